import { useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { givenTo } from './draft.js';
import type { Asked } from './question.js';
import { SteadyButton } from './steady-button.js';
import { useTelling } from './telling.js';

interface Stepped {
  /** What is counted, for those who listen. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Is there no more to be given, whatever the most would be? */
  readonly isFull?: boolean;
  change(value: number): void;
}

/** A number with one less before it and one more behind; it can be typed, too. */
const Stepper = ({ label, value, min, max, isFull = false, change }: Stepped) => {
  const { say } = useSpeech();
  // What is being typed may be less than the least until it is whole: it stays as typed, and the browser gives out no form with it.
  const [typed, setTyped] = useState<string | null>(null);
  const step = (to: number): void => {
    setTyped(null);
    change(to);
  };
  return (
    <span className="stepper">
      <SteadyButton aria-label={say('less', { name: label })} isOff={value <= min} onClick={() => step(value - 1)}>
        −
      </SteadyButton>
      <input
        type="number"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        required
        onChange={({ target }) => {
          const number = Math.trunc(Number(target.value));
          setTyped(target.value === '' || (number >= 0 && number < min) ? target.value : null);
          if (Number.isFinite(number)) change(Math.min(max, Math.max(min, number)));
        }}
        onBlur={() => setTyped(null)}
      />
      <SteadyButton aria-label={say('oneMore', { name: label })} isOff={value >= max || isFull} onClick={() => step(value + 1)}>
        +
      </SteadyButton>
    </span>
  );
};

/** A number from a least to a most. */
export const RangeField = ({ question: { min, max }, draft: { type, field, answer } }: Asked<'range'>) => {
  const { words, say } = useSpeech();
  const { question: ask } = useTelling();
  const [value, setValue] = useState(min);
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        answer(value);
      }}
    >
      <span className="quiet">{say('between', { min, max })}</span>
      <Stepper label={ask(type, field)} value={value} min={min} max={max} change={setValue} />
      <button type="submit" className="primary">
        {words.useValue}
      </button>
    </form>
  );
};

/** A total over named parts: only a whole total can be given. */
export const Allotted = ({ question: { parts, min, max, shortcuts }, draft }: Asked<'allot'>) => {
  const { words, say } = useSpeech();
  const { answer: tell } = useTelling();
  const { type, field, amounts, give, fill, answer } = draft;
  const given = Object.fromEntries(parts.map((part) => [part.part, givenTo(part, amounts)]));
  const total = Object.values(given).reduce((sum, amount) => sum + amount, 0);
  return (
    <form
      className="allotted"
      onSubmit={(event) => {
        event.preventDefault();
        if (total >= min && total <= max) answer(given);
      }}
    >
      <ul className="parts">
        {parts.map((part) => {
          const label = tell(type, field, part.part);
          return (
            <li key={part.part}>
              <span className="part-name">
                {label} <small className="quiet">{say('between', { min: part.min, max: part.max })}</small>
              </span>
              <Stepper
                label={label}
                value={given[part.part]!}
                min={part.min}
                max={part.max}
                isFull={total >= max}
                change={(amount) => give(part, amount)}
              />
            </li>
          );
        })}
      </ul>
      <p className="total" role="status">
        {min === max ? say('totalExactly', { total, max }) : say('total', { total, min, max })}
      </p>
      <button type="submit" className="primary" disabled={total < min || total > max}>
        {words.confirmChoice}
      </button>
      {shortcuts.length > 0 && (
        <fieldset className="shortcuts">
          <legend>{words.shortcuts}</legend>
          <div className="options">
            {shortcuts.map((shortcut) => (
              <button key={JSON.stringify(shortcut)} type="button" className="option" onClick={() => fill(shortcut)}>
                {tell(type, field, shortcut)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  );
};
