import { lookUp } from 'ludoteca';
import { useMemo, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { type Reading, To } from './pages.js';
import { placeFound } from './places.js';

/** So many passages are shown at once. */
const shownAtOnce = 20;

/** What the book says where these words occur; each passage leads to where it stands. */
export const Found = ({ book, wanted, go }: Reading & { readonly wanted: string }) => {
  const { words, say } = useSpeech();
  const [most, setMost] = useState(shownAtOnce);
  const found = useMemo(() => lookUp(book, wanted), [book, wanted]);
  return (
    <>
      <h3 tabIndex={-1}>{words.find}</h3>
      <p className="quiet" role="status">
        {found.length === 0 ? words.nothingFound : say('placesFound', { count: found.length })}
      </p>
      <ol className="found" lang={book.language}>
        {found.slice(0, most).map((passage) => (
          <li key={`${passage.kind} ${passage.chapter} ${passage.title} ${passage.text}`}>
            <To place={placeFound(book, passage)} go={go}>
              <strong>{passage.title}</strong>
              <span>{passage.text}</span>
            </To>
          </li>
        ))}
      </ol>
      {found.length > most && (
        <button type="button" className="more" onClick={() => setMost(most + shownAtOnce)}>
          {words.showMore}
        </button>
      )}
    </>
  );
};
