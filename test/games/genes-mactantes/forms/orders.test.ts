import { aboutOf } from 'ludoteca';
import type { Action, KindId, Means, Order, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { closedBy, filled, isAccepted, offered, reached } from '../helpers/filling.js';
import { civilWar } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const writing = t.edit(t.started(['ada', 'bo', 'cy']), (draft) => {
  draft.countries['ada']!.allowance = 20;
  draft.countries['bo']!.civilWar = { ...civilWar };
  draft.countries['ada']!.disorder = 1;
});
const declared = (state: State, order: Order): State => t.after(state, t.declaring('ada', order));
const external = t.edit(writing, (draft) => {
  draft.step = 'declare-external';
});
const kinds = (state: State) => offered(state, 'ada', 'declare') as readonly KindId[];

test('a city is fortified once: after that it is not offered again', () => {
  const sites = () => offered(writing, 'ada', 'declare', { kind: 'fortify' }) as readonly string[];
  const [first] = sites();
  const once = declared(writing, t.internal('fortify', { territory: first }));
  expect(offered(once, 'ada', 'declare', { kind: 'fortify' })).toEqual(sites().filter((site) => site !== first));
  const all = sites().reduce((state, territory) => declared(state, t.internal('fortify', { territory })), writing);
  expect([kinds(writing), kinds(all)].map((list) => list.includes('fortify'))).toEqual([true, false]);
  const free = offered(all, 'ada', 'declare', { kind: 'found-city' }) as readonly string[];
  const founded = declared(all, t.internal('found-city', { territory: free[0], name: 'Nova' }));
  expect(offered(founded, 'ada', 'declare', { kind: 'fortify' })).toEqual([free[0]]);
  expect(offered(founded, 'ada', 'declare', { kind: 'found-city' })).not.toContain(free[0]);
});

test('what is written once a turn is offered once', () => {
  const taxed = declared(declared(writing, t.internal('taxes')), t.internal('restore-order'));
  expect(kinds(writing)).toEqual(expect.arrayContaining(['taxes', 'restore-order']));
  for (const kind of ['taxes', 'restore-order', 'civil-war'] as const) expect(kinds(taxed)).not.toContain(kind);
  const help = declared(external, t.external('support-rebellion', { target: 'bo' }));
  expect(offered(external, 'ada', 'declare', { kind: 'support-rebellion' })).toEqual(['bo']);
  expect(kinds(help)).not.toContain('support-rebellion');
});

test('nothing is written once nothing is left to write, and it is told why', () => {
  const left = t.edit(writing, (draft) => {
    draft.countries['ada']!.allowance = 0;
  });
  expect(closedBy(left, 'ada', 'declare')).toEqual(['no-actions-left', 'GM-DECL-02']);
  expect(t.game.open(left, 'ada')).not.toContain('declare');
  const closed = t.after(writing, { type: 'commit', player: 'ada' });
  for (const type of ['declare', 'commit', 'withdraw'] as const) expect(t.game.open(closed, 'ada')).not.toContain(type);
  expect(closedBy(closed, 'ada', 'declare')).toEqual(['already-committed', 'GM-DECL-06']);
  const torn = t.edit(writing, (draft) => {
    draft.countries['ada']!.civilWar = { ...civilWar };
    draft.countries['ada']!.allowance = 1;
  });
  expect(kinds(torn)).toEqual(['civil-war']);
  expect(closedBy(torn, 'ada', 'commit')).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
});

const person = { character: 'person-1' };
const theirs = writing.characters.find(({ owner }) => owner === 'bo')!.id;

test.each<[string, State, Order]>([
  ['a city of one’s own name', writing, t.internal('found-city', { territory: 'a5', name: 'Ben lluny' })],
  ['a better character', writing, t.internal('promote', { mode: 'improve', ...person, characteristic: 'technology' })],
  [
    'a better character with another title',
    writing,
    t.internal('promote', { mode: 'improve', ...person, characteristic: 'technology', role: 'sage' }),
  ],
  ['another principal', writing, t.internal('promote', { mode: 'appoint', character: 'person-2', role: 'regent' })],
  ['a newcomer', writing, t.internal('promote', { mode: 'introduce', name: 'Ot', role: 'page', characteristic: 'diplomacy', city: 'a1' })],
  ['a battle at home', writing, t.internal('battle', { opponent: 'cy' })],
  ['a battle for a city', external, t.external('battle', { territory: 'b1' })],
  ['a battle with nobody’s troops', external, t.external('battle', { opponent: 'independent' })],
  ['a siege', external, t.external('siege', { territory: 'b3' })],
  ['a capture', external, t.external('capture', { character: theirs })],
  ['a word in private', writing, t.internal('convince', { character: theirs })],
  ['a raid', external, t.external('incursion', { target: 'cy' })],
])('an order is written question by question: %s', (_, state, order) => {
  const action = t.declaring('ada', order);
  expect(isAccepted(state, action)).toBe(true);
  expect(reached(state, action)).toEqual(action);
});

test('orders are struck out by what they say', () => {
  const two = declared(declared(writing, t.internal('taxes')), t.internal('develop', { characteristic: 'diplomacy' }));
  const ids = offered(two, 'ada', 'withdraw') as readonly string[];
  expect(ids).toHaveLength(2);
  const words = ids.map((id) => t.game.labels.answer('withdraw', 'declaration', id, 'en', t.game.view(two, 'ada')));
  expect(words[1]).toMatch(/Diplomacy/);
  expect(offered(two, 'ada', 'withdraw')).not.toEqual(offered(writing, 'ada', 'withdraw'));
});

/** Ada is about to carry out this order. */
const about = (order: Order, recipe: Parameters<typeof t.edit>[1] = () => undefined): State =>
  t.resolving(
    t.edit(t.started(['ada', 'bo', 'cy']), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'A1 D2 M2', 'a1');
      t.person(draft, 'ada', 'A2 D1 M1', 'b1');
      t.person(draft, 'bo', 'A1 D1', 'b1', t.seenAt('b1'));
      t.arm(draft, 'ada', 'a1 garrison 6, a1 army 3, b1 army 4, b1 patrol 2');
      t.arm(draft, 'bo', 'b1 garrison 5, b1 army 2');
      draft.countries['ada']!.intel = { bo: 1 };
      recipe(draft);
    }),
    'ada',
    { ada: [order] },
  );

