// A tournament without a screen: three kinds of bots, everybody against everybody from both seats. Run it with: npx tsx examples/headless-match/main.ts

import { createMatch, E, O, orThrow, seeded } from 'ludoteca';
import { greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import { ojoDelTerror as game } from 'ludoteca/ojo-del-terror';

const dice = seeded('tournament');
const bots = {
  random: randomBot(game, dice),
  greedy: greedyBot(game, { dice }),
  search: searchBot(game, { dice, iterations: 20 }),
};
type Name = keyof typeof bots;
const names: readonly Name[] = ['random', 'greedy', 'search'];

/** One game; the names of the bots are the names of the players. */
const played = (first: Name, second: Name) => {
  const config = { players: [first, second], turns: 2, warbandSelection: 'random' } as const;
  const match = orThrow(createMatch(game, config, { dice: seeded(`${first} against ${second}`) }));
  while (O.isNone(match.outcome())) {
    // One after the other of those who may act; a bot that has nothing to do leaves it to the next.
    const acted = match.actors().some((seat) => E.isRight(match.play(seat, bots[seat as Name](match.state, seat))));
    if (!acted) throw new Error('Nobody knows what to do.');
  }
  return match;
};

const wins = { random: 0, greedy: 0, search: 0 };
for (const first of names)
  for (const second of names) {
    if (first === second) continue;
    const match = played(first, second);
    const { winners, ranking } = O.toNullable(match.outcome())!;
    for (const winner of winners) wins[winner as Name]++;
    console.log(`${first} against ${second}: ${ranking.map(({ player, points }) => `${player} ${points}`).join(', ')}`);
  }
console.log('won:', names.map((name) => `${name} ${wins[name]}`).join(', '));
