import { clone, constant, defineGame, freeze, peek, prompted, scripted, settled } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { WorkingCopy } from '../../../src/core/data/working-copy.js';
import { WorkingCopies } from '../../../src/core/engine/working-copies.js';

type Apply = typeof pig.definition.rules.roll.apply;

/** Pig in which a roll does something else, and a state in which ada may roll. */
const pigWhere = (apply: Apply) => {
  const { definition } = pig;
  const game = defineGame({ ...definition, rules: { ...definition.rules, roll: { ...definition.rules.roll, apply } } });
  const { state } = accepted(game.setup({ players: ['ada', 'bo'], goal: 100 }, scripted([])));
  return { game, state };
};
const roll = { type: 'roll', player: 'ada' } as const;

test('what a step had done before it failed is not there when it is tried again', () => {
  const { game, state } = pigWhere((state, _action, table) => {
    state.pot += 1;
    state.pot += table.roll(6, 'pig');
  });
  const once = accepted(game.reduce(state, roll, prompted([3]))).state;
  for (const from of [once, once, state]) expect(refused(game.reduce(from, roll, prompted([])))[0].code).toBe('needs-dice');
  expect(accepted(game.reduce(once, roll, prompted([5]))).state.pot).toBe(10);
  expect(accepted(game.reduce(state, roll, prompted([5]))).state.pot).toBe(6);
});

test('from one state several games go on, each by itself', () => {
  const { game, state } = pigWhere((state, _action, table) => {
    state.pot += table.roll(6, 'pig');
  });
  const after = (from: typeof state, die: number) => accepted(game.reduce(from, roll, scripted([die]))).state;
  const first = after(state, 1);
  const games = [2, 3, 4, 5, 6].map((die) => after(first, die));
  expect(games.map(({ pot }) => pot)).toEqual([3, 4, 5, 6, 7]);
  expect(games.map((game) => after(game, 6).pot)).toEqual([9, 10, 11, 12, 13]);
  expect([state.pot, first.pot, ...games.map(({ pot }) => pot)]).toEqual([0, 1, 3, 4, 5, 6, 7]);
});

test('an event keeps what it was told of the state, and the state goes on', () => {
  const { game, state } = pigWhere((state, { player }, table) => {
    state.points[player] = (state.points[player] ?? 0) + 1;
    const told = { type: 'rolled', player, die: 1, points: state.points } as const;
    table.emit(told);
  });
  const first = accepted(game.reduce(state, roll, scripted([])));
  const second = accepted(game.reduce(first.state, roll, scripted([])));
  const points = (score: number) => [{ points: { ada: score, bo: 0 } }];
  expect([first.events, second.events]).toMatchObject([points(1), points(2)]);
  expect(
    [first, second].every(
      ({ events }) => Object.isFrozen(events[0]) && Object.isFrozen((events[0] as unknown as { points: object }).points),
    ),
  ).toBe(true);
});

test('a field that comes in a large state is seen by whoever is asked next, and one that goes is gone', () => {
  type Crowned = { crown?: { of: string } };
  const { definition } = pigWhere((state, { player }) => {
    (state as Crowned).crown = { of: player };
  }).game;
  const game = defineGame({
    ...definition,
    setup: (config, table) => ({ ...definition.setup(config, table), crowd: Array.from({ length: 50 }, (_, id) => ({ id })) }),
    phases: {
      ...definition.phases,
      play: {
        rules: ['roll'],
        actors: (state) => ('crown' in state ? [] : [state.active]),
        leave(state) {
          state.active = (state as Crowned).crown!.of === 'ada' ? 'bo' : 'ada';
          delete (state as Crowned).crown;
        },
      },
    },
  });
  const begun = accepted(game.setup({ players: ['ada', 'bo'], goal: 100 }, scripted([]))).state;
  const inPlace = clone(begun);
  let state = begun;
  for (const player of ['ada', 'bo', 'ada']) {
    accepted(game.reduceInPlace(inPlace, { type: 'roll', player }, scripted([])));
    const after = accepted(game.reduce(state, { type: 'roll', player }, scripted([]))).state;
    expect([after, Object.keys(after), (after as unknown as { crowd: object }).crowd]).toEqual([
      inPlace,
      Object.keys(inPlace),
      (state as unknown as { crowd: object }).crowd,
    ]);
    state = after;
  }
  expect([state.active, begun.active]).toEqual(['bo', 'ada']);
});

