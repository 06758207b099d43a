import type { Book } from 'ludoteca';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Quotation } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { isLanguage, languages } from '../language/words.js';
import { Page } from './pages.js';
import { keyOf, type Place } from './places.js';
import { backFrom, onTo, searched, type Trail } from './trail.js';

/** From this width on the book lies beside the table; else it lies on it. */
const wide = matchMedia('(min-width: 80rem)');

const useBeside = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );

interface PanelProps {
  readonly book: Book;
  /** Every clause that may be cited, and what it says. */
  readonly clauses: ReadonlyMap<string, Quotation>;
  readonly trail: Trail;
  walk(trail: Trail): void;
  close(): void;
}

/** The open rulebook: beside the table on a wide screen, over it on a narrow one. */
export const Panel = ({ book, clauses, trail, walk, close }: PanelProps) => {
  const { words, language, say } = useSpeech();
  const title = useId();
  const search = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const isBeside = useBeside();
  const stop = trail.at(-1)!;

  useLayoutEffect(() => {
    const opened = dialog.current!;
    if (isBeside) opened.show();
    else opened.showModal();
    return () => opened.close();
  }, [isBeside]);

  useEffect(() => {
    const { focus, scrolled } = stop;
    const all = pages.current!;
    if (focus === 'nowhere') return;
    if (focus === 'place') {
      const meant = all.querySelector<HTMLElement>('.meant');
      all.scrollTop = 0;
      (meant ?? all.querySelector<HTMLElement>('h3'))?.focus({ preventScroll: true });
      meant?.scrollIntoView({ block: 'center' });
      return;
    }
    all.scrollTop = scrolled;
    const pressed = [...all.querySelectorAll<HTMLElement>('[data-to]')].find(({ dataset }) => dataset['to'] === focus.on);
    (pressed ?? all.querySelector<HTMLElement>('h3'))?.focus({ preventScroll: true });
  }, [stop]);

  const go = (place: Place, pressed: string | null = keyOf(place)): void => walk(onTo(trail, place, pressed, pages.current!.scrollTop));
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const { place } = stop;
  const isContents = place.page === 'contents';
  return (
    <dialog
      ref={dialog}
      className="rules"
      aria-labelledby={title}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="rules-head">
        <div className="rules-title">
          <h2 id={title}>
            <span className="quiet">{words.rules}</span> <span lang={book.language}>{book.title}</span>
          </h2>
          <button type="button" aria-label={words.closeRules} onClick={close}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        <div className="rules-ways">
          {!(isContents && trail.length === 1) && (
            <button type="button" onClick={() => (trail.length === 1 ? close() : walk(backFrom(trail)))}>
              <span aria-hidden="true">← </span>
              {words.goBack}
            </button>
          )}
          {!isContents && (
            <button type="button" onClick={() => go({ page: 'contents' }, null)}>
              {words.contents}
            </button>
          )}
          <label htmlFor={search} className="unseen">
            {words.searchRules}
          </label>
          <input
            id={search}
            type="search"
            autoComplete="off"
            placeholder={words.searchRules}
            value={place.page === 'search' ? place.wanted : ''}
            onChange={(event) => walk(searched(trail, event.target.value))}
            onKeyDown={(event) => {
              // The first Escape clears what was typed, the next one closes the book.
              if (event.key !== 'Escape' || place.page !== 'search') return;
              event.preventDefault();
              event.stopPropagation();
              walk(searched(trail, ''));
            }}
          />
        </div>
      </div>
      <div className="rules-pages" ref={pages}>
        {book.language !== language && isContents && isLanguage(book.language) && (
          <p className="quiet">{say('bookLanguage', { language: languages[book.language] })}</p>
        )}
        <Page book={book} clauses={clauses} place={place} go={go} />
      </div>
    </dialog>
  );
};
