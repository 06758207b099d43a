import { animate } from 'motion/mini';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Die } from '../boards/dice.js';
import { inOrder } from '../boards/listing.js';
import type { Fallen, Tone } from './cues.js';

/** Which part of its time a die rolls before it lies still. */
const rolling = 0.55;

/** A face of a die: pips, or a number where it has more sides or pictures. */
const FaceOf = ({ die: { sides, face }, value }: { readonly die: Fallen; readonly value: number }): ReactNode =>
  sides === 6 && face === undefined ? (
    <Die value={value} />
  ) : (
    <g className={`die die-${sides}`}>
      <path
        className="die-face"
        d={
          sides === 6
            ? 'M-17 -17H17V17H-17Z'
            : sides === 10
              ? 'M0 -20L19 -4V6L0 20L-19 6V-4Z'
              : 'M0 -20L14 -14L20 0L14 14L0 20L-14 14L-20 0L-14 -14Z'
        }
      />
      <text y={sides === 100 ? 5 : 6} textAnchor="middle" fontSize={(face ?? '').length > 2 || sides === 100 ? 13 : 17}>
        {face ?? value}
      </text>
    </g>
  );

interface TumblingProps {
  readonly die: Fallen;
  readonly place: number;
  /** In seconds. */
  readonly delay: number;
  readonly duration: number;
}

/** A die that tumbles in and comes to rest on what fell. */
const Tumbling = ({ die, place, delay, duration }: TumblingProps): ReactNode => {
  const body = useRef<SVGSVGElement>(null);
  const [before, between, settled] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  const other = (steps: number): number => ((die.value + steps * (die.sides === 6 ? 2 : 37) - 1) % die.sides) + 1;
  useLayoutEffect(() => {
    if (body.current === null || before.current === null || between.current === null || settled.current === null) return;
    const time = { delay, duration: duration * rolling };
    const turn = place % 2 === 0 ? 1 : -1;
    const controls = [
      animate(
        body.current,
        {
          transform: [
            `translate(${-90 * turn}px, -160px) rotate(${-540 * turn}deg) scale(1.5)`,
            `translate(${14 * turn}px, 0px) rotate(${-160 * turn}deg) scale(1)`,
            `translate(${4 * turn}px, -26px) rotate(${-70 * turn}deg) scale(1.1)`,
            'translate(0px, 0px) rotate(0deg) scale(1)',
          ],
        },
        { ...time, times: [0, 0.45, 0.7, 1], ease: ['easeIn', 'easeOut', 'easeIn'] },
      ),
      animate(
        before.current,
        { opacity: [1, 1, 0, 0, 1, 1, 0, 0] },
        { ...time, times: [0, 0.2, 0.21, 0.4, 0.41, 0.6, 0.61, 1], ease: 'linear' },
      ),
      animate(
        between.current,
        { opacity: [0, 0, 1, 1, 0, 0, 1, 1, 0] },
        { ...time, times: [0, 0.2, 0.21, 0.4, 0.41, 0.6, 0.61, 0.85, 0.86], ease: 'linear' },
      ),
      animate(settled.current, { opacity: [0, 0, 1, 1] }, { ...time, times: [0, 0.85, 0.86, 1], ease: 'linear' }),
    ];
    const shown = body.current;
    let isHere = true;
    void Promise.all(controls.map(({ finished }) => finished)).then(
      () => {
        if (isHere) shown.dataset['settled'] = 'yes';
      },
      () => {},
    );
    return () => {
      isHere = false;
      for (const control of controls) control.cancel();
    };
  }, [place, delay, duration, before, between, settled]);
  return (
    <svg ref={body} className="tumbling" aria-hidden="true" viewBox="-23 -23 46 48" data-value={die.value}>
      <g ref={before}>
        <FaceOf die={die} value={other(1)} />
      </g>
      <g ref={between}>
        <FaceOf die={die} value={other(2)} />
      </g>
      <g ref={settled}>
        <FaceOf die={die} value={die.value} />
      </g>
    </svg>
  );
};

interface TrayProps {
  readonly dice: readonly Fallen[];
  readonly total: number | null;
  readonly tone: Tone;
  readonly delay: number;
  readonly duration: number;
}

/** Where dice are thrown: before everything else, wherever the page has been pushed to. */
export const DiceTray = ({ dice, total, tone, delay, duration }: TrayProps): ReactNode => {
  const sum = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (sum.current === null) return;
    const control = animate(
      sum.current,
      { opacity: [0, 0, 1], transform: ['scale(0.4)', 'scale(0.4)', 'scale(1)'] },
      { delay, duration: duration * 0.75, times: [0, rolling / 0.75, 1] },
    );
    return () => control.cancel();
  }, [delay, duration]);
  return (
    <div className="dice-tray">
      {inOrder(dice).map(({ thing, place, key }) => (
        <Tumbling
          key={key}
          die={thing}
          place={place}
          delay={delay + (0.08 * place * duration) / Math.max(3, dice.length)}
          duration={duration}
        />
      ))}
      {total !== null && total !== dice[0]?.value && (
        <strong ref={sum} className={`tray-total ${tone}`}>
          = {total}
        </strong>
      )}
    </div>
  );
};
