import type { Game } from 'ludoteca';
import { type GameTypes, type Labels, orThrow, scripted, type Viewer } from 'ludoteca';

/** A situation of a rulebook, to be played by script: test/games/<id>/book/examples.ts. */
export interface Example<G extends GameTypes> {
  /** Stable: `first-blood`. */
  readonly id: string;
  /** Where it begins. */
  readonly state: () => G['State'];
  /** What is done, in order. */
  readonly actions: readonly G['Action'][];
  /** How the dice fall. */
  readonly dice?: readonly number[];
  /** Whose eyes it is told through; everything is told where this is left out. */
  readonly viewer?: Viewer;
  /** Is the board drawn after it? */
  readonly board?: true;
}

/** What a rulebook shows of it. */
export interface Played {
  readonly told: readonly string[];
  readonly board?: string;
}

/** Who does something, at the beginning of a line: people as they call themselves, a referee by the word of the game. */
const speaker = (player: string, called: string): string =>
  called === player ? player : `${called.charAt(0).toUpperCase()}${called.slice(1)}`;

/** Plays an example and tells it in a language. Every die must be used. */
export const playedIn = <G extends GameTypes>(game: Game<G>, example: Example<G>, language: string): Played => {
  const { labels }: { readonly labels: Labels<G> } = game;
  const { actions, dice = [], viewer } = example;
  const colon = language === 'fr' ? ' :' : ':';
  const falling = scripted(dice);
  let state = example.state();
  const told: string[] = [];
  const eyes = (): Viewer => viewer ?? null;
  for (const action of actions) {
    const before = game.view(state, viewer ?? action.player);
    const who = speaker(action.player, labels.name(action.player, language, before));
    told.push(`${who}${colon} ${labels.action(action, language, before)}`);
    const step = orThrow<{ readonly state: G['State']; readonly events: readonly G['Event'][] }>(game.reduce(state, action, falling));
    state = step.state;
    const view = game.view(state, eyes());
    for (const event of step.events) {
      const seen = viewer === undefined ? event : game.witness(event, viewer);
      if (seen !== null) told.push(labels.event(seen, language, view));
    }
  }
  falling.finish();
  const drawn = labels.draw?.(game.view(state, eyes()), language).trimEnd();
  return { told, ...(example.board === true && drawn !== undefined ? { board: drawn } : {}) };
};
