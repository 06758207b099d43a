import { faultsOf } from './fault.js';

const games = ['test/testing/pig.conformance.test.ts', 'test/testing/sealed-bids.conformance.test.ts'];

/** The core, broken in ways the conformance of any game must notice, and in ways that no mutant is (docs/mutants.md). */
export const coreFaults = [
  ...faultsOf('src/core/match/match.ts', ['test/core/match/match.test.ts'], {
    'a match goes to what is no point of its history': [
      'wholeWithin(length, 0, history.length - 1, before)',
      'Math.max(0, Math.min(history.length - 1, Math.trunc(length)))',
    ],
  }),
  ...faultsOf('src/core/dice/dice.ts', ['test/core/dice/dice.test.ts'], {
    'a shuffle believes any face': ['const j = checkFace(roll(i + 1, why), i + 1, why) - 1;', 'const j = roll(i + 1, why) - 1;'],
  }),
  ...faultsOf('src/core/data/values.ts', ['test/core/data/codec.test.ts'], {
    'a whole number may be read as -0': ['success(unsigned(u))', 'success(u)'],
  }),
  ...faultsOf('src/core/data/values.ts', ['test/core/engine/game.test.ts'], {
    'in place, -0 is taken as it stands': [' && (u !== 0 || Object.is(u, 0))', ''],
  }),
  ...faultsOf('src/core/odds/unknown.ts', ['test/core/odds/forecast.test.ts'], {
    'what was written over is read as it was': ['guards.delete(String(key));', ''],
  }),
  ...faultsOf('src/core/engine/reducer.ts', games, {
    'immutable play forgets to check': ['if (!isOpen(plain, action)) return', 'if (Object.is(plain, null)) return'],
    'actions are accepted after the end': ['if (definition.outcome(plain) !== null) return left(over());', ''],
  }),
  ...faultsOf('src/core/data/working-parts.ts', games, {
    'the states handed out can be written to': ['return Object.freeze(now);', 'return now;'],
  }),
  ...faultsOf('src/core/data/codec.ts', ['test/core/data/codec.test.ts'], {
    'inherited fields are taken for own ones': ['hasOwn.call(u, last) ? true', 'true ? true'],
    'fields are known in one order only': [
      'if (part === undefined || part.required) return inAnyOrder(u);',
      'if (part === undefined) return false;',
    ],
  }),
  ...faultsOf('src/core/engine/rulebook.ts', games, {
    'play in place forgets to check': ['?.(state, action.player) &&\n    isAllowed(state, action, rule);', '?.(state, action.player);'],
    'out of turn is noticed in one of two ways': ['(rule.actors ?? phase.actors)(state).includes(action.player) &&', ''],
  }),
  ...faultsOf('src/core/engine/rulebook.ts', ['test/core/engine/game.test.ts'], {
    'the list of what is open can be written to': ['Object.freeze([...types])', '[...types]'],
  }),
  ...faultsOf('src/core/engine/refusals.ts', ['test/core/engine/refusals.test.ts'], {
    'a sentence of the game takes the place of one of the core': ['(isOfCore(code, facts) ? common : ofGame)', 'ofGame'],
  }),
  ...faultsOf('src/core/words/words.ts', ['test/core/words/with-words.test.ts'], {
    'a language that is missing says nothing': [
      'words.findLast((one) => one.language === language) ?? words[0]',
      'words.findLast((one) => one.language === language)!',
    ],
    'a refusal is told by the ids of things': [
      'sayingIn(spoken.language, (id, among) => spoken.name(id, view, among))',
      'sayingIn(spoken.language, (id) => id)',
    ],
    'the first book speaks in every language': ['(book.language === language ? [book.clauses] : [])', '[book.clauses]'],
  }),
  ...faultsOf('src/core/words/saying.ts', ['test/core/words/saying.test.ts'], {
    'none is always many': ["plural.select(number) === 'one' ? one : many", 'number === 1 ? one : many'],
    'any row is joined by "and"': ['{ isSpanish, [join]: row }', '{ isSpanish, and: row }'],
  }),
  ...faultsOf('src/core/words/looking-up.ts', ['test/games/books.test.ts'], {
    'accents hide what is searched for': [".normalize('NFD').replace(/\\p{M}/gu, '')", ''],
  }),
  ...faultsOf('src/core/engine/table.ts', games, {
    'a throw is not recorded': ["this.#note({ kind: 'roll', sides, value, why });", ''],
  }),
  ...faultsOf('src/core/engine/listing.ts', games, {
    'legal actions are not filtered': ['if (rule.listsLegal === true || isAllowed(state, candidate, rule)) actions', 'actions'],
  }),
  ...faultsOf('src/core/engine/offers.ts', games, {
    'forms offer what nothing finishes': ['against ??= found;\n          return false;', 'against ??= found;\n          return true;'],
  }),
  ...faultsOf('src/core/engine/decoders.ts', games, {
    'the player in a payload is believed': ['return { ...input, player };', 'return { player, ...input };'],
  }),
  ...faultsOf('src/core/match/match.ts', games, {
    'the orders of others are handed out': ['entry.action?.player === viewer ?', 'viewer !== null ?'],
  }),
  ...faultsOf('src/core/match/record.ts', games, {
    'the seal of a record is not compared': ['if (seal !== written.seal)', "if (written.seal === '')"],
    'the reasons of throws are not compared': [
      'if (inOneOrder(step.right.rolls) !== inOneOrder(written.rolls))',
      "if (written.seal === '')",
    ],
  }),
  ...faultsOf('src/core/data/pairing.ts', ['test/core/data/pairing.test.ts', 'test/core/data/working-copy.test.ts'], {
    'a working copy turned back is written over where rules never write': ['  if (!isWritten(within, place)) return nothing;\n', ''],
    'a working copy turned back looks at what has gone': ['drop(inner.pop()!)', 'inner.pop()'],
  }),
  ...faultsOf('src/core/data/copies.ts', games, {
    'a copy shares its lists': [
      'if (isPart(entry)) copy[i] = clone(entry);\n    }\n    return copy as T;',
      'void entry;\n    }\n    return value;',
    ],
  }),
  ...faultsOf('src/core/engine/listing.ts', ['test/core/choices/offers.test.ts'], {
    'a cut list is called whole': ['if (tried++ >= limit) {\n          leftOut.anything = true;', 'if (tried++ >= limit) {'],
  }),
  ...faultsOf('src/core/engine/offers.ts', ['test/core/choices/offers.test.ts', 'test/core/choices/forms.test.ts'], {
    'what cannot be finished is open': ['return ahead(state, player, rule, blank(), {}).isPossible;', 'return true;'],
    'a list that can take no more is asked on': [
      'ended[enough.field] = enough.answer;',
      'return left(astray(state, player, rule, counted));',
    ],
  }),
  ...faultsOf('src/core/choices/lookahead.ts', ['test/core/choices/offers.test.ts', 'test/core/choices/forms.test.ts'], {
    'numbers that lead nowhere are offered': ['while (min <= max && this.#left > 0', 'while (min > max && this.#left > 0'],
    'a list may end anywhere': ['this.#enough = this.#leadsOn(() => then(entries));', 'this.#enough = true;'],
    'the effort is boundless': ['this.#leftHere--;', ''],
  }),
  ...faultsOf('src/core/choices/lookahead.ts', ['test/core/choices/long-lists.test.ts'], {
    'the entries of a long list are looked at one inside the other': [
      'if (entry === undefined || entry.after > answers.size) break;',
      'if (entry?.value !== answers) break;',
    ],
  }),
  ...faultsOf('src/core/choices/answering.ts', ['test/core/choices/forms.test.ts'], {
    'what no question asks for is taken along': ['return left.size > 0 ? unreachable : { value: chosen };', 'return { value: chosen };'],
  }),
  ...faultsOf('src/core/choices/form.ts', ['test/core/choices/forms.test.ts'], {
    'a misfit is taken in': ['return E.isLeft(next) ? { ...filling,', 'return E.isLeft(next) ? { ...filling, answers,'],
    'asked anew, answers that no longer fit stay': ['if (E.isLeft(tried)) {', 'if (E.isLeft(tried) && i < 0) {'],
  }),
  ...faultsOf('src/core/choices/listing.ts', ['test/core/choices/choices.test.ts'], {
    'a set may name the same twice': ['subsets(from, size - 1, i + 1)', 'subsets(from, size - 1, i)'],
  }),
  ...faultsOf('src/core/game/turns.ts', games, {
    'who is to act comes from the keys of an object': [
      'for (const seat of seats) if (sheets[seat]?.committed === false)',
      'for (const seat of Object.keys(sheets)) if (seats.includes(seat) && sheets[seat]?.committed === false)',
    ],
  }),
];
