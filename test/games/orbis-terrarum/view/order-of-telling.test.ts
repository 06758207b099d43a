import type { Dice } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { march } from '../helpers/movement.js';
import { nationWith, rebellion, withHost } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, at, clause, type Event, game, type State } from '../helpers/table.js';
import { announce, measure, strike } from '../helpers/turns.js';

const fallsFor = (why: string): number => (why.includes('against') ? 99 : why.startsWith('sabotage') ? 20 : 30);
/** Dice that fall by what they are thrown for, whoever throws first. */
const byReason: Dice = { roll: (sides, why) => Math.min(sides, fallsFor(why)), pool: () => [], shuffle: () => [] };
const resolved = (state: State) =>
  accepted<{ readonly state: State; readonly events: readonly Event[] }>(
    game.reduce(
      act(state, { type: 'close-orders', player: 'referee', force: true }),
      { type: 'resolve-turn', player: 'referee' },
      byReason,
    ),
  );

type Hidden = Parameters<typeof measure>;
const slot = (id: string) => ({ kind: 'main' as const, id });
const covert = (id: string, target: string) => ({ slot: slot(id), target: at(target), covert: true });
/** What somebody does to others behind their backs; others do what they do openly, before and after the hidden authors in the order of Nations. */
const plots: readonly (readonly [Hidden[1], Hidden[2], string])[] = [
  ['intrigue', 'undermine', 'romania'],
  ['rhetoric', 'subvert', 'persia'],
  ['sabotage', 'plunder', 'romania'],
  ['rhetoric', 'undermine', 'saxonia'],
];
/** The same plots by these authors. */
const world = (authors: readonly string[]): State => {
  let state = start({ measuresPerTurn: 5 });
  for (const id of ['romania', 'persia', 'saxonia', 'francia', 'gothia']) state = nationWith(state, id, { wealth: 30 });
  state = announce(
    ...([state, strike('francia', 'persia')] as const),
    ...([measure('gothia', 'intervention', 'invest'), measure('romania', 'intervention', 'invest')] as const),
    measure('romania', 'intimidation', 'undermine', { target: at('saxonia'), slot: slot('2') }),
    measure('romania', 'sabotage', 'plunder', { target: at('persia'), slot: slot('3') }),
  );
  const used = new Map<string, number>();
  return plots.reduce((now, [statistic, mode, target], i) => {
    const author = authors[i]!;
    const number = (used.get(author) ?? 1) + 1;
    used.set(author, number);
    return announce(now, measure(author, statistic, mode, covert(String(number), target)));
  }, state);
};
/** All that a viewer sees and hears of it, but for the purses of those who may have gained. */
const known = (authors: readonly string[], viewer: string | null) => {
  const { state, events } = resolved(world(authors));
  const view = game.view(state, viewer);
  const nations = Object.fromEntries(
    Object.entries(view.nations).map(([id, nation]) => [id, id === 'francia' || id === 'gothia' ? { ...nation, wealth: 0 } : nation]),
  );
  const heard = events.flatMap((event) => {
    const isPurse = event.type === 'wealth-changed' && (event.nation === 'francia' || event.nation === 'gothia') && event.why !== 'invest';
    return isPurse ? [] : (game.witness(event, viewer) ?? []);
  });
  return { view: { ...view, nations }, heard };
};
const first = ['francia', 'francia', 'francia', 'francia'];

