import { O, odds, resultOf } from 'ludoteca';
import type { Action, Event, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, started } = t;

const level = (players = ['ada', 'bo'], recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  edit(started(players), (draft) => {
    t.alone(draft);
    recipe(draft);
  });

test('nobody is ahead in a level game, and the shares of all add up to 1', () => {
  for (const players of [
    ['ada', 'bo'],
    ['ada', 'bo', 'cy'],
  ]) {
    const state = level(players);
    for (const player of players) expect(game.evaluate(state, player)).toBeCloseTo(1 / players.length, 10);
    const ahead = level(players, (draft) => t.arm(draft, 'bo', 'b1 garrison 60'));
    expect(players.reduce((sum, player) => sum + game.evaluate(ahead, player), 0)).toBeCloseTo(1, 10);
    expect(game.evaluate(ahead, 'bo')).toBeGreaterThan(game.evaluate(ahead, 'ada'));
  }
  // Intel is kept under the names of players, whatever they are called.
  for (const player of ['constructor', 'bo']) expect(game.evaluate(level(['constructor', 'bo']), player)).toBeCloseTo(0.5, 10);
  expect(game.evaluate(t.opened(['ada', 'bo']), 'ada')).toBe(0.5);
  expect([game.evaluate(level(), 'zed'), game.points(level(), 'zed'), game.points(t.opened(['ada', 'bo']), 'ada')]).toEqual([0, 0, 0]);
});

test('a principal is the safer the less its rivals know about where it is', () => {
  const danger = (location: string, seen: string): number =>
    game.evaluate(
      level(['ada', 'bo'], (draft) => {
        draft.countries['ada']!.principal = t.person(draft, 'ada', 'D1', location, t.seenAt(seen));
      }),
      'ada',
    );
  const [hidden, seen, inHisLand] = [danger('a1', 'a2'), danger('a1', 'a1'), danger('b1', 'a1')];
  expect(hidden).toBeGreaterThan(seen);
  expect(seen).toBeGreaterThan(inHisLand);
});

test('a standing rises with what counts and with what is to come, and falls with troubles', () => {
  const even = level(['ada', 'bo', 'cy']);
  const than = (recipe: Parameters<typeof edit>[1]): number => {
    const changed = level(['ada', 'bo', 'cy'], recipe);
    return Math.sign(Math.round((game.evaluate(changed, 'ada') - game.evaluate(even, 'ada')) * 1e6));
  };
  const order =
    (kind: Parameters<typeof internal>[0], written: object, scope = internal) =>
    (draft: Parameters<Parameters<typeof edit>[1]>[0]) => {
      draft.sheets['ada'] = [{ id: '1', order: scope(kind, written), state: 'pending' }] as never;
    };
  const better: readonly Parameters<typeof edit>[1][] = [
    (draft) => t.values(draft, 'ada', [6, 6, 5, 6]),
    (draft) => void t.person(draft, 'ada', 'D1', 'a1'),
    (draft) => {
      draft.countries['bo']!.dethronedBy = t.claims('ada');
    },
    (draft) => {
      draft.controllers['b1'] = 'ada';
    },
    (draft) => {
      draft.countries['ada']!.nextTurn.bonus = 1;
    },
    (draft) => {
      draft.countries['ada']!.intel = { bo: 1 };
    },
    order('develop', { characteristic: 'diplomacy' }),
    order('copy-technology', { target: 'bo' }, external),
    order('promote-disaffection', { target: 'bo' }, external),
  ];
  const worse: readonly Parameters<typeof edit>[1][] = [
    (draft) => {
      draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    },
    (draft) => {
      draft.countries['ada']!.disorder = 1;
    },
    (draft) => {
      draft.countries['ada']!.levels.anarchy = 1;
    },
    (draft) => {
      draft.countries['ada']!.nextTurn.penalty = 1;
    },
    (draft) => {
      draft.countries['ada']!.counterpower = 2;
    },
  ];
  expect(better.map(than)).toEqual(better.map(() => 1));
  expect(worse.map(than)).toEqual(worse.map(() => -1));
  const out = level(['ada', 'bo', 'cy'], (draft) => {
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
  });
  expect(game.evaluate(out, 'cy')).toBe(0);
});

test('a principal abroad is in danger, unless nobody wins by it', () => {
  const at = (place: string, earlyVictory: boolean): number =>
    game.evaluate(
      level(['ada', 'bo'], (draft) => {
        draft.config.earlyVictory = earlyVictory;
        draft.countries['ada']!.principal = t.person(draft, 'ada', 'D1', place);
      }),
      'ada',
    );
  expect(at('b1', true)).toBeLessThan(at('a1', true));
  expect(at('b1', false)).toBe(at('a1', false));
});

clause('GM-END-06', 'of a finished game the standing is what the result is worth, and the points are the scores', () => {
  const ended = level(['ada', 'bo', 'cy'], (draft) => {
    draft.step = 'finished';
    draft.ending = { reason: 'principals', winners: ['cy'] };
    t.arm(draft, 'bo', 'b1 garrison 50');
  });
  const outcome = O.toNullable(game.outcome(ended))!;
  expect(outcome.ranking.map(({ player }) => player)).toEqual(['cy', 'bo', 'ada']);
  for (const player of ['ada', 'bo', 'cy']) {
    expect(game.evaluate(ended, player)).toBe(resultOf(outcome, player));
    expect(game.points(ended, player)).toBe(outcome.scores[player]);
  }
  expect(['cy', 'bo', 'ada'].map((player) => game.evaluate(ended, player))).toEqual([1, 0.5, 0]);
});

test('what a step came to has a name in both languages', () => {
  const spy = t.resolving(
    level(['ada', 'bo'], (draft) => t.values(draft, 'ada', [6, 5, 5, 5])),
    'ada',
    { ada: [external('sabotage', { target: 'bo' })] },
  );
  const action: Action = { type: 'execute', player: 'ada', declaration: '1' };
  const { chances } = odds((dice) => {
    const step = game.reduce(spy, action, dice);
    return step._tag === 'Right' ? game.gist(step.right.events, 'ada') : 'refused';
  });
  expect([...chances.keys()].sort()).toEqual(['failure', 'success']);
  const won = (events: readonly Event[]): string => game.gist(events, 'ada');
  const end = (winners: string[]): Event => ({ type: 'game-ended', reason: 'capitals', winners, scores: {} });
  const roll = (winner: string | null): Event => ({
    ...{ type: 'contest-rolled', actor: 'ada', opponent: 'bo', characteristic: 'diplomacy', winner },
    ...{ dice: [5, 5], values: [5, 5], characters: [[], []], totals: [10, 10] },
  });
  const side = (leader: string, allies: string[] = []) => ({
    ...{ leader, allies, units: [], characters: [], strength: 1, characteristic: 1, support: 0, modifiers: 0, die: 5, total: 7 },
  });
  const battle = (winner: string | null): Event => ({
    ...{ type: 'battle-rolled', territory: 'a1', objective: 'field', winner, loss: 1 },
    sides: [side('bo', ['ada']), side('cy')],
  });
  const taken = (from: string, to: string): Event => ({ type: 'city-conquered', territory: 'a1', from, to });
  const rows: readonly [events: readonly Event[], expected: string][] = [
    [[roll('ada'), end(['ada'])], 'game-won'],
    [[roll('ada'), end(['bo'])], 'game-lost'],
    [[roll('bo'), { type: 'player-eliminated', player: 'ada', cause: 'no-city' }], 'eliminated'],
    [[battle('bo'), taken('bo', 'ada')], 'conquest'],
    [[battle('bo'), taken('ada', 'bo')], 'city-lost'],
    [[battle('bo')], 'battle-won'],
    [[battle('cy')], 'battle-lost'],
    [[battle(null)], 'battle-undecided'],
    [[roll('ada')], 'success'],
    [[roll('bo')], 'failure'],
    [[roll(null)], 'no-effect'],
    [[{ type: 'action-void', player: 'ada', declaration: spy.sheets['ada']![0]!, reason: 'x' }], 'void'],
    [[{ type: 'slot-passed', player: 'ada' }], 'done'],
  ];
  for (const [events, expected] of rows) {
    expect(won(events)).toBe(expected);
    for (const language of ['en', 'ca']) expect(game.labels.name(expected, language)).not.toBe('');
  }
  expect(game.gist([roll('bo')], 'bo')).toBe('success');
  const names = rows.map(([, expected]) => [game.labels.name(expected, 'en'), game.labels.name(expected, 'ca')]);
  for (const [english, catalan] of names) expect(english).not.toBe(catalan);
});

test('who stays out of a battle is told who wins it, and not that it is won or lost', () => {
  const side = (leader: string) => ({
    ...{ leader, allies: [], units: [], characters: [], strength: 1, characteristic: 1, support: 0, modifiers: 0, die: 5, total: 7 },
  });
  const rows = [
    ['field', 'bo', 'cy', 'bo', 'attackers-win'],
    ['assault', 'bo', 'cy', 'cy', 'defenders-win'],
    ['civil-war', 'bo', 'rebels', 'bo', 'government-wins'],
    ['civil-war', 'bo', 'rebels', 'rebels', 'rebels-win'],
  ] as const;
  for (const [objective, attacker, defender, winner, expected] of rows) {
    const battle: Event = { type: 'battle-rolled', territory: null, objective, sides: [side(attacker), side(defender)], winner, loss: 1 };
    expect(game.gist([battle], 'ada')).toBe(expected);
    const names = ['en', 'ca', 'es', 'fr'].map((language) => game.labels.name(expected, language));
    expect(new Set([...names, expected]).size).toBe(5);
  }
});
