/**
 * Plays any game of the package in the terminal: `npm start -- ojo-del-terror --players ada,bo,cy --you ada --seed 7 --language es`.
 * Without a terminal to ask in, bots play a whole game by themselves.
 */
import { parseArgs } from 'node:util';
import { createMatch, E, O, seeded, titleOf } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { games } from 'ludoteca/games';
import { askGame, askPlayers, turnOf } from './terminal/asking.js';
import { narrate, showEnd, showOutset } from './terminal/showing.js';
import type { AnyGame, Sitting } from './terminal/sitting.js';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { players: { type: 'string' }, you: { type: 'string' }, seed: { type: 'string' }, language: { type: 'string', default: 'en' } },
});
const catalogue: Readonly<Record<string, AnyGame>> = games as unknown as Readonly<Record<string, AnyGame>>;
const asking = process.stdin.isTTY === true && process.stdout.isTTY === true;
const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const id = positionals[0] ?? (asking ? await askGame(catalogue, values.language) : Object.keys(catalogue)[0]!);
const game = Object.hasOwn(catalogue, id)
  ? catalogue[id]!
  : stop(`There is no game ${id}. There are: ${Object.keys(catalogue).join(', ')}.`);
const players =
  values.players?.split(',') ??
  (asking ? await askPlayers(game) : ['ada', 'bo', 'cy', 'dan'].slice(0, Math.min(game.players.max, Math.max(game.players.min, 3))));
const you = values.you ?? (asking ? players[0]! : null);
const dice = seeded(values.seed);
const begun = createMatch(game, { players }, { dice });
const match = E.isRight(begun) ? begun.right : stop(begun.left.map(({ message }) => message).join('\n'));
const sitting: Sitting = {
  game,
  match,
  you,
  language: values.language,
  bot: randomBot(game, seeded(values.seed === undefined ? undefined : `${values.seed} bots`)),
};

showOutset(sitting, titleOf(game, values.language));
while (O.isNone(match.outcome())) {
  const actors = match.actors();
  const yours = you !== null && actors.includes(you);
  const next = yours ? you : actors[0]!;
  if (yours && asking) {
    if ((await turnOf(sitting)) === 'quit') process.exit(0);
    continue;
  }
  const action = sitting.bot(match.state, next) ?? stop(`${next} is to act and cannot.`);
  const step = match.play(next, action);
  if (E.isLeft(step)) stop(step.left.map(({ message, clause }) => `${message} [${clause}]`).join('\n'));
  else narrate(sitting, step.right.events);
}
showEnd(sitting);
