import { listOf, one, orTelling } from '../../../core/choices/choices.js';
import { action, list } from '../../../core/data/codec.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isFine, type PlayerId, type Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { startBattle } from '../mechanics/battle/battle.js';
import { isReady, isTired } from '../queries/characters.js';
import { characterOf, charactersByCard, hostsOf, isDoneWith, isSurvivor, mustPlayCharacter, survivors } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CardId, cardName, type State } from '../types/index.js';
import { notOwnHost } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** Own characters attack one opponent, one after the other. */
export interface DeclareBattle extends ActionBase {
  readonly type: 'declare-battle';
  readonly opponent: PlayerId;
  readonly attackers: readonly CardId[];
}

/** Those who may be challenged. [GG-ATT-02] [GG-ATT-11] */
const opponentsOf = (state: State, player: string): string[] =>
  survivors(state).filter((other) => other !== player && !isDoneWith(state, other));

/** Nobody may be attacked yet, whoever attacks whom. */
function* tooEarly(state: State, player: string): Violations<ClauseId> {
  if (state.settings.phaseOrder === 'strict' && mustPlayCharacter(state)) yield refuse('must-play-character', 'GG-FLOW-02', { player });
}

const readyAttackers = (state: State, player: string): CardId[] => {
  const cards: CardId[] = [];
  for (const character of state.characters) if (character.owner === player && isReady(state, character)) cards.push(character.card);
  return cards;
};

/** Of those who are ready, who has not been named. A long list is asked for name by name, so it goes on from what it found for those before. */
const notNamed = (ready: readonly CardId[]): ((before: readonly CardId[]) => readonly CardId[]) => {
  let named: CardId[] = [];
  let others = ready;
  return (before) => {
    for (let i = 0; i < named.length; i++) if (named[i] !== before[i]) [named, others] = [[], ready];
    for (let i = named.length; i < before.length; i++) {
      named.push(before[i]!);
      others = others.toSpliced(others.indexOf(before[i]!), 1);
    }
    return others;
  };
};

/** How many of those who are ready may attack together. [GG-ATT-07] */
const atMost = (state: State, ready: readonly CardId[]): number =>
  state.settings.battlesPerOpponent === 'one' ? Math.min(1, ready.length) : ready.length;

/** [GG-ATT-01] [GG-ATT-06] [GG-ATT-08] [GG-ATT-11] Own characters that are ready attack one opponent, one after the other. */
export const declareBattle = rule<DeclareBattle>({
  type: 'declare-battle',
  cites: ['GG-ATT-01', 'GG-ATT-02', 'GG-ATT-03', 'GG-ATT-04', 'GG-ATT-05', 'GG-ATT-11'],
  codec: action<DeclareBattle>('declare-battle', { opponent: cardName, attackers: list(cardName, 10_000) }),
  choices: {
    opponent: (state, player) => {
      const others = survivors(state).filter((other) => other !== player);
      return one(orTelling(opponentsOf(state, player), others), 'player');
    },
    attackers: (state, player, { opponent }) => {
      const isOpen = isFine(tooEarly(state, player)) && opponentsOf(state, player).includes(opponent);
      const ready = isOpen ? readyAttackers(state, player) : [];
      if (ready.length === 0) {
        const own = hostsOf(state, player).slice(0, 1);
        return listOf(one(own), own.length, own.length);
      }
      // In any order. Whoever follows the first can be no reason against a battle, and looking ahead through many would take long.
      const others = notNamed(ready);
      return listOf((before) => one(others(before), { about: 'card', sure: before.length > 0 }), 1, atMost(state, ready));
    },
  },
  /** Each ready attacker alone, and the first two, three, … of them: other selections and orders can be named, but are not listed. */
  *enumerate(state, player) {
    const ready = readyAttackers(state, player);
    for (const opponent of opponentsOf(state, player)) {
      for (const attacker of ready) yield { type: 'declare-battle', player, opponent, attackers: [attacker] };
      for (let count = 2; count <= atMost(state, ready); count++)
        yield { type: 'declare-battle', player, opponent, attackers: ready.slice(0, count) };
    }
  },
  sample(state, player, dice) {
    const ready = readyAttackers(state, player);
    const opponents = opponentsOf(state, player);
    if (ready.length === 0 || opponents.length === 0) return undefined;
    const opponent = pick(dice, opponents, 'opponent');
    const most = atMost(state, ready);
    const together = most > 1 && dice.roll(2, 'together') === 2;
    const attackers = together ? ready.slice(0, 1 + dice.roll(most - 1, 'how many')) : [pick(dice, ready, 'attacker')];
    return { type: 'declare-battle', player, opponent, attackers };
  },
  weight: 4,
  *check(state, { player, opponent, attackers }) {
    yield* tooEarly(state, player);
    if (opponent === player || !isSurvivor(state, opponent)) yield refuse('opponent-invalid', 'GG-ATT-02', { opponent }, 'opponent');
    if (attackers.length === 0) yield refuse('no-attackers', 'GG-ATT-03', {}, 'attackers');
    if (state.settings.battlesPerOpponent === 'one' && attackers.length > 1)
      yield refuse('one-attacker-only', 'GG-ATT-07', { named: attackers.length }, 'attackers');
    if (isDoneWith(state, opponent)) yield refuse('opponent-already-battled', 'GG-ATT-11', { opponent }, 'opponent');
    const named = new Set<string>();
    const inPlay = attackers.length < 2 ? null : charactersByCard(state);
    for (const [i, card] of attackers.entries()) {
      const path = `attackers.${i}`;
      if (named.has(card)) yield refuse('duplicate-attacker', 'GG-ATT-03', { card }, path);
      named.add(card);
      const character = inPlay === null ? characterOf(state, card) : inPlay.get(card);
      yield* notOwnHost(state, player, card, 'GG-ATT-03', path, character);
      if (character === undefined) continue;
      if (isTired(state, character)) yield refuse('attacker-tired', 'GG-ATT-04', { card }, path);
      if (character.attackedOnTurn === state.turn) yield refuse('attacker-already-attacked', 'GG-ATT-05', { card }, path);
    }
  },
  apply: (state, { opponent, attackers }, table) => startBattle(state, opponent, attackers, table),
});
