import type { Event, View } from 'ludoteca/som-el-que-decidim';
import { banner, type Cue, clash, count, type Script, stamp, stir, strike, thrown, travel, turn } from '../cues.js';
import { type At, spot } from '../spots.js';

const treasury: At = [spot('treasury', 'treasury')];
const die: At = ['die'];
const urns: At = ['urns', 'board'];
/** A citizen’s purse, or the treasury, which has the id of no citizen. */
const purse = (id: string): At => [spot('player', id), ...treasury];
const disc = (id: string, owner: string): At => [spot('disc', id), ...purse(owner)];
const cell = (place: number): At => [spot('tile', place)];
const fist = (id: string): At => [spot('fist', id), spot('player', id)];
const pawn = (id: string): At => [spot('citizen', id), spot('player', id)];

const colour = (view: View, id: string): string => {
  const seat = view.config.players.find((one) => one.id === id);
  return seat === undefined ? 'seat-none' : `citizen-${seat.colour}`;
};

/** Where a tile lies, if it still does. */
const tileAt = (view: View, tile: string): At => {
  const place = view.board.findIndex((square) => square?.tile === tile);
  return place < 0 ? ['board'] : cell(place);
};

const pay = (discs: readonly string[], from: string, to: string): readonly Cue[] =>
  discs.map((one) => travel({ kind: 'copy' }, disc(one, from), purse(to)));

const roll = ({ face, money }: { readonly face: number; readonly money: number }): Cue =>
  thrown(die, [{ sides: 6, value: face, face: `${money} €` }]);

