import type { Draft } from 'immer';
import { contentOf } from '../content/cards.js';
import type { CardId, Character, Colour, Duel, GearEffect, Played, Power } from '../types/index.js';
import { fighterOf, type Readable, sideOf } from './state.js';

type Fighter = Character | Draft<Character>;

/** The effects of the gear a character wears. */
function* gearEffects(state: Readable, character: Fighter): Generator<GearEffect> {
  const { gear } = contentOf(state);
  for (const card of character.gear) yield* gear.get(card)!.effects;
}

/** The character was wearing this kind of gear. */
const wears = (state: Readable, character: Fighter, kind: GearEffect['do']): boolean => {
  if (character.gear.length === 0) return false;
  for (const effect of gearEffects(state, character)) if (effect.do === kind) return true;
  return false;
};

/** Tired: it entered play in this turn, and neither gear nor the option for recalled characters says otherwise. [GG-STATE-02] [GG-PLAY-05] [GG-EFF-25] */
export const isTired = (state: Readable, character: Fighter): boolean =>
  character.enteredOnTurn === state.turn &&
  (!character.recalled || state.settings.recallTired) && // [GG-SPEC-05]
  !wears(state, character, 'ignoreFatigue');

/** May it be declared as an attacker? [GG-ATT-04] [GG-ATT-05] */
export const isReady = (state: Readable, character: Fighter): boolean =>
  character.attackedOnTurn !== state.turn && !isTired(state, character);

/** Infinite Power from a special die, as long as it lasts. [GG-SPEC-09] */
const hasGrantedPower = (state: Readable, { infinite }: Fighter): boolean => infinite === 'whileInPlay' || infinite === state.turn;

/** Has it this power: by its card, its grafts, its gear or a special die? [GG-STATE-03] [GG-GRAFT-07] */
export const hasPower = (state: Readable, character: Fighter, power: Power): boolean => {
  const { characters } = contentOf(state);
  if (characters.get(character.card)!.powers.includes(power)) return true;
  for (const graft of character.grafts) if (characters.get(graft)!.powers.includes(power)) return true;
  if (power === 'infinitePower' && hasGrantedPower(state, character)) return true;
  if (character.gear.length > 0)
    for (const effect of gearEffects(state, character)) if (effect.do === 'grantPower' && effect.power === power) return true; // [GG-EFF-22]
  return false;
};

/** May it use a card as one with this power? Infinite Power matches every card, and does nothing else. [GG-PROC-06] [GG-PROC-07] */
export const matchesPower = (state: Readable, character: Fighter, power: Power): boolean =>
  hasPower(state, character, power) || hasPower(state, character, 'infinitePower');

/** Does a card of a duel count with the power it names? [GG-PROC-04] [GG-EFF-03] */
export const usesPower = (state: Readable, duel: Duel | Draft<Duel>, { card, by, cancelled }: Played | Draft<Played>): boolean => {
  const { withPower } = contentOf(state).abilities.get(card)!;
  return !cancelled && withPower !== undefined && matchesPower(state, fighterOf(state, duel[sideOf(duel, by)]), withPower.power);
};

/** All its powers, for showing. [GG-STATE-03] */
export const powersOf = (state: Readable, character: Fighter): Power[] => {
  const { characters } = contentOf(state);
  const powers = new Set<Power>();
  for (const card of [character.card, ...character.grafts]) for (const power of characters.get(card)!.powers) powers.add(power);
  for (const effect of gearEffects(state, character)) if (effect.do === 'grantPower') powers.add(effect.power);
  if (hasGrantedPower(state, character)) powers.add('infinitePower');
  return [...powers];
};

