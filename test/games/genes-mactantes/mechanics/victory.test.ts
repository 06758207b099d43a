import type { Order } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { capitals, ending, three } from '../helpers/scenes/endings.js';
import { develop } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, internal, perform } = t;

type Recipe = Parameters<typeof edit>[1];

clause('GM-VICT-01', 'who controls the capital of every rival at the same moment wins, however it came by them', () => {
  expect(ending(three((draft) => capitals(draft, 'ada', ['b1'])))).toBeNull();
  expect(ending(three((draft) => capitals(draft, 'ada', ['b3', 'c3'])))).toBeNull();
  expect(ending(three((draft) => capitals(draft, 'ada', ['b1', 'c1'])))).toEqual({ reason: 'capitals', winners: ['ada'] });
});

clause('GM-VICT-04', 'only living rivals count, and neither the own capital nor the own principal', () => {
  const alone = three((draft) => {
    capitals(draft, 'ada', ['b1']);
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
  });
  expect(ending(alone)).toEqual({ reason: 'capitals', winners: ['ada'] });
  const exiled = three((draft) => {
    capitals(draft, 'ada', ['b1', 'c1']);
    draft.controllers['a1'] = 'bo';
    draft.countries['ada']!.dethronedBy = t.claims('bo', 'cy');
  });
  expect(ending(exiled)).toEqual({ reason: 'capitals', winners: ['ada'] });
  const unseated = three((draft) => {
    draft.countries['bo']!.dethronedBy = t.claims('ada');
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
  });
  expect(ending(unseated)).toEqual({ reason: 'principals', winners: ['ada'] });
});

clause('GM-VICT-02', 'who has unseated every rival’s principal wins', () => {
  const claims = (bo: string[], cy: string[]) =>
    three((draft) => {
      draft.countries['bo']!.dethronedBy = t.claims(...bo);
      draft.countries['cy']!.dethronedBy = t.claims(...cy);
    });
  expect(ending(claims(['ada'], []))).toBeNull();
  expect(ending(claims(['ada', 'cy'], ['ada']))).toEqual({ reason: 'principals', winners: ['ada'] });
});

/** Bo's people in ada's land: its principal and another. */
const court = (recipe: Recipe = () => undefined) =>
  three((draft) => {
    t.person(draft, 'bo', 'M1', 'a2');
    t.person(draft, 'bo', 'M1', 'a2', { used: true });
    draft.countries['bo']!.principal = 'person-1';
    draft.characters[0]!.used = true;
    t.values(draft, 'ada', [10, 10, 10, 5]);
    recipe(draft);
  });
const seize = (character: string) => internal('capture', { character });
const byAda = [{ by: 'ada', character: 'person-1' }];
const byForce = { characteristic: 'militarism' } as const;

clause('GM-VICT-03', 'killing, capturing or convincing the principal of the moment gives a claim', () => {
  const claims = (order: Order, means: object, script: readonly number[]) =>
    perform(court(), 'ada', order, means, script).state.countries['bo']!.dethronedBy;
  expect(claims(seize('person-1'), byForce, [9, 2])).toEqual(byAda);
  expect(claims(internal('assassinate', { character: 'person-1' }), {}, [9, 2])).toEqual(byAda);
  expect(claims(internal('convince', { character: 'person-1' }), {}, [9])).toEqual(byAda);
  for (const order of [
    seize('person-2'),
    internal('assassinate', { character: 'person-2' }),
    internal('convince', { character: 'person-2' }),
  ])
    expect(claims(order, order.kind === 'capture' ? byForce : {}, order.kind === 'convince' ? [9] : [9, 2])).toEqual([]);
  expect(claims(seize('person-1'), byForce, [2, 9])).toEqual([]);
});

clause('GM-VICT-03', 'reactions and reprisals give it too', () => {
  const abroad = court((draft) => {
    draft.characters[0]!.location = 'b1';
    draft.characters[0]!.used = false;
  });
  const road = { type: 'travel', player: 'bo', character: 'person-1', path: ['b7', 'a4'] } as const;
  const caught = { type: 'react', player: 'ada', mode: 'capture', characteristic: 'militarism' } as const;
  const stopped = t.after(t.after(t.resolving(abroad, 'bo', {}), road), caught, [9, 2]);
  expect(stopped.countries['bo']!.dethronedBy).toEqual(byAda);
  const agent = court((draft) => {
    draft.characters[0]!.used = false;
    draft.characters[0]!.values.diplomacy = 1;
  });
  const failed = perform(agent, 'bo', external('sabotage', { target: 'ada' }), { characters: ['person-1'] }, [2]).state;
  expect(t.after(failed, caught, [9, 2]).countries['bo']!.dethronedBy).toEqual(byAda);
});

