import { own } from 'ludoteca';
import type { View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { Plate } from '../plate.js';
import { Badge } from '../seats.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

/** The bands at the table: points, planets, actions, deeds and announcements. */
export const Bands = ({ view }: { readonly view: View }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const most = Math.max(1, ...view.config.players.map((player) => view.players[player]!.score));
  return (
    <div className="plates">
      {view.config.players.map((player, seat) => {
        const { warband, score, deeds, favours } = view.players[player]!;
        const { orders, committed } = view.sheets[player]!;
        const held = Object.values(view.planets).filter(({ controller }) => controller === player).length;
        const actions = own(view.allowances, player);
        const claims = (orders ?? []).flatMap((order) => (order.type === 'claim' ? [order.deed] : []));
        return (
          <Plate
            key={player}
            shows={{ kind: 'player', id: player }}
            seat={seat}
            className={player === viewer ? 'own' : ''}
            label={`${name(player, 'players')}${warband === null ? '' : `, ${name(warband, 'warbands')}`}${word('colon')}${word.counted(score, 'point', 'points')}, ${word.counted(held, 'planet', 'planets')}`}
          >
            <Badge seat={seat} name={name(player, 'players')} />
            <span className="plate-name">
              {name(player, 'players')}
              {warband !== null && <small>{name(warband, 'warbands')}</small>}
            </span>
            <strong className="plate-score">{score}</strong>
            <span className="plate-bar">
              <i style={{ inlineSize: `${(100 * Math.max(0, score)) / most}%` }} />
            </span>
            <small className="plate-line">
              {[
                word.counted(held, 'planet', 'planets'),
                actions !== undefined && word.counted(actions, 'action', 'actions'),
                committed && `✓ ${word('committed')}`,
              ]
                .filter((part) => part !== false)
                .join(' · ')}
            </small>
            {[...favours, ...deeds].length > 0 && (
              <small className="plate-line">
                ★ {[...favours.map((god) => name(god, 'gods')), ...deeds.map((deed) => name(deed))].join(', ')}
              </small>
            )}
            {claims.length > 0 && <small className="plate-line claim">⚑ {claims.map((deed) => name(deed)).join(', ')}</small>}
          </Plate>
        );
      })}
    </div>
  );
};
