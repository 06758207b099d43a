import { type Facts, type Game, type GameTypes, type PlayerId, type Replay, seeded } from 'ludoteca';
import { randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { lazily } from '../../src/core/data/lazily.js';
import { outline, stringsIn } from '../outline.js';
import { replayed } from '../records/helpers/comparing.js';
import { readCorpus } from '../records/helpers/storing.js';
import { mostKept, readKept } from '../refusals/kept.js';
import { Chapter, type Sentences } from './chapters.js';

/** What seldom comes up, and is said all the same. */
export interface Rarities<G extends GameTypes> {
  readonly events?: readonly G['Event'][];
  readonly actions?: readonly G['Action'][];
  /** What is answered in forms. */
  readonly answers?: readonly (readonly [type: G['Action']['type'], field: string, ...answers: unknown[]])[];
}

/** What a game is heard with. */
interface Hearing<G extends GameTypes> {
  /** A table of words, whose keys are named. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Recorded games, by name, in which between them everything is done and happens that can. */
  readonly records: readonly string[];
  /** What none of the records shows. */
  readonly rarities?: Rarities<G>;
}

/** How often a form is filled in. */
const fillings = 5;

/** Every so many positions of a game, its forms are filled in. */
const sparse = 7;

/** The facts of a refusal, with every number a one. */
const allOnes = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? 1 : value])) as Facts;

/** What a game says, by chapters: in every language, and of how its players stand, which is no matter of language. */
interface Heard {
  readonly spoken: Readonly<Record<string, Chapter>>;
  readonly reckoned: Readonly<Record<string, Chapter>>;
}

