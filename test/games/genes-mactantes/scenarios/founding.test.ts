import { expect, test } from 'vitest';
import { randomRelevance } from '../../../../src/games/genes-mactantes/queries/allowances.js';
import * as t from '../helpers/table.js';

const { started } = t;

test('example 1: board and draft of three players', () => {
  let state = t.opened(['arnau', 'berenguer', 'cugat'], { boardMode: 'drawn' });
  const drawers: string[] = [];
  while (state.step !== 'setup-draft') {
    const [player] = t.game.actors(state);
    drawers.push(player!);
    state = t.after(state, t.game.legalActions(state, player!)[0]!);
  }
  expect(drawers).toEqual(['arnau', 'berenguer', 'cugat', 'arnau']);
  expect(t.game.actors(state)).toEqual(['berenguer']);
  state = t.after(state, { type: 'pick-country', player: 'berenguer', country: 'aurenca' });
  const { state: picked, events } = t.play(state, { type: 'pick-country', player: 'cugat', country: 'brugola' });
  expect(t.eventsOf(events, 'country-picked').at(-1)).toEqual({
    type: 'country-picked',
    player: 'arnau',
    country: 'cendral',
    automatic: true,
  });
  expect(picked.step).toBe('setup-creation');
});

test('example 2: other numbers of players', () => {
  const order = (n: number) => {
    let state = t.opened(['P', 'Q', 'R', 'S', 'T'].slice(0, n), { boardMode: 'drawn' });
    const who: string[] = [];
    while (state.step !== 'setup-creation') {
      const [player] = t.game.actors(state);
      who.push(player!);
      state = t.after(state, t.game.legalActions(state, player!)[0]!);
    }
    return who.join('');
  };
  expect(order(2)).toBe('PQPQP');
  expect(order(4)).toBe('PQRSPQR');
  expect(order(5)).toBe('PQRSTPQR');
});

test('example 3: random relevance', () => {
  expect([5, 6, 8, 9, 10].map(randomRelevance)).toEqual(['small', 'medium', 'medium', 'large', 'large']);
});

test('example 6: a country sheet', () => {
  const state = started();
  expect(t.army(state, 'ada')).toBe(28);
  expect(state.countries['ada']!.allowance).toBe(6);
  let draft = t.opened(['ada', 'bo']);
  draft = t.after(draft, { type: 'pick-country', player: 'ada', country: 'aurenca' });
  const sheet = t.game.legalActions(draft, 'ada')[0]!;
  expect(t.refusal(draft, { ...sheet, armyPoints: 3 } as typeof sheet)).toEqual(['over-budget', 'GM-CREA-01']);
});

test('example 7: deployment', () => {
  const create = (build: number, relevance: 'small' | 'medium') => {
    const state = t.after(t.opened(['ada', 'bo'], { relevance }), { type: 'pick-country', player: 'ada', country: 'aurenca' });
    const both = t.after(state, t.game.legalActions(state, 'ada')[build]!);
    return t.after(both, t.game.legalActions(both, 'bo')[build]!);
  };
  const medium = create(0, 'medium');
  const strengths = (state: typeof medium, option: number) =>
    (t.game.legalActions(state, 'ada')[option] as { units: readonly { kind: string; strength: number }[] }).units;
  expect(strengths(medium, 0).map(({ strength }) => strength)).toEqual([7, 7, 7, 7]);
  expect(strengths(create(0, 'small'), 0).map(({ strength }) => strength)).toEqual([7, 6, 6]);
  const mobile = strengths(medium, 2);
  expect(mobile.filter(({ kind }) => kind !== 'garrison').map(({ strength }) => strength)).toEqual([12, 2]);
  expect(mobile.filter(({ kind }) => kind === 'garrison').map(({ strength }) => strength)).toEqual([5, 3, 3, 3]);
  for (const strength of [27, 29])
    expect(t.refusal(medium, { type: 'deploy-army', player: 'ada', units: [{ territory: 'a1', kind: 'garrison', strength }] })[0]).toBe(
      'army-mismatch',
    );
});
