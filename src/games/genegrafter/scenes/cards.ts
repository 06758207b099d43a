import type { Draft } from 'immer';
import { clone, sameData } from '../../../core/data/copies.js';
import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { type Content, contentOf, ordinaryCards } from '../content/cards.js';
import type { CardId, Character, State } from '../types/index.js';
import type { CharacterInScene, Scene } from './scene.js';

type Writable = Draft<State>;

/** The piles of the table that a scene may name whole. */
const piles = ['discard', 'removed', 'dnaTable', 'resolvedEvents', 'unusedEvents'] as const;

/** A card that a scene names: where, and which kinds may lie there. */
interface Named {
  readonly card: CardId;
  readonly path: string;
  readonly kinds: readonly { has(card: CardId): boolean }[];
}

/** A character in full. */
export const characterFrom = (said: CardId | CharacterInScene, owner: string): Draft<Character> => {
  const { card, ...unusual } = typeof said === 'string' ? { card: said } : clone(said);
  return {
    ...{ card, owner, grafts: [], gear: [], wounded: false, enteredOnTurn: 1, recalled: false, attackedOnTurn: null, infinite: null },
    ...(unusual as object),
  };
};

function* namedCards(state: Writable, scene: Scene): Generator<Named> {
  const content: Content = contentOf(state as State);
  const { characters, abilities, events, dna, gear } = content;
  const ordinary = new Set(ordinaryCards(content, state.settings.gear));
  const wearable = { has: (card: CardId): boolean => gear.has(card) && ordinary.has(card) };
  function* all(cards: readonly CardId[] | undefined, path: string, ...kinds: Named['kinds']): Generator<Named> {
    for (const [i, card] of (cards ?? []).entries()) yield { card, path: `${path}.${i}`, kinds };
  }
  for (const [player, said] of saidOfPlayers(scene)) {
    const path = `players.${player}`;
    yield* all(said.hand, `${path}.hand`, ordinary);
    yield* all(said.genePool, `${path}.genePool`, characters);
    for (const [i, character] of (said.characters ?? []).entries()) {
      const { card, grafts, gear: worn } = characterFrom(character, player);
      yield { card, path: `${path}.characters.${i}`, kinds: [characters] };
      yield* all(grafts, `${path}.characters.${i}.grafts`, characters);
      yield* all(worn, `${path}.characters.${i}.gear`, wearable);
    }
    const waiting = new Set((said.lingering ?? []).map(({ card }) => card));
    yield* all([...waiting], `${path}.lingering`, abilities);
  }
  yield* all(
    scene.battle?.laid?.map(({ card }) => card),
    'battle.laid',
    abilities,
  );
  yield* all(scene.deck, 'deck', ordinary, events, dna);
  yield* all(scene.discard, 'discard', ordinary);
  yield* all(scene.removed, 'removed', characters);
  yield* all(scene.dnaTable, 'dnaTable', dna);
  yield* all(scene.resolvedEvents, 'resolvedEvents', events);
  yield* all(scene.unusedEvents, 'unusedEvents', events);
}

/** Every card is named in one place, in which cards of its kind can be. */
function* misnamed(named: readonly Named[], content: Content): Misplaced {
  const places = new Map<CardId, string>();
  const isKnown = (card: CardId): boolean => Object.values(content).some((cards: ReadonlyMap<CardId, unknown>) => cards.has(card));
  for (const { card, path, kinds } of named) {
    const other = places.get(card);
    if (!isKnown(card)) yield misplaced(`There is no card ${card}.`, path);
    else if (!kinds.some((kind) => kind.has(card))) yield misplaced(`${card} cannot be here.`, path);
    else if (other !== undefined) yield misplaced(`${card} is in ${other} as well.`, path);
    places.set(card, path);
  }
}

/** Takes away the cards that a scene names, and empties the places that it names whole; gives what has no place any more. */
const lift = (state: Writable, scene: Scene, named: ReadonlySet<CardId>): CardId[] => {
  const loose: CardId[] = [];
  const without = (cards: readonly CardId[], isWhole: boolean): CardId[] => {
    const left = cards.filter((card) => !named.has(card));
    if (!isWhole) return left;
    loose.push(...left);
    return [];
  };
  for (const player of state.players) {
    const said = scene.players?.[player.id];
    player.hand = without(player.hand, said?.hand !== undefined);
    player.genePool = without(player.genePool, said?.genePool !== undefined);
    const waiting = player.lingering.map(({ card }) => card);
    without([...new Set(waiting)], said?.lingering !== undefined);
    player.lingering = said?.lingering === undefined ? player.lingering.filter(({ card }) => !named.has(card)) : [];
  }
  state.characters = state.characters.filter((character) => {
    const isWhole = scene.players?.[character.owner]?.characters !== undefined || named.has(character.card);
    without([character.card], isWhole);
    character.grafts = without(character.grafts, isWhole);
    character.gear = without(character.gear, isWhole);
    return !isWhole;
  });
  for (const pile of piles) state[pile] = without(state[pile], scene[pile] !== undefined);
  state.deck = without(state.deck, false);
  return loose;
};

/** Cards that have no place any more go under the deck, and events back to the box. */
export const putAway = (state: Writable, loose: readonly CardId[]): void => {
  const { events } = contentOf(state as State);
  const under = loose.filter((card) => !events.has(card));
  state.unusedEvents.push(...loose.filter((card) => events.has(card)));
  state.deck.push(...under);
  if (under.length > 0) state.piles = [state.deck.length];
};

/** Puts every card where the scene says, and what was displaced under the deck. */
export function* placeCards(state: Writable, scene: Scene, displaced: readonly CardId[]): Misplaced {
  const content = contentOf(state as State);
  const { events, dna } = content;
  const named = [...namedCards(state, scene)];
  const wrong = [...misnamed(named, content)];
  if (wrong.length > 0) return yield* wrong;
  const before = [...state.deck];
  const taken = new Set(named.map(({ card }) => card));
  const loose = [...displaced.filter((card) => !taken.has(card)), ...lift(state, scene, taken)];
  for (const player of state.players) {
    const { hand = [], genePool = [], lingering = [], characters = [] } = scene.players?.[player.id] ?? {};
    player.hand.push(...hand);
    player.genePool.push(...genePool);
    player.lingering.push(...(clone(lingering) as typeof player.lingering));
    state.characters.push(...characters.map((character) => characterFrom(character, player.id)));
  }
  for (const pile of piles) state[pile].push(...(scene[pile] ?? []));
  putAway(state, loose);
  if (scene.rest === 'discard') {
    state.discard.push(...state.deck.filter((card) => !events.has(card) && !dna.has(card)));
    state.unusedEvents.push(...state.deck.filter((card) => events.has(card)));
    state.deck = state.deck.filter((card) => dna.has(card));
  }
  state.deck = [...(scene.deck ?? []), ...state.deck];
  if (!sameData(before, state.deck)) state.piles = [state.deck.length];
}
