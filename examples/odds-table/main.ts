// Exact odds, as a table: who wins a duel of dice, and what the picture die brings. Run it with: npx tsx examples/odds-table/main.ts

import { odds, orThrow, percent, seeded, totalOf } from 'ludoteca';
import { somElQueDecidim as game } from 'ludoteca/som-el-que-decidim';

// Handfuls against handfuls: a tie is rolled again, so the share of the attacker is won / (won + lost).
const duel = (attacker: number, defender: number): string => {
  const { chances } = odds((dice) => Math.sign(totalOf(dice.pool(attacker, 6, 'attacker')) - totalOf(dice.pool(defender, 6, 'defender'))));
  const [won, lost] = [chances.get(1)!, chances.get(-1)!];
  return percent({ of: won.of * lost.in, in: won.of * lost.in + lost.of * won.in }).padStart(8);
};
const sizes = [1, 2, 3, 4, 5];
console.log(`attacker wins${sizes.map((defender) => `${defender}d6`.padStart(8)).join('')}`);
for (const attacker of sizes) console.log(`${attacker}d6`.padStart(13) + sizes.map((defender) => duel(attacker, defender)).join(''));

// Of a game nothing but the game is needed: play the action once for every way its dice can fall, and say what each came to.
const dice = seeded(4);
let { state } = orThrow(game.setup({ players: ['ada', 'bo'], concentration: 'keep', centralism: 'high' }, dice));
const next = () => game.actors(state)[0]!;
while (!game.open(state, next()).includes('roll-die'))
  ({ state } = orThrow(game.reduce(state, game.randomAction(state, next(), dice)!, dice)));

const roller = next();
const faces = odds((way) => {
  const step = orThrow(game.reduce(state, { type: 'roll-die', player: roller }, way));
  return step.events.map((event) => (event.type === 'die-rolled' ? `${event.money} €, ${event.icon} may move` : '')).join('');
});
console.log(`\n${roller} throws the picture die; faces of citizens who do not play are thrown again:`);
for (const [face, share] of faces.chances) console.log(`${percent(share).padStart(8)}  ${face}`);
console.log(`${percent(faces.undecided, 4).padStart(8)}  still thrown again after a dozen throws`);
