import { E, scripted, seeded } from 'ludoteca';
import { type Action, type ContentPack, type Event, eyeOfTerror, ojoDelTerror, type State, type View } from 'ludoteca/ojo-del-terror';
import { accepted, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { spoken } from '../spoken.js';
import { smallPack } from './packs.js';
import {
  allied,
  cede,
  claim,
  defend,
  defendSector,
  holding,
  inTurn,
  invade,
  playAll,
  resolve,
  start,
  trade,
  withActions,
  withOrders,
} from './table.js';

const { labels } = ojoDelTerror;
const languages = ['en', 'es'] as const;
const viewOf = (state: State): View => ojoDelTerror.view(state, null);

const state = start(['10', '9', 'constructor']);

/** One action of every type, the orders among them. */
const actions: readonly Action[] = [
  { type: 'choose-warband', player: 'a', warband: 'blackLegion' },
  ...[
    invade('cadia', 3),
    allied('fenris', ['a', 'b', 'c'], { killer: 'b', warlord: 'c', count: 2 }),
    defend('yunque', 2),
    defendSector('PC'),
    cede('cadia', 'b'),
    trade('b', ['cadia', 'portico'], ['fenris']),
    claim('skulls'),
    claim('chaos-temple', { inside: 'furia', outside: 'laberinto' }),
    claim('consecration', { sector: 'CH', god: 'khorne' }),
  ].map((order): Action => ({ type: 'add-order', player: 'a', order })),
  { type: 'remove-order', player: 'a', index: 0 },
  { type: 'submit-orders', player: 'a', orders: [] },
  { type: 'submit-orders', player: 'a', orders: [invade('cadia'), cede('fenris', 'b')] },
  { type: 'commit-orders', player: 'a' },
  { type: 'reopen-orders', player: 'a' },
  { type: 'close-orders', player: 'referee' },
  { type: 'overrule-deed', player: 'referee', claimant: 'a', deed: 'skulls', verdict: 'deny' },
  { type: 'publish-turn', player: 'referee' },
  { type: 'choose-lieutenants', player: 'a', lieutenants: ['b', 'c'] },
];

test('everything of the pack has a name in both languages', () => {
  const { planets, warbands, sectors, kinds, gods } = eyeOfTerror;
  for (const list of [planets, warbands, sectors, kinds, gods] as readonly (readonly { id: string; name: string; english?: string }[])[])
    for (const { id, name, english } of list) {
      expect(labels.name(id, 'es')).toBe(name);
      expect(labels.name(id, 'en')).toBe(english ?? name);
    }
  expect([labels.name('skulls'), labels.name('skulls', 'es')]).toEqual([
    'Skulls for the Throne of Skulls!',
    '¡Cráneos para el trono de cráneos!',
  ]);
});

test('every action, phase and kind of order has a name of its own in both languages', () => {
  const ids = [
    ...actions.map(({ type }) => type),
    ...['invade', 'defend', 'defend-sector', 'cede', 'trade', 'claim'],
    ...['warbands', 'orders', 'review', 'lieutenants', 'finished', 'referee', 'absolute', 'renegade'],
  ];
  for (const id of ids)
    for (const language of languages) expect([id, language, labels.name(id, language).length > 2]).toEqual([id, language, true]);
  for (const id of ids) if (id !== 'invade') expect([id, labels.name(id, 'es') === id]).toEqual([id, false]);
});

/** Every field that any form asks for, wherever it can be met. */
const fields = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const note = (game: State, player: string, type: string): void => {
    const dice = seeded(type);
    for (let form = 0; form < 80; form++) {
      const answers: Record<string, unknown> = {};
      for (;;) {
        const next = ojoDelTerror.choices(game, player, type, answers);
        if (E.isLeft(next) || next.right.kind === 'done') break;
        const { field, question } = next.right;
        found.add(field.split('.').at(-1)!);
        if (question.kind === 'one' && question.from.length > 0) answers[field] = question.from[dice.roll(question.from.length, field) - 1];
        else if (question.kind === 'range') answers[field] = Math.max(question.min, 1);
        else if (question.kind === 'some') answers[field] = question.from.slice(0, Math.max(1, question.min));
        else break;
      }
    }
  };
  const bands = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  note(bands, 'a', 'choose-warband');
  const begun = start(['a', 'b', 'c'], ['ironWarriors', 'blackLegion', 'deathGuard'], { referee: 'present', turns: 2 });
  const refereed = withActions(holding(begun, { a: ['ferrod'], b: ['coralis'], c: ['mena-honda'] }), 3);
  for (const player of ['a', 'b']) for (const type of ['add-order', 'submit-orders']) note(refereed, player, type);
  const written = withOrders(refereed, { a: [claim('no-mercy')] });
  note(written, 'a', 'remove-order');
  note(playAll(written, { type: 'close-orders', player: 'referee' }), 'referee', 'overrule-deed');
  const last = resolve(resolve(holding(refereed, { a: ['ferrod'] })).state).state;
  note(last, 'a', 'choose-lieutenants');
  return found;
};
test('every field of every form has a name in both languages', () => {
  const names = [...fields()].filter((field) => field !== 'length' && !/^\d+$/.test(field));
  expect(names).toEqual(expect.arrayContaining(['warband', 'type', 'planet', 'count', 'alliance', 'warlord', 'claimant', 'lieutenants']));
  // A word may be alike in both languages (`sector`), but is then no mere id.
  const alike = new Set(['sector', 'index']);
  for (const field of names) expect([field, alike.has(field) || labels.name(field, 'es') !== field]).toEqual([field, true]);
});

