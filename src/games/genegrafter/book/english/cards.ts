import { counted } from '../../../../core/data/counted.js';
import { cards, symbols } from '../../content/names/english.js';
import { cardTables, type EffectTexts } from '../card-tables.js';

const names: Readonly<Record<string, string>> = { ...symbols, ...cards };

const name = (id: string): string => names[id] ?? id;

const dice = (number: number): string => counted(number, 'die', 'dice');

/** What a side gains or loses. */
const change = (amount: number): string => `${dice(Math.abs(amount))} ${amount < 0 ? 'fewer' : 'more'}`;

/** What is more than nothing, in a row. */
const parts = (attack: number, defence: number, told: (number: number, kind: 'attack' | 'defence') => string): string =>
  [...(attack === 0 ? [] : [told(attack, 'attack')]), ...(defence === 0 ? [] : [told(defence, 'defence')])].join(' and ');

const targets = { own: 'one of your dice', opposing: 'one of your opponent’s dice', any: 'any die' } as const;

const keeps = {
  new: 'the new result stays',
  better: 'the better result stays',
  worse: 'the worse result stays',
  ownBetter: 'the better result stays on a die of yours, the new one on an opponent’s',
} as const;

const effects: EffectTexts = {
  addDice: ({ side, amount }) => `${side === 'self' ? 'you roll' : 'your opponent rolls'} ${change(amount)}`,
  cancelAbility: () => 'cancel the latest opposing card still face down',
  gainRerolls: ({ amount }) => `${counted(amount, 'more reroll')} for you`,
  denyRerolls: () => 'no rerolls for your opponent',
  endDuel: () => 'the duel ends',
  drawCards: ({ count }) => `draw ${counted(count, 'card')}`,
  setDie: ({ target }) => `turn ${targets[target]} to any face`,
  rerollDie: ({ target, keep }) => `have ${targets[target]} rolled again: ${keeps[keep]}`,
  healCharacter: () => 'after the damage heal one of your wounded characters',
  preventWound: () => 'your character takes no damage if it loses',
  opponentDiscards: ({ count }) => `after the damage your opponent discards ${counted(count, 'card')}`,
  destroyCharacter: () => 'each player chooses one of their characters in play, which dies',
  swapGenePools: () => 'the gene pools with the most and with the fewest markers are exchanged',
  healAll: () => 'all wounded characters are healed',
  discardCards: ({ count }) => `each player discards ${counted(count, 'card')}`,
  regainMarkers: ({ attack, defence }) =>
    `each player gets back ${parts(attack, defence, (number, kind) => counted(number, `spent ${kind} token`))}`,
  loseLife: ({ who, amount }) => `each player ${who === 'each' ? '' : 'without a character in play '}loses ${amount} life`,
  woundCharacter: () => 'each player chooses one of their characters in play, which takes damage',
  statBonus: ({ attack, defence }) =>
    parts(attack, defence, (number, kind) => `${counted(number, `more ${kind} die`, `more ${kind} dice`)}`),
  grantColour: ({ colour }) => `a further colour: ${name(colour)}`,
  grantPower: ({ power }) => `a further power: ${name(power)}`,
  bonusRerolls: ({ amount }) => `${counted(amount, 'more reroll')} in every duel`,
  absorbWound: () => 'discarded in place of one damage',
  ignoreFatigue: () => 'never tired',
};

/** The tables of the cards, in English. */
export const tables = cardTables({
  name,
  effects,
  reserved: (power, text) => `with ${power}: ${text}`,
  captions: {
    characters: 'Characters (attack/defence)',
    abilities: 'Abilities (attack/defence)',
    events: 'Events',
    gear: 'Gear',
  },
  heads: {
    character: 'Character',
    ability: 'Ability',
    event: 'Event',
    gear: 'Gear',
    dice: 'Dice',
    powers: 'Powers',
    markers: 'Genetic markers',
    colour: 'Colour',
    withPower: 'With its power',
    effect: 'Effect',
    slot: 'Worn on',
  },
});
