import { createMatch, type Match, seeded } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { type AtTheDevice, freeFrom, redoneTo, undoneTo } from '../../examples/terminal/taking-back.js';

/** A match in which these players have committed their sheets, one after the other. */
const committed = (...players: readonly string[]): Match => {
  const config = { players: ['ada', 'bo', 'cy'], warbandSelection: 'random', referee: 'present' } as const;
  const match = accepted(createMatch(ojoDelTerror, config, { dice: seeded(1) }));
  for (const player of players) accepted(match.play(player, { type: 'commit-orders' }));
  return match as unknown as Match;
};
const at = (viewer: string | null, people: readonly string[], isReferee = false): AtTheDevice => ({ viewer, people, isReferee });
const both = ['ada', 'bo'];

describe('what may be taken back', () => {
  test.each([
    ['nothing, before anybody acts', [], at('ada', both), null, 0],
    ['your last decision', ['bo', 'ada'], at('ada', both), 1, 1],
    ['your last decision with what bots answered', ['ada', 'cy', 'bo'], at('ada', ['ada']), 0, 0],
    ['not your decision once another person has acted', ['ada', 'bo'], at('ada', both), null, 2],
    ['nor anything that is not yours', ['bo'], at('ada', both), null, 1],
    ['nothing by those who only watch people', ['ada'], at(null, both), null, 1],
    ['anything where bots play alone', ['ada', 'bo'], at(null, []), 1, 0],
    ['what anybody did, by a referee', ['ada', 'bo', 'cy'], at('referee', [...both, 'referee'], true), 1, 0],
  ] as const)('%s', (_, players, device, undone, free) => {
    const match = committed(...players);
    expect([undoneTo(match, device), freeFrom(match, device)]).toEqual([undone, free]);
  });

  test.each([
    ['your own, up to what the next person did', ['ada', 'cy', 'bo'], at('ada', both), 2],
    ['what another person did is for them to do again', ['bo', 'ada'], at('ada', both), null],
    ['a referee may', ['bo', 'ada'], at('referee', [...both, 'referee'], true), 1],
    ['everything where bots play alone: one step at a time', ['ada', 'bo'], at(null, []), 1],
  ] as const)('and done again: %s', (_, players, device, redone) => {
    const match = committed(...players);
    match.goTo(0);
    expect(redoneTo(match, device)).toBe(redone);
    expect([match.length, match.undone]).toEqual([0, players.length]);
  });

  test('there is nothing to do again at the end', () => {
    expect(redoneTo(committed('ada'), at('ada', both))).toBeNull();
  });
});
