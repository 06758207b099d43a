import type { ClauseId } from '../../clauses.js';
import { inOrder } from '../in-order.js';
import { conferencesAndEndings } from './clauses/conferences-and-endings.js';
import { measuresAndInstruments } from './clauses/measures-and-instruments.js';
import { rollsAndEffects } from './clauses/rolls-and-effects.js';
import { strifeAndAgreements } from './clauses/strife-and-agreements.js';
import { worldAndTurns } from './clauses/world-and-turns.js';

/** Every clause of the rules, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = inOrder({
  ...worldAndTurns,
  ...measuresAndInstruments,
  ...rollsAndEffects,
  ...strifeAndAgreements,
  ...conferencesAndEndings,
});
