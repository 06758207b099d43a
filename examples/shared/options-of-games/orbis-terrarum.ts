import type { Option } from '../options.js';
import { count, pick, turns } from './making.js';

/** What is asked before a game of Orbis Terrarum II. */
export const orbisTerrarum: readonly Option[] = [
  count(
    'turnLimit',
    turns,
    [
      'A turn is a year of the world. Nobody wins: at the end you see how far each Nation has come.',
      'Un torn és un any del món. Ningú no guanya: al final es veu fins on ha arribat cada Nació.',
      'Un turno es un año del mundo. Nadie gana: al final se ve hasta dónde ha llegado cada Nación.',
      'Un tour est une année du monde. Personne ne gagne : à la fin on voit où en est chaque Nation.',
    ],
    [1, 10, 100],
    {
      none: [
        'until the referee ends it',
        'fins que l’àrbitre l’acabi',
        'hasta que el administrador la termine',
        'jusqu’à ce que l’arbitre y mette fin',
      ],
      noneIsRefereed: true,
    },
  ),
  count(
    'measuresPerTurn',
    ['Measures a turn', 'Mesures per torn', 'Medidas por turno', 'Mesures par tour'],
    [
      'How much a Nation undertakes in a year: more means longer turns.',
      'Quant emprèn una Nació en un any: més vol dir torns més llargs.',
      'Cuánto emprende una Nación en un año: más significa turnos más largos.',
      'Ce qu’une Nation entreprend en un an : plus il y en a, plus le tour est long.',
    ],
    [1, 1, 5],
  ),
  pick(
    'orderVisibility',
    ['Orders', 'Ordres', 'Órdenes', 'Ordres'],
    [
      'Everybody sees what is announced, or nothing is known until the year is resolved.',
      'Tothom veu el que s’anuncia, o no se sap res fins que es resol l’any.',
      'Todos ven lo que se anuncia, o no se sabe nada hasta que se resuelve el año.',
      'Tous voient ce qui est annoncé, ou rien n’est su avant la fin de l’année.',
    ],
    ['public', 'in the open', 'a la vista', 'a la vista', 'à découvert'],
    ['sealed', 'sealed', 'segellades', 'selladas', 'scellés'],
  ),
  pick(
    'autoHappenings',
    ['Happenings', 'Esdeveniments', 'Eventos', 'Évènements'],
    [
      'Whether plagues, prophets and migrations befall the world between the turns.',
      'Si pestes, profetes i migracions cauen sobre el món entre torns.',
      'Si pestes, profetas y migraciones caen sobre el mundo entre turnos.',
      'Si pestes, prophètes et migrations frappent le monde entre les tours.',
    ],
    ['deck', 'from the deck', 'de la taula', 'del mazo', 'du paquet'],
    ['none', 'none', 'cap', 'ninguno', 'aucun'],
  ),
];
