import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { nobody } from './orders.js';

/** Against whom one fights: somebody by the own name, even where a word of the game is the same. */
const foe = (opponent: string, name: Say['name']): string => (opponent === nobody ? name(opponent) : opponent);

const isStricken = ({ territory }: Words<'territory'>, { name }: Say) =>
  `The garrison of ${name(territory, 'territories')} can do nothing this turn: a disaster has struck the city.`;
const cannotFight = ({ kind, territory }: Words<'kind' | 'territory'>, { name }: Say) =>
  `The ${name(kind)} in ${name(territory, 'territories')} cannot fight in this battle.`;

/** Where troops may go, besiege and fight. */
export const troopRefusals = {
  /** More points are to move or to go home than can, or fewer than one. */
  'bad-amount': {
    'GM-DEMO-01': ({ most, amount }: Numbers<'most' | 'amount'>, { count }) =>
      most === 1
        ? `Only 1 point can go home, not ${withMinus(amount)}.`
        : `From 1 to ${count(most, 'point', 'points')} can go home, not ${withMinus(amount)}.`,
    'GM-MOVT-02': ({ most, amount }: Numbers<'most' | 'amount'>, { count }) =>
      most === 1
        ? `Only 1 point can move, not ${withMinus(amount)}.`
        : `From 1 to ${count(most, 'point', 'points')} can move, not ${withMinus(amount)}.`,
  },
  /** A garrison or a character is to go to a city that is not open to it, or not the player's own. */
  'bad-destination': {
    'GM-MOVT-03': ({ territory }: Words<'territory'>, { name }) =>
      `A garrison needs a city of its own country; there is none in ${name(territory, 'territories')}.`,
    'GM-REPA-01': ({ player, territory }: Words<'player' | 'territory'>, { name }) =>
      `${player} has no city in ${name(territory, 'territories')} that is free of siege.`,
  },
  /** A siege keeps troops in a city or out of it, or keeps the city and its garrison from being traded. */
  besieged: {
    'GM-DEMO-01': ({ territory }: Words<'territory'>, { name }) =>
      `The garrison of ${name(territory, 'territories')} is shut in by a siege.`,
    'GM-MOVT-02': ({ fault, territory }: Fault<'shut-in' | 'shut-out', Words<'territory'>>, { name }) => {
      switch (fault) {
        case 'shut-in':
          return `The garrison of ${name(territory, 'territories')} is shut in by a siege.`;
        case 'shut-out':
          return `Nothing can enter the besieged city in ${name(territory, 'territories')}.`;
      }
    },
    'GM-RECR-03': ({ territory }: Words<'territory'>, { name }) =>
      `The city in ${name(territory, 'territories')} is besieged; recruits join one that is not.`,
    'GM-TRAD-06': ({ fault, territory }: Fault<'garrison' | 'city', Words<'territory'>>, { name }) =>
      `The ${fault} ${fault === 'city' ? 'in' : 'of'} ${name(territory, 'territories')} is besieged, and can go to nobody but the besieger.`,
  },
  /** The player has no army at the base from which a city is to be besieged. */
  'no-army-in-place': {
    'GM-SIEG-02': ({ player, base, territory }: Words<'player' | 'base' | 'territory'>, { name }) =>
      `${player} has no army in ${name(base, 'territories')} from which ${name(territory, 'territories')} could be besieged.`,
  },
  /** The opponent has no troops on the battlefield that could fight. */
  'no-enemy-army': {
    'GM-BATT-04': ({ opponent, territory }: Words<'opponent' | 'territory'>, { name }) =>
      `In ${name(territory, 'territories')} there are no troops to fight against (${foe(opponent, name)}).`,
  },
  /** The player has no patrol there, or it is out of reach of the country that is to be raided. */
  'no-patrol-in-place': {
    'GM-INCU-01': ({ player, territory, target }: Words<'player' | 'territory' | 'target'>, { name }) =>
      `${player} has no patrol in ${name(territory, 'territories')} within reach of the land of ${target}.`,
  },
  /** The player has no such unit, or a weaker one. */
  'no-such-unit': {
    'GM-DEMO-01': ({ player, kind, points, territory }: Words<'player' | 'kind' | 'territory'> & Numbers<'points'>, { name, count }) =>
      `${player} does not have ${count(points, 'point', 'points')} there (${name(kind)} in ${name(territory, 'territories')}).`,
    'GM-MOVT-02': ({ player, kind, territory }: Words<'player' | 'kind' | 'territory'>, { name }) =>
      `${player} has no ${name(kind)} in ${name(territory, 'territories')}.`,
  },
  /** The player besieges no city there, or none of this opponent. */
  'not-besieging': {
    'GM-BATT-05': ({ player, opponent, territory }: Words<'player' | 'opponent' | 'territory'>, { name }) =>
      `${player} besieges no city in ${name(territory, 'territories')} that could be assaulted by this order (${foe(opponent, name)}).`,
    'GM-LIFT-01': ({ player, territory }: Words<'player' | 'territory'>, { name }) =>
      `${player} besieges no city in ${name(territory, 'territories')}.`,
  },
  /** Troops are to move to where they are. */
  'same-place': { 'GM-MOVT-02': () => 'These troops are there already, and of that kind.' },
  /** A disaster has struck the city of the garrison, which can do nothing this turn. */
  'unit-disabled': { 'GM-DEMO-01': isStricken, 'GM-MOVT-02': isStricken, 'GM-TRAD-06': isStricken },
  /** A unit cannot take part in this battle or uprising, or is named twice. */
  'unit-not-eligible': {
    'GM-BATT-04': cannotFight,
    'GM-BATT-05': cannotFight,
    'GM-CIVW-04': ({ most }: Numbers<'most'>, { count }) =>
      most === 0
        ? 'There is no army or patrol in that country to commit to the rebels.'
        : `Only armies and patrols in that country can be committed to the rebels, each once; there ${most === 1 ? 'is' : 'are'} ${count(most, 'unit', 'units')}.`,
    'GM-WIND-02': ({ most }: Numbers<'most'>, { count }) =>
      most === 0
        ? 'No other unit can be added to this defence.'
        : `Only units that are free to stay out can be added, each once; there ${most === 1 ? 'is' : 'are'} ${count(most, 'unit', 'units')}.`,
  },
  /** Troops cannot march so far, or through what lies between. */
  unreachable: {
    'GM-MOVT-04': ({ from, to }: Words<'from' | 'to'>, { name }) =>
      `No march leads from ${name(from, 'territories')} to ${name(to, 'territories')} in one order.`,
  },
} as const satisfies RefusalTable<ClauseId>;