const unit = (territory: string, kind: string) => ({ territory, kind });
const besieged: Parameters<typeof t.edit>[1] = (draft) => {
  draft.cities['b1']!.siege = { by: 'ada', base: 'b1' };
};
const rebels: Parameters<typeof t.edit>[1] = (draft) => {
  draft.countries['ada']!.civilWar = { ...civilWar };
};

test.each<[string, State, Means, Means]>([
  [
    'a field battle with units in any order',
    about(t.external('battle', { opponent: 'bo' })),
    {
      territory: 'b1',
      objective: 'field',
      units: [unit('b1', 'patrol'), unit('b1', 'army')],
      useIntel: true,
      characters: ['person-2'],
    } as Means,
    {
      territory: 'b1',
      objective: 'field',
      units: [unit('b1', 'army'), unit('b1', 'patrol')],
      useIntel: true,
      characters: ['person-2'],
    } as Means,
  ],
  [
    'an assault that says too much',
    about(t.external('battle', { territory: 'b1' }), besieged),
    { territory: 'b1', objective: 'assault', units: [unit('b1', 'army')] } as Means,
    { units: [unit('b1', 'army')], characters: [], useIntel: false } as Means,
  ],
  [
    'soldiers sent home twice from one unit',
    about(t.internal('demobilise'), (draft) => t.values(draft, 'ada', [4, 5, 5, 5])),
    {
      from: [
        { ...unit('b1', 'army'), amount: 2 },
        { ...unit('a1', 'garrison'), amount: 1 },
        { ...unit('b1', 'army'), amount: 1 },
      ],
    } as Means,
    {
      from: [
        { ...unit('a1', 'garrison'), amount: 1 },
        { ...unit('b1', 'army'), amount: 3 },
      ],
    } as Means,
  ],
  [
    'a march of as many as one likes, as another kind',
    about(t.internal('move-troops')),
    { from: unit('a1', 'garrison'), to: unit('a4', 'patrol'), amount: 5 } as Means,
    { from: unit('a1', 'garrison'), to: unit('a4', 'patrol'), amount: 5 } as Means,
  ],
  ['a siege from the only base', about(t.external('siege', { territory: 'b1' })), {}, { base: 'b1', characters: [], useIntel: false }],
  ['a levy', about(t.internal('recruit', { mode: 'levy' })), { city: 'a1', useIntel: false }, { city: 'a1', characters: [] }],
  [
    'a capture by arms',
    about(t.external('capture', { character: 'person-3' })),
    { characteristic: 'militarism', characters: ['person-2', 'person-1'] },
    { characteristic: 'militarism', characters: ['person-1', 'person-2'], useIntel: false },
  ],
  [
    'a raid',
    about(t.external('incursion', { target: 'bo' })),
    { patrol: 'b1', useIntel: true },
    { patrol: 'b1', useIntel: true, characters: [] },
  ],
  [
    'a civil war with somebody who speaks',
    about(t.internal('civil-war'), rebels),
    { authorityCharacters: ['person-1'] },
    { characters: [], authorityCharacters: ['person-1'] },
  ],
  ['an order that has become impossible', about(t.external('siege', { territory: 'c1' })), { base: 'b1', amount: 3 }, {}],
])('an order is carried out by any means it may have: %s', (_, state, means, written) => {
  const action = { type: 'execute', player: 'ada', declaration: '1', ...means } as Action;
  expect(isAccepted(state, action)).toBe(true);
  expect(reached(state, action)).toEqual({ type: 'execute', player: 'ada', declaration: '1', ...written });
});

