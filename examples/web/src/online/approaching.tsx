import type { GameTypes } from 'ludoteca';
import type { TableStore } from 'ludoteca/client';
import { useEffect, useSyncExternalStore } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { gameOf, isGameId } from '../tables/catalogue.js';
import type { Place } from '../tables/place.js';
import { Farewell } from './farewell.js';

interface ApproachingProps {
  readonly table: string;
  readonly store: TableStore<GameTypes>;
  arrive(place: Place): void;
  leave(): void;
}

/** On the way to a table somewhere else: which game is played there its host will say. */
export const Approaching = ({ table, store, arrive, leave }: ApproachingProps) => {
  const { words } = useSpeech();
  const { link, farewell, picture } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const id = picture?.game;
  useEffect(() => {
    if (!isGameId(id)) return;
    arrive({ id, game: gameOf(id), people: null, hasBots: false, table, join: () => store, device: null });
  }, [id, table, store, arrive]);
  if (link === 'ended' || (id !== undefined && !isGameId(id))) return <Farewell why={farewell} leave={leave} />;
  return (
    <main className="start approaching">
      <header>
        <h1>ludoteca</h1>
        <LanguageChoice />
      </header>
      <p role="status">{link === 'lost' ? words.linkLost : words.connecting}</p>
      <button type="button" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
