import type { Question } from 'ludoteca';
import { useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { Allotted, RangeField } from './amounts.js';
import { type Draft, worthOf } from './draft.js';
import { type OddsFound, WithOdds } from './odds-beside.js';
import { useTelling } from './telling.js';

/** How long a list may be before it can be filtered. */
const longList = 12;

/** A question of some kind, and what is being thought of as its answer. */
export interface Asked<Kind extends Question['kind']> {
  readonly question: Extract<Question, { kind: Kind }>;
  readonly draft: Draft;
}

/** A question of a form, of whatever kind. */
export const QuestionFields = ({ draft, odds }: { readonly draft: Draft; readonly odds: OddsFound }) => {
  const { question } = draft;
  switch (question.kind) {
    case 'one':
      return <One question={question} draft={draft} odds={odds} />;
    case 'some':
      return <Some question={question} draft={draft} />;
    case 'range':
      return <RangeField question={question} draft={draft} />;
    case 'allot':
      return <Allotted question={question} draft={draft} />;
    case 'text':
      return <Line question={question} draft={draft} />;
  }
};

/** The answers that match what is typed above them. Where the page does not hold them all, whoever asks looks for them. */
const useFilter = (from: readonly unknown[], { type, field, isPaged, search, lookFor }: Draft) => {
  const { words } = useSpeech();
  const { answer: tell } = useTelling();
  const label = useId();
  const entries = from.map((value, place) => ({ value, place, text: tell(type, field, value) }));
  const wanted = isPaged ? '' : search.trim().toLocaleLowerCase();
  const box =
    isPaged || from.length > longList ? (
      <div className="filter">
        <label htmlFor={label}>{isPaged ? words.find : words.filter}</label>
        <input id={label} type="search" autoComplete="off" value={search} onChange={(event) => lookFor(event.target.value)} />
      </div>
    ) : null;
  return { box, entries: entries.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) };
};

/** An answer as a key of its own. */
export const keyOf = (value: unknown): string => JSON.stringify(value) ?? '';

const One = ({ question: { from, more }, draft, odds }: Asked<'one'> & { readonly odds: OddsFound }) => {
  const described = useId();
  const { words, say } = useSpeech();
  const { narrowed, narrow, answer, showMore, isPaged } = draft;
  const { box, entries } = useFilter(from, draft);
  const shown = narrowed === null ? entries : entries.filter(({ value }) => narrowed.includes(value));
  const options = useRef<HTMLDivElement>(null);
  // Whoever asks for more goes on with the first of them: the button that was pressed may be gone.
  const continued = useRef<number | null>(null);
  useEffect(() => {
    if (continued.current === null || from.length <= continued.current) return;
    options.current?.querySelectorAll('button')[continued.current]?.focus();
    continued.current = null;
  }, [from.length]);
  return (
    <>
      {box}
      {shown.length === 0 && <p className="quiet">{words.noChoice}</p>}
      {isPaged && narrowed === null && (
        <p className="quiet" role="status">
          {say(more === undefined ? 'allAnswers' : 'firstAnswers', { count: from.length })}
        </p>
      )}
      <div className="options" ref={options}>
        {shown.map(({ value, place, text }) => {
          const forecast = odds.get(keyOf(value));
          const id = `${described}${place}`;
          return (
            <WithOdds key={place} forecast={forecast} id={id}>
              <button
                type="button"
                className="option"
                aria-describedby={forecast === undefined ? undefined : id}
                onClick={() => answer(value)}
              >
                {text}
              </button>
            </WithOdds>
          );
        })}
      </div>
      {narrowed !== null && (
        <button type="button" className="link" onClick={() => narrow(null)}>
          {words.showAll}
        </button>
      )}
      {narrowed === null && more !== undefined && (
        <button
          type="button"
          className="more"
          onClick={() => {
            continued.current = from.length;
            showMore();
          }}
        >
          {words.showMore}
        </button>
      )}
    </>
  );
};

const Some = ({ question, draft }: Asked<'some'>) => {
  const { words, say } = useSpeech();
  const { ticked, tick, answer } = draft;
  const { box, entries } = useFilter(question.from, draft);
  const { min, max, sum } = question;
  const worth = worthOf(question, ticked);
  const fits = ticked.length >= min && ticked.length <= max && (sum === undefined || (worth! >= sum.min && worth! <= sum.max));
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
        {min === max ? say('choosingExactly', { count: ticked.length, max }) : say('choosing', { count: ticked.length, min, max })}
        {sum !== undefined && (
          <>
            {' · '}
            <span className="worth">
              {sum.min === sum.max
                ? say('worthExactly', { worth: worth!, max: sum.max })
                : say('worth', { worth: worth!, min: sum.min, max: sum.max })}
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        className="primary"
        disabled={!fits}
        onClick={() => answer(question.from.filter((value) => ticked.includes(value)))}
      >
        {words.confirmChoice}
      </button>
    </>
  );
};

const Line = ({ question: { samples, maxLength, minLength = 0 }, draft: { type, field, answer } }: Asked<'text'>) => {
  const { words } = useSpeech();
  const { question: ask } = useTelling();
  const [value, setValue] = useState(samples[0] ?? '');
  const label = useId();
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.length >= minLength) answer(value);
      }}
    >
      <label htmlFor={label} className="unseen">
        {ask(type, field)}
      </label>
      <input
        id={label}
        type="text"
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={(event) => setValue(event.target.value)}
      />
      <button type="submit" className="primary" disabled={value.length < minLength}>
        {words.useValue}
      </button>
    </form>
  );
};
