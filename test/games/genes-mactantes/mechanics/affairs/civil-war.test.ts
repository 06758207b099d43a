import type { Event, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { rebel, torn, war } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, internal, edit, external, started } = t;

const order = internal('civil-war');
const sidesOf = (events: Parameters<typeof t.only>[0]) => t.only(events, 'battle-rolled').sides;

clause('GM-CIVW-06', 'the whole enabled loyal Army fights, wherever it stands, with Militarism and active people at home', () => {
  const state = torn((draft) => {
    t.person(draft, 'ada', 'M3', 'a3');
    t.person(draft, 'ada', 'M1', 'b1');
    draft.cities['a3']!.disasterTurn = 1;
    t.arm(draft, 'ada', 'a1 garrison 6, a3 garrison 4, a3 army 1, b8 army 2, mar-de-fora patrol 1');
  });
  const [loyal] = sidesOf(war(state, {}, [], [5, 10, 2]).events);
  // The garrison of the stricken city stays in bed; the army before it does not.
  expect(loyal).toMatchObject({ leader: 'ada', allies: [], strength: 10, characteristic: 5, support: 2, die: 5, total: 22 });
  const fighter = edit(state, (draft) => void t.person(draft, 'ada', 'M1', 'a1'));
  const helped = war(fighter, { characters: ['person-8'] }, [], [5, 10, 2]);
  expect(sidesOf(helped.events)[0]).toMatchObject({ support: 3, characters: ['person-1', 'person-8'], total: 23 });
  const refused = (characters: string[]) => t.refusedMeans(state, 'ada', order, { characters });
  expect(refused(['person-7'])).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refused(['person-6'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused(['person-2'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
});

clause(
  ['GM-CIVW-06', 'GM-CIVW-07'],
  'the principal counts with the higher of Militarism and Authority, used or abroad, but not captive or disabled',
  () => {
    const support = (
      text: string,
      changes: object = {},
      recipe: (draft: Parameters<Parameters<typeof edit>[1]>[0]) => void = () => undefined,
    ) => {
      const worth = { authority: Number(text[1]), militarism: Number(text[3]) };
      const state = torn((draft) => {
        Object.assign(draft.characters[0]!, changes);
        Object.assign(draft.characters[0]!.values, worth);
        recipe(draft);
      });
      return sidesOf(war(state, {}, [], [5, 10, 2]).events)[0]!.support;
    };
    expect([support('A2M1'), support('A1M3'), support('A0M1'), support('A0M0')]).toEqual([2, 3, 1, 0]);
    expect([support('A2M1', { used: true }), support('A2M1', { location: 'b1' })]).toEqual([2, 2]);
    expect(support('A2M1', { captor: 'bo', location: 'b1' })).toBe(0);
    const stricken = (draft: Parameters<Parameters<typeof edit>[1]>[0]): void => {
      draft.cities['a1']!.disasterTurn = 1;
    };
    expect(support('A2M1', {}, stricken)).toBe(0);
  },
);

clause('GM-CIVW-07', 'the principal is seen, used and exposed, and has no second part', () => {
  for (const means of [{ characters: ['person-1'] }, { authorityCharacters: ['person-1'] }])
    expect(t.refusedMeans(torn(), 'ada', order, means)).toEqual(['character-not-eligible', 'GM-CIVW-07']);
  const { state, events } = war(torn(), {}, [], [5, 10, 2]);
  expect([t.characterIn(state, 'person-1').used, t.only(events, 'character-active').character]).toEqual([true, 'person-1']);
});

clause('GM-CIVW-08', 'rebels, counterpower, committed troops and people; their principal by its better value', () => {
  const state = torn((draft) => {
    draft.countries['ada']!.counterpower = 2;
    draft.countries['ada']!.civilWar!.rebelArmy = 4;
  });
  const asked = war(state).state;
  const answer = (rest: object) => sidesOf(t.play(asked, rebel(rest), [9, 4]).events)[1];
  const troops = [{ territory: 'a2', kind: 'army' }];
  expect(answer({ units: troops, characters: ['person-3', 'person-4'], principal: 'person-4' })).toMatchObject({
    ...{ leader: 'rebels', allies: ['bo'], strength: 8, characteristic: 2, support: 3, total: 17 },
  });
  const bare = war(state, {}, [], [9, 4]);
  expect(sidesOf(bare.events)[1]).toMatchObject({ allies: [], strength: 4, characteristic: 2, support: 0, die: 4, total: 10 });
});

clause('GM-CIVW-10', 'winner and loss are those of a battle; walls, terrain and intel do not count', () => {
  const walled = torn(
    (draft) => {
      draft.countries['ada']!.principal = null;
      draft.countries['ada']!.intel = { bo: 1 };
      draft.cities['a1']!.walled = true;
    },
    { battleTerrain: true },
  );
  // Ada 5 + 8 points, rebels 5.
  const fought = (script: readonly number[]) => war(walled, {}, [], script);
  const told = (script: readonly number[]) => t.only(fought(script).events, 'battle-rolled');
  expect(told([2, 8, 2])).toMatchObject({
    winner: 'ada',
    loss: 2,
    sides: [
      { modifiers: 0, total: 15 },
      { modifiers: 0, total: 13 },
    ],
  });
  expect(fought([2, 8, 2]).state.countries['ada']!.civilWar!.rebelArmy).toBe(3);
  expect(told([1, 1, 2])).toMatchObject({ winner: null, loss: 0 });
  expect([t.army(fought([1, 1, 2]).state, 'ada'), fought([1, 1, 2]).state.countries['ada']!.civilWar!.rebelArmy]).toEqual([8, 5]);
  expect(told([1, 2, 2])).toMatchObject({ winner: 'rebels', loss: 1 });
  expect(told([9, 10, 2])).toMatchObject({ winner: 'rebels', loss: 1 });
  expect(t.at(fought([1, 2, 2]).state, 'ada', 'a1', 'garrison')).toBe(5);
});

clause('GM-CIVW-10', 'rebels lose first, then supporters in the order of their answers, point by point', () => {
  const state = torn((draft) => {
    draft.countries['ada']!.principal = null;
    t.arm(draft, 'ada', 'a1 garrison 12');
    t.arm(draft, 'cy', 'a3 army 2');
  });
  const asked = t.after(war(state, {}, ['bo', 'cy']).state, rebel({ units: [{ territory: 'a2', kind: 'army' }] }));
  const { state: beaten, events } = t.play(
    asked,
    { ...(rebel({ units: [{ territory: 'a3', kind: 'army' }] }) as object), player: 'cy' } as never,
    [6, 5, 2],
  );
  // 5 + 12 + 6 = 23 against 5 + 4 + 2 + 5 = 16: seven points, three rounds of three parties and no more.
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 7 });
  expect([beaten.countries['ada']!.civilWar!.rebelArmy, t.at(beaten, 'bo', 'a2', 'army'), t.army(beaten, 'cy')]).toEqual([2, 2, 0]);
  expect(beaten.countries['bo']!.ledger.lost).toBe(2);
});

clause('GM-CIVW-09', 'with the option a muster of Militarism at 12 comes first, and failed there is no battle', () => {
  const state = torn(() => undefined, { civilWarMuster: true });
  const { events, state: waited } = war(state, { authorityCharacters: ['person-2'] }, [], [7, 5]);
  expect([
    t.eventsOf(events, 'battle-rolled').length,
    t.characterIn(waited, 'person-1').used,
    t.characterIn(waited, 'person-2').used,
  ]).toEqual([0, false, true]);
  expect(t.eventsOf(events, 'test-rolled').map((e) => [e.characteristic, e.difficulty, e.bonus, e.success])).toEqual([
    ['militarism', 12, 0, false],
    ['authority', 14, 1, false],
  ]);
  const mustered = war(state, {}, [], [8, 3, 10, 2]);
  expect(mustered.rolls.map(({ why }) => why)).toEqual(['muster: ada', 'civil war: ada', 'civil war: rebels', 'civil-war: ada']);
  expect(sidesOf(mustered.events).map(({ die }) => die)).toEqual([3, 10]);
  expect(war(torn(), {}, [], [3, 10, 2]).rolls.map(({ why }) => why)).toEqual(['civil war: ada', 'civil war: rebels', 'civil-war: ada']);
});

/** A war at home with a muster; both sides have somebody to send. */
const mustered = (): State =>
  edit(started(['ada', 'bo'], { civilWarMuster: true }), (draft) => {
    t.alone(draft);
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.values(draft, 'ada', [5, 5, 5, 5]);
    t.arm(draft, 'ada', 'a1 garrison 6');
    t.arm(draft, 'bo', 'a2 army 2');
    t.person(draft, 'ada', 'M1', 'a1');
    t.person(draft, 'ada', 'A1', 'a3');
    t.person(draft, 'bo', 'M1', 'a2');
  });
const muster = (script: readonly number[]): { readonly state: State; readonly events: readonly Event[] } => {
  const asked = t.after(
    t.resolving(mustered(), 'ada', {
      ada: [internal('civil-war')],
      bo: [external('support-rebellion', { target: 'ada' }), internal('observe')],
    }),
    { type: 'execute', player: 'ada', declaration: '1', characters: ['person-1'], authorityCharacters: ['person-2'] },
  );
  return t.play(asked, { type: 'commit-rebels', player: 'bo', units: [], characters: ['person-3'], principal: 'person-3' }, script);
};
const told = (events: readonly Event[]): string[] =>
  events.map((event) => (event.type === 'test-rolled' ? event.purpose : event.type === 'character-active' ? event.character : event.type));

clause(
  'GM-EVT-02',
  'in a civil war those who fight step forward before the muster is told, and speakers only before their own test',
  () => {
    // Muster 8 + 5 = 13 beats 12; the government wins by one, so the rebel is exposed first.
    const { state, events } = muster([8, 5, 9]);
    expect(told(events)).toEqual([
      ...['window-answered', 'action-read', 'rebellion-supported', 'rebel-principal-named'],
      ...['person-1', 'person-3', 'muster', 'battle-rolled', 'window-opened'],
    ]);
    expect(t.only(events, 'battle-rolled').winner).toBe('ada');
    const rest = t.play(state, { type: 'react', player: 'ada', mode: 'decline' }, [10]).events;
    expect(told(rest).slice(0, 4)).toEqual(['window-answered', 'person-2', 'civil-war', 'civil-war-ended']);
  },
);

clause('GM-CIVW-09', 'a failed muster is told alone: nobody steps forward, and the test of Authority follows', () => {
  const { state, events } = muster([7, 2]);
  expect(told(events).slice(4, 7)).toEqual(['muster', 'person-2', 'civil-war']);
  expect([1, 2, 3].map((n) => t.characterIn(state, `person-${n}`).used)).toEqual([false, true, false]);
  expect(t.eventsOf(events, 'battle-rolled')).toEqual([]);
  expect(state.sheets['bo']![0]!.state).toBe('done');
});
