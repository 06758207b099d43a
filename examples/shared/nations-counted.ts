import { own } from 'ludoteca';
import { attributes, capacityOf, type View } from 'ludoteca/orbis-terrarum';

/** The points of a Nation’s player, as the figures of the end count them. [OT-END-05] */
const ofNation = ({ nations, regions, config }: View, id: string): number => {
  const nation = nations[id]!;
  const weights = config.standingsWeights;
  const left = (index: 'via' | 'leg', damage: number): number => Math.max(0, capacityOf(nation.attributes, index) - damage);
  const figures = {
    attributes: attributes.reduce((sum, attribute) => sum + nation.attributes[attribute], 0),
    indices: left('via', nation.viaDamage) + left('leg', nation.legDamage),
    wealth: nation.wealth,
    progress: nation.progress,
    regions: Object.values(regions).filter(({ owner }) => owner === id).length,
    vassals: Object.values(nations).filter(({ patron, alive }) => alive && patron === id).length,
  };
  return Object.entries(figures).reduce((sum, [figure, value]) => sum + weights[figure as keyof typeof figures] * value, 0);
};

/** What the players of Orbis Terrarum II have: it follows from what their Nations are, by its rules. */
export const nationsCounted = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(
    view.config.players.map((id) => {
      const nation = own(view.players, id)?.principal ?? null;
      return [id, nation === null ? 0 : ofNation(view, nation)];
    }),
  );
