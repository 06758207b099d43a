import { expect, test } from 'vitest';
import { namingThrows } from '../../../src/core/words/throws.js';
import { games } from '../../../src/games/index.js';

/** Names a thing by the list and the view it is looked for in. */
const name = (id: string, view?: string, among?: string): string => `${id}/${view}/${among}`;

const named = namingThrows<string>(
  {
    'who takes {planets}': 'à qui va $1',
    '{words} of {player} ({number})': '$3. $2 : $1',
    event: 'évènement',
    '{words} of somebody': '$1 (quelqu’un)',
  },
  name,
);
const reason = (why: string): string => named(why, 'a view', 'throws');

test('the reason of a throw is said in the words of the language, and what has an id in it is named among its list', () => {
  expect([reason('event'), reason('who takes ash'), reason('battle of Duke of York (2)')]).toEqual([
    'évènement',
    'à qui va ash/a view/planets',
    '2. Duke of York : battle/a view/words',
  ]);
});

test('a reason without words is named like anything else, and what is no reason is none', () => {
  expect([reason('weather'), reason('toString'), named('event', 'a view'), named('event', undefined, 'words')]).toEqual([
    'weather/a view/undefined',
    'toString/a view/undefined',
    'event/a view/undefined',
    'event/undefined/words',
  ]);
});

test('a text of any length is named at once, whatever it looks like, in every game', () => {
  const long = [
    `${'a of b against '.repeat(20_000)}\n`,
    `${'x of '.repeat(60_000)}\n`,
    'passage of a into '.repeat(20_000),
    `${': '.repeat(90_000)}\n`,
  ];
  for (const { labels } of Object.values(games))
    for (const why of long) expect(labels.name(why, 'en', undefined, 'throws').length).toBeGreaterThan(100_000);
  expect(reason('who takes a\nb')).toBe('à qui va a\nb/a view/planets');
});

test('of reasons that fit, the one with more words of its own is taken, in whatever order they stand', () => {
  const told = namingThrows<string>(
    { '{words} of {nations}': '$2: $1', '{words} of {nations} against {words}': '$2: $1 | $3' },
    (id) => id,
  );
  expect(told('raid of gothia against trade', undefined, 'throws')).toBe('gothia: raid | trade');
});
