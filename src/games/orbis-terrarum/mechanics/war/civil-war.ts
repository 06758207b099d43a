import { controllerOf, firstCountedTurn, freshId, now, type Open, referee, type Tell } from '../../queries/state.js';
import type { CivilWar, State } from '../../types/index.js';
import { dropMeasures } from '../nations/dropping-measures.js';

/** The civil war of a Nation; there is at most one. [OT-CIV-13] */
export const civilWarOf = (state: State, nation: string): CivilWar | undefined => state.civilWars.find((war) => war.nation === nation);

/** The war a side fights in. */
export const warOfSide = (state: State, side: string): CivilWar | undefined =>
  state.civilWars.find(({ sides }) => sides.some(({ id }) => id === side));

/** Are these two sides of one war, in different hands? One hand never fights itself. [OT-CIV-04] [OT-SLOT-07] */
export const areInOtherHands = (state: State, one: string, other: string): boolean => {
  const sides = warOfSide(state, one)?.sides ?? [];
  const hand = sides.find(({ id }) => id === one)?.controller;
  return sides.some(({ id, controller }) => id === other && controller !== hand);
};

type OpenWar = Open['civilWars'][number];

const setSupremacy = ({ id }: OpenWar, side: OpenWar['sides'][number], after: number, table: Tell): void => {
  if (side.supremacy === after) return;
  table.emit({ type: 'supremacy-changed', civilWar: id, side: side.id, before: side.supremacy, after });
  side.supremacy = after;
};

/** What the sides have announced goes with their slots. [OT-SLOT-07] */
const dropAnnounced = (state: Open, id: string): void => {
  const sides = now(state)
    .civilWars.find((war) => war.id === id)!
    .sides.map((side) => side.id);
  dropMeasures(state, ({ slot }) => slot.kind === 'side' && sides.includes(slot.id));
};

/** So does what sides have announced against each other that have come into one hand. [OT-CIV-04] */
const dropWithinOneHand = (state: Open): void => {
  const plain = now(state);
  dropMeasures(state, ({ slot, target }) => slot.kind === 'side' && target?.kind === 'side' && !areInOtherHands(plain, slot.id, target.id));
};

/** There is a meter as long as the surviving sides are in different hands; each time, it begins with even shares. What its sides have announced goes with it. [OT-CIV-04] [OT-CIV-05] */
const keepMeter = (state: Open, war: OpenWar, table: Tell): void => {
  const alive = war.sides.filter((side) => side.alive);
  const metered = new Set(alive.map(({ controller }) => controller)).size > 1;
  if (war.metered === metered) return;
  war.metered = metered;
  const share = metered ? Math.floor(100 / alive.length) : 0;
  const rest = metered ? 100 - share * alive.length : 0;
  for (const [place, side] of alive.entries()) setSupremacy(war, side, place === 0 ? share + rest : share, table);
  if (!metered) dropAnnounced(state, war.id);
};

/** The war ends once everybody who still has a side in it has named the same winner, with the last of them or without those who dropped out. [OT-CIV-03] */
export const concludeIfAgreed = (state: Open, id: string, table: Tell): void => {
  const war = state.civilWars.find((one) => one.id === id);
  if (war === undefined) return;
  const alive = now(state)
    .civilWars.find((one) => one.id === id)!
    .sides.filter((side) => side.alive);
  war.conclusions = war.conclusions.filter(
    ({ controller, winner }) => alive.some((side) => side.controller === controller) && alive.some((side) => side.id === winner),
  );
  const { conclusions } = now(state).civilWars.find((one) => one.id === id)!;
  const winners = new Set(alive.map(({ controller }) => conclusions.find((one) => one.controller === controller)?.winner));
  const [winner] = winners;
  if (winners.size === 1 && winner !== undefined) endCivilWar(state, id, winner, table);
};

/** A civil war breaks out. The first side is the government. [OT-CIV-01] [OT-CIV-14] */
export const startCivilWar = (
  state: Open,
  nation: string,
  sides: readonly { readonly name: string; readonly controller: string }[],
  table: Tell,
): void => {
  const id = freshId(state, 'civil-war');
  state.civilWars.push({
    id,
    nation,
    metered: false,
    firstTurn: firstCountedTurn(state),
    conclusions: [],
    sides: sides.map(({ name, controller }, i) => ({ id: `${id}.${i + 1}`, name, controller, supremacy: 0, alive: true })),
  });
  table.emit({ type: 'civil-war-started', civilWar: id, nation, sides: sides.map(({ name }) => name) });
  keepMeter(state, state.civilWars.at(-1)!, table);
};

/** Government and rebels, when a rebellion grows or somebody incites one. [OT-REB-09] [OT-CIV-14] */
export const divideNation = (state: Open, nation: string, sponsor: string | null, table: Tell): void => {
  const plain = now(state);
  const rebels = sponsor !== null && plain.nations[sponsor]!.alive ? controllerOf(plain, sponsor) : referee;
  startCivilWar(
    state,
    nation,
    [
      { name: 'Government', controller: controllerOf(plain, nation) },
      { name: 'Rebels', controller: rebels },
    ],
    table,
  );
};

/** A side changes hands. [OT-CIV-02] */
export const assignSide = (state: Open, sideId: string, controller: string, table: Tell): void => {
  const war = state.civilWars.find(({ sides }) => sides.some(({ id }) => id === sideId));
  const side = war?.sides.find(({ id }) => id === sideId);
  if (war === undefined || side === undefined) return;
  side.controller = controller;
  table.emit({ type: 'side-assigned', civilWar: war.id, side: sideId, controller });
  keepMeter(state, war, table);
  dropWithinOneHand(state);
  concludeIfAgreed(state, war.id, table);
};

/** The struggle is over; the Nation's player keeps it whoever won. [OT-CIV-12] [OT-CIV-13] */
export const endCivilWar = (state: Open, id: string, winner: string | null, table: Tell): void => {
  const war = now(state).civilWars.find((one) => one.id === id)!;
  dropAnnounced(state, id);
  state.civilWars = state.civilWars.filter((one) => one.id !== id);
  const governmentChanged = winner !== null && winner !== war.sides[0]!.id;
  table.emit({ type: 'civil-war-ended', civilWar: id, nation: war.nation, winner, governmentChanged });
};

/** Supremacy passes from one side to another; whoever has none left is out, whoever has all has won. [OT-CIV-07] [OT-CIV-12] */
export const transferSupremacy = (state: Open, from: string, to: string, amount: number, table: Tell): void => {
  const war = state.civilWars.find(({ sides }) => sides.some(({ id }) => id === from));
  const loser = war?.sides.find(({ id }) => id === from);
  const gainer = war?.sides.find(({ id }) => id === to);
  if (war === undefined || loser === undefined || gainer === undefined || !war.metered || !gainer.alive) return;
  const moved = Math.min(amount, loser.supremacy);
  if (moved === 0) return;
  setSupremacy(war, loser, loser.supremacy - moved, table);
  setSupremacy(war, gainer, gainer.supremacy + moved, table);
  if (loser.supremacy === 0) loser.alive = false;
  if (gainer.supremacy === 100) endCivilWar(state, war.id, gainer.id, table);
  else if (!loser.alive) {
    keepMeter(state, war, table);
    concludeIfAgreed(state, war.id, table);
  }
};
