import fc from 'fast-check';
import { clone, seeded } from 'ludoteca';
import { counterOf, orbisTerrarum as game, type OrbisTerrarum, statistics } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { capacityOf } from '../../../src/games/orbis-terrarum/mechanics/nations/attributes.js';
import { often } from '../../long.js';
import { playThrough } from './helpers/steps.js';

type Config = OrbisTerrarum['Config'];
const configs = fc.record({
  players: fc.integer({ min: 2, max: 8 }).map((n) => Array.from({ length: n }, (_, i) => `p${i}`)),
  refereeMode: fc.constant('auto' as const),
  turnLimit: fc.integer({ min: 3, max: 7 }),
  orderVisibility: fc.constantFrom('public' as const, 'sealed' as const),
  organizationMin: fc.constantFrom(2, 5),
  startWealth: fc.constantFrom(0, 60),
  startProgress: fc.constantFrom(0, 60),
  epochThreshold: fc.constantFrom(95, 55),
  extinctionTerritory: fc.constantFrom('black' as const, 'conqueror' as const),
  yearsPerTurn: fc.constantFrom(1, 2),
  turnsPerCycle: fc.constantFrom(2, 5),
});
const over = (runs: number, check: (config: Config, seed: string) => void) =>
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => check(config, String(seed))),
    { numRuns: often(Math.ceil(runs / 2), runs), seed: 500 },
  );
type State = OrbisTerrarum['State'];
type Event = OrbisTerrarum['Event'];
const play = (config: Config, seed: string, look: (before: State, after: State, events: readonly Event[]) => void): State =>
  playThrough(config, seed, ({ before, after, events }) => look(before, after, events));
/** Everything that must hold in every state, by the number of its invariant. */
const holds = (state: State): void => {
  const { nations, regions, nationOrder, config, turn } = state;
  const positions = new Set<string>();
  for (const id of nationOrder) {
    const nation = nations[id]!;
    for (const [index, damage] of [
      ['via', nation.viaDamage],
      ['leg', nation.legDamage],
    ] as const) {
      expect(damage).toBeGreaterThanOrEqual(0); // 1
      expect(damage).toBeLessThanOrEqual(capacityOf(nation.attributes, index));
    }
    // One assertion for all of them: where there are a million, each takes longer than what it asserts.
    expect(Object.values(nation.attributes).every((value) => value >= 1 && value <= 100 && Number.isInteger(value))).toBe(true); // 2
    expect(Math.min(nation.wealth, nation.progress)).toBeGreaterThanOrEqual(0); // 4
    if (nation.alive && nation.kind === 'state') expect(regions[nation.capital!]!.owner).toBe(id); // 14
    if (nation.alive && nation.kind === 'horde') {
      expect(positions.has(nation.position!)).toBe(false);
      positions.add(nation.position!);
    }
    let links = 0;
    for (let at = nation.patron; at !== null; at = nations[at]!.patron) links++;
    expect(links).toBeLessThanOrEqual(2); // 15
  }
  const dead = new Set(nationOrder.filter((id) => !nations[id]!.alive)); // 17
  const owners = new Set(Object.values(regions).map(({ owner }) => owner));
  owners.delete(null);
  expect([...owners].filter((owner) => dead.has(owner!) || nations[owner!]?.kind === 'horde')).toEqual([]);
  for (const gone of dead) {
    expect(state.hosts.some(({ owner }) => owner === gone) || state.modifiers.some(({ nation }) => nation === gone)).toBe(false);
    expect(
      state.conflicts.some(({ a, b }) => a === gone || b === gone) || state.treaties.some(({ parties }) => parties.includes(gone)),
    ).toBe(false);
    expect(
      state.organizations.some(({ members }) => members.includes(gone)) ||
        state.declarations.some(({ declarants }) => declarants.includes(gone)),
    ).toBe(false);
  }
  const sums = new Map<string, number>();
  for (const { nation, target, against, value, lastTurn } of state.modifiers) {
    const key = `${nation} ${target} ${against} ${Math.sign(value)}`;
    sums.set(key, (sums.get(key) ?? 0) + Math.abs(value));
    expect(value).not.toBe(0);
    expect(lastTurn).toBeGreaterThanOrEqual(turn - (state.phase === 'closed' ? 1 : 0) - 1);
  }
  for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(config.attributeModifierCap); // 6
  for (const { metered, sides } of state.civilWars) {
    expect(sides.reduce((sum, { supremacy }) => sum + supremacy, 0)).toBe(metered ? 100 : 0); // 13
    expect(sides.every(({ supremacy }) => supremacy >= 0)).toBe(true);
  }
  for (const { parties, lastTurn } of state.treaties) {
    expect(parties.length).toBeGreaterThanOrEqual(2); // 19
    expect((lastTurn - turn) * config.yearsPerTurn).toBeLessThanOrEqual(config.treatyMaxYears + config.yearsPerTurn);
  }
  for (const { penalty, suspended = [], declarants } of state.declarations) {
    expect(penalty?.value ?? 0).toBeLessThanOrEqual(15); // 19
    expect(suspended.every((one) => declarants.includes(one))).toBe(true);
  }
  for (const { leader, election, schism, members } of state.organizations)
    expect(schism === null ? leader !== null || election !== null : schism.rival === null || members.includes(schism.rival)).toBe(true); // 20
  for (const { charter, members } of state.organizations) {
    const instrument = [...state.treaties, ...state.declarations].find(({ id }) => id === charter);
    const signatories = instrument === undefined ? members : 'parties' in instrument ? instrument.parties : instrument.declarants;
    expect(new Set(signatories.filter((id) => Object.hasOwn(nations, id)))).toEqual(new Set(members)); // 30
  }
  for (const { value } of state.scopes) expect(value === 'impossible' || (value % 5 === 0 && Math.abs(value) <= 25)).toBe(true); // 18
};

