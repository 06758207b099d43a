import { E, type Forecast, forecast, type GameTypes, type Likelihood } from 'ludoteca';
import type { Sitting } from './sitting.js';
import { tell, tellPoints, type Word } from './words.js';

type Action = GameTypes['Action'];

/** So many plays a forecast may take: to find out whether dice decide anything, and then to say how. */
const plays = { glance: 50, full: 500 } as const;

/** So many choices are foreseen, and so many results of each told beside it. */
const most = { choices: 8, results: 3 } as const;

const isTold = ({ rows, points }: Forecast): boolean => rows.length > 1 || points.length > 1;

/** Are the chances what they are, rather than estimated? */
const isSure = ({ exact, sample }: Forecast): boolean => exact || sample?.alike === true;

/** A share in hundreds, as the language of the table writes it. */
const percentIn =
  (language: string) =>
  (share: number, digits: number): string =>
    `${(share * 100).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })} %`;

/** What the odds are worth, in words. */
const worthOf = ({ exact, sample }: Forecast): Word =>
  exact ? 'oddsExact' : sample === null ? 'oddsEndless' : sample.alike ? 'oddsAlike' : 'oddsSampled';

const named = ({ game, language, match, viewer }: Sitting, gist: string): string =>
  game.labels.name(gist, language, match.view(viewer)) || '–';

const showOdds = (sitting: Sitting, foreseen: Forecast): void => {
  const { desk, language } = sitting;
  const { sample, rows, points, expected } = foreseen;
  const percent = percentIn(language);
  const sure = isSure(foreseen);
  const say = (word: Word, facts: Readonly<Record<string, string | number>> = {}): string => tell(language, word, facts);
  /** One row of the odds; with the bounds between which it lies, where it may lie elsewhere. */
  const row = ({ chance, low, high }: Likelihood, what: string): void => {
    const bounds = sure ? '' : ` (${say('fromTo', { low: percent(low, 1), high: percent(high, 1) })})`;
    desk.say(`  ${percent(chance, 1).padStart(8)}${bounds}  ${what}`);
  };
  desk.say(`  ${say(worthOf(foreseen), { worlds: sample?.worlds ?? 0 })}`);
  for (const one of rows) row(one, named(sitting, one.gist));
  if (points.length < 2) return;
  for (const one of points) row(one, tellPoints(language, one.change, 'exceptZero'));
  desk.say(`  ${say('onAverage', { points: tellPoints(language, expected, 'exceptZero') })}`);
};

/** What was foreseen of a position: a list that is put again needs no more thought. */
const foreseenIn = new WeakMap<object, Map<string, Forecast | null>>();

/** What an action may come to, if to more than one thing: thought about as long as the last of these allows, if a thought before it found dice that matter. */
const foreseenOf = ({ game, match: { state } }: Sitting, action: Action, thoughts: readonly number[]): Forecast | null => {
  const known = foreseenIn.get(state) ?? new Map<string, Forecast | null>();
  foreseenIn.set(state, known);
  const key = JSON.stringify([action, thoughts]);
  const before = known.get(key);
  if (before !== undefined) return before;
  let told: Forecast | null = null;
  for (const allowed of thoughts) {
    const foreseen = forecast(game, state, action, { plays: allowed });
    told = E.isRight(foreseen) && isTold(foreseen.right) ? foreseen.right : null;
    if (told === null || told.exact) break;
  }
  known.set(key, told);
  return told;
};

/** Shows the odds of an action before its dice are thrown, as far as its player may know them, and asks whether to go on. */
export const stillWanted = async (sitting: Sitting, action: Action): Promise<boolean> => {
  const { desk, language } = sitting;
  const foreseen = foreseenOf(sitting, action, [plays.full]);
  // What is refused says so when it is played; what can come to one thing only needs no odds.
  if (foreseen === null) return true;
  showOdds(sitting, foreseen);
  return (await desk.agree(tell(language, 'goOn'))) === true;
};

/**
 * The odds of choices in a few words, to stand beside each that throws dice: `[58 % duel won · 42 % duel lost]`, with `≈` where they are a sample. Of
 * more than a few choices none is foreseen, for somebody waits for the list.
 */
export const oddsBeside = (sitting: Sitting, actions: readonly (Action | null)[]): readonly string[] => {
  const percent = percentIn(sitting.language);
  const isShort = actions.filter((action) => action !== null).length <= most.choices;
  return actions.map((action) => {
    const foreseen = action === null || !isShort ? null : foreseenOf(sitting, action, [plays.glance, plays.full]);
    if (foreseen === null) return '';
    const results =
      foreseen.rows.length > 1
        ? foreseen.rows.map(({ chance, gist }) => `${percent(chance, 0)} ${named(sitting, gist)}`)
        : foreseen.points.map(({ chance, change }) => `${percent(chance, 0)} ${tellPoints(sitting.language, change, 'exceptZero')}`);
    const more = results.length > most.results ? ' · …' : '';
    return ` [${isSure(foreseen) ? '' : '≈ '}${results.slice(0, most.results).join(' · ')}${more}]`;
  });
};
