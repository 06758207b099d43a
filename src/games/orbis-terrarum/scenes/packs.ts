import type { Arbitrary } from 'fast-check';
import { anyId, distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { unordered } from '../../../core/data/unordered.js';
import type { Yardstick } from '../content/validate.js';
import { type Attributes, populations, type Statute } from '../types/index.js';
import type { Condition, DeckRow, Milestone, Pack, PackEdge, PackNation, PackRegion } from '../types/pack.js';
import { attributes, authorities, domains, statistics } from '../types/statistics.js';
import { joinRules, leaderElections, leaveRules } from '../types/statutes.js';
import { crises, type EffectIn, effects, rewards, type World } from './random-effects.js';

/** How many vassals may hang one from the other, the first of them free. [OT-CONT-19] */
const longestChain = 3;

const measures = [
  ...(['regions', 'peace-treaties', 'vassals', 'progress', 'wealth', 'reforms'] as const),
  ...(['led-organizations', 'peace-turns', 'suppressions', 'settled'] as const),
];

const statutes = (fc: FastCheck): Arbitrary<Statute> =>
  fc
    .record({
      name: anyId(fc),
      leaderElection: fc.constantFrom(...leaderElections),
      electors: fc.uniqueArray(anyId(fc), { minLength: 1, maxLength: 20 }),
      electorate: fc.constantFrom('fixed', 'renewed'),
      term: fc.option(fc.integer({ min: 3, max: 10 })),
      ...{ reelection: fc.boolean(), holdsTerritory: fc.boolean(), leaderConvenes: fc.boolean() },
      allowedMeasures: fc.subarray([...statistics]),
      memberModifiers: fc.subarray([...attributes]),
      closeness: fc.constantFrom(-5, -10, -15, -20, -25),
      joinRule: fc.constantFrom(...joinRules),
      leaveRule: fc.option(fc.constantFrom(...leaveRules), { nil: undefined }),
    })
    .map(({ leaveRule, electors, ...statute }) => ({
      ...statute,
      electors: statute.leaderElection === 'electoral' ? electors : [],
      ...(leaveRule !== undefined && { leaveRule }),
    }));

const purses = (fc: FastCheck, least: number) => {
  const sum = fc.oneof(
    { withCrossShrink: true },
    { weight: 5, arbitrary: fc.integer({ min: least, max: 30 }) },
    fc.constant(Number.MAX_SAFE_INTEGER),
  );
  return fc.record({ wealth: sum, progress: sum });
};

/** What a row of the deck does besides being told. */
const kinds = (fc: FastCheck) =>
  fc.oneof(
    fc.record({ kind: fc.constant('info'), effects: effects(fc) }),
    fc.record({ kind: fc.constant('effect'), effects: effects(fc) }),
    fc.record({ kind: fc.constant('crisis'), effects: effects(fc), crisis: crises(fc, false) }),
    fc.record({ kind: fc.constant('lasting-crisis'), effects: effects(fc), crisis: crises(fc, true) }),
    fc.record({ kind: fc.constant('opportunity'), effects: effects(fc), cost: purses(fc, 0), bargain: effects(fc) }),
  );

/** What a pack is made of, each part at random and none of them fitted to the others yet. */
export const packParts = (fc: FastCheck) => {
  const name = anyId(fc);
  const title = fc.oneof({ withCrossShrink: true }, { weight: 5, arbitrary: name }, fc.constantFrom('', ' ', 'x'.repeat(10_000)));
  const place = fc.nat(99);
  const people = { culture: fc.constantFrom('a', 'b', 'constructor', '1'), faith: fc.constantFrom('a', 'b', 'toString', '2') };
  return fc.record({
    id: name,
    ids: fc.record({
      lands: someIds(fc, 24),
      rows: someIds(fc),
      milestones: someIds(fc, 6),
      technologies: someIds(fc, 6),
      statutes: someIds(fc, 6),
    }),
    regions: fc.array(
      fc.record({
        name: title,
        area: fc.constantFrom('a', 'b', '__proto', '0'),
        ...people,
        population: fc.option(fc.constantFrom(...populations)),
      }),
      { minLength: 24, maxLength: 24 },
    ),
    /** How many regions there are besides one for each Nation: now and then a great many. */
    more: fc.oneof({ withCrossShrink: true }, { weight: 9, arbitrary: fc.nat(20) }, fc.nat(300)),
    edges: fc.array(fc.record({ from: place, to: place, type: fc.constantFrom('land', 'sea', 'barrier') }), { maxLength: 60, size: 'max' }),
    nations: fc.array(
      fc.record({
        ...{ name: title, ...people, isHorde: fc.boolean(), isPlayable: fc.boolean(), regions: fc.nat(3), capital: fc.nat(3) },
        predominant: fc.record({ domain: fc.constantFrom(...domains), authority: fc.constantFrom(...authorities) }),
        /** By itself, what it is best at, or numbers: within the bounds of a start, or not. */
        strength: fc.oneof(
          fc.constant(null),
          fc.record({ isRaw: fc.constant(true), values: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 10, maxLength: 10 }) }),
          fc.record({ isRaw: fc.constant(false), values: fc.array(fc.nat(25), { minLength: 10, maxLength: 10 }) }),
        ),
        patron: fc.option(place),
      }),
      { minLength: 1, maxLength: 16, size: 'max' },
    ),
    deck: fc.array(
      fc.record({
        length: fc.integer({ min: 1, max: 40 }),
        category: fc.constantFrom('natural', 'human'),
        text: title,
        targeted: fc.boolean(),
        does: kinds(fc),
      }),
      { minLength: 1, maxLength: 12, size: 'max' },
    ),
    milestones: fc.array(
      fc.record({
        name: title,
        condition: fc.option(fc.record({ measure: fc.constantFrom(...measures), least: fc.oneof(fc.nat(9), fc.integer()) })),
        reward: rewards(fc),
      }),
      { maxLength: 6, size: 'max' },
    ),
    technologies: fc.array(fc.record({ name: title, cost: purses(fc, 0) }), { maxLength: 6, size: 'max' }),
    statutes: fc.array(statutes(fc), { maxLength: 4, size: 'max' }),
  });
};

