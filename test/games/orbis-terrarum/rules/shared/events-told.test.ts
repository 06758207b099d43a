import { expect } from 'vitest';
import { allianceOffer, note } from '../../helpers/orders.js';
import { nationWith, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, type State, told } from '../../helpers/table.js';
import { announce, invest, measure } from '../../helpers/turns.js';

clause('OT-ACT-16', 'each action tells what it did', () => {
  const kinds = (state: State, action: Action) => told(state, action).map(({ type }) => type);
  const rich = nationWith(start(), 'francia', { wealth: 40, progress: 40, viaDamage: 5 });
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  const vassal = nationWith(start(), 'saxonia', { patron: 'francia', tribute: 'pending' });
  const rows: readonly (readonly [State, Action, readonly string[]])[] = [
    [start(), invest, ['measure-submitted']],
    [announce(start(), invest), { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1' }, ['measure-withdrawn']],
    [start(), { type: 'set-defence', player: 'ada', nation: 'francia', against: 'all', defend: false }, []],
    [rich, { type: 'spend', player: 'ada', nation: 'francia', item: 'progress', times: 1 }, ['wealth-changed', 'progress-changed']],
    [rich, { type: 'spend', player: 'ada', nation: 'francia', item: 'via-for-wealth', times: 1 }, ['wealth-changed', 'index-changed']],
    [
      rich,
      { type: 'transfer', player: 'ada', from: 'francia', to: 'gothia', wealth: 1, progress: 0 },
      ['wealth-changed', 'wealth-changed'],
    ],
    [start(), note('x'), ['note-posted']],
    [start(), allianceOffer(), ['offer-made']],
    [act(start(), allianceOffer()), { type: 'accept-offer', player: 'ada', offer: 'offer-1' }, ['offer-closed', 'treaty-concluded']],
    [act(start(), allianceOffer()), { type: 'reject-offer', player: 'ada', offer: 'offer-1' }, ['offer-closed']],
    [
      pact,
      { type: 'break-treaty', player: 'ada', nation: 'francia', treaty: 'treaty-1' },
      ['treaty-breached', 'modifier-added', 'treaty-ended'],
    ],
    [vassal, { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'saxonia' }, ['tribute-resolved']],
    [vassal, { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'saxonia' }, ['vassal-freed']],
    [start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' }, ['declaration-issued']],
    [start(), { type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames: ['A', 'B'] }, ['civil-war-started']],
    [start(), { type: 'abandon-nation', player: 'ada' }, ['nation-chosen']],
    [start(), { type: 'warn', player: 'referee', whom: 'ada', reason: '' }, ['sanctioned']],
  ];
  for (const [state, action, wanted] of rows) expect([action.type, kinds(state, action)]).toEqual([action.type, wanted]);
  expect(told(start(), { type: 'close-game', player: 'referee', reason: '' }).at(-1)).toMatchObject({ type: 'game-closed' });
});
clause('OT-ACT-07', 'whatever number changes is told with what it was before', () => {
  const events = told(nationWith(start(), 'francia', { wealth: 12 }), {
    type: 'spend',
    player: 'ada',
    nation: 'francia',
    item: 'progress',
    times: 1,
  });
  expect(events).toMatchObject([
    { type: 'wealth-changed', nation: 'francia', before: 12, after: 2 },
    { type: 'progress-changed', nation: 'francia', before: 0, after: 1 },
  ]);
  const effects = [
    { do: 'index', nation: 'francia', index: 'via', delta: -3 },
    { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: 2 },
    { do: 'region', region: 'armorica', owner: 'francia' },
    { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' },
  ] as const;
  expect(told(start(), { type: 'apply-effects', player: 'referee', reason: '', effects })).toMatchObject([
    { type: 'index-changed', index: 'via', before: 60, after: 57 },
    { type: 'attribute-changed', attribute: 'MIL', before: 20, after: 22 },
    { type: 'region-changed', region: 'armorica', before: null, after: 'francia' },
    { type: 'conflict-changed', before: 'none', after: 'war' },
  ]);
});
clause('OT-ACT-16', 'what is announced, given and declared is told; whom a Nation resists is not', () => {
  const kinds = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
  expect(kinds(told(start(), measure('francia', 'intervention', 'invest')))).toEqual(['measure-submitted']);
  expect(kinds(told(start(), { type: 'set-defence', player: 'ada', nation: 'francia', against: 'all', defend: false }))).toEqual([]);
  expect(
    kinds(
      told(nationWith(start(), 'francia', { wealth: 1 }), {
        type: 'transfer',
        player: 'ada',
        from: 'francia',
        to: 'gothia',
        wealth: 1,
        progress: 0,
      }),
    ),
  ).toEqual(['wealth-changed', 'wealth-changed']);
  expect(kinds(told(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: '' }))).toEqual([
    'declaration-issued',
  ]);
});
