import type { Viewer } from '../../../core/game/game-types.js';
import { commanderOf, isHiddenFromOthers, isHiddenId } from '../mechanics/measures/posting.js';
import { byWhatIsSeen, hiddenLast } from '../mechanics/resolution/shown-order.js';
import { controllerOf, cycleOf, hasHiddenOwner, hasReferee, referee, yearOf } from '../queries/state.js';
import type {
  Decision,
  Event,
  HiddenReport,
  Host,
  Measure,
  Modifier,
  Rebellion,
  Report,
  SeenHost,
  SeenNation,
  State,
  View,
} from '../types/index.js';

/** Is it the referee who looks? */
export const isReferee = (state: State, viewer: Viewer): boolean => viewer === referee && hasReferee(state);

/** Does this viewer give a Nation its orders, or run the world? */
export const knows = (state: State, viewer: Viewer, nation: string): boolean =>
  isReferee(state, viewer) || (viewer !== null && controllerOf(state, nation) === viewer);

/** May this viewer know of a pending measure? [OT-VIEW-03] [OT-VIEW-07] */
export const seesMeasure = (state: State, viewer: Viewer, measure: Measure): boolean =>
  !isHiddenFromOthers(state, measure) ||
  isReferee(state, viewer) ||
  (viewer !== null && commanderOf(state, measure.nation, measure.slot) === viewer);

/** A measure that opposes a hidden one does not tell of it: its id names its Nation. [OT-VIEW-03] [OT-VIEW-11] */
const withOpposed = (state: State, viewer: Viewer, measure: Measure, isSeen: (opposed: string) => boolean): Measure => {
  const { nation, opposes } = measure;
  return opposes === null || !isHiddenId(opposes) || knows(state, viewer, nation) || isSeen(opposes)
    ? measure
    : { ...measure, opposes: null };
};

/** The pending measures that a viewer may know of. [OT-VIEW-03] [OT-VIEW-07] */
export const seenMeasures = (state: State, viewer: Viewer): readonly Measure[] => {
  const seen = state.measures.filter((measure) => seesMeasure(state, viewer, measure));
  return seen.map((measure) => withOpposed(state, viewer, measure, (opposed) => seen.some(({ id }) => id === opposed)));
};

/** A Nation: what its controller keeps private is hidden. [OT-VIEW-07] [OT-VIEW-11] */
const seenNation = (state: State, viewer: Viewer, id: string): SeenNation => {
  const nation = state.nations[id]!;
  return knows(state, viewer, id) ? nation : { ...nation, defence: null, held: null, moveTo: null, grants: null, independenceBlow: null };
};

/** A host: its owner may be hidden. [OT-VIEW-05] */
const seenHost = (state: State, viewer: Viewer, host: Host): SeenHost => {
  if (knows(state, viewer, host.owner)) return host;
  return { ...host, owner: hasHiddenOwner(state, host) ? null : host.owner, moveTo: null };
};

const seenRebellion = (state: State, viewer: Viewer, rebellion: Rebellion): Rebellion => {
  const { sponsor, sponsorKnown } = rebellion;
  if (sponsor === null || sponsorKnown || knows(state, viewer, sponsor)) return rebellion;
  return { ...rebellion, sponsor: null, sponsorKnown: true };
};

const seenModifier = (state: State, viewer: Viewer, modifier: Modifier): Modifier => {
  const { grantedBy, hidden } = modifier;
  return !hidden || grantedBy === null || knows(state, viewer, grantedBy) ? modifier : { ...modifier, grantedBy: null, hidden: false };
};

/** What everybody may know of a covert measure whose author was not found out. [OT-VIEW-03] [OT-VIEW-11] */
const hiddenReport = ({ measure, roll, netGrade }: Report): HiddenReport => ({
  measure: null,
  nation: null,
  note: null,
  target: measure.target,
  statistic: measure.statistic,
  mode: measure.mode,
  natural: roll?.natural ?? null,
  grade: roll?.grade ?? null,
  netGrade,
});

/** May this viewer not know whose measure a report is about? */
const isVeiledFrom = (state: State, viewer: Viewer, { veiled, measure }: Report): boolean =>
  veiled && !knows(state, viewer, measure.nation);

/** The reports in measure order, those of hidden authors last and in an order of their own. [OT-VIEW-13] */
export const inShownOrder = (state: State, viewer: Viewer): readonly Report[] =>
  hiddenLast(state.reports, (report) => isVeiledFrom(state, viewer, report), byWhatIsSeen(state));

/** A report that is not hidden from a viewer, without an opposed measure that is. */
export const withOpposedReport = (state: State, viewer: Viewer, report: Report): Report => {
  const isSeen = (opposed: string): boolean =>
    state.reports.some((other) => other.measure.id === opposed && !isVeiledFrom(state, viewer, other));
  const measure = withOpposed(state, viewer, report.measure, isSeen);
  return measure === report.measure ? report : { ...report, measure };
};

