import type { ClockSeen } from 'ludoteca/client';
import { useEffect, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';

/** A time as clocks show it: `2:05`, `1:00:00`. */
const shown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return (parts[0] === 0 ? rest : [hours, ...rest]).join(':').replace(/^0(?=\d)/, '');
};

/** How much time is left. The host’s clock counts: this one only shows about where it stands. */
export const Clocks = ({ clocks }: { readonly clocks: readonly ClockSeen[] }) => {
  const { words } = useSpeech();
  const { player } = useTelling();
  const [now, setNow] = useState(Date.now);
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
      {clocks.map(({ seat, left, since }) => {
        const rest = since === null ? left : left - Math.max(0, now - since);
        return (
          <li key={seat} className={`${since === null ? '' : 'running'} ${rest < 10_000 ? 'short' : ''}`}>
            <span>{player(seat)}</span> <span className="time">{shown(rest)}</span>
          </li>
        );
      })}
    </ul>
  );
};
