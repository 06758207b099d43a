import type { Book } from 'ludoteca';
import type { ReactNode } from 'react';
import { type Quotation, Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { Blocks } from './blocks.js';
import { Found } from './found.js';
import { keyOf, type Place } from './places.js';

/** A book and how to turn its pages. */
export interface Reading {
  readonly book: Book;
  /** Every clause that may be cited, and what it says. */
  readonly clauses: ReadonlyMap<string, Quotation>;
  go(place: Place): void;
}

/** The page at a place. */
export const Page = ({ place, ...reading }: Reading & { readonly place: Place }) => {
  const { words, language } = useSpeech();
  const { book, clauses } = reading;
  const inBook = (text: string): Quotation => ({ text, language: book.language });
  switch (place.page) {
    case 'contents':
      return <Contents {...reading} />;
    case 'summary':
      return (
        <Leaf title={words.onePage}>
          <Blocks book={book} clauses={clauses} blocks={book.summary} at={null} />
        </Leaf>
      );
    case 'chapter': {
      const chapter = book.chapters.find(({ id }) => id === place.chapter);
      if (chapter === undefined) return <Contents {...reading} />;
      return (
        <Leaf title={chapter.title} language={book.language}>
          <Blocks key={chapter.id} book={book} clauses={clauses} blocks={chapter.blocks} at={place.at} />
          <Onward {...reading} after={chapter.id} />
        </Leaf>
      );
    }
    case 'glossary':
      return (
        <Leaf title={words.glossary}>
          <Meanings entries={book.glossary.map(({ term, meaning }) => [inBook(term), inBook(meaning)])} at={place.at} />
        </Leaf>
      );
    case 'clauses':
      return (
        <Leaf title={words.everyClause}>
          <Meanings entries={[...clauses].map(([id, said]) => [{ text: id, language }, said])} at={place.at} />
        </Leaf>
      );
    case 'search':
      return <Found key={place.wanted} {...reading} wanted={place.wanted} />;
  }
};

/** A page with its title, which takes the focus when the page is turned to. */
const Leaf = ({ title, language, children }: { readonly title: string; readonly language?: string; readonly children: ReactNode }) => (
  <>
    <h3 tabIndex={-1} lang={language}>
      {title}
    </h3>
    {children}
  </>
);

/** A button to a place in the book. */
export const To = ({ place, go, children }: { readonly place: Place; go(place: Place): void; readonly children: ReactNode }) => (
  <button type="button" className="to" data-to={keyOf(place)} onClick={() => go(place)}>
    {children}
  </button>
);

const Contents = ({ book, go }: Reading) => {
  const { words } = useSpeech();
  return (
    <>
      <Leaf title={words.contents}>
        <nav aria-label={words.contents}>
          {book.summary.length > 0 && (
            <To place={{ page: 'summary' }} go={go}>
              {words.onePage}
            </To>
          )}
          <ol className="chapters" lang={book.language}>
            {book.chapters.map(({ id, title }) => (
              <li key={id}>
                <To place={{ page: 'chapter', chapter: id, at: null }} go={go}>
                  {title}
                </To>
              </li>
            ))}
          </ol>
          {book.glossary.length > 0 && (
            <To place={{ page: 'glossary', at: null }} go={go}>
              {words.glossary}
            </To>
          )}
          <To place={{ page: 'clauses', at: null }} go={go}>
            {words.everyClause}
          </To>
        </nav>
      </Leaf>
      <p className="quiet" lang={book.language}>
        {book.credit}
      </p>
    </>
  );
};

/** The chapter that comes next, for those who read from front to back. */
const Onward = ({ book, after, go }: Reading & { readonly after: string }) => {
  const next = book.chapters[book.chapters.findIndex(({ id }) => id === after) + 1];
  if (next === undefined) return null;
  return (
    <To place={{ page: 'chapter', chapter: next.id, at: null }} go={go}>
      <Quoted text={next.title} language={book.language} /> <span aria-hidden="true">→</span>
    </To>
  );
};

interface MeaningsProps {
  readonly entries: readonly (readonly [Quotation, Quotation])[];
  readonly at: string | null;
}

/** Words and what they mean, or clauses and what they say. */
const Meanings = ({ entries, at }: MeaningsProps) => (
  <dl className="meanings">
    {entries.map(([name, meaning]) => (
      <div key={name.text} className={name.text === at ? 'meant' : undefined} tabIndex={name.text === at ? -1 : undefined}>
        <dt>
          <Quoted {...name} />
        </dt>
        <dd>
          <Quoted {...meaning} />
        </dd>
      </div>
    ))}
  </dl>
);
