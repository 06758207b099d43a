import { bool, type Codec, either, exactly, id, intBetween, list, nullable, oneOf, shape, tagged } from '../../../core/data/codec.js';
import { packCodec } from './cards.js';
import { settingsCodec } from './config.js';
import { dieEffect } from './effects.js';
import { outcomeCodec } from './outcome.js';
import {
  type Aftermath,
  type Battle,
  type Character,
  type Combatant,
  type Decision,
  type Deferred,
  type Duel,
  decisionKinds,
  type GraftRound,
  type Lingering,
  type Played,
  type Player,
  type State,
  steps,
} from './state.js';

const natural = intBetween(0, 1_000_000);
const cards = list(id);
const die = intBetween(1, 6);

const character = {
  card: id,
  owner: id,
  grafts: cards,
  gear: cards,
  wounded: bool,
  enteredOnTurn: natural,
  recalled: bool,
  attackedOnTurn: nullable(natural),
  infinite: nullable(either(exactly('whileInPlay'), natural)),
};

const player = {
  id,
  life: intBetween(0, 6),
  eliminatedAt: nullable(intBetween(1, 4)),
  attackMarkers: intBetween(0, 3),
  defenceMarkers: intBetween(0, 3),
  genePool: cards,
  specialDieSpent: bool,
  lingering: list(shape<Lingering>({ card: id, effect: dieEffect })),
};

const combatant: Codec<Combatant> = shape<Combatant>({
  player: id,
  character: id,
  markers: natural,
  extraDice: intBetween(-1_000_000, 1_000_000),
  gained: natural,
  denied: bool,
  prevented: nullable(id),
  count: natural,
  rerolls: natural,
  dice: list(die),
});

const played = { by: id, faceDown: bool, cancelled: bool, powered: bool };
const duel = {
  attacker: combatant,
  defender: combatant,
  toAct: id,
  consecutivePasses: intBetween(0, 2),
  tieRerolls: natural,
  aftermath: list(shape<Aftermath>({ card: id, player: id, do: oneOf(['healCharacter', 'opponentDiscards']), count: natural })),
};

const battle = { opponent: id, attacker: nullable(id), waiting: cards };
const decision = { kind: oneOf(decisionKinds), owner: id, source: nullable(id), left: natural, card: nullable(id) };

/** What waits for the end of an attack. */
export const deferredCodec: Codec<Deferred> = tagged('kind', {
  event: shape<Extract<Deferred, { kind: 'event' }>>({ kind: exactly('event'), card: id }),
  graftRound: shape<Extract<Deferred, { kind: 'graftRound' }>>({ kind: exactly('graftRound'), card: id, allowance: natural }),
});

const drawing = nullable(shape<NonNullable<State['drawing']>>({ player: id, left: natural }));
const event = nullable(shape<NonNullable<State['event']>>({ card: id, next: natural }));
const graftRound = nullable(shape<GraftRound>({ allowance: natural, order: list(id, 4), index: natural, left: natural }));
const finalTurns = nullable(list(id, 4));

/** Parts of the state that a view shows as they are. */
export const parts = { natural, cards, die, character, player, played, duel, battle, decision, drawing, event, graftRound, finalTurns };

/** A state from outside; whether play could have led to it, `checkState` says. */
export const stateCodec: Codec<State> = shape<State>({
  settings: settingsCodec,
  pack: nullable(packCodec),
  step: oneOf(steps),
  turn: natural,
  active: id,
  firstPlayer: id,
  players: list(shape<Player>({ ...player, hand: cards }), 4),
  characters: list(shape<Character>(character)),
  deck: cards,
  piles: list(natural),
  discard: cards,
  resolvedEvents: cards,
  unusedEvents: cards,
  removed: cards,
  dnaTable: cards,
  charactersPlayedThisTurn: natural,
  gearPlayedThisTurn: natural,
  battlesThisTurn: list(id),
  battle: nullable(
    shape<Battle>({ ...battle, duel: nullable(shape<Duel>({ ...duel, played: list(shape<Played>({ ...played, card: id })) })) }),
  ),
  drawing,
  event,
  deferred: list(deferredCodec),
  graftRound,
  decisions: list(shape<Decision>(decision)),
  finalTurns,
  outcome: nullable(outcomeCodec),
});
