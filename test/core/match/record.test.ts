import fc from 'fast-check';
import type { GameRecord, Match } from 'ludoteca';
import { createMatch, decodeRecord, defineGame, E, loadMatch, pick, replay, rollCodec, sealOf, seeded } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { caravan } from '../helpers/caravan.js';
import type { Caravan } from '../helpers/caravan-types.js';
import { hostileValues } from '../helpers/hostile.js';

const played = (seed: number, most = 12): Match<Caravan> => {
  const match = accepted(
    createMatch(caravan, { players: ['ada', 'bo', 'cy'], rounds: 3, handicaps: { cy: 1, ada: 2 } }, { dice: seeded(seed) }),
  );
  const choosing = seeded(`choices of ${seed}`);
  for (let i = 0; i < most && match.actors().length > 0; i++) {
    const player = pick(choosing, match.actors(), 'who');
    accepted(match.play(player, caravan.randomAction(match.state, player, choosing)));
  }
  return match;
};
// A match with orders to the coast, so that there are shuffles, single dice and pools in its record.
const match = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((seed) => played(seed))
  .find((one) => one.length === 12 && JSON.stringify(one.record()).includes('"pool"'))!;
const saved = (): GameRecord<Caravan> => JSON.parse(JSON.stringify(match.record()));

test('a record is setup, actions and dice, with no seed and no generator', () => {
  const record = saved();
  expect(Object.keys(record)).toEqual(['format', 'game', 'config', 'setup', 'steps']);
  expect([record.format, record.game, record.steps.length]).toEqual(['ludoteca/1', 'caravan', 12]);
  expect(Object.keys(record.steps[0]!)).toEqual(['action', 'rolls', 'seal']);
  expect(record.setup.rolls).toMatchObject([{ kind: 'shuffle', why: 'the deck' }]);
});

test('a record survives JSON and replays to the same states and events', () => {
  for (const seed of [11, 12, 13]) {
    const one = played(seed);
    const record = JSON.parse(JSON.stringify(one.record()));
    expect(decodeRecord(caravan, record)).toEqual(E.right(record));
    const steps = accepted(replay(caravan, record));
    expect(steps.length).toBe(one.length + 1);
    expect(steps.at(-1)!.state).toEqual(one.state);
    expect(steps.flatMap(({ events, rolls }) => [events, rolls]).length).toBe(2 * steps.length);
    steps.forEach(({ state }, i) => {
      one.goTo(i);
      expect(state).toEqual(one.state);
    });
  }
});

test('the beginning of a record is a record', () => {
  for (let length = 0; length <= 12; length++)
    expect(accepted(loadMatch(caravan, { ...saved(), steps: saved().steps.slice(0, length) })).length).toBe(length);
});

test('a record is what it says, not how its keys are ordered: stores that sort keys do no harm', () => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, sorted(part)]),
    );
  };
  expect(accepted(loadMatch(caravan, sorted(saved()))).state).toEqual(match.state);
});

test('what is no record is refused, whoever is asked to replay it', () => {
  for (const [name, value] of hostileValues()) {
    expect([name, refused(replay(caravan, value as never))[0].code]).toEqual([name, 'bad-record']);
    const steps = [{ ...saved().steps[0]!, rolls: value }];
    const read = replay(caravan, { ...saved(), steps } as never);
    expect([name, E.isLeft(read) || (Array.isArray(value) && value.length === 0)]).toEqual([name, true]);
  }
});

test('a reason of any length comes back in a few words', () => {
  const record = saved();
  const setup = { ...record.setup, rolls: [{ kind: 'roll' as const, sides: 6, value: 1, why: 'y'.repeat(10_000) }] };
  expect(refused(replay(caravan, { ...record, setup }))[0].message.length).toBeLessThan(300);
});

// Tampering

