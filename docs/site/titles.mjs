// Pages of the site are called by their first heading, not by their file. Where it has several names or a translation, the game's own will do.
// Tests are no pages of the site: their names stand there without a link.

import { Converter, PageEvent } from 'typedoc';

const heading = /^\s*# (.+)\n/;

export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const [first] = document.content;
    const found = first?.kind === 'text' ? heading.exec(first.text) : null;
    if (found !== null) document.name = found[1].split(' / ').at(-1).split(/ \(|, and /)[0];
  });
  app.renderer.on(PageEvent.END, (page) => {
    page.contents = page.contents?.replace(/<a href="[^"]*[.]test[.]ts"[^>]*>(.*?)<\/a>/g, '$1');
  });
};
