import { type Game, own } from 'ludoteca';
import { inLanguage } from '../shared/languages.js';
import { type Company, type Counted, mayLeaveOut, type Option, pickableBy, proposedFor, saidOf } from '../shared/options.js';
import { options } from '../shared/options-of-games/index.js';
import { mayBeRefereed, refereeing } from '../shared/referees.js';
import type { Desk } from './desk.js';
import { tell } from './words.js';

type Config = Readonly<Record<string, unknown>>;

const optionsOf = ({ id }: Game): readonly Option[] => own<readonly Option[]>(options, id) ?? [];

/** What is proposed for an option, in words. */
const proposal = (option: Option, language: string): string => {
  const value = option.kind === 'pick' ? inLanguage(option.values[0]!.name, language) : option.proposed;
  return tell(language, 'proposal', { option: inLanguage(option.name, language), value });
};

/** A configuration with what is proposed where nothing was said. */
export const withUsual = (game: Game, given: Config): Config => ({
  ...refereeing(game.id, false),
  ...Object.fromEntries(optionsOf(game).map((option) => [option.field, saidOf(option, proposedFor(option))])),
  ...given,
});

/** A number that is typed; nothing typed means what no number means, where this company may leave it out. */
const askCount = async (desk: Desk, option: Counted, language: string, company: Company): Promise<unknown> => {
  const { name, min, max, proposed, none, says } = option;
  const span = tell(language, 'span', { min, max });
  const other = none === undefined || !mayLeaveOut(option, company) ? null : inLanguage(none, language);
  const fits = (typed: string): boolean =>
    typed === '' ? other !== null : /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  const message = `${inLanguage(name, language)} (${other === null ? span : `${span}, ${tell(language, 'orNothing', { none: other })}`})`;
  const fault = other === null ? tell(language, 'whole', { min, max }) : tell(language, 'wholeOr', { min, max, none: other });
  const typed = await desk.line(message, String(proposed), (line) => (fits(line) ? undefined : fault));
  return typed === null ? undefined : says(typed === '' ? null : Number(typed));
};

/** What an option is to say; undefined if nobody answers. Only what this company can begin with is offered. */
const askOption = async (desk: Desk, option: Option, language: string, company: Company): Promise<unknown> => {
  if (option.kind === 'count') return askCount(desk, option, language, company);
  const options = pickableBy(option, company).map(({ value, name }) => ({ value, label: inLanguage(name, language) }));
  return (await desk.choose(inLanguage(option.name, language), options)) ?? undefined;
};

/** Asks so many players for the options that matter; what is not answered is as usual. */
export const askOptions = async (desk: Desk, game: Game, language: string, players: number): Promise<Config> => {
  const open = optionsOf(game);
  const usual = {
    value: true,
    label: tell(language, 'asUsual'),
    hint: open.map((option) => proposal(option, language)).join(tell(language, 'between')),
  };
  if ((await desk.choose(tell(language, 'options'), [usual, { value: false, label: tell(language, 'chooseThem') }])) !== false) return {};
  const isRefereed = mayBeRefereed(game.id) && (await desk.agree(tell(language, 'referee'))) === true;
  const answers: (readonly [field: string, value: unknown])[] = [];
  const company: Company = { players, isRefereed };
  for (const option of open) answers.push([option.field, await askOption(desk, option, language, company)]);
  return { ...refereeing(game.id, isRefereed), ...Object.fromEntries(answers.filter(([, value]) => value !== undefined)) };
};
