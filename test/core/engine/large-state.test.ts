import type { ActionBase, GameTypes, Outcome } from 'ludoteca';
import {
  action,
  clone,
  defineGame,
  drafts,
  exactly,
  id,
  int,
  intBetween,
  list,
  oneOf,
  record,
  rule,
  scripted,
  seeded,
  shape,
} from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';

// A strip of land of any length on which a player paints cells; a painted strip is swept by itself, cell by cell.
interface Paint extends ActionBase {
  readonly type: 'paint';
  readonly cell: number;
}
interface Painted {
  readonly type: 'painted';
  readonly cell: number;
  readonly colour: number;
}
interface Config {
  readonly players: readonly string[];
  readonly length: number;
}
interface State {
  readonly phase: 'paint' | 'sweep';
  readonly players: readonly string[];
  readonly cells: readonly { readonly colour: number }[];
  readonly swept: Readonly<Record<string, number>>;
}
interface Strip extends GameTypes {
  readonly State: State;
  readonly Action: Paint;
  readonly Event: Painted;
  readonly Config: Config;
  readonly View: State;
  readonly Clause: 'STRIP-01';
  readonly Outcome: Outcome<'STRIP-01'>;
}

const paint = rule<State, Paint, Painted, 'STRIP-01'>({
  type: 'paint',
  codec: action<Paint>('paint', { cell: intBetween(0, 9) }),
  apply(state, { player, cell }, table) {
    const colour = table.roll(6, 'colour');
    state.cells[cell]!.colour = colour;
    state.swept[player] = 3;
    state.phase = 'sweep';
    table.emit({ type: 'painted', cell, colour });
  },
});
const players = list(id);
const state = shape<State>({
  phase: oneOf(['paint', 'sweep']),
  players,
  cells: list(shape<State['cells'][number]>({ colour: int })),
  swept: record(int),
});
const plainStrip = defineGame<Strip>({
  id: 'strip',
  title: { en: 'Strip' },
  players: { min: 1, max: 1 },
  clauses: { 'STRIP-01': 'Cells are painted, and the first of them swept.' },
  codecs: {
    config: shape<Config>({ players, length: int }),
    state,
    event: shape<Painted>({ type: exactly('painted'), cell: int, colour: int }),
    view: state,
  },
  setup: ({ players, length }) => ({ phase: 'paint', players, cells: Array.from({ length }, () => ({ colour: 0 })), swept: {} }),
  rules: { paint },
  phases: {
    paint: { actors: ({ players }) => players, rules: ['paint'] },
    sweep: {
      actors: () => [],
      rules: [],
      leave(state) {
        const player = state.players[0]!;
        state.swept[player]! -= 1;
        if (state.swept[player] === 0) state.phase = 'paint';
        else state.cells[0]!.colour = state.swept[player]!;
      },
    },
  },
  seats: ({ players }) => players,
  outcome: () => null,
  view: (state) => state,
  witness: (event) => event,
  redeal: (state) => state,
  labels: { languages: ['en'], name: (name) => name, action: ({ cell }) => `paint ${cell}`, event: ({ cell }) => `${cell}` },
});
const draftedStrip = defineGame<Strip>({ ...plainStrip.definition, drafts });

/** A strip that is small enough for a working copy, one so large that it is drafted, and one as large where nobody makes drafts: nobody can tell. */
const strips = [
  ['drafts if need be', 10, draftedStrip],
  ['drafts if need be', 20_000, draftedStrip],
  ['no drafts', 20_000, plainStrip],
] as const;

test.each(strips)('%s, %i cells: reduce leaves the old state, shares what stays, and does as in place', (_, length, strip) => {
  let { state } = accepted(strip.setup({ players: ['ada'], length }, seeded(1)));
  const inPlace = clone(state);
  const [dice, same] = [seeded(7), seeded(7)];
  for (let step = 0; step < 20; step++) {
    const text = JSON.stringify(state);
    const stroke = { type: 'paint', player: 'ada', cell: 1 + (step % 9) } as const;
    const after = accepted(strip.reduce(state, stroke, dice));
    expect(accepted(strip.reduceInPlace(inPlace, stroke, same)).events).toEqual(after.events);
    expect(JSON.stringify(state)).toBe(text);
    expect(after.state).toEqual(inPlace);
    expect(after.state.players).toBe(state.players);
    const shared = after.state.cells.filter((cell, i) => cell === state.cells[i]).length;
    expect(shared).toBeGreaterThanOrEqual(length - 2);
    expect([Object.isFrozen(after.state), Object.isFrozen(after.state.cells), Object.isFrozen(after.state.cells[0])]).toEqual([
      true,
      true,
      true,
    ]);
    state = after.state;
  }
});

test.each(strips)('%s, %i cells: a phase that leads nowhere is told to the author', (_, length, strip) => {
  const { phases } = strip.definition;
  const endless = defineGame<Strip>({
    ...strip.definition,
    phases: { ...phases, sweep: { actors: () => [], rules: [], leave: () => undefined } },
  });
  const { state } = accepted(endless.setup({ players: ['ada'], length }, seeded(1)));
  expect(() => endless.reduce(state, { type: 'paint', player: 'ada', cell: 1 }, scripted([5]))).toThrow(
    'in the phase sweep nobody can act, and what follows by itself leads to nobody and to no end',
  );
});

test.each(strips)('%s, %i cells: a strip that is free to be written to is neither frozen nor shared', (_, length, strip) => {
  const free = clone(accepted(strip.setup({ players: ['ada'], length }, seeded(1))).state);
  const after = accepted(strip.reduce(free, { type: 'paint', player: 'ada', cell: 3 }, scripted([5]))).state;
  expect([Object.isFrozen(free), Object.isFrozen(free.cells[0]), Object.isFrozen(after.cells[0])]).toEqual([false, false, true]);
  expect([free.cells[3]!.colour, after.cells[3]!.colour, after.cells[9] === free.cells[9]]).toEqual([0, 5, false]);
});

test.each(strips)('%s, %i cells: nor is one that is frozen at its top alone', (_, length, strip) => {
  const free = Object.freeze(clone(accepted(strip.setup({ players: ['ada'], length }, seeded(1))).state));
  const after = accepted(strip.reduce(free, { type: 'paint', player: 'ada', cell: 3 }, scripted([5]))).state;
  expect([Object.isFrozen(free.cells[0]), Object.isFrozen(after.cells[0])]).toEqual([false, true]);
  expect([free.cells[3]!.colour, after.cells[3]!.colour, after.cells[9] === free.cells[9]]).toEqual([0, 5, false]);
});
