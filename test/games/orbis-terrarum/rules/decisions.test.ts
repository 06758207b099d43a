import { expect } from 'vitest';
import { defaultAnswer } from '../../../../src/games/orbis-terrarum/mechanics/referee/decisions.js';
import { met, openVote, propose, truce, voted } from '../conference.js';
import { type Action, act, at, change, clause, code, measure, nationWith, rebellion, resolve, type State, start, startAuto, turn } from '../table.js'; // biome-ignore format: one line

const by = (type: Action['type'], more: object = {}): Action => ({ type, player: 'referee', ...more }) as Action;
const seat = (state: State, player: string, patch: Partial<State['players'][string]>): State =>
  change(state, (draft) => {
    draft.players = { ...draft.players, [player]: { ...state.players[player]!, ...patch } };
  });
const veto = (state: State, decider: string): State =>
  change({ ...state, phase: 'decisions', after: 'upkeep' }, (draft) => {
    const about = { nation: 'gothia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider }];
  });

clause(
  'OT-FLOW-15',
  'what blocks stops the turn, before the upkeep or before the next turn; what does not is answered when there is time',
  () => {
    const incite = measure('francia', 'intrigue', 'incite', { target: at('gothia') });
    const asked = turn(start(), [incite], 30, 99);
    expect([asked.phase, asked.turn, asked.after, asked.nations['francia']!.peaceTurns]).toEqual(['decisions', 1, 'upkeep', 0]);
    for (const action of [by('open-orders'), by('post-happening', { category: 'human', kind: 'info', nations: [], text: 'x' })])
      expect(code(asked, action)).toBe('wrong-phase');
    const answered = act(asked, by('decide', { decision: asked.decisions[0]!.id, answer: 'nothing' }));
    expect([answered.phase, answered.turn, answered.nations['francia']!.peaceTurns]).toEqual(['happenings', 2, 1]);
    const grown = turn(nationWith(start({ epochThreshold: 95 }), 'francia', { attributes: { MIL: 95 } }), []);
    expect([grown.phase, grown.turn, grown.after, grown.nations['francia']!.peaceTurns]).toEqual(['decisions', 1, 'epoch', 1]);
    // An adoption waits in orders, adjudication and happenings alike.
    const homeless = act(seat(start(), 'cy', { principal: null }), { type: 'adopt-nation', player: 'cy', nation: 'persia' });
    const approve = by('decide', { decision: homeless.decisions[0]!.id, answer: 'approve' });
    const closed = act(homeless, by('close-orders', { force: true }));
    const next = act(closed, by('resolve-turn'));
    expect([homeless, closed, next].map(({ phase }) => phase)).toEqual(['orders', 'adjudication', 'happenings']);
    for (const state of [homeless, closed, next]) expect(act(state, approve).players['cy']!.principal).toBe('persia');
  },
);
clause(['OT-FLOW-15', 'OT-FLOW-16'], 'a question to somebody who is or goes away answers itself', () => {
  const asked = veto(start(), 'bo');
  expect(act(asked, by('set-activity', { seat: 'bo', active: false })).decisions).toEqual([]);
  expect(act(asked, by('set-activity', { seat: 'ada', active: false })).decisions).toHaveLength(1);
});
clause('OT-FLOW-15', 'a convener who is away vetoes nothing', () => {
  const drafted = act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' }));
  const state = voted(act(drafted, openVote), 'conference-1.1', 'conference-1.1', 'conference-1.1');
  const after = (active: boolean) => resolve(active ? state : act(state, by('set-activity', { seat: 'ada', active }))).state;
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
