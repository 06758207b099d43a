import { benefitOf, bySeat, homed, listWith, orderTeller, type Tongue } from './tongue.js';

const list = listWith('and');
const order = orderTeller({
  and: 'and',
  invade: (planet) => `invade ${planet}`,
  terms: (members, beneficiary) => `with ${members}, for ${beneficiary}`,
  killer: (killer) => `${killer} killing first`,
  warlord: (warlord) => `under ${warlord}`,
  defend: (planet) => `defend ${planet}`,
  defendSector: (sector) => `defend the sector ${sector}`,
  cede: (planet, to) => `cede ${planet} to ${to}`,
  trade: (give, receive, partner) => `trade ${give} for ${receive} with ${partner}`,
  claim: (deed) => `claim ${deed}`,
});

/** The chronicle in English. */
export const english: Tongue = {
  action(action, name) {
    switch (action.type) {
      case 'choose-warband':
        return `lead ${name(action.warband)}`;
      case 'add-order':
        return order(action.order, name, action.player);
      case 'remove-order':
        return `strike order ${action.index + 1}`;
      case 'submit-orders':
        return action.orders.length === 0
          ? 'hand in an empty sheet'
          : `hand in: ${action.orders.map((written) => order(written, name, action.player)).join('; ')}`;
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
  event(event, name, seats) {
    switch (event.type) {
      case 'game-created':
        return `The game begins with ${list(event.players.map((player) => homed(player, event.homes, name)))}.`;
      case 'warband-chosen':
        return `${event.player} leads the ${name(event.warband)} (${name(event.dedication)}).`;
      case 'turn-started':
        return `Turn ${event.turn} begins. Actions: ${bySeat(event.allowances, seats)
          .map(([player, actions]) => `${player} ${actions}`)
          .join(', ')}.`;
      case 'order-added':
        return `${event.player} writes: ${order(event.order, name, event.player)}.`;
      case 'order-removed':
        return `${event.player} strikes: ${order(event.order, name, event.player)}.`;
      case 'orders-committed':
        return `${event.player} commits the sheet.`;
      case 'orders-reopened':
        return `${event.player} takes the sheet back.`;
      case 'orders-closed':
        return event.uncommitted.length === 0
          ? 'The orders are closed.'
          : `The orders are closed; not committed: ${list(event.uncommitted)}.`;
      case 'verdict-recorded':
        return `The referee will ${event.verdict} ${name(event.deed)} to ${event.player}.`;
      case 'orders-revealed':
        return `Turn ${event.turn} is revealed. ${bySeat(event.sheets, seats)
          .map(([player, orders]) => `${player}: ${orders.map((written) => order(written, name, player)).join('; ') || 'nothing'}`)
          .join('. ')}.`;
      case 'alliance-formed':
        return `${list(event.players)} attack ${name(event.planet)} as one, for ${event.terms.beneficiary}.`;
      case 'alliance-failed':
        return `Not all allies wrote what ${list(event.players)} wrote about ${name(event.planet)}: that alliance does not come about.`;
      case 'defence-raised':
        return `${name(event.planet)} stands at Defence ${event.total} (${event.contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`;
      case 'inhabitants-killed':
        return `${event.player} kills ${event.units} ${event.units === 1 ? 'unit' : 'units'} of ${name(event.kind)} on ${name(event.planet)}.`;
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
        return `${event.player} has planets.`;
      case 'deed-achieved': {
        const who = event.players.map(({ player, points, granted }) => `${player} (${points}${granted ? ', granted' : ''})`);
        return `${name(event.deed)} is achieved by ${list(who)}${event.benefitTo === null ? '' : `; ${event.benefitTo} gains ${name(benefitOf(event.deed))}`}.`;
      }
      case 'deed-failed':
        return `${event.player} claims ${name(event.deed)} in vain.`;
      case 'turn-scored':
        return `${event.player} scores ${event.points} (${event.territory} territory, ${event.deeds} deeds${event.multiplier === 1 ? '' : `, doubled`}) and has ${event.total}.`;
      case 'lieutenants-chosen':
        return `${event.supremeLord} names ${list(event.lieutenants)} to be lieutenants.`;
      case 'game-ended':
        return event.outcome.supremeLord === null
          ? `The game ends: ${list(event.outcome.paladins)} are Paladins of Chaos.`
          : `The game ends: ${event.outcome.supremeLord} is Supreme Chaos Lord.`;
    }
  },
};
