import { expect } from 'vitest';
import { at1, met, vote, voted, voting } from '../helpers/conference.js';
import { change, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, refused } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

const leave = (nation: 'gothia' | 'francia' | 'romania', protest = false) => at1(nation, 'leave-conference', { protest });

clause(['OT-CONF-09', 'OT-CONF-20'], 'who leaves takes its vote along; protest estranges, and the convener stays', () => {
  const cast = voted(voting(), 'yes', 'no');
  const left = act(cast, leave('gothia'));
  expect([left.conferences[0]!.attendees, left.conferences[0]!.votes.map(({ nation }) => nation), left.scopes]).toEqual([
    ['francia', 'romania'],
    ['francia'],
    [],
  ]);
  const protest = act(cast, leave('gothia', true));
  expect(protest.scopes.map(({ value, lastTurn }) => [value, lastTurn])).toEqual(Array(8).fill([5, 11]));
  // One against one would be nothing; without the one against, two in favour adopt.
  expect(turn(act(left, vote('romania', 'yes')), []).treaties).toHaveLength(2);
  expect(refused(cast, leave('francia'))).toEqual(['target-is-self', 'OT-CONF-09']);
  expect(refused(left, leave('gothia'))).toEqual(['not-attending', 'OT-CONF-09']);
  const over = change(met(), (draft) => {
    draft.conferences = draft.conferences.map((one) => ({ ...one, stage: 'closed' as const }));
  });
  expect(refused(over, leave('gothia'))).toEqual(['wrong-stage', 'OT-CONF-09']);
});
clause(['OT-RES-06', 'OT-CONF-22'], 'whoever walks out in protest is far from all that stay in the bloc', () => {
  const call = {
    type: 'convene-conference',
    player: 'ada',
    nation: 'francia',
    topic: 't',
    basis: { kind: 'treaty', id: 'treaty-1' },
    startTurn: 1,
    invited: ['romania'],
    includeVassals: true,
    openFloor: true,
  } as const;
  let state = act(treaty(start(), ['francia', 'gothia', 'suebia'], [{ kind: 'alliance' }]), call);
  state = act(state, { type: 'attend-conference', player: 'bo', nation: 'gothia', conference: 'conference-1' });
  const { scopes } = act(state, { type: 'leave-conference', player: 'bo', nation: 'gothia', conference: 'conference-1', protest: true });
  expect(new Set(scopes.filter(({ from }) => from === 'gothia').map(({ to }) => to))).toEqual(new Set(['francia', 'suebia', 'romania']));
});
