import { scripted } from 'ludoteca';
import { settled } from './start.js';
import { type Action, act, type Config, game, type State } from './table.js';

export const players = ['ada', 'bo', 'cy'];
/** The simplest way to distribute 80 points. */
export const flat = [16, 16, 16, 16, 16];
/** A game of the three in the world without hordes. */
export const setup = (config: object) => game.setup({ players, pack: settled, ...config } as Config, scripted([]));
export const begun = (config: object = {}): State => {
  const step = setup(config);
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  return step.right.state;
};
export const choose = (player: string, nation: string): Action => ({ type: 'choose-nation', player, nation });
export const give = (player: string, domain: readonly number[] = flat, authority: readonly number[] = flat): Action => ({
  ...{ type: 'distribute-attributes', player, domain, authority },
});
/** The Nations are dealt out. */
export const dealt = (config: object = {}) => begun({ freeNationChoice: false, ...config });
/** And everybody has distributed its attributes. */
export const distributed = (config: object = {}) => players.reduce((state, player) => act(state, give(player)), dealt(config));

/** A game with these options alone, in the world as it is given. */
export const begunWith = (config: Config, ...dice: number[]) => {
  const step = game.setup(config, scripted(dice));
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  return step.right.state;
};
