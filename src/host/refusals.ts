import type { Facts, Refusal } from '../core/refusals/violation.js';

/** What a host says no with, beside the refusals of the game. */
export const hostRefusals = {
  'moved-on': 'The table has moved on since this was decided.',
  paused: 'The table is paused.',
  closed: 'The table is closed.',
  'not-seated': 'Only those who have a seat may do this.',
  'not-running': 'Only whoever runs the table may do this.',
  'nothing-to-take-back': 'There is nothing to take back so far.',
  'nothing-to-redo': 'There is nothing to do again.',
  'not-free': 'This is not one’s own to take back or to do again: others must agree.',
  'never-taken-back': 'At this table nothing is taken back that has concerned others.',
  'nobody-to-ask': 'There is nobody whose leave is needed, or whose leave would do.',
  'nothing-asked': 'Nothing is asked of this seat.',
  'already-asked': 'Something is being asked: until it is answered the table waits.',
  declined: 'This was refused: one may ask again after one’s next decision.',
  'no-such-seat': 'There is no such seat.',
  'bad-order': 'This is no order for a table.',
  'unknown-game': 'There is no such game here.',
  'wrong-seats': 'The seats are not those of the game.',
  'no-runner': 'Exactly one token must run the table.',
  'one-seat': 'A token opens one seat at most: whoever plays two has another for the other.',
  'other-order': 'Another table was opened with the token that runs this one: each has one of its own.',
  'full-journal': 'This table has gone on for as long as a table may.',
  'not-seen': 'There is nothing to look back at so far.',
  'cannot-foresee': 'Nothing can be foreseen here now.',
  'unknown-table': 'There is no such table, or this token opens nothing at it.',
  'goes-on': 'The game at this table goes on, or may still be taken back freely: its record is for when it is over.',
  busy: 'The host has too much to do now.',
  internal: 'The rules of the game failed here; nothing has changed.',
} as const;

/** A code of {@link hostRefusals}. */
export type HostCode = keyof typeof hostRefusals;

/** The refusal of a host. */
export const refused = (code: HostCode, facts: Facts = {}): Refusal => [{ code, clause: 'HOST', message: hostRefusals[code], facts }];
