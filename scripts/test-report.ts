import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-files.js';

/** What a run of the tests has left, as far as scripts read it. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Kept answers that no test has asked for. */
  readonly snapshot: { readonly unchecked: number; readonly uncheckedKeysByFile: readonly { readonly filePath: string }[] };
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly title: string; readonly status: string }[];
  }[];
}

/** Where vitest.config.ts has it written, in the project or a copy of it. */
export const reportIn = (project: string): string => join(project, '.cache', 'tests.json');

/** The report of the last run; null where there is none. */
export const readReport = (project: string = root): TestReport | null => {
  const path = reportIn(project);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TestReport) : null;
};
