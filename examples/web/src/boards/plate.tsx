import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { At } from '../motion/spots.js';
import { stopsWhereMore } from './keyboard-stop.js';
import { PlacesTold } from './places-told.js';
import { seatClass } from './seat-class.js';
import type { Point } from './sketch.js';
import { type Shown, useHeard, useTable, useTarget } from './table.js';
import { tongue } from './tongue.js';
import { zoomable } from './zooming.js';

const inTongue = tongue({
  glass: ['larger or whole', 'més gran o sencer', 'más grande o entero', 'plus grand ou entier'],
  places: ['places', 'llocs', 'lugares', 'lieux'],
});

interface PlateProps {
  /** What it is: pointing at it answers where that is asked for; a plate that is nothing is only read. */
  readonly shows?: Shown;
  /** What it is called besides. */
  readonly places?: At;
  readonly label: string;
  readonly seat?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something of the table that is text rather than drawing: a player's corner, a chip. It can be chosen where the question allows it. */
export const Plate = ({ shows, places, label, seat, className = '', children }: PlateProps): ReactNode => {
  const { isChosen, isTarget, press } = useTarget(shows);
  const heard = useHeard(label, shows, places, isTarget);
  const classes = `plate ${seat === undefined ? '' : `seated ${seatClass(seat)}`} ${isChosen ? 'chosen' : ''} ${className}`;
  if (!isTarget)
    return (
      <div className={classes} title={label} {...heard}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`${classes} choosable`}
      aria-pressed={isChosen}
      aria-description={label}
      title={label}
      {...heard}
      onClick={press}
    >
      {children}
    </button>
  );
};

/** A part of a plate that can be chosen by itself: a courtier, a line of a sheet. The plate around it answers to other questions. */
export const Detail = ({ shows, places, label, className = '', children }: Omit<PlateProps, 'seat'>): ReactNode => {
  const { isChosen, isTarget, press } = useTarget(shows);
  const heard = useHeard(label, shows, places, isTarget);
  const classes = `detail ${isChosen ? 'chosen' : ''} ${className}`;
  if (!isTarget)
    return (
      <span className={classes} title={label} {...heard}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={`${classes} choosable`}
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      {...heard}
      onClick={press}
    >
      {children}
    </button>
  );
};

interface ChipsProps {
  readonly title: string;
  /** What the row is called as a place of the board. */
  readonly place?: string;
  readonly children: readonly ReactNode[];
}

/** Plates in a row under a title; nothing where there are none. */
export const Chips = ({ title, place, children }: ChipsProps): ReactNode =>
  children.length > 0 && (
    <section className="chips" aria-label={title} data-place={place}>
      <h3>{title}</h3>
      {children}
    </section>
  );

interface MapProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Whether a map too large for the table is first seen from its left edge rather than its middle. */
  readonly fromLeft?: boolean;
  /** What a map too large for the table is first seen around, if not its middle. */
  readonly around?: Point | undefined;
  readonly children: ReactNode;
}

/** Watches over a map that has just been laid out, and may be larger than what is seen of it. */
const pushedAbout = (pan: HTMLElement) => {
  const ends = [stopsWhereMore(pan), zoomable(pan)];
  return () => {
    for (const end of ends) end();
  };
};

/** Pushes a map so that a part of it, said as shares of its width and height, lies in the middle of its window. */
const lookAt = (pan: HTMLElement, across: number, down: number): void => {
  pan.scrollLeft = across * pan.scrollWidth - pan.clientWidth / 2;
  pan.scrollTop = down * pan.scrollHeight - pan.clientHeight / 2;
};

/** What of a map answers the question now asked. */
const choosableIn = (pan: HTMLElement): readonly Element[] => [...pan.querySelectorAll(':scope > svg .choosable')];

