import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useSpeech } from '../language/speech.js';

interface MomentSliderProps {
  readonly at: number;
  readonly last: number;
  /** Where that is, in words. */
  readonly text: string;
  goTo(place: number): void;
  press?(event: KeyboardEvent): void;
}

/** The slider through the moments of a game. */
export const MomentSlider = ({ at, last, text, goTo, press }: MomentSliderProps): ReactNode => {
  const { words } = useSpeech();
  const slider = useId();
  return (
    <div className="moment-line">
      <label htmlFor={slider}>{words.timeline}</label>
      <input
        id={slider}
        type="range"
        min={0}
        max={Math.max(1, last)}
        value={at}
        disabled={last < 1}
        aria-valuetext={text}
        onChange={({ target }) => goTo(Number(target.value))}
        onKeyDown={press}
      />
      <output htmlFor={slider}>{text}</output>
    </div>
  );
};
