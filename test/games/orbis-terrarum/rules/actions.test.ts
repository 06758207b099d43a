import { expect } from 'vitest';
import { type Action, act, announce, change, clause, code, game, invest, measure, nationWith, refused, type State, start, told, treaty, turn } from '../table.js'; // biome-ignore format: one line

const note = (text: string, more: object = {}): Action => ({ type: 'post-note', player: 'ada', nation: 'francia', text, ...more });
const offer = (more: object = {}): Action =>
  ({ type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }], ...more }) as Action;
const ready = (player = 'ada'): Action => ({ type: 'ready', player });

clause('OT-ACT-01', 'a refusal says code, clause and why, and changes nothing', () => {
  const state = start();
  const before = JSON.stringify(state);
  const [violation] = game.explain(state, note(' '));
  expect([violation!.code, violation!.clause, violation!.message.length > 5]).toEqual(['note-required', 'OT-NOTE-01', true]);
  expect(refused(state, note(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  expect(JSON.stringify(state)).toBe(before);
});
clause(
  'OT-ACT-02',
  'the first thing wrong is named: of the game, the caller, the turn, the parameters, the Nation, then the action itself',
  () => {
    const closed = act(start(), { type: 'close-game', player: 'referee', reason: '' });
    const tired = (state: State) =>
      change(state, (draft) => {
        draft.players = { ...state.players, ada: { ...state.players['ada']!, ready: true, actionsThisTurn: 60 } };
      });
    const dead = nationWith(start(), 'saxonia', { alive: false });
    const rows: readonly (readonly [string, State, unknown])[] = [
      ['game-over', closed, { type: 'nonsense', player: 'zoe' }],
      ['unknown-action', start(), { type: 'nonsense', player: 'zoe' }],
      ['bad-parameter', start(), { type: 'post-note', player: 'zoe', nation: 'francia' }],
      ['unknown-player', start(), { type: 'open-orders', player: 'zoe' }],
      ['wrong-phase', turn(start(), []), note('x')],
      ['not-your-turn', start(), { type: 'close-orders', player: 'ada' }],
      ['already-ready', tired(start()), note('x', { nation: 'nowhere' })],
      ['action-limit', change(tired(start()), (d) => { d.players = { ...d.players, ada: { ...d.players['ada']!, ready: false } }; }), note('x', { nation: 'nowhere' })], // biome-ignore format: a row
      ['bad-parameter', start(), { type: 'spend', player: 'ada', nation: 'nowhere', item: 'progress', times: 21 }],
      ['unknown-id', start(), note('x', { nation: 'nowhere' })],
      ['not-your-nation', dead, note(' ', { nation: 'saxonia' })],
      ['nation-extinct', dead, note(' ', { player: 'referee', nation: 'saxonia' })],
      ['note-required', start(), note(' ')],
    ];
    for (const [wanted, state, action] of rows) expect([wanted, code(state, action as Action)]).toEqual([wanted, wanted]);
  },
);
clause('OT-ACT-03', 'a note of any action is as long as agreed and no longer, and kept word for word with who, when and what about', () => {
  const state = start({ noteMaxLength: 5 });
  const long = '123456';
  const tooLong: readonly Action[] = [
    note(long),
    { ...invest, note: long },
    offer({ note: long }),
    { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: long },
    { type: 'warn', player: 'referee', whom: 'ada', reason: long },
    { type: 'private-note', player: 'referee', text: long },
    { type: 'post-happening', player: 'referee', category: 'human', kind: 'info', nations: [], text: long },
  ];
  for (const action of tooLong) expect([action.type, ...refused(state, action)]).toEqual([action.type, 'note-too-long', 'OT-ACT-03']);
  expect(act(state, note(' 3 5 ')).notes).toEqual([{ author: 'ada', nation: 'francia', turn: 1, subject: 'note', text: ' 3 5 ' }]);
  expect(turn(state, [{ ...invest, note: '12345' }], 30).notes).toEqual([
    { author: 'ada', nation: 'francia', turn: 1, subject: 'measure', text: '12345' },
  ]);
  expect(turn(state, [{ ...invest, note: '12345' }], 30).nations).toEqual(turn(state, [invest], 30).nations);
});
clause('OT-ACT-04', 'what is listed is the same every time, and accepted', () => {
  const state = act(treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }]), offer());
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
clause('OT-ACT-06', 'orders are given while orders are open, by whoever controls the Nation', () => {
  for (const action of [invest, offer(), note('x')]) {
    expect(code(turn(start(), []), action)).toBe('wrong-phase');
    expect(game.explain(start(), action)).toEqual([]);
  }
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  const order = (player: string) => measure('saxonia', 'intervention', 'invest', { player });
  expect(announce(served, order('ada')).measures).toHaveLength(1);
  for (const player of ['bo', 'referee']) expect(refused(served, order(player))).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(announce(start(), order('referee')).measures).toHaveLength(1);
});
clause('OT-ACT-12', 'everybody may be ready, whether it has announced anything or not', () => {
  for (const player of ['ada', 'bo', 'cy']) expect(game.legalActions(start(), player, { types: ['ready'] })).toEqual([ready(player)]);
  expect(act(start(), ready()).players['ada']!.ready).toBe(true);
});
clause('OT-ACT-13', 'who is ready takes it back, as an action like any other, or answers an offer, and does nothing else', () => {
  const state = act(act(start(), offer()), ready());
  const unready: Action = { type: 'unready', player: 'ada' };
  expect(act(state, unready).players['ada']).toMatchObject({ ready: false, actionsThisTurn: 1 });
  expect(act(state, { type: 'accept-offer', player: 'ada', offer: 'offer-1' }).treaties).toHaveLength(1);
  expect(act(state, { type: 'reject-offer', player: 'ada', offer: 'offer-1' }).offers).toEqual([]);
  for (const action of [invest, note('x'), ready(), { type: 'epoch-preference', player: 'ada', mode: 'total' }] as const)
    expect(refused(state, action)).toEqual(['already-ready', 'OT-FLOW-05']);
  expect(code(state, { type: 'counter-offer', player: 'ada', offer: 'offer-1', clauses: [{ kind: 'peace' }] })).toBe('already-ready');
  expect(refused(start(), unready)).toEqual(['not-ready', 'OT-ACT-13']);
  const closed = act(state, { type: 'close-orders', player: 'referee', force: true });
  expect(code(closed, unready)).toBe('wrong-phase');
});
clause('OT-ACT-14', 'orders are closed when all who are waited for are ready, or by force', () => {
  const close = (force?: boolean): Action => ({ type: 'close-orders', player: 'referee', ...(force === undefined ? {} : { force }) });
  const two = act(act(start(), ready('ada')), ready('bo'));
  for (const force of [undefined, false]) expect(refused(two, close(force))).toEqual(['players-not-ready', 'OT-FLOW-06']);
  expect([act(two, close(true)).phase, act(act(two, ready('cy')), close()).phase]).toEqual(['adjudication', 'adjudication']);
  const away = act(two, { type: 'set-activity', player: 'referee', seat: 'cy', active: false });
  expect(act(away, close()).phase).toBe('adjudication');
});
clause('OT-ACT-15', 'the turn is resolved once orders are closed', () => {
  const resolve: Action = { type: 'resolve-turn', player: 'referee' };
  expect(code(start(), resolve)).toBe('wrong-phase');
  expect(act(act(announce(start(), invest), { type: 'close-orders', player: 'referee', force: true }), resolve, 30)).toMatchObject({
    ...{ phase: 'happenings', turn: 2, measures: [], nations: { francia: { wealth: 1 } } },
  });
});
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
    [start(), offer(), ['offer-made']],
    [act(start(), offer()), { type: 'accept-offer', player: 'ada', offer: 'offer-1' }, ['offer-closed', 'treaty-concluded']],
    [act(start(), offer()), { type: 'reject-offer', player: 'ada', offer: 'offer-1' }, ['offer-closed']],
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