test('every state of every random game keeps the invariants', () =>
  over(12, (config, seed) => void play(config, seed, (_, after) => holds(after))));

test('3: the grid is a bijection and the counter table an involution', () => {
  expect(new Set(statistics).size).toBe(25);
  for (const statistic of statistics) expect(counterOf[counterOf[statistic]]).toBe(statistic);
});

test('4: Wealth and Progress change exactly by what is told; payments keep the total, theft never adds', () =>
  over(
    6,
    (config, seed) =>
      void play(config, seed, (before, after, events) => {
        for (const kind of ['wealth', 'progress'] as const) {
          const total = (state: State) => Object.values(state.nations).reduce((sum, nation) => sum + nation[kind], 0);
          const told = events.filter((event) => event.type === `${kind}-changed`) as Extract<Event, { type: 'wealth-changed' }>[];
          expect(total(after) - total(before)).toBe(told.reduce((sum, event) => sum + event.after - event.before, 0));
          for (const why of ['transfer', 'penalty', 'subsidy'])
            expect(told.filter((event) => event.why === why).reduce((sum, event) => sum + event.after - event.before, 0)).toBe(0);
          expect(
            told.filter((event) => event.why === 'theft').reduce((sum, event) => sum + event.after - event.before, 0),
          ).toBeLessThanOrEqual(0);
        }
      }),
  ));

test('6, 7: nothing outlives its term, nothing expires early, and what was consumed never counts again', () =>
  over(6, (config, seed) => {
    const consumed = new Set<string>();
    play(config, seed, (before, after, events) => {
      for (const event of events) {
        if (event.type === 'modifier-consumed') consumed.add(event.modifier);
        if (event.type === 'modifier-expired') {
          const modifier = before.modifiers.find(({ id }) => id === event.modifier);
          const wiped = events.some(({ type }) => type === 'epoch' || type === 'treaty-ended' || type === 'treaty-changed');
          if (modifier !== undefined && !wiped) expect(modifier.lastTurn).toBeLessThanOrEqual(before.turn);
        }
        if (event.type === 'treaty-ended' && event.why === 'expired')
          expect(before.treaties.find(({ id }) => id === event.treaty)?.lastTurn ?? before.turn).toBe(before.turn);
      }
      if (after.turn > before.turn) {
        expect([...after.modifiers, ...after.treaties].every(({ lastTurn }) => lastTurn > before.turn)).toBe(true);
        expect(after.scopes.every(({ lastTurn }) => lastTurn === null || lastTurn > before.turn)).toBe(true);
        expect(after.opportunities.every(({ lastTurn }) => lastTurn > before.turn)).toBe(true);
        expect(
          Object.values(after.nations).every(({ grants }) => grants.every(({ lastTurn }) => lastTurn === null || lastTurn > before.turn)),
        ).toBe(true);
        expect(after.declarations.every(({ revocations }) => revocations.every(({ turn }) => turn > before.turn))).toBe(true);
        expect(after.streaks.every(({ lastTurn }) => lastTurn === before.turn)).toBe(true);
        expect(after.conferences.every(({ stage, votingSince }) => stage !== 'voting' || before.turn <= votingSince!)).toBe(true);
      }
      for (const { roll, counter } of after.turn > before.turn ? after.reports : [])
        for (const { modifier } of [...(roll?.items ?? []), ...(counter?.items ?? [])])
          if (modifier !== null)
            expect(
              consumed.has(modifier) && !events.some((event) => event.type === 'modifier-consumed' && event.modifier === modifier),
            ).toBe(false);
    });
  }));

