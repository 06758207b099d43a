import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/data/codec.ts': [
    {
      line: 'return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;',
      becomes: ['false'],
      why: 'the prototype of all plain objects has none itself',
    },
    { line: 'for (const name in u) {', becomes: ['{}'], why: 'what is not known at once is looked at in any order, with the same answer' },
    {
      line: 'if (part === undefined || part.required) return inAnyOrder(u);',
      becomes: ['true'],
      why: 'what is not known at once is looked at in any order, with the same answer',
    },
    {
      line: "return E.left([{ value: undefined, context: [{ key: '', type: codec, actual: undefined }] }]);",
      becomes: ['"Stryker was here!"'],
      why: 'the whole has no name',
    },
    {
      line: 'context === nowhere ? nowhere : appendContext(context, key, type);',
      becomes: ['false'],
      why: 'what failed is read again with the places of the faults',
    },
    {
      line: "if (part.kind === 'whole') return isWhole(u, part.min, part.max);",
      becomes: ['false', '""'],
      why: 'its codec, when it is called, says the same',
    },
    { line: "if (part.kind === 'id') return isId(u);", becomes: ['false', '""'], why: 'its codec, when it is called, says the same' },
    {
      line: "return part.kind === 'value' ? u === part.value : part.codec.is(u);",
      becomes: ['false', '""'],
      why: 'its codec, when it is called, says the same',
    },
    {
      line: 'return place === parts.length && hasOwn.call(u, last) ? true : inAnyOrder(u);',
      becomes: ['false'],
      why: 'what is not known at once is looked at in any order, with the same answer',
    },
    {
      line: "if (part.kind !== 'called' && fits(part, value)) {",
      becomes: ['false', '{}'],
      why: 'its codec, when it is called, makes the same of it',
    },
    {
      line: "return typeof value === 'string' ? byTag.get(value) : undefined;",
      becomes: ['true'],
      why: 'no shape is found by what is no text',
    },
    {
      line: 'const nowhere: t.Context = [];',
      becomes: ['["Stryker was here"]'],
      why: 'it is only asked whether a context is this one; what failed is read again with the places of the faults',
    },
    {
      line: "let last = '';",
      becomes: ['"Stryker was here!"'],
      why: 'an object without fields has neither, and is looked at in any order',
    },
    {
      line: 'while (place < parts.length && !parts[place]!.required) place++;',
      becomes: ['false'],
      why: 'what is not known at once is looked at in any order, with the same answer',
    },
    {
      line: 'part = parts[place++];',
      becomes: ['place--'],
      why: 'what is not known at once is looked at in any order, with the same answer',
    },
  ],
  'src/core/data/copies.ts': [
    { line: 'for (let i = 0; i < copy.length; i++) {', becomes: ['i <= copy.length'], why: 'past the end there is no part' },
    {
      line: 'if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeMade(value[i]);',
      becomes: ['i <= value.length'],
      why: 'past the end there is nothing to freeze',
    },
    { line: "if (typeof value === 'object' && value !== null) {", becomes: ['true'], why: 'null cannot be frozen, and has no fields' },
    {
      line: 'if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeMade(value[i]);',
      becomes: ['false'],
      why: 'the places of a list are its names',
    },
    {
      line: 'if (frozen === false) lasting.set(value, true);',
      becomes: ['true', 'false'],
      why: 'what is frozen already is frozen once more',
    },
    { line: 'lasting.set(freezeMade(value), true);', becomes: ['false'], why: 'what is frozen already is frozen once more' },
    { line: 'if (!lasting.has(value)) lasting.set(value, false);', becomes: ['true'], why: 'what is frozen already is frozen once more' },
    { line: 'if (frozen === true) return value;', becomes: ['false'], why: 'what is frozen already is frozen once more' },
  ],
  'src/core/data/derived.ts': [
    { line: 'if (last !== undefined && last.from === from) return last.what;', becomes: ['false'], why: 'it is looked up instead' },
  ],
  'src/core/data/pairing.ts': [
    {
      line: 'part.inner = inner.length > 0 ? inner : null;',
      becomes: ['true', 'inner.length >= 0'],
      why: 'to go through no parts is as good as to have none',
    },
  ],
  'src/core/data/remaking.ts': [
    { line: '#isPatchy = false;', becomes: ['true'], why: 'what is not found ahead is found among all, only more slowly' },
    {
      line: '#ahead(plain: object): Part | undefined {',
      becomes: ['{}'],
      why: 'what is not found ahead is found among all, only more slowly',
    },
    {
      line: 'for (let i = this.#next; i < this.#before.length && i <= this.#next + fewGone; i++) {',
      becomes: ['false', 'i < this.#next + fewGone', 'true', 'i > this.#next + fewGone', 'this.#next - fewGone', '{}'],
      why: 'what is not found ahead is found among all, only more slowly',
    },
    { line: 'if (part.plain !== plain) continue;', becomes: ['true'], why: 'what is not found ahead is found among all, only more slowly' },
    {
      line: 'if (i > this.#next) this.#isPatchy = true;',
      becomes: ['true', 'i >= this.#next'],
      why: 'it is searched among all once more, and nothing found',
    },
    {
      line: 'if (this.#before.length === 0 || (this.#next === this.#before.length && !this.#isPatchy)) return undefined;',
      becomes: ['false', 'this.#before.length === 0 && this.#next === this.#before.length && !this.#isPatchy'],
      why: 'it is searched where nothing can be found',
    },
    { line: 'if (this.#byPlain === null) {', becomes: ['true'], why: 'all are gathered anew for each, which only takes longer' },
    {
      line: 'for (let i = 0; i < plain.length; i++) {',
      becomes: ['i <= plain.length'],
      why: 'past the end there is nothing, here and there',
    },
    {
      line: 'list.inner = inner.length > 0 ? inner : null;',
      becomes: ['true', 'inner.length >= 0'],
      why: 'to go through no parts is as good as to have none',
    },
    {
      line: 'fields.inner = inner.length > 0 ? inner : null;',
      becomes: ['true', 'inner.length >= 0'],
      why: 'to go through no parts is as good as to have none',
    },
    {
      line: 'part.inner = inner.length > 0 ? inner : null;',
      becomes: ['true', 'inner.length >= 0'],
      why: 'to go through no parts is as good as to have none',
    },
    { line: 'if (inner.length === 0) part.inner = null;', becomes: ['false'], why: 'to go through no parts is as good as to have none' },
    { line: 'if (inner === null) return false;', becomes: ['true'], why: 'all is taken down anew, and comes to the same' },
    { line: 'return inner.some(({ plain }) => plain === value);', becomes: ['true'], why: 'all is taken down anew, and comes to the same' },
    { line: 'if (isList) held[place] = now;', becomes: ['true'], why: 'of fields nobody reads what is held' },
    { line: 'if (isList) part.held[each.place] = each.frozen;', becomes: ['true'], why: 'of fields nobody reads what is held' },
    { line: 'if (state === asItWas) return;', becomes: ['false'], why: 'where nothing is noticed nothing is done' },
    { line: 'if (each.state === asItWas) continue;', becomes: ['false'], why: 'where nothing is noticed nothing is done' },
    { line: 'const isReplaced = (state & replaced) !== 0;', becomes: ['true'], why: 'where no place is written down none is looked at' },
    {
      line: 'const isApart = (state & takenApart) !== 0 || (isReplaced && haveMoved(part));',
      becomes: ['true', 'isReplaced || haveMoved(part)'],
      why: 'all is taken down anew, and comes to the same',
    },
    { line: 'if (isApart) return;', becomes: ['false'], why: 'in what has been taken apart nothing is left to be brought up to date' },
  ],
  'src/core/data/stand-in.ts': [
    {
      line: 'for (let place = 0; place < asked.length; place++) if (asked[place] && values[place] !== slots[2 * place + 1]) return true;',
      becomes: ['place <= asked.length'],
      why: 'past the end nothing has been asked',
    },
    {
      line: 'for (let place = 0; place < asked.length; place++)',
      becomes: ['place <= asked.length'],
      why: 'past the end nothing has been asked',
    },
    {
      line: 'if (asked[place]) {',
      becomes: ['true'],
      why: 'what nobody has asked for has stayed as it was, and is only written down once more',
    },
  ],
  'src/core/data/unordered.ts': [
    {
      line: 'export const unordered = (one: string, other: string): string => JSON.stringify(one < other ? [one, other] : [other, one]);',
      becomes: ['one <= other'],
      why: 'where both are the same, so is their order',
    },
  ],
  'src/core/data/values.ts': [
    { line: 'shortTests.set(codec, { ...called, ...test });', becomes: ['{}'], why: 'its codec, when it is called, says the same' },
    {
      line: "{ kind: 'whole', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },",
      becomes: ['""', '{}'],
      why: 'its codec, when it is called, says the same',
    },
    { line: "{ kind: 'whole', min, max },", becomes: ['""', '{}'], why: 'its codec, when it is called, says the same' },
    {
      line: "export const id: Codec<string> = short(simple('an id', isId), { kind: 'id' });",
      becomes: ['""', '{}'],
      why: 'its codec, when it is called, says the same',
    },
    { line: "value === 0 ? called : { kind: 'value', value },", becomes: ['""', '{}'], why: 'its codec, when it is called, says the same' },
    {
      line: "const called: ShortTest = { kind: 'called', min: 0, max: 0, value: undefined };",
      becomes: ['""'],
      why: 'whatever is none of the three short tests is called',
    },
    {
      line: '(value === 0 ? withZero : simple)(JSON.stringify(value), (u): u is T => u === value),',
      becomes: ['true'],
      why: 'of what is not 0 both make the same codec',
    },
    {
      line: "value === 0 ? called : { kind: 'value', value },",
      becomes: ['true'],
      why: 'its codec, when it is called, compares with the same value',
    },
  ],
  'src/core/data/working-copy.ts': [
    {
      line: 'if (asked === null || asked.hasOther(whole.slots)) whole.all.look();',
      becomes: ['true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
  ],
  'src/core/data/working-parts.ts': [
    { line: 'const isNumbered = (slots: List): boolean => {', becomes: ['{}'], why: 'it is only the quicker way for such names' },
    {
      line: 'for (let i = 0; i < names.length; i++) {',
      becomes: ['i <= names.length'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    {
      line: 'if (name !== slots[2 * i] || plain[name] !== slots[2 * i + 1]) return false;',
      becomes: ['true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    {
      line: 'for (let i = 0; i < count; i++) if (plain[i] !== slots[i]) return false;',
      becomes: ['i <= count', 'true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    { line: 'if (slots.length === 0) return false;', becomes: ['true'], why: 'it is only the quicker way for such names' },
    {
      line: 'return sign >= 48 && sign <= 57;',
      becomes: ['true', 'false', 'sign >= 48 || sign <= 57', 'sign > 48', 'sign < 48', 'sign < 57', 'sign > 57'],
      why: 'it is only the quicker way for such names',
    },
    {
      line: 'else part.kind = slots.length > 2 * fewNames || isNumbered(slots) ? this.#tables : this.#fields;',
      becomes: [
        'true',
        'false',
        'slots.length > 2 * fewNames && isNumbered(slots)',
        'slots.length >= 2 * fewNames',
        'slots.length <= 2 * fewNames',
        '2 / fewNames',
      ],
      why: 'it is only the quicker way for such names',
    },
    {
      line: 'if (!isFieldsAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part));',
      becomes: ['true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    {
      line: 'if (!isTableAsItWas(part.plain as Fields, part.slots)) mark(part, noticedInFields(part));',
      becomes: ['true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    {
      line: 'if (!isListAsItWas(part.plain as List, part.slots)) mark(part, noticedInList(part));',
      becomes: ['true'],
      why: 'what has not changed is looked at once more, and nothing noticed',
    },
    {
      line: 'if (name !== slots[2 * i] || plain[name] !== slots[2 * i + 1]) return false;',
      becomes: ['2 / i'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'const isListAsItWas = (plain: List, slots: List): boolean => {',
      becomes: ['{}'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'if (count !== slots.length) return false;',
      becomes: ['true'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'const isFieldsAsItWas = (plain: Fields, slots: List): boolean => {',
      becomes: ['{}'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'const isTableAsItWas = (plain: Fields, slots: List): boolean => {',
      becomes: ['{}'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'if (name !== slots[i] || plain[name] !== slots[i + 1]) return false;',
      becomes: ['true'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    { line: 'return i === slots.length;', becomes: ['false'], why: 'what is as it was is looked at more closely, and nothing is found' },
    {
      line: 'return 2 * names.length === slots.length;',
      becomes: ['false'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    {
      line: 'const allIn = ({ all, within }: Part): Parts => (within === null && !all.isOne ? new Parts(false) : all);',
      was: 'false',
      becomes: ['true'],
      why: 'only of the whole is it asked whether all are looked at together',
    },
    {
      line: 'held: [],',
      becomes: ['["Stryker was here"]'],
      why: 'the entries of a list are put there before anybody reads them, and of fields nobody reads what is held',
    },
    { line: 'i += 2;', becomes: ['i -= 2'], why: 'what is as it was is looked at more closely, and nothing is found' },
    {
      line: 'return 2 * names.length === slots.length;',
      becomes: ['2 / names.length'],
      why: 'what is as it was is looked at more closely, and nothing is found',
    },
    { line: 'return true;', becomes: ['false'], why: 'what is as it was is looked at more closely, and nothing is found' },
    {
      line: 'let noticed = plain.length === slots.length ? asItWas : replaced;',
      becomes: ['false'],
      why: 'where no place is written down none is looked at',
    },
  ],
};
