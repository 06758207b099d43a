import { type Choice, listOf, one, range, text } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import { linksOf, servableByAll } from '../../mechanics/nations/bonds.js';
import { livingNations, referee, seatOf } from '../../queries/state.js';
import {
  conflictStatuses,
  dimensions,
  type Effect,
  type EffectOf,
  hostKinds,
  indices,
  modifierTargets,
  nationKinds,
  type State,
} from '../../types/index.js';
import { type Attribute, attributes, authorities, domains } from '../../types/statistics.js';
import { crisisFields } from './crisis-offers.js';
import { lastTurnOfGrant, longestScope, scopeValues, turnFromNow, turnsOrForGood, yearsOrForGood } from './durations.js';
import { placesIn } from './effect-places.js';
import { isForSomebody, judgeOf, type Purpose, timesOf } from './effect-purposes.js';
import { attributeOnly, nationOnly, placeOf } from './things.js';

/** The fields of one kind of effect. */
type FieldsOf<D extends Effect['do']> = {
  readonly [K in Exclude<keyof EffectOf<D>, 'do'>]: (chosen: Readonly<EffectOf<D>>) => Choice<EffectOf<D>[K]>;
};

/** Changes of a number up to so much either way, but not by nothing. */
const changes = (most: number): readonly number[] =>
  Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter((change) => change !== 0);

/** How far effects go. [OT-REF-06] */
const [mostOfModifier, mostOfAttribute, mostOfPurse, longestHost, mostSides, mostFronts] = [25, 10, 100, 1000, 5, 5];
const attributeChanges = changes(mostOfAttribute);
/** What an attribute may come to. */
const [leastAttribute, mostAttribute] = [1, 100];
const weights: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) / 2);

/** What sides of a civil war may be called. */
const sideNames = ['Crown', 'Towns', 'Church', 'Army', 'Country'] as const;

const civilWarIn = (nation: string | null): Effect => ({
  do: 'civil-war',
  nation,
  sides: ['Crown', 'Towns'],
  controllers: [referee, referee],
});

