import { type Game, own } from 'ludoteca';
import { inLanguage } from '../shared/languages.js';
import { type Counted, type Option, proposedFor, saidOf } from '../shared/options.js';
import { options } from '../shared/options-of-games/index.js';
import { mayBeRefereed, refereeing } from '../shared/referees.js';
import type { Desk } from './desk.js';

type Config = Readonly<Record<string, unknown>>;

const spoken = 'en';
const optionsOf = ({ id }: Game): readonly Option[] => own<readonly Option[]>(options, id) ?? [];

/** What is proposed for an option, in words. */
const proposal = (option: Option): string => {
  const value = option.kind === 'pick' ? inLanguage(option.values[0]!.name, spoken) : option.proposed;
  return `${inLanguage(option.name, spoken)}: ${value}`;
};

/** A configuration with what is proposed where nothing was said. */
export const withUsual = (game: Game, given: Config): Config => ({
  ...refereeing(game.id, false),
  ...Object.fromEntries(optionsOf(game).map((option) => [option.field, saidOf(option, proposedFor(option))])),
  ...given,
});

/** A number that is typed; nothing typed means what no number means. */
const askCount = async (desk: Desk, { name, min, max, proposed, none, says }: Counted): Promise<unknown> => {
  const other = none === undefined ? '' : `, or nothing: ${inLanguage(none, spoken)}`;
  const fits = (typed: string): boolean =>
    typed === '' ? none !== undefined : /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  const typed = await desk.line(`${inLanguage(name, spoken)} (${min} to ${max}${other})`, String(proposed), (line) =>
    fits(line) ? undefined : `A whole number from ${min} to ${max}, please${other}.`,
  );
  return typed === null ? undefined : says(typed === '' ? null : Number(typed));
};

/** What an option is to say; undefined if nobody answers. */
const askOption = async (desk: Desk, option: Option): Promise<unknown> => {
  if (option.kind === 'count') return askCount(desk, option);
  const options = option.values.map(({ value, name }) => ({ value, label: inLanguage(name, spoken) }));
  return (await desk.choose(inLanguage(option.name, spoken), options)) ?? undefined;
};

/** Asks for the options that matter; what is not answered is as usual. */
export const askOptions = async (desk: Desk, game: Game): Promise<Config> => {
  const open = optionsOf(game);
  const usual = { value: true, label: 'play as usual', hint: open.map(proposal).join('; ') };
  if ((await desk.choose('The options', [usual, { value: false, label: 'choose them' }])) !== false) return {};
  const isRefereed = mayBeRefereed(game.id) && (await desk.agree('A referee, in a seat of its own?')) === true;
  const answers: (readonly [field: string, value: unknown])[] = [];
  for (const option of open) answers.push([option.field, await askOption(desk, option)]);
  return { ...refereeing(game.id, isRefereed), ...Object.fromEntries(answers.filter(([, value]) => value !== undefined)) };
};
