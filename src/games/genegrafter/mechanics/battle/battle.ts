import { characterOf, hasCharacter, isSurvivor } from '../../queries/state.js';
import type { CardId } from '../../types/index.js';
import { hitDirectly } from '../elimination.js';
import type { Play, Writable } from '../verbs.js';

/** A battle is declared: from now on attacks follow one another. [GG-BATTLE-01] [GG-BATTLE-02] */
export const startBattle = (state: Writable, opponent: string, attackers: readonly CardId[], table: Play): void => {
  state.battle = { opponent, attacker: null, waiting: [...attackers], duel: null };
  state.battlesThisTurn.push(opponent);
  state.step = 'next-attack';
  table.emit({ type: 'battle-declared', player: state.active, opponent, attackers: [...attackers] });
};

/** The next attack of the battle, by the next attacker still there, or back to the main step; what the last one made wait is done by now. [GG-PROC-12] */
export const nextAttack = (state: Writable, table: Play): void => {
  const battle = state.battle!;
  const card = isSurvivor(state, battle.opponent) ? battle.waiting.shift() : undefined; // [GG-BATTLE-07]
  if (card === undefined) {
    state.battle = null;
    state.step = 'main';
    return;
  }
  const attacker = characterOf(state, card);
  if (attacker === undefined || attacker.owner !== state.active) return; // [GG-BATTLE-03]
  attacker.attackedOnTurn = state.turn; // [GG-ATT-10]
  battle.attacker = card;
  state.step = hasCharacter(state, battle.opponent) ? 'choosing-defender' : 'direct-attack'; // [GG-BATTLE-04] [GG-DIR-02] [GG-DIR-03]
  table.emit({ type: 'attack-started', player: state.active, opponent: battle.opponent, attacker: card });
};

const combatant = (player: string, character: CardId) => ({
  player,
  character,
  markers: 0,
  extraDice: 0,
  gained: 0,
  denied: false,
  prevented: null,
  count: 0,
  rerolls: 0,
  dice: [],
});

/** A defender is named, and the duel begins with the attacker. [GG-DEF-01] [GG-DUEL-01] */
export const startDuel = (state: Writable, defender: CardId, table: Play): void => {
  const battle = state.battle!;
  battle.duel = {
    attacker: combatant(state.active, battle.attacker!),
    defender: combatant(battle.opponent, defender),
    played: [],
    toAct: state.active,
    consecutivePasses: 0,
    tieRerolls: 0,
    aftermath: [],
  };
  state.step = 'playing-abilities';
  table.emit({ type: 'defender-chosen', player: battle.opponent, character: defender });
};

/** A direct attack hits, unless a defender has come into play in the meantime. [GG-BATTLE-05] [GG-BATTLE-06] */
export const finishDirectAttack = (state: Writable, table: Play): void => {
  const { opponent, attacker } = state.battle!;
  if (hasCharacter(state, opponent)) {
    state.step = 'choosing-defender';
    return;
  }
  state.battle!.attacker = null;
  state.step = 'next-attack';
  hitDirectly(state, opponent, attacker!, table);
};
