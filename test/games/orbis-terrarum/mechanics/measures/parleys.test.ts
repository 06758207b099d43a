import { expect } from 'vitest';
import { change } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause } from '../../helpers/table.js';
import { measure, nextTurn, reportOn, turn } from '../../helpers/turns.js';

const talk = (aim: 'attitude' | 'constitute-nation' | 'constitute-vassal', note = 'Friends.') =>
  measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim, note });

// Tribes are 10 away: 20 comes to 30, which is slight; 10 to 20, normal; 2 to 12, very.
clause('OT-DIP-08', 'a tribe that is won over by any success says so for ten years, in that region and for the one that asked', () => {
  const won = turn(start(), [talk('attitude')], 20);
  expect(won.regions['armorica']!.attitudes).toEqual([{ nation: 'francia', text: 'Friends.', lastTurn: 11 }]);
  expect([reportOn(won, 'francia').counter, Object.values(won.regions).filter(({ attitudes }) => attitudes.length > 0).length]).toEqual([
    null,
    1,
  ]);
  expect(turn(start(), [talk('attitude')], 31).regions['armorica']!.attitudes).toEqual([]);
  const later = turn(act(won, { type: 'open-orders', player: 'referee' }), [talk('attitude', 'Brothers.')], 2);
  expect(later.regions['armorica']!.attitudes).toEqual([{ nation: 'francia', text: 'Brothers.', lastTurn: 12 }]);
  const inTurn = (number: number) =>
    nextTurn(
      change(act(won, { type: 'open-orders', player: 'referee' }), (draft) => {
        draft.turn = number;
      }),
    ).regions['armorica']!.attitudes.length;
  expect([inTurn(10), inTurn(11)]).toEqual([1, 0]);
});
clause('OT-DIP-09', 'tribes become a Nation from normal on and a vassal from very on; less is an attitude', () => {
  const made = (aim: 'constitute-nation' | 'constitute-vassal', die: number) => {
    const state = turn(start(), [talk(aim)], die);
    return [state.nations['nation-1']?.patron, state.regions['armorica']!.attitudes.length];
  };
  expect([20, 10, 2].map((die) => made('constitute-nation', die))).toEqual([
    [undefined, 1],
    [null, 0],
    [null, 0],
  ]);
  expect([20, 10, 2].map((die) => made('constitute-vassal', die))).toEqual([
    [undefined, 1],
    [undefined, 1],
    ['francia', 0],
  ]);
  const { nations, regions } = turn(start(), [talk('constitute-nation')], 2);
  const born = nations['nation-1']!;
  expect(born).toMatchObject({ kind: 'state', capital: 'armorica', culture: 'celtic', faith: 'nicene' });
  expect([born.attributes.AUX, born.attributes.LEA, regions['armorica']!.owner]).toEqual([
    Math.max(...(['MIL', 'AUX', 'ECN', 'CLT', 'ADM'] as const).map((one) => born.attributes[one])),
    Math.max(...(['GES', 'LEA', 'TCN', 'INT', 'PRS'] as const).map((one) => born.attributes[one])),
    'nation-1',
  ]);
});
clause(['OT-SCOPE-10', 'OT-DIP-08', 'OT-DIP-09'], 'tribes are far away, and may become Nations', () => {
  const talk = (aim: 'attitude' | 'constitute-nation' | 'constitute-vassal') =>
    measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim, note: 'hello' });
  const friendly = turn(start(), [talk('constitute-vassal')], 11);
  expect([reportOn(friendly, 'francia').roll!.total, friendly.regions['armorica']!.attitudes]).toEqual([
    10,
    [{ nation: 'francia', text: 'hello', lastTurn: 11 }],
  ]);
  expect(turn(start(), [talk('constitute-vassal')], 2).nations['nation-1']).toMatchObject({
    patron: 'francia',
    capital: 'armorica',
    culture: 'celtic',
  });
  expect(turn(start(), [talk('constitute-nation')], 11).nations['nation-1']).toMatchObject({ patron: null });
});
