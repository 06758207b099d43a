import { expect } from 'vitest';
import { defend, field, fight, meeting, scene } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, perform, refusal } = t;
const join = (side: 'attacker' | 'defender' | 'none', characters: readonly string[] = [], player = 'cy') =>
  ({ type: 'join-battle', player, side, characters }) as const;
const open = (state: typeof meeting, characters: readonly string[] = []) =>
  defend(perform(state, 'ada', fight, { ...field('b1', 'army'), characters }).state, []).state;
const asked = open(meeting, ['person-1']);
const sidesOf = (step: ReturnType<typeof t.play>) => t.only(step.events, 'battle-rolled').sides;

clause('GM-BPRO-03', 'a third party takes a side or none, and sends nobody if none', () => {
  expect(game.actors(asked)).toEqual(['cy']);
  expect(refusal(asked, join('none', ['person-3']))).toEqual(['bad-parameter', 'GM-BPRO-03']);
  expect(sidesOf(t.play(asked, join('none'), [2, 3])).map(({ allies }) => allies)).toEqual([[], []]);
  expect(sidesOf(t.play(asked, join('attacker'), [2, 3])).map(({ allies }) => allies)).toEqual([['cy'], []]);
  expect(sidesOf(t.play(asked, join('defender'), [2, 3])).map(({ allies }) => allies)).toEqual([[], ['cy']]);
  expect(refusal(asked, join('attacker', ['person-2']))).toEqual(['character-not-eligible', 'GM-ACTV-01']);
});

clause('GM-BPRO-03', 'it joins with all its field units there, and with no others', () => {
  const armed = open(edit(meeting, (draft) => t.arm(draft, 'cy', 'b1 patrol 3, b1 army 2, b3 army 9, c1 garrison 9')));
  const [attackers] = sidesOf(t.play(armed, join('attacker'), [2, 3]));
  expect(
    attackers!.units.filter(({ player }) => player === 'cy').map(({ territory, kind, strength }) => [territory, kind, strength]),
  ).toEqual([
    ['b1', 'army', 2],
    ['b1', 'patrol', 3],
  ]);
});

clause('GM-BPRO-03', 'only who has a field unit in the venue is asked, by initiative after the actor', () => {
  const crowd = (units: Readonly<Record<string, string>>, initiative: readonly string[]) => {
    const state = edit(t.started(['ada', 'bo', 'cy', 'di']), (draft) => {
      t.alone(draft);
      t.arm(draft, 'ada', 'b1 army 8');
      t.arm(draft, 'bo', 'b1 army 4');
      for (const [player, text] of Object.entries(units)) t.arm(draft, player, text);
    });
    const ready = t.resolving(state, 'ada', { ada: [fight] }, initiative);
    const begun = t.after(ready, { type: 'execute', player: 'ada', declaration: '1', ...field('b1', 'army') });
    return (begun.affairs[0] as { toAsk?: readonly string[] }).toAsk;
  };
  expect(crowd({ cy: 'b1 army 1', di: 'b1 patrol 1' }, ['di', 'ada', 'bo', 'cy'])).toEqual(['cy', 'di']);
  expect(crowd({ cy: 'b1 army 1', di: 'b1 patrol 1' }, ['ada', 'di', 'bo', 'cy'])).toEqual(['di', 'cy']);
  expect(crowd({ cy: 'b3 army 1', di: 'd1 garrison 1' }, ['ada', 'bo', 'cy', 'di'])).toEqual([]);
});

clause('GM-BPRO-03', 'the garrison of a third party in the venue neither is asked nor joins', () => {
  const abroad = (text: string) =>
    scene((draft) => {
      t.arm(draft, 'ada', 'c1 army 8');
      t.arm(draft, 'bo', 'c1 army 4');
      t.arm(draft, 'cy', text);
    });
  const begun = (text: string) => perform(abroad(text), 'ada', fight, field('c1', 'army')).state;
  expect(sidesOf(defend(begun('c1 garrison 5'), [2, 3])).map(({ allies }) => allies)).toEqual([[], []]);
  const both = defend(begun('c1 garrison 5, c1 patrol 2'), []).state;
  expect(sidesOf(t.play(both, join('defender'), [2, 3]))[1]!.strength).toBe(4 + 2);
});

clause('GM-BPRO-03', 'in an assault who stands at the base is asked as well', () => {
  const blockade = scene((draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 5, b2 army 2');
    t.arm(draft, 'bo', 'b2 garrison 4, b2 army 1');
    t.arm(draft, 'cy', 'mar-de-fora patrol 3');
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const begun = (objective: 'assault' | 'field') =>
    perform(blockade, 'ada', fight, { territory: 'b2', objective, units: [{ territory: 'b2', kind: 'army' }] }).state;
  const after = defend(begun('assault'), []).state;
  expect(game.actors(after)).toEqual(['cy']);
  expect(sidesOf(t.play(after, join('attacker'), [5, 5]))[0]!.units.map(({ player, territory }) => `${player} ${territory}`)).toEqual([
    ...['ada b2', 'cy mar-de-fora'],
  ]);
  expect(sidesOf(defend(begun('field'), [5, 5])).map(({ allies }) => allies)).toEqual([[], []]);
});

clause('GM-BPRO-04', 'allies add units and people to their leader, but neither die nor Militarism', () => {
  const total = (militarism: number) => {
    const state = edit(asked, (draft) => t.values(draft, 'cy', [6, 5, militarism, 6]));
    const step = t.play(state, join('attacker', ['person-3']), [2, 3]);
    expect(step.rolls.length).toBe(2);
    return sidesOf(step).map((side) => side.total);
  };
  expect([total(0), total(10)]).toEqual([
    [2 + 5 + 8 + 3 + 2 + 3, 3 + 4 + 4],
    [2 + 5 + 8 + 3 + 2 + 3, 3 + 4 + 4],
  ]);
  const helped = sidesOf(t.play(asked, join('defender', ['person-3']), [2, 3]));
  expect(helped.map(({ total: points }) => points)).toEqual([2 + 5 + 8 + 2, 3 + 4 + 4 + 3 + 3]);
});

clause('GM-BPRO-05', 'the total: die, Militarism of the leader, points engaged, and Militarism of active characters', () => {
  const [attackers, defenders] = sidesOf(t.play(asked, join('attacker', ['person-3']), [2, 3]));
  expect(attackers).toMatchObject({ leader: 'ada', die: 2, characteristic: 5, strength: 8 + 3, support: 2 + 3, modifiers: 0, total: 23 });
  expect(defenders).toMatchObject({ leader: 'bo', die: 3, characteristic: 4, strength: 4, support: 0, modifiers: 0, total: 11 });
  const both = t.play(perform(meeting, 'ada', fight, field('b1', 'army')).state, {
    type: 'defend-battle',
    player: 'bo',
    units: [{ territory: 'b1', kind: 'garrison' }],
    characters: ['person-2'],
  }).state;
  expect(sidesOf(t.play(both, join('none'), [2, 3]))[1]).toMatchObject({ strength: 4 + 3, support: 1, total: 3 + 4 + 7 + 1 });
});
