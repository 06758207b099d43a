/** What there is, what can be agreed, how one begins, and how a turn goes. */
export const worldAndTurns = {
  'OT-STAT-01':
    'Cada Nación tiene cinco atributos de Dominio (Fuerza Militar, Fuerza Auxiliar, Poder Económico, Control Cultural y Control Administrativo) y cinco de Autoridad (Gestión, Lealtad, Técnica, Inteligencia y Prestigio), que se nombran siempre en este orden. Cada uno es un número entero de 1 a 100.',
  'OT-STAT-02':
    'El Umbral de Éxito de una estadística es la suma de su atributo de Dominio y su atributo de Autoridad, nunca menor que 1 ni mayor que 100.',
  'OT-STAT-03':
    'Hay 25 estadísticas. Cada una une un atributo de Dominio con uno de Autoridad, y cada pareja posible tiene la suya: Fuerza Militar y Gestión dan Ofensiva; Control Administrativo y Prestigio dan Diplomacia.',
  'OT-STAT-04':
    'Cada estadística tiene su contramedida. Seis parejas se contrarrestan entre sí: Comercio y Competencia, Protocolo e Intriga, Moral e Intimidación, Disciplina y Hegemonía, Tradición y Retórica, Seguridad y Espionaje. Todas las demás son su propia contramedida.',
  'OT-STAT-05':
    'Las contramedidas son recíprocas: si una estadística se contrarresta con otra, esta se contrarresta con aquella. Doce estadísticas forman parejas y trece se contrarrestan a sí mismas.',
  'OT-STAT-06':
    'Tiradas como contramedida, la Ofensiva se llama Defensa y la Incisión se llama Supresión; el Umbral es el mismo que al atacar.',
  'OT-STAT-07':
    'Una medida de Ofensiva es terrestre si no se aclara otra cosa; una ofensiva naval, aérea o balística exige la tecnología Fuerza Naval, Fuerza Aérea o Fuerza Balística. La Incisión puede ser terrestre o naval sin tecnología alguna.',
  'OT-CONT-01':
    'Un mundo consta de regiones, las fronteras que las unen, Naciones, un mazo de eventos, hitos, tecnologías y Estatutos modelo. El orden de las regiones y el de las Naciones es aquel en que el mundo las nombra; una Nación que surge durante el juego va la última.',
  'OT-CONT-02':
    'Una región tiene nombre, una zona del mapa, una cultura y una fe. Si es territorio negro, además está vacía, escasamente poblada o políticamente desorganizada.',
  'OT-CONT-03':
    'Una frontera une dos regiones por tierra (longitud 1), por mar (longitud 2) o a través de una barrera, como una cordillera o un desierto (longitud 2). La distancia entre dos regiones es la longitud del camino más corto; si no hay camino, una es inalcanzable desde la otra.',
  'OT-CONT-04':
    'Una Nación del mundo es un Estado Sedentario, con regiones y una capital entre ellas, o una Horda Migratoria, con una posición. Tiene cultura, fe, un atributo preponderante de Dominio y otro de Autoridad, quizá atributos propios y un Patrono, y está o no abierta a los jugadores.',
  'OT-CONT-05':
    'La región que no pertenece a ninguna Nación es territorio negro. Una Horda o una Hueste que se encuentre allí la ocupa, pero no la controla.',
  'OT-CONT-06': 'El mundo del año 500 tiene 48 regiones en diez zonas, de Hibernia a Venedia. Cada una tiene dueño o es territorio negro.',
  'OT-CONT-07':
    'En el mundo del año 500, 89 fronteras unen las regiones: 65 por tierra, 19 por mar y 5 a través de una barrera. Toda frontera se cruza en ambos sentidos.',
  'OT-CONT-08':
    'El mundo del año 500 tiene 20 Naciones, 17 Estados y 3 Hordas; ocho de los Estados están abiertos a los jugadores. Cada uno de estos ocho empieza con dos regiones unidas por tierra y sin vasallos, Huestes ni Colonias, para que todos los asientos sean iguales.',
  'OT-CONT-09':
    'El mazo de eventos es una tabla para una tirada de 1d100. Tiene 20 filas de cinco números cada una, desde un año tranquilo hasta los augurios favorables; la mayoría afecta a una Nación, y cada crisis nombra la estadística con que se contrarresta.',
  'OT-CONT-10':
    'Cada mundo tiene hitos, que se alcanzan una sola vez por partida. Su recompensa es un punto de atributo o un bonificador de −8 en un atributo durante 10 años, que no se agota al usarlo.',
  'OT-CONT-11':
    'Hay seis tecnologías, cada una accesible a cada Nación una vez: Fuerza Naval (5 de Progreso), Fuerza Aérea y Fuerza Balística (20 cada una), Logística de Campaña (8: un frente más), Tácticas Asimétricas (5: la Supresión puede responder a un ataque) y Caminos Largos (6: alcance geográfico 5 menor, sin bajar de 0).',
  'OT-CONT-12':
    'Hay dos Estatutos modelo. El consejo tiene mandato variable y obra con Retórica, Doctrina y Diplomacia; la liga tiene mandato de 5 años y obra con Logística, Comercio y Ofensiva. En ambos, todos los miembros eligen al Líder, que goza de una Cercanía de −5.',
  'OT-CONT-13':
    'Un mundo propio necesita al menos dos regiones, y no puede haber dos regiones, dos Naciones ni dos cosas de una misma clase con el mismo nombre.',
  'OT-CONT-14':
    'En un mundo propio cada frontera une dos regiones distintas que existen, por tierra, por mar o a través de una barrera, y entre dos regiones no hay más de una.',
  'OT-CONT-15':
    'En un mundo propio todo Estado tiene al menos una región, con la capital entre ellas, y ninguna región pertenece a dos Naciones.',
  'OT-CONT-16': 'En un mundo propio las Hordas no tienen regiones; cada una está en una región que existe, y no hay dos en la misma.',
  'OT-CONT-17':
    'Si un mundo propio da atributos a una Nación, cada grupo tiene cinco enteros de 5 a 30 que suman los puntos por grupo, 80 si no se acordó otra cosa. Solo una Nación expresamente exceptuada puede tener cualquier valor de 1 a 100.',
  'OT-CONT-18': 'En un mundo propio, una Nación sin atributos dados nombra un atributo preponderante de Dominio y otro de Autoridad.',
  'OT-CONT-19':
    'En un mundo propio todo Patrono existe, ninguna Nación es su propio Patrono, ni directamente ni a través de otras, y el vasallo de un vasallo no tiene vasallos.',
  'OT-CONT-20': 'Un mundo debe tener al menos tantas Naciones abiertas a los jugadores como jugadores haya.',
  'OT-CONT-21':
    'Si los eventos se sacan solos, el mazo del mundo debe tener exactamente una fila para cada número de 1 a 100, y ningún efecto puede ir más allá de lo que el administrador podría hacer por su mano.',
  'OT-CONT-22':
    'Lo que dan los hitos y las tecnologías de un mundo no puede ir más allá de lo que el administrador podría hacer por su mano, y sus costes son números enteros, cero o más.',
  'OT-CONT-23': 'Los Estatutos modelo de un mundo deben atenerse a lo que cualquier Estatuto puede decir.',
  'OT-CONT-24':
    'Si no se elige otro mundo, de 1 a 8 jugadores tienen el mundo del año 500, y de 9 a 16 una rueda de tantas tierras como jugadores, todas de la misma forma, para que todos los asientos sean iguales.',
  'OT-CFG-01': 'Cualquier opción de la partida puede omitirse; entonces tiene su valor habitual.',
  'OT-CFG-02':
    'Una opción que no existe, o un valor que la opción no admite, se rechaza al crear la partida, y el rechazo nombra la primera opción equivocada.',
  'OT-CFG-03':
    'Una partida tiene de 1 a 16 jugadores, cada uno con su propio nombre. Nadie puede llamarse como el administrador ni como un espectador.',
  'OT-CFG-04':
    'Con un administrador humano la partida no tiene último turno, salvo que se acuerde. Sin él lo necesita: el turno 50, si no se acuerda otro.',
  'OT-CFG-05':
    'Los años se convierten en turnos dividiéndolos por los años de cada turno y redondeando hacia arriba. Lo que se obtiene en un turno dura ese número de turnos después de él, y sirve ya en él si se obtuvo antes de la resolución; termina en el mantenimiento de su último turno.',
  'OT-STATE-01':
    'La capacidad de Viabilidad es Fuerza Militar + Control Administrativo + Poder Económico; la de Legitimidad, Control Cultural + Fuerza Auxiliar + Poder Económico, sin contar modificadores. Lo que queda de un índice es su capacidad menos el daño. No hay más índices que estos dos.',
  'OT-STATE-02':
    'El daño de un índice nunca es menor que cero ni mayor que su capacidad. Si la capacidad baja del daño, el daño baja con ella; si sube, el daño se mantiene, de modo que el índice sube también.',
  'OT-STATE-03': 'La Riqueza y el Progreso son números enteros y nunca negativos: una Nación no pierde más de lo que tiene.',
  'OT-STATE-04':
    'Un modificador pertenece a una Nación y pesa sobre un atributo, sobre todas sus tiradas o solo sobre sus medidas hostiles, frente a todos o frente a una sola Nación. Tiene un valor distinto de cero, un origen y un último turno; el penalizador es positivo y el bonificador, negativo.',
  'OT-STATE-05':
    'Los modificadores adquiridos y comprados sirven para una sola tirada, duran 5 años y se cancelan entre sí. Los de eventos, hitos y guerra sirven para muchas y pueden cancelarse. Los de mala conducta, rupturas, tratados, declaraciones, Organizaciones y elevación sirven para muchas y no se cancelan.',
  'OT-STATE-06':
    'Lo que se sigue de la situación de una Nación se calcula de nuevo en cada tirada y no se guarda: estabilidad baja, ser Horda, Hueste o vasallo, fatiga de guerra, guerra civil, rachas, alcance y paso por tierra ajena.',
  'OT-STATE-07':
    'Una Nación-Jugador es la que un jugador lleva como propia, y él la controla. Sus vasallos directos que nadie lleva los controla el mismo jugador, salvo que el administrador los haya hecho autónomos. Todas las demás Naciones están en manos del administrador.',
  'OT-STATE-08':
    'El territorio propio de una Nación son las regiones que posee y, para una Horda o un Movimiento Armado, la región donde está; para una medida de Organización, también las regiones de esta. El lugar donde está su Hueste no es suyo si no posee la región.',
  'OT-STATE-09':
    'Lo terminado puede borrarse de los registros. Lo que sigue dice en qué punto está: una oferta, abierta; una conferencia, prevista, en debate o en votación; un conflicto, en hostilidades, en guerra o suspendido; un tributo, pendiente, intentado o perdonado.',
  'OT-STATE-10':
    'Ninguna bolsa guarda más de mil millones y nada más se cuenta por encima de un millón; lo que exceda se pierde. Después de 999 999 999 cosas de una clase vuelven a usarse los nombres de los que ya nada habla.',
  'OT-VIEW-01': 'En el juego todo es público salvo lo expresamente secreto. Un espectador ve lo que vería un jugador sin Nación.',
  'OT-VIEW-02': 'Nadie, ni siquiera el administrador, sabe cómo caerán los dados.',
  'OT-VIEW-03':
    'Antes de resolverse, una medida encubierta solo la ven quien controla su Nación y el administrador. Después todos ven su objetivo, su estadística y su efecto, pero no su autor ni su nota.',
  'OT-VIEW-04': 'Una vez descubierto el autor de una medida encubierta, todos lo conocen desde entonces.',
  'OT-VIEW-05':
    'El instigador de una rebelión iniciada de forma encubierta o por el administrador, y el dueño de la Hueste rebelde ligada a ella, solo los conocen el instigador y el administrador hasta que se descubren. Si la medida fue abierta o quedó al descubierto, lo sabe todo el mundo.',
  'OT-VIEW-06': 'Quién impuso un modificador mediante una medida encubierta queda oculto hasta que se descubra al autor.',
  'OT-VIEW-07':
    'Las medidas abiertas las ven todos en cuanto se anuncian o, si se acordaron órdenes selladas, solo su autor y el administrador hasta la resolución. Las órdenes de defensa y los bonificadores guardados son privados en ambos casos.',
  'OT-VIEW-08':
    'Las notas privadas del administrador son solo para él. Una decisión pendiente la ven entera quien debe tomarla y el administrador; los demás solo ven de qué clase es.',
  'OT-VIEW-09':
    'Las negociaciones son públicas: ofertas, contraofertas, tratados, declaraciones, debates de conferencia y votos los ven todos en cuanto se hacen.',
  'OT-VIEW-10':
    'Lo que se cuenta de un turno no dice a nadie más de lo que el tablero le muestra: donde el autor está oculto, los demás leen que alguien lo hizo, en un orden que no lo delata.',
  'OT-VIEW-11':
    'Lo que delataría a un autor oculto también se oculta: los modificadores, el Umbral y la nota de la medida encubierta, las rachas encubiertas, el uso de concesiones, las advertencias. Las bolsas y las listas de modificadores siguen siendo públicas; quien sepa sacar conclusiones, que las saque.',
  'OT-VIEW-12':
    'Para quien no puede ver una cosa, esa cosa no existe. Una medida oculta se rechaza como desconocida, igual que una inventada, y ningún rechazo ni lista de acciones posibles depende de lo que otros esconden.',
  'OT-VIEW-13':
    'Ningún orden en que se muestren las cosas dice quién es un autor oculto. Lo que viene de medidas ocultas se muestra después de todo lo demás, ordenado por lo que todos pueden ver; el orden en que caen los dados no cambia por ello.',
  'OT-SETUP-01':
    'Al crear la partida se examinan primero las opciones, los jugadores y el mundo. Luego cada Nación empieza sin daño, con la Riqueza y el Progreso acordados (0 de cada uno, si no se acuerda otra cosa), sin modificadores y con el Patrono que le da su mundo.',
  'OT-SETUP-02':
    'Los jugadores eligen Nación de uno en uno, por orden de asiento: una Nación viva, abierta a los jugadores y que nadie haya tomado. Si no hay libre elección, el primer jugador recibe la primera, el segundo la siguiente, y así sucesivamente. A quien está inactivo se le pasa por alto, y no tiene Nación hasta que adopte una.',
  'OT-SETUP-03':
    'Todos los jugadores reparten sus atributos a la vez y una sola vez. Cada uno de los dos grupos recibe exactamente 80 puntos, con un mínimo de 5 y un máximo de 30 por atributo. El reparto es público en cuanto se hace. Si alguien inactivo no lo ha hecho cuando los demás terminan, su Nación conserva los atributos que tenía.',
  'OT-SETUP-04':
    'Una Nación sin jugador y sin atributos dados tiene 30 en su atributo preponderante de cada grupo, 25 en el anterior, y luego 20, 15 y 10, retrocediendo por la lista y pasando del principio al final.',
  'OT-SETUP-05':
    'Al empezar se anotan las dos sumas de base de cada Nación: 80 y 80 si la repartió un jugador, 100 y 100 si tiene el reparto habitual. Una época parcial vuelve a ellas; una época total las anota de nuevo.',
  'OT-SETUP-06':
    'Antes del primer turno un administrador humano puede fijar los atributos de Naciones sin Jugador, fijar alcances y aplicar efectos, y después da comienzo a la partida. Sin administrador humano esto se omite.',
  'OT-SETUP-07': 'El juego empieza en el turno 1 del ciclo 1, en el año inicial (500, si no se acuerda otro), con los eventos.',
  'OT-SETUP-08': 'El jugador cuya Nación empieza siendo vasalla conserva a su Patrono, pero no sufre penalizador de vasallo.',
  'OT-FLOW-01':
    'Quién puede actuar depende de la fase: en la elección de Naciones, el jugador siguiente; en las órdenes, todos los jugadores y el administrador; en los eventos y los dictámenes, el administrador; en las decisiones, quien deba decidir; tras el final, nadie.',
  'OT-FLOW-02':
    'En una partida sin administrador humano, los eventos, los dictámenes y las decisiones del administrador se resuelven solos al instante, y él nunca figura entre los que actúan.',
  'OT-FLOW-03':
    'Sin administrador humano cada turno empieza con una tirada de 1d100 en el mazo de eventos. Si la fila pide un objetivo, se sortea una Nación-Jugador viva; si no hay ninguna, no afecta a nadie.',
  'OT-FLOW-04': 'El administrador puede abrir las órdenes de un turno sin evento alguno: un año tranquilo.',
  'OT-FLOW-05':
    'Durante las órdenes todos actúan cuando quieren y nadie espera a otro. Quien ha dicho que está listo solo puede retractarse o contestar las ofertas que le dirijan.',
  'OT-FLOW-06':
    'Cuando todos los jugadores activos están listos, es el administrador humano quien cierra las órdenes; no se cierran solas. También puede cerrarlas antes, diciendo expresamente que se acabó el plazo.',
  'OT-FLOW-07':
    'Sin administrador humano el turno sigue en cuanto el último jugador activo está listo. También se espera a quien no tiene Nación; si no hay ningún jugador activo, sigue al instante.',
  'OT-FLOW-08':
    'En las órdenes de un turno cada jugador puede hacer 60 cosas como mucho, o las que se acuerden; estar listo siempre se puede y no cuenta. Lo rechazado no cuenta, las demás fases no tienen límite y la cuenta vuelve a cero con las órdenes de cada turno.',
  'OT-FLOW-09':
    'A un jugador inactivo no se le espera, pero puede seguir actuando. Su Nación sigue haciendo contramedidas y pagando lo que debe.',
  'OT-FLOW-10':
    'La resolución tiene siete pasos: se mueven Hordas, Movimientos Armados y Huestes; se responde a las crisis; se tiran todas las medidas; se deciden las contiendas; se tiran las contramedidas; se aplican los efectos; y se comprueban extinciones, vasallos liberados y tratados y declaraciones rotos.',
  'OT-FLOW-11':
    'Las medidas se toman por orden de Naciones; dentro de cada una, primero las de casilla principal, luego las concedidas, compradas y especiales, y después las de Huestes, Colonias, Organizaciones y bandos, cada clase por orden de aparición (las Colonias, por orden de regiones).',
  'OT-FLOW-12':
    'Las medidas, contiendas y contramedidas de un turno usan los atributos y modificadores que había antes de tirar la primera medida; solo faltan los que una tirada anterior agotó. Lo que una medida trae nunca pesa en tiradas del mismo turno.',
  'OT-FLOW-13':
    'El mantenimiento va por orden: desgaste de guerras civiles, rebeliones y crisis; rebeliones que escalan; conflictos; extinción; vasallos liberados; rachas; lo que caduca; conferencias; Organizaciones; fin de ciclo; prueba de época; último turno de la partida; turno siguiente.',
  'OT-FLOW-14':
    'Al final del ciclo las Naciones producen y pagan subsidios, se saldan los tributos no intentados, se recuperan los índices, se cuentan las Organizaciones, los Movimientos Armados pueden volverse Estados, se premia quizá a los más fuertes, se publica el mapa y vencen nuevos tributos.',
  'OT-FLOW-15':
    'El juego se detiene hasta que se tomen ciertas decisiones: la respuesta de una Nación sin Jugador, qué trae una incitación, en qué para una rebelión nunca combatida, el veto del convocante, la clase de época. Permisos de conferencia, adopciones e hitos pueden decidirse en cualquier momento antes de la resolución.',
  'OT-FLOW-16':
    'Sin administrador humano cada decisión tiene su respuesta habitual: la rebelión nunca combatida se vuelve Movimiento Armado, la época es parcial si no se acordó otra cosa, las adopciones se conceden, y los hitos y conferencias, si se cumplen sus condiciones. Un veto sin jugador no se ejerce.',
  'OT-FLOW-18':
    'Los dados de un turno caen por orden: evento y su objetivo; movimientos de Hordas y Huestes; crisis; medidas; contramedidas; regiones de los Movimientos Armados; mandatos de Líderes; premio al más fuerte. Un candidato único no necesita dado. Nada más queda al azar.',
  'OT-FLOW-17':
    'Cuando una región cambia de manos, lo hace al instante para todas las reglas. Solo el mapa publicado espera al final del ciclo.',
  'OT-ACT-01': 'Una acción que contraviene una regla se rechaza con su motivo y no cambia nada.',
  'OT-ACT-02':
    'De una acción se examina primero si la partida sigue, si existe y está completa, quién la hace y cuándo; luego el límite del turno, lo que nombra, de quién es la Nación y si vive; por último, sus propias condiciones. Se dice la primera falta.',
  'OT-ACT-03':
    'Las notas se guardan palabra por palabra con autor, turno y asunto, y nunca cambian nada de lo que se cuenta. Una nota puede tener 4000 caracteres, o los que se acuerden.',
  'OT-ACT-04':
    'La lista de lo que un jugador puede hacer ahora es finita, va siempre en el mismo orden y todo lo que contiene se aceptaría. No trae ejemplos de todo: otras acciones también pueden ser lícitas.',
  'OT-ACT-05':
    'Cuando la lista de acciones posibles nombra otras Naciones o regiones, da las seis más cercanas, o las que se acuerden, de la más próxima a la más lejana y las inalcanzables al final. Lo que propone es abierto, sin notas y sin declinar bonificadores.',
  'OT-ACT-06':
    'Lo que hace una Nación lo ordena quien la controla, y en la fase de órdenes si ninguna regla dice otra cosa. El administrador actúa por las Naciones que ningún jugador controla, con las mismas acciones y los mismos límites.',
  'OT-ACT-07':
    'Todo lo que sucede se cuenta a medida que sucede, cada cosa por separado, y todo número que cambia se cuenta con su valor anterior y el nuevo.',
  'OT-ACT-08':
    'Cuando le toca elegir, el jugador toma una Nación abierta a los jugadores y que nadie haya tomado; pasa a ser su Nación-Jugador.',
  'OT-ACT-09':
    'El jugador reparte una vez los atributos de su Nación, cinco valores en cada grupo, cada uno dentro de sus límites y cada grupo con su suma exacta. Lo mismo se hace en una época total.',
  'OT-ACT-10': 'Cuando todos los atributos están repartidos y el mundo está preparado, el administrador da comienzo a la partida.',
  'OT-ACT-11': 'Después de los eventos el administrador abre las órdenes, y todavía nadie está listo.',
  'OT-ACT-12':
    'Un jugador dice que está listo cuando ha dado sus órdenes. Puede decirlo sin haber anunciado ninguna medida y dejar pasar su turno.',
  'OT-ACT-13':
    'Mientras las órdenes estén abiertas, quien está listo puede retractarse, y eso cuenta como acción. Estando listo no puede hacer más que aceptar o rechazar ofertas.',
  'OT-ACT-14':
    'El administrador cierra las órdenes; si alguien no está listo, solo diciendo expresamente que se acabó el plazo. Después se dictamina sobre las medidas.',
  'OT-ACT-15': 'Cuando ha dictaminado sobre las medidas, el administrador hace resolver el turno.',
} as const;
