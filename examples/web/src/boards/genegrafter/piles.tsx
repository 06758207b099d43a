import type { View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { places } from '../listing.js';
import { Thing, useTable } from '../table.js';
import { helix, rungs } from './card-art.js';
import { Back, Face, size, useCardLabel } from './cards.js';
import { useWords } from './words.js';

const gap = 22;

interface PileProps {
  readonly place: string;
  readonly view: View;
  readonly x: number;
  readonly label: string;
  readonly count: number;
  /** The card on top; null is a back. */
  readonly top: string | null;
}

const Pile = ({ view, place, x, label, count, top }: PileProps): ReactNode => (
  <Thing places={[place]} label={`${label}${useWords()('colon')}${count}`} transform={`translate(${x} 10)`}>
    {count === 0 ? (
      <rect className="pile-gap" width={size.width} height={size.height} rx={9} />
    ) : (
      <>
        {count > 2 && <rect className="card-paper under" x={6} y={6} width={size.width} height={size.height} rx={9} />}
        {count > 1 && <rect className="card-paper under" x={3} y={3} width={size.width} height={size.height} rx={9} />}
        {top === null ? <Back /> : <Face card={top} view={view} />}
      </>
    )}
    <g className="pile-count" transform="translate(112 162)">
      <circle r={17} />
      <text y={6} textAnchor="middle">
        {count}
      </text>
    </g>
    <text className="pile-name" x={62} y={200} textAnchor="middle">
      {label}
    </text>
  </Thing>
);

/** The piles beside the table, and the three strands of DNA that time the game. */
export const Piles = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const step = size.width + gap;
  const strands = 3;
  const labelOf = useCardLabel(view);
  const event = view.event?.card ?? view.resolvedEvents.at(-1) ?? null;
  const drawn = (
    <svg className="piles" viewBox={`0 0 ${4 * step} 224`}>
      <title>{word('table')}</title>
      <Pile view={view} place="deck" x={8} label={word('deck')} count={view.deck} top={null} />
      <Pile
        view={view}
        place="discard"
        x={8 + step}
        label={word('discard')}
        count={view.discard.length}
        top={view.discard.at(-1) ?? null}
      />
      <Pile view={view} place="events" x={8 + 2 * step} label={word('events')} count={view.resolvedEvents.length} top={event} />
      <Thing
        places={['dna']}
        label={`${word('dna')}${word('colon')}${view.dnaTable.map((one) => name(one)).join(', ') || '0'}/${strands}${view.finalTurns === null ? '' : ` · ${word('final')}`}`}
        transform={`translate(${8 + 3 * step} 10)`}
      >
        <rect className="pile-gap" width={size.width} height={size.height} rx={9} />
        {places(strands).map(({ place, key }) => (
          <g
            key={key}
            className={`strand ${place < view.dnaTable.length ? 'found' : ''}`}
            transform={`translate(${24 + 38 * place} 86) scale(0.9 1.45)`}
          >
            <path d={rungs} />
            <path d={helix} />
            <path d={helix} transform="scale(-1 1)" />
          </g>
        ))}
        <text className="pile-name" x={62} y={200} textAnchor="middle">
          {word('dna')} {view.dnaTable.length}/{strands}
        </text>
      </Thing>
    </svg>
  );
  return (
    <>
      {drawn}
      {/* Where the card is too small to be read. */}
      {event !== null && (
        <p className="event-told">
          <b>{word('event')}</b>
          {word('colon')}
          {labelOf(event)}
        </p>
      )}
    </>
  );
};
