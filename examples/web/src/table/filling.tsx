import { Fragment, type ReactNode } from 'react';
import type { Host } from '../host/host.js';
import { useSpeech } from '../language/speech.js';
import type { Draft } from './draft.js';
import { Foresight } from './foresight.js';
import type { Form, Told } from './form.js';
import { entriesOf, listAskedBy } from './lists.js';
import { QuestionFields } from './question.js';
import { RefusalCard } from './refusal-card.js';
import { useTelling } from './telling.js';

interface FillingProps {
  readonly host: Host;
  readonly form: Form;
  readonly draft: Draft | null;
}

/** The form that is being filled in: what was answered, what is asked, and the order once it is ready. */
export const Filling = ({ host, form, draft }: FillingProps) => {
  const { words, say } = useSpeech();
  const telling = useTelling();
  const { type, told, filling, dropped, refusal } = form;
  if (type === null || filling === null) return null;
  const { ask, ready, misfit } = filling;
  const list = ask === null ? null : listAskedBy(ask);
  return (
    <div className="filling">
      <h3>{telling.name(type)}</h3>
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
            <QuestionFields draft={draft} />
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
              <span className="quiet">{words.ready}: </span>
              {telling.action(ready)}
            </p>
            <Foresight host={host} action={ready} />
            <button type="button" className="primary do-it" onClick={form.order}>
              {words.doIt}
            </button>
          </>
        )}
        {misfit !== null && <RefusalCard refusal={misfit.refusal} clause={telling.clause} />}
        {refusal !== null && <RefusalCard refusal={refusal} clause={telling.clause} />}
        <button type="button" className="cancel" onClick={form.cancel}>
          {words.cancel}
        </button>
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
      {told.map(({ field, value, byItself }) => {
        const name = telling.question(type, field);
        return (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <span>{telling.answer(type, field, value)}</span>
              {!byItself && <Reopening form={form} field={field} text={words.change} name={name} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

/** What has been put into the list that is asked for; from any entry on it can be taken back. */
const SoFar = ({ form, type, list }: { readonly form: Form; readonly type: string; readonly list: string }): ReactNode => {
  const { words, say } = useSpeech();
  const { answer } = useTelling();
  const entries = entriesOf(list, form.told);
  return (
    <section className="so-far" aria-label={words.soFar}>
      <p className="quiet">{entries.length === 0 ? words.nothingYet : words.soFar}</p>
      <ol>
        {entries.map(({ place, answers }) => (
          <li key={place}>
            <span>
              {answers.map(({ field, value }, i) => (
                <Fragment key={field}>
                  {i > 0 && ' · '}
                  {answer(type, field, value)}
                </Fragment>
              ))}
            </span>
            <Reopening form={form} field={answers[0]!.field} text={words.takeBack} name={say('entry', { number: place + 1 })} />
          </li>
        ))}
      </ol>
    </section>
  );
};
