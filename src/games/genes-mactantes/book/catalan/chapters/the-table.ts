import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { countries, positions } from '../tables.js';

export const theTable: Chapter<ClauseId> = {
  id: 'the-table',
  title: 'Què hi ha a la taula',
  blocks: [
    {
      kind: 'text',
      text: 'Calen un full gran per al mapa, un full per a cada país, llapis i un dau de deu cares. Les cares van del 0 al 9, i el 0 és sempre un 10: la bona.',
      cites: ['GM-DICE-01'],
    },
    {
      kind: 'text',
      text: 'El dau només es tira quan una regla ho diu. A part d’això, només es deixa a l’atzar el sorteig de l’ordre de joc.',
      cites: ['GM-DICE-02'],
    },
    { kind: 'heading', text: 'El mapa' },
    {
      kind: 'text',
      text: 'El mapa està fet de territoris, de terra o de mar. Dos territoris són veïns si els uneix una línia, i només llavors. Una línia pot ser oberta, un riu o un penya-segat: per les dues primeres hi passen tropes i personatges; pel penya-segat, ningú.',
      cites: ['GM-MAP-01', 'GM-MAP-02'],
    },
    {
      kind: 'text',
      text: 'Una terra és costanera si toca un mar per algun lloc, ni que siga un penya-segat. Una illa, envoltada només de mar, és terra com qualsevol altra i pertany a un país.',
      cites: ['GM-MAP-03', 'GM-MAP-08'],
    },
    {
      kind: 'text',
      text: 'Cada terra té un sol amo: un de vosaltres, o ningú. Els mars no en tenen. Controlar un territori vol dir ser-ne l’amo; qui el controla, controla la ciutat que hi haja. En un territori hi cap una ciutat, no més.',
      cites: ['GM-MAP-04', 'GM-MAP-05', 'GM-MAP-06'],
    },
    {
      kind: 'text',
      text: 'Quan una regla necessita un ordre de llocs, és el del mapa, i dins d’un mateix lloc va la guarnició abans que l’armada, i l’armada abans que la patrulla.',
      cites: ['GM-MAP-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'La regió ja feta' },
    {
      kind: 'text',
      text: 'Si no voleu dibuixar, hi ha una regió a punt per a cada nombre de jugadors. Cada país té vuit territoris de la mateixa forma, perquè ningú no isca guanyant, i tres ciutats per a començar. Els països fan un anell i cadascun limita amb el següent; per fora hi ha el Mar de Fora i per dins el Mar de Dins.',
      cites: ['GM-PACK-01', 'GM-PACK-03', 'GM-PACK-04'],
    },
    positions,
    {
      kind: 'text',
      text: 'On un país toca el següent de l’anell, el seu tercer territori limita amb el seté de l’altre, i el quart amb el seté i, per un riu, amb el sisé.',
      cites: ['GM-PACK-02'],
    },
    countries,
    { kind: 'heading', text: 'Les tropes' },
    {
      kind: 'text',
      text: 'L’Exèrcit és un nombre de punts, i cada punt és en algun lloc del mapa. Els punts d’una mateixa mena en un mateix lloc són un contingent. N’hi ha de tres menes: la guarnició és dins d’una ciutat del seu país; l’armada és fora, a terra o al mar, i pot assetjar; la patrulla és una força lleugera de fora, i pot fer incursions.',
      cites: ['GM-STATE-01', 'GM-STATE-02', 'GM-STATE-03'],
    },
    { kind: 'heading', text: 'El full del país' },
    {
      kind: 'text',
      text: 'Apunta-hi el nom del país, unes paraules que el descriguen si vols, la Rellevància, les quatre característiques, les ciutats amb la capital marcada, i els personatges, cadascun amb nom i càrrec.',
      cites: ['GM-COMP-01', 'GM-COMP-02'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Autoritat: fins a quin punt t’obeeixen. Decideix qui actua primer i dona accions.' },
        { text: 'Diplomàcia: la teua influència a fora, i els teus espies.' },
        { text: 'Militarisme: la qualitat de les tropes.' },
        { text: 'Tecnologia: el que saps. Dona accions, i soldats al començament.' },
      ],
    },
    {
      kind: 'text',
      text: 'Totes quatre van del 0 al 10, com també el Contrapoder, la dissidència que els altres poden escampar al teu país; al començament no n’hi ha. Mentre dura, es resta de l’Autoritat allà on aquesta compta. Els guanys i les pèrdues d’Autoritat canvien el valor de davall, que en diem de base.',
      cites: ['GM-STATE-04', 'GM-STATE-05', 'GM-CPOW-01'],
    },
  ],
};
