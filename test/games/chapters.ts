import { outline } from '../outline.js';

/** One thing said in every language. */
export type Sentences = readonly string[];

/** How often a thing is heard before nothing new is expected of it. */
const mostHeard = 40;

/** Sentences under headings, every kind of sentence once: where two differ in names and numbers alone, the first is kept. */
export class Chapter {
  /** How many kinds of sentence are kept of one thing. */
  readonly #varieties: number;
  readonly #hearings: number;
  readonly #kept = new Map<string, Map<string, Sentences>>();
  readonly #heard = new Map<string, number>();

  constructor(varieties = 5, hearings = mostHeard) {
    this.#varieties = varieties;
    this.#hearings = hearings;
  }

  /** Hears what is said about a thing, and which names stand in it. */
  hear(heading: string, say: () => Sentences | null, namesInIt: () => readonly Sentences[] = () => []): void {
    const kinds = this.#kept.get(heading) ?? new Map<string, Sentences>();
    const heard = this.#heard.get(heading) ?? 0;
    if (kinds.size === this.#varieties || heard === this.#hearings) return;
    this.#heard.set(heading, heard + 1);
    const said = say();
    if (said === null) return;
    this.#kept.set(heading, kinds);
    const names = namesInIt();
    const outlines = said.map((sentence, i) =>
      outline(
        sentence,
        names.map((name) => name[i]!),
      ),
    );
    const kind = outlines.join('\n');
    if (!kinds.has(kind)) kinds.set(kind, said);
  }

  /** All of it, in the language with this number. */
  told(language: number): string {
    const paragraph = (heading: string, kinds: ReadonlyMap<string, Sentences>): string => {
      const sentences = [...kinds.values()].map((said) => said[language]!);
      return sentences.length === 1 && !sentences[0]!.includes('\n')
        ? `${heading}: ${sentences[0]}\n`
        : `${heading}\n${sentences.map((sentence) => `${sentence.replace(/^(?=.)/gm, '  ')}\n`).join('')}`;
    };
    const headings = [...this.#kept].sort(([a], [b]) => (a < b ? -1 : 1));
    return headings.map(([heading, kinds]) => paragraph(heading, kinds)).join('');
  }
}
