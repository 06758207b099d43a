import type { Term } from '../../../../core/words/book.js';

/** The words of the game. */
export const glossary: readonly Term[] = [
  {
    term: 'Agencia tributaria',
    meaning: 'La carta «Agència tributària catalana»: mientras está descubierta, los impuestos se pagan a quien tiene la Generalitat.',
  },
  { term: 'Alianza', meaning: 'Varios jugadores que se presentan juntos a unas elecciones.' },
  { term: 'Alineadas', meaning: 'En la misma fila o en la misma columna.' },
  { term: 'Cambio', meaning: 'Dos discos de 1 € por uno de 2 €.' },
  { term: 'Candidatura', meaning: 'Un jugador o varios que se presentan a unas elecciones.' },
  { term: 'Centralismo', meaning: 'Cuántas veces actúan las cartas de España: medio, elevado o intenso.' },
  { term: 'Ciudadano', meaning: 'Vuestro personaje: rosa, lila, naranja o azul.' },
  {
    term: 'Concentración',
    meaning:
      'La carta «Concentració nacional», donde todos empiezan y se reagrupan. Encima están los discos de participación que no son de nadie.',
  },
  { term: 'Consulta', meaning: 'La votación que todos queréis celebrar, y el final en que se celebra.' },
  { term: 'Descubrir', meaning: 'Dar la vuelta a una carta que estaba bocabajo al ir a ella.' },
  { term: 'Disco de gestión pública', meaning: 'El dinero: una moneda por una cara y un servicio o una infraestructura por la otra.' },
  { term: 'Disco de participación democrática', meaning: 'Lo que se gana al repartir. Sirve de voto y, al final, de mérito.' },
  { term: 'Generalitat', meaning: 'El gobierno de Catalunya. Su marcador dice de quién es el turno.' },
  {
    term: 'Hacienda',
    meaning: 'La Hacienda española, «Hisenda espanyola» en su carta, al lado del tablero. Suyo es el dinero que no tiene ningún jugador.',
  },
  { term: 'Hueco', meaning: 'Una casilla sin carta, porque allí había una parte de la urna.' },
  { term: 'Infraestructura', meaning: 'Un disco de 1 €: carreteras, vías férreas, bosques, energías o vivienda pública.' },
  { term: 'Moción de censura', meaning: 'Una votación con la que quien no gobierna intenta cambiar el gobierno.' },
  { term: 'Mossos d’Esquadra', meaning: 'La policía de Catalunya, un disco de 2 €.' },
  { term: 'Orden de turno', meaning: 'De cada jugador al de su derecha.' },
  { term: 'Puño', meaning: 'Donde escondéis los votos hasta que se da la señal.' },
  { term: 'Recursos', meaning: 'Lo que suman los discos de gestión pública de un jugador.' },
  { term: 'Servicio', meaning: 'Un disco de 2 €: justicia, sanidad, educación, Mossos d’Esquadra o bomberos.' },
  { term: 'Urna', meaning: 'Las cuatro cartas que juntas hacen posible la consulta.' },
];
