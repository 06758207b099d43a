import { contentOfPack, type View } from 'ludoteca/genegrafter';
import type { ReactNode } from 'react';
import { inOrder } from '../listing.js';
import { Thing, useTable } from '../table.js';
import { colourClass, GeneSign, helix, Portrait, rungs, Stat } from './card-art.js';
import { effectText, useWords } from './words.js';

/** The size of a card. */
export const size = { width: 124, height: 172 } as const;

/** So many letters of a name stand in a line, and of a character’s powers. */
const lettersOfName = 15;
const lettersOfPowers = 16;

/** A text in lines of so many letters, at most three of them. */
const wrapped = (text: string, letters: number): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
};

const Lines = ({ text, letters, y, step = 12, className }: LinesProps): ReactNode =>
  inOrder(wrapped(text, letters)).map(({ thing: line, place, key }) => (
    <text key={key} className={className} x={62} y={y + step * place} textAnchor="middle">
      {line}
    </text>
  ));

/** Does a name take more than one line? Then what lies below it gives way. */
const isLong = (name: string): boolean => wrapped(name, lettersOfName).length > 1;

interface LinesProps {
  readonly text: string;
  readonly letters: number;
  readonly y: number;
  readonly step?: number;
  readonly className: string;
}

/** The back of a card. */
export const Back = (): ReactNode => (
  <g className="card-back">
    <rect className="card-paper" width={size.width} height={size.height} rx={9} />
    <rect className="card-frame" x={7} y={7} width={size.width - 14} height={size.height - 14} rx={5} />
    <g transform="translate(62 86)">
      <path className="helix" d={rungs} />
      <path className="helix" d={helix} />
      <path className="helix" d={helix} transform="scale(-1 1)" />
    </g>
  </g>
);

/** What stands on a character in play beyond its card. */
export interface InPlay {
  readonly attack: number;
  readonly defence: number;
  readonly colours: readonly string[];
  readonly powers: readonly string[];
}

