import { E, type Game, type Refusal, titleOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { use, useEffect, useRef, useState } from 'react';
import { answerSaying, type Company, fitting, proposedFor, saidOf } from '../../../shared/options.js';
import { options } from '../../../shared/options-of-games/index.js';
import { refereeing } from '../../../shared/referees.js';
import { Quoted } from '../language/quoted.js';
import { useSpeech } from '../language/speech.js';
import { setInType } from '../language/type-setting.js';
import type { LaidOut, Played } from '../local/saving.js';
import type { Key } from '../online/keyring.js';
import { orderFor, usualRules, type Wishes } from '../online/ordering.js';
import { orderTable } from '../online/server.js';
import { RulesButton, RulesProvider } from '../rules/rules.js';
import { RadioChoice } from '../settings/radio-choice.js';
import { RefusalCard } from '../table/refusal-card.js';
import { clauseOf, gameAtHand } from '../tables/games-at-hand.js';
import { fetchTable } from './ahead.js';
import { EveningChoice } from './evening-choice.js';
import { arranged, type Evening } from './evenings.js';
import { Fetching } from './fetching.js';
import { Friends } from './friends.js';
import { type Answers, OptionFields } from './option-fields.js';
import { type Chair, proposedSeats, refereeOf, Seating, seatsOf } from './seating.js';

/** Everybody at this device, or each at a device of their own. */
type Whereabouts = 'here' | 'apart';

/** A name as it was typed, without what nobody sees: such characters could turn the words around it. */
const nameOf = (typed: string): string => typed.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim();

interface PreparingProps {
  readonly id: GameId;
  /** Whose people play again, and as it was asked of them; null for new ones. */
  readonly again: Played | null;
  /** The form is there. */
  come(): void;
  open(laidOut: LaidOut): Promise<Refusal | null>;
  /** A first game that teaches. */
  learn(): void;
  /** Null where nobody hosts tables for friends. */
  readonly goFar: ((key: Key) => void) | null;
}

/** What all options of a game answer on an evening of a kind. */
const answersOn = (id: GameId, evening: Evening): Answers => ({
  ...Object.fromEntries(options[id].map((option) => [option.field, proposedFor(option)])),
  ...arranged[id][evening].answers,
});

/** What all options of a game were answered for this configuration. */
const answersOf = (id: GameId, config: object): Answers =>
  Object.fromEntries(options[id].map((option) => [option.field, answerSaying(option, new Map(Object.entries(config)).get(option.field))]));

/** The game chosen: it is fetched, and then asked who plays it and how. */
const Preparing = (props: PreparingProps) => {
  const { language } = useSpeech();
  const { id } = props;
  const game = use(gameAtHand(id, language));
  return (
    <RulesProvider key={id} id={id}>
      <PreparingForm {...props} game={game} />
    </RulesProvider>
  );
};
export default Preparing;

const PreparingForm = ({ id, again, come, game, open, learn, goFar }: PreparingProps & { readonly game: Game }) => {
  const { words, language } = useSpeech();
  const [chairs, setChairs] = useState<readonly Chair[]>(() => (again === null ? proposedSeats(game) : seatsOf(id, again.seats)));
  const [referee, setReferee] = useState<Chair | null>(() => refereeOf(id, again?.seats ?? []));
  const [answers, setAnswers] = useState<Answers>(() => (again === null ? answersOn(id, 'book') : answersOf(id, again.config)));
  const [seed, setSeed] = useState('');
  const [where, setWhere] = useState<Whereabouts>('here');
  const isApart = goFar !== null && where === 'apart';
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => fetchTable(id), [id]);
  const arrived = useRef(come);
  useEffect(() => arrived.current(), []);
  const [wishes, setWishes] = useState<Wishes>({ seat: '0', rules: usualRules });
  // What cannot begin with those who play is not on offer: its answer gives way to one that can.
  const company: Company = { players: chairs.length, isRefereed: referee !== null };
  const fitted = (wanted: Answers): Answers =>
    Object.fromEntries(options[id].map((option) => [option.field, fitting(option, wanted[option.field], company)]));
  const chosen = fitted(answers);
  const everybody = [...chairs, ...(referee === null ? [] : [referee])];
  const people = everybody
    .filter(({ driver }) => driver === 'human')
    .map(({ number, id }) => ({ id: String(number), called: number < 0 ? words.referee : id }));

  /** Who plays apart plays with people: as long as all others are bots, nobody has been chosen to be one. */
  const play = (chosen: Whereabouts): void => {
    setWhere(chosen);
    if (chosen === 'apart' && chairs.filter(({ driver }) => driver === 'human').length < 2)
      setChairs(chairs.map((chair) => ({ ...chair, driver: 'human' })));
  };

  const begin = async (): Promise<void> => {
    const players = chairs.map(({ id }) => nameOf(id));
    const said = Object.fromEntries(options[id].map((option) => [option.field, saidOf(option, chosen[option.field])]));
    const config = { ...said, ...refereeing(id, referee !== null), players };
    const seats = everybody.map(({ id, driver, strength }) => ({ id: nameOf(id), driver, strength }));
    if (!isApart) {
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
  /** Once, however often it is pressed meanwhile. */
  const beginOnce = async (): Promise<void> => {
    if (isBeginning) return;
    setBeginning(true);
    setMissing(false);
    await begin().catch(() => setMissing(true));
    setBeginning(false);
  };
  return (
    <form
      className="panel preparing"
      onSubmit={(event) => {
        event.preventDefault();
        void beginOnce();
      }}
    >
      <p className="game-at-hand">
        <strong>{setInType(titleOf(game, language), language)}</strong>
        <RulesButton />
        <button type="button" onClick={learn}>
          {words.learn}
        </button>
      </p>
      {goFar !== null && (
        <RadioChoice legend={words.whereYouPlay} names={{ here: words.atThisDevice, apart: words.apart }} chosen={where} choose={play} />
      )}
      <Seating id={id} game={game} chairs={chairs} referee={referee} isApart={isApart} seat={setChairs} refereed={setReferee} />
      <EveningChoice id={id} answers={chosen} answersOn={(evening) => fitted(answersOn(id, evening))} arrange={setAnswers} />
      <OptionFields
        options={options[id]}
        answers={chosen}
        company={company}
        answer={(field, answer) => setAnswers((before) => ({ ...before, [field]: answer }))}
      />
      <div className="entry seed">
        <label htmlFor="seed">{words.seed}</label>
        <input id="seed" type="text" value={seed} aria-describedby="seed-explained" onChange={(event) => setSeed(event.target.value)} />
        <p className="explained" id="seed-explained">
          {words.seedExplain}
        </p>
      </div>
      {refusal !== null && (
        <RefusalCard
          refusal={refusal}
          clause={(clause) => <Quoted {...clauseOf(game, clause, language)} />}
          told={(violation) => setInType(game.labels.refusal(violation, language), language)}
        />
      )}
      {isApart && <Friends people={people} wishes={wishes} wish={setWishes} />}
      {isMissing && (
        <p className="warning" role="alert">
          {words.notFetched}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="primary">
          {isApart ? words.openForFriends : words.begin}
        </button>
        {isBeginning && <Fetching />}
      </div>
    </form>
  );
};
