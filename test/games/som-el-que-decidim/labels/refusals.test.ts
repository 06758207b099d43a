import { scripted } from 'ludoteca';
import { type Action, catalonia, type RefusalCode, type State } from 'ludoteca/som-el-que-decidim';
import { scene as sceneOf } from 'ludoteca/som-el-que-decidim/testing';
import { refused } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { ada, bo, cai, scene, tax } from '../helpers/scenes.js';
import { labels, spokenGame } from '../helpers/spoken.js';
import { entered } from '../helpers/votes.js';

/** What is said to whoever tries this, in every language. */
const told = (state: State, action: Action, code?: RefusalCode): readonly (string | undefined)[] => {
  const violation = spokenGame.explain(state, action).find((found) => code === undefined || found.code === code);
  return labels.languages.map((language) => labels.refusal(violation!, language, spokenGame.view(state, action.player)));
};

describe('what is refused is told by the names of things', () => {
  test('a disc that somebody else has', () => {
    const state = scene({ step: 'cohesion', discs: { ada: ['health-1', 'roads-1'], bo: ['railways-2'] } });
    expect(told(state, { type: 'give-disc', player: ada, to: cai, disc: 'railways-2' })).toEqual([
      'ada does not have this disc: railways (1 €).',
      'ada no tiene este disco: vías férreas (1 €).',
      'ada no té aquest disc: vies fèrries (1 €).',
      'ada n’a pas ce disque : voies ferrées (1 €).',
    ]);
  });

  test('a disc of 1 € that is to be broken, with its worth said once', () => {
    const state = scene({ step: 'cohesion', discs: { ada: ['health-1', 'roads-2'] } });
    expect(told(state, { type: 'break-coin', player: ada, disc: 'roads-2' }, 'not-a-two')).toEqual([
      'Only a disc of 2 € can be broken, not roads (1 €).',
      'Solo se cambian discos de 2 €, no carreteras (1 €).',
      'Només es canvien discs de 2 €, no carreteres (1 €).',
      'Seuls les disques de 2 € se changent, pas routes (1 €).',
    ]);
  });

  test('a place, with the tile that lies there face up', () => {
    const state = scene({ step: 'movement', change: { queue: [ada] } });
    expect(told(state, { type: 'move', player: ada, to: 36 })).toEqual([
      'One step does not lead from cell 0 (Concentració nacional) to cell 36: the two do not touch.',
      'De la casilla 0 (Concentració nacional) no se llega en un paso a la casilla 36: no se tocan.',
      'De la casella 0 (Concentració nacional) no s’arriba en un pas a la casella 36: no es toquen.',
      'De la case 0 (Concentració nacional), on n’arrive pas en un pas à la case 36 : elles ne se touchent pas.',
    ]);
  });

  test('where a walk has been since it collected a levy', () => {
    const used = { prescription: true, inheritance: false };
    const change = { queue: [ada], die: 1, trail: [2, 1], used };
    const state = scene({ config: { mode: 'AB' }, step: 'movement', cells: { ada: 1 }, faceUp: [2], change });
    expect(told(state, { type: 'move', player: ada, to: 2 }).map((said) => said!.split('; ')[1]!.split(', ')[0])).toEqual([
      'since its last discovery or levy this walk has been on cell 2 (Euro per recepta) and cell 1 (Agència tributària catalana).',
      'desde el último descubrimiento o el último impuesto cobrado',
      'des de l’última descoberta o l’últim impost cobrat',
      'depuis la dernière découverte ou le dernier impôt perçu',
    ]);
  });

  test('the treasury, with its article', () => {
    const state = scene({ step: 'payment', discs: { ada: ['health-1'] }, change: { dues: [tax(ada, 1)] } });
    expect(told(state, { type: 'break-coin', player: ada, disc: 'health-1', partner: bo })).toEqual([
      'The Spanish treasury has two discs of 1 €: change is made there.',
      'La Hacienda española tiene dos discos de 1 €: se cambia con ella.',
      'La Hisenda espanyola té dos discs d’1 €: es canvia amb ella.',
      'Le Trésor espagnol a deux disques de 1 € : le change se fait avec lui.',
    ]);
  });
});

describe('players are called by their own names, also where a word of the game is called so', () => {
  test('those who have declared a list', () => {
    const declarations = [{ player: 'pink', members: ['pink', 'medium'], beneficiary: 'medium' }];
    const vote = { type: 'election', declarations } as const;
    const state = sceneOf({ players: ['pink', 'medium'], mode: 'AC' }, { step: 'declareLists', queue: ['pink'], moved: true, vote });
    expect(told(state, { type: 'declare-list', player: 'medium', members: ['pink', 'medium'], beneficiary: 'pink' })).toEqual([
      'pink has declared another list: pink and medium, with medium to govern.',
      'pink ha declarado otra candidatura: pink y medium, para que gobierne medium.',
      'pink ha declarat una altra candidatura: pink i medium, perquè governi medium.',
      'pink a déclaré une autre liste : pink et medium, pour que medium gouverne.',
    ]);
  });

  test('those who can give change', () => {
    const players = {
      pink: { discs: ['justice-1'] },
      peace: { discs: ['roads-1', 'roads-2', 'railways-1', 'railways-2', 'forests-1', 'forests-2'] },
      tax: { discs: ['forests-3', 'energies-1', 'energies-2', 'housing-1', 'housing-2', 'housing-3'] },
    };
    const state = sceneOf({ players: ['pink', 'peace', 'tax'] }, { step: 'cohesion', players });
    expect(told(state, { type: 'break-coin', player: 'pink', disc: 'justice-1', partner: 'pink' })).toEqual([
      'No change can be made with pink, but with peace or tax.',
      'No se puede cambiar con pink, pero sí con peace o tax.',
      'No es pot canviar amb pink, però sí amb peace o tax.',
      'Le change ne peut pas se faire avec pink, mais avec peace ou tax.',
    ]);
  });
});

