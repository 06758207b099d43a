import type { Dice } from 'ludoteca';
import { type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import { change, divided, organized, rebellion } from './positions.js';
import { start } from './start.js';
import { act, at, type State } from './table.js';
import { measure } from './turns.js';

type Submit = Extract<OrbisTerrarum['Action'], { type: 'submit-measure' }>;
export type Target = NonNullable<Submit['target']>;
type Effect = Extract<OrbisTerrarum['Action'], { type: 'apply-effects' }>['effects'][number];

/** Dice that always fall the same way: the best, or the worst. */
export const always = (best: boolean): Dice => ({
  roll: (sides) => (best ? 1 : sides),
  pool: (count, sides) => Array.from({ length: count }, () => (best ? 1 : sides)),
  shuffle: (count) => Array.from({ length: count }, (_, i) => i),
});

export const host: Target = { kind: 'host', id: 'host-1' };
export const hostile: Target = { kind: 'host', id: 'host-2' };
export const side: Target = { kind: 'side', id: 'civil-war-1.1' };
export const rising: Target = { kind: 'rebellion', id: 'rebellion-1' };
export const crisis: Target = { kind: 'crisis', id: 'crisis-1' };
export const wild: Target = { kind: 'region', id: 'armorica' };

/** The referee lets something happen. */
export const happen = (state: State, ...effects: readonly Effect[]): State =>
  act(state, { type: 'apply-effects', player: 'referee', reason: 'So be it.', effects });

/** A world with everything a measure can be about: a war, a civil war, rebellions open and hidden, hosts, a crisis, a horde, an organization, vassals. */
export const crowded = (options: Parameters<typeof start>[0] = {}): State => {
  let state = start({ pack: orbis500, tribeScope: 0, ...options });
  state = happen(
    state,
    { do: 'host', owner: 'romania', region: 'armorica', kind: 'mercenary', turns: null },
    { do: 'crisis', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
    { do: 'conflict', a: 'francia', b: 'saxonia', status: 'war' },
    { do: 'grant', nation: 'francia', special: false, lastTurn: null },
    { do: 'scope', nation: 'francia', target: 'saxonia', dimension: 'cultural', value: 10, years: null },
    { do: 'scope', nation: 'gothia', target: 'armorica', dimension: 'cultural', value: 5, years: null },
  );
  state = rebellion(divided(state, 'gothia', [50, 50], ['bo', 'ada']), 'francia', { sponsor: 'romania', sponsorKnown: false });
  state = organized(state, ['francia', 'gothia', 'romania', 'saxonia', 'thuringia']);
  return change(state, (draft) => {
    draft.hosts = [
      ...state.hosts,
      { id: 'host-2', owner: 'romania', kind: 'rebel', region: 'belgica', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...state.counters, host: 2 };
    draft.nations = Object.fromEntries(
      Object.entries(state.nations).map(([id, nation]) => [id, { ...nation, wealth: 20, progress: 20, viaDamage: 20, legDamage: 20 }]),
    );
  });
};

/** Everything that can be announced of a statistic and a mode in that world, told by what it aims at. */
export const announcementsOf = (statistic: Submit['statistic'], mode: Submit['mode']): readonly Submit[] => {
  const details: Partial<Submit> = {
    ...(mode === 'modify' ? { attribute: 'LEA' } : {}),
    ...(mode === 'expedition' ? { region: 'armorica' } : {}),
    ...(mode === 'detach' ? { regions: ['neustria'], name: 'March' } : {}),
    ...(mode === 'negotiate' ? { terms: [{ kind: 'non-aggression' }] } : {}),
    ...(mode === 'parley' ? { aim: 'constitute-nation' } : {}),
  };
  const author = mode === 'settle' ? 'avaria' : mode === 'tribute' ? 'armenia' : 'francia';
  const aimed = (target: Target, more: Partial<Submit> = {}): Submit => measure(author, statistic, mode, { ...details, target, ...more });
  const fromSide = measure('gothia', statistic, mode, { player: 'ada', slot: { kind: 'side', id: 'civil-war-1.2' }, target: side });
  return [
    measure(author, statistic, mode, details),
    ...[at('saxonia'), at('persia'), at('francia'), host, hostile, rising, crisis, wild].map((target) => aimed(target)),
    aimed(side, { supports: 'civil-war-1.2' }),
    aimed(side, { supports: 'civil-war-1.1' }),
    fromSide,
  ];
};

/** What ends a thing, as the referee would have it; null for land, which stays. */
export const endOf = ({ kind, id }: Target): Effect | null => {
  switch (kind) {
    case 'nation':
      return { do: 'extinguish', nation: id };
    case 'host':
      return { do: 'remove-host', host: id };
    case 'side':
      return { do: 'end-civil-war', civilWar: 'civil-war-1', winner: 'civil-war-1.2' };
    case 'rebellion':
      return { do: 'end-rebellion', rebellion: id };
    case 'crisis':
      return { do: 'end-crisis', crisis: id };
    case 'region':
      return null;
  }
};
