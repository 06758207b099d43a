import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import { contentOf } from '../content/cards.js';
import { diceOf, rerollsOf, usesPower } from '../queries/characters.js';
import { characterOf, hasCharacter, isSurvivor, playerOf } from '../queries/state.js';
import type { AbilityEffect, Aftermath, CardId, Combatant, Duel, Phase, State } from '../types/index.js';

const duelSteps: readonly Phase[] = [
  'playing-abilities',
  'revealing',
  'rolling',
  'attacker-dice',
  'defender-dice',
  'comparing',
  'aftermath',
  'cleanup',
];

/** The steps in which somebody attacks. */
export const attackSteps: readonly Phase[] = ['choosing-defender', 'direct-attack', ...duelSteps];

/** The battle that is on, and its duel. */
export function* checkBattle(state: State): Faults {
  const { battle, step } = state;
  const owns = (card: CardId, player: string): boolean => characterOf(state, card)?.owner === player;
  if (battle === null) {
    if (step === 'next-attack' || attackSteps.includes(step)) yield fault(`There is no battle in the step ${step}.`, 'battle');
    return;
  }
  if (step !== 'next-attack' && !attackSteps.includes(step)) return yield fault(`There is a battle in the step ${step}.`, 'battle');
  const { opponent, attacker, waiting, duel } = battle;
  if (opponent === state.active || !state.settings.players.includes(opponent))
    yield fault(`${opponent} is no opponent.`, 'battle.opponent');
  if (attackSteps.includes(step) && !isSurvivor(state, opponent)) yield fault(`${opponent} is out of the game.`, 'battle.opponent');
  if (step === 'choosing-defender' && !hasCharacter(state, opponent)) yield fault(`${opponent} has no defender.`, 'battle.opponent');
  if (attackSteps.includes(step) !== (attacker !== null)) yield fault('Somebody attacks in an attack, and only there.', 'battle.attacker');
  if (duelSteps.includes(step) !== (duel !== null)) return yield fault(`A duel does not fit the step ${step}.`, 'battle.duel');
  if (state.battlesThisTurn.at(-1) !== opponent) yield fault(`${opponent} was not challenged last in this turn.`, 'battlesThisTurn');
  const attackers = attacker === null ? waiting : [attacker, ...waiting];
  if (new Set(attackers).size < attackers.length) yield fault('A character attacks twice.', 'battle.waiting');
  const fighter = attacker === null ? undefined : characterOf(state, attacker);
  if (fighter !== undefined && fighter.attackedOnTurn !== state.turn) yield fault(`${attacker} has not attacked.`, 'battle.attacker');
  if (duel === null) {
    if (attacker !== null && !owns(attacker, state.active)) yield fault(`${attacker} cannot attack.`, 'battle.attacker');
    return;
  }
  const players = { attacker: state.active, defender: opponent };
  // Once it is decided, one of the two may be dead.
  const isDecided = step === 'aftermath' || step === 'cleanup';
  let areStrangers = false;
  for (const side of ['attacker', 'defender'] as const) {
    const { player, character, dice, count } = duel[side];
    const path = `battle.duel.${side}`;
    if (player !== players[side] || (!isDecided && !owns(character, player))) {
      areStrangers = true;
      yield fault(`${character} cannot fight for ${player}.`, path);
    }
    if (step.endsWith('-dice') && dice.length !== count) yield fault(`${dice.length} dice lie where ${count} were rolled.`, `${path}.dice`);
  }
  const duellists: readonly string[] = Object.values(players);
  for (const player of [duel.toAct, ...duel.played.map(({ by }) => by), ...duel.aftermath.map((effect) => effect.player)])
    if (!duellists.includes(player)) yield fault(`${player} does not fight in this duel.`, 'battle.duel');
  if (step === 'playing-abilities' && duel.consecutivePasses > 1) yield fault('Two passes end the playing of abilities.', 'battle.duel');
  if (!areStrangers) yield* checkDuel(state, duel);
}

const unspent = { attacker: 'attackMarkers', defender: 'defenceMarkers' } as const;

type Side = keyof typeof unspent;

/** What the abilities that were revealed and count have done for a side. */
type Worked = Pick<Combatant, 'extraDice' | 'gained' | 'denied'>;

/** The effects of one side's abilities, as far as they count. */
const effectsOf = (state: State, duel: Duel, side: Side): readonly AbilityEffect[] =>
  duel.played.flatMap(({ card, by, cancelled, powered }) => {
    if (by !== duel[side].player || cancelled) return [];
    const { effects } = contentOf(state).abilities.get(card)!;
    return effects.filter(({ onlyWithPower }) => onlyWithPower !== true || powered);
  });

