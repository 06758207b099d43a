import { mapOf, templateOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** Are these the territories of the configured map? */
export const isTemplate = (state: State): boolean => {
  const [drawn, template] = [mapOf(state), templateOf(state.config)];
  const { length } = template.territories;
  return (
    drawn.territories.length === length &&
    drawn.territories.every(({ id, kind }, i) => template.territories[i]!.id === id && template.territories[i]!.kind === kind)
  );
};
