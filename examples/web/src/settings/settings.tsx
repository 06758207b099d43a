import './settings.css';
import { useId, useSyncExternalStore } from 'react';
import { LanguageChoice } from '../language/language-choice.js';
import { useSpeech } from '../language/speech.js';
import { keptSound } from '../sound/sounds.js';
import { Signed } from '../table/signed.js';
import { chooseTheme, useTheme } from '../themes/theme.js';
import { namesOfThemes } from '../themes/theme-choice.js';
import { PaceChoice } from './pace-choice.js';
import { RadioChoice } from './radio-choice.js';

/** How the page is shown at a table: its language, its colours, how fast what happens is shown, and whether it is heard. One button, and all of it in one place. */
export const Settings = () => {
  const { words } = useSpeech();
  const panel = useId();
  const theme = useTheme();
  const sound = useSyncExternalStore(keptSound.subscribe, keptSound.get);
  return (
    <>
      <button type="button" className="open-settings" popoverTarget={panel}>
        <Signed sign="settings">{words.settings}</Signed>
      </button>
      {/* Escape and a press beside it close it; the browser sees to that, and gives the focus back. */}
      <section id={panel} popover="auto" className="panel settings" aria-label={words.settings}>
        <LanguageChoice />
        <RadioChoice legend={words.theme} names={namesOfThemes(words)} chosen={theme} choose={chooseTheme} />
        <PaceChoice />
        <button type="button" className="sound" aria-pressed={sound === 'on'} onClick={() => keptSound.set(sound === 'on' ? 'off' : 'on')}>
          <span aria-hidden="true">{sound === 'on' ? '♪' : '♪̸'} </span>
          {words.sound}
        </button>
      </section>
    </>
  );
};
