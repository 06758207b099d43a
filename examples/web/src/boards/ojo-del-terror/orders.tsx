import { own } from 'ludoteca';
import { atlasOf, type Order, type View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { inOrder } from '../listing.js';
import { seatClass } from '../seat-class.js';
import { bentArrow, type Point, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Chart } from './chart.js';
import { springboardOf } from './springboard.js';
import { useWords } from './words.js';

interface OrdersProps {
  readonly view: View;
  readonly chart: Chart;
}

/** Where a band strikes from: a planet of its own, or deep space. */
const startOf = ({ view, chart }: OrdersProps, player: string, target: string): Point => {
  const planet = springboardOf(view, player, target);
  const [x, y] = chart.planets.get(target)!;
  return planet === null ? [x < chart.width / 2 ? x - 70 : x + 70, y - 60] : chart.planets.get(planet)!;
};

const Arrow = ({ from, to, kind, text }: { from: Point; to: Point; kind: string; text: string }): ReactNode => {
  const { line, middle } = bentArrow(from, to, 28, 0.3);
  return (
    <g className={`order ${kind}`}>
      <path className="order-line" d={line} markerEnd="url(#order-head)" />
      {text !== '' && (
        <g transform={`translate(${rounded(middle[0])} ${rounded(middle[1])})`}>
          <circle r={13} />
          <text y={5.5} textAnchor="middle">
            {text}
          </text>
        </g>
      )}
    </g>
  );
};

/** One order as it lies on the map; deeds are announced beside it. */
const Mark = ({ order, player, ...map }: OrdersProps & { readonly order: Order; readonly player: string }): ReactNode => {
  const { chart, view } = map;
  const at = (planet: string): Point => chart.planets.get(planet)!;
  switch (order.type) {
    case 'invade':
      return <Arrow from={startOf(map, player, order.planet)} to={at(order.planet)} kind="invade" text={String(order.count)} />;
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
      return <Arrow from={[x, y]} to={[x + 58, y - 52]} kind="give" text={[...order.to][0] ?? ''} />;
    }
    case 'trade':
      return order.give.flatMap((mine) =>
        order.receive.map((theirs) => <Arrow key={`${mine}/${theirs}`} from={at(mine)} to={at(theirs)} kind="give" text="⇄" />),
      );
    case 'claim':
      return null;
  }
};

/** Every order the viewer may read: invasions as arrows, defences as rings. */
export const Orders = (map: OrdersProps): ReactNode => {
  const { name, viewer } = useTable();
  const word = useWords();
  const { players } = map.view.config;
  return (
    <>
      <defs>
        <marker id="order-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.400" markerHeight="3.400" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10L2.500 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {players.map((player, seat) =>
        inOrder(own(map.view.sheets, player)?.orders ?? []).map(({ thing: order, place, key }) => (
          <Thing
            key={`${player} ${key}`}
            shows={player === viewer ? { kind: 'order', id: place } : undefined}
            label={`${name(player)}${word('colon')}${name(order.type, 'words')}`}
            className={seatClass(seat)}
          >
            <Mark {...map} order={order} player={player} />
          </Thing>
        )),
      )}
    </>
  );
};
