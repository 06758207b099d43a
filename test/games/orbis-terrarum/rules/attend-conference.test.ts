import { expect } from 'vitest';
import { at1, convene, opened, pact, propose, vote } from '../helpers/conference.js';
import { nationWith } from '../helpers/positions.js';
import { act, clause, refused } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause('OT-CONF-04', 'whoever is in the bloc or invited attends until the count, vassals only if they are included', () => {
  const come = at1('gothia', 'attend-conference');
  const none = ['not-invited', 'OT-CONF-04'];
  const open = act(pact(), convene());
  expect([act(open, come).conferences[0]!.attendees, open.conferences[0]!.attendees]).toEqual([['francia', 'gothia'], ['francia']]);
  expect(act(open, at1('romania', 'attend-conference')).conferences[0]!.attendees).toContain('romania');
  const uninvited = act(pact(), convene({ invited: [] }));
  expect(refused(uninvited, at1('romania', 'attend-conference'))).toEqual(none);
  expect(refused(act(open, come), come)).toEqual(none);
  expect(refused(act(pact(), convene({ startTurn: 2 })), come)).toEqual(none);
  const vassal = (includeVassals: boolean) => nationWith(act(pact(), convene({ includeVassals })), 'gothia', { patron: 'persia' });
  expect([act(vassal(true), come).conferences[0]!.attendees.length, refused(vassal(false), come)]).toEqual([2, none]);
});
clause(['OT-CONF-04', 'OT-CONF-08'], 'the bloc comes and votes as long as the votes are not counted', () => {
  const open = opened(act(act(pact(), convene()), propose('francia')));
  const come = act(open, at1('gothia', 'attend-conference'));
  expect(act(come, vote('gothia', 'no')).conferences[0]!.votes).toMatchObject([{ nation: 'gothia', choice: 'no' }]);
  const over = turn(act(come, vote('gothia', 'no')), []);
  expect(over.conferences[0]!.stage).toBe('voting'); // the convener has not voted yet
});
