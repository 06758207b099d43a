import type { Arbitrary } from 'fast-check';
import { anyId, type FastCheck } from '../../../core/data/arbitraries.js';
import { conflictStatuses, dimensions, type Effect, hostKinds, indices, modifierTargets, nationKinds } from '../types/index.js';
import { attributes, authorities, domains, statistics } from '../types/statistics.js';

/** What effects are about, by place: of a world that is not made yet. A place beyond all there are means a name that nothing has. */
export interface World {
  region(place: number): string;
  nation(place: number): string;
  technology(place: number): string;
  /** The longest that a modifier may last, in years. */
  readonly mostYears: number;
}

/** An effect, once there is a world. */
export type EffectIn = (world: World) => Effect;

/** How many effects stand together at most; mostly few do. */
const most = 20;

const listed = (fc: FastCheck, effect: Arbitrary<EffectIn>): Arbitrary<EffectIn[]> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 9, arbitrary: fc.array(effect, { maxLength: 3 }) },
    fc.array(effect, { maxLength: most, size: 'max' }),
  );

const within = (fc: FastCheck, min: number, max: number): Arbitrary<number> => fc.integer({ min, max });

/** From one bound to the other without nothing. */
const change = (fc: FastCheck, most: number): Arbitrary<number> => fc.oneof(within(fc, 1, most), within(fc, -most, -1));

/** What a crisis asks and takes; a lasting one has turns and a toll. */
export const crises = (fc: FastCheck, isLasting: boolean) =>
  fc.record({
    counter: fc.constantFrom(...statistics),
    loss: fc.constantFrom('via', 'leg', 'rebellion', ...attributes),
    perTurn: isLasting ? fc.record({ via: fc.nat(100), leg: fc.nat(100) }) : fc.constant(null),
    turns: isLasting ? within(fc, 1, 20) : fc.constant(null),
  });

/** What a milestone may bring to whoever does the deed. [OT-REF-09] */
export const rewards = (fc: FastCheck): Arbitrary<EffectIn[]> => {
  const own = { nation: null };
  return listed(
    fc,
    fc.oneof(
      fc
        .record({
          target: fc.constantFrom(...modifierTargets),
          value: change(fc, 25),
          years: fc.nat(999),
          source: fc.constantFrom('event', 'milestone', 'war'),
        })
        .map(
          ({ years, ...rest }): EffectIn =>
            ({ mostYears }) => ({ do: 'modifier', ...own, ...rest, years: 1 + (years % mostYears) }),
        ),
      fc.record({ attribute: fc.constantFrom(...attributes), delta: change(fc, 10) }).map(
        (rest): EffectIn =>
          () => ({ do: 'attribute', ...own, ...rest }),
      ),
      fc.record({ what: fc.constantFrom('wealth', 'progress'), delta: within(fc, -100, 100) }).map(
        ({ what, delta }): EffectIn =>
          () => ({ do: what, ...own, delta }),
      ),
      fc.record({ special: fc.boolean(), lastTurn: fc.oneof(fc.constantFrom(null, 'this-turn' as const), fc.nat(40)) }).map(
        (rest): EffectIn =>
          () => ({ do: 'grant', ...own, ...rest }),
      ),
    ),
  );
};

