import { expect } from 'vitest';
import { defend, falling, field, fight, meeting } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, perform, refusal } = t;

const begun = perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['person-1'] }).state;
const garrison = { territory: 'b1', kind: 'garrison' } as const;
const answer = (units: readonly object[], characters: readonly string[] = [], state = begun) =>
  refusal(state, { type: 'defend-battle', player: 'bo', units, characters } as never);

clause('GM-BPRO-01', 'first the defender, then third parties in initiative order after the actor, then the dice, attacker first', () => {
  expect(begun.affairs[0]!.window).toEqual({ type: 'battle-defence', player: 'bo' });
  const ready = defend(begun, []).state;
  expect(ready.affairs[0]!.window).toEqual({ type: 'battle-join', player: 'cy' });
  const { rolls } = t.play(ready, { type: 'join-battle', player: 'cy', side: 'none', characters: [] }, [5, 5]);
  expect(rolls.map(({ why }) => why)).toEqual(['battle: ada', 'battle: bo']);
  const four = edit(t.started(['ada', 'bo', 'cy', 'di']), (draft) => {
    for (const player of ['ada', 'bo', 'cy', 'di']) t.arm(draft, player, 'b8 army 3');
  });
  const slot = t.resolving(four, 'ada', { ada: [fight] }, ['cy', 'ada', 'di', 'bo']);
  const crowded = t.after(slot, { type: 'execute', player: 'ada', declaration: '1', ...field('b8', 'army') });
  expect(crowded.affairs[0]).toMatchObject({ toAsk: ['di', 'cy'], window: { player: 'bo' } });
});

clause('GM-BPRO-02', 'in the field all field units defend, and the enabled garrison if it will; in an assault the other way round', () => {
  const both = perform(
    falling((draft) => {
      t.arm(draft, 'ada', 'b6 army 5');
      t.arm(draft, 'bo', 'b6 garrison 3, b6 army 2, b6 patrol 1, b1 garrison 4');
    }),
    'ada',
    fight,
    field('b6', 'army'),
  ).state;
  const strength = (state: typeof both, units: readonly object[]) =>
    t.only(defend(state, [5, 5], { units }).events, 'battle-rolled').sides[1]!.strength;
  const unit = (kind: string) => ({ territory: 'b6', kind });
  expect([strength(both, []), strength(both, [unit('garrison')])]).toEqual([3, 6]);
  const storm = perform(
    falling((draft) => t.arm(draft, 'bo', 'b6 garrison 3, b6 army 2, b6 patrol 1, b1 garrison 4')),
    'ada',
    fight,
    { ...field('b6', 'army'), objective: 'assault' },
  ).state;
  expect([strength(storm, []), strength(storm, [unit('army')]), strength(storm, [unit('army'), unit('patrol')])]).toEqual([3, 5, 6]);
  const sick = edit(both, (draft) => {
    draft.cities['b6']!.disasterTurn = 1;
  });
  expect(answer([unit('garrison')], [], sick)).toEqual(['unit-not-eligible', 'GM-WIND-02']);
});

clause('GM-WIND-02', 'only the optional units are named, each once', () => {
  const refused = ['unit-not-eligible', 'GM-WIND-02'];
  for (const kind of ['army', 'patrol']) expect(answer([{ territory: 'b1', kind }])).toEqual(refused);
  expect(answer([{ territory: 'b3', kind: 'garrison' }])).toEqual(refused);
  expect(answer([garrison, garrison])).toEqual(refused);
  expect(answer([{ territory: 'zed', kind: 'garrison' }])).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(defend(begun, [], { units: [garrison] }).state.affairs[0]).toMatchObject({ defence: { units: [garrison] } });
});

clause(['GM-ACTV-01', 'GM-ACTV-04'], 'defenders are own, able and in the venue', () => {
  const away = edit(begun, (draft) => void t.person(draft, 'bo', 'M1', 'b3'));
  expect(answer([], ['person-4'], away)).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(answer([], ['person-3'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(defend(begun, [], { characters: ['person-2'] }).state.affairs[0]).toMatchObject({ defence: { characters: ['person-2'] } });
});
