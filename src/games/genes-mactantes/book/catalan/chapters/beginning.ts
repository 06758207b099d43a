import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { relevance, sheets } from '../tables.js';

export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'Com es comença',
  blocks: [
    { kind: 'text', text: 'Una partida es prepara en aquests passos, un darrere l’altre.', cites: ['GM-SETUP-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Sortegeu l’ordre de joc, o acordeu que siga com seieu.', cites: ['GM-ORDER-01'] },
        { text: 'Dibuixeu la regió, o agafeu la ja feta.', cites: ['GM-BOARD-07', 'GM-PACK-05'] },
        { text: 'Trieu país.' },
        { text: 'Mireu com és de gran.' },
        { text: 'Creeu els països, tots alhora i d’amagat.' },
        { text: 'Distribuïu els Exèrcits, tots alhora i d’amagat.' },
        { text: 'Mostreu-ho tot, i comença el primer torn.', cites: ['GM-SETUP-03'] },
      ],
    },
    { kind: 'heading', text: 'Dibuixar la regió' },
    {
      kind: 'text',
      text: 'La regió es fa amb quatre dibuixos, que van passant segons l’ordre de joc; si sou dos o tres, algú dibuixa dues vegades.',
      cites: ['GM-BOARD-01'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'La silueta: les terres, les illes i els mars, amb els noms i què toca amb què.', cites: ['GM-BOARD-02'] },
        { text: 'Els accidents de la terra, i quines línies són penya-segats o rius.', cites: ['GM-BOARD-03'] },
        { text: 'Les fronteres: tota la terra, illes incloses, en tants països com sou.', cites: ['GM-BOARD-04'] },
        { text: 'Tres ciutats a cada país, en tres territoris diferents.', cites: ['GM-BOARD-05'] },
      ],
    },
    {
      kind: 'text',
      text: 'Cada dibuix es mira abans de fer el següent. Si no compleix una regla dels mapes, que són al capítol d’opcions, el mateix jugador ho torna a provar.',
      cites: ['GM-BOARD-06'],
    },
    { kind: 'heading', text: 'Triar país' },
    {
      kind: 'text',
      text: 'Ara trieu, cadascun un país dels que encara són lliures, i l’últim es queda l’últim. L’ordre de joc continua on s’han acabat els dibuixos: si han dibuixat Arnau, Berenguer, Cugat i altra vegada Arnau, el primer que tria és Berenguer.',
      cites: ['GM-DRAFT-02', 'GM-DRAFT-03'],
    },
    {
      kind: 'text',
      text: 'També és així si no heu dibuixat res: tria primer qui hauria fet el cinqué dibuix.',
      cites: ['GM-DRAFT-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Amb el país venen les terres, les tres ciutats, cap d’elles emmurallada, i el nom, que pots canviar.',
      cites: ['GM-DRAFT-04'],
    },
    { kind: 'heading', text: 'La Rellevància' },
    {
      kind: 'text',
      text: 'La Rellevància és el pes del país a la regió. Acordeu-ne una per a tots, o tireu el dau per ordre: de l’1 al 5 és petita, del 6 al 8 mitjana, amb 9 i 0 gran. Després ja no canvia.',
      cites: ['GM-REL-02', 'GM-REL-03', 'GM-CFG-04'],
    },
    relevance,
    { kind: 'heading', text: 'Crear el país' },
    { kind: 'text', text: 'Gasta els punts de creació com vulgues. Els que no gastes es perden.', cites: ['GM-CREA-01', 'GM-REL-01'] },
    {
      kind: 'points',
      items: [
        { text: 'Una característica comença a 0 i costa 1 punt per punt, fins a 10.', cites: ['GM-CREA-02'] },
        {
          text: 'Un personatge costa el que sumen els seus valors. Els valors són en les mateixes quatre característiques, cap per damunt de 3 i almenys un per damunt de 0; en pot tenir més d’un.',
          cites: ['GM-CREA-03', 'GM-CREA-04', 'GM-STATE-06'],
        },
        {
          text: 'Una ciutat nova costa 1 punt, o 2 si és emmurallada. Vol terra teua sense ciutat, i un nom que no tinga ningú.',
          cites: ['GM-CREA-06', 'GM-CREA-07'],
        },
        { text: 'Les muralles d’una de les tres primeres ciutats costen 1 punt.', cites: ['GM-CREA-06', 'GM-SACT-02'], ruling: true },
        { text: 'Un punt d’Exèrcit costa 1.', cites: ['GM-CREA-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'Marca una ciutat com a capital. La marca hi queda per sempre, passe el que passe amb la ciutat.',
      cites: ['GM-CREA-09'],
    },
    {
      kind: 'text',
      text: 'No cal que tingues personatges, però si en tens has de nomenar-ne un principal: rei, president o com en vulgues dir. El principal comença en una de les teues ciutats i els altres a qualsevol lloc del país. El país, la gent i els càrrecs han de tenir nom.',
      cites: ['GM-CREA-05', 'GM-CREA-10', 'GM-CREA-11'],
    },
    {
      kind: 'text',
      text: 'Si dos de vosaltres han posat el mateix nom a una ciutat nova, el que va després en l’ordre hi afig un numeral.',
      cites: ['GM-CREA-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'El primer Exèrcit' },
    {
      kind: 'text',
      text: 'Suma els punts de la Rellevància, 2 per cada ciutat, el Militarisme, la meitat de la Tecnologia i els punts de creació que hi hages esmerçat. A partir d’ara la fórmula s’oblida: l’Exèrcit creix i minva per allò que li passa.',
      cites: ['GM-DEPL-01', 'GM-DEPL-04'],
    },
    {
      kind: 'text',
      text: 'Reparteix-lo tot pel mapa: guarnicions a les ciutats, armades i patrulles en terra teua o als mars on té eixida.',
      cites: ['GM-DEPL-02', 'GM-DEPL-03'],
    },
    {
      kind: 'text',
      text: 'Quan tothom ha acabat, mostreu els fulls i les tropes, i digueu en quina ciutat és el vostre principal. On són els altres personatges, us ho guardeu. El que s’ha entregat ja no es pot canviar.',
      cites: ['GM-SETUP-02', 'GM-SETUP-03', 'GM-VIS-04', 'GM-VIS-07'],
    },
    { kind: 'heading', text: 'Si teniu pressa' },
    {
      kind: 'text',
      text: 'Hi ha dotze països a punt, quatre de cada mida. Gasten els punts justos; posen la capital i tothom a la primera ciutat, i ciutats noves on n’hi cap.',
      cites: ['GM-SHEET-01', 'GM-SHEET-02'],
    },
    sheets,
    {
      kind: 'text',
      text: 'L’Exèrcit es pot repartir per igual entre les ciutats, deixar tot a la capital, o traure’n la meitat a camp obert. Qui no té nom el pren d’una llista de noms catalans antics, i els càrrecs van per ordre: sobirà, canceller, mariscal, ambaixador i majordom.',
      cites: ['GM-SHEET-03', 'GM-NAME-01'],
    },
  ],
};
