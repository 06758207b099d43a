import { scripted } from 'ludoteca';
import { type Event, ojoDelTerror, type State, type View } from 'ludoteca/ojo-del-terror';
import { type Scene, scene } from 'ludoteca/ojo-del-terror/testing';
import { accepted, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { spoken } from '../../spoken.js';
import { actions } from '../helpers/action-of-every-type.js';
import { adjudication } from '../helpers/adjudication.js';
import { across, allied, cede, claim, defend, invade, toldAs, trade } from '../helpers/orders.js';
import { holding, inTurn, planetsIn, resolve, start, withActions, withOrders } from '../helpers/positions.js';
import { labels, spokenGame } from '../helpers/spoken.js';

const languages = ['en', 'es', 'ca', 'fr'] as const;
const viewOf = (state: State): View => ojoDelTerror.view(state, null);

const state = start(['10', '9', 'constructor']);

test('a language the game lacks falls back to English', () => {
  for (const action of actions) expect(labels.action(action, 'de')).toBe(labels.action(action, 'en'));
  expect(labels.languages).toEqual(['en', 'es', 'ca', 'fr']);
});

const isSentence = (text: string): boolean => text.length > 3 && !/undefined|null|NaN|\[object|=>|native code/.test(text);

test('every action is said in each language, with the names of what it is about', () => {
  for (const action of actions) {
    const said = languages.map((language) => labels.action(action, language));
    expect([action, said.every(isSentence), said[0] === said[1], said[0] === said[3]]).toEqual([action, true, false, false]);
  }
  expect(labels.action({ type: 'add-order', player: 'a', order: invade('extasis', 2) }, 'es')).toMatch(/Éxtasis.*2/);
  expect(labels.action({ type: 'add-order', player: 'a', order: { type: 'surrender' } }, 'en')).toBe('surrender');
  const crossing = { type: 'add-order', player: 'a', order: across('extasis', 2) } as const;
  expect(labels.action(crossing, 'es')).toBe('invadir Éxtasis ×2 a través del Límite');
  expect(labels.action(crossing, 'en')).toBe('invade Éxtasis ×2 across the Boundary');
});

test('what is of a type that nobody knows is called by its type', () => {
  for (const type of ['surrender', 'toString', 'constructor', '__proto__'])
    for (const language of languages) {
      expect(labels.action({ type, player: 'a' } as never, language)).toBe(type);
      expect(labels.event({ type } as never, language, viewOf(state))).toBe(type);
    }
});

test('what failed is told with its reason, and an exchange with what its receivers took by force', () => {
  const failed = { type: 'cession-failed', planet: 'cadia', from: 'ada', to: 'bo' } as const;
  for (const language of languages) {
    const reasons = (['not-mirrored', 'planet-lost'] as const).map((reason) => labels.event({ ...failed, reason }, language));
    expect(new Set(reasons).size).toBe(2);
  }
  const done = { type: 'trade-executed', from: 'ada', to: 'bo' } as const;
  const told = (give: readonly string[], receive: readonly string[], language: string) =>
    labels.event({ ...done, give, receive }, language);
  expect(told([], ['cadia'], 'en')).toBe(
    'The trade of ada with bo stands: bo has conquered what they were to receive and hands Cadia to ada.',
  );
  expect(told(['cadia'], [], 'es')).toBe(
    'El intercambio de ada con bo vale: ada ha conquistado lo que iba a recibir y entrega Cadia a bo.',
  );
  for (const language of languages) expect(told([], [], language)).toMatch(/ada.*bo/);
});

test('French shortens « de » before whoever is called with a vowel', () => {
  const failed = (from: string) =>
    labels.event({ type: 'trade-failed', from, to: 'bo', give: [], receive: [], reason: 'planet-lost' }, 'fr');
  expect(['Óscar', 'Yves', 'Yann'].map(failed)).toEqual([
    'L’échange d’Óscar avec bo échoue : une planète a été perdue avant.',
    'L’échange d’Yves avec bo échoue : une planète a été perdue avant.',
    'L’échange de Yann avec bo échoue : une planète a été perdue avant.',
  ]);
});

/** Events of every type: from random games, and from turns made for the rare ones. */
const events = (): Event[] => {
  const found: Event[] = [];
  for (const seed of [1, 2, 3]) {
    const game = walk(
      ojoDelTerror,
      { players: ['a', 'b', 'c'], turns: 4, referee: seed === 1 ? 'present' : 'none', warbandSelection: seed === 2 ? 'choose' : 'random' },
      { name: 'labels', seed, maxSteps: 400 },
    );
    found.push(...game.setup.events, ...game.moves.flatMap((move) => [...move.events]));
  }
  const three = withActions(
    holding(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'blackLegion']), { a: ['ferrod'], b: ['mena-honda'] }),
    9,
  );
  const turns = [
    { a: [invade('mena-honda')], b: [cede('mena-honda', 'c')] },
    { b: [cede('mena-honda', 'c'), claim('no-mercy')], a: [defend('ferrod'), claim('no-mercy'), invade('coralis', 4)] },
    { a: [trade('b', ['ferrod'], ['mena-honda'])], b: [trade('a', ['mena-honda'], ['ferrod'])] },
    { a: [allied('yunque', ['a', 'b']), trade('b', ['ferrod'], ['mena-honda'])], b: [allied('yunque', ['a', 'b'])] },
    { a: [allied('yunque', ['a', 'b'])] },
    { a: [invade('refugio')] },
  ];
  for (const sheets of turns.slice(0, 5)) found.push(...resolve(withOrders(three, sheets)).events);
  const near = holding(three, { a: ['umbrath'], b: ['ferrod'] });
  found.push(...resolve(withOrders(near, turns[5]!)).events);
  const ending = resolve(inTurn(three, 8));
  found.push(...ending.events);
  const lord = resolve(inTurn(holding(three, { a: ['ferrod'] }), 8)).state;
  const named = accepted(ojoDelTerror.reduce(lord, { type: 'choose-lieutenants', player: 'a', lieutenants: ['b'] }, scripted([])));
  found.push(...named.events);
  const sheet = accepted(
    ojoDelTerror.reduce(withOrders(three, { a: [invade('yunque')] }), { type: 'remove-order', player: 'a', index: 0 }, scripted([])),
  );
  found.push(...sheet.events);
  const refereed = withOrders(start(['a', 'b'], undefined, { referee: 'present' }), { a: [claim('no-mercy')] });
  const closed = accepted(ojoDelTerror.reduce(refereed, { type: 'close-orders', player: 'referee' }, scripted([])));
  const ruled = accepted(
    ojoDelTerror.reduce(
      closed.state,
      { type: 'overrule-deed', player: 'referee', claimant: 'a', deed: 'no-mercy', verdict: 'grant' },
      scripted([]),
    ),
  );
  found.push(...closed.events, ...ruled.events);
  return found;
};

