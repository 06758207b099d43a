import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Measures. */
export const measures: Chapter<ClauseId> = {
  id: 'measures',
  title: 'Las medidas',
  blocks: [
    {
      kind: 'text',
      text: 'Una medida es algo que tu Nación intenta y que le cuesta una tirada. Tienes una por turno. Si no la usas, se pierde.',
      cites: ['OT-SLOT-01'],
    },
    {
      kind: 'text',
      text: 'Cuenta qué hace tu Nación y por qué. Una medida puede llevar una nota, y puedes publicar notas sin medida alguna tantas veces como quieras. Las notas se guardan palabra por palabra y por sí mismas nunca mueven un número; pero el administrador las lee.',
      cites: ['OT-MEAS-15', 'OT-NOTE-01', 'OT-ACT-03'],
    },
    { kind: 'heading', text: 'Anunciar una medida' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Elige una estadística y un uso para ella. La tabla muestra todos los usos que hay; y cualquier estadística puede usarse solo para la narrativa.',
          cites: ['OT-MEAS-01'],
        },
        {
          text: 'Nombra el objetivo. Debe ser apto para el uso, estar vivo y al alcance, y no ser tú mismo si el uso es hostil.',
          cites: ['OT-MEAS-02'],
        },
        {
          text: 'Anunciar no cuesta nada, y mientras las órdenes estén abiertas puedes retirar una medida y anunciar otra. Una vez cerradas, lo que se declaró nulo se pierde por este turno.',
          cites: ['OT-MEAS-17', 'OT-MEAS-18'],
        },
      ],
    },
    tables.uses,
    {
      kind: 'text',
      text: 'Quince usos son hostiles: dañan a alguien, que responde. Una medida puramente narrativa no daña a nadie, nunca se contrarresta y no deja más que su nota y su huella en tus rachas.',
      cites: ['OT-MEAS-04'],
    },
    { kind: 'heading', text: 'En casa o fuera' },
    {
      kind: 'text',
      text: 'Una medida es doméstica si no toca tierra de otros: tú mismo, tu territorio, tu propia rebelión, crisis o bando en una guerra civil. También es doméstico un tributo. Todo lo demás es exterior, y no da igual: la distancia solo pesa fuera, y un resultado igual al Umbral trae mejor suerte en casa.',
      cites: ['OT-MEAS-03'],
    },
    {
      kind: 'text',
      text: 'Combatir a una Hueste, Horda o Movimiento sin tierra ajenos que estén en tu territorio cuenta como doméstico.',
      cites: ['OT-MEAS-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Más medidas' },
    {
      kind: 'text',
      text: 'El administrador, un evento o una oportunidad pueden darte una medida extra, y por 20 de Progreso se compra una. Te espera hasta que la uses, si no dice otra cosa.',
      cites: ['OT-SLOT-02'],
    },
    {
      kind: 'text',
      text: 'Cinco usos son especiales: Asentamiento, Migración, Expedición, Subversión y Bienestar. Caben en cualquier casilla principal, concedida, de Hueste o de Colonia. Por 25 de Progreso compras una casilla en la que no cabe otra cosa.',
      cites: ['OT-SLOT-03', 'OT-SLOT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Cada Hueste y cada Colonia tuya tiene una medida propia, que se tira con tus atributos pero parte de donde esté. Quien encabeza una Organización tiene una en nombre de ella, y quien lleva un bando en una guerra civil tiene una para él, contra un bando en otras manos.',
      cites: ['OT-SLOT-05', 'OT-SLOT-06', 'OT-SLOT-07'],
    },
    { kind: 'heading', text: 'Qué pide cada uso' },
    {
      kind: 'points',
      items: [
        {
          text: 'Atacar u hostigar: una Nación, la Hueste de otra o un bando de una guerra civil. Contra una Nación en guerra civil puedes apoyar a uno de sus bandos.',
          cites: ['OT-MEAS-05'],
        },
        {
          text: 'Suprimir: una rebelión en tu propia Nación. Bienestar: una crisis que siga en pie, tuya o de otra.',
          cites: ['OT-MEAS-06', 'OT-MEAS-09'],
        },
        {
          text: 'Ocupar: una región que no sea de nadie; una Horda no puede. Asentarse: una Horda en territorio negro.',
          cites: ['OT-MEAS-07'],
        },
        {
          text: 'Migración, Expedición, Subversión: solo Estados. La Expedición va a una región propia o negra. En una misma Nación no puedes instigar más de una rebelión a la vez.',
          cites: ['OT-MEAS-08'],
        },
        {
          text: 'Desprender: regiones tuyas, pero no la capital, y un nombre. Aculturar: alguien que esté culturalmente lejos para siempre. Modificar: cualquier atributo.',
          cites: ['OT-MEAS-10', 'OT-MEAS-11'],
        },
        {
          text: 'Negociar: una Nación sin Jugador y de uno a cuatro términos. Parlamentar: las tribus de una región que no esté vacía.',
          cites: ['OT-MEAS-12'],
        },
        { text: 'Tributo: solo los vasallos que deban uno.', cites: ['OT-MEAS-13'] },
      ],
    },
    { kind: 'heading', text: 'La fuerza' },
    {
      kind: 'text',
      text: 'Una Ofensiva la libran ejércitos de tierra si no dices otra cosa. Flotas, fuerzas aéreas y balísticas necesitan su tecnología. Los irregulares pueden ir por mar sin ninguna: en esta época las flotas son mercantes incautados.',
      cites: ['OT-STAT-07'],
    },
    { kind: 'heading', text: 'Medidas encubiertas' },
    {
      kind: 'text',
      text: 'Las medidas de Espionaje, Sabotaje e Intriga, y las hostiles de Retórica, pueden ser encubiertas. Hasta que se tiran los dados solo conocéis la medida el administrador y tú. Después todos ven qué se hizo y a quién, pero no quién lo hizo.',
      cites: ['OT-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'Se te descubre si la contramedida del objetivo sale Muy Exitosa o crítica, o si tu propio dado muestra un 100. Entonces lo saben todos, y para siempre.',
      cites: ['OT-VIEW-04', 'OT-OPP-14'],
      ruling: true,
    },
    { kind: 'heading', text: 'Contra medidas de otros' },
    {
      kind: 'text',
      text: 'Si otra Nación intenta fuera algo que no va contra ti, puedes oponerte con una medida hostil contra ella o con una narrativa. A lo que va contra ti no hace falta que te opongas: respondes de forma automática.',
      cites: ['OT-MEAS-14'],
    },
    {
      kind: 'text',
      text: 'Te defiendes mientras no digas otra cosa. Puedes decirlo para todos o para una Nación; frente a un autor que no ves solo vale lo que dijiste para todos.',
      cites: ['OT-MEAS-19'],
    },
  ],
};