test('a state of more parts than are looked at one by one gets no working copy', () => {
  const copies = new WorkingCopies<object>(3);
  expect(copies.take({ a: {}, b: {} })?.plain).toEqual({ a: {}, b: {} });
  expect(copies.take({ a: {}, b: {}, c: {} })).toBe(null);
});

test('the last four states that were made keep their working copies', () => {
  const copies = new WorkingCopies<{ readonly at: number }>(100);
  const made = [1, 2, 3, 4, 5].map((at) => {
    const copy = WorkingCopy.of({ at }, 100)!;
    return { copy, state: copies.keep(copy) };
  });
  expect(made.map(({ copy, state }) => copies.take(state) === copy)).toEqual([false, true, true, true, true]);
  // What is taken is the taker's alone.
  expect(made.map(({ copy, state }) => copies.take(state) === copy)).toEqual([false, false, false, false, false]);
});

test('whoever comes back to a state gets the working copy that has gone on from it longest ago, once four are kept', () => {
  const copies = new WorkingCopies<{ at: number }>(100);
  const begun = freeze({ at: 0 });
  const step = (from: { at: number }) => {
    const copy = copies.take(from)!;
    copy.draft.at++;
    return { copy, state: copies.keep(copy) };
  };
  const first = [step(begun), step(begun), step(begun), step(begun)];
  expect(new Set(first.map(({ copy }) => copy)).size).toBe(4);
  const again = [step(begun), step(begun), step(first[2]!.state), step(begun)];
  expect(again.map(({ copy }) => first.findIndex((one) => one.copy === copy))).toEqual([0, 1, 2, 3]);
  expect([...first, ...again].map(({ state }) => state.at)).toEqual([1, 1, 1, 1, 1, 1, 2, 1]);
  // A state that was made elsewhere says the same, and gets a working copy of its own.
  expect(first.some(({ copy }) => copy === step(freeze({ at: 0 })).copy)).toBe(false);
});

test('a working copy is turned back to the last sixteen that it has been, and not beyond', () => {
  const copies = new WorkingCopies<{ at: number }>(100);
  const begun = freeze({ at: 0 });
  const goOn = (from: { at: number }, steps: number): WorkingCopy<{ at: number }> => {
    const copy = copies.take(from)!;
    for (let i = 0; i < steps; i++) {
      copy.draft.at++;
      copy.settled();
    }
    copies.keep(copy);
    return copy;
  };
  const fifteen = [14, 13, 13, 13].map((steps) => goOn(begun, steps));
  expect([fifteen[0], fifteen[1]].map((copy) => copy!.hasBeen(begun))).toEqual([true, true]);
  fifteen[0]!.draft.at++;
  fifteen[0]!.settled();
  expect([fifteen[0]!.hasBeen(begun), fifteen[0]!.frozen.at]).toEqual([false, 15]);
  expect(copies.take(begun)).toBe(fifteen[1]);
});

test('a working copy that has come to many parts since, and cannot be turned back to a few, is let go', () => {
  const copies = new WorkingCopies<{ men: { id: number }[] }>(1000);
  const begun = freeze<{ men: { id: number }[] }>({ men: [] });
  const grown = [1, 2, 3, 4].map(() => {
    const copy = copies.take(begun)!;
    copy.draft.men.push(...Array.from({ length: 100 }, (_, id) => ({ id })));
    copies.keep(copy);
    return copy;
  });
  expect(grown[0]!.hasBeen(begun)).toBe(true);
  const copy = copies.take(begun)!;
  expect([grown.includes(copy), copy.frozen, copy.draft]).toEqual([false, begun, { men: [] }]);
});

interface Reporting {
  report: { lines: string[]; total?: number };
  readonly log: object[];
}
const reports: Readonly<Record<string, (state: Reporting) => void>> = {
  'with a line more, to a log': ({ report, log }) => {
    report.lines.push('bo');
    log.push(settled(report));
  },
  'with a field more, to a log': ({ report, log }) => {
    report.total = 1;
    log.push(settled(report));
  },
  'with other lines, to a log': ({ report, log }) => {
    report.lines = report.lines.filter(() => true);
    log.push(settled(report));
  },
  'as it was, to a log': ({ report, log }) => {
    log.push(settled(report));
  },
  'as a constant, where it stands': ({ report }) => {
    report.total = 1;
    constant(report);
  },
  'frozen, where it stands': ({ report }) => {
    freeze(report);
  },
};

