import { Fragment, type ReactNode } from 'react';
import type { BoardProps } from './board.js';
import { inOrder } from './listing.js';

/** A sign of a picture, and what the rules say of it. */
export interface SignMeant<Clause extends string = string> {
  /** What it looks like; null of what has no sign but its own picture. */
  readonly sign: ReactNode;
  readonly called: string;
  readonly clauses: readonly Clause[];
  /** The kinds of things that bear it: whoever points at one of them is told the same. */
  readonly kinds?: readonly string[];
}

/** What is asked of a legend. */
export interface LegendAsked extends Pick<BoardProps<never>, 'clause' | 'cite'> {
  /** One kind of thing alone; null for all that has a sign. */
  readonly kind: string | null;
  /** Are the clauses only named? */
  readonly isBrief: boolean;
}

interface LegendProps extends LegendAsked {
  readonly signs: readonly SignMeant[];
}

/** What the signs of a picture mean: each with its name, and with its clauses in the words of the rules. */
export const Legend = ({ signs, kind, isBrief, clause, cite }: LegendProps): ReactNode => {
  const meant = signs.filter(({ sign, kinds = [] }) => (kind === null ? sign !== null : kinds.includes(kind)));
  if (meant.length === 0) return null;
  if (isBrief)
    return (
      <span className="legend-brief">
        {meant
          .flatMap(({ clauses }) => clauses)
          .map((id) => (
            <Fragment key={id}>{cite(id)}</Fragment>
          ))}
      </span>
    );
  return (
    <dl className={kind === null ? 'legend' : 'legend of-one'}>
      {inOrder(meant).map(({ thing: { sign, called, clauses }, key }) => (
        <div key={key}>
          <dt>
            {sign !== null && <span className="legend-sign">{sign}</span>} {called}
          </dt>
          <dd>
            {clauses.map((id) => (
              <p key={id}>
                {cite(id)} {clause(id)}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A sign drawn by itself, as large as a line of text. */
export const SmallSign = ({ children, box = '-16 -16 32 32' }: { readonly children: ReactNode; readonly box?: string }): ReactNode => (
  <svg viewBox={box} aria-hidden="true">
    {children}
  </svg>
);
