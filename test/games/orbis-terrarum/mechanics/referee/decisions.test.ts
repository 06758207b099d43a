import { expect } from 'vitest';
import { defaultAnswer } from '../../../../../src/games/orbis-terrarum/mechanics/referee/decisions.js';
import { at1, convene, met, opened, propose, truce, voted } from '../../helpers/conference.js';
import { effects } from '../../helpers/effects.js';
import { nationWith, rebellion } from '../../helpers/positions.js';
import { asReferee, seat, veto } from '../../helpers/seats.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, at, clause, code, extinguish, game, type State } from '../../helpers/table.js';
import { measure, nextTurn, resolve, turn } from '../../helpers/turns.js';

clause(
  'OT-FLOW-15',
  'what blocks stops the turn, before the upkeep or before the next turn; what does not is answered when there is time',
  () => {
    const incite = measure('francia', 'intrigue', 'incite', { target: at('gothia') });
    const asked = turn(start(), [incite], 30, 99);
    expect([asked.phase, asked.turn, asked.after, asked.nations['francia']!.peaceTurns]).toEqual(['decisions', 1, 'upkeep', 0]);
    for (const action of [
      asReferee('open-orders'),
      asReferee('post-happening', { category: 'human', kind: 'info', nations: [], text: 'x' }),
    ])
      expect(code(asked, action)).toBe('wrong-phase');
    const answered = act(asked, asReferee('decide', { decision: asked.decisions[0]!.id, answer: 'nothing' }));
    expect([answered.phase, answered.turn, answered.nations['francia']!.peaceTurns]).toEqual(['happenings', 2, 1]);
    const grown = turn(nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: { MIL: 95 } }), []);
    expect([grown.phase, grown.turn, grown.after, grown.nations['francia']!.peaceTurns]).toEqual(['decisions', 1, 'epoch', 1]);
    // An adoption waits in orders, adjudication and happenings alike.
    const homeless = act(seat(start(), 'cy', { principal: null }), { type: 'adopt-nation', player: 'cy', nation: 'persia' });
    const approve = asReferee('decide', { decision: homeless.decisions[0]!.id, answer: 'approve' });
    const closed = act(homeless, asReferee('close-orders', { force: true }));
    const next = act(closed, asReferee('resolve-turn'));
    expect([homeless, closed, next].map(({ phase }) => phase)).toEqual(['orders', 'adjudication', 'happenings']);
    for (const state of [homeless, closed, next]) expect(act(state, approve).players['cy']!.principal).toBe('persia');
  },
);
clause(['OT-FLOW-15', 'OT-FLOW-16'], 'a question to somebody who is or goes away answers itself', () => {
  const asked = veto(start(), 'bo');
  expect(act(asked, asReferee('set-activity', { seat: 'bo', active: false })).decisions).toEqual([]);
  expect(act(asked, asReferee('set-activity', { seat: 'ada', active: false })).decisions).toHaveLength(1);
});
clause('OT-FLOW-15', 'a convener who is away vetoes nothing', () => {
  const drafted = act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' }));
  const state = voted(opened(drafted), 'conference-1.1', 'conference-1.1', 'conference-1.1');
  const after = (active: boolean) => resolve(active ? state : act(state, asReferee('set-activity', { seat: 'ada', active }))).state;
  expect([true, false].map((active) => after(active).decisions.map(({ kind, decider }) => [kind, decider]))).toEqual([
    [['veto', 'ada']],
    [],
  ]);
  expect([after(true).treaties.length, after(false).treaties.length]).toEqual([1, 2]);
});
clause('OT-FLOW-16', 'what each question comes to where nobody is asked', () => {
  const question = (
    kind: State['decisions'][number]['kind'],
    about: object = {},
    options: readonly string[] = ['rebellion', 'penalty', 'nothing'],
    state = start(),
  ) =>
    defaultAnswer(state, {
      kind,
      blocking: true,
      options,
      about: { nation: 'francia', other: 'saxonia', subject: null, terms: [], grade: 1, hidden: false, ...about },
    });
  const alliance = { terms: [{ kind: 'alliance' }] };
  expect([question('npc-response', { ...alliance, grade: 2 }), question('npc-response', { ...alliance, grade: 3 })]).toEqual([
    'refuse',
    'accept',
  ]);
  expect([2, 3, 4].map((grade) => question('incitement', { grade }))).toEqual(['penalty', 'rebellion', 'rebellion']);
  expect(question('incitement', { grade: 4 }, ['penalty', 'nothing'])).toBe('penalty');
  expect([question('rebellion-outcome'), question('veto'), question('adoption')]).toEqual(['armed-movement', 'accept', 'approve']);
  expect([question('epoch-mode'), question('epoch-mode', {}, [], start({ epochMode: 'total' }))]).toEqual(['partial', 'total']);
  const esteemed = (PRS: number, conferencePrestige = 20) =>
    question('conference-authority', {}, [], nationWith(start({ conferencePrestige }), 'francia', { attributes: { PRS } }));
  expect([esteemed(19), esteemed(20), esteemed(20, 21)]).toEqual(['deny', 'grant', 'deny']);
  const full = (wealth: number) =>
    question('milestone-claim', { subject: 'full-treasury' }, [], nationWith(start(), 'francia', { wealth }));
  expect([full(0), full(1000)]).toEqual(['deny', 'award']);
});
clause('OT-FLOW-16', 'without a referee a rising nobody tried to put down becomes an armed movement', () => {
  const risen = rebellion(startAuto(), 'romania', { firstTurn: 1, deadlineTurn: 1, lastFailure: null });
  const after = ['ada', 'bo', 'cy'].reduce<State>((state, player) => act(state, { type: 'ready', player }), risen);
  expect([after.rebellions, after.civilWars, after.nations['nation-1']]).toMatchObject([
    [],
    [],
    { kind: 'movement', position: 'bithynia' },
  ]);
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
clause('OT-REF-07', 'what is settled otherwise, or about somebody who is no more, is asked no longer', () => {
  const kinds = (state: State) => [state.phase, ...state.decisions.map(({ kind }) => kind)];
  // A conference that the referee has not granted yet is dissolved by its convener.
  const called = nextTurn(act(start(), convene({ basis: { kind: 'prestige', id: null } })));
  expect([kinds(called), kinds(act(called, at1('francia', 'dissolve-conference')))]).toEqual([
    ['orders', 'conference-authority'],
    ['orders'],
  ]);
  // A rising that nobody tried to put down ends while the referee is asked what becomes of it.
  const neglected = turn(rebellion(start(), 'francia', { firstTurn: 1, deadlineTurn: 1 }), []);
  const ended = act(neglected, effects({ do: 'end-rebellion', rebellion: 'rebellion-1' }));
  expect([kinds(neglected), kinds(ended), ended.turn]).toEqual([['decisions', 'rebellion-outcome'], ['happenings'], 2]);
  // Whoever somebody has negotiated for is no more.
  const forAnother = { target: at('saxonia'), counterpart: 'thuringia', terms: [{ kind: 'ceasefire' }] } as const;
  const negotiated = turn(start(), [measure('francia', 'diplomacy', 'negotiate', forAnother)], 10, 99);
  expect([negotiated, act(negotiated, extinguish('thuringia'))].map(kinds)).toEqual([['decisions', 'npc-response'], ['happenings']]);
});
