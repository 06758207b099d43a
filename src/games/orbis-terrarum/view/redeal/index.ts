import { type Dice, pick } from '../../../../core/dice/dice.js';
import type { Viewer } from '../../../../core/game/game-types.js';
import { isHiddenFromOthers, pendingMeasure, withMeasure } from '../../mechanics/measures/posting.js';
import { atlas, livingNations, seats } from '../../queries/state.js';
import { announcementOf, checkMeasure } from '../../rules/shared/measure-checks.js';
import { improvised } from '../../rules/shared/measure-offers.js';
import type { Measure, Nation, State } from '../../types/index.js';
import { isReferee, knows } from '../view.js';
import { dealGivers, dealOwners, dealReports, dealSponsors, dealStreaks } from './authors.js';
import { forget } from './forgetting.js';
import { dealQuestions } from './questions.js';

/** Are the orders of a turn being given, or about to be carried out? */
const isOrdering = ({ phase }: State): boolean => phase === 'orders' || phase === 'adjudication';

/** Where somebody who stands somewhere may be about to go. */
const dealWay = (state: State, from: string, dice: Dice): string | null => {
  const ways = isOrdering(state) ? atlas(state).neighbours.get(from)! : [];
  return ways.length === 0 || dice.roll(2, 'way of another') === 1 ? null : pick(dice, ways, 'way of another').region;
};

/** One Nation in ten goes against what holds for all unless they say otherwise; more of it would make every attack look half unopposed. */
const seldom = (dice: Dice, why: string): boolean => dice.roll(10, why) === 1;

/** What a Nation keeps to itself: as a rule it defends itself and uses what it has. [OT-VIEW-07] [OT-MEAS-19] [OT-MOD-09] */
const dealNation = (state: State, id: string, dice: Dice): Nation => {
  const nation = state.nations[id]!;
  const bonuses = state.modifiers.flatMap((modifier) => (modifier.nation === id && modifier.value < 0 ? [modifier.id] : []));
  return {
    ...nation,
    defence: { all: !seldom(dice, 'defence of another'), against: [] },
    held: bonuses.filter(() => seldom(dice, 'bonus of another')),
    moveTo: nation.position === null ? null : dealWay(state, nation.position, dice),
  };
};

/** So many measures are thought of for each other seat; those that could not be hidden, or not be announced, are dropped. */
const thoughts = 4;

/** Measures that others may have announced behind the viewer's back. [OT-VIEW-03] [OT-VIEW-07] */
const dealMeasures = (state: State, viewer: Viewer, dice: Dice): readonly Measure[] => {
  if (!isOrdering(state)) return state.measures;
  let { measures } = state;
  for (const seat of seats(state))
    for (let i = 0; seat !== viewer && i < thoughts; i++) {
      const guessed = { ...state, measures };
      const idea = improvised(guessed, seat, dice);
      if (idea === undefined) continue;
      const announced = announcementOf(idea);
      if (!isHiddenFromOthers(state, announced) || [...checkMeasure(guessed, idea)].length > 0) continue;
      measures = withMeasure(guessed, pendingMeasure(guessed, announced));
    }
  return measures;
};

/**
 * A state this viewer could not tell from the true one. Everything hidden is struck out first and dealt anew afterwards, so that it is a
 * function of what the viewer may know and of the dice alone.
 */
export const redeal = (state: State, viewer: Viewer, dice: Dice): State => {
  if (isReferee(state, viewer)) return state;
  const known = forget(state, viewer);
  const strangers = livingNations(known).filter((id) => !knows(known, viewer, id));
  let dealt: State = { ...known, rebellions: dealSponsors(known, strangers, dice) };
  dealt = { ...dealt, hosts: dealOwners(dealt) };
  dealt = {
    ...dealt,
    hosts: dealt.hosts.map((host) => (knows(known, viewer, host.owner) ? host : { ...host, moveTo: dealWay(known, host.region, dice) })),
    modifiers: dealGivers(dealt, strangers, dice),
    reports: dealReports(dealt, strangers, dice),
  };
  dealt = { ...dealt, streaks: dealStreaks(dealt, known.reports) };
  dealt = { ...dealt, decisions: dealQuestions(dealt, strangers, viewer, dice) };
  dealt = {
    ...dealt,
    nations: Object.fromEntries(
      known.nationOrder.map((id) => [id, strangers.includes(id) ? dealNation(dealt, id, dice) : known.nations[id]!]),
    ),
    players: Object.fromEntries(
      known.config.players.map((player) => {
        const seat = known.players[player]!;
        const isUnknown = player !== viewer && known.phase === 'orders';
        return [
          player,
          isUnknown ? { ...seat, actionsThisTurn: dice.roll(known.config.actionLimitPerTurn, 'actions of another') - 1 } : seat,
        ];
      }),
    ),
  };
  return { ...dealt, measures: dealMeasures(dealt, viewer, dice) };
};
