import { sentence, showPosition } from './showing.js';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

/** Tells the game again from the beginning, as whoever sits at the keyboard may know it: step by step, or in one go where nobody asks. */
export const retell = async (sitting: Sitting): Promise<void> => {
  const { desk, game, viewer, language } = sitting;
  const { history } = sitting.match;
  const last = history.length - 1;
  const back = sitting.match.branch();
  const then: Sitting = { ...sitting, match: back };
  const tellStep = (step: number): void => {
    back.goTo(step);
    desk.say(`  — ${step === 0 ? tell(language, 'setup') : tell(language, 'stepOf', { step, last })} —`);
    for (const event of history[step]!.events) {
      const seen = game.witness(event, viewer);
      if (seen !== null) desk.say(`  ${sentence(then, seen)}`);
    }
  };
  if (!desk.asking) {
    for (let step = 0; step <= last; step++) tellStep(step);
    return;
  }
  let now = 0;
  const go = (step: number): void => {
    now = step;
    tellStep(now);
  };
  go(0);
  for (;;) {
    const moves = [
      { value: 'on', label: tell(language, 'on'), disabled: now === last },
      { value: 'back', label: tell(language, 'back'), disabled: now === 0 },
      { value: 'position', label: tell(language, 'position') },
      { value: 'to', label: tell(language, 'toStep', { last }) },
      { value: 'end', label: tell(language, 'leaveReplay') },
    ];
    const move = await desk.choose(tell(language, 'atStep', { step: now, last }), moves);
    if (move === null || move === 'end') return;
    if (move === 'position') showPosition(then);
    else if (move === 'to') {
      const fits = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) <= last;
      const typed = await desk.line(tell(language, 'whichStep'), String(now), (line) =>
        fits(line) ? undefined : tell(language, 'whole', { min: 0, max: last }),
      );
      if (typed !== null) go(Number(typed));
    } else go(now + (move === 'on' ? 1 : -1));
  }
};
