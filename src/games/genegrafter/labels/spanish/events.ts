import { counted } from '../../../../core/data/counted.js';
import type { Phase } from '../../types/index.js';
import type { Sentences } from '../language.js';
import { byHeight, tally } from '../listing.js';
import { all, bringing, grafts, players } from './phrases.js';

/** «Queda» of one, «quedan» of any other number. */
const remains = (number: number): string => (number === 1 ? 'queda' : 'quedan');

/** What a player does who passes, where it is more than passing. */
const passing: { readonly [At in Phase]?: string } = {
  main: 'termina la fase principal',
  'attacker-dice': 'deja los dados como están',
  'defender-dice': 'deja los dados como están',
  grafting: 'no injerta más',
  decision: 'renuncia',
};

/** Where cards go: to a gene pool, or to the discard. */
const toPile = (player: string | null): string => (player === null ? 'a los descartes' : `a la reserva genética de ${player}`);

/** What happens, in Spanish. */
export const events: Sentences = {
  'game-started': {
    heading: 'empieza la partida',
    sentence: ({ players: ids, openingHand, deck }) =>
      `${players(ids)} reciben ${counted(openingHand, 'carta')} cada uno; en el mazo hay ${counted(deck, 'carta')}`,
  },
  'start-roll': { heading: 'tirada para empezar', sentence: ({ player, die }) => `${player} saca ${die} para empezar` },
  'turn-started': { heading: 'empieza el turno', sentence: ({ turn, player }) => `turno ${turn}: ${player}` },
  'card-drawn': {
    heading: 'carta robada',
    sentence: ({ player, card }, { name }) => `${player} roba ${card === null ? 'una carta' : name(card)}`,
  },
  'event-drawn': {
    heading: 'un evento',
    sentence: ({ player, card, deferred }, { name }) =>
      `${player} roba el evento ${name(card)}${deferred ? ', que espera su momento' : ''}`,
  },
  'event-resolved': { heading: 'evento resuelto', sentence: ({ card }, { name }) => `el evento ${name(card)} queda resuelto` },
  'dna-drawn': {
    heading: 'una carta de ADN',
    sentence: ({ player, onTable, deferred }) =>
      `${player} roba la carta de ADN ${onTable} de 3${deferred ? '; su ronda de injertos espera su momento' : ''}`,
  },
  'graft-round-started': {
    heading: 'empieza la ronda de injertos',
    sentence: ({ allowance }) => `empieza una ronda de injertos: ${counted(allowance, 'injerto')}`,
  },
  grafted: {
    heading: 'carta injertada',
    sentence: ({ player, card, from, host }, { name, word }) => `${player} injerta ${name(card)} (${word(from)}) bajo ${name(host)}`,
  },
  'graft-round-ended': { heading: 'fin de la ronda de injertos', sentence: () => 'termina la ronda de injertos' },
  'character-played': {
    heading: 'personaje jugado',
    sentence: ({ player, card, recalled }, { name }) => `${player} ${recalled ? 'recupera' : 'juega'} ${name(card)}`,
  },
  'gear-attached': {
    heading: 'equipamiento puesto',
    sentence: ({ player, card, character }, { name }) => `${player} equipa a ${name(character)} con ${name(card)}`,
  },
  'gear-discarded': {
    heading: 'equipamiento perdido',
    sentence: ({ card, character }, { name }) => `${name(character)} pierde ${name(card)}`,
  },
  'battle-declared': {
    heading: 'combate declarado',
    sentence: ({ player, opponent, attackers }, { name }) => `${player} ataca a ${opponent} con ${all(attackers, name)}`,
  },
  'attack-started': {
    heading: 'empieza el ataque',
    sentence: ({ opponent, attacker }, { name }) => `${name(attacker)} ataca a ${opponent}`,
  },
  'defender-chosen': {
    heading: 'defensor elegido',
    sentence: ({ player, character }, { name }) => `${player} defiende con ${name(character)}`,
  },
  'direct-damage': {
    heading: 'daño directo',
    sentence: ({ player, by, life }, { name }) =>
      `${name(by)} golpea a ${player}, a quien le ${remains(life)} ${counted(life, 'punto')} de vida`,
  },
  'ability-played': {
    heading: 'habilidad puesta',
    sentence: ({ player, seq, card }, { name }) =>
      `${player} pone ${card === null ? 'una carta' : name(card)} boca abajo, con el número ${seq}`,
  },
  'marker-spent': {
    heading: 'ficha gastada',
    sentence: ({ player, kind, left }, { word }) => `${player} gasta una ficha de ${word(kind)} (${remains(left)} ${left})`,
  },
  passed: {
    heading: 'paso',
    sentence: ({ player, at, automatic }) => `${player} ${automatic ? 'solo puede pasar' : (passing[at] ?? 'pasa')}`,
  },
  'ability-revealed': {
    heading: 'habilidad revelada',
    sentence: ({ card, player, cancelled, powered, effective }, { name }) =>
      `${player} revela ${name(card)}${cancelled ? ', cancelada' : effective ? (powered ? ', con su poder' : '') : ', sin efecto'}`,
  },
  'ability-cancelled': {
    heading: 'habilidad cancelada',
    sentence: ({ player, seq, by }, { name }) => `${name(by)} cancela la carta número ${seq} de ${player}`,
  },
  'duel-ended-by-card': { heading: 'duelo terminado por una carta', sentence: ({ card }, { name }) => `${name(card)} pone fin al duelo` },
  'dice-rolled': { heading: 'dados tirados', sentence: ({ player, values }) => `${player} saca ${values.join(', ')}` },
  'die-rerolled': {
    heading: 'dado tirado de nuevo',
    sentence: ({ player, die, from, rolled, kept }) =>
      `${player} vuelve a tirar el dado ${die + 1}: ${rolled} en lugar de ${from}, queda ${kept}`,
  },
  'die-changed': {
    heading: 'dado cambiado',
    sentence: ({ player, card, owner, die, from, to, rolled }, { name }) =>
      `${player} usa ${name(card)} en el dado ${die + 1} de ${owner}: ${rolled ?? to} en lugar de ${from}${rolled === null ? '' : `, queda ${to}`}`,
  },
  tie: { heading: 'empate', sentence: ({ total, number }) => `empate a ${total}, el número ${number} de este duelo` },
  'duel-decided': {
    heading: 'duelo decidido',
    sentence: ({ winner, totals }) =>
      `${winner === null ? 'nadie gana' : `${winner} gana`} el duelo${totals === null ? '' : `, ${byHeight(totals).join(' a ')}`}`,
  },
  'damage-prevented': {
    heading: 'daño evitado',
    sentence: ({ character, by }, { name }) => `${name(by)} libra a ${name(character)} del daño`,
  },
  'character-wounded': { heading: 'personaje herido', sentence: ({ card }, { name }) => `${name(card)} sufre una herida` },
  'character-healed': { heading: 'personaje curado', sentence: ({ card }, { name }) => `${name(card)} se cura` },
  'character-died': {
    heading: 'personaje muerto',
    sentence: ({ card, to, grafts: under, graftsTo }, { name }) =>
      under.length === 0 || graftsTo === to
        ? `${name(card)}${grafts(under, name)} va ${toPile(to)}`
        : `${name(card)} va ${toPile(to)}; sus injertos (${all(under, name)}), ${toPile(graftsTo)}`,
  },
  regenerated: {
    heading: 'personaje regenerado',
    sentence: ({ card, grafts: under }, { name }) => `${name(card)}${grafts(under, name)} se regenera y vuelve al mazo`,
  },
  'infinite-power-granted': {
    heading: 'Poder Infinito concedido',
    sentence: ({ character }, { name }) => `${name(character)} tiene el Poder Infinito`,
  },
  'option-chosen': {
    heading: 'opción elegida',
    sentence: ({ player, kind, option }, { name }) => `${player} elige ${kind === 'special-opponent' ? `a ${option}` : name(option)}`,
  },
  'gene-pools-swapped': {
    heading: 'reservas genéticas cambiadas',
    sentence: ({ most, fewest }) => `${players([most, fewest])} intercambian sus reservas genéticas`,
  },
  'markers-regained': {
    heading: 'fichas recobradas',
    sentence: ({ player, attack, defence }) =>
      `${player} recobra ${counted(attack, 'ficha')} de ataque y ${counted(defence, 'ficha')} de defensa`,
  },
  'life-lost': {
    heading: 'una vida perdida',
    sentence: ({ player, amount, life }) => `${player} pierde ${counted(amount, 'punto')} de vida (${remains(life)} ${life})`,
  },
  'player-eliminated': {
    heading: 'jugador eliminado',
    sentence: ({ player, genePoolTo }) =>
      `${player} queda fuera de la partida${genePoolTo === null ? '' : `; su reserva genética pasa a ${genePoolTo}`}`,
  },
  'special-die': {
    heading: 'dado especial',
    sentence: ({ player, face, chosen, lost }, { word }) =>
      `${chosen ? `${player} elige la cara` : `dado especial de ${player}:`} ${face}, ${bringing(face, word)}${lost ? ', sin efecto' : ''}`,
  },
  'card-discarded': { heading: 'carta descartada', sentence: ({ player, card }, { name }) => `${player} descarta ${name(card)}` },
  'deck-rebuilt': {
    heading: 'mazo rehecho',
    sentence: ({ cards }) => `los descartes se convierten en un mazo de ${counted(cards, 'carta')}`,
  },
  'final-round-started': {
    heading: 'ronda final',
    sentence: ({ turns }) =>
      turns.length === 0
        ? 'este es el último turno'
        : turns.length === 1
          ? `queda un turno, el de ${turns[0]}`
          : `la ronda final será: ${players(turns)}`,
  },
  'tie-break-roll': { heading: 'tirada de desempate', sentence: ({ player, die }) => `${player} saca ${die} para el primer puesto` },
  'game-over': {
    heading: 'fin de la partida',
    sentence: ({ outcome: { winner, reason, ranking } }) =>
      reason === 'last-survivor'
        ? `${winner} gana por ser el único jugador que queda`
        : `${winner} gana la partida (marcadores genéticos: ${tally(ranking)})`,
  },
};
