import { genegrafter } from 'ludoteca/genegrafter';
import { clauseTests } from 'ludoteca/testing';
import { test } from 'vitest';

/** Tests titled with their clause. */
export const clause = clauseTests(genegrafter.clauses, test);
