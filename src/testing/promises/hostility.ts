import { clone } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { seeded } from '../../core/dice/seeded.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes } from '../../core/game/game-types.js';
import type { ActionBase, EventBase, Rule } from '../../core/game/rule.js';
import { difference, quoted, throughJson } from '../difference.js';
import { type Mangled, mangledAtRandom, manglesOf } from '../mangle.js';
import { insist, type Said, said, within } from '../place.js';
import { aFewOf, closelyLooked, type Promised, type Trial } from '../trial.js';
import { placeOf } from '../walk.js';
import { badRefusal } from './legality.js';

const attackedWith = (place: string, { input, what }: Mangled): string => `${place}, attacked with ${what} (${quoted(input)})`;

/** Tries one hostile input in every way in which it can come in; what is refused is tried in place on a copy of the state that serves for all. */
const attack = <G extends GameTypes>(
  trial: Trial<G>,
  state: G['State'],
  copy: G['State'],
  player: string,
  mangled: Mangled,
  place: string,
): void => {
  const { game } = trial;
  const { input, certain } = mangled;
  const where = (): string => attackedWith(place, mangled);
  const action = input as G['Action'];
  within(where, () => {
    const step = game.reduce(state, action, seeded(place));
    const explained = game.explain(state, action);
    insist(where, 'refusal and explanation differ', difference(explained, E.isLeft(step) ? step.left : []));
    if (E.isLeft(step)) insist(where, 'it is refused badly', badRefusal(trial, step.left));
    else {
      if (certain) throw new Error(`${where()}: it was accepted.`);
      insist(where, 'it was accepted, but it is no action', game.codecs.action.is(action) ? null : 'the codec does not know it');
      insist(where, 'it was accepted, and led to no legal state', readable(game.decodeState(throughJson(step.right.state))));
    }
    const inPlace = game.reduceInPlace(E.isLeft(step) ? copy : clone(state), action, seeded(place));
    insist(where, 'in place the answer differs', difference(explained, E.isLeft(inPlace) ? inPlace.left : []));
    // The host says who acts: whatever the input says of it counts for nothing.
    const decoded = game.decodeAction(input, player);
    if (E.isLeft(decoded)) insist(where, 'it is refused badly when decoded', badRefusal(trial, decoded.left));
    else if (decoded.right.player !== player) throw new Error(`${where()}: decoded, it is an action of ${quoted(decoded.right.player)}.`);
  });
};

/**
 * Tries one hostile input after the other. Whether anything that was refused in place has changed the state is seen once, when all are through: large states
 * take longer to be copied and compared than to be attacked. Which of them did it is looked for only then.
 */
const attackWithAll = <G extends GameTypes>(
  trial: Trial<G>,
  state: G['State'],
  player: string,
  mangles: readonly Mangled[],
  place: string,
): void => {
  const { game } = trial;
  const copy = clone(state);
  for (const mangled of mangles) attack(trial, state, copy, player, mangled, place);
  const changed = difference(state, copy);
  if (changed === null) return;
  const said = 'refused in place, it changed the state';
  for (const mangled of mangles) {
    const own = clone(state);
    const inPlace = game.reduceInPlace(own, mangled.input as G['Action'], seeded(place));
    if (E.isLeft(inPlace)) insist(attackedWith(place, mangled), said, difference(state, own));
  }
  insist(place, said, changed);
};

const readable = (result: E.Either<readonly { readonly message: string }[], unknown>): string | null =>
  E.isRight(result) ? null : (result.left[0]?.message ?? 'refused');

/** So many positions of a game are attacked in every way, and so many times each is attacked at random. */
const thoroughly = 4;
const atRandom = 12;

const hostileRefused: Promised = {
  id: 'hostile-actions',
  name: 'mangled and hostile actions are refused with a clause, never thrown, and change nothing, immutably and in place',
  check(trial) {
    for (const walk of trial.walks.filter((_, i) => i % (trial.options.games ?? 3) === 0)) {
      const moves = trial.closely(walk);
      const kinds = new Set<string>();
      for (const [i, move] of moves.entries()) {
        const place = `${walk.name}, before step ${move.number}`;
        const { action, before } = move;
        const fresh = !kinds.has(action.type);
        kinds.add(action.type);
        const dice = trial.dice('hostile', placeOf(walk, move));
        const mangles = fresh || i < thoroughly ? manglesOf(action) : [];
        for (let n = 0; n < atRandom; n++) mangles.push({ input: mangledAtRandom(action, dice), certain: false, what: 'a spoilt action' });
        attackWithAll(trial, before, action.player, mangles, place);
      }
    }
  },
};

