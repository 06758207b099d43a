// A night at the opera, Paris 1858: Paul Morphy against the Duke of Brunswick and Count Isouard. Run it with: npx tsx examples/chess/main.ts

import { createMatch, O, orThrow, seeded } from 'ludoteca';
import { squareCalled } from './board.js';
import { chess } from './chess.js';

const played = `e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5
  b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8`;

const match = orThrow(createMatch(chess, { players: ['Morphy', 'the Duke and the Count'] }, { dice: seeded('the opera') }));
let line = '';
for (const [i, way] of played.split(/\s+/).entries()) {
  const [player] = match.actors();
  const move = { type: 'move', from: squareCalled(way.slice(0, 2)), to: squareCalled(way.slice(2)) };
  const told = orThrow(match.play(player!, move)).events.map((event) => chess.labels.event(event));
  line = i % 2 === 0 ? `${i / 2 + 1}. ${told.join(' ')}` : `${line} ${told.join(' ')}`;
  const isOver = match.actors().length === 0;
  if (i % 2 === 1 || isOver) console.log(line);
  if (i % 10 === 9 || isOver) console.log(`\n${chess.labels.draw!(match.view(null))}\n`);
}
const outcome = O.toNullable(match.outcome())!;
for (const { player, rank, points } of outcome.ranking) console.log(`${rank}. ${player}: ${points}`);
console.log(`${outcome.clause}: ${chess.labels.clause(outcome.clause)}`);
