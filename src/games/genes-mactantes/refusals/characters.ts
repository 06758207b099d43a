import { counted } from '../../../core/data/counted.js';
import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What characters can do, and where they can travel. */
export const characterRefusals = {
  /** A journey goes nowhere, comes back to where it has been, or does not follow the ways of the map to land. */
  'bad-path': {
    'GM-TRAV-03': ({ from, path }: Words<'from'> & { readonly path: readonly string[] }) =>
      path.length === 0 ? 'A journey goes somewhere.' : `From ${from} no journey leads by way of ${path.join(', ')}.`,
  },
  /** The character is in a besieged city and cannot leave it. */
  'character-besieged': {
    'GM-TRAV-02': ({ name }: Words<'character' | 'name'>) => `${name} is shut in by a siege.`,
  },
  /** The character is held by another player. */
  'character-captive': sameFor(
    ['GM-PROM-02', 'GM-PROM-03', 'GM-TRAV-02'],
    ({ name }: Words<'character' | 'name'>) => `${name} is a captive.`,
  ),
  /** The character is in a city that a disaster has struck this turn. */
  'character-disabled': {
    'GM-TRAV-02': ({ name }: Words<'character' | 'name'>) => `${name} is in a stricken city.`,
  },
  /** The character cannot help in this, or takes part in it in another way. */
  'character-not-eligible': {
    'GM-ACTV-01': ({ character, player }: Words<'character' | 'player'>) => `${character} cannot be active in this for ${player}.`,
    'GM-CIVW-05': ({ principal }: Words<'principal'>) => `The rebels have a principal already: ${principal}.`,
    'GM-CIVW-07': ({ name }: Words<'character' | 'name'>) => `${name} fights as principal in any case.`,
    'GM-CIVW-14': () => 'Nobody can both fight and speak for Authority.',
    'GM-CONT-04': () => 'The target counts by itself.',
  },
  /** The character is not where it would have to be to help. */
  'character-not-present': {
    'GM-ACTV-04': ({ name, place }: Words<'character' | 'name' | 'territory' | 'place'>) =>
      `${name} is in ${place}, too far away to help in this.`,
  },
  /** The character has made every journey of this turn. */
  'journey-spent': {
    'GM-TRAV-02': ({ name, journeys, most }: Words<'character' | 'name'> & Numbers<'journeys' | 'most'>) =>
      `${name} has made ${journeys} of ${counted(most, 'journey')}.`,
  },
  /** Characters are named for an order that nobody can help with. */
  'no-characters-here': {
    'GM-EXEC-06': ({ kind }: Words<'kind'>) => `${kind} is automatic; characters cannot help.`,
  },
  /** The player does not hold the captive that is to be released. */
  'not-your-captive': {
    'GM-RELE-01': ({ player, character }: Words<'player' | 'character'>) => `${player} does not hold ${character}.`,
  },
  /** The character does not serve the player, or no longer does. */
  'not-your-character': sameFor(
    ['GM-PROM-02', 'GM-PROM-03', 'GM-TRAV-02'],
    ({ character, player }: Words<'character' | 'player'>) => `${character} does not serve ${player}.`,
  ),
  /** Characters are sent to the rebels, and none of them, or another one, is named their principal. */
  'rebel-principal-required': {
    'GM-CIVW-05': () => 'One of the characters committed must be named principal.',
  },
  /** A journey leads into or through a city under siege. */
  'siege-blocks': {
    'GM-TRAV-04': ({ territory }: Words<'territory'>) => `The siege of ${territory} lets nobody in.`,
  },
  /** A country would have more characters than may serve it. */
  'too-many-characters': {
    'GM-CFG-13': ({ most }: Numbers<'most'>) => `A country is served by at most ${counted(most, 'character')}.`,
    'GM-PROM-04': ({ player, most }: Words<'player'> & Numbers<'most'>) => `${player} has ${counted(most, 'character')} already.`,
    'GM-TRAD-06': ({ receiver, most }: Words<'receiver'> & Numbers<'most'>) => `${receiver} has ${counted(most, 'character')} already.`,
  },
} as const satisfies RefusalTable<ClauseId>;
