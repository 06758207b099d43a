import './radio-choice.css';
import { useId } from 'react';

interface RadioChoiceProps<T extends string> {
  readonly legend: string;
  /** What there is to choose, each with its name. */
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  choose(value: T): void;
}

/** One of a few, all of them seen. */
export const RadioChoice = <T extends string>({ legend, names, chosen, choose }: RadioChoiceProps<T>) => {
  const group = useId();
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {(Object.entries(names) as [T, string][]).map(([value, name]) => (
        <label key={value}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
};
