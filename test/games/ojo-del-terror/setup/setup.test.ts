import { E, scripted, seeded, type Throw } from 'ludoteca';
import { type Config, eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, refused, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { inFull } from '../../refusals-in-full.js';
import { smallPack } from '../helpers/packs.js';
import { holding, playAll, refuses, start } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

/** The first state with scripted lots (as indexes from 0), every one of which must be drawn. */
const begin = (config: Config, lots: readonly number[] = []) => {
  const dice = scripted(lots.map((index): Throw => index + 1));
  const step = accepted(ojoDelTerror.setup(config, dice));
  dice.finish();
  return step;
};

const homeOf = (number: number): string => eyeOfTerror.planets.find(({ home }) => home === number)!.id;

const held = ({ planets }: State): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(planets).flatMap(([id, { controller }]) => (controller === null ? [] : [[id, controller]])));

const bandsOf = (state: State): (string | null)[] => state.config.players.map((player) => state.players[player]!.warband);

clause('ET-SETUP-01', 'a game begins from a valid configuration and pack, and from no other', () => {
  expect(begin({ players: ['a', 'b'] }).state.phase).toBe('warbands');
  const wrong = ojoDelTerror.setup({ players: ['a'], pack: { ...eyeOfTerror, cadia: 'nowhere' }, turns: 21 }, scripted([]));
  expect(inFull(refused(wrong)).map(({ code, clause }) => [code, clause])).toEqual([
    ['config-players', 'ET-CFG-01'],
    ['config-pack', 'ET-CFG-02'],
    ['pack-unknown-reference', 'ET-VAL-02'],
    ['config-no-start-row', 'ET-CFG-03'],
    ['config-option', 'ET-CFG-06'],
  ]);
});

clause('ET-SETUP-02', 'planets start empty, with the inhabitants and the gods of the pack', () => {
  const { planets } = begin({ players: seats(3), startMode: 'planetless' }).state;
  expect(Object.keys(planets)).toHaveLength(56);
  for (const { id, inhabitants, sacred } of eyeOfTerror.planets)
    expect(planets[id]).toEqual({ controller: null, inhabitants: inhabitants?.units ?? 0, sacred: sacred === null ? [] : [sacred] });
});

clause('ET-SETUP-03', 'each seat gets its home by the row of the start table, and nothing else', () => {
  for (let count = 2; count <= 12; count++) {
    const players = seats(count);
    const { state, events, rolls } = begin({ players });
    const homes = players.map((_, seat) => homeOf(eyeOfTerror.startTable[String(count)]![seat]!));
    expect(held(state)).toEqual(Object.fromEntries(homes.map((home, seat) => [home, players[seat]!])));
    expect(players.map((player) => state.players[player]!.home)).toEqual(homes);
    expect(events[0]).toEqual({
      type: 'game-created',
      players,
      homes: Object.fromEntries(homes.map((home, seat) => [players[seat]!, home])),
    });
    expect(rolls).toEqual([]);
  }
});

clause('ET-SETUP-03', 'rows are read in seating order, whatever the ids of players and planets', () => {
  const { state } = begin({ players: ['10', '9'], pack: smallPack });
  expect(held(state)).toEqual({ 10: '10', 9: '9' });
  const turned = begin({ players: ['9', '10'], pack: smallPack }).state;
  expect(held(turned)).toEqual({ 10: '9', 9: '10' });
});

clause('ET-SETUP-04', 'homes by lot: each seat picks among those left in row order, the last takes what remains', () => {
  const config = { players: seats(4), homeAssignment: 'random' } as const; // the row is 1, 3, 8, 10
  const first = begin(config, [0, 0, 0]);
  expect(Object.values(first.state.players).map(({ home }) => home)).toEqual([1, 3, 8, 10].map(homeOf));
  expect(first.rolls.map((roll) => roll.kind === 'roll' && roll.sides)).toEqual([4, 3, 2]);
  const last = begin(config, [3, 2, 1]);
  expect(Object.values(last.state.players).map(({ home }) => home)).toEqual([10, 8, 3, 1].map(homeOf));
  const mixed = begin(config, [1, 2, 0]);
  expect(Object.values(mixed.state.players).map(({ home }) => home)).toEqual([3, 10, 1, 8].map(homeOf));
  expect(held(mixed.state)).toEqual(Object.fromEntries([3, 10, 1, 8].map((home, seat) => [homeOf(home), `p${seat}`])));
  const short = ojoDelTerror.setup(config, scripted([1, 1]));
  expect(E.isLeft(short) && short.left[0].code).toBe('dice-fault');
});

