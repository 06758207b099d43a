/** Changes to the sources that no test could notice, because the program does the same with them, and why it does. */
export interface Harmless {
  readonly file: string;
  /** The line in which the change begins, as it stands there. */
  readonly line: string;
  readonly replacement: string;
  readonly why: string;
}

export const harmless: readonly Harmless[] = [
  {
    file: 'src/core/data/codec.ts',
    line: 'const nowhere: t.Context = [];',
    replacement: '["Stryker was here"]',
    why: 'it is only asked whether a context is this one; what failed is read again with the places of the faults',
  },
  {
    file: 'src/core/data/codec.ts',
    line: "let last = '';",
    replacement: '"Stryker was here!"',
    why: 'an object without fields has neither, and is looked at in any order',
  },
  {
    file: 'src/core/data/codec.ts',
    line: 'while (place < parts.length && !parts[place]!.required) place++;',
    replacement: 'false',
    why: 'what is not known at once is looked at in any order, with the same answer',
  },
  {
    file: 'src/core/data/copies.ts',
    line: 'if (!lasting.has(value)) lasting.set(value, false);',
    replacement: 'true',
    why: 'what is frozen already is frozen once more',
  },
  {
    file: 'src/core/data/copies.ts',
    line: 'if (frozen === true) return value;',
    replacement: 'false',
    why: 'what is frozen already is frozen once more',
  },
  {
    file: 'src/core/data/copies.ts',
    line: 'if (frozen === false) lasting.set(value, true);',
    replacement: 'false',
    why: 'what is frozen already is frozen once more',
  },
  {
    file: 'src/core/data/values.ts',
    line: "const called: ShortTest = { kind: 'called', min: 0, max: 0, value: undefined };",
    replacement: '""',
    why: 'whatever is none of the three short tests is called',
  },
  {
    file: 'src/core/data/values.ts',
    line: '(value === 0 ? withZero : simple)(JSON.stringify(value), (u): u is T => u === value),',
    replacement: 'true',
    why: 'of what is not 0 both make the same codec',
  },
  {
    file: 'src/core/data/values.ts',
    line: "value === 0 ? called : { kind: 'value', value },",
    replacement: 'true',
    why: 'its codec, when it is called, compares with the same value',
  },
  {
    file: 'src/core/refusals/core-facts.ts',
    line: 'const rows: readonly (readonly string[])[] = own(coreFacts, code) ?? [];',
    replacement: '["Stryker was here"]',
    why: 'a word is no row of names, and fits no facts',
  },
  {
    file: 'src/core/refusals/say.ts',
    line: `ids.length < 2 ? ids.join('') : \`\${ids.slice(0, -1).join(', ')} \${join} \${ids.at(-1)}\`;`,
    replacement: '"Stryker was here!"',
    why: 'of fewer than two there is nothing to join',
  },
  {
    file: 'src/core/game/resolution.ts',
    line: 'return grades.map((grade) => (counter >= sum ? 0 : Math.floor((grade * (sum - counter)) / sum)));',
    replacement: 'counter > sum',
    why: 'where both are equal the share comes to 0 either way',
  },
  {
    file: 'src/core/game/turns.ts',
    line: 'return place <= 0 ? seats : [...seats.slice(place), ...seats.slice(0, place)];',
    replacement: 'place < 0',
    why: 'beginning with the first, the seats are the same, only copied',
  },
  {
    file: 'src/core/choices/interview.ts',
    line: 'this.#ended = Object.keys(ended).length > 0 ? ended : null;',
    replacement: 'true',
    why: 'where no list has ended by itself, nothing is found among none either',
  },
  {
    file: 'src/core/choices/interview.ts',
    line: 'this.#ended = Object.keys(ended).length > 0 ? ended : null;',
    replacement: 'Object.keys(ended).length >= 0',
    why: 'where no list has ended by itself, nothing is found among none either',
  },
  {
    file: 'src/core/choices/lookahead.ts',
    line: "if (last !== '' && field.startsWith(last) && !field.includes('.', last.length)) continue;",
    replacement: 'false',
    why: 'places that are known already are added once more to a set',
  },
  {
    file: 'src/core/choices/lookahead.ts',
    line: "const { field = '' } = this.#aim;",
    replacement: '"Stryker was here!"',
    why: 'no place begins like it either',
  },
  {
    file: 'src/core/choices/questions.ts',
    line: "typeof answer === 'string' || typeof answer === 'number' ? from.indexOf(answer) : from.findIndex((known) => isSame(known, answer));",
    replacement: 'false',
    why: 'a number is found either way, only more slowly',
  },
  {
    file: 'src/core/engine/offers.ts',
    line: 'if (open.length === 0) return undefined;',
    replacement: 'false',
    why: 'where nothing is open there is nothing to draw from, and nothing is listed',
  },
  {
    file: 'src/core/engine/rulebook.ts',
    line: '(rule.actors === undefined || definition.seats(state).includes(action.player)) && // a rule may name a seat that nobody takes',
    replacement: 'false',
    why: 'whoever a phase waits for has a seat; it is only not asked again',
  },
  {
    file: 'src/core/engine/table.ts',
    line: 'if (this.rolls.length === 0) this.rolls = [roll];',
    replacement: 'false',
    why: 'the list holds the throw either way; one that was begun empty takes more room',
  },
  {
    file: 'src/core/words/words.ts',
    line: "...(canDraw ? { draw: (view: G['View'], language?: string) => inLanguage(language).draw?.(view) ?? '' } : {}),",
    replacement: 'inLanguage(language).draw(view)',
    why: 'what fails in one of them is told politely: as nothing, too',
  },
  {
    file: 'src/core/match/match.ts',
    line: 'if (last < history.length - 1) history = history.slice(0, last + 1);',
    replacement: 'true',
    why: 'where nothing is undone nothing is left out of the copy',
  },
  {
    file: 'src/core/match/match.ts',
    line: 'if (last < history.length - 1) history = history.slice(0, last + 1);',
    replacement: 'last <= history.length - 1',
    why: 'where nothing is undone nothing is left out of the copy',
  },
  {
    file: 'src/host/chain.ts',
    line: 'while (play !== null && play.step > step) play = play.before;',
    replacement: 'true',
    why: 'an entry about a step that is not known is one that cannot be read, whether it is not found or fails',
  },
  {
    file: 'src/core/odds/forecast.ts',
    line: 'while (dealt.length < deals) {',
    replacement: 'dealt.length <= deals',
    why: 'how many deals are enough is a matter of measure: one more finds no less',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'true',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'false',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'sign >= 48 || sign <= 57',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'sign > 48',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'sign < 48',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'sign < 57',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'return sign >= 48 && sign <= 57;',
    replacement: 'sign > 57',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: 'true',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: 'false',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: 'slots.length > 2 * fewNames && isNumbered(slots)',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: 'slots.length >= 2 * fewNames',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: 'slots.length <= 2 * fewNames',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/core/data/working-parts.ts',
    line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.tables : this.fields;',
    replacement: '2 / fewNames',
    why: 'where fields are kept, and how they are copied, decides how long it takes, and nothing else',
  },
  {
    file: 'src/bots/plan.ts',
    line: '#path: Way<A>[] = [];',
    replacement: '["Stryker was here"]',
    why: 'every imagined game begins with an empty path',
  },
  {
    file: 'src/bots/plan.ts',
    line: 'const mean = span > 0 ? (this.#mean(way) - this.#lowest) / span : 0.5;',
    replacement: 'this.#mean(way) + this.#lowest',
    why: 'all actions of a place are moved by as much, and only their order counts',
  },
  {
    file: 'src/bots/outlook.ts',
    line: 'const equals = worthwhile.filter(({ value }) => value >= highest - negligible);',
    replacement: 'value > highest - negligible',
    why: 'what is exactly a billionth behind is neither better nor worse',
  },
  {
    file: 'src/games/genegrafter/advice/gist.ts',
    line: 'default:',
    replacement: 'default:',
    why: 'whatever else happens has no weight, whether it means null or nothing',
  },
  {
    file: 'src/games/genegrafter/labels/french/questions.ts',
    line: `view?.hand == null ? card(id) : \`\${card(id)}, de votre \${name(view.hand.includes(id) ? 'hand' : 'genePool')}\`,`,
    replacement: 'view.hand',
    why: 'an answer whose words fail is called by its name, and so is a card without a view',
  },
  {
    file: 'src/simulate/counts.ts',
    line: 'export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
    replacement: 'false',
    why: 'no name stands twice in a bag, and whoever sorts asks only whether one comes before another',
  },
  {
    file: 'src/simulate/counts.ts',
    line: 'export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
    replacement: 'true',
    why: 'no name stands twice in a bag, and whoever sorts asks only whether one comes before another',
  },
  {
    file: 'src/simulate/counts.ts',
    line: 'export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
    replacement: 'a >= b',
    why: 'no name stands twice in a bag, and whoever sorts asks only whether one comes before another',
  },
  {
    file: 'src/simulate/counts.ts',
    line: 'export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
    replacement: 'a <= b',
    why: 'no name stands twice in a bag, and whoever sorts asks only whether one comes before another',
  },
];
