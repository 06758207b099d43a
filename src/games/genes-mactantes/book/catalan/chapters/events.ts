import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { disasters } from '../tables.js';

export const events: Chapter<ClauseId> = {
  id: 'events',
  title: 'Esdeveniments',
  blocks: [
    {
      kind: 'text',
      text: 'Acordeu abans de començar si la fortuna hi té part. Si és així, cada torn comença amb una tirada.',
      cites: ['GM-EVNT-01'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Amb un 10, algú pateix un desastre natural.' },
        { text: 'Amb un 1, algú descobreix recursos, i té una acció més aquest torn.', cites: ['GM-EVNT-03'] },
        { text: 'Amb qualsevol altra cosa, no passa res.' },
      ],
    },
    {
      kind: 'text',
      text: 'Per a saber a qui toca, repartiu les deu cares per igual segons seieu i torneu a tirar; la cara que sobra es repeteix. Si sou tres, de l’1 al 3 és el primer, del 4 al 6 el segon i del 7 al 9 el tercer.',
      cites: ['GM-EVNT-02'],
    },
    { kind: 'heading', text: 'Desastres' },
    {
      kind: 'text',
      text: 'El jugador a la dreta de l’afectat diu què és, i el de més a la dreta diu en quina ciutat. S’ha d’adir amb el terreny, i hi ha d’haver una ciutat on s’adiga. Tothom sent les dues coses.',
      cites: ['GM-EVNT-04', 'GM-EVNT-05', 'GM-EVNT-06', 'GM-EVNT-10'],
    },
    disasters,
    { kind: 'text', text: 'Si només sou dos, la ciutat del teu desastre la tries tu.', cites: ['GM-EVNT-04'], ruling: true },
    { kind: 'text', text: 'L’afectat deu una acció de Restaurar ordre.', cites: ['GM-EVNT-07'] },
    {
      kind: 'text',
      text: 'Fins que s’acabe el torn ningú no pot fer servir la guarnició de la ciutat ni els personatges que hi són, siguen de qui siguen.',
      cites: ['GM-EVNT-08'],
    },
    {
      kind: 'text',
      text: 'Qui hi entra després també hi queda atrapat; qui només hi passa, no, ni les tropes de camp que són fora.',
      cites: ['GM-EVNT-09'],
      ruling: true,
    },
    { kind: 'played', title: 'Creix el riu', text: 'Al dau d’esdeveniments ha eixit un 0.', ...played['a-disaster'] },
  ],
};
