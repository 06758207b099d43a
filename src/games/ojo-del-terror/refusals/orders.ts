import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a band worships: a god, with its class, or a creed without one. Whoever plays by 0.2.0 tells the class alone. */
type Worship = Words<'creed'> & { readonly dedication?: string };

/** What a band worships, in words. */
export const worshipped = ({ creed, dedication = creed }: Worship, { name }: Say): string =>
  dedication === creed ? name(creed, 'words') : `${name(dedication, 'gods')}, ${name(creed, 'words')}`;

/** What may stand on a sheet of orders. */
export const orderRefusals = {
  /** An alliance has fewer than two members who play. */
  'alliance-too-small': {
    'ET-ALLY-01': ({ members }: Numbers<'members'>) => `An alliance has at least two members; this one has ${members}.`,
  },
  /** Whoever writes the order is not among the members of its alliance. */
  'alliance-without-self': {
    'ET-ALLY-02': ({ player }: Words<'player'>) => `${player} is not among the members of the alliance.`,
  },
  /** A member of the alliance cannot reach the planet to be invaded. */
  'ally-out-of-reach': {
    'ET-ALLY-04': ({ ally, planet }: Words<'ally' | 'planet'>, { name }) =>
      `${ally} is a member of the alliance and cannot reach ${name(planet, 'planets')}.`,
  },
  /** A member of the alliance controls the planet to be invaded. */
  'ally-owns-target': {
    'ET-ALLY-03': ({ ally, planet }: Words<'ally' | 'planet'>, { name }) =>
      `${ally} is a member of the alliance and controls ${name(planet, 'planets')}.`,
  },
  /** How often something is invaded or defended is no whole number of at least one. */
  'bad-count': {
    'ET-DEF-03': ({ count }: Numbers<'count'>) => `A planet is defended a whole number of times, at least once; not ${withMinus(count)}.`,
    'ET-INV-04': ({ count }: Numbers<'count'>) => `A planet is invaded a whole number of times, at least once; not ${withMinus(count)}.`,
    'ET-SEC-03': ({ count }: Numbers<'count'>) => `A sector is defended a whole number of times, at least once; not ${withMinus(count)}.`,
  },
  /** Whoever is to receive the conquered planet is not named, or is no member of the alliance. */
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }: Words<'beneficiary'>) =>
      beneficiary === ''
        ? 'The alliance does not say which of its members is to receive the planet.'
        : `${JSON.stringify(beneficiary)} is to receive the planet but is no member of the alliance.`,
  },
  /** The deed was achieved in an earlier turn and is no longer open. */
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }: Words<'deed'> & Numbers<'turn'> & { readonly by: readonly string[] }, { name, row }) =>
      `${name(deed)} was achieved in turn ${turn} by ${row(by)}.`,
  },
  /** The deed is not for bands of this creed or this god. */
  'deed-not-eligible': {
    'ET-CLAIM-03': (facts: Words<'deed' | 'player'> & Worship, say) =>
      `${say.name(facts.deed)} is not open to the warband of ${facts.player} (dedication: ${worshipped(facts, say)}).`,
  },
  /** The claim does not name the planets, the sector or the god that its deed asks for. */
  'deed-parameters': {
    'ET-CLAIM-05': ({ side }: Words<'field'> & { readonly side: 'eye' | 'outer' }) =>
      `A world ${side === 'eye' ? 'inside' : 'outside'} the Eye is to be named.`,
    'ET-CLAIM-06': (facts: Fault<'sector'> | Fault<'god', Words<'sector'> & { readonly gods: readonly string[] }>, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'A sector of the Eye is to be named.';
        case 'god':
          return facts.gods.length === 0
            ? `No major god has a sacred world in the sector ${name(facts.sector, 'sectors')}: none is to be named.`
            : `A major god with a sacred world in the sector ${name(facts.sector, 'sectors')} is to be named: ${list(facts.gods, 'or', 'gods')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }: { readonly majorGods: readonly string[] }, { list }) =>
      `One of the major gods is to be named: ${list(majorGods, 'or', 'gods')}.`,
  },
  /** A sheet claims a deed a second time. */
  'duplicate-claim': {
    'ET-CLAIM-04': ({ deed }: Words<'deed'>, { name }) => `The sheet already claims ${name(deed)}.`,
  },
  /** A sheet invades or defends the same thing a second time, or a trade names a planet twice. */
  'duplicate-target': {
    'ET-DEF-04': ({ planet }: Words<'planet'>, { name }) =>
      `The sheet already defends ${name(planet, 'planets')}; strike that order to write one with a higher number.`,
    'ET-INV-05': ({ planet }: Words<'planet'>, { name }) =>
      `The sheet already invades ${name(planet, 'planets')}; strike that order to write one with a higher number.`,
    'ET-SEC-04': ({ sector }: Words<'sector'>, { name }) =>
      `The sheet already defends the sector ${name(sector, 'sectors')}; strike that order to write one with a higher number.`,
    'ET-TRADE-02': ({ side }: Words<'side'>, { name }) => `The trade names a planet twice (${name(side, 'words')}).`,
  },
  /** Whoever is to kill first is no member of the alliance. */
  'killer-not-member': {
    'ET-ALLY-05': ({ killer }: Words<'killer'>) => `${JSON.stringify(killer)} is to kill first but is no member of the alliance.`,
  },
  /** The player controls nothing near enough to invade or defend the planet. */
  'no-access': {
    'ET-DEF-02': ({ player, planet }: Words<'player' | 'planet'>, { name }) =>
      `${player} controls no planet in the subsector of ${name(planet, 'planets')} or in an adjacent one.`,
    'ET-INV-03': ({ player, planet }: Words<'player' | 'planet'>, { name }) =>
      `${player} controls no planet in the subsector of ${name(planet, 'planets')} or in an adjacent one.`,
  },
  /** An invasion is to go over the Boundary where no planet of the player lies just beyond it. */
  'no-crossing': {
    'ET-INV-12': ({ player, planet }: Words<'player' | 'planet'>, { name }) =>
      `${player} has no planet from which to invade ${name(planet, 'planets')} across the Boundary.`,
  },
  /** The player does not control a planet that he is to give away. */
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }: Words<'player' | 'planet'>, { name }) => `${player} does not control ${name(planet, 'planets')}.`,
    'ET-TRADE-03': ({ player, planet }: Words<'player' | 'planet'>, { name }) => `${player} does not control ${name(planet, 'planets')}.`,
  },
  /** The order costs more actions than the player has left. */
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }: Words<'player'> & Numbers<'cost' | 'left'>) =>
      `This order costs ${counted(cost, 'action')}; ${player} has ${left} left.`,
  },
  /** The player controls the planet that is to be invaded. */
  'own-planet': {
    'ET-INV-02': ({ player, planet }: Words<'player' | 'planet'>, { name }) => `${player} already controls ${name(planet, 'planets')}.`,
  },
  /** The partner of a trade does not control a planet that he is to give. */
  'partner-does-not-control': {
    'ET-TRADE-03': ({ partner, planet }: Words<'partner' | 'planet'>, { name }) =>
      `${partner} does not control ${name(planet, 'planets')}.`,
  },
  /** Another order of the sheet gives the same planet away. */
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }: Words<'planet'>, { name }) => `The sheet already gives ${name(planet, 'planets')} away.`,
    'ET-TRADE-04': ({ planet }: Words<'planet'>, { name }) => `The sheet already gives ${name(planet, 'planets')} away.`,
  },
  /** A player without planets invades a world of the Eye. */
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }: Words<'player' | 'planet'>, { name }) =>
      `${player} has no planets and can raid outer worlds only; ${name(planet, 'planets')} lies in the Eye.`,
  },
  /** A player without planets invades a sector that one other player holds as a whole. */
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }: Words<'player' | 'sector'>, { name }) =>
      `${player} has no planets and cannot raid the sector ${name(sector, 'sectors')}: another player controls all of it.`,
  },
  /** The player does not control every planet of the sector that is to be defended. */
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }: Words<'player' | 'sector'> & Numbers<'planets'>, { name }) =>
      `${player} does not control the whole of the sector ${name(sector, 'sectors')}, which has ${counted(planets, 'planet')}.`,
  },
  /** A player gives planets to himself, or trades with himself. */
  'self-transfer': {
    'ET-CEDE-02': ({ player }: Words<'player'>) => `${player} cannot give a planet to themselves.`,
    'ET-TRADE-01': ({ player }: Words<'player'>) => `${player} cannot trade with themselves.`,
  },
  /** One side of a trade gives nothing. */
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }: Words<'side'>, { name }) =>
      `A trade names planets on both sides; one side is empty (${name(side, 'words')}).`,
  },
  /** The pack has no such deed. */
  'unknown-deed': {
    'ET-CLAIM-01': ({ deed }: Words<'deed'>) => `There is no deed ${JSON.stringify(deed)}.`,
  },
  /** The order is of a type that there is not, or an order is removed that is not on the sheet. */
  'unknown-order': {
    'ET-SHEET-03': ({ type }: Words<'type'>) => `There is no order ${JSON.stringify(type)}.`,
    'ET-SHEET-05': ({ orders, index }: Numbers<'orders' | 'index'>) =>
      `The sheet holds ${counted(orders, 'order')}; there is no order ${withMinus(index + 1)}.`,
  },
  /** The map has no such planet. */
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-DEF-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-INV-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-TRADE-02': ({ side }: Words<'side'>, { name }) => `The trade names a planet that does not exist (${name(side, 'words')}).`,
  },
  /** Whoever is named in an order takes no part in the game. */
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }: Words<'stranger'>) => `${JSON.stringify(stranger)} takes no part in this game.`,
    'ET-CEDE-02': ({ to }: Words<'to'>) => `${JSON.stringify(to)} takes no part in this game.`,
    'ET-TRADE-01': ({ partner }: Words<'partner'>) => `${JSON.stringify(partner)} takes no part in this game.`,
  },
  /** The map has no such sector. */
  'unknown-sector': {
    'ET-SEC-01': ({ sector }: Words<'sector'>) => `There is no sector ${JSON.stringify(sector)}.`,
  },
  /** Whoever is acknowledged as Warlord is the player himself, or no member of the alliance. */
  'warlord-not-member': {
    'ET-ALLY-07': ({ warlord }: Words<'warlord'>) =>
      `${JSON.stringify(warlord)} cannot be the Warlord: it must be another member of the alliance.`,
  },
  /** A Warlord is acknowledged by an order without an alliance. */
  'warlord-without-alliance': {
    'ET-ALLY-06': () => 'Only those who attack in an alliance can acknowledge a Warlord.',
  },
} as const satisfies RefusalTable<ClauseId>;