test('ids that nothing has, or that every object has, are their own names', () => {
  for (const id of ['nowhere', 'constructor', 'toString', '__proto__', ''])
    for (const language of [undefined, 'en', 'es', 'fr']) {
      expect(labels.name(id, language)).toBe(id);
      expect(labels.name(id, language, viewOf(state))).toBe(id);
    }
});

test('a language the game lacks falls back to English', () => {
  for (const action of actions) expect(labels.action(action, 'ca')).toBe(labels.action(action, 'en'));
  expect(labels.languages).toEqual(['en', 'es']);
});

test('names of a pack of one’s own come with its view', () => {
  const small = viewOf(start(['10', '9'], undefined, { pack: smallPack }));
  expect(labels.name('valueOf', 'en', small)).toBe('Inside');
  expect(labels.action({ type: 'add-order', player: '10', order: defendSector('valueOf') }, 'en', small)).toContain('Inside');
  expect(labels.name('cadia', 'en', small)).toBe('cadia');
});

const isSentence = (text: string): boolean => text.length > 3 && !/undefined|null|NaN|\[object|=>|native code/.test(text);

test('every action is said in both languages, with the names of what it is about', () => {
  for (const action of actions) {
    const [english, spanish] = languages.map((language) => labels.action(action, language)) as [string, string];
    expect([action, isSentence(english), isSentence(spanish), english === spanish]).toEqual([action, true, true, false]);
  }
  expect(labels.action({ type: 'add-order', player: 'a', order: invade('extasis', 2) }, 'es')).toMatch(/Éxtasis.*2/);
  expect(labels.action({ type: 'add-order', player: 'a', order: { type: 'surrender' } }, 'en')).toBe('surrender');
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
  const named = accepted(ojoDelTerror.reduce(lord, { type: 'choose-lieutenants', player: 'a', lieutenants: ['b', 'c'] }, scripted([])));
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
  'orders-revealed',
  'alliance-formed',
  'alliance-failed',
  'defence-raised',
  'inhabitants-killed',
  'fight-resolved',
  'planet-conquered',
  'planet-ceded',
  'cession-failed',
  'trade-executed',
  'trade-failed',
  'player-eliminated',
  'player-returned',
  'deed-achieved',
  'deed-failed',
  'turn-scored',
  'lieutenants-chosen',
  'game-ended',
];

test('every event is told as a sentence in both languages', () => {
  const all: Event[] = [...events(), { type: 'orders-reopened', player: 'a' }];
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(eventTypes));
  for (const event of all) {
    const [english, spanish] = languages.map((language) => labels.event(event, language)) as [string, string];
    expect([event.type, isSentence(english), isSentence(spanish), english === spanish]).toEqual([event.type, true, true, false]);
    for (const sentence of [english, spanish]) expect(sentence).toMatch(/^\S.*[.]$/s);
    expect(ojoDelTerror.codecs.event.is(event)).toBe(true);
  }
});

test('players are told in seating order, though their ids be numbers', () => {
  const created: Event = { type: 'turn-started', turn: 1, allowances: { 10: 2, 9: 3, constructor: 4 } };
  for (const language of languages) expect(labels.event(created, language, viewOf(state))).toMatch(/10 2.*9 3.*constructor 4/);
  const revealed: Event = { type: 'orders-revealed', turn: 1, sheets: { 10: [], 9: [invade('cadia')], constructor: [] }, verdicts: [] };
  for (const language of languages) expect(labels.event(revealed, language, viewOf(state))).toMatch(/10: .*9: .*constructor: /);
});

const drawn = (game: State, language = 'en'): string => labels.draw!(viewOf(game), language);

test('the map is drawn with every subsector, and a line for every player', () => {
  const text = drawn(holding(state, { 10: ['cadia', 'furia'], 9: ['rubra'] }));
  for (const { id } of eyeOfTerror.subsectors) expect(text).toContain(id);
  const lines = text.split('\n');
  for (const player of ['10', '9', 'constructor'])
    expect(lines.filter((line) => new RegExp(`\\b${player}\\b.*points`).test(line))).toHaveLength(1);
  expect(lines.find((line) => line.includes('constructor'))).toMatch(/0 points\s+0 planets\s+1 action\b/);
  expect(lines.find((line) => /\b10\b/.test(line))).toMatch(/2 planets/);
});

test('players with odd names are drawn in every phase', () => {
  const odd = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];
  const bands = accepted(ojoDelTerror.setup({ players: odd }, scripted([]))).state;
  const ended = resolve(inTurn(start(odd), 8)).state;
  for (const game of [bands, start(odd), ended])
    for (const language of languages) expect(drawn(game, language)).not.toMatch(/native code|function|undefined|\[object/);
});

test('the map is drawn in the language asked for', () => {
  expect(drawn(state, 'es')).not.toMatch(/\b(points?|planets?|actions?|gate)\b/);
  expect(drawn(state, 'es')).toContain('Mil Hijos');
});

const shifted = (rows: number, columns: number): ContentPack => ({
  ...eyeOfTerror,
  subsectors: eyeOfTerror.subsectors.map((subsector) => ({
    ...subsector,
    cells: subsector.cells!.map(([row, column]): [number, number] => [row + rows, column + columns]),
  })),
});
test('a map is drawn alike wherever its cells lie on the grid', () => {
  const plain = drawn(state);
  for (const [rows, columns] of [
    [-1, -1],
    [-10, 3],
    [7, 0],
    [200, 100],
  ] as const)
    expect(drawn(start(['10', '9', 'constructor'], undefined, { pack: shifted(rows, columns) }))).toBe(plain);
});

test('cells of one subsector that lie far apart do not blow up the map', () => {
  const column = (...rows: readonly number[]) => rows.map((row) => [row, 1] as const);
  const subsectors = smallPack.subsectors.map((region) => ({ ...region, cells: region.id === 'o' ? column(1, 50_000) : column(2) }));
  const text = drawn(start(['10', '9'], undefined, { pack: { ...smallPack, subsectors } }));
  for (const { id } of subsectors) expect(text).toContain(id);
  expect(text.split('\n').length).toBeLessThan(30);
});

test('a map without cells is drawn as a list', () => {
  const text = drawn(start(['10', '9'], undefined, { pack: smallPack }));
  expect(text).toMatch(/^o\s+A B ·$/m);
  expect(text).toMatch(/^constructor\s+· ·$/m);
});

test('names of people stay as they are: a player called as a planet is no planet', () => {
  const event: Event = { type: 'planet-conquered', planet: 'cadia', from: 'fenris', to: 'portico' };
  for (const language of languages) expect(labels.event(event, language)).toMatch(/portico.*Cadia.*fenris/);
});

spoken(ojoDelTerror, {
  configs: [
    { players: ['ada', 'bo', 'cy'], turns: 2, referee: 'present' },
    { players: ['ada', 'bo', 'cy', 'di'], turns: 2, warbandSelection: 'choose', lieutenants: 1 },
  ],
  alike: ['sector'],
});
