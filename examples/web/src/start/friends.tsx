import type { Clock, TableRules } from 'ludoteca/client';
import { useSpeech } from '../language/speech.js';
import { clocks, delays, type Wishes } from '../online/ordering.js';

interface FriendsProps {
  /** The seats of people. */
  readonly people: readonly { readonly id: string; readonly called: string }[];
  readonly wishes: Wishes;
  wish(wishes: Wishes): void;
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly explained: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, name: string])[];
  choose(value: T): void;
}

const Choice = <T extends string>({ id, name, explained, value, values, choose }: ChoiceProps<T>) => (
  <div className="entry">
    <label htmlFor={id}>{name}</label>
    <select id={id} aria-describedby={`${id}-explained`} value={value} onChange={({ target }) => choose(target.value as T)}>
      {values.map(([one, called]) => (
        <option key={one} value={one}>
          {called}
        </option>
      ))}
    </select>
    <p className="explained" id={`${id}-explained`}>
      {explained}
    </p>
  </div>
);

/** The rules of a table at which everybody sits at a device of their own. */
export const Friends = ({ people, wishes, wish }: FriendsProps) => {
  const { words, say } = useSpeech();
  const { seat, rules } = wishes;
  const rule = (more: Partial<TableRules>): void => wish({ ...wishes, rules: { ...rules, ...more } });
  const time = (seconds: number): string =>
    seconds >= 86_400 ? words.oneDay : seconds < 60 ? say('seconds', { count: seconds }) : say('minutes', { count: seconds / 60 });
  const called = (clock: Clock | null): string =>
    clock === null
      ? words.noClock
      : clock.kind === 'decision'
        ? say('clockDecision', { time: time(clock.seconds) })
        : say('clockBank', { time: time(clock.seconds), more: time(clock.increment) });
  return (
    <fieldset className="friends">
      <legend>{words.friends}</legend>
      <Choice
        id="my-seat"
        name={words.mySeat}
        explained={words.mySeatExplain}
        value={seat === null ? '-' : `=${seat}`}
        values={[...people.map((one) => [`=${one.id}`, one.called] as const), ['-', words.noSeat]]}
        choose={(value) => wish({ ...wishes, seat: value === '-' ? null : value.slice(1) })}
      />
      <Choice
        id="undo-rule"
        name={words.undoRule}
        explained={words.undoExplain}
        value={rules.undo}
        values={[
          ['consent', words.undoConsent],
          ['free', words.undoFree],
          ['never', words.undoNever],
        ]}
        choose={(undo) => rule({ undo })}
      />
      <Choice
        id="watch-rule"
        name={words.mayWatch}
        explained={words.watchExplain}
        value={rules.watch}
        values={[
          ['open', words.watchOpen],
          ['none', words.watchNone],
        ]}
        choose={(watch) => rule({ watch })}
      />
      {rules.watch !== 'none' && (
        <Choice
          id="delay-rule"
          name={words.watchDelay}
          explained={words.delayExplain}
          value={String(rules.delay)}
          values={delays.map((delay) => [String(delay), delay === 0 ? words.noDelay : time(delay)])}
          choose={(delay) => rule({ delay: Number(delay) })}
        />
      )}
      <Choice
        id="clock-rule"
        name={words.clock}
        explained={words.clockExplain}
        value={String(clocks.indexOf(rules.clock))}
        values={clocks.map((clock, place) => [String(place), called(clock)])}
        choose={(place) => rule({ clock: clocks[Number(place)] ?? null })}
      />
      {rules.clock !== null && (
        <Choice
          id="zero-rule"
          name={words.atZero}
          explained={words.zeroExplain}
          value={rules.atZero}
          values={[
            ['bot-once', words.botOnce],
            ['bot', words.botOn],
            ['pause', words.tableWaits],
          ]}
          choose={(atZero) => rule({ atZero })}
        />
      )}
    </fieldset>
  );
};
