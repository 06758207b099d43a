/** How long questions take: `npm run bench:forms` fills forms at random in ordinary positions and in the largest tables, and prints milliseconds. */
import { writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { clone, E, freeze, type GameTypes, openForm, seeded } from 'ludoteca';
import { games } from 'ludoteca/games';
import { accepted, randomForm } from 'ludoteca/testing';
import { Clock, passes } from './clock.js';
import { coast, largestTables, type TimedRow } from './largest-forms.js';
import { commandOf, commitHere, wholeOrPart } from './origin.js';
import { tellTargets } from './targets.js';
import { type AnyGame, type AnyTypes, configOf, gameOf } from './workloads.js';

const { chosen, write } = wholeOrPart();

/** Positions looked at in each table, and how many steps of random play lie between them. */
const looked = { positions: 40, most: 6000 } as const;

const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `player-${i + 1}`);

/** The largest table of a game that default content seats. */
const largest = (game: AnyGame): AnyTypes['Config'] => ({ ...configOf(game), players: seats(game.players.max) });

interface Position {
  readonly state: AnyTypes['State'];
  readonly player: string;
}

const positionsOf = (game: AnyGame, config: AnyTypes['Config']): readonly Position[] => {
  const bot = seeded('bench forms');
  const dice = seeded('bench forms, table');
  const state = clone(accepted(game.setup(config, dice)).state);
  const met: Position[] = [];
  for (let step = 0; step < looked.most; step++) {
    const moves = game.actors(state).flatMap((player) => game.randomAction(state, player, bot) ?? []);
    const action = moves[bot.roll(Math.max(1, moves.length), 'who') - 1];
    if (action === undefined) break;
    if (bot.roll(6, 'look') === 1) met.push({ state: freeze(clone(state)), player: action.player });
    if (E.isLeft(game.reduceInPlace(state, action, dice))) break;
  }
  const every = Math.max(1, Math.floor(met.length / looked.positions));
  return met.filter((_, i) => i % every === 0).slice(0, looked.positions);
};

/** A game whose every question is timed. */
const timed = (game: AnyGame, clock: Clock): AnyGame => ({
  ...game,
  choices: (...asked) => clock.time(() => game.choices(...asked)),
});

const measured = (game: AnyGame, config: AnyTypes['Config']): TimedRow => {
  const positions = positionsOf(game, config);
  const clocks = { question: new Clock(), offers: new Clock(), legal: new Clock(), random: new Clock() };
  for (let pass = 0; pass < passes; pass++) {
    for (const clock of Object.values(clocks)) clock.again();
    for (const [place, { state, player }] of positions.entries()) {
      const open = clocks.offers.time(() => game.open(state, player));
      for (const type of open) {
        openForm(timed(game, clocks.question), state, player, type);
        randomForm<GameTypes>(timed(game, clocks.question) as never, state, player, type, seeded(`${place} ${type}`));
      }
      clocks.legal.time(() => game.legalActions(state, player));
      clocks.random.time(() => game.randomAction(state, player, seeded(`${place}`)));
    }
  }
  const { question, offers, legal, random } = clocks;
  const row = `| ${game.id} | ${config.players.length} | ${question.told} | ${offers.told} | ${legal.told} | ${random.told} |`;
  return { row, question, offers };
};

const timedRows: TimedRow[] = [];
for (const id of chosen.length > 0 ? chosen : Object.keys(games)) {
  const game = gameOf(id);
  const tables = configOf(game).players.length === game.players.max ? [configOf(game)] : [configOf(game), largest(game)];
  for (const config of tables) timedRows.push(measured(game, config));
}
if (chosen.length === 0 || chosen.includes('genes-mactantes')) timedRows.push(...largestTables(), coast());
const figures = {
  'a question': timedRows.map(({ question }) => question.worst),
  'all offers': timedRows.flatMap(({ offers }) => offers?.worst ?? []),
};
const lines = [
  '| game | players | a question | all offers of a player | legalActions | randomAction |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...timedRows.map(({ row }) => row),
  '',
  ...tellTargets(figures),
];
const text = lines.join('\n');
console.log(text);
process.send?.(figures);
if (write)
  writeFileSync(
    join(import.meta.dirname, 'forms.md'),
    `# How long questions take\n\nCommit ${commitHere()}, Node ${process.version}, ${cpus().length} × ${arch()}; \`${commandOf('bench:forms')}\`. Milliseconds of processor time, the quickest of five runs of each: median / 99 of 100 / worst, in up to ${looked.positions} positions of one random game each, with ordinary tables and the largest that default content seats; then the largest map there may be (67 kB), with ten players and as much on it as there can be, and the drawing of its coast, territory by territory. A question is one call of \`choices\`; all offers are \`game.open(state, player)\`.\n\n${text}\n`,
  );
