import { expect, test } from 'vitest';
import { crowdedScene } from '../helpers/crowded-scene.js';
import { formOf, offered, reachedByForm, retraced } from '../helpers/filled-forms.js';
import { type Action, act, code, game, type State } from '../helpers/table.js';

const state: State = crowdedScene();
const reached = (action: Action): void => reachedByForm(state, action);

test('whoever is ready has no orders but those that are open to the ready, and is told why at once', () => {
  const ready = act(state, { type: 'ready', player: 'ada' });
  expect(game.open(ready, 'ada')).toContain('unready');
  expect(game.open(ready, 'ada')).not.toContain('transfer');
  for (const type of ['transfer', 'spend', 'set-defence', 'name-electors', 'cast-vote'] as const) {
    const { refused } = formOf(ready, 'ada', type);
    expect([type, refused?.[0].code]).toEqual([type, 'already-ready']);
  }
});

test('whoever has no actions left is told so at once', () => {
  const { actionLimitPerTurn } = state.config;
  const tired = { ...state, players: { ...state.players, ada: { ...state.players['ada']!, actionsThisTurn: actionLimitPerTurn } } };
  expect(formOf(tired, 'ada', 'spend').refused?.[0].code).toBe('action-limit');
  expect(game.open(tired, 'ada')).toContain('ready');
});

test('as much is given as the purse holds, and never nothing', () => {
  const { wealth, progress } = state.nations['francia']!;
  reached({ type: 'transfer', player: 'ada', from: 'francia', to: 'axumia', wealth, progress });
  reached({ type: 'transfer', player: 'ada', from: 'francia', to: 'gothia', wealth: 0, progress: 1 });
  const nothing = formOf(state, 'ada', 'transfer', [
    ['from', 'francia'],
    ['to', 'persia'],
    ['wealth', 0],
  ]);
  expect(nothing.ask?.question).toMatchObject({ kind: 'range', min: 1, max: progress });
});

test('something is bought as often as it can be paid for and does something', () => {
  const { wealth } = state.nations['francia']!;
  const times = Math.floor(wealth / 10);
  reached({ type: 'spend', player: 'ada', nation: 'francia', item: 'progress', times });
  const asked = formOf(state, 'ada', 'spend', [
    ['nation', 'francia'],
    ['item', 'progress'],
  ]);
  expect(asked.ask?.question).toEqual({ kind: 'range', min: 1, max: times });
  const attribute = formOf(state, 'ada', 'spend', [
    ['nation', 'francia'],
    ['item', 'domain-bonus'],
    ['attribute', 'MIL'],
  ]);
  const { question } = attribute.ask!;
  if (question.kind !== 'range') throw new Error('how often is a number');
  const bonus = { type: 'spend', player: 'ada', nation: 'francia', item: 'domain-bonus', attribute: 'MIL' } as const;
  expect(code(state, { ...bonus, times: question.max + 1 })).not.toBe('accepted');
  reached({ ...bonus, times: question.max });
});

test('a purchase that was written with more than it needs is reached without', () => {
  const plain = { type: 'spend', player: 'ada', nation: 'francia', item: 'progress', times: 1 } as const;
  expect(retraced(state, { ...plain, attribute: 'MIL', target: 'persia', dimension: 'cultural' })).toEqual(plain);
});

test('a defence is chosen against all, or against any Nation', () => {
  reached({ type: 'set-defence', player: 'ada', nation: 'francia', against: 'persia', defend: false });
  expect(offered(formOf(state, 'ada', 'set-defence', [['nation', 'francia']])).slice(0, 2)).toEqual(['all', 'gothia']);
});

test('policies may be said again, and listed is what would change them', () => {
  const bonus = state.modifiers.find(({ nation, value }) => nation === 'francia' && value < 0)!.id;
  for (const held of [true, false]) reached({ type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: bonus, held });
  const listed = game.legalActions(state, 'ada', { types: ['hold-modifier'] });
  expect(listed).toEqual([{ type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: bonus, held: true }]);
});

test('a conference is left in protest or without', () => {
  for (const protest of [false, true])
    reached({ type: 'leave-conference', player: 'ada', nation: 'francia', conference: 'conference-3', protest });
});

test('a vote may be changed while the vote is open', () => {
  const item = 'conference-3.1';
  const vote = { type: 'cast-vote', player: 'ada', nation: 'francia', conference: 'conference-3', item } as const;
  const voted = act(state, { ...vote, choice: 'abstain' });
  const changed = { ...vote, choice: 'conference-3.2' } as const;
  expect(retraced(voted, changed)).toEqual(changed);
  const view = game.view(state, 'ada');
  expect(game.labels.answer('cast-vote', 'choice', 'conference-3.2', 'en', view)).toContain('proposal 2: adopt a treaty');
});

test('whoever controls one side of a civil war may propose who wins', () => {
  reached({ type: 'conclude-civil-war', player: 'ada', civilWar: 'civil-war-1', winner: 'civil-war-1.2' });
  reached({ type: 'assign-side', player: 'ada', civilWar: 'civil-war-1', side: 'civil-war-1.1', controller: 'referee' });
  const listed = game.legalActions(state, 'ada', { types: ['conclude-civil-war'] });
  expect(listed).toEqual([]);
});

test('a deed that no machine can judge may be claimed, and stands open to its claimant once', () => {
  const claim = { type: 'claim-milestone', player: 'ada', nation: 'francia', milestone: 'deed' } as const;
  reached(claim);
  const claimed = act(state, claim);
  expect(offered(formOf(claimed, 'ada', 'claim-milestone', [['nation', 'francia']]))).not.toContain('deed');
});
