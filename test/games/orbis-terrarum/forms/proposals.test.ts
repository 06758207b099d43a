import { openForm } from 'ludoteca';
import { expect } from 'vitest';
import { type Motion, met, propose } from '../helpers/conference.js';
import { declaredByEach } from '../helpers/declarations.js';
import { reached } from '../helpers/forms.js';
import { change, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { sampleStatute } from '../helpers/statutes.js';
import { type Action, act, byReferee, clause, game, refused, type State } from '../helpers/table.js';

const clauses = [{ kind: 'non-aggression' as const }, { kind: 'alliance' as const }];
/** A conference of three on a treaty of three. */
const large = met({}, {}, treaty(start(), ['francia', 'gothia', 'romania'], clauses));
const kindsOf = (state: State): readonly unknown[] => {
  const form = openForm(game, state, 'ada', 'present-proposal').answer('francia').answer('conference-1').answer(null);
  return form.ask?.question.kind === 'one' ? form.ask.question.from : [];
};

clause('OT-CONF-05', 'every kind of motion can be put together', () => {
  const motions: readonly Motion[] = [
    {
      ...{ kind: 'adopt', clauses: [{ kind: 'passage', by: 'gothia', to: 'romania' }, ...clauses], years: 3 },
      ...{ penalty: null, exitPenalty: { target: null, value: 0, years: 1, wealth: 5, progress: 0 } },
    },
    { kind: 'declare', promise: 'commitment', text: 'Together.', penalty: { value: 3, years: 2 }, statute: sampleStatute },
    {
      ...{ kind: 'amend', instrument: 'treaty-1', clauses: [clauses[1]!, { kind: 'obligation', text: 'To meet each year.' }] },
      ...{ text: null, penalty: null, years: 9 },
    },
    { kind: 'repeal', instrument: 'treaty-1' },
    { kind: 'exclude', nation: 'romania' },
    { kind: 'suspend', nation: 'gothia', condition: 'Until it pays.' },
    { kind: 'reinstate', nation: 'gothia' },
  ];
  for (const motion of motions) expect(reached(large, propose('francia', motion))).toMatchObject({ motion });
});

clause('OT-RES-02', 'an amendment keeps what stands clause by clause, or says something new', () => {
  const form = openForm(game, large, 'ada', 'present-proposal').answer('francia').answer('conference-1').answer(null).answer('amend');
  expect(form.ask).toMatchObject({ field: 'motion.clauses.0.standing', question: { from: [...clauses, 'new'] } });
  const kept = form.answer(clauses[0]!);
  expect(kept.ask).toMatchObject({ field: 'motion.clauses.1.standing', question: { from: [clauses[1], 'new'] } });
  expect(kept.answer('new').ask?.field).toBe('motion.clauses.1.clause.kind');
  expect(kept.enough().answer(null).ready).toMatchObject({ motion: { kind: 'amend', clauses: [clauses[0]], years: null } });
});

clause(['OT-CONF-05', 'OT-RES-02'], 'an amendment of a declaration says other words, or leaves those there are', () => {
  const state = met({}, { basis: { kind: 'declaration', id: 'declaration-1' }, invited: [] }, declaredByEach('Old.'));
  const form = openForm(game, state, 'ada', 'present-proposal').answer('francia').answer('conference-1').answer(null).answer('amend');
  expect(form.ask).toMatchObject({ field: 'motion.text.isNew', question: { from: [false, true] } });
  expect(form.answer(true).ask).toMatchObject({ field: 'motion.text.words', question: { kind: 'text' } });
  expect(form.answer(false).ask?.field).toBe('motion.penalty.isOwn');
  for (const words of ['New.', null]) {
    const motion: Motion = { kind: 'amend', instrument: 'declaration-1', clauses: [], text: words, penalty: null, years: null };
    expect(reached(state, propose('francia', motion))).toMatchObject({ motion });
  }
});

clause('OT-CONF-05', 'what a conference cannot resolve is not offered', () => {
  expect(kindsOf(met())).toEqual(['adopt', 'declare', 'reinstate']);
  expect(kindsOf(large)).toEqual(['adopt', 'declare', 'amend', 'repeal', 'exclude', 'suspend', 'reinstate']);
});

clause('OT-CONF-05', 'without the floor one can only answer a proposal', () => {
  expect(game.open(large, 'bo')).not.toContain('present-proposal');
  const proposed = act(large, propose('francia', { kind: 'repeal', instrument: 'treaty-1' }));
  const form = openForm(game, proposed, 'bo', 'present-proposal').answer('gothia').answer('conference-1');
  expect(form.ask).toMatchObject({ field: 'counterTo', question: { from: ['conference-1.1'] } });
});

clause('OT-CONF-02', 'a conference is called together with everything that may be said of it', () => {
  const state = treaty(start(), ['francia', 'gothia'], [{ kind: 'peace' }]);
  const call: Action = {
    ...{ type: 'convene-conference', player: 'bo', nation: 'gothia', topic: 'The sea', basis: { kind: 'treaty', id: 'treaty-1' } },
    ...{ startTurn: 3, invited: ['vandalia', 'romania'], includeVassals: false, openFloor: true, majority: 'twoThirds' },
    weights: [{ nation: 'francia', weight: 0 }],
  };
  expect(reached(state, call)).toMatchObject({ ...call, invited: expect.arrayContaining(['vandalia', 'romania']) });
});

clause('OT-DECL-01', 'declarations of every kind are made by pointing', () => {
  const by = { type: 'issue-declaration', player: 'ada', nation: 'francia' } as const;
  const neutrality: Action = { ...by, kind: 'neutrality', text: 'We keep out.', penalty: { value: 4, years: 6 }, reserved: true };
  const commitment: Action = { ...by, kind: 'commitment', text: '', penalty: null, statute: sampleStatute, reserved: false };
  const war: Action = { ...by, kind: 'war', text: 'To arms.', target: 'vandalia', reserved: false };
  for (const action of [neutrality, commitment, war]) expect(reached(start(), action)).toEqual(action);
  const declared = act(start(), neutrality);
  const form = openForm(game, declared, 'ada', 'issue-declaration').answer('francia');
  expect(form.ask).toMatchObject({ question: { from: ['commitment', 'war'] } });
});

clause('OT-DECL-02', 'one joins with reservations to points of a declaration, of which there are fifty at most', () => {
  const state = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'commitment', text: 'We promise.' });
  const join = { type: 'join-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1', reservations: [3, 1] } as const;
  expect(reached(state, join)).toEqual({ ...join, reservations: [1, 3] });
  expect(refused(state, { ...join, reservations: [50] })).toEqual(['bad-parameter', 'OT-DECL-02']);
  expect(game.open(state, 'ada')).not.toContain('join-declaration');
});

