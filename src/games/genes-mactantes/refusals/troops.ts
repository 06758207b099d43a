import { counted } from '../../../core/data/counted.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Where troops may go, besiege and fight. */
export const troopRefusals = {
  /** More points are to move or to go home than can, or fewer than one. */
  'bad-amount': {
    'GM-DEMO-01': ({ most, amount }: Numbers<'most' | 'amount'>) => `From 1 to ${most} may go home, not ${amount}.`,
    'GM-MOVT-02': ({ most, amount }: Numbers<'most' | 'amount'>) => `From 1 to ${counted(most, 'point')} can move, not ${amount}.`,
  },
  /** A garrison or a character is to go to a city that is not open to it, or not the player's own. */
  'bad-destination': {
    'GM-MOVT-03': ({ territory }: Words<'territory'>) => `A garrison needs an own city; ${territory} has none.`,
    'GM-REPA-01': ({ player, territory }: Words<'player' | 'territory'>) => `${player} has no open city in ${territory}.`,
  },
  /** A siege keeps troops in a city or out of it, or keeps the city and its garrison from being traded. */
  besieged: {
    'GM-DEMO-01': ({ territory }: Words<'territory'>) => `The garrison of ${territory} is shut in by a siege.`,
    'GM-MOVT-02': ({ fault, territory }: Fault<'shut-in' | 'shut-out', Words<'territory'>>) => {
      switch (fault) {
        case 'shut-in':
          return `The garrison of ${territory} is shut in by a siege.`;
        case 'shut-out':
          return `Nothing can enter the besieged city in ${territory}.`;
      }
    },
    'GM-RECR-03': ({ territory }: Words<'territory'>) => `${territory} is besieged; another city is not.`,
    'GM-TRAD-06': ({ fault, territory }: Fault<'garrison' | 'city', Words<'territory'>>) =>
      `The ${fault} ${fault === 'city' ? 'in' : 'of'} ${territory} is besieged.`,
  },
  /** The player has no army at the base from which a city is to be besieged. */
  'no-army-in-place': {
    'GM-SIEG-02': ({ player, base, territory }: Words<'player' | 'base' | 'territory'>) =>
      `${player} has no army in ${base} to besiege ${territory} from.`,
  },
  /** The opponent has no troops on the battlefield that could fight. */
  'no-enemy-army': {
    'GM-BATT-04': ({ opponent, territory }: Words<'opponent' | 'territory'>) =>
      `${opponent} has no troops in ${territory} that could fight.`,
  },
  /** The player has no patrol there, or it is out of reach of the country that is to be raided. */
  'no-patrol-in-place': {
    'GM-INCU-01': ({ player, territory, target }: Words<'player' | 'territory' | 'target'>) =>
      `${player} has no patrol in ${territory} within reach of ${target}.`,
  },
  /** The player has no such unit, or a weaker one. */
  'no-such-unit': {
    'GM-DEMO-01': ({ player, kind, points, territory }: Words<'player' | 'kind' | 'territory'> & Numbers<'points'>) =>
      `${player} has no ${kind} of ${points} in ${territory}.`,
    'GM-MOVT-02': ({ player, kind, territory }: Words<'player' | 'kind' | 'territory'>) => `${player} has no ${kind} in ${territory}.`,
  },
  /** The player besieges no city there, or none of this opponent. */
  'not-besieging': {
    'GM-BATT-05': ({ player, opponent, territory }: Words<'player' | 'opponent' | 'territory'>) =>
      `${player} does not besiege a city of ${opponent} in ${territory}.`,
    'GM-LIFT-01': ({ player, territory }: Words<'player' | 'territory'>) => `${player} besieges nothing in ${territory}.`,
  },
  /** Troops are to move to where they are. */
  'same-place': { 'GM-MOVT-02': () => 'The points are already there.' },
  /** A disaster has struck the city of the garrison, which can do nothing this turn. */
  'unit-disabled': sameFor(
    ['GM-DEMO-01', 'GM-MOVT-02', 'GM-TRAD-06'],
    ({ territory }: Words<'territory'>) => `The garrison of ${territory} is disabled by a disaster.`,
  ),
  /** A unit cannot take part in this battle or uprising, or is named twice. */
  'unit-not-eligible': {
    ...sameFor(
      ['GM-BATT-04', 'GM-BATT-05'],
      ({ kind, territory }: Words<'kind' | 'territory'>) => `The ${kind} in ${territory} cannot fight here.`,
    ),
    'GM-CIVW-04': ({ most }: Numbers<'most'>) => `Only ${most} field units in the country can be committed, each once.`,
    'GM-WIND-02': ({ most }: Numbers<'most'>) => `Only ${most} optional units may be added, each once.`,
  },
  /** Troops cannot march so far, or through what lies between. */
  unreachable: {
    'GM-MOVT-04': ({ from, to }: Words<'from' | 'to'>) => `No march leads from ${from} to ${to}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
