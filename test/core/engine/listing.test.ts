import { defineGame, type Game, seeded } from 'ludoteca';
import { accepted, conformance, refusalOf } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';

type Pig = typeof pig extends Game<infer G> ? G : never;
const { definition } = pig;
const { hold } = definition.rules;

/** Pig, in which holding is listed by the rule itself; every question whether it may be done is noted. */
const listing = (asked: string[], listsLegal: boolean, always: boolean) =>
  defineGame<Pig>({
    ...definition,
    rules: {
      ...definition.rules,
      hold: {
        ...hold,
        enumerate: (state, player) => (always || state.pot > 0 ? [{ type: 'hold', player }] : []),
        listsAll: true,
        listsLegal,
        check(state, action) {
          asked.push(action.player);
          return hold.check!(state, action);
        },
      },
    },
  });
const begun = (game: typeof pig, pot: number) => ({
  ...accepted(game.setup({ players: ['ada', 'bo'], goal: 20 }, seeded(1))).state,
  pot,
});

test('a rule that lists nothing but what may be done is not asked again when it lists, but still when it is played', () => {
  for (const [listsLegal, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const asked: string[] = [];
    const game = listing(asked, listsLegal, false);
    expect(game.legalActions(begun(game, 5), 'ada')).toEqual(pig.legalActions(begun(pig, 5), 'ada'));
    expect(asked).toHaveLength(times);
    expect(game.legalActions(begun(game, 0), 'ada')).toEqual(pig.legalActions(begun(pig, 0), 'ada'));
    expect(refusalOf(game, begun(game, 0), { type: 'hold', player: 'ada' })).toEqual(['empty-pot', 'PIG-HOLD-01']);
  }
});

test('the conformance suite finds out who lists what may not be done', () => {
  const legal = (game: typeof pig) =>
    conformance(game, { configs: [{ players: ['ada', 'bo'], goal: 20 }] }).find(({ id }) => id === 'legal')!;
  expect(() => legal(listing([], true, false)).run()).not.toThrow();
  expect(() => legal(listing([], true, true)).run()).toThrow('refused');
});
