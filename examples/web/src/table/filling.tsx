import type { ReactNode } from 'react';
import { useSpeech } from '../language/speech.js';
import type { Sitting } from '../tables/sitting.js';
import type { Draft } from './draft.js';
import { Foresight } from './foresight.js';
import type { Form, Told } from './form.js';
import { entriesOf, listAskedBy, stretchesOf } from './lists.js';
import { useOddsBeside } from './odds-beside.js';
import { keyOf, QuestionFields } from './question.js';
import { RefusalCard } from './refusal-card.js';
import { SteadyButton } from './steady-button.js';
import { useTelling } from './telling.js';

interface FillingProps {
  readonly sitting: Sitting;
  readonly form: Form;
  readonly draft: Draft | null;
  readonly revision: number;
}

/** The form that is being filled in: what was answered, what is asked, and the order once it is ready. */
export const Filling = ({ sitting, form, draft, revision }: FillingProps) => {
  const { words, say } = useSpeech();
  const telling = useTelling();
  const { type, told, filling, dropped, refusal } = form;
  const asked = filling?.ask ?? null;
  const answers = asked?.question.kind === 'one' && asked.question.more === undefined ? asked.question.from : [];
  const odds = useOddsBeside(
    sitting,
    `${revision} ${type} ${JSON.stringify(filling?.answers)} ${asked?.field}`,
    new Map(answers.map((value) => [keyOf(value), () => form.leadsTo(value)])),
  );
  if (type === null || filling === null) return null;
  const { ask, ready, misfit } = filling;
  const list = ask === null ? null : listAskedBy(ask);
  return (
    <div className="filling">
      <h3>{telling.word(type)}</h3>
      {dropped.length > 0 && (
        <p className="dropped" role="status">
          {say('askedAnew', { fields: dropped.map((field) => telling.question(type, field)).join(', ') })}
        </p>
      )}
      <Answered form={form} type={type} told={list === null ? told : told.filter(({ field }) => !field.startsWith(`${list}.`))} />
      <div className="stage">
        {ask !== null && draft !== null && (
          <fieldset key={`${ask.field} ${told.length}`} className="asked">
            <legend>{telling.question(type, ask.field)}</legend>
            {list !== null && <SoFar form={form} type={type} list={list} />}
            <QuestionFields draft={draft} odds={odds} />
            {ask.enough !== null && (
              <button type="button" className="enough" onClick={form.enough}>
                {say('enough', { count: ask.enough.answer })}
              </button>
            )}
          </fieldset>
        )}
        {ready !== null && (
          <>
            <p className="ready">
              <span className="quiet">{words.ready} </span>
              {telling.action(ready)}
            </p>
            <Foresight sitting={sitting} action={ready} />
            <button type="button" className="primary do-it" aria-disabled={form.isLate} onClick={form.order}>
              {form.isLate ? words.sending : words.doIt}
            </button>
          </>
        )}
        {misfit !== null && <RefusalCard refusal={misfit.refusal} clause={telling.clause} told={telling.refusal} />}
        {refusal !== null && <RefusalCard refusal={refusal} clause={telling.clause} told={telling.refusal} />}
        <SteadyButton className="cancel" isOff={form.isLate} onClick={form.cancel}>
          {words.cancel}
        </SteadyButton>
      </div>
    </div>
  );
};

interface AnsweredProps {
  readonly form: Form;
  readonly type: string;
  readonly told: readonly Told[];
}

const Reopening = ({ form, field, text, name }: { form: Form; field: string; text: string; name: string }): ReactNode => (
  <button type="button" className="link" aria-label={`${text}: ${name}`} onClick={() => form.reopen(field)}>
    {text}
  </button>
);

/** What was answered, and the way back to it. */
const Answered = ({ form, type, told }: AnsweredProps): ReactNode => {
  const { words } = useSpeech();
  const telling = useTelling();
  if (told.length === 0) return null;
  return (
    <dl className="told">
      {stretchesOf(told).map((stretch) => {
        const again = stretch.kind === 'list' ? stretch.end : stretch.told;
        const field = stretch.kind === 'list' ? stretch.list : stretch.told.field;
        const name = telling.question(type, field);
        return (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              {stretch.kind === 'list' && entriesOf(stretch.list, told).length > 0 ? (
                <Entries form={form} type={type} list={stretch.list} />
              ) : (
                <span>{stretch.kind === 'list' ? words.leftEmpty : telling.answer(type, field, stretch.told.value)}</span>
              )}
              {again !== null && !again.byItself && <Reopening form={form} field={again.field} text={words.change} name={name} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

interface ListProps {
  readonly form: Form;
  readonly type: string;
  readonly list: string;
}

/** The entries of a list; from any of them on it can be taken back. */
const Entries = ({ form, type, list }: ListProps): ReactNode => {
  const { words, say } = useSpeech();
  const { answer } = useTelling();
  return (
    <ol className="entries">
      {entriesOf(list, form.told).map(({ place, answers }) => (
        <li key={place}>
          <span>{answers.map(({ field, value }) => answer(type, field, value)).join(' · ')}</span>
          <Reopening form={form} field={answers[0]!.field} text={words.takeBack} name={say('entry', { number: place + 1 })} />
        </li>
      ))}
    </ol>
  );
};

/** What has been put into the list that is asked for. */
const SoFar = (props: ListProps): ReactNode => {
  const { words } = useSpeech();
  const isEmpty = entriesOf(props.list, props.form.told).length === 0;
  return (
    <section className="so-far" aria-label={words.soFar}>
      <p className="quiet">{isEmpty ? words.nothingYet : words.soFar}</p>
      <Entries {...props} />
    </section>
  );
};
