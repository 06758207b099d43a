import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Ties, rivals and alliances. */
export const fightsOfSeveral: Chapter<ClauseId> = {
  id: 'fights-of-several',
  title: 'Cuando varios atacan el mismo planeta',
  blocks: [
    {
      kind: 'text',
      text: 'Solo puede conquistar el mayor Valor de Ataque. Los demás han fallado, aunque falle también el más fuerte.',
      cites: ['ET-FIGHT-01'],
    },
    { kind: 'text', text: 'Si varios empatan con el mayor y cada uno superaría la Defensa, se sortea.', cites: ['ET-FIGHT-04'] },
    {
      kind: 'text',
      text: 'En el sorteo entran solo los que superarían la Defensa. En un planeta habitado eso puede favorecer a quien no gastó su fuerza en matar.',
      cites: ['ET-FIGHT-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'Quién mata a los habitantes' },
    {
      kind: 'text',
      text: 'Matan todos los atacantes, también rivales y perdedores, cada uno hasta su propio Valor de Ataque. Las muertes se apuntan a quien las causa, y hay gestas que las piden.',
      cites: ['ET-KILL-01', 'ET-KILL-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Va primero el mayor Valor de Ataque individual, y luego los siguientes. Los aliados cuentan aquí uno por uno.',
      cites: ['ET-KILL-02'],
    },
    { kind: 'text', text: 'Si les toca a varios iguales y no hay habitantes para todos, se sortea el orden.', cites: ['ET-KILL-03'] },
    {
      kind: 'played',
      title: 'Dos contra Fenris',
      text: 'Ada manda dos Invasiones y Bo una, cada cual por su cuenta. Ada mata a los dos Marines Espaciales y no le queda nada. A Bo le queda su punto, pero su ataque no era el mayor. No conquista nadie.',
      ...played['two-on-fenris'],
    },
    { kind: 'heading', text: 'Alianzas' },
    {
      kind: 'text',
      text: 'Para atacar como uno solo, cada aliado invade el planeta y escribe las mismas dos cosas: quiénes son los aliados y para quién será el planeta.',
      cites: ['ET-ALLY-08'],
    },
    {
      kind: 'text',
      text: 'Una alianza vale para un planeta y un turno. Tiene al menos dos miembros, y quien la escribe es uno de ellos.',
      cites: ['ET-ALLY-01', 'ET-ALLY-02'],
    },
    {
      kind: 'text',
      text: 'Todos los miembros han de poder llegar al planeta, y ninguno puede controlarlo.',
      cites: ['ET-ALLY-03', 'ET-ALLY-04', 'ET-INV-06'],
    },
    {
      kind: 'text',
      text: 'Cada uno paga sus Invasiones a su propio precio. En el combate los Valores de Ataque se suman y la alianza cuenta como uno.',
      cites: ['ET-ALLY-10', 'ET-ALLY-11'],
    },
    { kind: 'text', text: 'Si conquista, el planeta es para quien todos nombrasteis.', cites: ['ET-ALLY-12'] },
    { kind: 'text', text: 'Ha de ser un miembro. El turno siguiente podrá entregarlo a otro.', cites: ['ET-ALLY-05'], ruling: true },
    {
      kind: 'text',
      text: 'Si uno solo se olvida, o escribe otra cosa, no hay alianza: cada cual ataca por su cuenta.',
      cites: ['ET-ALLY-09'],
    },
    {
      kind: 'text',
      text: 'Entonces tampoco van aliados los que sí coinciden. Pero un extraño que nombre a los miembros de una buena alianza no la estropea.',
      cites: ['ET-ALLY-09'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Dos contra uno, y otro por libre',
      text: 'Bo y Cleo han acordado que Ferrod será para Bo, y los dos lo han escrito. Dan ataca solo.',
      ...played['an-alliance'],
    },
    {
      kind: 'played',
      title: 'Lo mismo, pero Cleo se olvidó',
      text: 'Cleo no escribió nada de alianzas. Ahora hay tres ataques de 1 frente a frente, y decide el sorteo.',
      ...played['a-forgotten-alliance'],
    },
    { kind: 'heading', text: 'Letra pequeña que conviene a los aliados' },
    {
      kind: 'text',
      text: 'Podéis nombrar al miembro que matará primero. Si todos nombran al mismo, pasa por tan fuerte como el más fuerte de vosotros y va delante de los otros, pero no mata más que su propio Valor de Ataque.',
      cites: ['ET-ALLY-05', 'ET-KILL-02', 'ET-KILL-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Si no nombráis al mismo, la alianza vale y mata primero el más fuerte.', cites: ['ET-ALLY-08'] },
    {
      kind: 'text',
      text: 'Puedes reconocer a otro miembro como tu Señor de la Guerra. Le sirve para una gesta y para nada más; no hace falta que coincidáis.',
      cites: ['ET-ALLY-06', 'ET-ALLY-07', 'ET-ALLY-13'],
    },
    {
      kind: 'text',
      text: 'Cuando conquista una alianza, todos sus miembros han invadido con éxito. Conquistar, solo ha conquistado quien recibe el planeta. Unas gestas piden lo primero y otras lo segundo.',
      cites: ['ET-FIGHT-08'],
    },
  ],
};
