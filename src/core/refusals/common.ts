import { counted } from '../data/counted.js';
import { inWords, type Wanted } from '../dice/dice.js';
import { type IllFormed, illFormed } from './faults.js';
import { plainly } from './say.js';
import { type RefusalTable, refuser, type Sentence, type Words } from './table.js';
import type { Violation } from './violation.js';

/** The refusals every game shares, in the order in which they are looked for. */
export const coreClauses = {
  'CORE-GAME-OVER': 'Nothing can be done once the game is over.',
  'CORE-UNKNOWN-ACTION': 'An action must be one the game knows.',
  'CORE-BAD-PARAMETER': 'An action must say all that belongs to it, well formed, and nothing else.',
  'CORE-UNKNOWN-PLAYER': 'Only those who take part can act.',
  'CORE-PLAYER-ELIMINATED': 'Those who are out of the game cannot act.',
  'CORE-WRONG-PHASE': 'An action must belong to a phase that is on.',
  'CORE-NOT-YOUR-TURN': 'Only those who are to act may act.',
  'CORE-NOTHING-TO-CHOOSE': 'The form of an action can be begun only where it can be finished.',
  'CORE-DICE': 'The dice must be able to fall as the rules ask.',
  'CORE-STATE': 'A state must be one the rules could have led to, and free to be written to when played in place.',
  'CORE-RECORD': 'A record must replay step by step.',
} as const;

/** An id of {@link coreClauses}. */
export type CoreClause = keyof typeof coreClauses;

/** Which of {@link coreClauses} stands behind a code, unless the game names one of its own. */
export const coreCodes = {
  'game-over': 'CORE-GAME-OVER',
  'unknown-action': 'CORE-UNKNOWN-ACTION',
  'bad-parameter': 'CORE-BAD-PARAMETER',
  'unknown-player': 'CORE-UNKNOWN-PLAYER',
  'player-eliminated': 'CORE-PLAYER-ELIMINATED',
  'wrong-phase': 'CORE-WRONG-PHASE',
  'not-your-turn': 'CORE-NOT-YOUR-TURN',
  'nothing-to-choose': 'CORE-NOTHING-TO-CHOOSE',
} as const satisfies Record<string, CoreClause>;

/** The code of a refusal that stands before every action of every game; the game may put a clause of its own behind it. */
export type CoreCode = keyof typeof coreCodes;

/** How a record can depart from what is played. */
export type DepartureKind = 'seal' | 'reasons' | { readonly throwsLeft: number };

/** What is wrong with a position, saved or said, and where; nowhere, if it is wrong as a whole. */
export type WrongPosition = Words<'fault' | 'at'>;

const wrongPosition = (facts: IllFormed | WrongPosition): string => ('fault' in facts ? facts.fault : illFormed(facts));

/** What the core itself says, in every game. */
export const coreRefusals = {
  /** Something is done although the game has ended. */
  'game-over': { 'CORE-GAME-OVER': () => 'The game is over.' },
  /** An action has no type, or one that the game does not know. */
  'unknown-action': {
    'CORE-UNKNOWN-ACTION': (facts: IllFormed | Words<'unknown'>) =>
      'unknown' in facts ? `There is no action ${facts.unknown}.` : illFormed(facts),
  },
  /** A parameter of an action is missing, ill formed, or one that the action does not have, or an answer does not fit its question. */
  'bad-parameter': {
    'CORE-BAD-PARAMETER': (facts: IllFormed | Words<'misfit'> | { readonly unreadable: true }) => {
      if ('unreadable' in facts) return 'The action cannot be read.';
      return 'misfit' in facts ? facts.misfit : illFormed(facts);
    },
  },
  /** Somebody acts who takes no part in the game. */
  'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }: Words<'player'>) => `${player} takes no part in this game.` },
  /** Somebody acts who is out of the game. */
  'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }: Words<'player'>) => `${player} is out of the game.` },
  /** An action is tried in a phase it does not belong to. */
  'wrong-phase': {
    'CORE-WRONG-PHASE': ({ type, phase }: Words<'type' | 'phase'>, { name }) =>
      `In the phase ${name(phase, 'words')} it is not possible to ${name(type, 'words')}.`,
  },
  /** Somebody acts whom the game does not wait for. */
  'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }: Words<'player'>) => `It is not for ${player} to act now.` },
  /** The form of an action is asked for, and some question of it would have no answer. */
  'nothing-to-choose': {
    'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }: { readonly type: string; readonly gaveUp: boolean }, { name }) =>
      gaveUp ? `No way to ${name(type, 'words')} was found in reasonable time.` : `There is no way to ${name(type, 'words')} now.`,
  },
  /** Prompted dice have no answer yet to a throw; `needs` says to which. */
  'needs-dice': {
    'CORE-DICE': ({ wanted }: Words<'fault'> & { readonly wanted: Wanted }, { name }) =>
      `A throw is needed: ${inWords({ ...wanted, why: name(wanted.why, 'throws') })}.`,
  },
  /** Dice fall as no dice can, have no throw left or never come to an end, or what was given is no dice. */
  'dice-fault': { 'CORE-DICE': ({ fault }: Words<'fault'>) => fault },
  /** A frozen state is to be played on in place. */
  'frozen-state': { 'CORE-STATE': () => 'This state is frozen; play in place on clone(state).' },
  /** A configuration is ill formed, where the game has no code of its own for it. */
  'bad-config': { 'CORE-BAD-PARAMETER': illFormed },
  /** A saved state is ill formed, or one that no play could have led to. */
  'bad-state': { 'CORE-STATE': wrongPosition },
  /** A scene is ill formed, or something in it cannot be placed. */
  'bad-scene': { 'CORE-STATE': wrongPosition },
  /** A record is ill formed. */
  'bad-record': { 'CORE-RECORD': illFormed },
  /** The setup or a step of a record is refused by the rules; their own refusals follow. */
  'record-refused': {
    'CORE-RECORD': ({ step, message }: Words<'step' | 'message'>) => `${step} cannot be played: ${message}`,
  },
  /** The setup or a step of a record does not lead where the record says, or throws other dice than it says. */
  'record-departs': {
    'CORE-RECORD': ({ step, how }: Words<'step'> & { readonly how: DepartureKind }) => {
      if (how === 'seal') return `${step} does not lead where its seal says.`;
      return how === 'reasons'
        ? `${step} throws its dice for other reasons than recorded.`
        : `${step} has ${counted(how.throwsLeft, 'throw')} too many.`;
    },
  },
} as const satisfies RefusalTable<CoreClause>;

/** A code the core itself refuses with. */
export type CoreRefusalCode = keyof typeof coreRefusals;

/** How the core refuses. */
export const refuseCommon = refuser(coreRefusals);

/** A saved state that no play could have led to, in a sentence for whoever saved it, and where the fault lies if it lies in one place: for `checkState`. */
export const badState = (fault: string, path?: string): Violation<CoreClause> =>
  refuseCommon('bad-state', 'CORE-STATE', { fault, at: path ?? '' }, path);

/** What the core says of ill-formed input under one of its codes; a code of a game's own is told in general words. */
export const ofIllFormed = (code: string, _clause: string, facts: IllFormed): string => {
  const table: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = coreRefusals;
  const [says = illFormed] = Object.hasOwn(table, code) ? (Object.values(table[code]!) as Sentence<IllFormed>[]) : [];
  return says(facts, plainly);
};
