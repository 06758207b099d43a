import type { OjoDelTerror, Written } from 'ludoteca/ojo-del-terror';
import { type ScriptLine, transcript } from 'ludoteca/testing';
import { spokenGame } from '../helpers/spoken.js';

type Line = ScriptLine<OjoDelTerror>;

const leads = (player: string, warband: string): Line => [{ type: 'choose-warband', player, warband }];
const writes = (player: string, order: Written): Line => [{ type: 'add-order', player, order }];
const strikes = (player: string, index: number): Line => [{ type: 'remove-order', player, index }];
const commits = (player: string, ...dice: number[]): Line => [{ type: 'commit-orders', player }, ...dice];

const handsIn = (player: string, orders: readonly Written[], ...dice: number[]): Line => [
  { type: 'submit-orders', player, orders },
  ...dice,
];

const publishes = (...dice: number[]): Line => [{ type: 'publish-turn', player: 'referee' }, ...dice];

const invade = (planet: string, count = 1): Written => ({ type: 'invade', planet, count });
const defend = (planet: string, count = 1): Written => ({ type: 'defend', planet, count });
const claim = (deed: string): Written => ({ type: 'claim', deed });

const allied = (planet: string, members: readonly string[], beneficiary: string): Written => ({
  type: 'invade',
  planet,
  count: 1,
  alliance: { members, beneficiary },
});

/** Every golden game by name. */
export const transcripts: Readonly<Record<string, () => string>> = {
  'supreme-lord': () =>
    transcript(spokenGame, {
      title: 'Two bands grow, meet before the Gates of Cadia, and one of them becomes Supreme Chaos Lord.',
      config: { players: ['ada', 'bo'], turns: 4, doubledTurns: 1 },
      script: [
        leads('ada', 'thousandSons'),
        leads('bo', 'worldEaters'),
        writes('ada', invade('quebrada')),
        writes('ada', defend('coralis')),
        strikes('ada', 1),
        writes('ada', invade('dulcamara')),
        commits('ada'),
        handsIn('bo', [invade('espejo'), invade('filo-negro')]),
        handsIn('bo', [invade('filo-negro', 2), invade('sepulcra')]),
        handsIn('ada', [invade('mena-honda'), invade('umbrath'), invade('refugio', 2), claim('no-mercy')]),
        handsIn('ada', [invade('llanto', 2), invade('refugio'), invade('yunque', 2)]),
        handsIn('bo', [invade('vitrea'), invade('laberinto'), invade('prisma'), invade('palidum')]),
        handsIn('ada', [invade('atalaya', 2), defend('yunque', 4), claim('invincible'), claim('daemon-weapon')]),
        handsIn('bo', [invade('atalaya', 2), { type: 'cede', planet: 'palidum', to: 'ada' }], 1, 2),
      ],
    }),
  'the-referee-rules': () =>
    transcript(spokenGame, {
      title: 'Three raiders without planets and a referee.\nAn alliance comes to nothing, another holds, and the referee grants a deed.',
      config: { players: ['ada', 'bo', 'cy'], turns: 2, doubledTurns: 1, startMode: 'planetless', referee: 'present', lieutenants: 1 },
      script: [
        leads('ada', 'nightLords'),
        leads('bo', 'ironWarriors'),
        leads('cy', 'worldEaters'),
        handsIn('ada', [allied('dique', ['ada', 'bo'], 'ada')]),
        handsIn('bo', [allied('dique', ['ada', 'bo'], 'bo')]),
        handsIn('cy', [invade('crisol')]),
        publishes(2),
        handsIn('cy', [defend('crisol'), claim('avatar')]),
        handsIn('ada', [allied('portico', ['ada', 'bo'], 'bo'), claim('daemon-weapon')]),
        writes('bo', allied('portico', ['bo', 'ada'], 'bo')),
        [{ type: 'close-orders', player: 'referee' }],
        [{ type: 'overrule-deed', player: 'referee', claimant: 'cy', deed: 'avatar', verdict: 'grant' }],
        publishes(1),
        [{ type: 'choose-lieutenants', player: 'cy', lieutenants: ['bo'] }],
      ],
    }),
  paladines: () =>
    transcript(spokenGame, {
      title: 'Dos bandas cambian planetas, acaban empatadas y comparten la victoria como Paladines del Caos.',
      language: 'es',
      config: { players: ['ana', 'blas', 'clara'], turns: 2, doubledTurns: 0 },
      script: [
        leads('ana', 'emperorsChildren'),
        leads('blas', 'alphaLegion'),
        leads('clara', 'blackLegion'),
        handsIn('ana', [invade('quebrada'), invade('dulcamara')]),
        handsIn('blas', [invade('escarcha'), invade('nordhal')]),
        handsIn('clara', [invade('espejo')]),
        handsIn('clara', [invade('laberinto'), claim('fall-of-cadia')]),
        handsIn('ana', [{ type: 'trade', partner: 'blas', give: ['coralis'], receive: ['nordhal'] }, invade('ferrod')]),
        handsIn('blas', [{ type: 'trade', partner: 'ana', give: ['nordhal'], receive: ['coralis'] }, invade('fenris', 3)]),
      ],
    }),
};
