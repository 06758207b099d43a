import { counted } from '../../../../core/data/counted.js';
import { discsOf } from '../grammar.js';
import type { Sentences } from '../language.js';
import { of, several, shown, somebody, standing, victory } from './phrases.js';

/** What a vote came to, where no list has won; who governs next then need not follow from it. [SD-VOT-09] */
const verdicts = { candidate: 'La moció prospera', holder: 'La moció no prospera', rotation: 'No guanya ningú' } as const;

/** What Catalan calls each event, and how it tells it. */
export const events: Sentences = {
  'game-created': {
    heading: 'partida creada',
    sentence: ({ players, mode, holder, startCell }, name) =>
      `Comença la partida, modalitat ${mode}, amb ${several(
        players.map(({ id, colour }) => `${id} (${name(colour, 'words')})`),
        'ningú',
      )}. ${holder} té la Generalitat; la concentració és a la casella ${startCell}.`,
  },
  'concentration-placed': {
    heading: 'concentració situada',
    sentence: ({ from, to }) =>
      from === to ? `La concentració es queda a la casella ${to}.` : `La concentració passa de la casella ${from} a la ${to}.`,
  },
  'centralism-rolled': { heading: 'tirada de centralisme', sentence: ({ face, money }) => `El dau mostra la cara ${face}: ${money} €.` },
  'centralism-proposed': {
    heading: 'centralisme proposat',
    sentence: ({ degree }, name) => `Es proposa el grau ${name(degree, 'words')}.`,
  },
  'proposal-answered': {
    heading: 'resposta a la proposta',
    sentence: ({ player, accept }) => `${player} ${accept ? 'accepta' : 'rebutja'} la proposta.`,
  },
  'centralism-chosen': { heading: 'centralisme triat', sentence: ({ degree }, name) => `El centralisme és ${name(degree, 'words')}.` },
  'turn-started': { heading: 'començament del torn', sentence: ({ turn, holder }) => `Torn ${turn}: ${holder} té la Generalitat.` },
  'dues-queued': {
    heading: 'impostos per pagar',
    sentence: ({ dues }, name) =>
      `Impostos: ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € a ${somebody(payee, name)}`).join(', ')}.`,
  },
  paid: {
    heading: 'pagament fet',
    sentence: ({ payer, payee, amount, discs, reason, change }, name) =>
      `${payer} paga ${amount} € a ${somebody(payee, name)} (${name(reason, 'words')}): ${several(discsOf(discs, name))}${
        change === undefined
          ? ''
          : change.length === 0
            ? ', i no rep res de tornada'
            : `, i rep de tornada ${several(discsOf(change, name))}`
      }.`,
  },
  'coin-broken': {
    heading: 'moneda canviada',
    sentence: ({ actor, partner, given, received }, name) =>
      `${actor} canvia ${name(given, 'discs')} amb ${somebody(partner, name)} per ${several(discsOf(received, name))}.`,
  },
  'treasury-coin-broken': {
    heading: 'moneda d’Hisenda canviada',
    sentence: ({ partner, given, received }, name) =>
      `Hisenda canvia ${name(given, 'discs')} amb ${partner} per ${several(discsOf(received, name))}.`,
  },
  'die-rolled': { heading: 'dau llançat', sentence: ({ money, icon }, name) => `El dau mostra ${money} € i ${shown(icon, name)}.` },
  'die-rerolled': {
    heading: 'tirada repetida',
    sentence: ({ money, icon }, name) =>
      `El dau mostra ${money} € i ${shown(icon, name)}, d’un ciutadà que no juga; es repeteix la tirada.`,
  },
  'money-taken': {
    heading: 'diners agafats',
    sentence: ({ receiver, amount, discs }, name) => `${receiver} agafa ${amount} €: ${several(discsOf(discs, name))}.`,
  },
  'disc-given': { heading: 'disc donat', sentence: ({ from, to, disc }, name) => `${from} dona ${name(disc, 'discs')} a ${to}.` },
  'participation-gained': {
    heading: 'participació guanyada',
    sentence: ({ player, fromPlayer, fromPool, lost }) =>
      `${player} guanya ${counted(fromPlayer + fromPool, 'disc')} de participació (${fromPlayer} de qui rep, ${fromPool} de la concentració${
        lost > 0 ? `; se’n ${lost === 1 ? 'perd' : 'perden'} ${lost}` : ''
      }).`,
  },
  'service-exchanged': {
    heading: 'servei intercanviat',
    sentence: ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} agafa ${name(taken, 'discs')} ${of(target)} a canvi de ${several(discsOf([toTarget, toTreasury], name))}: un per a ${target} i l’altre per a Hisenda.`,
  },
  'cohesion-ended': { heading: 'cohesió social tancada', sentence: ({ holder }) => `${holder} tanca la cohesió social.` },
  'movers-determined': {
    heading: 'qui es desplaça',
    sentence: ({ queue }) => `${queue.length === 1 ? 'Es desplaça' : 'Es desplacen'}: ${several(queue, 'ningú')}.`,
  },
  'tile-discovered': {
    heading: 'carta descoberta',
    sentence: ({ cell, tile }, name) => `Es descobreix la casella ${cell}: ${name(tile, 'tiles')}.`,
  },
  'citizen-moved': {
    heading: 'ciutadà desplaçat',
    sentence: ({ player, from, to }) => `${player} va de la casella ${from} a la ${to}.`,
  },
  'movement-ended': { heading: 'desplaçament acabat', sentence: ({ player }) => `${player} acaba el desplaçament.` },
  'movement-blocked': { heading: 'desplaçament impossible', sentence: ({ player }) => `${player} no té on anar.` },
  'urn-tile-found': {
    heading: 'part de l’urna trobada',
    sentence: ({ tile, count }, name) => `Part de l’urna: ${name(tile, 'tiles')}. Parts trobades: ${count}.`,
  },
  'tax-agency-active': {
    heading: 'agència tributària activada',
    sentence: ({ tile }, name) =>
      `${name(tile, 'tiles')}: des de la propera tributació la Generalitat es queda una part més gran dels impostos.`,
  },
  'economic-bonus': {
    heading: 'prima econòmica',
    sentence: ({ player, tile, amount }, name) => `${name(tile, 'tiles')}: ${amount} € per a ${player}.`,
  },
  'levy-declared': {
    heading: 'recaptació declarada',
    sentence: ({ levy, holder, dues }, name) =>
      `${holder} cobra l’${name(levy, 'words')}: ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
  },
  'elections-called': { heading: 'eleccions convocades', sentence: ({ holder }) => `${holder} convoca eleccions anticipades.` },
  'disc-spent': { heading: 'disc gastat', sentence: ({ player, disc }, name) => `${player} gasta ${name(disc, 'discs')}.` },
  'motion-presented': {
    heading: 'moció presentada',
    sentence: ({ candidate, beneficiary }) => `${candidate} presenta una moció de censura; governaria ${beneficiary}.`,
  },
  'list-declared': {
    heading: 'candidatura declarada',
    sentence: ({ player, members, beneficiary }) => `${player} es presenta ${standing(members, beneficiary)}.`,
  },
  'lists-settled': {
    heading: 'candidatures tancades',
    sentence: ({ lists }) =>
      `Candidatures: ${lists.map(({ members, beneficiary }) => (members.length === 1 ? beneficiary : `${members.join('+')} (governaria ${beneficiary})`)).join(', ')}.`,
  },
  'support-declared': {
    heading: 'suport declarat',
    sentence: ({ player, side }, name) =>
      `${player} ${side === 'neutral' ? 'es manté neutral' : `dona suport ${side === 'holder' ? 'a' : 'al'} ${name(side, 'words')}`}.`,
  },
  'sides-settled': {
    heading: 'bàndols tancats',
    sentence: ({ candidate, beneficiary }) => `Els suports són clars; si guanya ${candidate}, governa ${beneficiary}.`,
  },
  'vote-declined': { heading: 'sense votació', sentence: ({ player }) => `${player} renuncia a la votació.` },
  'vote-committed': {
    heading: 'vots amagats',
    sentence: ({ player, count }) => (count === null ? `${player} tanca el puny.` : `${player} amaga ${counted(count, 'vot')} al puny.`),
  },
  'fists-opened': {
    heading: 'punys oberts',
    sentence: ({ commits }) =>
      `S’obren els punys: ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
  },
  'vote-resolved': {
    heading: 'votació resolta',
    sentence: ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'Eleccions' : 'Moció'}: ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        typeof winner === 'string' ? verdicts[winner] : victory(winner.members)
      }: governarà ${nextHolder}.`,
  },
  'state-acts': { heading: 'l’Estat actua', sentence: ({ tile }, name) => `L’Estat actua: ${name(tile, 'tiles')}.` },
  'citizens-regrouped': {
    heading: 'ciutadans reagrupats',
    sentence: ({ cell }) => `Tots els ciutadans es concentren a la casella ${cell}.`,
  },
  'urn-protected': {
    heading: 'urna protegida',
    sentence: ({ tile, player, disc }, name) => `«${name(tile, 'tiles')}» queda protegida per ${name(disc, 'discs')} ${of(player)}.`,
  },
  'tiles-collected': {
    heading: 'cartes recollides',
    sentence: ({ tiles }, name) =>
      `${tiles.length === 1 ? 'Es recull' : 'Es recullen i es barregen'}: ${several(tiles.map((tile) => name(tile, 'tiles')))}.`,
  },
  'board-refilled': {
    heading: 'tauler refet',
    sentence: ({ cells }) =>
      `Torna a haver-hi ${cells.length === 1 ? 'una carta de cara avall a la casella' : 'cartes de cara avall a les caselles'} ${several(cells.map(String))}.`,
  },
  'turn-ended': { heading: 'fi del torn', sentence: ({ nextHolder }) => `S’acaba el torn; segueix ${nextHolder}.` },
  'game-ended': {
    heading: 'partida acabada',
    sentence: ({ outcome: { ending, cause, insolvent, winners, participation } }, name) =>
      `S’acaba la partida: ${name(ending, 'words')}${cause === null ? '' : ` (${name(cause, 'words')}: ${several(insolvent)})`}. ${winners.length === 0 ? 'Perd tothom' : victory(winners)} (${name('participation', 'words')}: ${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};
