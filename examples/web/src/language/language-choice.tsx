import { useSpeech } from './speech.js';
import { isLanguage, languages } from './words.js';

/** Chooses the language of the page; games follow where they speak it. */
export const LanguageChoice = () => {
  const { words, language, learning, missed, say, change, reloadIn } = useSpeech();
  return (
    <>
      <label className="language">
        <span className="unseen">{words.language}</span>
        <select value={learning ?? language} onChange={(event) => isLanguage(event.target.value) && void change(event.target.value)}>
          {Object.entries(languages).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {learning !== null && (
        <p className="unseen" role="status">
          {words.fetching}
        </p>
      )}
      {missed !== null && (
        <div className="warning missing language-missed" role="alert">
          <p>{say('languageMissed', { language: languages[missed] })}</p>
          <button type="button" onClick={() => reloadIn(missed)}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </>
  );
};
