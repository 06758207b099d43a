import { useSyncExternalStore } from 'react';
import { useSpeech } from '../language/speech.js';
import { keptPace } from '../motion/use-showing.js';
import { RadioChoice } from './radio-choice.js';

/** How fast what happens is shown. */
export const PaceChoice = () => {
  const { words } = useSpeech();
  const pace = useSyncExternalStore(keptPace.subscribe, keptPace.get);
  const names = { calm: words['pace-calm'], quick: words['pace-quick'], 'at-once': words['pace-at-once'] };
  return <RadioChoice legend={words.pace} names={names} chosen={pace} choose={keptPace.set} />;
};
