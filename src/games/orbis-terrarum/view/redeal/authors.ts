import { type Dice, pick } from '../../../../core/dice/dice.js';
import { entryOf } from '../../content/modes.js';
import { stemOf } from '../../mechanics/measures/posting.js';
import { theatreOf } from '../../mechanics/measures/scope.js';
import { nationOfTarget } from '../../mechanics/measures/targets.js';
import { hasHiddenOwner } from '../../queries/state.js';
import type { Host, Modifier, Rebellion, Report, State, Streak, Throw } from '../../types/index.js';
import { somebody } from './forgetting.js';

const isOneOf = (dice: Dice, why: string): boolean => dice.roll(2, why) === 1;

/** Who may stand behind each rebellion: somebody where a host betrays that there is one, and perhaps somebody elsewhere. [OT-VIEW-05] */
export const dealSponsors = (state: State, strangers: readonly string[], dice: Dice): readonly Rebellion[] => {
  const dealt = new Map<string, string>();
  const isBetrayed = ({ id }: Rebellion): boolean => state.hosts.some(({ rebellion, owner }) => rebellion === id && owner === somebody);
  const nameless = state.rebellions.filter(({ sponsor, sponsorKnown }) => sponsor === null && sponsorKnown);
  // Those that must have a sponsor choose first.
  for (const rebellion of [...nameless.filter(isBetrayed), ...nameless.filter((one) => !isBetrayed(one))]) {
    const { id, nation } = rebellion;
    const taken = state.rebellions.flatMap((one) => (one.nation === nation ? [dealt.get(one.id) ?? one.sponsor] : []));
    const free = strangers.filter((stranger) => stranger !== nation && !taken.includes(stranger));
    if (free.length > 0 && (isBetrayed(rebellion) || isOneOf(dice, 'a sponsor?'))) dealt.set(id, pick(dice, free, 'sponsor'));
  }
  return state.rebellions.map((rebellion) => {
    const sponsor = dealt.get(rebellion.id);
    return sponsor === undefined ? rebellion : { ...rebellion, sponsor, sponsorKnown: false };
  });
};

/** The hosts of hidden owners belong to whoever stands behind their rebellion. */
export const dealOwners = (state: State): readonly Host[] =>
  state.hosts.map((host) => {
    if (host.owner !== somebody) return host;
    const rebellion = state.rebellions.find(({ id }) => id === host.rebellion)!;
    return { ...host, owner: rebellion.sponsor ?? rebellion.nation };
  });

/** Penalties that nobody owns up to may have an author. [OT-VIEW-06] */
export const dealGivers = (state: State, strangers: readonly string[], dice: Dice): readonly Modifier[] =>
  state.modifiers.map((modifier) => {
    const { source, value, grantedBy, nation } = modifier;
    const suspects = strangers.filter((stranger) => stranger !== nation);
    if (source !== 'acquired' || value < 0 || grantedBy !== null || suspects.length === 0 || !isOneOf(dice, 'a hidden hand?'))
      return modifier;
    return { ...modifier, grantedBy: pick(dice, suspects, 'hidden hand'), hidden: true };
  });

/** A roll of which die, grade and net grade are known: it succeeded if it took effect, and otherwise it may have. */
const dealThrow = (roll: Throw, { netGrade }: Report, dice: Dice): Throw => {
  const won = netGrade > 0 || roll.natural === 1 || (roll.natural < 100 && isOneOf(dice, 'repelled?'));
  return { ...roll, result: won ? 'success' : 'failure' };
};

/** What somebody did, ascribed to somebody. [OT-VIEW-03] [OT-VIEW-11] */
const dealAuthor = (state: State, strangers: readonly string[], report: Report, dice: Dice): Report => {
  const { measure, roll } = report;
  const { statistic, mode, target } = measure;
  const victim = target === null ? null : nationOfTarget(state, target);
  const hosts = state.hosts.filter((host) => hasHiddenOwner(state, host) && strangers.includes(host.owner));
  const covert = entryOf(statistic, mode)!.covert;
  const host = covert || hosts.length === 0 ? null : pick(dice, hosts, 'hidden host');
  const suspects = strangers.filter((stranger) => stranger !== victim);
  const nation = host?.owner ?? pick(dice, suspects.length > 0 ? suspects : state.nationOrder, 'hidden author');
  const slot = covert ? measure.slot : { kind: 'host' as const, id: host?.id ?? 'host-0' };
  return {
    ...report,
    measure: { ...measure, nation, slot, covert, id: `${stemOf(state, { nation, slot })}/hidden` },
    roll: roll === null ? null : dealThrow(roll, report, dice),
    victim: target?.kind === 'region' || target?.kind === 'crisis' ? null : victim,
    area: theatreOf(state, nation, target, false),
  };
};

/** A measure against a host whose owner nobody knew. */
const dealVictim = (state: State, strangers: readonly string[], report: Report, dice: Dice): Report => {
  const host = state.hosts.find(({ id }) => id === report.measure.target?.id);
  const owner = host !== undefined && strangers.includes(host.owner) ? host.owner : pick(dice, strangers, 'owner of the host');
  return { ...report, victim: owner };
};

/** The past measures of hidden authors, and those against hidden owners, as they may have been. */
export const dealReports = (state: State, strangers: readonly string[], dice: Dice): readonly Report[] =>
  state.reports.map((report) => {
    if (report.measure.nation === somebody) return dealAuthor(state, strangers, report, dice);
    return report.atHiddenHost && report.victim === null && strangers.length > 0 ? dealVictim(state, strangers, report, dice) : report;
  });

/** The precedents that such measures have begun, once the upkeep has been. [OT-MOD-18] [OT-VIEW-11] */
export const dealStreaks = (state: State, before: readonly Report[]): readonly Streak[] => {
  const { phase, after, turn } = state;
  if (phase === 'decisions' && after === 'upkeep') return state.streaks;
  const isNewTurn = phase === 'happenings' || phase === 'orders' || phase === 'adjudication';
  const streaks = [...state.streaks];
  for (const [i, { measure, roll, area }] of state.reports.entries()) {
    if (before[i]!.measure.nation !== somebody || roll === null) continue;
    const { nation, statistic } = measure;
    if (!state.nations[nation]!.alive) continue;
    if (streaks.some((one) => one.nation === nation && one.statistic === statistic && one.area === area && one.covert)) continue;
    const outcome = roll.result === 'success' ? 'success' : 'failure';
    streaks.push({ nation, statistic, area, outcome, length: 1, lastTurn: isNewTurn ? turn - 1 : turn, covert: true });
  }
  return streaks;
};
