// Pages of the site are called by their first heading, not by their file. Where it has several names or a translation, the game's own will do.
// Tests are no pages of the site: their names stand there without a link. Constants that are handed on as types alone (`export type *`) are no names
// of the package, so they have no place in the reference. Tables of refusals have pages of their own and are not spelt out there.

import { Converter, PageEvent, ReflectionKind, UnknownType } from 'typedoc';

const heading = /^\s*# (.+)\n/;

export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const [first] = document.content;
    const found = first?.kind === 'text' ? heading.exec(first.text) : null;
    if (found !== null) document.name = found[1].split(' / ').at(-1).split(/ \(|, and /)[0];
  });
  const absent = [];
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf([ReflectionKind.Variable, ReflectionKind.Function]) || !reflection.parent?.kindOf(ReflectionKind.Module)) return;
    const module = context.getSymbolFromReflection(reflection.parent);
    const values = module && context.checker.getTypeOfSymbol(module);
    if (values && context.checker.getPropertyOfType(values, reflection.name) === undefined) absent.push(reflection);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const reflection of absent) context.project.removeReflection(reflection);
    for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Property | ReflectionKind.Variable)) {
      if (!/^(coreR|R)efusals$/.test(reflection.name) || reflection.type?.type !== 'reflection') continue;
      context.project.removeReflection(reflection.type.declaration);
      reflection.type = new UnknownType('typeof refusals');
    }
  });
  app.renderer.on(PageEvent.END, (page) => {
    page.contents = page.contents?.replace(/<a href="[^"]*[.]test[.]ts"[^>]*>(.*?)<\/a>/g, '$1');
  });
};
