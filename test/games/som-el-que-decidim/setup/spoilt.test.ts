import { catalonia, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { decodeScene } from 'ludoteca/som-el-que-decidim/testing';
import { keepsWhatIsSaidOfSpoilt, saved } from '../../spoilt.js';
import { village } from '../helpers/packs.js';

const read = (said: unknown) => decodeScene({ players: ['ada', 'bo', 'cai', 'dot'], mode: 'ABC', centralism: 'high' }, said);

const urn = catalonia.tiles.findIndex(({ flag }) => flag === 'urn');
const suffrage = catalonia.tiles.findIndex(({ symbol }) => symbol === 'suffrage');
const voters = { ada: { cell: suffrage, participation: 3, discs: ['mossos-1'] }, bo: { participation: 2 }, cai: { cell: suffrage } };
const lists = [{ player: 'ada', members: ['ada', 'bo'], beneficiary: 'bo' }, ...['cai', 'dot'].map(alone)];

function alone(player: string) {
  return { player, members: [player], beneficiary: player };
}

const scenes: readonly object[] = [
  {
    turn: 3,
    holder: 'bo',
    players: {
      ada: { discs: ['mossos-1', 'health-2', 'health-1'], participation: 2, cell: 2 },
      bo: { discs: ['roads-1'], participation: 1 },
    },
    faceUp: [4],
    board: { 7: { faceUp: true } },
    urnAside: [urn],
    queue: ['bo', 'cai', 'dot', 'ada'],
  },
  { dues: [{ payer: 'bo', payee: 'treasury', amount: 1, reason: 'tax' }] },
  { payout: { receiver: 'ada', amount: 4, cause: 'transfer' } },
  { step: 'cohesion' },
  { players: voters, vote: { type: 'election', declarations: [lists[0], alone('bo'), ...lists.slice(1)], commits: { ada: 3 } } },
  { players: voters, vote: { type: 'motion', convener: 'cai', beneficiary: 'dot', supports: [{ player: 'bo', side: 'holder' }] } },
  { end: { ending: 'intervention', cause: 'bankruptcy', insolvent: ['bo'] } },
  { end: { ending: 'dui', provoker: 'bo' } },
];
keepsWhatIsSaidOfSpoilt('a scene', () => scenes, read);

keepsWhatIsSaidOfSpoilt('a saved game', () => scenes.map((said) => saved(read(said))), somElQueDecidim.decodeState, 'config');

const seats = [
  { id: 'ada', colour: 'blue' },
  { id: 'bo', colour: 'pink' },
];
const options = { mode: 'AC', centralism: 'high', concentration: 'keep', firstHolder: 'bo', turnLimit: 9, firstStepOptional: true };
keepsWhatIsSaidOfSpoilt('a configuration', () => [{ players: seats, ...options, content: village }], somElQueDecidim.decodeConfig);
