import { type Game, titleOf } from 'ludoteca';
import { type ReactNode, useEffect } from 'react';
import { useSpeech } from '../language/speech.js';
import { RulesButton } from '../rules/rules.js';
import { Settings } from '../settings/settings.js';

interface BarProps {
  readonly game: Game;
  /** What can be done with what lies below. */
  readonly children: ReactNode;
}

/** The head of a page with a game on it: which one, its rules, what can be done with it, and how the page is shown. */
export const Bar = ({ game, children }: BarProps): ReactNode => {
  const { language } = useSpeech();
  const title = titleOf(game, language);
  useEffect(() => {
    document.title = `${title} – ludoteca`;
    return () => {
      document.title = 'ludoteca';
    };
  }, [title]);
  return (
    <header className="bar">
      <h1>{title}</h1>
      <div className="buttons">
        <RulesButton />
        {children}
        <Settings />
      </div>
    </header>
  );
};
