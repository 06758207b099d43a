import { one, skip, text } from '../../../core/choices/choices.js';
import { action, int, nullable, oneOf, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { statusBetween } from '../mechanics/diplomacy/conflicts.js';
import { checkClauses, checkFrame, checkParties, isInTalks, isOpenBetween, openOffer } from '../mechanics/diplomacy/offers.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note, type Offer, type Penalty, penalty, type State, type Term, terms } from '../types/index.js';
import { canonicalTerms } from './shared/canonical-terms.js';
import { clausesBetween } from './shared/clause-choices.js';
import { keepNote, mine, order } from './shared/order.js';
import { penaltyChoice, yearsChoice } from './shared/penalty-choices.js';
import { agentsOfOthers, agentsOfSeat } from './shared/speakers.js';
import { agentOf } from './shared/things.js';

/** A treaty is proposed. */
export interface MakeOffer extends ActionBase {
  readonly type: 'make-offer';
  readonly from: string;
  readonly to: string;
  readonly clauses: readonly Term[];
  readonly years?: number | null;
  readonly penalty?: Penalty | null;
  readonly adhesion?: Offer['adhesion'];
  readonly note?: string;
}

/** A treaty between two has so many clauses at most. [OT-TRE-01] */
const mostClauses = 8;

const isAgent = (state: State, id: string): boolean => Object.hasOwn(state.nations, id) || organizationOf(state, id) !== undefined;

/** The principal Nations of other players. */
const others = (state: State, player: string): readonly string[] =>
  state.config.players.flatMap((other) => (other === player ? [] : (state.players[other]!.principal ?? [])));

const samples = (state: State, from: string, to: string): readonly (readonly Term[])[] => [
  [{ kind: 'non-aggression' }],
  [{ kind: 'alliance' }],
  ...(statusBetween(state, from, to) === 'none' ? [] : [[{ kind: 'peace' as const }]]),
];

/** [OT-TRE-01] */
export const makeOffer = order<MakeOffer>({
  type: 'make-offer',
  cites: ['OT-TRE-01', 'OT-TRE-02', 'OT-TRE-08'],
  codec: action<MakeOffer>('make-offer', {
    from: name,
    to: name,
    clauses: terms,
    years: optional(nullable(int)),
    penalty: optional(nullable(penalty)),
    adhesion: optional(oneOf(['all', 'majority'])),
    note: optional(note),
  }),
  agent: 'from',
  known: (state, { to }) => [['to', to, isAgent(state, to)]],
  note: ({ note: words }) => ['note', words],
  choices: {
    from: (state, player) => one(agentsOfSeat(state, player), agentOf(state)),
    to: (state, player, { from }) =>
      one(
        agentsOfOthers(state, player).filter((to) => !isInTalks(state, from, to)),
        { about: agentOf(state), sure: true },
      ),
    clauses: (state, _player, { from, to }) => clausesBetween(state, [from, to], { most: mostClauses }),
    years: yearsChoice,
    penalty: penaltyChoice,
    adhesion: () => one(['all', 'majority'], { sure: true }),
    note: ({ config }) => text(['', 'May it last.'], config.noteMaxLength),
  },
  listed: {
    from: mine,
    to: (state, player, { from }) => one(others(state, player).filter((to) => !isInTalks(state, from, to))),
    clauses: (state, _player, { from, to }) => one(samples(state, from, to)),
    years: () => skip,
    penalty: () => skip,
    adhesion: () => skip,
    note: () => skip,
  },
  canonical: (state, { clauses, years = null, penalty: agreed = null, adhesion = 'all', note: words = '', ...given }) => ({
    ...given,
    clauses: canonicalTerms(state, clauses),
    years,
    penalty: agreed,
    adhesion,
    note: words,
  }),
  *check(state, { player, from, to, clauses, years, penalty: agreed }) {
    let clear = true;
    for (const fault of checkParties(state, player, from, to)) {
      clear = false;
      yield fault;
    }
    if (!clear) return;
    if (isOpenBetween(state, from, to)) yield refuse('offer-already-open', 'OT-TRE-01', { from, to }, 'to');
    yield* checkClauses(state, clauses, [from, to]);
    yield* checkFrame(state, years ?? null, agreed ?? null);
  },
  apply(state, { player, from, to, clauses, years = null, penalty: agreed = null, adhesion = 'all', note: words = '' }, table) {
    openOffer(state, { from, to, clauses, years, penalty: agreed, adhesion, note: words }, table);
    keepNote(state, player, from, 'offer', words);
  },
});
