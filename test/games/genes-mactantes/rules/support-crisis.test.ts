import { expect } from 'vitest';
import { crisis, face } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, inCrisis, refusal } = t;

/** Ada's Diplomacy fails; the others have people in her land and elsewhere. */
const low = inCrisis(
  (draft) => {
    t.alone(draft);
    t.values(draft, 'bo', [5, 1, 5, 5]);
    draft.crises = [{ player: 'bo', characteristic: 'diplomacy' }];
    t.person(draft, 'ada', 'D3', 'b1');
    t.person(draft, 'cy', 'D1', 'b3');
    t.person(draft, 'cy', 'D2', 'c1');
    t.person(draft, 'cy', 'M2', 'b2');
  },
  ['ada', 'bo', 'cy'],
);
const faced = t.after(low, { ...face('diplomacy'), player: 'bo' });

clause('GM-CRIS-09', 'the others who have anybody free and unused are asked in order after the afflicted, and may send nobody', () => {
  expect(faced.affairs[0]).toMatchObject({ toAsk: ['cy', 'ada'], window: { type: 'crisis-support', player: 'cy' } });
  const second = t.after(faced, { type: 'support-crisis', player: 'cy', characters: ['person-2'] });
  expect(game.actors(second)).toEqual(['ada']);
  const { events, state } = t.play(second, { type: 'support-crisis', player: 'ada', characters: ['person-1'] }, [6]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ player: 'bo', value: 2, bonus: 4, total: 12, success: true });
  expect([t.characterIn(state, 'person-1').used, t.characterIn(state, 'person-2').used]).toEqual([true, true]);
  const alone = t.after(faced, { type: 'support-crisis', player: 'cy', characters: [] });
  expect(t.only(t.play(alone, { type: 'support-crisis', player: 'ada', characters: [] }, [6]).events, 'test-rolled')).toMatchObject({
    bonus: 0,
    success: false,
  });
  const asked = (changes: object) =>
    t.after(
      edit(low, (draft) => void Object.assign(draft.characters[0]!, changes)),
      { ...face('diplomacy'), player: 'bo' },
    ).affairs[0];
  for (const changes of [{ used: true }, { out: 'dead' }, { captor: 'bo' }]) expect(asked(changes)).toMatchObject({ toAsk: ['cy'] });
  // Where somebody is, and how able, is not told by the question.
  expect(asked({ location: 'a1', values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 } })).toMatchObject({
    toAsk: ['cy', 'ada'],
  });
});

clause('GM-CRIS-09', 'helpers are usable, in the afflicted country, and have the characteristic', () => {
  const refused = (id: string, state = faced) => refusal(state, { type: 'support-crisis', player: 'cy', characters: [id] });
  expect(refused('person-3')).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refused('person-4')).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused('person-1')).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const struck = edit(faced, (draft) => {
    draft.cities['b3']!.disasterTurn = 2;
  });
  expect(refused('person-2', struck)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
});

clause('GM-CRIS-09', 'who wants no help asks nobody', () => {
  const refusing = t.play(low, { ...face('diplomacy', { acceptSupport: false }), player: 'bo' } as never, [5]);
  expect([refusing.state.affairs, t.eventsOf(refusing.events, 'window-opened')]).toEqual([[], []]);
});

clause('GM-CFG-12', 'without the option nobody else may help', () => {
  const state = crisis([5, 1, 5, 5], (draft) => void t.person(draft, 'bo', 'D3', 'a1'));
  expect(t.after(state, face('diplomacy')).affairs[0]!.window!.player).toBe('bo');
  const closed = edit(state, (draft) => {
    draft.config.foreignSupport = false;
  });
  expect(t.play(closed, face('diplomacy', { acceptSupport: true }), [5]).state.affairs).toEqual([]);
});
