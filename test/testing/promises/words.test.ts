import type { ConformanceOptions } from 'ludoteca/testing';
import { type Bids, type Breach, testBreaches, there } from '../helpers/breaches.js';
import { type SealedBids, sealedBids } from '../helpers/sealed-bids.js';

const { definition } = sealedBids;
const labels = definition.labels!;
const worded = (change: Partial<typeof labels>): Bids => ({
  ...sealedBids,
  definition: { ...definition, labels: { ...labels, ...change } },
});
const eventReads = (sentence: unknown, when: (type: string, language: string, view: unknown) => boolean = () => true): Bids =>
  worded({
    languages: ['en', 'la'],
    event: (event, language, view) => (when(event.type, language!, view) ? (sentence as string) : labels.event(event)),
  });
const wordless: Bids = { ...sealedBids, definition: { ...definition, labels: undefined as never } };

const committing: Partial<ConformanceOptions<SealedBids>> = { choose: (_, player) => ({ type: 'commit', player }) };

const breaches: readonly Breach[] = [
  ['has no title in English', 'labels', { ...sealedBids, title: { es: 'Pujas' } }, 'sealed-bids: its title in en: nothing is no text.'],
  ['has an empty title', 'labels', { ...sealedBids, title: { en: 'Bids', es: ' ' } }, 'sealed-bids: its title in es: it is empty.'],
  [
    'speaks no English',
    'labels',
    worded({ languages: ['la', 'en'] }),
    'sealed-bids: the first language: "en" was expected, "la" was found.',
  ],
  [
    'says nothing of how it begins',
    'labels',
    eventReads(' ', (type) => type === 'lot-shown'),
    `${there}: {"type":"lot-shown","lot":4} in en: it is empty.`,
  ],
  [
    'says no text',
    'labels',
    eventReads(7, (type) => type === 'committed'),
    `${there}, step 11, {"type":"commit","player":"bo"}: {"type":"committed","player":"bo"} in en: 7 is no text.`,
  ],
  [
    'says what is undefined',
    'labels',
    eventReads('ada bids undefined.', (type) => type === 'bid-written'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: {"type":"bid-written","player":"bo","coins":0,"against":[]} in en: it reads "ada bids undefined.".`,
  ],
  [
    'says what is an object',
    'labels',
    eventReads('ada bids [object Object].', (type) => type === 'bid-written'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: {"type":"bid-written","player":"bo","coins":0,"against":[]} in en: it reads "ada bids [object Object].".`,
  ],
  [
    'says what is no number',
    'labels',
    eventReads('ada bids NaN.', (type) => type === 'bid-written'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: {"type":"bid-written","player":"bo","coins":0,"against":[]} in en: it reads "ada bids NaN.".`,
  ],
  ['says undefinedness and nanny', 'labels', eventReads('NaNny undefinedness [objects]', (type) => type === 'bid-written'), null],
  [
    'says nothing to those who look',
    'labels',
    eventReads('', (_, __, view) => view !== undefined),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: {"type":"bid-written","player":"bo","coins":0,"against":[]} in en, with a view: it is empty.`,
  ],
  [
    'says nothing in the second language',
    'labels',
    eventReads('', (type, language) => type === 'committed' && language === 'la'),
    `${there}, step 11, {"type":"commit","player":"bo"}: {"type":"committed","player":"bo"} in la: it is empty.`,
  ],
  [
    'says nothing of what others saw',
    'labels',
    worded({ event: (event) => (event.type === 'peeked' && event.lot === null ? '' : labels.event(event)) }),
    `${there}, step 4, {"type":"peek","player":"bo"}: {"type":"peeked","player":"bo","lot":null} in en: it is empty.`,
    { closely: 40 },
  ],
  [
    'says nothing of an action',
    'labels',
    worded({ action: (action) => (action.type === 'commit' ? '' : labels.action(action)) }),
    `${there}, step 11, {"type":"commit","player":"bo"}: the action in en: it is empty.`,
  ],
  [
    'has no name for an action',
    'labels',
    worded({ name: (name) => (name === 'commit' ? '' : name) }),
    `${there}, step 11, {"type":"commit","player":"bo"}: its name in en: it is empty.`,
  ],
  [
    'says an action otherwise in a language that it lacks',
    'labels',
    worded({ action: (action, language) => (language === 'en' ? labels.action(action) : 'nihil') }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in a language the game lacks: "bid 0" was expected, "nihil" was found.`,
  ],
  [
    'says an action otherwise in a language that nobody speaks',
    'labels',
    worded({ action: (action, language) => (language === 'no such language' ? 'nihil' : labels.action(action)) }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in a language the game lacks: "bid 0" was expected, "nihil" was found.`,
  ],
  [
    'says an event otherwise where it is not said in English',
    'labels',
    worded({ event: (event, language) => (language === 'en' ? labels.event(event) : 'nihil') }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in a language the game lacks: "bo bids 0 in secret." was expected, "nihil" was found.`,
  ],
  [
    'says an event otherwise in a language that it lacks',
    'labels',
    worded({ event: (event, language) => (language === 'no such language' && event.type === 'committed' ? 'nihil' : labels.event(event)) }),
    `${there}, step 11, {"type":"commit","player":"bo"}: in a language the game lacks: "bo has committed." was expected, "nihil" was found.`,
  ],
  [
    'fails at a name that every object has',
    'labels',
    worded({ name: (name) => (name === 'toString' ? (undefined as never) : name) }),
    'sealed-bids: the name of toString: nothing is no text.',
  ],
  [
    'throws at a name that it lacks',
    'labels',
    worded({
      name: (name) => {
        if (name === 'no such id') throw new Error('no such name');
        return name;
      },
    }),
    'sealed-bids: no such name',
  ],
  [
    'throws at an event',
    'labels',
    worded({
      event: (event) => {
        if (event.type === 'committed') throw new Error('no words');
        return labels.event(event);
      },
    }),
    `${there}, step 11, {"type":"commit","player":"bo"}: no words`,
  ],
  ['leaves its words to the core', 'labels', wordless, null],
  [
    'never loses a coin or opens a bid',
    'reached',
    sealedBids,
    'sealed-bids: no game reached the events: coin-lost, bid-opened.',
    { ...committing, unreached: ['bid', 'peek', 'withdraw'], events: ['committed', 'coin-lost', 'lot-shown', 'bid-opened'] },
  ],
  ['never bids', 'reached', sealedBids, 'sealed-bids: no game reached the actions: bid, withdraw.', { ...committing, unreached: ['peek'] }],
  [
    'shows only its first lot',
    'reached',
    sealedBids,
    null,
    {
      ...committing,
      unreached: ['bid', 'peek', 'withdraw'],
      configs: [{ players: ['ada', 'bo'], lots: 1 }],
      events: ['lot-shown', 'favour-shown'],
    },
  ],
  [
    'reaches some of what was asked for',
    'reached',
    sealedBids,
    'sealed-bids: no game reached: a miracle, a wonder.',
    {
      ...committing,
      unreached: ['bid', 'peek', 'withdraw'],
      reach: { 'a lot': ({ number }) => number === 1, 'a miracle': () => false, 'a wonder': () => false },
    },
  ],
];
testBreaches(breaches);
