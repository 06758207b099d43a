import type { ReactNode } from 'react';

const heart = 'M0 8C-12 0 -9 -9 -4 -9C-1 -9 0 -6 0 -5C0 -6 1 -9 4 -9C9 -9 12 0 0 8Z';

const shapes = {
  special: 'M-8 -9H8L10 -7V8L8 10H-8L-10 8V-7ZM0 -6L1.800 -2H6L2.700 1L4 5.500L0 3L-4 5.500L-2.700 1L-6 -2H-1.800Z',
  life: heart,
  attack: 'M-8 -8L8 8M8 -8L-8 8M-9 3L-3 9M9 3L3 9',
  defence: 'M-8 -9H8V0C8 6 3 9 0 10.500C-3 9 -8 6 -8 0Z',
} as const;

/** What lies before a player besides cards. */
export type TokenKind = keyof typeof shapes;

/** A life, a token, or the special die while it is not spent. */
export const Token = ({ kind, x = 0 }: { readonly kind: TokenKind; readonly x?: number }): ReactNode => (
  <g className={`token ${kind}`} transform={`translate(${x} 0)`}>
    <path d={shapes[kind]} />
  </g>
);
