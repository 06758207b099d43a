/**
 * What Stryker is told beside its own: of all mutants only those of the sample are tried, and of them only those of which nothing is known; and each
 * result is noted at once. It is bundled and loaded by Stryker in processes of its own.
 */
import { relative } from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, MutantResult, StrykerOptions } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import { type Change, draw, type Errand, keyOf, note, readNotes, type Verdict } from './notes.js';
import { runnerFactory } from './running.js';

const errandOf = (options: StrykerOptions): Errand => options['errand'] as Errand;

/** Where a mutant is: Stryker counts lines and columns from 0 for a checker, and from 1 for a reporter. */
const changeOf = ({ root }: Errand, { fileName, location, mutatorName, replacement }: Mutant | MutantResult, first: 0 | 1): Change => ({
  file: relative(root, fileName),
  line: location.start.line + 1 - first,
  column: location.start.column + 1 - first,
  endLine: location.end.line + 1 - first,
  endColumn: location.end.column + 1 - first,
  kind: mutatorName,
  replacement: replacement ?? '',
});

/** Stryker asks a checker which mutants are worth a try. All are asked about at once, because a sample is drawn from all. */
class Sampling implements Checker {
  static readonly inject = tokens(commonTokens.options);
  private readonly errand: Errand;

  constructor(options: StrykerOptions) {
    this.errand = errandOf(options);
  }

  async init(): Promise<void> {}

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const changes = new Map(mutants.map((mutant) => [mutant.id, changeOf(this.errand, mutant, 0)]));
    const sample = new Set(draw(this.errand, [...changes.values()]).keys);
    const known = readNotes(this.errand);
    const answers = [...changes].map(([id, change]): [string, CheckResult] => {
      const key = keyOf(change);
      const isWanted = sample.has(key) && !known.has(key);
      return [id, isWanted ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not tried in this run' }];
    });
    return Object.fromEntries(answers);
  }
}

const verdicts: ReadonlySet<string> = new Set<Verdict>(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError']);

class Noting implements Reporter {
  static readonly inject = tokens(commonTokens.options);
  private readonly errand: Errand;
  private tried = 0;

  constructor(options: StrykerOptions) {
    this.errand = errandOf(options);
  }

  onMutantTested(result: MutantResult): void {
    if (!verdicts.has(result.status)) return;
    const change = changeOf(this.errand, result, 1);
    const by = result.killedBy?.[0]?.split('#')[0] ?? null;
    note(this.errand, change, result.status as Verdict, by);
    this.tried++;
    if (result.status === 'Survived' || result.status === 'NoCoverage' || result.status === 'RuntimeError')
      console.log(`${this.tried}  ${result.status}  ${keyOf(change).replaceAll('\n', ' ')}`);
    else if (this.tried % 25 === 0) console.log(this.tried);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sampling', Sampling),
  declareClassPlugin(PluginKind.Reporter, 'noting', Noting),
  declareFactoryPlugin(PluginKind.TestRunner, 'files and tests', runnerFactory),
];
