/**
 * Stryker's runner for vitest looks at tests and not at files: where a mutant keeps a test file from being loaded, no test fails, and it would be
 * taken for a mutant that nobody noticed. Here a file that is not loaded counts.
 */
import { commonTokens, type Injector, type PluginContext, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, type TestRunner } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as ofVitest } from '@stryker-mutator/vitest-runner';

/** What is read of vitest within the runner. */
interface Inside {
  readonly ctx?: {
    readonly projects: readonly { readonly config: { isolate: boolean } }[];
    readonly state: {
      getFiles(): readonly {
        readonly name: string;
        readonly result?: { readonly state: string; readonly errors?: readonly { readonly message: string }[] };
        readonly tasks: readonly unknown[];
      }[];
    };
  };
}

interface Unloaded {
  readonly file: string;
  readonly why: string;
}

const unloaded = (runner: TestRunner): Unloaded | null => {
  const files = (runner as Inside).ctx?.state.getFiles() ?? [];
  const found = files.find(({ result, tasks }) => result?.state === 'fail' && tasks.length === 0);
  return found === undefined ? null : { file: found.name, why: found.result?.errors?.[0]?.message ?? 'it was not loaded' };
};

export const runnerFactory = (injector: Injector<PluginContext>): TestRunner => {
  const runner: TestRunner = ofVitest[0]!.factory(injector);
  const [dryRun, mutantRun] = [runner.dryRun.bind(runner), runner.mutantRun.bind(runner)];
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    const broken = unloaded(runner);
    return broken === null ? result : { status: DryRunStatus.Error, errorMessage: `${broken.file}: ${broken.why}` };
  };
  runner.mutantRun = async (options) => {
    process.env['MUTANTS_CHANGED'] = options.activeMutant.fileName;
    // Which tests come by a mutant is only told where each file has modules of its own; to notice one, all may share them.
    for (const { config } of (runner as Inside).ctx?.projects ?? []) config.isolate = false;
    const result = await mutantRun(options);
    const broken = result.status === MutantRunStatus.Survived ? unloaded(runner) : null;
    if (broken === null) return result;
    return { status: MutantRunStatus.Killed, killedBy: [`${broken.file}#`], failureMessage: broken.why, nrOfTests: 0 };
  };
  return runner;
};
runnerFactory.inject = tokens(commonTokens.injector);
