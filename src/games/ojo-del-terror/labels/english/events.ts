import { counted } from '../../../../core/data/counted.js';
import type { Sentences } from '../language.js';

/** Events in English. */
export const events: Sentences = {
  'game-created': {
    heading: 'game created',
    sentence: ({ players, homes }, { list, homed }) => `The game begins with ${list(players.map((player) => homed(player, homes)))}.`,
  },
  'warband-chosen': {
    heading: 'warband chosen',
    sentence: ({ player, warband, dedication }, { name }) =>
      `${player} leads the ${name(warband, 'warbands')} (${name(dedication, 'gods')}).`,
  },
  'turn-started': {
    heading: 'turn started',
    sentence: ({ turn, allowances }, { bySeat }) =>
      `Turn ${turn} begins. Actions: ${bySeat(allowances)
        .map(([player, actions]) => `${player} ${actions}`)
        .join(', ')}.`,
  },
  'order-added': {
    heading: 'order written',
    sentence: ({ player, order }, { written }) => `${player} writes: ${written(order, player)}.`,
  },
  'order-removed': {
    heading: 'order struck',
    sentence: ({ player, order }, { written }) => `${player} strikes: ${written(order, player)}.`,
  },
  'orders-committed': { heading: 'sheet committed', sentence: ({ player }) => `${player} commits their sheet.` },
  'orders-reopened': { heading: 'sheet taken back', sentence: ({ player }) => `${player} takes their sheet back.` },
  'orders-closed': {
    heading: 'orders closed',
    sentence: ({ uncommitted }, { list }) =>
      uncommitted.length === 0 ? 'The orders are closed.' : `The orders are closed; not committed: ${list(uncommitted)}.`,
  },
  'verdict-recorded': {
    heading: 'verdict recorded',
    sentence: ({ player, deed, verdict }, { name }) => `The referee will ${verdict} ${name(deed)} to ${player}.`,
  },
  'orders-revealed': {
    heading: 'orders revealed',
    sentence: ({ turn, sheets }, { bySeat, written }) =>
      `Turn ${turn} is revealed. ${bySeat(sheets)
        .map(([player, orders]) => `${player}: ${orders.map((order) => written(order, player)).join('; ') || 'nothing'}`)
        .join('. ')}.`,
  },
  'alliance-formed': {
    heading: 'alliance formed',
    sentence: ({ planet, terms, players }, { name, list }) =>
      `${list(players)} attack ${name(planet, 'planets')} as one, for ${terms.beneficiary}.`,
  },
  'alliance-failed': {
    heading: 'alliance failed',
    sentence: ({ planet, players }, { name, list }) =>
      `Not all allies wrote what ${list(players)} wrote about ${name(planet, 'planets')}: the alliance does not come about.`,
  },
  'defence-raised': {
    heading: 'Defence raised',
    sentence: ({ planet, total, contributions }, { name }) =>
      `${name(planet, 'planets')} stands at Defence ${total} (${contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`,
  },
  'inhabitants-killed': {
    heading: 'inhabitants killed',
    sentence: ({ planet, player, kind, units }, { name }) =>
      `${player} kills ${counted(units, 'unit')} of ${name(kind, 'kinds')} on ${name(planet, 'planets')}.`,
  },
  'fight-resolved': {
    heading: 'fight resolved',
    sentence: ({ planet, defence, groups, winner, drawn }, { name, list }) => {
      const strengths = groups
        .map(({ members, attack, residual }) => `${list(members)} ${attack}${residual === attack ? '' : `, ${residual} left`}`)
        .join('; ');
      const end = winner === null ? 'nobody conquers it' : `the planet goes to ${winner}${drawn ? ', by lot' : ''}`;
      return `Fight for ${name(planet, 'planets')}, Defence ${defence}: ${strengths}; ${end}.`;
    },
  },
  'planet-conquered': {
    heading: 'planet conquered',
    sentence: ({ planet, from, to }, { name }) => `${to} conquers ${name(planet, 'planets')}${from === null ? '' : ` from ${from}`}.`,
  },
  'planet-ceded': {
    heading: 'planet ceded',
    sentence: ({ planet, from, to }, { name }) => `${from} cedes ${name(planet, 'planets')} to ${to}.`,
  },
  'cession-failed': {
    heading: 'cession failed',
    sentence: ({ planet, from, to, reason }, { name }) =>
      `${from} does not cede ${name(planet, 'planets')} to ${to}: ${reason === 'not-mirrored' ? 'the two sheets do not match' : 'a planet was lost first'}.`,
  },
  'trade-executed': {
    heading: 'trade executed',
    sentence({ from, to, give, receive }, { list }) {
      if (give.length > 0 && receive.length > 0) return `${from} and ${to} trade ${list(give, 'planets')} for ${list(receive, 'planets')}.`;
      if (give.length === 0 && receive.length === 0)
        return `The trade of ${from} with ${to} stands: both have conquered what they were to receive.`;
      const [giver, taker] = give.length > 0 ? [from, to] : [to, from];
      return `The trade of ${from} with ${to} stands: ${giver} has conquered what they were to receive and hands ${list([...give, ...receive], 'planets')} to ${taker}.`;
    },
  },
  'trade-failed': {
    heading: 'trade failed',
    sentence: ({ from, to, reason }) =>
      `The trade of ${from} with ${to} fails: ${reason === 'not-mirrored' ? 'the two sheets do not match' : 'a planet was lost first'}.`,
  },
  'player-eliminated': {
    heading: 'player eliminated',
    sentence: ({ player, by }, { list }) => `${player} loses their last planet to ${list(by)}.`,
  },
  'player-returned': { heading: 'player with planets', sentence: ({ player }) => `${player} now has planets.` },
  'deed-achieved': {
    heading: 'deed achieved',
    sentence: ({ deed, players, benefitTo }, { name, list, benefit, paysAllies }) => {
      const who = players.map(({ player, points, granted }) => `${player} (${counted(points, 'point')}${granted ? ', granted' : ''})`);
      const gain = benefit(deed, benefitTo);
      return `${name(deed)} is achieved by ${list(who)}${gain === null ? '' : `; ${benefitTo} gains ${gain}`}${paysAllies(deed, players) ? '; allies who acknowledged their Warlord gain 1 point each' : ''}.`;
    },
  },
  'deed-failed': { heading: 'deed failed', sentence: ({ deed, player }, { name }) => `${player} claims ${name(deed)} in vain.` },
  'turn-scored': {
    heading: 'turn scored',
    sentence: ({ player, territory, deeds, multiplier, points, total }) =>
      `${player} scores ${counted(points, 'point')} (${territory} by territory, ${deeds} by deeds${multiplier === 1 ? '' : '; the turn pays double'}) and has ${total}.`,
  },
  'lieutenants-chosen': {
    heading: 'lieutenants named',
    sentence: ({ supremeLord, lieutenants }, { list }) =>
      `${supremeLord} names ${list(lieutenants)} as ${lieutenants.length === 1 ? 'lieutenant' : 'lieutenants'}.`,
  },
  'game-ended': {
    heading: 'game over',
    sentence: ({ outcome: { supremeLord, paladins } }, { list }) =>
      supremeLord === null
        ? `The game ends: ${list(paladins)} are Paladins of Chaos.`
        : `The game ends: ${supremeLord} is Supreme Chaos Lord.`,
  },
};
