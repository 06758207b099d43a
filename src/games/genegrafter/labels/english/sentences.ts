import { listed, type Name, tongueOf } from '../language.js';

const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'and');
const players = (ids: readonly string[]): string => all(ids, (id) => id);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (with ${all(ids, name)} grafted)`);
const faces = ['recall', 'an opponent discards', 'draw', 'graft', 'Infinite Power', 'free choice'] as const;

/** Genegrafter in English. */
export const english = tongueOf(
  {
    'play-character': ({ card }, name) => `play ${name(card)}`,
    'play-gear': ({ card, character }, name) => `put ${name(card)} on ${name(character)}`,
    'declare-battle': ({ opponent, attackers }, name) => `attack ${opponent} with ${all(attackers, name) || 'nobody'}`,
    'choose-defender': ({ character }, name) => `defend with ${name(character)}`,
    'accept-direct-damage': () => 'accept the damage',
    'play-ability': ({ card }, name) => `play ${name(card)} face down`,
    'spend-marker': ({ kind }, name) => `spend a token of ${name(kind)}`,
    'pass-duel': () => 'pass',
    'use-reroll': ({ die }) => `roll die ${die + 1} again`,
    'apply-die-effect': ({ effect, owner, die, face }) =>
      `use die effect ${effect + 1} on die ${die + 1} of ${owner}${face === undefined ? '' : `, turning it to ${face}`}`,
    'end-dice-window': () => 'leave the dice as they are',
    graft: ({ card, from, host }, name) => `graft ${name(card)} (${name(from)}) under ${name(host)}`,
    'end-grafting': () => 'graft no more',
    'use-special-die': ({ face }) => `use the special die${face === undefined ? '' : `: ${faces[face - 1] ?? face}`}`,
    'resolve-choice': ({ option }, name) => `choose ${name(option)}`,
    'end-main': () => 'end the main step',
    'discard-card': ({ card }, name) => `discard ${name(card)}`,
  },
  {
    'game-started': ({ players: ids, openingHand, deck }) =>
      `${players(ids)} hold ${count(openingHand, 'card')} each; the deck has ${count(deck, 'card')}`,
    'start-roll': ({ player, die }) => `${player} rolls ${die} for the first turn`,
    'turn-started': ({ turn, player }) => `turn ${turn}: ${player}`,
    'card-drawn': ({ player, card }, name) => `${player} draws ${card === null ? 'a card' : name(card)}`,
    'event-drawn': ({ player, card, deferred }, name) =>
      `${player} draws the event ${name(card)}${deferred ? ', which waits for the end of the attack' : ''}`,
    'event-resolved': ({ card }, name) => `${name(card)} is done`,
    'dna-drawn': ({ player, onTable, deferred }) =>
      `${player} draws DNA card ${onTable} of 3${deferred ? '; its graft round waits for the end of the attack' : ''}`,
    'graft-round-started': ({ allowance }) => `a graft round begins: ${count(allowance, 'graft')}`,
    grafted: ({ player, card, from, host }, name) => `${player} grafts ${name(card)} (${name(from)}) under ${name(host)}`,
    'graft-round-ended': () => 'the graft round ends',
    'character-played': ({ player, card, recalled }, name) => `${player} ${recalled ? 'recalls' : 'plays'} ${name(card)}`,
    'gear-attached': ({ player, card, character }, name) => `${player} puts ${name(card)} on ${name(character)}`,
    'gear-discarded': ({ card, character }, name) => `${name(character)} loses ${name(card)}`,
    'battle-declared': ({ player, opponent, attackers }, name) => `${player} attacks ${opponent} with ${all(attackers, name)}`,
    'attack-started': ({ opponent, attacker }, name) => `${name(attacker)} attacks ${opponent}`,
    'defender-chosen': ({ player, character }, name) => `${player} defends with ${name(character)}`,
    'direct-damage': ({ player, by, life }, name) => `${name(by)} hits ${player}, who has ${life} life left`,
    'ability-played': ({ player, seq, card }, name) => `${player} lays ${card === null ? 'a card' : name(card)} face down as number ${seq}`,
    'marker-spent': ({ player, kind, left }, name) => `${player} spends a token of ${name(kind)} and has ${left} left`,
    passed: ({ player, automatic }) => (automatic ? `${player} can only pass` : `${player} passes`),
    'ability-revealed': ({ card, player, cancelled, powered, effective }, name) =>
      `${player} reveals ${name(card)}${cancelled ? ', cancelled' : effective ? (powered ? ', with its power' : '') : ', without effect'}`,
    'ability-cancelled': ({ player, seq, by }, name) => `${name(by)} cancels card number ${seq} of ${player}`,
    'duel-ended-by-card': ({ card }, name) => `${name(card)} ends the duel`,
    'dice-rolled': ({ player, values }) => `${player} rolls ${values.join(', ')}`,
    'die-rerolled': ({ player, die, from, rolled, kept }) =>
      `${player} rolls die ${die + 1} again: ${rolled} instead of ${from}, ${kept} stays`,
    'die-changed': ({ player, card, owner, die, from, to }, name) =>
      `${player} uses ${name(card)} on die ${die + 1} of ${owner}: ${to} instead of ${from}`,
    tie: ({ total, number }) => `a tie at ${total}, number ${number} of this duel`,
    'duel-decided': ({ winner, totals }) =>
      `${winner === null ? 'nobody wins' : `${winner} wins`} the duel${totals === null ? '' : `, ${totals.join(' to ')}`}`,
    'damage-prevented': ({ character, by }, name) => `${name(by)} keeps ${name(character)} from damage`,
    'character-wounded': ({ card }, name) => `${name(card)} is wounded`,
    'character-healed': ({ card }, name) => `${name(card)} is healed`,
    'character-died': ({ card, to, grafts: under }, name) =>
      `${name(card)}${grafts(under, name)} goes to ${to === null ? 'the discard' : `the gene pool of ${to}`}`,
    regenerated: ({ card, grafts: under }, name) => `${name(card)}${grafts(under, name)} regenerates into the deck`,
    'infinite-power-granted': ({ character }, name) => `${name(character)} has Infinite Power`,
    'option-chosen': ({ player, option }, name) => `${player} chooses ${name(option)}`,
    'gene-pools-swapped': ({ most, fewest }) => `${most} and ${fewest} exchange their gene pools`,
    'markers-regained': ({ player, attack, defence }) =>
      `${player} gets back ${count(attack, 'attack token')} and ${count(defence, 'defence token')}`,
    'life-lost': ({ player, amount, life }) => `${player} loses ${amount} life and has ${life}`,
    'player-eliminated': ({ player, genePoolTo }) =>
      `${player} is eliminated${genePoolTo === null ? '' : `; the gene pool goes to ${genePoolTo}`}`,
    'special-die': ({ player, face, lost }) => `${player}’s special die: ${face}, ${faces[face - 1]}${lost ? ', which is lost' : ''}`,
    'card-discarded': ({ player, card }, name) => `${player} discards ${name(card)}`,
    'deck-rebuilt': ({ cards }) => `the discard becomes a deck of ${count(cards, 'card')}`,
    'final-round-started': ({ turns }) => (turns.length === 0 ? 'this is the last turn' : `the final round will be: ${players(turns)}`),
    'tie-break-roll': ({ player, die }) => `${player} rolls ${die} for the first place`,
    'game-over': ({ outcome: { winner, reason } }) => (reason === 'dna' ? `${winner} wins` : `${winner} wins as the last survivor`),
  },
);
