import { O } from 'ludoteca';
import type { AnyTypes, Sitting } from './sitting.js';

/** The position as you may see it. */
export const showPosition = ({ game, match, you, language }: Sitting): void => {
  const drawn = game.labels.draw?.(match.view(you), language);
  if (drawn !== undefined) console.log(`\n${drawn}\n`);
};

/** The title and the first position. */
export const showOutset = (sitting: Sitting, title: string): void => {
  console.log(`${title}\n${'='.repeat(title.length)}`);
  narrate(sitting, sitting.match.seenBy(sitting.you));
  showPosition(sitting);
};

/** What happened, as far as you may know; with nobody at the keyboard, as the public sees it. */
export const narrate = ({ game, match, you, language }: Sitting, events: readonly AnyTypes['Event'][]): void => {
  for (const event of events) {
    const seen = game.witness(event, you);
    if (seen !== null) console.log(`  ${game.labels.event(seen, language, match.view(you))}`);
  }
};

/** The last position and the final table. */
export const showEnd = (sitting: Sitting): void => {
  showPosition(sitting);
  const outcome = O.toNullable(sitting.match.outcome());
  if (outcome === null) return;
  for (const { rank, player, points } of outcome.ranking)
    console.log(`${String(rank).padStart(2)}. ${player}, ${points} points${outcome.winners.includes(player) ? ', winner' : ''}`);
};
