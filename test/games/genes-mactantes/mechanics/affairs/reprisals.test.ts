import type { Order, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { defend, duel, field, fight, meeting, scene } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, game, internal, perform } = t;
const decline = (player = 'bo') => ({ type: 'react', player, mode: 'decline' }) as const;
const strike = { type: 'react', player: 'bo', mode: 'capture', characteristic: 'militarism' } as const;

/** Ada's people in bo's land, and one of bo's. */
const spies = scene((draft) => {
  t.person(draft, 'ada', 'A1 D1 M1', 'b1');
  t.person(draft, 'ada', 'A1 D1 M1', 'b3');
  t.person(draft, 'bo', 'M1', 'b1', t.seenAt('b1'));
  t.arm(draft, 'ada', 'a4 patrol 1, b1 army 1');
});

/** Whom a state exposes to whom. */
const exposed = ({ affairs }: State) => {
  const affair = affairs.find(({ type }) => type === 'reprisals');
  return affair?.type === 'reprisals' ? [affair.player, ...affair.exposed] : [];
};

clause('GM-REPR-03', 'who fails at home is exposed to nobody, whatever players are called', () => {
  const state = edit(t.started(['ada', 'null', 'undefined']), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1', 'a1');
  });
  const { state: failed, events } = perform(state, 'ada', internal('taxes'), { characters: ['person-1'] }, [1]);
  expect([t.only(events, 'test-rolled').success, exposed(failed)]).toEqual([false, []]);
});

clause('GM-REPR-01', 'who was active in an outside action that failed is exposed to the opponent', () => {
  const tried = (order: Order, means: object, script: readonly number[]) =>
    exposed(perform(spies, 'ada', order, { characters: ['person-1'], ...means }, script).state);
  const aimed = ['copy-technology', 'create-counterpower', 'investigate', 'promote-disaffection', 'sabotage'] as const;
  for (const kind of aimed) {
    expect([kind, tried(external(kind, { target: 'bo' }), {}, [2])]).toEqual([kind, ['bo', 'person-1']]);
    expect([kind, tried(external(kind, { target: 'bo' }), {}, [10])]).toEqual([kind, []]);
  }
  expect(tried(external('incursion', { target: 'bo' }), { patrol: 'a4' }, [2])).toEqual(['bo', 'person-1']);
  expect(tried(external('siege', { territory: 'b1' }), {}, [2])).toEqual(['bo', 'person-1']);
  expect(tried(external('convince', { character: 'person-3' }), {}, [2])).toEqual(['bo', 'person-1']);
  const more = external('capture', { character: 'person-3' });
  const others = edit(spies, (draft) => void t.person(draft, 'bo', 'A1', 'b6'));
  const contested = (order: Order, means: object, script: readonly number[]) => {
    const { state } = perform(others, 'ada', order, { characters: ['person-1'], ...means });
    return exposed(t.after(state, { type: 'defend-contest', player: 'bo', characters: [] }, script));
  };
  expect(contested(more, { characteristic: 'diplomacy' }, [2, 9])).toEqual(['bo', 'person-1']);
  expect(contested(external('assassinate', { character: 'person-3' }), {}, [2, 9])).toEqual(['bo', 'person-1']);
  expect(contested(more, { characteristic: 'diplomacy' }, [9, 2])).toEqual([]);
  expect(contested(more, { characteristic: 'diplomacy' }, [4, 5])).toEqual([]);
  expect(exposed(perform(spies, 'ada', internal('taxes'), {}, [2]).state)).toEqual([]);
});

const battle = (script: readonly number[], side: 'attacker' | 'defender' = 'attacker') => {
  const asked = defend(perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['person-1'] }).state, [], {
    characters: ['person-2'],
  }).state;
  return t.after(asked, { type: 'join-battle', player: 'cy', side, characters: ['person-3'] }, script);
};

clause('GM-REPR-02', 'in a battle all who were active for the losers, allies too, are exposed to the winning leader', () => {
  expect(exposed(battle([1, 9]))).toEqual(['bo', 'person-1', 'person-3']);
  expect(exposed(battle([9, 2]))).toEqual(['ada', 'person-2']);
  expect(exposed(battle([9, 2], 'defender'))).toEqual(['ada', 'person-2', 'person-3']);
  const beaten = defend(perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['person-1'] }).state, [2, 9]).state;
  expect(exposed(beaten)).toEqual(['bo', 'person-1']);
});

const failed = perform(spies, 'ada', external('sabotage', { target: 'bo' }), { characters: ['person-2', 'person-1'] }, [2]).state;

clause('GM-REPR-04', 'one free attempt or none on each, where it stands, in the order declared', () => {
  expect([exposed(failed), game.view(failed, null).window]).toEqual([['bo', 'person-2', 'person-1'], { type: 'reprisal', player: 'bo' }]);
  const second = t.after(failed, decline());
  expect(exposed(second)).toEqual(['bo', 'person-1']);
  const caught = t.after(second, { ...strike, characters: ['person-3'] }, [9, 2]);
  expect([t.characterIn(caught, 'person-1'), caught.affairs]).toMatchObject([{ captor: 'bo', location: 'b1' }, []]);
  expect(t.after(second, decline()).affairs).toEqual([]);
  expect(exposed(t.after(failed, { ...strike }, [9, 2]))).toEqual(['bo', 'person-1']);
  expect(t.after(failed, { ...strike }, [9, 2]).sheets['bo']).toEqual(failed.sheets['bo']);
  // The losing leader's first, whoever joined; then the ally's.
  const allies = battle([9, 2], 'defender');
  expect([exposed(allies), exposed(t.after(allies, { ...decline(), player: 'ada' } as never))]).toEqual([
    ['ada', 'person-2', 'person-3'],
    ['ada', 'person-3'],
  ]);
});

clause('GM-REPR-05', 'whoever is dead, captive or gone meanwhile gives no window', () => {
  for (const change of [{ out: 'dead' }, { out: 'gone' }, { captor: 'cy' }] as const) {
    const fewer = edit(failed, (draft) => void Object.assign(draft.characters[0]!, change));
    expect(t.after(fewer, decline()).affairs).toEqual([]);
  }
});

clause('GM-REAC-03', 'a reprisal that fails exposes nobody', () => {
  const second = t.after(failed, decline());
  const lost = t.after(second, { ...strike, characters: ['person-3'] }, [2, 9]);
  expect([lost.affairs, t.characterIn(lost, 'person-3').used]).toEqual([[], true]);
});