/** See {@link packParts}. */
export type PackParts = ReturnType<typeof packParts> extends Arbitrary<infer T> ? T : never;

/** Ten numbers within the bounds of a start, of which each group adds up to what it must. [OT-CONT-17] */
const spread = (values: readonly number[], sum: number): Attributes => {
  const group = (extras: readonly number[]): number[] => {
    let left = sum - 5 * extras.length;
    const given = extras.map((extra) => {
      const more = Math.min(extra, left);
      left -= more;
      return 5 + more;
    });
    return given.map((value) => {
      const more = Math.min(30 - value, left);
      left -= more;
      return value + more;
    });
  };
  return named([...group(values.slice(0, 5)), ...group(values.slice(5))]);
};

const named = (values: readonly number[]): Attributes =>
  Object.fromEntries(attributes.map((attribute, i) => [attribute, values[i]!])) as unknown as Attributes;

/** Nations that own what nobody else owns, stand where nobody else stands, and serve whom they may. */
const nationsFor = (
  from: PackParts,
  ids: readonly string[],
  regions: readonly string[],
  { players, pointsPerGroup }: Sizes,
): PackNation[] => {
  const free = [...regions];
  const wanted = Array.from({ length: Math.max(players, from.nations.length) }, (_, i) => ({
    ...from.nations[i % from.nations.length]!,
    id: ids[i]!,
  }));
  let unsettled = wanted.filter(({ isHorde }) => !isHorde).length;
  const depths: number[] = [];
  return wanted.map(({ id, name, culture, faith, isHorde, isPlayable, capital, strength, predominant, ...rest }, i) => {
    if (!isHorde) unsettled--;
    const own = isHorde ? [] : free.splice(0, 1 + Math.min(rest.regions, free.length - 1 - unsettled));
    const patron = rest.patron === null || i === 0 ? null : rest.patron % i;
    const isVassal = patron !== null && depths[patron]! < longestChain;
    depths.push(isVassal ? depths[patron]! + 1 : 1);
    return {
      ...{ id, name, kind: isHorde ? 'horde' : 'state', playable: isPlayable || i < players, regions: own },
      capital: isHorde ? null : own[capital % own.length]!,
      position: isHorde ? regions[i % regions.length]! : null,
      ...{ culture, faith },
      predominantDomain: strength === null ? predominant.domain : null,
      predominantAuthority: strength === null ? predominant.authority : null,
      attributes: strength === null ? null : strength.isRaw ? named(strength.values) : spread(strength.values, pointsPerGroup),
      rawAttributes: strength?.isRaw ?? false,
      patron: isVassal ? ids[patron]! : null,
    };
  });
};