/** Where every part of a record is: its leaves, objects and lists. */
const placesIn = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : [[], ...Object.entries(value).flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]))];
const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
/** The record with another value at one place; undefined takes the place away. */
const tampered = (place: readonly string[], value: unknown): unknown => {
  const record: unknown = saved();
  const holder = at(record, place.slice(0, -1)) as Record<string, unknown>;
  const key = place.at(-1)!;
  if (value !== undefined) holder[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return record;
};
const others = (value: unknown): unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, String(value), null, undefined];
  if (typeof value === 'string') return [`${value}x`, '', 7, null, undefined];
  if (typeof value === 'boolean') return [!value, 0, undefined];
  if (value === null) return [0, {}, 'x', undefined];
  if (Array.isArray(value)) return [[...value, value[0] ?? 1], value.length > 0 ? value.slice(1) : null, null, {}, undefined];
  return [null, [], { ...(value as object), extra: 1 }, 'x', undefined];
};
const places = placesIn(saved()).filter((place) => place.length > 0);
/** The step a place belongs to, as faults name it: `steps.3`, `setup`, or the field itself. */
const stepOf = ([field, number]: readonly string[]): string =>
  field === 'steps' && number !== undefined ? `steps.${number}` : field === 'config' ? 'setup' : field!;

test('a record with anything changed anywhere is refused, at the very step', () => {
  const reached = new Set<string>();
  for (const place of places)
    for (const value of others(at(saved(), place))) {
      // The last step and its end may be taken off; and what takes away a whole step is told where the next one fails to follow.
      if (place.join('.') === 'steps' || place.length === 2) continue;
      if (value !== undefined && JSON.stringify(value) === JSON.stringify(at(saved(), place))) continue;
      const name = `${place.join('.')} = ${JSON.stringify(value)}`;
      const result = loadMatch(caravan, tampered(place, value));
      expect([name, E.isLeft(result)]).toEqual([name, true]);
      const [{ code, clause, path }] = refused(result);
      const step = stepOf(place);
      expect([name, clause]).toEqual([name, 'CORE-RECORD']);
      expect([name, ['bad-record', 'record-refused', 'record-departs'].includes(code)]).toEqual([name, true]);
      // An ill-typed part is named where it is; a well-typed one that leads elsewhere by its step.
      expect([name, path === step || path!.startsWith(`${step}.`) || (step === 'setup' && path!.startsWith('config'))]).toEqual([
        name,
        true,
      ]);
      reached.add(code);
    }
  expect([...reached].sort()).toEqual(['bad-record', 'record-departs', 'record-refused']);
});

test('a step left out, doubled or moved is noticed where the order breaks', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(11), (from, to) => {
      fc.pre(from !== to);
      const { steps, ...rest } = saved();
      const moved = [...steps];
      moved.splice(to, 0, ...moved.splice(from, 1));
      expect(refused(loadMatch(caravan, { ...rest, steps: moved }))[0].path).toBe(`steps.${Math.min(from, to)}`);
      expect(refused(loadMatch(caravan, { ...rest, steps: steps.toSpliced(from, 1) }))[0].path).toBe(`steps.${from}`);
      expect(refused(loadMatch(caravan, { ...rest, steps: steps.toSpliced(from, 0, steps[from]!) }))[0].path).toBe(`steps.${from + 1}`);
    }),
  );
});

test('dice that are forged, and sealed again, still have to be dice', () => {
  const record = saved();
  const place = record.steps.findIndex(({ rolls }) => rolls.some(({ kind }) => kind === 'roll'));
  const step = record.steps[place]!;
  const forged = (change: (rolls: typeof step.rolls) => unknown) => ({
    ...record,
    steps: record.steps.with(place, { ...step, rolls: change(step.rolls) as never }),
  });
  const swapped = forged((rolls) => rolls.map((roll) => (roll.kind === 'roll' ? { ...roll, sides: 20 } : roll)));
  const [refusal, fault] = refused(loadMatch(caravan, swapped));
  expect([refusal.code, fault?.code]).toEqual(['record-refused', 'dice-fault']);
  // Which step, and what stood against it.
  expect(refusal.facts).toEqual({ step: `steps.${place}`, message: fault!.message });
  expect(refusal.message).toContain(`steps.${place}`);
  expect(refusal.message).toContain(fault!.message);
  const over = forged((rolls) => [...rolls, { kind: 'roll', sides: 6, value: 1, why: 'one more' }]);
  expect(refused(loadMatch(caravan, over))[0]).toMatchObject({
    code: 'record-departs',
    message: expect.stringContaining('1 throw too many'),
  });
});

test('a step that leads elsewhere than its seal says is told by its seal', () => {
  const record = saved();
  const [first, ...rest] = record.steps;
  const resealed = { ...record, steps: [{ ...first!, seal: '0'.repeat(16) }, ...rest] };
  expect(refused(loadMatch(caravan, resealed))).toMatchObject([
    {
      code: 'record-departs',
      facts: { step: 'steps.0', how: 'seal' },
      message: 'steps.0 does not lead where its seal says.',
      path: 'steps.0',
    },
  ]);
});

