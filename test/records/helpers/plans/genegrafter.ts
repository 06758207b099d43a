import { defaultPack, type Genegrafter, type Pack } from 'ludoteca/genegrafter';
import type { Plan } from '../taking/plan.js';
import { avoiding, first, greedy, mixed, preferring, random, restless } from '../taking/players.js';
import { players, table } from '../taking/seats.js';

type Config = Genegrafter['Config'];

/** Several copies of some cards, and new ones with effects of every kind. */
const storms: Pack = {
  ...defaultPack,
  characters: [
    ...defaultPack.characters.map((card) => (card.id === 'second-skin' ? { ...card, copies: 4 } : card)),
    {
      ...{ id: 'static-queen', name: 'Static Queen', attack: 2, defence: 3 },
      ...{ powers: ['electricityManipulation'], markers: ['energy', 'mental'] },
    },
  ],
  abilities: [
    ...defaultPack.abilities.map((card) => (['lucky-shot', 'blink-away', 'adrenaline'].includes(card.id) ? { ...card, copies: 4 } : card)),
    {
      ...{ id: 'storm-call', name: 'Storm Call', colour: 'energy', attack: 1, defence: 1, copies: 2 },
      withPower: { power: 'electricityManipulation', attack: 3, defence: 2 },
      effects: [
        { do: 'addDice', side: 'opponent', amount: -1, onlyWithPower: true },
        { do: 'gainRerolls', amount: 1 },
      ],
    },
  ],
  events: [
    ...defaultPack.events,
    {
      ...{ id: 'blackout', name: 'Blackout', copies: 2 },
      effects: [{ do: 'loseLife', who: 'each', amount: 2 }, { do: 'discardCards', count: 2 }, { do: 'healAll' }],
    },
    { id: 'new-dawn', name: 'New Dawn', effects: [{ do: 'regainMarkers', attack: 1, defence: 1 }, { do: 'swapGenePools' }] },
  ],
};
/** A rich pack of few kinds of cards: whole piles run out and are made anew. */
const many: Pack = { ...defaultPack, characters: defaultPack.characters.map((card) => ({ ...card, copies: 2 })) };

const fighting = preferring<Genegrafter>(
  'declare-battle',
  'play-gear',
  'play-ability',
  'spend-marker',
  'use-reroll',
  'graft',
  'play-character',
);
const special = preferring<Genegrafter>('use-special-die', 'apply-die-effect', 'resolve-choice', 'declare-battle', 'discard-card');
const idle = preferring<Genegrafter>('accept-direct-damage', 'end-main', 'pass-duel', 'end-grafting', 'discard-card');
/** Keeps the special die, so that those without characters have it when they are attacked; and seldom plays characters. */
const keepers = first<Genegrafter>(
  preferring('accept-direct-damage', 'declare-battle', 'end-main'),
  avoiding('use-special-die', 'play-character', 'choose-defender'),
);
const plan = (count: number, how: string, hands: Plan<Genegrafter>['hands'], config: Partial<Config> = {}): Plan<Genegrafter> => ({
  name: `${players(count)}, ${how}`,
  config: { players: table(count), ...config },
  hands,
});

/** Games of Genegrafter that play themselves. */
export const plans: readonly Plan<Genegrafter>[] = [
  ...[2, 3, 4].flatMap((count) => [
    plan(count, 'random', random()),
    plan(count, 'greedy', greedy()),
    plan(count, 'greedy against random, all events and gear', mixed(greedy(), random()), { gear: true, eventCount: 7 }),
    plan(count, 'fighters', fighting, { gear: true, eventCount: 7 }),
    plan(count, 'restless', restless({ oneIn: 2 }), { gear: true, eventCount: 5 }),
    plan(count, 'special dice at once', special, { gear: true, eventCount: 7, startingLife: 2 }),
    plan(count, 'one life each', first(fighting, random()), { startingLife: 1, eventCount: 3, eliminatedPool: 'killer' }),
    plan(count, 'a pack of storms', mixed(fighting, random()), { pack: storms, eventCount: 9, gear: true, graftAllowance: 'shared' }),
  ]),
  plan(2, 'the basic edition', random(), { battlesPerOpponent: 'one', specialDie: 'off', phaseOrder: 'strict', eventCount: 0 }),
  plan(3, 'chosen faces that tire nobody', special, {
    specialDie: 'choose',
    recallTired: false,
    specialInfinite: 'turn',
    sixthFace: 'blank',
  }),
  plan(4, 'dice added, few of them', fighting, { powerDice: 'add', maxDicePerSide: 3, maxTieRerolls: 1, autoReroll: true }),
  plan(2, 'ties that last', fighting, { powerDice: 'add', maxDicePerSide: 1, maxTieRerolls: 2, startPlayer: 'bo' }),
  plan(3, 'grafts go home', fighting, { graftsOnDeath: 'owner', graftScoring: 'hostOnly', finalRound: 'currentTurnOnly', gear: true }),
  plan(4, 'grafts are lost', fighting, { graftsOnDeath: 'discard', graftAllowance: 'shared', openingHand: 7, drawPerTurn: 5 }),
  plan(2, 'hands of five', idle, { handLimit: 5, openingHand: 7, drawPerTurn: 5, maxCharactersPerTurn: 1 }),
  plan(2, 'long, many characters', mixed(fighting, random()), { pack: many, drawPerTurn: 1, handLimit: 12, gear: true }),
  plan(4, 'idle hands', idle, { startingLife: 3, openingHand: 1, markersPerKind: 0, maxCharactersPerTurn: 5 }),
  plan(3, 'special dice kept to the last', keepers, { startingLife: 3, eventCount: 7 }),
  plan(4, 'special dice kept, chosen faces', keepers, { specialDie: 'choose', eventCount: 7, openingHand: 2 }),
  plan(2, 'nobody fights, dice decide', avoiding('declare-battle', 'graft', 'use-special-die'), { eventCount: 0, handLimit: 5 }),
  plan(3, 'over before it begins', random(), { startingLife: 1, eventCount: 7, eliminatedPool: 'killer' }),
  plan(2, 'events by name', random(), { eventIds: defaultPack.events.map(({ id }) => id).reverse(), eventCount: 7, sixthFace: 'blank' }),
];
