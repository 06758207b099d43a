/** Plays Pig in the terminal, and shows that it passes the suite: `npx tsx examples/your-own-game/main.ts`. */
import { createMatch, orThrow, seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { conformance } from 'ludoteca/testing';
import { pig } from './pig.js';

const match = orThrow(createMatch(pig, { players: ['ada', 'bo'], goal: 30 }, { dice: seeded('pig') }));
const bot = randomBot(pig, seeded('bot'));
while (match.actors().length > 0) {
  const [player] = match.actors();
  for (const event of orThrow(match.play(player!, bot(match.state, player!))).events) console.log(pig.labels.event(event));
}
for (const { name, run } of conformance(pig, { configs: [{ players: ['ada', 'bo'], goal: 20 }] })) {
  run();
  console.log(`ok  ${name}`);
}
