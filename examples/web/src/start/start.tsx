import type { Refusal } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import type { Refused } from '../local/refused.js';
import type { LaidOut, Played } from '../local/saving.js';
import { forget, kept, keptElsewhere } from '../local/shelves.js';
import { hostsTables } from '../online/hosting.js';
import type { Key } from '../online/keyring.js';
import { headlineId, useFocusKept } from '../table/adrift.js';
import { Sturdy } from '../table/sturdy.js';
import { gameIds } from '../tables/catalogue.js';
import { ThemeChoice } from '../themes/theme-choice.js';
import { fetchForm, fetchGame } from './ahead.js';
import { Box } from './box.js';
import { Fetching } from './fetching.js';
import { FromFile } from './from-file.js';
import { LeftTable } from './left-table.js';
import { shelf } from './shelf.js';
import { YourTables } from './your-tables.js';

const Preparing = lazy(fetchForm);
const NotTakenUp = lazy(async () => ({ default: (await import('./not-taken-up.js')).NotTakenUp }));

interface StartProps {
  /** Whose people play again; null unless somebody asked for that. */
  readonly again: Played | null;
  open(laidOut: LaidOut): Promise<Refusal | null>;
  /** Takes up a table that was kept, or saved to a file. */
  takeUp(text: string): Promise<Refused | null>;
  /** Goes to a table somewhere else. */
  goFar(key: Key): void;
  /** Looks at a game again that was kept, saved to a file or handed on. */
  study(text: string): void;
  /** Goes to the lesson of a game. */
  learn(id: GameId): void;
}

/** The page comes to it, and whoever goes by keyboard goes on from there. */
const comeTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
};

/** Why something cannot be done comes into view: what was pressed may be far below. */
const IntoView = ({ children }: { readonly children: ReactNode }) => {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={said}>{children}</div>;
};

/** The start: a game, who plays it, and how. */
export const Start = ({ again, open, takeUp, goFar, study, learn }: StartProps) => {
  const { words, language } = useSpeech();
  const [id, setId] = useState<GameId | null>(again?.id ?? null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [left, setLeft] = useState(kept);
  // Another tab may play on with it meanwhile.
  useEffect(() => keptElsewhere(() => setLeft(kept())), []);
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    let isHere = true;
    void hostsTables().then((found) => {
      if (isHere) setServed(found);
    });
    return () => {
      isHere = false;
    };
  }, []);

  useFocusKept();
  const takeTable = async (text: string): Promise<void> => {
    setMissing(false);
    setRefused(null);
    setTaking(true);
    await takeUp(text).then(setRefused, () => setMissing(true));
    setTaking(false);
  };
  // Some browsers remember of a program that it could not be fetched until the page is loaded anew.
  const missing = (
    <div className="warning missing" role="alert">
      <p>{words.notFetched}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
    </div>
  );
  const asked = useRef<HTMLElement>(null);
  const isComing = useRef(again !== null);
  /** Whoever plays again comes to the form as soon as it is there. */
  const come = (): void => {
    if (isComing.current) comeTo(asked.current);
    isComing.current = false;
  };
  return (
    <main className="start">
      <header>
        <div>
          <h1 id={headlineId} tabIndex={-1}>
            ludoteca
          </h1>
          <p className="quiet">{words.tagline}</p>
        </div>
        <div className="choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <div className="to-choose">
        {isServed && <YourTables goTo={goFar} />}
        {left !== null && (
          <LeftTable
            text={left}
            goOn={() => void takeTable(left)}
            study={() => study(left)}
            discard={() => {
              forget();
              setLeft(null);
            }}
          />
        )}
        {isTaking && <Fetching isQuick />}
        {isMissing && <IntoView>{missing}</IntoView>}
        {refused !== null && (
          <Suspense fallback={<Fetching />}>
            <IntoView>
              <NotTakenUp refused={refused} />
            </IntoView>
          </Suspense>
        )}
        <fieldset className="shelf">
          <legend>{words.chooseGame}</legend>
          {gameIds.map((one) => (
            <Box
              key={one}
              id={one}
              isChosen={id === one}
              expect={() => fetchGame(one, language)}
              learn={() => learn(one)}
              choose={() => {
                fetchGame(one, language);
                setId(one);
              }}
            />
          ))}
        </fieldset>
        <footer>
          <FromFile name="table" says={words.load} take={takeTable} />
          <FromFile name="record" says={words.studyLoad} take={study} />
        </footer>
      </div>
      {/* What is asked of a game stands beside the shelf or, where there is no room, below all else: choosing moves nothing. */}
      {id !== null && (
        <p className="to-form">
          <strong>{spokenIn(shelf[id].title, language)}</strong>
          <button type="button" className="primary" onClick={() => comeTo(asked.current)}>
            {words.whoAndHow}
          </button>
        </p>
      )}
      <section className="chosen-game" ref={asked} tabIndex={-1} aria-label={words.whoAndHow}>
        {id === null ? (
          <p className="nothing-chosen quiet">{words.nothingChosen}</p>
        ) : (
          <Sturdy key={id} instead={missing}>
            <Suspense fallback={<Fetching />}>
              <Preparing
                id={id}
                again={again?.id === id ? again : null}
                come={come}
                open={open}
                learn={() => learn(id)}
                goFar={isServed ? goFar : null}
              />
            </Suspense>
          </Sturdy>
        )}
      </section>
    </main>
  );
};
