/** Parts of a board that only help whoever points at it, or listens. */
const notDrawn = '.picture-told, .unseen, .glass';

/** The rules of style that hold now, with what depends on the device decided: in a picture there is no device to ask. */
const rulesOf = (rules: CSSRuleList): string =>
  Array.from(rules, (rule): string => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : '';
    return rule instanceof CSSImportRule ? (rule.styleSheet === null ? '' : rulesOf(rule.styleSheet.cssRules)) : rule.cssText;
  }).join('\n');

const stylesHere = (): string =>
  Array.from(document.styleSheets, (sheet) => {
    try {
      return rulesOf(sheet.cssRules);
    } catch {
      return ''; // of another origin: none of the page's own
    }
  }).join('\n');

/** A board as a drawing by itself: its parts, and the styles of the page. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A text as it stands in markup. */
const inMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Draws the board as it is on the page now. */
export const drawnBoard = (board: HTMLElement): Drawn => {
  const { offsetWidth: width } = board;
  const told = board.querySelector<HTMLElement>('.picture-told');
  const height = board.offsetHeight - (told?.offsetHeight ?? 0);
  const copy = board.cloneNode(true) as HTMLElement;
  // A map that was pushed about is drawn as it is seen: a copy knows nothing of that.
  const maps = copy.querySelectorAll('.pan');
  for (const [i, { scrollLeft, scrollTop }] of board.querySelectorAll('.pan').entries()) {
    const map = maps[i]?.firstElementChild;
    if (map instanceof HTMLElement || map instanceof SVGElement) map.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
  }
  for (const part of copy.querySelectorAll(notDrawn)) part.remove();
  const root = document.documentElement;
  const { color, backgroundColor, fontFamily, fontSize, colorScheme } = getComputedStyle(root);
  const isDark = colorScheme.includes('dark') && (colorScheme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = root.dataset['theme'];
  const ground = `background: ${backgroundColor}; color-scheme: ${isDark ? 'dark' : 'light'}; font-size: ${fontSize}`;
  // Nothing in a picture is on its way.
  const styles = `${stylesHere()}\n*, *::before, *::after { animation: none !important; transition: none !important; }`;
  // It is written rather than built: the page itself may not be given styles.
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    `${theme === undefined ? '' : ` data-theme="${inMarkup(theme)}"`} style="${inMarkup(ground)}">`,
    `<style>${inMarkup(styles)}</style>`,
    '<foreignObject width="100%" height="100%">',
    `<div xmlns="http://www.w3.org/1999/xhtml" class="study" style="${inMarkup(`color: ${color}; font: ${fontSize}/1.5 ${fontFamily}`)}">`,
    new XMLSerializer().serializeToString(copy),
    '</div></foreignObject></svg>',
  ].join('');
  return { svg, width, height };
};
