import type { Question } from 'ludoteca';
import { useId, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { useTelling } from './telling.js';
import { ValueEditor } from './value-editor.js';

/** How long a list may be before it can be filtered. */
const longList = 12;

interface Asked<Q> {
  readonly question: Q;
  /** What is ticked in the picture or here, as long as it is not an answer yet. */
  readonly ticked: readonly unknown[];
  tick(value: unknown): void;
  answer(value: unknown): void;
}

/** A question of a form, of whatever kind. */
export const QuestionFields = (asked: Asked<Question>) => {
  const { question, ...rest } = asked;
  switch (question.kind) {
    case 'one':
      return <One question={question} {...rest} />;
    case 'some':
      return <Some question={question} {...rest} />;
    case 'range':
      return <Range question={question} {...rest} />;
    case 'text':
      return <Line question={question} {...rest} />;
    case 'suggest':
      return <Suggested question={question} {...rest} />;
  }
};

type Of<Kind extends Question['kind']> = Asked<Extract<Question, { kind: Kind }>>;

/** The entries of a list that match what is typed above it. */
const useFilter = (from: readonly unknown[]) => {
  const { words } = useSpeech();
  const { value: tell } = useTelling();
  const [typed, setTyped] = useState('');
  const label = useId();
  const entries = from.map((value, place) => ({ value, place, text: tell(value) }));
  const wanted = typed.trim().toLocaleLowerCase();
  const box =
    from.length > longList ? (
      <div className="filter">
        <label htmlFor={label}>{words.filter}</label>
        <input id={label} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
    ) : null;
  return { box, entries: entries.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) };
};

const Nothing = () => <p className="quiet">{useSpeech().words.noChoice}</p>;

const One = ({ question, answer }: Of<'one'>) => {
  const { box, entries } = useFilter(question.from);
  if (question.from.length === 0) return <Nothing />;
  return (
    <>
      {box}
      <div className="options">
        {entries.map(({ value, place, text }) => (
          <button key={place} type="button" className="option" onClick={() => answer(value)}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
};

const Some = ({ question, ticked, tick, answer }: Of<'some'>) => {
  const { words, say } = useSpeech();
  const { box, entries } = useFilter(question.from);
  const { min, max } = question;
  if (max < min) return <Nothing />;
  return (
    <>
      {box}
      <div className="options">
        {entries.map(({ value, place, text }) => (
          <label key={place} className="option">
            <input type="checkbox" checked={ticked.includes(value)} onChange={() => tick(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <p className="quiet" role="status">
        {say('choosing', { count: ticked.length, min, max })}
      </p>
      <button
        type="button"
        className="primary"
        disabled={ticked.length < min || ticked.length > max}
        onClick={() => answer(question.from.filter((value) => ticked.includes(value)))}
      >
        {words.confirmChoice}
      </button>
    </>
  );
};

const Range = ({ question: { min, max }, answer }: Of<'range'>) => {
  const { words, say } = useSpeech();
  const [value, setValue] = useState(String(min));
  const label = useId();
  if (max < min) return <Nothing />;
  const number = Number(value);
  const fits = value.trim() !== '' && Number.isSafeInteger(number) && number >= min && number <= max;
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) answer(number);
      }}
    >
      <label htmlFor={label}>{say('between', { min, max })}</label>
      <input id={label} type="number" min={min} max={max} value={value} onChange={(event) => setValue(event.target.value)} />
      <button type="submit" className="primary" disabled={!fits}>
        {words.useValue}
      </button>
    </form>
  );
};

const Line = ({ question: { samples, maxLength }, answer }: Of<'text'>) => {
  const { words } = useSpeech();
  const [value, setValue] = useState(samples[0] ?? '');
  const label = useId();
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        answer(value);
      }}
    >
      <label htmlFor={label} className="unseen">
        {words.choose}
      </label>
      <input
        id={label}
        type="text"
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={(event) => setValue(event.target.value)}
      />
      <button type="submit" className="primary">
        {words.useValue}
      </button>
    </form>
  );
};

const Suggested = ({ question: { values }, answer }: Of<'suggest'>) => {
  const { words } = useSpeech();
  const { value: tell } = useTelling();
  const [value, setValue] = useState<unknown>(values[0] ?? '');
  const different = values.filter((one, place) => values.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === place);
  return (
    <>
      {different.length > 1 && (
        <fieldset className="examples">
          <legend>{words.examples}</legend>
          <div className="options">
            {different.map((example) => (
              <button key={JSON.stringify(example)} type="button" className="option" onClick={() => setValue(example)}>
                {tell(example)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <ValueEditor value={value} alike={values} onChange={setValue} label={words.useValue} />
      <button type="button" className="primary" onClick={() => answer(value)}>
        {words.useValue}
      </button>
    </>
  );
};