clause('OT-CIV-01', 'the sides of a civil war are named one by one', () => {
  const divide: Action = { type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames: ['Crown', 'Barons', 'Clergy'] };
  expect(reached(start(), divide)).toEqual(divide);
  expect(game.open(act(start(), divide), 'ada')).not.toContain('start-civil-war');
});

clause('OT-REF-02', 'the referee rules about a measure without typing anything but reasons', () => {
  const measure = { type: 'submit-measure', player: 'bo', nation: 'gothia', slot: { kind: 'main', id: '1' } } as const;
  const state = act(start(), { ...measure, statistic: 'offensive', mode: 'strike', target: { kind: 'nation', id: 'francia' } });
  const [{ id }] = state.measures as [State['measures'][number]];
  const rule = (ruling: object): Action => ({ type: 'adjudicate-measure', player: 'referee', measure: id, ruling }) as Action;
  const rulings = [
    { kind: 'void', reason: 'No army.', warn: true },
    { kind: 'scope', value: -15 },
    { kind: 'undefended', undefended: true },
    { kind: 'reinterpret', as: { statistic: 'hegemony', mode: 'undermine', attribute: null } },
    { kind: 'contest', key: 'the race' },
  ];
  for (const ruling of rulings) expect(reached(state, rule(ruling))).toMatchObject({ ruling });
  const contested = act(state, rule({ kind: 'contest', key: 'the race' }));
  const form = openForm(game, contested, 'referee', 'adjudicate-measure').answer(id).answer('contest').answer('named');
  expect(form.ask).toMatchObject({ question: { from: ['the race'] } });
  const impossible = openForm(game, state, 'referee', 'adjudicate-measure').answer(id).answer('impossible');
  expect(impossible.ask).toMatchObject({ field: 'ruling.reason', question: { kind: 'text', samples: ['', 'It cannot be done.'] } });
});

clause('OT-REF-05', 'effects are put together one after another, each as the earlier ones leave the world', () => {
  const effects = byReferee('apply-effects', {
    reason: 'So it was.',
    effects: [
      { do: 'patron', nation: 'vandalia', patron: 'francia' },
      { do: 'autonomy', nation: 'vandalia', autonomous: true },
      { do: 'rebellion', nation: 'gothia', sponsor: null },
      { do: 'end-rebellion', rebellion: 'rebellion-1' },
    ],
  });
  expect(reached(start(), effects)).toEqual(effects);
  const form = openForm(game, start(), 'referee', 'apply-effects');
  const kinds = form.ask?.question.kind === 'one' ? form.ask.question.from : [];
  for (const kind of ['end-rebellion', 'end-crisis', 'remove-host']) expect(kinds).not.toContain(kind);
});

clause('OT-DIP-02', 'other terms are put together for a Nation without player, and no vassalage that has not been earned', () => {
  const about = { nation: 'francia', other: 'vandalia', subject: 'francia', terms: [{ kind: 'peace' as const }], grade: 2, hidden: false };
  const state = change(start(), (draft) => {
    const options = ['accept', 'amend', 'refuse'];
    draft.decisions = [{ id: 'decision-1', kind: 'npc-response', decider: 'referee', blocking: true, options, about }];
  });
  const amended: Action = {
    ...{ type: 'decide', player: 'referee', decision: 'decision-1', answer: 'amend' },
    terms: [{ kind: 'payment', by: 'francia', to: 'vandalia', wealth: 2, progress: 0 }, { kind: 'ceasefire' }],
  };
  expect(reached(state, amended)).toEqual(amended);
  const vassals = openForm(game, state, 'referee', 'decide').answer('decision-1').answer('amend').answer('vassalage');
  expect(vassals.ask?.question.kind === 'one' ? vassals.ask.question.from : []).not.toContain('vandalia');
});
