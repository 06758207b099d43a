import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import { entryOf } from '../content/modes.js';
import { membersAmong } from '../mechanics/diplomacy/founding.js';
import { forTerm } from '../mechanics/diplomacy/named.js';
import { measureRules } from '../mechanics/measures/index.js';
import { milestoneOf } from '../mechanics/referee/milestones.js';
import { areInOtherHands } from '../mechanics/war/civil-war.js';
import { onceExisted, referee } from '../queries/state.js';
import type { Decision, Reinterpretation, State, Target } from '../types/index.js';

/** Could a measure with this target mean this? [OT-MEAS-01] [OT-REF-02] */
const canMean = ({ statistic, mode, attribute }: Reinterpretation, target: Target | null): boolean =>
  entryOf(statistic, mode) !== undefined &&
  measureRules[mode].aims.includes(target?.kind ?? 'none') &&
  (mode !== 'modify' || attribute !== null);

/** Does a decision name whom and what its answers need? [OT-FLOW-15] */
const isAnswerable = (state: State, { kind, about: { nation, other, subject, terms } }: Decision): boolean => {
  switch (kind) {
    case 'npc-response':
      return (
        nation !== null &&
        other !== null &&
        subject !== null &&
        terms.every((term) => forTerm(term).every((id) => Object.hasOwn(state.nations, id)))
      );
    case 'incitement':
      return nation !== null && other !== null;
    case 'rebellion-outcome':
    case 'veto':
    case 'conference-authority':
      return nation !== null && subject !== null;
    case 'adoption':
      return nation !== null && subject !== null && Object.hasOwn(state.players, subject);
    case 'milestone-claim':
      return nation !== null && subject !== null && milestoneOf(state, subject) !== undefined;
    case 'epoch-mode':
      return true;
  }
};

/** Is there a meter exactly if the surviving sides are in different hands, and does it hold what it should? Nobody else has a say in the end. [OT-CIV-03] [OT-CIV-04] [OT-CIV-05] */
const isMeteredRightly = ({ metered, sides, conclusions }: State['civilWars'][number]): boolean => {
  const survivors = sides.filter(({ alive }) => alive);
  const hands = new Set(survivors.map(({ controller }) => controller));
  return (
    survivors.length >= 2 &&
    metered === hands.size > 1 &&
    sides.every(({ alive, supremacy }) => (metered && alive ? supremacy > 0 : supremacy === 0)) &&
    sides.reduce((sum, { supremacy }) => sum + supremacy, 0) === (metered ? 100 : 0) &&
    conclusions.every(({ controller, winner }) => hands.has(controller) && survivors.some(({ id }) => id === winner))
  );
};

/** Who has signed a charter, while it is in force. */
const signatoriesOf = (state: State, charter: string): readonly string[] | undefined =>
  state.treaties.find(({ id }) => id === charter)?.parties ?? state.declarations.find(({ id }) => id === charter)?.declarants;

/** Are the members of an organization the Nations among the signatories of its charter? [OT-ORG-20] */
const areTheSame = (state: State, members: readonly string[], signatories: readonly string[] | undefined): boolean => {
  if (signatories === undefined) return true;
  const nations = membersAmong(state, signatories);
  return nations.length === members.length && nations.every((nation) => members.includes(nation));
};

