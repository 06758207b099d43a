import { oneMore } from '../../content/values.js';
import { now, type Open } from '../../queries/state.js';
import type { Report, State, Streak } from '../../types/index.js';

interface Turn {
  readonly nation: string;
  readonly statistic: Streak['statistic'];
  readonly area: string;
  readonly covert: boolean;
  success: boolean;
}

const keyOf = ({ nation, statistic, area, covert }: Pick<Streak, 'nation' | 'statistic' | 'area' | 'covert'>): string =>
  `${nation}\n${statistic}\n${area}\n${covert}`;

/** What each Nation did with each statistic in each theatre, openly and covertly: one success makes the turn a success. [OT-MOD-18] [OT-MOD-20] [OT-MOD-21] */
const turnsOf = (reports: readonly Report[]): ReadonlyMap<string, Turn> => {
  const turns = new Map<string, Turn>();
  for (const { measure, roll, veiled, exposed, area } of reports) {
    if (roll === null) continue;
    const { nation, statistic } = measure;
    const covert = veiled || exposed;
    const key = keyOf({ nation, statistic, area, covert });
    const turn = turns.get(key) ?? { nation, statistic, area, covert, success: false };
    turn.success ||= roll.result === 'success';
    turns.set(key, turn);
  }
  return turns;
};

const continued = (state: State, run: Streak | undefined, { nation, statistic, area, covert, success }: Turn): Streak => {
  const outcome = success ? 'success' : 'failure';
  const goesOn = run !== undefined && run.outcome === outcome;
  return { nation, statistic, area, covert, outcome, length: goesOn ? oneMore(run.length) : 1, lastTurn: state.turn };
};

/** Runs of equal results grow, break, or are forgotten. [OT-MOD-19] */
export const keepStreaks = (state: Open): void => {
  const plain = now(state);
  const turns = new Map(turnsOf(plain.reports));
  const kept: Streak[] = [];
  for (const run of plain.streaks) {
    const turn = turns.get(keyOf(run));
    turns.delete(keyOf(run));
    if (turn !== undefined) kept.push(continued(plain, run, turn));
    else if (!plain.config.streakConsecutive) kept.push({ ...run });
  }
  for (const turn of turns.values()) if (plain.nations[turn.nation]!.alive) kept.push(continued(plain, undefined, turn));
  state.streaks = kept as Open['streaks'];
};
