import type { View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { spot } from '../../motion/spots.js';
import { DiceToRoll, Die } from '../dice.js';
import { inOrder } from '../listing.js';
import { seatClass } from '../seat-class.js';
import { Badge } from '../seats.js';
import { Thing, useTable } from '../table.js';
import { Card } from './cards.js';
import { InFront } from './front.js';
import { useWords } from './words.js';

type DuelView = NonNullable<NonNullable<View['battle']>['duel']>;

const Corner = ({
  view,
  duel,
  side,
}: {
  readonly view: View;
  readonly duel: DuelView;
  readonly side: 'attacker' | 'defender';
}): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { player, character, dice, count, rerolls, markers } = duel[side];
  const seat = view.settings.players.indexOf(player);
  const fighter = view.characters.find(({ card }) => card === character);
  const perRow = 6;
  const rows = Math.max(1, Math.ceil(dice.length / perRow));
  return (
    <div className={`corner ${side} ${seatClass(seat)} ${duel.toAct === player ? 'awaited' : ''}`} data-place={spot('corner', side)}>
      <header>
        <Badge seat={seat} name={name(player, 'players')} /> {name(player, 'players')}
        {markers > 0 && (
          <small>
            {' '}
            +{markers} {name(side === 'attacker' ? 'attack' : 'defence', 'words')}
          </small>
        )}
      </header>
      <div className="cards">
        {fighter !== undefined && <InFront view={view} character={fighter} />}
        {duel.played
          .filter(({ by }) => by === player)
          .map(({ seq, card, faceDown, cancelled }) => (
            <div
              key={seq}
              className={`laid ${faceDown ? 'face-down' : ''} ${cancelled ? 'cancelled' : ''}`}
              data-place={spot('played', seq)}
            >
              <Card view={view} card={card} />
              {faceDown && card !== null && <small>{word('faceDown')}</small>}
              {cancelled && <small>{word('cancelled')}</small>}
            </div>
          ))}
      </div>
      {(dice.length > 0 || count > 0) && (
        <svg className="dice" viewBox={`-22 -22 ${perRow * 42} ${rows * 42 + 4}`}>
          <title>{dice.length > 0 ? dice.join(' ') : `${count}`}</title>
          {dice.length === 0 && <DiceToRoll count={count} />}
          {inOrder(dice).map(({ thing: value, place, key }) => (
            <Thing
              key={key}
              shows={{ kind: 'die', side, place }}
              label={`${name(player, 'players')}${word('colon')}${word('die')} ${place + 1} (${value})`}
              transform={`translate(${(place % perRow) * 42} ${Math.floor(place / perRow) * 42})`}
            >
              <Die value={value} />
            </Thing>
          ))}
        </svg>
      )}
      {dice.length > 0 && <strong className="dice-total">= {dice.reduce((sum, value) => sum + value, 0)}</strong>}
      {rerolls > 0 && (
        <small>
          ⟳ {word('rerolls')}
          {word('colon')}
          {rerolls}
        </small>
      )}
    </div>
  );
};

/** The duel in the middle of the table: both characters, what was laid, and the dice. */
export const Arena = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const { battle } = view;
  if (battle === null) return null;
  const { duel, attacker, waiting, opponent } = battle;
  return (
    <section className="arena" data-place="arena" aria-label={name('declare-battle', 'words')}>
      {duel === null ? (
        <p>
          {[attacker, ...waiting]
            .filter((card) => card !== null)
            .map((one) => name(one))
            .join(', ')}{' '}
          ⚔ {name(opponent, 'players')}
        </p>
      ) : (
        <>
          <Corner view={view} duel={duel} side="attacker" />
          <span className="versus" aria-hidden="true">
            ⚔
          </span>
          <Corner view={view} duel={duel} side="defender" />
        </>
      )}
    </section>
  );
};
