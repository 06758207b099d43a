import { E, type Refusal, titleOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { useState } from 'react';
import { options, proposedFor as proposedValue } from '../../../shared/options.js';
import { refereeing } from '../../../shared/referees.js';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { forget, kept, type LaidOut, takeUp } from '../local/saving.js';
import { RulesButton, RulesProvider } from '../rules/rules.js';
import { RefusalCard } from '../table/refusal-card.js';
import { gameIds, gameOf } from '../tables/catalogue.js';
import { OptionFields } from './option-fields.js';
import { type Chair, proposedFor, Seating } from './seating.js';

/** The start: a game, who plays it, and how. */
export const Start = ({ open }: { open(laidOut: LaidOut): Promise<Refusal | null> }) => {
  const { words, language, say } = useSpeech();
  const [id, setId] = useState<GameId | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [left, setLeft] = useState(kept);

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
          <Preparing id={id} open={open} />
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

/** A name as it was typed, without what nobody sees: such characters could turn the words around it. */
const nameOf = (typed: string): string => typed.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim();

/** The form for the game chosen. */
const Preparing = ({ id, open }: { readonly id: GameId; open(laidOut: LaidOut): Promise<Refusal | null> }) => {
  const { words, language } = useSpeech();
  const game = gameOf(id);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => proposedFor(game));
  const [referee, setReferee] = useState<Chair | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(options[id].map((option) => [option.field, proposedValue(option)])),
  );
  const [seed, setSeed] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const begin = async (): Promise<void> => {
    const players = chairs.map(({ id }) => nameOf(id));
    const config = { ...chosen, ...refereeing(id, referee !== null), players };
    const seats = [...chairs, ...(referee === null ? [] : [referee])].map(({ id, driver, strength }) => ({
      id: nameOf(id),
      driver,
      strength,
    }));
    setRefusal(await open({ id, game, seats, config, seed: seed === '' ? null : seed, past: null }));
  };
  return (
    <form
      className="panel preparing"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p className="game-at-hand">
        <strong>{titleOf(game, language)}</strong>
        <RulesButton />
      </p>
      <Seating id={id} game={game} chairs={chairs} referee={referee} seat={setChairs} refereed={setReferee} />
      <OptionFields options={options[id]} choose={(field, value) => setChosen((before) => ({ ...before, [field]: value }))} />
      <div className="entry">
        <label htmlFor="seed">{words.seed}</label>
        <input id="seed" type="text" value={seed} onChange={(event) => setSeed(event.target.value)} />
      </div>
      {refusal !== null && (
        <RefusalCard
          refusal={refusal}
          clause={(clause) => game.labels.clause(clause, language)}
          told={(violation) => game.labels.refusal(violation, language)}
        />
      )}
      <button type="submit" className="primary">
        {words.begin}
      </button>
    </form>
  );
};
