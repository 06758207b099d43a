/** Plays Pig in the terminal, and shows that it, Goofspiel, Oh Hell and Fireworks pass the suite: `npx tsx examples/your-own-game/main.ts`. */
import { createMatch, orThrow, seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { conformance } from 'ludoteca/testing';
import { fireworks } from './fireworks/fireworks.js';
import { goofspiel } from './goofspiel.js';
import { ohHell } from './oh-hell/oh-hell.js';
import { pig } from './pig.js';

const match = orThrow(createMatch(pig, { players: ['ada', 'bo'], goal: 30 }, { dice: seeded('pig') }));
const bot = randomBot(pig, seeded('bot'));
while (match.actors().length > 0) {
  const [player] = match.actors();
  for (const event of orThrow(match.play(player!, bot(match.state, player!))).events) console.log(pig.labels.event(event));
}

const suites = {
  Pig: conformance(pig, { configs: [{ players: ['ada', 'bo'], goal: 20 }] }),
  Goofspiel: conformance(goofspiel, {
    configs: [{ players: ['ada', 'bo', 'cy'], prizes: 5 }],
    // What is hidden from somebody: a secret that `redeal` forgets to deal anew is noticed by its name.
    secrets: { 'the bids of others': ({ bids }) => bids, 'the prizes to come': ({ deck }) => deck },
  }),
  'Oh Hell': conformance(ohHell, {
    configs: [{ players: ['ada', 'bo', 'cy'], rounds: 3 }],
    secrets: { 'the hands of others': ({ hands }) => hands, 'what was not dealt': ({ stock }) => stock },
  }),
  Fireworks: conformance(fireworks, {
    configs: [{ players: ['ada', 'bo', 'cy'] }],
    secrets: { 'the own hand': ({ hands }) => hands, 'the cards to come': ({ deck }) => deck },
  }),
};
for (const [game, promises] of Object.entries(suites))
  for (const { name, run } of promises) {
    run();
    console.log(`ok  ${game}: ${name}`);
  }
