import { type Book, coreClauses, own } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../shared/languages.js';
import type { Quotation } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { setThroughout } from '../language/type-setting.js';
import { Sturdy } from '../table/sturdy.js';
import { clauseOf, fetchBook, gameAtHand } from '../tables/games-at-hand.js';
import { placeOfClause } from './places.js';
import { onTo, type Trail } from './trail.js';

/** The rulebook of the game at hand. */
export interface Rules {
  readonly isOpen: boolean;
  /** Opens the book, at a clause if one is meant; the focus comes back to what was pressed. */
  open(pressed: HTMLElement, clause?: string): Promise<void>;
  close(): void;
}

const RulesContext = createContext<Rules | null>(null);

const Panel = lazy(async () => ({ default: (await import('./panel.js')).Panel }));

/** A book, and every clause that may be cited, in its language where it has them. */
interface Reading {
  readonly book: Book;
  readonly clauses: ReadonlyMap<string, Quotation>;
}

const readingOf = async (id: GameId, language: Language): Promise<Reading> => {
  const [game, book] = await Promise.all([gameAtHand(id, language), fetchBook(id, language)]);
  const ofCore = Object.keys(coreClauses).filter((clause) => own(book.clauses, clause) === undefined);
  const ofBook = Object.entries(book.clauses).map(([clause, text]) => [clause, { text, language: book.language }] as const);
  return {
    book: setThroughout(book, book.language),
    clauses: new Map([...ofBook, ...ofCore.map((clause) => [clause, clauseOf(game, clause, language)] as const)]),
  };
};

/** Whatever is inside can open the rulebook of this game. It is fetched when it is opened, and again in every language that is chosen meanwhile. */
export const RulesProvider = ({ id, children }: { readonly id: GameId; readonly children: ReactNode }) => {
  const { language, words } = useSpeech();
  const [reading, setReading] = useState<Reading | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [trail, setTrail] = useState<Trail>([]);
  const pressedLast = useRef<HTMLElement>(null);
  const isOpen = trail.length > 0;
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const read = (found: Reading): void => {
      if (isWanted) setReading(found);
    };
    readingOf(id, language).then(read, () => {}); // what was read before stays
    return () => {
      isWanted = false;
    };
  }, [id, language, isOpen]);
  useEffect(() => {
    if (isOpen || pressedLast.current === null) return;
    // What was pressed may be gone: the game goes on meanwhile.
    const pressed = pressedLast.current;
    (pressed.isConnected ? pressed : document.querySelector<HTMLElement>('.open-rules'))?.focus();
    pressedLast.current = null;
  }, [isOpen]);
  const rules = useMemo(
    (): Rules => ({
      isOpen,
      open: async (pressed, clause) => {
        const found = await readingOf(id, language).catch(() => null);
        setMissing(found === null);
        if (found === null) return;
        pressedLast.current = pressed;
        setReading(found);
        setTrail((before) => onTo(before, clause === undefined ? { page: 'contents' } : placeOfClause(found.book, clause), null, 0));
      },
      close: () => setTrail([]),
    }),
    [id, language, isOpen],
  );
  const missing = (
    <p className="warning" role="alert">
      {words.notFetched}
    </p>
  );
  return (
    <RulesContext value={rules}>
      {children}
      {isMissing && missing}
      {reading !== null && isOpen && (
        <Sturdy instead={missing}>
          <Suspense fallback={null}>
            <Panel {...reading} trail={trail} walk={setTrail} close={rules.close} />
          </Suspense>
        </Sturdy>
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
      onClick={(event) => (rules.isOpen ? rules.close() : void rules.open(event.currentTarget))}
    >
      {words.rules}
    </button>
  );
};

/** The way from something that happened to the paragraph of its rule; nothing where no rulebook is at hand. By keyboard the clauses of what happened lead there, so that one does not stop twice at everything. */
export const RuleOf = ({ clause }: { readonly clause: string }) => {
  const { say } = useSpeech();
  const rules = useContext(RulesContext);
  if (rules === null) return null;
  return (
    <button
      type="button"
      className="rule-of"
      tabIndex={-1}
      aria-label={say('readRule', { clause })}
      title={say('readRule', { clause })}
      onClick={(event) => void rules.open(event.currentTarget, clause)}
    >
      <span aria-hidden="true">§</span>
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
      onClick={(event) => void rules.open(event.currentTarget, clause)}
    >
      <span className="clause-id">{clause}</span>
    </button>
  );
};
