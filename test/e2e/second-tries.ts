import type { Reporter, TestCase } from 'vitest/node';

/** Tells what went wrong at first in a test that passed when it was tried again: what happens once in many times is known by nothing else. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'passed') return;
    for (const { message } of result.errors ?? []) console.log(`   at first, ${test.name}: ${message}`);
  }
}
