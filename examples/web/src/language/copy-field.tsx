import { type ReactNode, useRef, useState } from 'react';
import { copied } from './copying.js';
import { useSpeech } from './speech.js';

const thisPage = {
  get clipboard() {
    return navigator.clipboard as Clipboard | undefined;
  },
  copySelected: () => document.execCommand('copy'),
};

/** A text to be copied. */
export const CopyField = ({ label, text }: { readonly label: string; readonly text: string }): ReactNode => {
  const { words } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <div className="buttons">
        <input ref={field} type="text" readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()} />
        <button type="button" onClick={() => field.current !== null && void copied(field.current, thisPage).then(setCopied)}>
          {isCopied === true ? words.copied : words.copy}
        </button>
      </div>
      {isCopied === false && <p role="status">{words.copyByHand}</p>}
    </>
  );
};
