import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { internal } from '../tables.js';

export const atHome: Chapter<ClauseId> = {
  id: 'at-home',
  title: 'Accions a casa',
  blocks: [
    {
      kind: 'text',
      text: 'Aquestes són les accions que s’apunten en la declaració interna. La Batalla, el Trasllat de tropes, la Guerra civil i el que es fa amb personatges tenen capítol propi.',
    },
    internal,
    { kind: 'heading', text: 'Ciutats' },
    {
      kind: 'text',
      text: 'Fortificar envolta de muralles una ciutat teua, per sempre. No es tira res, i es pot fer durant un setge. La pots apuntar per a una ciutat que funda el mateix full.',
      cites: ['GM-FORT-01', 'GM-FORT-02'],
    },
    {
      kind: 'text',
      text: 'Fundar crea una ciutat en una terra teua que no en té. Dona-li un nom que no s’haja usat.',
      cites: ['GM-FOUN-01'],
    },
    { kind: 'text', text: 'La ciutat nova porta 2 punts de guarnició.', cites: ['GM-FOUN-02', 'GM-CFG-08'], ruling: true },
    { kind: 'heading', text: 'Control social' },
    {
      kind: 'text',
      text: 'Reprimir contrapoder és una prova d’Autoritat contra 11. El Contrapoder baixa en la xifra per sobre.',
      cites: ['GM-SUPP-01'],
    },
    {
      kind: 'text',
      text: 'Restaurar ordre és una prova d’Autoritat contra 10, i repara un desastre. La pots apuntar una vegada per cada desastre que deus.',
      cites: ['GM-REST-01', 'GM-REST-02'],
    },
    {
      kind: 'text',
      text: 'Ningú no t’hi obliga. Però cada desastre que quede en acabar el torn et costa 1 punt d’Autoritat, una vegada i una altra.',
      cites: ['GM-REST-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Les Taxes et donen una acció més el torn vinent. Després fas una prova d’Autoritat contra 10, o en perds 1 punt a l’instant.',
      cites: ['GM-TAXE-01', 'GM-TAXE-02'],
    },
    { kind: 'text', text: 'No se’n poden posar dues vegades en un torn.', cites: ['GM-TAXE-03'], ruling: true },
    { kind: 'heading', text: 'Desenvolupament' },
    { kind: 'text', text: 'Desenvolupament apuja una característica en 1, fins a 10. Quan l’apuntes dius quina.', cites: ['GM-DEVE-01'] },
    { kind: 'heading', text: 'Observació' },
    {
      kind: 'text',
      text: 'Mira els veïns de cua d’ull. Fes una prova de Diplomàcia contra 12: si la superes, una Investigació sobre el teu país que encara no s’haja fet s’ha de mostrar i es perd.',
      cites: ['GM-OBSE-01'],
    },
    {
      kind: 'text',
      text: 'Si n’hi ha més d’una, és la del jugador que ve després de tu. La que ja s’ha fet conserva el fruit, i si no n’hi ha cap, has mirat per a res.',
      cites: ['GM-OBSE-02', 'GM-OBSE-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Soldats' },
    {
      kind: 'text',
      text: 'Reclutar soldats té dues maneres. Un soldat ve sense tirar. Per a més cal una lleva, una prova de Militarisme contra 10: cada punt per sobre és un soldat, i et costa un punt d’Autoritat.',
      cites: ['GM-RECR-01', 'GM-RECR-02'],
    },
    {
      kind: 'text',
      text: 'Has de prendre’ls tots, però mai més soldats que Autoritat tens per a pagar-los; sense gens d’Autoritat la lleva és nul·la.',
      cites: ['GM-RECR-02', 'GM-RECR-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Els reclutes entren a la guarnició d’una ciutat teua, i no d’una assetjada, llevat que ho siguen totes.',
      cites: ['GM-RECR-03'],
    },
    {
      kind: 'text',
      text: 'Soldats a casa és el contrari: envia a casa tants punts com vulgues, i cadascun és un punt d’Autoritat, fins a 10. No hi poden anar les guarnicions assetjades ni les tropes d’una ciutat afectada per un desastre.',
      cites: ['GM-DEMO-01', 'GM-DEMO-02'],
    },
  ],
};