/** Where nothing that answers is seen through the window, the map is pushed so that the nearest of it lies in its middle. */
const bringAnswer = (pan: HTMLElement): void => {
  const frame = pan.getBoundingClientRect();
  const found = choosableIn(pan).map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { across: left + width / 2 - frame.left, down: top + height / 2 - frame.top };
  });
  if (found.some(({ across, down }) => across > 0 && across < frame.width && down > 0 && down < frame.height)) return;
  const [halfWidth, halfHeight] = [frame.width / 2, frame.height / 2];
  const far = ({ across, down }: (typeof found)[number]): number => Math.hypot(across - halfWidth, down - halfHeight);
  const [nearest] = found.toSorted((one, other) => far(one) - far(other));
  if (nearest === undefined) return;
  pan.scrollLeft += nearest.across - halfWidth;
  pan.scrollTop += nearest.down - halfHeight;
};

interface PanProps {
  readonly label: string;
  /** What lies in the middle of the window at first, as shares of the map’s width and height; and again when that is elsewhere. */
  readonly across: number;
  readonly down: number;
  readonly children: ReactNode;
}

/** The window through which a map is seen. */
const Pan = ({ label, across, down, children }: PanProps): ReactNode => {
  const pan = useRef<HTMLElement>(null);
  useLayoutEffect(() => (pan.current === null ? undefined : pushedAbout(pan.current)), []);
  useLayoutEffect(() => {
    const window = pan.current;
    if (window === null) return;
    const look = (): void => {
      lookAt(window, across, down);
      bringAnswer(window);
    };
    look();
    // What can be done comes and goes, and leaves it more room or less: until somebody pushes it about, the same stays in its middle.
    const sized = new ResizeObserver(look);
    sized.observe(window);
    const gone = new AbortController();
    const stop = (): void => {
      sized.disconnect();
      gone.abort();
    };
    for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
      window.addEventListener(type, stop, { signal: gone.signal, passive: true });
    return stop;
  }, [across, down]);
  const asked = useRef('');
  // Whatever is asked anew is seen, also by whoever has pushed the map elsewhere.
  useLayoutEffect(() => {
    const window = pan.current;
    if (window === null) return;
    const answers = choosableIn(window)
      .map((thing) => thing.getAttribute('data-thing'))
      .join();
    if (answers !== asked.current) bringAnswer(window);
    asked.current = answers;
  });
  return (
    <section ref={pan} className="pan" aria-label={label}>
      {children}
    </section>
  );
};

/**
 * A map as wide as the table, or large enough to read on a narrow one, where it can be pushed about; the glass shows it the other way, and wheel or
 * fingers as large as one likes.
 */
export const PannedMap = ({ width, height, label, fromLeft = false, around, children }: MapProps): ReactNode => {
  const { language } = useTable();
  const [isOther, setOther] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole} className={`panned ${isOther ? 'other' : ''}`}>
      <h2 className="unseen">{label}</h2>
      <button
        type="button"
        className="glass"
        aria-label={`${label}: ${inTongue(language)('glass')}`}
        aria-pressed={isOther}
        onClick={() => setOther(!isOther)}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M-2 -9a7 7 0 1 0 0.010 0ZM3.200 3.200L9.500 9.500M-5 -2H1M-2 -5V1" />
        </svg>
      </button>
      <Pan
        key={isOther ? 'other' : 'usual'}
        label={label}
        across={around === undefined ? (fromLeft ? 0 : 0.5) : around[0] / width}
        down={around === undefined ? 0 : around[1] / height}
      >
        <svg viewBox={`0 0 ${width} ${height}`} style={{ '--large': `${Math.round(largeScale * width)}px` } as Sized}>
          <title>{label}</title>
          {children}
        </svg>
      </Pan>
      <PlacesTold label={`${label}: ${inTongue(language)('places')}`} picture={whole} />
    </div>
  );
};

/** How large a large map is drawn: its smallest words can be read on a telephone. */
const largeScale = 1.1;

/** A property of the style sheet that React's types do not know. */
type Sized = CSSProperties & { readonly '--large': string };
