import { E, type Refusal, titleOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { useState } from 'react';
import { options, proposedFor as proposedValue } from '../../../shared/options.js';
import { refereeing } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import type { LaidOut } from '../local/saving.js';
import type { Key } from '../online/keys.js';
import { orderFor, usualRules, type Wishes } from '../online/ordering.js';
import { orderTable } from '../online/server.js';
import { RulesButton } from '../rules/rules.js';
import { RefusalCard } from '../table/refusal-card.js';
import { gameOf } from '../tables/catalogue.js';
import { Friends } from './friends.js';
import { OptionFields } from './option-fields.js';
import { type Chair, proposedFor, Seating } from './seating.js';

/** The button that opens the table somewhere else. */
const forFriends = 'friends';

/** A name as it was typed, without what nobody sees: such characters could turn the words around it. */
const nameOf = (typed: string): string => typed.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim();

interface PreparingProps {
  readonly id: GameId;
  open(laidOut: LaidOut): Promise<Refusal | null>;
  /** Null where nobody hosts tables for friends. */
  readonly goFar: ((key: Key) => void) | null;
}

/** The form for the game chosen. */
export const Preparing = ({ id, open, goFar }: PreparingProps) => {
  const { words, language } = useSpeech();
  const game = gameOf(id);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => proposedFor(game));
  const [referee, setReferee] = useState<Chair | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(options[id].map((option) => [option.field, proposedValue(option)])),
  );
  const [seed, setSeed] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const [wishes, setWishes] = useState<Wishes>({ seat: '0', rules: usualRules });
  const everybody = [...chairs, ...(referee === null ? [] : [referee])];
  const people = everybody
    .filter(({ driver }) => driver === 'human')
    .map(({ number, id }) => ({ id: String(number), called: number < 0 ? words.referee : id }));

  const begin = async (isForFriends: boolean): Promise<void> => {
    const players = chairs.map(({ id }) => nameOf(id));
    const config = { ...chosen, ...refereeing(id, referee !== null), players };
    const seats = everybody.map(({ id, driver, strength }) => ({ id: nameOf(id), driver, strength }));
    if (!isForFriends || goFar === null) {
      setRefusal(await open({ id, game, seats, config, seed: seed === '' ? null : seed, past: null }));
      return;
    }
    const decoded = game.decodeConfig(config);
    if (E.isLeft(decoded)) return setRefusal(decoded.left);
    // Chairs have numbers because names may be typed anew; who no longer is a person has no seat for oneself.
    const mine = people.some((one) => one.id === wishes.seat) ? everybody.find(({ number }) => String(number) === wishes.seat) : undefined;
    const { order, key } = orderFor(id, config, seats, { ...wishes, seat: mine === undefined ? null : nameOf(mine.id) });
    const table = await orderTable(order);
    if (E.isLeft(table)) setRefusal(table.left);
    else goFar(key(table.right));
  };
  return (
    <form
      className="panel preparing"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        void begin(submitter?.getAttribute('value') === forFriends);
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
      {goFar !== null && <Friends people={people} wishes={wishes} wish={setWishes} />}
      <div className="buttons">
        <button type="submit" className="primary">
          {words.begin}
        </button>
        {goFar !== null && (
          <button type="submit" value={forFriends}>
            {words.openForFriends}
          </button>
        )}
      </div>
    </form>
  );
};
