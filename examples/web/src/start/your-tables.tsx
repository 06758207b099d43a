import { useEffect, useState } from 'react';
import { isReferee } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import { glimpseOf, type Standing } from '../online/glimpse.js';
import type { Key } from '../online/keyring.js';
import { forgetKey, keyFor, keysListed, unlist } from '../online/keys.js';
import { shelf } from './shelf.js';

/** So many tables are asked for, one after the other. */
const most = 12;

type YourTable = Standing & { readonly key: Key };

/** The tables somewhere else at which somebody sits at this device, as their host says they stand. */
export const YourTables = ({ goTo }: { goTo(key: Key): void }) => {
  const { words, language, say } = useSpeech();
  const [tables, setTables] = useState<readonly YourTable[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found: YourTable[] = [];
      const keys = keysListed().slice(0, most);
      const { glance } = keys.length === 0 ? { glance: null } : await import('../online/server.js');
      for (const key of keys) {
        if (!isHere || glance === null) return;
        const glimpse = glimpseOf(await glance(key), (table) => keyFor(table) !== null);
        if (glimpse === 'done') unlist(key.table);
        else if (glimpse === 'gone') forgetKey(key);
        else if (glimpse !== 'unknown') found.push({ ...glimpse, key });
      }
      // All at once: what somebody is about to press moves down no more than once.
      if (isHere) setTables(found);
    };
    void look().catch(() => {}); // what cannot be fetched cannot be gone to either
    return () => {
      isHere = false;
    };
  }, []);
  if (tables.length === 0) return null;
  const done = ({ key }: YourTable): void => {
    unlist(key.table);
    setTables(tables.filter((other) => other.key.table !== key.table));
  };
  return (
    <section className="panel your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{words.yourTables}</h2>
      <ul>
        {tables.map((table) => {
          const { key, game, players, awaited, waitedFor, isOver, isPaused } = table;
          const called = (seats: readonly string[]): string => seats.map((id) => (isReferee(game, id) ? words.referee : id)).join(', ');
          const state = isOver
            ? words.over
            : isPaused
              ? words.tablePaused
              : awaited
                ? words.toMove
                : waitedFor.length === 0
                  ? words.nobody
                  : say('turnOf', { players: called(waitedFor) });
          const title = spokenIn(shelf[game].title, language);
          return (
            <li key={key.table}>
              <p>
                <strong>{title}</strong> <span className="quiet">{called(players)}</span>
                <span className={awaited && !isOver && !isPaused ? 'state mine' : 'state'}>{state}</span>
              </p>
              <div className="buttons">
                <button
                  type="button"
                  className="primary"
                  aria-label={`${words.goToTable}: ${title}, ${called(players)}`}
                  onClick={() => goTo(key)}
                >
                  {words.goToTable}
                </button>
                {isOver && (
                  <button type="button" aria-label={`${words.discard}: ${title}, ${called(players)}`} onClick={() => done(table)}>
                    {words.discard}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