/** Who may try a kind of action beyond those the phase waits for. */
const admittedBy = <G extends GameTypes>(game: Game<G>, type: string, state: G['State']): readonly string[] | undefined => {
  const rules = game.definition.rules as unknown as Readonly<Record<string, Rule<G['State'], ActionBase, EventBase, string>>>;
  return rules[type]!.actors?.(state);
};

const outOfTurnRefused: Promised = {
  id: 'out-of-turn',
  name: 'nobody acts out of turn, for another, or after the end',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks) {
      for (const move of trial.closely(walk)) {
        const place = placeOf(walk, move);
        const actors = game.actors(move.before);
        const admitted = admittedBy(game, move.action.type, move.before);
        const others = [
          ...game.definition.seats(move.before).filter((seat) => !actors.includes(seat)),
          'nobody',
          'constructor',
          'toString',
          '__proto__',
          '',
        ];
        for (const player of others) {
          if (admitted?.includes(player)) continue;
          within(place, () => {
            const step = game.reduce(move.before, { ...move.action, player }, seeded(place));
            if (E.isRight(step)) throw new Error(`${quoted(player)}, who is not to act, may do the same.`);
            insist(place, `as ${quoted(player)}`, badRefusal(trial, step.left));
          });
        }
      }
      if (walk.stopped !== 'over') continue;
      const place = `${walk.name}, after the end`;
      for (const { action } of trial.closely(walk)) {
        const step = within(place, () => game.reduce(walk.last, action, seeded(place)));
        if (E.isRight(step)) throw new Error(`${place}: ${quoted(action)} was accepted.`);
        insist(place, 'the code of the refusal', difference('game-over', step.left[0].code));
        insist(place, quoted(action), badRefusal(trial, step.left));
      }
    }
  },
};

/** In so many positions of a game mangled input comes in, and where few are looked at closely in fewer. */
const positionsAttacked = 10;

/** So many are asked for their forms in one position; at a larger table they take turns. */
const asking = 2;

const hostileInput: Promised = {
  id: 'hostile-input',
  name: 'mangled configurations, saved states and answers to forms are refused or read, never thrown',
  check(trial) {
    const { game } = trial;
    const games = trial.options.games ?? 3;
    const most = Math.min(positionsAttacked, 2 + Math.ceil((2 * closelyLooked(trial.options)) / games));
    for (const walk of trial.walks.filter((_, i) => i % games === 0)) {
      const dice = trial.dice('hostile input', walk.seed);
      const refusedOrRead = (
        place: Said,
        input: unknown,
        read: (input: unknown) => ReturnType<typeof game.decodeConfig | typeof game.decodeState>,
      ): void =>
        within(
          () => `${said(place)} (${quoted(input)})`,
          () => {
            const result = read(input);
            if (E.isLeft(result)) insist(place, () => quoted(input), badRefusal(trial, result.left));
          },
        );
      const config = walk.config;
      const spoilt = [...manglesOf(config).map(({ input }) => input), ...Array.from({ length: 40 }, () => mangledAtRandom(config, dice))];
      for (const input of spoilt) {
        refusedOrRead(`${walk.name}, a mangled configuration`, input, game.decodeConfig);
        refusedOrRead(
          `${walk.name}, setup from a mangled configuration`,
          input,
          (given) => game.setup(given as object, seeded(walk.seed)) as never,
        );
      }
      for (const { state, place } of trial.positions(walk).slice(0, most)) {
        for (let i = 0; i < 10; i++) {
          const mangled = mangledAtRandom(state, dice);
          refusedOrRead(() => `${place}, a mangled state, where ${difference(state, mangled)}`, mangled, game.decodeState);
        }
        for (const { input } of manglesOf({})) refusedOrRead(`${place}, no state`, input, game.decodeState);
        for (const player of [...aFewOf(game.actors(state), dice, asking), 'constructor'])
          for (const type of [...game.open(state), 'constructor', '__proto__', 'no such action'])
            within(`${place}, a form of ${type} for ${player}`, () => {
              const first = game.choices(state, player, type);
              if (E.isLeft(first)) return insist(place, `the form of ${type}`, badRefusal(trial, first.left));
              if (first.right.kind === 'done') return;
              const { field } = first.right;
              for (const { input } of manglesOf({}).slice(0, -3)) {
                const next = game.choices(state, player, type, { [field]: input });
                if (E.isLeft(next)) insist(place, `the form of ${type}`, badRefusal(trial, next.left));
              }
            });
      }
    }
  },
};

/** What comes from those who mean no good. */
export const hostility: readonly Promised[] = [hostileRefused, outOfTurnRefused, hostileInput];