/** What a side must have come to once all abilities are revealed. [GG-EFF-01] [GG-EFF-04] [GG-EFF-05] */
const workedFor = (state: State, duel: Duel, side: Side): Worked => {
  const own = effectsOf(state, duel, side);
  const others = effectsOf(state, duel, side === 'attacker' ? 'defender' : 'attacker');
  let extraDice = 0;
  let gained = 0;
  for (const effect of own) {
    if (effect.do === 'addDice' && effect.side === 'self') extraDice += effect.amount;
    if (effect.do === 'gainRerolls') gained += effect.amount;
  }
  for (const effect of others) if (effect.do === 'addDice' && effect.side === 'opponent') extraDice += effect.amount;
  return { extraDice, gained, denied: others.some((effect) => effect.do === 'denyRerolls') };
};

/** Before the reveal everything lies face down, and nothing has come of it. [GG-DUEL-02] */
const isUntouched = ({ attacker, defender, played, aftermath, tieRerolls }: Duel): boolean =>
  played.every(({ faceDown, cancelled, powered }) => faceDown && !cancelled && !powered) &&
  aftermath.length + tieRerolls === 0 &&
  [attacker, defender].every(
    ({ extraDice, gained, denied, prevented, count, rerolls, dice }) =>
      extraDice === 0 && gained + count + rerolls + dice.length === 0 && !denied && prevented === null,
  );

/** After it the dice and the rerolls are those that the cards give. [GG-PROC-08] */
function* checkRevealed(state: State, duel: Duel, side: Side): Faults {
  const path = `battle.duel.${side}`;
  const { extraDice, gained, denied, count, rerolls, prevented } = duel[side];
  const worked = workedFor(state, duel, side);
  if (extraDice !== worked.extraDice || gained !== worked.gained || denied !== worked.denied)
    yield fault('The abilities do not come to that.', path);
  if (count !== diceOf(state, duel, side)) yield fault(`${count} dice are not what the cards give.`, `${path}.count`);
  if (rerolls > rerollsOf(state, duel, side)) yield fault(`${rerolls} rerolls are more than the cards give.`, `${path}.rerolls`);
  if ((prevented !== null) !== effectsOf(state, duel, side).some((effect) => effect.do === 'preventWound'))
    yield fault('No ability prevents damage, or one does.', `${path}.prevented`);
}

/** What waits for the end of the duel is what revealed cards leave to be done. [GG-EFF-10] [GG-EFF-12] */
const isLeftBy = (state: State, { card, do: kind, count }: Aftermath, { played }: Duel): boolean =>
  played.some((laid) => laid.card === card && !laid.faceDown) &&
  contentOf(state)
    .abilities.get(card)!
    .effects.some((effect) => effect.do === kind && (effect.do === 'opponentDiscards' ? effect.count : 1) === count);

/** The numbers of a duel: its tokens were on the boards, and the rest follows from the cards. */
function* checkDuel(state: State, duel: Duel): Faults {
  const { step, settings } = state;
  for (const side of ['attacker', 'defender'] as const) {
    const { player, markers } = duel[side];
    if (markers + playerOf(state, player)[unspent[side]] > settings.markersPerKind)
      yield fault(`${player} has spent more tokens than there were.`, `battle.duel.${side}.markers`);
  }
  for (const [i, left] of duel.aftermath.entries())
    if (!isLeftBy(state, left, duel)) yield fault(`${left.card} leaves nothing of the kind to be done.`, `battle.duel.aftermath.${i}`);
  if (step === 'playing-abilities' && !isUntouched(duel)) yield fault('Nothing is revealed yet.', 'battle.duel');
  if (step !== 'attacker-dice' && step !== 'defender-dice') return;
  if (duel.played.some(({ faceDown }) => faceDown)) return yield fault('Before the dice all cards are revealed.', 'battle.duel');
  if (duel.tieRerolls >= settings.maxTieRerolls) yield fault('The duel would have been called off.', 'battle.duel.tieRerolls');
  for (const [i, laid] of duel.played.entries())
    if (laid.powered !== usesPower(state, duel, laid))
      yield fault(`${laid.card} is used with a power, or without one, that ${laid.by} has not.`, `battle.duel.played.${i}.powered`);
  for (const side of ['attacker', 'defender'] as const) yield* checkRevealed(state, duel, side);
}