/** Its colours: of its markers, its grafts' and its gear's. [GG-STATE-04] [GG-EFF-21] */
export const coloursOf = (state: Readable, character: Fighter): Colour[] => {
  const { characters } = contentOf(state);
  const colours = new Set<Colour>(characters.get(character.card)!.markers);
  for (const graft of character.grafts) for (const colour of characters.get(graft)!.markers) colours.add(colour);
  if (character.gear.length > 0)
    for (const effect of gearEffects(state, character)) if (effect.do === 'grantColour') colours.add(effect.colour);
  return [...colours];
};

/** Its dice in a role: of the host card and its gear, never of its grafts or wounds. [GG-STATE-05] [GG-STATE-06] [GG-GRAFT-08] [GG-EFF-20] */
export const statOf = (state: Readable, character: Fighter, role: 'attack' | 'defence'): number => {
  let dice = contentOf(state).characters.get(character.card)![role];
  if (character.gear.length > 0) for (const effect of gearEffects(state, character)) if (effect.do === 'statBonus') dice += effect[role];
  return dice;
};

/** The first gear that would absorb a damage, by the alphabet of slots. [GG-PROC-14] */
export const absorbingGear = (state: Readable, character: Fighter): CardId | null => {
  const { gear } = contentOf(state);
  const slot = (card: CardId): string => gear.get(card)!.slot;
  const absorbing = character.gear.filter((card) => gear.get(card)!.effects.some((effect) => effect.do === 'absorbWound'));
  return absorbing.reduce<CardId | null>((first, card) => (first === null || slot(card) < slot(first) ? card : first), null);
};

const roleOf = { attacker: 'attack', defender: 'defence' } as const;

/** The dice of one ability in a role. [GG-PROC-03] [GG-PROC-04] [GG-PROC-05] */
export const abilityDice = (state: Readable, card: CardId, powered: boolean, role: 'attack' | 'defence'): number => {
  const ability = contentOf(state).abilities.get(card)!;
  if (!powered || ability.withPower === undefined) return ability[role];
  return ability.withPower[role] + (state.settings.powerDice === 'add' ? ability[role] : 0);
};

const countsFor = (played: Played | Draft<Played>, duel: Duel | Draft<Duel>, side: 'attacker' | 'defender'): boolean =>
  !played.cancelled && !played.faceDown && played.by === duel[side].player;

/** More dice than anybody rolls: as many as a record can hold. */
const mostDice = 10_000;

/** How many dice a side rolls: everything summed, raised to zero, cut to the cap. [GG-PROC-01] [GG-DUEL-09] [GG-DUEL-10] */
export const diceOf = (state: Readable, duel: Duel | Draft<Duel>, side: 'attacker' | 'defender'): number => {
  const role = roleOf[side];
  const combatant = duel[side];
  let dice = statOf(state, fighterOf(state, combatant), role) + combatant.markers + combatant.extraDice;
  for (const played of duel.played) if (countsFor(played, duel, side)) dice += abilityDice(state, played.card, played.powered, role);
  return Math.min(state.settings.maxDicePerSide ?? mostDice, Math.max(0, dice)); // [GG-PROC-02]
};

/** How many rerolls a side has: one per card in a colour of its character, and what effects and gear give. [GG-DICE-01] [GG-DICE-02] */
export const rerollsOf = (state: Readable, duel: Duel | Draft<Duel>, side: 'attacker' | 'defender'): number => {
  const combatant = duel[side];
  if (combatant.denied) return 0; // [GG-EFF-05]
  const { abilities } = contentOf(state);
  const fighter = fighterOf(state, combatant);
  const colours = coloursOf(state, fighter);
  let rerolls = combatant.gained;
  for (const played of duel.played) if (countsFor(played, duel, side) && colours.includes(abilities.get(played.card)!.colour)) rerolls++;
  for (const effect of gearEffects(state, fighter)) if (effect.do === 'bonusRerolls') rerolls += effect.amount; // [GG-EFF-23]
  return rerolls;
};

/** The role of a player's dice in a duel. */
export const roleIn = (duel: Duel | Draft<Duel>, player: string): 'attack' | 'defence' => roleOf[sideOf(duel, player)];
