import type { CoreClause } from '../../../core/game/game.js';
import { refuse, type Violation } from '../../../core/refusals/violation.js';
import { entryOf } from '../content/modes.js';
import { forTerm } from '../mechanics/diplomacy/named.js';
import { measureRules } from '../mechanics/measures/index.js';
import { capacityOf } from '../mechanics/nations/attributes.js';
import { milestoneOf } from '../mechanics/referee/milestones.js';
import { onceExisted, referee } from '../queries/state.js';
import type { Decision, Reinterpretation, State, Target } from '../types/index.js';
import { attributes } from '../types/statistics.js';
import { checkConfig } from './setup.js';

type Faults = Generator<Violation<CoreClause>, void, undefined>;

const fault = (message: string, path: string): Violation<CoreClause> => refuse('bad-state', 'CORE-STATE', message, path);

const sameKeys = (object: object, keys: readonly string[]): boolean => {
  const present = Object.keys(object);
  return present.length === keys.length && new Set(keys).size === keys.length && keys.every((key) => Object.hasOwn(object, key));
};

function* checkKeys({ config, players, nations, nationOrder, regions, publishedMap }: State): Faults {
  const regionIds = config.pack.regions.map(({ id }) => id);
  const keys = {
    players: [players, config.players],
    nations: [nations, nationOrder],
    regions: [regions, regionIds],
    publishedMap: [publishedMap, regionIds],
  } as const;
  for (const [path, [object, ids]] of Object.entries(keys))
    if (!sameKeys(object, ids)) yield fault(`${path} should hold exactly ${ids.join(', ')}.`, path);
}

function* checkNations(state: State): Faults {
  const { nations, regions, nationOrder } = state;
  const modifiers = new Set(state.modifiers.map(({ id }) => id));
  for (const id of nationOrder) {
    const nation = nations[id]!;
    const path = `nations.${id}`;
    const { kind, capital, position, patron, alive } = nation;
    const placed = !alive
      ? capital === null && position === null
      : kind === 'state'
        ? capital !== null && position === null && regions[capital]?.owner === id
        : capital === null && position !== null && Object.hasOwn(regions, position);
    if (!placed) yield fault(`${id} is nowhere a ${kind} can be.`, path);
    if (
      attributes.some(
        (attribute) =>
          nation.attributes[attribute] < 1 ||
          nation.attributes[attribute] > 100 ||
          nation.initial[attribute] < 1 ||
          nation.initial[attribute] > 100,
      )
    )
      yield fault(`An attribute of ${id} is outside 1..100.`, `${path}.attributes`);
    for (const index of ['via', 'leg'] as const) {
      const damage = nation[`${index}Damage`];
      if (damage < 0 || damage > capacityOf(nation.attributes, index)) yield fault(`${id} has ${damage} damage.`, `${path}.${index}Damage`);
    }
    if (nation.wealth < 0 || nation.progress < 0) yield fault(`${id} has less than nothing.`, path);
    let links = 0;
    for (let at: string | null = patron; at !== null && links < 4; at = nations[at]?.patron ?? null)
      links = Object.hasOwn(nations, at) && nations[at]!.alive ? links + 1 : 9;
    if (links > 2) yield fault(`${id} has no patron it could have.`, `${path}.patron`);
    if (nation.held.some((held) => !modifiers.has(held))) yield fault(`${id} holds what is not there.`, `${path}.held`);
    if (nation.moveTo !== null && !Object.hasOwn(regions, nation.moveTo)) yield fault(`${id} goes nowhere.`, `${path}.moveTo`);
  }
  for (const [id, { owner }] of Object.entries(regions)) {
    const known = owner === null || nations[owner]?.alive === true || state.organizations.some((organization) => organization.id === owner);
    if (!known) yield fault(`${id} belongs to ${owner}, who is not there.`, `regions.${id}`);
  }
  for (const [player, { principal }] of Object.entries(state.players)) {
    if (principal === null ? false : nations[principal]?.alive !== true) yield fault(`${player} plays nobody.`, `players.${player}`);
    const waits = state.phase === 'setup-attributes' || state.phase === 'epoch-distribution';
    if (state.phase === 'setup-attributes' && waits && principal === null) yield fault(`${player} has no Nation yet.`, `players.${player}`);
  }
  const principals = Object.values(state.players).flatMap(({ principal }) => principal ?? []);
  if (new Set(principals).size < principals.length) yield fault('Two players have one Nation.', 'players');
}

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

/** Ids that must be there, by where they stand. */
function* checkNames(state: State): Faults {
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
        ({ nation: author, statistic, mode, attribute, target, region: place, regions, counterpart, terms, ruling }) =>
          nation(author) &&
          [{ statistic, mode, attribute }, ...(ruling.reinterpret === null ? [] : [ruling.reinterpret])].every((one) =>
            canMean(one, target),
          ) &&
          (target?.kind !== 'nation' || ever(target.id)) &&
          (target?.kind !== 'region' || region(target.id)) &&
          (place === null || region(place)) &&
          regions.every(region) &&
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
    ['conflicts', state.conflicts.every(({ a, b }) => nation(a) && nation(b) && a !== b)],
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
        ({ declarants, target, requests }) =>
          declarants.length > 0 && declarants.every(agent) && ever(target) && requests.every((one) => nation(one.nation)),
      ),
    ],
    [
      'conferences',
      state.conferences.every(
        ({ convener, attendees, invited, proposals, includeVassals, stage }) =>
          (ever(convener) || onceExisted(state, 'organization', convener)) &&
          attendees.every(nation) &&
          // Only whoever called it, perhaps as the leader of an organization, sits there as a vassal all the same. [OT-CONF-15]
          (includeVassals ||
            !nation(convener) ||
            (stage !== 'discussion' && stage !== 'voting') ||
            attendees.every((id) => id === convener || state.nations[id]!.patron === null)) &&
          invited.every(nation) &&
          proposals.every(({ item }) => proposals.some(({ id }) => id === item)),
      ),
    ],
    [
      'organizations',
      state.organizations.every(
        ({ members, leader, lastLeader, rotatedTo, applications, schism }) =>
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

function* checkFlow({ phase, turn, ended, config }: State): Faults {
  const inSetup = phase === 'setup-nations' || phase === 'setup-attributes' || phase === 'setup-referee';
  if (phase !== 'closed' && (inSetup ? turn !== 0 : turn < 1)) yield fault(`Turn ${turn} does not fit the phase ${phase}.`, 'turn');
  if ((phase === 'closed') !== (ended !== null)) yield fault('A game is closed when it has ended.', 'ended');
  if (config.turnLimit !== null && turn > config.turnLimit) yield fault(`Turn ${turn} is beyond the limit.`, 'turn');
}

/** What no play could have led to. Each group of checks relies on the one before, so the first that finds faults is the last that runs. */
export function* checkState(state: State): Faults {
  const groups: readonly ((state: State) => Iterable<Violation<string>>)[] = [
    ({ config }) => checkConfig(config),
    checkKeys,
    checkNations,
    checkNames,
    checkFlow,
  ];
  for (const group of groups) {
    const faults = [...group(state)];
    for (const { message, path } of faults) yield fault(message, path ?? 'config');
    if (faults.length > 0) return;
  }
}
