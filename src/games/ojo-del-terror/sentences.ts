import type { Action } from './rules/index.js';
import { type Event, isOrder, type Order, type Terms, type Written } from './types.js';

/** The languages of this game. */
export type Language = 'en' | 'es';

type Name = (id: string) => string;

/** What a language can say. */
interface Tongue {
  action(action: Action, name: Name): string;
  event(event: Event, name: Name): string;
}

const all = (ids: readonly string[], name: Name, and: string): string =>
  ids.length < 2 ? ids.map(name).join('') : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;

const plain: Name = (id) => id;

const english: Tongue = (() => {
  const list = (ids: readonly string[], name: Name = plain) => all(ids, name, 'and');
  const times = (count: number): string => (count === 1 ? '' : ` ×${count}`);
  const terms = ({
    members,
    beneficiary,
    killer,
  }: Pick<Terms, 'members' | 'beneficiary'> & { readonly killer?: string | null | undefined }): string =>
    ` with ${list(members)}, for ${beneficiary}${killer == null ? '' : `, ${killer} killing first`}`;
  const order = (written: Order | Written, name: Name): string => {
    if (!isOrder(written)) return written.type;
    switch (written.type) {
      case 'invade':
        return `invade ${name(written.planet)}${times(written.count)}${written.alliance == null ? '' : terms(written.alliance)}${written.warlord == null ? '' : `, under ${written.warlord}`}`;
      case 'defend':
        return `defend ${name(written.planet)}${times(written.count)}`;
      case 'defend-sector':
        return `defend the sector ${name(written.sector)}${times(written.count)}`;
      case 'cede':
        return `cede ${name(written.planet)} to ${written.to}`;
      case 'trade':
        return `trade ${list(written.give, name)} for ${list(written.receive, name)} with ${written.partner}`;
      case 'claim': {
        const with_ = [written.inside, written.outside, written.sector, written.god].filter((id): id is string => id != null);
        return `claim ${name(written.deed)}${with_.length === 0 ? '' : ` (${list(with_, name)})`}`;
      }
    }
  };
  return {
    action(action, name) {
      switch (action.type) {
        case 'choose-warband':
          return `lead ${name(action.warband)}`;
        case 'add-order':
          return order(action.order, name);
        case 'remove-order':
          return `strike order ${action.index + 1}`;
        case 'submit-orders':
          return action.orders.length === 0
            ? 'hand in an empty sheet'
            : `hand in: ${action.orders.map((written) => order(written, name)).join('; ')}`;
        case 'overrule-deed':
          return `${action.verdict} ${name(action.deed)} to ${action.claimant}`;
        case 'choose-lieutenants':
          return `name ${list(action.lieutenants) || 'nobody'}`;
        case 'commit-orders':
        case 'reopen-orders':
        case 'close-orders':
        case 'publish-turn':
          return name(action.type);
      }
    },
    event(event, name) {
      switch (event.type) {
        case 'game-created':
          return `The game begins with ${list(event.players)}.`;
        case 'warband-chosen':
          return `${event.player} leads the ${name(event.warband)} (${name(event.dedication)}).`;
        case 'turn-started':
          return `Turn ${event.turn} begins. Actions: ${Object.entries(event.allowances)
            .map(([player, actions]) => `${player} ${actions}`)
            .join(', ')}.`;
        case 'order-added':
          return `${event.player} writes: ${order(event.order, name)}.`;
        case 'order-removed':
          return `${event.player} strikes: ${order(event.order, name)}.`;
        case 'orders-committed':
          return `${event.player} commits a sheet.`;
        case 'orders-reopened':
          return `${event.player} takes the sheet back.`;
        case 'orders-closed':
          return event.uncommitted.length === 0
            ? 'The orders are closed.'
            : `The orders are closed; not committed: ${list(event.uncommitted)}.`;
        case 'verdict-recorded':
          return `The referee will ${event.verdict} ${name(event.deed)} to ${event.player}.`;
        case 'orders-revealed':
          return `Turn ${event.turn} is revealed. ${Object.entries(event.sheets)
            .map(([player, orders]) => `${player}: ${orders.map((written) => order(written, name)).join('; ') || 'nothing'}`)
            .join('. ')}.`;
        case 'alliance-formed':
          return `${list(event.players)} attack ${name(event.planet)} as one, for ${event.terms.beneficiary}.`;
        case 'alliance-failed':
          return `The terms ${list(event.players)} wrote for ${name(event.planet)} are not matched; they attack alone.`;
        case 'defence-raised':
          return `${name(event.planet)} stands at Defence ${event.total} (${event.contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`;
        case 'inhabitants-killed':
          return `${event.player} kills ${event.units} ${name(event.kind)} on ${name(event.planet)}.`;
        case 'fight-resolved': {
          const strengths = event.groups
            .map(({ members, attack, residual }) => `${list(members)} ${attack}${residual === attack ? '' : `, ${residual} left`}`)
            .join('; ');
          const end = event.winner === null ? 'nobody wins' : `won for ${event.winner}${event.drawn ? ' by lot' : ''}`;
          return `Fight for ${name(event.planet)}, Defence ${event.defence}: ${strengths}; ${end}.`;
        }
        case 'planet-conquered':
          return `${event.to} conquers ${name(event.planet)}${event.from === null ? '' : ` from ${event.from}`}.`;
        case 'planet-ceded':
          return `${event.from} cedes ${name(event.planet)} to ${event.to}.`;
        case 'cession-failed':
          return `${event.from} cannot cede ${name(event.planet)} to ${event.to}: it is lost.`;
        case 'trade-executed':
          return `${event.from} and ${event.to} trade ${list(event.give, name)} for ${list(event.receive, name)}.`;
        case 'trade-failed':
          return `The trade of ${event.from} with ${event.to} fails: ${event.reason === 'not-mirrored' ? 'the sheets do not match' : 'a planet was lost'}.`;
        case 'player-eliminated':
          return `${event.player} loses the last planet${event.by.length === 0 ? '' : ` to ${list(event.by)}`}.`;
        case 'player-returned':
          return `${event.player} has planets again.`;
        case 'deed-achieved': {
          const who = event.players.map(({ player, points, granted }) => `${player} (${points}${granted ? ', granted' : ''})`);
          return `${name(event.deed)} is achieved by ${list(who)}${event.benefitTo === null ? '' : `; its benefit goes to ${event.benefitTo}`}.`;
        }
        case 'deed-failed':
          return `${event.player} claims ${name(event.deed)} in vain.`;
        case 'turn-scored':
          return `${event.player} scores ${event.points} (${event.territory} territory, ${event.deeds} deeds${event.multiplier === 1 ? '' : `, doubled`}) and has ${event.total}.`;
        case 'lieutenants-chosen':
          return `${event.supremeLord} names ${list(event.lieutenants)}.`;
        case 'game-ended':
          return event.outcome.supremeLord === null
            ? `The game ends: ${list(event.outcome.paladins)} are Paladins of Chaos.`
            : `The game ends: ${event.outcome.supremeLord} is Supreme Chaos Lord.`;
      }
    },
  };
})();

