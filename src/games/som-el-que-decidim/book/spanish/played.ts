/** What was told of the examples when they were played: made by `npm run book`. */
export const played = {
  'first-taxes': {
    told: [
      'Bo: pagar vías férreas (1 €)',
      'Bo paga 1 € a la Hacienda española (impuestos): vías férreas (1 €).',
      'Cai: pagar bosques (1 €)',
      'Cai paga 1 € a la Hacienda española (impuestos): bosques (1 €).',
      'Dot: pagar bosques (1 €)',
      'Dot paga 1 € a la Hacienda española (impuestos): bosques (1 €).',
      'Ada: pagar justicia (2 €)',
      'Ada paga 2 € a la Hacienda española (impuestos): justicia (2 €).',
    ],
  },
  'change-for-a-tax': {
    told: [
      'Cai: cambiar educación (2 €)',
      'Cai cambia educación (2 €) con la Hacienda española por vivienda pública (1 €) y vías férreas (1 €).',
      'Cai: pagar vivienda pública (1 €)',
      'Cai paga 1 € a la Hacienda española (impuestos): vivienda pública (1 €).',
    ],
  },
  'a-gift': {
    told: [
      'Ada: entregar Mossos d’Esquadra (2 €) a Bo',
      'Ada entrega Mossos d’Esquadra (2 €) a Bo.',
      'Ada gana 2 discos de participación (1 de quien recibe, 1 de la concentración).',
      'Ada: entregar carreteras (1 €) a Bo',
      'Ada entrega carreteras (1 €) a Bo.',
      'Ada gana 1 disco de participación (0 de quien recibe, 1 de la concentración).',
      'Ada: cerrar la cohesión social',
      'Ada cierra la cohesión social.',
      'Se desplaza: Ada.',
    ],
  },
  'a-walk': {
    told: [
      'Ada: desplazarse a la casilla 4',
      'Se descubre la casilla 4: Puerto de contenedores.',
      'Ada va de la casilla 0 a la 4.',
      'Puerto de contenedores: 3 € para Ada.',
      'Ada: tomar 1 disco de 2 € y lo que quede en discos de 1 €',
      'Ada toma 3 €: Mossos d’Esquadra (2 €) y energías (1 €).',
      'Ada: desplazarse a la casilla 10',
      'Se descubre la casilla 10: Ondas públicas.',
      'Ada va de la casilla 4 a la 10.',
      'Ada: desplazarse a la casilla 16',
      'Se descubre la casilla 16: Sociedad movilizada.',
      'Parte de la urna: Sociedad movilizada. Partes halladas: 1.',
      'Ada termina su desplazamiento.',
      'Termina el turno; sigue Bo.',
      'Turno 2: Bo tiene la Generalitat.',
      'Impuestos: Cai 1 € a la Hacienda española, Dot 1 € a la Hacienda española, Ada 1 € a la Hacienda española, Bo 2 € a la Hacienda española.',
    ],
    board: `      +-----+-----+-----+
      |  0  |  1  |  2  |
      |  ★  | ░░░ | ░░░ |
      | LNA |     |     |
+-----+-----+-----+-----+-----+-----+
|  3  |  4  |  5  |  6  |  7  |  8  |
| ░░░ | €€€ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
|  9  | 10  | 11  | 12  | 13  | 14  | 15  |
| ░░░ | Cat | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |  R  |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 16  | 17  | 18  | 19  | 20  | 21  | 22  |
|     | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 23  | 24  | 25  | 26  | 27  | 28  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+
| 29  | 30  | 31  | 32  | 33  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |
+-----+-----+-----+-----+-----+
      | 34  | 35  | 36  |
      | ░░░ | ░░░ | ░░░ |
      |     |     |     |
      +-----+-----+-----+

Hacienda española 9 € (3×2 + 3×1) · sobre la concentración 12 · urna 1/4
R Ada: 9 € · participación 0 · 2 × justicia (2 €), Mossos d’Esquadra (2 €), 2 × carreteras (1 €), energías (1 €)
L Bo [Generalitat]: 6 € · participación 0 · 2 × sanidad (2 €), 2 × vías férreas (1 €)
N Cai: 6 € · participación 0 · sanidad (2 €), educación (2 €), 2 × bosques (1 €)
A Dot: 6 € · participación 0 · 2 × educación (2 €), bosques (1 €), energías (1 €)`,
  },
  'the-state-acts': {
    told: [
      'Ada: desplazarse a la casilla 33',
      'Se descubre la casilla 33: Veto del tribunal.',
      'Ada va de la casilla 27 a la 33.',
      'El Estado actúa: Veto del tribunal.',
      'Todos los ciudadanos se concentran en la casilla 0.',
      'Ada termina su desplazamiento.',
      'Se recogen y barajan: Agència tributària catalana, Puerto de contenedores y Mayoría en el parlamento.',
      'Hay de nuevo cartas bocabajo en las casillas 1, 4 y 30.',
      'Termina el turno; sigue Bo.',
      'Turno 2: Bo tiene la Generalitat.',
      'Impuestos: Cai 1 € a la Hacienda española, Dot 1 € a la Hacienda española, Ada 1 € a la Hacienda española, Bo 2 € a la Hacienda española.',
    ],
    board: `      +-----+-----+-----+
      |  0  |  1  |  2  |
      |  ★  | ░░░ | ░░░ |
      |RLNA |     |     |
+-----+-----+-----+-----+-----+-----+
|  3  |  4  |  5  |  6  |  7  |  8  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
|  9  | 10  | 11  | 12  | 13  | 14  | 15  |
| ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 16  | 17  | 18  | 19  | 20  | 21  | 22  |
| ░░░ | ░░░ | Suf | ░░░ | ░░░ | ░░░ | ░░░ |
|     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+
| 23  | 24  | 25  | 26  | 27  | 28  |
| ░░░ | ░░░ | ░░░ | ░░░ | Mun | ░░░ |
|     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+
| 29  | 30  | 31  | 32  | 33  |
| ░░░ | ░░░ | ░░░ | ░░░ | Esp |
|     |     |     |     |     |
+-----+-----+-----+-----+-----+
      | 34  | 35  | 36  |
      | ░░░ | ░░░ | ░░░ |
      |     |     |     |
      +-----+-----+-----+

Hacienda española 12 € (4×2 + 4×1) · sobre la concentración 12 · urna 0/4
R Ada: 6 € · participación 0 · 2 × justicia (2 €), 2 × carreteras (1 €)
L Bo [Generalitat]: 6 € · participación 0 · 2 × sanidad (2 €), 2 × vías férreas (1 €)
N Cai: 6 € · participación 0 · sanidad (2 €), educación (2 €), 2 × bosques (1 €)
A Dot: 6 € · participación 0 · 2 × educación (2 €), bosques (1 €), energías (1 €)`,
  },
  'empty-treasury': {
    told: [
      'Dot: lanzar el dado',
      'El dado muestra 4 € y a quien tiene la Generalitat.',
      'Termina la partida: declaración unilateral de independencia. Gana Dot (participación: Ada 1, Bo 4, Cai 4, Dot 0).',
    ],
  },
  'an-exchange': {
    told: [
      'Ada: tomar Mossos d’Esquadra de Bo a cambio de dos discos de vías férreas',
      'Ada toma Mossos d’Esquadra (2 €) de Bo a cambio de 2 × vías férreas (1 €): uno para Bo y otro para Hacienda.',
    ],
  },
  'protected-urn': {
    told: [
      'Ada: desplazarse a la casilla 33',
      'Se descubre la casilla 33: Veto del tribunal.',
      'Ada va de la casilla 27 a la 33.',
      'El Estado actúa: Veto del tribunal.',
      'Todos los ciudadanos se concentran en la casilla 0.',
      'Ada termina su desplazamiento.',
      'Ada: proteger «Sociedad movilizada» con bomberos de Cai',
      '«Sociedad movilizada» queda protegida por bomberos (2 €) de Cai.',
      'Se recogen y barajan: Torres humanas, Asamblea vecinal, Atención en el extranjero y Veto del tribunal.',
      'Hay de nuevo cartas bocabajo en las casillas 7, 12, 31 y 33.',
      'Termina el turno; sigue Bo.',
      'Turno 2: Bo tiene la Generalitat.',
      'Impuestos: Cai 1 € a la Hacienda española, Dot 1 € a la Hacienda española, Ada 1 € a la Hacienda española, Bo 2 € a la Hacienda española.',
    ],
  },
  'an-election': {
    told: [
      'Ada: convocar elecciones',
      'Ada convoca elecciones anticipadas.',
      'Ada: pagar sanidad (2 €) y carreteras (1 €)',
      'Ada paga 3 € a la Hacienda española (coste de las elecciones): sanidad (2 €) y carreteras (1 €).',
      'Ada: presentarse por separado',
      'Ada se presenta por separado.',
      'Bo: presentarse por separado',
      'Bo se presenta por separado.',
      'Cai: presentarse en la candidatura de Cai y Dot, para que gobierne Dot',
      'Cai se presenta en la candidatura de Cai y Dot, para que gobierne Dot.',
      'Dot: presentarse en la candidatura de Cai y Dot, para que gobierne Dot',
      'Dot se presenta en la candidatura de Cai y Dot, para que gobierne Dot.',
      'Candidaturas: Ada, Bo, Cai+Dot (gobernaría Dot).',
      'Ada: esconder 3 votos en el puño',
      'Ada esconde 3 votos en el puño.',
      'Bo: esconder 1 voto en el puño',
      'Bo esconde 1 voto en el puño.',
      'Cai: esconder 2 votos en el puño',
      'Cai esconde 2 votos en el puño.',
      'Dot: esconder 1 voto en el puño',
      'Dot esconde 1 voto en el puño.',
      'Ada: abrir los puños',
      'Se abren los puños: Ada 3, Bo 1, Cai 2, Dot 1.',
      'Elecciones: Ada 3, Bo 1, Cai+Dot 3. Gana Ada: gobernará Ada.',
      'Ada termina su desplazamiento.',
      'Termina el turno; sigue Ada.',
      'Turno 2: Ada tiene la Generalitat.',
      'Impuestos: Bo 1 € a la Hacienda española, Cai 1 € a la Hacienda española, Dot 1 € a la Hacienda española, Ada 2 € a la Hacienda española.',
    ],
  },
  'a-motion': {
    told: [
      'Cai: presentar una moción de censura para que gobierne Dot',
      'Cai presenta una moción de censura; gobernaría Dot.',
      'Bo: mantenerse neutral',
      'Bo se mantiene neutral.',
      'Dot: apoyar al candidato',
      'Dot apoya al candidato.',
      'Los apoyos están claros; si gana Cai, gobierna Dot.',
      'Ada: esconder 4 votos en el puño',
      'Ada esconde 4 votos en el puño.',
      'Cai: esconder 2 votos en el puño',
      'Cai esconde 2 votos en el puño.',
      'Dot: esconder 3 votos en el puño',
      'Dot esconde 3 votos en el puño.',
      'Ada: abrir los puños',
      'Se abren los puños: Ada 4, Cai 2, Dot 3.',
      'Moción: Cai+Dot 5, Ada 4. La moción prospera: gobernará Dot.',
      'Cai termina su desplazamiento.',
      'Termina el turno; sigue Dot.',
      'Turno 2: Dot tiene la Generalitat.',
      'Impuestos: Ada 1 € a la Hacienda española, Bo 1 € a la Hacienda española, Cai 1 € a la Hacienda española, Dot 2 € a la Hacienda española.',
    ],
  },
} as const;
