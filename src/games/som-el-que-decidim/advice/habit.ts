import { type Dice, pick } from '../../../core/dice/dice.js';
import { toHandOver } from '../queries/payments.js';
import { changePartners, coins, isPlayer, isSolo, mixesOf, others, purse, stepsFrom } from '../queries/state.js';
import type { Action } from '../rules/index.js';
import type { State } from '../types/index.js';
import { spareOf } from './spare.js';
import { middleOf, stepsToTheUnknown } from './walking.js';

/** The mildest degree there is: under the medium one the state acts but once with each of its tiles. */
const mildest = (state: State) => (isSolo(state) ? 'high' : 'medium');

/** Pays with as few discs as will do, and breaks a coin where nothing will. */
const payment = (state: State, player: string): Action | undefined => {
  const amount = toHandOver(state, state.dues[0]!);
  const twos = coins(state, player, 2);
  const ones = coins(state, player, 1);
  const large = Math.min(twos.length, Math.floor(amount / 2));
  const small = amount - 2 * large;
  if (small <= ones.length) return { type: 'pay', player, discs: [...twos.slice(0, large), ...ones.slice(0, small)] };
  const [partner] = changePartners(state, player);
  return partner === undefined ? undefined : { type: 'break-coin', player, disc: twos[0]!, partner };
};

/** From here on a 2 € disc is given rather than a 1 € disc. */
const wideGap = 4;

/** Whoever is better off than the poorest shares with him: one purse that runs dry ends it for all. */
const sharing = (state: State, player: string): Action | undefined => {
  const [poorest] = [...others(state, player)].sort((a, b) => spareOf(state, a) - spareOf(state, b));
  const gap = spareOf(state, player) - spareOf(state, poorest!);
  const [one] = coins(state, player, 1);
  const [two] = coins(state, player, 2);
  const disc = gap >= wideGap && !state.mustShare ? (two ?? one) : one;
  const gives = state.mustShare || (gap > 0 && purse(state, player).length > 1);
  if (gives && disc !== undefined) return { type: 'give-disc', player, to: poorest!, disc };
  return { type: 'end-cohesion', player };
};

/** On through the unknown, as long as anything there is worth it. */
const walk = (state: State, player: string, dice: Dice): Action | undefined => {
  const steps = stepsToTheUnknown(state, player);
  if (steps.length > 0) return { type: 'move', player, to: pick(dice, steps, 'which way') };
  return state.moved ? { type: 'stop', player } : { type: 'move', player, to: pick(dice, stepsFrom(state, player), 'which way') };
};

/**
 * What a seasoned citizen does without a thought, by what everybody knows: shares his money, and walks where the urn is likely to lie while it can be
 * kept. Undefined where habit has nothing to say, as on votes. It plays on in imagined games far better than chance, and hardly takes longer.
 */
export const habit = (state: State, player: string, dice: Dice): Action | undefined => {
  if (!isPlayer(state, player)) return undefined;
  switch (state.step) {
    case 'placeConcentration':
      return { type: 'place-concentration', player, cell: middleOf(state) };
    case 'chooseCentralism':
      return { type: 'choose-centralism', player, degree: mildest(state) };
    case 'centralismConsent':
      return { type: 'answer-proposal', player, accept: state.proposal!.degree === mildest(state) };
    case 'payment':
      return payment(state, player);
    case 'transferRoll':
      return { type: 'roll-die', player };
    case 'takeMoney':
      return { type: 'take-money', player, twos: mixesOf(state, state.payout!.amount)[0]! };
    case 'cohesion':
      return sharing(state, player);
    case 'movement':
      return walk(state, player, dice);
    default:
      return undefined;
  }
};
