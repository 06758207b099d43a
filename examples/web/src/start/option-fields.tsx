import { useState } from 'react';
import { useSpeech } from '../language/speech.js';
import type { Option } from './options.js';

interface Chooses {
  /** Tells what an option puts into the configuration. */
  choose(option: string, config: object): void;
}

/** The options of a game that matter most. */
export const OptionFields = ({ options, choose }: Chooses & { readonly options: readonly Option[] }) => {
  const { words } = useSpeech();
  return (
    <fieldset className="option-fields">
      <legend>{words.options}</legend>
      {options.map((option) => (
        <OptionField key={option.id} option={option} choose={choose} />
      ))}
    </fieldset>
  );
};

const OptionField = ({ option, choose }: Chooses & { readonly option: Option }) => {
  const { language } = useSpeech();
  const [value, setValue] = useState(option.kind === 'pick' ? option.values[0]!.id : String(option.proposed));
  const id = `option-${option.id}`;
  return (
    <div className="entry">
      <label htmlFor={id}>{option.name[language]}</label>
      {option.kind === 'pick' ? (
        <select
          id={id}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            choose(option.id, option.values.find((possible) => possible.id === event.target.value)!.config);
          }}
        >
          {option.values.map((possible) => (
            <option key={possible.id} value={possible.id}>
              {possible.name[language]}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          required
          min={option.min}
          max={option.max}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            choose(option.id, option.config(Number(event.target.value)));
          }}
        />
      )}
    </div>
  );
};
