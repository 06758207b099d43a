import { answering, type Bids, type Breach, type State, testBreaches, there } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

const { definition } = sealedBids;
const over = ({ phase }: State): boolean => phase === 'over';
let asked = 0;
const citing = (cites: Bids['cites'], more: Partial<Bids['definition']> = {}): Bids => ({
  ...sealedBids,
  cites,
  definition: { ...definition, ...more },
});
const eventClauses = Object.fromEntries(
  ['lot-shown', 'bid-written', 'bid-withdrawn', 'peeked', 'committed', 'bid-opened', 'lot-sold', 'coin-lost', 'favour-shown'].map(
    (type) => [type, []],
  ),
) as never;
const gist = (name: string): Bids => ({
  ...sealedBids,
  gist: () => name,
  definition: { ...definition, gist: () => name },
  labels: { ...sealedBids.labels, name: (id) => (id === 'nameless' ? ' ' : id) },
});

const breaches: readonly Breach[] = [
  [
    'tells somebody that he may not act',
    'actors-seen',
    answering('actors', (actors, [, viewer]) => (viewer === undefined ? actors : actors.filter((player) => player !== viewer))),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada is to act, and is told otherwise.`,
  ],
  [
    'tells somebody that he may act',
    'actors-seen',
    answering('actors', (actors, [state, viewer]) => (viewer && !over(state) && !actors.includes(viewer) ? [...actors, viewer] : actors)),
    `${there}, step 4, {"type":"peek","player":"bo"}: ada is not to act, and is told otherwise.`,
  ],
  [
    'does not wait for somebody, as it tells him',
    'actors-seen',
    answering('awaited', (players, [, viewer]) => (viewer === undefined ? players : players.filter((player) => player !== viewer))),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada is waited for, and is told otherwise.`,
  ],
  [
    'waits for somebody, as it tells him',
    'actors-seen',
    answering('awaited', (players, [, viewer]) => (viewer === undefined ? players.slice(0, 1) : players)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: bo is not waited for, and is told otherwise.`,
  ],
  [
    'waits for another, as it tells a spectator',
    'actors-seen',
    answering('awaited', (players, [, viewer]) => (viewer === null ? ['cy', 'di'] : players)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a spectator is told that ["cy","di"] is waited for, and that they may not act.`,
  ],
  [
    'tells a spectator after the end that somebody may act',
    'actors-seen',
    answering('actors', (actors, [state, viewer]) => (viewer === null && over(state) ? ['ada'] : actors)),
    `${there}, step 20, {"type":"commit","player":"bo"}: the game is over, and a spectator is told that ["ada"] may act.`,
  ],
  [
    'tells a spectator of nobody who may act',
    'actors-seen',
    {
      ...answering('actors', (actors, [, viewer]) => (viewer === null ? [] : actors)),
      awaited: (state, viewer) => (viewer === null ? [] : sealedBids.awaited(state, viewer)),
    },
    null,
  ],
  [
    'sees somebody beyond winning',
    'standing',
    answering('evaluate', () => 1.01),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada stands at 1.01.`,
  ],
  [
    'sees a winner beyond winning, where few steps are looked at closely',
    'standing',
    answering('evaluate', (guess, [state]) => (over(state) ? 1.2 * guess : guess)),
    `${there}, step 20, {"type":"commit","player":"bo"}: bo stands at 1.2.`,
    { closely: 0 },
  ],
  [
    'sees somebody beyond losing',
    'standing',
    answering('evaluate', () => -0.01),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada stands at -0.01.`,
  ],
  [
    'sees somebody nowhere',
    'standing',
    answering('evaluate', () => Number.NaN),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada stands at NaN.`,
  ],
  [
    'sees the first as winner and the second as loser',
    'standing',
    answering('evaluate', (_, [, player]) => (player === 'ada' ? 1 : 0)),
    null,
  ],
  [
    'counts points without end',
    'standing',
    answering('points', () => Number.POSITIVE_INFINITY),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada has Infinity points.`,
  ],
  [
    'counts otherwise each time',
    'standing',
    answering('points', () => asked++),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: asked again it says otherwise: at 1 0 was expected, 1 was found.`,
  ],
  [
    'guesses otherwise each time',
    'standing',
    answering('evaluate', () => 1 / ++asked),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: asked again it says otherwise: at 0 0.3333333333333333 was expected, 0.25 was found.`,
  ],
  [
    'cites a clause that it lacks',
    'citations',
    citing(() => ['SB-NONE-01' as never]),
    'sealed-bids: bid cites ["SB-NONE-01"], which a spectator cannot look up.',
  ],
  [
    'cites nothing for one of its actions',
    'citations',
    citing((what) => ('action' in what && what.action === 'bid' ? ['SB-BID-01'] : [])),
    'sealed-bids: withdraw cites nothing, and others do: name a clause in `cites` of its rule, or in that of none.',
  ],
  ['cites nothing at all', 'citations', sealedBids, null],
  [
    'cites nothing for its events, though they have clauses',
    'citations',
    citing(() => [], { eventClauses }),
    'sealed-bids: bid-written cites nothing, and others do: name a clause for it in `eventClauses`, or give none.',
  ],
  [
    'cites a clause that it lacks for an event',
    'citations',
    citing((what) => ('event' in what && what.event === 'committed' ? ['SB-NONE-01' as never, 'SB-END-01'] : [])),
    'sealed-bids: committed cites ["SB-NONE-01"], which a spectator cannot look up.',
  ],
  [
    'cites something for an action it lacks',
    'citations',
    citing((what) => ('action' in what && what.action === '__proto__' ? ['SB-END-01'] : [])),
    'sealed-bids: what __proto__ cites: at 0 nothing was expected, "SB-END-01" was found.',
  ],
  [
    'cites something for an event it lacks',
    'citations',
    citing((what) => ('event' in what && what.event === 'no such type' ? ['SB-END-01'] : [])),
    'sealed-bids: what no such type cites: at 0 nothing was expected, "SB-END-01" was found.',
  ],
  [
    'cites something for what every object has',
    'citations',
    citing((what) => ('event' in what && what.event === 'constructor' ? ['SB-END-01'] : [])),
    'sealed-bids: what constructor cites: at 0 nothing was expected, "SB-END-01" was found.',
  ],
  [
    'comes to something without a name',
    'citations',
    gist('nameless'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: "nameless" has no name.`,
  ],
  ['comes to something with a name', 'citations', gist('a bargain'), null],
  [
    'has no names, and does not say what it comes to',
    'citations',
    { ...sealedBids, labels: { ...sealedBids.labels, name: () => ' ' } },
    null,
  ],
];
testBreaches(breaches);