clause('ET-SETUP-05', 'a planetless start leaves the whole map empty and goes on as ever', () => {
  const { state, events } = begin({ players: ['a', 'b'], startMode: 'planetless', homeAssignment: 'random' });
  expect(held(state)).toEqual({});
  expect(events[0]).toEqual({ type: 'game-created', players: ['a', 'b'], homes: { a: null, b: null } });
  const turn = start(['a', 'b'], undefined, { startMode: 'planetless' });
  expect(turn).toMatchObject({ phase: 'orders', turn: 1 });
  expect(ojoDelTerror.view(turn, null).allowances).toEqual({ a: 1, b: 1 });
});

clause('ET-SETUP-06', 'homes come before bands', () => {
  const choosing = begin({ players: ['a', 'b'] });
  expect(choosing.state.players).toMatchObject({ a: { home: 'coralis', warband: null }, b: { home: 'obsidar', warband: null } });
  expect(choosing.state.planets['coralis']!.controller).toBe('a');
  // With both by lot, the lots of the homes fall first: one for two homes, then two for twelve and eleven bands.
  const { rolls, events } = begin({ players: ['a', 'b'], homeAssignment: 'random', warbandSelection: 'random' }, [0, 0, 0]);
  expect(rolls.map((roll) => roll.kind === 'roll' && roll.sides)).toEqual([2, 12, 11]);
  expect(events.map(({ type }) => type)).toEqual(['game-created', 'warband-chosen', 'warband-chosen', 'turn-started']);
});

clause('ET-SETUP-07', 'bands are chosen one after another in seating order', () => {
  let { state } = begin({ players: ['10', '9', 'a'] });
  for (const [player, warband] of [
    ['10', 'hollowChoir'],
    ['9', 'blackLegion'],
    ['a', 'deathGuard'],
  ] as const) {
    expect(state.phase).toBe('warbands');
    expect(ojoDelTerror.actors(state)).toEqual([player]);
    for (const other of ['10', '9', 'a'])
      if (other !== player)
        expect(refuses(state, { type: 'choose-warband', player: other, warband })).toEqual(['not-your-turn', 'ET-ACT-03']);
    state = playAll(state, { type: 'choose-warband', player, warband });
  }
  expect(bandsOf(state)).toEqual(['hollowChoir', 'blackLegion', 'deathGuard']);
});

