import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Chips, Detail, Plate } from '../plate.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

/** What is to be decided, the measures the viewer knows of, and what troubles the Nations or is open to them: crises, rebellions, civil wars, opportunities. */
export const Troubles = ({ view }: { readonly view: View }): ReactNode => {
  const { name, called } = useTable();
  const word = useWords();
  const chip = (kind: string, id: string, told: string): ReactNode => (
    <Plate key={id} shows={{ kind, id }} className="chip" label={told}>
      {told}
    </Plate>
  );
  return (
    <>
      <Chips title={word('decisions')}>
        {view.decisions.flatMap((decision) =>
          'id' in decision ? [chip('decision', decision.id, called('decide', 'decision', decision.id))] : [],
        )}
      </Chips>
      <Chips title={word('measures')}>
        {view.measures.map(({ id }) => chip('measure', id, called('withdraw-measure', 'measure', id)))}
      </Chips>
      <Chips title={word('crises')}>
        {view.crises.map(({ id, counter }) =>
          chip('crisis', id, `${called('submit-measure', 'crisis', id)}${word('colon')}${word('answeredWith')} ${name(counter)}`),
        )}
      </Chips>
      <Chips title={word('rebellions')}>
        {view.rebellions.map(({ id }) => chip('rebellion', id, called('submit-measure', 'rebellion', id)))}
      </Chips>
      <Chips title={word('civilWars')}>
        {view.civilWars.map(({ id, sides }) => (
          <Plate key={id} shows={{ kind: 'civil-war', id }} className="chip" label={called('assign-side', 'civilWar', id)}>
            {called('assign-side', 'civilWar', id)}{' '}
            {sides.map(({ id: side, controller, alive }) => (
              <Detail
                key={side}
                shows={{ kind: 'side', id: side }}
                className={alive ? '' : 'lost'}
                label={`${name(side)} (${name(controller, 'players')})`}
              >
                {name(side)}
              </Detail>
            ))}
          </Plate>
        ))}
      </Chips>
      <Chips title={word('opportunities')}>
        {view.opportunities.map(({ id }) => chip('opportunity', id, called('take-opportunity', 'opportunity', id)))}
      </Chips>
    </>
  );
};
