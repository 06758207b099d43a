import type { Say } from '../../../core/refusals/say.js';
import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

const isCaptive = ({ name }: Words<'character' | 'name'>) => `${name} is a captive.`;
const servesAnother = ({ character, player }: Words<'character' | 'player'>, { name }: Say) =>
  `${name(character)} does not serve ${player}.`;

/** What characters can do, and where they can travel. */
export const characterRefusals = {
  /** A journey goes nowhere, comes back to where it has been, or does not follow the ways of the map to land. */
  'bad-path': {
    'GM-TRAV-03': ({ from, path }: Words<'from'> & { readonly path: readonly string[] }, { name, row }) =>
      path.length === 0
        ? 'A journey leads through at least one territory.'
        : `No journey leads from ${name(from, 'territories')} by way of ${row(path.map((id) => name(id, 'territories')))}: it goes from neighbour to neighbour, over no cliff and nowhere twice, and ends on land.`,
  },
  /** The character is in a besieged city and cannot leave it. */
  'character-besieged': {
    'GM-TRAV-02': ({ name }: Words<'character' | 'name'>) => `${name} is shut in by a siege.`,
  },
  /** The character is held by another player. */
  'character-captive': { 'GM-PROM-02': isCaptive, 'GM-PROM-03': isCaptive, 'GM-TRAV-02': isCaptive },
  /** The character is in a city that a disaster has struck this turn. */
  'character-disabled': {
    'GM-TRAV-02': ({ name }: Words<'character' | 'name'>) => `${name} is in a city that a disaster has struck this turn.`,
  },
  /** The character cannot help in this, or takes part in it in another way. */
  'character-not-eligible': {
    'GM-ACTV-01': ({ character, player }: Words<'character' | 'player'>, { name }) =>
      `${name(character)} cannot help ${player} in this: who helps must serve the player, be free, not yet active this turn and in no stricken city, and be good at it.`,
    'GM-CIVW-05': ({ principal }: Words<'principal'>, { name }) => `The rebels have a principal already: ${name(principal)}.`,
    'GM-CIVW-07': ({ name }: Words<'character' | 'name'>) =>
      `${name} fights as principal in any case, and cannot be named for anything else.`,
    'GM-CIVW-14': () => 'A character cannot both fight and speak for Authority in the same civil war.',
    'GM-CONT-04': () => 'The target defends itself in any case, and is not named among those who help it.',
  },
  /** The character is not where it would have to be to help. */
  'character-not-present': {
    'GM-ACTV-04': ({ name, place }: Words<'character' | 'name' | 'territory' | 'place'>) =>
      `${name} is in ${place}, and cannot help in this from there.`,
  },
  /** The character has made every journey of this turn. */
  'journey-spent': {
    'GM-TRAV-02': ({ name, journeys, most }: Words<'character' | 'name'> & Numbers<'journeys' | 'most'>, { count }) =>
      most === 1
        ? `${name} has already travelled this turn.`
        : `${name} has made ${journeys} of ${count(most, 'journey', 'journeys')} this turn.`,
  },
  /** Characters are named for an order that nobody can help with. */
  'no-characters-here': {
    'GM-EXEC-06': ({ kind }: Words<'kind'>, { name }) => `This needs no help (${name(kind)}): it succeeds without a roll.`,
  },
  /** The player does not hold the captive that is to be released. */
  'not-your-captive': {
    'GM-RELE-01': ({ player, character }: Words<'player' | 'character'>, { name }) => `${player} does not hold ${name(character)} captive.`,
  },
  /** The character does not serve the player, or no longer does. */
  'not-your-character': { 'GM-PROM-02': servesAnother, 'GM-PROM-03': servesAnother, 'GM-TRAV-02': servesAnother },
  /** Characters are sent to the rebels, and none of them, or another one, is named their principal. */
  'rebel-principal-required': {
    'GM-CIVW-05': () => 'One of the characters who join the rebels must be named their principal.',
  },
  /** A journey leads into or through a city under siege. */
  'siege-blocks': {
    'GM-TRAV-04': ({ territory }: Words<'territory'>, { name }) =>
      `The city in ${name(territory, 'territories')} is under siege, and only the besieger’s people get in.`,
  },
  /** A country would have more characters than may serve it. */
  'too-many-characters': {
    'GM-CFG-13': ({ most }: Numbers<'most'>, { count }) => `A country has at most ${count(most, 'character', 'characters')}.`,
    'GM-PROM-04': ({ player, most }: Words<'player'> & Numbers<'most'>, { count }) =>
      `${player} has ${count(most, 'character', 'characters')} already, and can have no more.`,
    'GM-TRAD-06': ({ receiver, most }: Words<'receiver'> & Numbers<'most'>, { count }) =>
      `${receiver} would have more than ${count(most, 'character', 'characters')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
