import type { Characteristic, Feature, Relevance } from '../../types/index.js';

/** The terms that stand in the tables. */
export const characteristics: Readonly<Record<Characteristic, string>> = {
  authority: 'Authority',
  diplomacy: 'Diplomacy',
  militarism: 'Militarism',
  technology: 'Technology',
};
export const relevances: Readonly<Record<Relevance, string>> = { small: 'small', medium: 'medium', large: 'large' };
export const builders: Readonly<Record<string, string>> = {
  balanced: 'balanced',
  warlike: 'warlike',
  learned: 'learned',
  courtly: 'courtly',
};
export const features: Readonly<Record<Feature, string>> = {
  plain: 'plain',
  mountain: 'mountain',
  forest: 'forest',
  river: 'river',
  lake: 'lake',
  marsh: 'marsh',
  desert: 'desert',
  cliff: 'cliff',
  volcano: 'volcano',
};
