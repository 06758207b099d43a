import { createRequire } from 'node:module';
import { clone } from 'ludoteca';
import { gameById } from 'ludoteca/games';
import { atlasOf, type Config, type ContentPack, eyeOfTerror, ojoDelTerror, type State, type View } from 'ludoteca/ojo-del-terror';
import { type Scene, scene } from 'ludoteca/ojo-del-terror/testing';
import { describe, expect, test } from 'vitest';
import { coveredBy, disc, drawnOn, laidOut } from '../../examples/web/src/boards/ojo-del-terror/arrows.js';
import { chartOf } from '../../examples/web/src/boards/ojo-del-terror/chart.js';
import { springboardOf } from '../../examples/web/src/boards/ojo-del-terror/springboard.js';

// The types of React would say that an element of a page is any element: the other tests here know better.
const load = createRequire(import.meta.url);
const { createElement } = load('react') as { createElement(component: unknown, props: object): object };
const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: object): string };

const id = 'ojo-del-terror';
// What pages are written in is known to their own compiler alone.
const { default: board }: { readonly default: unknown } = await import(`../../examples/web/src/boards/${id}/board.tsx`);

const { labels } = gameById(id)!;
const languages = ['en', 'ca', 'es', 'fr'] as const;

const duo = { players: ['ada', 'bo'] } as const;
const stateWith = (said: Scene, config: Partial<Config> = {}): State => scene({ ...duo, ...config }, { turn: 3, ...said });

/** The board as somebody sees it, written down. */
const drawnFor = (state: State, viewer: string | null = 'ada', language = 'en'): string => {
  const view: View = ojoDelTerror.view(state, viewer);
  return renderToStaticMarkup(
    createElement(board, {
      view,
      viewer,
      language,
      name: (one: string) => labels.name(one, language, view),
      called: (type: string, field: string, answer: unknown) => labels.answer(type, field, answer, language, view),
      clause: (id: string) => id,
      cite: () => null,
      pointing: { asksFor: () => false, isChosen: () => false, point: () => {} },
      filling: null,
    }),
  );
};

/** What a part of the drawing is told as, and all that is drawn of it. */
interface Part {
  readonly told: string;
  readonly drawn: string;
}

/** The things of the chart, in the order in which they are drawn. */
const partsOf = (html: string): readonly Part[] =>
  html
    .split('<g class="thing')
    .slice(1)
    .map((drawn) => ({ told: /<title>([^<]*)</.exec(drawn)?.[1] ?? '', drawn }));

const part = (html: string, begins: string): Part => partsOf(html).find(({ told }) => told.startsWith(begins))!;

/** The line of text of a plate, such as a band’s or a deed’s. */
const plate = (html: string, thing: string): string => {
  const [, after = ''] = html.split(`data-thing="${thing}"`);
  return after.slice(after.indexOf('>') + 1, after.indexOf('</div>'));
};
const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('planets', () => {
  const html = drawnFor(
    stateWith({
      players: { ada: { planets: ['coralis', 'gangrena'] } },
      planets: { fenris: { inhabitants: 1 }, llaga: { sacred: ['nurgle', 'khorne'] } },
    }),
  );

  test('each says who holds it and all that the rules say of it', () => {
    expect(part(html, 'Coralis').told).toBe('Coralis · held by ada');
    expect(part(html, 'Cadia').told).toBe('Cadia · nobody holds it · Defence 1 · extreme conditions · 3 × Cadian Guard');
    expect(part(html, 'Fenris ·').told).toBe('Fenris · nobody holds it · resources 1 · 1 × Space Marines');
    expect(part(html, 'Llaga').told).toBe('Llaga · nobody holds it · sacred to Nurgle, Khorne');
    expect(part(html, 'Atalaya').told).toBe('Atalaya · nobody holds it · 1 × Cadian Guard');
  });

  test('each bears a sign for whatever it says', () => {
    const signs = (name: string): readonly string[] =>
      [
        ...part(html, name).drawn.matchAll(/class="(?:(spikes|halo|emblem)[^"]*"|(sign \w+)"[^>]*><path[^>]*><\/path><text[^>]*>([^<]*))/g),
      ].map(([, mark, sign, text]) => mark ?? `${sign} ${text}`);
    expect(signs('Coralis')).toEqual(['emblem']);
    expect(signs('Cadia')).toEqual(['spikes', 'sign defence 1', 'sign people 3']);
    expect(signs('Fenris ·')).toEqual(['sign people 1', 'sign riches 1']);
    expect(signs('Llaga')).toEqual(['halo', 'sign gods NK']);
    expect(signs('Gangrena')).toEqual(['halo', 'emblem', 'sign gods N']);
    expect(signs('Nadir')).toEqual([]);
  });
});

