import type { Characteristic, Relevance } from '../types/index.js';

/** The values a character of a build has. */
export type BuildValues = Readonly<Partial<Record<Characteristic, 1 | 2 | 3>>>;

/** A ready-made country sheet. */
export interface Build {
  readonly relevance: Relevance;
  readonly id: string;
  /** Authority, Diplomacy, Militarism, Technology. */
  readonly characteristics: readonly [number, number, number, number];
  /** The first is the principal. */
  readonly characters: readonly BuildValues[];
  readonly newCities: number;
  readonly newWalledCities: number;
  readonly wallsCapital: boolean;
  readonly armyPoints: number;
  /** What it should cost, and what it yields on a default map. [GM-SHEET-01] */
  readonly yields: { readonly cost: number; readonly army: number; readonly actions: number };
}

/** The default builds, in the order in which they are offered. */
export const builds: readonly Build[] = [
  {
    relevance: 'small',
    id: 'balanced',
    characteristics: [5, 4, 4, 4],
    characters: [{ authority: 1 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: false,
    armyPoints: 2,
    yields: { cost: 20, army: 19, actions: 3 },
  },
  {
    relevance: 'small',
    id: 'warlike',
    characteristics: [4, 4, 5, 4],
    characters: [{ militarism: 2 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: false,
    armyPoints: 1,
    yields: { cost: 20, army: 19, actions: 3 },
  },
  {
    relevance: 'small',
    id: 'learned',
    characteristics: [4, 4, 4, 6],
    characters: [{ authority: 1 }],
    newCities: 1,
    newWalledCities: 0,
    wallsCapital: false,
    armyPoints: 0,
    yields: { cost: 20, army: 20, actions: 4 },
  },
  {
    relevance: 'small',
    id: 'courtly',
    characteristics: [5, 5, 4, 4],
    characters: [{ authority: 1, diplomacy: 1 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: false,
    armyPoints: 0,
    yields: { cost: 20, army: 17, actions: 3 },
  },
  {
    relevance: 'medium',
    id: 'balanced',
    characteristics: [6, 5, 5, 6],
    characters: [{ authority: 1, militarism: 1 }, { diplomacy: 2 }],
    newCities: 0,
    newWalledCities: 1,
    wallsCapital: false,
    armyPoints: 2,
    yields: { cost: 30, army: 28, actions: 6 },
  },
  {
    relevance: 'medium',
    id: 'warlike',
    characteristics: [6, 4, 7, 4],
    characters: [{ authority: 1, militarism: 2 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: true,
    armyPoints: 5,
    yields: { cost: 30, army: 30, actions: 5 },
  },
  {
    relevance: 'medium',
    id: 'learned',
    characteristics: [6, 5, 4, 7],
    characters: [{ authority: 1 }, { diplomacy: 2 }],
    newCities: 2,
    newWalledCities: 0,
    wallsCapital: false,
    armyPoints: 3,
    yields: { cost: 30, army: 30, actions: 6 },
  },
  {
    relevance: 'medium',
    id: 'courtly',
    characteristics: [6, 7, 4, 4],
    characters: [{ authority: 2, diplomacy: 1 }, { diplomacy: 3 }, { diplomacy: 1 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: true,
    armyPoints: 1,
    yields: { cost: 30, army: 23, actions: 5 },
  },
  {
    relevance: 'large',
    id: 'balanced',
    characteristics: [7, 6, 6, 6],
    characters: [{ authority: 2, militarism: 1 }, { diplomacy: 3 }, { militarism: 2 }],
    newCities: 0,
    newWalledCities: 1,
    wallsCapital: true,
    armyPoints: 4,
    yields: { cost: 40, army: 36, actions: 7 },
  },
  {
    relevance: 'large',
    id: 'warlike',
    characteristics: [7, 4, 9, 6],
    characters: [{ authority: 1, militarism: 3 }, { diplomacy: 2 }],
    newCities: 0,
    newWalledCities: 0,
    wallsCapital: true,
    armyPoints: 7,
    yields: { cost: 40, army: 40, actions: 7 },
  },
  {
    relevance: 'large',
    id: 'learned',
    characteristics: [9, 6, 4, 9],
    characters: [{ authority: 1 }, { diplomacy: 2 }],
    newCities: 3,
    newWalledCities: 0,
    wallsCapital: true,
    armyPoints: 5,
    yields: { cost: 40, army: 40, actions: 9 },
  },
  {
    relevance: 'large',
    id: 'courtly',
    characteristics: [7, 9, 4, 4],
    characters: [{ authority: 3 }, { authority: 1, diplomacy: 3 }, { diplomacy: 3 }, { militarism: 1 }],
    newCities: 0,
    newWalledCities: 1,
    wallsCapital: true,
    armyPoints: 2,
    yields: { cost: 40, army: 31, actions: 6 },
  },
];
