import { anyOf, inOrder } from '../../queries/domains.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../../queries/participants.js';
import { cyclicAfter, sheetOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { authorityCasting, fightingPrincipal, loyalCasting } from '../affairs/civil-war.js';
import { begin } from '../affairs/stack.js';
import { now } from '../countries/board.js';
import { impossible, type KindRule, writesNothing } from './order-rule.js';

/** Who has announced support for a rebellion, in initiative order after the afflicted player. [GM-CIVW-03] */
const supportersAgainst = (state: State, player: string): readonly string[] =>
  cyclicAfter(state.initiative, player).filter((other) =>
    sheetOf(state, other).some(
      ({ state: fate, order }) => fate === 'pending' && order.kind === 'support-rebellion' && order.written.target === player,
    ),
  );

/** Who but the principal can speak in the test of Authority. [GM-CIVW-14] */
const speakersOf = (state: State, player: string): readonly string[] => {
  const principal = fightingPrincipal(state, player)?.id;
  return eligible(state, player, authorityCasting(state, player)).filter((id) => id !== principal);
};

/** Who but the principal can fight for the government. [GM-CIVW-06] */
const loyalistsOf = (state: State, player: string): readonly string[] => {
  const principal = fightingPrincipal(state, player)?.id;
  return eligible(state, player, loyalCasting(state, player)).filter((id) => id !== principal);
};

/** [GM-CIVI-01] The government fights its rebels. */
export const civilWar: KindRule<'civil-war'> = {
  scopes: ['internal'],
  needs: [],
  admits: ['authorityCharacters'],
  *declare(state, player) {
    if (state.countries[player]!.civilWar === null) yield refuse('no-civil-war', 'GM-CIVI-01', { player }, 'kind');
    if (sheetOf(state, player).some(({ order }) => order.kind === 'civil-war'))
      yield refuse('duplicate-declaration', 'GM-CIVI-01', {}, 'kind');
  },
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: (state, player) => (state.countries[player]!.civilWar === null ? impossible('no-civil-war', 'GM-CIVI-01') : null),
  casting: (state, player) => loyalCasting(state, player),
  *check(state, player, _order, { characters = [], authorityCharacters = [] }) {
    const principal = fightingPrincipal(state, player);
    if (principal !== undefined && [...characters, ...authorityCharacters].includes(principal.id))
      yield refuse('character-not-eligible', 'GM-CIVW-07', { character: principal.id, name: principal.name }, 'characters');
    yield* knownCharacters(state, authorityCharacters, 'authorityCharacters');
    if (authorityCharacters.some((id) => characters.includes(id)))
      yield refuse('character-not-eligible', 'GM-CIVW-14', {}, 'authorityCharacters');
    yield* castingFaults(state, player, authorityCharacters, authorityCasting(state, player), 'authorityCharacters');
  },
  *listMeans(state, player) {
    for (const characters of subsets(loyalistsOf(state, player))) {
      const speakers = speakersOf(state, player).filter((id) => !characters.includes(id));
      for (const authorityCharacters of speakers.length > 0 ? [[], speakers] : [[]]) yield { characters, authorityCharacters };
    }
  },
  askMeans: (state, player) => ({
    characters: () => anyOf(loyalistsOf(state, player)),
    authorityCharacters: ({ characters = [] }) => anyOf(speakersOf(state, player).filter((id) => !characters.includes(id))),
  }),
  canonicalMeans: (state, player, _order, { authorityCharacters = [], ...means }) => ({
    ...means,
    authorityCharacters: inOrder(speakersOf(state, player), authorityCharacters),
  }),
  execute(state, player, _order, { characters = [], authorityCharacters = [] }) {
    begin(state, {
      type: 'civil-war',
      window: null,
      player,
      characters: [...characters],
      authorityCharacters: [...authorityCharacters],
      toAsk: supportersAgainst(now(state), player),
      supports: [],
      isFought: false,
    });
  },
};
