import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules in Spanish, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'SD-CONT-01':
    'Hay cuatro ciudadanos: uno rosa, uno lila, uno naranja y uno azul. Cada jugador lleva exactamente uno, y no hay dos jugadores con el mismo.',
  'SD-CONT-02':
    'Hay 24 discos de gestión pública de diez tipos: 2 de justicia, 3 de sanidad, 3 de educación, 2 de Mossos d’Esquadra, 2 de bomberos, 2 de carreteras, 2 de vías férreas, 3 de bosques, 2 de energías y 3 de vivienda pública.',
  'SD-CONT-03':
    'Cada disco tiene un servicio o una infraestructura por una cara y una moneda por la otra. Los doce servicios valen 2 € cada uno; las doce infraestructuras, 1 €.',
  'SD-CONT-04': 'Todo el dinero del juego suma 36 €, ni uno más ni uno menos: ninguna regla crea discos ni los retira de la partida.',
  'SD-CONT-05': 'Hay 12 discos de participación democrática. Son mérito y votos, nunca dinero.',
  'SD-CONT-06': 'El tablero se compone de 37 cartas: 18 de Catalunya, 11 del mundo, 4 de la urna y 4 de España.',
  'SD-CONT-07': 'La carta «Concentració nacional» es una de las 37 del tablero y lleva la bandera catalana.',
  'SD-CONT-08':
    'Siete cartas llevan un símbolo además de la bandera: tres de capacidad económica, y además «Agència tributària catalana», «Euro per recepta», «Impost de successions» y «Sufragi universal».',
  'SD-CONT-09': 'La carta «Sufragi universal» es del mundo; las otras seis cartas con símbolo son de Catalunya.',
  'SD-CONT-10': 'La carta de la Hacienda española queda al lado del tablero. No forma parte de él y ningún ciudadano la pisa nunca.',
  'SD-CONT-11': 'Un marcador representa la Generalitat. En todo momento lo tiene exactamente un jugador, y con él el dado.',
  'SD-CONT-12':
    'Hay un dado de seis caras. Cada una muestra una cantidad, 4 €, 2 € o 0 €, y quién se desplaza: quien tiene la Generalitat, el ciudadano de un color o todos.',
  'SD-CONT-13':
    'Los servicios y las infraestructuras de los jugadores están a la vista de todos. De los discos de la Hacienda española solo se ve la moneda.',
  'SD-CONT-14':
    'Cuando hay que ordenar los discos, van primero los de 2 €: justicia, sanidad, educación, Mossos d’Esquadra y bomberos; después los de 1 €: carreteras, vías férreas, bosques, energías y vivienda pública.',
  'SD-DIE-01':
    'Las caras del dado son 4 € y quien tiene la Generalitat, 2 € y la ciudadana rosa, 2 € y el ciudadano lila, 4 € y la ciudadana naranja, 0 € y el ciudadano azul, 0 € y todos.',
  'SD-MAP-01':
    'El tablero tiene el contorno de Catalunya: 37 casillas en siete filas de 3, 6, 7, 7, 6, 5 y 3. Se numeran del 0 al 36, de oeste a este y de norte a sur.',
  'SD-MAP-02':
    'Dos casillas son vecinas si se tocan por un lado o por una esquina, así que cada una tiene como mucho ocho vecinas. El tablero no continúa por el lado opuesto.',
  'SD-MAP-03': 'Dos casillas están alineadas si se hallan en la misma fila o en la misma columna, haya lo que haya entre ellas.',
  'SD-MAP-04':
    'Cada casilla del tablero tiene al menos cuatro vecinas, y tres huecos nunca lo parten en dos: un ciudadano siempre tiene adónde ir y a cualquier carta se puede llegar.',
  'SD-TILE-01':
    'De las 37 cartas, son de Catalunya «Concentració nacional», tres de capacidad económica, tres de capacidad impositiva y once sin símbolo; del mundo, «Sufragi universal» y otras diez; cuatro forman la urna y cuatro son de España. Cada una tiene su nombre.',
  'SD-TILE-02':
    'Las cuatro cartas de España hacen lo mismo, las cuatro de la urna valen igual y una carta de Catalunya o del mundo sin símbolo solo hace lo que indica su bandera.',
  'SD-VAL-01': 'En un tablero propio las filas y las columnas de las casillas son números enteros y no hay dos casillas en el mismo lugar.',
  'SD-VAL-02': 'Un juego de cartas propio tiene tantas cartas como casillas hay en el tablero.',
  'SD-VAL-03': 'En un juego de cartas propio cada carta lleva un nombre que la identifica y no hay dos con el mismo.',
  'SD-VAL-04': 'Toda carta lleva una de cuatro banderas: la de Catalunya, la del mundo, la de la urna o la de España.',
  'SD-VAL-05': 'Hay exactamente una carta de salida. Lleva la bandera catalana y ningún símbolo.',
  'SD-VAL-06': 'Hay al menos una carta de la urna. Sean las que sean, hay que reunirlas todas para celebrar la consulta.',
  'SD-VAL-07':
    'En un juego de cartas propio el sufragio universal va en una carta del mundo; la capacidad económica, la agencia tributaria, el euro por receta y el impuesto de sucesiones, en cartas de Catalunya.',
  'SD-VAL-08':
    'De agencia tributaria, euro por receta, impuesto de sucesiones y sufragio universal hay como mucho una carta cada uno. De capacidad económica puede haber cuantas se quiera.',
  'SD-VAL-09': 'Un tablero propio forma una sola pieza: de cualquier casilla se llega a cualquier otra pasando de vecina en vecina.',
  'SD-VAL-10':
    'El dado tiene exactamente seis caras. Cada una muestra una cantidad entera de euros, que puede ser cero, y a quien tiene la Generalitat, un color o a todos.',
  'SD-VAL-11': 'Al menos una cara del dado muestra a quien tiene la Generalitat o a todos, para que no haya que repetir la tirada sin fin.',
  'SD-VAL-12':
    'Si el grado de centralismo se decide al empezar, alguna cara del dado debe mostrar 0, 2 o 4 €; con un solo jugador, 2 o 4 €.',
  'SD-VAL-13':
    'En un juego de discos propio no hay dos con el mismo nombre, cada uno es de uno de los diez tipos, los servicios valen 2 € y las infraestructuras 1 €.',
  'SD-VAL-14': 'Hay al menos dos discos de 2 € y dos de 1 € por jugador; con un solo jugador, tres de 2 € y dos de 1 €.',
  'SD-VAL-15': 'El número de discos de participación democrática es entero y va de ninguno a un millón.',
  'SD-DICE-01': 'En todo sorteo cada posibilidad es igual de probable. Donde solo hay una, no se sortea nada.',
  'SD-DICE-02': 'Las cartas se barajan todas a la vez y cualquier orden es igual de probable. Una carta sola no se baraja.',
  'SD-DICE-03': 'Cuando se sacan varios discos, se sacan de uno en uno, y el que ha salido no vuelve antes del siguiente.',
  'SD-DICE-04':
    'El azar decide el reparto, la colocación de las cartas, quién gobierna primero si así se quiere, el grado de centralismo que se echa a suertes, la tirada de cada turno, qué discos paga Hacienda o trae un cambio y adónde van las cartas cuando actúa el Estado. Nada más.',
  'SD-CFG-01': 'Juegan de una a cuatro personas.',
  'SD-CFG-02': 'Cada jugador tiene un nombre propio, que no está vacío ni es «treasury» o «random», palabras que significan otra cosa.',
  'SD-CFG-03': 'Quien pide un color pide rosa, lila, naranja o azul.',
  'SD-CFG-04': 'No hay dos jugadores con ciudadanos del mismo color.',
  'SD-CFG-05':
    'Quien no pide color recibe, según el orden en que se sientan los jugadores, el primero que quede libre de rosa, lila, naranja y azul.',
  'SD-CFG-06':
    'Se juega en modalidad A, balanzas fiscales; AB, con gestión pública; ABC, con participación democrática además; o AC, con participación y sin gestión pública. Las reglas de la A valen siempre.',
  'SD-CFG-07': 'Un solo jugador juega en modalidad A o AB.',
  'SD-CFG-08': 'Un solo jugador juega con centralismo elevado o intenso, nunca medio.',
  'SD-CFG-09': 'Empieza gobernando uno de los jugadores o quien decida el azar.',
  'SD-CFG-10':
    'Se rechaza la partida que se pide con un valor que la opción no admite. Si fallan varias opciones, se señala primero la que ni siquiera es del tipo debido.',
  'SD-CFG-11': 'El grado de centralismo y la modalidad se eligen por separado: con dos o más jugadores se combinan todos con todas.',
  'SD-CFG-12':
    'Sin gestión pública, en las modalidades A y AC, da igual lo que muestren los discos: con ellos no se intercambia, ni se recauda, ni se protege nada, y las elecciones no cuestan ningún disco de Mossos d’Esquadra.',
  'SD-STATE-01': 'Cada disco está en un solo lugar: en manos de un jugador o en la Hacienda española.',
  'SD-STATE-02':
    'Los discos de participación democrática que hay sobre la concentración y los de todos los jugadores suman siempre 12. Lo escondido en un puño es de su dueño hasta que se abren los puños.',
  'SD-STATE-03':
    'Cada carta está en una sola casilla o, si es de la urna, al lado del tablero. Hay tantos huecos como cartas de la urna al lado.',
  'SD-STATE-04': 'Un ciudadano está siempre sobre una carta descubierta. Varios pueden compartir la misma.',
  'SD-STATE-05': 'Los recursos de un jugador son lo que suman sus discos; los de la Hacienda española se cuentan igual.',
  'SD-STATE-06':
    'Pagar los impuestos es la tributación; la tirada y las monedas que trae, la transferencia; regalos e intercambios, la cohesión social; todo lo demás de un turno, la acción ciudadana. Antes del primer turno está la preparación, y tras un final la partida ha terminado.',
  'SD-STATE-07': 'Los discos se guardan siempre en el mismo orden, de modo que dos partidas en la misma situación son iguales en todo.',
  'SD-STATE-08':
    'Una partida se puede guardar en cualquier momento. Con el mismo comienzo, las mismas decisiones y las mismas tiradas se llega siempre a la misma partida.',
  'SD-VIEW-01': 'Nadie, ni jugador ni espectador, llega a saber qué carta está bocabajo en una casilla.',
  'SD-VIEW-02': 'De la Hacienda española todos saben cuántos discos tiene de 2 € y de 1 € y cuánto suman, y nada más.',
  'SD-VIEW-03':
    'Todo lo demás está a la vista: discos y participación de los jugadores, discos sobre la concentración, cartas descubiertas, dónde está cada ciudadano, huecos y cartas de la urna halladas, quién gobierna y quién gobernará, el dado, las deudas, y las candidaturas y apoyos declarados.',
  'SD-VIEW-04':
    'Hasta que se abren los puños los demás solo saben que un jugador ha cerrado el suyo, no con cuántos discos. Él sí lo sabe.',
  'SD-VIEW-05':
    'Mientras los puños están cerrados se ve cuántos discos de participación tiene cada jugador en total, para que el resto no delate al puño.',
  'SD-VIEW-06': 'Nadie sabe nada de una tirada que aún no se ha hecho.',
  'SD-VIEW-07': 'Quien mira sin jugar ve lo que ve un jugador, pero el puño cerrado de nadie.',
  'SD-VIEW-08': 'Lo oculto sigue oculto cuando la partida ha terminado: las cartas bocabajo no se enseñan.',
  'SD-VIEW-09':
    'Lo que se cuenta de una jugada calla lo que la mesa esconde: de las cartas que vuelven al tablero se dice dónde están, pero no cuál está en cada sitio, y lo que hay en un puño cerrado se dice solo a su dueño.',
  'SD-VIEW-10':
    'A todos se les puede decir qué cartas de una misma colocación siguen bocabajo, pues quien haya mirado puede contarlas. A nadie se le dice dónde está cada una.',
  'SD-SET-01': 'Los 24 discos de gestión pública empiezan en la Hacienda española.',
  'SD-SET-02': 'Cada jugador, según se sientan, saca al azar de la Hacienda española dos discos de 2 € y luego dos de 1 €: 6 € en total.',
  'SD-SET-03': 'Un solo jugador saca tres discos de 2 € y luego dos de 1 €: 8 € en total.',
  'SD-SET-04':
    'Los discos que nadie ha sacado se quedan en la Hacienda española: 12 € con cuatro jugadores, 18 € con tres, 24 € con dos y 28 € con uno.',
  'SD-SET-05': 'Las 37 cartas se barajan y se colocan bocabajo, una en cada casilla.',
  'SD-SET-06': 'Después se descubre «Concentració nacional» allí donde ha caído. Las otras 36 cartas siguen bocabajo.',
  'SD-SET-07':
    'Empieza con la Generalitat el jugador que se señale, de costumbre quien lleve menos tiempo en Catalunya, o quien decida el azar una vez montado el tablero.',
  'SD-SET-08':
    'Antes del primer turno quien tiene la Generalitat puede dejar «Concentració nacional» donde está o intercambiarla por cualquier otra carta, salvo que se haya acordado no moverla.',
  'SD-SET-09': 'Todos los ciudadanos que juegan empiezan sobre «Concentració nacional» y van con ella si se cambia de sitio.',
  'SD-SET-10': 'Todos los discos de participación democrática empiezan sobre «Concentració nacional». Nadie tiene ninguno todavía.',
  'SD-SET-11':
    'Si no se ha fijado antes el grado de centralismo, se decide ahora: quien tiene la Generalitat lo elige, lo echa a suertes o propone uno a los demás.',
  'SD-SET-12': 'Cuando todo está decidido, comienza el primer turno, con la tributación y con quien tiene primero la Generalitat.',
  'SD-SET-13': 'La preparación, el objetivo y los finales son los mismos en todas las modalidades y en todos los grados de centralismo.',
  'SD-FLOW-01': 'La Generalitat pasa siempre al jugador de la derecha, y del último vuelve al primero.',
  'SD-FLOW-02':
    'Un turno tiene cuatro fases: tributación, transferencia, cohesión social y acción ciudadana, una tras otra. Un solo jugador se salta la cohesión social.',
  'SD-FLOW-03':
    'Al empezar un turno, antes de que nadie pague, se mira si todos pueden pagar sus impuestos. Si no, la partida termina y no paga nadie.',
  'SD-FLOW-04': 'Si todos pueden pagar, se fija lo que debe cada uno y empieza la tributación.',
  'SD-FLOW-05': 'Las deudas se pagan de una en una. Solo puede hacer algo el jugador al que le toca pagar.',
  'SD-FLOW-06':
    'Pagados los impuestos se lanza el dado. Tras una recaudación sigue el desplazamiento que la permitió, y tras pagar las elecciones se declaran las candidaturas.',
  'SD-FLOW-07':
    'En cada turno se lanza el dado una sola vez, hasta que una tirada vale. Esa tirada sirve para la transferencia y para la acción ciudadana.',
  'SD-FLOW-08':
    'Tras la transferencia, aunque sea de 0 €, viene la cohesión social. Con dos o más jugadores no se salta nunca, aunque no haya más que hacer que cerrarla.',
  'SD-FLOW-09':
    'Cuando quien tiene la Generalitat cierra la cohesión social, empieza la acción ciudadana: el dado ha dicho quiénes se desplazan, y lo hace el primero.',
  'SD-FLOW-10':
    'Cuando acaba un desplazamiento, se desplaza el siguiente de los que indica el dado. Cuando no queda nadie, acaba el turno.',
  'SD-FLOW-11': 'Un ciudadano sin ninguna carta a la que ir se queda donde está, y su desplazamiento acaba por sí solo.',
  'SD-FLOW-12':
    'Al acabar el turno toma la Generalitat quien haya ganado en él una votación; si no la ha ganado nadie, el jugador de la derecha. Lo que valía para un solo turno se olvida y empieza el siguiente.',
  'SD-FLOW-13':
    'Quien descubre una carta de España pone fin al turno en cuanto ha actuado el Estado. Los que aún no se habían desplazado ya no lo hacen.',
  'SD-FLOW-14':
    'La partida termina en el instante en que se da uno de sus finales, aunque sea en mitad de una fase. Ese turno es el último.',
  'SD-FLOW-15':
    'No se pregunta nada cuando no hay nada que elegir: si se vota, cuando no es posible votar; qué se protege, cuando nada puede protegerse; en qué monedas se cobra, cuando solo hay una manera.',
  'SD-FLOW-16': 'En todo lo demás decide el jugador, aunque solo pueda hacer una cosa.',
  'SD-FLOW-17':
    'Si se ha acordado un último turno y al acabarlo no se ha celebrado la consulta, la partida termina con la derrota de todos. Cualquier final dentro de ese turno pasa por delante.',
  'SD-ACT-01': 'Terminada la partida, ya no se puede hacer nada.',
  'SD-ACT-02': 'Se rechaza lo que no corresponde al momento del turno.',
  'SD-ACT-03': 'Se rechaza al jugador al que no le toca actuar.',
  'SD-ACT-04':
    'Se rechaza la jugada a la que le falta algo, que está mal formada, que nombra algo dos veces o que nombra lo que no existe en la partida.',
  'SD-ACT-05': 'Una jugada rechazada no cambia nada ni gasta ninguna tirada.',
  'SD-ACT-06':
    'A quien le toca actuar se le puede decir siempre todo lo que puede hacer. Siempre hay algo, y nada de lo que se ofrece se rechaza.',
  'SD-ACT-07':
    'De los discos que hacen lo mismo se ofrece solo uno: uno de cada tipo con gestión pública, uno de cada valor sin ella. También vale cualquier otro igual.',
  'SD-CONC-01': 'Quien tiene la Generalitat sitúa la concentración en una casilla del tablero y en ninguna otra parte.',
  'SD-CONC-02': 'Señalar la casilla en la que ya está «Concentració nacional» deja el tablero como está.',
  'SD-CONC-03':
    'Si la concentración va a otra casilla, cambia de sitio con la carta que había allí. Esa carta sigue bocabajo y nadie la mira.',
  'SD-CEN-01': 'Quien tiene la Generalitat puede decidir por su cuenta que el centralismo sea medio, elevado o intenso.',
  'SD-CEN-02': 'Un solo jugador no puede elegir el grado medio.',
  'SD-CEN-03':
    'Quien echa a suertes el grado de centralismo solo mira el dinero del dado: con 0 € es medio, con 2 € elevado y con 4 € intenso.',
  'SD-CEN-04':
    'La tirada del grado de centralismo solo se repite si no muestra 0, 2 ni 4 €, y con un solo jugador también si muestra 0 €. Los colores no importan.',
  'SD-CEN-05': 'Solo se puede proponer un grado de centralismo si hay alguien a quien preguntar.',
  'SD-CEN-06': 'Cada grado de centralismo se puede proponer una sola vez por partida.',
  'SD-CEN-07': 'Todos los demás responden al grado propuesto, en cualquier orden. Se adopta si lo aceptan todos.',
  'SD-CEN-08':
    'Si alguien rechaza el grado propuesto, cuando todos han respondido vuelve a decidir quien tiene la Generalitat: por su cuenta, a suertes o proponiendo un grado que no haya propuesto aún.',
  'SD-PAY-01': 'Se paga con discos propios.',
  'SD-PAY-02':
    'Se paga justo: los discos suman exactamente lo que se debe. Solo suman 1 € más cuando en el mismo pago se recibe de vuelta un disco de 1 €.',
  'SD-PAY-03': 'Quien paga elige qué discos entrega, también cuando le cobran un impuesto de la Generalitat.',
  'SD-PAY-04': 'Los discos van a quien se le deben, Hacienda o un jugador, y la deuda queda saldada.',
  'SD-PAY-05':
    'Quien no puede reunir la suma justa paga 1 € más y recibe un disco de 1 €, siempre que quien cobra tenga un único disco de 1 € y, si cobra la Generalitat, Hacienda tenga menos de dos. En ese caso no cambia nadie más.',
  'SD-CHG-01': 'Solo se puede fraccionar un disco propio de 2 €.',
  'SD-CHG-02':
    'Quien debe dinero solo cambia una moneda si no puede pagar de otro modo: ni justo, ni pagando 1 € más y recibiéndolo de vuelta. La excepción es el cambio libre, una regla de la casa.',
  'SD-CHG-03':
    'Con la regla de la casa del cambio libre, quien debe dinero puede cambiar cualquiera de sus discos de 2 €, salvo si en el mismo pago recibe 1 € de vuelta.',
  'SD-CHG-04':
    'En la cohesión social quien tiene la Generalitat solo puede cambiar una moneda para repartirla y si no tiene ningún disco de 1 €. Si se ha acordado el cambio solo para pagar, nunca; si se ha acordado el cambio libre, cuando quiera.',
  'SD-CHG-05': 'Se cambia un disco de 2 € por dos de 1 €, y nunca al revés.',
  'SD-CHG-06': 'Se cambia con la Hacienda española si tiene al menos dos discos de 1 €, y entonces con nadie más.',
  'SD-CHG-07':
    'Si Hacienda tiene menos de dos discos de 1 €, se cambia con quien tiene la Generalitat, si él los tiene y no es quien necesita el cambio.',
  'SD-CHG-08':
    'Si no pueden cambiar ni Hacienda ni quien tiene la Generalitat, cambia cualquier otro jugador con dos discos de 1 €. Lo elige quien necesita el cambio; si no lo dice, es el primero después de él por orden de turno.',
  'SD-CHG-09': 'Si nadie más tiene dos discos de 1 €, no hay cambio posible. A quien no tiene ningún disco de 1 € no le ocurre nunca.',
  'SD-CHG-10': 'Quien puede dar cambio no puede negarse.',
  'SD-CHG-11': 'El disco de 2 € va a quien da el cambio. Los dos de 1 € se sacan al azar de los suyos.',
  'SD-CHG-12': 'El cambio de moneda tiene las mismas reglas en todas las modalidades.',
  'SD-CHG-13': 'Cambiar no es pagar: la deuda sigue pendiente.',
  'SD-CHG-14':
    'Quien tiene la Generalitat y ha cambiado una moneda en la cohesión social debe entregar antes que nada un disco de 1 € a otro jugador. Hasta entonces no puede entregar discos de 2 €, ni intercambiar, ni cerrar la fase. Con el cambio libre esto no rige.',
  'SD-ROLL-01': 'Quien tiene la Generalitat lanza el dado. La cara dice cuánto dinero hay en este turno y quién se desplaza.',
  'SD-ROLL-02':
    'Con dos o tres jugadores, una cara con el color de un ciudadano que no juega no vale, tampoco su dinero, y se repite la tirada hasta que salga una que valga.',
  'SD-ROLL-03': 'Con un solo jugador valen todas las caras del dado.',
  'SD-ROLL-04':
    'La Hacienda española paga a quien tiene la Generalitat lo que indica el dado, también mientras la agencia tributaria está activada.',
  'SD-ROLL-05': 'Con 0 € no se paga nada, y el Estado no puede quebrar por ello.',
  'SD-TAKE-01':
    'Quien cobra de Hacienda elige cuántas monedas son de 2 € y cuántas de 1 €. Tienen que estar allí y sumar justo la cantidad.',
  'SD-TAKE-02':
    'Los discos que paga Hacienda se sacan al azar de entre sus monedas de cada valor y se ponen por la cara del servicio o la infraestructura.',
  'SD-COH-01': 'Los discos se entregan a otro jugador.',
  'SD-COH-02': 'Quien tiene la Generalitat solo entrega discos propios.',
  'SD-COH-03': 'Quien tiene la Generalitat no puede quedarse sin discos al repartir: si solo le queda uno, no entrega nada.',
  'SD-COH-04':
    'Quien tiene la Generalitat entrega tantos discos como quiera, o ninguno, los haya recibido en este turno o los tuviera de antes.',
  'SD-COH-05':
    'Por cada disco de 1 € que entrega, quien tiene la Generalitat gana un disco de participación democrática; por cada uno de 2 €, dos.',
  'SD-COH-06':
    'Los discos de participación que se ganan con una entrega salen, de uno en uno, de quien la recibe si tiene; si no, de los que hay sobre la concentración; y si tampoco quedan allí, se pierden.',
  'SD-COH-07': 'Nadie puede rechazar un disco que le entregan, ni tampoco negar la participación que con él se gana o renunciar a ella.',
  'SD-COH-08': 'Los discos solo se reparten en la cohesión social, nunca en otra fase.',
  'SD-COH-09': 'Repartir da participación en todas las modalidades, en cuanto juegan dos o más.',
  'SD-EXC-01': 'Los discos solo se intercambian cuando se juega con gestión pública, en las modalidades AB y ABC.',
  'SD-EXC-02':
    'La educación toma justicia; las vías férreas o las carreteras, Mossos d’Esquadra o bomberos; los bosques, sanidad; las energías o la vivienda pública, educación. No hay otros intercambios.',
  'SD-EXC-03': 'El disco se toma de otro jugador.',
  'SD-EXC-04': 'Un intercambio cuesta dos discos iguales. Uno de vías férreas y otro de carreteras no sirven.',
  'SD-EXC-05': 'El jugador al que se le toma un disco debe tener uno de ese tipo.',
  'SD-EXC-06': 'De los dos discos que cuesta un intercambio, uno va al jugador al que se le toma el suyo y el otro a la Hacienda española.',
  'SD-EXC-07': 'Con dos discos de educación se toma uno de justicia.',
  'SD-EXC-08':
    'Con dos discos de vías férreas, o con dos de carreteras, se toma uno de Mossos d’Esquadra o uno de bomberos, a elección de quien tiene la Generalitat.',
  'SD-EXC-09': 'Con dos discos de bosques se toma uno de sanidad.',
  'SD-EXC-10': 'Con dos discos de energías, o con dos de vivienda pública, se toma uno de educación.',
  'SD-EXC-11': 'El jugador al que se le toma un disco no puede negarse. En un intercambio no se mueven discos de participación.',
  'SD-EXC-12': 'Quien tiene la Generalitat hace tantos intercambios como le permitan sus discos.',
  'SD-EXC-13': 'Con un solo jugador no hay cohesión social y, por tanto, nunca se intercambia nada.',
  'SD-COH-10':
    'Quien tiene la Generalitat cierra el reparto y los intercambios del turno cuando quiera, salvo mientras le quede por repartir una moneda que ha cambiado.',
  'SD-MOV-05': 'Un ciudadano se desplaza a una casilla del tablero.',
  'SD-MOV-06': 'Un ciudadano pasa a una de las ocho casillas de su alrededor.',
  'SD-MOV-07': 'Solo se puede ir adonde hay una carta, descubierta o bocabajo. En los huecos no se entra ni se saltan.',
  'SD-MOV-08':
    'En un mismo desplazamiento no se vuelve a una carta en la que ya se ha entrado. Descubrir una carta o cobrar un impuesto borra la cuenta, salvo la carta en la que se está; la carta de la que se partió queda libre.',
  'SD-MOV-09':
    'Si la carta está bocabajo, se le da la vuelta y queda descubierta. Después se sitúa en ella al ciudadano, si no es de la urna, y surten efecto su bandera y su símbolo.',
  'SD-MOV-10': 'Un jugador puede detenerse cuando ha dado al menos un paso.',
  'SD-MOV-11': 'Si se ha acordado que el primer paso es voluntario, un jugador puede detenerse antes de darlo.',
  'SD-MOV-12': 'Quien se detiene pone fin a su desplazamiento.',
  'SD-PRE-01': 'El euro por receta solo se cobra cuando se juega con gestión pública, en las modalidades AB y ABC.',
  'SD-PRE-02': 'Solo quien tiene la Generalitat cobra el euro por receta.',
  'SD-PRE-03':
    'Para cobrar el euro por receta hay que haber llegado a la carta «Euro per recepta» en este mismo desplazamiento. Partir de ella no basta.',
  'SD-PRE-04': 'El euro por receta se cobra como mucho una vez por turno.',
  'SD-PRE-05': 'Para cobrar el euro por receta hace falta al menos un disco de sanidad.',
  'SD-PRE-06':
    'El euro por receta lo paga al menos otro jugador, y como mucho tantos como discos de sanidad tenga quien tiene la Generalitat.',
  'SD-PRE-07': 'El euro por receta no se puede pedir a un jugador sin dinero: este impuesto no arruina a nadie.',
  'SD-PRE-08':
    'Cada jugador al que se pide el euro por receta paga 1 € a quien tiene la Generalitat, por orden de turno. Después sigue el desplazamiento.',
  'SD-PRE-09': 'Los discos de sanidad con los que se cobra el euro por receta se enseñan y se conservan.',
  'SD-INH-01': 'El impuesto de sucesiones solo se cobra cuando se juega con gestión pública, en las modalidades AB y ABC.',
  'SD-INH-02': 'Solo quien tiene la Generalitat cobra el impuesto de sucesiones.',
  'SD-INH-03':
    'Para cobrar el impuesto de sucesiones hay que haber llegado a la carta «Impost de successions» en este mismo desplazamiento. Partir de ella no basta.',
  'SD-INH-04': 'El impuesto de sucesiones se cobra como mucho una vez por turno.',
  'SD-INH-05': 'Para cobrar el impuesto de sucesiones hace falta un disco de justicia. Tener más no permite cobrar a más jugadores.',
  'SD-INH-06': 'El impuesto de sucesiones lo paga un solo jugador, distinto de quien lo cobra.',
  'SD-INH-07':
    'El impuesto de sucesiones es de 1 € como mínimo y, como máximo, de un tercio de los recursos del jugador, redondeado hacia abajo.',
  'SD-INH-08': 'Quien paga el impuesto de sucesiones elige los discos, y puede necesitar cambio. Después sigue el desplazamiento.',
  'SD-INH-09': 'El disco de justicia con el que se cobra el impuesto de sucesiones se enseña y se conserva.',
  'SD-SUF-05':
    'Quien puede votar en «Sufragi universal» puede también renunciar a hacerlo. Con eso acaba su desplazamiento, y el turno si no queda nadie por desplazarse.',
  'SD-ELE-01': 'Solo convoca elecciones quien tiene la Generalitat.',
  'SD-ELE-02': 'Con gestión pública, para convocar elecciones hace falta un disco de Mossos d’Esquadra. Los bomberos no sirven.',
  'SD-ELE-03': 'Con gestión pública, quien convoca elecciones entrega en el acto un disco de Mossos d’Esquadra a la Hacienda española.',
  'SD-ELE-04': 'Sin gestión pública, en la modalidad AC, solo convoca elecciones quien tiene al menos 3 €.',
  'SD-ELE-05':
    'Sin gestión pública, en la modalidad AC, las elecciones cuestan 3 €, que se pagan a la Hacienda española antes de declarar las candidaturas.',
  'SD-ELE-06': 'Lo que cuestan las elecciones se pierde, las gane quien las gane.',
  'SD-ELE-20': 'Quien tiene la Generalitat puede convocar elecciones tanto si gobierna por turno como si gobierna por una votación.',
  'SD-MOT-01': 'Solo presenta una moción de censura quien no tiene la Generalitat.',
  'SD-MOT-02': 'Una moción de censura no cuesta nada, ni Mossos d’Esquadra ni dinero, en ninguna modalidad.',
  'SD-MOT-03':
    'Quien presenta una moción de censura dice en el acto quién gobernará si prospera: él mismo, que es el candidato, o cualquier otro que no tenga ya la Generalitat.',
  'SD-ELE-07':
    'En unas elecciones todos declaran uno tras otro con quién se presentan, empezando por quien tiene la Generalitat. Cada uno lo hace una sola vez y en voz alta.',
  'SD-ELE-08': 'Quien declara una candidatura forma parte de ella, solo o con otros.',
  'SD-ELE-09': 'Cada candidatura dice cuál de sus miembros gobernará si gana.',
  'SD-ELE-10':
    'No se puede contar con alguien que ya ha declarado otra candidatura. Los mismos miembros con otro para gobernar son otra candidatura.',
  'SD-ELE-11': 'Una alianza existe si todos sus miembros la han declarado igual. Quien ha declarado una que no se forma se presenta solo.',
  'SD-ELE-12': 'Todos los jugadores pueden presentarse juntos en una sola candidatura. Nadie puede quedarse fuera de unas elecciones.',
  'SD-MOT-04':
    'En una moción de censura cada uno de los demás, por orden de turno a partir de quien tiene la Generalitat, se declara a favor del candidato, de quien gobierna o de ninguno. Con dos jugadores no hay a quién preguntar.',
  'SD-MOT-05':
    'Si el jugador propuesto para gobernar no apoya al candidato, gobernará el propio candidato en caso de que la moción prospere.',
  'SD-MOT-06': 'Quien se mantiene neutral en una moción de censura no vota y conserva todos sus discos de participación.',
  'SD-VOT-01':
    'En unas elecciones votan todos. En una moción de censura votan el candidato, quien tiene la Generalitat y quienes apoyan a uno u otro.',
  'SD-VOT-02':
    'Cada uno esconde en el puño tantos de sus discos de participación como quiera, de ninguno a todos. El puño vacío se permite siempre, aunque se haya prometido apoyo.',
  'SD-VOT-03': 'Cada votante cierra el puño una sola vez, sin que los otros lo vean y sin esperar a nadie.',
  'SD-VOT-04': 'Cuando todos los puños están cerrados, se pueden abrir.',
  'SD-VOT-05': 'Quien tiene la Generalitat da la señal y todos los puños se abren a la vez.',
  'SD-VOT-06': 'Se cuentan los votos, y lo que cada uno ha guardado, antes de perder ningún disco.',
  'SD-VOT-07': 'Todos los discos de los puños, tanto de quien gana como de quien pierde, vuelven a «Concentració nacional».',
  'SD-VOT-08':
    'Quien gana una votación no toma la Generalitat hasta que acaba el turno. Hasta entonces no cambia de manos, y se desplazan los que faltaban.',
  'SD-VOT-09':
    'Una moción de censura que no prospera no toca una votación que alguien haya ganado antes en el mismo turno. Solo la reemplaza una moción que prospera.',
  'SD-VOT-10': 'Tras una votación acaba el desplazamiento de quien la provocó.',
  'SD-MOB-01':
    'Quien tiene la Generalitat decide por su cuenta cuántos discos de Mossos d’Esquadra o de bomberos protegen la urna, qué cartas y quién los aporta. Puede no usar ninguno, y nadie puede negarse.',
  'SD-MOB-02': 'Cada disco protege una carta de la urna de las que están al lado del tablero, y una carta no lleva dos.',
  'SD-MOB-03': 'Solo protegen la urna los discos de Mossos d’Esquadra y de bomberos.',
  'SD-MOB-04': 'A nadie se le hace aportar un disco que no tiene. Quien tiene la Generalitat puede aportar de los suyos.',
  'SD-MOB-05': 'Los discos que han protegido la urna van a la Hacienda española.',
  'SD-MOB-06': 'La protección vale solo para esta actuación del Estado.',
  'SD-EVT-01': 'Todo lo que ocurre en una jugada se cuenta, paso a paso y tal como ocurre.',
  'SD-TAX-01':
    'Mientras la agencia tributaria no está activada, todos menos quien tiene la Generalitat deben 1 € por turno a la Hacienda española.',
  'SD-TAX-02':
    'Mientras la agencia tributaria no está activada, quien tiene la Generalitat debe 2 € por turno a la Hacienda española: 1 € como ciudadano y 1 € por solidaridad territorial.',
  'SD-TAX-03': 'Los impuestos se pagan por orden de turno, empezando a la derecha de quien tiene la Generalitat, que paga el último.',
  'SD-TAX-04':
    'Mientras la agencia tributaria está activada, cada uno de los demás paga 1 € a quien tiene la Generalitat, y este 1 € a la Hacienda española, que no recibe nada más.',
  'SD-TAX-05': 'Un solo jugador paga a la Hacienda española 3 € por turno, o 2 € mientras la agencia tributaria está activada.',
  'SD-TAX-06':
    'Cada uno debe tener al menos lo que debe de impuestos. Con la agencia tributaria activada, a quien tiene la Generalitat le cuenta lo que pagan los demás, de modo que siempre puede pagar.',
  'SD-TAX-07':
    'Si alguien no puede pagar sus impuestos, la partida termina en el acto: la Generalitat es intervenida por el Estado. Se nombra a todos los que no podían pagar.',
  'SD-TAX-08':
    'Hay fractura social si debe impuestos un ciudadano sin dinero, y bancarrota si solo falta para el euro adicional de la Generalitat o para el impuesto más alto de un solo jugador.',
  'SD-TAX-09':
    'Con la agencia tributaria activada y dos o más jugadores, quien tiene la Generalitat puede pagar aunque no tenga dinero. La fractura social solo puede venir entonces de los demás.',
  'SD-TAX-10':
    'La agencia tributaria cambia la tributación en todas las modalidades desde el primer turno que empieza con ella descubierta. Los impuestos del turno en que se descubre no cambian.',
  'SD-TAX-11':
    'Cuando la carta de la agencia tributaria vuelve a quedar bocabajo, desde el turno siguiente se pagan los impuestos de siempre.',
  'SD-TAX-12': 'No tener dinero no es todavía una derrota. Lo es no poder pagar los impuestos.',
  'SD-OUT-01':
    'Si la Hacienda española tiene menos de lo que debe pagar, no paga nada y la partida termina con la declaración unilateral de independencia.',
  'SD-OUT-02': 'Si la Hacienda española puede pagar justo, paga. Que se quede sin dinero no pone fin a nada.',
  'SD-OUT-03':
    'Si Hacienda debe una cantidad impar y no tiene discos de 1 €, cambia antes uno de 2 € con quien tiene la Generalitat o, si no puede, con el primer jugador después de él que tenga dos de 1 €. Qué discos cambian de manos lo decide el azar.',
  'SD-OUT-04': 'Si una cantidad solo puede pagarse de una manera, se paga así. Si no, quien cobra elige las monedas.',
  'SD-OUT-05':
    'La transferencia es para quien tiene la Generalitat. El dinero de una carta de capacidad económica es para quien la descubre.',
  'SD-MOV-01': 'Si el dado muestra a quien tiene la Generalitat, solo se desplaza él.',
  'SD-MOV-02': 'Si el dado muestra un color, solo se desplaza el jugador de ese ciudadano, tenga o no la Generalitat.',
  'SD-MOV-03':
    'Si el dado muestra a todos, se desplazan todos, un desplazamiento entero tras otro: primero quien tiene la Generalitat y después los demás por orden de turno.',
  'SD-MOV-04': 'Un solo jugador se desplaza siempre, salga lo que salga.',
  'SD-MOV-13':
    'Desde una carta de Catalunya se puede seguir a cualquier carta vecina, descubierta o no, o detenerse. Así tantas veces como se quiera.',
  'SD-MOV-14': 'Quien tiene que desplazarse debe dar el primer paso, salvo que se haya acordado lo contrario. Los demás son voluntarios.',
  'SD-MOV-15': 'En «Concentració nacional» se puede entrar como en cualquier carta, y hace entonces lo que una carta de Catalunya.',
  'SD-MOV-16': 'En una carta del mundo acaba el desplazamiento. En «Sufragi universal» puede haber antes una votación.',
  'SD-MOV-17': 'En una carta de España ya descubierta acaba el desplazamiento, y no pasa nada más.',
  'SD-MOV-18':
    'Sin gestión pública, en las modalidades A y AC, «Euro per recepta» e «Impost de successions» son cartas de Catalunya sin más.',
  'SD-MOV-19': 'Una carta que descubre cualquiera queda activada para todos.',
  'SD-URN-01': 'Una carta de la urna que se descubre se coloca al lado del tablero y deja un hueco.',
  'SD-URN-02': 'Quien descubre una carta de la urna se queda en la carta desde la que dio el paso, sea cual sea su bandera.',
  'SD-URN-03': 'Descubrir una carta de la urna pone fin al desplazamiento, aunque el ciudadano se quede en una carta de Catalunya.',
  'SD-URN-04': 'En cuanto todas las cartas de la urna están al lado del tablero se celebra la consulta y la partida termina.',
  'SD-ECO-01':
    'Quien descubre una carta de capacidad económica recibe 3 € de la Hacienda española, en todas las modalidades, tenga o no la Generalitat.',
  'SD-ECO-02': 'Una carta de capacidad económica ya descubierta no paga nada.',
  'SD-ECO-03':
    'Una carta de capacidad económica que había vuelto a quedar bocabajo paga otra vez cuando se descubre de nuevo, salvo que se haya acordado que cada una pague una sola vez por partida.',
  'SD-ECO-04': 'Después de cobrar en una carta de capacidad económica se puede seguir como desde cualquier carta de Catalunya.',
  'SD-SUF-01': 'Sin participación democrática, en las modalidades A y AB, «Sufragi universal» es una carta del mundo sin más.',
  'SD-SUF-02':
    'Con participación democrática, quien llega a «Sufragi universal» cuando ya está descubierta puede hacer uso de ella. Quien la descubre no puede, salvo que se haya acordado lo contrario.',
  'SD-SUF-03':
    'En «Sufragi universal» quien tiene la Generalitat puede convocar elecciones, si puede pagarlas, y los demás pueden presentar una moción de censura. Nunca al revés.',
  'SD-SUF-04': 'Quien solo parte de «Sufragi universal» no puede hacer uso de ella. Hay que llegar a la carta.',
  'SD-SPN-01':
    'Cuando se descubre una carta de España, todos los ciudadanos van a «Concentració nacional», se estuvieran desplazando o no.',
  'SD-SPN-02':
    'El Estado actúa cada vez que se descubre una carta de España, en todas las modalidades y en todos los grados de centralismo.',
  'SD-SPN-03':
    'Sin gestión pública, en las modalidades A y AC, la urna no se puede proteger: cuando actúa el Estado se recogen todas las cartas de la urna que había al lado del tablero.',
  'SD-SPN-04':
    'Se pregunta a quien tiene la Generalitat qué protege si se juega con gestión pública, hay alguna carta de la urna al lado del tablero y alguien tiene discos de Mossos d’Esquadra o de bomberos. También con un solo jugador.',
  'SD-SPN-05':
    'Con centralismo medio las cartas de España se quedan descubiertas donde están. Cada una actúa como mucho una vez por partida.',
  'SD-SPN-06':
    'Con centralismo elevado, la carta de España que se descubre se recoge junto con todas las demás cartas de España descubiertas en su fila o en su columna.',
  'SD-SPN-07':
    'Con centralismo elevado, una carta de España se queda descubierta mientras no esté alineada con otra que se descubra. Si la nueva no tiene ninguna alineada, se queda también.',
  'SD-SPN-08': 'Con centralismo intenso, la carta de España se recoge cada vez que se descubre.',
  'SD-SPN-09': 'Cuando actúa el Estado se recogen todas las cartas de Catalunya descubiertas, menos «Concentració nacional».',
  'SD-SPN-10': 'Cuando actúa el Estado se recogen todas las cartas de la urna que están al lado del tablero y que nadie protege.',
  'SD-SPN-11': 'Las cartas del mundo, «Concentració nacional» y las cartas bocabajo no se recogen nunca.',
  'SD-SPN-12': 'Las cartas de la urna protegidas siguen al lado del tablero, y los huecos donde estaban siguen abiertos.',
  'SD-SPN-13':
    'Las cartas recogidas, también las de la urna, se barajan juntas y se colocan bocabajo en las casillas de donde salieron, cada una en cualquiera de ellas.',
  'SD-SPN-14': 'Cuando el Estado ha actuado, solo quedan huecos donde se hallaron las cartas de la urna que siguen al lado del tablero.',
  'SD-SPN-15': 'Una carta de España que se había recogido vuelve a actuar cuando se descubre de nuevo.',
  'SD-ELE-13': 'Una candidatura tiene los votos que suman los puños de todos sus miembros. Gana la que tiene más que ninguna otra.',
  'SD-ELE-14':
    'Si varias candidaturas empatan con más votos y en una de ellas está quien tiene la Generalitat, sigue gobernando él en persona, aunque su alianza hubiera nombrado a otro.',
  'SD-ELE-15':
    'Si empatan con más votos candidaturas sin quien tiene la Generalitat, gana aquella cuyos miembros han guardado más discos de participación.',
  'SD-ELE-16':
    'Si candidaturas sin quien tiene la Generalitat empatan en votos y también en discos guardados, no gana nadie. Gobierna después el jugador de la derecha, por orden de turno.',
  'SD-ELE-17':
    'Gobierna después quien había nombrado la candidatura ganadora, gane por votos o por discos guardados en un empate en el que no estaba quien tiene la Generalitat.',
  'SD-ELE-18': 'Si gana las elecciones quien ya gobernaba, gobierna otro turno entero.',
  'SD-ELE-19': 'Si todos los jugadores se presentan en una sola candidatura, gana aunque no tenga ni un voto.',
  'SD-MOT-07':
    'En una moción de censura se suman, por un lado, los votos del candidato y de quienes lo apoyan y, por el otro, los de quien tiene la Generalitat y los suyos.',
  'SD-MOT-08':
    'Si el lado del candidato tiene más votos, la moción de censura prospera. Gobierna después quien se había nombrado, en lugar de quien hubiera ganado antes una votación en el mismo turno.',
  'SD-MOT-09':
    'Si el lado de quien tiene la Generalitat tiene más votos, la moción de censura no prospera y él repite turno, salvo que alguien haya ganado ya una votación en este.',
  'SD-MOT-10':
    'Si los dos lados de una moción de censura empatan, aunque sea a cero, no prospera. Gobierna después el jugador de la derecha, salvo que alguien haya ganado ya una votación en este turno.',
  'SD-VOT-11': 'Quien gobierna por una votación lo hace durante un turno normal y entero, desde la tributación.',
  'SD-VOT-12':
    'Después de un turno ganado en una votación, la Generalitat pasa a la derecha de quien gobernaba en él. No se retoma el orden interrumpido.',
  'SD-VOT-13': 'Si una carta de España pone fin a un turno en el que se ha ganado una votación, gobierna después igualmente quien la ganó.',
  'SD-FEW-01':
    'Con dos o tres jugadores valen las mismas reglas en todas las modalidades y grados de centralismo. Solo se repiten las tiradas en que sale un ciudadano que no juega.',
  'SD-FEW-02':
    'Con un solo jugador la gestión pública solo sirve para proteger la urna. No hay impuestos de la Generalitat, ni intercambios, ni votaciones.',
  'SD-FEW-03': 'Un solo jugador tiene la Generalitat durante toda la partida.',
  'SD-END-01':
    'Si se celebra la consulta, gana quien tiene más discos de participación democrática. La victoria pueden compartirla dos, tres o los cuatro.',
  'SD-END-02': 'Si nadie tiene discos de participación cuando se celebra la consulta, ganan todos.',
  'SD-END-03':
    'La consulta pone fin a la partida en mitad del turno: nadie más se desplaza, y una votación ganada en ese turno queda sin efecto.',
  'SD-END-04':
    'Si la Generalitat es intervenida por el Estado, pierden todos los jugadores, y en señal de ello se gira «Concentració nacional».',
  'SD-END-05': 'En una declaración unilateral de independencia gana el jugador que tiene más discos de participación, si es uno solo.',
  'SD-END-06':
    'Si en una declaración unilateral de independencia varios empatan con más discos de participación, gana solo quien la ha provocado, aunque no esté entre ellos.',
  'SD-END-07':
    'Provoca la declaración unilateral de independencia quien tiene la Generalitat si no se pudo pagar la transferencia, y quien descubrió la carta si no se pudo pagar el dinero de una carta de capacidad económica.',
  'SD-END-08': 'En una declaración unilateral de independencia se gira la carta de la Hacienda española.',
  'SD-END-09':
    'La carta «Concentració nacional» solo se gira cuando la Generalitat es intervenida, y la carta de Hacienda solo en una declaración de independencia.',
  'SD-END-10': 'Un solo jugador gana tanto con la consulta como con la declaración unilateral de independencia.',
  'SD-END-11': 'Nadie queda eliminado antes del final: un jugador sin discos sigue jugando.',
  'SD-END-12': 'El dinero no cuenta nunca para ganar, ni siquiera para desempatar.',
  'SD-END-13': 'Si se acaba el tiempo tras el último turno acordado, pierden todos y no se gira nada.',
  'SD-END-14': 'Mientras dura la partida siempre hay alguien que puede actuar; cuando termina, nadie. Solo entonces hay un resultado.',
  'SD-END-15':
    'En la consulta todos giran sus discos de participación por la cara de la mano que vota, y se ve cuántos votos aporta cada uno.',
};
