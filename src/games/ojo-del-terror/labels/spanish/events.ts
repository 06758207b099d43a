import { counted } from '../../../../core/data/counted.js';
import type { Sentences } from '../language.js';

/** Events in Spanish. */
export const events: Sentences = {
  'game-created': {
    heading: 'partida creada',
    sentence: ({ players, homes }, { list, homed }) => `Empieza la partida con ${list(players.map((player) => homed(player, homes)))}.`,
  },
  'warband-chosen': {
    heading: 'banda elegida',
    sentence: ({ player, warband, dedication }, { name }) =>
      `${player} lidera la banda ${name(warband, 'warbands')} (${name(dedication, 'gods')}).`,
  },
  'turn-started': {
    heading: 'turno empezado',
    sentence: ({ turn, allowances }, { bySeat }) =>
      `Empieza el turno ${turn}. Acciones: ${bySeat(allowances)
        .map(([player, actions]) => `${player} ${actions}`)
        .join(', ')}.`,
  },
  'order-added': {
    heading: 'orden escrita',
    sentence: ({ player, order }, { written }) => `${player} escribe: ${written(order, player)}.`,
  },
  'order-removed': {
    heading: 'orden tachada',
    sentence: ({ player, order }, { written }) => `${player} tacha: ${written(order, player)}.`,
  },
  'orders-committed': { heading: 'turno entregado', sentence: ({ player }) => `${player} entrega su turno.` },
  'orders-reopened': { heading: 'turno retirado', sentence: ({ player }) => `${player} retira su turno.` },
  'orders-closed': {
    heading: 'turnos cerrados',
    sentence: ({ uncommitted }, { list }) =>
      uncommitted.length === 0 ? 'Se cierran los turnos.' : `Se cierran los turnos; sin entregar: ${list(uncommitted)}.`,
  },
  'verdict-recorded': {
    heading: 'veredicto anotado',
    sentence: ({ player, deed, verdict }, { name }) =>
      `El máster decide ${verdict === 'grant' ? 'conceder' : 'denegar'} a ${player} la gesta «${name(deed)}».`,
  },
  'orders-revealed': {
    heading: 'turnos revelados',
    sentence: ({ turn, sheets }, { bySeat, written }) =>
      `Se revela el turno ${turn}. ${bySeat(sheets)
        .map(([player, orders]) => `${player}: ${orders.map((order) => written(order, player)).join('; ') || 'nada'}`)
        .join('. ')}.`,
  },
  'alliance-formed': {
    heading: 'alianza formada',
    sentence: ({ planet, terms, players }, { name, list }) =>
      `${list(players)} atacan ${name(planet, 'planets')} como uno solo, para ${terms.beneficiary}.`,
  },
  'alliance-failed': {
    heading: 'alianza fallida',
    sentence: ({ planet, players }, { name, list }) =>
      `No todos los aliados escribieron lo mismo que ${list(players)} sobre ${name(planet, 'planets')}: la alianza no se forma.`,
  },
  'defence-raised': {
    heading: 'Defensa aumentada',
    sentence: ({ planet, total, contributions }, { name }) =>
      `${name(planet, 'planets')} tiene Defensa ${total} (${contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`,
  },
  'inhabitants-killed': {
    heading: 'habitantes muertos',
    sentence: ({ planet, player, kind, units }, { name }) =>
      `${player} mata ${counted(units, 'unidad', 'unidades')} de ${name(kind, 'kinds')} en ${name(planet, 'planets')}.`,
  },
  'fight-resolved': {
    heading: 'combate resuelto',
    sentence: ({ planet, defence, groups, winner, drawn }, { name, list }) => {
      const strengths = groups
        .map(
          ({ members, attack, residual }) =>
            `${list(members)} ${attack}${residual === attack ? '' : `, ${residual === 1 ? 'queda' : 'quedan'} ${residual}`}`,
        )
        .join('; ');
      const end = winner === null ? 'no lo conquista nadie' : `el planeta es para ${winner}${drawn ? ', por sorteo' : ''}`;
      return `Combate por ${name(planet, 'planets')}, Defensa ${defence}: ${strengths}; ${end}.`;
    },
  },
  'planet-conquered': {
    heading: 'planeta conquistado',
    sentence: ({ planet, from, to }, { name }) => `${to} conquista ${name(planet, 'planets')}${from === null ? '' : ` a ${from}`}.`,
  },
  'planet-ceded': {
    heading: 'planeta cedido',
    sentence: ({ planet, from, to }, { name }) => `${from} cede ${name(planet, 'planets')} a ${to}.`,
  },
  'cession-failed': {
    heading: 'cesión fallida',
    sentence: ({ planet, from, to, reason }, { name }) =>
      `${from} no cede ${name(planet, 'planets')} a ${to}: ${reason === 'not-mirrored' ? 'los dos turnos no encajan' : 'antes se perdió un planeta'}.`,
  },
  'trade-executed': {
    heading: 'intercambio hecho',
    sentence({ from, to, give, receive }, { list }) {
      if (give.length > 0 && receive.length > 0)
        return `${list([from, to])} intercambian ${list(give, 'planets')} por ${list(receive, 'planets')}.`;
      if (give.length === 0 && receive.length === 0)
        return `El intercambio de ${from} con ${to} vale: ambos han conquistado lo que iban a recibir.`;
      const [giver, taker] = give.length > 0 ? [from, to] : [to, from];
      return `El intercambio de ${from} con ${to} vale: ${giver} ha conquistado lo que iba a recibir y entrega ${list([...give, ...receive], 'planets')} a ${taker}.`;
    },
  },
  'trade-failed': {
    heading: 'intercambio fallido',
    sentence: ({ from, to, reason }) =>
      `Falla el intercambio de ${from} con ${to}: ${reason === 'not-mirrored' ? 'los dos turnos no encajan' : 'antes se perdió un planeta'}.`,
  },
  'player-eliminated': {
    heading: 'jugador eliminado',
    sentence: ({ player, by }, { list }) => `${player} pierde su último planeta ante ${list(by)}.`,
  },
  'player-returned': { heading: 'jugador con planetas', sentence: ({ player }) => `${player} ya tiene planetas.` },
  'deed-achieved': {
    heading: 'gesta cumplida',
    sentence: ({ deed, players, benefitTo }, { name, list, benefit, paysAllies }) => {
      const who = players.map(({ player, points, granted }) => `${player} (${counted(points, 'punto')}${granted ? ', concedida' : ''})`);
      const gain = benefit(deed, benefitTo);
      return `${list(who)} ${who.length === 1 ? 'cumple' : 'cumplen'} la gesta «${name(deed)}»${gain === null ? '' : `; ${benefitTo} gana ${gain}`}${paysAllies(deed, players) ? '; los aliados que reconocieron a su Señor de la Guerra ganan 1 punto cada uno' : ''}.`;
    },
  },
  'deed-failed': {
    heading: 'gesta fallida',
    sentence: ({ deed, player }, { name }) => `${player} anuncia en vano la gesta «${name(deed)}».`,
  },
  'turn-scored': {
    heading: 'turno puntuado',
    sentence: ({ player, territory, deeds, multiplier, points, total }) =>
      `${player} gana ${counted(points, 'punto')} (${territory} por territorio, ${deeds} por gestas${multiplier === 1 ? '' : '; el turno vale doble'}) y tiene ${total}.`,
  },
  'lieutenants-chosen': {
    heading: 'lugartenientes nombrados',
    sentence: ({ supremeLord, lieutenants }, { list }) =>
      `${supremeLord} nombra ${lieutenants.length === 1 ? 'lugarteniente' : 'lugartenientes'} a ${list(lieutenants)}.`,
  },
  'game-ended': {
    heading: 'partida terminada',
    sentence: ({ outcome: { supremeLord, paladins } }, { list }) =>
      supremeLord === null
        ? `Termina la partida: ${list(paladins)} son Paladines del Caos.`
        : `Termina la partida: ${supremeLord} es Señor del Caos Supremo.`,
  },
};