/** What may be said of each kind of effect: whatever can happen, or may be able to when its time comes. */
export const fieldsOfEach = (state: State, purpose: Purpose): { readonly [D in Effect['do']]: FieldsOf<D> } => {
  const { config, rebellions, hosts, crises, civilWars } = state;
  const can = judgeOf(state, purpose);
  const times = timesOf(purpose);
  const nations = livingNations(state);
  const regions = config.pack.regions.map(({ id }) => id);
  const ownerOf = (id: string): string | null => state.regions[id]!.owner;
  const named = purpose.kind === 'reward' ? [] : nations;
  const anyone: readonly (string | null)[] = isForSomebody(purpose) ? [null, ...named] : named;
  const oneOf = (ids: readonly (string | null)[]) => one(ids, nationOnly(state));
  const nation = () => oneOf(anyone);
  /** What can happen to one but once is no effect upon one by name that happens for several. */
  const once = times > 1 ? anyone.filter((id) => id === null) : anyone;
  /** Others than whom an effect is for. */
  const othersThan = (id: string | null): readonly string[] => {
    const own = new Set(id === null && purpose.kind === 'now' ? purpose.recipients : [id]);
    return nations.filter((other) => !own.has(other));
  };
  /** What those know already whom an effect is for. */
  const knownTo = (id: string | null): ReadonlySet<string> => {
    const learners = id === null ? (purpose.kind === 'now' ? purpose.recipients : []) : purpose.kind === 'now' ? [id] : [];
    return new Set(learners.flatMap((learner) => (learner === null ? [] : (state.nations[learner]?.technologies ?? []))));
  };
  const nobodyOr = (ids: readonly string[]) => oneOf([null, ...ids]);
  const region = () => one(regions, 'region');
  const thingIn = (things: readonly { readonly id: string }[], kind: string) =>
    one(
      things.map(({ id }) => id),
      kind,
    );
  const isNow = purpose.kind === 'now';
  const place = placesIn(state, isNow);
  /** The regions of a new state, one after another: all of one owner. */
  const landsOf = () => {
    const free = regions.filter(place.isForNewState);
    const beside = (before: readonly string[]): readonly string[] => {
      const [first] = before;
      if (first === undefined) return free;
      const taken = new Set(before);
      return free.filter((id) => !taken.has(id) && ownerOf(id) === ownerOf(first));
    };
    return listOf<string>((before) => one(beside(before), 'region'), 1, regions.length);
  };
  /** Those who are meant: the one named, or else whom it is for now. What is promised is judged when its time comes. */
  const meant = (id: string | null): readonly string[] => {
    if (!isNow) return [];
    return id === null ? purpose.recipients.filter((one) => one !== null) : [id];
  };
  /** May an attribute of all who are meant change so? Whoever is named changes as often as it happens. */
  const changing = (id: string | null, which: Attribute): ((change: number) => boolean) => {
    const values = meant(id).map((one) => state.nations[one]!.attributes[which]);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    const often = id === null ? 1 : times;
    return (change) => lowest + change * often >= leastAttribute && highest + change * often <= mostAttribute;
  };
  const isChangeable = (id: string | null, which: Attribute): boolean => [-1, 1].some(changing(id, which));
  /** Where a host would stand of which no place is told. */
  const isSeated = (id: string | null): boolean => meant(id).every((one) => seatOf(state.nations[one]!) !== null);
  /** Nobody, or another than whom it is for: but only who does not stand behind a rising there already. */
  const sponsorsFor = (id: string | null): readonly (string | null)[] => {
    const there = new Set(meant(id));
    const behind = new Set(rebellions.flatMap(({ nation: rising, sponsor }) => (there.has(rising) ? [sponsor] : [])));
    return [null, ...othersThan(id)].filter((sponsor) => !behind.has(sponsor));
  };
  const delta = () => range(-mostOfPurse, mostOfPurse);
  return {
    modifier: {
      nation,
      target: () => one(modifierTargets, { about: attributeOnly }),
      value: () => one(changes(mostOfModifier)),
      years: () => range(1, config.contextYearsMax),
      source: () => one(['event', 'milestone', 'war'] as const),
    },
    index: { nation, index: () => one(indices), delta },
    wealth: { nation, delta },
    progress: { nation, delta },
    attribute: {
      nation: () => oneOf(anyone.filter((id) => attributes.some((which) => isChangeable(id, which)))),
      attribute: ({ nation: of }) =>
        one(
          attributes.filter((which) => isChangeable(of, which)),
          'attribute',
        ),
      delta: ({ nation: of, attribute: which }) => one(attributeChanges.filter(changing(of, which))),
    },
    region: {
      region,
      owner: ({ region: which }) =>
        can({ do: 'region', region: which, owner: null })
          ? nobodyOr(nations.filter((id) => state.nations[id]!.kind !== 'horde'))
          : oneOf([ownerOf(which)]),
    },
    'create-nation': {
      name: () => text(['New Land', 'The Free Towns'], limits.text, 'not-blank'),
      kind: () => one(times > 1 ? nationKinds.filter((kind) => kind === 'movement') : nationKinds),
      regions: ({ kind }) => (kind === 'state' ? landsOf() : one<readonly string[]>([[]])),
      position: ({ kind }) =>
        kind === 'state'
          ? one<string | null>([null])
          : one<string | null>(kind === 'horde' ? regions.filter(place.isForHorde) : regions, 'region'),
      predominantDomain: () => one(domains, 'attribute'),
      predominantAuthority: () => one(authorities, 'attribute'),
      patron: () => nobodyOr(isNow ? nations.filter((id) => linksOf(state, id) < 2) : nations),
    },
    extinguish: { nation: () => oneOf(once) },
    host: {
      owner: ({ region: where }) => oneOf(where === null ? anyone.filter(isSeated) : anyone),
      region: () => {
        if (anyone.length === 0) return one<string | null>([]);
        const anywhere = isForSomebody(purpose) && anyone.some(isSeated) ? [null, ...regions] : regions;
        return one<string | null>(anywhere, (id) => (id === null ? null : { kind: 'region', id }));
      },
      kind: () => one(hostKinds),
      turns: () => turnsOrForGood(longestHost),
    },
    'remove-host': { host: () => thingIn(hosts, 'host') },
    rebellion: {
      nation: () => oneOf(once.filter((id) => sponsorsFor(id).length > 0)),
      sponsor: ({ nation: of }) => oneOf(sponsorsFor(of)),
    },
    'end-rebellion': { rebellion: () => thingIn(rebellions, 'rebellion') },
    'rebellion-deadline': { rebellion: () => thingIn(rebellions, 'rebellion'), turn: () => turnFromNow(state) },
    'civil-war': {
      nation: () => oneOf(once.filter((id) => can(civilWarIn(id)))),
      sides: () => listOf((before) => text([sideNames[before.length]!], limits.text, 'not-blank'), 2, mostSides),
      controllers: ({ sides }) => listOf(one([...config.players, referee], 'player'), sides.length, sides.length),
    },
    'end-civil-war': {
      civilWar: () => thingIn(civilWars, 'civil-war'),
      winner: ({ civilWar }) =>
        thingIn(
          civilWars.find(({ id }) => id === civilWar)!.sides.filter(({ alive }) => alive),
          'side',
        ),
    },
    patron: {
      nation,
      patron: ({ nation: of }) => {
        return nobodyOr(othersThan(of).filter(servableByAll(state, meant(of))));
      },
    },
    grant: { nation, special: () => one([false, true]), lastTurn: () => lastTurnOfGrant(state) },
    technology: {
      nation: () => oneOf(once.filter((id) => knownTo(id).size < config.pack.technologies.length)),
      id: ({ nation: of }) => {
        const known = knownTo(of);
        return thingIn(
          config.pack.technologies.filter(({ id }) => !known.has(id)),
          'technology',
        );
      },
    },
    fronts: { nation, weight: () => one(weights), extra: () => range(0, mostFronts) },
    conflict: {
      a: () => one(nations.length > 1 ? nations : [], 'nation'),
      b: ({ a }) =>
        one(
          nations.filter((id) => id !== a),
          'nation',
        ),
      status: () => one(conflictStatuses),
    },
    scope: {
      nation,
      target: ({ nation: of }) => one([...othersThan(of), ...regions], placeOf(state)),
      dimension: () => one(dimensions),
      value: () => one(scopeValues),
      years: () => yearsOrForGood(longestScope),
    },
    colony: {
      region: () => one(regions.filter(place.isForColony), 'region'),
      recognised: () => one([true, false]),
    },
    autonomy: {
      nation: () => oneOf(anyone.filter((id) => can({ do: 'autonomy', nation: id, autonomous: true }))),
      autonomous: () => one([true, false]),
    },
    defeated: { nation, flag: () => one([true, false]) },
    capital: {
      nation: () => oneOf((times > 1 ? named : anyone).filter((id) => meant(id).every(place.isForCapital))),
      region: ({ nation: of }) => {
        const owners = meant(of);
        return one(
          regions.filter((id) => owners.every((owner) => ownerOf(id) === owner)),
          'region',
        );
      },
    },
    crisis: { nation, ...crisisFields },
    'end-crisis': { crisis: () => thingIn(crises, 'crisis') },
  };
};
