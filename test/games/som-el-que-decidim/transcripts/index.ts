import type { Dice } from 'ludoteca';
import type { Action, Config, SomElQueDecidim, State } from 'ludoteca/som-el-que-decidim';
import { type ScriptLine, transcript } from 'ludoteca/testing';
import { spokenGame as game } from '../helpers/spoken.js';

type Line = ScriptLine<SomElQueDecidim>;

/** The board in content order, after so many picks of the first disc. */
const plain = (picks: number) => [...Array.from({ length: picks }, () => 1), Array.from({ length: 37 }, (_, i) => i)];

const pays = (player: string, ...discs: string[]): Line => [{ type: 'pay', player, discs }];
const rolls = (player: string, ...dice: number[]): Line => [{ type: 'roll-die', player }, ...dice];
const takes = (player: string, twos: number, ...dice: number[]): Line => [{ type: 'take-money', player, twos }, ...dice];
const gives = (player: string, to: string, disc: string): Line => [{ type: 'give-disc', player, to, disc }];
const moves = (player: string, to: number, ...dice: (number | number[])[]): Line => [{ type: 'move', player, to }, ...dice];
const stops = (player: string): Line => [{ type: 'stop', player }];
const ends = (player: string): Line => [{ type: 'end-cohesion', player }];

/** Random play that saves its money and calls a vote when it can: games that last. */
const thrifty = (state: State, player: string, dice: Dice): Action | undefined => {
  if (state.step !== 'cohesion' && state.step !== 'suffrage') return undefined;
  const types: Action['type'][] =
    state.step === 'suffrage' ? ['call-elections', 'present-motion'] : dice.roll(3, 'thrift') === 1 ? ['give-disc'] : ['end-cohesion'];
  return game.legalActions(state, player, { types })[0];
};

/** A random game of so many, with the start tile where it fell. */
const random = (title: string, count: number, options: Partial<Config>, seed: number) => () =>
  transcript(game, {
    title,
    config: { players: ['ada', 'bo', 'cai', 'dot'].slice(0, count), ...options, concentration: 'keep' },
    seed,
    maxSteps: 400,
    choose: thrifty,
  });

/** Every golden game by name. */
export const transcripts: Readonly<Record<string, () => string>> = {
  'first-steps': () =>
    transcript(game, {
      title: 'Two citizens pay their taxes, share what the State sends back, and discover a port and the tax agency.',
      config: { players: ['ada', 'bo'], centralism: 'medium', turnLimit: 2 },
      setup: plain(8),
      script: [
        [{ type: 'place-concentration', player: 'ada', cell: 0 }],
        pays('bo', 'railways-1'),
        pays('ada', 'roads-1', 'roads-2'),
        rolls('ada', 4, 2),
        takes('ada', 1, 1),
        gives('ada', 'bo', 'justice-1'),
        ends('ada'),
        moves('ada', 4),
        takes('ada', 0, 1, 1, 1),
        moves('ada', 1),
        moves('ada', 0),
        stops('ada'),
        pays('ada', 'roads-1'),
        pays('bo', 'railways-2'),
        rolls('bo', 6),
        ends('bo'),
        moves('bo', 1),
        stops('bo'),
        moves('ada', 3),
        stops('ada'),
      ],
    }),
  consultation: random('Mode A: two citizens find the four parts of the urn.', 2, { mode: 'A', centralism: 'medium' }, 79),
  intervention: random(
    'Mode AB: a levy is collected, the urn is protected, and in the end somebody cannot pay.',
    3,
    { mode: 'AB', centralism: 'medium' },
    273,
  ),
  'votes-of-four': random('Mode ABC: votes and mobilised discs at a table of four.', 4, { mode: 'ABC', centralism: 'medium' }, 23),
  dui: random('Mode AC: votes without powers, until the treasury cannot pay.', 3, { mode: 'AC', centralism: 'high' }, 77),
  alone: random('Mode AB alone: one citizen protects the urn and completes it.', 1, { mode: 'AB', centralism: 'high' }, 308),
};
