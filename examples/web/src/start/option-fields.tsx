import { type Company, type Counted, mayLeaveOut, type Option, type Picked, pickableBy } from '../../../shared/options.js';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';

/** What options answer, by their fields. */
export type Answers = Readonly<Record<string, unknown>>;

interface OptionsProps {
  readonly options: readonly Option[];
  readonly answers: Answers;
  /** Who is going to play: some values can begin with others only. */
  readonly company: Company;
  answer(field: string, answer: unknown): void;
}

/** The options of a game that matter most, each explained in a sentence. */
export const OptionFields = ({ options, ...rest }: OptionsProps) => {
  const { words } = useSpeech();
  return (
    <fieldset className="option-fields">
      <legend>{words.options}</legend>
      {options.map((option) => (
        <OptionField key={option.field} option={option} {...rest} />
      ))}
    </fieldset>
  );
};

type OptionProps<O extends Option = Option> = Omit<OptionsProps, 'options'> & { readonly option: O };

const OptionField = ({ option, ...rest }: OptionProps) => {
  const { language, say } = useSpeech();
  const id = `option-${option.field}`;
  const none =
    option.kind === 'count' && option.none !== undefined && mayLeaveOut(option, rest.company)
      ? ` (${say('empty', { meaning: spokenIn(option.none, language) })})`
      : '';
  return (
    <div className="entry">
      <label htmlFor={id}>
        {spokenIn(option.name, language)}
        {none}
      </label>
      {option.kind === 'pick' ? <Picking option={option} {...rest} /> : <Counting option={option} {...rest} />}
      <p className="explained" id={`${id}-explained`}>
        {spokenIn(option.explain, language)}
      </p>
    </div>
  );
};

const Picking = ({ option, answers, company, answer }: OptionProps<Picked>) => {
  const { language } = useSpeech();
  const { field } = option;
  const id = `option-${field}`;
  const values = pickableBy(option, company);
  return (
    <select
      id={id}
      aria-describedby={`${id}-explained`}
      value={values.findIndex(({ value }) => value === answers[field])}
      onChange={({ target }) => answer(field, values[Number(target.value)]!.value)}
    >
      {values.map(({ value, name }, place) => (
        <option key={String(value)} value={place}>
          {spokenIn(name, language)}
        </option>
      ))}
    </select>
  );
};

const Counting = ({ option, answers, company, answer }: OptionProps<Counted>) => {
  const { field, min, max } = option;
  const id = `option-${field}`;
  const number = answers[field];
  return (
    <input
      id={id}
      type="number"
      aria-describedby={`${id}-explained`}
      required={!mayLeaveOut(option, company)}
      min={min}
      max={max}
      value={typeof number === 'number' ? number : ''}
      onChange={({ target }) => answer(field, target.value === '' ? null : Number(target.value))}
    />
  );
};
