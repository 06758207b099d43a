import type { PlayerId } from 'ludoteca';
import {
  type Action,
  allowanceOf,
  atlasOf,
  type OjoDelTerror,
  ojoDelTerror,
  ownDefence,
  reachOf,
  type State,
} from 'ludoteca/ojo-del-terror';
import { ordinary, type Setting, type Strategy } from './strategy.js';
import { study } from './table.js';

type Ruthless = Strategy<OjoDelTerror>;

const planetsOf = ({ planets }: State, player: PlayerId): string[] =>
  Object.keys(planets).filter((planet) => planets[planet]!.controller === player);

/** What an Invasion of a planet costs a player; nothing if it cannot be reached. */
const unitCost = (state: State, player: PlayerId, planet: string): number | null => {
  const reach = reachOf(state, player, planet);
  if (reach === 'own' || reach === 'none') return null;
  return reach === 'boundary' ? 2 : 1;
};

/** How many Invasions take a planet that nobody defends in the turn. */
const enoughFor = (state: State, planet: string): number =>
  state.planets[planet]!.inhabitants + ownDefence(atlasOf(state.config.pack).planets.get(planet)!) + 1;

/** Invasions of these planets in this order, each with as many as take it, as far as the actions go; what is left goes to the first. */
const invasions = (state: State, player: PlayerId, targets: readonly string[]) => {
  let left = allowanceOf(state, player);
  const orders: { type: 'invade'; planet: string; count: number }[] = [];
  for (const planet of targets) {
    const cost = unitCost(state, player, planet);
    const count = enoughFor(state, planet);
    if (cost === null || cost * count > left) continue;
    orders.push({ type: 'invade', planet, count });
    left -= cost * count;
  }
  const [first] = orders;
  if (first !== undefined) first.count += Math.floor(left / unitCost(state, player, first.planet)!);
  return orders;
};

const submit = (player: PlayerId, orders: ReturnType<typeof invasions>): Action => ({ type: 'submit-orders', player, orders });

const byPrice =
  (state: State, player: PlayerId) =>
  (a: string, b: string): number =>
    unitCost(state, player, a)! * enoughFor(state, a) - unitCost(state, player, b)! * enoughFor(state, b);

/** Planets within reach that fit, the cheapest first. */
const targetsOf = (state: State, player: PlayerId, fits: (controller: PlayerId | null) => boolean): string[] =>
  Object.keys(state.planets)
    .filter((planet) => unitCost(state, player, planet) !== null && fits(state.planets[planet]!.controller))
    .sort(byPrice(state, player));

/** Writes Invasions against certain planets, or plays as usual where none can be taken. */
const invade =
  (choose: (state: State, player: PlayerId, allies: readonly PlayerId[]) => readonly string[]): Ruthless['play'] =>
  (_game, state, player, { allies, usual }) => {
    const orders = state.phase === 'orders' ? invasions(state, player, choose(state, player, allies)) : [];
    return orders.length > 0 ? submit(player, orders) : usual(state, player);
  };

const rivalsOf = (state: State, allies: readonly PlayerId[]): PlayerId[] =>
  state.config.players.filter((player) => !allies.includes(player));

/** Names those he has promised it to. */
const nameFriends = (state: State, player: PlayerId, allies: readonly PlayerId[]): Action => {
  const others = state.config.players.filter((other) => other !== player);
  const friendsFirst = [...others.filter((other) => allies.includes(other)), ...others.filter((other) => !allies.includes(other))];
  return { type: 'choose-lieutenants', player, lieutenants: friendsFirst.slice(0, state.config.lieutenants) };
};

/** The second of two friends gives planets to the first, when it is time; both play as usual otherwise. */
const giving =
  (given: (state: State, player: PlayerId) => readonly string[]): Ruthless['play'] =>
  (_game, state, player, { allies, usual }) => {
    if (state.phase === 'lieutenants') return nameFriends(state, player, allies);
    const [receiver, giver] = allies;
    if (state.phase !== 'orders' || player !== giver) return usual(state, player);
    const { orders } = state.sheets[player]!;
    const isPromised = (planet: string): boolean => orders.some((order) => order.type === 'cede' && order.planet === planet);
    const planet = given(state, player).find((own) => !isPromised(own));
    return planet === undefined ? usual(state, player) : { type: 'add-order', player, order: { type: 'cede', planet, to: receiver! } };
  };

const twoFriends: Ruthless = {
  name: 'two friends',
  does: 'two who play as the others do, and name each other lieutenant; to compare pairs with.',
  together: 2,
  play: giving(() => []),
};

const lastGift: Ruthless = {
  name: 'all planets to a friend in the last turn',
  does: 'one of two friends cedes everything to the other on the last sheet.',
  together: 2,
  play: giving((state, player) => (state.turn === state.config.turns ? planetsOf(state, player) : [])),
};

const vassal: Ruthless = {
  name: 'a vassal',
  does: 'one of two friends cedes to the other, every turn, all planets but one.',
  together: 2,
  play: giving((state, player) => planetsOf(state, player).slice(1)),
};