test('coins are counted in numbers, also where a tile is called so', () => {
  const content = { ...catalonia, id: 'numbered', tiles: catalonia.tiles.map((tile, i) => ({ ...tile, id: `${i}` })) };
  const state = sceneOf({ players: [ada, bo], content }, { payout: { receiver: ada, amount: 2, cause: 'transfer' } });
  expect(told(state, { type: 'take-money', player: ada, twos: 2 })).toEqual([
    'For 2 €, take 0 or 1 disc of 2 €, not 2.',
    'Para 2 € hay que tomar 0 o 1 disco de 2 €, no 2.',
    'Per a 2 € cal agafar 0 o 1 disc de 2 €, no 2.',
    'Pour 2 €, il faut prendre 0 ou 1 disque de 2 €, pas 2.',
  ]);
});

describe('one of something, and several', () => {
  test('the last disc', () => {
    const state = scene({ step: 'cohesion', discs: { ada: ['roads-1'] } });
    expect(told(state, { type: 'give-disc', player: ada, to: bo, disc: 'roads-1' })).toEqual([
      'ada has 1 disc and must keep at least one.',
      'ada tiene 1 disco y debe quedarse con uno al menos.',
      'ada té 1 disc i se n’ha de quedar un almenys.',
      'ada a 1 disque et doit en garder au moins un.',
    ]);
  });

  test('votes that one has not', () => {
    const vote = (participation: number) =>
      told(
        scene({
          config: { mode: 'AC' },
          step: 'commitVotes',
          participation: { ada: participation },
          change: {
            vote: {
              type: 'motion',
              convener: bo,
              beneficiary: bo,
              supports: [cai, 'dot'].map((player) => ({ player, side: 'neutral' as const })),
            },
          },
        }),
        { type: 'commit-votes', player: ada, count: 9 },
      );
    expect(vote(1)).toEqual([
      'ada can hide from 0 to 1 vote, not 9.',
      'ada puede esconder de 0 a 1 voto, no 9.',
      'ada pot amagar de 0 a 1 vot, no 9.',
      'ada peut cacher de 0 à 1 vote, pas 9.',
    ]);
    expect(vote(3)[3]).toBe('ada peut cacher de 0 à 3 votes, pas 9.');
    expect(vote(0)[0]).toBe('ada has no votes: only an empty fist is possible.');
  });
});

describe('what would do instead is told in a row', () => {
  test('coins', () => {
    const state = scene({ step: 'takeMoney', change: { payout: { receiver: ada, amount: 4, cause: 'transfer' } } });
    expect(told(state, { type: 'take-money', player: ada, twos: 5 })).toEqual([
      'For 4 €, take 0, 1 or 2 discs of 2 €, not 5.',
      'Para 4 € hay que tomar 0, 1 o 2 discos de 2 €, no 5.',
      'Per a 4 € cal agafar 0, 1 o 2 discs de 2 €, no 5.',
      'Pour 4 €, il faut prendre 0, 1 ou 2 disques de 2 €, pas 5.',
    ]);
  });

  test('what protects the urn', () => {
    const state = scene({
      config: { mode: 'AB' },
      step: 'mobilise',
      discs: { bo: ['mossos-1', 'roads-1'] },
      faceUp: [33],
      aside: [30],
      change: { spainCell: 33 },
    });
    const tile = state.urnAside[0]!.tile;
    const mobilise = { type: 'mobilise', player: ada, assignments: [{ tile, player: bo, kind: 'roads' }] } as const;
    expect(told(state, mobilise)).toEqual([
      'Only Mossos d’Esquadra and firefighters protect the urn, not roads.',
      'La urna solo la protegen los discos de Mossos d’Esquadra y bomberos, no los de carreteras.',
      'L’urna només la protegeixen els discs de Mossos d’Esquadra i bombers, no els de carreteres.',
      'Seuls les disques de Mossos d’Esquadra et de pompiers protègent l’urne, pas ceux de routes.',
    ]);
  });
});

test('who governs, and what elections cost', () => {
  const state = entered(bo, { discs: { ada: ['firefighters-1'] }, participation: {} });
  expect(told(state, { type: 'call-elections', player: bo }, 'not-the-holder')).toEqual([
    'Only whoever governs calls elections, and that is ada, not bo.',
    'Solo convoca elecciones quien gobierna, que es ada, no bo.',
    'Només convoca eleccions qui governa, que és ada, no bo.',
    'Seule la personne qui gouverne convoque des élections : c’est ada, pas bo.',
  ]);
  expect(told(state, { type: 'call-elections', player: bo }, 'no-mossos-disc')).toEqual([
    'Elections cost a disc of Mossos d’Esquadra, and ada has none.',
    'Las elecciones cuestan un disco de Mossos d’Esquadra, y ada no tiene.',
    'Les eleccions costen un disc de Mossos d’Esquadra, i ada no en té cap.',
    'Des élections coûtent un disque de Mossos d’Esquadra, et ada n’en a pas.',
  ]);
});

test('a name that nobody can have is quoted as it is', () => {
  const [violation] = refused(spokenGame.setup({ players: ['ada', 'treasury'] }, scripted([])));
  expect(labels.languages.map((language) => labels.refusal(violation, language))).toEqual([
    'No player can be called "treasury" or "random".',
    'Ningún jugador puede llamarse «treasury» o «random».',
    'Cap jugador no es pot dir «treasury» o «random».',
    'Personne ne peut s’appeler « treasury » ou « random ».',
  ]);
});
