import type { Term } from '../../../../core/words/book.js';

/** The words of the game. */
export const glossary: readonly Term[] = [
  {
    term: 'Agency',
    meaning: 'The tile Agència tributària catalana: while it lies face up, taxes are paid to the holder of the Generalitat.',
  },
  { term: 'Aligned', meaning: 'In the same row or in the same column.' },
  { term: 'Alliance', meaning: 'Several players who stand together in elections.' },
  { term: 'Centralism', meaning: 'How often the tiles of Spain act: medium, high or intense.' },
  { term: 'Change', meaning: 'Two discs of 1 € for one of 2 €.' },
  { term: 'Citizen', meaning: 'Your pawn: pink, lilac, orange or blue.' },
  { term: 'Consultation', meaning: 'The vote you all want to hold, and the ending in which you hold it.' },
  { term: 'Disc', meaning: 'A public management disc: a coin on one face, a service or an infrastructure on the other.' },
  { term: 'Discover', meaning: 'To turn up a tile that lay face down by stepping onto it.' },
  { term: 'Fist', meaning: 'Where you hide your votes until the holder gives the sign.' },
  { term: 'Gap', meaning: 'A cell without a tile, because a part of the urn lay there.' },
  { term: 'Generalitat', meaning: 'The government of Catalonia. Its marker says whose turn it is.' },
  { term: 'Holder', meaning: 'Whoever holds the Generalitat, and with it the die.' },
  { term: 'Infrastructure', meaning: 'A disc of 1 €: roads, railways, forests, energies or public housing.' },
  { term: 'Levy', meaning: 'A tax of the Generalitat’s own: the prescription euro or the inheritance tax.' },
  { term: 'List', meaning: 'One player or several who stand in elections.' },
  { term: 'Mossos d’Esquadra', meaning: 'The police of Catalonia, a disc of 2 €.' },
  { term: 'Motion of censure', meaning: 'A vote by which somebody who does not govern tries to change who does.' },
  { term: 'Participation disc', meaning: 'What you gain for sharing. It counts as a vote, and in the end as merit.' },
  { term: 'Pool', meaning: 'The participation discs that lie on the rally and belong to nobody.' },
  { term: 'Rally', meaning: 'The tile Concentració nacional, where all begin and regroup.' },
  { term: 'Service', meaning: 'A disc of 2 €: justice, health, education, Mossos d’Esquadra or firefighters.' },
  { term: 'Treasury', meaning: 'The Spanish treasury, a card beside the board. It owns all money that no player has.' },
  { term: 'Turn order', meaning: 'From each player to the one on the right.' },
  { term: 'Urn', meaning: 'The four tiles that together make the consultation possible.' },
];
