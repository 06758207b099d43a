import { type ReactNode, useState } from 'react';
import { useSpeech } from './speech.js';

/** A text to be copied. */
export const CopyField = ({ label, text }: { readonly label: string; readonly text: string }): ReactNode => {
  const { words } = useSpeech();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers forbid it where the page came without encryption: the text can be marked and copied by hand.
    }
  };
  return (
    <div className="buttons">
      <input type="text" readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
};
