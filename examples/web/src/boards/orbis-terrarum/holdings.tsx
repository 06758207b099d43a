import { own } from 'ludoteca';
import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Chips, Plate } from '../plate.js';
import { seatClass } from '../seat-class.js';
import { useTable } from '../table.js';
import { seatOf } from './seat-of.js';
import { useWords } from './words.js';

interface MarkProps {
  readonly view: View;
  readonly nation: string;
}

/** Whose something is: the initial of a Nation in the colour of its seat. */
const Holder = ({ view, nation }: MarkProps): ReactNode => {
  const { name } = useTable();
  return <i className={`dot ${seatClass(seatOf(view, nation))}`}>{[...name(nation, 'nations')][0]}</i>;
};

/** What the Nations played have gained and what is still to be gained: bonuses and penalties, technologies, milestones. */
export const Holdings = ({ view }: { readonly view: View }): ReactNode => {
  const { name, called, viewer, pointing } = useTable();
  const word = useWords();
  const { milestones, technologies } = view.config.pack;
  const mine = viewer === null ? null : (own(view.players, viewer)?.principal ?? null);
  const played = view.nationOrder.filter((id) => seatOf(view, id) >= 0);
  // Those of others are many: they are shown where they are asked for.
  const modifiers = view.modifiers.filter(({ id, nation }) => nation === mine || pointing.asksFor([{ kind: 'modifier', id }]));
  return (
    <>
      <Chips title={word('modifiers')}>
        {modifiers.map(({ id, nation, value }) => {
          const told = called('hold-modifier', 'modifier', id);
          const isHeld = own(view.nations, nation)?.held?.includes(id) === true;
          return (
            <Plate
              key={id}
              shows={{ kind: 'modifier', id }}
              className={`chip ${value < 0 ? 'help' : 'hindrance'}`}
              label={isHeld ? `${told}, ${word('held')}` : told}
            >
              {told}
              {isHeld && <small> · {word('held')}</small>}
            </Plate>
          );
        })}
      </Chips>
      <Chips title={word('technologies')}>
        {technologies.map(({ id }) => {
          const having = played.filter((nation) => view.nations[nation]!.technologies.includes(id));
          return (
            <Plate
              key={id}
              shows={{ kind: 'technology', id }}
              className={`chip ${having.length === 0 ? '' : 'done'}`}
              label={[name(id, 'technologies'), ...having.map((nation) => name(nation, 'nations'))].join(', ')}
            >
              {name(id, 'technologies')}{' '}
              {having.map((nation) => (
                <Holder key={nation} view={view} nation={nation} />
              ))}
            </Plate>
          );
        })}
      </Chips>
      <Chips title={word('milestones')}>
        {[...milestones, ...view.publishedMilestones].map(({ id }) => {
          const told = called('claim-milestone', 'milestone', id);
          const winner = view.awards.find(({ milestone }) => milestone === id)?.nation ?? null;
          return (
            <Plate
              key={id}
              shows={{ kind: 'milestone', id }}
              className={`chip ${winner === null ? '' : 'done'}`}
              label={winner === null ? told : `${told}, ${name(winner, 'nations')}`}
            >
              {told} {winner !== null && <Holder view={view} nation={winner} />}
            </Plate>
          );
        })}
      </Chips>
    </>
  );
};
