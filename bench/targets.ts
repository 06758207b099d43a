/** What the measurements of this folder are to come to: every target, in one table, and who measures it. */

interface Target {
  /** The command that measures it. */
  readonly command: 'bench:peers' | 'bench:forms' | 'bench:chess' | 'bench:ladder';
  /** What is measured, with its unit. */
  readonly what: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly below?: number;
}

const table = {
  'reduce beside the reducer': { command: 'bench:peers', what: 'reduce ÷ boardgame.io’s reducer, in every race', atLeast: 10 },
  'in place beside the client': {
    command: 'bench:peers',
    what: 'in place ÷ boardgame.io’s client, El Ojo del Terror',
    atLeast: 60,
  },
  'the careful loop beside in place': {
    command: 'bench:peers',
    what: 'loop by hand, as careful ÷ in place, at fifty objects',
    atMost: 3,
  },
  'the copying loop beside reduce': {
    command: 'bench:peers',
    what: 'loop by hand that copies ÷ reduce, at fifty objects',
    atMost: 3,
  },
  'a question': { command: 'bench:forms', what: 'the slowest question of a form, in milliseconds', below: 10 },
  'all offers': { command: 'bench:forms', what: 'the slowest list of all offers, in milliseconds', below: 50 },
  chess: { command: 'bench:chess', what: 'in place ÷ chess.js, in every position', atLeast: 1 },
  'longer thinking': {
    command: 'bench:ladder',
    what: 'Elo gained by search from 0.05 to 0.8 seconds a move, with an interval above 0',
    atLeast: 50,
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof table;
export const targets: Readonly<Record<TargetName, Target>> = table;

/** What was measured; with a lower bound where luck plays a part, which must lie above 0 for the target to be met. */
export interface Measured {
  readonly figure: number;
  readonly low?: number;
}

export type Verdict = 'met' | 'missed' | 'not measured';

/** Is the target met? Of several figures each has to meet it. */
export const verdictOf = (name: TargetName, all: readonly Measured[]): Verdict => {
  const { atLeast, atMost, below } = targets[name];
  if (all.length === 0 || all.some(({ figure }) => Number.isNaN(figure))) return 'not measured';
  const isMet = ({ figure, low }: Measured): boolean =>
    (atLeast === undefined || figure >= atLeast) &&
    (atMost === undefined || figure <= atMost) &&
    (below === undefined || figure < below) &&
    (low === undefined || low > 0);
  return all.every(isMet) ? 'met' : 'missed';
};

const boundOf = ({ atLeast, atMost, below }: Target): string => {
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? `below ${below}` : `at most ${atMost}`;
};

/** The target and the verdict, as a clause of its own. */
export const tellVerdict = (name: TargetName, ...all: readonly Measured[]): string =>
  `Target ${boundOf(targets[name])}: ${verdictOf(name, all)}.`;

/** The figure that is furthest from the target. */
const worstOf = ({ atLeast }: Target, figures: readonly number[]): number => (atLeast === undefined ? Math.max : Math.min)(...figures);

/** What was measured of what has a target. */
export type Figures = Partial<Readonly<Record<TargetName, readonly number[]>>>;

/** A table of targets with what was measured of each, in the order of the targets. Of what others measure it is said who, if all are told. */
export const tellTargets = (measured: Figures, which: 'measured' | 'all' = 'measured'): string[] => {
  const rows = (Object.keys(table) as TargetName[]).flatMap((name) => {
    const target = targets[name];
    const start = `| ${target.what} | ${boundOf(target)}`;
    const figures = measured[name];
    if (figures === undefined || figures.length === 0)
      return which === 'all' ? [`${start} | | measured by \`npm run ${target.command}\` |`] : [];
    const verdict = verdictOf(
      name,
      figures.map((figure) => ({ figure })),
    );
    return [`${start} | ${worstOf(target, figures).toPrecision(3)} | ${verdict} |`];
  });
  return ['| what has a target | target | measured | verdict |', '| --- | --- | ---: | --- |', ...rows];
};
