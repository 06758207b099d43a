import { type Draft, Immer } from 'immer';
import type { Decoders } from './decoders.js';
import { areUnfailing, type Dice, DiceFault, NeedsDice } from './dice.js';
import { E } from './fp.js';
import type { Game, GameTypes, RefusalOf, Step } from './game.js';
import type { Table } from './rule.js';
import { left, type Rulebook } from './rulebook.js';
import { clone, freeze } from './state.js';
import { StepTable } from './table.js';
import { refusal } from './violation.js';

/** Phases that lead nowhere are a fault of the game, not of the caller. */
const longestChain = 100_000;

// A copy of immer of our own: its settings are not the consumer's.
const immer = new Immer({ autoFreeze: true });

/** How a game is set up and played, at both speeds. */
export const playerOf = <G extends GameTypes>(
  book: Rulebook<G>,
  { decodeConfig }: Decoders<G>,
): Pick<Game<G>, 'setup' | 'reduce' | 'reduceInPlace'> => {
  type State = G['State'];
  type Action = G['Action'];
  type Event = G['Event'];
  type Result = E.Either<RefusalOf<G>, Step<State, Event>>;
  const { definition, rules, phaseOf, phaseName, objections, isAllowed, readAction, ruleOf, over } = book;

  const settle = (state: State, table: Table<Event>): void => {
    for (let links = 0; definition.outcome(state) === null; links++) {
      const { phase } = phaseOf(state);
      if (phase.actors(state).length > 0) return;
      if (phase.leave === undefined || links >= longestChain)
        throw new Error(`${definition.id}: in the phase ${phaseName(state)} nobody can act and nothing follows.`);
      phase.leave(state as Draft<State>, table);
    }
  };

  /** Dice that cannot fall are the caller's affair and become refusals; anything else thrown is a bug and stays one. */
  const guarded = <T>(run: () => E.Either<RefusalOf<G>, T>): E.Either<RefusalOf<G>, T> => {
    try {
      return run();
    } catch (error) {
      if (error instanceof NeedsDice)
        return left<G, T>({ code: 'needs-dice', clause: 'CORE-DICE', message: error.message, needs: error.needs });
      if (error instanceof DiceFault) return left<G, T>({ code: 'dice-fault', clause: 'CORE-DICE', message: error.message });
      throw error;
    }
  };

  const reduce = (state: State, input: Action, dice: Dice): Result => {
    if (definition.outcome(state) !== null) return left(over());
    const read = readAction(input);
    if (E.isLeft(read)) return read;
    const action = read.right;
    const rule = rules.get(action.type)!;
    const refused = refusal([...objections(state, action, rule)]);
    if (refused !== null) return E.left(refused);
    return guarded(() => {
      const table = new StepTable<Event>(dice);
      // Immer freezes what it shares with the old state, so a state that is still free is copied first.
      const draft = immer.createDraft(Object.isFrozen(state) ? state : clone(state));
      rule.apply(draft as Draft<State>, action, table);
      settle(draft as State, table);
      return E.right({ state: immer.finishDraft(draft) as State, events: freeze(table.events), rolls: freeze(table.rolls) });
    });
  };

  const reduceInPlace = (state: State, action: Action, dice: Dice): Result => {
    if (definition.outcome(state) !== null) return left(over());
    const rule = ruleOf(action);
    if (rule === undefined) {
      const read = readAction(action);
      // What the codec accepts only after copying (a getter, say) is played from the copy.
      return E.isLeft(read) ? read : reduceInPlace(state, read.right, dice);
    }
    const { phase, open } = phaseOf(state);
    const fine =
      open.has(action.type) &&
      (rule.actors ?? phase.actors)(state).includes(action.player) &&
      !definition.eliminated?.(state, action.player) &&
      isAllowed(state, action, rule);
    if (!fine) return E.left(refusal([...objections(state, action, rule)])!);
    if (Object.isFrozen(state))
      return left({ code: 'frozen-state', clause: 'CORE-STATE', message: 'This state is frozen; play in place on clone(state).' });
    const before = areUnfailing(dice) ? null : clone(state);
    const result = guarded(() => {
      const table = new StepTable<Event>(dice);
      rule.apply(state as Draft<State>, action, table);
      settle(state, table);
      return E.right({ state, events: table.events, rolls: table.rolls });
    });
    if (E.isLeft(result) && before !== null) {
      // The dice failed halfway: back to where the step began.
      for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
      Object.assign(state, before);
    }
    return result;
  };

  const setup = (config: G['Config'], dice: Dice): Result => {
    const read = decodeConfig(config);
    if (E.isLeft(read)) return read;
    return guarded(() => {
      const table = new StepTable<Event>(dice);
      const state = definition.setup(read.right, table);
      settle(state, table);
      return E.right({ state: freeze(state), events: freeze(table.events), rolls: freeze(table.rolls) });
    });
  };

  return { setup, reduce, reduceInPlace };
};
