import { clone, type Dice, type Game, type GameTypes, O, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';

/** Whole matches, written down once and played by everybody. */
export type Matches<Action> = readonly (readonly Action[])[];

/** Makes ready for some matches; what it gives back plays them all, from the beginning to the end, and returns where each ended. */
export type Contender<Action> = (matches: Matches<Action>) => () => readonly unknown[];

/** One game, written for everybody who takes part. */
export interface Contest<Action = never> {
  readonly title: string;
  /** Matches of random legal play, always the same. */
  readonly matches: () => Matches<Action>;
  /** By name, in the order of the table. */
  readonly contenders: Readonly<Record<string, Contender<Action>>>;
}

/** Random legal matches of a game for two or more, `longest` actions at most. */
export const randomMatches = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  count: number,
  longest: number,
): Matches<G['Action']> =>
  Array.from({ length: count }, (_, match) => {
    const bot = seeded(`match ${match}`);
    const dice = seeded(match);
    const state = clone(accepted(game.setup(config, dice)).state);
    const actions: G['Action'][] = [];
    while (actions.length < longest) {
      const action = game
        .actors(state)
        .map((player) => game.randomAction(state, player, bot))
        .find((found) => found !== undefined);
      if (action === undefined) break;
      actions.push(clone(action));
      accepted(game.reduceInPlace(state, action, dice));
    }
    return actions;
  });

const unthrown = seeded(0);

/** How ludoteca plays written matches: `reduce` from state to state, or `reduceInPlace` in one. Games that throw dice get the match's own. */
export const ludoteca =
  <G extends GameTypes>(
    game: Game<G>,
    config: G['Config'],
    inPlace: boolean,
    position: (state: G['State'], isOver: boolean) => unknown,
    diceOf: (match: number) => Dice = () => unthrown,
  ): Contender<G['Action']> =>
  (matches) => {
    const starts = matches.map((_, match) => accepted(game.setup(config, diceOf(match))).state);
    const step = inPlace ? game.reduceInPlace : game.reduce;
    return () =>
      matches.map((actions, match) => {
        const dice = diceOf(match);
        let state = inPlace ? clone(starts[match]!) : starts[match]!;
        for (const action of actions) {
          const next = step(state, action, dice);
          if (next._tag === 'Left') throw new Error(next.left[0].message);
          state = next.right.state;
        }
        return position(state, O.isSome(game.outcome(state)));
      });
  };
