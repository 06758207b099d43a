import { announcements, entryOf } from '../../content/modes.js';
import { measureRules } from '../../mechanics/measures/index.js';
import { commanderOf } from '../../mechanics/measures/posting.js';
import { isUsed, slotRefuses, slotsOf } from '../../mechanics/measures/slots.js';
import { linksOf } from '../../mechanics/nations/bonds.js';
import { controlledBy, isBlack } from '../../queries/state.js';
import type { Slot, State, Target } from '../../types/index.js';
import type { Mode } from '../../types/modes.js';
import { type Statistic, statistics } from '../../types/statistics.js';
import { landBesideCapital } from './land-in-clauses.js';
import { announcementOf } from './measure-checks.js';
import { aimedAt, type Sortie } from './measure-reach.js';
import { hasTarget, isAimed, targetsOf } from './measure-targets.js';

const modesOf: Readonly<Record<Statistic, readonly Mode[]>> = Object.fromEntries(
  statistics.map((statistic) => [statistic, announcements.flatMap((one) => (one.statistic === statistic ? [one.mode] : []))]),
) as unknown as Readonly<Record<Statistic, readonly Mode[]>>;

/** The regions in which an expedition of a Nation may appear. [OT-MEAS-08] */
export const landings = (state: State, nation: string): readonly string[] => {
  if (state.nations[nation]!.kind !== 'state') return [];
  return state.config.pack.regions.flatMap(({ id }) => (isBlack(state, id) || state.regions[id]!.owner === nation ? [id] : []));
};

/** The regions that a Nation may detach. [OT-MEAS-10] [OT-VAS-01] */
export const detachable = (state: State, nation: string): readonly string[] =>
  state.nations[nation]!.kind === 'state' && linksOf(state, nation) <= 1 ? landBesideCapital(state, nation) : [];

/** Does a slot carry a mode, whatever it is aimed at? [OT-SLOT-03] [OT-SLOT-04] [OT-SLOT-06] [OT-SLOT-07] [OT-SLOT-08] */
const carries = (state: State, sortie: Sortie, target: Target | null): boolean =>
  slotRefuses(state, aimedAt(sortie, target), entryOf(sortie.statistic, sortie.mode)!) === null;

/** May this be announced in this slot, of something if it needs that? */
const isPossible = (state: State, sortie: Sortie): boolean => {
  const { nation, slot, mode } = sortie;
  // What a side attacks, and whom an organization helps, are such as its slot carries.
  if (slot.kind === 'side') return (mode === 'strike' || mode === 'raid') && hasTarget(state, sortie);
  if (slot.kind === 'organization' && mode === 'boost') {
    const [helped] = targetsOf(state, sortie);
    return helped !== undefined && carries(state, sortie, helped);
  }
  if (!carries(state, sortie, null)) return false;
  if (isAimed({ mode })) return hasTarget(state, sortie);
  if (mode === 'expedition') return landings(state, nation).length > 0;
  if (mode === 'detach') return detachable(state, nation).length > 0;
  if (mode === 'modify') return true;
  for (const _ of measureRules[mode].check?.(state, announcementOf(sortie)) ?? []) return false;
  return true;
};

/** What may be done with a statistic in this slot. [OT-MEAS-01] */
export const modesIn = (state: State, nation: string, slot: Slot, statistic: Statistic): readonly Mode[] =>
  modesOf[statistic].filter((mode) => isPossible(state, { nation, slot, statistic, mode }));

/** Slots that carry any statistic: a story can always be told. [OT-MEAS-04] */
const ordinary: ReadonlySet<Slot['kind']> = new Set(['main', 'granted', 'bought', 'host', 'colony']);

const canDoSomething = (state: State, nation: string, slot: Slot, statistic: Statistic): boolean =>
  modesOf[statistic].some((mode) => isPossible(state, { nation, slot, statistic, mode }));

/** The statistics of which something may be announced in this slot. */
export const statisticsIn = (state: State, nation: string, slot: Slot): readonly Statistic[] =>
  ordinary.has(slot.kind) ? statistics : statistics.filter((statistic) => canDoSomething(state, nation, slot, statistic));

/** The places of a Nation in which a seat may announce something now. [OT-SLOT-01] */
export const slotsIn = (state: State, player: string, nation: string): readonly Slot[] =>
  slotsOf(state, nation).filter(
    (slot) =>
      commanderOf(state, nation, slot) === player &&
      !isUsed(state, nation, slot) &&
      (ordinary.has(slot.kind) || statistics.some((statistic) => canDoSomething(state, nation, slot, statistic))),
  );

/** The Nations for which a seat may announce something: its own, and those in whose civil war it has a side. */
export const authorsOf = (state: State, player: string): readonly string[] => {
  const own = controlledBy(state, player);
  const divided = state.civilWars.flatMap(({ nation, sides }) =>
    !own.includes(nation) && state.nations[nation]!.alive && sides.some((side) => side.controller === player) ? [nation] : [],
  );
  const hasMain = (nation: string): boolean => {
    for (let i = 1; i <= state.config.measuresPerTurn; i++) if (!isUsed(state, nation, { kind: 'main', id: String(i) })) return true;
    return false;
  };
  return [
    ...own.filter((nation) => hasMain(nation) || slotsIn(state, player, nation).length > 0),
    ...divided.filter((nation) => slotsIn(state, player, nation).length > 0),
  ];
};
