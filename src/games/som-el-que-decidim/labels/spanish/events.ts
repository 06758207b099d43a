import { counted } from '../../../../core/data/counted.js';
import { all, discsOf } from '../grammar.js';
import type { Sentences } from '../language.js';
import { shown, somebody, standing, victory } from './phrases.js';

/** What a vote came to, where no list has won; who governs next then need not follow from it. [SD-VOT-09] */
const verdicts = { candidate: 'La moción prospera', holder: 'La moción no prospera', rotation: 'No gana nadie' } as const;

/** What Spanish calls each event, and how it tells it. */
export const events: Sentences = {
  'game-created': {
    heading: 'partida creada',
    sentence: ({ players, mode, holder, startCell }, name) =>
      `Empieza la partida, modalidad ${mode}, con ${all(
        players.map(({ id, colour }) => `${id} (${name(colour, 'words')})`),
        'es',
      )}. ${holder} tiene la Generalitat; la concentración está en la casilla ${startCell}.`,
  },
  'concentration-placed': {
    heading: 'concentración situada',
    sentence: ({ from, to }) =>
      from === to ? `La concentración se queda en la casilla ${to}.` : `La concentración pasa de la casilla ${from} a la ${to}.`,
  },
  'centralism-rolled': { heading: 'tirada de centralismo', sentence: ({ face, money }) => `El dado muestra la cara ${face}: ${money} €.` },
  'centralism-proposed': {
    heading: 'centralismo propuesto',
    sentence: ({ degree }, name) => `Se propone el grado ${name(degree, 'words')}.`,
  },
  'proposal-answered': {
    heading: 'respuesta a la propuesta',
    sentence: ({ player, accept }) => `${player} ${accept ? 'acepta' : 'rechaza'} la propuesta.`,
  },
  'centralism-chosen': { heading: 'centralismo elegido', sentence: ({ degree }, name) => `El centralismo es ${name(degree, 'words')}.` },
  'turn-started': { heading: 'comienzo del turno', sentence: ({ turn, holder }) => `Turno ${turn}: ${holder} tiene la Generalitat.` },
  'dues-queued': {
    heading: 'impuestos por pagar',
    sentence: ({ dues }, name) =>
      `Impuestos: ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € a ${somebody(payee, name)}`).join(', ')}.`,
  },
  paid: {
    heading: 'pago hecho',
    sentence: ({ payer, payee, amount, discs, reason, change }, name) =>
      `${payer} paga ${amount} € a ${somebody(payee, name)} (${name(reason, 'words')}): ${all(discsOf(discs, name), 'es', 'nada')}${
        change === undefined ? '' : `, y recibe de vuelta ${all(discsOf(change, name), 'es', 'nada')}`
      }.`,
  },
  'coin-broken': {
    heading: 'moneda cambiada',
    sentence: ({ actor, partner, given, received }, name) =>
      `${actor} cambia ${name(given, 'discs')} con ${somebody(partner, name)} por ${all(discsOf(received, name), 'es', 'nada')}.`,
  },
  'treasury-coin-broken': {
    heading: 'moneda de Hacienda cambiada',
    sentence: ({ partner, given, received }, name) =>
      `Hacienda cambia ${name(given, 'discs')} con ${partner} por ${all(discsOf(received, name), 'es', 'nada')}.`,
  },
  'die-rolled': { heading: 'dado lanzado', sentence: ({ money, icon }, name) => `El dado muestra ${money} € y ${shown(icon, name)}.` },
  'die-rerolled': {
    heading: 'tirada repetida',
    sentence: ({ money, icon }, name) =>
      `El dado muestra ${money} € y ${shown(icon, name)}, de un ciudadano que no juega; se repite la tirada.`,
  },
  'money-taken': {
    heading: 'dinero tomado',
    sentence: ({ receiver, amount, discs }, name) => `${receiver} toma ${amount} €: ${all(discsOf(discs, name), 'es')}.`,
  },
  'disc-given': { heading: 'disco entregado', sentence: ({ from, to, disc }, name) => `${from} entrega ${name(disc, 'discs')} a ${to}.` },
  'participation-gained': {
    heading: 'participación ganada',
    sentence: ({ player, fromPlayer, fromPool, lost }) =>
      `${player} gana ${counted(fromPlayer + fromPool, 'disco')} de participación (${fromPlayer} de quien recibe, ${fromPool} de la concentración${
        lost > 0 ? `; se ${lost === 1 ? 'pierde' : 'pierden'} ${lost}` : ''
      }).`,
  },
  'service-exchanged': {
    heading: 'servicio intercambiado',
    sentence: ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} toma ${name(taken, 'discs')} de ${target} a cambio de ${all(discsOf([toTarget, toTreasury], name), 'es')}: uno para ${target} y otro para Hacienda.`,
  },
  'cohesion-ended': { heading: 'cohesión social cerrada', sentence: ({ holder }) => `${holder} cierra la cohesión social.` },
  'movers-determined': {
    heading: 'quiénes se desplazan',
    sentence: ({ queue }) => `${queue.length === 1 ? 'Se desplaza' : 'Se desplazan'}: ${all(queue, 'es', 'nadie')}.`,
  },
  'tile-discovered': {
    heading: 'carta descubierta',
    sentence: ({ cell, tile }, name) => `Se descubre la casilla ${cell}: ${name(tile, 'tiles')}.`,
  },
  'citizen-moved': {
    heading: 'ciudadano desplazado',
    sentence: ({ player, from, to }) => `${player} va de la casilla ${from} a la ${to}.`,
  },
  'movement-ended': { heading: 'desplazamiento terminado', sentence: ({ player }) => `${player} termina su desplazamiento.` },
  'movement-blocked': { heading: 'desplazamiento imposible', sentence: ({ player }) => `${player} no tiene adónde ir.` },
  'urn-tile-found': {
    heading: 'parte de la urna hallada',
    sentence: ({ tile, count }, name) => `Parte de la urna: ${name(tile, 'tiles')}. Partes halladas: ${count}.`,
  },
  'tax-agency-active': {
    heading: 'agencia tributaria activa',
    sentence: ({ tile }, name) =>
      `${name(tile, 'tiles')}: desde la próxima tributación la Generalitat se queda con una parte mayor de los impuestos.`,
  },
  'economic-bonus': {
    heading: 'prima económica',
    sentence: ({ player, tile, amount }, name) => `${name(tile, 'tiles')}: ${amount} € para ${player}.`,
  },
  'levy-declared': {
    heading: 'recaudación declarada',
    sentence: ({ levy, holder, dues }, name) =>
      `${holder} cobra el ${name(levy, 'words')}: ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
  },
  'elections-called': { heading: 'elecciones convocadas', sentence: ({ holder }) => `${holder} convoca elecciones anticipadas.` },
  'disc-spent': { heading: 'disco gastado', sentence: ({ player, disc }, name) => `${player} gasta ${name(disc, 'discs')}.` },
  'motion-presented': {
    heading: 'moción presentada',
    sentence: ({ candidate, beneficiary }) => `${candidate} presenta una moción de censura; gobernaría ${beneficiary}.`,
  },
  'list-declared': {
    heading: 'candidatura declarada',
    sentence: ({ player, members, beneficiary }) => `${player} se presenta ${standing(members, beneficiary)}.`,
  },
  'lists-settled': {
    heading: 'candidaturas cerradas',
    sentence: ({ lists }) =>
      `Candidaturas: ${lists.map(({ members, beneficiary }) => (members.length === 1 ? beneficiary : `${members.join('+')} (gobernaría ${beneficiary})`)).join(', ')}.`,
  },
  'support-declared': {
    heading: 'apoyo declarado',
    sentence: ({ player, side }, name) =>
      `${player} ${side === 'neutral' ? 'se mantiene neutral' : `apoya ${side === 'holder' ? 'a' : 'al'} ${name(side, 'words')}`}.`,
  },
  'sides-settled': {
    heading: 'bandos cerrados',
    sentence: ({ candidate, beneficiary }) => `Los apoyos están claros; si gana ${candidate}, gobierna ${beneficiary}.`,
  },
  'vote-declined': { heading: 'sin votación', sentence: ({ player }) => `${player} renuncia a la votación.` },
  'vote-committed': {
    heading: 'votos escondidos',
    sentence: ({ player, count }) =>
      count === null ? `${player} cierra el puño.` : `${player} esconde ${counted(count, 'voto')} en el puño.`,
  },
  'fists-opened': {
    heading: 'puños abiertos',
    sentence: ({ commits }) =>
      `Se abren los puños: ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
  },
  'vote-resolved': {
    heading: 'votación resuelta',
    sentence: ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'Elecciones' : 'Moción'}: ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        typeof winner === 'string' ? verdicts[winner] : victory(winner.members)
      }: gobernará ${nextHolder}.`,
  },
  'state-acts': { heading: 'el Estado actúa', sentence: ({ tile }, name) => `El Estado actúa: ${name(tile, 'tiles')}.` },
  'citizens-regrouped': {
    heading: 'ciudadanos reagrupados',
    sentence: ({ cell }) => `Todos los ciudadanos se concentran en la casilla ${cell}.`,
  },
  'urn-protected': {
    heading: 'urna protegida',
    sentence: ({ tile, player, disc }, name) => `«${name(tile, 'tiles')}» queda protegida por ${name(disc, 'discs')} de ${player}.`,
  },
  'tiles-collected': {
    heading: 'cartas recogidas',
    sentence: ({ tiles }, name) =>
      `${tiles.length === 1 ? 'Se recoge' : 'Se recogen y barajan'}: ${all(
        tiles.map((tile) => name(tile, 'tiles')),
        'es',
        'nada',
      )}.`,
  },
  'board-refilled': {
    heading: 'tablero repuesto',
    sentence: ({ cells }) =>
      `Hay de nuevo ${cells.length === 1 ? 'una carta bocabajo en la casilla' : 'cartas bocabajo en las casillas'} ${all(cells.map(String), 'es')}.`,
  },
  'turn-ended': { heading: 'fin del turno', sentence: ({ nextHolder }) => `Termina el turno; sigue ${nextHolder}.` },
  'game-ended': {
    heading: 'partida terminada',
    sentence: ({ outcome: { ending, cause, insolvent, winners, participation } }, name) =>
      `Termina la partida: ${name(ending, 'words')}${cause === null ? '' : ` (${name(cause, 'words')}: ${all(insolvent, 'es')})`}. ${winners.length === 0 ? 'Todos pierden' : victory(winners)} (${name('participation', 'words')}: ${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};
