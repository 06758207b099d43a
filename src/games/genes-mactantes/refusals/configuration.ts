import { orIllFormed } from '../../../core/refusals/faults.js';
import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a game may be set up with. */
export const configurationRefusals = {
  /** An option is unknown, ill formed or out of its range, or a player is called by a word that means something else. */
  'bad-config': {
    'GM-CFG-03': /* @__PURE__ */ orIllFormed(({ player }: Words<'player'>) => `No player can be called “${player}”.`),
  },
  /** Somebody is named twice among the players. */
  'duplicate-player': { 'GM-CFG-01': () => 'Two players bear the same name.' },
  /** Two kinds of disasters have the same id, or none of them strikes anywhere. */
  'kinds-invalid': {
    'GM-KIND-02': () => 'Each kind of disaster needs a sign of its own, and at least one of them must be able to strike anywhere.',
  },
  /** Fewer than two take part. */
  'too-few-players': {
    'GM-CFG-01': ({ players }: Numbers<'players'>, { count }) =>
      `From two to ten players take part; there ${players === 1 ? 'is' : 'are'} ${count(players, 'player', 'players')} here.`,
  },
  /** More than ten take part. */
  'too-many-players': {
    'GM-CFG-01': ({ players }: Numbers<'players'>, { count }) =>
      `From two to ten players take part; there are ${count(players, 'player', 'players')} here.`,
  },
} as const satisfies RefusalTable<ClauseId>;
