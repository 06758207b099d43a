// Pages of the site are called by their first heading, not by their file. Where it has several names or a translation, the game's own will do.

import { Converter } from 'typedoc';

const heading = /^\s*# (.+)\n/;

export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const [first] = document.content;
    const found = first?.kind === 'text' ? heading.exec(first.text) : null;
    if (found !== null) document.name = found[1].split(' / ').at(-1).split(/ \(|, and /)[0];
  });
};
