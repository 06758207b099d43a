import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { options as chart } from '../options.js';

export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Opcions',
  blocks: [
    { kind: 'text', text: 'Acordeu-les abans de començar. El que no s’esmenta es queda com de costum.' },
    chart,
    { kind: 'heading', text: 'Partides sense últim torn' },
    {
      kind: 'text',
      text: 'Podeu jugar amb condicions de victòria: fins que algú tinga totes les capitals o tots els principals, o es quede sol, dure el que dure. Si voleu, fixeu un torn en què decidisquen els punts.',
      cites: ['GM-END-04', 'GM-CFG-15'],
    },
    { kind: 'heading', text: 'Què volen dir algunes' },
    {
      kind: 'points',
      items: [
        {
          text: 'Arrodoniment: els terços i les meitats de les fórmules es poden arrodonir cap amunt, o al més pròxim, en lloc de cap avall.',
          cites: ['GM-CFG-06'],
        },
        { text: 'Terreny: en muntanya o bosc, el bàndol que es defensa en una batalla té 1 més.', cites: ['GM-CFG-09'] },
        {
          text: 'Mobilització: abans de lluitar una guerra civil el govern ha de superar una prova de Militarisme contra 12; si no, aquell torn no hi ha batalla.',
          cites: ['GM-CIVW-09'],
        },
        { text: 'Avantatge: la tecnologia només es pot copiar de qui en té més.', cites: ['GM-COPY-02'] },
        { text: 'Personatges a la vista: ningú no es pot amagar, i tothom sap on és tothom.', cites: ['GM-CFG-11'] },
        { text: 'Ajuda de fora: podeu acordar que en les crisis no es demana ajuda als altres.', cites: ['GM-CFG-12'] },
        {
          text: 'Victòria mixta: un rival compta com a vençut tant si en tens la capital com si n’has substituït el principal.',
          cites: ['GM-VICT-05'],
        },
      ],
    },
    { kind: 'heading', text: 'Una regió vostra' },
    { kind: 'text', text: 'Un mapa per a la vostra taula ha de ser jugable.', cites: ['GM-BOARD-06', 'GM-CFG-02'] },
    {
      kind: 'points',
      items: [
        {
          text: 'Cada territori té un senyal propi, i n’hi ha almenys tres de terra per jugador, 200 com a màxim.',
          cites: ['GM-MAPV-01', 'GM-MAPV-02'],
        },
        { text: 'Només la terra té accidents, i només els que el joc coneix.', cites: ['GM-MAPV-03'] },
        { text: 'Una línia uneix dos llocs diferents, i dos llocs no els uneix més d’una línia.', cites: ['GM-MAPV-04'] },
        { text: 'De qualsevol lloc s’arriba a tots sense cap penya-segat.', cites: ['GM-MAPV-05'] },
        {
          text: 'Hi ha tants països com jugadors; cada terra és exactament d’un, i cap mar.',
          cites: ['GM-MAPV-06', 'GM-MAPV-07', 'GM-MAPV-08'],
        },
        { text: 'Un país té tres territoris de terra o més.', cites: ['GM-MAPV-09'] },
        {
          text: 'Té exactament tres ciutats, en tres territoris seus diferents, cadascuna amb un nom que no té cap altra.',
          cites: ['GM-MAPV-10', 'GM-MAPV-11', 'GM-MAPV-12'],
        },
      ],
    },
    { kind: 'heading', text: 'Desastres vostres' },
    {
      kind: 'text',
      text: 'Podeu jugar amb altres desastres, si cadascun té un senyal propi i almenys un pot passar a tot arreu.',
      cites: ['GM-KIND-02'],
    },
  ],
};
