import { type PointerEvent, type RefObject, useState } from 'react';
import { useSpeech } from '../language/speech.js';

/** How much of a telephone's screen the sheet takes. */
const heights = ['low', 'half', 'high'] as const;
type Height = (typeof heights)[number];

/** Shares of the screen between which a sheet that is let go comes to rest. */
const between = [0.27, 0.62] as const;

const restingAt = (share: number): Height => heights[between.filter((edge) => share > edge).length]!;

/** So far a finger may slip without dragging. */
const slip = 6;

/** The handle of a sheet that slides over a telephone: dragged with a finger, or pressed for more of it and less. On other screens there is none. */
export const SheetHandle = ({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) => {
  const { words } = useSpeech();
  const [height, setHeight] = useState<Height>('half');
  const rest = (next: Height): void => {
    setHeight(next);
    if (sheet.current !== null) sheet.current.dataset['height'] = next;
  };
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
      moved.style.height = `${Math.min(0.9, Math.max(0.1, share)) * 100}dvh`;
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onlostpointercapture = null;
      moved.classList.remove('dragged');
      moved.style.height = '';
      if (share === null) return;
      rest(restingAt(share));
      handle.dataset['dragged'] = '';
    };
  };
  const isHigh = height === 'high';
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={isHigh}
      aria-label={isHigh ? words.sheetSmaller : words.sheetLarger}
      onPointerDown={drag}
      onClick={({ currentTarget: { dataset } }) => {
        // A drag ends in a click as well.
        if ('dragged' in dataset) delete dataset['dragged'];
        else rest(isHigh ? 'low' : height === 'low' ? 'half' : 'high');
      }}
    />
  );
};
