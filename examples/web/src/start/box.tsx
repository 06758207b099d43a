import type { GameId } from 'ludoteca/games';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import { languages } from '../language/words.js';
import { shelf } from './shelf.js';

interface BoxProps {
  readonly id: GameId;
  readonly isChosen: boolean;
  /** It is taken from the shelf. */
  choose(): void;
  /** Somebody is about to take it. */
  expect(): void;
  /** A first game that teaches. */
  learn(): void;
}

const duration = ([least, most]: readonly [number, number]): string =>
  most < 100 ? `${least}–${most} min` : `${least < 60 ? `${least} min` : hours(least)} – ${hours(most)}`;
const hours = (minutes: number): string => `${(minutes / 60).toLocaleString('en', { maximumFractionDigits: 1 }).replace('.5', '½')} h`;

const hardness = { light: 1, middling: 2, demanding: 3 } as const;

/** A game on the shelf: what its box says. */
export const Box = ({ id, isChosen, choose, expect, learn }: BoxProps) => {
  const { words, language, say } = useSpeech();
  const { title, about, asks, players, lasts, difficulty, books } = shelf[id];
  const level = hardness[difficulty];
  return (
    <div className="on-shelf">
      <label className={`box ${id}`} onPointerDown={expect}>
        <img src={`covers/${id}.svg`} alt="" width={320} height={180} loading="lazy" decoding="async" />
        <span className="box-title">
          {/* Named by its title; all else that stands on the box is read after it. */}
          <input
            type="radio"
            name="game"
            value={id}
            checked={isChosen}
            onChange={choose}
            aria-labelledby={`title-${id}`}
            aria-describedby={`about-${id} facts-${id}`}
          />
          <strong id={`title-${id}`}>{spokenIn(title, language)}</strong>
        </span>
        <span className="box-about" id={`about-${id}`}>
          {spokenIn(about, language)}
        </span>
        <span className="box-facts" id={`facts-${id}`}>
          <span>{players.min === 1 ? say('onePlayer', { max: players.max }) : say('players', players)}</span>
          <span>{duration(lasts)}</span>
          <span>
            <span aria-hidden="true" className="box-level">
              {'◆'.repeat(level)}
              {'◇'.repeat(3 - level)}
            </span>{' '}
            {words[difficulty]}
          </span>
        </span>
        <span className="quiet">{say('asksOf', { what: spokenIn(asks, language) })}</span>
        <span className="quiet">{say('bookIn', { languages: books.map((book) => languages[book]).join(', ') })}</span>
      </label>
      <button type="button" className="learn" aria-label={`${words.learn}: ${spokenIn(title, language)}`} onClick={learn}>
        {words.learn}
      </button>
    </div>
  );
};
