import { chance, E, O, odds } from 'ludoteca';
import type { Action, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

/** What can come of an action, with exact chances. */
const chances = (state: State, action: Action, what: (state: State) => string): Record<string, number> => {
  const { chances: shares } = odds((dice) => {
    const step = t.game.reduce(state, action, dice);
    if (E.isLeft(step)) throw new Error(step.left[0].message);
    return what(step.right.state);
  });
  return Object.fromEntries([...shares].map(([outcome, share]) => [outcome, chance(share)]));
};

test('the chance of a test grows with the active characters', () => {
  const state = t.edit(t.started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D3', 'b1');
    t.values(draft, 'ada', [6, 5, 5, 5]);
  });
  const ready = t.resolving(state, 'ada', { ada: [t.external('sabotage', { target: 'bo' })] });
  const hit = (now: State): string => (now.countries['bo']!.nextTurn.penalty === 1 ? 'hit' : 'miss');
  const execute = (characters: string[]): Action => ({ type: 'execute', player: 'ada', declaration: '1', characters });
  expect(chances(ready, execute([]), hit)).toEqual({ miss: 0.7, hit: 0.3 });
  expect(chances(ready, execute(['person-1']), hit)).toEqual({ miss: 0.4, hit: 0.6 });
});

test('the chance to convince, and of a battle, are exact', () => {
  const state = t.edit(t.started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'A1', 'a2');
    t.values(draft, 'ada', [10, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 5, 5]);
    t.arm(draft, 'ada', 'b8 army 5');
    t.arm(draft, 'bo', 'b8 army 5');
  });
  const convince = t.resolving(state, 'ada', { ada: [t.internal('convince', { character: 'person-1' })] });
  const owner = (now: State): string => t.characterIn(now, 'person-1').owner;
  expect(chances(convince, { type: 'execute', player: 'ada', declaration: '1' }, owner)).toEqual({ bo: 0.9, ada: 0.1 });
  const battle = t.perform(state, 'ada', t.external('battle', { opponent: 'bo' }), {
    ...{ territory: 'b8', objective: 'field', units: [{ territory: 'b8', kind: 'army' }] },
  } as never).state;
  const result = (now: State): string => (t.army(now, 'bo') < 5 ? 'won' : t.army(now, 'ada') < 5 ? 'lost' : 'drawn');
  const shares = chances(battle, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, result);
  expect(shares).toEqual({ drawn: 0.1, lost: 0.45, won: 0.45 });
  expect(O.isNone(t.game.outcome(battle))).toBe(true);
});

test('what a civil war comes to is told by its battle, where one is fought, and not by the muster before it', () => {
  const divided = t.edit(t.started(['ada', 'bo'], { civilWarMuster: true }), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [2, 5, 7, 5]);
    t.arm(draft, 'ada', 'a1 garrison 4');
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const told = (...dice: number[]): string => t.game.gist(t.perform(divided, 'ada', t.internal('civil-war', {}), {}, dice).events, 'ada');
  // Militarism 7 musters on 6 and more; then 11 and a die against 5 and a die; where the war goes on, a test of Authority that fails.
  expect([told(6, 9, 8), told(6, 2, 9, 2), told(6, 2, 8, 2), told(5, 2)]).toEqual([
    'battle-won',
    'battle-lost',
    'battle-undecided',
    'failure',
  ]);
});
