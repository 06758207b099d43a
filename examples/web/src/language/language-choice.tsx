import { useSpeech } from './speech.js';
import { isLanguage, languages } from './words.js';

/** Chooses the language of the page; games follow where they speak it. */
export const LanguageChoice = () => {
  const { words, language, change } = useSpeech();
  return (
    <label className="language">
      <span className="unseen">{words.language}</span>
      <select value={language} onChange={(event) => isLanguage(event.target.value) && void change(event.target.value)}>
        {Object.entries(languages).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