test('no means are asked for that the order has no use for', () => {
  const gone = filled(about(t.external('siege', { territory: 'c1' })), 'ada', 'execute', { declaration: '1' });
  expect(gone.ready).toEqual({ type: 'execute', player: 'ada', declaration: '1' });
  const battle = about(t.external('battle', { opponent: 'bo' }));
  expect(offered(battle, 'ada', 'execute', { declaration: '1' })).toEqual(['b1']);
  expect(filled(battle, 'ada', 'execute', { declaration: '1', territory: 'b1', objective: 'field' }).ask?.question).toMatchObject({
    kind: 'some',
    min: 1,
    max: 2,
  });
  expect(closedBy(t.resolving(battle, 'ada', {}), 'ada', 'execute')).not.toBe('open');
});

test('who is promoted in what can be shown, on the sheet of the country', () => {
  const [character] = offered(writing, 'ada', 'declare', { kind: 'promote', 'written.mode': 'improve' }) as readonly string[];
  for (const answers of [{ 'written.mode': 'introduce' }, { 'written.mode': 'improve', 'written.character': character }]) {
    const { ask } = filled(writing, 'ada', 'declare', { kind: 'promote', ...answers });
    expect(ask!.field).toBe('written.characteristic');
    expect(aboutOf(ask!.question, 'diplomacy')).toEqual({ kind: 'characteristic', player: 'ada', id: 'diplomacy' });
  }
});

test('nobody and nothing is given a name of spaces', () => {
  const [territory] = offered(writing, 'ada', 'declare', { kind: 'found-city' }) as readonly string[];
  const blank = filled(writing, 'ada', 'declare', { kind: 'found-city', 'written.territory': territory, 'written.name': '  ' });
  expect([blank.misfit?.field, blank.ask?.question]).toMatchObject(['written.name', { kind: 'text', notBlank: true }]);
});
