import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';

/** How much of a telephone's screen the sheet may take; it never takes more than it has to show. */
const heights = ['low', 'half', 'high'] as const;
type Height = (typeof heights)[number];

/** Shares of the screen between which a sheet that is let go comes to rest. */
const between = [0.27, 0.62] as const;

const restingAt = (share: number): Height => heights[between.filter((edge) => share > edge).length]!;

/** So far a finger may slip without dragging. */
const slip = 6;

/** Is all of it seen that there is? */
const isWhole = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - clientHeight < 2;

interface SheetProps {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Is there something for whoever looks to decide? Else the sheet makes room for the board. */
  readonly isWanted: boolean;
}

/** The handle of a sheet that slides over a telephone: dragged with a finger, or pressed for more of it and less. On other screens there is none. */
export const SheetHandle = ({ sheet, isWanted }: SheetProps) => {
  const { words } = useSpeech();
  const [height, setHeight] = useState<Height>('half');
  const [isAll, setAll] = useState(false);
  const rest = (next: Height): void => {
    setHeight(next);
    if (sheet.current !== null) sheet.current.dataset['height'] = next;
  };
  const now = useRef(rest);
  now.current = rest;
  useEffect(() => now.current(isWanted ? 'half' : 'low'), [isWanted]);
  // What lies beside the sheet keeps clear of it, as high as it really is.
  useEffect(() => {
    const seen = sheet.current;
    if (seen === null) return;
    const page = document.documentElement.style;
    const sized = new ResizeObserver(() => {
      page.setProperty('--sheet-taken', `${seen.offsetHeight}px`);
      setAll(isWhole(seen));
    });
    for (const part of [seen, ...seen.children]) sized.observe(part);
    return () => {
      sized.disconnect();
      page.removeProperty('--sheet-taken');
    };
  }, [sheet]);
  const drag = (down: PointerEvent<HTMLButtonElement>): void => {
    const moved = sheet.current;
    if (moved === null || !down.isPrimary) return;
    const { currentTarget: handle, clientY: from, pointerId } = down;
    const begun = moved.getBoundingClientRect().height;
    let share: number | null = null;
    handle.setPointerCapture(pointerId);
    handle.onpointermove = ({ clientY }) => {
      if (share === null && Math.abs(clientY - from) < slip) return;
      share = (begun + from - clientY) / innerHeight;
      moved.classList.add('dragged');
      moved.style.maxHeight = `${Math.min(0.9, Math.max(0.1, share)) * 100}dvh`;
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onlostpointercapture = null;
      moved.classList.remove('dragged');
      moved.style.maxHeight = '';
      if (share === null) return;
      rest(restingAt(share));
      handle.dataset['dragged'] = '';
    };
  };
  const grows = height !== 'high' && !isAll;
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={!grows}
      aria-label={grows ? words.sheetLarger : words.sheetSmaller}
      onPointerDown={drag}
      onClick={({ currentTarget: { dataset } }) => {
        // A drag ends in a click as well.
        if ('dragged' in dataset) delete dataset['dragged'];
        else rest(!grows ? 'low' : height === 'low' ? 'half' : 'high');
      }}
    />
  );
};
