import { rowIn } from '../../../core/words/saying.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import type { View } from '../types/index.js';
import type { Naming, Narrator } from './language.js';
import { calledIn, namingIn } from './naming.js';
import { orderTeller } from './written-orders.js';

/** Who tells a game in this language, with the names and the seats of a view if there is one. */
export const narratorOf = (language: Naming, view: View | undefined): Narrator => {
  const { code, phrases } = language;
  const name = namingIn(language, view);
  const list: Narrator['list'] = (ids, called = (id) => id) => rowIn(code, ids.map(called));
  return {
    name,
    called: calledIn(language, view),
    list,
    written: orderTeller(phrases, { name, list }),
    bySeat: (record) =>
      (view?.config.players ?? Object.keys(record)).flatMap((player) =>
        Object.hasOwn(record, player) ? [[player, record[player]!] as const] : [],
      ),
    homed: (player, homes) => {
      const home = Object.hasOwn(homes, player) ? homes[player] : null;
      return home == null ? player : `${player} (${name(home)})`;
    },
    benefit: (deed) => name(isDeedId(deed) ? (rulesOfDeed(deed).benefit ?? '') : ''),
  };
};
