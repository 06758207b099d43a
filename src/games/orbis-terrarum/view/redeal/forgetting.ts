import type { Viewer } from '../../../../core/game/game-types.js';
import { blank, noRuling } from '../../mechanics/measures/posting.js';
import { nothingAbout } from '../../mechanics/referee/decisions.js';
import { hasHiddenOwner } from '../../queries/state.js';
import type { Host, Measure, Nation, Report, State, Throw } from '../../types/index.js';
import { inShownOrder, knows, seenMeasures, seenPrecedents, withOpposedReport } from '../view.js';

/** Stands where somebody must be whom the viewer may not know. No Nation has this id. */
export const somebody = '';

/** A Nation of which the viewer knows no grant but those that measures he sees are made with. */
const unknownNation = (nation: Nation, id: string, measures: readonly Measure[]): Nation => {
  const used = measures.filter((measure) => measure.nation === id).map(({ slot }) => `${slot.kind} ${slot.id}`);
  const grants = nation.grants.filter((grant) => used.includes(`${grant.kind} ${grant.id}`));
  return { ...nation, grants, independenceBlow: false, defence: { all: true, against: [] }, held: [], moveTo: null };
};

const unknownHost = (state: State, host: Host): Host => ({
  ...host,
  owner: hasHiddenOwner(state, host) ? somebody : host.owner,
  moveTo: null,
});

/** What is left of a roll of which only the die and the grade may be known. */
const bareThrow = ({ natural, grade }: Throw): Throw => ({
  ...{ natural, items: [], total: 0, effective: natural, threshold: natural, result: 'failure', grade, margin: [0, 1] },
});

/** A measure of which only the aim may be known. */
const bareMeasure = ({ statistic, mode, target }: Measure): Measure => ({
  ...{ ...blank, nation: somebody, slot: { kind: 'main', id: '1' }, statistic, mode, target },
  ...{ id: somebody, ruling: noRuling },
});

const unknownReport = (state: State, viewer: Viewer, report: Report): Report => {
  const { measure, roll, netGrade, veiled, atHiddenHost, victim } = report;
  if (veiled && !knows(state, viewer, measure.nation))
    return {
      ...{ measure: bareMeasure(measure), roll: roll === null ? null : bareThrow(roll), counter: null, netGrade },
      ...{ exposed: false, domestic: false, area: somebody, victim: null, atHiddenHost: false, veiled: true },
    };
  const seen = withOpposedReport(state, viewer, report);
  return atHiddenHost && victim !== null && !knows(state, viewer, victim) ? { ...seen, victim: null, counter: null } : seen;
};

/** The state with everything struck out that the viewer may not know: two states the viewer cannot tell apart become one. */
export const forget = (state: State, viewer: Viewer): State => {
  const isKnown = (nation: string | null): boolean => nation === null || knows(state, viewer, nation);
  const measures = seenMeasures(state, viewer);
  return {
    ...state,
    privateNotes: [],
    players: Object.fromEntries(
      state.config.players.map((player) => {
        const seat = state.players[player]!;
        const { hiddenWarnings: _, ...others } = seat;
        return [player, player === viewer ? seat : { ...others, actionsThisTurn: 0 }];
      }),
    ),
    nations: Object.fromEntries(
      state.nationOrder.map((id) => [id, isKnown(id) ? state.nations[id]! : unknownNation(state.nations[id]!, id, measures)]),
    ),
    hosts: state.hosts.map((host) => (isKnown(host.owner) ? host : unknownHost(state, host))),
    rebellions: state.rebellions.map((rebellion) =>
      rebellion.sponsorKnown || isKnown(rebellion.sponsor) ? rebellion : { ...rebellion, sponsor: null, sponsorKnown: true },
    ),
    modifiers: state.modifiers.map((modifier) =>
      !modifier.hidden || isKnown(modifier.grantedBy) ? modifier : { ...modifier, grantedBy: null, hidden: false },
    ),
    precedents: seenPrecedents(state, viewer),
    streaks: state.streaks.filter(({ covert, nation }) => !covert || isKnown(nation)),
    measures,
    reports: inShownOrder(state, viewer).map((report) => unknownReport(state, viewer, report)),
    decisions: state.decisions.map((decision) => {
      const { decider, about } = decision;
      // Who asked, or is concerned, knows what it is about.
      const concerned = (about.nation !== null && isKnown(about.nation)) || (about.subject !== null && about.subject === viewer);
      return decider === viewer || concerned ? decision : { ...decision, options: [], about: nothingAbout };
    }),
  };
};
