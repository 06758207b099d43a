import { defaultPack, genegrafter } from 'ludoteca/genegrafter';
import { decodeScene } from 'ludoteca/genegrafter/testing';
import { keepsWhatIsSaidOfSpoilt, saved } from '../../spoilt.js';

const read = (said: unknown) => decodeScene({ players: ['a', 'b', 'c'], gear: true }, said);

const attack = { opponent: 'b', attacker: 'ironroot', waiting: ['livewire'] };
const fighters = {
  a: { characters: ['ironroot', 'livewire'], hand: ['mind-fog'] },
  b: { characters: [{ card: 'hush', wounded: true, grafts: ['kestrel'] }], genePool: ['murmur'] },
};
const scenes: readonly object[] = [
  {
    turn: 6,
    active: 'b',
    players: {
      a: { life: 4, hand: ['chimera', 'overload'], characters: ['stone-samaritan'], genePool: ['murmur'], attackMarkers: 1 },
      b: {
        characters: [
          { card: 'hush', wounded: true, grafts: ['kestrel'] },
          { card: 'livewire', recalled: true, enteredOnTurn: 6 },
        ],
        lingering: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }],
      },
    },
    dnaTable: ['dna-1', 'dna-2', 'dna-3'],
    finalTurns: ['c'],
    deck: ['foresight'],
    discard: ['ice-wall'],
    charactersPlayedThisTurn: 1,
  },
  { turn: 5, players: fighters, battle: attack },
  { turn: 5, players: fighters, battle: { ...attack, defender: 'hush', laid: [{ by: 'a', card: 'fire-lance' }], toAct: 'b' } },
  { players: { c: { life: 0 } } },
];
keepsWhatIsSaidOfSpoilt('a scene', () => scenes, read);

keepsWhatIsSaidOfSpoilt('a saved game', () => scenes.map((said) => saved(read(said))), genegrafter.decodeState, 'settings');

const options = { gear: true, startingLife: 5, markersPerKind: 3, eventCount: 4, finalRound: 'oneTurn' };
keepsWhatIsSaidOfSpoilt('a configuration', () => [{ players: ['a', 'b'], ...options, pack: defaultPack }], genegrafter.decodeConfig);
