import type { AbilityCard, EventCard, GearCard } from 'ludoteca/genegrafter';
import { useTable } from '../table.js';
import { tongue } from '../tongue.js';

const inTongue = tongue({
  discard: ['Discard', 'Descart', 'Descarte', 'Défausse'],
  events: ['Events', 'Esdeveniments', 'Eventos', 'Évènements'],
  event: ['Event', 'Esdeveniment', 'Evento', 'Évènement'],
  dna: ['DNA', 'ADN', 'ADN', 'ADN'],
  table: ['The table', 'La taula', 'La mesa', 'La table'],
  life: ['life', 'vides', 'vidas', 'points de vie'],
  oneLife: ['life', 'vida', 'vida', 'point de vie'],
  genes: ['gene pool', 'reserva genètica', 'reserva genética', 'réserve génétique'],
  grafts: ['grafts', 'empelts', 'injertos', 'greffes'],
  wounded: ['wounded', 'ferit', 'herido', 'blessé'],
  tired: ['tired', 'cansat', 'cansado', 'fatigué'],
  faceDown: ['face down', 'de cara avall', 'boca abajo', 'face cachée'],
  cancelled: ['cancelled', 'cancel·lada', 'cancelada', 'annulée'],
  special: ['the special die is spent', 'el dau especial està gastat', 'el dado especial está gastado', 'le dé spécial est utilisé'],
  specialDie: ['special die', 'dau especial', 'dado especial', 'dé spécial'],
  lingering: [
    'effects on dice that stay',
    'efectes sobre daus que duren',
    'efectos sobre dados que duran',
    'effets sur les dés qui durent',
  ],
  rerolls: ['rerolls', 'repeticions', 'repeticiones', 'relances'],
  turnOf: ['at turn', 'li toca', 'le toca', 'c’est son tour'],
  empty: ['no characters', 'cap personatge', 'ningún personaje', 'aucun personnage'],
  final: ['the last round', 'l’última ronda', 'la última ronda', 'le tour final'],
  die: ['die', 'dau', 'dado', 'dé'],
  addDice: ['dice', 'daus', 'dados', 'dés'],
  opponentDice: ['dice of the opponent', 'daus de l’adversari', 'dados del adversario', 'dés de l’adversaire'],
  cancelAbility: [
    'cancels a face-down card',
    'cancel·la una carta de cara avall',
    'cancela una carta boca abajo',
    'annule une carte face cachée',
  ],
  gainRerolls: ['rerolls', 'repeticions', 'repeticiones', 'relances'],
  denyRerolls: ['no rerolls for the other', 'l’altre no repeteix', 'el otro no repite', 'pas de relance adverse'],
  endDuel: ['ends the duel', 'acaba el duel', 'termina el duelo', 'finit le duel'],
  drawCards: ['cards drawn', 'cartes robades', 'cartas robadas', 'cartes piochées'],
  setDie: ['turns a die', 'gira un dau', 'gira un dado', 'tourne un dé'],
  rerollDie: ['rolls a die again', 'torna a tirar un dau', 'vuelve a tirar un dado', 'relance un dé'],
  healCharacter: ['heals a character', 'guareix un personatge', 'cura a un personaje', 'soigne un personnage'],
  preventWound: ['prevents the damage', 'evita el dany', 'evita el daño', 'évite le dommage'],
  opponentDiscards: [
    'cards the other discards',
    'cartes que descarta l’altre',
    'cartas que descarta el otro',
    'cartes défaussées par l’autre',
  ],
  destroyCharacter: ['each loses a character', 'cadascú perd un personatge', 'cada uno pierde un personaje', 'chacun perd un personnage'],
  swapGenePools: [
    'gene pools change hands',
    'les reserves genètiques canvien de mans',
    'las reservas genéticas cambian de manos',
    'les réserves génétiques changent de mains',
  ],
  healAll: ['all are healed', 'tothom es guareix', 'todos se curan', 'tous sont soignés'],
  discardCards: ['cards each discards', 'cartes que descarta cadascú', 'cartas que descarta cada uno', 'cartes défaussées par chacun'],
  regainMarkers: ['tokens come back', 'tornen fitxes', 'vuelven fichas', 'des marqueurs reviennent'],
  loseLife: ['life lost', 'vides perdudes', 'vidas perdidas', 'points de vie perdus'],
  woundCharacter: ['each has one wounded', 'un ferit cadascú', 'un herido cada uno', 'chacun a un blessé'],
  statBonus: ['dice', 'daus', 'dados', 'dés'],
  bonusRerolls: ['rerolls', 'repeticions', 'repeticiones', 'relances'],
  absorbWound: ['takes a wound', 'absorbeix una ferida', 'absorbe una herida', 'absorbe une blessure'],
  ignoreFatigue: ['never tired', 'mai cansat', 'nunca cansado', 'jamais fatigué'],
});

/** The words of this picture in the language of the table. */
export const useWords = (): ReturnType<typeof inTongue> => inTongue(useTable().language);

type Word = ReturnType<typeof useWords>;
type Effect = AbilityCard['effects'][number] | EventCard['effects'][number] | GearCard['effects'][number];

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** An effect in a few words. */
export const effectText = (effect: Effect, word: Word, name: (id: string, among: string) => string): string => {
  switch (effect.do) {
    case 'addDice':
      return `${word(effect.side === 'self' ? 'addDice' : 'opponentDice')}${word('colon')}${signed(effect.amount)}`;
    case 'gainRerolls':
    case 'bonusRerolls':
      return `${word(effect.do)}${word('colon')}${signed(effect.amount)}`;
    case 'drawCards':
    case 'opponentDiscards':
    case 'discardCards':
      return `${word(effect.do)}${word('colon')}${effect.count}`;
    case 'loseLife':
      return `${word('loseLife')}${word('colon')}${effect.amount}`;
    case 'statBonus':
      return `${word('statBonus')}${word('colon')}${signed(effect.attack)} / ${signed(effect.defence)}`;
    case 'grantColour':
      return `+ ${name(effect.colour, 'words')}`;
    case 'grantPower':
      return `+ ${name(effect.power, 'words')}`;
    default:
      return word(effect.do);
  }
};