clause('GM-VICT-03', 'the claim lasts, whatever becomes of the principal and whoever is principal later', () => {
  const { state: caught } = perform(court(), 'ada', seize('person-1'), byForce, [9, 2]);
  expect(caught.countries['bo']!.principal).toBe('person-1');
  const free = t.after(t.resolving(caught, 'ada', {}), { type: 'release-captive', player: 'ada', character: 'person-1' });
  const { state: renewed } = perform(free, 'bo', internal('promote', { mode: 'appoint', character: 'person-2' }));
  expect([renewed.countries['bo']!.principal, renewed.countries['bo']!.dethronedBy]).toEqual(['person-2', byAda]);
});

clause('GM-VICT-05', 'only with the option may the two be mixed', () => {
  const half = (options: object) =>
    three((draft) => {
      capitals(draft, 'ada', ['b1']);
      draft.countries['cy']!.dethronedBy = t.claims('ada');
    }, options);
  expect([ending(half({})), ending(half({ mixedVictory: true }))]).toEqual([null, { reason: 'mixed', winners: ['ada'] }]);
});

clause('GM-VICT-06', 'capitals count before principals, and those before a mixture', () => {
  const both = three((draft) => {
    capitals(draft, 'ada', ['b1', 'c1']);
    for (const player of ['bo', 'cy']) draft.countries[player]!.dethronedBy = t.claims('ada');
  });
  expect(ending(both)).toEqual({ reason: 'capitals', winners: ['ada'] });
  const later = three(
    (draft) => {
      capitals(draft, 'bo', ['a1']);
      draft.countries['cy']!.dethronedBy = t.claims('ada', 'bo');
      draft.countries['bo']!.dethronedBy = t.claims('ada');
    },
    { mixedVictory: true },
  );
  expect(perform(later, 'bo', develop).state.ending).toEqual({ reason: 'principals', winners: ['ada'] });
});

clause('GM-VICT-06', 'of several the acting player wins, else the first by initiative, or by lot outside the resolution', () => {
  const several = three((draft) => {
    draft.order = ['bo', 'cy', 'ada'];
    draft.countries['ada']!.dethronedBy = t.claims('bo');
    draft.countries['bo']!.dethronedBy = t.claims('ada');
    draft.countries['cy']!.dethronedBy = t.claims('ada', 'bo');
  });
  const winner = (player: string, initiative: readonly string[]) =>
    t.after(t.resolving(several, player, { [player]: [develop] }, initiative), { type: 'execute', player, declaration: '1' }).ending!
      .winners;
  expect([winner('ada', ['bo', 'ada', 'cy']), winner('bo', ['ada', 'bo', 'cy'])]).toEqual([['ada'], ['bo']]);
  expect([winner('cy', ['cy', 'ada', 'bo']), winner('cy', ['cy', 'bo', 'ada'])]).toEqual([['ada'], ['bo']]);
  const words = { type: 'propose-trade', player: 'cy', to: 'ada', give: [], take: [{ item: 'promise', text: 'x' }] } as const;
  const asked = t.after(several, words);
  expect(t.after(asked, { type: 'accept-trade', player: 'ada', offer: asked.offers[0]!.id }).ending!.winners).toEqual(['ada']);
  const [one, two] = [{ ...words, player: 'ada' as const, to: 'cy' }, several];
  const other = t.after(two, one);
  expect(t.after(other, { type: 'accept-trade', player: 'cy', offer: other.offers[0]!.id }).ending!.winners).toEqual(['bo']);
});

clause('GM-VICT-07', 'a claim sleeps while the very person it was won on is free and in office again', () => {
  const state = three((draft) => {
    t.person(draft, 'bo', 'M1', 'b1');
    t.person(draft, 'bo', 'M1', 'b1');
    t.person(draft, 'cy', 'M1', 'c1');
    draft.countries['bo']!.principal = 'person-1';
    draft.countries['cy']!.principal = 'person-3';
    draft.countries['bo']!.dethronedBy = [{ by: 'ada', character: 'person-1' }];
    draft.countries['cy']!.dethronedBy = [{ by: 'ada', character: 'person-99' }];
  });
  const wins = (recipe: Parameters<typeof edit>[1]) =>
    t.after(t.resolving(edit(state, recipe), 'ada', {}), { type: 'pass', player: 'ada' }).ending;
  expect(wins(() => undefined)).toBeNull();
  const principals = { reason: 'principals', winners: ['ada'] };
  expect(wins((draft) => void Object.assign(draft.countries['bo']!, { principal: 'person-2' }))).toEqual(principals);
  expect(wins((draft) => void Object.assign(draft.characters[0]!, { captor: 'cy', location: 'c1' }))).toEqual(principals);
});