const spanish: Tongue = (() => {
  const list = (ids: readonly string[], name: Name = plain) => all(ids, name, 'y');
  const times = (count: number): string => (count === 1 ? '' : ` ×${count}`);
  const terms = ({
    members,
    beneficiary,
    killer,
  }: Pick<Terms, 'members' | 'beneficiary'> & { readonly killer?: string | null | undefined }): string =>
    ` con ${list(members)}, para ${beneficiary}${killer == null ? '' : `, matando primero ${killer}`}`;
  const order = (written: Order | Written, name: Name): string => {
    if (!isOrder(written)) return written.type;
    switch (written.type) {
      case 'invade':
        return `invadir ${name(written.planet)}${times(written.count)}${written.alliance == null ? '' : terms(written.alliance)}${written.warlord == null ? '' : `, bajo ${written.warlord}`}`;
      case 'defend':
        return `defender ${name(written.planet)}${times(written.count)}`;
      case 'defend-sector':
        return `defender el sector ${name(written.sector)}${times(written.count)}`;
      case 'cede':
        return `ceder ${name(written.planet)} a ${written.to}`;
      case 'trade':
        return `cambiar ${list(written.give, name)} por ${list(written.receive, name)} con ${written.partner}`;
      case 'claim': {
        const with_ = [written.inside, written.outside, written.sector, written.god].filter((id): id is string => id != null);
        return `anunciar ${name(written.deed)}${with_.length === 0 ? '' : ` (${list(with_, name)})`}`;
      }
    }
  };
  return {
    action(action, name) {
      switch (action.type) {
        case 'choose-warband':
          return `liderar ${name(action.warband)}`;
        case 'add-order':
          return order(action.order, name);
        case 'remove-order':
          return `tachar la orden ${action.index + 1}`;
        case 'submit-orders':
          return action.orders.length === 0
            ? 'entregar un turno vacío'
            : `entregar: ${action.orders.map((written) => order(written, name)).join('; ')}`;
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
    event(event, name) {
      switch (event.type) {
        case 'game-created':
          return `Empieza la partida con ${list(event.players)}.`;
        case 'warband-chosen':
          return `${event.player} lidera ${name(event.warband)} (${name(event.dedication)}).`;
        case 'turn-started':
          return `Empieza el turno ${event.turn}. Acciones: ${Object.entries(event.allowances)
            .map(([player, actions]) => `${player} ${actions}`)
            .join(', ')}.`;
        case 'order-added':
          return `${event.player} escribe: ${order(event.order, name)}.`;
        case 'order-removed':
          return `${event.player} tacha: ${order(event.order, name)}.`;
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
          return `Se revela el turno ${event.turn}. ${Object.entries(event.sheets)
            .map(([player, orders]) => `${player}: ${orders.map((written) => order(written, name)).join('; ') || 'nada'}`)
            .join('. ')}.`;
        case 'alliance-formed':
          return `${list(event.players)} atacan ${name(event.planet)} como uno, para ${event.terms.beneficiary}.`;
        case 'alliance-failed':
          return `Los términos de ${list(event.players)} sobre ${name(event.planet)} no coinciden; atacan por separado.`;
        case 'defence-raised':
          return `${name(event.planet)} tiene Defensa ${event.total} (${event.contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`;
        case 'inhabitants-killed':
          return `${event.player} elimina ${event.units} ${name(event.kind)} en ${name(event.planet)}.`;
        case 'fight-resolved': {
          const strengths = event.groups
            .map(({ members, attack, residual }) => `${list(members)} ${attack}${residual === attack ? '' : `, quedan ${residual}`}`)
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
          return `${event.player} vuelve a tener planetas.`;
        case 'deed-achieved': {
          const who = event.players.map(({ player, points, granted }) => `${player} (${points}${granted ? ', concedida' : ''})`);
          return `Gesta ${name(event.deed)}: ${list(who)}${event.benefitTo === null ? '' : `; el beneficio es para ${event.benefitTo}`}.`;
        }
        case 'deed-failed':
          return `${event.player} anuncia en vano ${name(event.deed)}.`;
        case 'turn-scored':
          return `${event.player} gana ${event.points} puntos (${event.territory} por territorio, ${event.deeds} por gestas${event.multiplier === 1 ? '' : ', el doble'}) y tiene ${event.total}.`;
        case 'lieutenants-chosen':
          return `${event.supremeLord} nombra a ${list(event.lieutenants)}.`;
        case 'game-ended':
          return event.outcome.supremeLord === null
            ? `Termina la partida: ${list(event.outcome.paladins)} son Paladines del Caos.`
            : `Termina la partida: ${event.outcome.supremeLord} es Señor del Caos Supremo.`;
      }
    },
  };
})();

/** Actions and events as sentences. */
export const sentences: Readonly<Record<Language, Tongue>> = { en: english, es: spanish };
