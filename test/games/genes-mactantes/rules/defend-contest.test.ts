import { expect } from 'vitest';
import { cast } from '../helpers/scenes/external-orders.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, internal, perform, refusal } = t;

const strike = internal('assassinate', { character: 'person-1' });
const begun = (changes: Parameters<typeof edit>[1], script: readonly number[] = []) =>
  perform(edit(cast, changes), 'ada', strike, {}, script).state;

clause('GM-WIND-03', 'the opponent is asked where it has anybody else free and unused, wherever it may be', () => {
  expect(begun(() => undefined).affairs.at(-1)!.window).toEqual({ type: 'contest-defence', player: 'bo' });
  const second = (changes: object) => (draft: Parameters<Parameters<typeof edit>[1]>[0]) =>
    void Object.assign(draft.characters[1]!, changes);
  for (const changes of [{ used: true }, { out: 'dead' }, { captor: 'ada', location: 'a1' }, { owner: 'cy' }])
    expect(begun(second(changes), [9, 2]).affairs).toEqual([]);
  // Ability and place are secrets that the question does not tell.
  const idle = begun((draft) => {
    second({ location: 'b8', values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 } })(draft);
    draft.cities['b2']!.disasterTurn = 1;
  });
  expect(idle.affairs.at(-1)!.window).toEqual({ type: 'contest-defence', player: 'bo' });
});

clause('GM-CONT-05', 'others of the opponent may help: usable, with that characteristic, where the target is', () => {
  const guarded = begun((draft) => {
    t.person(draft, 'bo', 'D3', 'a2');
    t.person(draft, 'bo', 'D3', 'b1');
    t.person(draft, 'bo', 'M3', 'a2');
    t.person(draft, 'cy', 'D3', 'a2');
    t.person(draft, 'bo', 'D1', 'a2', { used: true });
  });
  const refused = (id: string) => refusal(guarded, { type: 'defend-contest', player: 'bo', characters: [id] });
  expect(refused('person-6')).toEqual(['character-not-present', 'GM-ACTV-04']);
  for (const id of ['person-2', 'person-7', 'person-8', 'person-9']) expect(refused(id)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const { events, state } = t.play(guarded, { type: 'defend-contest', player: 'bo', characters: ['person-5'] }, [9, 2]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ totals: [14, 11], characters: [[], ['person-5', 'person-1']] });
  expect(t.characterIn(state, 'person-5').used).toBe(true);
  const fists = perform(
    edit(cast, (draft) => void t.person(draft, 'bo', 'M3', 'b2')),
    'ada',
    external('capture', { character: 'person-2' }),
    { characteristic: 'militarism' },
  ).state;
  const fought = t.play(fists, { type: 'defend-contest', player: 'bo', characters: ['person-5'] }, [9, 2]);
  expect(t.only(fought.events, 'contest-rolled').totals).toEqual([14, 10]);
});
