import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** What may be agreed on beforehand. */
export const options: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Què podeu acordar',
  head: ['Opció', 'Per defecte', 'Altrament'],
  rows: [
    ['Regió', 'ja feta', 'pròpia, o dibuixada a taula'],
    ['Ordre de joc', 'per sorteig', 'com seieu'],
    ['Rellevància', 'mitjana per a tots', 'petita o gran per a tots, o a l’atzar'],
    ['Esdeveniments', 'sí', 'no'],
    ['Durada', 'deu torns', 'd’1 a 100 torns, o fins que algú guanye'],
    ['Victòria abans d’hora', 'sí', 'no: decideix l’últim torn, si no queda un sol país'],
    ['Victòria mixta', 'no', 'sí'],
    ['Arrodoniment', 'cap avall', 'al més pròxim, o cap amunt'],
    ['Mínim d’accions', '1', '0'],
    ['Guarnició d’una ciutat fundada durant la partida', '2 punts', '1 o cap'],
    ['Terreny en batalla', 'no', 'muntanyes i boscos defensen'],
    ['Mobilització abans d’una guerra civil', 'no', 'sí'],
    ['Tecnologia copiada només de qui en té més', 'no', 'sí'],
    ['Viatges d’un personatge per torn', '1', 'fins a 5'],
    ['Personatges amagats', 'sí', 'no'],
    ['Ajuda dels altres en les crisis', 'sí', 'no'],
    ['Màxim de personatges d’un país', '10', 'de 2 a 20'],
    ['Màxim d’ofertes d’un jugador per torn', '10', 'de 0 a 9'],
    ['Desastres', 'els set de la taula', 'propis'],
  ],
  cites: [
    ...(['GM-CFG-01', 'GM-CFG-02', 'GM-CFG-04', 'GM-CFG-05', 'GM-CFG-06', 'GM-CFG-07', 'GM-CFG-08'] as const),
    ...(['GM-CFG-09', 'GM-CFG-10', 'GM-CFG-11', 'GM-CFG-12', 'GM-CFG-13', 'GM-CFG-14', 'GM-CFG-15'] as const),
  ],
};
