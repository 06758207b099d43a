import type { ClockSeen } from 'ludoteca/client';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';

/** A time as clocks show it: `2:05`, `1:00:00`. */
const shown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return (parts[0] === 0 ? rest : [hours, ...rest]).join(':').replace(/^0(?=\d)/, '');
};

/** How long clocks had run when they were first seen here. The host counts by its own clock: whoever comes later can only guess by this device’s. */
const useRunning = (clocks: readonly ClockSeen[]): ((clock: ClockSeen, now: number) => number) => {
  const begun = useRef<{ readonly known: Map<string, number>; isNew: boolean }>({ known: new Map(), isNew: true });
  const { known, isNew } = begun.current;
  const keyOf = ({ seat, since }: ClockSeen): string => `${since} ${seat}`;
  const now = Date.now();
  for (const clock of clocks) {
    const { since } = clock;
    if (since === null || known.has(keyOf(clock))) continue;
    known.set(keyOf(clock), isNew ? Math.min(since, now) : now);
  }
  begun.current.isNew = false;
  return (clock, at) => (clock.since === null ? 0 : Math.max(0, at - (known.get(keyOf(clock)) ?? at)));
};

/** How much time is left. The host’s clock counts: this one only shows about where it stands. */
export const Clocks = ({ clocks }: { readonly clocks: readonly ClockSeen[] }) => {
  const { words } = useSpeech();
  const { player } = useTelling();
  const [now, setNow] = useState(Date.now);
  const ran = useRunning(clocks);
  const isRunning = clocks.some(({ since }) => since !== null);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clocks.length === 0) return null;
  return (
    <ul className="clocks" aria-label={words.clocks}>
      {clocks.map((clock) => {
        const rest = clock.left - ran(clock, now);
        return (
          <li key={clock.seat} className={`${clock.since === null ? '' : 'running'} ${rest < 10_000 ? 'short' : ''}`}>
            <span>{player(clock.seat)}</span> <span className="time">{shown(rest)}</span>
          </li>
        );
      })}
    </ul>
  );
};