/** Everything a game says. */
const heard = <G extends GameTypes>(game: Game<G>, { words, records, rarities }: Hearing<G>): Heard => {
  const { labels } = game;
  const inAll = (say: (language: string) => string): Sentences => labels.languages.map(say);
  const names = new Chapter(1);
  const actions = new Chapter(10);
  const questions = new Chapter(5);
  const unseen = new Chapter(1);
  const events = new Chapter(10);
  const boards = new Chapter(1);
  const refusals = new Chapter(2 * mostKept, 2 * mostKept);
  const throws = new Chapter();
  const meanings = new Chapter();
  const standings = new Chapter(1);

  const hearName = (id: string, view?: G['View']): void =>
    names.hear(
      id,
      () => inAll((language) => labels.name(id, language, view)),
      () => [inAll(() => id)],
    );

  /** What ids in something are called, by themselves or by name. */
  const namesIn = (value: unknown, view: () => G['View'] | undefined) => (): readonly Sentences[] =>
    stringsIn(value).flatMap((id) => [inAll(() => id), inAll((language) => labels.name(id, language, view()))]);

  const hearAction = (action: G['Action'], view: () => G['View']): void =>
    actions.hear(action.type, () => inAll((language) => labels.action(action, language, view())), namesIn(action, view));

  const hearEvent = (event: G['Event'], view: () => G['View'], players: readonly PlayerId[]): void => {
    events.hear(event.type, () => inAll((language) => labels.event(event, language, view())), namesIn(event, view));
    meanings.hear(event.type, () => [players.map((player) => `${player}: ${game.gist([event], player)}`).join(', ')]);
  };

  /** How everybody stands, and what the step came to for them. */
  const hearStanding = (name: string, number: number, { state, events: happened }: Replay<G>[number]): void =>
    standings.hear(`${name}, ${String(number).padStart(4, '0')}`, () => [
      game.definition
        .seats(state)
        .map((player) => `${player} ${game.evaluate(state, player).toFixed(4)} (${game.gist(happened, player, state)})`)
        .join(', '),
    ]);

  const hearAnswers = (type: G['Action']['type'], field: string, answers: readonly unknown[], view: G['View']): void => {
    const said = (seen: G['View'] | undefined) => (): Sentences =>
      inAll((language) =>
        [
          labels.question(type, field, language, seen),
          ...answers.map((one) => `  ${labels.answer(type, field, one, language, seen)}`),
        ].join('\n'),
      );
    const heading = `${type} ${field.replace(/\d+/g, '#')}`;
    questions.hear(
      heading,
      said(view),
      namesIn(answers, () => view),
    );
    // Kept where it says something else than at the table.
    const different = (): Sentences | null => {
      const blind = said(undefined)();
      return blind.join() === said(view)().join() ? null : blind;
    };
    unseen.hear(heading, different);
  };

  const hearForm = (state: G['State'], player: PlayerId, type: G['Action']['type'], seed: string): void => {
    const view = game.view(state, player);
    const { asked, action } = randomForm(game, state, player, type, seeded(seed));
    for (const { field, question, answer } of asked)
      hearAnswers(type, field, question.kind === 'one' || question.kind === 'some' ? question.from.slice(0, 3) : [answer], view);
    if (action !== undefined) hearAction(action, () => view);
  };

  const filled = new Map<string, number>();
  const hearForms = (state: G['State'], number: number): void => {
    for (const player of game.actors(state))
      for (const type of game.open(state, player)) {
        const times = filled.get(type) ?? 0;
        filled.set(type, times + 1);
        if (times < fillings) hearForm(state, player, type, `${player} ${number}`);
      }
  };

  const hearGame = (name: string, played: Replay<G>, acted: readonly G['Action'][]): void => {
    for (const [number, step] of played.entries()) {
      const { events: happened, rolls, state } = step;
      const view = lazily(() => game.view(state, null));
      for (const event of happened) hearEvent(event, view, game.definition.seats(state));
      for (const { kind, why } of rolls)
        throws.hear(outline(`${kind} for ${why}`, stringsIn(happened)), () =>
          inAll((language) => labels.name(why, language, view(), 'throws')),
        );
      const action = acted[number];
      if (action !== undefined)
        hearAction(
          action,
          lazily(() => game.view(state, action.player)),
        );
      if (number % sparse !== 0) continue;
      hearForms(state, number);
      hearStanding(name, number, step);
    }
    const { state } = played.at(-1)!;
    const view = game.view(state, null);
    // Ids that are numbered are named alike.
    for (const id of stringsIn(state)) if (/^[a-z-]+$/i.test(id)) hearName(id, view);
    for (const viewer of [null, ...game.definition.seats(state).slice(0, 1)])
      boards.hear(viewer === null ? 'to a spectator' : 'to a player', () =>
        inAll((language) => labels.draw!(game.view(state, viewer), language)),
      );
  };

  const hearRarities = (state: G['State']): void => {
    const players = game.definition.seats(state);
    const view = game.view(state, players[0]!);
    for (const event of rarities?.events ?? []) {
      expect(game.codecs.event.is(event), JSON.stringify(event)).toBe(true);
      hearEvent(event, () => view, players);
    }
    for (const action of rarities?.actions ?? []) hearAction(action, () => view);
    for (const [type, field, ...answers] of rarities?.answers ?? []) hearAnswers(type, field, answers, view);
  };

  const { rules, phases, eventClauses = {} } = game.definition;
  for (const id of [words, rules, phases, eventClauses].flatMap((table) => Object.keys(table))) hearName(id);
  // Of one thing, everything is told in the singular.
  for (const [code, clauses] of Object.entries(readKept(game.id)))
    for (const [clause, all] of Object.entries(clauses))
      for (const facts of [...all, ...all.map(allOnes)])
        refusals.hear(
          `${code} ${clause}`,
          () => inAll((language) => labels.refusal({ code, clause, facts, message: '' }, language)),
          () => [...new Set(stringsIn(facts))].map((id) => inAll(() => id)),
        );
  const { entries } = readCorpus('0.2.0', game.id);
  for (const name of records) {
    const { record } = entries.find((entry) => entry.name === name)!;
    const played = replayed(game as unknown as Game, record).played as Replay<G>;
    if (name === records[0]) hearRarities(played[0]!.state);
    hearGame(
      name,
      played,
      record.steps.map(({ action }) => action as G['Action']),
    );
  }
  return {
    spoken: { names, actions, questions, 'questions without a table in sight': unseen, events, boards, refusals, throws },
    reckoned: { 'what events mean': meanings, 'how players stand': standings },
  };
};

/**
 * Holds what a game says, in each language, against what is kept in the folder `said`: names, refusals, and what comes up in recorded games, every kind
 * of sentence once; and how players stand there. Whoever changes words, or what comes up, writes it anew with `npx vitest run said -u` and reads the difference.
 */
export const keepsWhatIsSaid = <G extends GameTypes>(game: Game<G>, hearing: Hearing<G>): void =>
  test('what is said in every language is what is kept', async () => {
    const { spoken, reckoned } = heard(game, hearing);
    const told = (chapters: Readonly<Record<string, Chapter>>, language: number): string =>
      Object.entries(chapters)
        .map(([title, chapter]) => `# ${title}\n\n${chapter.told(language)}`)
        .join('\n');
    for (const [i, language] of game.labels.languages.entries())
      await expect.soft(told(spoken, i)).toMatchFileSnapshot(`said/${language}.txt`);
    await expect.soft(told(reckoned, 0)).toMatchFileSnapshot('said/standing.txt');
  });
