import type { ReactNode } from 'react';

/** What signs look like, within 24 by 24. */
const signs = {
  undo: 'M9 13L4 8l5-5M4 8h10a6 6 0 0 1 0 12h-4',
  redo: 'M15 13l5-5-5-5M20 8H10a6 6 0 0 0 0 12h4',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  back: 'M15 5l-7 7 7 7',
  settings: 'M3 7h9M18 7h3M15 4a3 3 0 1 0 .01 0M3 17h3M12 17h9M9 14a3 3 0 1 0 .01 0',
} as const;

interface SignedProps {
  readonly sign: keyof typeof signs;
  readonly children: string;
}

/** What a button says: in words where there is room, on a telephone by a sign, whose name the words still are. */
export const Signed = ({ sign, children }: SignedProps): ReactNode => (
  <span className="signed">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
    <span>{children}</span>
  </span>
);
