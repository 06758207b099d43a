import { own } from 'ludoteca';
import type { View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { Plate } from '../plate.js';
import { seatClass } from '../seats.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

/** What lies beside the chart: the warbands while they are chosen, then the deeds and who achieved them. */
export const Deeds = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { pack, players } = view.config;
  const isChoosing = view.phase === 'warbands';
  return (
    <section className="chips" aria-label={word(isChoosing ? 'warbands' : 'deeds')}>
      <h3>{word(isChoosing ? 'warbands' : 'deeds')}</h3>
      {isChoosing &&
        pack.warbands.map(({ id, dedication }) => (
          <Plate key={id} shows={{ kind: 'warband', id }} className="chip" label={`${name(id)}, ${name(dedication)}`}>
            {name(id)} <small>{name(dedication)}</small>
          </Plate>
        ))}
      {!isChoosing &&
        pack.deeds.map(({ id, points }) => {
          const done = own(view.deeds, id) ?? null;
          const by = done === null ? '' : `, ${word('by')} ${done.by.map(name).join(', ')}`;
          return (
            <Plate
              key={id}
              shows={{ kind: 'deed', id }}
              className={`chip ${done === null ? '' : 'done'}`}
              label={`${name(id)}: ${points} ${word('points')}${by}`}
            >
              {name(id)} <b>{points}</b>
              {done?.by.map((player) => (
                <i key={player} className={`dot ${seatClass(players.indexOf(player))}`}>
                  {[...name(player)][0]?.toUpperCase()}
                </i>
              ))}
            </Plate>
          );
        })}
    </section>
  );
};