clause('ET-SETUP-08', 'bands by lot: each seat picks among those left in pack order, and nobody chooses', () => {
  const { state, rolls } = begin({ players: ['a', 'b', 'c'], warbandSelection: 'random' }, [11, 0, 9]);
  expect(bandsOf(state)).toEqual(['brokenOath', 'thousandSons', 'hollowChoir']);
  expect(rolls.map((roll) => roll.kind === 'roll' && roll.sides)).toEqual([12, 11, 10]);
  expect(state).toMatchObject({ phase: 'orders', turn: 1 });
  const full = begin({ players: seats(12), warbandSelection: 'random' }, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(bandsOf(full.state)).toEqual(eyeOfTerror.warbands.map(({ id }) => id));
  // Of two bands for two seats only the first is drawn.
  expect(bandsOf(begin({ players: ['a', 'b'], pack: smallPack, warbandSelection: 'random' }, [1]).state)).toEqual(['1', '2']);
});

clause('ET-SETUP-09', 'fixed bands go to the seats as listed, and nobody chooses', () => {
  const { state, events } = begin({ players: ['a', 'b'], warbandSelection: 'fixed', fixedWarbands: ['wordBearers', 'ironWarriors'] });
  expect(bandsOf(state)).toEqual(['wordBearers', 'ironWarriors']);
  expect(state).toMatchObject({ phase: 'orders', turn: 1 });
  expect(events.slice(1, 3)).toEqual([
    { type: 'warband-chosen', player: 'a', warband: 'wordBearers', dedication: 'absolute' },
    { type: 'warband-chosen', player: 'b', warband: 'ironWarriors', dedication: 'morvath' },
  ]);
});

clause('ET-SETUP-10', 'everybody begins with nothing achieved, and every deed is open', () => {
  const { state } = begin({ players: seats(5) });
  for (const player of Object.values(state.players))
    expect(player).toMatchObject({ favours: [], permanentActions: 0, score: 0, scoreByTurn: [], deeds: [] });
  expect(Object.keys(state.deeds)).toHaveLength(18);
  expect(new Set(Object.values(state.deeds))).toEqual(new Set([null]));
  expect(state).toMatchObject({ turn: 0, verdicts: [], history: [], lieutenants: null });
});

clause('ET-SETUP-11', 'the last band chosen begins turn 1', () => {
  const { state } = begin({ players: ['a', 'b'] });
  const half = playAll(state, { type: 'choose-warband', player: 'a', warband: 'blackLegion' });
  expect(half).toMatchObject({ phase: 'warbands', turn: 0 });
  const step = accepted(ojoDelTerror.reduce(half, { type: 'choose-warband', player: 'b', warband: 'nightLords' }, scripted([])));
  expect(step.state).toMatchObject({ phase: 'orders', turn: 1 });
  expect(step.events.at(-1)).toEqual({ type: 'turn-started', turn: 1, allowances: { a: 2, b: 2 } });
});

clause('ET-SETUP-12', 'no two players lead one band, though two bands may worship alike', () => {
  const { state } = begin({ players: ['a', 'b'] });
  const chosen = playAll(state, { type: 'choose-warband', player: 'a', warband: 'blackLegion' });
  expect(refuses(chosen, { type: 'choose-warband', player: 'b', warband: 'blackLegion' })).toEqual(['warband-taken', 'ET-WAR-01']);
  const both = playAll(chosen, { type: 'choose-warband', player: 'b', warband: 'wordBearers' });
  expect(bandsOf(both)).toEqual(['blackLegion', 'wordBearers']);
  for (const seed of [1, 2, 3]) {
    const drawn = accepted(ojoDelTerror.setup({ players: seats(12), warbandSelection: 'random' }, seeded(seed))).state;
    expect(new Set(bandsOf(drawn)).size).toBe(12);
  }
});

clause('ET-SETUP-13', 'a favour adds to the faith and changes neither band nor dedication', () => {
  const four = ['dulcamara', 'crisol', 'llaga', 'laberinto'];
  const state = holding(start(['a', 'b'], ['worldEaters', 'nightLords']), { a: four });
  const turn = playAll(
    state,
    { type: 'submit-orders', player: 'a', orders: [{ type: 'claim', deed: 'chosen-of-chaos', god: 'nurgle' }] },
    { type: 'commit-orders', player: 'b' },
  );
  expect(turn.players['a']).toMatchObject({ warband: 'worldEaters', favours: ['nurgle'] });
  // Still a band of Khorne: its deed is open, that of Nurgle is not.
  expect(refuses(turn, { type: 'add-order', player: 'a', order: { type: 'claim', deed: 'plague-of-nurgle' } })).toEqual([
    'deed-not-eligible',
    'ET-CLAIM-03',
  ]);
  expect(playAll(turn, { type: 'add-order', player: 'a', order: { type: 'claim', deed: 'skulls' } }).sheets['a']!.orders).toHaveLength(1);
  for (const seed of [1, 2]) {
    const game = walk(ojoDelTerror, { players: seats(3), warbandSelection: 'random', turns: 4 }, { name: 'bands', seed, maxSteps: 2000 });
    for (const { state: later } of game.moves) expect(bandsOf(later)).toEqual(bandsOf(game.setup.state));
  }
});
