import { O } from 'ludoteca';
import { type Config, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { isAccepted, legal } from '../helpers/offers.js';
import { holding, playAll, refuses, resolve, start } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** The end of a game in which each player got a point per turn and planet: '10' leads, then 'b', 'constructor' and '9'. */
const ended = (options: Partial<Config> = {}): State => {
  let state = holding(start(['9', '10', 'constructor', 'b'], undefined, { turns: 2, ...options }), {
    10: ['ferrod', 'coralis', 'umbrath', 'rubra'],
    b: ['obsidar', 'sepulcra', 'nordhal'],
    constructor: ['tenebria', 'carmesina'],
    9: ['palidum'],
  });
  while (state.phase === 'orders') state = resolve(state).state;
  return state;
};

const name = (lieutenants: readonly string[], player = '10') => ({ type: 'choose-lieutenants', player, lieutenants }) as const;
const state = ended();

clause('ET-LIEU-01', 'exactly as many lieutenants as the options say, none twice', () => {
  expect(state.phase).toBe('lieutenants');
  expect(playAll(state, name(['9', 'b'])).lieutenants).toEqual(['9', 'b']);
  for (const list of [[], ['b'], ['b', '9', 'constructor'], ['b', 'b'], ['b', 'b', '9'], ['nobody'], ['10']])
    expect([list, refuses(state, name(list))]).toEqual([list, ['bad-lieutenant-count', 'ET-LIEU-01']]);
  const one = ended({ lieutenants: 1 });
  expect(playAll(one, name(['constructor'])).lieutenants).toEqual(['constructor']);
  for (const list of [[], ['9', 'b']]) expect(refuses(one, name(list))).toEqual(['bad-lieutenant-count', 'ET-LIEU-01']);
  expect(ended({ lieutenants: 0 }).phase).toBe('finished');
});

clause('ET-LIEU-02', 'players other than the Supreme Lord, whatever their scores', () => {
  for (const list of [
    ['10', 'b'],
    ['b', '10'],
    ['b', 'nobody'],
    ['b', 'toString'],
    ['b', 'referee'],
    ['b', ''],
  ])
    expect([list, refuses(state, name(list))]).toEqual([list, ['invalid-lieutenant', 'ET-LIEU-02']]);
  for (const list of [
    ['9', 'constructor'],
    ['b', '9'],
    ['constructor', 'b'],
  ])
    expect(playAll(state, name(list)).phase).toBe('finished');
  for (const player of ['9', 'b', 'constructor']) expect(refuses(state, name(['9', 'b'], player))).toEqual(['not-your-turn', 'ET-ACT-03']);
});

clause('ET-LIEU-03', 'the choice ends the game', () => {
  const { state: after, events } = playWith(ojoDelTerror, state, name(['b', '9']));
  expect(after.phase).toBe('finished');
  expect(events.map(({ type }) => type)).toEqual(['lieutenants-chosen', 'game-ended']);
  expect(events[0]).toEqual({ type: 'lieutenants-chosen', supremeLord: '10', lieutenants: ['b', '9'] });
  const outcome = O.toNullable(ojoDelTerror.outcome(after))!;
  expect(events[1]).toEqual({ type: 'game-ended', outcome });
  expect(outcome).toMatchObject({ supremeLord: '10', winners: ['9', '10', 'b'], servants: ['constructor'] });
  expect(refuses(after, name(['b', '9']))[0]).toBe('game-over');
});

clause('ET-ENUM-05', 'the Supreme Lord has all combinations of others, in seating order', () => {
  const seats = Array.from({ length: 12 }, (_, i) => `${12 - i}`);
  const game = holding(start(seats, undefined, { turns: 2 }), { 9: ['ferrod'] });
  const named = resolve(resolve(game).state).state;
  const list = legal(named, '9');
  expect(list).toHaveLength(55);
  const others = seats.filter((seat) => seat !== '9');
  expect(list).toEqual(
    others.flatMap((one, i) => others.slice(i + 1).map((two) => ({ type: 'choose-lieutenants', player: '9', lieutenants: [one, two] }))),
  );
  for (const action of list) expect(isAccepted(named, action)).toBe(true);
});
