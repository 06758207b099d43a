import { own } from 'ludoteca';
import type { View } from 'ludoteca/orbis-terrarum';

/** The seat that plays a Nation; -1 if nobody does. */
export const seatOf = (view: View, nation: string | null): number =>
  nation === null ? -1 : view.config.players.findIndex((player) => own(view.players, player)?.principal === nation);
