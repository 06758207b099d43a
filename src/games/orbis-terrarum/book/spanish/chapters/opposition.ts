import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** When Nations oppose each other. */
export const opposition: Chapter<ClauseId> = {
  id: 'opposition',
  title: 'Cuando las Naciones se oponen',
  blocks: [
    { kind: 'heading', text: 'Contramedidas' },
    {
      kind: 'text',
      text: 'La medida que fracasa no necesita respuesta. A la medida hostil o la negociación que no ha fracasado responde su objetivo: tira la contramedida, sin tener que decirlo y sin gastar su propia medida.',
      cites: ['OT-OPP-01', 'OT-OPP-02'],
    },
    {
      kind: 'text',
      text: 'Qué estadística contrarresta a cuál está en la tabla de usos. Seis parejas se contrarrestan entre sí, y trece estadísticas, a sí mismas.',
      cites: ['OT-STAT-04', 'OT-STAT-05'],
    },
    { kind: 'text', text: 'Al defender, la Ofensiva se llama Defensa, y la Incisión, Supresión.', cites: ['OT-STAT-06'] },
    { kind: 'text', text: 'Puedes hacer tantas contramedidas como necesites.', cites: ['OT-OPP-03'] },
    {
      kind: 'text',
      text: 'Si la contramedida fracasa, el ataque conserva su grado. Si ambos triunfan, el grado de la respuesta se resta del grado del ataque; cuando no queda nada, es rechazado. Así, a igual grado resiste el defensor.',
      cites: ['OT-OPP-04', 'OT-OPP-05', 'OT-OPP-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un éxito crítico no lo reduce más que otro crítico; y entre dos críticos prevalece el del defensor.',
      cites: ['OT-OPP-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una contramedida solo protege. Nunca daña al atacante, y fallarla con estrépito no agrava el ataque.',
      cites: ['OT-OPP-15', 'OT-OPP-16'],
    },
    {
      kind: 'played',
      title: 'Igual al Umbral, fuera de casa',
      text: 'Un hostigamiento saca exactamente su Umbral, 40. Todo depende de la respuesta: la Supresión saca 41 y fracasa, así que el hostigamiento tiene un éxito leve.',
      ...played['a-tie-abroad'],
    },
    { kind: 'heading', text: 'Ataques conjuntos' },
    {
      kind: 'text',
      text: 'Si varias Naciones intentan lo mismo, con la misma estadística, contra una sola Nación en un turno, esta responde a todas con una tirada. Las medidas encubiertas nunca se suman.',
      cites: ['OT-OPP-09'],
    },
    {
      kind: 'text',
      text: 'La defensa se reparte. Suma los grados de los atacantes y resta el del defensor. La parte de la suma que quede es la parte de su propio grado que conserva cada atacante, redondeando hacia abajo. Si la defensa falla, todos conservan lo suyo. Los críticos van aparte.',
      cites: ['OT-OPP-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Toman parte solo las medidas abiertas que no han fracasado, no han perdido una contienda y encuentran defensa. Lo que el defensor tenga frente a uno de los atacantes cuenta una vez, y frente a uno oculto, nada.',
      cites: ['OT-OPP-18'],
    },
    {
      kind: 'played',
      title: 'Dos contra una',
      text: 'Francia y Romania atacan a Gothia el mismo año. Se tira una sola Defensa. Las atacantes tienen grados 3 y 2, cinco en total, y la Defensa 2. Quedan tres quintos: cada una conserva tres quintos de su grado, que hacia abajo son 1.',
      ...played['a-joint-attack'],
    },
    { kind: 'heading', text: 'Contiendas' },
    {
      kind: 'text',
      text: 'Las medidas que no pueden triunfar a la vez están en contienda: dos Naciones que ocupan la misma región, dos negociaciones con la misma Nación que piden ambas términos exclusivos, una medida y su oposición, y lo que el administrador enfrente. Gana una como mucho.',
      cites: ['OT-OPP-11'],
    },
    {
      kind: 'text',
      text: 'Los fracasos quedan fuera. Gana el mejor grado, luego el mejor margen; si hasta eso es igual, o ambos son críticos, nadie. Al vencedor le queda su grado menos el del mejor perdedor, pero al menos uno leve. Un crítico lo conserva todo.',
      cites: ['OT-OPP-12'],
    },
    {
      kind: 'text',
      text: 'Quien gana se enfrenta aún a la respuesta de su objetivo. Pero si te opusiste a una medida que habría triunfado, y ganaste, dañas a tu rival directamente con lo que quede.',
      cites: ['OT-OPP-13'],
    },
    {
      kind: 'text',
      text: 'Si aquello a lo que te oponías fracasó por sí solo, no hubo contienda, y se te responde como a cualquier atacante.',
      cites: ['OT-OPP-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Dos quieren la misma tierra',
      text: 'Francia y Gothia intentan ocupar Armorica. Ambas tienen éxito normal; decide el mejor margen. A igual grado no le quedaría nada a Francia, pero quien gana conserva al menos un éxito leve.',
      ...played['a-contest'],
    },
    { kind: 'heading', text: 'Otros modos' },
    {
      kind: 'text',
      text: 'Una Nación con Tácticas Asimétricas responde a un ataque con Supresión cuando le conviene más.',
      cites: ['OT-OPP-17'],
    },
    {
      kind: 'text',
      text: 'Podéis acordar otro modo de enfrentar éxito con éxito: el promedio de los grados o la diferencia de los márgenes.',
      cites: ['OT-OPP-08'],
    },
  ],
};
