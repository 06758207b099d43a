import { own } from 'ludoteca';
import type { View } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { Plate } from '../plate.js';
import { Badge } from '../seats.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

const characteristics = ['authority', 'diplomacy', 'militarism', 'technology'] as const;
const most = 10;

/** The country sheets: characteristics, Army, troubles, and the people of the court. */
export const Sheets = ({ view }: { readonly view: View }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  return (
    <div className="plates sheets">
      {view.config.players.map((player, seat) => {
        const country = own(view.countries, player);
        const troubles =
          country === undefined
            ? []
            : ([
                ['counterpower', country.counterpower],
                ['disorder', country.disorder],
                ['blockade', country.levels.blockade],
                ['anarchy', country.levels.anarchy],
                ['autarchy', country.levels.autarchy],
              ] as const);
        const court = view.characters.filter(({ owner }) => owner === player);
        const isOut = country !== undefined && country.eliminated !== null;
        return (
          <Plate
            key={player}
            shows={[
              { kind: 'player', id: player },
              { kind: 'sheet', player },
            ]}
            seat={seat}
            className={`${player === viewer ? 'own' : ''} ${isOut ? 'fallen' : ''} ${view.slot?.player === player ? 'acting-now' : ''}`}
            label={`${name(player)}${country === undefined ? '' : `, ${country.name}: ${country.victoryPoints} ${word('points')}`}`}
          >
            <Badge seat={seat} name={name(player)} />
            <span className="plate-name">
              {name(player)}
              <small>{isOut ? word('out') : country?.name}</small>
            </span>
            <strong className="plate-score">{country?.victoryPoints ?? ''}</strong>
            {country !== undefined && (
              <>
                <span className="gauges">
                  {characteristics.map((one) => (
                    <span key={one} className="gauge">
                      <small>{name(one)}</small>
                      <i>
                        <i style={{ inlineSize: `${(100 * country.characteristics[one]) / most}%` }} />
                      </i>
                      <b>{one === 'authority' ? country.effectiveAuthority : country.characteristics[one]}</b>
                    </span>
                  ))}
                </span>
                <small className="plate-line">
                  ⚔ {word('army')} {country.army} · {country.allowance} {word('actions')}
                  {own(view.sheets, player)?.committed === true && ` · ✓ ${word('committed')}`}
                </small>
                <small className="plate-line troubles">
                  {troubles
                    .filter(([, level]) => level > 0)
                    .map(([trouble, level]) => `${word(trouble)} ${level}`)
                    .join(' · ')}
                  {country.civilWar !== null && ` ⚑ ${word('civilWar')}`}
                </small>
              </>
            )}
            {court.length > 0 && (
              <small className="plate-line">
                {court.map(({ id, name: called, values, captor, out }) => (
                  <span key={id} className={`courtier ${out === null ? '' : 'lost'}`}>
                    {id === country?.principal ? '♛ ' : ''}
                    {called}
                    {captor === null ? ' ' : ` (${word('captive')} ${name(captor)}) `}
                    <b>{characteristics.map((one) => values[one]).join('·')}</b>
                  </span>
                ))}
              </small>
            )}
          </Plate>
        );
      })}
    </div>
  );
};
