import type { Characteristic, Feature, Relevance } from '../../types/index.js';

/** The terms that stand in the tables. */
export const characteristics: Readonly<Record<Characteristic, string>> = {
  authority: 'Autoritat',
  diplomacy: 'Diplomàcia',
  militarism: 'Militarisme',
  technology: 'Tecnologia',
};
export const relevances: Readonly<Record<Relevance, string>> = { small: 'petita', medium: 'mitjana', large: 'gran' };
export const builders: Readonly<Record<string, string>> = {
  balanced: 'equilibrat',
  warlike: 'bel·licós',
  learned: 'savi',
  courtly: 'cortesà',
};
export const features: Readonly<Record<Feature, string>> = {
  plain: 'plana',
  mountain: 'muntanya',
  forest: 'bosc',
  river: 'riu',
  lake: 'llac',
  marsh: 'aiguamoll',
  desert: 'desert',
  cliff: 'penya-segat',
  volcano: 'volcà',
};
