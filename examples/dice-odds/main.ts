// Odds that have been published, worked out anew: Risk, Yahtzee, craps. Run it with: npx tsx examples/dice-odds/main.ts

import { type Odds, percent } from 'ludoteca';
import { craps, risk, yahtzee } from './tables.js';

const show = (title: string, { chances }: Odds<string | number>): void => {
  console.log(title);
  for (const [outcome, share] of chances)
    console.log(`${String(outcome).padStart(8)}  ${percent(share, 4).padStart(9)}  ${share.of}/${share.in}`);
  console.log();
};

for (const attacker of [1, 2, 3] as const)
  for (const defender of [1, 2] as const)
    show(`Risk, ${attacker} against ${defender}: armies that attacker and defender lose`, risk(attacker, defender));
show('Yahtzee: most dice of one face after three throws', yahtzee(3));
show('Craps: the pass line', craps());
