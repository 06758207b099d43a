import { createMatch, type Dice, E, type Game, type GameTypes, loadMatch, type Match, pick, seeded, type Viewer } from 'ludoteca';
import { accepted, difference, randomForm, type Walk, walk } from 'ludoteca/testing';

/** What came of a configuration that was played. */
export interface Tried {
  readonly steps: number;
  /** Was it played to its end, was it cut after so many steps, or had nobody anything to choose? */
  readonly ended: Walk<GameTypes>['stopped'];
}

/** So many positions of a game are looked at closely, its first and its last among them. */
const looks = 5;

/** So many forms are filled in at one position. */
const mostForms = 8;

const insist = (what: string, fault: string | null): void => {
  if (fault !== null) throw new Error(`${what}: ${fault}`);
};

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A state is saved and loaded, seen by everybody, and drawn in every language. */
const shown = (game: Game<GameTypes>, state: object): void => {
  insist('saved and loaded', difference(state, accepted<object>(game.decodeState(throughJson(state)))));
  const { labels, seats } = game.definition;
  const viewers: Viewer[] = [...seats(state).slice(0, 3), null];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    insist(`the view of ${viewer}`, game.codecs.view.is(throughJson(view)) ? null : 'its codec refuses it');
    // What the author wrote, which may throw, and not what is made of it, which never does.
    for (const language of labels?.languages ?? [])
      insist(`the drawing in ${language}`, labels?.draw?.(view, language).trim() === '' ? 'there is nothing on it' : null);
  }
};

/** Forms lead to actions or to refusals, and answers have names. */
const filledIn = (game: Game<GameTypes>, state: object, seed: string): void => {
  const dice = seeded(seed);
  const { labels } = game.definition;
  const forms = game.actors(state).flatMap((player) => game.open(state, player).map((type) => ({ player, type })));
  for (const place of dice.shuffle(forms.length, 'which forms').slice(0, mostForms)) {
    const { player, type } = forms[place]!;
    const view = game.view(state, player);
    const { asked, action } = randomForm(game, state, player, type, dice);
    for (const language of labels?.languages ?? []) {
      for (const { field, answer } of asked) {
        labels?.answer?.(type, field, answer, language, view);
        const said = [game.labels.question(type, field, language, view)];
        // A text that somebody writes may be empty, or blank.
        if (typeof answer !== 'string' || answer.trim() !== '') said.push(game.labels.answer(type, field, answer, language, view));
        insist(`${field} of ${type} in ${language}`, said.some((words) => words.trim() === '') ? 'it says nothing' : null);
      }
      if (action !== undefined) insist(`an order in ${language}`, labels?.action(action, language, view) === '' ? 'it says nothing' : null);
    }
    if (action === undefined) continue;
    const [objection] = game.explain(state, action);
    insist(`the form of ${type}`, objection === undefined ? null : `it leads to a refusal: ${objection.message}`);
  }
};

/** What was played is replayed from its record, through JSON. */
const replayed = (game: Game<GameTypes>, { config, seed, moves, last }: Walk<GameTypes>): void => {
  const match = accepted<Match<GameTypes>>(createMatch(game, config, { dice: seeded(`${seed}/dice`) }));
  for (const { action } of moves) accepted<unknown>(match.play(action.player, action));
  const loaded = loadMatch(game, throughJson(match.record()));
  if (E.isLeft(loaded)) throw new Error(`the record is refused: ${loaded.left[0].message}`);
  insist('the record', difference(last, loaded.right.state));
};

/** What ends a game at once whenever somebody likes: who plays at random would do nothing else for long. */
const endings: readonly string[] = ['close-game'];

/** So often another form is tried. */
const attempts = 4;

/** Whoever could end everything does something else, of any kind that is open. */
const carryingOn =
  (game: Game<GameTypes>) =>
  (state: object, player: string, dice: Dice): GameTypes['Action'] | undefined => {
    const open = game.open(state, player);
    const others = open.filter((type) => !endings.includes(type));
    if (others.length === 0 || others.length === open.length) return undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { action } = randomForm(game, state, player, pick(dice, others, 'what else'), dice);
      if (action !== undefined && game.explain(state, action).length === 0) return action;
    }
    return game.randomAction(state, player, dice);
  };

/** Plays a configuration by random actions and rare ones until the game is over, or so many steps. What is wrong is thrown, with the step. */
export const tried = (game: Game<GameTypes>, config: object, seed: string, maxSteps: number): Tried => {
  accepted<object>(game.decodeConfig(throughJson(config)));
  const played = walk(game, config as GameTypes['Config'], { name: game.id, seed, maxSteps, choose: carryingOn(game) });
  const { moves } = played;
  const states = [played.setup.state, ...moves.map(({ state }) => state)];
  const every = Math.max(1, Math.floor(states.length / (looks - 1)));
  for (const [step, state] of states.entries()) {
    if (step % every !== 0 && step !== states.length - 1) continue;
    try {
      shown(game, state);
      filledIn(game, state, `${seed}/${step}`);
    } catch (error) {
      throw new Error(`after ${step} steps: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  const { labels } = game.definition;
  for (const { events, state } of moves)
    for (const event of events.slice(0, 5))
      for (const language of labels?.languages ?? [])
        insist(`${event.type} in ${language}`, labels?.event(event, language, game.view(state, null)) === '' ? 'it says nothing' : null);
  replayed(game, played);
  return { steps: moves.length, ended: played.stopped };
};
