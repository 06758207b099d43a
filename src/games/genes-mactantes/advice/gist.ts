import type { BattleReport, Event, EventOf } from '../types/index.js';

/** What a step can come to: words with a name in the labels. */
export type Gist =
  | 'game-won'
  | 'game-lost'
  | 'eliminated'
  | 'conquest'
  | 'city-lost'
  | 'battle-won'
  | 'battle-lost'
  | 'battle-undecided'
  | 'attackers-win'
  | 'defenders-win'
  | 'government-wins'
  | 'rebels-win'
  | 'success'
  | 'failure'
  | 'no-effect'
  | 'void'
  | 'question'
  | 'done';

const fightsIn = ({ leader, allies }: BattleReport, player: string): boolean => leader === player || allies.includes(player);

/** A battle as it went for a player, or, for one who stays out of it, as it went. */
const ofBattle = ({ sides, winner, objective }: EventOf<'battle-rolled'>, player: string): Gist => {
  if (winner === null) return 'battle-undecided';
  const own = sides.find((report) => fightsIn(report, player));
  if (own !== undefined) return own.leader === winner ? 'battle-won' : 'battle-lost';
  const isFirst = sides[0]!.leader === winner;
  if (objective === 'civil-war') return isFirst ? 'government-wins' : 'rebels-win';
  return isFirst ? 'attackers-win' : 'defenders-win';
};

/** A roll as it went for a player: for one of its parties, or else for whoever acts. */
const ofRoll = (event: Event, player: string): Gist | null => {
  switch (event.type) {
    case 'battle-rolled':
      return ofBattle(event, player);
    case 'contest-rolled':
      if (event.winner === null) return 'no-effect';
      return event.winner === (event.opponent === player ? player : event.actor) ? 'success' : 'failure';
    case 'test-rolled':
      return event.success ? 'success' : 'failure';
    default:
      return null;
  }
};

/** What outweighs any roll. */
const ofFate = (event: Event, player: string): Gist | null => {
  if (event.type === 'game-ended') return event.winners.includes(player) ? 'game-won' : 'game-lost';
  if (event.type === 'player-eliminated' && event.player === player) return 'eliminated';
  if (event.type !== 'city-conquered') return null;
  return event.from === player ? 'city-lost' : event.to === player ? 'conquest' : null;
};

/** What a step came to for a player: how the game or a city went, else how the battle or the first roll fell, else what is asked next. */
export const gist = (events: readonly Event[], player: string): Gist => {
  const fates = events.map((event) => ofFate(event, player)).filter((fate) => fate !== null);
  const gravest = (['game-won', 'game-lost', 'eliminated', 'city-lost', 'conquest'] as const).find((fate) => fates.includes(fate));
  if (gravest !== undefined) return gravest;
  // Where the government must be mustered first, the battle says more than the test that let it be fought. [GM-CIVW-09]
  const rolls = [...events.filter(({ type }) => type === 'battle-rolled'), ...events];
  for (const event of rolls) {
    const roll = ofRoll(event, player);
    if (roll !== null) return roll;
  }
  if (events.some(({ type }) => type === 'action-void')) return 'void';
  return events.some(({ type }) => type === 'window-opened') ? 'question' : 'done';
};
