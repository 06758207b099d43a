import { expect } from 'vitest';
import { answer, ask, breaks, two } from '../helpers/offers.js';
import { shield, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game, refused, told } from '../helpers/table.js';

clause('OT-TRE-07', 'who is no party asks once to join a treaty in force, and parties answer', () => {
  const pact = treaty(start(), two, shield);
  expect(refused(pact, ask([], 'francia'))).toEqual(['already-a-party', 'OT-TRE-07']);
  expect(refused(act(pact, ask()), ask())).toEqual(['already-a-party', 'OT-TRE-07']);
  expect(refused(act(pact, breaks('francia')), ask())).toEqual(['treaty-not-in-force', 'OT-TRE-07']);
  expect(refused(pact, answer('francia'))).toEqual(['no-such-request', 'OT-TRE-07']);
  expect(refused(act(pact, ask()), answer('romania'))).toEqual(['not-a-party', 'OT-TRE-07']);
});
clause(['OT-TRE-15', 'OT-TRE-16', 'OT-ACT-16'], 'whoever asks to join says what it will not be bound by', () => {
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }, { kind: 'alliance' }]);
  const events = told(pact, { type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations: [1] });
  expect(events).toMatchObject([{ type: 'adhesion-requested', instrument: 'treaty-1', nation: 'romania', reservations: [1] }]);
  expect(game.witness(events[0]!, 'bo')).toEqual(events[0]);
});
