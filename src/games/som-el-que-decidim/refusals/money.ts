import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** A payer who cannot pay exactly hands over a euro more and gets one back. */
type EuroComesBack = Fault<'euro-comes-back', Words<'player' | 'payee'> & Numbers<'toHandOver'>>;

const euroComesBack = ({ player, toHandOver, payee }: EuroComesBack, { name }: Say): string =>
  `There is no need to break a coin: ${player} can hand over ${toHandOver} € and gets 1 € back from ${
    payee === 'treasury' ? `the ${name(payee, 'words')}` : payee
  }.`;

/** There is nothing to know but the names. */
type Nothing = Readonly<Record<never, never>>;

/** Paying, taking, giving and breaking coins. */
export const moneyRefusals = {
  /** The options of this game let coins be broken only where a payment needs it. */
  'change-not-allowed': {
    'SD-CHG-04': () => 'In this game coins are broken only where a payment needs it.',
  },
  /** A coin is to be broken although the player can pay, or share, without that. */
  'change-not-needed': {
    'SD-CHG-02': (facts: EuroComesBack | Fault<'can-pay', Words<'player'> & Numbers<'due'>>, say) => {
      switch (facts.fault) {
        case 'euro-comes-back':
          return euroComesBack(facts, say);
        case 'can-pay':
          return `${facts.player} can pay ${facts.due} € without change.`;
      }
    },
    'SD-CHG-03': euroComesBack,
    'SD-CHG-04': ({ player }: Words<'player'>) => `${player} breaks a coin only to share it, and already has a disc of 1 € to share.`,
  },
  /** Somebody is asked for change although the holder can give it and comes first. */
  'change-with-holder-first': {
    'SD-CHG-07': ({ holder }: Words<'holder'>) => `${holder} governs and has two discs of 1 €: change is made with ${holder}.`,
  },
  /** Somebody is asked for change although the treasury can give it and comes first. */
  'change-with-treasury-first': {
    'SD-CHG-06': (_: Nothing, { name }) => `The ${name('treasury', 'words')} has two discs of 1 €: change is made there.`,
  },
  /** A payout cannot be made up of so many discs of 2 €. */
  'coins-not-available': {
    'SD-TAKE-01': ({ amount, possible, twos }: Numbers<'amount' | 'twos'> & { readonly possible: readonly number[] }, { row }) =>
      `For ${amount} €, take ${row(possible.map(String), 'or')} ${possible.at(-1) === 1 ? 'disc' : 'discs'} of 2 €, not ${withMinus(twos)}.`,
  },
  /** The holder would give away the last disc. */
  'holder-must-keep-a-disc': {
    'SD-COH-03': ({ player, discs }: Words<'player'> & Numbers<'discs'>) =>
      `${player} has ${counted(discs, 'disc')} and must keep at least one.`,
  },
  /** Nobody has the two discs of 1 € that a broken coin is changed for. */
  'no-change-available': {
    'SD-CHG-09': (_: Nothing, { name }) => `Neither the ${name('treasury', 'words')} nor anybody else has two discs of 1 €.`,
  },
  /** The disc to be broken is worth 1 €, or belongs to somebody else. */
  'not-a-two': {
    'SD-CHG-01': (facts: Fault<'worth-one', Words<'disc'>> | Fault<'not-yours', Words<'disc' | 'player'>>, { name }) => {
      switch (facts.fault) {
        case 'worth-one':
          return `Only a disc of 2 € can be broken, not ${name(facts.disc, 'discs')}.`;
        case 'not-yours':
          return `${facts.player} does not have this disc: ${name(facts.disc, 'discs')}.`;
      }
    },
  },
  /** A disc that is given or paid belongs to somebody else. */
  'not-your-disc': {
    'SD-COH-02': ({ disc, player }: Words<'disc' | 'player'>, { name }) => `${player} does not have this disc: ${name(disc, 'discs')}.`,
    'SD-PAY-01': ({ disc, player }: Words<'disc' | 'player'>, { name }) => `${player} does not have this disc: ${name(disc, 'discs')}.`,
  },
  /** Whoever is asked for change is not among those who can give it. */
  'partner-cannot-change': {
    'SD-CHG-08': ({ partner, partners }: Words<'partner'> & { readonly partners: readonly string[] }, { name, row }) =>
      `No change can be made with ${partner === 'treasury' ? `the ${name(partner, 'words')}` : partner}, but with ${row(partners, 'or')}.`,
  },
  /** The holder broke a coin to share, and has not shared yet. */
  'share-change-first': {
    'SD-CHG-14': ({ holder }: Words<'holder'>) =>
      `${holder} has broken a coin to share it and must first give another player a disc of 1 €.`,
  },
  /** The discs of a payment do not add up to what is to be handed over. */
  'wrong-amount': {
    'SD-PAY-02': ({ due, toHandOver, offered }: Numbers<'due' | 'toHandOver' | 'offered'>) =>
      `What is owed is ${due} €${
        toHandOver === due ? '' : `, so that ${toHandOver} € must be handed over and 1 € comes back`
      }; these discs come to ${offered} €.`,
  },
} as const satisfies RefusalTable<ClauseId>;
