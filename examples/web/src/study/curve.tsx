import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Badge, Emblem } from '../boards/seats.js';
import { useSpeech } from '../language/speech.js';
import { signPaths } from '../motion/signs.js';
import { useTelling } from '../table/telling.js';
import { layoutOf, lineOf, margin, marksAt, placesTold, turnsAt } from './curve-drawing.js';
import { signOf } from './events-that-matter.js';
import type { Moment } from './moments.js';
import type { Story } from './story.js';

const height = 240;
/** How much room a sign takes up, and how near one must press to mean it. */
const [roomOfSign, nearSign] = [20, 12];
const roomOfTurn = 34;

/** Lines are told apart without colours by how they are broken, and by the emblem at their end. */
const dashes = ['none', '7 4', '2 4', '10 4 2 4', '14 4', '4 2 4 6'] as const;

const seatStyle = (seat: number): CSSProperties => ({ ['--seat' as string]: `var(--player-${seat % 16})` });

/** How wide something is, as long as it is on the page. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.max(200, Math.floor(entry!.contentRect.width))));
    watcher.observe(ref.current!);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
};

interface CurveProps {
  readonly story: Story;
  readonly moments: readonly Moment[];
  readonly place: number;
  readonly seats: readonly string[];
  goTo(place: number): void;
}

/** How everybody stood over the whole game, with signs where something mattered. Pressing it leads there; who listens has a table. */
export const Curve = ({ story, moments, place, seats, goTo }: CurveProps): ReactNode => {
  const { words, language } = useSpeech();
  const telling = useTelling();
  const title = useId();
  const { ref, width } = useWidth();
  const { places, points } = story;
  const layout = layoutOf(points, places, width, height);
  const { x, y } = layout;
  const marks = marksAt(
    moments.map((moment) => x(moment.place)),
    roomOfSign,
  ).map((mark, i) => ({ ...mark, y: margin.top - 12 - mark.row * 19, moment: moments[i]! }));
  const numbers = (has: number): string => has.toLocaleString(language, { maximumFractionDigits: 1 });
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [atX, atY] = [event.clientX - left, event.clientY - top];
    const near = marks.find((mark) => Math.hypot(mark.x - atX, mark.y - atY) <= nearSign);
    goTo(near?.moment.place ?? layout.placeAt(atX));
  };
  return (
    <section className="panel curve" aria-labelledby={title}>
      <h2 id={title}>{words.studyStanding}</h2>
      <ul className="curve-names">
        {points.map(({ player, at }) => (
          <li key={player} style={seatStyle(seats.indexOf(player))}>
            <Badge seat={seats.indexOf(player)} name={telling.player(player)} />
            {telling.player(player)} <b>{numbers(at[place] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <div ref={ref}>
        {/* The slider beside it does the same for the keyboard. */}
        <svg aria-hidden="true" width={width} height={height} onPointerDown={press} onPointerMove={press}>
          {[layout.lowest, layout.highest].map((has) => (
            <g key={has} className="curve-scale">
              <line x1={margin.left} x2={width - margin.right} y1={y(has)} y2={y(has)} />
              <text x={margin.left - 5} y={y(has) + 4} textAnchor="end">
                {has.toLocaleString(language, { maximumFractionDigits: Math.abs(has) < 10 ? 1 : 0 })}
              </text>
            </g>
          ))}
          {turnsAt(places, layout, roomOfTurn).map(({ turn, x: at }) => (
            <g key={turn} className="curve-scale">
              <line x1={at} x2={at} y1={margin.top} y2={height - margin.bottom} />
              <text x={at} y={height - 5} textAnchor="middle">
                {turn}
              </text>
            </g>
          ))}
          {points.map((one) => {
            const seat = seats.indexOf(one.player);
            return (
              <g key={one.player} style={seatStyle(seat)} className="curve-line">
                <path d={lineOf(one, layout)} strokeDasharray={dashes[Math.max(0, seat) % dashes.length]} />
                <Emblem seat={seat} name={telling.player(one.player)} x={x(places.length - 1) + 9} y={y(one.at.at(-1) ?? 0)} size={7} />
              </g>
            );
          })}
          <line className="curve-now" x1={x(place)} x2={x(place)} y1={margin.top - 6} y2={height - margin.bottom} />
          {marks.map(({ x: at, y: above, moment }) => (
            <g
              key={moment.place}
              className={moment.place === place ? 'curve-mark on' : 'curve-mark'}
              transform={`translate(${at} ${above})`}
            >
              <circle r={9} />
              <path d={signPaths[signOf[moment.kind]]} transform="scale(0.5)" vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
      </div>
      <details>
        <summary>{words.studyAsTable}</summary>
        <div className="curve-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.studyTurn}</th>
                {points.map(({ player }) => (
                  <th key={player} scope="col">
                    {telling.player(player)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {placesTold(places).map((told) => (
                <tr key={told}>
                  <th scope="row">{told === places.length - 1 ? words.studyEnd : (places[told]?.turn ?? words.studySetup)}</th>
                  {points.map(({ player, at }) => (
                    <td key={player}>{numbers(at[told] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
};
