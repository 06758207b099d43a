import { useEffect, useRef } from 'react';
import { useSpeech } from '../language/speech.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Offer, Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import type { Draft } from './draft.js';
import { Filling } from './filling.js';
import type { Form } from './form.js';
import { SheetHandle } from './sheet.js';
import { useTelling } from './telling.js';

/** So many actions of a type are offered as they stand; more are chosen step by step. */
const few = 6;

/** What may be done, and the form in which it is said. */
export const Actions = ({ sitting, seen, form, draft }: ActionsProps) => {
  const { words } = useSpeech();
  const { offers } = seen;
  const only = seen.awaited && offers.length === 1 ? offers[0]!.type : null;
  // Where there is but one thing to do its question is asked at once, so that the picture can answer it; who cancels it sees all there is.
  const begun = useRef(-1);
  useEffect(() => {
    if (only === null || begun.current === seen.revision) return;
    begun.current = seen.revision;
    if (form.type === null) form.begin(only, true);
  }, [only, seen.revision, form.type, form.begin]);
  const panel = useRef<HTMLElement>(null);
  const { filling } = form;
  const step = filling === null ? '' : (filling.ask?.field ?? 'ready');
  useEffect(() => {
    // Whoever is busy elsewhere, in the picture or in the past, stays there.
    const { activeElement: active, body } = document;
    if (step === '' || (active !== body && !panel.current?.contains(active))) return;
    // The first answer rather than the filter above it: on a telephone that would bring up the keyboard.
    const first = [
      '.asked .parts button:not(:disabled)',
      '.asked .options :is(button, input)',
      '.stage :is(button, input, select):not(:disabled)',
    ]
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
    <section className="panel actions" ref={panel} aria-labelledby="what-now" aria-busy={form.isBusy}>
      <SheetHandle sheet={panel} />
      <h2 id="what-now" tabIndex={-1}>
        {words.whatNow}
      </h2>
      {form.type === null ? <Offers offers={offers} form={form} /> : <Filling sitting={sitting} form={form} draft={draft} />}
    </section>
  );
};

interface ActionsProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly form: Form;
  readonly draft: Draft | null;
}

const Offers = ({ offers, form }: { readonly offers: readonly Offer[]; readonly form: Form }) => {
  const { name } = useTelling();
  return (
    <ul className="offers">
      {offers.map(({ type, actions }) => (
        <li key={type}>
          <button type="button" className="offer" data-type={type} onClick={() => form.begin(type)}>
            {name(type)}
          </button>
          <Quick actions={actions} take={form.take} />
        </li>
      ))}
    </ul>
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
