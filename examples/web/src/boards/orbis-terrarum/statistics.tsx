import { own } from 'ludoteca';
import { attributesOf, grid, type Statistic, type View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Plate } from '../plate.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

/** The grid of statistics with what the viewer’s Nation has in each: the sum of the attributes of its row and its column. */
export const Statistics = ({ view }: { readonly view: View }): ReactNode => {
  const { name, viewer, pointing } = useTable();
  const word = useWords();
  const principal = viewer === null ? null : (own(view.players, viewer)?.principal ?? null);
  const attributes = principal === null ? undefined : own(view.nations, principal)?.attributes;
  const rows = Object.values(grid).map((row): readonly Statistic[] => Object.values(row));
  // Whoever has no Nation sees the grid where it is asked for.
  const isAsked = rows.some((row) => row.some((id) => pointing.asksFor([{ kind: 'statistic', id }])));
  if (attributes === undefined && !isAsked) return null;
  return (
    <section className="chips statistics" aria-label={word('statistics')}>
      <h3>{word('statistics')}</h3>
      <div className="grid">
        {rows.flat().map((id) => {
          const { domain, authority } = attributesOf[id];
          const threshold = attributes === undefined ? null : attributes[domain] + attributes[authority];
          const told = `${name(id)} (${domain} + ${authority})${threshold === null ? '' : ` ${threshold}`}`;
          return (
            <Plate key={id} shows={{ kind: 'statistic', id }} className="statistic" label={told}>
              <span>{name(id)}</span> <b>{threshold}</b>
            </Plate>
          );
        })}
      </div>
    </section>
  );
};
