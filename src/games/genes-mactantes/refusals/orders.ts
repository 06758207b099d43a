import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Whose the cities are that nobody rules. */
export const nobody = 'independent';

const noIntel = ({ player }: Words<'player'>) => `${player} has no intel that could be used here.`;
const noCity = ({ player, territory }: Words<'player' | 'territory'>, { name }: Say) =>
  `${player} has no city in ${name(territory, 'territories')}.`;

/** What may stand on a sheet of orders, and which of them can be read. */
export const orderRefusals = {
  /** The character that is to be captured is held already. */
  'already-captive': {
    'GM-CAPT-04': ({ name }: Words<'character' | 'name'>) => `${name} is somebody’s captive already.`,
  },
  /** The sheet of this step is committed and can no longer be changed. */
  'already-committed': {
    'GM-DECL-06': ({ player }: Words<'player'>) => `${player} has already closed the sheet of this step.`,
  },
  /** The character that is to be appointed is principal. */
  'already-principal': {
    'GM-PROM-03': ({ name }: Words<'character' | 'name'>) => `${name} is principal already.`,
  },
  /** The city that is to be fortified has walls. */
  'already-walled': {
    'GM-FORT-01': ({ name }: Words<'territory' | 'name'>) => `${name} already has walls.`,
  },
  /** The characteristic that is to be developed can rise no higher. */
  'at-maximum': {
    'GM-DEVE-01': ({ characteristic, player }: Words<'characteristic' | 'player'>, { name }) =>
      `${player} has ${name(characteristic)} 10 already, and can have no more.`,
  },
  /** The civil war that is on must be declared: before the sheet is committed, and with the last action at the latest. */
  'civil-war-compulsory': {
    'GM-DECL-07': ({ fault, player }: Fault<'undeclared' | 'last-action', Words<'player'>>) => {
      switch (fault) {
        case 'undeclared':
          return `${player} must write down the civil war before closing the sheet.`;
        case 'last-action':
          return `The last action that ${player} has must go to the civil war.`;
      }
    },
  },
  /** An order that can be given once a turn stands on the sheet already. */
  'duplicate-declaration': {
    'GM-CIVI-01': () => 'The civil war stands on the sheet already; it is fought once a turn.',
    'GM-FORT-01': ({ territory, name: city }: Words<'territory'> & { readonly name: string | null }, { name }) =>
      `Walls for ${city ?? `the city in ${name(territory, 'territories')}`} stand on the sheet already.`,
    'GM-FOUN-01': ({ territory }: Words<'territory'>, { name }) =>
      `A city in ${name(territory, 'territories')} stands on the sheet already.`,
    'GM-SREB-01': ({ target }: Words<'target'>) => `Support for the rebels against ${target} stands on the sheet already.`,
    'GM-TAXE-03': () => 'Taxes stand on the sheet already; they are raised once a turn.',
  },
  /** A player who has the slot and orders to carry out wants to pass. */
  'must-execute': {
    'GM-FLOW-11': ({ player, orders }: Words<'player'> & Numbers<'orders'>, { count }) =>
      `${player} still has ${count(orders, 'order', 'orders')} to carry out, and cannot pass.`,
  },
  /** Every action of this turn is declared. */
  'no-actions-left': {
    'GM-DECL-02': ({ player }: Words<'player'>) => `${player} has no action left this turn.`,
  },
  /** The civil war that an order is about is not on. */
  'no-civil-war': {
    'GM-CIVI-01': ({ player }: Words<'player'>) => `There is no civil war in the country of ${player}.`,
    'GM-SREB-01': ({ target }: Words<'target'>) => `There is no civil war in the country of ${target}.`,
  },
  /** There is no disorder that is not already to be put in order. */
  'no-disorder': {
    'GM-REST-01': ({ declared, disorder }: Numbers<'declared' | 'disorder'>, { count }) =>
      disorder === 0
        ? 'There is no disaster to put in order.'
        : `There ${disorder === 1 ? 'is' : 'are'} ${count(disorder, 'disaster', 'disasters')} to put in order, and the sheet sees to ${declared} already.`,
  },
  /** Intel is to be spent on an action at home, or where the player has none that would help. */
  'no-intel': { 'GM-INTL-01': noIntel, 'GM-INTL-02': noIntel },
  /** The player has no city where the order needs one of his. */
  'not-your-city': {
    'GM-FORT-01': ({ player, territory }: Words<'player' | 'territory'>, { name }) =>
      `${player} has no city in ${name(territory, 'territories')}, and the sheet founds none there.`,
    'GM-PROM-04': noCity,
    'GM-RECR-03': noCity,
  },
  /** A city is to be founded in a territory that the player does not control. */
  'not-your-territory': {
    'GM-FOUN-01': ({ territory, player }: Words<'territory' | 'player'>, { name }) =>
      `${name(territory, 'territories')} is not land of ${player}.`,
  },
  /** A city is to be founded where there is one. */
  'site-taken': {
    'GM-FOUN-01': ({ territory }: Words<'territory'>, { name }) => `There is a city in ${name(territory, 'territories')} already.`,
  },
  /** A captive is to be convinced by somebody who does not hold it. */
  'target-captive': {
    'GM-CONV-03': () => 'Only its captor can convince a captive.',
  },
  /** The player has no such order that could be withdrawn or carried out now. */
  'unknown-declaration': {
    'GM-DECL-05': ({ player, declaration }: Words<'player' | 'declaration'>) =>
      `${player} has written no order number ${declaration} in this step.`,
    'GM-EXEC-01': ({ player, declaration }: Words<'player' | 'declaration'>) =>
      `${player} has no order number ${declaration} left to carry out.`,
  },
  /** Battle cannot be given to this opponent: the player himself, somebody who does not play or is out, or in an internal order nobody's troops. */
  'unknown-opponent': {
    'GM-BATT-01': ({ player, opponent }: Words<'player' | 'opponent'>) =>
      opponent === nobody
        ? 'A battle for a city that is nobody’s is an external order.'
        : `${opponent} is no rival of ${player} who is still in the game, and cannot be given battle.`,
  },
  /** The value of a character that is to be improved can rise no higher. */
  'value-at-maximum': {
    'GM-PROM-02': ({ name: person, characteristic }: Words<'character' | 'name' | 'characteristic'>, { name }) =>
      `${person} has ${name(characteristic)} 3 already, and can have no more.`,
  },
  /** An order is internal where it should be external, or the other way round. */
  'wrong-scope': {
    'GM-BATT-02': () => 'An assault is an external order; at home one fights in the field.',
    'GM-BATT-03': ({ territory, scope }: Words<'territory' | 'scope'>, { name }) =>
      `A battle in ${name(territory, 'territories')} is not an ${name(scope)} order.`,
    'GM-BATT-08': () => 'A battle for a city is an external order.',
    'GM-DECL-01': ({ kind, scope }: Words<'kind' | 'scope'>, { name }) =>
      `This cannot be written in this step: ${name(kind)}, ${name(scope)} order. Internal orders come first, then external ones.`,
  },
} as const satisfies RefusalTable<ClauseId>;
