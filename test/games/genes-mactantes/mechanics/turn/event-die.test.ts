import { expect } from 'vitest';
import { eventful } from '../../helpers/scenes/turns-and-travels.js';
import * as t from '../../helpers/table.js';

const { clause, edit } = t;

const rolled = (script: readonly number[]) => t.only(eventful(script).events, 'event-rolled');

/** The second event of a game of this many, all of whom pass. */
const affected = (players: readonly string[], script: readonly number[], gone: readonly string[] = []) => {
  const state = edit(t.started(players), (draft) => {
    draft.config.events = true;
    for (const player of players) t.values(draft, player, [6, 5, 5, 6]);
    for (const player of gone) {
      draft.countries[player]!.eliminated = { turn: 1, index: 0 };
      const heir = players.find((other) => !gone.includes(other))!;
      for (const id of Object.keys(draft.controllers)) if (draft.controllers[id] === player) draft.controllers[id] = heir;
      t.arm(draft, player, '');
      for (const character of draft.characters) if (character.owner === player) character.out = 'gone';
    }
  });
  const living = players.filter((player) => !gone.includes(player));
  const slot = t.resolving(state, living[0]!, {}, living);
  const last = living.slice(0, -1).reduce((now, player) => t.after(now, { type: 'pass', player }), slot);
  const { events } = t.play(last, { type: 'pass', player: living.at(-1)! }, script);
  return t.only(events, 'event-rolled').affected;
};

clause('GM-EVNT-01', 'one die at the start of a turn: 1 finds resources, 10 strikes, anything else is nothing', () => {
  for (const die of [2, 5, 9]) {
    const { state, rolls } = eventful([die]);
    expect([state.step, state.turn, rolls.map(({ why }) => why), rolled([die]).affected]).toEqual(['declare-internal', 2, ['event'], null]);
  }
  expect(t.only(eventful([1, 1]).events, 'resources-discovered').player).toBe('ada');
  expect(t.eventsOf(eventful([1, 1]).events, 'window-opened')).toEqual([]);
  const { state, events } = eventful([10, 1]);
  expect([t.eventsOf(events, 'resources-discovered'), state.affairs[0]]).toMatchObject([[], { type: 'disaster', player: 'ada' }]);
});

clause('GM-EVNT-02', 'a second die selects among the living in bands of equal width; what is left over is rolled again', () => {
  const three = ['ada', 'bo', 'cy'];
  expect([1, 3, 4, 6, 7, 9].map((die) => affected(three, [1, die]))).toEqual(['ada', 'ada', 'bo', 'bo', 'cy', 'cy']);
  expect(rolled([10, 10, 10, 3])).toMatchObject({ affected: 'ada', selectionDice: [10, 10, 3] });
  expect([5, 6, 10].map((die) => affected(['ada', 'bo'], [1, die]))).toEqual(['ada', 'bo', 'bo']);
  const four = ['ada', 'bo', 'cy', 'di'];
  expect([affected(four, [1, 9, 7]), affected(four, [1, 10, 8]), affected(four, [1, 2])]).toEqual(['di', 'di', 'ada']);
  expect([5, 6].map((die) => affected(three, [1, die], ['bo']))).toEqual(['ada', 'cy']);
});

clause('GM-EVNT-03', 'a discovery is one action more in this turn alone', () => {
  const found = eventful([1, 9]).state;
  expect([found.countries['cy']!.thisTurn.bonus, found.countries['cy']!.allowance, found.countries['ada']!.thisTurn.bonus]).toEqual([
    1,
    2 + 2 + 2 + 1,
    0,
  ]);
  const quiet = edit(found, (draft) => {
    draft.config.events = false;
  });
  expect(t.nextTurn(quiet).countries['cy']).toMatchObject({ allowance: 6, thisTurn: { bonus: 0 } });
});
