import { orbis500, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { decodeScene } from 'ludoteca/orbis-terrarum/testing';
import { keepsWhatIsSaidOfSpoilt, saved } from '../../spoilt.js';

const read = (said: unknown) => decodeScene({ players: ['ada', 'bo', 'cy'], pack: 'orbis-500' }, said);

const scenes: readonly object[] = [
  {
    turn: 5,
    players: { ada: { nation: 'gothia' }, bo: { nation: 'francia', ready: true }, cy: {} },
    nations: {
      francia: { attributes: { MIL: 30, LEA: 25 }, wealth: 12, viaDamage: 4 },
      saxonia: { patron: 'francia' },
    },
    regions: { armorica: { owner: 'gothia', population: 'sparse' } },
    conflicts: [{ a: 'francia', b: 'gothia' }],
    treaties: [{ parties: ['gothia', 'saxonia'], clauses: [{ kind: 'non-aggression' }], years: 5 }],
    hosts: [
      { owner: 'gothia', region: 'neustria' },
      { id: 'host-7', owner: 'francia', region: 'armorica', kind: 'mercenary', lastTurn: 8 },
    ],
    rebellions: [{ nation: 'gothia', sponsor: 'francia', sponsorKnown: false }],
    civilWars: [{ nation: 'saxonia', sides: [{ controller: 'bo' }, { controller: 'ada', name: 'The Towns' }, { controller: 'cy' }] }],
    organizations: [{ members: ['francia', 'gothia', 'saxonia'] }],
    modifiers: [{ nation: 'gothia', target: 'MIL', value: -5 }],
  },
];
keepsWhatIsSaidOfSpoilt('a scene', () => scenes, read);

keepsWhatIsSaidOfSpoilt('a saved game', () => scenes.map((said) => saved(read(said))), orbisTerrarum.decodeState, 'config');

const options = { turnLimit: 12, refereeMode: 'auto', startWealth: 7, npcSpread: [30, 25, 20, 15, 10] };
keepsWhatIsSaidOfSpoilt('a configuration', () => [{ players: ['ada', 'bo'], ...options, pack: orbis500 }], orbisTerrarum.decodeConfig);
