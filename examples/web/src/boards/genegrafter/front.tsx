import { contentOfPack, type View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { Thing, useTable } from '../table.js';
import { colourClass } from './card-art.js';
import { Face, size, useCardLabel } from './cards.js';
import { useWords } from './words.js';

type Character = View['characters'][number];

/** How much of a card laid under another looks out. */
const strip = 19;

/** A character in play: its card, what lies under it, its wound and its weariness. */
export const InFront = ({ view, character }: { readonly view: View; readonly character: Character }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const labelOf = useCardLabel(view);
  const { card, grafts, gear, wounded, tired, infinite } = character;
  const { characters } = contentOfPack(view.pack);
  const under = [...grafts, ...gear];
  const state = [
    `${name('attack', 'words')} ${character.attack}, ${name('defence', 'words')} ${character.defence}`,
    wounded && word('wounded'),
    tired && word('tired'),
    infinite !== null && name('infinitePower', 'words'),
    ...grafts.map((graft) => `+ ${name(graft)}`),
    ...gear.map((one) => `+ ${name(one)}`),
  ].filter((part) => part !== false);
  const label = [name(card), ...state].join(' · ');
  const inBattle = view.battle?.attacker === card || view.battle?.duel?.defender.character === card;
  return (
    <svg
      className={`card ${tired ? 'tired' : ''} ${inBattle ? 'in-battle' : ''}`}
      viewBox={`-3 -3 ${size.width + 6} ${size.height + 6 + strip * under.length}`}
    >
      <title>{label}</title>
      {under.map((id, i) => (
        <Thing key={id} shows={{ kind: 'card', id }} label={labelOf(id)} transform={`translate(5 ${strip * (under.length - i)})`}>
          <g className={`tucked ${colourClass(characters.get(id)?.markers[0] ?? '')} ${gear.includes(id) ? 'gene-gear' : ''}`}>
            <rect y={size.height - 24} width={size.width - 10} height={24} rx={6} />
            <text x={(size.width - 10) / 2} y={size.height - 6} textAnchor="middle">
              {name(id)}
            </text>
          </g>
        </Thing>
      ))}
      <Thing shows={{ kind: 'card', id: card }} label={label}>
        <Face card={card} view={view} inPlay={character} />
        {wounded && (
          <g className="wound">
            <path d="M16 40L48 60L40 66L80 86L72 92L108 110" />
            <circle cx={104} cy={36} r={12} />
            <path className="plaster" d="M104 29V43M97 36H111" />
          </g>
        )}
        {tired && (
          <text className="tired-mark" x={16} y={46}>
            z z
          </text>
        )}
        {infinite !== null && (
          <text className="infinite" x={62} y={48} textAnchor="middle">
            ∞
          </text>
        )}
      </Thing>
    </svg>
  );
};