/** Everything that can happen, about anything there is, about nothing there is, or about the Nation it is for. */
export const effects = (fc: FastCheck): Arbitrary<EffectIn[]> => {
  const place = fc.nat(30);
  const maybe = fc.option(place);
  const of = (world: World, nation: number | null): string | null => (nation === null ? null : world.nation(nation));
  const at = (world: World, region: number | null): string | null => (region === null ? null : world.region(region));
  const name = anyId(fc);
  const turns = fc.option(within(fc, 1, 1000));
  const aboutNations = [
    fc.record({ nation: maybe, index: fc.constantFrom(...indices), delta: within(fc, -100, 100) }).map(
      ({ nation, ...rest }): EffectIn =>
        (world) => ({ do: 'index', nation: of(world, nation), ...rest }),
    ),
    fc.record({ nation: maybe, what: fc.constantFrom('extinguish' as const) }).map(
      ({ nation, what }): EffectIn =>
        (world) => ({ do: what, nation: of(world, nation) }),
    ),
    fc.record({ nation: maybe, sponsor: maybe }).map(
      ({ nation, sponsor }): EffectIn =>
        (world) => ({ do: 'rebellion', nation: of(world, nation), sponsor: of(world, sponsor) }),
    ),
    fc.record({ nation: maybe, patron: maybe }).map(
      ({ nation, patron }): EffectIn =>
        (world) => ({ do: 'patron', nation: of(world, nation), patron: of(world, patron) }),
    ),
    fc.record({ nation: maybe, technology: place }).map(
      ({ nation, technology }): EffectIn =>
        (world) => ({ do: 'technology', nation: of(world, nation), id: world.technology(technology) }),
    ),
    fc.record({ nation: maybe, weight: within(fc, 1, 10), extra: fc.nat(5) }).map(
      ({ nation, weight, extra }): EffectIn =>
        (world) => ({ do: 'fronts', nation: of(world, nation), weight: weight / 2, extra }),
    ),
    fc.record({ nation: maybe, yes: fc.boolean(), what: fc.constantFrom('autonomy', 'defeated') }).map(
      ({ nation, yes, what }): EffectIn =>
        (world) =>
          what === 'autonomy'
            ? { do: what, nation: of(world, nation), autonomous: yes }
            : { do: what, nation: of(world, nation), flag: yes },
    ),
    fc
      .record({
        nation: maybe,
        sides: fc.array(
          name.filter((side) => side.trim() !== ''),
          { minLength: 2, maxLength: 5 },
        ),
        by: fc.array(name, { minLength: 5, maxLength: 5 }),
      })
      .map(
        ({ nation, sides, by }): EffectIn =>
          (world) => ({ do: 'civil-war', nation: of(world, nation), sides, controllers: by.slice(0, sides.length) }),
      ),
    fc.record({ a: place, b: place, status: fc.constantFrom(...conflictStatuses) }).map(
      ({ a, b, status }): EffectIn =>
        (world) => ({ do: 'conflict', a: world.nation(a), b: world.nation(b), status }),
    ),
    fc.record({ nation: maybe, isLasting: fc.boolean(), short: crises(fc, false), lasting: crises(fc, true) }).map(
      ({ nation, isLasting, short, lasting }): EffectIn =>
        (world) => ({ do: 'crisis', nation: of(world, nation), ...(isLasting ? lasting : short) }),
    ),
    fc
      .record({
        ended: name,
        what: fc.constantFrom('remove-host', 'end-rebellion', 'end-crisis', 'end-civil-war', 'rebellion-deadline'),
        turn: fc.nat(40),
      })
      .map(
        ({ ended, what, turn }): EffectIn =>
          () => {
            if (what === 'remove-host') return { do: what, host: ended };
            if (what === 'end-crisis') return { do: what, crisis: ended };
            if (what === 'end-civil-war') return { do: what, civilWar: ended, winner: ended };
            return what === 'end-rebellion' ? { do: what, rebellion: ended } : { do: what, rebellion: ended, turn };
          },
      ),
  ];
  const aboutLand = [
    fc.record({ region: place, owner: maybe }).map(
      ({ region, owner }): EffectIn =>
        (world) => ({ do: 'region', region: world.region(region), owner: of(world, owner) }),
    ),
    fc.record({ region: place, recognised: fc.boolean() }).map(
      ({ region, recognised }): EffectIn =>
        (world) => ({ do: 'colony', region: world.region(region), recognised }),
    ),
    fc.record({ nation: maybe, region: place }).map(
      ({ nation, region }): EffectIn =>
        (world) => ({ do: 'capital', nation: of(world, nation), region: world.region(region) }),
    ),
    fc.record({ owner: maybe, region: maybe, kind: fc.constantFrom(...hostKinds), turns }).map(
      ({ owner, region, ...rest }): EffectIn =>
        (world) => ({ do: 'host', owner: of(world, owner), region: at(world, region), ...rest }),
    ),
    fc
      .record({
        nation: maybe,
        target: place,
        isRegion: fc.boolean(),
        dimension: fc.constantFrom(...dimensions),
        value: fc.oneof(
          fc.constantFrom(null, 'impossible' as const),
          within(fc, -5, 5).map((fives) => 5 * fives),
        ),
        years: turns,
      })
      .map(
        ({ nation, target, isRegion, ...rest }): EffectIn =>
          (world) => ({ do: 'scope', nation: of(world, nation), target: isRegion ? world.region(target) : world.nation(target), ...rest }),
      ),
    fc
      .record({
        name,
        kind: fc.constantFrom(...nationKinds),
        regions: fc.array(place, { maxLength: 3 }),
        position: maybe,
        patron: maybe,
        predominantDomain: fc.constantFrom(...domains),
        predominantAuthority: fc.constantFrom(...authorities),
      })
      .map(
        ({ regions, position, patron, ...rest }): EffectIn =>
          (world) => ({
            ...{ do: 'create-nation' as const, ...rest, regions: regions.map(world.region) },
            ...{ position: at(world, position), patron: of(world, patron) },
          }),
      ),
  ];
  const one = fc.oneof(
    { weight: 4, arbitrary: rewards(fc).map(([first]): EffectIn => first ?? (() => ({ do: 'wealth', nation: null, delta: 1 }))) },
    ...[...aboutNations, ...aboutLand].map((arbitrary) => ({ weight: 1, arbitrary: arbitrary as Arbitrary<EffectIn> })),
  );
  return listed(fc, one);
};
