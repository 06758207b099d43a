import { counted } from '../../../../core/data/counted.js';
import { all, discsOf } from '../grammar.js';
import type { Sentences } from '../language.js';
import { shown, standing, victory } from './phrases.js';

/** What a vote came to, where no list has won; who governs next then need not follow from it. [SD-VOT-09] */
const verdicts = { candidate: 'The motion prospers', holder: 'The motion fails', rotation: 'Nobody wins' } as const;

/** What English calls each event, and how it tells it. */
export const events: Sentences = {
  'game-created': {
    heading: 'game created',
    sentence: ({ players, mode, holder, startCell }, name) =>
      `The game begins in mode ${mode} with ${all(
        players.map(({ id, colour }) => `${id} (${name(colour, 'words')})`),
        'en',
      )}. ${holder} governs first; the rally lies on cell ${startCell}.`,
  },
  'concentration-placed': {
    heading: 'rally placed',
    sentence: ({ from, to }) => (from === to ? `The rally stays on cell ${to}.` : `The rally moves from cell ${from} to cell ${to}.`),
  },
  'centralism-rolled': { heading: 'roll for centralism', sentence: ({ face, money }) => `The die shows face ${face}: ${money} €.` },
  'centralism-proposed': {
    heading: 'centralism proposed',
    sentence: ({ degree }, name) => `The degree proposed is ${name(degree, 'words')}.`,
  },
  'proposal-answered': {
    heading: 'proposal answered',
    sentence: ({ player, accept }) => `${player} ${accept ? 'accepts' : 'rejects'} the proposal.`,
  },
  'centralism-chosen': { heading: 'centralism chosen', sentence: ({ degree }, name) => `Centralism is ${name(degree, 'words')}.` },
  'turn-started': { heading: 'start of the turn', sentence: ({ turn, holder }) => `Turn ${turn}: ${holder} holds the Generalitat.` },
  'dues-queued': {
    heading: 'taxes due',
    sentence: ({ dues }, name) =>
      `Taxes: ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € to ${payee === 'treasury' ? `the ${name(payee, 'words')}` : payee}`).join(', ')}.`,
  },
  paid: {
    heading: 'payment made',
    sentence: ({ payer, payee, amount, discs, reason, change }, name) =>
      `${payer} pays ${payee === 'treasury' ? `the ${name(payee, 'words')}` : payee} ${amount} € (${name(reason, 'words')}): ${all(
        discsOf(discs, name),
        'en',
        'nothing',
      )}${change === undefined ? '' : `, and gets ${all(discsOf(change, name), 'en', 'nothing')} back`}.`,
  },
  'coin-broken': {
    heading: 'coin broken',
    sentence: ({ actor, partner, given, received }, name) =>
      `${actor} changes ${name(given, 'discs')} with ${partner === 'treasury' ? `the ${name(partner, 'words')}` : partner} for ${all(
        discsOf(received, name),
        'en',
        'nothing',
      )}.`,
  },
  'treasury-coin-broken': {
    heading: 'coin of the treasury broken',
    sentence: ({ partner, given, received }, name) =>
      `The treasury changes ${name(given, 'discs')} with ${partner} for ${all(discsOf(received, name), 'en', 'nothing')}.`,
  },
  'die-rolled': { heading: 'die rolled', sentence: ({ money, icon }, name) => `The die shows ${money} € and ${shown(icon, name)}.` },
  'die-rerolled': {
    heading: 'die rolled again',
    sentence: ({ money, icon }, name) => `The die shows ${money} € and ${shown(icon, name)}, who does not play; it is rolled again.`,
  },
  'money-taken': {
    heading: 'money taken',
    sentence: ({ receiver, amount, discs }, name) => `${receiver} takes ${amount} €: ${all(discsOf(discs, name), 'en')}.`,
  },
  'disc-given': { heading: 'disc given', sentence: ({ from, to, disc }, name) => `${from} gives ${to} ${name(disc, 'discs')}.` },
  'participation-gained': {
    heading: 'participation gained',
    sentence: ({ player, fromPlayer, fromPool, lost }) =>
      `${player} gains ${counted(fromPlayer + fromPool, 'participation disc')} (${fromPlayer} from the recipient, ${fromPool} from the pool${lost > 0 ? `, ${lost} lost` : ''}).`,
  },
  'service-exchanged': {
    heading: 'service exchanged',
    sentence: ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} takes ${name(taken, 'discs')} from ${target} for ${all(discsOf([toTarget, toTreasury], name), 'en')}: one for ${target}, the other for the treasury.`,
  },
  'cohesion-ended': { heading: 'social cohesion closed', sentence: ({ holder }) => `${holder} closes social cohesion.` },
  'movers-determined': { heading: 'who walks', sentence: ({ queue }) => `Who walks: ${all(queue, 'en', 'nobody')}.` },
  'tile-discovered': {
    heading: 'tile discovered',
    sentence: ({ cell, tile }, name) => `Cell ${cell} is turned up: ${name(tile, 'tiles')}.`,
  },
  'citizen-moved': { heading: 'citizen moved', sentence: ({ player, from, to }) => `${player} moves from cell ${from} to cell ${to}.` },
  'movement-ended': { heading: 'movement ended', sentence: ({ player }) => `The walk of ${player} is over.` },
  'movement-blocked': { heading: 'movement blocked', sentence: ({ player }) => `${player} has nowhere to go.` },
  'urn-tile-found': {
    heading: 'part of the urn found',
    sentence: ({ tile, count }, name) => `A part of the urn: ${name(tile, 'tiles')}. Parts found: ${count}.`,
  },
  'tax-agency-active': {
    heading: 'tax agency active',
    sentence: ({ tile }, name) => `${name(tile, 'tiles')}: from the next taxation on, the Generalitat keeps more of the taxes.`,
  },
  'economic-bonus': {
    heading: 'economic bonus',
    sentence: ({ player, tile, amount }, name) => `${name(tile, 'tiles')}: ${amount} € for ${player}.`,
  },
  'levy-declared': {
    heading: 'levy declared',
    sentence: ({ levy, holder, dues }, name) =>
      `${holder} collects the ${name(levy, 'words')}: ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
  },
  'elections-called': { heading: 'elections called', sentence: ({ holder }) => `${holder} calls early elections.` },
  'disc-spent': { heading: 'disc spent', sentence: ({ player, disc }, name) => `${player} spends ${name(disc, 'discs')}.` },
  'motion-presented': {
    heading: 'motion presented',
    sentence: ({ candidate, beneficiary }) => `${candidate} presents a motion of censure; ${beneficiary} would govern.`,
  },
  'list-declared': {
    heading: 'list declared',
    sentence: ({ player, members, beneficiary }) => `${player} stands ${standing(members, beneficiary)}.`,
  },
  'lists-settled': {
    heading: 'lists settled',
    sentence: ({ lists }) =>
      `The lists: ${lists.map(({ members, beneficiary }) => (members.length === 1 ? beneficiary : `${members.join('+')} (${beneficiary} to govern)`)).join(', ')}.`,
  },
  'support-declared': {
    heading: 'support declared',
    sentence: ({ player, side }, name) => `${player} ${side === 'neutral' ? 'stays neutral' : `supports the ${name(side, 'words')}`}.`,
  },
  'sides-settled': {
    heading: 'sides settled',
    sentence: ({ candidate, beneficiary }) => `The sides are clear; if ${candidate} wins, ${beneficiary} governs.`,
  },
  'vote-declined': { heading: 'no vote called', sentence: ({ player }) => `${player} calls no vote.` },
  'vote-committed': {
    heading: 'votes hidden',
    sentence: ({ player, count }) => (count === null ? `${player} closes a fist.` : `${player} hides ${counted(count, 'vote')} in a fist.`),
  },
  'fists-opened': {
    heading: 'fists opened',
    sentence: ({ commits }) =>
      `The fists open: ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
  },
  'vote-resolved': {
    heading: 'vote resolved',
    sentence: ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'The elections' : 'The motion'}: ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        typeof winner === 'string' ? verdicts[winner] : victory(winner.members)
      }: ${nextHolder} governs next.`,
  },
  'state-acts': { heading: 'the State acts', sentence: ({ tile }, name) => `The State acts: ${name(tile, 'tiles')}.` },
  'citizens-regrouped': { heading: 'citizens regrouped', sentence: ({ cell }) => `All citizens rally on cell ${cell}.` },
  'urn-protected': {
    heading: 'urn protected',
    sentence: ({ tile, player, disc }, name) => `${name(tile, 'tiles')} is protected by ${name(disc, 'discs')} of ${player}.`,
  },
  'tiles-collected': {
    heading: 'tiles collected',
    sentence: ({ tiles }, name) =>
      `Collected${tiles.length === 1 ? '' : ' and shuffled'}: ${all(
        tiles.map((tile) => name(tile, 'tiles')),
        'en',
        'nothing',
      )}.`,
  },
  'board-refilled': {
    heading: 'board refilled',
    sentence: ({ cells }) =>
      `${cells.length === 1 ? 'A tile lies face down again on cell' : 'Tiles lie face down again on cells'} ${all(cells.map(String), 'en')}.`,
  },
  'turn-ended': { heading: 'end of the turn', sentence: ({ nextHolder }) => `The turn ends; ${nextHolder} is next.` },
  'game-ended': {
    heading: 'game over',
    sentence: ({ outcome: { ending, cause, insolvent, winners, participation } }, name) =>
      `The game is over: ${name(ending, 'words')}${cause === null ? '' : ` (${name(cause, 'words')}: ${all(insolvent, 'en')})`}. ${winners.length === 0 ? 'All have lost' : victory(winners)} (${name('participation', 'words')}: ${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};
