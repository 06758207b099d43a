import { type Dice, pick } from 'ludoteca';
import { type Action, genesMactantes as game, type Item, type ProposedItem, type State } from 'ludoteca/genes-mactantes';

/** Something a player could give. */
const itemOf = (state: State, giver: string, dice: Dice): Item => {
  const units = state.units[giver]!;
  const mine = state.characters.filter(({ owner, out }) => owner === giver && out === null);
  const held = state.characters.filter(({ captor, out }) => captor === giver && out === null);
  const land = Object.keys(state.controllers).filter((id) => state.controllers[id] === giver);
  const items: Item[] = [{ item: 'promise', text: 'peace' }, { item: 'passage', turns: dice.roll(3, 'turns') }, { item: 'reveal-sheet' }];
  if (units.length > 0) {
    const { territory, kind, strength } = pick(dice, units, 'unit');
    items.push({ item: 'troops', territory, kind, amount: dice.roll(strength, 'points') });
  }
  if (mine.length > 0) {
    const { id: character } = pick(dice, mine, 'character');
    items.push({ item: 'character', character }, { item: 'reveal-location', character });
  }
  if (held.length > 0) items.push({ item: 'captive', character: pick(dice, held, 'captive').id });
  if (land.length > 0) {
    const territory = pick(dice, land, 'land');
    items.push({ item: Object.hasOwn(state.cities, territory) ? 'city' : 'land', territory });
  }
  return pick(dice, items, 'item');
};

/** What one player can say to another: offers, of which each side gives something, their withdrawal, proofs and speeches. */
export const talkWith = (state: State, player: string, to: string, side: (giver: string) => ProposedItem[]): readonly Action[] => {
  const own = state.offers.find(({ from }) => from === player);
  const order = state.sheets[player]?.at(-1);
  return [
    { type: 'propose-trade', player, to, give: side(player), take: side(to), note: 'a word' },
    { type: 'propose-trade', player, to, give: side(player), take: side(to) },
    { type: 'disclose', player, to, what: 'sheet' },
    { type: 'announce', player, to: 'all', text: 'I come in peace.' },
    ...(own === undefined ? [] : [{ type: 'cancel-trade', player, offer: own.id } as const]),
    ...(order === undefined ? [] : [{ type: 'withdraw', player, declaration: order.id } as const]),
  ];
};

/** Talk that random play does not think of: offers, their withdrawal, proofs and speeches. */
export const proposals = (state: State, player: string, dice: Dice): Action | undefined => {
  const others = state.config.players.filter((other) => other !== player && state.countries[other]?.eliminated === null);
  if (others.length === 0) return undefined;
  const to = pick(dice, others, 'to whom');
  const side = (giver: string): ProposedItem[] => Array.from({ length: dice.roll(3, 'items') - 1 }, () => itemOf(state, giver, dice));
  const action = pick(dice, talkWith(state, player, to, side), 'talk');
  return game.explain(state, action).length === 0 ? action : undefined;
};

/** What random play seldom comes to: everybody marches on the first country and besieges it, and its own people rise against its levies; some think better of it. */
export const quarrels = (state: State, player: string, dice: Dice): Action | undefined => {
  if (state.turn === 0 || dice.roll(3, 'quarrel') === 1) return undefined;
  const [victim, second] = state.config.players.filter((other) => state.countries[other]?.eliminated === null);
  if (victim === undefined || second === undefined) return undefined;
  const foe = player === victim ? second : victim;
  const goal = state.countries[foe]!.capital;
  const order = state.step === 'resolution' ? undefined : state.sheets[player]!.at(-1);
  const declare = (scope: string, kind: string, written: object): Action =>
    ({ type: 'declare', player, scope, kind, written }) as unknown as Action;
  const candidates: Action[] = [
    ...(dice.roll(6, 'idle') === 1 ? [{ type: 'commit', player } as const] : []),
    ...(order !== undefined && dice.roll(8, 'second thoughts') === 1 ? [{ type: 'withdraw', player, declaration: order.id } as const] : []),
    declare('internal', 'move-troops', {}),
    declare('external', 'siege', { territory: goal }),
    declare('external', 'siege', { territory: goal }),
    declare('external', 'battle', { opponent: foe }),
    declare('external', 'support-rebellion', { target: foe }),
    ...(player === victim ? [declare('internal', 'recruit', { mode: 'levy' }), declare('internal', 'recruit', { mode: 'levy' })] : []),
  ];
  const [largest] = [...state.units[player]!].sort((a, b) => b.strength - a.strength);
  for (const { id: declaration, order, state: fate } of state.sheets[player]!)
    if (fate === 'pending' && order.kind === 'move-troops' && largest !== undefined) {
      const { territory, kind, strength } = largest;
      candidates.push({
        ...{ type: 'execute', player, declaration, from: { territory, kind }, amount: Math.ceil(strength / 2) },
        to: { territory: goal, kind: 'army' },
      });
    } else if (fate === 'pending' && order.kind === 'siege')
      candidates.push({ type: 'execute', player, declaration, base: order.written.territory });
  const besieged = Object.keys(state.cities).filter((id) => state.cities[id]!.siege?.by === player);
  const lifts = besieged.map((territory): Action => ({ type: 'lift-siege', player, territory }));
  const isEnough = lifts.length > 0 && dice.roll(3, 'enough') < 3;
  const able = (isEnough ? lifts : candidates).filter((action) => game.explain(state, action).length === 0);
  return able.length === 0 ? undefined : pick(dice, able, 'quarrel');
};
