import { useSpeech } from '../language/speech.js';
import type { Words } from '../language/words.js';
import { chooseTheme, type Theme, themes, useTheme } from './theme.js';

/** What the colours of the page are called. */
export const namesOfThemes = (words: Words): Readonly<Record<Theme, string>> => ({
  device: words.themeDevice,
  light: words.themeLight,
  dark: words.themeDark,
  contrast: words.themeContrast,
});

/** Chooses the colours of the page. */
export const ThemeChoice = () => {
  const { words } = useSpeech();
  const theme = useTheme();
  const names = namesOfThemes(words);
  return (
    <label className="theme">
      <span className="unseen">{words.theme}</span>
      <select value={theme} onChange={({ target }) => chooseTheme(themes[target.selectedIndex]!)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
};
