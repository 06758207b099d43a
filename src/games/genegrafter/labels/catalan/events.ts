import { counted } from '../../../../core/data/counted.js';
import type { Phase } from '../../types/index.js';
import type { Sentences } from '../language.js';
import { byHeight, tally } from '../listing.js';
import { all, bringing, grafts, of, players } from './phrases.js';

const cards = (number: number): string => counted(number, 'carta', 'cartes');

const tokens = (number: number): string => counted(number, 'fitxa', 'fitxes');

/** «Queda» of one, «queden» of any other number. */
const remains = (number: number): string => (number === 1 ? 'queda' : 'queden');

/** What a player does who passes, where it is more than passing. */
const passing: { readonly [At in Phase]?: string } = {
  main: 'acaba la fase principal',
  'attacker-dice': 'deixa els daus com estan',
  'defender-dice': 'deixa els daus com estan',
  grafting: 'no empelta més',
  decision: 'hi renuncia',
};

/** Where cards go: to a gene pool, or to the discard. */
const toPile = (player: string | null): string => (player === null ? 'al descart' : `a la reserva genètica ${of(player)}`);

/** What happens, in Catalan. */
export const events: Sentences = {
  'game-started': {
    heading: 'comença la partida',
    sentence: ({ players: ids, openingHand, deck }) =>
      `${players(ids)} reben ${cards(openingHand)} cadascú; a la baralla hi ha ${cards(deck)}`,
  },
  'start-roll': { heading: 'tirada per començar', sentence: ({ player, die }) => `${player} treu ${die} per començar` },
  'turn-started': { heading: 'comença el torn', sentence: ({ turn, player }) => `torn ${turn}: ${player}` },
  'card-drawn': {
    heading: 'carta robada',
    sentence: ({ player, card }, { name }) => `${player} roba ${card === null ? 'una carta' : name(card)}`,
  },
  'event-drawn': {
    heading: 'un esdeveniment',
    sentence: ({ player, card, deferred }, { name }) =>
      `${player} roba l’esdeveniment ${name(card)}${deferred ? ', que espera el seu moment' : ''}`,
  },
  'event-resolved': { heading: 'esdeveniment resolt', sentence: ({ card }, { name }) => `l’esdeveniment ${name(card)} queda resolt` },
  'dna-drawn': {
    heading: 'una carta d’ADN',
    sentence: ({ player, onTable, deferred }) =>
      `${player} roba la carta d’ADN ${onTable} de 3${deferred ? '; la seva ronda d’empelts espera el seu moment' : ''}`,
  },
  'graft-round-started': {
    heading: 'comença la ronda d’empelts',
    sentence: ({ allowance }) => `comença una ronda d’empelts: ${counted(allowance, 'empelt')}`,
  },
  grafted: {
    heading: 'carta empeltada',
    sentence: ({ player, card, from, host }, { name, word }) => `${player} empelta ${name(card)} (${word(from)}) sota ${name(host)}`,
  },
  'graft-round-ended': { heading: 'final de la ronda d’empelts', sentence: () => 's’acaba la ronda d’empelts' },
  'character-played': {
    heading: 'personatge jugat',
    sentence: ({ player, card, recalled }, { name }) => `${player} ${recalled ? 'recupera' : 'juga'} ${name(card)}`,
  },
  'gear-attached': {
    heading: 'equipament posat',
    sentence: ({ player, card, character }, { name }) => `${player} equipa ${name(character)} amb ${name(card)}`,
  },
  'gear-discarded': { heading: 'equipament perdut', sentence: ({ card, character }, { name }) => `${name(character)} perd ${name(card)}` },
  'battle-declared': {
    heading: 'combat declarat',
    sentence: ({ player, opponent, attackers }, { name }) => `${player} ataca ${opponent} amb ${all(attackers, name)}`,
  },
  'attack-started': { heading: 'comença l’atac', sentence: ({ opponent, attacker }, { name }) => `${name(attacker)} ataca ${opponent}` },
  'defender-chosen': {
    heading: 'defensor triat',
    sentence: ({ player, character }, { name }) => `${player} defensa amb ${name(character)}`,
  },
  'direct-damage': {
    heading: 'dany directe',
    sentence: ({ player, by, life }, { name }) => `${name(by)} colpeja ${player}, a qui ${remains(life)} ${counted(life, 'punt')} de vida`,
  },
  'ability-played': {
    heading: 'habilitat posada',
    sentence: ({ player, seq, card }, { name }) =>
      `${player} posa ${card === null ? 'una carta' : name(card)} de cara avall, amb el número ${seq}`,
  },
  'marker-spent': {
    heading: 'fitxa gastada',
    sentence: ({ player, kind, left }, { word }) => `${player} gasta una fitxa ${of(word(kind))} (en ${remains(left)} ${left})`,
  },
  passed: {
    heading: 'passar',
    sentence: ({ player, at, automatic }) => `${player} ${automatic ? 'només pot passar' : (passing[at] ?? 'passa')}`,
  },
  'ability-revealed': {
    heading: 'habilitat revelada',
    sentence: ({ card, player, cancelled, powered, effective }, { name }) =>
      `${player} revela ${name(card)}${cancelled ? ', cancel·lada' : effective ? (powered ? ', amb el seu poder' : '') : ', sense efecte'}`,
  },
  'ability-cancelled': {
    heading: 'habilitat cancel·lada',
    sentence: ({ player, seq, by }, { name }) => `${name(by)} cancel·la la carta número ${seq} ${of(player)}`,
  },
  'duel-ended-by-card': { heading: 'duel acabat per una carta', sentence: ({ card }, { name }) => `${name(card)} posa fi al duel` },
  'dice-rolled': { heading: 'daus tirats', sentence: ({ player, values }) => `${player} treu ${values.join(', ')}` },
  'die-rerolled': {
    heading: 'dau tornat a tirar',
    sentence: ({ player, die, from, rolled, kept }) =>
      `${player} torna a tirar el dau ${die + 1}: ${rolled} en lloc ${of(`${from}`)}, queda ${kept}`,
  },
  'die-changed': {
    heading: 'dau canviat',
    sentence: ({ player, card, owner, die, from, to, rolled }, { name }) =>
      `${player} fa servir ${name(card)} en el dau ${die + 1} ${of(owner)}: ${rolled ?? to} en lloc ${of(`${from}`)}${rolled === null ? '' : `, queda ${to}`}`,
  },
  tie: { heading: 'empat', sentence: ({ total, number }) => `empat a ${total}, el número ${number} d’aquest duel` },
  'duel-decided': {
    heading: 'duel decidit',
    sentence: ({ winner, totals }) =>
      `${winner === null ? 'ningú no guanya' : `${winner} guanya`} el duel${totals === null ? '' : `, ${byHeight(totals).join(' a ')}`}`,
  },
  'damage-prevented': {
    heading: 'dany evitat',
    sentence: ({ character, by }, { name }) => `${name(by)} estalvia el dany a ${name(character)}`,
  },
  'character-wounded': { heading: 'personatge ferit', sentence: ({ card }, { name }) => `${name(card)} rep una ferida` },
  'character-healed': { heading: 'personatge guarit', sentence: ({ card }, { name }) => `${name(card)} es guareix` },
  'character-died': {
    heading: 'personatge mort',
    sentence: ({ card, to, grafts: under, graftsTo }, { name }) =>
      under.length === 0 || graftsTo === to
        ? `${name(card)}${grafts(under, name)} va ${toPile(to)}`
        : `${name(card)} va ${toPile(to)}; ${under.length === 1 ? 'el seu empelt' : 'els seus empelts'} (${all(under, name)}), ${toPile(graftsTo)}`,
  },
  regenerated: {
    heading: 'personatge regenerat',
    sentence: ({ card, grafts: under }, { name }) => `${name(card)}${grafts(under, name)} es regenera i torna a la baralla`,
  },
  'infinite-power-granted': {
    heading: 'Poder Infinit concedit',
    sentence: ({ character }, { name }) => `${name(character)} té el Poder Infinit`,
  },
  'option-chosen': {
    heading: 'opció triada',
    sentence: ({ player, kind, option }, { name }) => `${player} tria ${kind === 'special-opponent' ? option : name(option)}`,
  },
  'gene-pools-swapped': {
    heading: 'reserves genètiques canviades',
    sentence: ({ most, fewest }) => `${players([most, fewest])} s’intercanvien les reserves genètiques`,
  },
  'markers-regained': {
    heading: 'fitxes recobrades',
    sentence: ({ player, attack, defence }) => `${player} recobra ${tokens(attack)} d’atac i ${tokens(defence)} de defensa`,
  },
  'life-lost': {
    heading: 'una vida perduda',
    sentence: ({ player, amount, life }) => `${player} perd ${counted(amount, 'punt')} de vida (en ${remains(life)} ${life})`,
  },
  'player-eliminated': {
    heading: 'jugador eliminat',
    sentence: ({ player, genePoolTo }) =>
      `${player} queda fora de la partida${genePoolTo === null ? '' : `; la seva reserva genètica passa a ${genePoolTo}`}`,
  },
  'special-die': {
    heading: 'dau especial',
    sentence: ({ player, face, chosen, lost }, { word }) =>
      `${chosen ? `${player} tria la cara` : `dau especial ${of(player)}:`} ${face}, ${bringing(face, word)}${lost ? ', sense efecte' : ''}`,
  },
  'card-discarded': { heading: 'carta descartada', sentence: ({ player, card }, { name }) => `${player} descarta ${name(card)}` },
  'deck-rebuilt': {
    heading: 'baralla refeta',
    sentence: ({ cards: number }) => `el descart es converteix en una baralla ${of(cards(number))}`,
  },
  'final-round-started': {
    heading: 'ronda final',
    sentence: ({ turns }) =>
      turns.length === 0
        ? 'aquest és l’últim torn'
        : turns.length === 1
          ? `queda un torn, el ${of(turns[0]!)}`
          : `la ronda final serà: ${players(turns)}`,
  },
  'tie-break-roll': { heading: 'tirada de desempat', sentence: ({ player, die }) => `${player} treu ${die} per al primer lloc` },
  'game-over': {
    heading: 'final de la partida',
    sentence: ({ outcome: { winner, reason, ranking } }) =>
      reason === 'last-survivor'
        ? `${winner} guanya perquè no queda ningú més`
        : `${winner} guanya la partida (marcadors genètics: ${tally(ranking)})`,
  },
};
