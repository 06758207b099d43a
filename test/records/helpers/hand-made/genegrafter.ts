import type { Genegrafter } from 'ludoteca/genegrafter';
import type { Sitting, Story } from '../taking/plan.js';
import { avoiding, first, preferring, random } from '../taking/players.js';
import { table } from '../taking/seats.js';

type Type = Genegrafter['Action']['type'];

/** Who is awaited does what is first in a list, of which something is always possible; nobody interrupts. */
const duties: readonly Type[] = [
  ...(['resolve-choice', 'choose-defender', 'play-ability', 'spend-marker', 'use-reroll', 'apply-die-effect', 'graft'] as const),
  ...(['play-character', 'declare-battle', 'pass-duel', 'end-dice-window', 'end-grafting', 'end-main'] as const),
  ...(['accept-direct-damage', 'discard-card'] as const),
];
const goOn = ({ match, take }: Sitting<Genegrafter>, order: readonly Type[]): boolean => {
  const [awaited] = match.actors();
  if (awaited === undefined) return false;
  const type = order.find((one) => match.legalActions(awaited, { types: [one], limit: 20 }).length > 0);
  if (type === undefined) throw new Error(`${awaited} has nothing to do.`);
  take(awaited, 0, type);
  return true;
};
/** Those who do so until something is so. */
const playUntil = (sitting: Sitting<Genegrafter>, isSo: (state: Genegrafter['State']) => boolean, order = duties): void => {
  for (let step = 0; step < 600 && !isSo(sitting.match.state); step++) if (!goOn(sitting, order)) return;
};
const withFirst = (...types: readonly Type[]): readonly Type[] => [...types, ...duties];
const idle: readonly Type[] = ['end-main', 'pass-duel', 'end-dice-window', 'end-grafting', ...duties];

/** Games of Genegrafter played by hand. */
export const stories: readonly Story<Genegrafter>[] = [
  {
    name: 'by hand: every card and every token into the first duels',
    config: { players: table(2), startPlayer: 'ada', eventCount: 0, gear: true },
    tell(sitting) {
      playUntil(sitting, ({ turn }) => turn > 8, withFirst('play-gear'));
    },
  },
  {
    name: 'by hand: special dice when a duel is lost, then the game to its end',
    config: { players: table(3), startPlayer: 'cy', eventCount: 7, specialDie: 'choose' },
    tell(sitting) {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        playUntil(sitting, ({ battle }) => battle?.duel != null && battle.duel.aftermath.length === 0);
        for (const player of table(3)) if (sitting.attempt({ type: 'use-special-die', player, face })) break;
        goOn(sitting, duties);
      }
      playUntil(sitting, ({ outcome }) => outcome !== null);
    },
  },
  {
    name: 'by hand: nobody fights until the third chain',
    config: { players: table(4), startPlayer: 'ada', eventCount: 3, handLimit: 5, drawPerTurn: 5 },
    tell(sitting) {
      playUntil(sitting, ({ outcome }) => outcome !== null, idle);
    },
  },
  {
    name: 'by hand: an attack on somebody without characters, the special die kept',
    config: { players: table(2), startPlayer: 'ada', eventCount: 0, startingLife: 2, openingHand: 1, drawPerTurn: 1 },
    tell(sitting) {
      const keeping = first<Genegrafter>(
        preferring('accept-direct-damage', 'play-character', 'declare-battle'),
        avoiding('use-special-die'),
      );
      sitting.leaveTo(keeping, ({ turn }) => turn > 12);
      sitting.leaveTo(random());
    },
  },
];
