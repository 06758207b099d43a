import type { Refusal } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import type { LaidOut } from '../local/saving.js';
import { forget, kept } from '../local/shelves.js';
import { hostsTables } from '../online/hosting.js';
import type { Key } from '../online/keyring.js';
import { Sturdy } from '../table/sturdy.js';
import { gameIds } from '../tables/catalogue.js';
import { ThemeChoice } from '../themes/theme-choice.js';
import { fetchForm, fetchGame } from './ahead.js';
import { Box } from './box.js';
import { Fetching } from './fetching.js';
import { LeftTable } from './left-table.js';
import { YourTables } from './your-tables.js';

const Preparing = lazy(fetchForm);
const RefusalCard = lazy(async () => ({ default: (await import('../table/refusal-card.js')).RefusalCard }));

interface StartProps {
  open(laidOut: LaidOut): Promise<Refusal | null>;
  /** Takes up a table that was kept, or saved to a file. */
  takeUp(text: string): Promise<Refusal | null>;
  /** Goes to a table somewhere else. */
  goFar(key: Key): void;
  /** Looks at a game again that was kept, saved to a file or handed on. */
  study(text: string): void;
  /** Goes to the lesson of a game. */
  learn(id: GameId): void;
}

/** The start: a game, who plays it, and how. */
export const Start = ({ open, takeUp, goFar, study, learn }: StartProps) => {
  const { words, language } = useSpeech();
  const [id, setId] = useState<GameId | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [left, setLeft] = useState(kept);
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

  const takeTable = async (text: string): Promise<void> => {
    setMissing(false);
    setRefusal(null);
    await takeUp(text).then(setRefusal, () => setMissing(true));
  };
  const missing = (
    <p className="warning" role="alert">
      {words.notFetched}
    </p>
  );
  return (
    <main className={id === null ? 'start' : 'start chosen'}>
      <header>
        <div>
          <h1>ludoteca</h1>
          <p className="quiet">{words.tagline}</p>
        </div>
        <div className="choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
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
      {isMissing && missing}
      {refusal !== null && (
        <Suspense fallback={<Fetching />}>
          <RefusalCard refusal={refusal} />
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
            choose={(byPointing) => {
              fetchGame(one, language);
              setPointedAt(byPointing);
              setId(one);
            }}
          />
        ))}
      </fieldset>
      {id !== null && (
        <section className="chosen-game">
          <Sturdy key={id} instead={missing}>
            <Suspense fallback={<Fetching />}>
              <Preparing id={id} open={open} learn={() => learn(id)} goFar={isServed ? goFar : null} comesIntoView={isPointedAt} />
            </Suspense>
          </Sturdy>
        </section>
      )}
      <footer>
        <label className="load">
          {words.load}
          <input
            type="file"
            name="table"
            accept="application/json,.json"
            onChange={async (event) => takeTable((await event.target.files?.[0]?.text()) ?? '')}
          />
        </label>
        <label className="load">
          {words.studyLoad}
          <input
            type="file"
            name="record"
            accept="application/json,.json"
            onChange={async (event) => study((await event.target.files?.[0]?.text()) ?? '')}
          />
        </label>
      </footer>
    </main>
  );
};