clause(
  ['OT-VIEW-13', 'OT-VIEW-10'],
  'whoever is behind it, everybody else sees and hears the same, in the same order and under the same names',
  () => {
    const others = [
      ['gothia', 'gothia', 'gothia', 'gothia'],
      ['francia', 'gothia', 'francia', 'gothia'],
      ['gothia', 'francia', 'gothia', 'francia'],
    ];
    for (const viewer of ['cy', null]) for (const authors of others) expect(known(authors, viewer)).toEqual(known(first, viewer));
  },
);
clause('OT-VIEW-13', 'reports, changes, ids and lists show what is hidden after the rest, by what everybody sees of it', () => {
  const { state, events } = resolved(world(['gothia', 'francia', 'francia', 'gothia']));
  const seen = game.view(state, 'cy');
  expect(seen.reports.map((report) => (report.measure !== null ? report.measure.nation : report.target!.id))).toEqual([
    ...['francia', 'gothia', 'romania', 'romania', 'romania'],
    // Romania comes after Saxonia in the order of Nations, Sabotage before Intrigue in that of the grid.
    ...plots.map(([, , target]) => target).sort((a, b) => state.nationOrder.indexOf(a) - state.nationOrder.indexOf(b)),
  ]);
  // Its author sees its own where it was carried out, and the referee sees all so.
  const places = (viewer: string) =>
    game
      .view(state, viewer)
      .reports.map((report) => (report.measure !== null ? report.measure.nation[0] : '?'))
      .join('');
  expect([places('ada'), places('bo'), places('referee')]).toEqual(['fffgrrr??', 'fgggrrr??', 'fffgggrrr']);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  expect(ids(state.modifiers)).toEqual(['modifier-1', 'hidden-modifier-1', 'hidden-modifier-2']);
  expect([ids(state.rebellions), ids(state.hosts), state.hosts[0]!.rebellion]).toEqual([
    ['hidden-rebellion-1'],
    ['hidden-host-1'],
    'hidden-rebellion-1',
  ]);
  expect([state.counters['modifier'], state.counters['rebellion'], state.counters['host']]).toEqual([1, undefined, undefined]);
  // Openly Persia loses first, and each value told begins where the one before ended.
  const purse = events.flatMap((event) =>
    event.type === 'wealth-changed' && event.nation === 'romania' ? [[event.before, event.after]] : [],
  );
  for (const [i, [before]] of purse.entries()) expect(before).toBe(i === 0 ? 30 : purse[i - 1]![1]);
  expect(purse.at(-1)![1]).toBe(state.nations['romania']!.wealth);
  expect(purse.at(-1)![1]! < purse.at(-1)![0]!).toBe(true); // stolen last, though Francia's measures come before Romania's
});
clause('OT-VIEW-13', 'what the referee is asked of a hidden measure is asked last, whoever is behind it', () => {
  const asked = (author: string) => {
    const { state, events } = resolved(
      announce(
        start(),
        measure(author, 'intrigue', 'incite', { target: at('saxonia'), covert: true }),
        measure('gothia', 'diplomacy', 'negotiate', {
          target: at('burgundia'),
          terms: [{ kind: 'passage', by: 'burgundia', to: 'gothia' }],
        }),
      ),
    );
    const raised = events.flatMap((event) => (event.type === 'decision-raised' ? [`${event.decision} ${event.kind}`] : []));
    return [state.decisions.map(({ id, kind }) => `${id} ${kind}`), raised];
  };
  const inOrder = ['decision-1 npc-response', 'decision-2 incitement'];
  for (const author of ['francia', 'romania']) expect(asked(author)).toEqual([inOrder, inOrder]);
});
clause('OT-VIEW-13', 'an author that is found out counts as hidden until that is told, and no longer', () => {
  const exposing: Dice = { ...byReason, roll: (_sides, why) => (why.includes('against sabotage') ? 2 : fallsFor(why)) };
  const state = announce(
    nationWith(start(), 'romania', { wealth: 30 }),
    measure('francia', 'sabotage', 'plunder', { target: at('romania'), covert: true }),
    strike('gothia', 'romania'),
  );
  const closed = act(state, { type: 'close-orders', player: 'referee', force: true });
  const { events } = accepted<{ readonly events: readonly Event[] }>(
    game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, exposing),
  );
  expect(
    events.flatMap((event) =>
      event.type === 'rolled' || event.type === 'measure-resolved' || event.type === 'author-exposed'
        ? [`${event.type} ${event.nation}`]
        : [],
    ),
  ).toEqual(['rolled gothia', 'rolled francia', 'author-exposed francia', 'measure-resolved francia', 'measure-resolved gothia']);
});
clause('OT-VIEW-13', 'hidden hosts are seen to move last, by their own order', () => {
  const two = (owners: readonly [string, string]): State => {
    const sponsored = rebellion(rebellion(start(), 'persia', { sponsor: owners[0], sponsorKnown: false }), 'saxonia', {
      ...{ sponsor: owners[1], sponsorKnown: false },
    });
    const hosted = withHost(sponsored, owners[0], 'armorica');
    const hosts = [1, 2, 3].map((number) => ({
      ...hosted.hosts[0]!,
      id: `host-${number}`,
      owner: number === 3 ? 'romania' : owners[number - 1]!,
      kind: number === 3 ? ('expeditionary' as const) : ('rebel' as const),
      rebellion: number === 3 ? null : `rebellion-${number}`,
    }));
    const state = { ...hosted, hosts, counters: { ...hosted.counters, host: 3 } };
    const player = (nation: string) => ({ francia: 'ada', gothia: 'bo' })[nation]!;
    return [
      march('aquitania', 'host-1', player(owners[0])),
      march('aquitania', 'host-2', player(owners[1])),
      march('aquitania', 'host-3', 'cy'),
    ].reduce<State>((now, action) => act(now, action), state);
  };
  const movers = (owners: readonly [string, string]) =>
    resolved(two(owners)).events.flatMap((event) => (event.type === 'moved' || event.type === 'move-failed' ? [event.mover] : []));
  expect(movers(['francia', 'gothia'])).toEqual(['host-3', 'host-1', 'host-2']);
  expect(movers(['gothia', 'francia'])).toEqual(['host-3', 'host-1', 'host-2']);
});
clause(
  ['OT-VIEW-03', 'OT-VIEW-11'],
  'a report whose author is hidden is told by its missing measure, in every view that can be written and read',
  () => {
    const { state } = resolved(world(['gothia', 'francia', 'francia', 'gothia']));
    for (const viewer of ['ada', 'cy', null]) {
      const saved = JSON.parse(JSON.stringify(game.view(state, viewer)));
      const read = game.codecs.view.decode(saved);
      const reports = read._tag === 'Right' ? read.right.reports : [];
      expect(reports.filter(({ measure }) => measure === null)).toHaveLength(viewer === 'ada' ? 2 : 4);
      expect(reports.every((report) => (report.measure === null) !== 'roll' in report)).toBe(true);
    }
  },
);
