import { sentence, showPosition } from './showing.js';
import type { Sitting } from './sitting.js';

/** Tells the game again from the beginning, as whoever sits at the keyboard may know it: step by step, or in one go where nobody asks. */
export const retell = async (sitting: Sitting): Promise<void> => {
  const { desk, game, viewer } = sitting;
  const { history } = sitting.match;
  const last = history.length - 1;
  const back = sitting.match.branch();
  const then: Sitting = { ...sitting, match: back };
  const tell = (step: number): void => {
    back.goTo(step);
    desk.say(step === 0 ? '  — the setup —' : `  — ${step} of ${last} —`);
    for (const event of history[step]!.events) {
      const seen = game.witness(event, viewer);
      if (seen !== null) desk.say(`  ${sentence(then, seen)}`);
    }
  };
  if (!desk.asking) {
    for (let step = 0; step <= last; step++) tell(step);
    return;
  }
  let now = 0;
  const go = (step: number): void => {
    now = step;
    tell(now);
  };
  go(0);
  for (;;) {
    const moves = [
      { value: 'on', label: 'on', disabled: now === last },
      { value: 'back', label: 'back', disabled: now === 0 },
      { value: 'position', label: 'show the position' },
      { value: 'to', label: `go to a step (0 to ${last})` },
      { value: 'end', label: 'leave the replay' },
    ];
    const move = await desk.choose(`Step ${now} of ${last}`, moves);
    if (move === null || move === 'end') return;
    if (move === 'position') showPosition(then);
    else if (move === 'to') {
      const fits = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) <= last;
      const typed = await desk.line('Which step?', String(now), (line) => (fits(line) ? undefined : `From 0 to ${last}, please.`));
      if (typed !== null) go(Number(typed));
    } else go(now + (move === 'on' ? 1 : -1));
  }
};
