import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { itemsOf, proposalsOf } from '../diplomacy/conferences.js';
import { name, type State } from '../types.js';
import { attendedBy, conferenceOf, faultOfAttendee, faultOfStage, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** An attendee votes. */
export interface CastVote extends ActionBase {
  readonly type: 'cast-vote';
  readonly nation: string;
  readonly conference: string;
  readonly item: string;
  readonly choice: string;
}

const choicesOf = (state: State, id: string, item: string): readonly string[] => {
  const proposals = proposalsOf(conferenceOf(state, id)!, item);
  return proposals.length === 1 ? ['yes', 'no', 'abstain'] : [...proposals.map((one) => one.id), 'abstain'];
};
const isUnvoted = (state: State, nation: string, id: string, item: string): boolean =>
  !conferenceOf(state, id)!.votes.some((vote) => vote.nation === nation && vote.item === item);

/** [OT-CONF-08] */
export const castVote = order<CastVote>({
  type: 'cast-vote',
  codec: action<CastVote>('cast-vote', { nation: name, conference: name, item: name, choice: name }),
  weight: 4,
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) => attendedBy(state, nation, ({ stage }) => stage === 'voting'),
    item: (state, _player, { nation, conference }) =>
      one(itemsOf(conferenceOf(state, conference)!).filter((item) => isUnvoted(state, nation, conference, item))),
    choice: (state, _player, { conference, item }) => one(choicesOf(state, conference, item)),
  },
  *check(state, { nation, conference, item, choice }) {
    const fault = faultOfAttendee(state, conference, nation, 'OT-CONF-08') ?? faultOfStage(state, conference, 'voting', 'OT-CONF-08');
    if (fault !== null) return yield fault;
    const known = itemsOf(conferenceOf(state, conference)!).includes(item);
    if (!known || !choicesOf(state, conference, item).includes(choice))
      yield refuse('bad-choice', 'OT-CONF-08', `${choice} is no answer to ${item}.`, 'choice');
  },
  apply(state, { nation, conference: id, item, choice }, table) {
    const conference = state.conferences.find((one) => one.id === id)!;
    conference.votes = [...conference.votes.filter((vote) => vote.nation !== nation || vote.item !== item), { nation, item, choice }];
    table.emit({ type: 'vote-cast', in: id, nation, item, choice });
  },
});