test.each(Object.keys(reports).flatMap((how) => [0, 100].map((crowd) => [how, crowd] as const)))(
  'a report that is never written to again goes %s, beside %d others: the state before is played on as if it never had',
  (how, crowd) => {
    let deed: (state: Reporting) => void = () => {};
    const { game, state } = pigWhere((state) => deed(state as unknown as Reporting));
    const begun = freeze({
      ...state,
      report: { lines: ['ada'] },
      log: [],
      crowd: Array.from({ length: crowd }, (_, id) => ({ id })),
    });
    const done = <S extends object>(from: S, what: typeof deed): S => {
      deed = what;
      return accepted(game.reduce(from as never, roll, scripted([]))).state as unknown as S;
    };
    const settle = reports[how]!;
    const write = ({ report }: Reporting): void => {
      report.lines.push('cy');
    };
    const again = (state: Reporting): void => {
      state.report = { lines: [] };
    };
    const inPlace = clone(begun);
    for (const what of [settle, again, write]) {
      deed = what;
      accepted(game.reduceInPlace(inPlace as never, roll, scripted([])));
    }
    expect(done(done(done(begun, settle), again), write)).toEqual(inPlace);
    for (let times = 0; times < 6; times++) {
      expect(done(begun, settle).report.lines[0]).toBe('ada');
      expect(done(begun, write).report.lines).toEqual(['ada', 'cy']);
    }
  },
);

test.each([0, 100])('a report that goes to a log while another begins in its place, beside %d others, does not come back', (crowd) => {
  const { game, state } = pigWhere((open) => {
    const reporting = open as unknown as Reporting;
    reporting.log.push(settled(reporting.report));
    reporting.report = { lines: [`report ${reporting.log.length + 1}`] };
  });
  const others = Array.from({ length: crowd }, (_, id) => ({ id }));
  let now = freeze({ ...state, report: { lines: ['report 1'] }, log: [] as object[], crowd: others });
  for (const count of [1, 2, 3]) {
    now = accepted(game.reduce(now, roll, scripted([]))).state as typeof now;
    expect(now.report).toEqual({ lines: [`report ${count + 1}`] });
    expect(now.log).toEqual(Array.from({ length: count }, (_, i) => ({ lines: [`report ${i + 1}`] })));
  }
});

test('what a rule has only peeked at and marked as never written to again may be written to in the next step', () => {
  let deed: (state: Reporting) => void = (open) => {
    open.log.push(settled(peek(open).report));
  };
  const { game, state } = pigWhere((open) => deed(open as unknown as Reporting));
  const others = Array.from({ length: 100 }, (_, id) => ({ id }));
  const begun = freeze({ ...state, report: { lines: ['ada'] }, log: [], crowd: others });
  const marked = accepted(game.reduce(begun, roll, scripted([]))).state;
  deed = ({ report }) => {
    report.lines.push('bo');
  };
  const after = accepted(game.reduce(marked, roll, scripted([]))).state as unknown as Reporting;
  expect([after.report, after.log]).toEqual([{ lines: ['ada', 'bo'] }, [{ lines: ['ada'] }]]);
});

test('a state that is frozen at its top alone is copied: its owner may go on writing to the rest', () => {
  const { game, state } = pigWhere((state, { player }) => {
    state.points[player]! += 1;
  });
  const points = { ada: 10, bo: 20 };
  const edited = Object.freeze({ ...state, points });
  const after = () => accepted(game.reduce(edited, roll, scripted([]))).state;
  const first = after();
  expect(Object.isFrozen(first.points)).toBe(true);
  for (const ada of [49, 5]) {
    points.ada = ada;
    for (let times = 0; times < 6; times++) expect(after().points).toEqual({ ada: ada + 1, bo: 20 });
  }
  expect(first.points).toEqual({ ada: 11, bo: 20 });
});
