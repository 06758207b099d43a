import { expect } from 'vitest';
import { alliance, convene, conveneAlone, met, opened, pact, propose, truce } from '../helpers/conference.js';
import { shield, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, game, refused } from '../helpers/table.js';
import { nextTurn } from '../helpers/turns.js';

clause(
  'OT-CONF-05',
  'the convener presents proposals, or every attendee where the floor is open, so many a turn while there is discussion',
  () => {
    expect(refused(met(), propose('gothia'))).toEqual(['floor-closed', 'OT-CONF-05']);
    expect(act(met({}, { openFloor: true }), propose('gothia')).conferences[0]!.proposals).toMatchObject([{ by: 'gothia', turn: 1 }]);
    const alone = act(pact(), convene({ openFloor: true }));
    expect(refused(alone, propose('gothia'))).toEqual(['not-attending', 'OT-CONF-05']);
    const first = act(met(), propose('francia'));
    expect(refused(first, propose('francia'))).toEqual(['proposal-limit', 'OT-CONF-05']);
    expect(act(nextTurn(first), propose('francia')).conferences[0]!.proposals).toHaveLength(2);
    const two = act(act(met({ proposalsPerTurn: 2 }), propose('francia')), propose('francia', truce));
    expect(code(two, propose('francia'))).toBe('proposal-limit');
    expect(refused(opened(first), propose('francia'))).toEqual(['wrong-stage', 'OT-CONF-05']);
  },
);
clause('OT-CONF-05', 'every attendee may answer a proposal with another on the same item', () => {
  const first = act(met(), propose('francia'));
  const counter = (counterTo: string) => propose('gothia', truce, { counterTo });
  const answered = act(first, counter('conference-1.1'));
  expect(answered.conferences[0]!.proposals.map(({ id, item }) => [id, item])).toEqual([
    ['conference-1.1', 'conference-1.1'],
    ['conference-1.2', 'conference-1.1'],
  ]);
  expect(act(answered, propose('romania', alliance, { counterTo: 'conference-1.2' })).conferences[0]!.proposals[2]!.item).toBe(
    'conference-1.1',
  );
  expect(refused(first, counter('conference-1.9'))).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(met(), propose('francia', { kind: 'adopt', clauses: [], years: null, penalty: null }))).toEqual([
    'bad-clause',
    'OT-TRE-01',
  ]);
});
clause(['OT-CONF-05', 'OT-ACT-02'], 'the floor is asked about before attendance', () => {
  const state = act(treaty(start(), ['francia', 'gothia'], shield), conveneAlone());
  expect(code(state, propose('gothia', alliance))).toBe('floor-closed');
});
clause(
  ['OT-CONF-05', 'OT-TRE-02'],
  'a motion may cede land that another of its clauses cedes: what comes of it is seen at the count',
  () => {
    const cede = { kind: 'cession', by: 'francia', to: 'gothia', regions: ['neustria'] } as const;
    const twice = propose('francia', { kind: 'adopt', clauses: [cede, cede], years: null, penalty: null });
    expect(game.explain(met(), twice)).toEqual([]);
    expect(game.answersFor(met(), twice)).not.toBeNull();
  },
);
clause(['OT-CONF-05', 'OT-TRE-08', 'OT-TRE-09'], 'what is wrong with a motion is told at its place in it', () => {
  const fine = { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: null, penalty: null } as const;
  const steep = { target: 'all', value: 26, years: 1, wealth: 0, progress: 0 } as const;
  const placeOf = (more: object) => game.explain(met(), propose('francia', { ...fine, ...more })).map(({ path }) => path);
  expect(placeOf({ years: 21 })).toEqual(['motion.years']);
  expect(placeOf({ penalty: steep })).toEqual(['motion.penalty']);
  expect(placeOf({ exitPenalty: steep })).toEqual(['motion.exitPenalty']);
  expect(placeOf({ clauses: [] })).toEqual(['motion.clauses']);
  expect(placeOf({ clauses: [{ kind: 'alliance' }, { kind: 'convening', by: ['persia'] }] })).toEqual(['motion.clauses.1']);
});
