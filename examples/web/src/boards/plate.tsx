import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { seatClass } from './seats.js';
import { useTable } from './table.js';

interface PlateProps {
  /** What a click answers; a plate without an id is only read. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly seat?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something of the table that is text rather than drawing: a player's corner, a chip. It can be chosen where the question allows it. */
export const Plate = ({ id, label, seat, className = '', children }: PlateProps): ReactNode => {
  const { choosable, chosen, choose, tell } = useTable();
  const isChosen = id !== undefined && chosen.has(id);
  const classes = `plate ${seat === undefined ? '' : `seated ${seatClass(seat)}`} ${isChosen ? 'chosen' : ''} ${className}`;
  if (id === undefined || !choosable.has(id))
    return (
      <div className={classes} title={label} onPointerDown={() => tell(label)}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`${classes} choosable`}
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onFocus={() => tell(label)}
      onClick={() => choose(id)}
    >
      {children}
    </button>
  );
};

interface MapProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Whether a map too large for the table is first seen from its left edge rather than its middle. */
  readonly fromLeft?: boolean;
  readonly children: ReactNode;
}

/** A map as wide as the table. On a narrow table it is large and can be pushed about, and the glass shows it whole. */
export const PannedMap = ({ width, height, label, fromLeft = false, children }: MapProps): ReactNode => {
  const [isWhole, setWhole] = useState(false);
  const pan = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pan.current !== null && !fromLeft && !isWhole) pan.current.scrollLeft = (pan.current.scrollWidth - pan.current.clientWidth) / 2;
  }, [fromLeft, isWhole]);
  return (
    <div className={`panned ${isWhole ? 'whole' : ''}`}>
      <button type="button" className="glass" aria-label={label} aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M-2 -9a7 7 0 1 0 0.01 0ZM3.2 3.2L9.5 9.5M-5 -2H1" />
          {isWhole && <path d="M-2 -5V1" />}
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed about must be reached by the keyboard. */}
      <section ref={pan} className="pan" aria-label={label} tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${height}`}>
          <title>{label}</title>
          {children}
        </svg>
      </section>
    </div>
  );
};
