import { type Book, coreClauses, own } from 'ludoteca';
import { bookOf, type GameId } from 'ludoteca/games';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { gameOf } from '../tables/catalogue.js';
import { Panel } from './panel.js';
import { placeOfClause } from './places.js';
import { onTo, type Trail } from './trail.js';

/** The rulebook of the game at hand. */
export interface Rules {
  readonly isOpen: boolean;
  /** Opens the book, at a clause if one is meant; the focus comes back to what was pressed. */
  open(pressed: HTMLElement, clause?: string): void;
  close(): void;
}

const RulesContext = createContext<Rules | null>(null);

/** All clauses that may be cited, in the language of the book where it has them. */
const allClauses = (id: GameId, book: Book, language: string): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(book.clauses),
    ...Object.keys(coreClauses)
      .filter((clause) => own(book.clauses, clause) === undefined)
      .map((clause): [string, string] => [clause, gameOf(id).labels.clause(clause, language)]),
  ]);

/** Whatever is inside can open the rulebook of this game. */
export const RulesProvider = ({ id, children }: { readonly id: GameId; readonly children: ReactNode }) => {
  const { language } = useSpeech();
  const book = bookOf(id, language);
  const [trail, setTrail] = useState<Trail>([]);
  const pressedLast = useRef<HTMLElement>(null);
  const clauses = useMemo(() => (book === undefined ? new Map<string, string>() : allClauses(id, book, language)), [id, book, language]);
  const isOpen = trail.length > 0;
  useEffect(() => {
    if (isOpen || pressedLast.current === null) return;
    // What was pressed may be gone: the game goes on meanwhile.
    const pressed = pressedLast.current;
    (pressed.isConnected ? pressed : document.querySelector<HTMLElement>('.open-rules'))?.focus();
    pressedLast.current = null;
  }, [isOpen]);
  const rules = useMemo((): Rules | null => {
    if (book === undefined) return null;
    return {
      isOpen,
      open: (pressed, clause) => {
        pressedLast.current = pressed;
        setTrail((before) => onTo(before, clause === undefined ? { page: 'contents' } : placeOfClause(book, clause), null, 0));
      },
      close: () => setTrail([]),
    };
  }, [book, isOpen]);
  return (
    <RulesContext value={rules}>
      {children}
      {book !== undefined && rules !== null && isOpen && (
        <Panel book={book} clauses={clauses} trail={trail} walk={setTrail} close={rules.close} />
      )}
    </RulesContext>
  );
};

/** Opens the rulebook, and closes it. */
export const RulesButton = () => {
  const { words } = useSpeech();
  const rules = useContext(RulesContext);
  if (rules === null) return null;
  return (
    <button
      type="button"
      className="open-rules"
      aria-expanded={rules.isOpen}
      onClick={(event) => (rules.isOpen ? rules.close() : rules.open(event.currentTarget))}
    >
      {words.rules}
    </button>
  );
};

/** The id of a clause; where a rulebook is at hand, pressing it opens the book at its paragraph. */
export const ClauseId = ({ clause }: { readonly clause: string }) => {
  const { say } = useSpeech();
  const rules = useContext(RulesContext);
  if (rules === null)
    return (
      <span className="clause-id" title={say('clause', { clause })}>
        {clause}
      </span>
    );
  return (
    <button
      type="button"
      className="clause-button"
      aria-label={say('clauseInRules', { clause })}
      onClick={(event) => rules.open(event.currentTarget, clause)}
    >
      <span className="clause-id">{clause}</span>
    </button>
  );
};
