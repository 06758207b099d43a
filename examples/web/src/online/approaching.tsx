import type { Game, GameTypes } from 'ludoteca';
import type { TableStore } from 'ludoteca/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { isGameId } from '../tables/catalogue.js';
import { gameAtHand } from '../tables/games-at-hand.js';
import { Sitting } from '../tables/sitting.js';
import { Farewell } from './farewell.js';
import type { Key } from './keyring.js';

interface ApproachingProps {
  /** What opens the table. */
  readonly opener: Key;
  readonly store: TableStore<GameTypes>;
  arrive(sitting: Sitting): void;
  leave(): void;
}

/** On the way to a table somewhere else: which game is played there its host will say. */
export const Approaching = ({ opener: { table, invite }, store, arrive, leave }: ApproachingProps) => {
  const { words, language } = useSpeech();
  const { link, farewell, picture } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const [isMissing, setMissing] = useState(false);
  const id = picture?.game;
  useEffect(() => {
    if (!isGameId(id)) return;
    let isHere = true;
    const sit = (game: Game): void => {
      if (isHere) arrive(new Sitting({ id, game, people: null, hasBots: false, table, join: () => store, device: null }));
    };
    gameAtHand(id, language).then(sit, () => isHere && setMissing(true));
    return () => {
      isHere = false;
    };
  }, [id, table, store, arrive, language]);
  if (link === 'ended' || (id !== undefined && !isGameId(id)))
    return <Farewell why={farewell} isInvited={invite !== undefined} leave={leave} />;
  return (
    <main className="start approaching">
      <header>
        <h1>ludoteca</h1>
        <LanguageChoice />
      </header>
      <p role="status">{isMissing ? words.notFetched : link === 'lost' ? words.linkLost : words.connecting}</p>
      <button type="button" onClick={leave}>
        {words.back}
      </button>
    </main>
  );
};
