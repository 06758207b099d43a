import { type Block, type Book, numberIn } from 'ludoteca';

const escaped = (text: string): string => text.replace(/([\\`*_<>|#[\]])/g, '\\$1');
const cell = (text: string): string => escaped(text).replaceAll('\n', ' ');

/** What the documents say around a book, by language. */
const frame: Readonly<Record<string, { summary: string; glossary: string; contents: string; ruling: string; clauses: string }>> = {
  en: { summary: 'On one page', glossary: 'Glossary', contents: 'Contents', ruling: 'a ruling of this edition', clauses: 'Every clause' },
  ca: {
    summary: 'En una pàgina',
    glossary: 'Glossari',
    contents: 'Contingut',
    ruling: 'decisió d’aquesta edició',
    clauses: 'Totes les clàusules',
  },
  es: {
    summary: 'En una página',
    glossary: 'Glosario',
    contents: 'Contenido',
    ruling: 'decisión de esta edición',
    clauses: 'Todas las cláusulas',
  },
  fr: {
    summary: 'En une page',
    glossary: 'Glossaire',
    contents: 'Sommaire',
    ruling: 'décision de cette édition',
    clauses: 'Toutes les clauses',
  },
};

/** Where a clause stands in the documents, with its tests. */
const anchorOf = (clause: string): string => clause.toLowerCase();

/** A rulebook as a page of the documents: every clause it tells is a footnote that leads to its tests. */
export const markdownOf = (game: string, book: Book): string => {
  const words = frame[book.language] ?? frame['en']!;
  const notes = (cites: readonly string[] = [], ruling?: true): string => {
    const links = cites.map((id) => `[${id}](../rules/${game}.md#${anchorOf(id)})`);
    const all = ruling === true ? [`*${words.ruling}*`, ...links] : links;
    return all.length === 0 ? '' : ` <sup>${all.join(' · ')}</sup>`;
  };
  const linesOf = (block: Block): string[] => {
    switch (block.kind) {
      case 'heading':
        return ['', `### ${escaped(block.text)}`];
      case 'text':
        return ['', `${escaped(block.text)}${notes(block.cites, block.ruling)}`];
      case 'points':
      case 'steps':
        return [
          '',
          ...block.items.map(
            ({ text, cites, ruling }, i) => `${block.kind === 'steps' ? `${i + 1}.` : '-'} ${escaped(text)}${notes(cites, ruling)}`,
          ),
        ];
      case 'table':
        return [
          '',
          `**${escaped(block.caption)}**${notes(block.cites)}`,
          '',
          `| ${block.head.map(cell).join(' | ')} |`,
          `|${block.head.map(() => '---').join('|')}|`,
          ...block.rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
        ];
      case 'played':
        return [
          '',
          `> **${escaped(block.title)}** ${escaped(block.text)}`,
          '>',
          ...block.told.map((line) => `> - ${escaped(line)}`),
          ...(block.board === undefined ? [] : ['', '```text', block.board, '```']),
        ];
    }
  };
  const lines = [`# ${escaped(book.title)}`, '', escaped(book.credit), '', `## ${words.contents}`, ''];
  for (const [i, { id, title }] of book.chapters.entries()) lines.push(`${numberIn(book.language, i + 1)}. [${escaped(title)}](#${id})`);
  lines.push('', `## ${words.summary}`);
  for (const block of book.summary) lines.push(...linesOf(block));
  for (const { id, title, blocks } of book.chapters) {
    lines.push('', `<a id="${id}"></a>`, '', `## ${escaped(title)}`);
    for (const block of blocks) lines.push(...linesOf(block));
  }
  lines.push('', `## ${words.glossary}`, '');
  for (const { term, meaning } of book.glossary) lines.push(`- **${escaped(term)}**: ${escaped(meaning)}`);
  lines.push('', `## ${words.clauses}`, '');
  for (const [id, text] of Object.entries(book.clauses)) lines.push(`- [${id}](../rules/${game}.md#${anchorOf(id)}): ${escaped(text)}`);
  return `${lines.join('\n')}\n`;
};
