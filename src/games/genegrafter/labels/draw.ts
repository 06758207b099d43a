import type { View } from '../types/index.js';
import type { Name } from './language.js';

type Character = View['characters'][number];

/** Marks of a character: wounded, tired. */
const marks = ({ wounded, tired }: Character): string => `${wounded ? ' †' : ''}${tired ? ' z' : ''}`;

const drawCharacter = (character: Character, name: Name): string => {
  const under = [...character.grafts, ...character.gear].map(name);
  const colours = character.colours.map(name).join('+');
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
export const drawTable = (view: View, name: Name, colon = ':'): string =>
  [
    `${view.turn} · ${name(view.phase)} · ${view.awaited ?? '–'} · ${name('deck')} ${view.deck} · ${name('dna')} ${view.dnaTable.length}/3`,
    ...view.players.flatMap(({ id, life, attackMarkers, defenceMarkers, hand, genePool, specialDieSpent, score }) => [
      `  ${id}${id === view.active ? ' *' : ''}${colon} ${score} · ♥${life} · ${name('attack')} ${attackMarkers} · ${name('defence')} ${defenceMarkers} · ${name('hand')} ${hand} · ${name('genePool')} ${genePool.length}${specialDieSpent ? '' : ' · ◆'}`,
      ...view.characters.filter(({ owner }) => owner === id).map((character) => drawCharacter(character, name)),
    ]),
    ...drawDuel(view, name),
    ...(view.hand === null ? [] : [`  > ${view.hand.map(name).join(', ') || '–'}`]),
  ].join('\n');
