import { own } from '../../../core/data/own.js';
import { rowIn } from '../../../core/words/saying.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import type { Claim, View } from '../types/index.js';
import type { Naming, Narrator } from './language.js';
import { calledIn, namingIn } from './naming.js';
import { orderTeller } from './written-orders.js';

/** The claim by which somebody achieved a deed, if the turn has been published. */
const claimOf = (view: View | undefined, deed: string, player: string): Claim | undefined => {
  const report = view?.history.find(({ turn }) => turn === own(view.deeds, deed)?.turn);
  return own(report?.sheets ?? {}, player)?.find((order): order is Claim => order.type === 'claim' && order.deed === deed);
};

/** Who tells a game in this language, with the names and the seats of a view if there is one. */
export const narratorOf = (language: Naming, view: View | undefined): Narrator => {
  const { code, phrases } = language;
  const name = namingIn(language, view);
  const list: Narrator['list'] = (ids, among) => rowIn(code, among === undefined ? ids : ids.map((id) => name(id, among)));
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
      return home == null ? player : `${player} (${name(home, 'planets')})`;
    },
    benefit(deed, to) {
      const { inside, outside, god } = (to === null ? undefined : claimOf(view, deed, to)) ?? {};
      if (to === null || god === null) return null; // claimed without a god, as of a sector that has no sacred world [ET-DEED-13]
      const gain = name(isDeedId(deed) ? (rulesOfDeed(deed).benefit ?? '') : '', 'words');
      if (god !== undefined) return `${gain} (${name(god, 'gods')})`;
      return inside === undefined || outside === undefined ? gain : `${gain} (${list([inside, outside], 'planets')})`;
    },
    paysAllies: (deed, players) => deed === 'warlord' && players.some(({ granted }) => !granted),
  };
};
