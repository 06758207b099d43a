// A record told again: saved, loaded, retold for one player, branched, and caught where somebody changed it. Run it with: npx tsx examples/replay/main.ts

import { createMatch, E, loadMatch, orThrow, seeded, withWords } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { english } from 'ludoteca/som-el-que-decidim/labels/english';

const game = withWords(somElQueDecidim, [english]);

// Some evening: the dice are seeded here, but nothing of the seed is in the record.
const match = orThrow(createMatch(game, { players: ['ada', 'bo'], turnLimit: 4 }, { dice: seeded('evening') }));
const bot = randomBot(game, seeded('bots'));
while (match.actors().length > 0) orThrow(match.play(match.actors()[0]!, bot(match.state, match.actors()[0]!)));
const saved = JSON.stringify(match.record());

// Another evening, another program: every step is played again with the dice that fell.
const loaded = orThrow(loadMatch(game, JSON.parse(saved)));
console.log(`${loaded.length} actions, the same end: ${JSON.stringify(loaded.state) === JSON.stringify(match.state)}`);

console.log('\nThe first ten steps as bo saw them:');
for (const { action, events } of loaded.history.slice(0, 11)) {
  const seen = events.flatMap((event) => game.witness(event, 'bo') ?? []);
  console.log(`${action === null ? 'setup' : `${action.player}: ${game.labels.name(action.type, 'en')}`}`);
  for (const event of seen) console.log(`  ${game.labels.event(event, 'en', loaded.view('bo'))}`);
}

// What if? Go back, take another way, and leave the first as it was.
loaded.goTo(10);
const other = loaded.branch(seeded('another way'));
while (other.actors().length > 0) orThrow(other.play(other.actors()[0]!, bot(other.state, other.actors()[0]!)));
console.log(`\nFrom step 10 another way: ${other.length} actions instead of ${match.length}.`);

// A die that was turned over afterwards is noticed at its step.
const forged = JSON.parse(saved);
const step = forged.steps.findIndex(({ rolls }: { rolls: unknown[] }) => rolls.length > 0);
forged.steps[step].rolls[0].value = (forged.steps[step].rolls[0].value % 6) + 1;
const refusal = loadMatch(game, forged);
if (E.isLeft(refusal)) console.log(`\n${refusal.left[0].path}: ${refusal.left[0].message}`);
