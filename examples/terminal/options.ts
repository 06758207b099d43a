import { type Game, own } from 'ludoteca';
import { inLanguage } from '../shared/languages.js';
import { type Counted, type Option, proposedFor, saidOf } from '../shared/options.js';
import { options } from '../shared/options-of-games/index.js';
import { mayBeRefereed, refereeing } from '../shared/referees.js';
import type { Desk } from './desk.js';
import { tell } from './words.js';

type Config = Readonly<Record<string, unknown>>;

const optionsOf = ({ id }: Game): readonly Option[] => own<readonly Option[]>(options, id) ?? [];

/** What is proposed for an option, in words. */
const proposal = (option: Option, language: string): string => {
  const value = option.kind === 'pick' ? inLanguage(option.values[0]!.name, language) : option.proposed;
  return `${inLanguage(option.name, language)}: ${value}`;
};

/** A configuration with what is proposed where nothing was said. */
export const withUsual = (game: Game, given: Config): Config => ({
  ...refereeing(game.id, false),
  ...Object.fromEntries(optionsOf(game).map((option) => [option.field, saidOf(option, proposedFor(option))])),
  ...given,
});

/** A number that is typed; nothing typed means what no number means. */
const askCount = async (desk: Desk, { name, min, max, proposed, none, says }: Counted, language: string): Promise<unknown> => {
  const span = tell(language, 'span', { min, max });
  const other = none === undefined ? null : inLanguage(none, language);
  const fits = (typed: string): boolean =>
    typed === '' ? none !== undefined : /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  const message = `${inLanguage(name, language)} (${other === null ? span : `${span}, ${tell(language, 'orNothing', { none: other })}`})`;
  const fault = other === null ? tell(language, 'whole', { min, max }) : tell(language, 'wholeOr', { min, max, none: other });
  const typed = await desk.line(message, String(proposed), (line) => (fits(line) ? undefined : fault));
  return typed === null ? undefined : says(typed === '' ? null : Number(typed));
};

/** What an option is to say; undefined if nobody answers. */
const askOption = async (desk: Desk, option: Option, language: string): Promise<unknown> => {
  if (option.kind === 'count') return askCount(desk, option, language);
  const options = option.values.map(({ value, name }) => ({ value, label: inLanguage(name, language) }));
  return (await desk.choose(inLanguage(option.name, language), options)) ?? undefined;
};

/** Asks for the options that matter; what is not answered is as usual. */
export const askOptions = async (desk: Desk, game: Game, language: string): Promise<Config> => {
  const open = optionsOf(game);
  const usual = { value: true, label: tell(language, 'asUsual'), hint: open.map((option) => proposal(option, language)).join('; ') };
  if ((await desk.choose(tell(language, 'options'), [usual, { value: false, label: tell(language, 'chooseThem') }])) !== false) return {};
  const isRefereed = mayBeRefereed(game.id) && (await desk.agree(tell(language, 'referee'))) === true;
  const answers: (readonly [field: string, value: unknown])[] = [];
  for (const option of open) answers.push([option.field, await askOption(desk, option, language)]);
  return { ...refereeing(game.id, isRefereed), ...Object.fromEntries(answers.filter(([, value]) => value !== undefined)) };
};
