import { useSpeech } from '../language/speech.js';

/** Something is on its way. */
export const Fetching = () => {
  const { words } = useSpeech();
  return (
    <p className="fetching quiet" role="status">
      <span className="dots" aria-hidden="true" /> {words.fetching}
    </p>
  );
};
