/** A clause or a point of a list, as it is told. */
export interface Saying<Clause extends string = string> {
  readonly text: string;
  /** The clauses it tells. */
  readonly cites?: readonly Clause[];
  /** Set where this edition rules what the original leaves open. */
  readonly ruling?: true;
}

/** A paragraph. */
export interface Paragraph<Clause extends string = string> extends Saying<Clause> {
  readonly kind: 'text';
}

/** Points in a row, or steps one after another. */
export interface Points<Clause extends string = string> {
  readonly kind: 'points' | 'steps';
  readonly items: readonly Saying<Clause>[];
}

/** A table, made from the content. */
export interface Chart<Clause extends string = string> {
  readonly kind: 'table';
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly cites?: readonly Clause[];
}

/** What was really played: told line by line, and the board where that helps. */
export interface Played {
  readonly kind: 'played';
  readonly title: string;
  /** What to look at. */
  readonly text: string;
  readonly told: readonly string[];
  readonly board?: string;
}

/** A title within a chapter. */
export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

/** What a page is made of. */
export type Block<Clause extends string = string> = Heading | Paragraph<Clause> | Points<Clause> | Chart<Clause> | Played;

/** A chapter of a rulebook. */
export interface Chapter<Clause extends string = string> {
  /** Stable, and the same in every language: `a-turn`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<Clause>[];
}

/** A word of the game, and what it means. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
}

/** A rulebook in one language, as plain data: to be read from front to back, and looked up in. */
export interface Book<Clause extends string = string> {
  /** `es`. */
  readonly language: string;
  readonly title: string;
  /** Whose game it is. */
  readonly credit: string;
  /** Every clause of the rules in a sentence or two that stand alone. */
  readonly clauses: Readonly<Record<Clause, string>>;
  /** The game on one page. */
  readonly summary: readonly Block<Clause>[];
  readonly chapters: readonly Chapter<Clause>[];
  readonly glossary: readonly Term[];
}

/** The clauses a block tells. */
export const citedIn = <Clause extends string>(block: Block<Clause>): readonly Clause[] => {
  switch (block.kind) {
    case 'text':
    case 'table':
      return block.cites ?? [];
    case 'points':
    case 'steps':
      return block.items.flatMap(({ cites = [] }) => cites);
    case 'heading':
    case 'played':
      return [];
  }
};
