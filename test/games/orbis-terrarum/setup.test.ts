import { scripted, seeded } from 'ludoteca';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import {
  type Action,
  act,
  announce,
  at,
  type Config,
  change,
  clause,
  code,
  game,
  measure,
  nationWith,
  nextTurn,
  pass,
  refused,
  resolve,
  start,
  startAuto,
  told,
  turn,
} from './table.js';

const configured = (config: unknown): readonly unknown[] => {
  const read = game.decodeConfig(config);
  return read._tag === 'Left' ? [read.left[0].code, read.left[0].clause, read.left[0].message] : [];
};
const begun = (config: Config, ...dice: number[]) => {
  const step = game.setup(config, scripted(dice));
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  return step.right.state;
};
const players = ['ada', 'bo', 'cy'];
const flat = [16, 16, 16, 16, 16];

clause('OT-CFG-01', 'what is not said takes its default', () => {
  const { config } = begun({ players });
  expect([config.turnsPerCycle, config.npcSpread, config.theftCapWealth, config.standingsWeights.wealth]).toEqual([
    5,
    [30, 25, 20, 15, 10],
    7,
    0.1,
  ]);
});
clause('OT-CFG-02', 'a value out of range, or a key nobody knows, is refused; the first in table order is named', () => {
  expect(configured({ players, streakLength: 1, yearsPerTurn: 0 })).toEqual([
    'invalid-config',
    'OT-CFG-02',
    expect.stringContaining('yearsPerTurn'),
  ]);
  expect(configured({ players, whatever: 1 })).toEqual(['invalid-config', 'OT-CFG-02', expect.stringContaining('whatever')]);
  expect(configured({ players, attributeMin: 20, attributeMax: 30 }).slice(0, 2)).toEqual(['invalid-config', 'OT-CFG-02']);
  expect(configured({ players, treatyDefaultYears: 30 }).slice(0, 2)).toEqual(['invalid-config', 'OT-CFG-02']);
});
clause('OT-CFG-03', 'one to sixteen different players, none with a reserved name', () => {
  expect(configured({ players: [] }).slice(0, 2)).toEqual(['invalid-player-count', 'OT-CFG-03']);
  expect(configured({ players: ['a', 'a'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: ['referee'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: ['spectator'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: Array.from({ length: 9 }, (_, i) => `p${i}`) }).slice(0, 2)).toEqual([
    'content-too-few-playable',
    'OT-CONT-20',
  ]);
});
clause('OT-CFG-04', 'an automatic game has a limit', () => {
  expect(configured({ players, refereeMode: 'auto', turnLimit: null }).slice(0, 2)).toEqual(['turn-limit-required', 'OT-CFG-04']);
  expect([begun({ players, refereeMode: 'auto' }).config.turnLimit, begun({ players }).config.turnLimit]).toEqual([50, null]);
});
clause('OT-CFG-05', 'years become turns, rounded up', () => {
  const slow = start({ yearsPerTurn: 3 });
  const rich = nationWith(slow, 'francia', { progress: 1 });
  const bought = act(rich, { type: 'spend', player: 'ada', nation: 'francia', item: 'domain-bonus', times: 1, attribute: 'MIL' });
  expect(bought.modifiers[0]!.lastTurn).toBe(3);
});
clause(['OT-SETUP-01', 'OT-SETUP-05'], 'Nations begin unharmed', () => {
  const { nations, publishedMap } = begun({ players, startWealth: 7, startProgress: 2 });
  expect(nations['persia']).toMatchObject({
    viaDamage: 0,
    legDamage: 0,
    wealth: 7,
    progress: 2,
    baseTotals: { domain: 100, authority: 100 },
  });
  expect([nations['iberia']!.patron, nations['iberia']!.tribute, publishedMap['belgica']]).toEqual(['armenia', 'pending', 'francia']);
  expect(start().nations['francia']!.baseTotals).toEqual({ domain: 80, authority: 80 });
});
clause(['OT-SETUP-02', 'OT-ACT-08'], 'Nations are chosen in seating order', () => {
  const state = begun({ players });
  expect(game.actors(state)).toEqual(['ada']);
  expect(refused(state, { type: 'choose-nation', player: 'bo', nation: 'gothia' })).toEqual(['not-your-turn', 'OT-FLOW-01']);
  expect(refused(state, { type: 'choose-nation', player: 'ada', nation: 'persia' })).toEqual(['nation-not-playable', 'OT-ACT-08']);
  expect(refused(state, { type: 'choose-nation', player: 'ada', nation: 'constructor' })).toEqual(['unknown-id', 'OT-ACT-02']);
  const chosen = act(state, { type: 'choose-nation', player: 'ada', nation: 'gothia' });
  expect(refused(chosen, { type: 'choose-nation', player: 'bo', nation: 'gothia' })).toEqual(['nation-taken', 'OT-ACT-08']);
  expect(game.legalActions(chosen, 'bo', { types: ['choose-nation'] })).toHaveLength(7);
  expect(begun({ players, freeNationChoice: false }).players['cy']!.principal).toBe('ostrogothia');
});
clause(['OT-SETUP-03', 'OT-ACT-09'], 'attributes are distributed at once by all', () => {
  const state = begun({ players, freeNationChoice: false });
  const give = (domain: number[], authority = flat) => ({ type: 'distribute-attributes' as const, player: 'bo', domain, authority });
  expect(game.actors(state)).toEqual(players);
  expect(refused(state, give([31, 14, 15, 10, 10]))).toEqual(['attribute-out-of-range', 'OT-ACT-09']);
  expect(refused(state, give([16, 16, 16, 16, 15]))).toEqual(['wrong-total', 'OT-ACT-09']);
  expect(refused(state, give([16, 16, 16, 16]))).toEqual(['bad-parameter', 'OT-ACT-09']);
  const done = act(state, give([30, 20, 15, 10, 5]));
  expect(done.nations['gothia']!.attributes).toMatchObject({ MIL: 30, ADM: 5, GES: 16 });
  expect(code(done, give(flat))).toBe('not-your-turn');
  expect(game.legalActions(state, 'ada', { types: ['distribute-attributes'] })).toHaveLength(36);
});
clause('OT-SETUP-04', 'Nations nobody plays get the default spread', () => {
  expect(begun({ players }).nations['persia']!.attributes).toMatchObject({ ADM: 30, CLT: 25, ECN: 20, AUX: 15, MIL: 10, PRS: 30, GES: 10 });
});
clause(['OT-SETUP-06', 'OT-SETUP-07', 'OT-ACT-10'], 'a referee prepares the world, then the first turn begins', () => {
  let state = begun({ players, freeNationChoice: false });
  for (const player of players) state = act(state, { type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  state = act(state, { type: 'set-attributes', player: 'referee', nation: 'persia', domain: flat, authority: flat });
  expect(state.nations['persia']!.baseTotals.domain).toBe(80);
  state = act(state, { type: 'start-game', player: 'referee' });
  expect([state.phase, state.turn, game.view(state, null).year, game.view(state, null).cycle]).toEqual(['happenings', 1, 500, 1]);
  expect(startAuto().phase).toBe('orders');
});
clause(['OT-FLOW-01', 'OT-FLOW-04', 'OT-ACT-11'], 'who may act in each phase', () => {
  const open = start();
  expect(game.actors(open)).toEqual([...players, 'referee']);
  const closed = act(open, { type: 'close-orders', player: 'referee', force: true });
  expect([closed.phase, game.actors(closed)]).toEqual(['adjudication', ['referee']]);
  const next = act(closed, { type: 'resolve-turn', player: 'referee' });
  expect([next.phase, next.turn, game.actors(next)]).toEqual(['happenings', 2, ['referee']]);
});
clause(['OT-FLOW-02', 'OT-FLOW-07'], 'an automatic game goes on by itself when the last is ready', () => {
  let state = startAuto();
  expect(game.actors(state)).toEqual(players);
  for (const player of players) state = act(state, { type: 'ready', player });
  expect([state.phase, state.turn, state.players['ada']!.ready]).toEqual(['orders', 2, false]);
});
clause(['OT-FLOW-03', 'OT-FLOW-16'], 'an automatic turn draws a happening and whom it befalls', () => {
  let state = startAuto({ autoHappenings: 'none' });
  state = change(state, (draft) => {
    draft.config = { ...draft.config, autoHappenings: 'deck' };
  });
  for (const player of ['ada', 'bo']) state = act(state, { type: 'ready', player });
  const after = act(state, { type: 'ready', player: 'cy' }, 11, 2);
  expect(after.happenings).toMatchObject([{ text: 'The harvest is good.', nations: ['gothia'] }]);
  expect(after.nations['gothia']!.wealth).toBe(3);
});
clause(['OT-FLOW-05', 'OT-ACT-12', 'OT-ACT-13'], 'who is ready waits, or takes it back', () => {
  const ready = act(start(), { type: 'ready', player: 'ada' });
  expect(refused(ready, measure('francia', 'intervention', 'invest'))).toEqual(['already-ready', 'OT-FLOW-05']);
  expect(code(ready, { type: 'ready', player: 'ada' })).toBe('already-ready');
  expect(refused(start(), { type: 'unready', player: 'ada' })).toEqual(['not-ready', 'OT-ACT-13']);
  const back = act(ready, { type: 'unready', player: 'ada' });
  expect([back.players['ada']!.ready, back.players['ada']!.actionsThisTurn]).toEqual([false, 1]);
  expect(announce(back, measure('francia', 'intervention', 'invest')).measures).toHaveLength(1);
});
clause(['OT-FLOW-06', 'OT-ACT-14', 'OT-ACT-15'], 'the referee closes, by force if somebody is not ready', () => {
  expect(refused(start(), { type: 'close-orders', player: 'referee' })).toEqual(['players-not-ready', 'OT-FLOW-06']);
  const ready = players.reduce((state, player) => act(state, { type: 'ready', player }), start());
  expect([ready.phase, act(ready, { type: 'close-orders', player: 'referee' }).phase]).toEqual(['orders', 'adjudication']);
});
clause('OT-FLOW-08', 'actions are limited, being ready is not', () => {
  const tired = change(start(), (draft) => {
    draft.players = { ...draft.players, ada: { ...draft.players['ada']!, actionsThisTurn: 60 } };
  });
  expect(refused(tired, { type: 'post-note', player: 'ada', nation: 'francia', text: 'x' })).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(orbisTerrarum.legalActions(tired, 'ada')).toEqual([{ type: 'ready', player: 'ada' }]);
  expect(orbisTerrarum.randomAction(tired, 'ada', seeded(1))).toEqual({ type: 'ready', player: 'ada' });
  const ready = act(tired, { type: 'ready', player: 'ada' });
  expect(code(ready, { type: 'unready', player: 'ada' })).toBe('action-limit');
  expect(nextTurn(tired).players['ada']!.actionsThisTurn).toBe(0);
});
clause('OT-FLOW-09', 'nobody waits for the inactive, who may still act', () => {
  const away = act(start(), { type: 'set-activity', player: 'referee', seat: 'bo', active: false });
  const ready = ['ada', 'cy'].reduce((state, player) => act(state, { type: 'ready', player }), away);
  expect(announce(ready, measure('gothia', 'intervention', 'invest')).measures).toHaveLength(1);
  expect(act(ready, { type: 'close-orders', player: 'referee' }).phase).toBe('adjudication');
});
clause(['OT-FLOW-10', 'OT-FLOW-11', 'OT-FLOW-12'], 'measures roll in nation order, all on the state before', () => {
  const state = announce(
    start(),
    measure('romania', 'intervention', 'invest'),
    measure('gothia', 'incision', 'raid', { target: at('francia') }),
    measure('francia', 'offensive', 'strike', { target: at('gothia') }),
  );
  const { events } = resolve(state, 10, 20, 30, 99, 98);
  expect(
    events.flatMap((event) =>
      event.type === 'rolled' ? [event.nation] : event.type === 'countered' ? [`${event.nation} ${event.statistic}`] : [],
    ),
  ).toEqual(['francia', 'gothia', 'romania', 'gothia offensive', 'francia incision']);
});
clause(['OT-FLOW-13', 'OT-FLOW-14', 'OT-FLOW-17', 'OT-ACT-07'], 'the cycle ends in order, and only then is the map published', () => {
  const taken = turn(
    change(start(), (draft) => {
      draft.turn = 4;
    }),
    [measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } })],
    10,
  );
  expect([taken.regions['armorica']!.owner, taken.publishedMap['armorica']]).toEqual(['francia', null]);
  const { state, events } = resolve(act(taken, { type: 'open-orders', player: 'referee' }));
  expect([state.publishedMap['armorica'], game.view(state, null).cycle]).toEqual(['francia', 2]);
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('wealth-changed')).toBeLessThan(kinds.indexOf('map-updated'));
  expect(kinds.slice(-2)).toEqual(['cycle-ended', 'turn-ended']);
});
clause('OT-FLOW-15', 'a blocking decision stops the flow; an absent player takes the default', () => {
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    10,
    99,
  );
  expect([asked.phase, asked.turn, game.actors(asked)]).toEqual(['decisions', 1, ['referee']]);
  const answered = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'refuse' });
  expect([answered.phase, answered.turn, answered.treaties]).toEqual(['happenings', 2, []]);
});
clause(['OT-END-01', 'OT-END-02', 'OT-END-03', 'OT-END-04', 'OT-REF-13'], 'a closed game has standings and no winner', () => {
  const closed = act(start(), { type: 'close-game', player: 'referee', reason: 'enough' });
  expect(game.definition.outcome(start())).toBeNull();
  expect(game.definition.outcome(closed)).toMatchObject({ winners: [], reason: 'referee', clause: 'OT-REF-13' });
  expect([game.actors(closed), code(closed, { type: 'ready', player: 'ada' })]).toEqual([[], 'game-over']);
  const limited = players.reduce(
    (state, player) => act(state, { type: 'ready', player }),
    change(startAuto(), (draft) => {
      draft.turn = 30;
      draft.config = { ...draft.config, attributeAwardCycles: 0 };
    }),
  );
  expect(game.definition.outcome(limited)).toMatchObject({ winners: [], reason: 'turn-limit', clause: 'OT-END-03' });
});
clause(['OT-END-05', 'OT-END-06'], 'standings in exact hundredths, shared only by equals', () => {
  const ended = act(nationWith(start(), 'gothia', { wealth: 3 }), { type: 'close-game', player: 'referee', reason: '' }).ended!;
  expect(ended.standings.map(({ player, rank, score }) => [player, rank, score])).toEqual([
    ['bo', 1, 32430],
    ['ada', 2, 32400],
    ['cy', 2, 32400],
  ]);
  expect(ended.standings[1]).toMatchObject({ attributes: 200, indices: 120, regions: 2, vassals: 0 });
});
clause(['OT-ACT-01', 'OT-ACT-02'], 'a refusal names code and clause, in a fixed order', () => {
  const state = start();
  expect(refused(state, { type: 'nonsense', player: 'ada' } as never)).toEqual(['unknown-action', 'OT-ACT-02']);
  expect(refused(state, { type: 'ready', player: 'ada', x: 1 } as never)).toEqual(['bad-parameter', 'OT-ACT-02']);
  expect(refused(state, { type: 'ready', player: 'zoe' })).toEqual(['unknown-player', 'OT-ACT-02']);
  expect(refused(state, { type: 'open-orders', player: 'referee' })).toEqual(['wrong-phase', 'OT-ACT-02']);
  expect(refused(state, { type: 'post-note', player: 'ada', nation: 'toString', text: 'x' })).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(state, { type: 'post-note', player: 'ada', nation: 'gothia', text: 'x' })).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause(['OT-ACT-03', 'OT-NOTE-01', 'OT-MEAS-15'], 'notes are kept word for word, and no longer than agreed', () => {
  const state = start({ noteMaxLength: 5 });
  const note = (text: string) => ({ type: 'post-note' as const, player: 'ada', nation: 'francia', text });
  expect(refused(state, note('123456'))).toEqual(['note-too-long', 'OT-ACT-03']);
  expect(refused(state, note(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  expect(act(state, note('12345')).notes).toEqual([{ author: 'ada', nation: 'francia', turn: 1, subject: 'note', text: '12345' }]);
  expect(game.legalActions(state, 'ada', { types: ['post-note'] })).toEqual([]);
});
clause(['OT-ACT-04', 'OT-ACT-05', 'OT-MEAS-16'], 'listed measures are legal, of the nearest few', () => {
  const state = start({ enumerationTargets: 2, scopeModel: 'derived' });
  const listed = game.legalActions(state, 'ada', { types: ['submit-measure'] });
  const struck = listed.flatMap((action) => (action.type === 'submit-measure' && action.mode === 'strike' ? [action.target?.id] : []));
  expect(struck).toEqual(['gothia', 'burgundia']);
  expect(listed.every((action) => game.explain(state, action).length === 0)).toBe(true);
});
clause(['OT-ACT-06', 'OT-REF-14', 'OT-STATE-07', 'OT-VAS-19'], 'who gives a Nation its orders', () => {
  const state = nationWith(start(), 'saxonia', { patron: 'francia' });
  const invest = (player: string, nation: string) => measure(nation, 'intervention', 'invest', { player });
  expect(announce(state, invest('ada', 'saxonia'), invest('referee', 'persia')).measures).toHaveLength(2);
  expect(code(state, invest('referee', 'saxonia'))).toBe('not-your-nation');
  const free = act(state, {
    type: 'apply-effects',
    player: 'referee',
    reason: '',
    effects: [{ do: 'autonomy', nation: 'saxonia', autonomous: true }],
  });
  expect(code(free, invest('ada', 'saxonia'))).toBe('not-your-nation');
  expect([free.nations['saxonia']!.patron, announce(free, invest('referee', 'saxonia')).measures.length]).toEqual(['francia', 1]);
});
clause('OT-ACT-16', 'each action tells what it did', () => {
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
clause(['OT-STATE-02', 'OT-STATE-03'], 'damage follows the capacity, purses stop at nothing', () => {
  const effects = (state: ReturnType<typeof start>, ...list: Extract<Action, { type: 'apply-effects' }>['effects']) =>
    act(state, { type: 'apply-effects', player: 'referee', reason: '', effects: list });
  const hurt = nationWith(start(), 'francia', { viaDamage: 60, wealth: 2 });
  expect(effects(hurt, { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: -5 }).nations['francia']!.viaDamage).toBe(55);
  expect(effects(hurt, { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: 5 }).nations['francia']!.viaDamage).toBe(60);
  expect(effects(hurt, { do: 'wealth', nation: 'francia', delta: -10 }).nations['francia']!.wealth).toBe(0);
});
clause(
  ['OT-REF-11', 'OT-EPO-01', 'OT-EPO-02', 'OT-EPO-06', 'OT-EPO-07', 'OT-SEAT-04'],
  'a total epoch begins attributes, damage and purses anew',
  () => {
    const strong = act(
      nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: { MIL: 60, GES: 40 }, viaDamage: 9, wealth: 5 }),
      { type: 'epoch-preference', player: 'ada', mode: 'total' },
    );
    const asked = turn(strong, []);
    expect([asked.decisions[0]!.kind, asked.players['ada']!.epochPreference]).toEqual(['epoch-mode', 'total']);
    const reset = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'total' });
    expect([
      reset.phase,
      game.actors(reset),
      reset.nations['francia']!.viaDamage,
      reset.nations['francia']!.wealth,
      reset.regions['belgica']!.owner,
    ]).toEqual(['epoch-distribution', players, 0, 0, 'francia']);
    const away = act(reset, { type: 'set-activity', player: 'referee', seat: 'ada', active: false });
    expect([away.nations['francia']!.attributes.MIL, game.actors(away)]).toEqual([16, ['bo', 'cy']]);
    const done = ['bo', 'cy'].reduce(
      (state, player) => act(state, { type: 'distribute-attributes', player, domain: flat, authority: flat }),
      away,
    );
    expect([done.phase, done.turn]).toEqual(['happenings', 2]);
    const npc = turn(nationWith(start({ epochThreshold: 95 }), 'persia', { attributes: { MIL: 60, GES: 40 } }), []);
    expect(npc.decisions).toEqual([]);
    expect(pass(start(), 1).turn).toBe(2);
  },
);
