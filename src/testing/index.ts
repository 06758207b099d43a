/**
 * Tests for games made with ludoteca: the conformance suite, clause-tagged tests and transcripts. It needs no test runner of its own.
 *
 * @module ludoteca/testing
 */
export * from './clause.js';
