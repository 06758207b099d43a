import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { clauseTests } from 'ludoteca/testing';
import { test } from 'vitest';

/** Tests titled with their clause. */
export const clause = clauseTests(somElQueDecidim.clauses, test);
