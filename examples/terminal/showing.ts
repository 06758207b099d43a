import { O, type Violation } from 'ludoteca';
import { isRanked } from '../shared/ranked.js';
import type { Sitting } from './sitting.js';
import { tell, tellPoints } from './words.js';

/** So many clauses are remembered as cited of late: what one may want to read about. */
const mostCited = 6;

/** The sentence of a clause, of the game or of the core; nothing where its id says all there is. */
const clauseText = ({ game, language }: Pick<Sitting, 'game' | 'language'>, clause: string): string => {
  const text = game.labels.clause(clause, language);
  return text === clause ? '' : text;
};

/** A clause by its id, and what it says. */
export const cited = (where: Pick<Sitting, 'game' | 'language'>, clause: string): string =>
  `[${clause}] ${clauseText(where, clause)}`.trimEnd();

/** Puts clauses first among those that the rules open at. */
const remember = (sitting: Sitting, clauses: readonly string[]): void => {
  sitting.cited = [...new Set([...clauses, ...sitting.cited])].slice(0, mostCited);
};

/** Why something was refused: the sentence, the clause, and what the clause says. */
export const showRefusal = (sitting: Sitting, violations: readonly Violation[]): void => {
  const { desk, game, match, viewer, language } = sitting;
  for (const violation of violations) {
    const said = game.labels.refusal(violation, language, match.view(viewer));
    desk.say(`  ✗ ${said}\n    ${cited(sitting, violation.clause)}`);
  }
  remember(
    sitting,
    violations.map(({ clause }) => clause),
  );
  if (desk.asking) desk.say(`    ${tell(language, 'readMore')}`);
};

/** The position as whoever sits at the keyboard may see it; the same picture is not drawn twice running. Returns what was drawn. */
export const showPosition = ({ desk, game, match, viewer, language }: Sitting, before?: string): string => {
  const drawn = game.labels.draw?.(match.view(viewer), language).trimEnd() ?? '';
  if (drawn !== before && drawn !== '') desk.say(`\n${drawn}\n`);
  return drawn;
};

/** An event as a sentence, with its clauses if they are wanted. */
export const sentence = ({ game, match, viewer, language, clauses }: Sitting, event: { readonly type: string }): string => {
  const ids = clauses ? game.cites({ event: event.type }) : [];
  return `${game.labels.event(event, language, match.view(viewer))}${ids.length > 0 ? ` [${ids.join(', ')}]` : ''}`;
};

/** What has happened since whoever sits at the keyboard was last told, as far as they may know. */
export const narrate = (sitting: Sitting): void => {
  const { desk, game, match, viewer, told } = sitting;
  const events = match.seenBy(viewer);
  const news = events.slice(told.get(viewer) ?? 0);
  for (const event of news) desk.say(`  ${sentence(sitting, event)}`);
  remember(
    sitting,
    news.toReversed().flatMap(({ type }) => game.cites({ event: type })),
  );
  told.set(viewer, events.length);
};

/** Says that some of what was told is no longer so, as after taking an action back. */
export const untell = ({ match, kinds, told }: Sitting): void => {
  for (const viewer of [null, ...kinds.keys()]) told.set(viewer, Math.min(told.get(viewer) ?? 0, match.seenBy(viewer).length));
};

/** Says that a viewer has been told everything but the last events, as after loading a game. */
export const tellOnlyLast = ({ match, kinds, told }: Sitting, last: number): void => {
  for (const viewer of [null, ...kinds.keys()]) told.set(viewer, Math.max(0, match.seenBy(viewer).length - last));
};

/** The rules behind what happened last: each clause with its sentence. */
export const clausesOfLate = (sitting: Sitting, last = 8): readonly string[] => {
  const { game, match, viewer } = sitting;
  const shown = new Set<string>();
  return match
    .seenBy(viewer)
    .slice(-last)
    .flatMap((event) => [
      `  ${sentence({ ...sitting, clauses: false }, event)}`,
      ...game.cites({ event: event.type }).map((clause) => {
        const isShown = shown.has(clause);
        shown.add(clause);
        return `    ${isShown ? `[${clause}]` : cited(sitting, clause)}`;
      }),
    ]);
};

/** The last position and the final table, for everybody. */
export const showEnd = (sitting: Sitting): void => {
  const { desk, language } = sitting;
  showPosition(sitting);
  const outcome = O.toNullable(sitting.match.outcome());
  if (outcome === null) return;
  desk.say(`${tell(language, 'gamesOver')} ${cited(sitting, outcome.clause)}`);
  const hasPlaces = isRanked(outcome);
  for (const { rank, player, points } of outcome.ranking) {
    const won = outcome.winners.includes(player) ? `, ${tell(language, 'winner')}` : '';
    // Who lost together is not ranked.
    desk.say(`${hasPlaces ? `${String(rank).padStart(2)}.` : '  –'} ${player}, ${tellPoints(language, points)}${won}`);
  }
};
