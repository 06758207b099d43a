import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** Modifiers. */
export const modifiers: Chapter<ClauseId> = {
  id: 'modifiers',
  title: 'Los modificadores',
  blocks: [
    {
      kind: 'text',
      text: 'Un modificador es un número que se suma a tu tirada. Cuidado con el signo: un penalizador es positivo y un bonificador negativo, porque conviene sacar poco. Pesa sobre un atributo, sobre todas tus tiradas o sobre tus medidas hostiles; frente a todos o frente a una sola Nación.',
      cites: ['OT-STATE-04'],
    },
    {
      kind: 'text',
      text: 'Se aplica a toda tirada cuya estadística use ese atributo, a medidas y contramedidas, sin que lo digas.',
      cites: ['OT-MOD-01', 'OT-MOD-09'],
    },
    {
      kind: 'text',
      text: 'Puedes declinar un bonificador para una medida, o guardarlo hasta que lo quieras. Los penalizadores ni se declinan ni se guardan.',
      cites: ['OT-MOD-03', 'OT-MEAS-20'],
    },
    {
      kind: 'text',
      text: 'Los bonificadores no ayudan a una medida que busca a su vez un modificador, sea un bonificador para ti o un penalizador para otro. Los penalizadores sí le pesan.',
      cites: ['OT-MOD-04'],
    },
    {
      kind: 'played',
      title: 'Un bonificador no engendra otro',
      text: 'Francia tiene un bonificador de −12 en Fuerza Militar y un penalizador de +4 en Técnica, que tocan ambos a Logística, y tira Logística contra 40 para ganar otro bonificador. Solo cuenta el penalizador: 38 pasa a ser 42, un fracaso. El penalizador se agota y el bonificador se conserva.',
      ...played['no-bonus-for-a-bonus'],
    },
    { kind: 'heading', text: 'De dónde vienen y cuánto duran' },
    {
      kind: 'text',
      text: 'Lo que adquieres con medidas o compras sirve para una tirada y desaparece a los 5 años como mucho. Lo que traen eventos, hitos y guerra sirve hasta su fecha. Los penalizadores por mala conducta y por la palabra rota, y los modificadores de tratados, declaraciones y Organizaciones, sirven hasta su fecha y no se cancelan.',
      cites: ['OT-STATE-05', 'OT-MOD-14'],
    },
    {
      kind: 'text',
      text: 'Un modificador de una sola tirada se agota en la primera en que contó, ayudara o no. Si quedó fuera, sigue siendo tuyo.',
      cites: ['OT-MOD-08'],
    },
    {
      kind: 'text',
      text: 'Bonificadores y penalizadores se cancelan. Uno nuevo gasta primero los contrarios del mismo atributo, empezando por el más antiguo; lo que queda se guarda.',
      cites: ['OT-MOD-10', 'OT-MOD-11'],
    },
    {
      kind: 'text',
      text: 'En un atributo nunca tienes más de 25 en ningún sentido; lo que pasara de ahí se pierde.',
      cites: ['OT-MOD-06'],
    },
    {
      kind: 'text',
      text: 'Los modificadores de una clase que se acumulan en un atributo duran todos tanto como el más largo.',
      cites: ['OT-MOD-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los modificadores por eventos, hitos, guerra o mala conducta deben tener un final, a 20 años como mucho. Un penalizador por mala conducta nunca lo cancela un bonificador.',
      cites: ['OT-MOD-15', 'OT-MOD-16'],
    },
    { kind: 'heading', text: 'Lo que pesa tu situación' },
    {
      kind: 'text',
      text: 'Algunos modificadores se siguen de cómo estás, y se calculan en cada tirada.',
      cites: ['OT-MOD-02', 'OT-STATE-06'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Una Horda tiene +10 con Control Administrativo o Poder Económico y −10 con Fuerza Militar o Control Cultural.',
          cites: ['OT-MOD-02'],
        },
        {
          text: 'Una Hueste o un Movimiento Armado tiene +10 con Prestigio o Inteligencia y −10 con Gestión o Lealtad.',
          cites: ['OT-MOD-02'],
        },
        {
          text: 'Un vasallo tiene +10 en todo, y el vasallo de un vasallo, +15; no si un jugador lo lleva como propio.',
          cites: ['OT-MOD-02'],
        },
        {
          text: 'La estabilidad baja, la fatiga de guerra, la guerra civil, las rachas, la distancia y la entrada en tierra ajena se cuentan en su lugar.',
          cites: ['OT-MOD-02'],
        },
      ],
    },
    { kind: 'heading', text: 'Rachas' },
    {
      kind: 'text',
      text: 'Si fallas con la misma estadística en la misma zona del mundo cuatro turnos seguidos, tienes allí +10 con ella; si triunfas cuatro seguidos, −10. Dura lo que dure la racha; el resultado contrario empieza otra, y un año sin esa tirada la corta.',
      cites: ['OT-MOD-19'],
    },
    {
      kind: 'text',
      text: 'Cuenta solo tu propia tirada, no lo que dejó de ella la respuesta. Varias en un año cuentan como éxito si lo fue una. Las medidas encubiertas tienen rachas propias. Las contramedidas, el paso y lo nulo, imposible o trivial no tocan las rachas.',
      cites: ['OT-MOD-18', 'OT-MOD-20', 'OT-MOD-21'],
      ruling: true,
    },
    { kind: 'heading', text: 'El alcance: lejos y cerca' },
    {
      kind: 'text',
      text: 'Lo lejos que estés de un objetivo pesa en las medidas exteriores. El alcance geográfico pesa en las estadísticas de Fuerza Militar, Fuerza Auxiliar y Poder Económico; el cultural, en las de Control Cultural y Control Administrativo.',
      cites: ['OT-SCOPE-01'],
    },
    tables.distances,
    {
      kind: 'text',
      text: 'El original da los escalones, pero no dice cuándo vale cada uno. Aquí los geográficos los da el mapa; y quien no comparte ni cultura ni fe está a +5 culturalmente.',
      cites: ['OT-SCOPE-02', 'OT-SCOPE-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Los escalones tienen nombre, de apenas lejano a extremadamente lejano y de apenas cercano a extremadamente cercano.',
      cites: ['OT-SCOPE-07'],
    },
    {
      kind: 'text',
      text: 'Un alcance distinto de 0 es el único modificador de su tirada: todo lo demás queda fuera y nada se agota. Eso puede favorecerte o perjudicarte.',
      cites: ['OT-MOD-05'],
    },
    {
      kind: 'played',
      title: 'La distancia deja fuera todo lo demás',
      text: 'Francia tiene un bonificador de −20 en Fuerza Militar y ataca a Romania, que está lejos: +15. Solo cuenta la distancia, así que 30 pasa a ser 45 contra un Umbral de 40, un fracaso; y el bonificador sigue ahí después.',
      ...played['scope-alone'],
    },
    {
      kind: 'text',
      text: 'El alcance puede cambiar. Lo que compras o ganas por aculturación es para siempre; las distancias de las disputas caducan; un tratado puede acortar una distancia mientras rija, aunque no por debajo de 0; y el Líder de una Organización está más cerca de sus miembros. Nunca pasa de 25 en ningún sentido. Lo que el administrador llama imposible no puede intentarse.',
      cites: ['OT-SCOPE-04', 'OT-SCOPE-12'],
    },
    {
      kind: 'text',
      text: 'La distancia se mide desde la tierra unida a tu capital, o desde donde esté tu Horda, Hueste o Colonia, o desde la tierra del Líder, hasta la región más cercana del objetivo.',
      cites: ['OT-SCOPE-09'],
    },
    {
      kind: 'text',
      text: 'En casa y en las contramedidas no hay alcance, salvo que el administrador fije uno; y el que fija para una medida sustituye al calculado.',
      cites: ['OT-SCOPE-06', 'OT-SCOPE-05'],
    },
    {
      kind: 'text',
      text: 'Una Cercanía no ayuda a la medida que busca un modificador, y entonces no deja fuera nada más.',
      cites: ['OT-SCOPE-08'],
    },
    { kind: 'text', text: 'Con las tribus del territorio negro tu alcance es de al menos +10.', cites: ['OT-SCOPE-10'], ruling: true },
  ],
};
