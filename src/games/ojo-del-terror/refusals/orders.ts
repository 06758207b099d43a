import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

export const ordersRefusals = {
  'alliance-too-small': {
    'ET-ALLY-01': ({ members }: Numbers<'members'>) => `An alliance has at least two members; this one has ${members}.`,
  },
  'alliance-without-self': {
    'ET-ALLY-02': ({ player }: Words<'player'>) => `${player} is not among the members.`,
  },
  'ally-out-of-reach': {
    'ET-ALLY-04': ({ ally, planet }: Words<'ally' | 'planet'>) => `${ally} cannot reach ${planet}.`,
  },
  'ally-owns-target': {
    'ET-ALLY-03': ({ ally, planet }: Words<'ally' | 'planet'>) => `${ally} controls ${planet}.`,
  },
  'bad-count': {
    'ET-DEF-03': ({ count }: Numbers<'count'>) => `A planet is defended a whole number of times, at least once; not ${count}.`,
    'ET-INV-04': ({ count }: Numbers<'count'>) => `A planet is invaded a whole number of times, at least once; not ${count}.`,
    'ET-SEC-03': ({ count }: Numbers<'count'>) => `A sector is defended a whole number of times, at least once; not ${count}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }: Words<'beneficiary'>) =>
      beneficiary === ''
        ? 'No member is named who is to receive the planet.'
        : `${JSON.stringify(beneficiary)} is to receive the planet but is no member.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }: Words<'deed'> & Numbers<'turn'> & { readonly by: readonly string[] }) =>
      `${deed} was achieved in turn ${turn} by ${by.join(', ')}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': ({ deed, player, creed }: Words<'deed' | 'player' | 'creed'>) =>
      `${deed} is not open to ${player}, whose creed is ${creed}.`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ field, where }: Words<'field' | 'where'>) => `${field} should name a planet ${where}.`,
    'ET-CLAIM-06': (facts: Fault<'sector'> | Fault<'god', Words<'gods' | 'sector'>>) => {
      switch (facts.fault) {
        case 'sector':
          return 'sector should name a sector of the Eye.';
        case 'god':
          return `god should be one of ${facts.gods}: a major god with a sacred world in ${facts.sector}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }: { readonly majorGods: readonly string[] }) =>
      `god should be one of the major gods ${majorGods.join(', ')}.`,
  },
  'duplicate-claim': {
    'ET-CLAIM-04': ({ deed }: Words<'deed'>) => `The sheet already claims ${deed}.`,
  },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }: Words<'planet'>) => `The sheet already defends ${planet}; raise the count of that order.`,
    'ET-INV-05': ({ planet }: Words<'planet'>) => `The sheet already invades ${planet}; raise the count of that order.`,
    'ET-SEC-04': ({ sector }: Words<'sector'>) => `The sheet already defends ${sector}; raise the count of that order.`,
    'ET-TRADE-02': ({ side }: Words<'side'>) => `${side} names a planet twice.`,
  },
  'killer-not-member': {
    'ET-ALLY-05': ({ killer }: Words<'killer'>) => `${JSON.stringify(killer)} is to kill first but is no member.`,
  },
  'no-access': {
    'ET-DEF-02': ({ player, planet }: Words<'player' | 'planet'>) =>
      `${player} controls no planet in or next to the subsector of ${planet}.`,
    'ET-INV-03': ({ player, name }: Words<'player' | 'name'>) => `${player} controls no planet in or next to the subsector of ${name}.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }: Words<'player' | 'planet'>) => `No planet of ${player} lies just over the Boundary from ${planet}.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }: Words<'player' | 'planet'>) => `${player} does not control ${planet}.`,
    'ET-TRADE-03': ({ player, planet }: Words<'player' | 'planet'>) => `${player} does not control ${planet}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }: Words<'player'> & Numbers<'cost' | 'left'>) =>
      `This order costs ${cost}; ${player} has ${left} actions left.`,
  },
  'own-planet': {
    'ET-INV-02': ({ player, planet }: Words<'player' | 'planet'>) => `${player} already controls ${planet}.`,
  },
  'partner-does-not-control': {
    'ET-TRADE-03': ({ partner, planet }: Words<'partner' | 'planet'>) => `${partner} does not control ${planet}.`,
  },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }: Words<'planet'>) => `The sheet already gives ${planet} away.`,
    'ET-TRADE-04': ({ planet }: Words<'planet'>) => `The sheet already gives ${planet} away.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, name }: Words<'player' | 'name'>) =>
      `${player} has no planets and can raid outer worlds only; ${name} lies in the Eye.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }: Words<'player' | 'sector'>) =>
      `${player} has no planets and cannot raid ${sector}: one player holds all of it.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }: Words<'player' | 'sector'> & Numbers<'planets'>) =>
      `${player} does not control all ${planets} planets of ${sector}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }: Words<'player'>) => `${player} cannot give a planet to themselves.`,
    'ET-TRADE-01': ({ player }: Words<'player'>) => `${player} cannot trade with themselves.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }: Words<'side'>) => `A trade names planets on both sides; ${side} names none.`,
  },
  'unknown-deed': {
    'ET-CLAIM-01': ({ deed }: Words<'deed'>) => `There is no deed ${JSON.stringify(deed)}.`,
  },
  'unknown-order': {
    'ET-SHEET-03': ({ type }: { readonly type: string | (string & { readonly strange?: never }) }) =>
      `There is no order ${JSON.stringify(type)}.`,
    'ET-SHEET-05': ({ orders, index }: Numbers<'orders' | 'index'>) =>
      `The sheet holds ${orders} orders, numbered from 0; there is no number ${index}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-DEF-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-INV-01': ({ planet }: Words<'planet'>) => `There is no planet ${JSON.stringify(planet)}.`,
    'ET-TRADE-02': ({ side }: Words<'side'>) => `${side} names a planet that does not exist.`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }: Words<'stranger'>) => `${JSON.stringify(stranger)} takes no part in this game.`,
    'ET-CEDE-02': ({ to }: Words<'to'>) => `${JSON.stringify(to)} takes no part in this game.`,
    'ET-TRADE-01': ({ partner }: Words<'partner'>) => `${JSON.stringify(partner)} takes no part in this game.`,
  },
  'unknown-sector': {
    'ET-SEC-01': ({ sector }: Words<'sector'>) => `There is no sector ${JSON.stringify(sector)}.`,
  },
  'warlord-not-member': {
    'ET-ALLY-07': ({ warlord }: Words<'warlord'>) => `${JSON.stringify(warlord)} is no other member of the alliance.`,
  },
  'warlord-without-alliance': {
    'ET-ALLY-06': () => 'Only an ally can be acknowledged as Warlord.',
  },
} as const satisfies RefusalTable<ClauseId>;
