import { expect } from 'vitest';
import {
  type Action,
  act,
  announce,
  at,
  byReferee as by,
  change,
  clause,
  code,
  game,
  given,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  refused,
  type State,
  start,
  startAuto,
  strike,
  treaty,
  turn,
} from '../table.js';

const wealth = (delta = 5) => ({ do: 'wealth', nation: 'francia', delta }) as const;

clause('OT-REF-05', '1 to 20 effects are applied in turn, all or none, in four phases', () => {
  const apply = (...effects: readonly object[]) => by('apply-effects', { reason: 'r', effects } as never);
  expect(refused(start(), apply())).toEqual(['bad-parameter', 'OT-REF-05']);
  expect(act(start(), apply(...Array<object>(20).fill(wealth(1)))).nations['francia']!.wealth).toBe(20);
  expect(code(start(), apply(...Array<object>(21).fill(wealth(1))))).toBe('bad-parameter');
  expect(refused(start(), apply(wealth(), { ...wealth(), nation: 'nobody' }))).toEqual(['bad-effect', 'OT-REF-06']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    10,
    99,
  );
  expect([turn(start(), []), closed, asked].map((state) => [state.phase, act(state, apply(wealth())).nations['francia']!.wealth])).toEqual([
    ['happenings', 5],
    ['adjudication', 5],
    ['decisions', 5],
  ]);
  expect(code(act(start(), { type: 'close-game', player: 'referee', reason: '' }), apply(wealth()))).toBe('game-over');
});

clause('OT-REF-07', 'a decision is its owner’s alone; it has listed answers, and only an amendment brings terms', () => {
  const ask = measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'alliance' }] });
  const asked = turn(start(), [ask], 10, 99);
  const { id } = asked.decisions[0]!;
  const decide = (answer: string, more = {}): Action => ({ type: 'decide', player: 'referee', decision: id, answer, ...more });
  const terms = [{ kind: 'ceasefire' }] as const;
  expect(refused(asked, decide('accept', { decision: 'decision-9' }))).toEqual(['no-such-decision', 'OT-REF-07']);
  for (const wrong of [decide('maybe'), decide('amend'), decide('accept', { terms }), decide('refuse', { terms })])
    expect(refused(asked, wrong)).toEqual(['bad-choice', 'OT-REF-07']);
  expect(act(asked, decide('refuse')).treaties).toEqual([]);
  expect(act(asked, decide('accept')).treaties[0]!.clauses).toEqual([{ kind: 'alliance' }]);
  expect(act(asked, decide('amend', { terms })).treaties[0]!.clauses).toEqual(terms);
  const milestone = act(nationWith(start(), 'francia', { wealth: 30 }), {
    ...{ type: 'claim-milestone', player: 'ada', nation: 'francia', milestone: 'full-treasury' },
  });
  const own = { type: 'decide', player: 'ada', decision: milestone.decisions[0]!.id, answer: 'award' } as const;
  expect(refused(milestone, own)).toEqual(['no-such-decision', 'OT-REF-07']);
  expect(act(milestone, { ...own, player: 'referee' }).awards).toHaveLength(1);
});

clause('OT-REF-08', 'a sanction of 1 to 25 needs as many warnings as agreed, and a player to warn', () => {
  const punish = (more = {}) => by('sanction', { nation: 'francia', target: 'ECN', value: 5, years: 3, reason: '', ...more });
  const warned = (times: number) =>
    Array.from({ length: times }).reduce<State>((state) => act(state, by('warn', { whom: 'ada', reason: '' })), start());
  expect([0, 1, 2].map((times) => warned(times).players['ada']!.warnings)).toEqual([0, 1, 2]);
  expect(refused(warned(1), punish())).toEqual(['not-repeated', 'OT-REF-08']);
  for (const value of [0, -1, 26]) expect(refused(warned(2), punish({ value }))).toEqual(['bad-parameter', 'OT-REF-08']);
  for (const years of [0, 21]) expect(refused(warned(2), punish({ years }))).toEqual(['expiry-required', 'OT-MOD-15']);
  for (const [value, years] of [[1, 1], [25, 20]] as const) // biome-ignore format: pairs
    expect(modifiersOf(act(warned(2), punish({ value, years })), 'francia')).toEqual([['ECN', value, 'misconduct', 1 + years]]);
  expect(refused(warned(2), punish({ nation: 'persia' }))).toEqual(['not-repeated', 'OT-REF-08']);
});

