import { own } from 'ludoteca';
import type { Event, ToldOrder, View } from 'ludoteca/ojo-del-terror';
import { springboardOf } from '../../boards/ojo-del-terror/springboard.js';
import { seatClass } from '../../boards/seat-class.js';
import { banner, type Cue, clash, count, type Script, stamp, stir, strike, travel } from '../cues.js';
import { type At, spot } from '../spots.js';

const planet = (id: string): At => [spot('planet', id)];
const player = (id: string): At => [spot('player', id)];
const deed = (id: string): At => [spot('deed', id), 'deeds'];

const colour = (view: View, id: string | null): string => seatClass(id === null ? -1 : view.config.players.indexOf(id));

/** From where a band strikes: one of its planets, or its own corner. */
const springboard = (view: View, band: string, { planet: target, across }: Extract<ToldOrder, { readonly type: 'invade' }>): At => {
  const from = springboardOf(view, band, target, across);
  return from === null ? player(band) : planet(from);
};

/** An order as it is read from a sheet that is turned up. */
const read = (view: View, band: string, order: ToldOrder): readonly Cue[] => {
  const its = colour(view, band);
  switch (order.type) {
    case 'invade':
      return [strike(springboard(view, band, order), planet(order.planet), its, String(order.count))];
    case 'defend':
      return [stamp(planet(order.planet), 'shield', its, `+${order.count}`)];
    case 'defend-sector':
      return [stamp([spot('sector', order.sector)], 'shield', its, `+${order.count}`)];
    case 'cede':
      return [strike(planet(order.planet), player(order.to), its)];
    case 'trade':
      return [...order.give, ...order.receive].map((one) => stir(planet(one)));
    case 'claim':
      return [stamp(deed(order.deed), 'flag', its)];
  }
};

/** What is seen of El Ojo del Terror. */
export const ojoDelTerrorScript: Script<Event, View> = {
  'game-created': ({ homes }, view) => [
    banner,
    ...Object.entries(homes).map(([band, home]) => stamp(home === null ? player(band) : planet(home), 'flag', colour(view, band))),
  ],
  'warband-chosen': (event, view) => [
    travel(
      { kind: 'sign', sign: 'flag', colour: colour(view, event.player) },
      [spot('warband', event.warband), 'board'],
      player(event.player),
    ),
    stir(player(event.player), 'good'),
  ],
  'turn-started': ({ allowances }) => [banner, ...Object.entries(allowances).map(([band, actions]) => count(player(band), actions))],
  'order-added': (event, view) => [
    travel({ kind: 'paper', colour: colour(view, event.player) }, player(event.player), ['sheet', 'board']),
    ...read(view, event.player, event.order),
  ],
  'order-removed': (event, view) => [
    travel({ kind: 'paper', colour: colour(view, event.player) }, ['sheet', 'board'], player(event.player)),
  ],
  'orders-committed': (event, view) => [stamp(player(event.player), 'yes', colour(view, event.player))],
  'orders-reopened': (event) => [stir(player(event.player))],
  'orders-closed': ({ uncommitted }) => [banner, ...uncommitted.map((band) => stamp(player(band), 'no'))],
  'verdict-recorded': (event) => [stamp(deed(event.deed), event.verdict === 'grant' ? 'yes' : 'no')],
  'orders-revealed': ({ sheets }, view) => [
    banner,
    ...view.config.players.flatMap((band) => {
      const orders = own(sheets, band) ?? [];
      return orders.length === 0
        ? []
        : [
            travel({ kind: 'paper', colour: colour(view, band) }, player(band), ['board']),
            ...orders.flatMap((order) => read(view, band, order)),
          ];
    }),
  ],
  'alliance-formed': (event, view) => event.players.map((band) => strike(player(band), planet(event.planet), colour(view, band))),
  'alliance-failed': (event) => [stamp(planet(event.planet), 'no'), ...event.players.map((band) => stir(player(band), 'bad'))],
  'defence-raised': (event) => [stamp(planet(event.planet), 'shield', 'seat-none', String(event.total))],
  'inhabitants-killed': (event) => [stir(planet(event.planet), 'bad'), count(planet(event.planet), -event.units)],
  'fight-resolved': (event, view) => [
    clash(planet(event.planet), [
      ...event.groups.map(({ members, residual, for: receiver }) => ({
        colour: colour(view, members[0] ?? null),
        members,
        total: residual,
        wins: event.winner !== null && event.winner === receiver,
      })),
      {
        colour: colour(view, view.planets[event.planet]?.controller ?? null),
        members: [event.planet],
        total: event.defence,
        wins: event.winner === null,
      },
    ]),
  ],
  'planet-conquered': (event, view) => [stamp(planet(event.planet), 'flag', colour(view, event.to)), stir(planet(event.planet), 'good')],
  'planet-ceded': (event, view) => [
    strike(player(event.from), planet(event.planet), colour(view, event.from)),
    stamp(planet(event.planet), 'flag', colour(view, event.to)),
  ],
  'cession-failed': (event) => [stamp(planet(event.planet), 'no')],
  'trade-executed': (event, view) => [
    ...event.give.map((one) => stamp(planet(one), 'flag', colour(view, event.to))),
    ...event.receive.map((one) => stamp(planet(one), 'flag', colour(view, event.from))),
    stir(player(event.from), 'good'),
    stir(player(event.to), 'good'),
  ],
  'trade-failed': (event) => [
    ...[...event.give, ...event.receive].map((one) => stamp(planet(one), 'no')),
    stir(player(event.from), 'bad'),
    stir(player(event.to), 'bad'),
  ],
  'player-eliminated': (event, view) => [
    ...event.by.map((band) => strike(player(band), player(event.player), colour(view, band))),
    stamp(player(event.player), 'no'),
  ],
  'player-returned': (event, view) => [stamp(player(event.player), 'flag', colour(view, event.player))],
  'deed-achieved': (event, view) =>
    event.players.flatMap(({ player: band, points }) => [
      travel({ kind: 'sign', sign: 'star', colour: colour(view, band) }, deed(event.deed), player(band)),
      count(player(band), points),
    ]),
  'deed-failed': (event) => [stamp(deed(event.deed), 'no'), stir(player(event.player), 'bad')],
  'turn-scored': (event) => [count(player(event.player), event.points)],
  'lieutenants-chosen': (event, view) => [
    stamp(player(event.supremeLord), 'crown', colour(view, event.supremeLord)),
    ...event.lieutenants.map((band) => stamp(player(band), 'star', colour(view, band))),
  ],
  'game-ended': ({ outcome }, view) => [banner, ...outcome.winners.map((band) => stamp(player(band), 'crown', colour(view, band)))],
};