test('8, 10, 12: naturals decide, net grades never exceed their own, each slot resolves once', () =>
  over(
    6,
    (config, seed) =>
      void play(config, seed, (before, after) => {
        if (after.turn === before.turn) return;
        const slots = new Set<string>();
        for (const { roll, netGrade, measure } of after.reports) {
          if (roll === null) continue;
          if (roll.natural === 1) expect(roll.result).toBe('success');
          if (roll.natural === 100) expect(roll.result).toBe('failure');
          expect(netGrade).toBeLessThanOrEqual(roll.result === 'failure' ? 0 : roll.grade);
          const key = `${measure.nation} ${measure.slot.kind} ${measure.slot.id}`;
          expect(slots.has(key)).toBe(false);
          slots.add(key);
        }
      }),
  ));

test('24, 25, 28: the calendar runs, games end in bounds, nobody wins', () =>
  over(8, (config, seed) => {
    let actions = 0;
    const end = play(config, seed, (before, after) => {
      actions++;
      expect(after.turn).toBeGreaterThanOrEqual(before.turn);
      const view = game.view(after, null);
      if (after.turn > 0) expect(view.year).toBe(500 + (after.turn - 1) * after.config.yearsPerTurn);
      if (after.turn > 0) expect(view.cycle).toBe(Math.ceil(after.turn / after.config.turnsPerCycle));
    });
    const { length } = config.players;
    expect(end.turn).toBe(config.turnLimit);
    expect(actions).toBeLessThanOrEqual(length * (2 * 60 + 2) * config.turnLimit! + 4 * length);
    expect(game.definition.outcome(end)!.winners).toEqual([]);
  }));

test('26: notes change nothing', () => {
  const run = (note: string) => {
    const dice = seeded('notes');
    const begun = game.setup({ players: ['a', 'b'], refereeMode: 'auto', turnLimit: 2, freeNationChoice: false }, dice);
    if (begun._tag === 'Left') throw new Error(begun.left[0].message);
    const state = clone(begun.right.state);
    const flat = [16, 16, 16, 16, 16];
    const go = (action: OrbisTerrarum['Action']) => expect(game.reduceInPlace(state, action, dice)._tag).toBe('Right');
    for (const player of ['a', 'b']) go({ type: 'distribute-attributes', player, domain: flat, authority: flat });
    go({
      type: 'submit-measure',
      player: 'a',
      nation: 'francia',
      slot: { kind: 'main', id: '1' },
      statistic: 'offensive',
      mode: 'strike',
      target: { kind: 'nation', id: 'gothia' },
      note,
    });
    for (const player of ['a', 'b']) go({ type: 'ready', player });
    return JSON.stringify({
      ...state,
      notes: [],
      reports: state.reports.map(({ measure, ...rest }) => ({ ...rest, measure: { ...measure, note: '' } })),
    });
  };
  expect(run('a long tale')).toBe(run(''));
});

test('a state does not grow with its age: 40 turns of eight Nations, without what people wrote', () => {
  const sizes: number[] = [];
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const look = ({ after, events }: { readonly after: State; readonly events: readonly Event[] }): void => {
    if (events.some(({ type }) => type === 'turn-ended')) sizes.push(JSON.stringify({ ...after, notes: [] }).length);
  };
  const base = { refereeMode: 'auto', turnLimit: 40, actionLimitPerTurn: 5, organizationMin: 2, startWealth: 30 } as const;
  playThrough({ players, ...base }, 'growth', look);
  expect(sizes).toHaveLength(40);
  const largest = (from: number, to: number) => Math.max(...sizes.slice(from, to));
  expect(largest(0, 40)).toBeLessThan(200_000);
  // What the second twenty turns add, eight times over, is far from a megabyte after two hundred.
  expect(largest(20, 40) - largest(0, 20)).toBeLessThan(50_000);
});
