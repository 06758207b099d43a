import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Un torn',
  blocks: [
    { kind: 'text', text: 'Tots els torns passen per les mateixes fases.', cites: ['GM-FLOW-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Esdeveniments, si hi jugueu.' },
        {
          text: 'Desenvolupament intern: primer les situacions crítiques dels països descuidats, després la declaració d’accions internes.',
        },
        { text: 'Desenvolupament extern: la declaració d’accions externes.' },
        { text: 'Resolució: primer els viatges, i després es lligen i es fan les accions d’una en una.' },
        { text: 'El final del torn.' },
      ],
    },
    { kind: 'text', text: 'Al primer torn no hi ha situacions crítiques.', cites: ['GM-CRIS-01'] },
    { kind: 'heading', text: 'Quantes accions tens' },
    {
      kind: 'text',
      text: 'Cada acció apuntada en costa una, i cada crisi també. El teu país en té tantes com dona la Rellevància, més un terç de l’Autoritat, més un terç de la Tecnologia.',
      cites: ['GM-ALLO-01'],
    },
    {
      kind: 'text',
      text: 'Cada terç s’arrodoneix cap avall per separat. Un país de Rellevància mitjana amb Autoritat 5 i Tecnologia 5 en té 2 i 1 i 1, que són 4 accions.',
      cites: ['GM-CFG-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'El que t’han fet els altres el torn passat, o t’has fet tu mateix, ara se suma o es resta, i també els mals que duren: Bloqueig, Anarquia i Autarquia. El que és per al torn vinent s’acumula, val una vegada i s’oblida.',
      cites: ['GM-ALLO-02', 'GM-ALLO-05'],
    },
    { kind: 'text', text: 'Per mal que vaja, sempre tens una acció.', cites: ['GM-CFG-07'], ruling: true },
    {
      kind: 'text',
      text: 'Mentre s’afronten les crisis, el nombre encara segueix les característiques. Es fixa quan comenceu a apuntar; el que canvia després compta al torn vinent.',
      cites: ['GM-ALLO-04', 'GM-FLOW-05'],
    },
    {
      kind: 'text',
      text: 'Porta el compte del que et queda: el nombre, menys el que t’han costat les crisis, menys el que hi ha al full.',
      cites: ['GM-ALLO-03'],
    },
    { kind: 'heading', text: 'El final del torn' },
    { kind: 'text', text: 'Quan s’han llegit totes les accions, mireu si era l’últim torn. Si no ho era:', cites: ['GM-FLOW-14'] },
    {
      kind: 'steps',
      items: [
        { text: 'Cada desastre sense reparar costa al seu país un punt d’Autoritat.', cites: ['GM-REST-03'] },
        { text: 'S’esborren els fulls, caduquen les ofertes i s’acaben els permisos de pas que ja han vençut.' },
        { text: 'Tots els personatges tornen a estar disponibles i poden tornar a viatjar; les ciutats afectades es refan.' },
        { text: 'Entra el que s’havia anunciat per al torn vinent, i el torn comença.' },
      ],
    },
  ],
};
