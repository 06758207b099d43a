import type { Sentences } from '../language.js';
import { of, than } from './phrases.js';

const plural = (number: number, thing: string, things: string): string => `${number} ${Math.abs(number) < 2 ? thing : things}`;

/** Events in French. */
export const events: Sentences = {
  'game-created': {
    heading: 'partie créée',
    sentence: ({ players, homes }, { list, homed }) => `La partie commence avec ${list(players.map((player) => homed(player, homes)))}.`,
  },
  'warband-chosen': {
    heading: 'bande choisie',
    sentence: ({ player, warband, dedication }, { name }) =>
      `${player} mène la bande ${name(warband, 'warbands')} (${name(dedication, 'gods')}).`,
  },
  'turn-started': {
    heading: 'tour commencé',
    sentence: ({ turn, allowances }, { bySeat }) =>
      `Le tour ${turn} commence. Actions : ${bySeat(allowances)
        .map(([player, actions]) => `${player} ${actions}`)
        .join(', ')}.`,
  },
  'order-added': {
    heading: 'ordre écrit',
    sentence: ({ player, order }, { written }) => `${player} écrit : ${written(order, player)}.`,
  },
  'order-removed': {
    heading: 'ordre rayé',
    sentence: ({ player, order }, { written }) => `${player} raye : ${written(order, player)}.`,
  },
  'orders-committed': { heading: 'feuille remise', sentence: ({ player }) => `${player} remet sa feuille.` },
  'orders-reopened': { heading: 'feuille reprise', sentence: ({ player }) => `${player} reprend sa feuille.` },
  'orders-closed': {
    heading: 'ordres clos',
    sentence: ({ uncommitted }, { list }) =>
      uncommitted.length === 0 ? 'Les ordres sont clos.' : `Les ordres sont clos ; feuilles non remises : ${list(uncommitted)}.`,
  },
  'verdict-recorded': {
    heading: 'verdict noté',
    sentence: ({ player, deed, verdict }, { name }) =>
      `Le maître de jeu décide ${verdict === 'grant' ? 'd’accorder' : 'de refuser'} à ${player} l’exploit « ${name(deed)} ».`,
  },
  'orders-revealed': {
    heading: 'ordres révélés',
    sentence: ({ turn, sheets }, { bySeat, written }) =>
      `Le tour ${turn} est révélé. ${bySeat(sheets)
        .map(([player, orders]) => `${player} : ${orders.map((order) => written(order, player)).join(' ; ') || 'rien'}`)
        .join('. ')}.`,
  },
  'alliance-formed': {
    heading: 'alliance formée',
    sentence: ({ planet, terms, players }, { name, list }) =>
      `${list(players)} attaquent ensemble ${name(planet, 'planets')}, pour ${terms.beneficiary}.`,
  },
  'alliance-failed': {
    heading: 'alliance manquée',
    sentence: ({ planet, players }, { name, list }) =>
      `Les alliés n’ont pas tous écrit la même chose ${than(list(players))} sur ${name(planet, 'planets')} : l’alliance ne se forme pas.`,
  },
  'defence-raised': {
    heading: 'Défense augmentée',
    sentence: ({ planet, total, contributions }, { name }) =>
      `${name(planet, 'planets')} a une Défense de ${total} (${contributions.map(({ player, count }) => `${player} +${count}`).join(', ')}).`,
  },
  'inhabitants-killed': {
    heading: 'habitants tués',
    sentence: ({ planet, player, kind, units }, { name }) =>
      `${player} tue ${plural(units, 'unité', 'unités')} ${of(name(kind, 'kinds'))} sur ${name(planet, 'planets')}.`,
  },
  'fight-resolved': {
    heading: 'combat résolu',
    sentence: ({ planet, defence, groups, winner, drawn }, { name, list }) => {
      const strengths = groups
        .map(({ members, attack, residual }) => `${list(members)} ${attack}${residual === attack ? '' : `, reste ${residual}`}`)
        .join(' ; ');
      const end = winner === null ? 'personne ne la conquiert' : `la planète est pour ${winner}${drawn ? ', par tirage au sort' : ''}`;
      return `Combat pour ${name(planet, 'planets')}, Défense ${defence} : ${strengths} ; ${end}.`;
    },
  },
  'planet-conquered': {
    heading: 'planète conquise',
    sentence: ({ planet, from, to }, { name }) => `${to} conquiert ${name(planet, 'planets')}${from === null ? '' : ` sur ${from}`}.`,
  },
  'planet-ceded': {
    heading: 'planète cédée',
    sentence: ({ planet, from, to }, { name }) => `${from} cède ${name(planet, 'planets')} à ${to}.`,
  },
  'cession-failed': {
    heading: 'cession manquée',
    sentence: ({ planet, from, to, reason }, { name }) =>
      `${from} ne cède pas ${name(planet, 'planets')} à ${to} : ${reason === 'not-mirrored' ? 'les deux feuilles ne concordent pas' : 'une planète a été perdue avant'}.`,
  },
  'trade-executed': {
    heading: 'échange fait',
    sentence({ from, to, give, receive }, { list }) {
      if (give.length > 0 && receive.length > 0)
        return `${from} et ${to} échangent ${list(give, 'planets')} contre ${list(receive, 'planets')}.`;
      if (give.length === 0 && receive.length === 0)
        return `L’échange ${of(from)} avec ${to} tient : chacun a conquis ce qu’il devait recevoir.`;
      const [giver, taker] = give.length > 0 ? [from, to] : [to, from];
      return `L’échange ${of(from)} avec ${to} tient : ${giver} a conquis ce qui devait lui revenir et remet ${list([...give, ...receive], 'planets')} à ${taker}.`;
    },
  },
  'trade-failed': {
    heading: 'échange manqué',
    sentence: ({ from, to, reason }) =>
      `L’échange ${of(from)} avec ${to} échoue : ${reason === 'not-mirrored' ? 'les deux feuilles ne concordent pas' : 'une planète a été perdue avant'}.`,
  },
  'player-eliminated': {
    heading: 'joueur éliminé',
    sentence: ({ player, by }, { list }) => `${player} perd sa dernière planète face à ${list(by)}.`,
  },
  'player-returned': { heading: 'joueur avec des planètes', sentence: ({ player }) => `${player} a désormais des planètes.` },
  'deed-achieved': {
    heading: 'exploit accompli',
    sentence: ({ deed, players, benefitTo }, { name, list, benefit, paysAllies }) => {
      const who = players.map(
        ({ player, points, granted }) => `${player} (${plural(points, 'point', 'points')}${granted ? ', accordé' : ''})`,
      );
      const gain = benefit(deed, benefitTo);
      return `${list(who)} ${who.length === 1 ? 'accomplit' : 'accomplissent'} l’exploit « ${name(deed)} »${gain === null ? '' : ` ; ${benefitTo} gagne ${gain}`}${paysAllies(deed, players) ? ' ; les alliés qui ont reconnu leur Seigneur de Guerre gagnent 1 point chacun' : ''}.`;
    },
  },
  'deed-failed': {
    heading: 'exploit manqué',
    sentence: ({ deed, player }, { name }) => `${player} annonce en vain l’exploit « ${name(deed)} ».`,
  },
  'turn-scored': {
    heading: 'tour compté',
    sentence: ({ player, territory, deeds, multiplier, points, total }) =>
      `${player} marque ${plural(points, 'point', 'points')} (${territory} pour le territoire, ${deeds} pour les exploits${multiplier === 1 ? '' : ' ; le tour compte double'}) et en a ${total}.`,
  },
  'lieutenants-chosen': {
    heading: 'lieutenants nommés',
    sentence: ({ supremeLord, lieutenants }, { list }) =>
      `${supremeLord} nomme ${list(lieutenants)} ${lieutenants.length === 1 ? 'lieutenant' : 'lieutenants'}.`,
  },
  'game-ended': {
    heading: 'partie terminée',
    sentence: ({ outcome: { supremeLord, paladins } }, { list }) =>
      supremeLord === null
        ? `La partie est finie : ${list(paladins)} sont Paladins du Chaos.`
        : `La partie est finie : ${supremeLord} est Seigneur Suprême du Chaos.`,
  },
};
