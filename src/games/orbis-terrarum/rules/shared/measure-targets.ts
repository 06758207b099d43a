import { entryOf } from '../../content/modes.js';
import { measureRules } from '../../mechanics/measures/index.js';
import { benefitsFrom } from '../../mechanics/measures/slots.js';
import { isAtItself } from '../../mechanics/resolution/nature.js';
import { areInOtherHands, warOfSide } from '../../mechanics/war/civil-war.js';
import { hasRebellion } from '../../mechanics/war/rebellion.js';
import { isBlack, isPrincipal, livingNations, organizationOf } from '../../queries/state.js';
import type { State, Target } from '../../types/index.js';
import { announcementOf } from './measure-checks.js';
import { aimedAt, reachOf, type Sortie } from './measure-reach.js';
import { otherNations } from './speakers.js';

const nations = (ids: readonly string[]): readonly Target[] => ids.map((id) => ({ kind: 'nation', id }));
const blackRegions = (state: State, fits: (region: string) => boolean = () => true): readonly Target[] =>
  state.config.pack.regions.flatMap(({ id }) => (isBlack(state, id) && fits(id) ? [{ kind: 'region' as const, id }] : []));
const livingSides = (state: State, fits: (war: State['civilWars'][number]) => boolean): readonly Target[] =>
  state.civilWars.flatMap((war) => (fits(war) ? war.sides.flatMap(({ id, alive }) => (alive ? [{ kind: 'side' as const, id }] : [])) : []));

/** Whom an army may attack: from a side of a civil war the others, from anywhere else Nations, hosts and sides of others. [OT-MEAS-05] [OT-SLOT-07] */
const attackable = (state: State, { nation, slot, statistic, mode }: Sortie): readonly Target[] => {
  if (slot.kind === 'side')
    return livingSides(state, ({ sides }) => sides.some(({ id }) => id === slot.id)).filter(({ id }) =>
      areInOtherHands(state, slot.id, id),
    );
  const hosts = state.hosts.map(({ id }): Target => ({ kind: 'host', id }));
  return [
    ...nations(otherNations(state, nation)),
    ...hosts.filter((target) => !isAtItself(state, { nation, target, statistic, mode })),
    ...livingSides(state, (war) => war.metered && war.nation !== nation),
  ];
};

/** Everything there is: what a story may be about. [OT-MEAS-04] */
const everything = (state: State, { nation, mode, statistic }: Sortie): readonly Target[] =>
  [
    ...nations(livingNations(state)),
    ...state.hosts.map(({ id }): Target => ({ kind: 'host', id })),
    ...livingSides(state, () => true),
    ...state.crises.map(({ id }): Target => ({ kind: 'crisis', id })),
    ...state.rebellions.map(({ id }): Target => ({ kind: 'rebellion', id })),
    ...state.config.pack.regions.map(({ id }): Target => ({ kind: 'region', id })),
  ].filter((target) => !isAtItself(state, { nation, target, statistic, mode }));

/** What a mode could be aimed at, whatever the distance. */
const candidates = (state: State, sortie: Sortie): readonly Target[] => {
  const { nation, slot, mode } = sortie;
  const others = (): readonly Target[] => nations(otherNations(state, nation));
  switch (mode) {
    case 'strike':
    case 'raid':
      return attackable(state, sortie);
    case 'suppress':
      return state.rebellions.flatMap((one) => (one.nation === nation ? [{ kind: 'rebellion' as const, id: one.id }] : []));
    case 'boost': {
      const organization = slot.kind === 'organization' ? organizationOf(state, slot.id) : undefined;
      return nations(livingNations(state).filter((id) => organization === undefined || benefitsFrom(organization, id)));
    }
    case 'restore':
      return nations(livingNations(state));
    case 'embargo':
    case 'undermine':
    case 'steal':
    case 'plunder':
    case 'incite':
      return others();
    case 'subvert':
      if (state.nations[nation]!.kind !== 'state') return [];
      return others().filter(({ id }) => !hasRebellion(state, id, nation));
    case 'negotiate':
      return others().filter(({ id }) => !isPrincipal(state, id));
    case 'occupy':
      return state.nations[nation]!.kind === 'horde' ? [] : blackRegions(state);
    case 'parley':
      return blackRegions(state, (id) => state.regions[id]!.population !== 'empty');
    case 'acculturate':
      return [...others(), ...blackRegions(state)].filter((target) => {
        for (const _ of measureRules.acculturate.check!(state, announcementOf(aimedAt(sortie, target)))) return false;
        return true;
      });
    case 'welfare':
      return state.crises.map(({ id }) => ({ kind: 'crisis', id }));
    case 'narrative':
      return everything(state, sortie);
    default:
      return [];
  }
};

/** What this measure may be aimed at. A story may do without anything. [OT-MEAS-02] [OT-MEAS-04] */
export const targetsOf = (state: State, sortie: Sortie): readonly (Target | null)[] => {
  const isWithinReach = reachOf(state, sortie);
  const within = candidates(state, sortie).filter(isWithinReach);
  return sortie.mode === 'narrative' ? [null, ...within] : within;
};

/** Is there anything that this measure may be aimed at? A help may always be for oneself, and a story about nothing. */
export const hasTarget = (state: State, sortie: Sortie): boolean => {
  const { mode, slot } = sortie;
  if (mode === 'narrative' || mode === 'restore' || (mode === 'boost' && slot.kind !== 'organization')) return true;
  return candidates(state, sortie).some(reachOf(state, sortie));
};

/** The sides that a foreigner may help against the one it attacks. [OT-CIV-10] */
export const supportable = (state: State, attacked: string): readonly string[] =>
  (warOfSide(state, attacked)?.sides ?? []).flatMap(({ id, alive }) => (alive && id !== attacked ? [id] : []));

/** Is it a mode that is aimed at something? */
export const isAimed = ({ mode }: Pick<Sortie, 'mode'>): boolean => measureRules[mode].aims.some((aim) => aim !== 'none');

/** Does the mode table know this pair, and may its author stay hidden? [OT-MEAS-02] */
export const mayBeCovert = ({ statistic, mode }: Pick<Sortie, 'statistic' | 'mode'>): boolean => entryOf(statistic, mode)?.covert === true;
