import { expect } from 'vitest';
import { assign, barons, begun, clergy, conclude, crown, split } from '../helpers/civil-war.js';
import { divided } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, refused, type State, told } from '../helpers/table.js';
import { measure, turn } from '../helpers/turns.js';

clause('OT-CIV-03', 'one hand ends it alone; several only when they name the same winner', () => {
  expect(act(begun, conclude('ada', clergy)).civilWars).toEqual([]);
  const half = act(split, conclude('ada', barons));
  expect(half.civilWars).toHaveLength(1);
  expect(act(half, conclude('bo', crown)).civilWars).toHaveLength(1);
  expect([act(half, conclude('bo', barons)).civilWars, act(act(half, conclude('bo', crown)), conclude('ada', crown)).civilWars]).toEqual([
    [],
    [],
  ]);
  // Whoever is out of the struggle has no say.
  const three = divided(start(), 'francia', [60, 40, 0]);
  expect(act(act(three, conclude('ada', crown)), conclude('cy', crown)).civilWars).toEqual([]);
  expect(refused(three, conclude('bo', crown))).toEqual(['not-a-side', 'OT-CIV-03']);
  expect(refused(split, conclude('cy', crown))).toEqual(['not-a-side', 'OT-CIV-03']);
  expect(refused(split, conclude('ada', 'civil-war-1.9'))).toEqual(['bad-side', 'OT-CIV-03']);
  expect(refused(three, conclude('ada', 'civil-war-1.3'))).toEqual(['bad-side', 'OT-CIV-03']);
});

/** One side strikes another out with a slight success. */
const fell = (state: State, by: string, whom: string): State => {
  const slot = { kind: 'side', id: by } as const;
  return turn(
    state,
    [{ ...measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: whom } }), player: 'cy' }],
    30,
    99,
  );
};

clause('OT-CIV-03', 'agreement holds without those who drop out, and only for whoever still has a side', () => {
  const named = act(act(act(split, assign('ada', clergy, 'cy')), conclude('ada', crown)), conclude('bo', crown));
  expect(named.civilWars).toHaveLength(1);
  const ended = told(named, assign('cy', clergy, 'bo')).find(({ type }) => type === 'civil-war-ended');
  expect(ended).toMatchObject({ winner: crown, governmentChanged: false });
  expect(act(named, assign('cy', clergy, 'referee')).civilWars).toHaveLength(1);
  // What was said by somebody who gave his side away is not remembered when he gets it back.
  const back = act(act(act(split, conclude('bo', crown)), assign('bo', barons, 'cy')), assign('cy', barons, 'bo'));
  expect(act(back, conclude('ada', crown)).civilWars).toHaveLength(1);
  // The last blow against the one that has not agreed ends the war, and the choice of a winner that fell is void.
  const blow = (state: State) => fell(state, 'civil-war-1.2', 'civil-war-1.3');
  const three = (...words: readonly Action[]) => words.reduce((now, one) => act(now, one), divided(start(), 'francia', [60, 32, 8]));
  expect(blow(three(conclude('ada', crown), conclude('cy', crown))).civilWars).toEqual([]);
  const void3 = blow(three(conclude('ada', clergy), conclude('cy', clergy)));
  expect(void3.civilWars[0]).toMatchObject({ conclusions: [], sides: [{ alive: true }, { alive: true }, { alive: false }] });
});
