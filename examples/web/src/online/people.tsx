import { type Driver, type SeatSeen, standIn } from 'ludoteca/client';
import { CopyField } from '../language/copy-field.js';
import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';
import type { Afar, Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { freshToken } from '../tables/tokens.js';
import { HereAlone } from './here-alone.js';
import { linkTo } from './keyring.js';
import { keepKey, keyFor } from './keys.js';
import { QrCode } from './qr-code.js';
import type { Reach } from './reach.js';
import { useReach } from './use-reach.js';

interface PeopleProps {
  readonly sitting: Sitting;
  readonly table: string;
  readonly seen: Seated;
  readonly afar: Afar;
}

/** Who may move the pieces of a seat at a table whose people come and go. */
const successors: Readonly<Record<string, Driver>> = {
  human: { kind: 'person' },
  random: { kind: 'bot', bot: 'random' },
  greedy: { kind: 'bot', bot: 'greedy' },
  search: { kind: 'bot', bot: 'steady' },
};

const nameOf = (driver: Driver): string =>
  driver.kind === 'person'
    ? 'human'
    : driver.bot === 'random' || driver.bot === 'greedy'
      ? driver.bot
      : driver.bot === standIn
        ? 'greedy'
        : 'search';

/** Who sits where; whoever runs the table decides it, and has the link for those who watch. */
export const People = ({ sitting, table, seen, afar }: PeopleProps) => {
  const { words, say } = useSpeech();
  const { player } = useTelling();
  const { runs, seats } = afar;
  const reach = useReach();
  const invite = async (seat: string): Promise<void> => {
    const fresh = freshToken();
    // Kept before it is told: an answer that is lost loses no link.
    const key = keyFor(table);
    if (key !== null) keepKey({ ...key, invites: { ...key.invites, [seat]: fresh } });
    await sitting.command({ kind: 'revoke', seat });
    await sitting.command({ kind: 'seat', seat, driver: { kind: 'person' }, invite: fresh });
  };
  const state = ({ id, driver, taken }: SeatSeen): string =>
    driver.kind === 'bot' ? words.botPlays : id === seen.viewer ? words.you : taken ? words.seatTaken : words.seatFree;
  return (
    <section className="panel people" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id} data-seat={seat.id}>
            <p>
              <strong>{player(seat.id)}</strong> <span className="quiet">{state(seat)}</span>
            </p>
            {runs && !afar.closed && (
              <div className="buttons">
                <select
                  aria-label={say('seatDriver', { player: player(seat.id) })}
                  value={nameOf(seat.driver)}
                  onChange={({ target }) =>
                    void sitting.command({ kind: 'seat', seat: seat.id, driver: successors[target.value] ?? { kind: 'person' } })
                  }
                >
                  {Object.keys(successors).map((name) => (
                    <option key={name} value={name}>
                      {name === 'human' ? words.person : words[name as 'random' | 'greedy' | 'search']}
                    </option>
                  ))}
                </select>
                {seat.driver.kind === 'person' && seat.id !== seen.viewer && (
                  <button type="button" onClick={() => void invite(seat.id)}>
                    {words.newLink}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {runs && reach !== null && <Link label={words.linkForWatchers} link={linkTo(reach.base, table)} reach={reach} />}
      {runs && !afar.closed && (
        <button type="button" className="link" onClick={() => confirm(words.closeSure) && void sitting.command({ kind: 'close' })}>
          {words.closeTable}
        </button>
      )}
    </section>
  );
};

/** A link to hand on. */
const Link = ({ label, link, reach }: { readonly label: string; readonly link: string; readonly reach: Reach }) => (
  <details className="hand-on">
    <summary>{label}</summary>
    <HereAlone reach={reach} />
    <CopyField label={label} text={link} />
    <QrCode text={link} label={label} />
  </details>
);
