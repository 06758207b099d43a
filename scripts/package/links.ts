/** Pages of the repository as they stand in the package: with links to what is packed too, and to no file that is not there. */

/** Where the files of a version can be seen. */
export interface Home {
  /** The repository without a slash at the end, such as `https://github.com/somebody/ludoteca`. */
  readonly address: string;
  readonly version: string;
}

interface Link {
  /** As it is written. */
  readonly whole: string;
  readonly isPicture: boolean;
  readonly words: string;
  readonly target: string;
}

const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

const isElsewhere = (target: string): boolean => /^(https?:|mailto:|#)/.test(target);
const fileOf = (target: string): string => target.replace(/^[.]\//, '').replace(/#.*$/, '');

/** Lines of code hold no links. */
const outsideCode = (text: string): readonly { readonly line: string; readonly isCode: boolean }[] => {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return { line, isCode: isCode || isFence };
  });
};

const replaced = (line: string, by: (found: Link) => string): string =>
  line.replace(link, (whole: string, mark: string, words: string, target: string) => by({ whole, isPicture: mark === '!', words, target }));

/**
 * What leads to a file that is not packed leads to the repository instead, and pictures are taken from there. Where no address of a repository is
 * known, such links are only their words, and pictures and tables of pictures are left out.
 */
export const pageInPackage = (text: string, packed: ReadonlySet<string>, home: Home | null): string => {
  const lines: string[] = [];
  let wasPictures = false;
  for (const { line, isCode } of outsideCode(text)) {
    const isRule = wasPictures && /^[|\s:-]+$/.test(line);
    wasPictures = false;
    if (isRule) continue;
    let pictures = 0;
    const written = isCode
      ? line
      : replaced(line, ({ whole, isPicture, words, target }) => {
          if (isElsewhere(target) || (!isPicture && packed.has(fileOf(target)))) return whole;
          if (home !== null)
            return `${isPicture ? '!' : ''}[${words}](${home.address}/${isPicture ? 'raw' : 'blob'}/v${home.version}/${target.replace(/^[.]\//, '')})`;
          if (isPicture) pictures++;
          return isPicture ? '' : words;
        });
    wasPictures = pictures > 0 && /^[|\s]*$/.test(written);
    if (!wasPictures) lines.push(written);
  }
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
};

/** The links of a packed page that lead nowhere for whoever has only the package, and pictures that are shown nowhere but in the repository. */
export const linksAstray = (text: string, packed: ReadonlySet<string>): string[] => {
  const astray: string[] = [];
  for (const { line, isCode } of outsideCode(text)) {
    if (isCode) continue;
    replaced(line, ({ whole, isPicture, target }) => {
      const isThere = isPicture ? /^https:/.test(target) : isElsewhere(target) || packed.has(fileOf(target));
      if (!isThere) astray.push(target);
      return whole;
    });
  }
  return astray;
};
