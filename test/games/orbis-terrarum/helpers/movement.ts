import { change, given, nationWith } from './positions.js';
import { start } from './start.js';
import { type Action, game, type State } from './table.js';

/** Francia without its land, on the move. */
export const landless = (kind: 'horde' | 'movement', position: string, state = start()) =>
  given(given(nationWith(state, 'francia', { kind, capital: null, position }), 'belgica', null), 'neustria', null);
export const horde = (position = 'armorica', state = start()) => landless('horde', position, state);
/** Saxonia, without its land too. */
export const otherHorde = (state: State, position: string) =>
  given(nationWith(state, 'saxonia', { kind: 'horde', capital: null, position }), 'saxonia-vetus', null);
type Host = State['hosts'][number];
/** With these hosts, of Francia unless it is said otherwise. */
export const withHosts = (state: State, ...hosts: readonly Partial<Host>[]) =>
  change(state, (draft) => {
    draft.hosts = hosts.map((more, i) => ({
      ...{
        id: `host-${i + 1}`,
        owner: 'francia',
        kind: 'expeditionary',
        region: 'armorica',
        rebellion: null,
        lastTurn: null,
        moveTo: null,
      },
      ...more,
    }));
    draft.counters = { ...draft.counters, host: hosts.length };
  });
export const go = (to: string, more: object = {}): Action => ({ type: 'move-horde', player: 'ada', nation: 'francia', to, ...more });
export const march = (to: string, host = 'host-1', player = 'ada'): Action => ({ type: 'move-host', player, host, to });
export const placeOf = (state: State) => state.nations['francia']!.position;
export const hostsAt = (state: State) => state.hosts.map(({ region }) => region);
/** Where Ada is told that she may go. */
export const offered = (state: State, type: 'move-horde' | 'move-host') =>
  game
    .legalActions(state, 'ada', { types: [type] })
    .map((action) => ('to' in action ? action.to : ''))
    .sort();