/** The face of a card; a character in play shows what it has now. */
export const Face = ({ card, view, inPlay }: { readonly card: string; readonly view: View; readonly inPlay?: InPlay }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const content = contentOfPack(view.pack);
  const character = content.characters.get(card);
  const ability = content.abilities.get(card);
  const gear = content.gear.get(card);
  const event = content.events.get(card);
  const paper = <rect className="card-paper" width={size.width} height={size.height} rx={9} />;
  if (character !== undefined) {
    const { attack, defence, colours, powers } = inPlay ?? { ...character, colours: character.markers };
    const told = powers.map((one) => name(one, 'words')).join(', ');
    // The more there is to say above and below, the smaller the portrait.
    const [above, below] = [wrapped(name(card), lettersOfName).length - 1, wrapped(told, lettersOfPowers).length - 1];
    const [top, scale] = [26 + 12 * above, 1 - 0.12 * (above + below)];
    return (
      <>
        {paper}
        <Lines text={name(card)} letters={lettersOfName} y={18} className="card-name" />
        <g transform={`translate(62 ${top + 44 * scale}) scale(${scale})`}>
          <Portrait card={character.id} colours={colours} />
        </g>
        <Lines text={told} letters={lettersOfPowers} y={top + 12 + 84 * scale} className="card-text" />
        <Stat kind="attack" value={attack} x={20} y={154} />
        <Stat kind="defence" value={defence} x={104} y={154} />
        {inOrder(colours).map(({ thing: colour, place, key }) => (
          <GeneSign
            key={key}
            colour={colour}
            x={62 + (place - (colours.length - 1) / 2) * Math.min(17, 54 / colours.length)}
            y={156}
            scale={0.62}
          />
        ))}
      </>
    );
  }
  if (ability !== undefined) {
    const { colour, attack, defence, withPower, effects } = ability;
    const told = effects.map((effect) => effectText(effect, word, name)).join(', ');
    return (
      <>
        {paper}
        <rect className={`card-band ${colourClass(colour)}`} x={4} y={4} width={size.width - 8} height={58} rx={6} />
        <GeneSign colour={colour} x={62} {...(isLong(name(card)) ? { y: 46, scale: 0.9 } : { y: 40, scale: 1.25 })} />
        <Lines text={name(card)} letters={lettersOfName} y={18} className="card-name banded" />
        <Stat kind="attack" value={`+${attack}`} x={38} y={82} />
        <Stat kind="defence" value={`+${defence}`} x={86} y={82} />
        {withPower !== undefined && (
          <>
            <path className="card-rule" d="M10 101H114" />
            <Lines text={name(withPower.power, 'words')} letters={17} y={114} className="card-text strong" />
            <text className="card-text strong" x={62} y={138} textAnchor="middle">
              +{withPower.attack} / +{withPower.defence}
            </text>
          </>
        )}
        <Lines text={told} letters={18} y={withPower === undefined ? 118 : 151} step={11.5} className="card-text" />
      </>
    );
  }
  const effects = [...(gear?.effects ?? []), ...(event?.effects ?? [])];
  return (
    <>
      {paper}
      <rect
        className={`card-band ${gear === undefined ? 'gene-event' : 'gene-gear'}`}
        x={4}
        y={4}
        width={size.width - 8}
        height={72}
        rx={6}
      />
      <Lines text={name(card)} letters={lettersOfName} y={20} className="card-name banded" />
      {gear !== undefined && <Lines text={name(gear.slot, 'words')} letters={18} y={60} className="card-slot" />}
      {gear === undefined && (
        <path
          className="card-star"
          transform={isLong(name(card)) ? 'translate(17 20) scale(0.72)' : undefined}
          d={event === undefined ? helix : 'M62 30L67 46L84 47L70 57L75 73L62 63L49 73L54 57L40 47L57 46Z'}
        />
      )}
      <Lines text={effects.map((effect) => effectText(effect, word, name)).join(', ')} letters={18} y={102} className="card-text" />
    </>
  );
};

/** A card in words. */
export const useCardLabel = (view: View): ((card: string) => string) => {
  const { name } = useTable();
  const word = useWords();
  return (card) => {
    const { characters, abilities, gear, events } = contentOfPack(view.pack);
    const [character, ability] = [characters.get(card), abilities.get(card)];
    const stats = character ?? ability;
    const effects = [...(ability?.effects ?? []), ...(gear.get(card)?.effects ?? []), ...(events.get(card)?.effects ?? [])];
    return [
      name(card),
      stats && `${name('attack', 'words')} ${stats.attack}, ${name('defence', 'words')} ${stats.defence}`,
      character?.powers.map((one) => name(one, 'words')).join(', '),
      character ? character.markers.map((one) => name(one, 'words')).join(', ') : ability && name(ability.colour, 'words'),
      ability?.withPower && `${name(ability.withPower.power, 'words')} ${ability.withPower.attack}/${ability.withPower.defence}`,
      ...effects.map((effect) => effectText(effect, word, name)),
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' · ');
  };
};

interface CardProps {
  readonly view: View;
  /** Null is a card whose face the viewer may not see. */
  readonly card: string | null;
  readonly label?: string;
  readonly className?: string;
}

/** One card by itself. */
export const Card = ({ view, card, label, className = '' }: CardProps): ReactNode => {
  const word = useWords();
  const labelOf = useCardLabel(view);
  const told = label ?? (card === null ? word('faceDown') : labelOf(card));
  return (
    <svg className={`card ${className}`} viewBox={`-3 -3 ${size.width + 6} ${size.height + 6}`}>
      <title>{told}</title>
      <Thing shows={card === null ? undefined : { kind: 'card', id: card }} label={told}>
        {card === null ? <Back /> : <Face card={card} view={view} />}
      </Thing>
    </svg>
  );
};
