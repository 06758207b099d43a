import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { Say } from '../../../../core/refusals/say.js';
import { type RefusalsIn, sameFor, type Words } from '../../../../core/refusals/table.js';
import { illFormedInSpanish } from '../../../../core/words/spanish.js';
import type { Refusals } from '../../refusals/index.js';
import { illFormedPartIn, orIllFormedPartIn } from '../../refusals/parts.js';
import { words } from './words.js';

const orIllFormed = orIllFormedIn(illFormedInSpanish);
const illFormedPart = illFormedPartIn(illFormedInSpanish);
const orIllFormedPart = orIllFormedPartIn(illFormedInSpanish);

/** What the game says no with, in Spanish. */
export const refusals: RefusalsIn<Refusals> = {
  'attacker-already-attacked': { 'GG-ATT-05': ({ card }, { name }) => `${name(card)} ya ha atacado este turno.` },
  'attacker-tired': {
    'GG-ATT-04': ({ card }, { name }) => `${name(card)} ha entrado en juego este turno: la fatiga solo le permite defender.`,
  },
  'duplicate-attacker': { 'GG-ATT-03': ({ card }, { name }) => `${name(card)} aparece dos veces; cada personaje ataca una sola vez.` },
  'no-attackers': { 'GG-ATT-03': () => 'Un combate necesita al menos un atacante.' },
  'no-marker-left': { 'GG-MARK-03': ({ player, kind }) => `A ${player} no le quedan fichas de ${words[kind]}.` },
  'one-attacker-only': { 'GG-ATT-07': ({ named }) => `En esta partida un combate tiene un solo atacante, no ${named}.` },
  'opponent-already-battled': { 'GG-ATT-11': ({ opponent }) => `${opponent} ya ha recibido un desafío este turno.` },
  'opponent-invalid': {
    'GG-ATT-02': ({ opponent }) => `No se puede desafiar a ${opponent}: ha de ser otro jugador que siga en la partida.`,
  },
  'wrong-marker-kind': {
    'GG-MARK-02': ({ player, kind }) => `En este duelo ${player} solo puede gastar fichas de ${words[kind]}.`,
  },

  'card-not-in-hand': sameFor(
    ['GG-DISC-04', 'GG-DUEL-02', 'GG-GEAR-02', 'GG-PLAY-03'],
    ({ card, player }: Words<'card' | 'player'>, { name }: Say) => `${name(card)} no está en la mano de ${player}.`,
  ),
  'character-limit': {
    'GG-PLAY-01': ({ player, most }, { count }) =>
      `${player} ya ha jugado ${count(most, 'personaje', 'personajes')} este turno y no puede jugar más.`,
  },
  'gear-disabled': { 'GG-CONF-06': () => 'Esta partida se juega sin equipamiento.' },
  'gear-limit': { 'GG-GEAR-01': ({ player }) => `${player} ya ha jugado un equipamiento este turno; solo se permite uno.` },
  'invalid-option': {
    'GG-CHOICE-01': ({ option, options }, { name, count }) =>
      `${name(option)} no se puede elegir aquí; hay ${count(options, 'opción distinta', 'opciones distintas')}.`,
  },
  'must-play-character': {
    'GG-FLOW-02': ({ player }) => `${player} tiene un personaje en la mano y debe jugar uno antes del primer combate.`,
    'GG-PLAY-02': ({ player }) => `${player} tiene un personaje en la mano y debe jugar uno antes de terminar la fase principal.`,
  },
  'no-such-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} no es un personaje en juego.`,
  ),
  'not-a-character': sameFor(
    ['GG-GRAFT-05', 'GG-PLAY-03'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} no es un personaje.`,
  ),
  'not-a-gear': { 'GG-GEAR-02': ({ card }, { name }) => `${name(card)} no es un equipamiento.` },
  'not-an-ability': { 'GG-DUEL-02': ({ card }, { name }) => `${name(card)} no es una habilidad.` },
  'not-in-hand-or-pool': {
    'GG-GRAFT-05': ({ card, from, player }, { name }) => `${name(card)} no está en la ${name(from)} de ${player}.`,
  },
  'not-your-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card, owner }: Words<'card' | 'owner'>, { name }: Say) => `${name(card)} pertenece a ${owner}.`,
  ),
  'phase-closed': { 'GG-FLOW-02': () => 'Tras el primer combate del turno ya no se juegan personajes ni equipamiento.' },
  'slot-occupied': {
    'GG-GEAR-03': ({ character, worn }, { name }) => `${name(character)} ya lleva ahí ${name(worn)}, y el equipamiento no se sustituye.`,
  },

  'config-event-count': {
    'GG-CONF-05': orIllFormed((facts, { name, count }) => {
      switch (facts.fault) {
        case 'number':
          return `Hay que usar ${count(facts.eventCount, 'evento', 'eventos')}, pero la lista nombra ${facts.listed}; no indiques el número o nombra otros tantos.`;
        case 'unknown':
          return `El paquete no tiene el evento «${facts.event}».`;
        case 'twice':
          return `${name(facts.event)} aparece dos veces en la lista.`;
      }
    }),
    'GG-PACK-13': ({ events, eventCount }, { count }) =>
      `El paquete tiene ${count(events, 'evento', 'eventos')}; no es posible usar ${eventCount}.`,
  },
  'config-out-of-range': {
    'GG-CONF-02': orIllFormedPart(
      orIllFormed((facts, { count }) => {
        switch (facts.fault) {
          case 'start-player':
            return `Quien empieza ha de ser uno de los jugadores, y ${facts.startPlayer} no lo es.`;
          case 'no-pack':
            return 'Un paquete es un objeto.';
          case 'no-cards':
            return `${facts.field} ha de ser una lista de cartas.`;
          case 'long-id':
            return `El identificador de una carta con ${count(facts.copies, 'ejemplar', 'ejemplares')} ha de ser lo bastante corto para numerarlos.`;
        }
      }),
    ),
  },
  'config-players': {
    'GG-CONF-01': orIllFormed((facts) =>
      facts.fault === 'number' ? `Juegan de dos a cuatro personas, no ${facts.players}.` : `${facts.player} aparece dos veces.`,
    ),
  },

  'bad-face': {
    'GG-DICE-09': () => 'Para poner un dado en otra cara hay que nombrar una cara del 1 al 6.',
    'GG-SPEC-03': ({ fault }) =>
      fault === 'no-face'
        ? 'En esta partida se nombra una cara del 1 al 6 para el dado especial.'
        : 'El dado especial se tira; su cara no se puede nombrar.',
  },
  'bad-target': {
    'GG-DICE-08': ({ side, owner }) =>
      `Este efecto solo alcanza los dados ${side === 'own' ? 'propios' : side === 'opposing' ? 'del adversario' : 'de este duelo'}, no los de ${owner}.`,
  },
  'die-out-of-range': {
    'GG-DICE-03': ({ player, dice }, { count }) => `No existe ese dado: ${player} tiene ${count(dice, 'dado', 'dados')}.`,
    'GG-DICE-08': ({ owner, dice }, { count }) => `No existe ese dado: ${owner} tiene ${count(dice, 'dado', 'dados')}.`,
  },
  'no-die-effect': { 'GG-DICE-08': ({ player, effect }) => `${player} no tiene ningún efecto de dado con el número ${effect + 1}.` },
  'no-reroll-left': { 'GG-DICE-03': ({ player }) => `${player} ya no puede volver a tirar más dados en este duelo.` },
  'special-die-off': { 'GG-SPEC-01': () => 'Esta partida se juega sin dado especial.' },
  'special-die-spent': { 'GG-SPEC-01': ({ player }) => `${player} ya ha usado el dado especial, que solo sirve una vez por partida.` },
  'special-die-window': {
    'GG-SPEC-02': ({ phase }, { name }) => `El dado especial tiene que esperar: ahora no se puede usar (${name(phase, 'words')}).`,
  },

  'pack-bad-dice': {
    'GG-PACK-05': illFormedPart,
    'GG-PACK-08': orIllFormedPart(
      ({ column, withPower, without }, { name, count }) =>
        `Con su poder la carta da ${count(withPower, 'dado', 'dados')} de ${name(column, 'words')}, menos que sin él (${without}).`,
    ),
  },
  'pack-bad-effect': {
    'GG-PACK-10': orIllFormedPart((facts) => {
      switch (facts.fault) {
        case 'unknown-colour':
          return `El paquete no tiene el color «${facts.colour}».`;
        case 'no-dice':
          return 'Un cambio de dados ha de añadir o quitar al menos uno.';
        case 'no-bonus':
          return facts.effect === 'statBonus'
            ? 'Una bonificación ha de dar al menos un dado.'
            : 'Un efecto que devuelve fichas ha de devolver al menos una.';
      }
    }),
    'GG-PACK-11': () => 'El efecto está reservado a quienes tienen el poder de la carta, pero la carta no nombra ninguno.',
  },
  'pack-bad-marker': {
    'GG-PACK-06': orIllFormedPart((facts) =>
      facts.fault === 'number'
        ? `Un personaje tiene de 1 a 6 marcadores genéticos; este tiene ${facts.markers}.`
        : `El paquete no tiene el color «${facts.colour}».`,
    ),
  },
  'pack-bad-slot': { 'GG-PACK-12': illFormedPart },
  'pack-dna-count': { 'GG-PACK-02': ({ dna }) => `Un paquete tiene tres cartas de ADN; este tiene ${dna}.` },
  'pack-duplicate-id': {
    'GG-PACK-01': ({ id, owner }) =>
      owner === null
        ? `El identificador ${id} es una palabra que el juego se reserva.`
        : `El identificador ${id} ya es de otra carta (${owner}).`,
  },
  'pack-too-few-characters': {
    'GG-PACK-04': ({ players, needed, characters }, { count }) =>
      `El paquete tiene ${count(characters, 'personaje', 'personajes')}; para ${count(players, 'jugador', 'jugadores')} necesita ${needed}.`,
  },
  'pack-too-large': {
    'GG-PACK-14': ({ most, cards }, { count }) =>
      `Un paquete tiene como mucho ${count(most, 'carta', 'cartas')} en total; este tiene ${count(cards, 'carta', 'cartas')}.`,
  },
  'pack-too-small': {
    'GG-PACK-03': ({ players, needed, ordinary }, { count }) =>
      `El paquete tiene ${count(ordinary, 'carta corriente', 'cartas corrientes')}; para ${count(players, 'jugador', 'jugadores')} necesita ${needed}.`,
  },
  'pack-unknown-colour': { 'GG-PACK-09': orIllFormedPart(({ colour }) => `El paquete no tiene el color «${colour}».`) },
  'pack-unknown-power': {
    'GG-PACK-07': orIllFormedPart((facts, { name }) => {
      switch (facts.fault) {
        case 'none':
          return 'Un personaje tiene al menos un poder; este no tiene ninguno.';
        case 'unknown':
          return `El paquete no tiene el poder «${facts.power}».`;
        case 'indispensable':
          return `Entre los poderes de todo paquete está ${name(facts.power, 'words')}.`;
      }
    }),
  },
};
