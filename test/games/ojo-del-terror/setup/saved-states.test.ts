import { createMatch, loadMatch, O, seeded } from 'ludoteca';
import { type Config, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, cede, defend, invade } from '../helpers/orders.js';
import { smallPack, withoutChaosMarines } from '../helpers/packs.js';
import { resolve, start, withOrders } from '../helpers/positions.js';
import { decoded, game, players, throughJson } from '../helpers/saved-states.js';

const configs: Readonly<Record<string, Config>> = {
  default: { players, turns: 3 },
  refereed: { players, turns: 3, referee: 'present', warbandSelection: 'random' },
  planetless: {
    players: ['a', 'b'],
    turns: 4,
    doubledTurns: 4,
    startMode: 'planetless',
    warbandSelection: 'random',
    favourOpensDeeds: true,
  },
  'small pack': { players: ['10', '9'], turns: 3, pack: smallPack, homeAssignment: 'random', templeSanctity: 'replace' },
  'without Chaos Marines': { players: ['a', 'b'], turns: 2, pack: withoutChaosMarines, warbandSelection: 'random' },
  'twelve players': {
    players: Array.from({ length: 12 }, (_, i) => `${12 - i}`),
    turns: 2,
    warbandSelection: 'random',
    recruitmentKinds: 'any',
  },
};

for (const [name, config] of Object.entries(configs))
  test(`every state of a game can be saved and loaded: ${name}`, () => {
    const { setup, moves, stopped } = game(name, config, 1);
    expect(stopped).toBe('over');
    const states = [setup.state, ...moves.map(({ state }) => state)];
    for (const [i, state] of states.entries()) if (i % 20 === 0 || i > states.length - 3) expect(accepted(decoded(state))).toEqual(state);
  });

test('a match with a pack of one’s own is saved and loaded, and goes on', () => {
  for (const own of [smallPack, withoutChaosMarines]) {
    const config: Config = { players: ['10', '9'], pack: own, turns: 2, homeAssignment: 'random', warbandSelection: 'random' };
    const match = accepted(createMatch(ojoDelTerror, config, { dice: seeded('match') }));
    const choices = seeded('choices');
    while (O.isNone(match.outcome()) && match.length < 15) {
      const [player] = match.actors();
      accepted(match.play(player!, match.game.randomAction(match.state, player!, choices)));
    }
    const loaded = accepted(loadMatch(ojoDelTerror, throughJson(match.record())));
    expect(loaded.state).toEqual(match.state);
    expect(loaded.actors()).toEqual(match.actors());
  }
});

test('a lot between an alliance and a player called like it is saved and loaded', () => {
  // EH-1, EH-2 and VO-2 are the homes of the seats 0, 1 and 11; PC-2 is next to EH-1 alone, so a friend conquers on the way.
  const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'a+b'];
  const begun = start(seats);
  const near = resolve(withOrders(begun, { 'a+b': [invade('prisma')], a: [invade('mena-honda')], b: [invade('quebrada')] })).state;
  const nearer = resolve(withOrders(near, { 'a+b': [invade('atalaya', 2)], a: [invade('coralis')], b: [invade('ferrod')] })).state;
  expect([nearer.planets['atalaya']!.controller, nearer.planets['coralis']!.controller, nearer.planets['ferrod']!.controller]).toEqual([
    'a+b',
    'a',
    'b',
  ]);
  const together = [allied('llanto', ['a', 'b'])];
  for (const lot of [1, 2]) {
    const fought = resolve(withOrders(nearer, { a: together, b: together, 'a+b': [invade('llanto', 2)] }), [lot]);
    expect(fought.report.fights[0]).toMatchObject({ drawn: true, winner: lot === 1 ? 'a' : 'a+b' });
    expect(accepted(decoded(fought.state))).toEqual(fought.state);
  }
});

const clause = clauseTests(ojoDelTerror.clauses, test);

/** The same without every field of this name. */
const without = (field: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => without(field, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (name === field ? [] : [[name, without(field, part)]])));
};

clause('ET-STATE-02', 'a state saved before there was a way across is read with the cheapest way, as an order without one is', () => {
  const begun = start(['a', 'b', 'c']);
  const orders = { a: [invade('quebrada'), cede('coralis', 'b')], b: [invade('escarcha')], c: [defend('obsidar')] };
  const state = withOrders(resolve(withOrders(begun, orders)).state, { a: [invade('dulcamara')] });
  expect(state.sheets['a']!.orders).toEqual([invade('dulcamara')]);
  for (const field of ['across', 'reason']) {
    const older = without(field, throughJson(state));
    expect(older).not.toEqual(throughJson(state));
    expect(accepted(decoded(older))).toEqual(state);
  }
});
