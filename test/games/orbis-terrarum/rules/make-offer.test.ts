import { openForm } from 'ludoteca';
import { expect } from 'vitest';
import { accept, offer, type Term } from '../helpers/offers.js';
import { change, conflict, given, nationWith, shield } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, at, clause, game, refused, type State } from '../helpers/table.js';
import { measure } from '../helpers/turns.js';

clause('OT-TRE-01', 'an offer of 1 to 8 clauses goes to another player’s Nation, one at a time', () => {
  expect(act(start(), offer(Array<Term>(8).fill(shield[0]!))).offers).toHaveLength(1);
  for (const clauses of [[], Array<Term>(9).fill(shield[0]!)])
    expect(refused(start(), offer(clauses))).toEqual(['bad-clause', 'OT-TRE-01']);
  expect(refused(start(), offer(shield, { to: 'persia' }))).toEqual(['use-diplomacy', 'OT-TRE-01']);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  expect(refused(nationWith(start(), 'gothia', { alive: false }), offer(shield))).toEqual(['invalid-target', 'OT-TRE-01']);
  for (const to of ['francia', 'saxonia']) expect(refused(served, offer(shield, { to }))).toEqual(['target-is-self', 'OT-TRE-01']);
  expect(act(served, offer(shield, { player: 'bo', from: 'gothia', to: 'saxonia' })).offers).toHaveLength(1);
  expect(refused(start(), offer(shield, { from: 'romania' }))).toEqual(['not-your-nation', 'OT-ACT-06']);
  const open = act(start(), offer(shield));
  expect(refused(open, offer([{ kind: 'alliance' }]))).toEqual(['offer-already-open', 'OT-TRE-01']);
  expect(act(open, offer(shield, { to: 'romania' })).offers).toHaveLength(2);
});
clause('OT-TRE-01', 'what is listed are a pact, an alliance and, where there is a conflict, a peace, to each other player', () => {
  const listed = (state: State) =>
    game
      .legalActions(state, 'ada', { types: ['make-offer'] })
      .map((action) => (action.type === 'make-offer' ? [action.to, action.clauses[0]!.kind] : []));
  const four = ['gothia', 'romania'].flatMap((to) => [
    [to, 'non-aggression'],
    [to, 'alliance'],
  ]);
  expect(listed(start())).toEqual(four);
  const warring = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'suspended')];
  });
  expect(listed(warring)).toEqual([...four.slice(0, 2), ['gothia', 'peace'], ...four.slice(2)]);
});
clause('OT-TRE-01', 'no second offer is listed or on the form between two Nations while one is open, whoever made it', () => {
  const asked = act(start(), offer(shield, { player: 'bo', from: 'gothia', to: 'francia' }));
  const listed = (state: State) =>
    game.legalActions(state, 'ada', { types: ['make-offer'] }).flatMap((action) => (action.type === 'make-offer' ? [action.to] : []));
  const onForm = (state: State) => {
    const asked = openForm(game, state, 'ada', 'make-offer');
    const { question } = (asked.ask!.field === 'from' ? asked.answer('francia') : asked).ask!;
    return question.kind === 'one' ? question.from : [];
  };
  expect(new Set(listed(start()))).toEqual(new Set(['gothia', 'romania']));
  expect(new Set(listed(asked))).toEqual(new Set(['romania']));
  expect([onForm(start()).includes('gothia'), onForm(asked).includes('gothia'), onForm(asked).includes('romania')]).toEqual([
    true,
    false,
    true,
  ]);
});
clause('OT-TRE-02', 'land that one clause cedes is not ceded by another of the same offer, counter-offer or negotiation', () => {
  const land = given(given(start(), 'aquitania', 'francia'), 'tarraco', 'francia');
  const cede = (...regions: readonly string[]): Term => ({ kind: 'cession', by: 'francia', to: 'gothia', regions });
  const places = (state: State, action: Action) => game.explain(state, action).map(({ code, clause: cited, path }) => [code, cited, path]);
  const twice = [cede('neustria', 'aquitania'), shield[0]!, cede('tarraco', 'neustria')];
  expect(places(land, offer(twice))).toEqual([['bad-clause', 'OT-TRE-02', 'clauses.2']]);
  const once = [cede('neustria', 'aquitania'), cede('tarraco')];
  expect(act(act(land, offer(once)), accept()).regions).toMatchObject({
    neustria: { owner: 'gothia' },
    aquitania: { owner: 'gothia' },
    tarraco: { owner: 'gothia' },
  });
  const asked = act(land, offer(shield, { player: 'bo', from: 'gothia', to: 'francia' }));
  const counter: Action = { type: 'counter-offer', player: 'ada', offer: 'offer-1', clauses: twice };
  expect(places(asked, counter)).toEqual([['bad-clause', 'OT-TRE-02', 'clauses.2']]);
  const toSaxonia = twice.map((term) => (term.kind === 'cession' ? { ...term, to: 'saxonia' } : term));
  const talk = measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: toSaxonia });
  expect(places(land, talk)).toEqual([['bad-clause', 'OT-MEAS-12', 'terms.2']]);
});
clause('OT-TRE-02', 'land that becomes a vassal is not ceded in the same offer, nor the other way round', () => {
  const land = given(start(), 'aquitania', 'francia');
  const cession: Term = { kind: 'cession', by: 'francia', to: 'gothia', regions: ['aquitania'] };
  const vassal: Term = { kind: 'new-vassal', by: 'francia', regions: ['aquitania'], name: 'Wasconia', patron: 'gothia' };
  const places = (...clauses: readonly Term[]) => game.explain(land, offer(clauses)).map(({ code, path }) => [code, path]);
  for (const clauses of [
    [cession, vassal],
    [vassal, cession],
    [vassal, vassal],
  ])
    expect(places(...clauses)).toEqual([['bad-clause', 'clauses.1']]);
  expect(places(vassal, { ...cession, regions: ['neustria'] })).toEqual([]);
});
clause(
  ['OT-TRE-02', 'OT-TRE-04', 'OT-MEAS-12'],
  'clauses are judged in order: a bond is turned round, and the capital goes after all other land',
  () => {
    const places = (state: State, action: Action) =>
      game.explain(state, action).map(({ facts, path }) => [(facts as { readonly fault: string }).fault, path]);
    const serving = nationWith(start(), 'gothia', { patron: 'francia' });
    const free: Term = { kind: 'release', patron: 'francia', vassal: 'gothia' };
    const bind: Term = { kind: 'vassalage', vassal: 'francia', patron: 'gothia' };
    expect(act(act(serving, offer([free, bind])), accept()).nations).toMatchObject({
      francia: { patron: 'gothia' },
      gothia: { patron: null },
    });
    expect(places(serving, offer([bind, free]))).toEqual([['vassal', 'clauses.0']]);
    // Whoever is free is in nobody's hands, and nobody's to give away.
    const served = nationWith(start(), 'saxonia', { patron: 'francia' });
    const handedOver = [
      { ...free, vassal: 'saxonia' },
      { ...bind, vassal: 'saxonia' },
    ];
    expect(places(served, offer(handedOver))).toEqual([['no-party', 'clauses.1']]);

    const { capital } = start().nations['francia']!;
    const rest = start().config.pack.regions.flatMap(({ id }) => (start().regions[id]!.owner === 'francia' && id !== capital ? [id] : []));
    const cede = (to: string, ...regions: readonly string[]): Term => ({ kind: 'cession', by: 'francia', to, regions });
    const all = [cede('gothia', ...rest), cede('gothia', capital!)];
    expect(act(act(start(), offer(all)), accept()).regions[capital!]).toMatchObject({ owner: 'gothia' });
    expect(places(start(), offer([...all].reverse()))).toEqual([['capital', 'clauses.0']]);
    const talk = (...terms: readonly Term[]) => measure('francia', 'diplomacy', 'negotiate', { target: at('persia'), terms });
    expect(places(start(), talk(cede('persia', ...rest), cede('persia', capital!)))).toEqual([]);
    expect(places(start(), talk(cede('persia', capital!), cede('persia', ...rest)))).toEqual([['capital', 'terms.0']]);
  },
);
clause(['OT-TRE-02', 'OT-TRE-04'], 'what a clause that is impossible would do is not there for those after it', () => {
  const places = (state: State, ...clauses: readonly Term[]) =>
    game.explain(state, offer(clauses)).map(({ facts, path }) => [(facts as { readonly fault: string }).fault, path]);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  // Saxony is no vassal of Gothia, which cannot set it free.
  const free: Term = { kind: 'release', patron: 'gothia', vassal: 'saxonia' };
  const bind: Term = { kind: 'vassalage', vassal: 'saxonia', patron: 'gothia' };
  expect(places(served, free, bind)).toEqual([
    ['no-vassal', 'clauses.0'],
    ['has-patron', 'clauses.1'],
  ]);
});
clause('OT-TRE-02', 'the form offers land once, and no more of it where none is left beside the capital', () => {
  const form = (...clauses: readonly Term[]) => {
    const answers = game.answersFor(start(), offer(clauses))!;
    let asked = openForm(game, start(), 'ada', 'make-offer');
    while (asked.ask !== null && !asked.ask.field.startsWith(`clauses.${clauses.length}`)) asked = asked.answer(answers[asked.ask.field]);
    return asked;
  };
  const { capital } = start().nations['francia']!;
  const own = start().config.pack.regions.flatMap(({ id }) => (start().regions[id]!.owner === 'francia' ? [id] : []));
  const cede = (regions: readonly string[]): Term => ({ kind: 'cession', by: 'francia', to: 'gothia', regions });
  const givers = (asked: ReturnType<typeof form>, kind = 'cession'): readonly unknown[] => {
    const { question } = asked.answer(kind).ask!;
    return question.kind === 'one' ? question.from : [];
  };
  const rest = own.filter((id) => id !== capital);
  expect(givers(form(shield[0]!))).toContain('francia');
  for (const gone of [own, rest]) expect([gone, givers(form(cede(gone))).includes('francia')]).toEqual([gone, false]);

  const detaching = (regions: readonly string[]): Term => ({
    kind: 'new-vassal',
    by: 'francia',
    regions,
    name: 'Wasconia',
    patron: 'gothia',
  });
  for (const kind of ['cession', 'new-vassal']) {
    expect(givers(form(shield[0]!), kind)).toContain('francia');
    for (const clause of [cede(rest), detaching(rest)]) expect(givers(form(clause), kind)).not.toContain('francia');
  }

  const wide = given(given(start(), 'aquitania', 'francia'), 'tarraco', 'francia');
  const ceding = (...clauses: readonly Term[]) => {
    const answers = game.answersFor(wide, offer([...clauses, cede(['tarraco'])]))!;
    let asked = openForm(game, wide, 'ada', 'make-offer');
    while (asked.ask !== null && !/(extent|which)$/.test(asked.ask.field.replace(/^clauses\.0.*/, clauses.length === 0 ? '$&' : '')))
      asked = asked.answer(answers[asked.ask.field]);
    return asked.ask!;
  };
  expect(ceding().field).toMatch(/extent$/);
  const next = ceding(cede(['aquitania']));
  expect(next.field).toMatch(/which$/);
  expect(JSON.stringify(next.question)).toContain('tarraco');
  expect(JSON.stringify(next.question)).not.toContain('aquitania');
});
