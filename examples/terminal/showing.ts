import { O, type Violation } from 'ludoteca';
import type { Sitting } from './sitting.js';

/** The sentence of a clause, of the game or of the core; nothing where its id says all there is. */
export const clauseText = ({ game, language }: Pick<Sitting, 'game' | 'language'>, clause: string): string => {
  const text = game.labels.clause(clause, language);
  return text === clause ? '' : text;
};

/** Why something was refused: the sentence, the clause, and what the clause says. */
export const showRefusal = (sitting: Sitting, violations: readonly Violation[]): void => {
  const { desk, game, match, viewer, language } = sitting;
  for (const violation of violations) {
    const said = game.labels.refusal(violation, language, match.view(viewer));
    desk.say(`  ✗ ${said}\n    [${violation.clause}] ${clauseText(sitting, violation.clause)}`.trimEnd());
  }
};

/** The position as whoever sits at the keyboard may see it; the same picture is not drawn twice running. Returns what was drawn. */
export const showPosition = ({ desk, game, match, viewer, language }: Sitting, before?: string): string => {
  const drawn = game.labels.draw?.(match.view(viewer), language).trimEnd() ?? '';
  if (drawn !== before && drawn !== '') desk.say(`\n${drawn}\n`);
  return drawn;
};

/** An event as a sentence, with its clauses if they are wanted. */
export const sentence = ({ game, match, viewer, language, clauses }: Sitting, event: { readonly type: string }): string => {
  const cited = clauses ? game.cites({ event: event.type }) : [];
  return `${game.labels.event(event, language, match.view(viewer))}${cited.length > 0 ? ` [${cited.join(', ')}]` : ''}`;
};

/** What has happened since whoever sits at the keyboard was last told, as far as they may know. */
export const narrate = (sitting: Sitting): void => {
  const { desk, match, viewer, told } = sitting;
  const events = match.seenBy(viewer);
  for (const event of events.slice(told.get(viewer) ?? 0)) desk.say(`  ${sentence(sitting, event)}`);
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
export const showClauses = (sitting: Sitting, last = 8): void => {
  const { desk, game, match, viewer } = sitting;
  const shown = new Set<string>();
  for (const event of match.seenBy(viewer).slice(-last)) {
    desk.say(`  ${sentence({ ...sitting, clauses: false }, event)}`);
    for (const clause of game.cites({ event: event.type })) {
      desk.say(shown.has(clause) ? `    [${clause}]` : `    [${clause}] ${clauseText(sitting, clause)}`);
      shown.add(clause);
    }
  }
};

/** The last position and the final table, for everybody. */
export const showEnd = (sitting: Sitting): void => {
  showPosition(sitting);
  const outcome = O.toNullable(sitting.match.outcome());
  if (outcome === null) return;
  sitting.desk.say(`The game is over. [${outcome.clause}] ${clauseText(sitting, outcome.clause)}`);
  for (const { rank, player, points } of outcome.ranking)
    sitting.desk.say(`${String(rank).padStart(2)}. ${player}, ${points} points${outcome.winners.includes(player) ? ', winner' : ''}`);
};
