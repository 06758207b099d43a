import type { Desk, Option } from './desk.js';

/** An option worth asking for; its first value is what this terminal plays unless told otherwise. */
interface Choice {
  readonly field: string;
  readonly about: string;
  readonly values: readonly Option<unknown>[];
}

const values = (...list: readonly (readonly [value: unknown, label: string])[]): Option<unknown>[] =>
  list.map(([value, label]) => ({ value, label }));
const turns = (...list: readonly number[]): Option<unknown>[] => list.map((value) => ({ value, label: `${value} turns` }));

/** The options that change the character of a game. All the others can be set too: `--config`, `--set`. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  'ojo-del-terror': [
    { field: 'turns', about: 'How long?', values: turns(8, 4, 2) },
    { field: 'warbandSelection', about: 'The bands', values: values(['choose', 'each chooses'], ['random', 'are drawn']) },
    {
      field: 'startMode',
      about: 'The start',
      values: values(['homeworlds', 'everybody has a home'], ['planetless', 'nobody has anything']),
    },
    { field: 'referee', about: 'A referee?', values: values(['none', 'no'], ['present', 'yes, a seat of its own']) },
  ],
  genegrafter: [
    { field: 'gear', about: 'Gear in the deck?', values: values([false, 'no'], [true, 'yes']) },
    {
      field: 'specialDie',
      about: 'The special die',
      values: values(['roll', 'is rolled'], ['choose', 'is chosen'], ['off', 'stays in the box']),
    },
    {
      field: 'battlesPerOpponent',
      about: 'Attacks on one opponent',
      values: values(['unlimited', 'without limit'], ['one', 'one a turn']),
    },
    { field: 'eventCount', about: 'Events in the deck', values: values([3, 'three'], [6, 'six'], [0, 'none']) },
  ],
  'som-el-que-decidim': [
    {
      field: 'mode',
      about: 'Which game?',
      values: values(['A', 'basic'], ['AB', 'with powers'], ['AC', 'with votes'], ['ABC', 'with both']),
    },
    {
      field: 'centralism',
      about: 'How often does the State act?',
      values: values(['choose', 'decided in play'], ['medium', 'seldom'], ['high', 'often'], ['intense', 'all the time']),
    },
  ],
  'genes-mactantes': [
    {
      field: 'length',
      about: 'How long?',
      values: values(
        [{ mode: 'turns', turns: 10 }, '10 turns'],
        [{ mode: 'turns', turns: 3 }, '3 turns'],
        [{ mode: 'conditions', turnCap: null }, 'until somebody prevails'],
      ),
    },
    { field: 'boardMode', about: 'The region', values: values(['preset', 'ready-made'], ['drawn', 'drawn by you']) },
    { field: 'events', about: 'Disasters?', values: values([true, 'yes'], [false, 'no']) },
  ],
  'orbis-terrarum': [
    { field: 'refereeMode', about: 'Who runs the world?', values: values(['auto', 'nobody: the rules alone'], ['human', 'a referee']) },
    { field: 'turnLimit', about: 'How long?', values: [...turns(10, 20, 50), { value: null, label: 'until the referee ends it' }] },
    { field: 'orderVisibility', about: 'Orders are', values: values(['public', 'seen at once'], ['sealed', 'secret until resolved']) },
  ],
};

/** A configuration with the options of this terminal where nothing was said. */
export const withUsual = (game: string, given: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...Object.fromEntries((choices[game] ?? []).map(({ field, values: [usual] }) => [field, usual!.value])),
  ...given,
});

/** Asks for the options that matter, but for those already given. */
export const askOptions = async (desk: Desk, game: string, given: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> => {
  const open = (choices[game] ?? []).filter(({ field }) => !Object.hasOwn(given, field));
  const usual = withUsual(game, given);
  if (open.length === 0) return usual;
  const words = open.map(({ about, values: [first] }) => `${about.replace(/[?]$/, '')}: ${first!.label}`).join('; ');
  const all = { value: true, label: 'play as usual', hint: words };
  if ((await desk.choose('The options', [all, { value: false, label: 'choose them' }])) !== false) return usual;
  for (const { field, about, values } of open) {
    const places = values.map(({ label }, value) => ({ value, label }));
    const chosen = await desk.choose(about, places);
    if (chosen !== null) usual[field] = values[chosen]!.value;
  }
  return usual;
};
