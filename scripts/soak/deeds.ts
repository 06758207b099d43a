import { clone, type Dice, E, freeze, type Game, type GameTypes, pick, type Roll, recorded, type Step, seeded } from 'ludoteca';
import { difference, randomForm } from 'ludoteca/testing';
import { mangledAtRandom } from '../../src/testing/mangle.js';

/** Something done in an evening: what, and a number from which all chance in it follows. */
export interface Deed {
  readonly kind: 'act' | 'hostile' | 'form' | 'save' | 'undo' | 'redeal';
  readonly lot: number;
}

/** A game in play, with every state it has come through. */
export interface Table {
  readonly game: Game<GameTypes>;
  readonly past: object[];
}

const unlike = (what: string, expected: unknown, found: unknown): string | null => {
  const differs = difference(expected, found);
  return differs === null ? null : `${what}: ${differs}`;
};

const stateOf = ({ past }: Table): object => past.at(-1)!;

/** An action that may be done now; none if the game is over, or whoever is to act has nothing to do. */
const legalAction = ({ game, past }: Table, dice: Dice): GameTypes['Action'] | undefined => {
  const state = past.at(-1)!;
  const actors = [...game.actors(state)];
  while (actors.length > 0) {
    const [player] = actors.splice(dice.roll(actors.length, 'who') - 1, 1);
    const action = game.randomAction(state, player!, dice);
    if (action !== undefined) return action;
  }
  return undefined;
};

/** What one and the same action leads to: the three ways of playing it must agree, and leave the state before as it was. */
const playedAlike = (
  table: Table,
  input: GameTypes['Action'],
  seed: string,
): { readonly fault: string | null; readonly step: Step<object, object> | null } => {
  const { game } = table;
  const state = stateOf(table);
  const text = JSON.stringify(state);
  const plain = clone(state);
  const after = game.reduce(state, input, seeded(seed));
  const inPlace = game.reduceInPlace(plain, input, seeded(seed));
  const none = { step: null };
  if (JSON.stringify(state) !== text) return { fault: 'the state before has changed', ...none };
  if (E.isLeft(after) !== E.isLeft(inPlace)) return { fault: 'one speed refuses what the other accepts', ...none };
  const isFine = game.explain(state, input).length === 0;
  if (isFine !== E.isRight(after)) return { fault: 'what explain says is not what reduce does', ...none };
  if (E.isLeft(after) || E.isLeft(inPlace)) return { fault: unlike('a refusal leaves traces in place', state, plain), ...none };
  const { rolls, events } = after.right;
  const again = game.reduce(freeze(clone(state)), input, recorded(rolls as readonly Roll[]));
  const fault =
    unlike('in place', after.right.state, plain) ??
    unlike('events in place', events, inPlace.right.events) ??
    unlike('throws in place', rolls, inPlace.right.rolls) ??
    (E.isLeft(again) ? 'the recorded throws are refused' : unlike('by recorded throws', after.right, again.right));
  return { fault, step: after.right };
};

const viewerIn = ({ game, past }: Table, dice: Dice): string | null =>
  pick(dice, [...game.definition.seats(past.at(-1)!), null], 'who looks on');

/** Each does something at the table, and says what is wrong; null if all is well. */
export const deeds: Readonly<Record<Deed['kind'], (table: Table, dice: Dice) => string | null>> = {
  act(table, dice) {
    const action = legalAction(table, dice);
    if (action === undefined) return null;
    const { fault, step } = playedAlike(table, action, `${dice.roll(1e9, 'the throws')}`);
    if (step === null) return fault ?? `a random action is refused: ${JSON.stringify(action)}`;
    table.past.push(step.state);
    return fault;
  },

  hostile(table, dice) {
    const action = legalAction(table, dice);
    if (action === undefined) return null;
    const input = mangledAtRandom(action, dice) as GameTypes['Action'];
    const { fault, step } = playedAlike(table, input, `${dice.roll(1e9, 'the throws')}`);
    if (step !== null) table.past.push(step.state);
    return fault;
  },

  form(table, dice) {
    const { game } = table;
    const state = stateOf(table);
    const [player] = game.actors(state);
    if (player === undefined) return null;
    const open = game.open(state, player);
    if (open.length === 0) return null;
    const type = pick(dice, open, 'which form');
    const { action, asked } = randomForm(game, state, player, type, dice);
    if (action === undefined) return `the form of ${type} leads nowhere after ${asked.length} answers`;
    const [objection] = game.explain(state, action);
    if (objection !== undefined) return `the form of ${type} leads to a refusal: ${objection.message}`;
    const answers = game.answersFor(state, action);
    return answers === null ? `no answers lead to ${JSON.stringify(action)}` : null;
  },

  save(table) {
    const { game } = table;
    const state = stateOf(table);
    const read = game.decodeState(JSON.parse(JSON.stringify(state)));
    if (E.isLeft(read)) return `what was saved is refused: ${read.left[0].message}`;
    table.past[table.past.length - 1] = freeze(read.right);
    return unlike('saved and loaded', state, read.right);
  },

  undo({ past }, dice) {
    past.length = Math.max(1, past.length - dice.roll(10, 'how far back'));
    return null;
  },

  redeal(table, dice) {
    const { game } = table;
    const state = stateOf(table);
    const viewer = viewerIn(table, dice);
    const dealt = game.redeal(state, viewer, dice);
    const read = game.decodeState(JSON.parse(JSON.stringify(dealt)));
    if (E.isLeft(read)) return `what was dealt anew could not have come about: ${read.left[0].message}`;
    return unlike('the picture after a new deal', game.view(state, viewer), game.view(dealt, viewer));
  },
};
