import { expect } from 'vitest';
import { choose, election } from '../helpers/elections.js';
import { law } from '../helpers/organization.js';
import { organized } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { clause, refused, three } from '../helpers/table.js';

clause('OT-ORG-02', 'who votes for a leader has a vote, in an election, and for a member', () => {
  const whole = organized(start(), three, { statute: law() });
  expect(refused(whole, choose('francia', 'gothia'))).toEqual(['no-election', 'OT-ORG-09']);
  expect(refused(election(), choose('francia', 'persia'))).toEqual(['not-a-member', 'OT-ORG-02']);
  expect(refused(election({}, {}, ['francia', 'gothia']), choose('romania', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
});
