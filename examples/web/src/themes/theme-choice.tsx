import { useSpeech } from '../language/speech.js';
import { chooseTheme, themes, useTheme } from './theme.js';

/** Chooses the colours of the page. */
export const ThemeChoice = () => {
  const { words } = useSpeech();
  const theme = useTheme();
  const names = { device: words.themeDevice, light: words.themeLight, dark: words.themeDark, contrast: words.themeContrast };
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
