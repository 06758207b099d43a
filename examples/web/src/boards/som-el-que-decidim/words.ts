import { useTable } from '../table.js';
import { tongue } from '../tongue.js';

const inTongue = tongue({
  map: ['The country in 37 tiles', 'El país en 37 cartes', 'El país en 37 cartas', 'Le pays en 37 cartes'],
  cell: ['cell', 'casella', 'casilla', 'case'],
  gap: ['a gap', 'un buit', 'un hueco', 'un vide'],
  start: ['national rally', 'concentració nacional', 'concentración nacional', 'le rassemblement'],
  urns: ['parts of the urn', 'parts de l’urna', 'partes de la urna', 'parties de l’urne'],
  centralism: ['centralism', 'centralisme', 'centralismo', 'centralisme'],
  governs: ['governs', 'governa', 'gobierna', 'gouverne'],
  moves: ['moves', 'es desplaça', 'se desplaza', 'se déplace'],
  receives: ['receives', 'rep', 'recibe', 'reçoit'],
  election: ['Elections', 'Eleccions', 'Elecciones', 'Élections'],
  motion: ['Motion of censure', 'Moció de censura', 'Moción de censura', 'Motion de censure'],
  fist: ['votes in the fist', 'vots al puny', 'votos en el puño', 'votes dans le poing'],
  trail: ['where the walk has led', 'per on ha passat', 'por dónde ha pasado', 'par où l’on est passé'],
  waiting: ['not yet', 'encara no', 'todavía no', 'pas encore'],
});

/** The words of this picture in the language of the table. */
export const useWords = (): ReturnType<typeof inTongue> => inTongue(useTable().language);
