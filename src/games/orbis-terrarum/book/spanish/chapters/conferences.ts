import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Conferences. */
export const conferences: Chapter<ClauseId> = {
  id: 'conferences',
  title: 'Conferencias',
  blocks: [
    {
      kind: 'text',
      text: 'Para hacer un tratado entre muchos a la vez, o para cambiar uno, las Naciones se reúnen en conferencia. El convocante nombra el tema, el año en que empieza, los invitados, si vienen vasallos y cómo se cuentan los votos.',
      cites: ['OT-CONF-01'],
    },
    { kind: 'heading', text: 'Quién puede convocar' },
    {
      kind: 'text',
      text: 'Las partes de un tratado, los declarantes de una declaración y los miembros de una Organización pueden convocar sobre ellos, salvo que el derecho esté reservado a algunos.',
      cites: ['OT-CONF-02', 'OT-CONF-26'],
    },
    {
      kind: 'text',
      text: 'Cualquier otro necesita un buen motivo o un gran nombre, y el permiso del administrador.',
      cites: ['OT-CONF-03'],
    },
    {
      kind: 'text',
      text: 'El bloque son el convocante, los que acuden, los invitados y los que pertenecen a aquello de que se trata, menos quien se retiró en protesta. Lo que se resuelve obliga a todos, presentes o no.',
      cites: ['OT-CONF-22'],
    },
    { kind: 'heading', text: 'El debate' },
    {
      kind: 'text',
      text: 'Acude si eres del bloque. No tienes obligación; pero quedas obligado igual.',
      cites: ['OT-CONF-04', 'OT-RES-09'],
    },
    {
      kind: 'text',
      text: 'Desde su primer año hay debate, hasta que el convocante abra la votación, todos mantengan su postura o pasen diez años. Quien aún no ha venido tiene todo el primer año para acudir y hablar.',
      cites: ['OT-CONF-12', 'OT-CONF-13'],
    },
    {
      kind: 'text',
      text: 'El convocante presenta propuestas, y todos, contrapropuestas: un tratado, una declaración conjunta o cambios en aquello de que se trata. Cada uno presenta una por año.',
      cites: ['OT-CONF-05'],
    },
    {
      kind: 'text',
      text: 'La palabra se abre a todos si lo quiere el convocante o más de la mitad de los presentes.',
      cites: ['OT-CONF-24'],
    },
    {
      kind: 'text',
      text: 'Cuando ya no vayas a moverte, di que mantienes tu postura. Si presentas algo, te desdices.',
      cites: ['OT-CONF-06'],
    },
    {
      kind: 'text',
      text: 'La votación no puede abrirse el año en que empezó el debate; y quien sea del bloque puede acudir y votar hasta el recuento.',
      cites: ['OT-CONF-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'La votación' },
    {
      kind: 'text',
      text: 'Vota a favor de una propuesta, en contra o abstente; donde haya varias sobre un asunto, vota por una o abstente. Cada asistente tiene un voto, salvo que el convocante diera pesos.',
      cites: ['OT-CONF-08', 'OT-CONF-15'],
    },
    {
      kind: 'text',
      text: 'Los votos se cuentan cuando todos han votado, a más tardar un año después de abrirse la votación; en el año en que empezó el debate, solo si no falta nadie del bloque por venir. Quien no votó se abstiene.',
      cites: ['OT-CONF-14'],
    },
    {
      kind: 'text',
      text: 'Una propuesta única se aprueba con un solo voto si nadie está en contra; si alguien lo está, necesita más de la mitad de todos, abstenciones incluidas.',
      cites: ['OT-CONF-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si los votos a favor y en contra de una propuesta única son iguales, decide el del convocante; donde hacen falta dos tercios, fracasa.',
      cites: ['OT-CONF-17'],
    },
    {
      kind: 'text',
      text: 'Si el convocante eligió mayoría simple, una propuesta única discutida se aprueba con más votos a favor que en contra; si eligió dos tercios, con dos tercios de todos, abstenciones incluidas.',
      cites: ['OT-CONF-25'],
    },
    {
      kind: 'text',
      text: 'De varias propuestas gana la de más votos, y el convocante puede rechazarla. Una única, en cambio, queda en pie.',
      cites: ['OT-CONF-18', 'OT-CONF-19'],
    },
    {
      kind: 'text',
      text: 'Solo quienes pertenecen a un tratado, declaración u Organización votan sus cambios. Lo nuevo lo votan todos los presentes.',
      cites: ['OT-CONF-27'],
      ruling: true,
    },
    { kind: 'text', text: 'Los votos de quienes se fueron no cuentan.', cites: ['OT-CONF-20'] },
    {
      kind: 'text',
      text: 'Una conferencia puede resolver varias cosas, o nada. Desde su segundo año el convocante puede disolverla; y si se extingue durante el debate, queda disuelta.',
      cites: ['OT-CONF-21', 'OT-CONF-10', 'OT-CONF-23'],
    },
    {
      kind: 'played',
      title: 'Una propuesta única',
      text: 'Tres Naciones se reúnen por invitación de Francia; dos votan por un tratado de no agresión y una se abstiene. Nadie está en contra, así que se aprueba y obliga a las tres.',
      ...played['a-vote'],
    },
    { kind: 'heading', text: 'Qué hace una resolución' },
    { kind: 'text', text: 'El tratado resuelto tiene por partes a todo el bloque.', cites: ['OT-RES-01'] },
    { kind: 'text', text: 'La declaración resuelta es conjunta de todo el bloque.', cites: ['OT-RES-11'] },
    {
      kind: 'text',
      text: 'Una resolución no te quita nada si no votaste por ella: ni pagos, ni tierra, ni vasallos, ni tu libertad, ni otro tratado. Si lo hiciera, es nula. Deberes, condiciones y penalidades te obligan sin tu voto.',
      cites: ['OT-RES-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Una conferencia también puede cambiar o terminar aquello sobre lo que se convocó, y admitir en ello a otras Naciones.',
      cites: ['OT-RES-02'],
    },
    {
      kind: 'text',
      text: 'Una conferencia puede excluir a alguien, que queda +5 más lejos de cada uno de los otros durante cinco turnos.',
      cites: ['OT-RES-03'],
    },
    {
      kind: 'text',
      text: 'Una conferencia puede suspender a alguien, que conserva todos los deberes y pierde todos los privilegios hasta que se le restituya.',
      cites: ['OT-RES-04'],
    },
    { kind: 'heading', text: 'Salir' },
    { kind: 'text', text: 'Te libras de una resolución por recusación, de una de tres formas.', cites: ['OT-CONF-11'] },
    {
      kind: 'points',
      items: [
        { text: 'Con preaviso de dos años. No cuesta nada, si la resolución no dice otra cosa.', cites: ['OT-RES-05'] },
        {
          text: 'En protesta, al instante, dentro de tres años, si no votaste por ella. Cuesta lo que diga la resolución o, si no, una Lejanía de +5 por diez turnos hacia y desde todos los que se quedan.',
          cites: ['OT-RES-06'],
          ruling: true,
        },
        {
          text: 'Por ausencia, al instante y sin coste, dentro de tres años, si no pertenecías antes ni acudiste nunca.',
          cites: ['OT-RES-07'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'También puedes retirarte de la conferencia. Tus votos se pierden. Sin protesta sigues obligado por lo que se resuelva; en protesta no, pero pagas por cada resolución cuando llegue.',
      cites: ['OT-CONF-09'],
    },
    {
      kind: 'text',
      text: 'Una resolución puede poner precio a salir de cualquier forma. Si el bloque se disuelve, nadie paga.',
      cites: ['OT-RES-08'],
    },
    {
      kind: 'text',
      text: 'Las declaraciones conjuntas que hizo una conferencia, y las Organizaciones cuyo Estatuto reformó, pueden dejarse en protesta del mismo modo.',
      cites: ['OT-RES-12'],
    },
  ],
};
