import type { View } from '../types/index.js';
import type { Name, Teller } from './language.js';

type Character = View['characters'][number];

/** Marks of a character: wounded, tired. */
const marks = ({ wounded, tired }: Character): string => `${wounded ? ' †' : ''}${tired ? ' z' : ''}`;

const drawCharacter = (character: Character, { name, word }: Teller): string => {
  const under = [...character.grafts, ...character.gear].map(name);
  const colours = character.colours.map(word).join('+');
  return `    ${name(character.card)} ${character.attack}/${character.defence} ${colours}${marks(character)}${under.length === 0 ? '' : ` [${under.join(', ')}]`}`;
};

const drawDuel = (view: View, name: Name): string[] => {
  const duel = view.battle?.duel;
  if (duel === null || duel === undefined) return [];
  const side = ({ player, character, dice }: typeof duel.attacker): string => {
    const laid = duel.played.filter(({ by }) => by === player).map(({ card }) => (card === null ? '▒' : name(card)));
    return `${name(character)}${laid.map((card) => ` + ${card}`).join('')}${dice.length === 0 ? '' : ` = ${dice.join(' ')}`}`;
  };
  return [`  ${side(duel.attacker)}  ⚔  ${side(duel.defender)}`];
};

/** The table as text: a line of counts, then every player with life, tokens, score and characters (attack/defence, † wounded, z tired). */
export const drawTable = (view: View, teller: Teller, colon = ':'): string => {
  const { name, word } = teller;
  return [
    `${view.turn} · ${word(view.phase)} · ${view.awaited ?? '–'} · ${word('deck')} ${view.deck} · ${word('dna')} ${view.dnaTable.length}/3`,
    ...view.players.flatMap(({ id, life, attackMarkers, defenceMarkers, hand, genePool, specialDieSpent, score }) => [
      `  ${id}${id === view.active ? ' *' : ''}${colon} ${score} · ♥${life} · ${word('attack')} ${attackMarkers} · ${word('defence')} ${defenceMarkers} · ${word('hand')} ${hand} · ${word('genePool')} ${genePool.length}${specialDieSpent ? '' : ' · ◆'}`,
      ...view.characters.filter(({ owner }) => owner === id).map((character) => drawCharacter(character, teller)),
    ]),
    ...drawDuel(view, name),
    ...(view.hand === null ? [] : [`  > ${view.hand.map(name).join(', ') || '–'}`]),
  ].join('\n');
};
