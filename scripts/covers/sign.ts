import { disc, tag } from './drawing.js';

/** The sign of the page: three pips. A sign that will be cut to a shape keeps clear of the edges. */
export const sign = (isCut: boolean): string => {
  const [edge, round, pip] = isCut ? [0, 0, 2.1] : [1, 8, 2.9];
  const pips: readonly number[] = isCut ? [12, 16, 20] : [10.5, 16, 21.5];
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32' },
    tag('title', {}, 'ludoteca'),
    tag('rect', { x: edge, y: edge, width: 32 - 2 * edge, height: 32 - 2 * edge, rx: round, fill: '#22645a' }),
    ...pips.map((at) => disc([at, at], pip, '#fff')),
  )}\n`;
};
