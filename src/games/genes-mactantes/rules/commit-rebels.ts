import { one, skip, via } from '../../../core/choices/choices.js';
import { action, id, nullable, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { rebelCasting, rebelPrincipalOf, rebelUnits } from '../mechanics/affairs/civil-war.js';
import { answer, top } from '../mechanics/affairs/stack.js';
import { now } from '../mechanics/countries/board.js';
import { nameRebelPrincipal } from '../mechanics/countries/civil-wars.js';
import { settleOrder } from '../mechanics/countries/sheets.js';
import { anyOf, anyUnits, inOrder, settled, unitsInOrder } from '../queries/domains.js';
import { names } from '../queries/geography.js';
import { castingFaults, eligible, knownCharacters, subsets } from '../queries/participants.js';
import { affairOf, placeOf, sheetOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { characterList, type State, type UnitRef, unitRefs } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Commits troops and characters to a rebellion, or nothing. */
export interface CommitRebels extends ActionBase {
  readonly type: 'commit-rebels';
  readonly units: readonly UnitRef[];
  readonly characters: readonly string[];
  readonly principal?: string | null;
}

const afflicted = (state: State): string => affairOf(state)!.player;

/** Who of a player could fight under a principal. [GM-CIVW-04] */
const rebelsUnder = (state: State, player: string, principal: string | null): readonly string[] =>
  eligible(state, player, rebelCasting(state, afflicted(state), principal));

/** The living free principal the rebels have. [GM-CIVW-05] */
const titledOf = (state: State): string | null => rebelPrincipalOf(state, afflicted(state))?.id ?? null;

/** The instances worth listing. */
function* listCommitRebels(state: State, player: string): Iterable<CommitRebels> {
  const country = afflicted(state);
  const troops = rebelUnits(state, player, country).map(({ territory, kind }) => ({ territory, kind }));
  const titled = titledOf(state);
  const leaders = titled === null ? charactersWith(state, player) : [titled];
  for (const units of troops.length > 0 ? [[], troops] : [[]]) {
    yield { type: 'commit-rebels', player, units, characters: [] };
    for (const principal of leaders)
      for (const characters of subsets(rebelsUnder(state, player, principal))) {
        if (characters.length === 0 || (titled === null && !characters.includes(principal))) continue;
        yield { type: 'commit-rebels', player, units, characters, ...(titled === null ? { principal } : {}) };
      }
  }
}

/** [GM-CIVW-03] [GM-CIVW-04] [GM-CIVW-05] A supporter answers the uprising. */
export const commitRebels = rule<CommitRebels>({
  type: 'commit-rebels',
  cites: ['GM-CIVW-03', 'GM-CIVW-04', 'GM-CIVW-05'],
  codec: action<CommitRebels>('commit-rebels', { units: unitRefs, characters: characterList, principal: optional(nullable(id)) }),
  choices: {
    units: (state, player) => anyUnits(player, rebelUnits(state, player, afflicted(state)), 0),
    principal: (state, player) => {
      if (titledOf(state) !== null) return skip;
      const leaders = charactersWith(state, player);
      return leaders.length === 0
        ? settled(null)
        : one([null, ...leaders], { about: (id) => (id === null ? null : { kind: 'character', id }), sure: true });
    },
    characters: (state, player, { principal = null }) => {
      const titled = titledOf(state);
      if (titled !== null) return anyOf(rebelsUnder(state, player, titled));
      if (principal === null) return settled<readonly string[]>([]);
      const able = rebelsUnder(state, player, principal);
      return via(anyOf(able.filter((id) => id !== principal)), {
        to: (others) => inOrder(able, [principal, ...others]),
        from: (characters) => characters.filter((id) => id !== principal),
      });
    },
  },
  canonical(state, { type, player, units, characters, principal = null }) {
    const titled = titledOf(state);
    return {
      type,
      player,
      units: unitsInOrder(rebelUnits(state, player, afflicted(state)), units),
      characters: inOrder(rebelsUnder(state, player, principal ?? titled), characters),
      ...(titled === null ? { principal } : {}),
    };
  },
  enumerate: listCommitRebels,
  *check(state, { player, units, characters, principal = null }) {
    const country = afflicted(state);
    const strange = units.find(({ territory }) => placeOf(state, territory) === undefined);
    if (strange !== undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: strange.territory }, 'units');
    yield* knownCharacters(state, principal === null ? characters : [...new Set([...characters, principal])]);
    if (new Set(characters).size < characters.length)
      yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'character-twice' }, 'characters');
    const able = rebelUnits(state, player, country);
    if (units.some((unit, i) => !names(able, unit) || names(units.slice(0, i), unit)))
      yield refuse('unit-not-eligible', 'GM-CIVW-04', { most: able.length }, 'units');
    const titled = rebelPrincipalOf(state, country)?.id ?? null;
    yield* castingFaults(state, player, characters, rebelCasting(state, country, principal ?? titled));
    if (titled !== null && principal !== null) yield refuse('character-not-eligible', 'GM-CIVW-05', { principal: titled }, 'principal');
    if (titled === null && (characters.length > 0 ? principal === null || !characters.includes(principal) : principal !== null))
      yield refuse('rebel-principal-required', 'GM-CIVW-05', {}, 'principal');
  },
  apply(state, { player, units, characters, principal = null }, table) {
    const board = now(state);
    const country = afflicted(board);
    const strengths = rebelUnits(board, player, country).filter((unit) => names(units, unit));
    const order = sheetOf(board, player).find(
      ({ state: fate, order }) => fate === 'pending' && order.kind === 'support-rebellion' && order.written.target === country,
    )!;
    const affair = top<'civil-war'>(state);
    affair.toAsk.shift();
    affair.supports.push({ player, units: units.map((unit) => ({ ...unit })), characters: [...characters] });
    answer(state, characters.join(' '), null, table);
    table.emit({ type: 'action-read', player, declaration: settleOrder(state, player, order.id, 'done') });
    table.emit({
      type: 'rebellion-supported',
      player,
      target: country,
      units: strengths.map((unit) => ({ ...unit })),
      characters: [...characters],
    });
    if (principal !== null) nameRebelPrincipal(state, country, principal, table);
  },
});

/** Who of a player could lead the rebels. */
const charactersWith = (state: State, player: string): readonly string[] =>
  state.characters.filter(({ id, owner }) => owner === player && rebelsUnder(state, player, id).includes(id)).map(({ id }) => id);
