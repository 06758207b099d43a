import { defaultMap, genesMactantes } from 'ludoteca/genes-mactantes';
import { decodeScene } from 'ludoteca/genes-mactantes/testing';
import { keepsWhatIsSaidOfSpoilt, saved } from '../../spoilt.js';

const read = (said: unknown) => decodeScene({ players: ['ada', 'bo', 'cy'] }, said);

const scenes: readonly object[] = [
  {
    turn: 4,
    step: 'resolution',
    players: {
      ada: {
        characteristics: { authority: 7, militarism: 9 },
        units: [
          { territory: 'b6', kind: 'army', strength: 6 },
          { territory: 'a1', kind: 'garrison', strength: 3 },
        ],
        characters: [
          { values: { diplomacy: 2, authority: 1 }, location: 'a2', used: true, journeys: 1 },
          { name: 'Lia', role: 'envoy', values: { militarism: 3 }, captor: 'bo', location: 'b1' },
        ],
        intel: { bo: 2 },
        orders: [{ scope: 'external', kind: 'siege', written: { territory: 'b6' } }],
      },
      bo: { counterpower: 2, levels: { blockade: 1 }, civilWar: { rebelArmy: 3 }, thisTurn: { crisisSpent: 0 } },
      cy: { eliminated: true },
    },
    controllers: { c2: 'bo', c3: 'independent' },
    cities: { b6: { walled: true, siege: { by: 'ada' } }, a3: { name: 'Vila Nova' } },
    independents: [{ territory: 'c3', kind: 'army', strength: 2 }],
    passages: [{ from: 'ada', to: 'bo', untilTurn: 5 }],
    slot: { player: 'ada', round: 1 },
  },
  {
    turn: 2,
    step: 'crisis',
    crises: [{ player: 'cy', characteristic: 'technology' }],
    players: { cy: { characteristics: { technology: 2, diplomacy: 1 } } },
  },
  { turn: 6, ending: { reason: 'turn-limit', winners: ['bo'] } },
];
keepsWhatIsSaidOfSpoilt('a scene', () => scenes, read);

keepsWhatIsSaidOfSpoilt('a saved game', () => scenes.map((said) => saved(read(said))), genesMactantes.decodeState, 'config');

const options = { orderMode: 'seating', length: { mode: 'turns', turns: 5 }, hiddenCharacters: false, maxCharacters: 5 };
keepsWhatIsSaidOfSpoilt('a configuration', () => [{ players: ['ada', 'bo'], ...options, map: defaultMap(2) }], genesMactantes.decodeConfig);
