import { type Dice, pick } from '../../../../core/dice/dice.js';
import { announcements } from '../../content/modes.js';
import { measureRules } from '../../mechanics/measures/index.js';
import { commanderOf } from '../../mechanics/measures/posting.js';
import type { Near } from '../../mechanics/measures/rule.js';
import { originOf } from '../../mechanics/measures/scope.js';
import { isUsed, slotsOf } from '../../mechanics/measures/slots.js';
import { controlledBy } from '../../queries/state.js';
import type { Slot, State } from '../../types/index.js';
import type { SubmitMeasure } from './measure-checks.js';
import { nearestNations, nearestRegions } from './order.js';

/** The nearest things around a slot. [OT-ACT-05] */
export const nearOf = (state: State, nation: string, place: Slot): Near => {
  const base = originOf(state, nation, place);
  let nations: readonly string[] | undefined;
  return {
    get nations() {
      nations ??= nearestNations(state, nation, base);
      return nations;
    },
    regions: (fits) => nearestRegions(state, base, fits),
  };
};

/** Every place in which a seat may post a measure now. */
export const openSlots = (state: State, player: string): readonly { readonly nation: string; readonly slot: Slot }[] => {
  const own = controlledBy(state, player);
  const divided = state.civilWars.flatMap(({ nation, sides }) =>
    sides.some((side) => side.controller === player) && !own.includes(nation) ? [nation] : [],
  );
  return [...own, ...divided].flatMap((nation) =>
    slotsOf(state, nation).flatMap((place) =>
      commanderOf(state, nation, place) === player && !isUsed(state, nation, place) ? [{ nation, slot: place }] : [],
    ),
  );
};

/** The measures worth listing for a seat. [OT-MEAS-16] */
export function* listed(state: State, player: string): Iterable<SubmitMeasure> {
  for (const { nation, slot } of openSlots(state, player)) {
    const near = nearOf(state, nation, slot);
    for (const { statistic, mode } of announcements)
      for (const parameters of measureRules[mode].list(state, nation, near, statistic))
        yield { type: 'submit-measure', player, nation, slot, statistic, mode, ...parameters } as SubmitMeasure;
  }
}

/** One of them at random, perhaps covert. */
export const improvised = (state: State, player: string, dice: Dice): SubmitMeasure | undefined => {
  const open = openSlots(state, player);
  if (open.length === 0) return undefined;
  const { nation, slot } = pick(dice, open, 'slot');
  const { statistic, mode, entry } = pick(dice, announcements, 'measure');
  const listing = [...measureRules[mode].list(state, nation, nearOf(state, nation, slot), statistic)];
  if (listing.length === 0) return undefined;
  const isCovert = entry.covert && dice.roll(2, 'covert') === 1;
  const parameters = pick(dice, listing, 'parameters');
  const measure = { type: 'submit-measure', player, nation, slot, statistic, mode, ...parameters } as SubmitMeasure;
  return isCovert ? { covert: true, ...measure } : measure;
};
