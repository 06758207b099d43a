import { type Action, act, type Played, type State, seats, start, three, treaty } from './table.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;
export type Motion = Of<'present-proposal'>['motion'];

/** Francia calls a conference on its treaty with Gothia, and asks Romania to come. */
export const convene = (more: Partial<Of<'convene-conference'>> = {}): Of<'convene-conference'> => ({
  ...{ type: 'convene-conference', player: 'ada', nation: 'francia', topic: 'Peace', basis: { kind: 'treaty', id: 'treaty-1' } },
  ...{ startTurn: 1, invited: ['romania'], includeVassals: true, openFloor: false },
  ...more,
});
/** The treaty it is called on. */
export const pact = (options = {}): State => treaty(start(options), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
/** What a Nation does at the conference. */
export const at1 = (nation: Played, type: Action['type'], more: object = {}): Action =>
  ({ type, player: seats[nation], nation, conference: 'conference-1', ...more }) as Action;
/** All three have come. */
export const met = (options = {}, more: Partial<Of<'convene-conference'>> = {}, state: State = pact(options)): State =>
  (['gothia', 'romania'] as const).reduce((now, nation) => act(now, at1(nation, 'attend-conference')), act(state, convene(more)));

export const alliance: Motion = { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: null, penalty: null };
export const truce: Motion = { kind: 'adopt', clauses: [{ kind: 'ceasefire' }], years: null, penalty: null };
export const propose = (nation: Played, motion: Motion = alliance, more: object = {}): Action =>
  at1(nation, 'present-proposal', { motion, ...more });
export const openVote = at1('francia', 'open-vote');
export const vote = (nation: Played, choice: string, item = 'conference-1.1'): Action => at1(nation, 'cast-vote', { item, choice });
/** The three answer in this order. */
export const voted = (state: State, ...choices: readonly string[]): State =>
  choices.reduce((now, choice, i) => act(now, vote(three[i]!, choice)), state);
/** Francia proposes, the vote is opened. */
export const voting = (motion: Motion = alliance, from: State = met()): State => act(act(from, propose('francia', motion)), openVote);
/** Francia alone calls a conference on its treaty, and carries a motion there. */
export const alone = (from: State, motion: Motion): State =>
  act(voting(motion, act(from, convene({ invited: [] }))), vote('francia', 'yes'));
