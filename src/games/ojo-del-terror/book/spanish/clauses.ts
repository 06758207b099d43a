import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules in Spanish, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'ET-TRAIT-01': 'Un planeta sin rasgos tiene Defensa 0.',
  'ET-TRAIT-02':
    'Las Condiciones Extremas suman exactamente 1 a la Defensa del planeta en todos los turnos, lo controle quien lo controle.',
  'ET-TRAIT-03': 'Cada símbolo de Recursos de un planeta da cada turno una acción más y un punto más a quien lo controla.',
  'ET-TRAIT-04':
    'Cada unidad de habitantes absorbe un punto de ataque y muere. El planeta solo puede conquistarse cuando no queda ninguna; de qué clase sean los habitantes no cambia nada en el combate.',
  'ET-TRAIT-05': 'Los habitantes eliminados no vuelven nunca.',
  'ET-TRAIT-06':
    'Un mundo sagrado para un dios de la fe de quien lo controla le da una acción más por turno. Por ser sagrado no da puntos.',
  'ET-TRAIT-07':
    'Un planeta puede tener varios rasgos a la vez: Condiciones Extremas, Recursos, habitantes y dioses para los que es sagrado. Cada uno actúa por su cuenta y todos se acumulan.',
  'ET-PACK-01':
    'El mapa de serie tiene 10 sectores (7 exteriores y 3 del Ojo), 20 subsectores, 56 planetas (41 exteriores y 15 del Ojo) y 20 símbolos de Recursos (15 fuera y 5 en el Ojo).',
  'ET-PACK-02':
    'En el mapa de serie, dos subsectores son adyacentes si sus casillas comparten un lado, y solo entonces. Hay 31 pares así; 10 cruzan el Límite, y 2 de ellos por las Puertas de Cadia.',
  'ET-PACK-03': 'En el mapa de serie, los subsectores GTE-1 y PC-2 solo comparten una esquina y por eso no son adyacentes.',
  'ET-PACK-04': 'En el mapa de serie, las Puertas de Cadia son los subsectores PC-1 y PC-2, y ningún otro.',
  'ET-PACK-05': 'Cadia tiene Condiciones Extremas y 3 unidades de la Guardia de Cadia.',
  'ET-PACK-06': 'Fenris tiene 2 unidades de Marines Espaciales y no tiene Condiciones Extremas.',
  'ET-PACK-07':
    'En el mapa de serie, cada uno de los cuatro dioses mayores tiene exactamente 3 mundos sagrados, 2 dentro del Ojo y 1 fuera, y en cada sector del Ojo hay al menos 2 mundos sagrados.',
  'ET-PACK-08':
    'En el mapa de serie, el sector Puertas de Cadia tiene cinco planetas, un solo símbolo de Recursos y ningún mundo sagrado: quien lo controla entero, y nada más, dispone de 6 acciones.',
  'ET-PACK-09':
    'El mapa de serie tiene 12 mundos natales, uno en cada subsector exterior que no es una puerta. Un mundo natal no tiene rasgos.',
  'ET-PACK-10':
    'Hay 12 bandas: 4 consagradas a un dios mayor (una a cada uno), 3 a un dios menor (una a cada uno), 2 del Caos Absoluto y 3 de Renegados.',
  'ET-PACK-11':
    'En el mapa de serie, tres o más jugadores pueden cumplir las 18 gestas. Dos jugadores no pueden cumplir Arded en la Disformidad ni Señor de la Guerra, pero sí todas las demás.',
  'ET-VAL-01': 'Se rechaza un paquete de contenido si dos elementos de una misma lista llevan el mismo identificador.',
  'ET-VAL-02':
    'Se rechaza un paquete de contenido que menciona un sector, un subsector, una clase de habitantes, un dios, una consagración o una Cadia que no contiene. Ningún dios puede llamarse como el Caos Absoluto o los Renegados.',
  'ET-VAL-03': 'Se rechaza un paquete de contenido si alguno de sus subsectores tiene menos de dos planetas.',
  'ET-VAL-04': 'Se rechaza un paquete de contenido si alguno de sus sectores no tiene ningún subsector.',
  'ET-VAL-05': 'Se rechaza un paquete de contenido que no tenga al menos un sector exterior y al menos uno del Ojo.',
  'ET-VAL-06':
    'Se rechaza un paquete de contenido que hace un subsector adyacente a sí mismo o nombra dos veces los mismos dos subsectores adyacentes.',
  'ET-VAL-07':
    'Se rechaza un paquete de contenido cuyo mapa se parte en pedazos: desde cualquier subsector debe poder llegarse a cualquier otro pasando por subsectores adyacentes.',
  'ET-VAL-08':
    'Si un paquete de contenido dibuja sus subsectores como casillas de una cuadrícula, ha de hacerlo con todos, ninguna casilla puede ser de dos, y son adyacentes justo aquellos cuyas casillas comparten un lado. Si no, se rechaza; una esquina común no cuenta.',
  'ET-VAL-09': 'Se rechaza un paquete de contenido si ningún par de subsectores adyacentes cruza el Límite por una puerta.',
  'ET-VAL-10':
    'Se rechaza un paquete de contenido cuyos números no sean enteros y posibles: Defensa propia de un planeta de 0 a 9, símbolos de Recursos de 0 a 9, unidades de habitantes de 1 a 20, puntos de una gesta de 0 a 100.',
  'ET-VAL-11':
    'Se rechaza un paquete de contenido que no tenga ningún dios mayor, o en el que cada dios mayor no tenga exactamente tres mundos sagrados, al menos uno dentro del Ojo y al menos uno fuera.',
  'ET-VAL-12':
    'Al empezar, un mundo solo puede ser sagrado para un dios mayor o para ninguno. Se rechaza un paquete de contenido en el que lo sea para un dios menor.',
  'ET-VAL-13':
    'Los mundos natales de un paquete de contenido se numeran desde 0, sin huecos ni repeticiones, y son planetas exteriores sin habitantes. Si no, el paquete se rechaza.',
  'ET-VAL-14':
    'Cada fila de la tabla de salida de un paquete de contenido vale para un número de jugadores de 2 a 12 y nombra otros tantos mundos natales distintos. Si no, el paquete se rechaza.',
  'ET-VAL-15':
    'Se rechaza un paquete de contenido con menos de dos bandas, o con menos bandas que el mayor número de jugadores de su tabla de salida.',
  'ET-VAL-16':
    'Cada gesta de un paquete de contenido es una de las dieciocho conocidas y figura en él una sola vez; si no, el paquete se rechaza. Un paquete puede omitir gestas, que entonces nadie puede anunciar, y cambiar sus puntos.',
  'ET-VAL-17': 'Quien hace revisar un paquete de contenido recibe todos sus defectos a la vez, no solo el primero.',
  'ET-CFG-01':
    'Juegan de 2 a 12 jugadores. Sus nombres son todos distintos, ninguno está vacío y ninguno es el nombre reservado al máster.',
  'ET-CFG-02': 'No se crea una partida con un paquete de contenido defectuoso; se dice cada uno de sus defectos.',
  'ET-CFG-03':
    'No se crea una partida con mundos natales si la tabla de salida de su paquete de contenido no tiene fila para ese número de jugadores. Una partida que empieza sin planetas no la necesita.',
  'ET-CFG-04': 'No se crea una partida si su paquete de contenido tiene menos bandas que jugadores hay.',
  'ET-CFG-05':
    'Si las bandas se fijan de antemano, se nombra una banda que exista para cada asiento y ninguna dos veces. Si no, la partida no se crea.',
  'ET-CFG-06': 'No se crea una partida con una opción que no existe o con un valor que la opción no admite.',
  'ET-CFG-07':
    'La opción que nadie fija tiene su valor habitual: 8 turnos, 2 de ellos dobles, mundos natales según la tabla, bandas a elección, sin máster, y así las demás. Lo habitual es no nombrar lugartenientes con 2 jugadores, uno con 3 y dos con más.',
  'ET-CFG-08': 'Los últimos turnos de la partida valen doble: el 7 y el 8, si no se ha acordado otro número.',
  'ET-STATE-01':
    'Lo que no se entiende, o lo que las reglas no permiten, no cambia nada y se rechaza con su motivo. Si se oponen varias reglas, da el motivo la que se comprueba primero.',
  'ET-STATE-02':
    'Lo que puede escribirse de varias maneras se guarda de una sola: los miembros de una alianza por asiento y una vez cada uno, los planetas de un intercambio en el orden del mapa, y lo que se dejó abierto, como nada.',
  'ET-STATE-03':
    'El acceso, el control, las acciones disponibles y los costes son los del mapa con que empezó el turno. No cambian mientras se escriben las órdenes de ese turno.',
  'ET-STATE-04': 'De cada turno publicado queda un informe, y uno solo.',
  'ET-VIEW-01':
    'Hasta que se revela el turno, un jugador solo ve de los demás si han entregado su turno: ni las órdenes, ni cuántas son, ni cuántas acciones cuestan.',
  'ET-VIEW-02': 'Un jugador ve siempre entero lo que ha escrito en su turno.',
  'ET-VIEW-03': 'Hasta que se revela el turno, un espectador solo ve quién ha entregado el suyo.',
  'ET-VIEW-04':
    'El máster ve enteros los turnos de todos. En una partida sin máster no los ve nadie: quien mira en su lugar ve lo mismo que cualquier espectador.',
  'ET-VIEW-05':
    'Una vez publicado el turno, todos pueden leer enteras las órdenes de todos: también las alianzas que no se formaron, los intercambios fallidos y las gestas anunciadas en vano.',
  'ET-VIEW-06': 'Hasta que se publica el turno, solo el máster conoce los veredictos sobre las gestas. Después los conocen todos.',
  'ET-VIEW-07': 'Nadie, ni siquiera el máster, puede ver de antemano qué saldrá en los sorteos.',
  'ET-VIEW-08':
    'Todo es público menos lo que se escribe en cada turno: el mapa, los puntos, las bandas, los favores, las acciones permanentes, las gestas cumplidas, las acciones de que dispone cada jugador y los planetas a los que llega.',
  'ET-VIEW-09':
    'Cuando se escribe o se tacha una orden, solo lo saben su autor y el máster. Cuando alguien entrega o retira su turno, todos saben quién ha sido, y nada más.',
  'ET-SETUP-01':
    'Antes de empezar se revisan las opciones y el paquete de contenido. Si algo está mal, no hay partida, sino una lista de los defectos.',
  'ET-SETUP-02':
    'Antes de repartir los mundos natales todos los planetas están vacíos: nadie los controla, tienen todos sus habitantes y son sagrados para el dios que dice el mapa, si dice alguno.',
  'ET-SETUP-03':
    'Cada jugador empieza controlando un solo mundo natal. Si no se sortean, la tabla de salida dice, para cada número de jugadores, qué mundo natal toca a cada asiento.',
  'ET-SETUP-04':
    'Si los mundos natales se sortean, cada jugador, por orden de asiento, saca uno de los que la tabla de salida nombra para ese número de jugadores y aún están libres. El último se queda el que sobra.',
  'ET-SETUP-05': 'Como opción, nadie controla ningún planeta al empezar; las demás reglas son las mismas.',
  'ET-SETUP-06': 'Los mundos natales se reparten antes que las bandas, de modo que la banda puede elegirse según la posición.',
  'ET-SETUP-07': 'Los jugadores eligen banda uno tras otro, por orden de asiento, si las bandas no se sortean ni se fijan de antemano.',
  'ET-SETUP-08': 'Si las bandas se sortean, cada jugador, por orden de asiento, saca una de las que siguen libres, y nadie elige.',
  'ET-SETUP-09': 'Si las bandas se fijan de antemano, cada asiento recibe la que se nombró para él, y nadie elige.',
  'ET-SETUP-10': 'Cada jugador empieza con 0 puntos y sin favores, acciones permanentes ni gestas; todas las gestas están por cumplir.',
  'ET-SETUP-11': 'En cuanto todos los jugadores tienen banda, empieza el turno 1 y se escriben las órdenes.',
  'ET-SETUP-12':
    'Dos jugadores no lideran nunca la misma banda, pero sus bandas pueden servir al mismo poder: dos del Caos Absoluto, por ejemplo, o dos de Renegados.',
  'ET-SETUP-13': 'Aquello a lo que una banda está consagrada no cambia en toda la partida, gane los favores que gane.',
  'ET-FLOW-01': 'La partida dura los turnos acordados, 8 si no se dice otra cosa, y nunca menos, pase lo que pase en el mapa.',
  'ET-FLOW-02':
    'Cuando empieza un turno no hay ninguna orden escrita ni entregada, no queda ningún veredicto, y todos saben cuántas acciones tiene cada jugador.',
  'ET-FLOW-03':
    'Mientras se escriben las órdenes puede actuar, sin orden fijo, todo el que no ha entregado su turno, aunque no tenga planetas. También puede actuar el máster, si lo hay.',
  'ET-FLOW-04': 'Sin máster, el turno se resuelve y se publica en cuanto entrega el último jugador.',
  'ET-FLOW-05':
    'Con máster, cuando entrega el último jugador empieza la revisión; nada se revela antes de que el máster publique el turno.',
  'ET-FLOW-06':
    'Todas las órdenes de un turno son simultáneas: nada de lo que se ordena en él cambia las acciones, el acceso, el control o los costes con que cuentan las demás órdenes del mismo turno.',
  'ET-FLOW-07':
    'Lo que trae un turno da forma al siguiente: un planeta ganado da acceso, acciones y gestas de principio de turno solo desde entonces, y así también las pérdidas y los beneficios de las gestas. Las Defensas, las muertes y las conquistas cuentan ya en su turno para combates, intercambios, eliminaciones, gestas y puntos.',
  'ET-FLOW-08': 'Al resolverse un turno se publica y se puntúa todo; después empieza el siguiente o termina la partida.',
  'ET-FLOW-09':
    'No es obligatorio usar todas las acciones. Las que no se usan se pierden al final del turno, y puede entregarse un turno vacío.',
  'ET-FLOW-10':
    'Se permiten las conversaciones privadas y las promesas rotas. Una alianza que no llega a formarse o un ataque prometido y no ordenado no cuestan más de lo que resulte de los propios turnos.',
  'ET-FLOW-11': 'Da igual en qué orden entregan los jugadores y en qué orden escribe cada uno sus órdenes: el turno acaba igual.',
  'ET-ACT-01': 'En una partida solo actúan sus jugadores, y el máster si lo hay.',
  'ET-ACT-02':
    'Cada cosa se hace en su fase: las bandas se eligen antes del primer turno, las órdenes se escriben mientras los turnos están abiertos, los veredictos se dan en la revisión y los lugartenientes se nombran al final. Terminada la partida, no se puede hacer nada.',
  'ET-ACT-03':
    'Solo actúa aquel a quien le toca: las bandas se eligen por orden de asiento, solo el máster cierra, decide y publica, y solo el Señor Supremo nombra lugartenientes. Mientras se escriben las órdenes, cada jugador puede trabajar en su propio turno.',
  'ET-WAR-01': 'Un jugador elige una banda que exista y que no lidere nadie más.',
  'ET-WAR-02':
    'La banda que elige un jugador es suya para toda la partida, y todos lo saben. Después elige el siguiente por orden de asiento.',
  'ET-SHEET-01': 'En un turno entregado no se puede escribir, ni volver a entregarlo, si antes no se retira.',
  'ET-SHEET-02':
    'Cada orden se comprueba al escribirla, según las reglas de su tipo, el mapa con que empezó el turno y lo ya escrito. Una orden que no se permite se rechaza y no llega a constar.',
  'ET-SHEET-03':
    'Hay seis tipos de órdenes: invadir, defender un planeta, defender un sector, ceder un planeta, intercambiar planetas y anunciar una gesta. Cualquier otra se rechaza.',
  'ET-SHEET-04': 'Las órdenes de un jugador no cuestan nunca más acciones de las que tiene; la orden que las supere se rechaza.',
  'ET-SHEET-05': 'Solo puede tacharse una orden que esté escrita. Tachar una nunca invalida las demás.',
  'ET-SHEET-06':
    'Entregar un turno entero de una vez sustituye lo que hubiera escrito y lo entrega en el acto. Si alguna de sus órdenes no se permite, no cambia nada y se dice cuál es la primera.',
  'ET-SHEET-07':
    'Mientras se siguen escribiendo órdenes, un jugador puede retirar el turno que ha entregado. Sus órdenes quedan escritas y puede volver a cambiarlas.',
  'ET-SHEET-08': 'Se puede entregar un turno vacío.',
  'ET-INV-01': 'Solo se puede invadir un planeta del mapa.',
  'ET-INV-02':
    'Nadie puede invadir un planeta que ya controla. Sí se puede invadir un planeta vacío o de cualquier otro jugador, aunque sea un aliado o alguien con quien se intercambia.',
  'ET-INV-03':
    'Un jugador invade planetas de un subsector donde controle planetas o de uno adyacente. Quien no tiene planetas solo puede hacer incursiones: contra mundos exteriores, y no contra un sector que otro jugador controle por completo.',
  'ET-INV-04': 'Un planeta se invade un número entero de veces, al menos una.',
  'ET-INV-05':
    'En un turno se escribe una sola orden de invadir por planeta. Varias Invasiones del mismo planeta son una orden con un número mayor.',
  'ET-INV-06':
    'Una orden de invadir puede nombrar una alianza y un Señor de la Guerra. Los miembros son jugadores que llegan al planeta y no lo controlan, con el autor entre ellos; quien recibe el planeta y quien mata primero son miembros, y el Señor de la Guerra es otro miembro.',
  'ET-INV-07': 'Una Invasión cuesta 1 acción, y 2 a través del Límite del Ojo del Terror. En las Puertas de Cadia cuesta 1.',
  'ET-INV-08': 'Una Invasión tiene Valor de Ataque 1, y cada Invasión más contra el mismo planeta suma 1.',
  'ET-INV-09':
    'Lo que cuesta una Invasión depende solo del camino, nunca de la Defensa del planeta. A través del Límite cada punto de ataque cuesta 2 acciones, también contra un planeta defendido o con Condiciones Extremas.',
  'ET-INV-10':
    'Un jugador puede invadir y defender el mismo planeta en un turno; la Defensa cuenta entonces también contra su propia Invasión.',
  'ET-INV-11': 'Una Invasión sigue adelante aunque en el mismo turno se pierdan los planetas de los que parte.',
  'ET-INV-12':
    'Quien elige invadir a través del Límite necesita un planeta suyo en un subsector adyacente al del objetivo, al otro lado del Límite y no por las Puertas de Cadia.',
  'ET-ALLY-01': 'Una alianza tiene al menos dos miembros, todos jugadores de la partida. Quien se nombra dos veces cuenta una.',
  'ET-ALLY-02': 'Quien escribe los términos de una alianza es uno de sus miembros.',
  'ET-ALLY-03': 'Ningún miembro de una alianza controla el planeta que la alianza ataca.',
  'ET-ALLY-04': 'Todos los miembros de una alianza deben poder llegar al planeta que atacan.',
  'ET-ALLY-05':
    'El jugador para quien será el planeta es miembro de la alianza. También lo es quien ha de matar primero a los habitantes, si se nombra a alguien.',
  'ET-ALLY-06': 'Solo quien ataca en una alianza puede reconocer a un Señor de la Guerra.',
  'ET-ALLY-07': 'El Señor de la Guerra a quien se reconoce es otro miembro de la alianza; nadie se reconoce a sí mismo.',
  'ET-ALLY-08':
    'Una alianza se forma solo si todos sus miembros invaden el planeta y escriben los mismos miembros y el mismo destinatario. El número de Invasiones, el camino, el Señor de la Guerra y quién mata primero pueden diferir; alguien mata primero solo si todos nombraron al mismo.',
  'ET-ALLY-09':
    'Una alianza que no escriben todos los miembros que nombra no se forma: cada uno ataca por su cuenta con todo su Valor de Ataque, aunque algunos coincidan. No estropea otra alianza en la que todos los miembros escribieron lo mismo.',
  'ET-ALLY-10': 'Cada miembro de una alianza paga sus propias Invasiones, a lo que le cuesta su camino, se forme o no la alianza.',
  'ET-ALLY-11': 'Una alianza combate como un solo atacante, con la suma de los Valores de Ataque de sus miembros.',
  'ET-ALLY-12': 'Si una alianza conquista el planeta, es para el miembro a quien todos nombraron como destinatario.',
  'ET-ALLY-13':
    'Reconocer a un aliado como Señor de la Guerra cuenta para esa gesta y para nada más; los miembros de una alianza no tienen que coincidir en ello.',
  'ET-DEF-01': 'Solo se puede defender un planeta del mapa.',
  'ET-DEF-02':
    'Un jugador defiende sus planetas y cualquier planeta de un subsector donde controle planetas o de uno adyacente. Quien no tiene planetas no puede defender.',
  'ET-DEF-03': 'Un planeta se defiende un número entero de veces, al menos una.',
  'ET-DEF-04':
    'En un turno se escribe una sola orden de defender por planeta. Varias Defensas del mismo planeta son una orden con un número mayor.',
  'ET-DEF-05':
    'Defender un planeta cuesta 1 acción por punto de Defensa. A través del Límite cuesta 2, salvo que el planeta sea propio o se pase por las Puertas de Cadia.',
  'ET-DEF-06':
    'Cada acción gastada en defender un planeta sube su Defensa en 1 durante este turno, contra todos los atacantes. El planeta puede ser de cualquiera o estar vacío.',
  'ET-DEF-07': 'Las Defensas que varios jugadores dan a un planeta se suman, y también las de su sector.',
  'ET-DEF-08': 'La Defensa dura un turno; el siguiente empieza con la que el planeta tiene por sí mismo.',
  'ET-SEC-01': 'Solo se puede defender un sector del mapa.',
  'ET-SEC-02': 'Un jugador solo defiende sectores de los que controla todos los planetas.',
  'ET-SEC-03': 'Un sector se defiende un número entero de veces, al menos una.',
  'ET-SEC-04':
    'En un turno se escribe una sola orden de defender por sector. Varias Defensas del mismo sector son una orden con un número mayor.',
  'ET-SEC-05':
    'Defender un sector cuesta 2 acciones cada vez, a un lado o al otro del Límite y estén donde estén los demás planetas del jugador.',
  'ET-SEC-06': 'Cada Defensa de un sector sube en 1 la Defensa de todos sus planetas, solo durante este turno.',
  'ET-CEDE-01': 'Un jugador solo puede ceder planetas que controla al principio del turno.',
  'ET-CEDE-02': 'Un planeta se cede a otro jugador, no a uno mismo.',
  'ET-CEDE-03': 'Un planeta se promete una sola vez por turno: nadie puede cederlo dos veces, ni cederlo y además darlo en un intercambio.',
  'ET-CEDE-04':
    'Ceder un planeta no cuesta acciones. Se puede a cualquier distancia y a través del Límite, y no hay tope de planetas que ceder o recibir.',
  'ET-CEDE-05':
    'Un planeta se cede después de las invasiones, si quien lo da aún lo controla y si tiene lugar el intercambio del que forma parte, cuando lo hay. Si no, no ocurre nada.',
  'ET-CEDE-06':
    'Un planeta cedido es de quien lo recibe a partir del turno siguiente. En el turno de la cesión todavía cuenta para quien lo da, en puntos y en eliminaciones. Quien lo recibe no tiene que hacer nada y puede no tener planetas.',
  'ET-CEDE-07':
    'Si dos jugadores se ceden planetas uno a otro en el mismo turno, es un solo intercambio: pasan todos o ninguno. Si no vuelve nada a cambio, y no hay entre los dos un intercambio escrito sin su reflejo, la cesión es un regalo.',
  'ET-TRADE-01': 'Los planetas se intercambian con otro jugador, no con uno mismo.',
  'ET-TRADE-02':
    'Un intercambio nombra al menos un planeta por cada lado, todos del mapa y ninguno dos veces. Quien quiera dar sin recibir, que ceda.',
  'ET-TRADE-03':
    'Al principio del turno, el autor de un intercambio controla todos los planetas que da, y el otro jugador, todos los que se le piden.',
  'ET-TRADE-04': 'Un planeta ya prometido en otra orden del mismo turno no puede darse en un intercambio.',
  'ET-TRADE-05':
    'Un intercambio tiene lugar solo si el otro jugador escribió la otra mitad, como intercambio o cediendo todo lo que se le pide, y ninguno de los dos perdió ante un tercero lo que da. Si no, no pasa ninguno de sus planetas.',
  'ET-TRADE-06': 'Los dos lados de un intercambio no tienen que dar el mismo número de planetas, y no hay tope.',
  'ET-TRADE-07':
    'Intercambiar no cuesta acciones y se puede a cualquier distancia y a través del Límite. Lo intercambiado es de quien lo recibe a partir del turno siguiente.',
  'ET-CLAIM-01': 'Solo puede anunciarse una gesta de esta partida.',
  'ET-CLAIM-02': 'Una gesta que alguien cumplió en un turno anterior ya no puede anunciarse.',
  'ET-CLAIM-03':
    'Algunas gestas son solo para las bandas de un dios, de los dioses mayores, de los menores, o del Caos Absoluto y los Renegados. Ninguna otra banda puede anunciarlas.',
  'ET-CLAIM-04': 'Cada gesta se anuncia una vez por turno como mucho, pero se pueden anunciar tantas gestas distintas como se quiera.',
  'ET-CLAIM-05': 'Quien anuncia Templo del Caos nombra dos mundos, uno dentro del Ojo y otro fuera.',
  'ET-CLAIM-06':
    'Quien anuncia Consagración nombra un sector del Ojo y un dios mayor que tenga allí un mundo sagrado. No nombra dios solo si en ese sector no hay ninguno.',
  'ET-CLAIM-07': 'Quien anuncia Elegido del Caos nombra al dios mayor cuyo favor quiere ganar.',
  'ET-CLAIM-08':
    'Las gestas anunciadas se juzgan al final del turno, cuando ya se han ganado y entregado los planetas. La que se cumple sin haberla anunciado en ese turno no da nada y sigue abierta.',
  'ET-CLAIM-09': 'Anunciar una gesta en vano no cuesta nada y puede repetirse en turnos posteriores.',
  'ET-LIEU-01':
    'El Señor Supremo nombra tantos lugartenientes como prevé la partida, todos distintos: ninguno con 2 jugadores, uno con 3 y dos con más, si no se acordó otra cosa.',
  'ET-LIEU-02':
    'Puede ser lugarteniente cualquier otro jugador, tenga los puntos que tenga; el Señor Supremo no puede nombrarse a sí mismo.',
  'ET-LIEU-03': 'Cuando se han nombrado los lugartenientes, la partida ha terminado.',
  'ET-REF-01': 'El máster puede cerrar los turnos. Los que no se han entregado valen entonces tal como están escritos.',
  'ET-REF-02':
    'En la revisión, el máster puede conceder o denegar cualquier gesta que un jugador anuncie en su turno, y ninguna otra. Un veredicto posterior sobre la misma gesta del mismo jugador sustituye al anterior.',
  'ET-REF-03': 'El veredicto del máster decide: la gesta concedida está cumplida y la denegada no, pasara lo que pasara en el mapa.',
  'ET-REF-04':
    'Un Arded en la Disformidad concedido paga por dos jugadores como mínimo, y un Señor de la Guerra concedido, por dos aliados, aunque fueran menos. El punto de los aliados es solo para quienes de verdad lo reconocieron en el ataque que tuvo éxito.',
  'ET-REF-05': 'Cuando el máster publica el turno, se resuelve. El máster no puede cambiar órdenes.',
  'ET-EVT-01':
    'Un turno se cuenta en el orden en que se resuelve: alianzas, Defensas, muertes y combate planeta por planeta, conquistas, cesiones, intercambios, eliminaciones, regresos, gestas y puntos. Dentro de cada paso van los planetas y las gestas en el orden del mapa y de la lista, y luego los jugadores por asiento.',
  'ET-EVT-02': 'Nada de lo que trae un turno se cuenta antes de publicarlo.',
  'ET-EVT-03':
    'Una cesión o un intercambio que fallan se cuentan con su motivo: o los dos turnos no hacen un intercambio, o antes se perdió un planeta. Un regalo solo puede fallar porque se perdió su planeta.',
  'ET-EVT-04':
    'Cada planeta que cambia de manos se cuenta una sola vez. El que conquistó su propio destinatario se cuenta como conquistado, no como cedido ni intercambiado; y una cesión que responde a un intercambio se cuenta dentro de él.',
  'ET-ENUM-01': 'Toda jugada posible que se ofrece a un jugador está permitida.',
  'ET-ENUM-02':
    'Las jugadas se ofrecen siempre en el mismo orden y son una selección. Las alianzas de tres o más, nombrar a quien mata primero o a un Señor de la Guerra, elegir el camino por el Límite, los números mayores y los intercambios de varios planetas se permiten aunque no se ofrezcan.',
  'ET-ENUM-03':
    'Tachar una orden, retirar el turno y entregarlo entero de una vez se permiten, pero no están entre las jugadas que se ofrecen. Así, quien solo juega de las ofrecidas acaba entregando tarde o temprano.',
  'ET-ENUM-04':
    'No se ofrece ninguna jugada a quien no puede actuar: quien ya ha entregado, los jugadores durante la revisión, todos menos el Señor Supremo mientras se nombran lugartenientes, y todos cuando la partida ha terminado.',
  'ET-ENUM-05':
    'Al máster se le ofrece cerrar los turnos mientras se escriben y, en la revisión, publicar el turno o conceder o denegar cada gesta anunciada sobre la que aún no decidió. Al Señor Supremo se le ofrecen todas las elecciones de lugartenientes.',
  'ET-CTRL-01':
    'Un jugador controla un subsector si controla todos sus planetas, y un sector si controla todos los planetas de todos sus subsectores.',
  'ET-CTRL-02':
    'Un jugador sin planetas no controla ningún subsector ni sector. Controla todo el Ojo quien controla todos los planetas de todos sus sectores.',
  'ET-CTRL-03':
    'Un planeta que alguien controla no vuelve a quedar vacío: pasa a otro jugador por conquista, cesión o intercambio, y de ningún otro modo.',
  'ET-ALLOW-01': 'Todo jugador tiene 1 acción, aunque no tenga planetas.',
  'ET-ALLOW-02': 'Un jugador que controla planetas tiene 1 acción más, sean los que sean.',
  'ET-ALLOW-03': 'Un jugador que controla uno o más subsectores enteros tiene 1 acción más, sean los que sean.',
  'ET-ALLOW-04': 'Cada símbolo de Recursos de los planetas de un jugador da 1 acción más.',
  'ET-ALLOW-05': 'Cada sector completo que controla un jugador da 2 acciones más, sea exterior o del Ojo.',
  'ET-ALLOW-06': 'Cada acción permanente ganada con gestas da 1 acción más todos los turnos, aunque se pierdan todos los planetas.',
  'ET-ALLOW-07':
    'Cada planeta sagrado para un dios de la fe de quien lo controla da 1 acción más; solo 1, aunque lo sea para dos de esos dioses.',
  'ET-ALLOW-08':
    'Forman la fe de una banda el dios al que está consagrada, si lo hay, y todos los dioses cuyo favor ha ganado. Un favor no quita ningún beneficio de la antigua fe.',
  'ET-ALLOW-09':
    'Una banda puede tener 1 acción más: la de un dios menor si controla algún mundo sagrado, la del Caos Absoluto si tiene mundos sagrados de dos dioses mayores distintos, y la de Renegados si tiene planetas en dos sectores exteriores. Las de dioses mayores no la tienen; ni los favores ni los templos la quitan.',
  'ET-ALLOW-10':
    'Todo lo que da acciones se acumula: un subsector de un sector que se controla entero cuenta como subsector, y además cuenta el sector.',
  'ET-REACH-01': 'Un jugador tiene acceso a todos sus planetas, estén donde estén.',
  'ET-REACH-02':
    'Un jugador sin planetas puede hacer incursiones: invadir cualquier planeta exterior cuyo sector no controle por completo otro jugador. A ningún otro planeta llega.',
  'ET-REACH-03':
    'Un jugador llega, a coste simple, a los planetas de todo subsector donde controle alguno y de todo subsector adyacente a uno de esos al mismo lado del Límite.',
  'ET-REACH-04':
    'Si dos subsectores adyacentes están a distinto lado del Límite y uno de ellos es una puerta, el camino entre ambos es a coste simple.',
  'ET-REACH-05':
    'Si dos subsectores adyacentes están a distinto lado del Límite y ninguno es una puerta, quien tiene un planeta en uno llega a los del otro a través del Límite, a doble coste.',
  'ET-REACH-06':
    'El acceso da un solo paso: de un subsector con un planeta del jugador a uno adyacente. Ni una cadena de subsectores ni una esquina común dan acceso.',
  'ET-REACH-07':
    'Quien no pide otro camino va por el más barato: un planeta al lado del objetivo o una puerta le ahorran el doble coste, aunque tenga también planetas al otro lado del Límite.',
  'ET-REACH-08':
    'Un sector que se reparten varios jugadores, o en el que hay un planeta vacío, está abierto a las incursiones. Las Puertas de Cadia las sufren como cualquier otro sector exterior.',
  'ET-REACH-09':
    'Un jugador puede elegir invadir a través del Límite, a doble coste, aunque haya un camino más barato. Si se juega con la opción de que pasar por las Puertas de Cadia cuente como cruzar, vale también el camino por una puerta, a coste simple.',
  'ET-ADJ-01': 'Al resolver un turno se decide primero, en cada planeta, qué alianzas se forman.',
  'ET-ADJ-02': 'Al resolver un turno se suma la Defensa de cada planeta después de las alianzas y antes de los combates.',
  'ET-ADJ-03':
    'Cada planeta invadido se decide por separado, según el mapa con que empezó el turno: primero mueren habitantes y después se comparan ataques y Defensa. Lo que pasa en un planeta no influye en otro.',
  'ET-ADJ-04': 'Cuando todos los planetas están decididos, todas las conquistas tienen efecto a la vez.',
  'ET-ADJ-05':
    'Después de las conquistas se juzgan las cesiones y los intercambios sobre el mapa que ellas dejan, y todos los que valen pasan a la vez. Así queda el mapa del turno siguiente.',
  'ET-ADJ-06':
    'Si alguien queda eliminado se juzga después de las conquistas y antes de entregar planetas; si alguien vuelve al mapa, después de entregarlos.',
  'ET-ADJ-07': 'Los habitantes que mueren en un turno ya no están en el mapa del siguiente.',
  'ET-ADJ-08':
    'Las gestas se juzgan después de las conquistas y las entregas, una tras otra en el orden de su lista. Lo que se gana con una no ayuda a cumplir otra en el mismo turno.',
  'ET-ADJ-09': 'Los puntos se dan cuando ya se han juzgado las gestas del turno.',
  'ET-ADJ-10':
    'Al final del todo tienen efecto las acciones permanentes, los favores y los mundos sagrados ganados con gestas, el turno pasa al registro, se borran las órdenes, y empieza el turno siguiente o termina la partida.',
  'ET-ADJ-11':
    'Dos jugadores que se conquistan planetas uno a otro lo logran los dos. Los ataques de un mismo turno nunca se anulan entre sí.',
  'ET-ADJ-12': 'El mismo mapa con las mismas órdenes, los mismos veredictos y los mismos sorteos da siempre el mismo resultado.',
  'ET-DV-01':
    'La Defensa de un planeta es la que le da el mapa, de ordinario 0, más 1 si tiene Condiciones Extremas, más 1 por cada Defensa del planeta y por cada Defensa de su sector en este turno.',
  'ET-DV-02': 'Un planeta tiene una sola Defensa por turno, la misma contra todos los atacantes, también contra quienes la subieron.',
  'ET-DV-03': 'Los habitantes no forman parte de la Defensa: absorben el ataque muriendo.',
  'ET-KILL-01':
    'Todo atacante, gane o pierda, mata habitantes mientras queden: uno por cada punto de su propio Valor de Ataque. El punto que gasta en matar no le sirve para superar la Defensa.',
  'ET-KILL-02':
    'Mata primero el atacante con mayor Valor de Ataque individual y luego los demás, de mayor a menor, aliados o rivales. El que una alianza ha acordado que mate primero pasa por tan fuerte como su miembro más fuerte, pero no mata más que su propio Valor de Ataque.',
  'ET-KILL-03': 'Si varios atacantes igual de fuertes han de matar y no quedan habitantes para todos, un sorteo decide en qué orden matan.',
  'ET-KILL-04':
    'Entre atacantes igual de fuertes, el que una alianza ha acordado que mate primero va siempre delante de los demás miembros de ella.',
  'ET-KILL-05': 'Cada muerte se apunta al jugador que la causó, también en una alianza y acabe como acabe el combate.',
  'ET-KILL-06':
    'La Defensa no protege a los habitantes: ellos mueren primero, y solo después se compara con la Defensa lo que queda del ataque.',
  'ET-KILL-07':
    'Los habitantes que sobreviven a un ataque son los que tiene el planeta desde el turno siguiente, aunque nadie lo conquiste.',
  'ET-FIGHT-01':
    'De varios atacantes de un planeta solo puede conquistarlo el que tiene mayor Valor de Ataque; una alianza cuenta como uno. Los demás fallan, aunque falle también el más fuerte.',
  'ET-FIGHT-02':
    'Un ataque conquista si lo que queda de él después de matar habitantes es mayor que la Defensa. Si es igual o menor, falla.',
  'ET-FIGHT-03':
    'Si supera la Defensa un solo atacante de los de mayor Valor de Ataque, conquista el planeta. Si no la supera ninguno, el planeta queda como estaba.',
  'ET-FIGHT-04':
    'Si varios atacantes empatan con el mayor Valor de Ataque y cada uno supera la Defensa, un sorteo decide quién conquista. Una alianza entra en él una sola vez, tenga los miembros que tenga.',
  'ET-FIGHT-05':
    'El planeta conquistado es para el atacante, o para el miembro de la alianza nombrado como destinatario, y quien lo controlaba lo pierde.',
  'ET-FIGHT-06': 'En un planeta conquistado no quedan habitantes: solo cae cuando todos han muerto.',
  'ET-FIGHT-07': 'Una Invasión fallida no tiene más efecto que los habitantes que mató. Sus acciones se gastan igualmente.',
  'ET-FIGHT-08':
    'Si una alianza conquista un planeta, todos sus miembros lo han invadido con éxito, pero solo quien lo recibe es su conquistador. Unas gestas piden lo uno y otras lo otro.',
  'ET-XFER-01':
    'Lo que se entrega solo pasa si quien lo da aún lo controla después de las invasiones. Un planeta que le han conquistado es del conquistador, aunque este sea quien iba a recibirlo.',
  'ET-XFER-02':
    'Un planeta ganado en un turno no puede entregarse en ese mismo turno, porque solo se puede prometer lo que se controla al principio.',
  'ET-XFER-03': 'Da igual en qué orden se entregan los planetas, porque ninguno se promete dos veces.',
  'ET-XFER-04':
    'Lo que dos jugadores se entregan uno a otro en un turno, por cesiones o por intercambios sin reflejo, es un solo intercambio: pasa todo o nada. Las cesiones de uno solo, sin tal intercambio entre los dos, son regalos, cada una por su cuenta.',
  'ET-XFER-05':
    'Un intercambio tiene lugar si el otro cede cada planeta que se le pide y este se pide una sola vez, y si después de las invasiones cada planeta sigue en manos de quien lo da o lo ha conquistado el mismo jugador que iba a recibirlo.',
  'ET-XFER-06':
    'Dos intercambios que son reflejo uno del otro van aparte. Valen o fallan sin mirar qué más se entregan esos dos jugadores.',
  'ET-XFER-07':
    'Quien conquista un planeta que le prometieron en un intercambio lo ha recibido. Eso no estropea el intercambio, y lo que prometió a cambio pasa.',
  'ET-ELIM-01':
    'Un jugador queda eliminado en un turno si las invasiones le quitan su último planeta: tenía alguno al empezar el turno y no tiene ninguno después de las conquistas.',
  'ET-ELIM-02': 'A un jugador eliminado lo eliminaron todos los que ese turno conquistaron alguno de sus planetas.',
  'ET-ELIM-03':
    'Los regalos y los intercambios ni salvan de la eliminación ni eliminan a nadie. Quien pierde todos sus planetas y recibe uno en el mismo turno queda eliminado y vuelve en el acto; quien regala el último solo se queda sin planetas desde el turno siguiente.',
  'ET-ELIM-04':
    'Un jugador sin planetas sigue en juego con sus puntos, favores y acciones permanentes, y puede hacer incursiones con 1 acción más las permanentes. En cuanto conquista o recibe un planeta, juega como antes.',
  'ET-ELIM-05': 'Un jugador puede ser eliminado más de una vez en la partida.',
  'ET-DEED-01': 'Cada gesta puede cumplirse una sola vez por partida. Después del turno en que alguien la cumple queda cerrada para todos.',
  'ET-DEED-02': 'Una gesta anunciada se logra si se cumple lo que pide o si el máster la concede.',
  'ET-DEED-03':
    'Si varios jugadores cumplen la misma gesta en el mismo turno, cada uno divide sus puntos entre el número de ellos y redondea hacia arriba.',
  'ET-DEED-04':
    'Si varios jugadores cumplen la misma gesta en el mismo turno y esta da algo además de puntos, un sorteo decide quién de ellos lo recibe; los otros se llevan solo los puntos.',
  'ET-DEED-05': 'Un jugador puede cumplir varias gestas en un turno, incluso con los mismos planetas o combates.',
  'ET-DEED-06': 'Los puntos de las gestas se doblan en los turnos que valen doble, después de repartirlos.',
  'ET-DEED-07':
    'Las acciones permanentes, los favores y los mundos sagrados que da una gesta cuentan para las acciones disponibles desde el turno siguiente.',
  'ET-DEED-08':
    'Las gestas reservadas a un dios o a ciertas bandas miran solo a qué está consagrada la banda. Como opción, el favor de Nurgle, Tzeentch, Slaanesh o Khorne abre también la gesta reservada a ese dios, y ninguna otra.',
  'ET-DEED-09':
    'El favor de un dios suma ese dios a la fe de la banda, de modo que sus mundos sagrados le dan acciones. El favor de un dios al que la banda ya servía no aporta nada nuevo.',
  'ET-DEED-10':
    'Avatar (solo dioses mayores): controla al principio del turno tres mundos sagrados de tu dios. 10 puntos y 1 acción permanente.',
  'ET-DEED-11':
    'Templo del Caos (solo dioses menores): controla al principio del turno un mundo sagrado dentro del Ojo y otro fuera, y nómbralos. Hasta el final son sagrados para tu dios, además de para el que ya lo eran si no se acordó otra cosa, y así te dan 1 acción cada uno. No da puntos.',
  'ET-DEED-12':
    'Arded en la Disformidad: participa en eliminar a dos o más jugadores en el mismo turno, conquistándoles planetas. 5 puntos por cada uno. Quien no tenía planetas al empezar el turno no cuenta.',
  'ET-DEED-13':
    'Consagración (solo Caos Absoluto y Renegados): controla al principio del turno un sector del Ojo entero. 7 puntos y el favor de un dios mayor que tenga allí un mundo sagrado.',
  'ET-DEED-14': 'Señor del Ojo del Terror: controla al principio del turno todos los planetas del Ojo. 20 puntos.',
  'ET-DEED-15': 'Plaga de Nurgle (solo Nurgle): controla al principio del turno dos o más planetas con Condiciones Extremas. 7 puntos.',
  'ET-DEED-16':
    'Portal Disforme (solo Tzeentch): invade con éxito dos o más planetas en un turno, a solas o en alianza, con Invasiones tuyas que crucen el Límite a doble coste. Pasar por las Puertas de Cadia cuenta solo si se acordó así, y las incursiones no cuentan nunca. 9 puntos.',
  'ET-DEED-17':
    'Delirium Tremens (solo Slaanesh): mata en un turno dos o más unidades de habitantes, de cualquier clase, en uno o varios planetas. 6 puntos.',
  'ET-DEED-18':
    'Invencible: ten desde el principio del turno un planeta que en él llegue a Defensa 5 o más, de la que al menos 1 la hayas puesto tú, y que no te conquisten. 5 puntos. No hace falta que nadie lo ataque, y puedes cederlo.',
  'ET-DEED-19':
    'Elegido del Caos: controla al principio del turno al menos un mundo sagrado de cada dios mayor. 8 puntos y el favor de un dios mayor a tu elección.',
  'ET-DEED-20':
    'Rey Pirata: controla al principio del turno tres o más subsectores exteriores en al menos dos sectores distintos. 6 puntos.',
  'ET-DEED-21':
    'Señor de la Guerra: invade con éxito un planeta en una alianza en la que te reconozcan dos o más de los otros miembros. 4 puntos por cada uno de ellos, y 1 punto para ellos sin anunciar nada. De varios ataques así cuenta el que tenga más de esos aliados.',
  'ET-DEED-22':
    'Si varios jugadores cumplen Señor de la Guerra en el mismo turno, cada uno divide sus puntos entre el número de ellos y redondea hacia arriba. Un aliado recibe igualmente 1 punto por cada Señor de la Guerra al que reconoció.',
  'ET-DEED-23':
    'Sin piedad, sin perdón: invade un planeta cuatro veces o más en un turno sin aliados, con éxito o sin él. 5 puntos. Una alianza que no se formó no cuenta como tal. Como opción, hay que conquistarlo.',
  'ET-DEED-24':
    'La Llamada del Arma Demonio: controla al principio del turno al menos un planeta en cada uno de tres sectores exteriores distintos. 5 puntos y 1 acción permanente.',
  'ET-DEED-25':
    'Reclutamiento por la fuerza: mata en un turno tres o más unidades de Marines del Caos, o de los otros habitantes que se hayan acordado. 1 acción permanente y ningún punto.',
  'ET-DEED-26':
    'Rivalidad entre dioses (solo dioses mayores y menores): controla al principio del turno dos o más mundos sagrados de un mismo dios que no sea el de tu banda. 7 puntos. Un dios cuyo favor has ganado sigue siendo otro dios.',
  'ET-DEED-27':
    'La caída de Cadia: conquista Cadia en este turno, sea de quien sea. 12 puntos además de los que puntúa el planeta. No vale recibirla de otro.',
  'ET-DEED-28': '¡Cráneos para el trono de cráneos! (solo Khorne): conquista tres o más planetas en un turno. 8 puntos.',
  'ET-SCORE-01': 'Cada planeta que controla un jugador da 1 punto por turno.',
  'ET-SCORE-02': 'Cada símbolo de Recursos de los planetas de un jugador da 1 punto más por turno.',
  'ET-SCORE-03': 'Cada subsector que controla un jugador da 1 punto más por turno; cuentan todos.',
  'ET-SCORE-04': 'Cada sector exterior que controla un jugador da 3 puntos más por turno.',
  'ET-SCORE-05': 'Cada sector del Ojo que controla un jugador da 5 puntos más por turno.',
  'ET-SCORE-06':
    'Los puntos de territorio se acumulan: un sector puntúa además de sus subsectores, sus planetas y los símbolos de Recursos de estos.',
  'ET-SCORE-07':
    'Los puntos de las gestas cumplidas en el turno se suman a los de territorio, y también los que se dan por haber reconocido a un Señor de la Guerra.',
  'ET-SCORE-08': 'En los turnos que valen doble, los puntos de territorio y gestas juntos se multiplican por 2.',
  'ET-SCORE-09': 'Los puntos de un turno se suman al total del jugador, que no baja nunca.',
  'ET-SCORE-10': 'Todos los turnos puntúan para todos los jugadores, desde el primero; quien no tiene planetas ni gestas gana 0.',
  'ET-SCORE-11':
    'Un planeta conquistado puntúa para su conquistador en el mismo turno; uno cedido o intercambiado puntúa en ese turno para quien lo da y desde el siguiente para quien lo recibe. Como opción, el territorio puntúa tal como estaba al empezar el turno.',
  'ET-RAND-01':
    'No se sortea nada donde el sorteo no decidiría: con un solo candidato, entre iguales que pueden matar todos, en un empate donde menos de dos superan la Defensa, o por una gesta compartida que solo da puntos.',
  'ET-RAND-02': 'Un turno sin empates se resuelve sin ningún sorteo.',
  'ET-RAND-03':
    'En cada sorteo todos los candidatos son igual de probables. Una tirada de 1 toma el primero de su lista, una de 2 el segundo, y así los demás; el informe del turno cuenta los mismos lugares desde 0.',
  'ET-RAND-04':
    'Los sorteos se hacen en un orden fijo, sea cual sea el de los turnos escritos: planeta por planeta en el orden del mapa, primero por las muertes y luego por el combate, y después gesta por gesta.',
  'ET-END-01':
    'La partida termina cuando se ha puntuado el último turno, que de ordinario es el octavo. No termina nunca antes, aunque un jugador tenga todos los planetas.',
  'ET-END-02': 'El único jugador con el total más alto es Señor del Caos Supremo.',
  'ET-END-03': 'El Señor Supremo nombra lugartenientes y con eso termina la partida. Si la partida no prevé ninguno, termina en el acto.',
  'ET-END-04': 'El Señor Supremo y sus lugartenientes ganan juntos. Los demás jugadores son sus servidores.',
  'ET-END-05':
    'Si dos o más jugadores comparten el total más alto, todos ellos son Paladines del Caos y ganan juntos. Entonces no hay lugartenientes ni servidores, y la partida termina en el acto.',
  'ET-END-06': 'Nada deshace un empate a puntos: ni los planetas, ni las gestas, ni los asientos.',
  'ET-END-07':
    'Al terminar la partida los jugadores se clasifican por su total; a totales iguales, el mismo puesto, y se saltan los que siguen (1, 2, 2, 4). El resultado nombra al Señor Supremo con sus lugartenientes y servidores, o bien a los Paladines.',
  'ET-END-08': 'Un jugador sin planetas puede ganar, porque solo cuentan los totales.',
  'ET-END-09': 'La eliminación no quita a un jugador más que sus planetas, que son de quienes los conquistaron.',
  'ET-END-10': 'Terminada la partida no se aceptan órdenes, y todo lo que se escribió es público.',
};
