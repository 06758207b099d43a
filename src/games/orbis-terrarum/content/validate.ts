import { unordered } from '../../../core/data/unordered.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { type BoundsFault, refuse } from '../refusals/index.js';
import { type Effect, statuteFault } from '../types/index.js';
import type { Options } from '../types/options.js';
import type { Pack } from '../types/pack.js';
import { attributes, authorities, domains } from '../types/statistics.js';
import { faultOfBounds, isReward } from './effect-bounds.js';

type Fault = Violation<ClauseId>;

/** What of the configuration a pack is judged by. */
export type Yardstick = Pick<Options, 'pointsPerGroup' | 'autoHappenings' | 'contextYearsMax'> & { readonly players: readonly string[] };

const repeated = (ids: readonly string[]): string | undefined => ids.find((id, i) => ids.indexOf(id) !== i);

function* checkIds({ regions, nations, happeningDeck, milestones, technologies, statutes }: Pack): Generator<Fault> {
  if (regions.length < 2) yield refuse('content-too-few-regions', 'OT-CONT-13', { regions: regions.length }, 'regions');
  for (const [path, list] of Object.entries({ regions, nations, happeningDeck, milestones, technologies, statutes })) {
    const twice = repeated((list as readonly { readonly id: string }[]).map(({ id }) => id));
    if (twice !== undefined) yield refuse('content-duplicate-id', 'OT-CONT-13', { fault: 'twice', id: twice, list: path }, path);
  }
  const regionIds = new Set(regions.map(({ id }) => id));
  const both = nations.find(({ id }) => regionIds.has(id));
  if (both !== undefined) yield refuse('content-duplicate-id', 'OT-CONT-13', { fault: 'both', id: both.id }, 'nations');
}

function* checkEdges({ regions, edges }: Pack): Generator<Fault> {
  const known = new Set(regions.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [i, { between }] of edges.entries()) {
    const [from, to] = between;
    const key = unordered(from, to);
    if (!known.has(from) || !known.has(to) || from === to || seen.has(key))
      yield refuse('content-bad-edge', 'OT-CONT-14', { from, to }, `edges.${i}`);
    seen.add(key);
  }
}

function* checkTerritory({ regions, nations }: Pack): Generator<Fault> {
  const known = new Set(regions.map(({ id }) => id));
  const owned = new Set<string>();
  for (const [i, { id, kind, regions: own, capital }] of nations.entries()) {
    if (kind !== 'state') continue;
    const fits =
      own.length > 0 &&
      capital !== null &&
      own.includes(capital) &&
      own.every((region) => known.has(region) && !owned.has(region)) &&
      repeated(own) === undefined;
    if (!fits) yield refuse('content-bad-territory', 'OT-CONT-15', { nation: id }, `nations.${i}`);
    for (const region of own) owned.add(region);
  }
}

function* checkPositions({ regions, nations }: Pack): Generator<Fault> {
  const known = new Set(regions.map(({ id }) => id));
  const taken = new Set<string>();
  for (const [i, { id, kind, regions: own, position }] of nations.entries()) {
    const fits =
      kind === 'horde' ? own.length === 0 && position !== null && known.has(position) && !taken.has(position) : position === null;
    if (!fits) yield refuse('content-bad-position', 'OT-CONT-16', { nation: id }, `nations.${i}`);
    if (position !== null) taken.add(position);
  }
}

function* checkAttributes({ nations }: Pack, { pointsPerGroup }: Yardstick): Generator<Fault> {
  for (const [i, { id, attributes: values, rawAttributes }] of nations.entries()) {
    if (values === null) continue;
    const [min, max] = rawAttributes ? [1, 100] : [5, 30];
    const inBounds = attributes.every((attribute) => values[attribute] >= min && values[attribute] <= max);
    const adds =
      rawAttributes ||
      [domains, authorities].every((group) => group.reduce((sum, attribute) => sum + values[attribute], 0) === pointsPerGroup);
    if (!inBounds || !adds) yield refuse('content-bad-attributes', 'OT-CONT-17', { nation: id }, `nations.${i}.attributes`);
  }
}

function* checkPredominant({ nations }: Pack): Generator<Fault> {
  for (const [i, { id, attributes: values, predominantDomain, predominantAuthority }] of nations.entries())
    if (values === null && (predominantDomain === null || predominantAuthority === null))
      yield refuse('content-bad-predominant', 'OT-CONT-18', { nation: id }, `nations.${i}`);
}

