import { useState } from 'react';
import { inLanguage } from '../../../shared/languages.js';
import type { Counted, Option, Picked } from '../../../shared/options.js';
import { useSpeech } from '../language/speech.js';

interface Chooses {
  /** Tells what the configuration is to say in a field. */
  choose(field: string, value: unknown): void;
}

/** The options of a game that matter most. */
export const OptionFields = ({ options, choose }: Chooses & { readonly options: readonly Option[] }) => {
  const { words } = useSpeech();
  return (
    <fieldset className="option-fields">
      <legend>{words.options}</legend>
      {options.map((option) => (
        <OptionField key={option.field} option={option} choose={choose} />
      ))}
    </fieldset>
  );
};

const OptionField = ({ option, choose }: Chooses & { readonly option: Option }) => {
  const { language, words } = useSpeech();
  const id = `option-${option.field}`;
  const name = inLanguage(option.name, language);
  const none = option.kind === 'count' && option.none !== undefined ? ` (${words.empty}: ${inLanguage(option.none, language)})` : '';
  return (
    <div className="entry">
      <label htmlFor={id}>
        {name}
        {none}
      </label>
      {option.kind === 'pick' ? <Picking id={id} option={option} choose={choose} /> : <Counting id={id} option={option} choose={choose} />}
    </div>
  );
};

const Picking = ({ id, option: { field, values }, choose }: Chooses & { readonly id: string; readonly option: Picked }) => {
  const { language } = useSpeech();
  return (
    <select id={id} onChange={({ target }) => choose(field, values[target.selectedIndex]!.value)}>
      {values.map(({ value, name }) => (
        <option key={String(value)}>{inLanguage(name, language)}</option>
      ))}
    </select>
  );
};

const Counting = ({ id, option, choose }: Chooses & { readonly id: string; readonly option: Counted }) => {
  const { field, min, max, proposed, none, says } = option;
  const [typed, setTyped] = useState(String(proposed));
  return (
    <input
      id={id}
      type="number"
      required={none === undefined}
      min={min}
      max={max}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        choose(field, says(target.value === '' ? null : Number(target.value)));
      }}
    />
  );
};
