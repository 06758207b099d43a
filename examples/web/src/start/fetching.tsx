import { useSpeech } from '../language/speech.js';

/** Something is on its way. What is mostly there at once is told to be so only after a moment. */
export const Fetching = ({ isQuick = false }: { readonly isQuick?: boolean }) => {
  const { words } = useSpeech();
  return (
    <p className={isQuick ? 'fetching quiet after-a-moment' : 'fetching quiet'} role="status">
      <span className="dots" aria-hidden="true" /> {words.fetching}
    </p>
  );
};