/** Ids that must be there, by where they stand. */
export function* checkReferences(state: State): Faults {
  const nation = (id: string): boolean => state.nations[id]?.alive === true && Object.hasOwn(state.nations, id);
  const ever = (id: string | null): boolean => id === null || Object.hasOwn(state.nations, id);
  const region = (id: string): boolean => Object.hasOwn(state.regions, id);
  const agent = (id: string): boolean => nation(id) || state.organizations.some((one) => one.id === id);
  const seat = (id: string): boolean => id === referee || state.config.players.includes(id);
  const rebellion = (id: string | null): boolean => id === null || state.rebellions.some((one) => one.id === id);
  const wrong: readonly (readonly [path: string, fine: boolean])[] = [
    [
      'hosts',
      state.hosts.every(
        (host) => nation(host.owner) && region(host.region) && rebellion(host.rebellion) && (host.moveTo === null || region(host.moveTo)),
      ),
    ],
    ['modifiers', state.modifiers.every((one) => nation(one.nation) && ever(one.against) && ever(one.grantedBy) && one.value !== 0)],
    ['scopes', state.scopes.every((one) => nation(one.from) && (nation(one.to) || region(one.to)))],
    ['streaks', state.streaks.every((one) => nation(one.nation))],
    [
      'measures',
      state.measures.every(
        ({ nation: author, slot, statistic, mode, attribute, target, region: place, regions, counterpart, terms, ruling }) =>
          nation(author) &&
          [{ statistic, mode, attribute }, ...(ruling.reinterpret === null ? [] : [ruling.reinterpret])].every((one) =>
            canMean(one, target),
          ) &&
          (target?.kind !== 'nation' || ever(target.id)) &&
          (target?.kind !== 'region' || region(target.id)) &&
          (place === null || region(place)) &&
          regions.every(region) &&
          (slot.kind !== 'side' || target?.kind !== 'side' || areInOtherHands(state, slot.id, target.id)) && // [OT-CIV-04]
          ever(counterpart) &&
          terms.every((term) => forTerm(term).every(ever)),
      ),
    ],
    [
      'reports',
      state.reports.every(
        ({ measure, victim, counter }) =>
          ever(measure.nation) && ever(victim) && ever(counter?.nation ?? null) && entryOf(measure.statistic, measure.mode) !== undefined,
      ),
    ],
    ['crises', state.crises.every((one) => nation(one.nation))],
    // Where there is none, none is kept. [OT-STATE-09]
    ['conflicts', state.conflicts.every(({ a, b, status }) => nation(a) && nation(b) && a !== b && status !== 'none')],
    ['aggressions', state.aggressions.every(({ by, against }) => nation(by) && nation(against))],
    [
      'civilWars',
      state.civilWars.every((war) => nation(war.nation) && war.sides.every(({ controller }) => seat(controller)) && isMeteredRightly(war)),
    ],
    ['rebellions', state.rebellions.every((one) => nation(one.nation) && (one.sponsor === null || nation(one.sponsor)))],
    [
      'offers',
      state.offers.every(({ from, to, clauses }) => agent(from) && agent(to) && clauses.every((clause) => forTerm(clause).every(ever))),
    ],
    [
      'treaties',
      state.treaties.every(
        ({ parties, clauses, requests }) =>
          parties.length >= 2 &&
          parties.every(agent) &&
          requests.every((one) => nation(one.nation)) &&
          clauses.every((clause) => forTerm(clause).every(ever)),
      ),
    ],
    [
      'declarations',
      state.declarations.every(
        ({ declarants, target, requests, suspended = [] }) =>
          declarants.length > 0 &&
          declarants.every(agent) &&
          suspended.every((one) => declarants.includes(one)) &&
          ever(target) &&
          requests.every((one) => nation(one.nation)),
      ),
    ],
    [
      'conferences',
      state.conferences.every(
        ({ convener, attendees, departed, invited, proposals, includeVassals, stage }) =>
          (ever(convener) || onceExisted(state, 'organization', convener)) &&
          attendees.every(nation) &&
          // Only whoever called it, perhaps as the leader of an organization, sits there as a vassal all the same. [OT-CONF-15]
          (includeVassals ||
            !nation(convener) ||
            (stage !== 'discussion' && stage !== 'voting') ||
            attendees.every((id) => id === convener || state.nations[id]!.patron === null)) &&
          invited.every(nation) &&
          departed.every(
            ({ nation: id }, i) => ever(id) && !attendees.includes(id) && departed.findIndex((one) => one.nation === id) === i,
          ) &&
          proposals.every(({ item }) => proposals.some(({ id }) => id === item)),
      ),
    ],
    [
      'organizations',
      state.organizations.every(
        ({ charter, members, leader, lastLeader, rotatedTo, applications, schism }) =>
          areTheSame(state, members, charter === null ? undefined : signatoriesOf(state, charter)) &&
          (rotatedTo === null || members.includes(rotatedTo)) &&
          (leader === null ? ever(lastLeader) : lastLeader === leader) &&
          members.length > 0 &&
          members.every(nation) &&
          applications.every(nation) &&
          (leader === null || members.includes(leader)) &&
          (schism === null || schism.rival === null || members.includes(schism.rival)),
      ),
    ],
    [
      'decisions',
      state.decisions.every(
        (one) => seat(one.decider) && ever(one.about.nation) && ever(one.about.other) && one.options.length > 0 && isAnswerable(state, one),
      ),
    ],
    ['thefts', state.thefts.every(({ victim }) => ever(victim))],
    ['precedents', state.precedents.every(({ actor, nation: other }) => nation(actor) && nation(other))],
  ];
  for (const [path, fine] of wrong) if (!fine) yield fault(`${path} speak of somebody or something that is not there.`, path);
}
