import type { Option } from '../options.js';
import { from, pick } from './making.js';

/** What is asked before a game of Som el que decidim!. */
export const somElQueDecidim: readonly Option[] = [
  pick(
    'mode',
    ['Rules', 'Regles', 'Reglas', 'Règles'],
    [
      'Three sets of rules, one on top of another: begin with A, and add the others when you know it.',
      'Tres jocs de regles, l’un sobre l’altre: comença amb A i afegeix els altres quan el coneguis.',
      'Tres juegos de reglas, uno sobre otro: empieza con A y añade los demás cuando lo conozcas.',
      'Trois jeux de règles, l’un sur l’autre : commencez par A, ajoutez les autres quand vous le connaîtrez.',
    ],
    ['A', 'A: fiscal balances', 'A: balances fiscals', 'A: balanzas fiscales', 'A : balances fiscales'],
    ['AB', 'A and B: with public management', 'A i B: amb gestió pública', 'A y B: con gestión pública', 'A et B : avec gestion publique'],
    from(2, 'ABC', 'A, B and C: everything', 'A, B i C: tot', 'A, B y C: todo', 'A, B et C : tout'),
    from(2, 'AC', 'A and C: with participation', 'A i C: amb participació', 'A y C: con participación', 'A et C : avec participation'),
  ),
  pick(
    'centralism',
    ['Centralism', 'Centralisme', 'Centralismo', 'Centralisme'],
    [
      'How often the State takes its share: the higher, the harder.',
      'Cada quan l’Estat es queda la seva part: com més alt, més difícil.',
      'Cada cuánto se lleva el Estado su parte: cuanto más elevado, más difícil.',
      'À quelle fréquence l’État prend sa part : plus c’est haut, plus c’est dur.',
    ],
    ['choose', 'decided in play', 'es decideix jugant', 'se decide jugando', 'décidé en jeu'],
    from(2, 'medium', 'medium', 'mitjà', 'medio', 'moyen'),
    ['high', 'high', 'elevat', 'elevado', 'élevé'],
    ['intense', 'intense', 'intens', 'intenso', 'intense'],
  ),
  pick(
    'concentration',
    ['Start tile', 'Carta inicial', 'Carta de salida', 'Carte de départ'],
    [
      'Whether the tile where everybody starts may be moved before play.',
      'Si la carta on tothom comença es pot moure abans de jugar.',
      'Si la carta donde todos empiezan puede moverse antes de jugar.',
      'Si la carte où tous commencent peut être déplacée avant de jouer.',
    ],
    ['choose', 'may be swapped', 'es pot canviar', 'se puede cambiar', 'peut être échangée'],
    ['keep', 'stays', 'es queda', 'se queda', 'reste'],
  ),
];
