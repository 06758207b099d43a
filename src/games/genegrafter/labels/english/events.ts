import { counted } from '../../../../core/data/counted.js';
import type { Phase } from '../../types/index.js';
import type { Sentences } from '../language.js';
import { byHeight, tally } from '../listing.js';
import { all, bringing, grafts, players, token } from './phrases.js';

/** What a player does who passes, where it is more than passing. */
const passing: { readonly [At in Phase]?: string } = {
  main: 'ends the main step',
  'attacker-dice': 'leaves the dice as they are',
  'defender-dice': 'leaves the dice as they are',
  grafting: 'grafts no more',
  decision: 'declines',
};

/** Where cards go: a gene pool, or the discard. */
const pile = (player: string | null): string => (player === null ? 'the discard' : `the gene pool of ${player}`);

/** What happens, in English. */
export const events: Sentences = {
  'game-started': {
    heading: 'game started',
    sentence: ({ players: ids, openingHand, deck }) =>
      `${players(ids)} hold ${counted(openingHand, 'card')} each; the deck has ${counted(deck, 'card')}`,
  },
  'start-roll': { heading: 'roll for the first turn', sentence: ({ player, die }) => `${player} rolls ${die} for the first turn` },
  'turn-started': { heading: 'turn started', sentence: ({ turn, player }) => `turn ${turn}: ${player}` },
  'card-drawn': {
    heading: 'card drawn',
    sentence: ({ player, card }, { name }) => `${player} draws ${card === null ? 'a card' : name(card)}`,
  },
  'event-drawn': {
    heading: 'an event',
    sentence: ({ player, card, deferred }, { name }) =>
      `${player} draws the event ${name(card)}${deferred ? ', which waits its turn' : ''}`,
  },
  'event-resolved': { heading: 'event resolved', sentence: ({ card }, { name }) => `the event ${name(card)} is resolved` },
  'dna-drawn': {
    heading: 'a DNA card',
    sentence: ({ player, onTable, deferred }) =>
      `${player} draws DNA card ${onTable} of 3${deferred ? '; its graft round waits its turn' : ''}`,
  },
  'graft-round-started': {
    heading: 'graft round started',
    sentence: ({ allowance }) => `a graft round begins: ${counted(allowance, 'graft')}`,
  },
  grafted: {
    heading: 'card grafted',
    sentence: ({ player, card, from, host }, { name, word }) => `${player} grafts ${name(card)} (${word(from)}) under ${name(host)}`,
  },
  'graft-round-ended': { heading: 'graft round ended', sentence: () => 'the graft round ends' },
  'character-played': {
    heading: 'character played',
    sentence: ({ player, card, recalled }, { name }) => `${player} ${recalled ? 'recalls' : 'plays'} ${name(card)}`,
  },
  'gear-attached': {
    heading: 'gear attached',
    sentence: ({ player, card, character }, { name }) => `${player} puts ${name(card)} on ${name(character)}`,
  },
  'gear-discarded': { heading: 'gear lost', sentence: ({ card, character }, { name }) => `${name(character)} loses ${name(card)}` },
  'battle-declared': {
    heading: 'battle declared',
    sentence: ({ player, opponent, attackers }, { name }) => `${player} attacks ${opponent} with ${all(attackers, name)}`,
  },
  'attack-started': { heading: 'attack started', sentence: ({ opponent, attacker }, { name }) => `${name(attacker)} attacks ${opponent}` },
  'defender-chosen': {
    heading: 'defender chosen',
    sentence: ({ player, character }, { name }) => `${player} defends with ${name(character)}`,
  },
  'direct-damage': {
    heading: 'direct damage',
    sentence: ({ player, by, life }, { name }) => `${name(by)} hits ${player}, who has ${life} life left`,
  },
  'ability-played': {
    heading: 'ability laid',
    sentence: ({ player, seq, card }, { name }) => `${player} lays ${card === null ? 'a card' : name(card)} face down as number ${seq}`,
  },
  'marker-spent': {
    heading: 'token spent',
    sentence: ({ player, kind, left }, { word }) => `${player} spends ${token(kind, word)} and has ${left} left`,
  },
  passed: {
    heading: 'pass',
    sentence: ({ player, at, automatic }) => `${player} ${automatic ? 'can only pass' : (passing[at] ?? 'passes')}`,
  },
  'ability-revealed': {
    heading: 'ability revealed',
    sentence: ({ card, player, cancelled, powered, effective }, { name }) =>
      `${player} reveals ${name(card)}${cancelled ? ', cancelled' : effective ? (powered ? ', with its power' : '') : ', without effect'}`,
  },
  'ability-cancelled': {
    heading: 'ability cancelled',
    sentence: ({ player, seq, by }, { name }) => `${name(by)} cancels card number ${seq} of ${player}`,
  },
  'duel-ended-by-card': { heading: 'duel ended by a card', sentence: ({ card }, { name }) => `${name(card)} ends the duel` },
  'dice-rolled': { heading: 'dice rolled', sentence: ({ player, values }) => `${player} rolls ${values.join(', ')}` },
  'die-rerolled': {
    heading: 'die rolled again',
    sentence: ({ player, die, from, rolled, kept }) => `${player} rolls die ${die + 1} again: ${rolled} instead of ${from}, ${kept} stays`,
  },
  'die-changed': {
    heading: 'die changed',
    sentence: ({ player, card, owner, die, from, to, rolled }, { name }) =>
      `${player} uses ${name(card)} on die ${die + 1} of ${owner}: ${rolled ?? to} instead of ${from}${rolled === null ? '' : `, ${to} stays`}`,
  },
  tie: { heading: 'level dice', sentence: ({ total, number }) => `a tie at ${total}, number ${number} of this duel` },
  'duel-decided': {
    heading: 'duel decided',
    sentence: ({ winner, totals }) =>
      `${winner === null ? 'nobody wins' : `${winner} wins`} the duel${totals === null ? '' : `, ${byHeight(totals).join(' to ')}`}`,
  },
  'damage-prevented': {
    heading: 'damage prevented',
    sentence: ({ character, by }, { name }) => `${name(by)} keeps ${name(character)} from damage`,
  },
  'character-wounded': { heading: 'character wounded', sentence: ({ card }, { name }) => `${name(card)} is wounded` },
  'character-healed': { heading: 'character healed', sentence: ({ card }, { name }) => `${name(card)} is healed` },
  'character-died': {
    heading: 'character died',
    sentence: ({ card, to, grafts: under, graftsTo }, { name }) =>
      under.length === 0 || graftsTo === to
        ? `${name(card)}${grafts(under, name)} goes to ${pile(to)}`
        : `${name(card)} goes to ${pile(to)}, what was grafted (${all(under, name)}) to ${pile(graftsTo)}`,
  },
  regenerated: {
    heading: 'character regenerated',
    sentence: ({ card, grafts: under }, { name }) => `${name(card)}${grafts(under, name)} regenerates into the deck`,
  },
  'infinite-power-granted': {
    heading: 'Infinite Power granted',
    sentence: ({ character }, { name }) => `${name(character)} has Infinite Power`,
  },
  'option-chosen': {
    heading: 'option chosen',
    sentence: ({ player, kind, option }, { name }) => `${player} chooses ${kind === 'special-opponent' ? option : name(option)}`,
  },
  'gene-pools-swapped': {
    heading: 'gene pools exchanged',
    sentence: ({ most, fewest }) => `${most} and ${fewest} exchange their gene pools`,
  },
  'markers-regained': {
    heading: 'tokens regained',
    sentence: ({ player, attack, defence }) =>
      `${player} gets back ${counted(attack, 'attack token')} and ${counted(defence, 'defence token')}`,
  },
  'life-lost': { heading: 'a life lost', sentence: ({ player, amount, life }) => `${player} loses ${amount} life and has ${life}` },
  'player-eliminated': {
    heading: 'player eliminated',
    sentence: ({ player, genePoolTo }) => `${player} is eliminated${genePoolTo === null ? '' : `; the gene pool goes to ${genePoolTo}`}`,
  },
  'special-die': {
    heading: 'special die',
    sentence: ({ player, face, chosen, lost }, { word }) =>
      `${player}${chosen ? ' chooses face' : '’s special die:'} ${face}, ${bringing(face, word)}${lost ? ', without effect' : ''}`,
  },
  'card-discarded': { heading: 'card discarded', sentence: ({ player, card }, { name }) => `${player} discards ${name(card)}` },
  'deck-rebuilt': { heading: 'deck rebuilt', sentence: ({ cards }) => `the discard becomes a deck of ${counted(cards, 'card')}` },
  'final-round-started': {
    heading: 'final round',
    sentence: ({ turns }) =>
      turns.length === 0
        ? 'this is the last turn'
        : turns.length === 1
          ? `one more turn, that of ${turns[0]}`
          : `the final round will be: ${players(turns)}`,
  },
  'tie-break-roll': { heading: 'tie-break roll', sentence: ({ player, die }) => `${player} rolls ${die} for the first place` },
  'game-over': {
    heading: 'game over',
    sentence: ({ outcome: { winner, reason, ranking } }) =>
      reason === 'last-survivor' ? `${winner} wins as the last survivor` : `${winner} wins (genetic markers: ${tally(ranking)})`,
  },
};
