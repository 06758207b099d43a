import { counted } from '../../../../core/data/counted.js';
import type { Sentences } from '../language.js';
import { of } from './phrases.js';

/** Events in Catalan. */
export const events: Sentences = {
  'game-created': {
    heading: 'partida creada',
    sentence: ({ players, homes }, { list, homed }) => `Comença la partida amb ${list(players.map((player) => homed(player, homes)))}.`,
  },
  'warband-chosen': {
    heading: 'banda triada',
    sentence: ({ player, warband, dedication }, { name }) =>
      `${player} lidera la banda ${name(warband, 'warbands')} (${name(dedication, 'gods')}).`,
  },
  'turn-started': {
    heading: 'torn començat',
    sentence: ({ turn, allowances }, { bySeat }) =>
      `Comença el torn ${turn}. Accions: ${bySeat(allowances)
        .map(([player, actions]) => `${player} ${actions}`)
        .join(', ')}.`,
  },
  'order-added': {
    heading: 'ordre escrita',
    sentence: ({ player, order }, { written }) => `${player} escriu: ${written(order, player)}.`,
  },
  'order-removed': {
    heading: 'ordre ratllada',
    sentence: ({ player, order }, { written }) => `${player} ratlla: ${written(order, player)}.`,
  },
  'orders-committed': { heading: 'full lliurat', sentence: ({ player }) => `${player} lliura el seu full.` },
  'orders-reopened': { heading: 'full retirat', sentence: ({ player }) => `${player} retira el seu full.` },
  'orders-closed': {
    heading: 'fulls tancats',
    sentence: ({ uncommitted }, { list }) =>
      uncommitted.length === 0 ? 'Es tanquen els fulls.' : `Es tanquen els fulls; sense lliurar: ${list(uncommitted)}.`,
  },
  'verdict-recorded': {
    heading: 'veredicte apuntat',
    sentence: ({ player, deed, verdict }, { name }) =>
      `El màster decideix ${verdict === 'grant' ? 'concedir' : 'denegar'} a ${player} la gesta «${name(deed)}».`,
  },
  'orders-revealed': {
    heading: 'fulls revelats',
    sentence: ({ turn, sheets }, { bySeat, written }) =>
      `Es revela el torn ${turn}. ${bySeat(sheets)
        .map(([player, orders]) => `${player}: ${orders.map((order) => written(order, player)).join('; ') || 'res'}`)
        .join('. ')}.`,
  },
  'alliance-formed': {
    heading: 'aliança formada',
    sentence: ({ planet, terms, players }, { name, list }) =>
      `${list(players)} ataquen ${name(planet, 'planets')} com un de sol, per a ${terms.beneficiary}.`,
  },
  'alliance-failed': {
    heading: 'aliança fallida',
    sentence: ({ planet, players }, { name, list }) =>
      `No tots els aliats van escriure el mateix que ${list(players)} sobre ${name(planet, 'planets')}: l’aliança no es forma.`,
  },
  'defence-raised': {
    heading: 'Defensa augmentada',
    sentence: ({ planet, total, contributions }, { name }) =>
      `${name(planet, 'planets')} té Defensa ${total} (${contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`,
  },
  'inhabitants-killed': {
    heading: 'habitants morts',
    sentence: ({ planet, player, kind, units }, { name }) =>
      `${player} mata ${counted(units, 'unitat', 'unitats')} ${of(name(kind, 'kinds'))} a ${name(planet, 'planets')}.`,
  },
  'fight-resolved': {
    heading: 'combat resolt',
    sentence: ({ planet, defence, groups, winner, drawn }, { name, list }) => {
      const strengths = groups
        .map(
          ({ members, attack, residual }) =>
            `${list(members)} ${attack}${residual === attack ? '' : `, en ${residual === 1 ? 'queda' : 'queden'} ${residual}`}`,
        )
        .join('; ');
      const end = winner === null ? 'no el conquereix ningú' : `el planeta és per a ${winner}${drawn ? ', per sorteig' : ''}`;
      return `Combat per ${name(planet, 'planets')}, Defensa ${defence}: ${strengths}; ${end}.`;
    },
  },
  'planet-conquered': {
    heading: 'planeta conquerit',
    sentence: ({ planet, from, to }, { name }) => `${to} conquereix ${name(planet, 'planets')}${from === null ? '' : ` a ${from}`}.`,
  },
  'planet-ceded': {
    heading: 'planeta cedit',
    sentence: ({ planet, from, to }, { name }) => `${from} cedeix ${name(planet, 'planets')} a ${to}.`,
  },
  'cession-failed': {
    heading: 'cessió fallida',
    sentence: ({ planet, from, to, reason }, { name }) =>
      `${from} no cedeix ${name(planet, 'planets')} a ${to}: ${reason === 'not-mirrored' ? 'els dos fulls no encaixen' : 'abans es va perdre un planeta'}.`,
  },
  'trade-executed': {
    heading: 'intercanvi fet',
    sentence({ from, to, give, receive }, { list }) {
      if (give.length > 0 && receive.length > 0)
        return `${from} i ${to} intercanvien ${list(give, 'planets')} per ${list(receive, 'planets')}.`;
      if (give.length === 0 && receive.length === 0)
        return `L’intercanvi ${of(from)} amb ${to} val: tots dos han conquerit el que havien de rebre.`;
      const [giver, taker] = give.length > 0 ? [from, to] : [to, from];
      return `L’intercanvi ${of(from)} amb ${to} val: ${giver} ha conquerit el que havia de rebre i lliura ${list([...give, ...receive], 'planets')} a ${taker}.`;
    },
  },
  'trade-failed': {
    heading: 'intercanvi fallit',
    sentence: ({ from, to, reason }) =>
      `Falla l’intercanvi ${of(from)} amb ${to}: ${reason === 'not-mirrored' ? 'els dos fulls no encaixen' : 'abans es va perdre un planeta'}.`,
  },
  'player-eliminated': {
    heading: 'jugador eliminat',
    sentence: ({ player, by }, { list }) => `${player} perd el seu últim planeta davant ${of(list(by))}.`,
  },
  'player-returned': { heading: 'jugador amb planetes', sentence: ({ player }) => `${player} ja té planetes.` },
  'deed-achieved': {
    heading: 'gesta complerta',
    sentence: ({ deed, players, benefitTo }, { name, list, benefit, paysAllies }) => {
      const who = players.map(
        ({ player, points, granted }) => `${player} (${counted(points, 'punt')}${granted ? ', concedida pel màster' : ''})`,
      );
      const gain = benefit(deed, benefitTo);
      return `${list(who)} ${who.length === 1 ? 'compleix' : 'compleixen'} la gesta «${name(deed)}»${gain === null ? '' : `; ${benefitTo} guanya ${gain}`}${paysAllies(deed, players) ? '; els aliats que han reconegut el seu Senyor de la Guerra guanyen 1 punt cadascun' : ''}.`;
    },
  },
  'deed-failed': {
    heading: 'gesta fallida',
    sentence: ({ deed, player }, { name }) => `${player} anuncia en va la gesta «${name(deed)}».`,
  },
  'turn-scored': {
    heading: 'torn puntuat',
    sentence: ({ player, territory, deeds, multiplier, points, total }) =>
      `${player} guanya ${counted(points, 'punt')} (${territory} per territori, ${deeds} per gestes${multiplier === 1 ? '' : '; el torn val doble'}) i en té ${total}.`,
  },
  'lieutenants-chosen': {
    heading: 'lloctinents nomenats',
    sentence: ({ supremeLord, lieutenants }, { list }) =>
      `${supremeLord} nomena ${lieutenants.length === 1 ? 'lloctinent' : 'lloctinents'} ${list(lieutenants)}.`,
  },
  'game-ended': {
    heading: 'partida acabada',
    sentence: ({ outcome: { supremeLord, paladins } }, { list }) =>
      supremeLord === null
        ? `S’acaba la partida: ${list(paladins)} són Paladins del Caos.`
        : `S’acaba la partida: ${supremeLord} és Senyor Suprem del Caos.`,
  },
};
