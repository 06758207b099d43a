import type { State } from 'ludoteca/ojo-del-terror';
import { sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { cede, claim, defendSector, invade } from './orders.js';
import { smallPack } from './packs.js';
import { holding, planetsIn, start, withActions, withOrders } from './positions.js';

const players = ['10', '9', 'constructor'];

/** A game of three that begins. */
export const trio = start(players, ['worldEaters', 'ironWarriors', 'blackLegion']);

/** Positions of every kind: with and without planets, whole sectors, temples and consecrations to claim, sheets half written. */
export const positions = (): Readonly<Record<string, State>> => {
  const rich = withActions(
    holding(trio, {
      10: [...planetsIn(trio, 'PC'), 'dulcamara', 'crisol', 'llaga', 'laberinto'],
      9: ['furia', 'mil-ojos', 'tenebria'],
      constructor: planetsIn(trio, 'CH'),
    }),
    3,
  );
  return {
    start: trio,
    rich,
    'one action': start(players, undefined, { startMode: 'planetless' }),
    planetless: withActions(start(players, undefined, { startMode: 'planetless' }), 2),
    'half written': withOrders(rich, {
      10: [invade('ferrod', 2), defendSector('PC'), cede('llaga', '9'), claim('chosen-of-chaos', { god: 'khorne' })],
    }),
    'no gods left': sceneFrom(rich, {
      planets: Object.fromEntries(planetsIn(trio, 'CH').map((planet) => [planet, { sacred: ['issilaq'] }])),
    }),
    small: withActions(start(['10', '9'], undefined, { pack: smallPack }), 2),
  };
};
