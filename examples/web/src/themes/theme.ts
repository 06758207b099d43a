import { useSyncExternalStore } from 'react';

/** The colours of the page: as the device has them, or as somebody has chosen. */
export const themes = ['device', 'light', 'dark', 'contrast'] as const;
/** See {@link themes}. */
export type Theme = (typeof themes)[number];

const isTheme = (text: unknown): text is Theme => (themes as readonly unknown[]).includes(text);

const key = 'ludoteca-theme';
const listeners = new Set<() => void>();

const chosenBefore = (): Theme => {
  try {
    const chosen = localStorage.getItem(key);
    return isTheme(chosen) ? chosen : 'device';
  } catch {
    return 'device'; // a browser that keeps nothing has the colours of its device
  }
};

let theme: Theme = 'device';

/** Does the device ask for more contrast? */
const moreContrast = matchMedia('(prefers-contrast: more)');

/** The style sheet does the rest: without a word it is light or dark as the device is. */
const show = (next: Theme): void => {
  theme = next;
  const { dataset } = document.documentElement;
  const worn = next === 'device' && moreContrast.matches ? 'contrast' : next;
  if (worn === 'device') delete dataset['theme'];
  else dataset['theme'] = worn;
};

/** Puts on the colours chosen last: before anything is drawn, so that nothing is seen in others. */
export const putOnTheme = (): void => {
  show(chosenBefore());
  moreContrast.addEventListener('change', () => show(theme));
};

/** Chooses colours, and keeps the choice. */
export const chooseTheme = (next: Theme): void => {
  show(next);
  try {
    localStorage.setItem(key, next);
  } catch {
    // Then they are chosen anew next time.
  }
  for (const listener of [...listeners]) listener();
};

/** The colours there are now. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => theme,
  );
