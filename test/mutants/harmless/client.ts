import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/client/courier.ts': [
    {
      line: 'link?.close();',
      becomes: ['link.close'],
      why: 'where no link is there is none to close: what fails there is let go',
    },
  ],
  'src/client/following.ts': [
    {
      line: "#marks: readonly string[] = [''];",
      becomes: ['[]', '"Stryker was here!"'],
      why: 'it is read by the first welcome alone, which begins with its own mark from its own place, whether that fits or not',
    },
  ],
  'src/client/outbox.ts': [
    {
      line: 'this.#pending = keep === undefined ? [] : kept(keep);',
      was: 'keep === undefined',
      becomes: ['false'],
      why: 'where nothing can be read there is nothing',
    },
    {
      line: 'this.#keep?.save(JSON.stringify(pending));',
      becomes: ['this.#keep.save'],
      why: 'without a keep nothing is saved: what fails there is let go',
    },
    {
      line: "const texts: unknown = JSON.parse(keep.load() ?? '[]');",
      becomes: ['""'],
      why: 'where nothing can be read there is nothing',
    },
    {
      line: 'if (!Array.isArray(texts)) return [];',
      becomes: ['false'],
      why: 'what is no list cannot be gone through, and then there is nothing',
    },
  ],
  'src/client/silence.ts': [
    {
      line: 'if (id !== null && this.#unanswered.delete(id)) this.#wait = this.#patience ?? longest;',
      was: 'id !== null',
      becomes: ['true'],
      why: 'nothing is asked by the name of null',
    },
  ],
  'src/client/store.ts': [
    {
      line: '() => this.#forms.delete(form),',
      becomes: ['() => undefined'],
      why: 'a closed form does nothing, however often it is told to ask anew or to close; it only takes room',
    },
    {
      line: "return asNext<G['Action']>(await this.#ask({ kind: 'form', type, answers, ...(page === undefined ? {} : { page }) }));",
      was: 'page === undefined',
      becomes: ['false'],
      why: 'a field that is undefined is left out of what is said',
    },
    {
      line: "const found = asOffers(await this.#ask(types === undefined ? { kind: 'offers' } : { kind: 'offers', types }));",
      was: 'types === undefined',
      becomes: ['false'],
      why: 'a field that is undefined is left out of what is said',
    },
  ],
};
