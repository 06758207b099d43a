import { useEffect, useId, useRef } from 'react';
import { useSpeech } from '../language/speech.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { isAdrift } from './adrift.js';
import type { Draft } from './draft.js';
import { Filling } from './filling.js';
import type { Form } from './form.js';
import { type OddsFound, useOddsBeside, WithOdds } from './odds-beside.js';
import { SheetHandle } from './sheet.js';
import { useTelling } from './telling.js';

/** So many actions of a type are offered as they stand; more are chosen step by step. */
const few = 6;

/** What may be done, and the form in which it is said. */
export const Actions = ({ sitting, seen, form, draft, isTaught }: ActionsProps) => {
  const { words } = useSpeech();
  const { offers } = seen;
  const only = seen.awaited && offers.length === 1 ? offers[0]!.type : null;
  // Where there is but one thing to do its question is asked at once, so that the picture can answer it; who cancels it sees all there is.
  // An order that was given leaves its form only when what came of it is there to be seen.
  const chance = `${seen.revision} ${form.done}`;
  const begun = useRef('');
  useEffect(() => {
    if (only === null || begun.current === chance) return;
    begun.current = chance;
    if (form.type === null) form.begin(only, true);
  }, [only, chance, form.type, form.begin]);
  const panel = useRef<HTMLElement>(null);
  const { filling } = form;
  const isWanted = seen.awaited || isTaught || form.type !== null;
  // Other choices are read from their first; whatever is asked further on in a form comes into sight by its focus.
  const choices = form.type ?? offers.map(({ type }) => type).join();
  useEffect(() => {
    if (choices !== '') panel.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [choices]);
  const step = filling === null ? '' : (filling.ask?.field ?? 'ready');
  useEffect(() => {
    // Whoever is busy elsewhere, in the picture or in the past, stays there.
    if (step === '' || !(isAdrift() || panel.current?.contains(document.activeElement))) return;
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
    if (isAdrift()) panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [now]);
  return (
    <section className="panel actions" ref={panel} aria-labelledby="what-now" aria-busy={form.isBusy}>
      <SheetHandle sheet={panel} isWanted={isWanted} />
      <h2 id="what-now" tabIndex={-1}>
        {isWanted ? words.whatNow : words.meanwhile}
      </h2>
      {form.isSlow && (
        <p className="quiet" role="status">
          {words.fetching}
        </p>
      )}
      <div>
        {form.type === null ? (
          <Offers sitting={sitting} seen={seen} form={form} />
        ) : (
          <Filling sitting={sitting} form={form} draft={draft} revision={seen.revision} />
        )}
      </div>
    </section>
  );
};

interface ActionsProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly form: Form;
  readonly draft: Draft | null;
  /** Does a lesson say what is to be done here? */
  readonly isTaught: boolean;
}

const keyOf = (action: AnyAction): string => JSON.stringify(action);

const Offers = ({ sitting, seen: { offers, revision }, form }: Omit<ActionsProps, 'draft' | 'isTaught'>) => {
  const { word } = useTelling();
  const actions = offers.flatMap((offer) => (offer.actions.length > few ? [] : offer.actions));
  const keys = actions.map(keyOf);
  const odds = useOddsBeside(sitting, `${revision} ${keys.join()}`, new Map(actions.map((action, place) => [keys[place]!, () => action])));
  const described = useId();
  return (
    <ul className="offers">
      {offers.map(({ type, actions: quick }) => {
        // Odds stand beside the one thing it may come to; where there are several, beside each of these.
        const forecast = quick.length === 1 ? odds.get(keyOf(quick[0]!)) : undefined;
        const id = `${described}${type}`;
        return (
          <li key={type}>
            <WithOdds forecast={forecast} id={id}>
              <button
                type="button"
                className="offer"
                data-type={type}
                aria-describedby={forecast === undefined ? undefined : id}
                onClick={() => form.begin(type)}
              >
                {word(type)}
              </button>
            </WithOdds>
            <Quick actions={quick} odds={odds} take={form.take} />
          </li>
        );
      })}
    </ul>
  );
};

interface QuickProps {
  readonly actions: readonly AnyAction[];
  readonly odds: OddsFound;
  take(action: AnyAction): void;
}

/** A few actions as they stand, if each has a sentence of its own. */
const Quick = ({ actions, odds, take }: QuickProps) => {
  const { action: order } = useTelling();
  const described = useId();
  const orders = actions.length > few ? [] : actions.map((action) => ({ action, sentence: order(action) }));
  if (orders.length < 2 || new Set(orders.map(({ sentence }) => sentence)).size < orders.length) return null;
  return (
    <div className="options">
      {orders.map(({ action, sentence }, place) => {
        const forecast = odds.get(keyOf(action));
        const id = `${described}${place}`;
        return (
          <WithOdds key={sentence} forecast={forecast} id={id}>
            <button
              type="button"
              className="option quick"
              aria-describedby={forecast === undefined ? undefined : id}
              onClick={() => take(action)}
            >
              {sentence}
            </button>
          </WithOdds>
        );
      })}
    </div>
  );
};
