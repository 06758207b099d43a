import { rowIn } from 'ludoteca';
import type { Words } from '../language/words.js';
import type { Seated } from '../tables/seen.js';

/** What of a language is spoken here. */
interface Speech {
  readonly language: string;
  readonly words: Words;
  say(key: keyof Words, gaps?: Readonly<Record<string, string | number>>): string;
}

/** How players are called. */
interface Calling {
  player(id: string): string;
}

/** Who has not answered yet what somebody asks leave for. While it is open the table waits for them alone. */
export const askedOf = ({ afar }: Pick<Seated, 'afar'>): readonly string[] => {
  const request = afar?.request ?? null;
  return request === null ? [] : request.of.filter((seat) => !request.agreed.includes(seat));
};

/** So many points, in words, with the number as the language writes it: in French none at all is singular, too. */
export const pointsTold = (points: number, { language, say }: Speech): string =>
  say(new Intl.PluralRules(language).select(Math.abs(points)) === 'one' ? 'onePoint' : 'points', {
    points: points.toLocaleString(language),
  });

/** How the game ended, in a sentence: who has won, and with how many points where all who won have as many and points were made at all. */
const endTold = ({ winners, ranking }: NonNullable<Seated['outcome']>, { player }: Calling, speech: Speech): string => {
  const { words, say, language } = speech;
  if (winners.length === 0) return words.overNobody;
  const players = rowIn(language, winners.map(player));
  const [first, ...others] = new Set(ranking.filter((row) => winners.includes(row.player)).map(({ points }) => points));
  const told =
    first === undefined || others.length > 0 || ranking.every(({ points }) => points === 0) ? '' : ` (${pointsTold(first, speech)})`;
  return say(winners.length === 1 ? 'overWins' : 'overWin', { players }) + told;
};

/** What stands over the table: whose turn it is, whose answer is waited for, or how it ended or was closed; and whether it is for whoever looks to do something. */
export const headlineOf = (
  seen: Pick<Seated, 'viewer' | 'awaited' | 'waitedFor' | 'outcome' | 'afar'>,
  telling: Calling,
  speech: Speech,
): { readonly text: string; readonly isMine: boolean } => {
  const { viewer, awaited, waitedFor, outcome, afar } = seen;
  const { words, say } = speech;
  const called = (seats: readonly string[]): string => seats.map(telling.player).join(', ');
  const asked = askedOf(seen);
  if (viewer !== null && asked.includes(viewer)) {
    const by = afar?.request?.by ?? '';
    return { text: by === '' ? words.doYouAgree : say('asksYou', { player: telling.player(by) }), isMine: true };
  }
  if (asked.length > 0) return { text: say('toAnswer', { players: called(asked) }), isMine: false };
  if (outcome !== null) return { text: endTold(outcome, telling, speech), isMine: false };
  if (afar?.closed === true) return { text: words.tableClosed, isMine: false };
  // A bot that may step in is asked first, and the game waits for nobody else for all that.
  if (viewer !== null && waitedFor.includes(viewer) && (awaited || waitedFor.length === 1))
    return { text: say('yourTurn', { player: telling.player(viewer) }), isMine: true };
  if (waitedFor.length === 0) return { text: words.nobody, isMine: false };
  return { text: say('turnOf', { players: called(waitedFor.filter((one) => one !== viewer)) }), isMine: false };
};
