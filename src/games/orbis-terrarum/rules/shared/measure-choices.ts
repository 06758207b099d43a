import { one, skip, some, text } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import type { Choices } from '../../../../core/game/rule.js';
import { isInSameHands } from '../../mechanics/diplomacy/binding.js';
import { rebellionOf } from '../../mechanics/measures/suppress.js';
import { linksOf } from '../../mechanics/nations/bonds.js';
import { controllerOf, livingNations } from '../../queries/state.js';
import type { Slot, State, Target } from '../../types/index.js';
import { aims } from '../../types/index.js';
import { type Attribute, attributes } from '../../types/statistics.js';
import { bonusesOf } from './bonuses.js';
import { canonicalTerms } from './canonical-terms.js';
import { clausesBetween } from './clause-choices.js';
import { regionsInOrder } from './land-in-clauses.js';
import type { SubmitMeasure } from './measure-checks.js';
import { forcesFor, opposable } from './measure-manner.js';
import { authorsOf, detachable, landings, modesIn, slotsIn, statisticsIn } from './measure-modes.js';
import { isAimed, mayBeCovert, supportable, targetsOf } from './measure-targets.js';

const sure = { sure: true } as const;
const either = () => one([false, true], sure);
/** A negotiation has so many terms at most. [OT-MEAS-12] */
const mostTerms = 4;

/** What a slot is on the board, where it is something that stands there. */
const asPlace = ({ kind, id }: Slot) =>
  kind === 'host' || kind === 'organization' || kind === 'side' ? { kind, id } : kind === 'colony' ? { kind: 'region', id } : null;

/** On whose behalf one may negotiate with a Nation: not with the own for anybody else's. [OT-MEAS-12] */
const counterparts = (state: State, nation: string, target: string): readonly string[] => {
  const isOwn = isInSameHands(state, nation, target);
  const fits = (id: string): boolean => id !== target && (!isOwn || controllerOf(state, id) === controllerOf(state, target));
  return [nation, ...livingNations(state).filter((id) => id !== nation)].filter(fits);
};

/** What is asked of a measure, question by question: everything that may be answered can be finished. [OT-MEAS-02] */
export const measureChoices: Choices<State, SubmitMeasure> = {
  nation: (state, player) => one(authorsOf(state, player), { about: 'nation', sure: true }),
  slot: (state, player, { nation }) => one(slotsIn(state, player, nation), { about: asPlace, sure: true }),
  statistic: (state, _player, { nation, slot }) => one(statisticsIn(state, nation, slot), { about: 'statistic', sure: true }),
  mode: (state, _player, { nation, slot, statistic }) => one(modesIn(state, nation, slot, statistic), sure),
  target: (state, _player, chosen) =>
    isAimed(chosen)
      ? one<Target | null>(targetsOf(state, chosen), { about: (target) => (target === null ? null : { ...target }), sure: true })
      : skip,
  attribute: (_state, _player, { mode }) => (mode === 'modify' ? one<Attribute>(attributes, sure) : skip),
  region: (state, _player, { nation, mode }) =>
    mode === 'expedition' ? one(landings(state, nation), { about: 'region', sure: true }) : skip,
  regions: (state, _player, { nation, mode }) => {
    if (mode !== 'detach') return skip;
    const land = detachable(state, nation);
    return some(land, 1, land.length, { about: 'region', sure: true });
  },
  name: (_state, _player, { mode }) => (mode === 'detach' ? text(['New Vassal'], limits.text, 'not-blank') : skip),
  counterpart: (state, _player, { nation, mode, target }) =>
    mode === 'negotiate' ? one(counterparts(state, nation, target!.id), { about: 'nation', sure: true }) : skip,
  terms: (state, _player, { mode, target, counterpart }) =>
    mode === 'negotiate' ? clausesBetween(state, [counterpart!, target!.id], { most: mostTerms }) : skip,
  aim: (state, _player, { nation, mode }) =>
    mode === 'parley'
      ? one(
          aims.filter((aim) => aim !== 'constitute-vassal' || linksOf(state, nation) <= 1),
          sure,
        )
      : skip,
  exclusive: (_state, _player, { mode }) => (mode === 'negotiate' ? either() : skip),
  supports: (state, _player, { slot, mode, target }) =>
    target?.kind === 'side' && slot.kind !== 'side' && mode !== 'narrative'
      ? one(supportable(state, target.id), { about: 'side', sure: true })
      : skip,
  opposes: (state, player, { nation, slot, statistic, mode, target = null }) => {
    const others = opposable(state, player, { nation, slot, statistic, mode, target });
    return others.length === 0 ? skip : one<string | null>([null, ...others], { about: 'measure', sure: true });
  },
  force: (state, _player, chosen) => {
    const possible = forcesFor(state, chosen);
    return possible.length < 2 ? skip : one(possible, sure);
  },
  covert: (_state, _player, chosen) => (mayBeCovert(chosen) ? either() : skip),
  decline: (state, _player, { nation }) => {
    const bonuses = bonusesOf(state, nation);
    return bonuses.length === 0 ? skip : some(bonuses, 0, bonuses.length, { about: 'modifier', sure: true });
  },
  note: ({ config }) =>
    config.requireNotes
      ? text(['As we have said.'], config.noteMaxLength, 'not-blank')
      : text(['', 'As we have said.'], config.noteMaxLength),
};

/** Whom a measure is aimed at: whoever puts nobody's name to a help means itself, and whoever puts down a rising the first. */
const canonicalTarget = (state: State, { nation, mode, target = null }: SubmitMeasure): Target | null => {
  if (target !== null) return target;
  if (mode === 'boost' || mode === 'restore') return { kind: 'nation', id: nation };
  const rebellion = mode === 'suppress' ? rebellionOf(state, nation, null) : undefined;
  return rebellion === undefined ? null : { kind: 'rebellion', id: rebellion.id };
};

/** The one way to write a measure: with what its mode asks for, and nothing that it makes no use of. */
export const canonicalMeasure = (state: State, given: SubmitMeasure): SubmitMeasure => {
  const { type, player, nation, slot, statistic, mode, note = '' } = given;
  const sortie = { nation, slot, statistic, mode };
  const target = isAimed(given) ? canonicalTarget(state, given) : null;
  const bonuses = bonusesOf(state, nation);
  const isForeignAid = target?.kind === 'side' && slot.kind !== 'side' && mode !== 'narrative';
  return {
    type,
    player,
    ...sortie,
    note,
    ...(isAimed(given) ? { target } : {}),
    ...(mode === 'modify' ? { attribute: given.attribute! } : {}),
    ...(mode === 'expedition' ? { region: given.region! } : {}),
    ...(mode === 'detach' ? { regions: regionsInOrder(state, given.regions ?? []), name: given.name! } : {}),
    ...(mode === 'negotiate'
      ? {
          counterpart: given.counterpart ?? nation,
          terms: canonicalTerms(state, given.terms ?? []),
          exclusive: given.exclusive ?? false,
        }
      : {}),
    ...(mode === 'parley' ? { aim: given.aim! } : {}),
    ...(isForeignAid ? { supports: given.supports! } : {}),
    ...(opposable(state, player, { ...sortie, target }).length > 0 ? { opposes: given.opposes ?? null } : {}),
    ...(forcesFor(state, sortie).length > 1 ? { force: given.force ?? 'land' } : {}),
    ...(mayBeCovert(sortie) ? { covert: given.covert ?? false } : {}),
    ...(bonuses.length > 0 ? { decline: bonuses.filter((id) => given.decline?.includes(id)) } : {}),
  };
};
