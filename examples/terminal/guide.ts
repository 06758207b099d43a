import { own } from 'ludoteca';
import { aims } from '../shared/aims.js';
import { fetchStanding } from '../shared/standing.js';
import { read } from './reading.js';
import { cited } from './showing.js';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

/** What is asked of whoever sits at the keyboard, by which rule, and whom else the table waits for. */
const asked = ({ game, match, viewer, language, asking }: Sitting): readonly string[] => {
  if (viewer === null) return [];
  const view = match.view(viewer);
  const types = asking === null ? game.open(match.state, viewer) : [asking.type];
  const names = types.map((type) => game.labels.name(type, language, view));
  const clauses = types.slice(0, 1).flatMap((action) => game.cites({ action }).slice(0, 1));
  const others = match.awaited().filter((actor) => actor !== viewer);
  return [
    tell(language, 'asked', { player: viewer }),
    `  ${asking === null ? tell(language, 'mayDo', { actions: names.join(tell(language, 'between')) }) : `${names[0]}: ${game.labels.question(asking.type, asking.field, language, view)}`}`,
    ...clauses.map((clause) => `  ${tell(language, 'because', { clause: cited({ game, language }, clause) })}`),
    `  ${others.length === 0 ? tell(language, 'waitsForNobody') : tell(language, 'waitsFor', { players: others.join(', ') })}`,
  ];
};

/** What the game is about, and how everybody stands. */
const aimAndStanding = async ({ game, match, viewer, language }: Sitting): Promise<readonly string[]> => {
  const clauses = own<readonly string[]>(aims, game.id) ?? [];
  const standing = (await fetchStanding(game.id))(match.view(viewer));
  return [
    ...(clauses.length === 0 ? [] : ['', tell(language, 'aim'), ...clauses.map((clause) => `  ${cited({ game, language }, clause)}`)]),
    ...(standing.length === 0 ? [] : ['', tell(language, 'standing')]),
    ...standing.map(
      ({ player, points, rank }) =>
        `${String(rank).padStart(4)}. ${player}  ${points.toLocaleString(language, { maximumFractionDigits: 1 })}`,
    ),
  ];
};

/** Helps whoever does not know what to do: what is asked and why, who else is waited for, the aim, the standing, the keys. */
export const guide = async (sitting: Sitting): Promise<void> =>
  read(sitting.desk, sitting.language, [
    '',
    ...asked(sitting),
    ...(await aimAndStanding(sitting)),
    '',
    `  ${tell(sitting.language, 'keys')}`,
    `  ${tell(sitting.language, 'sampleSign')}`,
    '',
  ]);
