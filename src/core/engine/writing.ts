const writes = 'apply and leave write into the state they are given';

/** Has it all that this state has? */
const isState = (other: object, state: object): boolean => {
  const names = Object.keys(state);
  return names.length > 0 && names.every((name) => Object.hasOwn(other, name));
};

/** What `apply` and `leave` hand back is looked at by nobody, so whoever hands back the next state, or a promise, would be at a loss why nothing happens. */
export const insistOnWriting = (who: string, state: object, handedBack: unknown): void => {
  if (typeof handedBack !== 'object' || handedBack === null || handedBack === state) return;
  if (handedBack instanceof Promise) throw new Error(`${who} hands back a promise; ${writes}, at once.`);
  if (isState(handedBack, state)) throw new Error(`${who} hands back a state; ${writes}.`);
};
