import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { itemsOf, proposalsOf, votersOn } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { type Conference, name, type State } from '../types/index.js';
import { conferenceOf, conferenceOrder, faultOfAttendee, faultOfStage, type InConference, isAttending } from './shared/conference-rule.js';

/** An attendee votes. */
export interface CastVote extends InConference {
  readonly type: 'cast-vote';
  readonly item: string;
  readonly choice: string;
}

const choicesOf = (conference: Conference, item: string): readonly string[] => {
  const proposals = proposalsOf(conference, item);
  return proposals.length === 1 ? ['yes', 'no', 'abstain'] : [...proposals.map((one) => one.id), 'abstain'];
};

const isUnvoted = ({ votes }: Conference, nation: string, item: string): boolean =>
  !votes.some((vote) => vote.nation === nation && vote.item === item);

const itemsFor = (state: State, conference: Conference, nation: string): readonly string[] =>
  itemsOf(conference).filter((item) => votersOn(state, conference, item).includes(nation));

/** [OT-CONF-08] */
export const castVote = conferenceOrder<CastVote>({
  type: 'cast-vote',
  cites: ['OT-CONF-08', 'OT-CONF-16', 'OT-CONF-18', 'OT-CONF-27'],
  codec: action<CastVote>('cast-vote', { nation: name, conference: name, item: name, choice: name }),
  weight: 4,
  fits: (conference, nation) => isAttending(conference, nation) && conference.stage === 'voting',
  choices: {
    item: (state, _player, { nation, conference }) => one(itemsFor(state, conferenceOf(state, conference)!, nation), 'item'),
    choice: (state, _player, { conference, item }) => one(choicesOf(conferenceOf(state, conference)!, item), 'proposal'),
  },
  listed: {
    item: (state, _player, { nation, conference: id }) => {
      const conference = conferenceOf(state, id)!;
      return one(itemsFor(state, conference, nation).filter((item) => isUnvoted(conference, nation, item)));
    },
  },
  *check(state, { nation, item, choice }, conference) {
    const fault = faultOfAttendee(conference, nation, 'OT-CONF-08') ?? faultOfStage(conference, 'voting', 'OT-CONF-08');
    if (fault !== null) return yield fault;
    if (itemsOf(conference).includes(item) && !votersOn(state, conference, item).includes(nation))
      return yield refuse('not-a-member', 'OT-CONF-27', { nation, item }, 'item');
    if (!itemsOf(conference).includes(item) || !choicesOf(conference, item).includes(choice))
      yield refuse('bad-choice', 'OT-CONF-08', { choice, item }, 'choice');
  },
  apply(_state, { nation, conference: id, item, choice }, conference, table) {
    conference.votes = [...conference.votes.filter((vote) => vote.nation !== nation || vote.item !== item), { nation, item, choice }];
    table.emit({ type: 'vote-cast', in: id, nation, item, choice });
  },
});
