import { clone, E, seeded } from 'ludoteca';
import { atlasOf, defaultPack, orbis500, type Pack, validatePack } from 'ludoteca/orbis-terrarum';
import { describe, expect, test } from 'vitest';
import { pack as packCodec } from '../../../../src/games/orbis-terrarum/types/pack.js';
import { begun, seated, sizesOf } from '../../helpers/whole-games.js';
import { answeredInFull } from '../../refusals-in-full.js';
import { clause, game } from '../helpers/table.js';

/** Peoples and faiths that some language spells as their ids. */
const spelledAlike: ReadonlySet<string> = new Set(['xianbei', 'tewahedo', 'khmer', 'berber', 'miaphysite']);

/** The least an option of a pack is judged by. */
const yardstick = (count: number) => ({ players: seated(count), pointsPerGroup: 80, autoHappenings: 'deck', contextYearsMax: 20 }) as const;

const seatsOf = (pack: Pack) => pack.nations.filter(({ playable }) => playable);
/** How far it is from some regions to others at their nearest. */
const gap = (pack: Pack, from: readonly string[], to: readonly string[]): number =>
  Math.min(...from.flatMap((a) => to.map((b) => atlasOf(pack).distancesFrom(a).get(b) ?? Number.POSITIVE_INFINITY)));
const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** What a seat has around it: its neighbours, its rivals, its free peoples and the free ground, by their distances. */
const prospects = (pack: Pack, { id, regions }: Pack['nations'][number]) => {
  const owned = new Set(pack.nations.flatMap((nation) => nation.regions));
  const distances = (lists: readonly (readonly string[])[]) => rising(lists.map((to) => gap(pack, regions, to)));
  const beside = new Set(
    regions.flatMap((region) =>
      atlasOf(pack)
        .neighbours.get(region)!
        .map((neighbour) => neighbour.region),
    ),
  );
  return {
    land: regions.length,
    neighbours: [...beside].filter((region) => !regions.includes(region)).length,
    rivals: distances(seatsOf(pack).flatMap((other) => (other.id === id ? [] : [other.regions]))),
    freeStates: distances(pack.nations.flatMap(({ playable, kind, regions: own }) => (playable || kind === 'horde' ? [] : [own]))),
    hordes: distances(pack.nations.flatMap(({ position }) => (position === null ? [] : [[position]]))),
    black: distances(pack.regions.flatMap((region) => (owned.has(region.id) ? [] : [[region.id]]))),
  };
};

/** Do two peoples share a culture or a faith, so that there is no distance between them? [OT-SCOPE-03] */
const akin = (a: { readonly culture: string; readonly faith: string }, b: { readonly culture: string; readonly faith: string }): boolean =>
  a.culture === b.culture || a.faith === b.faith;

clause('OT-CONT-24', 'up to eight players have the map of the year 500, more a wheel with a land for each', () => {
  expect(sizesOf(game).map((count) => defaultPack(count).id)).toEqual([
    ...Array(8).fill('orbis-500'),
    ...[9, 10, 11, 12, 13, 14, 15, 16].map((count) => `mappa-mundi-${count}`),
  ]);
  for (const count of [9, 12, 16]) {
    const { regions, edges, nations } = defaultPack(count);
    expect([seatsOf(defaultPack(count)).length, nations.length, regions.length, edges.length]).toEqual([
      count,
      3 * count,
      6 * count + 1,
      12 * count,
    ]);
  }
});

describe.each(sizesOf(game))('the content for %i', (count) => {
  const pack = defaultPack(count);

  clause(['OT-CONT-13', 'OT-CONT-20', 'OT-CONT-24'], 'is valid, and read back by its own codec', () => {
    expect([...validatePack(pack, yardstick(count))]).toEqual([]);
    expect(packCodec.decode(JSON.parse(JSON.stringify(pack)))).toEqual(E.right(pack));
    expect(begun(game, { players: seated(count), pack }, 'given').config.pack).toEqual(pack);
  });

  clause(['OT-CONT-08', 'OT-CONT-24'], 'gives every seat two regions joined by land, and no vassal, host or colony', () => {
    for (const { id, regions, capital, patron } of seatsOf(pack)) {
      expect([regions.length, regions.includes(capital!), patron]).toEqual([2, true, null]);
      expect(pack.edges.some(({ between, type }) => type === 'land' && between.every((one) => regions.includes(one)))).toBe(true);
      expect(pack.nations.some((other) => other.patron === id)).toBe(false);
    }
  });
});

