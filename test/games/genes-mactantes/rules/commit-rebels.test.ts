import type { CommitRebels } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { rebel, torn, war } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal } = t;

const asked = war(torn()).state;

clause(
  'GM-CIVW-03',
  'whoever has announced support is asked, in initiative order after the actor; its order is done, whatever it commits',
  () => {
    const both = war(torn(), {}, ['cy', 'bo']).state;
    expect(both.affairs[0]).toMatchObject({ toAsk: ['bo', 'cy'], window: { type: 'rebel-support', player: 'bo' } });
    const help = t.external('support-rebellion', { target: 'ada' });
    const sheets = { ada: [t.internal('civil-war')], bo: [help], cy: [help] };
    const turned = t.after(t.resolving(torn(), 'ada', sheets, ['cy', 'ada', 'bo']), { type: 'execute', player: 'ada', declaration: '1' });
    expect(turned.affairs[0]).toMatchObject({ toAsk: ['bo', 'cy'] });
    const other = t.after(t.resolving(torn(), 'ada', sheets, ['ada', 'cy', 'bo']), { type: 'execute', player: 'ada', declaration: '1' });
    expect(other.affairs[0]).toMatchObject({ toAsk: ['cy', 'bo'] });
    const answered = t.after(both, rebel());
    expect([answered.sheets['bo']![0]!.state, answered.affairs[0]!.window!.player]).toEqual(['done', 'cy']);
    const elsewhere = { ada: [t.internal('civil-war')], bo: [t.external('support-rebellion', { target: 'cy' })] };
    const alone = t.play(t.resolving(torn(), 'ada', elsewhere), { type: 'execute', player: 'ada', declaration: '1' }, [5, 10, 2]);
    expect([t.eventsOf(alone.events, 'window-opened'), alone.state.sheets['bo']![0]!.state]).toEqual([[], 'pending']);
  },
);

clause('GM-CIVW-04', 'own field units in the country, each once', () => {
  const state = edit(asked, (draft) => {
    t.arm(draft, 'bo', 'a2 army 4, a3 patrol 1, b1 army 3, b3 garrison 2');
    t.arm(draft, 'cy', 'a4 army 2');
  });
  const none = ['unit-not-eligible', 'GM-CIVW-04'];
  const refused = (...units: string[]) =>
    refusal(state, rebel({ units: units.map((text) => ({ territory: text.split(' ')[0], kind: text.split(' ')[1] })) }));
  for (const unit of ['b1 army', 'b3 garrison', 'a4 army', 'a2 patrol']) expect(refused(unit)).toEqual(none);
  expect(refused('a2 army', 'a2 army')).toEqual(none);
  expect(refused('zed army')).toEqual(['bad-parameter', 'GM-ERR-01']);
  const units = [
    { territory: 'a2', kind: 'army' },
    { territory: 'a3', kind: 'patrol' },
  ];
  expect(t.only(t.play(state, rebel({ units }), [5, 10]).events, 'rebellion-supported').units.map(({ strength }) => strength)).toEqual([
    4, 1,
  ]);
});

clause('GM-CIVW-04', 'usable people there with Militarism, or with Authority to lead', () => {
  const led = (characters: string[], principal: string, state = asked) => refusal(state, rebel({ characters, principal }));
  expect(led(['person-5'], 'person-5')).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(led(['person-3', 'person-4'], 'person-3')).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(led(['person-2'], 'person-2')).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const tired = edit(asked, (draft) => void Object.assign(draft.characters[2]!, { used: true }));
  expect(led(['person-3'], 'person-3', tired)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const fought = t.play(asked, rebel({ characters: ['person-3', 'person-4'], principal: 'person-4' }), [5, 10]);
  expect(t.only(fought.events, 'battle-rolled').sides[1]!.characters).toEqual(['person-3', 'person-4']);
});

clause('GM-CIVW-05', 'who commits people names one of them principal, unless there is a living free one', () => {
  const required = ['rebel-principal-required', 'GM-CIVW-05'];
  expect(refusal(asked, rebel({ characters: ['person-3'] }))).toEqual(required);
  expect(refusal(asked, rebel({ characters: ['person-3'], principal: 'person-4' }))).toEqual(required);
  expect(refusal(asked, rebel({ principal: 'person-3' }))).toEqual(required);
  const named = (state: typeof asked, rest: object) =>
    t.play(state, rebel(rest), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal;
  expect([named(asked, { characters: ['person-3'], principal: 'person-3' }), named(asked, {})]).toEqual(['person-3', null]);
  const led = edit(asked, (draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-3';
  });
  expect(refusal(led, rebel({ characters: ['person-3'], principal: 'person-3' }))).toEqual(['character-not-eligible', 'GM-CIVW-05']);
  expect([named(led, { characters: ['person-3'] }), named(led, {})]).toEqual(['person-3', 'person-3']);
});

clause(['GM-CIVW-03', 'GM-CIVW-04', 'GM-CIVW-05'], 'listed are troops or none, with nobody, or with a principal and those under it', () => {
  const listed = game.legalActions(asked, 'bo') as readonly CommitRebels[];
  for (const action of listed) expect(game.explain(asked, action)).toEqual([]);
  const bands: readonly (readonly [characters: readonly string[], principal: string | null])[] = [
    [[], null],
    [['person-3'], 'person-3'],
    [['person-4'], 'person-4'],
    [['person-3', 'person-4'], 'person-4'],
  ];
  const troops = [[], [{ territory: 'a2', kind: 'army' }]];
  const all = troops.flatMap((units) => bands.map(([characters, principal]) => ({ units, characters, principal })));
  expect(listed.map(({ units, characters, principal = null }) => ({ units, characters, principal }))).toEqual(all);
});

clause('GM-CIVW-05', 'the title passes on while its holder is captive, and ends with death or service of the government', () => {
  const holder = (changes: object) =>
    edit(asked, (draft) => {
      draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-3';
      Object.assign(draft.characters[2]!, changes);
    });
  const captive = holder({ captor: 'ada', location: 'a1' });
  const other = rebel({ characters: ['person-4'], principal: 'person-4' });
  expect(refusal(captive, rebel({ characters: ['person-4'] }))[0]).toBe('character-not-eligible');
  expect(t.play(captive, other, [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal).toBe('person-4');
  expect(t.play(captive, rebel(), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal).toBe('person-3');
  const serving = t.perform(
    edit(
      torn((draft) => t.values(draft, 'ada', [10, 5, 5, 5])),
      (draft) => {
        draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-3';
      },
    ),
    'ada',
    t.internal('convince', { character: 'person-3' }),
    {},
    [10],
  );
  expect([serving.state.countries['ada']!.civilWar, t.only(serving.events, 'rebel-principal-named')]).toMatchObject([
    { rebelPrincipal: null },
    { character: null },
  ]);
});
