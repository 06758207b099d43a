import { own } from 'ludoteca';
import { claimantsOn, type View } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { Chips, Detail, Plate } from '../plate.js';
import { Badge } from '../seats.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

const characteristics = ['authority', 'diplomacy', 'militarism', 'technology'] as const;
const most = 10;

interface OrdersProps {
  readonly view: View;
  readonly player: string;
}

/** What stands on a sheet, as far as the viewer may read it: the sheet as a whole, and order by order. */
const Orders = ({ view, player }: OrdersProps): ReactNode => {
  const { name, called, viewer } = useTable();
  const word = useWords();
  const declarations = own(view.sheets, player)?.declarations ?? [];
  return (
    <small className="plate-line sheet">
      <Detail shows={{ kind: 'sheet', player }} label={`${word('sheet')} (${name(player, 'players')})`}>
        ☰ {word('sheet')}
      </Detail>
      {declarations.map(({ id, order, state }) => {
        const told = player === viewer ? called('withdraw', 'declaration', id) : called('declare', 'order', order);
        return (
          <Detail
            key={id}
            shows={{ kind: 'order', player, id }}
            label={`${id}. ${told}`}
            className={state === 'void' || state === 'annulled' ? 'lost' : ''}
          >
            {id}. {told} {state === 'done' && '✓'}
          </Detail>
        );
      })}
    </small>
  );
};

/** Trades that are on offer to the viewer or from the viewer. */
export const Offers = ({ view }: { readonly view: View }): ReactNode => {
  const { called } = useTable();
  const word = useWords();
  return (
    <Chips title={word('offers')}>
      {view.offers.map(({ id }) => {
        const told = called('accept-trade', 'offer', id);
        return (
          <Plate key={id} shows={{ kind: 'offer', id }} className="chip" label={told}>
            {told}
          </Plate>
        );
      })}
    </Chips>
  );
};

interface TiesProps {
  readonly view: View;
  readonly player: string;
}

/** What stands between a country and the others: who has done away with its principal, what it knows of whom, and whose land is open to its troops. */
const Ties = ({ view, player }: TiesProps): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const told = [
    ...claimantsOn(view, player).map((by) => `♛ ${word('claim', name(by, 'players'))}`),
    ...Object.entries(own(view.countries, player)?.intel ?? {}).flatMap(([on, points]) =>
      points > 0 ? [`${word('intel', name(on, 'players'))}${word('colon')}${points}`] : [],
    ),
    ...view.passages
      .filter(({ to }) => to === player)
      .map(({ from, untilTurn }) => `${word('passage', name(from, 'players'))} ${word('until')} ${untilTurn}`),
  ];
  return told.length === 0 ? null : <small className="plate-line">{told.join(' · ')}</small>;
};

/** The country sheets: characteristics, Army, troubles, ties to others, and the people of the court. */
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
            shows={{ kind: 'player', id: player }}
            seat={seat}
            className={`${player === viewer ? 'own' : ''} ${isOut ? 'fallen' : ''} ${view.slot?.player === player ? 'acting-now' : ''}`}
            label={`${[name(player, 'players'), country?.name].filter(Boolean).join(', ')}${country === undefined ? '' : `${word('colon')}${word.counted(country.victoryPoints, 'point', 'points')}`}`}
          >
            <Badge seat={seat} name={name(player, 'players')} />
            <span className="plate-name">
              {name(player, 'players')}
              <small>{isOut ? word('out') : country?.name}</small>
            </span>
            <strong className="plate-score">{country?.victoryPoints ?? ''}</strong>
            {country !== undefined && (
              <>
                <span className="gauges">
                  {characteristics.map((one) => {
                    const level = one === 'authority' ? country.effectiveAuthority : country.characteristics[one];
                    return (
                      <Detail
                        key={one}
                        shows={{ kind: 'characteristic', player, id: one }}
                        label={`${name(one)} ${level} (${name(player, 'players')})`}
                        className="gauge"
                      >
                        <small>{name(one)}</small>
                        <i>
                          <i style={{ inlineSize: `${(100 * country.characteristics[one]) / most}%` }} />
                        </i>
                        <b>{level}</b>
                      </Detail>
                    );
                  })}
                </span>
                <small className="plate-line">
                  ⚔ {word('army')} {country.army} · {word.counted(country.allowance, 'action', 'actions')}
                  {own(view.sheets, player)?.committed === true && ` · ✓ ${word('committed')}`}
                </small>
                <small className="plate-line troubles">
                  {troubles
                    .filter(([, level]) => level > 0)
                    .map(([trouble, level]) => `${word(trouble)} ${level}`)
                    .join(' · ')}
                  {country.civilWar !== null &&
                    ` ⚑ ${word('civilWar')} (${name('rebels', 'words')}${word('colon')}${country.civilWar.rebelArmy})`}
                </small>
                <Ties view={view} player={player} />
              </>
            )}
            {court.length > 0 && (
              <small className="plate-line">
                {court.map(({ id, name: called, role, values, captor, out }) => {
                  const held = captor === null ? '' : word('captive', name(captor, 'players'));
                  return (
                    <Detail
                      key={id}
                      shows={{ kind: 'character', id }}
                      label={[`${called}, ${name(role)} ${word('of', name(player, 'players'))}`, held]
                        .filter((part) => part !== '')
                        .join(' · ')}
                      className={`courtier ${out === null ? '' : 'lost'}`}
                    >
                      {id === country?.principal ? '♛ ' : ''}
                      {called} {held === '' ? '' : `(${held}) `}
                      <b>{characteristics.map((one) => values[one]).join('·')}</b>
                    </Detail>
                  );
                })}
              </small>
            )}
            {country !== undefined && <Orders view={view} player={player} />}
          </Plate>
        );
      })}
    </div>
  );
};
