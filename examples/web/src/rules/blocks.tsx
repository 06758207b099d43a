import type { Block, Book, Chart, Played, Saying } from 'ludoteca';
import { useId, useState } from 'react';
import { inOrder } from '../boards/listing.js';
import { type Quotation, Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';

interface BlocksProps {
  readonly book: Book;
  readonly clauses: ReadonlyMap<string, Quotation>;
  readonly blocks: readonly Block[];
  /** The block that is meant, by its place. */
  readonly at: number | null;
}

/** What a page is made of, one thing after another. */
export const Blocks = ({ book, clauses, blocks, at }: BlocksProps) => (
  <div className="blocks" lang={book.language}>
    {inOrder(blocks).map(({ thing: block, place, key }) => (
      <div key={key} className={place === at ? 'meant' : undefined} tabIndex={place === at ? -1 : undefined}>
        <BlockShown block={block} clauses={clauses} />
      </div>
    ))}
  </div>
);

interface Shown<B> {
  readonly block: B;
  readonly clauses: ReadonlyMap<string, Quotation>;
}

const BlockShown = ({ block, clauses }: Shown<Block>) => {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <Said saying={block} clauses={clauses} />;
    case 'points':
    case 'steps': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List>
          {inOrder(block.items).map(({ thing, key }) => (
            <li key={key}>
              <Said saying={thing} clauses={clauses} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ChartShown block={block} clauses={clauses} />;
    case 'played':
      return <Example block={block} />;
  }
};

/** A sentence or two, marked where this edition rules, with the clauses it tells. */
const Said = ({ saying: { text, cites = [], ruling }, clauses }: { readonly saying: Saying } & Pick<BlocksProps, 'clauses'>) => {
  const { words, language } = useSpeech();
  return (
    <>
      <p>
        {ruling === true && (
          <span className="ruling" lang={language}>
            {words.ruling}
          </span>
        )}
        {text}
      </p>
      <Cited cites={cites} clauses={clauses} />
    </>
  );
};

/** The clauses behind a paragraph; pressing one shows what it says, in place. */
const Cited = ({ cites, clauses }: { readonly cites: readonly string[] } & Pick<BlocksProps, 'clauses'>) => {
  const { words, say, language } = useSpeech();
  const [opened, setOpened] = useState<string | null>(null);
  const sentence = useId();
  const said = opened === null ? undefined : clauses.get(opened);
  if (cites.length === 0) return null;
  return (
    <fieldset className="cited" aria-label={words.because} lang={language}>
      {cites.map((clause) => (
        <button
          key={clause}
          type="button"
          className="clause-button"
          aria-label={say('clause', { clause })}
          aria-expanded={opened === clause}
          aria-controls={opened === clause ? sentence : undefined}
          onClick={() => setOpened(opened === clause ? null : clause)}
        >
          <span className="clause-id">{clause}</span>
        </button>
      ))}
      <p id={sentence} className="sentence" role="status" hidden={opened === null}>
        {said !== undefined && <Quoted {...said} />}
      </p>
    </fieldset>
  );
};

const ChartShown = ({ block: { caption, head, rows, cites = [] }, clauses }: Shown<Chart>) => (
  <>
    <section className="scroller" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {inOrder(head).map(({ thing, key }) => (
              <th key={key} scope="col">
                {thing}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows).map(({ thing: [first, ...rest], key }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {inOrder(rest).map(({ thing, key: cell }) => (
                <td key={cell}>{thing}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <Cited cites={cites} clauses={clauses} />
  </>
);

/** What was really played, line by line, and the board. */
const Example = ({ block: { title, text, told, board } }: { readonly block: Played }) => {
  const { words, language } = useSpeech();
  return (
    <figure className="played">
      <figcaption>
        <span className="quiet" lang={language}>
          {words.example}
        </span>
        <strong>{title}</strong>
      </figcaption>
      <p>{text}</p>
      <ol>
        {inOrder(told).map(({ thing, key }) => (
          <li key={key}>{thing}</li>
        ))}
      </ol>
      {board !== undefined && <pre>{board}</pre>}
    </figure>
  );
};
