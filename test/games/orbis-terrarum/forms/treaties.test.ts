import { openForm } from 'ludoteca';
import { expect } from 'vitest';
import { reached } from '../helpers/forms.js';
import { change, nationWith, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { sampleStatute } from '../helpers/statutes.js';
import { type Action, clause, game, type State } from '../helpers/table.js';

type Offer = Extract<Action, { readonly type: 'make-offer' }>;
type Term = Offer['clauses'][number];
const offer = (clauses: readonly Term[], more: Partial<Offer> = {}): Offer => ({
  ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses },
  ...more,
});
const asked = (state: State) => openForm(game, state, 'ada', 'make-offer').answer('francia').answer('gothia');
const choices = (form: ReturnType<typeof asked>): readonly unknown[] => (form.ask?.question.kind === 'one' ? form.ask.question.from : []);

clause('OT-TRE-02', 'every kind of clause can be said, with whatever it says', () => {
  const base = treaty(nationWith(start(), 'burgundia', { patron: 'gothia' }), ['francia', 'gothia'], [{ kind: 'peace' }]);
  const land = (nation: string) =>
    base.config.pack.regions.flatMap(({ id }) => (base.regions[id]!.owner === nation && base.nations[nation]!.capital !== id ? [id] : []));
  const every: readonly Term[] = [
    { kind: 'payment', by: 'francia', to: 'gothia', wealth: 0, progress: 7 },
    { kind: 'subsidy', by: 'burgundia', to: 'francia', wealth: 4 },
    { kind: 'modifier', on: 'burgundia', target: 'PRS', value: -25, against: 'francia' },
    { kind: 'scope', between: ['francia', 'gothia', 'burgundia'], dimension: 'cultural', value: 15 },
    { kind: 'cession', by: 'francia', to: 'gothia', regions: land('francia').slice(0, 1) },
    { kind: 'vassalage', vassal: 'francia', patron: 'gothia' },
    { kind: 'release', patron: 'gothia', vassal: 'burgundia' },
    { kind: 'new-vassal', by: 'gothia', regions: land('gothia').slice(0, 1), name: 'Septimania', patron: 'francia' },
    { kind: 'peace' },
    { kind: 'non-aggression' },
    { kind: 'ceasefire' },
    { kind: 'alliance' },
    { kind: 'guarantee', by: 'gothia', beneficiary: 'vandalia' },
    { kind: 'passage', by: 'gothia', to: 'burgundia' },
    { kind: 'renew', treaty: base.treaties[0]!.id, years: 12 },
    { kind: 'terminate', treaty: base.treaties[0]!.id },
    { kind: 'convening', by: ['gothia'] },
    { kind: 'statute', statute: sampleStatute },
    { kind: 'obligation', text: 'To be good neighbours.' },
  ];
  for (const term of every) {
    const made = reached(base, offer([term])) as Offer;
    expect(made.clauses.map(({ kind }) => kind)).toEqual([term.kind]);
    expect({ ...made.clauses[0], between: undefined }).toMatchObject({ ...term, ...('between' in term ? { between: undefined } : {}) });
  }
});

clause('OT-TRE-01', 'clauses come one after another, with years, a penalty and whom to ask of those who join', () => {
  const penalty = { target: 'MIL', value: 9, years: 4, wealth: 2, progress: 1 } as const;
  const rich = offer([{ kind: 'alliance' }, { kind: 'payment', by: 'gothia', to: 'francia', wealth: 2, progress: 0 }], {
    ...{ years: 7, penalty, adhesion: 'majority', note: 'As in old times.' },
  });
  expect(reached(start(), rich)).toEqual(rich);
  const form = asked(start());
  expect(form.ask).toMatchObject({ field: 'clauses.0.kind', enough: null });
  const second = form.answer('alliance');
  expect(second.ask).toMatchObject({ field: 'clauses.1.kind', enough: { field: 'clauses.length', answer: 1 } });
  const plain = second.enough().answer(null).answer('none').answer('all').answer('');
  expect(plain.ready).toMatchObject({ clauses: [{ kind: 'alliance' }], years: null, penalty: null, adhesion: 'all' });
});

clause('OT-TRE-02', 'what cannot be finished is no clause to choose', () => {
  const kinds = choices(asked(start()));
  for (const kind of ['release', 'renew', 'terminate']) expect(kinds).not.toContain(kind);
  const bound = nationWith(nationWith(start(), 'francia', { patron: 'romania' }), 'gothia', { patron: 'romania' });
  expect(choices(asked(bound))).not.toContain('vassalage');
  const landless = change(start(), (draft) => {
    draft.regions = Object.fromEntries(Object.entries(draft.regions).map(([id, region]) => [id, { ...region, owner: null }]));
  });
  expect(choices(asked(landless))).not.toContain('cession');
});

clause('OT-TRE-02', 'a capital is ceded with all the rest or not at all', () => {
  const state = start();
  const by = asked(state).answer('cession').answer('francia').answer('gothia');
  expect(by.ask).toMatchObject({ field: 'clauses.0.regions.extent', question: { from: ['some', 'all'] } });
  const some = by.answer('some').ask?.question;
  expect(some?.kind === 'some' ? some.from : []).not.toContain(state.nations['francia']!.capital);
  const all = by.answer('all').enough().answer(null).answer('none').answer('all').answer('');
  expect((all.ready as Offer).clauses[0]).toMatchObject({ regions: expect.arrayContaining([state.nations['francia']!.capital]) });
});

clause('OT-TRE-01', 'nobody is offered who has no player, and no second offer to the same', () => {
  const form = openForm(game, start(), 'ada', 'make-offer').answer('francia');
  expect(choices(form)).toEqual(['gothia', 'romania']);
  const open = change(start(), (draft) => {
    const pending = { id: 'offer-1', from: 'francia', to: 'gothia', clauses: [{ kind: 'alliance' as const }], years: null };
    draft.offers = [{ ...pending, penalty: null, adhesion: 'all', note: '' }];
  });
  expect(choices(openForm(game, open, 'ada', 'make-offer').answer('francia'))).toEqual(['romania']);
});

clause('OT-TRE-16', 'whoever asks to join is shown the clauses that it may except itself from', () => {
  const state = treaty(start(), ['francia', 'gothia'], [{ kind: 'peace' }, { kind: 'alliance' }, { kind: 'ceasefire' }]);
  const request = { type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations: [2, 0] } as const;
  expect(reached(state, request)).toEqual({ ...request, reservations: [0, 2] });
  const form = openForm(game, state, 'cy', 'request-adhesion').answer('romania').answer('treaty-1');
  const [first] = form.ask?.question.kind === 'some' ? form.ask.question.from : [];
  expect(first).toEqual({ place: 0, clause: { kind: 'peace' } });
  expect(game.labels.answer('request-adhesion', 'reservations', first, 'en', game.view(state, 'cy'))).toBe('clause 1: peace');
  expect(game.open(state, 'ada')).not.toContain('request-adhesion');
});
