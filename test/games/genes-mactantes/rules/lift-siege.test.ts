import { expect } from 'vitest';
import { closed } from '../scenes/external.js';
import { assault, defend, falling, field, fight, scene } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, game, internal, perform, refusal } = t;
type Recipe = Parameters<typeof edit>[1];
const lift = (territory: string, player = 'ada') => ({ type: 'lift-siege', player, territory }) as const;

clause('GM-LIFT-01', 'a besieger ends each of its own sieges, within its slot', () => {
  const slot = t.resolving(closed, 'ada', {});
  const { state, events } = t.play(slot, lift('b6'));
  expect([t.only(events, 'siege-ended'), state.cities['b6']!.siege]).toMatchObject([
    { territory: 'b6', by: 'ada', reason: 'lifted' },
    null,
  ]);
  expect(state.slot).toMatchObject({ player: 'ada', isOver: false });
  expect(refusal(slot, lift('b1'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  expect(refusal(slot, lift('b4'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  expect(refusal(t.resolving(closed, 'cy', {}), lift('b6', 'cy'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  const twice = edit(slot, (draft) => {
    draft.cities['b1']!.siege = { by: 'ada', base: 'b6' };
    draft.cities['c1']!.siege = { by: 'bo', base: 'c1' };
  });
  expect(game.legalActions(twice, 'ada', { types: ['lift-siege'] })).toEqual([lift('b1'), lift('b6')]);
});

/** Why a siege has ended, if it has. */
const reason = ({ events }: Pick<ReturnType<typeof perform>, 'events'>) => t.eventsOf(events, 'siege-ended').map((event) => event.reason);

clause('GM-SIEG-09', 'a siege is over when no army point is left at its base', () => {
  const turned = (amount: number) =>
    perform(closed, 'ada', internal('move-troops'), {
      ...{ from: { territory: 'b6', kind: 'army' }, to: { territory: 'b6', kind: 'patrol' }, amount },
    });
  expect([reason(turned(2)), reason(turned(3))]).toEqual([[], ['no-army']]);
  const home = perform(closed, 'ada', internal('demobilise'), { from: [{ territory: 'b6', kind: 'army', amount: 3 }] });
  expect([reason(home), home.state.cities['b6']!.siege]).toEqual([['no-army'], null]);
});

clause('GM-SIEG-09', 'a battle lost at the base ends it, one won or fought elsewhere does not', () => {
  const sortie = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 16'));
  const means = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const attacked = perform(sortie, 'bo', internal('battle', { opponent: 'ada' }), means).state;
  const answer = { type: 'defend-battle', player: 'ada', units: [], characters: [] } as const;
  const lost = t.play(attacked, answer, [3, 2]);
  expect([reason(lost), lost.state.controllers['b6']]).toEqual([['battle-lost'], 'bo']);
  expect(reason(t.play(attacked, answer, [1, 2]))).toEqual([]);
  const elsewhere = scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 3, b8 army 2');
    t.arm(draft, 'bo', 'b8 army 9');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  });
  expect(reason(defend(perform(elsewhere, 'ada', fight, field('b8', 'army'), []).state, [2, 9]))).toEqual([]);
});

clause('GM-SIEG-09', 'so does the own assault lost, also from a base at sea', () => {
  const blockade = scene((draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 5');
    t.arm(draft, 'bo', 'b2 garrison 4');
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const begun = perform(blockade, 'ada', fight, {
    ...{ territory: 'b2', objective: 'assault', units: [{ territory: 'mar-de-fora', kind: 'army' }] },
  }).state;
  expect(reason(defend(begun, [2, 9]))).toEqual(['battle-lost']);
  expect(defend(begun, [2, 9]).state.cities['b2']!.siege).toBeNull();
});

clause('GM-SIEG-09', 'and a battle lost as an ally', () => {
  const three = scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 2');
    t.arm(draft, 'bo', 'b6 army 9');
    t.arm(draft, 'cy', 'b6 army 3');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  const asked = defend(perform(three, 'ada', fight, field('b6', 'army'), []).state, []).state;
  const join = (side: 'attacker' | 'none') => t.play(asked, { type: 'join-battle', player: 'cy', side, characters: [] }, [2, 9]);
  expect([reason(join('attacker')), reason(join('none'))]).toEqual([['battle-lost'], []]);
});

clause('GM-SIEG-09', 'it ends with a new master of the city, and with the besieger', () => {
  expect(reason(assault(falling(), [9, 2]))).toEqual(['conquered']);
  // The besieged country falls in its own war, and its cities are nobody's.
  const torn: Recipe = (draft) => {
    draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'bo', 'b1 garrison 1');
    t.arm(draft, 'ada', 'b6 army 3');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  };
  const fallen = perform(scene(torn), 'bo', internal('civil-war'), {}, [2, 9]);
  expect([fallen.state.controllers['b6'], reason(fallen)]).toEqual(['independent', ['controller-changed']]);
  const outlaw: Recipe = (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'b6 army 4');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
    draft.countries['ada']!.principal = t.person(draft, 'ada', 'A1', 'b6');
    t.values(draft, 'bo', [6, 9, 4, 5]);
  };
  const slain = perform(scene(outlaw), 'bo', internal('assassinate', { character: 'person-1' }), {}, [9, 2]);
  expect([slain.state.countries['ada']!.eliminated === null, slain.state.cities['b6']!.siege]).toEqual([false, null]);
  expect(reason(slain)).toEqual(['eliminated']);
});
