import { isReferee } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import { isGameId } from '../tables/catalogue.js';
import { shelf } from './shelf.js';

interface Glimpse {
  readonly title: string;
  readonly players: string;
  readonly moves: number;
}

/** What a kept table says of itself at a glance; nothing if it is damaged. Whether it can be gone on with is found out when it is taken up. */
const glimpse = (text: string, language: string, referee: string): Glimpse | null => {
  try {
    const { record, seats, at } = JSON.parse(text);
    const id: unknown = record.game;
    if (!isGameId(id)) return null;
    const players = seats.map((seat: { readonly id: unknown }) => (isReferee(id, String(seat.id)) ? referee : String(seat.id))).join(', ');
    return { title: spokenIn(shelf[id].title, language), players, moves: Number(at ?? record.steps.length) };
  } catch {
    return null;
  }
};

interface LeftTableProps {
  readonly text: string;
  goOn(): void;
  /** Looks at it again from its beginning. */
  study(): void;
  discard(): void;
}

/** The table somebody left, to go on with. */
export const LeftTable = ({ text, goOn, study, discard }: LeftTableProps) => {
  const { words, language, say } = useSpeech();
  const found = glimpse(text, language, words.referee);
  return (
    <section className="panel left-table" aria-label={words.goOn}>
      {found !== null && (
        <p>
          <strong>{found.title}</strong> <span className="quiet">{say('leftAt', { players: found.players, count: found.moves })}</span>
        </p>
      )}
      <div className="buttons">
        <button type="button" className="primary" onClick={goOn}>
          {words.goOn}
        </button>
        <button type="button" onClick={study}>
          {words.studyThis}
        </button>
        <button type="button" onClick={discard}>
          {words.discard}
        </button>
      </div>
    </section>
  );
};
