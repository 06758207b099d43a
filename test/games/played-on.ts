import { clone, E, type Game, type GameTypes, O, pick, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';

const throughJson = (state: unknown): unknown => JSON.parse(JSON.stringify(state)) as unknown;

/**
 * Plays on from a position with random actions, to the end or for so many of them, and gives where that led. The position is one that can be saved,
 * looked at and dealt anew by everybody; so is the last; and no action that is offered is refused.
 */
export const playedOn = <G extends GameTypes>(game: Game<G>, begun: G['State'], seed: number, most: number): G['State'] => {
  const dice = seeded(`${seed}/dice`);
  const lots = seeded(`${seed}/choices`);
  const sound = (state: G['State']): void => {
    accepted(game.decodeState(throughJson(state)));
    for (const viewer of [...game.seats(state), null]) {
      const view = game.view(state, viewer);
      if (E.isLeft(game.codecs.view.decode(throughJson(view)))) throw new Error(`${viewer} sees what is no view.`);
      accepted(game.decodeState(throughJson(game.redeal(state, viewer, lots))));
    }
  };
  sound(begun);
  const state = clone(begun);
  for (let step = 0; step < most && O.isNone(game.outcome(state)); step++) {
    const player = pick(lots, game.actors(state), 'who acts');
    const action = game.randomAction(state, player, lots);
    if (action !== undefined) accepted(game.reduceInPlace(state, action, dice));
  }
  sound(state);
  return state;
};