const nothingLeft: Ruthless = {
  name: 'everything to a friend in turn 1',
  does: 'one of two friends cedes all planets at once and raids from then on.',
  together: 2,
  play: giving((state, player) => (state.turn === 1 ? planetsOf(state, player) : [])),
};

const twoAgainstOne: Ruthless = {
  name: 'two against one',
  does: 'two friends spend everything on the planets of the same third player, each on every other one of them.',
  together: 2,
  play: invade((state, player, allies) => {
    const [victim] = rivalsOf(state, allies);
    const planets = targetsOf(state, player, (controller) => controller === victim);
    return planets.length > 1 ? planets.filter((_, place) => place % 2 === allies.indexOf(player)) : planets;
  }),
};

const weakest: Ruthless = {
  name: 'always the weakest',
  does: 'invades nobody but the rival with the fewest points, as long as he can be reached.',
  play: invade((state, player, allies) => {
    const ranked = rivalsOf(state, allies).sort((a, b) => state.players[a]!.score - state.players[b]!.score);
    return targetsOf(state, player, (controller) => controller === ranked[0]);
  }),
};

const homes: Ruthless = {
  name: 'home worlds first',
  does: 'invades the home worlds of others from turn 1 on, with all it has.',
  play: invade((state, player) => {
    const homeWorlds = state.config.players.map((other) => state.players[other]!.home);
    return targetsOf(state, player, (controller) => controller !== null).filter((planet) => homeWorlds.includes(planet));
  }),
};

const land: Ruthless = {
  name: 'land and nothing else',
  does: 'takes what is cheapest, nobody’s planets before others’, and never defends or claims anything.',
  play: invade((state, player) => [
    ...targetsOf(state, player, (controller) => controller === null),
    ...targetsOf(state, player, (controller) => controller !== null),
  ]),
};

const turtle: Ruthless = {
  name: 'the tortoise',
  does: 'takes land in the first two turns and only defends its planets, one after the other, from then on.',
  play(game, state, player, company) {
    if (state.phase !== 'orders' || state.turn <= 2) return land.play(game, state, player, company);
    const own = planetsOf(state, player);
    const actions = allowanceOf(state, player);
    const counts = own.map((planet, place) => ({
      ...{ type: 'defend' as const, planet },
      count: Math.floor(actions / own.length) + (place < actions % own.length ? 1 : 0),
    }));
    return { type: 'submit-orders', player, orders: counts.filter(({ count }) => count > 0) };
  },
};

const claims: Ruthless = {
  name: 'claims everything',
  does: 'claims every deed that may be claimed, in every turn, and plays as the others do.',
  play(game, state, player, { usual }) {
    if (state.phase !== 'orders' || state.sheets[player]!.orders.some(({ type }) => type !== 'claim')) return usual(state, player);
    const claim = game
      .legalActions(state, player, { types: ['add-order'] })
      .find((action) => action.type === 'add-order' && action.order.type === 'claim');
    return claim ?? usual(state, player);
  },
};

const silent: Ruthless = {
  name: 'never hands in a sheet',
  does: 'writes nothing and commits nothing.',
  play: (_game, state, player, { usual }) => (state.phase === 'orders' ? undefined : usual(state, player)),
};

const emptySheet: Ruthless = {
  name: 'empty sheets',
  does: 'commits nothing but empty sheets.',
  play: (_game, state, player, { usual }) => (state.phase === 'orders' ? submit(player, []) : usual(state, player)),
};

const table = (players: number, against: Setting['against']): Setting => ({ players, against });
const refereed: Setting = { players: 4, against: 'greedy', options: { words: 'a referee', values: { referee: 'present' } } };
const [duel, four, five] = [table(2, 'greedy'), table(4, 'greedy'), table(5, 'greedy')];
const [sharp, chance] = [table(3, 'search'), table(4, 'random')];

/** What is tried in El Ojo del Terror. */
export const ojoDelTerrorStudy = study<OjoDelTerror>({
  game: ojoDelTerror,
  configure: (players, options) => ({ warbandSelection: 'random', ...options, players }),
  measures: [
    {
      title: 'comes first',
      holds: ({ outcome }, allies) => outcome?.ranking.some(({ player, rank }) => rank === 1 && allies.includes(player)) ?? false,
    },
    {
      title: 'wins, lieutenants too',
      holds: ({ outcome }, allies) => outcome !== null && allies.some((player) => outcome.winners.includes(player)),
    },
  ],
  limit: 5000,
  greedy: { worlds: 1, candidates: 16 },
  search: { iterations: 12, worlds: 6, looks: 2, candidates: 20, finalists: 6 },
  referee: (state) => ({ type: state.phase === 'review' ? 'publish-turn' : 'close-orders', player: 'referee' }),
  tried: [
    [ordinary(), [duel, four]],
    [land, [duel, four, sharp, table(2, 'search'), chance]],
    [turtle, [duel, four, chance]],
    [weakest, [four, sharp, chance]],
    [homes, [duel, four, chance]],
    [claims, [four]],
    [emptySheet, [four]],
    [silent, [four, refereed]],
    [twoFriends, [five]],
    [lastGift, [five]],
    [vassal, [five]],
    [nothingLeft, [five]],
    [twoAgainstOne, [five]],
  ],
});
