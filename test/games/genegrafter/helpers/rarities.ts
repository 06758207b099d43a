import type { Genegrafter } from 'ludoteca/genegrafter';
import type { Rarities } from '../../said.js';

const ada = { player: 'ada' } as const;
const revealed = { type: 'ability-revealed', ...ada, card: 'mind-fog', seq: 1 } as const;
const died = { type: 'character-died', owner: 'ada', to: 'bo', graftsTo: 'bo' } as const;

/** What is said of duels, events and last turns that hardly come about. */
export const rarities: Rarities<Genegrafter> = {
  events: [
    { type: 'card-drawn', ...ada, card: null },
    { type: 'event-drawn', ...ada, card: 'safehouse-raid', deferred: true },
    { type: 'dna-drawn', ...ada, card: 'dna-2', onTable: 2, deferred: true },
    { type: 'grafted', ...ada, card: 'kestrel', from: 'genePool', host: 'hush' },
    { type: 'character-played', ...ada, card: 'kestrel', recalled: true },
    { type: 'ability-played', ...ada, seq: 2, card: null },
    ...(['main', 'attacker-dice', 'defender-dice', 'grafting', 'decision', 'playing-abilities'] as const).flatMap((at) =>
      [false, true].map((automatic) => ({ type: 'passed', ...ada, at, automatic }) as const),
    ),
    { ...revealed, cancelled: false, powered: true, effective: true },
    { ...revealed, cancelled: false, powered: true, effective: false },
    { ...revealed, cancelled: false, powered: false, effective: true },
    { ...revealed, cancelled: true, powered: false, effective: false },
    { type: 'tie', total: 12, number: 1 },
    { type: 'tie', total: 12, number: 2 },
    { type: 'duel-decided', winner: 'ada', totals: null },
    { type: 'duel-decided', winner: 'ada', totals: [3, 12] },
    { ...died, card: 'kestrel', grafts: ['hush', 'ironroot', 'murmur'] },
    { ...died, card: 'kestrel', grafts: ['hush', 'ironroot'], to: null, graftsTo: null },
    { ...died, card: 'kestrel', grafts: ['hush', 'ironroot'], graftsTo: null },
    { ...died, card: 'kestrel', grafts: ['hush'], graftsTo: 'ada' },
    { type: 'player-eliminated', ...ada, place: 3, genePoolTo: null },
    { type: 'player-eliminated', ...ada, place: 3, genePoolTo: 'bo' },
    ...([1, 2, 3, 4, 5, 6] as const).map((face) => ({ type: 'special-die', ...ada, face, chosen: false, lost: face === 4 }) as const),
    { type: 'special-die', ...ada, face: 2, chosen: true, lost: false },
    { type: 'final-round-started', turns: [] },
    { type: 'final-round-started', turns: ['ada'] },
    { type: 'final-round-started', turns: ['ada', 'bo', 'isa'] },
  ],
  actions: [
    { type: 'declare-battle', ...ada, opponent: 'bo', attackers: [] },
    { type: 'declare-battle', ...ada, opponent: 'bo', attackers: ['kestrel', 'hush', 'ironroot'] },
    { type: 'apply-die-effect', ...ada, effect: 0, owner: 'bo', die: 1, face: 6 },
    { type: 'apply-die-effect', ...ada, effect: 0, owner: 'bo', die: 1 },
    { type: 'graft', ...ada, card: 'kestrel', from: 'genePool', host: 'hush' },
    { type: 'use-special-die', ...ada },
    ...([1, 2, 3, 4, 5, 6] as const).map((face) => ({ type: 'use-special-die', ...ada, face }) as const),
  ],
  answers: [
    ['declare-battle', 'attackers.length', 1, 2],
    ['graft', 'from', 'hand', 'genePool'],
    ['graft', 'card', 'kestrel'],
    ['spend-marker', 'kind', 'attack', 'defence'],
    ['apply-die-effect', 'face', 1, 6],
    ['use-special-die', 'face', 1, 2, 3, 4, 5, 6],
    ['resolve-choice', 'option', '4', 'kestrel'],
    ['use-reroll', 'die', 0],
  ],
};
