import { discsOf } from '../grammar.js';
import type { Sentences } from '../language.js';
import { beside, count, of, several, shown, standing, to as toward, victory } from './phrases.js';

/** What a vote came to, where no list has won; who governs next then need not follow from it. [SD-VOT-09] */
const verdicts = { candidate: 'La motion est adoptée', holder: 'La motion échoue', rotation: 'Personne ne gagne' } as const;

/** What French calls each event, and how it tells it. */
export const events: Sentences = {
  'game-created': {
    heading: 'partie créée',
    sentence: ({ players, mode, holder, startCell }, name) =>
      `La partie commence en mode ${mode} avec ${several(
        players.map(({ id, colour }) => `${id} (${name(colour, 'words')})`),
        'personne',
      )}. ${holder} détient la Generalitat ; le rassemblement est sur la case ${startCell}.`,
  },
  'concentration-placed': {
    heading: 'rassemblement placé',
    sentence: ({ from, to }) =>
      from === to ? `Le rassemblement reste sur la case ${to}.` : `Le rassemblement passe de la case ${from} à la case ${to}.`,
  },
  'centralism-rolled': {
    heading: 'lancer pour le centralisme',
    sentence: ({ face, money }) => `Le dé montre la face ${face} : ${money} €.`,
  },
  'centralism-proposed': {
    heading: 'centralisme proposé',
    sentence: ({ degree }, name) => `Le degré ${name(degree, 'words')} est proposé.`,
  },
  'proposal-answered': {
    heading: 'réponse à la proposition',
    sentence: ({ player, accept }) => `${player} ${accept ? 'accepte' : 'rejette'} la proposition.`,
  },
  'centralism-chosen': { heading: 'centralisme choisi', sentence: ({ degree }, name) => `Le centralisme est ${name(degree, 'words')}.` },
  'turn-started': { heading: 'début du tour', sentence: ({ turn, holder }) => `Tour ${turn} : ${holder} détient la Generalitat.` },
  'dues-queued': {
    heading: 'impôts à payer',
    sentence: ({ dues }, name) =>
      `Impôts : ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € ${toward(payee, name)}`).join(', ')}.`,
  },
  paid: {
    heading: 'paiement fait',
    sentence: ({ payer, payee, amount, discs, reason, change }, name) =>
      `${payer} paie ${amount} € ${toward(payee, name)} (${name(reason, 'words')}) : ${several(discsOf(discs, name))}${
        change === undefined ? '' : `, et ${change.length === 0 ? 'ne récupère rien' : `récupère ${several(discsOf(change, name))}`}`
      }.`,
  },
  'coin-broken': {
    heading: 'pièce changée',
    sentence: ({ actor, partner, given, received }, name) =>
      `${actor} change ${name(given, 'discs')} ${beside(partner, name)} contre ${several(discsOf(received, name))}.`,
  },
  'treasury-coin-broken': {
    heading: 'pièce du Trésor changée',
    sentence: ({ partner, given, received }, name) =>
      `Le Trésor change ${name(given, 'discs')} avec ${partner} contre ${several(discsOf(received, name))}.`,
  },
  'die-rolled': { heading: 'dé lancé', sentence: ({ money, icon }, name) => `Le dé montre ${money} € et ${shown(icon, name)}.` },
  'die-rerolled': {
    heading: 'dé relancé',
    sentence: ({ money, icon }, name) => `Le dé montre ${money} € et ${shown(icon, name)}, qui ne joue pas ; le dé est relancé.`,
  },
  'money-taken': {
    heading: 'argent pris',
    sentence: ({ receiver, amount, discs }, name) => `${receiver} prend ${amount} € : ${several(discsOf(discs, name))}.`,
  },
  'disc-given': { heading: 'disque donné', sentence: ({ from, to, disc }, name) => `${from} donne ${name(disc, 'discs')} à ${to}.` },
  'participation-gained': {
    heading: 'participation gagnée',
    sentence: ({ player, fromPlayer, fromPool, lost }) =>
      `${player} gagne ${count(fromPlayer + fromPool, 'disque')} de participation (${fromPlayer} pris à qui reçoit, ${fromPool} au rassemblement${
        lost > 0 ? ` ; ${count(lost, 'perdu')}` : ''
      }).`,
  },
  'service-exchanged': {
    heading: 'service échangé',
    sentence: ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} prend ${name(taken, 'discs')} à ${target} contre ${several(discsOf([toTarget, toTreasury], name))} : un pour ${target}, l’autre pour le Trésor.`,
  },
  'cohesion-ended': { heading: 'cohésion sociale close', sentence: ({ holder }) => `${holder} clôt la cohésion sociale.` },
  'movers-determined': {
    heading: 'qui se déplace',
    sentence: ({ queue }) => `${queue.length === 1 ? 'Se déplace' : 'Se déplacent'} : ${several(queue, 'personne')}.`,
  },
  'tile-discovered': {
    heading: 'carte découverte',
    sentence: ({ cell, tile }, name) => `La case ${cell} est découverte : ${name(tile, 'tiles')}.`,
  },
  'citizen-moved': {
    heading: 'citoyen déplacé',
    sentence: ({ player, from, to }) => `${player} va de la case ${from} à la case ${to}.`,
  },
  'movement-ended': { heading: 'fin du déplacement', sentence: ({ player }) => `${player} a fini son déplacement.` },
  'movement-blocked': { heading: 'déplacement impossible', sentence: ({ player }) => `${player} ne peut aller nulle part.` },
  'urn-tile-found': {
    heading: 'partie de l’urne trouvée',
    sentence: ({ tile, count: found }, name) => `Partie de l’urne : ${name(tile, 'tiles')}. Parties trouvées : ${found}.`,
  },
  'tax-agency-active': {
    heading: 'agence fiscale active',
    sentence: ({ tile }, name) => `${name(tile, 'tiles')} : dès les prochains impôts, la Generalitat en garde une plus grande part.`,
  },
  'economic-bonus': {
    heading: 'prime économique',
    sentence: ({ player, tile, amount }, name) => `${name(tile, 'tiles')} : ${amount} € pour ${player}.`,
  },
  'levy-declared': {
    heading: 'prélèvement déclaré',
    sentence: ({ levy, holder, dues }, name) =>
      `${holder} perçoit l’${name(levy, 'words')} : ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
  },
  'elections-called': { heading: 'élections convoquées', sentence: ({ holder }) => `${holder} convoque des élections anticipées.` },
  'disc-spent': { heading: 'disque dépensé', sentence: ({ player, disc }, name) => `${player} dépense ${name(disc, 'discs')}.` },
  'motion-presented': {
    heading: 'motion déposée',
    sentence: ({ candidate, beneficiary }) => `${candidate} dépose une motion de censure ; ${beneficiary} gouvernerait.`,
  },
  'list-declared': {
    heading: 'liste déclarée',
    sentence: ({ player, members, beneficiary }) => `${player} se présente ${standing(members, beneficiary)}.`,
  },
  'lists-settled': {
    heading: 'listes arrêtées',
    sentence: ({ lists }) =>
      `Listes : ${lists.map(({ members, beneficiary }) => (members.length === 1 ? beneficiary : `${members.join('+')} (${beneficiary} gouvernerait)`)).join(', ')}.`,
  },
  'support-declared': {
    heading: 'soutien déclaré',
    sentence: ({ player, side }, name) =>
      `${player} ${side === 'neutral' ? 'reste neutre' : `soutient ${side === 'holder' ? '' : 'le '}${name(side, 'words')}`}.`,
  },
  'sides-settled': {
    heading: 'camps arrêtés',
    sentence: ({ candidate, beneficiary }) => `Les camps sont formés ; si ${candidate} gagne, ${beneficiary} gouverne.`,
  },
  'vote-declined': { heading: 'pas de vote', sentence: ({ player }) => `${player} renonce au vote.` },
  'vote-committed': {
    heading: 'votes cachés',
    sentence: ({ player, count: votes }) =>
      votes === null ? `${player} ferme le poing.` : `${player} cache ${count(votes, 'vote')} dans le poing.`,
  },
  'fists-opened': {
    heading: 'poings ouverts',
    sentence: ({ commits }) =>
      `Les poings s’ouvrent : ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
  },
  'vote-resolved': {
    heading: 'vote dépouillé',
    sentence: ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'Élections' : 'Motion'} : ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        typeof winner === 'string' ? verdicts[winner] : victory(winner.members)
      } : ${nextHolder} gouvernera.`,
  },
  'state-acts': { heading: 'l’État agit', sentence: ({ tile }, name) => `L’État agit : ${name(tile, 'tiles')}.` },
  'citizens-regrouped': {
    heading: 'citoyens rassemblés',
    sentence: ({ cell }) => `Tous les citoyens se rassemblent sur la case ${cell}.`,
  },
  'urn-protected': {
    heading: 'urne protégée',
    sentence: ({ tile, player, disc }, name) =>
      `« ${name(tile, 'tiles')} » est protégée par le disque ${name(disc, 'discs')} ${of(player)}.`,
  },
  'tiles-collected': {
    heading: 'cartes ramassées',
    sentence: ({ tiles }, name) =>
      `${tiles.length === 1 ? 'Ramassée' : 'Ramassées et mélangées'} : ${several(tiles.map((tile) => name(tile, 'tiles')))}.`,
  },
  'board-refilled': {
    heading: 'plateau reconstitué',
    sentence: ({ cells }) =>
      `De nouveau ${cells.length === 1 ? 'une carte face cachée sur la case' : 'des cartes face cachée sur les cases'} ${several(cells.map(String))}.`,
  },
  'turn-ended': { heading: 'fin du tour', sentence: ({ nextHolder }) => `Le tour s’achève ; c’est à ${nextHolder}.` },
  'game-ended': {
    heading: 'partie terminée',
    sentence: ({ outcome: { ending, cause, insolvent, winners, participation } }, name) =>
      `La partie est terminée : ${name(ending, 'words')}${cause === null ? '' : ` (${name(cause, 'words')} : ${several(insolvent)})`}. ${winners.length === 0 ? 'Tout le monde perd' : victory(winners)} (${name('participation', 'words')} : ${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};
