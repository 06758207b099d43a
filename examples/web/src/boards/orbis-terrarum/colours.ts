import type { View } from 'ludoteca/orbis-terrarum';
import type { CSSProperties } from 'react';
import { seatClass } from '../seat-class.js';
import { seatOf } from './seat-of.js';

/** Hues that many steps round the circle apart stay apart. */
const goldenAngle = 137.5;

/** A property of the style sheet that React's types do not know. */
type Coloured = CSSProperties & { readonly '--seat'?: string };

/** The colour of a Nation: that of the seat that plays it, or a quiet one of its own. */
export const colourOf = (view: View, nation: string | null): { readonly className: string; readonly style: Coloured } => {
  const seat = seatOf(view, nation);
  if (nation === null || seat >= 0) return { className: seatClass(seat), style: {} };
  return { className: 'nobody', style: { '--seat': `hsl(${Math.round(goldenAngle * view.nationOrder.indexOf(nation)) % 360} 32% 50%)` } };
};
