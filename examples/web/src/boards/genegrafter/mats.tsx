import type { View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { spot } from '../../motion/spots.js';
import { stopsWhereMore } from '../keyboard-stop.js';
import { inOrder, places } from '../listing.js';
import { Plate } from '../plate.js';
import { seatClass } from '../seat-class.js';
import { Badge } from '../seats.js';
import { useTable } from '../table.js';
import { Back, Card, size } from './cards.js';
import { InFront } from './front.js';
import { Token, type TokenKind } from './tokens.js';
import { useWords } from './words.js';

type Player = View['players'][number];

/** Lives as hearts, tokens as they lie before a player. */
const Tokens = ({ player }: { readonly player: Player }): ReactNode => {
  const tokens: readonly TokenKind[] = [
    ...(player.specialDieSpent ? [] : (['special'] as const)),
    ...Array.from({ length: Math.max(0, player.life) }, () => 'life' as const),
    ...Array.from({ length: player.attackMarkers }, () => 'attack' as const),
    ...Array.from({ length: player.defenceMarkers }, () => 'defence' as const),
  ];
  if (tokens.length === 0) return null;
  return (
    <svg
      className="tokens"
      style={{ inlineSize: `${tokens.length * 1.35}rem` }}
      viewBox={`-12 -12 ${tokens.length * 24} 24`}
      aria-hidden="true"
    >
      {inOrder(tokens).map(({ thing: kind, place, key }) => (
        <Token key={key} kind={kind} x={24 * place} />
      ))}
    </svg>
  );
};

interface BacksProps {
  readonly owner: string;
  readonly count: number;
  readonly label: string;
}

/** The backs of a hand that others hold. */
const HandOfBacks = ({ owner, count, label }: BacksProps): ReactNode => (
  <svg
    className="backs"
    data-place={spot('hand', owner)}
    viewBox={`-10 -16 ${size.width + 46 * Math.max(0, count - 1) + 20} ${size.height + 34}`}
  >
    <title>{label}</title>
    {places(count).map(({ place, key }) => (
      <g key={key} transform={`translate(${46 * place} 0) rotate(${(place - (count - 1) / 2) * 3} 62 172)`}>
        <Back />
      </g>
    ))}
  </svg>
);

/** What belongs to one player. */
interface SideProps {
  readonly view: View;
  readonly player: Player;
  readonly seat: number;
}

const watched = (row: HTMLElement | null) => (row === null ? undefined : stopsWhereMore(row));

/** The hand the viewer holds: in front of everything, so that it can be held up where there is little room. */
export const Hand = ({ view, player, seat }: SideProps): ReactNode => {
  const { name } = useTable();
  return (
    view.hand !== null && (
      <section
        ref={watched}
        className={`cards hand-row ${seatClass(seat)}`}
        data-place={spot('hand', player.id)}
        aria-label={name('hand', 'words')}
      >
        {view.hand.map((card) => (
          <Card key={card} view={view} card={card} />
        ))}
      </section>
    )
  );
};

/** One player's side of the table: who it is, the front line, and of a hand that others hold its backs. */
export const Mat = ({ view, player, seat }: SideProps): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const { id, life, genePool, hand, score, eliminatedAt, specialDieSpent, lingering } = player;
  const front = view.characters.filter(({ owner }) => owner === id);
  const own = id === viewer && view.hand !== null;
  const isOut = eliminatedAt !== null;
  return (
    <section
      className={`mat ${seatClass(seat)} ${view.awaited === id ? 'awaited' : ''} ${isOut ? 'gone' : ''}`}
      aria-label={name(id, 'players')}
      data-own={own || undefined}
    >
      <Plate
        shows={{ kind: 'player', id }}
        seat={seat}
        className="mat-head"
        label={`${name(id, 'players')}${word('colon')}${word.counted(score, 'point', 'points')}, ${word.counted(life, 'oneLife', 'life')}${specialDieSpent ? `, ${word('special')}` : ''}`}
      >
        <Badge seat={seat} name={name(id, 'players')} />
        <span className="plate-name">
          {name(id, 'players')}
          <small>{isOut ? word('out') : view.outcome === null && view.active === id ? word('turnOf') : ''}</small>
        </span>
        <strong className="plate-score">{score}</strong>
        <Tokens player={player} />
        {!own && hand > 0 && <HandOfBacks owner={id} count={hand} label={`${name('hand', 'words')}${word('colon')}${hand}`} />}
      </Plate>
      <div className="cards front" data-place={spot('front', id)}>
        {front.length === 0 && <p className="nothing">{word('empty')}</p>}
        {front.map((character) => (
          <InFront key={character.card} view={view} character={character} />
        ))}
      </div>
      {(genePool.length > 0 || lingering.length > 0) && (
        <div className="chips" data-place={spot('pool', id)}>
          {genePool.map((card) => (
            <Plate key={card} shows={{ kind: 'card', id: card }} className="chip" label={`${word('genes')}${word('colon')}${name(card)}`}>
              <span aria-hidden="true">⧓</span> {name(card)}
            </Plate>
          ))}
          {inOrder(lingering).map(({ thing: { card }, place, key }) => (
            <Plate key={key} shows={{ kind: 'lingering', owner: id, place }} className="chip" label={name(card)}>
              ⚄ {name(card)}
            </Plate>
          ))}
        </div>
      )}
    </section>
  );
};
