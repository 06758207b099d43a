import type { Game, GameTypes } from 'ludoteca';
import { E } from 'ludoteca';
import { type ConformanceOptions, conformance } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type SealedBids, sealedBids } from './sealed-bids.js';
import { thrownBy } from './thrown.js';

export type Bids = Game<SealedBids>;
export type State = SealedBids['State'];

/** One short game at a small table, of which a few steps are looked at closely. */
export const short: ConformanceOptions<SealedBids> = {
  configs: [{ players: ['ada', 'bo'], lots: 2 }],
  games: 1,
  closely: 6,
  listed: 20,
  heard: ({ type }) => type === 'bid-opened',
};

/** Where that game is, in words. */
export const there = 'sealed-bids, configuration 1, seed 1/1/1';

/** The message with which a promise of a game is broken; null if it is kept. */
export const broken = <G extends GameTypes>(game: Game<G>, id: string, options: ConformanceOptions<G>): string | null => {
  const promise = conformance(game, options).find((candidate) => candidate.id === id);
  if (promise === undefined) throw new Error(`There is no promise ${id}.`);
  return thrownBy(promise.run);
};

type Question = { [Name in keyof Bids]: Bids[Name] extends (...asked: never[]) => unknown ? Name : never }[keyof Bids];
type Asked<Name extends Question> = Parameters<Bids[Name]>;
type Answer<Name extends Question> = ReturnType<Bids[Name]>;

/** A game that gives another answer to one question: what it would have said is there to be changed. */
export const answering = <Name extends Question>(
  question: Name,
  change: (answer: Answer<Name>, asked: Asked<Name>) => Answer<Name>,
  game: Bids = sealedBids,
): Bids => ({
  ...game,
  [question]: (...asked: Asked<Name>) => change((game[question] as (...of: Asked<Name>) => Answer<Name>)(...asked), asked),
});

/** The second time that the same is asked, and from then on. */
export const onceMore = (): ((...asked: readonly unknown[]) => boolean) => {
  const heard = new Set<string>();
  return (...asked) => {
    const text = JSON.stringify(asked);
    if (heard.has(text)) return true;
    heard.add(text);
    return false;
  };
};

export type Step = Extract<Answer<'reduce'>, { _tag: 'Right' }>['right'];
/** A step that is changed where there is one; a refusal stays what it is. */
export const stepping = (answer: Answer<'reduce'>, change: (step: Step) => Step): Answer<'reduce'> =>
  E.isRight(answer) ? E.right(change(answer.right)) : answer;

/** A game that knows the states it has come to by itself, and is broken for others: such as were read, or dealt anew. */
export const brokenForStrangers = (breakUp: (game: Bids, isStrange: (state: State) => boolean) => Bids): Bids => {
  const known = new WeakSet<State>();
  const remember = (answer: Answer<'reduce'>): Answer<'reduce'> => {
    if (E.isRight(answer)) known.add(answer.right.state);
    return answer;
  };
  const reduce: Bids['reduce'] = (state, action, dice) => {
    const answer = sealedBids.reduce(state, action, dice);
    return known.has(state) ? remember(answer) : answer;
  };
  return breakUp(
    { ...sealedBids, setup: (config, dice) => remember(sealedBids.setup(config, dice)), reduce },
    (state) => !known.has(state),
  );
};

/** A game broken on purpose, and what it is told. */
export type Breach = readonly [
  what: string,
  id: string,
  game: Bids,
  message: string | null,
  more?: Partial<ConformanceOptions<SealedBids>>,
];

/** Each of them is told exactly what is wrong, and where. */
export const testBreaches = (breaches: readonly Breach[]): void => {
  for (const [what, id, game, message, more] of breaches)
    test(`a game that ${what} ${message === null ? 'keeps' : 'breaks'} the promise ${id}${message === null ? '' : ', and is told so'}`, () => {
      expect(broken(game, id, { ...short, ...more })).toBe(message);
    });
};

/** Everybody commits at once. */
export const committing = { choose: (_: State, player: string) => ({ type: 'commit', player }) as const };

/** Everybody bids one coin for the first lot, and commits: a die decides. */
export const bidsAlike = {
  choose: (state: State, player: string) =>
    state.sheets[player]!.bid === null ? ({ type: 'bid', player, coins: 1, against: [] } as const) : ({ type: 'commit', player } as const),
};
