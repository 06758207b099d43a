import { chanceOfLead, createMatch, defineGame, type Outcome, resultOf, seeded, standingAmong } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';

const start = accepted(pig.setup({ players: ['ada', 'bo'], goal: 20 }, seeded(1))).state;
const over = { ...start, phase: 'over' as const, points: { ada: 3, bo: 21 } };

test.each<[ranks: readonly number[], results: readonly number[]]>([
  [
    [1, 2],
    [1, 0],
  ],
  [
    [1, 1],
    [0.5, 0.5],
  ],
  [
    [1, 2, 2, 4],
    [1, 0.5, 0.5, 0],
  ],
  [
    [1, 1, 1],
    [0.5, 0.5, 0.5],
  ],
])('of the ranks %j the results are %j', (ranks, results) => {
  const players = ranks.map((_, i) => `p${i}`);
  const outcome: Outcome = { ranking: ranks.map((rank, i) => ({ player: players[i]!, rank, points: 0 })), winners: [], clause: 'X' };
  expect(players.map((player) => resultOf(outcome, player))).toEqual(results);
});

test('alone, a game is won or lost; who was not in it got nothing', () => {
  const ranking = [{ player: 'ada', rank: 1, points: 0 }];
  expect(resultOf({ ranking, winners: ['ada'], clause: 'X' }, 'ada')).toBe(1);
  expect(resultOf({ ranking, winners: [], clause: 'X' }, 'ada')).toBe(0);
  expect(resultOf({ ranking, winners: ['ada'], clause: 'X' }, 'constructor')).toBe(0);
});

test('a lead is even where it cannot be measured, and a standing is always from 0 to 1', () => {
  expect([chanceOfLead(0, 0), chanceOfLead(Number.NaN, 5), chanceOfLead(3, Number.NaN)]).toEqual([0.5, 0.5, 0.5]);
  expect([chanceOfLead(1, 0), chanceOfLead(-1, 0)]).toEqual([1, 0]);
  for (const own of [Number.NaN, Number.POSITIVE_INFINITY, 1e308])
    for (const other of [Number.NaN, Number.POSITIVE_INFINITY, -1e308]) {
      const standing = standingAmong(own, [other, 3], 1);
      expect([own, other, standing >= 0 && standing <= 1]).toEqual([own, other, true]);
    }
});

test('a game that says nothing of standing has an even guess, the points of its outcome, and the types of events', () => {
  expect([pig.evaluate(start, 'ada'), pig.points(start, 'ada')]).toEqual([0.5, 0]);
  expect([pig.evaluate(over, 'bo'), pig.points(over, 'bo'), pig.points(over, 'nobody')]).toEqual([1, 21, 0]);
  expect(pig.gist([{ type: 'held', player: 'ada', points: 3 }], 'ada')).toBe('held');
  expect(pig.cites({ action: 'roll' })).toEqual([]);
});

test('what the author says of standing is used', () => {
  const said = defineGame({
    ...pig.definition,
    rules: {
      roll: { ...pig.definition.rules.roll, cites: ['PIG-ROLL-01'] },
      hold: { ...pig.definition.rules.hold, cites: ['PIG-HOLD-01', 'PIG-END-01'] },
    },
    eventClauses: { rolled: ['PIG-ROLL-01'], held: ['PIG-HOLD-01'] },
    points: (s, player) => s.points[player] ?? 0,
    evaluate: (s, player) => (s.points[player] ?? 0) / s.config.goal,
    gist: (events) => (events.some((event) => event.type === 'rolled' && event.die === 1) ? 'lost' : 'kept'),
    actorsSeenBy: (s, viewer) => (viewer === null ? ['ada', 'bo'] : [s.active]),
  });
  expect(said.cites({ action: 'hold' })).toEqual(['PIG-HOLD-01', 'PIG-END-01']);
  expect(said.cites({ event: 'rolled' })).toEqual(['PIG-ROLL-01']);
  expect(said.cites({ event: 'constructor' })).toEqual([]);
  for (const nothing of [null, undefined, 'roll', {}, { action: 'fly' }, { action: null }, { event: 7 }])
    expect([nothing, said.cites(nothing as never)]).toEqual([nothing, []]);
  (said.cites({ action: 'roll' }) as string[]).push('PIG-END-01'); // a list of one's own: nobody else's clauses change
  expect(said.cites({ action: 'roll' })).toEqual(['PIG-ROLL-01']);
  const ahead = { ...start, points: { ada: 5, bo: 0 } };
  expect([said.evaluate(ahead, 'ada'), said.points(ahead, 'ada')]).toEqual([0.25, 5]);
  // What is no text is nobody, whatever it would be as one.
  expect([['ada'], { toString: () => 'ada' }, null].map((nobody) => said.points(ahead, nobody as never))).toEqual([0, 0, 0]);
  expect([said.evaluate(ahead, 'nobody'), pig.evaluate(start, 'nobody'), pig.evaluate(over, 'nobody')]).toEqual([0, 0, 0]);
  expect(said.gist([{ type: 'rolled', player: 'ada', die: 1 }], 'ada')).toBe('lost');
  expect([said.actors(start), said.actors(start, 'bo'), said.actors(start, null)]).toEqual([['ada'], ['ada'], ['ada', 'bo']]);
  expect(said.actors(over, null)).toEqual([]);
  // Whom the game waits for is as secret as who may act.
  expect([said.awaited(start), said.awaited(start, 'bo'), said.awaited(start, null)]).toEqual([['ada'], ['ada'], ['ada', 'bo']]);
  expect(said.awaited(over, null)).toEqual([]);
});

test('a phase says whom of those who may act the game waits for: everybody, unless given', () => {
  const { play } = pig.definition.phases;
  const called = (phase: object) => defineGame({ ...pig.definition, phases: { ...pig.definition.phases, play: { ...play, ...phase } } });
  const open = called({ actors: () => ['bo', 'ada'] });
  expect([open.awaited(start), open.awaited(over)]).toEqual([['bo', 'ada'], []]);
  const patient = called({ actors: () => ['bo', 'ada'], awaits: () => ['ada'] });
  expect([patient.actors(start), patient.awaited(start), patient.awaited(over)]).toEqual([['bo', 'ada'], ['ada'], []]);
  const match = accepted(createMatch(patient, start.config, { dice: seeded(1) }));
  expect([match.actors('bo'), match.awaited('bo'), match.awaited()]).toEqual([['bo', 'ada'], ['ada'], ['ada']]);
  const knowing = defineGame({
    ...patient.definition,
    actorsSeenBy: () => ['bo'],
    awaitedSeenBy: (_, viewer) => (viewer === 'ada' ? ['ada'] : []),
  });
  expect([knowing.awaited(start), knowing.awaited(start, 'ada'), knowing.awaited(start, 'bo')]).toEqual([['ada'], ['ada'], []]);
});
