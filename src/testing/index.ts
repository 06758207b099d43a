/**
 * Tests for games made with ludoteca: the conformance suite, clause-tagged tests and transcripts. It needs no test runner of its own.
 *
 * @module ludoteca/testing
 */
export * from './clause.js';
export { conformance, type GamePromise } from './conformance.js';
export { canonical, difference } from './difference.js';
export { type FilledForm, randomForm } from './forms.js';
export { type JournalPromise, journalPromises } from './journals.js';
export { type SilenceFound, silence } from './silence.js';
export { checkTranscript, type ScriptLine, type TranscriptOptions, transcript } from './transcript.js';
export type { ConformanceOptions } from './trial.js';
export { type Move, type Walk, type WalkOptions, walk } from './walk.js';