clause('OT-REF-09', 'a milestone is published once with rewards of its kind, and awarded once', () => {
  const publish = (reward: readonly object[], id = 'first') => by('publish-milestone', { id, text: 'Be first.', reward } as never);
  const one = { nation: null };
  const rewards = [
    { do: 'modifier', ...one, target: 'MIL', value: -4, years: 5, source: 'milestone' },
    { do: 'attribute', ...one, attribute: 'MIL', delta: 1 },
    { do: 'wealth', ...one, delta: 4 },
    { do: 'progress', ...one, delta: 4 },
    { do: 'grant', ...one, special: true, lastTurn: null },
  ];
  const published = act(start(), publish(rewards));
  const award = (nation: string) => by('award-milestone', { milestone: 'first', nation });
  const won = act(published, award('gothia'));
  expect([won.nations['gothia'], modifiersOf(won, 'gothia'), won.awards]).toMatchObject([
    { wealth: 4, progress: 4, attributes: { MIL: 21 }, grants: [{ kind: 'special' }] },
    [['MIL', -4, 'milestone', 6]],
    [{ milestone: 'first', nation: 'gothia' }],
  ]);
  expect(refused(won, award('francia'))).toEqual(['milestone-closed', 'OT-REF-09']);
  expect(refused(published, publish([]))).toEqual(['milestone-closed', 'OT-REF-09']);
  for (const wrong of [{ do: 'index', ...one, index: 'via', delta: 5 }, { do: 'patron', ...one, patron: 'persia' }, wealth()])
    expect(refused(start(), publish([wrong]))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(refused(start(), publish([{ do: 'wealth', ...one, delta: 101 }]))).toEqual(['bad-effect', 'OT-REF-06']);
});

clause('OT-REF-10', 'every player with the highest value of an attribute is awarded 1 to 25 on it, for a time', () => {
  const award = (value = -4, years = 3) => by('award-attribute', { attribute: 'MIL', value, years });
  const strong = nationWith(nationWith(start(), 'gothia', { attributes: { MIL: 21 } }), 'persia', { attributes: { MIL: 90 } });
  const bonus = (state: State) => ['francia', 'gothia', 'romania', 'persia'].map((nation) => modifiersOf(state, nation));
  expect(bonus(act(strong, award()))).toEqual([[], [['MIL', -4, 'event', 4]], [], []]);
  expect(bonus(act(start(), award(-25, 20))).slice(0, 3)).toEqual(Array(3).fill([['MIL', -25, 'event', 21]]));
  for (const value of [0, 1, -26]) expect(refused(start(), award(value))).toEqual(['bad-parameter', 'OT-REF-10']);
  for (const years of [0, 21]) expect(refused(start(), award(-4, years))).toEqual(['expiry-required', 'OT-MOD-15']);
});

clause('OT-REF-11', 'an opportunity is offered to some or to all, at a price, for as long as it is said', () => {
  const offer = (nations: readonly string[] | 'all', more = {}) =>
    by('offer-opportunity', {
      nations,
      cost: { wealth: 2, progress: 1 },
      effects: [{ do: 'wealth', nation: null, delta: 9 }],
      ...more,
    } as never);
  const rich = ['francia', 'gothia'].reduce((state, id) => nationWith(state, id, { wealth: 2, progress: 1 }), start());
  const take = (nation: 'francia' | 'gothia'): Action => ({
    ...{ type: 'take-opportunity', player: nation === 'francia' ? 'ada' : 'bo', nation, opportunity: 'opportunity-1' },
  });
  expect(act(act(rich, offer(['francia'])), take('francia')).nations['francia']).toMatchObject({ wealth: 9, progress: 0 });
  expect([code(act(rich, offer(['francia'])), take('gothia')), code(act(start(), offer('all')), take('francia'))]).toEqual([
    'not-offered',
    'cannot-pay',
  ]);
  expect(act(act(rich, offer('all')), take('gothia')).nations['gothia']!.wealth).toBe(9);
  expect([turn(act(rich, offer('all')), []), turn(act(rich, offer('all', { lastTurn: 2 })), [])].map((s) => s.opportunities.length)).toEqual([
    0, 1,
  ]); // biome-ignore format: counts
  for (const cost of [
    { wealth: -1, progress: 0 },
    { wealth: 0, progress: -1 },
  ])
    expect(refused(start(), offer('all', { cost }))).toEqual(['bad-parameter', 'OT-REF-11']);
  expect(refused(nextTurn(start()), offer('all', { lastTurn: 1 }))).toEqual(['bad-parameter', 'OT-EVT-08']);
});
clause('OT-REF-11', 'attributes are laid down for a Nation without player, before the game or in the turn the referee made it', () => {
  const flat = [16, 16, 16, 16, 16];
  const set = (nation: string, domain: readonly number[] = flat) => by('set-attributes', { nation, domain, authority: flat });
  const land = { do: 'create-nation', name: 'March', kind: 'state', regions: ['armorica'], position: null, patron: null } as const;
  const made = act(
    start(),
    by('apply-effects', { reason: '', effects: [{ ...land, predominantDomain: 'MIL', predominantAuthority: 'GES' }] }),
  );
  expect(act(made, set('nation-1')).nations['nation-1']).toMatchObject({
    ...{ attributes: { MIL: 16, PRS: 16 }, baseTotals: { domain: 80, authority: 80 } },
  });
  for (const [state, nation] of [[made, 'persia'], [made, 'francia'], [nextTurn(made), 'nation-1']] as const) // biome-ignore format: pairs
    expect(refused(state, set(nation))).toEqual(['attributes-fixed', 'OT-REF-11']);
  for (const domain of [[4, 20, 20, 20, 16], [31, 13, 12, 12, 12], [20, 20, 20, 20]]) // biome-ignore format: lists
    expect(refused(made, set('nation-1', domain))).toEqual(['attribute-out-of-range', 'OT-CONT-17']);
  expect(act(made, set('nation-1', [30, 5, 15, 15, 15])).nations['nation-1']!.attributes).toMatchObject({ MIL: 30, AUX: 5 });
  expect(refused(made, set('nation-1', [16, 16, 16, 16, 17]))).toEqual(['wrong-total', 'OT-CONT-17']);
});
clause('OT-REF-11', 'a scope is set within its bounds, as an effect would', () => {
  const set = (value: number | null, target = 'gothia') =>
    by('set-scope', { nation: 'francia', target, dimension: 'cultural', value, years: 2 });
  expect(act(start(), set(25)).scopes).toMatchObject([{ from: 'francia', to: 'gothia', dimension: 'cultural', value: 25, lastTurn: 3 }]);
  expect(act(act(start(), set(25)), set(null)).scopes).toEqual([]);
  for (const wrong of [set(30), set(7), set(5, 'nobody'), set(5, 'francia')])
    expect(refused(start(), wrong)).toEqual(['bad-effect', 'OT-REF-06']);
});
clause(['OT-REF-11', 'OT-FLOW-15'], 'a seat is set inactive in any phase but the last, and its open questions are answered for it', () => {
  const away = (active = false) => by('set-activity', { seat: 'ada', active });
  expect(act(act(start(), away()), away(true)).players['ada']!.active).toBe(true);
  const asked = change(turn(start(), []), (draft) => {
    const about = { nation: 'francia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider: 'ada' }];
  });
  expect([act(asked, away()).decisions, act(asked, away()).players['ada']!.active]).toEqual([[], false]);
  expect(code(act(start(), { type: 'close-game', player: 'referee', reason: '' }), away())).toBe('game-over');
  expect(code(start(), by('set-activity', { seat: 'zoe', active: false }))).toBe('unknown-id');
});
clause('OT-REF-11', 'what the referee writes down for itself needs a text, and nobody else reads or hears of it', () => {
  const write = (text: string) => by('private-note', { text });
  expect(refused(start(), write(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const noted = act(closed, write('Hm.'));
  expect([
    game.view(noted, 'referee').privateNotes,
    game.view(noted, 'ada').privateNotes,
    game.view(noted, null).privateNotes,
  ]).toMatchObject([[{ text: 'Hm.' }], null, null]);
  expect(noted.notes).toEqual([]);
});

const declared = (kind: 'neutrality' | 'commitment' | 'war', more = {}) =>
  act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind, text: 'We will.', ...more });
clause('OT-REF-12', 'the referee rules who broke a treaty, or a declaration, if it is in force and binds them', () => {
  const breach = (nation: string, instrument: string) => by('rule-breach', { nation, instrument, reason: '' });
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  const ruled = act(pact, breach('francia', 'treaty-1'));
  expect([ruled.treaties, modifiersOf(ruled, 'francia')]).toEqual([[], [['all', 10, 'breach', 4]]]);
  expect(refused(pact, breach('romania', 'treaty-1'))).toEqual(['not-a-party', 'OT-REF-12']);
  expect(refused(ruled, breach('francia', 'treaty-1'))).toEqual(['treaty-not-in-force', 'OT-REF-12']);
  const broken = act(declared('commitment'), breach('francia', 'declaration-1'));
  expect([broken.declarations, modifiersOf(broken, 'francia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
  expect(refused(broken, breach('francia', 'declaration-1'))).toEqual(['declaration-not-in-force', 'OT-REF-12']);
  const war = act(declared('war', { target: 'gothia' }), breach('francia', 'declaration-1'));
  expect([war.declarations, war.modifiers]).toEqual([[], []]);
});
clause('OT-REF-12', 'a declaration is found void, or its penalty brought back to the usual one, while it is in force', () => {
  const severe = declared('neutrality', { penalty: { value: 15, years: 10 } });
  const empty = by('void-declaration', { declaration: 'declaration-1', reason: '' });
  const normal = by('normalise-penalty', { declaration: 'declaration-1' });
  const voided = act(severe, empty);
  expect([voided.declarations, voided.modifiers]).toEqual([[], []]);
  for (const late of [empty, normal]) expect(refused(voided, late)).toEqual(['declaration-not-in-force', 'OT-REF-12']);
  const pays = (state: State) => modifiersOf(turn(state, [strike('gothia', 'francia')], 99), 'gothia');
  expect([pays(severe), pays(act(severe, normal))]).toEqual([[['all', 15, 'declaration', 11]], [['all', 5, 'declaration', 6]]]);
});
clause('OT-REF-13', 'the referee ends the game in any phase but the last, with standings', () => {
  const close = by('close-game', { reason: 'Supper.' });
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  for (const state of [start(), closed, turn(start(), [])])
    expect(game.outcome(act(state, close))).toMatchObject({ value: { reason: 'referee', clause: 'OT-REF-13', standings: [{}, {}, {}] } });
  expect(code(act(start(), close), close)).toBe('game-over');
  expect(code(start(), { ...close, player: 'ada' })).toBe('not-your-turn');
});
clause('OT-REF-14', 'the referee gives the orders of Nations nobody plays, in their own slots, and of no others', () => {
  const order = (nation: string) => measure(nation, 'intervention', 'invest', { player: 'referee' });
  const once = announce(start(), order('persia'));
  expect([code(once, order('persia')), code(once, order('francia'))]).toEqual(['slot-used', 'not-your-nation']);
  const rich = nationWith(start(), 'persia', { wealth: 10 });
  const spend: Action = { type: 'spend', player: 'referee', nation: 'persia', item: 'progress', times: 1 };
  expect([act(rich, spend).nations['persia']!.progress, code(rich, { ...spend, nation: 'francia' })]).toEqual([1, 'not-your-nation']);
  const horde = given(nationWith(start(), 'saxonia', { kind: 'horde', capital: null, position: 'saxonia-vetus' }), 'saxonia-vetus', null);
  const move: Action = { type: 'move-horde', player: 'referee', nation: 'saxonia', to: 'bohemia' };
  expect(turn(act(horde, move), []).nations['saxonia']!.position).toBe('bohemia');
  const declare: Action = { type: 'issue-declaration', player: 'referee', nation: 'persia', kind: 'neutrality', text: '' };
  expect(act(start(), declare).declarations).toMatchObject([{ declarants: ['persia'] }]);
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
