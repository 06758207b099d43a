import { createMatch, type Game, type Match, seeded } from 'ludoteca';
import { catalogue } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { hostileValues } from '../core/helpers/hostile.js';
import { often } from '../long.js';

/** A match in which a few things have been done. */
const played = (game: Game): Match => {
  const match = accepted(
    createMatch(game, { players: game.id === 'som-el-que-decidim' ? [{ id: 'ada' }, { id: 'bo' }] : ['ada', 'bo'] }, { dice: seeded(3) }),
  );
  for (let i = 0; i < 25; i++)
    for (const player of match.actors().slice(0, 1)) {
      const action = game.randomAction(match.state, player, seeded(i));
      if (action !== undefined) accepted(match.play(player, action));
    }
  return match;
};

const said = (text: unknown): void => expect(typeof text).toBe('string');

/** The first of each type. */
const firstOfEach = <T extends { readonly type: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ type }, i) => all.findIndex((other) => other.type === type) === i);

/** One value with another in each of its fields in turn. */
const spoilt = (whole: object, part: unknown): object[] => Object.keys(whole).map((key) => ({ ...whole, [key]: part }));

test.each(catalogue.map((game) => [game.id, game] as const))('%s tells of anything hostile without failing', (_, game) => {
  const match = played(game);
  const { labels } = game;
  const view = match.view('ada');
  const actions = match.history.flatMap(({ action }) => action ?? []);
  const events = match.history.flatMap((step) => [...step.events]);
  const languages = [...labels.languages, 'tlh', undefined];
  for (const [i, language] of languages.entries())
    for (const [j, [, value]] of hostileValues().entries()) {
      // Each value in one language or two.
      if ((i + j) % often(4, 1) !== 0) continue;
      for (const seen of [undefined, view, value as never]) {
        said(labels.action(value as never, language, seen));
        said(labels.event(value as never, language, seen));
        said(labels.name(value as never, language, seen));
        said(labels.name('ada', value as never, seen));
        said(labels.action({ type: value, player: 'ada' } as never, language, seen));
        said(labels.event({ type: value } as never, language, seen));
        said(labels.action(actions[0]!, language, value as never));
        said(labels.event(events[0]!, language, value as never));
      }
      said(labels.draw?.(value as never, language));
      // Each field of each sentence.
      for (const action of firstOfEach(actions)) for (const other of spoilt(action, value)) said(labels.action(other as never, language));
      for (const event of firstOfEach(events)) for (const other of spoilt(event, value)) said(labels.event(other as never, language));
    }
  for (const [i, [, value]] of hostileValues().entries()) {
    for (const [j, viewed] of spoilt(view as object, value).entries())
      if ((i + j) % often(4, 1) === 0) said(labels.draw?.(viewed as never));
    said(game.gist(value as never, 'ada'));
    said(game.gist([value as never], 'ada'));
    said(game.gist(events, value as never));
    expect(Array.isArray(game.cites(value as never))).toBe(true);
    expect(Array.isArray(game.cites({ action: value, event: value } as never))).toBe(true);
  }
});

test.each(catalogue.map((game) => [game.id, game] as const))('%s calls what it does not know by its own name', (_, game) => {
  const { labels } = game;
  for (const language of labels.languages) {
    expect(labels.action({ type: 'sing', player: 'ada' }, language)).toBe('sing');
    expect(labels.event({ type: 'sung' }, language)).toBe('sung');
    expect(labels.name('a-song', language)).toMatch(/^a[- ]song$/);
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(labels.action({ type: name, player: 'ada' }, language)).toBe(name);
      expect(labels.event({ type: name }, language)).toBe(name);
      expect(labels.name(name, language)).toBe(name);
    }
    expect(labels.action(null as never, language)).toBe('null');
    expect(labels.event([] as never, language)).toBe('a list of 0');
    expect(labels.name(10n as never, language)).toBe('a bigint');
  }
});
