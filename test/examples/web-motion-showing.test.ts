import { expect, test } from 'vitest';
import { banner, type Cue, fallen, stamp, thrown } from '../../examples/web/src/motion/cues.js';
import { beatsOf, isHopeless, type Pace, rateOf } from '../../examples/web/src/motion/pace.js';
import { Showing } from '../../examples/web/src/motion/showing.js';
import { spotOf } from '../../examples/web/src/motion/spots.js';
import { nobodyActs, type Seated } from '../../examples/web/src/tables/seen.js';

/** A clock that goes on when it is told to. */
class Clock {
  #bells: { readonly at: number; ring(): void }[] = [];
  #now = 0;

  readonly after = (ms: number, ring: () => void): (() => void) => {
    const bell = { at: this.#now + ms, ring };
    this.#bells.push(bell);
    return () => {
      this.#bells = this.#bells.filter((other) => other !== bell);
    };
  };

  goOn(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#bells.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      this.#bells = this.#bells.filter((other) => other !== next);
      this.#now = next.at;
      next.ring();
    }
    this.#now = until;
  }
}

const cues: Readonly<Record<string, readonly Cue[]>> = {
  roll: [thrown(['die'], fallen(6, [4]), 4)],
  move: [stamp(['tile'], 'flag')],
  silent: [],
};

/** The table after these moments; the view is how many there are. */
const seenAfter = (moments: readonly string[], more: Partial<Seated> = {}): Seated => ({
  ...nobodyActs,
  viewer: 'ada',
  view: { count: moments.length },
  moments: moments.map((types, at) => ({ at, events: types.split(' ').map((type) => ({ type })) })),
  looking: null,
  revision: moments.length,
  ...more,
});

const begun = (pace: Pace = 'calm') => {
  const clock = new Clock();
  const showing = new Showing({ cuesOf: ({ type }) => cues[type] ?? [], pace: () => pace, after: clock.after });
  showing.offer(seenAfter(['move']));
  return { clock, showing };
};
const shownTypes = ({ shown }: Showing): readonly string[] => shown.playing?.beats.at(-1)?.events.map(({ type }) => type) ?? [];

test('what was there when one sat down is not shown; what comes after is, on the board as it was before', () => {
  const { clock, showing } = begun();
  expect(showing.shown).toEqual({ view: null, told: null, playing: null, touched: null });
  showing.offer(seenAfter(['move', 'roll move']));
  expect(showing.shown.view).toEqual({ count: 1 });
  expect(showing.shown.told).toBe(1);
  expect(shownTypes(showing)).toEqual(['roll']);
  clock.goOn(1700);
  expect(shownTypes(showing)).toEqual(['move']);
  expect(showing.shown.playing?.beats.length).toBe(2);
  clock.goOn(1000);
  expect(showing.shown).toEqual({ view: null, told: null, playing: null, touched: null });
});

test('one moment is shown after the other, each on its own board', () => {
  const { clock, showing } = begun();
  showing.offer(seenAfter(['move', 'move']));
  showing.offer(seenAfter(['move', 'move', 'roll']));
  expect([showing.shown.view, showing.shown.told]).toEqual([{ count: 1 }, 1]);
  clock.goOn(600);
  expect([showing.shown.view, showing.shown.told]).toEqual([{ count: 2 }, 2]);
  expect(shownTypes(showing)).toEqual(['roll']);
});

test('whoever ends it sees the present at once, and nothing comes after', () => {
  const { clock, showing } = begun();
  showing.offer(seenAfter(['move', 'roll', 'roll']));
  showing.finish();
  expect(showing.shown.playing).toBeNull();
  clock.goOn(60_000);
  expect(showing.shown.playing).toBeNull();
  expect(showing.shown.view).toBeNull();
});

test('at once nothing plays: what changed is marked for a while, and stays where it is', () => {
  const { clock, showing } = begun('at-once');
  showing.offer(seenAfter(['move', 'roll move']));
  expect(showing.shown.playing).toBeNull();
  expect(showing.shown.view).toBeNull();
  expect(showing.shown.touched?.places).toEqual([['die'], ['tile']]);
  clock.goOn(5000);
  expect(showing.shown.touched).toBeNull();
});

test('what changes nothing on the board leaves what is marked as it is', () => {
  const { clock, showing } = begun('at-once');
  showing.offer(seenAfter(['move']));
  const marked = showing.shown.touched;
  clock.goOn(1000);
  showing.offer(seenAfter(['move', 'silent']));
  expect(showing.shown.touched).toBe(marked);
  clock.goOn(1000);
  expect(showing.shown.touched).toBeNull();
});