/** The precedents that a viewer may know of. [OT-VIEW-11] */
export const seenPrecedents = (state: State, viewer: Viewer): State['precedents'] =>
  state.precedents.filter(({ actor, hidden }) => hidden !== true || knows(state, viewer, actor));

const seenReport = (state: State, viewer: Viewer, given: Report): Report | HiddenReport => {
  if (isVeiledFrom(state, viewer, given)) return hiddenReport(given);
  const report = withOpposedReport(state, viewer, given);
  const { atHiddenHost, victim } = report;
  // The owner of a hidden host stays hidden, and so does what it rolled. [OT-VIEW-11]
  if (atHiddenHost && victim !== null && !knows(state, viewer, victim)) return { ...report, victim: null, counter: null };
  return report;
};

const seenDecision = (state: State, viewer: Viewer, decision: Decision): Decision | Pick<Decision, 'kind'> =>
  decision.decider === viewer || isReferee(state, viewer) ? decision : { kind: decision.kind };

/** What a viewer may know: built up from what is public. [OT-VIEW-01] [OT-VIEW-02] [OT-VIEW-09] */
export const view = (state: State, viewer: Viewer): View => {
  const all = isReferee(state, viewer);
  const { config, phase, after, turn, nationOrder, regions, publishedMap, scopes, happenings, crises, opportunities } = state;
  const { publishedMilestones, awards, conflicts, aggressions, civilWars, offers, treaties, declarations, conferences, organizations } =
    state;
  const { thefts, notes, epoch, ended } = state;
  return {
    ...{ config, phase, after, turn, nationOrder, regions, publishedMap, scopes, happenings, crises, opportunities },
    ...{ publishedMilestones, awards, conflicts, aggressions, civilWars, offers, treaties, declarations, conferences, organizations },
    ...{ thefts, precedents: seenPrecedents(state, viewer), notes, epoch, ended, viewer, year: yearOf(state), cycle: cycleOf(state) },
    players: Object.fromEntries(
      config.players.map((player) => {
        const seat = state.players[player]!;
        const { hiddenWarnings: _, ...others } = seat;
        return [player, all || player === viewer ? seat : { ...others, actionsThisTurn: null }]; // [OT-VIEW-11]
      }),
    ),
    nations: Object.fromEntries(nationOrder.map((id) => [id, seenNation(state, viewer, id)])),
    hosts: state.hosts.map((host) => seenHost(state, viewer, host)),
    rebellions: state.rebellions.map((rebellion) => seenRebellion(state, viewer, rebellion)),
    modifiers: state.modifiers.map((modifier) => seenModifier(state, viewer, modifier)),
    streaks: state.streaks.filter(({ covert, nation }) => !covert || knows(state, viewer, nation)),
    measures: seenMeasures(state, viewer),
    reports: inShownOrder(state, viewer).map((report) => seenReport(state, viewer, report)),
    decisions: state.decisions.map((decision) => seenDecision(state, viewer, decision)),
    privateNotes: all ? state.privateNotes : null, // [OT-VIEW-08]
    counters: all ? state.counters : null,
  };
};

/** An event without what is hidden; null if nothing of it is for others. [OT-VIEW-10] [OT-VIEW-11] */
const redacted = (event: Event): Event | null => {
  switch (event.type) {
    case 'measure-submitted':
    case 'measure-withdrawn':
    case 'measure-adjudicated':
    case 'note-posted':
    case 'grant-changed':
    case 'sanctioned':
      return null;
    case 'rolled':
      return { ...event, secret: null, measure: null, nation: null, roll: null };
    case 'countered':
      return { ...event, secret: null, nation: null, roll: null };
    case 'contest-resolved':
      return { ...event, secret: null, members: event.members.map(() => null), winner: null };
    case 'measure-resolved':
      return { ...event, secret: null, measure: null, nation: null, player: null };
    case 'modifier-added':
      return { ...event, secret: null, grantedBy: null };
    case 'host-created':
      return { ...event, secret: null, owner: null };
    case 'rebellion-started':
      return { ...event, secret: null, sponsor: null };
    case 'decision-raised':
      return { ...event, secret: null, about: null };
    case 'decision-answered':
      return { ...event, secret: null, answer: null };
    default:
      return event;
  }
};

/** What is told to all does not name a hidden measure that is opposed. [OT-VIEW-11] */
const unbetraying = (event: Event, viewer: Viewer): Event =>
  event.type === 'measure-submitted' && event.manner?.opposes != null && isHiddenId(event.manner.opposes) && viewer !== referee
    ? { ...event, manner: { ...event.manner, opposes: null } }
    : event;

/** An event as a viewer may know it. [OT-VIEW-10] */
export const witness = (event: Event, viewer: Viewer): Event | null => {
  if (!('secret' in event) || event.secret == null) return unbetraying(event, viewer);
  return viewer === referee || (viewer !== null && event.secret.includes(viewer)) ? event : redacted(event);
};
