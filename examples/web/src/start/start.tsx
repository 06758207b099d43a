import { E, type Refusal, titleOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { useEffect, useState } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { forget, kept, type LaidOut, takeUp } from '../local/saving.js';
import type { Key } from '../online/keys.js';
import { hostsTables } from '../online/server.js';
import { RulesProvider } from '../rules/rules.js';
import { RefusalCard } from '../table/refusal-card.js';
import { gameIds, gameOf } from '../tables/catalogue.js';
import { Preparing } from './preparing.js';

/** The start: a game, who plays it, and how. */
interface StartProps {
  open(laidOut: LaidOut): Promise<Refusal | null>;
  /** Goes to a table somewhere else. */
  goFar(key: Key): void;
}

export const Start = ({ open, goFar }: StartProps) => {
  const { words, language, say } = useSpeech();
  const [id, setId] = useState<GameId | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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
    const laidOut = takeUp(text);
    setRefusal(E.isLeft(laidOut) ? laidOut.left : await open(laidOut.right));
  };
  return (
    <main className="start">
      <header>
        <div>
          <h1>ludoteca</h1>
          <p className="quiet">{words.tagline}</p>
        </div>
        <LanguageChoice />
      </header>
      {left !== null && (
        <section className="panel left-table" aria-label={words.goOn}>
          <button type="button" className="primary" onClick={() => void takeTable(left)}>
            {words.goOn}
          </button>
          <button
            type="button"
            onClick={() => {
              forget();
              setLeft(null);
            }}
          >
            {words.discard}
          </button>
        </section>
      )}
      {refusal !== null && <RefusalCard refusal={refusal} />}
      <fieldset className="shelf">
        <legend>{words.chooseGame}</legend>
        {gameIds.map((one) => {
          const { min, max } = gameOf(one).players;
          return (
            <label key={one} className={`box ${one}`}>
              <input type="radio" name="game" value={one} checked={id === one} onChange={() => setId(one)} />
              <strong>{titleOf(gameOf(one), language)}</strong>
              <span className="quiet">{min === 1 ? say('onePlayer', { max }) : say('players', { min, max })}</span>
            </label>
          );
        })}
      </fieldset>
      {id !== null && (
        <RulesProvider key={id} id={id}>
          <Preparing id={id} open={open} goFar={isServed ? goFar : null} />
        </RulesProvider>
      )}
      <p>
        <label className="load">
          {words.load}
          <input
            type="file"
            accept="application/json,.json"
            onChange={async (event) => takeTable((await event.target.files?.[0]?.text()) ?? '')}
          />
        </label>
      </p>
    </main>
  );
};
