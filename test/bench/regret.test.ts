import { E, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { type Decision, decisionsOf, regretIn, regretOf } from '../../bench/regret/decisions.js';
import { settings } from '../../bench/settings.js';
import { type AnyTypes, gameOf } from '../../bench/workloads.js';

const action = (type: string): AnyTypes['Action'] => ({ type, player: 'ada' });
const decision: Decision = {
  step: 1,
  player: 'ada',
  state: {},
  options: [
    { action: action('stay'), worth: { horizon: 0.5, later: 0.75 } },
    { action: action('go'), worth: { horizon: 0.75, later: 0.5 } },
  ],
};

test('a choice loses what the best was worth beyond it, in either way of judging', () => {
  expect(regretOf(decision, action('stay'))).toEqual({ horizon: 0.25, later: 0 });
  expect(regretOf(decision, action('go'))).toEqual({ horizon: 0, later: 0.25 });
});

test('what nobody has judged is counted, and weighs nothing', () => {
  const choices = [action('stay'), action('go'), action('fly')];
  const regret = regretIn([decision, decision, decision], (_decision, place) => choices[place]!);
  expect(regret).toEqual({ horizon: 0.125, later: 0.125, judged: 2, unjudged: 1 });
});

test('decisions of a game are judged alike whenever they are judged', () => {
  const game = gameOf('genegrafter');
  const { genegrafter } = settings;
  const setting = { ...genegrafter!, search: { ...genegrafter!.search, iterations: 1, finalists: 1, looks: 1, worlds: 1 } };
  const judging = { worlds: 2, most: 3, oneIn: 12 };
  const decisions = decisionsOf(game, setting, 3, judging);
  expect(decisions.length).toBeGreaterThan(1);
  expect(decisionsOf(game, setting, 3, judging)).toEqual(decisions);
  const whole = decisionsOf(game, setting, 3, { ...judging, worlds: 1, most: 1_000 });
  for (const { player, state, options } of whole)
    expect(options.map(({ action }) => action)).toEqual(game.legalActions(state, player, { limit: 1_000 }));
  for (const { player, state, options } of decisions) {
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(judging.most);
    for (const { action, worth } of options) {
      expect(E.isRight(game.reduce(state, action, seeded(1)))).toBe(true);
      expect(action.player).toBe(player);
      for (const value of [worth.horizon, worth.later]) expect(value >= 0 && value <= 1).toBe(true);
    }
    const worths = options.map(({ worth }) => worth.horizon);
    const best = options[worths.indexOf(Math.max(...worths))]!;
    expect(regretOf({ step: 0, player, state, options }, best.action)!.horizon).toBe(0);
  }
});
