import { scripted } from 'ludoteca';
import { settled } from './start.js';
import { type Action, act, type Config, game, type State } from './table.js';

export const players = ['ada', 'bo', 'cy'];
export const flat = [16, 16, 16, 16, 16];
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
export const dealt = (config: object = {}) => begun({ freeNationChoice: false, ...config });
export const distributed = (config: object = {}) => players.reduce((state, player) => act(state, give(player)), dealt(config));

export const begunWith = (config: Config, ...dice: number[]) => {
  const step = game.setup(config, scripted(dice));
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  return step.right.state;
};
