import type { Game } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { useRef } from 'react';
import { isReferee, mayBeRefereed, refereeId } from '../../../shared/referees.js';
import { useSpeech } from '../language/speech.js';
import { SteadyButton } from '../table/steady-button.js';
import { type Driver, drivers, type Seat, type Strength, strengths } from '../tables/seats.js';

const names = ['Ada', 'Bo', 'Cy', 'Dan', 'Eva', 'Fra', 'Gil', 'Ida', 'Jan', 'Kim', 'Lea', 'Max', 'Nil', 'Ona', 'Pau', 'Quim'];

/** A chair as the start form keeps it: names may be typed anew, so the chair has a number of its own. */
export interface Chair extends Seat {
  readonly number: number;
}

const chair = (number: number, id: string, driver: Driver): Chair => ({ number, id, driver, strength: 'steady' });

/** The seats proposed for a game: you, and bots. */
export const proposedSeats = ({ players: { min, max } }: Game): readonly Chair[] =>
  Array.from({ length: Math.min(max, Math.max(min, 2)) }, (_, place) => chair(place, names[place]!, place === 0 ? 'human' : 'greedy'));

/** The seats of those who have played, in their order. */
export const seatsOf = (id: GameId, seats: readonly Seat[]): readonly Chair[] =>
  seats.filter((seat) => !isReferee(id, seat.id)).map((seat, number) => ({ ...seat, number }));

/** The seat of whoever has refereed; null for nobody. */
export const refereeOf = (id: GameId, seats: readonly Seat[]): Chair | null => {
  const found = seats.find((seat) => isReferee(id, seat.id));
  return found === undefined ? null : { ...found, number: -1 };
};

interface SeatingProps {
  readonly id: GameId;
  readonly game: Game;
  readonly chairs: readonly Chair[];
  /** Who referees; null for nobody. */
  readonly referee: Chair | null;
  /** Is everybody at a device of their own? */
  readonly isApart: boolean;
  seat(chairs: readonly Chair[]): void;
  refereed(referee: Chair | null): void;
}

/** Who plays: a name and a driver for every seat, and a referee where the game may have one. */
export const Seating = ({ id, game, chairs, referee, isApart, seat, refereed }: SeatingProps) => {
  const { words, say } = useSpeech();
  const { min, max } = game.players;
  const change = (changed: Chair): void => seat(chairs.map((other) => (other.number === changed.number ? changed : other)));
  const add = (): void => {
    const number = Math.max(-1, ...chairs.map((taken) => taken.number)) + 1;
    const name = names.find((free) => chairs.every((taken) => taken.id !== free)) ?? `${number + 1}`;
    seat([...chairs, chair(number, name, isApart ? 'human' : 'greedy')]);
  };
  const adding = useRef<HTMLButtonElement>(null);
  const remove = (gone: Chair): void => {
    seat(chairs.filter(({ number }) => number !== gone.number));
    // The button that was pressed goes with the seat: whoever goes by keyboard goes on from the end of the list.
    adding.current?.focus();
  };
  return (
    <fieldset className="seating">
      <legend>{words.seats}</legend>
      <p className="explained">{isApart ? words.friendsExplain : words.seatsExplain}</p>
      <ol>
        {chairs.map((taken, place) => (
          <li key={taken.number}>
            <input
              type="text"
              required
              maxLength={40}
              aria-label={say('seatName', { number: place + 1 })}
              value={taken.id}
              onChange={(event) => change({ ...taken, id: event.target.value.trimStart() })}
            />
            <Driving chair={taken} called={taken.id} isApart={isApart} change={change} />
            <button
              type="button"
              className="small"
              disabled={chairs.length <= min}
              aria-label={say('removeSeat', { player: taken.id })}
              onClick={() => remove(taken)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <SteadyButton ref={adding} isOff={chairs.length >= max} onClick={add}>
        {words.addSeat}
      </SteadyButton>
      {mayBeRefereed(id) && (
        <div className="refereed">
          <label>
            <input
              type="checkbox"
              checked={referee !== null}
              aria-describedby="referee-explained"
              onChange={(event) => refereed(event.target.checked ? chair(-1, refereeId, 'human') : null)}
            />{' '}
            {words.referee}
          </label>
          {referee !== null && <Driving chair={referee} called={words.referee} isApart={isApart} change={refereed} />}
          <p className="explained" id="referee-explained">
            {words.refereeExplain}
          </p>
        </div>
      )}
    </fieldset>
  );
};

/** Who moves the pieces of a seat. */
export const Driving = ({
  chair: taken,
  called,
  isApart,
  change,
}: {
  readonly chair: Chair;
  readonly called: string;
  readonly isApart: boolean;
  change(chair: Chair): void;
}) => {
  const { words, say } = useSpeech();
  return (
    <>
      <select
        aria-label={say('seatDriver', { player: called })}
        value={taken.driver}
        onChange={(event) => change({ ...taken, driver: event.target.value as Driver })}
      >
        {drivers.map((driver) => (
          <option key={driver} value={driver}>
            {isApart && driver === 'human' ? words.person : words[driver]}
          </option>
        ))}
      </select>
      {taken.driver === 'search' && (
        <select
          aria-label={say('seatStrength', { player: called })}
          value={taken.strength}
          onChange={(event) => change({ ...taken, strength: event.target.value as Strength })}
        >
          {strengths.map((strength) => (
            <option key={strength} value={strength}>
              {words[strength]}
            </option>
          ))}
        </select>
      )}
    </>
  );
};
