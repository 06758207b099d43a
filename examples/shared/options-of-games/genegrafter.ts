import type { Option } from '../options.js';
import { count, no, pick, yes } from './making.js';

/** What is asked before a game of Genegrafter. */
export const genegrafter: readonly Option[] = [
  count(
    'eventCount',
    ['Event cards', 'Cartes d’esdeveniment', 'Cartas de evento', 'Cartes évènement'],
    [
      'How many surprises are shuffled into the deck: the more, the wilder.',
      'Quantes sorpreses es barregen a la baralla: com més n’hi ha, més esbojarrat és.',
      'Cuántas sorpresas se barajan en el mazo: cuantas más hay, más alocado es.',
      'Combien de surprises sont mêlées au paquet : plus il y en a, plus c’est fou.',
    ],
    [0, 3, 6],
  ),
  pick(
    'gear',
    ['With gear', 'Amb equipament', 'Con equipamiento', 'Avec équipement'],
    [
      'Shuffles eight cards into the deck that characters can wear.',
      'Barreja a la baralla vuit cartes que els personatges poden portar.',
      'Baraja en el mazo ocho cartas que los personajes pueden llevar.',
      'Mêle au paquet huit cartes que les personnages peuvent porter.',
    ],
    no,
    yes,
  ),
  count(
    'startingLife',
    ['Life', 'Vida', 'Vida', 'Vie'],
    [
      'Whoever has no life left is out: less life makes a shorter game.',
      'Qui es queda sense vida és fora: menys vida fa la partida més curta.',
      'Quien se queda sin vida está fuera: menos vida, partida más corta.',
      'Qui n’a plus de vie est éliminé : moins de vie, partie plus courte.',
    ],
    [1, 6, 6],
  ),
  pick(
    'specialDie',
    ['Special die', 'Dau especial', 'Dado especial', 'Dé spécial'],
    [
      'The special die can turn a duel: it is rolled, its face is chosen, or it stays in the box.',
      'El dau especial pot capgirar un duel: es tira, se’n tria la cara o es queda a la capsa.',
      'El dado especial puede dar la vuelta a un duelo: se tira, se elige su cara o se queda en la caja.',
      'Le dé spécial peut renverser un duel : on le lance, on choisit sa face, ou il reste dans la boîte.',
    ],
    ['roll', 'rolled', 'es tira', 'se tira', 'lancé'],
    ['choose', 'face chosen', 'cara triada', 'cara elegida', 'face choisie'],
    ['off', 'left out', 'sense', 'sin él', 'sans'],
  ),
  pick(
    'battlesPerOpponent',
    ['Attacks on one opponent', 'Atacs a un mateix adversari', 'Ataques a un mismo adversario', 'Attaques sur un même adversaire'],
    [
      'How often one opponent may be attacked in a turn.',
      'Quantes vegades es pot atacar un mateix adversari en un torn.',
      'Cuántas veces se puede atacar a un mismo adversario en un turno.',
      'Combien de fois on peut attaquer un même adversaire par tour.',
    ],
    [
      'declared',
      'all announced at once, once a turn',
      'tots anunciats alhora, un cop per torn',
      'todos anunciados a la vez, una vez por turno',
      'toutes annoncées à la fois, une fois par tour',
    ],
    ['unlimited', 'without limit', 'sense límit', 'sin límite', 'sans limite'],
    ['one', 'one a turn', 'un per torn', 'uno por turno', 'une par tour'],
  ),
  pick(
    'autoReroll',
    ['Spend rerolls by themselves', 'Repeticions automàtiques', 'Repeticiones automáticas', 'Relances automatiques'],
    [
      'Rerolls go to your lowest die without asking: quicker, and a little weaker.',
      'Les repeticions van soles al teu dau més baix: més ràpid i una mica més fluix.',
      'Las repeticiones van solas a tu dado más bajo: más rápido y algo más flojo.',
      'Les relances vont seules à votre dé le plus bas : plus rapide, un peu moins fort.',
    ],
    no,
    yes,
  ),
];
