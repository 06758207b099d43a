import { refuse } from '../../../../core/refusals/violation.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../../queries/participants.js';
import { cyclicAfter, sheetOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { authorityCasting, loyalCasting, principalAtHand } from '../affairs/civil-war.js';
import { begin } from '../affairs/stack.js';
import { now } from '../countries/board.js';
import { impossible, type KindRule } from './order-rule.js';

/** Who has announced support for a rebellion, in initiative order after the afflicted player. [GM-CIVW-03] */
const supportersAgainst = (state: State, player: string): readonly string[] =>
  cyclicAfter(state.initiative, player).filter((other) =>
    sheetOf(state, other).some(
      ({ state: fate, order }) => fate === 'pending' && order.kind === 'support-rebellion' && order.written.target === player,
    ),
  );

/** [GM-CIVI-01] The government fights its rebels. */
export const civilWar: KindRule<'civil-war'> = {
  scopes: ['internal'],
  needs: [],
  admits: ['withPrincipal', 'authorityCharacters'],
  *declare(state, player) {
    if (state.countries[player]!.civilWar === null) yield refuse('no-civil-war', 'GM-CIVI-01', `${player} has no civil war.`);
    if (sheetOf(state, player).some(({ order }) => order.kind === 'civil-war'))
      yield refuse('duplicate-declaration', 'GM-CIVI-01', 'The civil war is fought once a turn.');
  },
  listWritten: () => [{}],
  voidReason: (state, player) => (state.countries[player]!.civilWar === null ? impossible('no-civil-war', 'GM-CIVI-01') : null),
  casting: (state, player) => loyalCasting(state, player),
  *check(state, player, _order, { withPrincipal = false, characters = [], authorityCharacters = [] }) {
    const { principal } = state.countries[player]!;
    if (withPrincipal && principalAtHand(state, player) === undefined)
      yield refuse('principal-not-available', 'GM-CIVW-07', `${player} has no usable principal at home.`, 'withPrincipal');
    if (withPrincipal && principal !== null && (characters.includes(principal) || authorityCharacters.includes(principal)))
      yield refuse('character-not-eligible', 'GM-CIVW-07', `${principal} already fights as principal.`, 'characters');
    yield* knownCharacters(state, authorityCharacters, 'authorityCharacters');
    if (authorityCharacters.some((id) => characters.includes(id)))
      yield refuse('character-not-eligible', 'GM-CIVW-14', 'Nobody can both fight and speak for Authority.', 'authorityCharacters');
    yield* castingFaults(state, player, authorityCharacters, authorityCasting(state, player), 'authorityCharacters');
  },
  *listMeans(state, player) {
    const { principal } = state.countries[player]!;
    const withPrincipals = principalAtHand(state, player) === undefined ? [false] : [false, true];
    for (const withPrincipal of withPrincipals)
      for (const characters of subsets(eligible(state, player, loyalCasting(state, player)))) {
        if (withPrincipal && characters.includes(principal!)) continue;
        const speakers = eligible(state, player, authorityCasting(state, player)).filter(
          (id) => !characters.includes(id) && !(withPrincipal && id === principal),
        );
        for (const authorityCharacters of speakers.length > 0 ? [[], speakers] : [[]])
          yield { withPrincipal, characters, authorityCharacters };
      }
  },
  execute(state, player, _order, { withPrincipal = false, characters = [], authorityCharacters = [] }) {
    begin(state, {
      type: 'civil-war',
      window: null,
      player,
      withPrincipal,
      characters: [...characters],
      authorityCharacters: [...authorityCharacters],
      toAsk: supportersAgainst(now(state), player),
      supports: [],
      isFought: false,
    });
  },
};
