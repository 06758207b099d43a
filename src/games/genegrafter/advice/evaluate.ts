import { totalOf } from '../../../core/game/resolution.js';
import { chanceOfLead, resultOf, standingAmong } from '../../../core/game/results.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { type Content, contentOf } from '../content/cards.js';
import { poolMarkers } from '../mechanics/scoring.js';
import { abilityDice, matchesPower, statOf } from '../queries/characters.js';
import { characterOf, playerOf } from '../queries/state.js';
import type { Character, Duel, State } from '../types/index.js';

/** What things are worth beside a marker that is safe in the gene pool. */
const worths = {
  whole: 0.9,
  wounded: 0.6,
  inHand: 0.5,
  ability: 0.3,
  gear: 0.2,
  token: 0.2,
  specialDie: 0.3,
  life: 0.5,
  dice: 0.12,
} as const;

/** How much of the game is left, from 1 to 0: what may still be used counts as long as there is time to use it. */
const timeLeft = ({ dnaTable, finalTurns, settings }: State): number => {
  if (finalTurns !== null) return (0.15 * finalTurns.length) / settings.players.length;
  return 1 - 0.25 * dnaTable.length;
};

/** The markers of a character and its grafts. */
const markersOf = ({ characters }: Content, { card, grafts }: Character, withGrafts: boolean): number =>
  [card, ...(withGrafts ? grafts : [])].reduce((sum, id) => sum + characters.get(id)!.markers.length, 0);

const scored = (state: State, character: Character): number =>
  markersOf(contentOf(state), character, state.settings.graftScoring === 'eachCardOnce');

/** The dice a side would roll if all that lies there counted, face down or not. */
const diceSupposed = (state: State, duel: Duel, side: 'attacker' | 'defender'): number => {
  const { player, character, markers, extraDice } = duel[side];
  const fighter = characterOf(state, character);
  if (fighter === undefined) return 0;
  const { abilities } = contentOf(state);
  const role = side === 'attacker' ? 'attack' : 'defence';
  let dice = statOf(state, fighter, role) + markers + extraDice;
  for (const { card, by, cancelled } of duel.played) {
    if (by !== player || cancelled) continue;
    const power = abilities.get(card)!.withPower?.power;
    dice += abilityDice(state, card, power !== undefined && matchesPower(state, fighter, power), role);
  }
  return Math.max(0, dice);
};

/** The chance that the attacker wins, from the dice that lie there or those that would be thrown: sums of d6 spread by about 1.7 times the root of their number. */
const chanceOfAttack = (state: State, duel: Duel): number => {
  const { attacker, defender } = duel;
  if (attacker.dice.length + defender.dice.length > 0)
    return chanceOfLead(totalOf(attacker.dice) - totalOf(defender.dice), 0.5 + attacker.rerolls + defender.rerolls);
  const [attack, defence] = [diceSupposed(state, duel, 'attacker'), diceSupposed(state, duel, 'defender')];
  return chanceOfLead(3.5 * (attack - defence), 1 + Math.sqrt(attack + defence));
};

/** What the duel that is on may bring a player: the loser's character is wounded, or taken if it was. */
const stake = (state: State, duel: Duel, player: PlayerId): number => {
  const side = duel.attacker.player === player ? 'attacker' : duel.defender.player === player ? 'defender' : null;
  if (side === null) return 0;
  const own = characterOf(state, duel[side].character);
  const other = characterOf(state, duel[side === 'attacker' ? 'defender' : 'attacker'].character);
  if (own === undefined || other === undefined) return 0;
  const attack = chanceOfAttack(state, duel);
  const win = side === 'attacker' ? attack : 1 - attack;
  const loss = scored(state, own) * (own.wounded ? worths.wounded : worths.whole - worths.wounded);
  const gain = other.wounded ? scored(state, other) : 0;
  return win * gain - (1 - win) * loss;
};

/** What a player has, in markers. */
const wealth = (state: State, player: PlayerId): number => {
  const content = contentOf(state);
  const time = timeLeft(state);
  const { hand, life, attackMarkers, defenceMarkers, specialDieSpent } = playerOf(state, player);
  let sum = poolMarkers(state, player);
  for (const character of state.characters) {
    if (character.owner !== player) continue;
    const risk = character.wounded ? worths.wounded : worths.whole;
    sum += scored(state, character) * (1 - time * (1 - risk));
    sum += worths.dice * time * (statOf(state, character, 'attack') + statOf(state, character, 'defence'));
  }
  for (const card of hand) {
    const character = content.characters.get(card);
    const worth =
      character !== undefined ? character.markers.length * worths.inHand : content.abilities.has(card) ? worths.ability : worths.gear;
    sum += worth * time;
  }
  sum += time * (worths.token * (attackMarkers + defenceMarkers) + (specialDieSpent ? 0 : worths.specialDie));
  sum += worths.life * Math.min(life, 3) * time;
  const duel = state.battle?.duel;
  return duel ? sum + stake(state, duel, player) : sum;
};

/** How a player stands: markers first, then what may still bring some; those who are out have lost to those who are not. */
export const evaluate = (state: State, player: PlayerId): number => {
  if (state.outcome !== null) return resultOf(state.outcome, player);
  const own = state.players.find(({ id }) => id === player);
  if (own === undefined) return 0;
  const others = state.players.filter(({ id }) => id !== player);
  const alive = others.filter(({ eliminatedAt }) => eliminatedAt === null);
  const behind = others.length - alive.length;
  if (own.eliminatedAt !== null)
    return others.filter(({ eliminatedAt }) => eliminatedAt !== null && eliminatedAt < own.eliminatedAt!).length / others.length;
  const scale = 1 + 3 * timeLeft(state);
  const standing = standingAmong(
    wealth(state, player),
    alive.map(({ id }) => wealth(state, id)),
    scale,
  );
  return (behind + standing * alive.length) / others.length;
};
