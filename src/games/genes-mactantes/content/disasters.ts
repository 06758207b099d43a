import type { DisasterKind, Territory } from '../types/index.js';

/** The kinds of disasters of the default pack. [GM-KIND-01] */
export const defaultDisasters: readonly DisasterKind[] = [
  { id: 'epidemic', name: 'epidèmia', english: 'epidemic', terrain: 'any' },
  { id: 'famine', name: 'fam', english: 'famine', terrain: 'any' },
  { id: 'earthquake', name: 'terratrèmol', english: 'earthquake', terrain: 'any' },
  { id: 'hurricane', name: 'huracà', english: 'hurricane', terrain: 'coastal' },
  { id: 'flood', name: 'inundació', english: 'flood', terrain: ['river', 'lake', 'marsh', 'coastal'] },
  { id: 'drought', name: 'sequera', english: 'drought', terrain: ['plain', 'desert'] },
  { id: 'volcano', name: 'volcà', english: 'volcano', terrain: ['volcano', 'mountain'] },
];

/** Does a disaster of this kind fit this land? */
export const fitsTerrain = ({ terrain }: DisasterKind, { features }: Territory, isCoastal: boolean): boolean => {
  if (terrain === 'any') return true;
  if (terrain === 'coastal') return isCoastal;
  return terrain.some((wanted) => (wanted === 'coastal' ? isCoastal : features.includes(wanted)));
};

/** Is this a list of kinds to play with? [GM-KIND-02] */
export const areValidKinds = (kinds: readonly DisasterKind[]): boolean =>
  kinds.length > 0 &&
  kinds.every(({ id }, i) => id !== '' && kinds.findIndex((other) => other.id === id) === i) &&
  kinds.some(({ terrain }) => terrain === 'any');