test('a mark that fades ends nothing that plays since', () => {
  const clock = new Clock();
  let pace: Pace = 'at-once';
  const showing = new Showing({ cuesOf: ({ type }) => cues[type] ?? [], pace: () => pace, after: clock.after });
  showing.offer(seenAfter(['move']));
  showing.offer(seenAfter(['move', 'move']));
  pace = 'calm';
  clock.goOn(1000);
  showing.offer(seenAfter(['move', 'move', 'roll']));
  clock.goOn(1000);
  expect(shownTypes(showing)).toEqual(['roll']);
});

test('what is taken back, looked at or seen by somebody else is not played', () => {
  const others: readonly Seated[] = [
    seenAfter([]),
    seenAfter(['move', 'roll'], { looking: 0 }),
    seenAfter(['move', 'roll'], { viewer: 'bo' }),
  ];
  for (const other of others) {
    const { showing } = begun();
    showing.offer(seenAfter(['move', 'move']));
    expect(showing.shown.playing).not.toBeNull();
    showing.offer(other);
    expect(showing.shown.playing).toBeNull();
  }
});

test('moments of which nothing is seen keep nobody waiting', () => {
  const { showing } = begun();
  showing.offer(seenAfter(['move', 'silent']));
  expect(showing.shown.playing).toBeNull();
});

test('however many moves bots make, what is shown stays near them', () => {
  const { clock, showing } = begun();
  const moments = ['move'];
  let behind = 0;
  for (let move = 0; move < 200; move++) {
    moments.push('roll move');
    showing.offer(seenAfter(moments));
    clock.goOn(350);
    behind = Math.max(behind, moments.length - (showing.shown.told ?? moments.length));
  }
  expect(behind).toBeLessThan(10);
  clock.goOn(8000);
  expect(showing.shown.playing).toBeNull();
});

test('the last turn is seen again from the boards as they were, all of it', () => {
  const { clock, showing } = begun();
  const moments = ['move', 'roll', 'move', 'roll'];
  for (let count = 2; count <= moments.length; count++) {
    showing.offer(seenAfter(moments.slice(0, count)));
    showing.finish();
  }
  showing.again(1);
  const boards: unknown[] = [];
  for (let beat = 0; beat < 3; beat++) {
    boards.push([showing.shown.view, ...shownTypes(showing)]);
    clock.goOn(beat === 1 ? 600 : 1750);
  }
  expect(boards).toEqual([
    [{ count: 1 }, 'roll'],
    [{ count: 2 }, 'move'],
    [{ count: 3 }, 'roll'],
  ]);
  expect(showing.shown.playing).toBeNull();
});

test('dice stand alone; what needs no waiting overlaps, and what is alike is seen together', () => {
  const of = (type: string): readonly Cue[] => ({ roll: cues['roll']!, move: [banner, ...cues['move']!] })[type] ?? [];
  const beats = beatsOf(
    ['move', 'move', 'roll', 'roll', 'move'].map((type) => ({ type })),
    ({ type }) => of(type),
  );
  expect(beats.map(({ events }) => events.length)).toEqual([2, 1, 1, 1]);
  expect(beats[0]!.cues.every(({ starts }, place) => starts === 110 * place)).toBe(true);
  expect(beats[1]!.lasts).toBe(1700);
});

test('the more is waiting, the faster it is shown, and nothing faster than can be seen', () => {
  expect(rateOf('calm', 1000, false)).toBe(1);
  expect(rateOf('quick', 1000, false)).toBe(2.4);
  expect(rateOf('calm', 6000, true)).toBe(4);
  expect(rateOf('calm', 1_000_000, true)).toBe(8);
  expect([isHopeless(10_000), isHopeless(1_000_000)]).toEqual([false, true]);
});

test('things of the board have names that can stand in an attribute, whatever players are called', () => {
  expect(spotOf({ kind: 'player', id: 'Ada "the" [great]' })).toBe('player:Ada%20%22the%22%20%5Bgreat%5D');
  expect(spotOf({ kind: 'unit', owner: 'Ada', unit: 'army', territory: 'north' })).toBe('unit:Ada:north:army');
  expect(spotOf({ kind: 'die', side: 'attacker', place: 0 })).toBe('die:attacker:0');
});