const eventTypes = [
  'game-created',
  'warband-chosen',
  'turn-started',
  'order-added',
  'order-removed',
  'orders-committed',
  'orders-reopened',
  'orders-closed',
  'verdict-recorded',
  ...adjudication,
  'lieutenants-chosen',
  'game-ended',
];

test('every event is told as a sentence in each language', () => {
  const all: Event[] = [...events(), { type: 'orders-reopened', player: 'a' }];
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(eventTypes));
  for (const event of all) {
    const told = languages.map((language) => labels.event(event, language));
    expect([event.type, told.every(isSentence), new Set(told).size]).toEqual([event.type, true, languages.length]);
    for (const sentence of told) expect(sentence).toMatch(/^\S.*[.]$/s);
    expect(ojoDelTerror.codecs.event.is(event)).toBe(true);
  }
});

test('whoever consecrates a sector without sacred worlds is not told to gain a favour', () => {
  const sector = planetsIn(state, 'CH');
  const bare = Object.fromEntries(sector.map((planet) => [planet, { controller: 'ada', sacred: [] } as const]));
  const told = (god: string | null, planets: NonNullable<Scene<'ada' | 'bo'>['planets']>) => {
    const begun = scene({ players: ['ada', 'bo'] }, { turn: 3, players: { ada: { warband: 'blackLegion' } }, planets });
    const { state: after, events: all } = resolve(withOrders(begun, { ada: [claim('consecration', { sector: 'CH', god })] }));
    const event = all.find(({ type }) => type === 'deed-achieved')!;
    return languages.map((language) => labels.event(event, language, viewOf(after)));
  };
  const sentences = told(null, bare);
  expect(sentences[0]).toBe('Consecration is achieved by ada (7 points).');
  expect(sentences.every((sentence) => !sentence.includes(';'))).toBe(true);
  const [first] = sector;
  expect(told('nurgle', { ...bare, [first!]: { controller: 'ada', sacred: ['nurgle'] } })[0]).toBe(
    'Consecration is achieved by ada (7 points); ada gains the favour of a god (Nurgle).',
  );
});