test('a record made under other rules is refused at the step where they part', () => {
  const { definition } = pig;
  const generous = defineGame({
    ...definition,
    rules: {
      ...definition.rules,
      hold: {
        ...definition.rules.hold,
        apply(state, action, table) {
          (state as { pot: number }).pot += 1;
          definition.rules.hold.apply(state, action, table);
        },
      },
    },
  });
  const one = accepted(createMatch(pig, { players: ['ada', 'bo'], goal: 50 }, { dice: seeded(2) }));
  while (one.state.pot < 4) accepted(one.play(one.state.active, { type: 'roll' }));
  accepted(one.play(one.state.active, { type: 'hold' }));
  const record = one.record();
  expect(E.isRight(replay(pig, record))).toBe(true);
  expect(refused(replay(generous, record))[0]).toMatchObject({ code: 'record-departs', path: `steps.${one.length - 1}` });
});

test('a record of another game, or of another kind, is refused', () => {
  expect(refused(loadMatch(pig, saved())).some(({ path }) => path === 'game')).toBe(true);
  expect(refused(loadMatch(caravan, { ...saved(), format: 'ludoteca/2' }))[0].path).toBe('format');
  expect(refused(loadMatch(caravan, match.recordFor('ada')))[0].clause).toBe('CORE-RECORD');
});

test('a record of anything at all is refused and never thrown', () => {
  for (const place of [[], ...places.filter((place) => place.length <= 4).slice(0, 40)])
    for (const [name, value] of hostileValues()) {
      const result = place.length === 0 ? loadMatch(caravan, value) : loadMatch(caravan, tampered(place, value));
      const isChanged = value !== undefined && (place.length === 0 || value !== at(saved(), place));
      if (isChanged) expect([place.join('.'), name, E.isLeft(result)]).toEqual([place.join('.'), name, true]);
    }
  fc.assert(fc.property(fc.anything(), (input) => E.isLeft(decodeRecord(caravan, input))));
});

test('throws of a record are read strictly', () => {
  for (const good of [
    { kind: 'roll', sides: 6, value: 6, why: '' },
    { kind: 'pool', sides: 6, values: [], why: '' },
    { kind: 'shuffle', order: [1, 0], why: 'deck' },
  ])
    expect(rollCodec.is(good)).toBe(true);
  for (const bad of [
    { kind: 'spin', sides: 6, value: 1, why: '' },
    { kind: 'roll', sides: 6, value: 1 },
    { kind: 'roll', sides: 6, value: 1, why: '', seed: 1 },
    { kind: 'pool', sides: 6, values: 3, why: '' },
  ])
    expect(rollCodec.is(bad)).toBe(false);
});

test('a match with as many throws in a step, dice in a hand and cards to shuffle as there may be is loaded again', () => {
  const many = 10_001;
  const { definition } = pig;
  const { roll } = definition.rules;
  const busy = defineGame({
    ...definition,
    rules: {
      ...definition.rules,
      roll: {
        ...roll,
        apply: (_state, _action, table) => {
          for (let thrown = 0; thrown < many; thrown++) table.roll(6, 'one');
          table.pool(many, 6, 'hand');
          table.shuffle(many, 'deck');
        },
      },
    },
  });
  const match = accepted(createMatch(busy, { players: ['ada', 'bo'], goal: 100 }, { dice: seeded(1) }));
  accepted(match.play('ada', { type: 'roll', player: 'ada' }));
  expect(accepted(loadMatch(busy, JSON.parse(JSON.stringify(match.record())))).record()).toEqual(match.record());
});

test('a seal depends on everything before and in its step', () => {
  const step = { events: [{ type: 'a' }], rolls: [] };
  const seals = [
    sealOf('', { type: 'x' }, step),
    sealOf('1', { type: 'x' }, step),
    sealOf('', { type: 'y' }, step),
    sealOf('', { type: 'x' }, { ...step, events: [] }),
    sealOf('', { type: 'x' }, { ...step, rolls: [{ kind: 'roll', sides: 6, value: 1, why: '' }] }),
  ];
  expect(new Set(seals).size).toBe(seals.length);
  expect(seals[0]).toBe(sealOf('', { type: 'x' }, step));
  expect(seals[0]).toMatch(/^[0-9a-f]{16}$/);
});
