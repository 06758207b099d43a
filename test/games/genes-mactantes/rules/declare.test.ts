import type { Action, Order, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { develop, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, refusal, declaring } = t;
const taxes = internal('taxes');
const spoil = external('sabotage', { target: 'bo' });

clause('GM-DECL-01', 'internal orders in the internal step, external ones in the external, each added to the own sheet', () => {
  expect(refusal(leading(), declaring('ada', spoil))).toEqual(['wrong-scope', 'GM-DECL-01']);
  expect(refusal(leading(), declaring('ada', internal('sabotage', { target: 'bo' })))).toEqual(['wrong-scope', 'GM-DECL-01']);
  const two = t.after(t.after(leading(), declaring('ada', develop)), declaring('ada', taxes));
  expect(two.sheets['ada']!.map(({ order, state }) => [order, state])).toEqual([
    [develop, 'pending'],
    [taxes, 'pending'],
  ]);
  expect(two.sheets['bo']).toEqual([]);
  const outside = t.commitAll(two);
  expect(refusal(outside, declaring('ada', develop))).toEqual(['wrong-scope', 'GM-DECL-01']);
  expect(refusal(outside, declaring('ada', internal('battle', { opponent: 'bo' })))).toEqual(['wrong-scope', 'GM-DECL-01']);
  expect(refusal(outside, declaring('ada', external('taxes')))).toEqual(['wrong-scope', 'GM-DECL-01']);
  expect(t.after(outside, declaring('ada', external('battle', { opponent: 'bo' }))).sheets['ada']!.length).toBe(3);
});

clause('GM-DECL-04', 'only the aim is written; the means are chosen when the order is read', () => {
  expect(refusal(leading(), declaring('ada', internal('recruit', { mode: 'one', city: 'a1' })))[0]).toBe('bad-parameter');
  expect(refusal(leading(), declaring('ada', internal('taxes', { characters: ['person-1'] })))[0]).toBe('bad-parameter');
  const order = internal('recruit', { mode: 'one' });
  for (const city of ['a1', 'a3']) {
    const before = t.at(leading(), 'ada', city, 'garrison');
    expect(t.at(t.perform(leading(), 'ada', order, { city }).state, 'ada', city, 'garrison')).toBe(before + 1);
  }
  expect(t.refusedMeans(leading(), 'ada', order)).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-DECL-08', 'what is impossible now may be written, if its aim is a possible one', () => {
  for (const order of [internal('suppress-counterpower'), internal('battle', { opponent: 'bo' }), internal('move-troops')]) {
    const bare = edit(leading(), (draft) => t.arm(draft, 'ada', ''));
    expect(t.after(bare, declaring('ada', order)).sheets['ada']!.length).toBe(1);
    expect(t.perform(bare, 'ada', order).state.sheets['ada']![0]!.state).toBe('void');
  }
  const outside = t.commitAll(leading());
  expect(t.after(outside, declaring('ada', external('siege', { territory: 'b6' }))).sheets['ada']!.length).toBe(1);
  expect(refusal(outside, declaring('ada', external('siege', { territory: 'a1' })))).toEqual(['bad-target', 'GM-SIEG-01']);
});

clause('GM-DECL-02', 'one budget for both batches, less what crises have taken', () => {
  let state = leading();
  for (let i = 0; i < 5; i++) state = t.after(state, declaring('ada', internal('observe')));
  state = t.after(t.commitAll(state), declaring('ada', spoil));
  expect(state.sheets['ada']!.length).toBe(6);
  expect(refusal(state, declaring('ada', spoil))).toEqual(['no-actions-left', 'GM-DECL-02']);
  const spent = edit(leading(), (draft) => {
    draft.countries['ada']!.thisTurn.crisisSpent = 5;
  });
  const one = t.after(spent, declaring('ada', taxes));
  expect(refusal(one, declaring('ada', internal('observe')))).toEqual(['no-actions-left', 'GM-DECL-02']);
  expect(refusal(t.commitAll(one), declaring('ada', spoil))).toEqual(['no-actions-left', 'GM-DECL-02']);
});

const kinds = [
  ...['fortify', 'found-city', 'suppress-counterpower', 'restore-order', 'taxes', 'develop', 'observe', 'battle', 'civil-war', 'recruit'],
  ...['demobilise', 'move-troops', 'promote', 'assassinate', 'capture', 'convince', 'copy-technology', 'create-counterpower'],
  ...['strengthen-counterpower', 'investigate', 'promote-disaffection', 'sabotage', 'incursion', 'siege', 'support-rebellion'],
];

/** Whatever could be written in a step, aimed at anything there is. */
const imaginable = (state: State, scope: Order['scope']): Order[] => {
  const places = game.view(state, null).map.territories.map(({ id }) => id);
  const people = state.characters.map(({ id }) => id);
  const players = state.config.players;
  const four = ['authority', 'diplomacy', 'militarism', 'technology'];
  const aims: object[] = [
    {},
    ...['one', 'levy'].map((mode) => ({ mode })),
    ...four.map((characteristic) => ({ characteristic })),
    ...places.map((territory) => ({ territory })),
    ...players.flatMap((target) => [{ target }, { opponent: target }]),
    { opponent: 'independent' },
    ...people.flatMap((character) => [
      { character },
      { mode: 'appoint', character },
      ...four.map((characteristic) => ({ mode: 'improve', character, characteristic })),
    ]),
  ];
  return kinds.flatMap((kind) => aims.map((written) => ({ scope, kind, written }) as unknown as Order));
};

clause('GM-DECL-09', 'listed is every order that is accepted', () => {
  const busy = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    t.person(draft, 'ada', 'A3', 'a2', { captor: 'bo', location: 'b1' });
    draft.countries['ada']!.disorder = 1;
    draft.countries['cy']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  for (const [state, scope] of [
    [busy, 'internal'],
    [t.commitAll(edit(busy, (draft) => void Object.assign(draft.countries['cy']!, { civilWar: null }))), 'external'],
  ] as const) {
    const accepted = imaginable(state, scope)
      .map((order) => declaring('ada', order))
      .filter((action) => game.decodeAction(action, 'ada')._tag === 'Right' && game.explain(state, action).length === 0);
    const listed = game.legalActions(state, 'ada');
    // Names are free; those proposed stand for all.
    const named = (action: Action) => action.type === 'declare' && 'name' in action.written;
    const inWords = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();
    expect(inWords(listed.filter((action) => !named(action)))).toEqual(inWords([...accepted, { type: 'commit', player: 'ada' }]));
    expect(accepted.length).toBeGreaterThan(20);
  }
});

clause('GM-DECL-09', 'new cities are proposed on every free site, newcomers for every characteristic, under names nobody has', () => {
  const written = (state: State) =>
    game.legalActions(state, 'ada').flatMap((action) => (action.type === 'declare' && 'name' in action.written ? [action.written] : []));
  const [towns, people] = [written(leading()).filter((aim) => 'territory' in aim), written(leading()).filter((aim) => 'mode' in aim)];
  expect(towns.map(({ name }) => name)).toEqual(['Gual Llarg', 'Aiguabaixa', 'Cingles Alts', 'Illa Brava']);
  const oliba = { mode: 'introduce', name: 'Oliba', role: 'marshal', city: 'a1' };
  expect(people).toEqual(['authority', 'diplomacy', 'militarism', 'technology'].map((characteristic) => ({ ...oliba, characteristic })));
  const taken = edit(leading(), (draft) => {
    draft.cities['b1']!.name = 'Gual Llarg';
    draft.controllers['a1'] = 'bo';
    t.arm(draft, 'ada', 'a3 garrison 3');
  });
  expect(written(taken)[0]).toEqual({ territory: 'a4', name: 'Gual Llarg II' });
  expect(written(taken).at(-1)).toMatchObject({ mode: 'introduce', city: 'a2' });
});

clause('GM-ENUM-03', 'every listed order is accepted, and who owes a decision has one', () => {
  for (const state of [leading(), t.commitAll(leading())]) {
    const listed = game.legalActions(state, 'ada');
    expect(listed.length).toBeGreaterThan(0);
    for (const action of listed) expect(game.explain(state, action)).toEqual([]);
  }
  const spent = edit(leading(), (draft) => {
    draft.countries['ada']!.thisTurn.crisisSpent = 6;
  });
  expect(game.legalActions(spent, 'ada')).toEqual([{ type: 'commit', player: 'ada' }]);
});

clause('GM-ENUM-04', 'talk and second thoughts are never listed', () => {
  const state = t.after(t.after(leading(), declaring('ada', develop)), {
    ...{ type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [] },
  } as never);
  const types = (at: State) => new Set(game.legalActions(at, 'ada').map(({ type }) => type));
  expect(types(state)).toEqual(new Set(['declare', 'commit']));
  expect(types(t.resolving(state, 'ada', {}))).toEqual(new Set(['pass', 'travel']));
});

clause('GM-DECL-10', 'orders may be told, truly or falsely', () => {
  const state = t.after(leading(), declaring('ada', develop));
  const { events } = t.play(state, { type: 'announce', player: 'ada', to: 'all', text: 'I have written nothing.' });
  expect(t.only(events, 'announced').text).toBe('I have written nothing.');
  const shown = t.only(t.play(state, { type: 'disclose', player: 'ada', to: 'bo', what: 'sheet' }).events, 'disclosed');
  expect(shown.declarations!.map(({ order }) => order)).toEqual([develop]);
});
