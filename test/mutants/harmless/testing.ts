import type { HarmlessIn } from './harmless.js';

const seeded = 'these dice are seeded, and fall the same whatever they are thrown for';
const alike = 'between two that are alike no difference is found, which only takes longer';
const anotherSeal = 'an empty seal is another one as well: every true seal has sixteen signs';
const oneOrMinusOne = 'the direction is 1 or -1: to divide by it is to multiply by it';

export const harmless: HarmlessIn = {
  'src/testing/difference.ts': [
    {
      line: 'isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,',
      becomes: ['a <= b'],
      why: 'no two keys of an object are the same',
    },
    {
      line: 'for (const key of Object.keys(value)) if (isObject(value[key])) writableParts(value[key], parts, below(path, key));',
      becomes: ['true'],
      why: 'what is no object is seen to be none one step later',
    },
  ],
  'src/testing/promises/dealt.ts': [
    {
      line: "const throws = trial.dice('otherwise', place).shuffle(thrown(), 'which throws');",
      was: "'which throws'",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/promises/edges.ts': [
    {
      line: "const numbersIn = (value: unknown, path: Path = [], kind = ''): Place[] => {",
      was: "''",
      becomes: ['"Stryker was here!"'],
      why: 'all kinds begin with it alike, and are compared with one another alone',
    },
    {
      line: 'if ((probe * direction - value) * direction <= 0 || !accepts(probe * direction)) continue;',
      becomes: ['probe / direction', '(probe * direction - value) / direction'],
      why: oneOrMinusOne,
    },
    {
      line: 'inside = probe * direction;',
      becomes: ['probe / direction'],
      why: oneOrMinusOne,
    },
    {
      line: 'const next = inside + stride * direction;',
      becomes: ['stride / direction'],
      why: oneOrMinusOne,
    },
    {
      line: "for (const i of dice.shuffle(actors.length, 'who acts')) {",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "const order = trial.dice('edges', walk.name).shuffle(positions.length, 'which positions');",
      was: "'which positions'",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "const mixed = dice.shuffle(all.length, 'which of them').map((place) => all[place]!);",
      was: "'which of them'",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/promises/fairness.ts': [
    {
      line: "const ids = trial.dice('rename', walk.seed).shuffle(oddIds.length, 'ids');",
      was: "'ids'",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/promises/forms.ts': [
    { line: "const lot = dice.roll(4, 'how');", becomes: ['""'], why: seeded },
    { line: "if (lot === 1) return pick(dice, known, 'other part');", becomes: ['""'], why: seeded },
    { line: "if (typeof value === 'number') return value + dice.roll(5, 'more') - 3;", was: "'more'", becomes: ['""'], why: seeded },
    { line: "const at = dice.roll(value.length, 'entry') - 1;", becomes: ['""'], why: seeded },
    { line: "const name = pick(dice, names, 'field');", becomes: ['""'], why: seeded },
    { line: "return pick(dice, known, 'other part');", becomes: ['""'], why: seeded },
    { line: "const action = pick(dice, found, 'which');", becomes: ['""'], why: seeded },
    { line: ".shuffle(all.length, 'which')", becomes: ['""'], why: seeded },
    {
      line: 'const seats = [...game.seats(state), ...(options.named?.(state) ?? [])];',
      was: '[]',
      becomes: ['["Stryker was here"]'],
      why: 'a name with neither dash nor dot nor digit may be shown as it is, whether somebody chose it or not',
    },
  ],
  'src/testing/promises/legality.ts': [
    { line: "for (const i of dice.shuffle(legal.length, 'which').slice(0, played)) {", becomes: ['""'], why: seeded },
    { line: "const action = actions[dice.roll(actions.length, 'which') - 1]!;", becomes: ['""'], why: seeded },
  ],
  'src/testing/promises/other-secrets.ts': [
    { line: "const player = pick(lots, players, 'who acts');", becomes: ['""'], why: seeded },
    { line: "const order = lots.shuffle(listed.length, 'which others').slice(0, alternatives);", becomes: ['""'], why: seeded },
    {
      line: "const beginning = lots.roll(2, 'dealt anew?') === 1 ? state : freeze(game.redeal(state, viewer, lots));",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/promises/purity.ts': [
    {
      line: "for (const i of trial.dice('deterministic').shuffle(steps.length, 'order of replay')) {",
      was: "'order of replay'",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/promises/redeal.ts': [
    { line: "const player = actors[dice.roll(Math.max(1, actors.length), 'who acts') - 1];", becomes: ['""'], why: seeded },
    { line: "difference(again.roll(1_000_000, ''), more.roll(1_000_000, '')),", becomes: ['"Stryker was here!"'], why: seeded },
  ],
  'src/testing/promises/stories.ts': [
    { line: "const order = lots.shuffle(others.length, 'which others').slice(0, alternatives);", becomes: ['""'], why: seeded },
    { line: "if (seen.told === '[]' && seen.shown !== before)", was: 'seen.shown !== before', becomes: ['true'], why: alike },
    {
      line: 'if (instead.told === seen.told && instead.shown !== seen.shown)',
      was: 'instead.shown !== seen.shown',
      becomes: ['true'],
      why: alike,
    },
    {
      line: 'if (instead.shown === seen.shown && instead.kept !== seen.kept)',
      was: 'instead.kept !== seen.kept',
      becomes: ['true'],
      why: alike,
    },
  ],
  'src/testing/silent-undo.ts': [
    {
      line: 'return i === move.number ? { ...one, state, events } : one;',
      becomes: ['false'],
      why: 'the answer hangs on nothing of the last step but what the asker sees of it, and that has just been found to be the same',
    },
  ],
  'src/testing/tampering.ts': [
    {
      line: "['with another seal', { ...record, setup: { ...record.setup, seal: 'x' } }],",
      was: "'x'",
      becomes: ['""'],
      why: anotherSeal,
    },
    {
      line: "const at = dice.roll(steps.length, 'which step') - 1;",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "tampered.push(['with another seal in a step', instead({ seal: 'x' })]);",
      was: "'x'",
      becomes: ['""'],
      why: anotherSeal,
    },
    {
      line: "tampered.push(['with a throw too many', instead({ rolls: [...step.rolls, { kind: 'roll', sides: 6, value: 1, why: 'x' }] })]);",
      was: "'x'",
      becomes: ['""'],
      why: 'a throw that the game does not make is one too many, whatever it is said to be for',
    },
  ],
  'src/testing/told-apart.ts': [
    {
      line: 'if (looks !== null || viewer === null || !game.definition.seats(one).includes(viewer)) return looks;',
      was: 'viewer === null',
      becomes: ['false'],
      why: 'a spectator is found at no seat either',
    },
  ],
  'src/testing/transcript.ts': [
    {
      line: 'for (let i = 0; i < Math.max(lines.length, fresh.length); i++)',
      becomes: ['i <= Math.max(lines.length, fresh.length)'],
      why: 'beyond the end of both there is nothing on either side',
    },
  ],
  'src/testing/trial.ts': [
    {
      line: `for (const i of seeded(\`\${seed}/closely/\${walk.seed}\`).shuffle(moves.length, 'which moves')) {`,
      was: "'which moves'",
      becomes: ['""'],
      why: seeded,
    },
  ],
  'src/testing/walk.ts': [
    {
      line: "const lot = dice.roll(6, 'a rare action?');",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "const type = pick(dice, rare, 'which kind');",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "return legal.length === 0 ? undefined : pick(dice, legal, 'which one');",
      becomes: ['""'],
      why: seeded,
    },
    {
      line: "const first = lots.roll(actors.length, 'who acts') - 1;",
      becomes: ['""'],
      why: seeded,
    },
  ],
};
