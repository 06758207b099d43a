import { group, listOf, one, range, some, text } from '../../../core/choices/choices.js';
import { action, bool, int, limits, list, oneOf, optional, shape } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import { own } from '../../../core/data/own.js';
import { filledAtRandom, filledIn } from '../../../core/engine/filling.js';
import type { ActionBase, Choices } from '../../../core/game/rule.js';
import { unsuspendedOf } from '../mechanics/diplomacy/conferences.js';
import { isReservedFrom, maySummon } from '../mechanics/diplomacy/convening.js';
import { raiseDecision } from '../mechanics/referee/decisions.js';
import { actingLeaderOf, controlledBy, freshId, now, type Open, organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Basis, basis, type Conference, name, names, type State, title } from '../types/index.js';
import { nearestNations, order } from './shared/order.js';
import { agentsOfSeat, inAgentOrder, otherNations } from './shared/speakers.js';
import { agentOf } from './shared/things.js';

/** Nations are called together. */
export interface ConveneConference extends ActionBase {
  readonly type: 'convene-conference';
  readonly nation: string;
  readonly topic: string;
  readonly basis: Basis;
  readonly startTurn: number;
  readonly invited: readonly string[];
  readonly includeVassals: boolean;
  readonly openFloor: boolean;
  readonly weights?: Conference['weights'];
  readonly majority?: Conference['majority'];
}

/** Does the basis give this convener the right? Nobody has it that is suspended there. [OT-CONF-02] [OT-CONF-03] [OT-RES-04] */
const hasAuthority = (state: State, convener: string, base: Basis): boolean => {
  if (base.kind === 'prestige') {
    const nation = own(state.nations, convener);
    return nation !== undefined && (state.config.refereeMode === 'human' || nation.attributes.PRS >= state.config.conferencePrestige);
  }
  const organization = base.kind === 'organization' ? organizationOf(state, base.id) : undefined;
  if (organization !== undefined && (organization.statute.leaderConvenes || convener === organization.id)) {
    const { schism, suspended, id } = organization;
    // In a schism each of the two convenes those that follow it. [OT-ORG-15]
    const isRival = schism?.rival === convener && !suspended.includes(convener);
    return actingLeaderOf(organization) === convener || isRival || id === convener;
  }
  return base.kind === 'organization' ? unsuspendedOf(state, base).includes(convener) : maySummon(state, base, convener);
};

const majorities = ['absolute', 'simple', 'twoThirds'] as const;
/** A conference opens so many turns from now at the latest. [OT-CONF-01] */
const farthestStart = 1000;
const mostWeights = 200;

/** On what somebody may convene. [OT-CONF-02] */
const basesOf = (state: State, convener: string): readonly Basis[] => {
  const { treaties, declarations, organizations } = state;
  const bases: readonly Basis[] = [
    { kind: 'prestige', id: null },
    ...treaties.map(({ id }): Basis => ({ kind: 'treaty', id })),
    ...declarations.map(({ id }): Basis => ({ kind: 'declaration', id })),
    ...organizations.map(({ id }): Basis => ({ kind: 'organization', id })),
  ];
  return bases.filter((base) => hasAuthority(state, convener, base));
};

const notAmong = (nations: readonly string[], before: Conference['weights']): readonly string[] => {
  const weighed = new Set(before.map(({ nation }) => nation));
  return nations.filter((id) => !weighed.has(id));
};

const convenesOne = (state: State, nation: string): boolean =>
  state.conferences.some(({ convener, stage }) => convener === nation && stage !== 'closed' && stage !== 'dissolved');

/** The calls worth listing: those of whoever has prestige enough, to its neighbours. [OT-ACT-05] */
const worthListing: { readonly type: ConveneConference['type']; readonly choices: Choices<State, ConveneConference> } = {
  type: 'convene-conference',
  choices: {
    nation: (state, player) =>
      one(
        controlledBy(state, player).filter(
          (id) => state.nations[id]!.attributes.PRS >= state.config.conferencePrestige && !convenesOne(state, id),
        ),
      ),
    topic: () => one(['']),
    basis: () => one<Basis>([{ kind: 'prestige', id: null }]),
    startTurn: (state) => one([state.turn]),
    invited: (state, _player, { nation }) => one([nearestNations(state, nation)]),
    includeVassals: () => one([true]),
    openFloor: () => one([false]),
  },
};

