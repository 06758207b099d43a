import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { inOrder } from './listing.js';

interface PlacesToldProps {
  readonly label: string;
  /** Where the picture is drawn. */
  readonly picture: RefObject<HTMLElement | null>;
}

/** What the things in a picture say of themselves, in the order in which they are drawn. */
const toldIn = (picture: HTMLElement): readonly string[] =>
  [...picture.querySelectorAll('.thing > title')].map(({ textContent }) => textContent ?? '').filter((text) => text !== '');

/** The picture as a list, for those who listen: it follows whatever is drawn. */
export const PlacesTold = ({ label, picture }: PlacesToldProps): ReactNode => {
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    const { current: drawn } = picture;
    if (drawn === null) return;
    const look = (): void => setTold((before) => (before.join('\n') === toldIn(drawn).join('\n') ? before : toldIn(drawn)));
    look();
    const watching = new MutationObserver(look);
    watching.observe(drawn, { subtree: true, childList: true, characterData: true });
    return () => watching.disconnect();
  }, [picture]);
  return (
    <ul className="unseen" aria-label={label}>
      {inOrder(told).map(({ thing, key }) => (
        <li key={key}>{thing}</li>
      ))}
    </ul>
  );
};
