import { type Game, titleOf } from 'ludoteca';
import { type ReactNode, useEffect } from 'react';
import { useSpeech } from '../language/speech.js';
import { setInType } from '../language/type-setting.js';
import { RulesButton } from '../rules/rules.js';
import { Settings } from '../settings/settings.js';

interface BarProps {
  readonly game: Game;
  /** Does the tab say that it is for somebody to act? */
  readonly calls?: boolean;
  /** What can be done with what lies below. */
  readonly children: ReactNode;
}

/** The head of a page with a game on it: which one, its rules, what can be done with it, and how the page is shown. */
export const Bar = ({ game, calls = false, children }: BarProps): ReactNode => {
  const { words, language } = useSpeech();
  const title = titleOf(game, language);
  useEffect(() => {
    document.title = `${calls ? `● ${words.toMove} · ` : ''}${title} – ludoteca`;
    return () => {
      document.title = 'ludoteca';
    };
  }, [title, calls, words]);
  return (
    <header className="bar">
      <h1>{setInType(title, language)}</h1>
      <div className="buttons">
        <RulesButton />
        {children}
        <Settings />
      </div>
    </header>
  );
};
