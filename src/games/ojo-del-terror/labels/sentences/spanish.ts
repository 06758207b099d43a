import { benefitOf, bySeat, homed, listWith, orderTeller, type Tongue } from './tongue.js';

const list = listWith('y');
const order = orderTeller({
  and: 'y',
  invade: (planet) => `invadir ${planet}`,
  terms: (members, beneficiary) => `con ${members}, para ${beneficiary}`,
  killer: (killer) => `matando primero ${killer}`,
  warlord: (warlord) => `bajo ${warlord}`,
  defend: (planet) => `defender ${planet}`,
  defendSector: (sector) => `defender el sector ${sector}`,
  cede: (planet, to) => `ceder ${planet} a ${to}`,
  trade: (give, receive, partner) => `cambiar ${give} por ${receive} con ${partner}`,
  claim: (deed) => `anunciar ${deed}`,
});

/** The chronicle in Spanish, the language of the book. */
export const spanish: Tongue = {
  action(action, name) {
    switch (action.type) {
      case 'choose-warband':
        return `liderar ${name(action.warband)}`;
      case 'add-order':
        return order(action.order, name, action.player);
      case 'remove-order':
        return `tachar la orden ${action.index + 1}`;
      case 'submit-orders':
        return action.orders.length === 0
          ? 'entregar un turno vacío'
          : `entregar: ${action.orders.map((written) => order(written, name, action.player)).join('; ')}`;
      case 'overrule-deed':
        return `${action.verdict === 'grant' ? 'conceder' : 'denegar'} ${name(action.deed)} a ${action.claimant}`;
      case 'choose-lieutenants':
        return `nombrar a ${list(action.lieutenants) || 'nadie'}`;
      case 'commit-orders':
      case 'reopen-orders':
      case 'close-orders':
      case 'publish-turn':
        return name(action.type);
    }
  },
  event(event, name, seats) {
    switch (event.type) {
      case 'game-created':
        return `Empieza la partida con ${list(event.players.map((player) => homed(player, event.homes, name)))}.`;
      case 'warband-chosen':
        return `${event.player} lidera a ${name(event.warband)} (${name(event.dedication)}).`;
      case 'turn-started':
        return `Empieza el turno ${event.turn}. Acciones: ${bySeat(event.allowances, seats)
          .map(([player, actions]) => `${player} ${actions}`)
          .join(', ')}.`;
      case 'order-added':
        return `${event.player} escribe: ${order(event.order, name, event.player)}.`;
      case 'order-removed':
        return `${event.player} tacha: ${order(event.order, name, event.player)}.`;
      case 'orders-committed':
        return `${event.player} entrega su turno.`;
      case 'orders-reopened':
        return `${event.player} retira su turno.`;
      case 'orders-closed':
        return event.uncommitted.length === 0
          ? 'Se cierran los turnos.'
          : `Se cierran los turnos; sin entregar: ${list(event.uncommitted)}.`;
      case 'verdict-recorded':
        return `El máster decide ${event.verdict === 'grant' ? 'conceder' : 'denegar'} ${name(event.deed)} a ${event.player}.`;
      case 'orders-revealed':
        return `Se revela el turno ${event.turn}. ${bySeat(event.sheets, seats)
          .map(([player, orders]) => `${player}: ${orders.map((written) => order(written, name, player)).join('; ') || 'nada'}`)
          .join('. ')}.`;
      case 'alliance-formed':
        return `${list(event.players)} atacan ${name(event.planet)} como uno, para ${event.terms.beneficiary}.`;
      case 'alliance-failed':
        return `No todos los aliados escribieron lo que ${list(event.players)} sobre ${name(event.planet)}: no hay tal alianza.`;
      case 'defence-raised':
        return `${name(event.planet)} tiene Defensa ${event.total} (${event.contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`;
      case 'inhabitants-killed':
        return `${event.player} elimina ${event.units} ${event.units === 1 ? 'unidad' : 'unidades'} de ${name(event.kind)} en ${name(event.planet)}.`;
      case 'fight-resolved': {
        const strengths = event.groups
          .map(({ members, attack, residual }) => `${list(members)} ${attack}${residual === attack ? '' : `, resto ${residual}`}`)
          .join('; ');
        const end = event.winner === null ? 'no gana nadie' : `ganado para ${event.winner}${event.drawn ? ' por sorteo' : ''}`;
        return `Combate por ${name(event.planet)}, Defensa ${event.defence}: ${strengths}; ${end}.`;
      }
      case 'planet-conquered':
        return `${event.to} conquista ${name(event.planet)}${event.from === null ? '' : ` a ${event.from}`}.`;
      case 'planet-ceded':
        return `${event.from} cede ${name(event.planet)} a ${event.to}.`;
      case 'cession-failed':
        return `${event.from} no puede ceder ${name(event.planet)} a ${event.to}: lo ha perdido.`;
      case 'trade-executed':
        return `${event.from} y ${event.to} cambian ${list(event.give, name)} por ${list(event.receive, name)}.`;
      case 'trade-failed':
        return `Falla el intercambio de ${event.from} con ${event.to}: ${event.reason === 'not-mirrored' ? 'los turnos no coinciden' : 'se perdió un planeta'}.`;
      case 'player-eliminated':
        return `${event.player} pierde su último planeta${event.by.length === 0 ? '' : ` ante ${list(event.by)}`}.`;
      case 'player-returned':
        return `${event.player} tiene planetas.`;
      case 'deed-achieved': {
        const who = event.players.map(({ player, points, granted }) => `${player} (${points}${granted ? ', concedida' : ''})`);
        return `Gesta ${name(event.deed)}: ${list(who)}${event.benefitTo === null ? '' : `; ${event.benefitTo} gana ${name(benefitOf(event.deed))}`}.`;
      }
      case 'deed-failed':
        return `${event.player} anuncia en vano ${name(event.deed)}.`;
      case 'turn-scored':
        return `${event.player} gana ${event.points} puntos (${event.territory} por territorio, ${event.deeds} por gestas${event.multiplier === 1 ? '' : ', el doble'}) y tiene ${event.total}.`;
      case 'lieutenants-chosen':
        return `${event.supremeLord} nombra lugartenientes a ${list(event.lieutenants)}.`;
      case 'game-ended':
        return event.outcome.supremeLord === null
          ? `Termina la partida: ${list(event.outcome.paladins)} son Paladines del Caos.`
          : `Termina la partida: ${event.outcome.supremeLord} es Señor del Caos Supremo.`;
    }
  },
};
