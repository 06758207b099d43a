import { useEffect, useRef } from 'react';
import type { AnyAction } from '../host/catalogue.js';
import type { Host } from '../host/host.js';
import type { Offer, Seated } from '../host/seen.js';
import { useSpeech } from '../language/speech.js';
import { Foresight } from './foresight.js';
import type { Form } from './form.js';
import { QuestionFields } from './question.js';
import { RefusalCard } from './refusal-card.js';
import { useTelling } from './telling.js';

/** So many actions of a type are offered as they stand; more are chosen step by step. */
const few = 6;

/** What may be done, and the form in which it is said. */
export const Actions = ({ host, seen, form, ticked, tick }: ActionsProps) => {
  const { words } = useSpeech();
  const { offers } = seen;
  const likely = offers.filter(({ actions }) => actions.length > 0);
  const only = seen.awaited && likely.length === 1 ? likely[0]!.type : null;
  // Where there is but one thing to do its question is asked at once, so that the picture can answer it; who cancels it sees all there is.
  const begun = useRef(-1);
  useEffect(() => {
    if (only === null || begun.current === seen.revision) return;
    begun.current = seen.revision;
    if (host.asksFirst(only)) form.begin(only);
  }, [host, only, seen.revision, form.begin]);
  const panel = useRef<HTMLElement>(null);
  const { stage } = form;
  const step = stage === null ? '' : stage.kind === 'ask' ? stage.field : stage.kind;
  useEffect(() => {
    // Whoever is busy elsewhere, in the picture or in the past, stays there.
    const { activeElement: active, body } = document;
    if (step === '' || (active !== body && !panel.current?.contains(active))) return;
    // The first answer rather than the filter above it: on a telephone that would bring up the keyboard.
    const first = ['.asked .options :is(button, input)', '.stage :is(button, input, select):not(:disabled)']
      .map((selector) => panel.current?.querySelector<HTMLElement>(selector))
      .find((found) => found != null);
    first?.focus();
  }, [step]);
  // Once an order is given its button is gone: whoever plays by keyboard goes on from the head of this panel.
  const now = `${seen.revision} ${form.type}`;
  const before = useRef('');
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement === document.body) panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [now]);
  return (
    <section className="panel actions" ref={panel} aria-labelledby="what-now">
      <h2 id="what-now" tabIndex={-1}>
        {words.whatNow}
      </h2>
      {form.type === null ? <Offers offers={offers} form={form} /> : <Filling host={host} form={form} ticked={ticked} tick={tick} />}
    </section>
  );
};

interface ActionsProps {
  readonly host: Host;
  readonly seen: Seated;
  readonly form: Form;
  readonly ticked: readonly unknown[];
  tick(value: unknown): void;
}

const Offers = ({ offers, form }: { readonly offers: readonly Offer[]; readonly form: Form }) => {
  const { say } = useSpeech();
  const { name } = useTelling();
  const likely = offers.filter(({ actions }) => actions.length > 0);
  const unlikely = offers.filter(({ actions }) => actions.length === 0);
  const list = (some: readonly Offer[]) => (
    <ul className="offers">
      {some.map(({ type, actions }) => (
        <li key={type}>
          <button
            type="button"
            className={actions.length === 0 ? 'offer unlikely' : 'offer'}
            data-type={type}
            onClick={() => form.begin(type)}
          >
            {name(type)}
          </button>
          <Quick actions={actions} take={form.take} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(likely)}
      {unlikely.length > 0 && (
        <details className="not-now" open={likely.length === 0}>
          <summary>{say('notNow', { count: unlikely.length })}</summary>
          {list(unlikely)}
        </details>
      )}
    </>
  );
};

/** A few actions as they stand, if each has a sentence of its own. */
const Quick = ({ actions, take }: { readonly actions: readonly AnyAction[]; take(action: AnyAction): void }) => {
  const { action: order } = useTelling();
  const orders = actions.length > few ? [] : actions.map((action) => ({ action, sentence: order(action) }));
  if (orders.length < 2 || new Set(orders.map(({ sentence }) => sentence)).size < orders.length) return null;
  return (
    <div className="options">
      {orders.map(({ action, sentence }) => (
        <button key={sentence} type="button" className="option quick" onClick={() => take(action)}>
          {sentence}
        </button>
      ))}
    </div>
  );
};

const Filling = ({ host, form, ticked, tick }: Omit<ActionsProps, 'seen'>) => {
  const { words } = useSpeech();
  const telling = useTelling();
  const { type, told, stage, refusal } = form;
  if (type === null || stage === null) return null;
  return (
    <div className="filling">
      <h3>{telling.name(type)}</h3>
      {told.length > 0 && (
        <dl className="told">
          {told.map(({ field, value, byItself }) => (
            <div key={field}>
              <dt>{telling.field(field)}</dt>
              <dd>
                <span>{telling.value(value)}</span>
                {!byItself && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`${words.change}: ${telling.field(field)}`}
                    onClick={() => form.reopen(field)}
                  >
                    {words.change}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="stage">
        {stage.kind === 'ask' && (
          <fieldset key={`${stage.field} ${told.length}`} className="asked">
            <legend>{telling.field(stage.field)}</legend>
            <QuestionFields question={stage.question} ticked={ticked} tick={tick} answer={form.answer} />
          </fieldset>
        )}
        {stage.kind === 'ready' && (
          <>
            <p className="ready">
              <span className="quiet">{words.ready}: </span>
              {telling.action(stage.action)}
            </p>
            <Foresight host={host} action={stage.action} />
            <button type="button" className="primary do-it" onClick={form.order}>
              {words.doIt}
            </button>
          </>
        )}
        {stage.kind === 'refused' && <RefusalCard refusal={stage.refusal} clause={telling.clause} />}
        {refusal !== null && <RefusalCard refusal={refusal} clause={telling.clause} />}
        <button type="button" className="cancel" onClick={form.cancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
};