describe('orders', () => {
  const said: Scene = {
    players: {
      ada: {
        planets: atlasOf(eyeOfTerror).sectors.get('EH')!.planets,
        permanentActions: 10,
        orders: [
          { type: 'invade', planet: 'umbrath', count: 3 },
          { type: 'defend', planet: 'ferrod', count: 2 },
          { type: 'defend-sector', sector: 'EH', count: 4 },
          { type: 'cede', planet: 'coralis', to: 'bo' },
          { type: 'trade', partner: 'bo', give: ['yunque'], receive: ['obsidar'] },
          { type: 'claim', deed: 'no-mercy' },
        ],
      },
      bo: { planets: ['obsidar'], orders: [{ type: 'invade', planet: 'espejo', count: 1 }] },
    },
  };
  const state = stateWith(said);
  const html = drawnFor(state);
  const told = (of: string): readonly string[] => partsOf(of).flatMap(({ told: one, drawn }) => (/class="order /.test(drawn) ? [one] : []));

  test('one’s own lie on the chart, each told as it stands on the sheet; an announcement lies beside it alone', () => {
    expect(told(html)).toEqual([
      'order 1: invade Umbrath ×3',
      'order 2: defend Ferrod ×2',
      'order 3: defend the sector Iron Strait ×4',
      'order 4: cede Coralis to bo',
      'order 5: trade Yunque for Obsidar with bo',
    ]);
    expect(words(plate(html, 'order:5'))).toBe('order 6: claim No Mercy, No Pardon');
    expect(words(plate(html, 'player:ada'))).toContain('⚑ No Mercy, No Pardon');
  });

  test('an arrow bears the number of Invasions, a ring that of Defences, and a cession the first letter of whoever receives', () => {
    const bears = (order: number): readonly string[] =>
      [
        ...part(html, `order ${order}:`)
          .drawn.split('<g class="planet-names"')[0]!
          .matchAll(/<text[^>]*>([^<]*)<\/text>/g),
      ].map(([, text]) => text!);
    expect(part(html, 'order 1:').drawn).toMatch(/class="order invade"><path class="order-line"[^>]*marker-end="url\(#order-head\)"/);
    expect(part(html, 'order 2:').drawn).toMatch(/class="order defend"[^>]*><circle class="order-line"/);
    expect(part(html, 'order 4:').drawn).toContain('class="order give"');
    expect([1, 2, 3, 4, 5].map(bears)).toEqual([['3'], ['+2'], ['+4', '+4'], ['B'], ['⇄']]);
  });

  test('those of others are drawn for the referee alone', () => {
    expect(told(drawnFor(state, null))).toEqual([]);
    const refereed = stateWith(said, { referee: 'present' });
    const all = told(drawnFor(refereed, 'referee'));
    expect([all[0], all[2], all[4], all.at(-1)]).toEqual([
      'ada: invade · Umbrath',
      'ada: defend a sector · Iron Strait',
      'ada: trade planets · Yunque · Obsidar',
      'bo: invade · Espejo',
    ]);
  });

  test('no two bear their numbers at the same place', () => {
    const orders = [
      { type: 'cede', planet: 'dulcamara', to: 'bo' },
      { type: 'invade', planet: 'quebrada', count: 1 },
      { type: 'invade', planet: 'coralis', count: 1 },
    ] as const;
    const of = drawnFor(
      stateWith({ players: { ada: { planets: ['dulcamara'], permanentActions: 2, orders }, bo: { planets: ['quebrada'] } } }),
    );
    const discs = [...of.matchAll(/translate\(([\d.]+) ([\d.]+)\)"><circle r="13"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(discs).toHaveLength(3);
    for (const [i, [x, y]] of discs.entries())
      for (const [u, v] of discs.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(2 * disc - 0.2);
  });

  test('the names of planets are drawn over them', () => {
    expect(html.lastIndexOf('class="order ')).toBeLessThan(html.indexOf('class="planet-name '));
  });
});

describe('an arrow begins on the way that is paid for', () => {
  const from = (planets: readonly string[], target: string, across = false, config: Partial<Config> = {}) =>
    springboardOf(ojoDelTerror.view(stateWith({ players: { ada: { planets } } }, config), null), 'ada', target, across);

  test('at the planet nearest to its aim, of those in its subsector or next to it on the same side', () => {
    expect(from(['ferrod', 'yunque', 'coralis'], 'mena-honda')).toBe('yunque');
    expect(from(['ferrod', 'espejismo'], 'quimera')).toBe('espejismo');
    expect(from(['yunque', 'extasis'], 'quimera')).toBe('extasis'); // Yunque lies nearer, but over the Boundary
  });

  test('through a gate rather than over the Boundary, and over the Boundary where there is no other way', () => {
    expect(from(['espejo', 'cadia'], 'furia')).toBe('cadia');
    expect(from(['espejo'], 'furia')).toBe('espejo');
  });

  test('over the Boundary where that is wanted, or through a gate if passing one counts as crossing', () => {
    expect(from(['yunque', 'espejismo'], 'quimera', true)).toBe('yunque');
    expect(from(['espejo', 'cadia'], 'furia', true)).toBe('espejo');
    expect(from(['espejo', 'cadia'], 'furia', true, { gateCountsAsCrossing: true })).toBe('cadia');
    expect(from(['espejo'], 'furia', true, { gateCountsAsCrossing: true })).toBe('espejo');
  });

  test('in deep space for whoever raids, on the side where the planet lies; nowhere for what is no planet', () => {
    expect([from([], 'espejo'), from(['espejo'], 'nowhere')]).toEqual([null, null]);
    const raid = (planet: string): number => {
      const html = drawnFor(stateWith({ players: { ada: { planets: [], orders: [{ type: 'invade', planet, count: 1 }] } } }));
      const [, x] = /class="order-line" d="M([\d.-]+)/.exec(html)!;
      return Number(x) - chartOf(eyeOfTerror).planets.get(planet)![0];
    };
    expect(raid('prisma')).toBeLessThan(0);
    expect(raid('umbrath')).toBeGreaterThan(0);
  });
});

test.each(languages)('wherever one can strike, in %s, what an arrow bears covers no planet, no name and not its head', (language) => {
  const { places, subsectors } = atlasOf(eyeOfTerror);
  const chart = chartOf(eyeOfTerror);
  const drawn = drawnOn(chart, (id) => labels.name(id, language));
  const covering: string[] = [];
  for (const a of places)
    for (const b of places) {
      const isNext = a.subsector === b.subsector || subsectors.get(a.subsector)!.neighbours.some(({ to }) => to === b.subsector);
      if (a === b || !isNext) continue;
      const { line, at } = laidOut(drawn, chart.planets.get(a.id)!, chart.planets.get(b.id)!);
      const [x, y] = line.split(' ').slice(-2).map(Number) as [number, number];
      if (coveredBy(drawn, at, disc) > 0 || Math.hypot(at[0] - x, at[1] - y) < 20) covering.push(`${a.id} to ${b.id}`);
    }
  expect(covering).toEqual([]);
});

test('where nothing else will do, what an arrow bears covers as little as may be', () => {
  const crowd = Array.from({ length: 400 }, (_, i) => ({ at: [(i % 20) * 20, Math.floor(i / 20) * 20] as const, half: 40 }));
  const { at } = laidOut(crowd, [100, 100], [300, 300]);
  expect(coveredBy(crowd, at, disc)).toBeGreaterThan(0);
  expect(coveredBy(crowd, at, disc)).toBeLessThanOrEqual(coveredBy(crowd, [200, 200], disc));
});

describe('beside the chart', () => {
  const state = stateWith({
    players: {
      ada: { warband: 'worldEaters', planets: ['crisol'], score: 1, favours: ['nurgle'] },
      bo: { score: 12, committed: true },
    },
    deeds: { 'chosen-of-chaos': { by: ['ada'] } },
  });
  const html = drawnFor(state);

  test('each band says its points, planets and actions, whether its sheet is committed, and its favours and deeds', () => {
    expect(words(plate(html, 'player:ada'))).toMatch(/ada World Eaters 1 1 planet · 3 actions ★ Nurgle, Chosen of Chaos$/);
    expect(words(plate(html, 'player:bo'))).toMatch(/bo .* 12 1 planet · 2 actions · ✓ committed$/);
    expect(html).toContain('title="ada, World Eaters: 1 point, 1 planet"');
    expect(html).toContain('bo, Thousand Sons: 12 points, 1 planet"');
  });

  test('each deed says its points and who achieved it, and each god whom it favours', () => {
    expect(html).toContain('title="Chosen of Chaos: 8 points, by ada"');
    expect(words(plate(html, 'deed:chosen-of-chaos'))).toBe('Chosen of Chaos 8 A');
    expect(html).toContain('title="Avatar: 10 points"');
    expect(html).toContain('title="Nurgle: favours ada"');
    expect(html).toContain('title="Khorne"');
  });

  test('a deed worth a single point says so', () => {
    const pack: ContentPack = { ...eyeOfTerror, deeds: [{ id: 'avatar', points: 1 }] };
    expect(drawnFor(stateWith({}, { pack }))).toContain('title="Avatar: 1 point"');
  });

  test('while bands are chosen they lie there, and nobody leads one', () => {
    const begun = drawnFor(scene(duo, { phase: 'warbands' }));
    expect(begun).toContain('title="Night Lords, Renegades"');
    expect(begun).toContain('title="ada: 0 points, 1 planet"');
    expect(begun).not.toContain('data-place="deeds"');
  });
});

test('under the chart stands what is being done, in which turn, and whether it pays double', () => {
  const label = (said: Scene, config: Partial<Config> = {}): string | undefined =>
    /class="picture[^>]*aria-label="([^"]*)"/.exec(drawnFor(scene({ ...duo, ...config }, said)))?.[1];
  expect(label({ phase: 'warbands' })).toBe('choice of warbands');
  expect(label({ turn: 6 })).toBe('orders · Turn 6/8');
  expect(label({ turn: 7 })).toBe('orders · Turn 7/8 · points count double');
  expect(label({ turn: 8 }, { turns: 12, doubledTurns: 0 })).toBe('orders · Turn 8/12');
  expect(label({ turn: 8, phase: 'finished' })).toBe('end of the game · Turn 8/8');
});

describe('the map', () => {
  const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length;

  test('every sector, the Boundary with its gates, and the borders of sectors and subsectors are drawn', () => {
    const html = drawnFor(stateWith({}));
    expect(count(html, /data-thing="sector:/g)).toBe(10);
    expect(count(html, /class="border boundary"/g)).toBe(8);
    expect(count(html, /class="border gate"/g)).toBe(2);
    expect(count(html, /<g class="gate"/g)).toBe(2);
    expect(count(html, /class="border sector"/g) + count(html, /class="border within"/g)).toBe(21);
    expect(html).toContain('Great Eternal Storm II<');
    expect(html).toContain('class="pupil"');
  });

  test('a gate stands across its border, be that above or beside', () => {
    const pack: ContentPack = {
      ...eyeOfTerror,
      subsectors: eyeOfTerror.subsectors.map((one) => (one.id === 'VO-1' ? { ...one, gate: true } : one)),
    };
    const turned = (of: string): readonly string[] =>
      [...of.matchAll(/<g class="gate" transform="[^"]*rotate\((\d+)\)"/g)].map(([, by]) => by!);
    expect(turned(drawnFor(stateWith({})))).toEqual(['0', '0']);
    expect(turned(drawnFor(stateWith({}, { pack }))).toSorted()).toEqual(['0', '0', '90']);
  });

  test('a map without cells has ways between what is linked, as many planets in a subsector as there are, and more than three subsectors are counted', () => {
    const [first] = eyeOfTerror.subsectors;
    const pack = clone(eyeOfTerror) as { -readonly [K in keyof ContentPack]: ContentPack[K] };
    pack.subsectors = pack.subsectors.map(({ id, sector, gate }) => ({
      id,
      gate,
      sector: sector === 'EH' || sector === 'MS' ? 'EH' : sector,
    }));
    pack.sectors = pack.sectors.filter(({ id }) => id !== 'MS');
    pack.planets = [
      ...pack.planets,
      ...['one', 'two', 'three'].map((id) => ({
        ...pack.planets.find((planet) => planet.id === 'nadir')!,
        id,
        name: id,
        subsector: first!.id,
      })),
      { ...pack.planets.find((planet) => planet.id === 'nadir')!, id: 'four', name: 'four', subsector: 'EH-1' },
    ];
    const html = drawnFor(stateWith({}, { pack }));
    expect(count(html, /data-thing="planet:/g)).toBe(pack.planets.length);
    expect(html).toContain('Iron Strait 4<');
    expect([count(html, /class="way /g), count(html, /class="way boundary"/g), count(html, /class="way gate"/g)]).toEqual([31, 8, 2]);
    expect([count(html, /class="border /g), count(drawnFor(stateWith({})), /class="way /g)]).toEqual([0, 0]);
    const { planets } = chartOf(pack);
    const spots = new Set([...planets.values()].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`));
    expect(spots.size).toBe(pack.planets.length);
  });
});
