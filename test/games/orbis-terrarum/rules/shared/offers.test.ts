import { expect } from 'vitest';
import { allianceOffer } from '../../helpers/orders.js';
import { nationWith, treaty } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, clause, game, type State } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

clause('OT-ACT-04', 'what is listed is the same every time, and accepted', () => {
  const state = act(treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }]), allianceOffer());
  for (const player of ['ada', 'bo', 'referee']) {
    const listed = game.legalActions(state, player);
    expect(listed).toEqual(game.legalActions(state, player));
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.filter((action) => game.explain(state, action).length > 0)).toEqual([]);
  }
});
clause('OT-ACT-05', 'lists name the nearest few, in order of distance and then of Nations or regions, openly and without a word', () => {
  const listed = (enumerationTargets: number) =>
    game.legalActions(start({ enumerationTargets, scopeModel: 'derived' }), 'ada', { types: ['submit-measure'] });
  const targets = (count: number, mode: string) =>
    listed(count).flatMap((action) => (action.type === 'submit-measure' && action.mode === mode ? [action.target!.id] : []));
  expect([targets(1, 'strike'), targets(2, 'strike'), targets(4, 'strike')]).toEqual([
    ['gothia'],
    ['gothia', 'burgundia'],
    ['gothia', 'burgundia', 'saxonia', 'thuringia'],
  ]);
  expect([targets(1, 'occupy'), targets(3, 'occupy')]).toEqual([['armorica'], ['armorica', 'bohemia', 'noricum']]);
  const manners = listed(2).map((action) => (action.type === 'submit-measure' ? [action.covert, action.note, action.decline] : []));
  expect(
    manners.every(
      ([covert, text, decline]) => (covert ?? false) === false && (text ?? '') === '' && ((decline as string[]) ?? []).length === 0,
    ),
  ).toBe(true);
});
clause(['OT-ACT-04', 'OT-ACT-05', 'OT-MEAS-16'], 'listed measures are legal, of the nearest few', () => {
  const state = start({ enumerationTargets: 2, scopeModel: 'derived' });
  const listed = game.legalActions(state, 'ada', { types: ['submit-measure'] });
  const struck = listed.flatMap((action) => (action.type === 'submit-measure' && action.mode === 'strike' ? [action.target?.id] : []));
  expect(struck).toEqual(['gothia', 'burgundia']);
  expect(listed.every((action) => game.explain(state, action).length === 0)).toBe(true);
});
clause('OT-REF-15', 'what the referee is offered is little: the course of the turn, the deck, and its own decisions', () => {
  const kinds = (state: State) => [...new Set(game.legalActions(state, 'referee').map(({ type }) => type))].sort();
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  expect([kinds(turn(start(), [])), kinds(start()), kinds(closed)]).toEqual([
    ['close-game', 'open-orders', 'post-happening'],
    ['close-game', 'close-orders', 'post-happening'],
    ['close-game', 'resolve-turn'],
  ]);
  const offered = (state: State) => game.legalActions(state, 'referee', { types: ['close-orders'] });
  const ready = ['ada', 'bo', 'cy'].reduce<State>((state, player) => act(state, { type: 'ready', player }), start());
  expect([offered(start()), offered(ready)]).toMatchObject([[{ force: true }], [{ force: false }]]);
  const claimed = act(nationWith(start(), 'francia', { wealth: 30 }), {
    ...{ type: 'claim-milestone', player: 'ada', nation: 'francia', milestone: 'full-treasury' },
  });
  expect(game.legalActions(claimed, 'referee', { types: ['decide'] }).map((one) => (one.type === 'decide' ? one.answer : ''))).toEqual([
    'award',
    'deny',
  ]);
  expect(game.actors(startAuto())).not.toContain('referee');
});
