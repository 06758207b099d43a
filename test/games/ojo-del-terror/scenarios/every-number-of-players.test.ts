import { eyeOfTerror, ojoDelTerror as game } from 'ludoteca/ojo-del-terror';
import { describe, expect, test } from 'vitest';
import { begun, combinations, playedOut, seated, sizesOf } from '../../helpers/whole-games.js';

const starts = combinations({
  startMode: ['homeworlds', 'planetless'],
  homeAssignment: ['table', 'random'],
  warbandSelection: ['choose', 'random', 'fixed'],
  referee: ['none', 'present'],
} as const);

/** Warbands by seat, for those games in which they are fixed. */
const bands = (count: number): readonly string[] => eyeOfTerror.warbands.slice(0, count).map(({ id }) => id);
const configured = (count: number, start: (typeof starts)[number]) => ({
  ...{ players: seated(count), turns: 2, doubledTurns: 1, ...start },
  ...(start.warbandSelection === 'fixed' ? { fixedWarbands: bands(count) } : {}),
});

describe.each(sizesOf(game))('%i players', (count) => {
  test('[ET-CFG-01] [ET-CFG-03] [ET-CFG-04] [ET-SETUP-01] begin in every way there is, each on a home of their own or all without', () => {
    for (const start of starts) {
      const { players } = begun(game, configured(count, start), 'begin');
      const homes = Object.values(players).map(({ home }) => home);
      expect(new Set(homes).size).toBe(start.startMode === 'planetless' ? 1 : count);
      expect(homes.includes(null)).toBe(start.startMode === 'planetless');
    }
  });

  test('[ET-CFG-06] [ET-END-01] play to the end in every way to begin, with any number of lieutenants to name', () => {
    for (const [i, start] of starts.entries()) {
      const lieutenants = (count + i + Math.floor(i / 2)) % (Math.min(2, count - 1) + 1);
      const end = playedOut(game, { ...configured(count, start), lieutenants }, `${count} ${i}`);
      expect(end.history).toHaveLength(2);
    }
  });
});
