// The site that `npm run site` makes has the web table beside the pages: each page leads there, the first one in a sentence too.

import { Application, PageEvent } from 'typedoc';

const door = 'play:';

export const load = (app) => {
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue('navigationLinks', { ...app.options.getValue('navigationLinks'), Play: door });
  });
  app.renderer.on(PageEvent.END, (page) => {
    const table = `${'../'.repeat(page.url.split('/').length - 1)}play/index.html`;
    page.contents = page.contents
      ?.replaceAll(`href="${door}"`, `href="${table}"`)
      .replace(
        '<!-- play -->',
        `<p><strong><a href="${table}">Play them here</a></strong>: all five on one table in this browser, against others at the same device or against bots, in four languages. Nothing is sent anywhere.</p>`,
      );
  });
};