/** What is seen of Som el que decidim!. */
export const somElQueDecidimScript: Script<Event, View> = {
  'game-created': (event) => [
    banner,
    stir(cell(event.startCell), 'good'),
    ...Object.entries(event.deals).flatMap(([id, discs]) => [count(purse(id), discs.length)]),
  ],
  'concentration-placed': ({ from, to }) => [travel({ kind: 'copy' }, cell(from), cell(to))],
  'centralism-rolled': (event) => [roll(event)],
  'centralism-proposed': () => [stamp(treasury, 'scroll'), banner],
  'proposal-answered': (event, view) => [stamp(purse(event.player), event.accept ? 'yes' : 'no', colour(view, event.player))],
  'centralism-chosen': () => [stamp(treasury, 'crown'), banner],
  'turn-started': (event, view) => [banner, stamp(purse(event.holder), 'crown', colour(view, event.holder))],
  'dues-queued': ({ dues }, view) =>
    dues.map(({ payer, payee, amount }) => strike(purse(payer), purse(payee), colour(view, payer), `${amount} €`)),
  paid: (event) => [
    ...pay(event.discs, event.payer, event.payee),
    ...pay(event.change ?? [], event.payee, event.payer),
    count(purse(event.payer), -event.amount),
    count(purse(event.payee), event.amount),
  ],
  'coin-broken': (event) => [...pay([event.given], event.actor, event.partner), ...pay(event.received, event.partner, event.actor)],
  'treasury-coin-broken': (event) => [...pay([event.given], 'treasury', event.partner), ...pay(event.received, event.partner, 'treasury')],
  'die-rolled': (event) => [roll(event)],
  'die-rerolled': (event) => [roll(event)],
  'money-taken': (event) => [
    ...event.discs.map(() => travel({ kind: 'coin', text: '€' }, treasury, purse(event.receiver))),
    count(treasury, -event.amount),
    count(purse(event.receiver), event.amount),
  ],
  'disc-given': (event) => pay([event.disc], event.from, event.to),
  'participation-gained': (event, view) => [
    travel({ kind: 'sign', sign: 'mark', colour: colour(view, event.player) }, ['pool', 'board'], purse(event.player)),
    count(purse(event.player), event.fromPlayer + event.fromPool),
  ],
  'service-exchanged': (event) => [
    ...pay([event.toTarget], event.player, event.target),
    ...pay([event.toTreasury], event.player, 'treasury'),
    ...pay([event.taken], event.target, event.player),
  ],
  'cohesion-ended': (event) => [stir(purse(event.holder))],
  'movers-determined': ({ queue }, view) => [
    stir(die),
    ...queue.map((id, place) => stamp(pawn(id), 'flag', colour(view, id), String(place + 1))),
  ],
  'tile-discovered': (event) => [turn(cell(event.cell))],
  'citizen-moved': (event) => [travel({ kind: 'copy' }, [spot('citizen', event.player), ...cell(event.from)], cell(event.to))],
  'movement-ended': (event) => [stir(pawn(event.player))],
  'movement-blocked': (event) => [stamp(pawn(event.player), 'no')],
  'urn-tile-found': (event) => [travel({ kind: 'copy' }, cell(event.cell), urns), count(urns, 1)],
  'tax-agency-active': (event, view) => [stamp(tileAt(view, event.tile), 'house'), banner],
  'economic-bonus': (event, view) => [stir(tileAt(view, event.tile), 'good'), count(purse(event.player), event.amount)],
  'levy-declared': (event, view) => [
    banner,
    ...event.dues.map(({ payer, payee, amount }) => strike(purse(payer), purse(payee), colour(view, payer), `${amount} €`)),
  ],
  'elections-called': (event, view) => [banner, stamp(purse(event.holder), 'scroll', colour(view, event.holder))],
  'disc-spent': (event) => [travel({ kind: 'copy' }, disc(event.disc, event.player), treasury)],
  'motion-presented': (event, view) => [banner, strike(purse(event.candidate), purse(event.beneficiary), colour(view, event.candidate))],
  'list-declared': (event, view) => event.members.map((id) => stamp(purse(id), 'scroll', colour(view, event.beneficiary))),
  'lists-settled': ({ lists }, view) => [
    banner,
    ...lists.flatMap(({ members, beneficiary }) => members.map((id) => stamp(purse(id), 'scroll', colour(view, beneficiary)))),
  ],
  'support-declared': (event, view) => [stamp(fist(event.player), 'flag', colour(view, event.player))],
  'sides-settled': (event, view) => [
    banner,
    stamp(purse(event.candidate), 'scroll', colour(view, event.candidate)),
    ...event.supports.map(({ player }) => stir(purse(player))),
  ],
  'vote-declined': (event) => [stamp(fist(event.player), 'no')],
  'vote-committed': (event, view) => [
    stamp(fist(event.player), 'mark', colour(view, event.player), event.count === null ? '?' : String(event.count)),
  ],
  'fists-opened': ({ commits }, view) => [
    banner,
    ...Object.entries(commits).flatMap(([id, hands]) => [turn(fist(id)), stamp(fist(id), 'mark', colour(view, id), String(hands))]),
  ],
  'vote-resolved': (event, view) => {
    const { winner } = event;
    const wins = (members: readonly string[], place: number): boolean =>
      typeof winner === 'string' ? winner === (['candidate', 'holder'] as const)[place] : winner.members.join() === members.join();
    return [
      clash(
        ['ballot', 'board'],
        event.totals.map(({ members, total }, place) => ({
          colour: colour(view, members[0] ?? ''),
          members,
          total,
          wins: wins(members, place),
        })),
      ),
      stamp(purse(event.nextHolder), 'crown', colour(view, event.nextHolder)),
    ];
  },
  'state-acts': (event) => [banner, stamp(cell(event.cell), 'bolt')],
  'citizens-regrouped': (event, view) => view.config.players.map(({ id }) => travel({ kind: 'copy' }, pawn(id), cell(event.cell))),
  'urn-protected': (event) => [travel({ kind: 'copy' }, disc(event.disc, event.player), urns), stamp(urns, 'shield')],
  'tiles-collected': ({ cells }) => cells.map((place) => travel({ kind: 'copy' }, cell(place), treasury)),
  'board-refilled': ({ cells }) => cells.map((place) => turn(cell(place))),
  'turn-ended': (event, view) => [
    travel({ kind: 'sign', sign: 'crown', colour: colour(view, event.nextHolder) }, ['board'], purse(event.nextHolder)),
  ],
  'game-ended': ({ outcome }, view) => [banner, ...outcome.winners.map((id) => stamp(purse(id), 'crown', colour(view, id)))],
};
