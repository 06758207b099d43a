import { useSpeech } from '../language/speech.js';
import type { Reach } from './reach.js';

/** Above links that nobody can open on another device. */
export const HereAlone = ({ reach }: { readonly reach: Reach }) => {
  const { words } = useSpeech();
  return reach.isHereAlone ? <p className="warning">{words.linkHereAlone}</p> : null;
};
