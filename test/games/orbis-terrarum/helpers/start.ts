import { type Attribute, attributes, orbisTerrarum as game, orbis500 } from 'ludoteca/orbis-terrarum';
import { nationWith } from './positions.js';
import { act, type Config, type State } from './table.js';

/** The default world without hordes, whose wandering would throw dice of its own. */
export const settled = { ...orbis500, nations: orbis500.nations.filter(({ kind }) => kind === 'state') };
const all = (value: number) => Object.fromEntries(attributes.map((attribute) => [attribute, value])) as Record<Attribute, number>;
const seatsOf = { ada: 'francia', bo: 'gothia', cy: 'romania' } as const;

/** Three players and a referee in the orders of turn 1; every attribute of the three is 20, so every threshold is 40. */
export const start = (options: Partial<Config> = {}): State => {
  const state = game.setup(
    { players: ['ada', 'bo', 'cy'], pack: settled, scopeModel: 'explicit', epochThreshold: 200, npcAutoTribute: false, ...options },
    { roll: () => 1, pool: () => [], shuffle: () => [] },
  );
  if (state._tag === 'Left') throw new Error(state.left[0].message);
  let now = state.right.state;
  for (const [player, nation] of Object.entries(seatsOf)) now = act(now, { type: 'choose-nation', player, nation });
  const flat = [16, 16, 16, 16, 16];
  for (const player of Object.keys(seatsOf)) now = act(now, { type: 'distribute-attributes', player, domain: flat, authority: flat });
  now = act(now, { type: 'start-game', player: 'referee' });
  now = act(now, { type: 'open-orders', player: 'referee' });
  for (const nation of Object.values(seatsOf)) now = nationWith(now, nation, { attributes: all(20) });
  return now;
};
/** The same in the hands of the machine. */
export const startAuto = (options: Partial<Config> = {}): State => {
  const step = game.setup(
    {
      players: ['ada', 'bo', 'cy'],
      pack: settled,
      scopeModel: 'explicit',
      refereeMode: 'auto',
      autoHappenings: 'none',
      turnLimit: 30,
      epochThreshold: 200,
      npcAutoTribute: false,
      ...options,
    },
    { roll: () => 1, pool: () => [], shuffle: () => [] },
  );
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  let now = step.right.state;
  for (const [player, nation] of Object.entries(seatsOf)) now = act(now, { type: 'choose-nation', player, nation });
  for (const player of Object.keys(seatsOf))
    now = act(now, { type: 'distribute-attributes', player, domain: [16, 16, 16, 16, 16], authority: [16, 16, 16, 16, 16] });
  for (const nation of Object.values(seatsOf)) now = nationWith(now, nation, { attributes: all(20) });
  return now;
};
