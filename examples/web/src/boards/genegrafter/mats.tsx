import type { View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { inOrder, places } from '../listing.js';
import { Plate } from '../plate.js';
import { Badge, seatClass } from '../seats.js';
import { useTable } from '../table.js';
import { Back, Card, size } from './cards.js';
import { InFront } from './front.js';
import { useWords } from './words.js';

type Player = View['players'][number];

const heart = 'M0 8C-12 0 -9 -9 -4 -9C-1 -9 0 -6 0 -5C0 -6 1 -9 4 -9C9 -9 12 0 0 8Z';

/** Lives as hearts, tokens as they lie before a player. */
const Tokens = ({ player }: { readonly player: Player }): ReactNode => {
  const tokens = [
    ...(player.specialDieSpent ? [] : ['special']),
    ...Array.from({ length: Math.max(0, player.life) }, () => 'life'),
    ...Array.from({ length: player.attackMarkers }, () => 'attack'),
    ...Array.from({ length: player.defenceMarkers }, () => 'defence'),
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
        <g key={key} className={`token ${kind}`} transform={`translate(${24 * place} 0)`}>
          {kind === 'special' && (
            <path d="M-8 -9H8L10 -7V8L8 10H-8L-10 8V-7ZM0 -6L1.800 -2H6L2.700 1L4 5.500L0 3L-4 5.500L-2.700 1L-6 -2H-1.800Z" />
          )}
          {kind === 'life' && <path d={heart} />}
          {kind === 'attack' && <path d="M-8 -8L8 8M8 -8L-8 8M-9 3L-3 9M9 3L3 9" />}
          {kind === 'defence' && <path d="M-8 -9H8V0C8 6 3 9 0 10.500C-3 9 -8 6 -8 0Z" />}
        </g>
      ))}
    </svg>
  );
};

/** The backs of a hand that others hold. */
const HandOfBacks = ({ count, label }: { readonly count: number; readonly label: string }): ReactNode => (
  <svg className="backs" viewBox={`-10 -16 ${size.width + 46 * Math.max(0, count - 1) + 20} ${size.height + 34}`}>
    <title>{label}</title>
    {places(count).map(({ place, key }) => (
      <g key={key} transform={`translate(${46 * place} 0) rotate(${(place - (count - 1) / 2) * 3} 62 172)`}>
        <Back />
      </g>
    ))}
  </svg>
);

/** One player's side of the table: who it is, the front line, and the hand as far as the viewer may see it. */
export const Mat = ({ view, player, seat }: { readonly view: View; readonly player: Player; readonly seat: number }): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const { id, life, genePool, hand, score, eliminatedAt, specialDieSpent, lingering } = player;
  const front = view.characters.filter(({ owner }) => owner === id);
  const own = id === viewer && view.hand !== null;
  const isOut = eliminatedAt !== null;
  return (
    <section className={`mat ${seatClass(seat)} ${view.awaited === id ? 'awaited' : ''} ${isOut ? 'gone' : ''}`} aria-label={name(id)}>
      <Plate
        shows={{ kind: 'player', id }}
        seat={seat}
        className="mat-head"
        label={`${name(id)}: ${score} ${word('points')}, ${life} ${word('life')}${specialDieSpent ? `, ${word('special')}` : ''}`}
      >
        <Badge seat={seat} name={name(id)} />
        <span className="plate-name">
          {name(id)}
          <small>{isOut ? word('out') : view.active === id ? word('turnOf') : ''}</small>
        </span>
        <strong className="plate-score">{score}</strong>
        <Tokens player={player} />
        {!own && hand > 0 && <HandOfBacks count={hand} label={`${name('hand')}: ${hand}`} />}
      </Plate>
      <div className="cards front">
        {front.length === 0 && <p className="nothing">{word('empty')}</p>}
        {front.map((character) => (
          <InFront key={character.card} view={view} character={character} />
        ))}
      </div>
      {(genePool.length > 0 || lingering.length > 0) && (
        <div className="chips">
          {genePool.map((card) => (
            <Plate key={card} shows={{ kind: 'card', id: card }} className="chip" label={`${word('genes')}: ${name(card)}`}>
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
      {own && (
        <section className="cards hand-row" aria-label={name('hand')}>
          {view.hand.map((card) => (
            <Card key={card} view={view} card={card} />
          ))}
        </section>
      )}
    </section>
  );
};
