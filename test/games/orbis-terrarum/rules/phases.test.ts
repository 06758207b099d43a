import { scripted } from 'ludoteca';
import { expect } from 'vitest';
import { type Action, act, announce, at, change, clause, code, game, given, invest, measure, nationWith, nextTurn, refused, reportOn, resolve, type State, settled, start, startAuto, strike, turn } from '../table.js'; // biome-ignore format: one line

const players = ['ada', 'bo', 'cy'];
const by = (type: Action['type'], more: object = {}): Action => ({ type, player: 'referee', ...more }) as Action;
const ready = (state: State, ...seats: string[]) => seats.reduce((now, player) => act(now, { type: 'ready', player }), state);
const seat = (state: State, player: string, patch: Partial<State['players'][string]>): State =>
  change(state, (draft) => {
    draft.players = { ...draft.players, [player]: { ...state.players[player]!, ...patch } };
  });
const note = (player: string, nation: string): Action => ({ type: 'post-note', player, nation, text: 'x' });
const veto = (state: State, decider: string): State =>
  change({ ...state, phase: 'decisions', after: 'upkeep' }, (draft) => {
    const about = { nation: 'gothia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider }];
  });

clause('OT-FLOW-01', 'who may act in each phase, the referee last', () => {
  const flat = [16, 16, 16, 16, 16];
  let state = (game.setup({ players, freeNationChoice: false }, scripted([])) as { right: { state: State } }).right.state;
  const distribute = (player: string): Action => ({ type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect(game.actors(state)).toEqual(players);
  state = act(state, distribute('bo'));
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  state = act(act(state, distribute('ada')), distribute('cy'));
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  state = act(state, by('start-game'));
  expect([state.phase, game.actors(state)]).toEqual(['happenings', ['referee']]);
  state = act(state, by('open-orders'));
  expect([state.phase, game.actors(state), game.actors(startAuto())]).toEqual(['orders', [...players, 'referee'], players]);
  expect([game.actors(ready(state, 'ada')), game.actors(ready(startAuto(), 'ada', 'cy'))]).toEqual([[...players, 'referee'], players]);
  expect(game.actors(act(state, by('close-orders', { force: true })))).toEqual(['referee']);
  expect([game.actors(veto(start(), 'bo')), game.actors(veto(start(), 'referee'))]).toEqual([['bo'], ['referee']]);
  expect(game.actors(act(start(), by('close-game', { reason: '' })))).toEqual([]);
});
clause('OT-FLOW-02', 'a machine that referees opens, resolves and decides within one step, and never acts', () => {
  const strong = nationWith(startAuto(), 'francia', { attributes: { ADM: 50, PRS: 50 } });
  const state = announce(strong, measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] }));
  const after = act(ready(state, 'ada', 'bo'), { type: 'ready', player: 'cy' }, 60, 99);
  expect([after.phase, after.turn, after.decisions, after.treaties.length, game.actors(after)]).toEqual(['orders', 2, [], 1, players]);
  expect([game.seats(after), game.seats(start())]).toEqual([players, [...players, 'referee']]);
});
clause(
  'OT-FLOW-03',
  'a turn of a machine begins with a d100, and a pick among living principal Nations, in nation order, if the row needs one',
  () => {
    const drawing = (state: State) =>
      change(state, (draft) => {
        draft.config = { ...draft.config, autoHappenings: 'deck' };
      });
    const begin = (state: State, ...dice: number[]) =>
      act(ready(drawing(state), 'ada', 'bo'), { type: 'ready', player: 'cy' }, ...dice).happenings.map(({ nations, text }) => [
        text,
        nations,
      ]);
    expect([begin(startAuto(), 1), begin(startAuto(), 10)]).toEqual([[['A quiet year.', []]], [['A comet crosses the sky.', []]]]);
    expect([1, 2, 3].map((die) => begin(startAuto(), 11, die)[0]![1])).toEqual([['francia'], ['gothia'], ['romania']]);
    const swapped = seat(seat(startAuto(), 'ada', { principal: 'romania' }), 'cy', { principal: 'francia' });
    expect([1, 3].map((die) => begin(swapped, 11, die)[0]![1])).toEqual([['francia'], ['romania']]);
    // One candidate asks for no die, and none for no happening.
    const alone = seat(seat(startAuto(), 'bo', { principal: null }), 'cy', { principal: null });
    expect([begin(alone, 11), begin(seat(alone, 'ada', { principal: null }), 11)]).toEqual([[['The harvest is good.', ['francia']]], []]);
    // And nothing befalls nobody.
    const nobody = seat(alone, 'ada', { principal: null });
    for (const { from, targeted } of settled.happeningDeck) expect([from, begin(nobody, from).length]).toEqual([from, targeted ? 0 : 1]);
    expect(ready(startAuto(), ...players).happenings).toEqual([]);
  },
);
clause('OT-FLOW-04', 'a person who referees may let a year be quiet', () => {
  const before = turn(start(), []);
  expect([before.phase, before.happenings]).toEqual(['happenings', []]);
  expect(act(before, by('open-orders'))).toMatchObject({ phase: 'orders', turn: 2, happenings: [] });
});
clause('OT-FLOW-05', 'nobody waits for another; whoever is ready only takes it back or answers an offer', () => {
  const orders = [invest, measure('gothia', 'intervention', 'invest'), measure('romania', 'intervention', 'invest')];
  const [a, b, c] = orders as [typeof invest, typeof invest, typeof invest];
  const all = [
    [a, b, c],
    [c, b, a],
    [b, a, c],
  ].map((some) => announce(start(), ...some).measures);
  expect([all[1], all[2]]).toEqual([all[0], all[0]]);
  const offered = act(start(), { type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }] });
  const waiting = ready(offered, 'ada');
  expect([refused(waiting, invest), refused(waiting, note('ada', 'francia'))]).toEqual(Array(2).fill(['already-ready', 'OT-FLOW-05']));
  expect(act(waiting, { type: 'accept-offer', player: 'ada', offer: 'offer-1' }).treaties).toHaveLength(1);
  expect(act(waiting, { type: 'reject-offer', player: 'ada', offer: 'offer-1' }).offers).toEqual([]);
  expect(act(act(waiting, { type: 'unready', player: 'ada' }), invest).measures).toHaveLength(1);
  expect(announce(waiting, measure('gothia', 'intervention', 'invest')).measures).toHaveLength(1);
});
clause('OT-FLOW-06', 'the referee closes: when all who are active are ready, or by force', () => {
  const close = (state: State, force?: boolean) => {
    const step = game.reduce(state, by('close-orders', force === undefined ? {} : { force }), scripted([]));
    return step._tag === 'Left' ? [step.left[0].code, step.left[0].clause] : step.right.state.phase;
  };
  const refusal = ['players-not-ready', 'OT-FLOW-06'];
  expect([close(start()), close(ready(start(), 'ada', 'cy')), close(start(), false)]).toEqual([refusal, refusal, refusal]);
  expect([ready(start(), ...players).phase, close(ready(start(), ...players)), close(start(), true)]).toEqual([
    'orders',
    'adjudication',
    'adjudication',
  ]);
  expect(code(ready(start(), ...players), { type: 'close-orders', player: 'ada' })).toBe('not-your-turn');
});
clause(['OT-FLOW-07', 'OT-FLOW-09'], 'a machine goes on when the last active player is ready, whether that one has a Nation or not', () => {
  expect([ready(startAuto(), 'ada', 'bo').turn, ready(startAuto(), ...players).turn]).toEqual([1, 2]);
  const landless = seat(startAuto(), 'cy', { principal: null });
  expect([ready(landless, 'ada', 'bo').turn, ready(landless, ...players).turn]).toEqual([1, 2]);
  const away = seat(startAuto(), 'cy', { active: false });
  expect(ready(away, 'ada', 'bo').turn).toBe(2);
  // With nobody active the turns go by, until the limit.
  const options = {
    players,
    freeNationChoice: false,
    refereeMode: 'auto',
    autoHappenings: 'none',
    turnLimit: 3,
    attributeAwardCycles: 0,
  } as const;
  const dealt = game.setup({ ...options, pack: settled }, scripted([])) as { right: { state: State } };
  const deserted = players.reduce((state, player) => seat(state, player, { active: false }), dealt.right.state);
  const flat = [16, 16, 16, 16, 16];
  const distribute = (player: string): Action => ({ type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect(players.reduce((state, player) => act(state, distribute(player)), deserted)).toMatchObject({ phase: 'closed', turn: 3 });
});
clause('OT-FLOW-08', 'only what is accepted while orders are open counts, up to the limit; being ready is free', () => {
  const count = (state: State) => state.players['ada']!.actionsThisTurn;
  const limited = start({ actionLimitPerTurn: 5 });
  const tired = [1, 2, 3, 4, 5].reduce((state) => act(state, note('ada', 'francia')), limited);
  expect([count(tired), refused(tired, note('ada', 'francia')), refused(tired, invest)]).toEqual([
    5,
    ['action-limit', 'OT-FLOW-08'],
    ['action-limit', 'OT-FLOW-08'],
  ]);
  expect(act(tired, note('bo', 'gothia')).players['bo']!.actionsThisTurn).toBe(1);
  expect([count(ready(limited, 'ada')), ready(tired, 'ada').players['ada']!.ready]).toEqual([0, true]);
  const four = [1, 2, 3, 4].reduce((state) => act(state, note('ada', 'francia')), limited);
  expect([code(four, note('ada', 'gothia')), count(four), count(act(four, invest))]).toEqual(['not-your-nation', 4, 5]);
  const many = Array.from({ length: 9 }).reduce<State>((state) => act(state, note('referee', 'persia')), limited);
  expect([many.notes.length, count(nextTurn(tired))]).toEqual([9, 0]);
  // In other phases nothing is counted or limited.
  const asked = veto(tired, 'ada');
  expect(code(asked, { type: 'decide', player: 'ada', decision: 'decision-1', answer: 'maybe' })).toBe('bad-choice');
  const grown = nationWith(tired, 'francia', { attributes: { MIL: 95 } });
  const epoch = turn(
    change(grown, (draft) => {
      draft.config = { ...draft.config, epochThreshold: 100 };
    }),
    [],
  );
  const total = act(epoch, by('decide', { decision: epoch.decisions[0]!.id, answer: 'total' }));
  const flat = [16, 16, 16, 16, 16];
  expect(act(total, { type: 'distribute-attributes', player: 'ada', domain: flat, authority: flat }).players['ada']).toMatchObject({
    distributed: true,
    actionsThisTurn: 5,
  });
});
clause('OT-FLOW-09', 'whoever is away still acts, is answered for and pays', () => {
  const away = act(start(), by('set-activity', { seat: 'bo', active: false }));
  expect(reportOn(turn(away, [strike('francia', 'gothia')], 30, 20), 'francia').counter).toMatchObject({ nation: 'gothia' });
  expect(act(away, note('bo', 'gothia')).notes).toHaveLength(1);
  const owing = change(nationWith(away, 'gothia', { patron: 'francia', tribute: 'pending', wealth: 20 }), (draft) => {
    draft.turn = 5;
  });
  expect(resolve(owing).state.nations['francia']!.wealth).toBe(15);
  expect(code(ready(away, 'ada'), by('close-orders'))).toBe('players-not-ready');
  expect(act(ready(away, 'ada', 'cy'), by('close-orders')).phase).toBe('adjudication');
});
clause('OT-FLOW-17', 'land changes hands at once, and the published map at the end of the cycle', () => {
  const taken = (turnNumber: number, turnsPerCycle = 5) => {
    const state = change(given(start({ turnsPerCycle }), 'armorica', 'francia'), (draft) => {
      draft.turn = turnNumber;
    });
    const after = turn(state, []);
    return [after.regions['armorica']!.owner, after.publishedMap['armorica']];
  };
  expect([taken(1), taken(4), taken(5), taken(6), taken(2, 2)]).toEqual([
    ...[
      ['francia', null],
      ['francia', null],
      ['francia', 'francia'],
      ['francia', null],
      ['francia', 'francia'],
    ],
  ]);
  const seen = game.view(given(start(), 'armorica', 'francia'), 'bo');
  expect([seen.regions['armorica']!.owner, seen.publishedMap['armorica']]).toEqual(['francia', null]);
});
