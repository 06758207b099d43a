import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const negotiation: Chapter<ClauseId> = {
  id: 'negotiation',
  title: 'La negociació',
  blocks: [
    {
      kind: 'text',
      text: 'L’acció més sovintejada és la que no s’apunta: parlar. És de franc. De les situacions crítiques a la resolució pots parlar i bescanviar en qualsevol moment, et toque o no, mentre ningú no tinga una pregunta per respondre.',
      cites: ['GM-TRAD-01'],
    },
    {
      kind: 'text',
      text: 'Fes una oferta a un jugador: què dones i què demanes, fins a sis coses per banda. Una de les dues parts pot ser res.',
      cites: ['GM-TRAD-02'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Personatges lliures, el principal inclòs, i captius que tens.' },
        { text: 'Tropes, ciutats, i terra sense ciutat.' },
        { text: 'El pas per les teues terres, d’un a tres torns.', cites: ['GM-TRAD-10'] },
        { text: 'La fi d’un setge.' },
        { text: 'Punts d’informació, però ni al jugador de qui tracten ni de part seua.', cites: ['GM-TRAD-11'] },
        { text: 'Veure el full, o saber on és un personatge teu. El que mostres és veritat.', cites: ['GM-TRAD-12'] },
        { text: 'Promeses, que no obliguen ningú.' },
      ],
    },
    { kind: 'text', text: 'Les accions i les característiques no es venen mai.', cites: ['GM-TRAD-03', 'GM-TRAD-04'] },
    {
      kind: 'text',
      text: 'Si l’altre accepta, tot canvia de mans alhora, o no en canvia res. Les ofertes són entre vosaltres dos; els altres només veuen els béns.',
      cites: ['GM-TRAD-05', 'GM-VIS-08'],
    },
    { kind: 'heading', text: 'Què no es pot donar' },
    {
      kind: 'text',
      text: 'El que no tens; una ciutat assetjada o la seua guarnició, si no és a qui l’assetja; tropes d’una ciutat afectada per un desastre; l’última ciutat; un personatge que a l’altre no li cap.',
      cites: ['GM-TRAD-06'],
    },
    { kind: 'heading', text: 'Què se’n fa' },
    {
      kind: 'points',
      items: [
        { text: 'Un personatge serveix el nou amo allà on és.', cites: ['GM-TRAD-07'] },
        {
          text: 'Un captiu que vens al seu amo és a casa a l’instant, i el que vens a un altre va a una altra presó.',
          cites: ['GM-TRAD-07', 'GM-RELE-03'],
          ruling: true,
        },
        { text: 'Les tropes es queden on són. Una guarnició esdevé armada, si la ciutat no hi va inclosa.', cites: ['GM-TRAD-08'] },
        { text: 'Una ciutat va amb el territori, les muralles i la marca; la guarnició que et guardes n’ix.', cites: ['GM-TRAD-09'] },
        {
          text: 'Bescanviar un principal no dona a ningú la seua substitució, i el càrrec passa al següent del full.',
          cites: ['GM-TRAD-16'],
          ruling: true,
        },
        { text: 'Una ciutat assetjada es pot rendir a qui l’assetja, i el setge s’acaba.', cites: ['GM-TRAD-17'] },
      ],
    },
    {
      kind: 'text',
      text: 'Primer canvien de mans les tropes, després s’alcen els setges, i després va la resta: tant fa qui ho propose.',
      cites: ['GM-TRAD-14'],
      ruling: true,
    },
    { kind: 'played', title: 'Un rescat', text: 'Bo té captiva l’enviada d’Ada, i a Ada li sobren soldats.', ...played['a-ransom'] },
    { kind: 'text', text: 'Pots tenir una oferta pendent amb cada jugador; caduca amb el torn.', cites: ['GM-TRAD-15', 'GM-CFG-14'] },
    {
      kind: 'text',
      text: 'També pots mostrar el teu full, o on és algú, a canvi de res, i dir el que vulgues a un o a tothom. No cal que siga veritat.',
      cites: ['GM-TRAD-13'],
    },
  ],
};
