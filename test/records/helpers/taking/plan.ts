import {
  createMatch,
  type Dice,
  diceFrom,
  type Game,
  type GameTypes,
  type Match,
  type PlayerId,
  pick,
  scripted,
  seatsFrom,
  seeded,
  type Throw,
} from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import type { Hands } from './players.js';

/** A game that plays itself. */
export interface Plan<G extends GameTypes> {
  readonly name: string;
  readonly config: G['Config'];
  readonly hands: Hands<G>;
  /** Cut after so many actions; played to its end unless given. */
  readonly most?: number;
  /** Another game of the same plan. */
  readonly seed?: number;
}

/** A table at which a story is told: every action must be accepted. */
export interface Sitting<G extends GameTypes> {
  readonly match: Match<G>;
  /** Plays an action as whoever is named in it, with these dice, or with those of the match where there are none. */
  play(action: G['Action'], ...dice: Throw[]): void;
  /** Plays an action; every die that is thrown shows its lowest face, or its highest. */
  playWith(faces: 'lowest' | 'highest', action: G['Action']): void;
  /** Plays it if it may be played; says whether it was. */
  attempt(action: G['Action']): boolean;
  /** The nth action that is listed to a player, of a type if one is named. */
  take(player: PlayerId, nth: number, type?: G['Action']['type'], ...dice: Throw[]): void;
  /** Lets hands play on: so many actions, or until something has come to be, or to the end. */
  leaveTo(hands: Hands<G>, until?: number | ((state: G['State']) => boolean)): void;
}

/** A game played by hand. */
export interface Story<G extends GameTypes> {
  readonly name: string;
  readonly config: G['Config'];
  /** The dice of the setup, if they matter. */
  readonly setup?: readonly Throw[];
  tell(sitting: Sitting<G>): void;
}

/** Dice that always fall the same way. */
const allShowing = (faces: 'lowest' | 'highest'): Dice => diceFrom((sides) => (faces === 'lowest' ? 1 : sides));

/** No game is played longer than this. */
const longest = 1500;

const sitDown = <G extends GameTypes>(
  game: Game<G>,
  name: string,
  config: G['Config'],
  setup: readonly Throw[] | undefined,
): Sitting<G> => {
  const dice = seeded(`${game.id}/${name}/dice`);
  const lots = seeded(`${game.id}/${name}/choices`);
  const begun = createMatch(game, config, { dice: setup === undefined ? dice : scripted(setup) });
  const match = accepted(begun);
  const play: Sitting<G>['play'] = (action, ...thrown) =>
    void accepted(match.play(action.player, action, thrown.length === 0 ? dice : scripted(thrown)));
  return {
    match,
    play,
    playWith: (faces, action) => void accepted(match.play(action.player, action, allShowing(faces))),
    attempt: (action) => match.play(action.player, action, dice)._tag === 'Right',
    take(player, nth, type, ...thrown) {
      const listed = match.legalActions(player, type === undefined ? {} : { types: [type] });
      const action = listed.at(nth);
      if (action === undefined) throw new Error(`${name}: ${player} has no ${type ?? 'action'} number ${nth}.`);
      play(action, ...thrown);
    },
    leaveTo(hands, until = longest) {
      const hand = hands(game, lots);
      const next = (): G['Action'] | undefined => {
        const actors = match.actors();
        if (actors.length === 0) return undefined;
        const inOrder = seatsFrom(actors, pick(lots, actors, 'who acts'));
        for (const player of inOrder) {
          const wanted = hand(match.state, player);
          const action = wanted === undefined ? game.randomAction(match.state, player, lots) : wanted;
          if (action != null) return action;
        }
        // Somebody has to act when all would rather wait.
        for (const player of inOrder) {
          const action = game.randomAction(match.state, player, lots);
          if (action !== undefined) return action;
        }
        return undefined;
      };
      const isDone = (played: number): boolean => (typeof until === 'number' ? played >= until : played >= longest || until(match.state));
      for (let played = 0; !isDone(played); played++) {
        const action = next();
        if (action === undefined) return;
        play(action);
      }
    },
  };
};

/** Plays a plan. */
export const played = <G extends GameTypes>(game: Game<G>, { name, config, hands, most, seed = 1 }: Plan<G>): Match<G> => {
  const sitting = sitDown(game, `${name}/${seed}`, config, undefined);
  sitting.leaveTo(hands, most);
  return sitting.match;
};

/** Tells a story. */
export const told = <G extends GameTypes>(game: Game<G>, { name, config, setup, tell }: Story<G>): Match<G> => {
  const sitting = sitDown(game, name, config, setup);
  tell(sitting);
  return sitting.match;
};