function* checkVassalage({ nations }: Pack): Generator<Fault> {
  const patronOf = new Map(nations.map(({ id, patron }) => [id, patron]));
  for (const [i, { id }] of nations.entries()) {
    let links = 0;
    let at: string | null | undefined = id;
    for (; at != null && links <= 3; at = patronOf.get(at)) {
      if (!patronOf.has(at)) links = 9;
      links++;
    }
    if (links > 3) yield refuse('content-bad-vassalage', 'OT-CONT-19', { nation: id }, `nations.${i}.patron`);
  }
}

const effectsFault = (effects: readonly Effect[], years: number): BoundsFault['facts'] | null => {
  for (const effect of effects) {
    const fault = faultOfBounds(effect, years);
    if (fault !== null) return fault.facts;
  }
  return null;
};

function* checkDeck({ happeningDeck }: Pack, { autoHappenings, contextYearsMax }: Yardstick): Generator<Fault> {
  if (autoHappenings === 'deck') {
    const rows = Array.from({ length: 100 }, (_, i) => happeningDeck.filter(({ from, to }) => from <= i + 1 && i + 1 <= to).length);
    const wrong = rows.findIndex((count) => count !== 1);
    if (wrong >= 0 || happeningDeck.some(({ from, to }) => from < 1 || to > 100 || from > to))
      yield refuse('content-bad-deck', 'OT-CONT-21', { fault: 'coverage', roll: wrong + 1 }, 'happeningDeck');
  }
  for (const [i, { kind, targeted, effects, crisis, opportunity }] of happeningDeck.entries()) {
    const isCrisis = kind === 'crisis' || kind === 'lasting-crisis';
    const fits =
      isCrisis === (crisis !== null) &&
      (kind === 'opportunity') === (opportunity !== null) &&
      (!isCrisis || targeted) &&
      (kind === 'lasting-crisis') === (crisis?.turns != null);
    const fault =
      effectsFault(
        [...effects, ...(opportunity?.effects ?? []), ...(crisis === null ? [] : [{ do: 'crisis' as const, nation: null, ...crisis }])],
        contextYearsMax,
      ) ??
      (fits && (opportunity === null || (opportunity.cost.wealth >= 0 && opportunity.cost.progress >= 0))
        ? null
        : ({ fault: 'kind' } as const));
    if (fault !== null) yield refuse('content-bad-deck', 'OT-CONT-21', fault, `happeningDeck.${i}`);
  }
}

function* checkRewards({ milestones, technologies }: Pack, { contextYearsMax }: Yardstick): Generator<Fault> {
  for (const [i, { reward }] of milestones.entries()) {
    const fault = effectsFault(reward, contextYearsMax) ?? (reward.every(isReward) ? null : ({ fault: 'no-reward' } as const));
    if (fault !== null) yield refuse('content-bad-reward', 'OT-CONT-22', fault, `milestones.${i}`);
  }
  for (const [i, { id, cost }] of technologies.entries())
    if (cost.wealth < 0 || cost.progress < 0)
      yield refuse('content-bad-reward', 'OT-CONT-22', { fault: 'cost', technology: id }, `technologies.${i}`);
}

function* checkStatutes({ statutes }: Pack): Generator<Fault> {
  for (const [i, { statute }] of statutes.entries()) {
    const fault = statuteFault(statute);
    if (fault !== null) yield refuse('content-bad-statute', 'OT-CONT-23', fault, `statutes.${i}`);
  }
}

/** What is wrong with a pack, in the order of the clauses; the first decides. */
export function* validatePack(pack: Pack, yardstick: Yardstick): Generator<Fault> {
  yield* checkIds(pack);
  yield* checkEdges(pack);
  yield* checkTerritory(pack);
  yield* checkPositions(pack);
  yield* checkAttributes(pack, yardstick);
  yield* checkPredominant(pack);
  yield* checkVassalage(pack);
  const playable = pack.nations.filter((nation) => nation.playable).length;
  if (playable < yardstick.players.length)
    yield refuse('content-too-few-playable', 'OT-CONT-20', { playable, players: yardstick.players.length }, 'nations');
  yield* checkDeck(pack, yardstick);
  yield* checkRewards(pack, yardstick);
  yield* checkStatutes(pack);
}