/** [OT-CONF-01] */
export const conveneConference = order<ConveneConference>({
  type: 'convene-conference',
  cites: ['OT-CONF-01', 'OT-CONF-02', 'OT-CONF-03', 'OT-CONF-26'],
  codec: action<ConveneConference>('convene-conference', {
    nation: name,
    topic: title,
    basis,
    startTurn: int,
    invited: names,
    includeVassals: bool,
    openFloor: bool,
    weights: optional(list(shape<Conference['weights'][number]>({ nation: name, weight: int }), mostWeights)),
    majority: optional(oneOf(majorities)),
  }),
  weight: 2,
  *ranges(state, { nation, startTurn, invited, weights = [] }) {
    if (startTurn < state.turn || startTurn > state.turn + farthestStart)
      yield refuse('bad-parameter', 'OT-CONF-01', { fault: 'start', now: state.turn, turn: startTurn }, 'startTurn');
    if (new Set(invited).size < invited.length || invited.includes(nation))
      yield refuse('bad-parameter', 'OT-CONF-01', { fault: 'invited' }, 'invited');
    const wrong = weights.find(
      ({ nation: id, weight }, i) =>
        weight < 0 || weight > 10 || own(state.nations, id) === undefined || weights.findIndex((one) => one.nation === id) !== i,
    );
    if (wrong !== undefined) yield refuse('bad-parameter', 'OT-CONF-15', { weight: wrong.weight, nation: wrong.nation }, 'weights');
  },
  agent: 'nation',
  known: (state, { invited }) => invited.map((id) => ['invited', id, own(state.nations, id)?.alive === true] as const),
  choices: {
    nation: (state, player) =>
      one(
        agentsOfSeat(state, player).filter((agent) => basesOf(state, agent).length > 0),
        agentOf(state),
      ),
    basis: (state, _player, { nation }) =>
      one(basesOf(state, nation), { about: ({ kind, id }) => (id === null ? null : { kind, id }), sure: true }),
    topic: () => text(['', 'Peace in our time'], limits.text),
    startTurn: ({ turn }) => range(turn, turn + farthestStart, { sure: true }),
    includeVassals: () => one([true, false], { sure: true }),
    openFloor: () => one([false, true], { sure: true }),
    majority: () => one(majorities, { sure: true }),
    weights: ({ nationOrder }) =>
      listOf<Conference['weights'][number]>(
        (before) =>
          group<Conference['weights'][number]>({
            nation: () => one(notAmong(nationOrder, before), { about: 'nation', sure: true }),
            weight: () => range(0, 10, { sure: true }),
          }),
        0,
        Math.min(mostWeights, nationOrder.length),
      ),
    // So many may be called that nothing is asked after them.
    invited: (state, _player, { nation }) => {
      const others = otherNations(state, nation);
      return some(others, 0, others.length, { about: 'nation', sure: true });
    },
  },
  list: (state, player) => filledIn(worthListing, state, player),
  sample: (state, player, dice) => filledAtRandom(worthListing, state, player, dice),
  canonical: (state, { invited, weights = [], majority = 'absolute', ...given }) => ({
    ...given,
    invited: inAgentOrder(state, invited),
    weights,
    majority,
  }),
  *check(state, { nation, basis: base }) {
    if (!hasAuthority(state, nation, base))
      yield refuse('no-authority', isReservedFrom(state, base, nation) ? 'OT-CONF-26' : 'OT-CONF-02', { nation }, 'basis');
  },
  apply(state, given, table) {
    const { nation, topic, basis: base, startTurn, invited, includeVassals, openFloor, weights = [], majority = 'absolute' } = given;
    const plain = now(state);
    const asked = base.kind === 'prestige' && plain.config.refereeMode === 'human';
    const id = freshId(state, 'conference');
    const stage = !asked && startTurn <= plain.turn ? 'discussion' : 'scheduled';
    const convenor = Object.hasOwn(plain.nations, nation) ? nation : organizationOf(plain, nation)!.leader!;
    const terms = { topic, basis: base, startTurn, invited, includeVassals, openFloor, majority, weights };
    state.conferences.push({
      id,
      convener: nation,
      stage,
      votingSince: null,
      attendees: [convenor],
      ...(clone(terms) as Pick<Open['conferences'][number], keyof typeof terms>),
      departed: [],
      floorSupport: [],
      proposals: [],
      votes: [],
      rested: [],
    });
    table.emit({ type: 'conference-changed', conference: id, stage, nation, what: 'convened', call: clone(terms) });
    if (!asked) return;
    raiseDecision(
      state,
      { kind: 'conference-authority', blocking: false, options: ['grant', 'deny'], about: { nation, subject: id } },
      table,
    );
  },
});