test('what a deed gives is told by name where the sheet named it: the worlds of a temple', () => {
  const begun = scene(
    { players: ['ada', 'bo'] },
    { turn: 3, players: { ada: { warband: 'ironWarriors', planets: ['furia', 'laberinto'] } } },
  );
  const temple = claim('chaos-temple', { inside: 'furia', outside: 'laberinto' });
  const { state: after, events: all } = resolve(withOrders(begun, { ada: [temple] }));
  const achieved = all.find(({ type }) => type === 'deed-achieved')!;
  expect(labels.event(achieved, 'en', viewOf(after))).toBe(
    'Chaos Temple is achieved by ada (0 points); ada gains sacred worlds (Furia and Laberinto).',
  );
  expect(labels.event(achieved, 'en')).toBe('Chaos Temple is achieved by ada (0 points); ada gains sacred worlds.');
});

test('allies of a Warlord are told of their points, unless the referee alone made him one', () => {
  const achieved = (granted: boolean): Event => ({
    type: 'deed-achieved',
    deed: 'warlord',
    players: [{ player: 'ada', own: 8, points: 8, granted }],
    benefitTo: null,
  });
  expect(labels.event(achieved(false), 'en')).toBe(
    'Warlord is achieved by ada (8 points); allies who acknowledged their Warlord gain 1 point each.',
  );
  expect(labels.event(achieved(true), 'en')).toBe('Warlord is achieved by ada (8 points, granted).');
  for (const language of languages) expect(labels.event(achieved(false), language)).toMatch(/ ?; .* 1 /);
});

test('players are told in seating order, though their ids be numbers', () => {
  const created: Event = { type: 'turn-started', turn: 1, allowances: { 10: 2, 9: 3, constructor: 4 } };
  for (const language of languages) expect(labels.event(created, language, viewOf(state))).toMatch(/10 2.*9 3.*constructor 4/);
  const revealed: Event = {
    type: 'orders-revealed',
    turn: 1,
    sheets: { 10: [], 9: [toldAs(invade('cadia'))], constructor: [] },
    verdicts: [],
  };
  for (const language of languages) expect(labels.event(revealed, language, viewOf(state))).toMatch(/10 ?: .*9 ?: .*constructor ?: /);
});

test('names of people stay as they are: a player called as a planet is no planet', () => {
  const event: Event = { type: 'planet-conquered', planet: 'cadia', from: 'fenris', to: 'portico' };
  for (const language of languages) expect(labels.event(event, language)).toMatch(/portico.*Cadia.*fenris/);
});

test('names in a row are joined as the language joins them', () => {
  const shared: Event = {
    type: 'orders-closed',
    uncommitted: ['ada', 'irene'],
  };
  expect(languages.map((language) => /ada (\S+) irene/.exec(labels.event(shared, language))?.[1])).toEqual(['and', 'e', 'i', 'et']);
});

test('one lieutenant is named in the singular, and none as none', () => {
  const told = (lieutenants: readonly string[], language: string) =>
    labels.action({ type: 'choose-lieutenants', player: 'a', lieutenants }, language);
  expect([told(['b'], 'en'), told(['b', 'c'], 'en')]).toEqual(['name b as lieutenant', 'name b and c as lieutenants']);
  expect([told(['b'], 'es'), told(['b', 'c'], 'es')]).toEqual(['nombrar lugarteniente a b', 'nombrar lugartenientes a b y c']);
  expect(languages.map((language) => told([], language))).toEqual([
    ...['name no lieutenants', 'no nombrar lugartenientes', 'no nomenar lloctinents', 'ne pas nommer de lieutenants'],
  ]);
});

spoken(spokenGame, {
  configs: [
    { players: ['ada', 'bo', 'cy'], turns: 2, referee: 'present' },
    { players: ['ada', 'bo', 'cy', 'di'], turns: 2, warbandSelection: 'choose', lieutenants: 1 },
  ],
  alike: ['sector', 'alliance', 'lieutenants'],
});

test('in Catalan it is the deed that is granted, by the referee, and “de” is shortened before eleven players', () => {
  const achieved = { player: 'ada', own: 5, points: 5, granted: true };
  expect(labels.event({ type: 'deed-achieved', deed: 'invincible', players: [achieved], benefitTo: null }, 'ca')).toBe(
    'ada (5 punts, concedida pel màster) compleix la gesta «Invencible».',
  );
  const few = { code: 'pack-too-few-warbands', clause: 'ET-VAL-15', message: '', facts: { warbands: 8, needed: 11 } } as const;
  expect(labels.refusal(few, 'ca')).toBe('El paquet té 8 bandes per a un màxim d’11 jugadors.');
});