/** Rows that cover a d100, each number once; the last reaches to its end. */
const deckFor = ({ deck, ids }: PackParts, made: (effects: readonly EffectIn[]) => DeckRow['effects']): DeckRow[] => {
  const rowIds = distinct(ids.rows, deck.length, 'row');
  let next = 1;
  const rows: DeckRow[] = [];
  for (const [i, { length, category, text, targeted, does }] of deck.entries()) {
    if (next > 100) break;
    const from = next;
    next = i + 1 === deck.length ? 101 : Math.min(101, from + length);
    const { kind } = does;
    rows.push({
      ...{ id: rowIds[i]!, from, to: next - 1, category, kind, text },
      ...{ targeted: targeted || kind === 'crisis' || kind === 'lasting-crisis', effects: made(does.effects) },
      crisis: 'crisis' in does ? does.crisis : null,
      opportunity: 'cost' in does ? { cost: does.cost, effects: made(does.bargain) } : null,
    });
  }
  return rows;
};

/** What a pack must serve for. */
export interface Sizes extends Pick<Yardstick, 'pointsPerGroup' | 'contextYearsMax'> {
  readonly players: number;
}

/** The parts fitted to each other and to a game, so that the pack keeps every clause. */
export const fittedPack = (from: PackParts, sizes: Sizes): Pack => {
  const count = Math.max(sizes.players, from.nations.length);
  const size = Math.max(2, count) + from.more;
  const lands = distinct(from.ids.lands, size + count, 'land');
  // Odd names for both: regions and Nations take turns while there are such.
  const nationIds = lands.filter((_, i) => i % 2 === 1 && i < 2 * count);
  const regionIds = lands.filter((_, i) => i % 2 === 0 || i >= 2 * count);
  const technologyIds = distinct(from.ids.technologies, from.technologies.length, 'technology');
  const among =
    (ids: readonly string[]) =>
    (place: number): string =>
      ids[place] ?? 'nowhere';
  const world: World = {
    ...{ region: among(regionIds), nation: among(nationIds), technology: among(technologyIds), mostYears: sizes.contextYearsMax },
  };
  const made = (list: readonly EffectIn[]) => list.map((effect) => effect(world));
  const pairs = new Set<string>();
  const edges = from.edges.flatMap(({ from: one, to: other, type }): PackEdge[] => {
    const between: PackEdge['between'] = [regionIds[one % size]!, regionIds[other % size]!];
    const key = unordered(...between);
    if (between[0] === between[1] || pairs.has(key)) return [];
    pairs.add(key);
    return [{ between, type }];
  });
  const milestoneIds = distinct(from.ids.milestones, from.milestones.length, 'milestone');
  const statuteIds = distinct(from.ids.statutes, from.statutes.length, 'statute');
  return {
    id: from.id,
    regions: regionIds.map((id, i): PackRegion => ({ id, ...from.regions[i % from.regions.length]! })),
    edges,
    nations: nationsFor(from, nationIds, regionIds, sizes),
    happeningDeck: deckFor(from, made),
    milestones: from.milestones.map(
      ({ name, condition, reward }, i): Milestone => ({
        ...{ id: milestoneIds[i]!, name, condition: condition as Condition | null, reward: made(reward) },
      }),
    ),
    technologies: from.technologies.map((technology, i) => ({ id: technologyIds[i]!, ...technology })),
    statutes: from.statutes.map((statute, i) => ({ id: statuteIds[i]!, statute })),
  };
};

/**
 * Worlds that so many players can play in, four unless given, and with them fewer: states and hordes, vassals of vassals, any happenings, milestones,
 * technologies and statutes, under names of any script.
 */
export const packs = (fc: FastCheck, { players = 4, pointsPerGroup = 80, contextYearsMax = 20 }: Partial<Sizes> = {}): Arbitrary<Pack> =>
  packParts(fc).map((parts) => fittedPack(parts, { players, pointsPerGroup, contextYearsMax }));