describe.each([9, 10, 11, 12, 13, 14, 15, 16])('the wheel of %i lands', (count) => {
  const pack = defaultPack(count);
  const perLand = 6;
  const places = new Map(pack.regions.map(({ id }, i) => [id, i]));
  /** Where a region comes to when the wheel is turned by a land; the middle stays. */
  const turned = (region: string): string => {
    const place = places.get(region)!;
    return place === perLand * count ? region : pack.regions[(place + perLand) % (perLand * count)]!.id;
  };
  const nextOf = new Map(pack.nations.map(({ id }, i) => [id, pack.nations[Math.floor(i / count) * count + ((i + 1) % count)]!]));

  clause(['OT-CONT-03', 'OT-CONT-24'], 'is the same when it is turned: every way, whatever lives in black territory', () => {
    const ways = ({ edges }: Pack, move: (region: string) => string): string[] =>
      edges.map(({ between, type }) => `${between.map(move).sort().join(' ')} ${type}`).sort();
    expect(ways(pack, turned)).toEqual(ways(pack, (region) => region));
    for (const { id, population } of pack.regions)
      expect(pack.regions.find((region) => region.id === turned(id))!.population).toBe(population);
  });

  clause(['OT-CONT-08', 'OT-CONT-24'], 'brings every Nation to one of its kind, with its land, its place and its strength', () => {
    for (const { id, kind, playable, regions, capital, position, predominantDomain, predominantAuthority } of pack.nations) {
      const next = nextOf.get(id)!;
      expect([next.kind, next.playable, next.regions, next.capital, next.position]).toEqual([
        ...[kind, playable, regions.map(turned)],
        capital === null ? null : turned(capital),
        position === null ? null : turned(position),
      ]);
      // What a seat is strong in says its player.
      if (!playable) expect([next.predominantDomain, next.predominantAuthority]).toEqual([predominantDomain, predominantAuthority]);
    }
  });

  clause(['OT-SCOPE-03', 'OT-CONT-24'], 'makes nobody more of a stranger than anybody else', () => {
    const regionOf = new Map(pack.regions.map((region) => [region.id, region]));
    for (const nation of pack.nations) {
      for (const other of pack.nations) expect(akin(nextOf.get(nation.id)!, nextOf.get(other.id)!)).toBe(akin(nation, other));
      for (const region of pack.regions) expect(akin(nextOf.get(nation.id)!, regionOf.get(turned(region.id))!)).toBe(akin(nation, region));
    }
    const [first, ...others] = seatsOf(pack);
    expect(others.some((other) => akin(first!, other))).toBe(false);
  });

  clause(['OT-CONT-08', 'OT-CONT-24'], 'offers every seat the same, within what the map of the year 500 offers', () => {
    const [first, ...others] = seatsOf(pack).map((seat) => prospects(pack, seat));
    for (const other of others) expect(other).toEqual(first);
    const known = seatsOf(orbis500).map((seat) => prospects(orbis500, seat));
    const between = (value: number, values: readonly number[]): void => {
      expect(value).toBeGreaterThanOrEqual(Math.min(...values));
      expect(value).toBeLessThanOrEqual(Math.max(...values));
    };
    between(
      first!.land,
      known.map(({ land }) => land),
    );
    between(
      first!.neighbours,
      known.map(({ neighbours }) => neighbours),
    );
    for (const what of ['rivals', 'freeStates', 'hordes', 'black'] as const) {
      between(
        first![what][0]!,
        known.map((other) => other[what][0]!),
      );
      expect(first![what].at(-1)!).toBeLessThanOrEqual(Math.max(...known.map((other) => other[what].at(-1)!)));
    }
    const mean = (distances: readonly number[]): number => distances.reduce((sum, one) => sum + one, 0) / distances.length;
    between(
      mean(first!.rivals),
      known.map(({ rivals }) => mean(rivals)),
    );
  });

  test('has a name for everything in every language', () => {
    const view = game.view(begun(game, { players: seated(count), freeNationChoice: false }, 'named'), 'p1');
    for (const language of game.labels.languages) {
      for (const { id, name } of [...pack.regions, ...pack.nations]) {
        expect(game.labels.name(id, language)).toBe(game.labels.name(id, language, view));
        expect(game.labels.name(id, language)).not.toBe(id);
        expect(name).not.toBe(id);
      }
      const called = [...pack.regions, ...pack.nations].map(({ id }) => game.labels.name(id, language));
      expect(new Set(called).size).toBe(called.length);
      const peoples = new Set(pack.regions.flatMap(({ culture, faith }) => [culture, faith]));
      const unspoken = [...peoples].filter((id) => game.labels.name(id, language) === id && !spelledAlike.has(id));
      expect(language === 'en' ? [] : unspoken).toEqual([]);
    }
    expect(game.labels.languages.map((language) => game.labels.name('hierosolyma', language))).toEqual([
      'Jerusalem',
      'Jerusalén',
      'Jerusalem',
      'Jérusalem',
    ]);
  });

  test('is seen, dealt anew and drawn', () => {
    const state = begun(game, { players: seated(count), freeNationChoice: false }, 'seen');
    const view = game.view(state, 'p1');
    expect(view.nationOrder).toHaveLength(3 * count);
    expect(game.view(game.redeal(state, 'p1', seeded('anew')), 'p1')).toEqual(view);
    for (const language of game.labels.languages) {
      const drawn = game.labels.draw!(view, language);
      for (const { id } of [...pack.regions, ...pack.nations]) expect(drawn).toContain(game.labels.name(id, language, view));
    }
  });
});

clause(['OT-CONT-20', 'OT-CONT-24'], 'a pack that is given or named has to seat everybody itself', () => {
  const refusal = (config: object) => {
    const read = answeredInFull(game.decodeConfig(config));
    return E.isLeft(read) ? [read.left[0].code, read.left[0].clause] : [];
  };
  const few = ['content-too-few-playable', 'OT-CONT-20'];
  expect(refusal({ players: seated(9) })).toEqual([]);
  expect(refusal({ players: seated(9), pack: 'orbis-500' })).toEqual(few);
  expect(refusal({ players: seated(9), pack: clone(orbis500) })).toEqual(few);
  expect(refusal({ players: seated(10), pack: clone(defaultPack(9)) })).toEqual(few);
  expect(refusal({ players: seated(3), pack: clone(defaultPack(16)) })).toEqual([]);
});
