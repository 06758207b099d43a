import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { decodeScene } from 'ludoteca/ojo-del-terror/testing';
import { keepsWhatIsSaidOfSpoilt } from '../../spoilt.js';
import { smallPack } from '../helpers/packs.js';
import { fresh, review, throughJson } from '../helpers/saved-states.js';

keepsWhatIsSaidOfSpoilt('a saved game', () => [fresh, review].map(throughJson), ojoDelTerror.decodeState, 'config');

const options = { turns: 8, doubledTurns: 2, warbandSelection: 'fixed', fixedWarbands: smallPack.warbands.slice(0, 2).map(({ id }) => id) };
keepsWhatIsSaidOfSpoilt('a configuration', () => [{ players: ['ada', 'bo'], ...options, pack: smallPack }], ojoDelTerror.decodeConfig);

const trio = { players: ['ada', 'bo', 'cy'], referee: 'present' } as const;
const scenes: readonly object[] = [
  {
    turn: 4,
    phase: 'review',
    planets: { refugio: { controller: 'bo' }, cadia: { inhabitants: 1 }, crisol: { sacred: ['nurgle', 'khorne'] } },
    players: {
      ada: {
        warband: 'worldEaters',
        planets: ['crisol', 'furia'],
        score: 7,
        favours: ['nurgle'],
        orders: [
          { type: 'defend', planet: 'crisol', count: 1 },
          { type: 'claim', deed: 'no-mercy' },
        ],
      },
      bo: { permanentActions: 3, scoreByTurn: [1, 0, 4], committed: true },
    },
    deeds: { avatar: { by: ['ada'], turn: 2 }, 'lord-of-the-eye': { by: ['bo', 'ada'] } },
    verdicts: [{ player: 'ada', deed: 'no-mercy', verdict: 'grant' }],
  },
  { phase: 'finished', turn: 8, players: { ada: { score: 20 }, bo: { score: 9 }, cy: { score: 11 } }, lieutenants: ['cy'] },
  { phase: 'warbands', players: { ada: { warband: 'deathGuard' } } },
];
keepsWhatIsSaidOfSpoilt(
  'a scene',
  () => scenes,
  (said) => decodeScene(trio, said),
);
