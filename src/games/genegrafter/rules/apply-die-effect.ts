import { fixed, one, orTelling, skip, via } from '../../../core/choices/choices.js';
import { action, anyText, int, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { applyEffect, meetsDice, targetsOf } from '../mechanics/battle/dice-window.js';
import { duelOf, playerOf, sideOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { Lingering, State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** A lingering effect, by its place from 0, on a die of either duellist. */
export interface ApplyDieEffect extends ActionBase {
  readonly type: 'apply-die-effect';
  readonly effect: number;
  readonly owner: PlayerId;
  readonly die: number;
  /** The face to turn the die to; only `setDie` needs it. */
  readonly face?: number;
}

const effectOf = (state: State, player: string, place: number): Lingering['effect'] | undefined =>
  playerOf(state, player).lingering[place]?.effect;

/** The players whose dice an effect may touch. */
const ownersOf = (state: State, player: string, effect: Lingering['effect']): string[] => {
  const duel = duelOf(state);
  return targetsOf(sideOf(duel, player), effect.target).map((side) => duel[side].player);
};

const diceOf = (state: State, owner: string): readonly number[] => {
  const duel = duelOf(state);
  return duel[sideOf(duel, owner)].dice;
};

/** The effects that meet a die they may touch, by their places. [GG-DICE-12] */
const usableEffects = (state: State, player: string): readonly number[] => {
  const duel = duelOf(state);
  const side = sideOf(duel, player);
  const places: number[] = [];
  for (const [place, { effect }] of playerOf(state, player).lingering.entries()) if (meetsDice(duel, side, effect)) places.push(place);
  return places;
};

/** A die as a form offers it: it says whose it is, which its place alone does not. */
interface DieOf {
  readonly owner: PlayerId;
  readonly die: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** [GG-DICE-08] [GG-DICE-09] [GG-DICE-10] [GG-DICE-11] A lingering effect is used on a die of either side, as its text allows; a face given to an effect that rolls is ignored. */
export const applyDieEffect = rule<ApplyDieEffect>({
  type: 'apply-die-effect',
  cites: ['GG-DICE-08', 'GG-DICE-09', 'GG-DICE-10', 'GG-DICE-11'],
  codec: action<ApplyDieEffect>('apply-die-effect', { effect: int, owner: anyText, die: int, face: optional(int) }),
  choices: {
    effect: (state, player) => {
      const usable = usableEffects(state, player);
      const about = (place: number) => ({ kind: 'lingering', owner: player, place });
      return one(orTelling(usable, [0]), { about, sure: usable.length > 0 });
    },
    owner: (state, player, { effect: place }) => {
      const effect = effectOf(state, player, place);
      const owners = effect === undefined ? [player] : ownersOf(state, player, effect);
      const touched = owners.filter((owner) => diceOf(state, owner).length > 0);
      return touched.length > 1 ? one(touched, { about: 'player', sure: true }) : fixed(orTelling(touched, owners)[0]!);
    },
    die: (state, _player, { owner }) => {
      const side = sideOf(duelOf(state), owner);
      const dice = [...diceOf(state, owner).keys()].map((die): DieOf => ({ owner, die }));
      const about = ({ die: place }: DieOf) => ({ kind: 'die', side, place });
      return via(one(orTelling(dice, [{ owner, die: 0 }]), { about }), { to: ({ die }) => die, from: (die) => ({ owner, die }) });
    },
    face: (state, player, { effect, owner, die }) =>
      effectOf(state, player, effect)?.do === 'setDie' ? one(faces, { sure: die < diceOf(state, owner).length }) : skip,
  },
  canonical(state, action) {
    const { face: _ignored, ...rolling } = action;
    return effectOf(state, action.player, action.effect)?.do === 'setDie' ? action : rolling;
  },
  /** Dice are turned to 6 on the own side and to 1 on the other: no other face is worth listing. */
  *enumerate(state, player) {
    for (const [effect, { effect: text }] of playerOf(state, player).lingering.entries())
      for (const owner of ownersOf(state, player, text))
        for (const die of diceOf(state, owner).keys())
          yield {
            type: 'apply-die-effect',
            player,
            effect,
            owner,
            die,
            ...(text.do === 'setDie' ? { face: owner === player ? 6 : 1 } : {}),
          };
  },
  weight: 2,
  *check(state, { player, effect: place, owner, die, face }) {
    const effect = effectOf(state, player, place);
    if (effect === undefined) return yield refuse('no-die-effect', 'GG-DICE-08', { player, effect: place }, 'effect');
    if (!ownersOf(state, player, effect).includes(owner))
      return yield refuse('bad-target', 'GG-DICE-08', { side: effect.target, owner }, 'owner');
    const { length } = diceOf(state, owner);
    if (die < 0 || die >= length) yield refuse('die-out-of-range', 'GG-DICE-08', { owner, dice: length }, 'die');
    if (effect.do === 'setDie' && !(face !== undefined && face >= 1 && face <= 6)) yield refuse('bad-face', 'GG-DICE-09', {}, 'face');
  },
  apply: (state, action, table) => applyEffect(state, action, table),
});
