import { coreClauses, coreRefusals } from '../refusals/common.js';
import type { CoreWords } from './core-words.js';

/** The core in English: its clauses and sentences stand with its codes. */
export const coreInEnglish: CoreWords = { clauses: coreClauses, refusals: coreRefusals as unknown as CoreWords['refusals'] };
