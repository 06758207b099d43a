import type { OjoDelTerror, Written } from 'ludoteca/ojo-del-terror';
import type { Sitting, Story } from '../taking/plan.js';
import { patient, random } from '../taking/players.js';
import { table } from '../taking/seats.js';

type Tell = Sitting<OjoDelTerror>;

const invade = (planet: string, count = 1): Written => ({ type: 'invade', planet, count });
const defend = (planet: string, count = 1): Written => ({ type: 'defend', planet, count });
const claim = (deed: string): Written => ({ type: 'claim', deed });
const allied = (planet: string, members: readonly string[], beneficiary: string): Written => ({
  ...{ type: 'invade', planet, count: 1, alliance: { members, beneficiary } },
});
const trade = (partner: string, give: string, receive: string): Written => ({ type: 'trade', partner, give: [give], receive: [receive] });

/** Chooses bands and hands in sheets. */
const at = ({ play }: Tell) => ({
  leads: (player: string, warband: string) => play({ type: 'choose-warband', player, warband }),
  writes: (player: string, order: Written) => play({ type: 'add-order', player, order }),
  handsIn: (player: string, orders: readonly Written[], ...dice: number[]) => play({ type: 'submit-orders', player, orders }, ...dice),
  publishes: (...dice: number[]) => play({ type: 'publish-turn', player: 'referee' }, ...dice),
});

/** Games of El Ojo del Terror played by hand. */
export const stories: readonly Story<OjoDelTerror>[] = [
  {
    name: 'by hand: two bands meet before the Gates of Cadia',
    config: { players: table(2), turns: 4, doubledTurns: 1 },
    tell(sitting) {
      const { leads, writes, handsIn } = at(sitting);
      leads('ada', 'thousandSons');
      leads('bo', 'worldEaters');
      writes('ada', invade('quebrada'));
      writes('ada', defend('coralis'));
      sitting.play({ type: 'remove-order', player: 'ada', index: 1 });
      writes('ada', invade('dulcamara'));
      sitting.play({ type: 'commit-orders', player: 'ada' });
      sitting.play({ type: 'reopen-orders', player: 'ada' });
      sitting.play({ type: 'commit-orders', player: 'ada' });
      handsIn('bo', [invade('espejo'), invade('filo-negro')]);
      handsIn('bo', [invade('filo-negro', 2), invade('sepulcra')]);
      handsIn('ada', [invade('mena-honda'), invade('umbrath'), invade('refugio', 2), claim('no-mercy')]);
      handsIn('ada', [invade('llanto', 2), invade('refugio'), invade('yunque', 2)]);
      handsIn('bo', [invade('vitrea'), invade('laberinto'), invade('prisma'), invade('palidum')]);
      handsIn('ada', [invade('atalaya', 2), defend('yunque', 4), claim('invincible'), claim('daemon-weapon')]);
      handsIn('bo', [invade('atalaya', 2), { type: 'cede', planet: 'palidum', to: 'ada' }], 1, 2);
    },
  },
  {
    name: 'by hand: the referee grants a deed to raiders without planets',
    config: { players: table(3), turns: 2, doubledTurns: 1, startMode: 'planetless', referee: 'present', lieutenants: 1 },
    tell(sitting) {
      const { leads, writes, handsIn, publishes } = at(sitting);
      leads('ada', 'nightLords');
      leads('bo', 'ironWarriors');
      leads('cy', 'worldEaters');
      handsIn('ada', [allied('dique', ['ada', 'bo'], 'ada')]);
      handsIn('bo', [allied('dique', ['ada', 'bo'], 'bo')]);
      handsIn('cy', [invade('crisol')]);
      publishes(2);
      handsIn('cy', [defend('crisol'), claim('avatar')]);
      handsIn('ada', [allied('portico', ['ada', 'bo'], 'bo'), claim('daemon-weapon')]);
      writes('bo', allied('portico', ['bo', 'ada'], 'bo'));
      sitting.play({ type: 'close-orders', player: 'referee' });
      sitting.play({ type: 'overrule-deed', player: 'referee', claimant: 'cy', deed: 'avatar', verdict: 'grant' });
      publishes(1);
      sitting.play({ type: 'choose-lieutenants', player: 'cy', lieutenants: ['bo'] });
    },
  },
  {
    name: 'by hand: planets change hands, and two share the victory',
    config: { players: ['ana', 'blas', 'clara'], turns: 2, doubledTurns: 0 },
    tell(sitting) {
      const { leads, handsIn } = at(sitting);
      leads('ana', 'emperorsChildren');
      leads('blas', 'alphaLegion');
      leads('clara', 'blackLegion');
      handsIn('ana', [invade('quebrada'), invade('dulcamara')]);
      handsIn('blas', [invade('escarcha'), invade('nordhal')]);
      handsIn('clara', [invade('espejo')]);
      handsIn('clara', [invade('laberinto'), claim('fall-of-cadia')]);
      handsIn('ana', [trade('blas', 'coralis', 'nordhal'), invade('mena-honda')]);
      handsIn('blas', [trade('ana', 'nordhal', 'coralis'), invade('fenris', 3)]);
    },
  },
  {
    name: 'by hand: an alliance that holds, then a referee who denies',
    config: { players: table(4), turns: 3, referee: 'present', favourOpensDeeds: true },
    tell(sitting) {
      const { leads, handsIn } = at(sitting);
      for (const [player, band] of Object.entries({ ada: 'deathGuard', bo: 'hollowChoir', cy: 'wordBearers', di: 'brokenOath' }))
        leads(player, band);
      const members = ['ada', 'bo'];
      const common = sitting.match.state.config.pack.planets.map(({ id }) => allied(id, members, 'bo'));
      handsIn('bo', [claim('invincible')]);
      sitting.play({ type: 'reopen-orders', player: 'bo' });
      sitting.play({ type: 'remove-order', player: 'bo', index: 0 });
      for (const order of common) for (const player of members) sitting.attempt({ type: 'add-order', player, order });
      sitting.play({ type: 'commit-orders', player: 'bo' });
      sitting.leaveTo(patient(random()));
    },
  },
];
