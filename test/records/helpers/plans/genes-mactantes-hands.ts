import { pick } from 'ludoteca';
import type { Action, GenesMactantes, Item, ProposedItem } from 'ludoteca/genes-mactantes';
import { talkWith } from '../../../games/genes-mactantes/helpers/talk-and-quarrels.js';
import type { Hands } from '../taking/players.js';

/** Everybody marches on the first country and besieges it, and its own people rise against its levies: what random play seldom comes to. */
export const quarrelling: Hands<GenesMactantes> = (game, dice) => (state, player) => {
  if (state.turn === 0) return undefined;
  const led = game.open(state, player).includes('commit-rebels')
    ? game.legalActions(state, player, { types: ['commit-rebels'] }).at(-1)
    : undefined;
  if (led !== undefined) return led;
  if (dice.roll(3, 'quarrel') === 1) return undefined;
  const [victim, second] = state.config.players.filter((other) => state.countries[other]?.eliminated === null);
  if (victim === undefined || second === undefined) return undefined;
  const foe = player === victim ? second : victim;
  const goal = state.countries[foe]!.capital;
  const declare = (scope: string, kind: string, written: object): Action =>
    ({ type: 'declare', player, scope, kind, written }) as unknown as Action;
  const levy = declare('internal', 'recruit', { mode: 'levy' });
  const wanted: Action[] = [
    ...(dice.roll(6, 'idle') === 1 ? [{ type: 'commit', player } as const] : []),
    declare('internal', 'move-troops', {}),
    declare('external', 'siege', { territory: goal }),
    declare('external', 'battle', { opponent: foe }),
    declare('external', 'support-rebellion', { target: foe }),
    ...(player === victim ? [levy, levy] : []),
  ];
  const [largest] = [...state.units[player]!].sort((a, b) => b.strength - a.strength);
  for (const { id: declaration, order, state: fate } of state.sheets[player]!)
    if (fate === 'pending' && order.kind === 'move-troops' && largest !== undefined) {
      const { territory, kind, strength } = largest;
      wanted.push({
        ...{ type: 'execute', player, declaration, from: { territory, kind }, amount: Math.ceil(strength / 2) },
        to: { territory: goal, kind: 'army' },
      });
    }
  // Whoever leads the rebels has to be in the country.
  if (player !== victim)
    wanted.push(
      ...game
        .legalActions(state, player, { types: ['travel'], limit: 60 })
        .filter((action) => action.type === 'travel' && state.controllers[action.path.at(-1)!] === victim)
        .slice(0, 2),
    );
  const besieged = Object.keys(state.cities).filter((id) => state.cities[id]!.siege?.by === player);
  const lifts = besieged.map((territory): Action => ({ type: 'lift-siege', player, territory }));
  const isEnough = lifts.length > 0 && dice.roll(4, 'enough') === 1;
  const able = (isEnough ? lifts : wanted).filter((action) => game.explain(state, action).length === 0);
  return able.length === 0 ? undefined : pick(dice, able, 'quarrel');
};

/** Something a player could give. */
const itemsOf = (state: GenesMactantes['State'], giver: string, amount: number): readonly Item[] => [
  { item: 'promise', text: 'peace' },
  { item: 'passage', turns: amount },
  { item: 'reveal-sheet' },
  ...state.units[giver]!.slice(0, 2).map(({ territory, kind }): Item => ({ item: 'troops', territory, kind, amount })),
  ...state.characters
    .filter(({ owner, out }) => owner === giver && out === null)
    .flatMap(({ id: character }): Item[] => [
      { item: 'character', character },
      { item: 'reveal-location', character },
    ]),
  ...state.characters
    .filter(({ captor, out }) => captor === giver && out === null)
    .map(({ id: character }): Item => ({ item: 'captive', character })),
  ...Object.keys(state.controllers)
    .filter((id) => state.controllers[id] === giver)
    .map((territory): Item => ({ item: Object.hasOwn(state.cities, territory) ? 'city' : 'land', territory })),
];

/** Talk: offers, their withdrawal, proofs and speeches. */
export const bargaining: Hands<GenesMactantes> = (game, dice) => (state, player) => {
  const others = state.config.players.filter((other) => other !== player && state.countries[other]?.eliminated === null);
  if (others.length === 0 || dice.roll(3, 'talk?') > 1) return undefined;
  const to = pick(dice, others, 'to whom');
  const side = (giver: string): ProposedItem[] =>
    Array.from({ length: dice.roll(3, 'items') - 1 }, () => pick(dice, itemsOf(state, giver, dice.roll(3, 'amount')), 'item'));
  const action = pick(dice, talkWith(state, player, to, side), 'talk');
  return game.explain(state, action).length === 0 ? action : undefined;
};

const frailties = [
  { authority: 2, diplomacy: 3, militarism: 8, technology: 2 },
  { authority: 8, diplomacy: 2, militarism: 2, technology: 3 },
  { authority: 5, diplomacy: 2, militarism: 3, technology: 2 },
] as const;
/** Founds a country that will be in crisis every turn. */
export const founding: Hands<GenesMactantes> = (game, dice) => (state, player) => {
  if (!game.open(state, player).includes('create-country')) return undefined;
  const [usual] = game.legalActions(state, player, { types: ['create-country'], limit: 20 });
  for (const i of dice.shuffle(frailties.length, 'which frailty'))
    for (const armyPoints of [5, 6, 7, 8, 9, 10, 12, 4, 3, 2, 1, 0]) {
      const frail = { ...usual, characteristics: frailties[i]!, armyPoints } as Action;
      if (usual !== undefined && game.explain(state, frail).length === 0) return frail;
    }
  return undefined;
};
