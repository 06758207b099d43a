import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { data } from './promises/data.js';
import { dealing } from './promises/dealt.js';
import { edges } from './promises/edges.js';
import { fairness } from './promises/fairness.js';
import { flow } from './promises/flow.js';
import { forms } from './promises/forms.js';
import { hostility } from './promises/hostility.js';
import { legality } from './promises/legality.js';
import { otherSecrets } from './promises/other-secrets.js';
import { packs } from './promises/packs.js';
import { playing } from './promises/playing.js';
import { purity } from './promises/purity.js';
import { redealing } from './promises/redeal.js';
import { secrecy } from './promises/secrecy.js';
import { standing } from './promises/standing.js';
import { stories } from './promises/stories.js';
import { words } from './promises/words.js';
import { type ConformanceOptions, type Promised, trialOf } from './trial.js';

/** One promise of a game, ready to be tested by any runner. */
export interface GamePromise {
  /** Stable; `except` takes it. */
  readonly id: string;
  /** The promise in plain words: a title for a test. */
  readonly name: string;
  /** Throws an error that tells the seed, the step, the action and what differed, if the promise is broken. */
  readonly run: () => void;
}

const promises: readonly Promised[] = [
  ...playing,
  ...purity,
  ...data,
  ...edges,
  ...packs,
  ...redealing,
  ...dealing,
  ...otherSecrets,
  ...stories,
  ...secrecy,
  ...legality,
  ...forms,
  ...hostility,
  ...flow,
  ...fairness,
  ...standing,
  ...words,
];

/**
 * The promises every game made with ludoteca keeps, tried over random legal play:
 * `for (const { name, run } of conformance(game, { configs: [{ players: ['ada', 'bo'] }] })) test(name, run);`
 */
export const conformance = <G extends GameTypes>(game: Game<G>, options: ConformanceOptions<G>): readonly GamePromise[] => {
  const trial = trialOf(game, options);
  const except = new Set(options.except);
  const unknown = [...except].filter((id) => !promises.some((promise) => promise.id === id));
  if (unknown.length > 0) throw new Error(`There is no promise ${unknown.join(', ')}.`);
  return promises.filter(({ id }) => !except.has(id)).map(({ id, name, check }) => ({ id, name, run: () => check(trial) }));
};
