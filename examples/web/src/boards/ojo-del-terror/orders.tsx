import { own } from 'ludoteca';
import { atlasOf, type Claim, type Invade, type Order, type View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { inOrder } from '../listing.js';
import { seatClass } from '../seat-class.js';
import { type Point, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import { type Drawn, disc, drawnOn, laidOut } from './arrows.js';
import type { Chart } from './chart.js';
import { springboardOf } from './springboard.js';
import { useWords } from './words.js';

interface OrdersProps {
  readonly view: View;
  readonly chart: Chart;
}

/** Where a band strikes from: a planet of its own, or deep space. */
const startOf = ({ view, chart }: OrdersProps, player: string, { planet: target, across }: Invade): Point => {
  const planet = springboardOf(view, player, target, across);
  const [x, y] = chart.planets.get(target)!;
  return planet === null ? [x < chart.width / 2 ? x - 70 : x + 70, y - 60] : chart.planets.get(planet)!;
};

/** What is at hand while orders are drawn one after the other. */
interface Pen extends OrdersProps {
  readonly drawn: readonly Drawn[];
  /** Where discs lie already. */
  readonly taken: Point[];
  name(id: string, among?: string): string;
}

interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'invade' | 'give';
  readonly text: string;
}

const arrow = ({ drawn, taken }: Pen, { from, to, kind, text }: Arrow): ReactNode => {
  const { line, at } = laidOut(drawn, from, to, taken);
  taken.push(at);
  return (
    <g key={line} className={`order ${kind}`}>
      <path className="order-line" d={line} markerEnd="url(#order-head)" />
      <g transform={`translate(${rounded(at[0])} ${rounded(at[1])})`}>
        <circle r={disc} />
        <text y={5.5} textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
};

/** An order that lies on the map: deeds are announced beside it. */
type Laid = Exclude<Order, Claim>;

/** One order as it lies on the map. */
const mark = (pen: Pen, player: string, order: Laid): ReactNode => {
  const { chart, view, name } = pen;
  const at = (planet: string): Point => chart.planets.get(planet)!;
  switch (order.type) {
    case 'invade':
      return arrow(pen, { from: startOf(pen, player, order), to: at(order.planet), kind: 'invade', text: String(order.count) });
    case 'defend': {
      const [x, y] = at(order.planet);
      return (
        <g className="order defend" transform={`translate(${rounded(x)} ${rounded(y)})`}>
          <circle className="order-line" r={30} />
          <text x={-30} y={-22} textAnchor="middle">
            +{order.count}
          </text>
        </g>
      );
    }
    case 'defend-sector':
      return atlasOf(view.config.pack)
        .sectors.get(order.sector)!
        .subsectors.map((id) => {
          const [x, y] = chart.titles.get(id)!;
          return (
            <text key={id} className="order defend" x={rounded(x)} y={rounded(y + 20)} textAnchor="middle">
              +{order.count}
            </text>
          );
        });
    case 'cede': {
      const [x, y] = at(order.planet);
      return arrow(pen, {
        from: [x, y],
        to: [x + 58, y - 52],
        kind: 'give',
        text: ([...name(order.to, 'players')][0] ?? '').toUpperCase(),
      });
    }
    case 'trade':
      return order.give.flatMap((mine) =>
        order.receive.map((theirs) => arrow(pen, { from: at(mine), to: at(theirs), kind: 'give', text: '⇄' })),
      );
  }
};

/** What an order is about: planets, or a sector. */
const aboutIn = (order: Laid, name: (id: string, among: string) => string): readonly string[] => {
  switch (order.type) {
    case 'defend-sector':
      return [name(order.sector, 'sectors')];
    case 'trade':
      return [...order.give, ...order.receive].map((planet) => name(planet, 'planets'));
    default:
      return [name(order.planet, 'planets')];
  }
};

/** Every order the viewer may read: invasions as arrows, defences as rings. */
export const Orders = (map: OrdersProps): ReactNode => {
  const { name, called, viewer } = useTable();
  const word = useWords();
  const { players } = map.view.config;
  const pen: Pen = { ...map, name, drawn: drawnOn(map.chart, (planet) => name(planet, 'planets')), taken: [] };
  const told = (player: string, order: Laid, place: number): string =>
    player === viewer
      ? called('remove-order', 'index', place)
      : `${name(player, 'players')}${word('colon')}${[name(order.type, 'words'), ...aboutIn(order, name)].join(' · ')}`;
  return (
    <>
      <defs>
        <marker id="order-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.400" markerHeight="3.400" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10L2.500 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {players.map((player, seat) =>
        inOrder(own(map.view.sheets, player)?.orders ?? []).map(
          ({ thing: order, place, key }) =>
            order.type !== 'claim' && (
              <Thing
                key={`${player} ${key}`}
                shows={player === viewer ? { kind: 'order', id: place } : undefined}
                label={told(player, order, place)}
                className={seatClass(seat)}
              >
                {mark(pen, player, order)}
              </Thing>
            ),
        ),
      )}
    </>
  );
};
