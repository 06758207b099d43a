import { countIn } from '../../../../core/words/saying.js';
import { cards, symbols } from '../../content/names/french.js';
import { cardTables, type EffectTexts } from '../card-tables.js';

const names: Readonly<Record<string, string>> = { ...symbols, ...cards };

const name = (id: string): string => names[id] ?? id;

const count = (number: number, one: string): string => countIn('fr', number, one, `${one}s`);

const dice = (number: number): string => count(number, 'dé');

/** « D’attaque », « de défense ». */
const ofKind = { attack: 'd’attaque', defence: 'de défense' } as const;

/** What is more than nothing, in a row. */
const parts = (attack: number, defence: number, told: (number: number, kind: 'attack' | 'defence') => string): string =>
  [...(attack === 0 ? [] : [told(attack, 'attack')]), ...(defence === 0 ? [] : [told(defence, 'defence')])].join(' et ');

const targets = { own: 'un de vos dés', opposing: 'un dé de l’adversaire', any: 'n’importe quel dé' } as const;

const keeps = {
  new: 'le nouveau résultat reste',
  better: 'le meilleur résultat reste',
  worse: 'le moins bon résultat reste',
  ownBetter: 'le meilleur résultat reste sur un de vos dés, le nouveau sur un dé de l’adversaire',
} as const;

const effects: EffectTexts = {
  addDice: ({ side, amount }) =>
    `${side === 'self' ? 'vous lancez' : 'l’adversaire lance'} ${dice(Math.abs(amount))} de ${amount < 0 ? 'moins' : 'plus'}`,
  cancelAbility: () => 'annulez la dernière carte adverse encore face cachée',
  gainRerolls: ({ amount }) => `${count(amount, 'relance')} de plus pour vous`,
  denyRerolls: () => 'pas de relance pour l’adversaire',
  endDuel: () => 'le duel s’arrête',
  drawCards: ({ count: number }) => `piochez ${count(number, 'carte')}`,
  setDie: ({ target }) => `tournez ${targets[target]} sur la face de votre choix`,
  rerollDie: ({ target, keep }) => `faites relancer ${targets[target]} : ${keeps[keep]}`,
  healCharacter: () => 'après le dommage, soignez un de vos personnages blessés',
  preventWound: () => 'votre personnage ne subit aucun dommage s’il perd',
  opponentDiscards: ({ count: number }) => `après le dommage, l’adversaire défausse ${count(number, 'carte')}`,
  destroyCharacter: () => 'chaque joueur choisit un de ses personnages en jeu, qui meurt',
  swapGenePools: () => 'la réserve la plus riche en marqueurs et la plus pauvre sont échangées',
  healAll: () => 'tous les personnages blessés sont soignés',
  discardCards: ({ count: number }) => `chaque joueur défausse ${count(number, 'carte')}`,
  regainMarkers: ({ attack, defence }) =>
    `chaque joueur reprend ${parts(attack, defence, (number, kind) => `${count(number, 'marqueur')} ${ofKind[kind]} ${number < 2 ? 'dépensé' : 'dépensés'}`)}`,
  loseLife: ({ who, amount }) => `chaque joueur ${who === 'each' ? '' : 'sans personnage en jeu '}perd ${count(amount, 'point')} de vie`,
  woundCharacter: () => 'chaque joueur choisit un de ses personnages en jeu, qui subit un dommage',
  statBonus: ({ attack, defence }) => `${parts(attack, defence, (number, kind) => `${dice(number)} ${ofKind[kind]}`)} de plus`,
  grantColour: ({ colour }) => `une couleur de plus : ${name(colour)}`,
  grantPower: ({ power }) => `un pouvoir de plus : ${name(power)}`,
  bonusRerolls: ({ amount }) => `${count(amount, 'relance')} de plus dans chaque duel`,
  absorbWound: () => 'défaussé à la place d’un dommage',
  ignoreFatigue: () => 'jamais fatigué',
};

/** The tables of the cards, in French. */
export const tables = cardTables({
  name,
  effects,
  reserved: (power, text) => `avec ${power} : ${text}`,
  captions: {
    characters: 'Personnages (attaque/défense)',
    abilities: 'Capacités (attaque/défense)',
    events: 'Évènements',
    gear: 'Équipements',
  },
  heads: {
    character: 'Personnage',
    ability: 'Capacité',
    event: 'Évènement',
    gear: 'Équipement',
    dice: 'Dés',
    powers: 'Pouvoirs',
    markers: 'Marqueurs génétiques',
    colour: 'Couleur',
    withPower: 'Avec le pouvoir',
    effect: 'Effet',
    slot: 'Emplacement',
  },
});
