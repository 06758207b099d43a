import { change, treaty } from './positions.js';
import { start } from './start.js';
import { type Action, act, type Played, type State, seats, three } from './table.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;
export type Motion = Of<'present-proposal'>['motion'];

/** Francia calls a conference on its treaty with Gothia, and asks Romania to come. */
export const convene = (more: Partial<Of<'convene-conference'>> = {}): Of<'convene-conference'> => ({
  ...{ type: 'convene-conference', player: 'ada', nation: 'francia', topic: 'Peace', basis: { kind: 'treaty', id: 'treaty-1' } },
  ...{ startTurn: 1, invited: ['romania'], includeVassals: true, openFloor: false },
  ...more,
});
/** The same without guests. */
export const conveneAlone = (more: Partial<Of<'convene-conference'>> = {}): Of<'convene-conference'> => convene({ invited: [], ...more });
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
/** The vote is opened, as if all had been discussing since another turn. */
export const opened = (state: State): State =>
  act(
    change(state, (draft) => {
      draft.conferences = state.conferences.map((one) => ({ ...one, startTurn: 0 }));
    }),
    openVote,
  );
export const vote = (nation: Played, choice: string, item = 'conference-1.1'): Action => at1(nation, 'cast-vote', { item, choice });
/** The three answer in this order. */
export const voted = (state: State, ...choices: readonly string[]): State =>
  choices.reduce((now, choice, i) => act(now, vote(three[i]!, choice)), state);
/** Francia proposes, the vote is opened. */
export const voting = (motion: Motion = alliance, from: State = met()): State => opened(act(from, propose('francia', motion)));
/** Francia alone takes part, and carries a motion. */
export const carried = (state: State, motion: Motion): State => act(voting(motion, state), vote('francia', 'yes'));
/** Francia alone calls a conference on its treaty, and carries a motion there. */
export const alone = (from: State, motion: Motion): State => carried(act(from, conveneAlone()), motion);

/** How far the conference has come. */
export const stageOf = (state: State) => state.conferences[0]!.stage;

/** How a treaty came about in a conference where Francia alone was in favour, and Romania did not come. */
export const adoption = {
  ...{ conference: 'conference-1', turn: 1, inFavour: ['francia'], attended: ['francia', 'gothia'], before: ['francia'] },
  exitPenalty: null,
};

/** A conference about two drafts of one treaty, to be counted in the next upkeep. */
export const drafts = (state: State, convener: string, more: Partial<State['conferences'][number]> = {}): State =>
  change(state, (draft) => {
    const proposal = (id: string, by: string, kind: 'alliance' | 'non-aggression') => ({
      ...{ id, item: 'conference-1.1', by, turn: 1 },
      motion: { kind: 'adopt' as const, clauses: [{ kind }], years: null, penalty: null, exitPenalty: null },
    });
    const conference = {
      ...{ id: 'conference-1', convener, topic: 'Peace', basis: { kind: 'prestige' as const, id: null }, stage: 'voting' as const },
      ...{ startTurn: 1, votingSince: 1, invited: [], attendees: ['francia', 'gothia', 'romania'], includeVassals: true, openFloor: true },
      ...{ majority: 'absolute' as const, weights: [], departed: [], floorSupport: [], rested: [] },
      proposals: [proposal('conference-1.1', 'francia', 'alliance'), proposal('conference-1.2', 'gothia', 'non-aggression')],
      votes: ['francia', 'gothia', 'romania'].map((nation) => ({ nation, item: 'conference-1.1', choice: 'conference-1.1' })),
      ...more,
    };
    draft.conferences = [conference as never];
    draft.counters = { ...state.counters, conference: 1 };
  });
