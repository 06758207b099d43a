/** What is ordered: measures, purchases, and all that is agreed, declared, convened and ruled. */
export const measuresAndInstruments = {
  'OT-SLOT-01':
    'Cada Nación viva tiene una casilla principal de medida por turno, o las que se acuerden. En cada casilla cabe una medida; la que no se usa se pierde al final del turno.',
  'OT-SLOT-02':
    'Una medida extra que da el administrador, un evento o una oportunidad es una casilla concedida; la que se compra con 20 de Progreso, una casilla comprada. Se agota al resolverse su medida. La concedida puede tener un último turno; la comprada no lo tiene.',
  'OT-SLOT-03':
    'La medida especial extra que se compra con 25 de Progreso es una casilla en la que solo caben Asentamiento, Migración, Expedición, Subversión o Bienestar.',
  'OT-SLOT-04':
    'Las medidas especiales caben en casillas principales, concedidas, de Hueste, de Colonia y especiales, y en ninguna otra. Si se acordó que hay que comprarlas, solo caben en las especiales.',
  'OT-SLOT-05':
    'Cada Hueste y cada Colonia da a su dueño una medida más por turno. Se tira con los atributos del dueño, pero parte del lugar de la Hueste o la Colonia.',
  'OT-SLOT-06':
    'El Líder de una Organización tiene una medida más por turno en nombre de esta, salvo que haya cisma o el Líder esté suspendido en ella.',
  'OT-SLOT-07':
    'En una guerra civil con Supremacía, cada bando da a quien lo lleva una medida más por turno, solo contra otro bando de esa guerra que esté en otras manos. Quién controle la Nación no importa para ello.',
  'OT-SLOT-08':
    'Si se acordó que los tributos no gastan medida, el vasallo que debe uno tiene para él una casilla propia, que se tira la última.',
  'OT-MEAS-01':
    'Cada estadística sirve para ciertos usos, como la Ofensiva para atacar o para suprimir una rebelión. Unos son hostiles, otros buscan un modificador, cinco son especiales; los de Espionaje, Sabotaje e Intriga y los hostiles de Retórica pueden ser encubiertos. Toda estadística admite un uso puramente narrativo.',
  'OT-MEAS-02':
    'Una medida pide una casilla libre que la admita, un uso propio de su estadística, un objetivo vivo y apto, que no sea uno mismo si es hostil, y que esté al alcance. Deben ser lícitos el secreto, la fuerza y los bonificadores declinados, haber nota si se exige y cumplirse las condiciones del uso.',
  'OT-MEAS-03':
    'Una medida es doméstica si no toca nada de fuera: la propia Nación, su territorio, su rebelión, crisis o bando, un tributo, o una Hueste, Horda o Movimiento sin tierra ajenos que estén en el propio territorio. Todas las demás son exteriores.',
  'OT-MEAS-04':
    'Quince usos son hostiles: atacar, hostigar, embargar, robar saberes, saquear, subvertir, incitar y socavar con Tradición, Seguridad, Industria, Retórica, Intriga, Intimidación, Hegemonía y Competencia. Una medida narrativa nunca es hostil ni se contrarresta, y solo deja su nota y su racha.',
  'OT-MEAS-05':
    'Un ataque u hostigamiento contra una Nación en guerra civil puede apoyar a un bando superviviente contra otro, si la guerra tiene Supremacía. Contra una Hueste, esta debe ser de otra Nación.',
  'OT-MEAS-06': 'Solo puede suprimirse una rebelión en la propia Nación.',
  'OT-MEAS-07':
    'Para ocupar hay que no ser una Horda, y la región no debe ser de nadie. Para asentarse hay que ser una Horda y estar en territorio negro.',
  'OT-MEAS-08':
    'La Migración, la Expedición y la Subversión son propias de Estados. La Expedición va a una región propia o negra. La Subversión se rechaza donde el mismo instigador ya tiene una rebelión en esa Nación.',
  'OT-MEAS-09':
    'El Bienestar necesita una crisis que siga en pie, propia o ajena. Una crisis sigue en pie hasta que se responde sin daño duradero, se agota o se le pone fin; un Bienestar que llega tarde no cambia nada.',
  'OT-MEAS-10': 'Para desprender un vasallo, un Estado nombra una o más de sus regiones, no la capital, y da nombre a la nueva Nación.',
  'OT-MEAS-11':
    'Aculturar pide una Nación o región negra que esté culturalmente lejos de forma permanente; las distancias que caducan y los tratados no cuentan. Para modificar con Reforma se nombra cualquiera de los diez atributos.',
  'OT-MEAS-12':
    'Negociar pide de uno a cuatro términos y una Nación sin Jugador distinta de la que actúa; otra Nación viva puede ser la contraparte. Parlamentar pide una región negra que no esté vacía, y busca una actitud, una nueva Nación o un nuevo vasallo.',
  'OT-MEAS-13': 'Paga tributo un vasallo que aún lo tiene pendiente, y siempre a su Patrono.',
  'OT-MEAS-14':
    'Una Nación puede oponerse a una medida exterior visible de otra que no vaya contra ella, con una medida hostil contra esa Nación o con una narrativa. Gasta una casilla como cualquier medida. Contra lo que va contra uno mismo está la contramedida.',
  'OT-MEAS-15':
    'Una medida puede llevar nota o no llevarla, salvo que se acordara exigirla. Quien solo quiere contar algo publica una nota sin medida alguna.',
  'OT-MEAS-16':
    'La lista de acciones posibles nombra, para cada casilla libre, cada uso con algunos objetivos: fomentos y restauraciones para uno mismo, medidas hostiles y negociaciones con las Naciones más cercanas, regiones vecinas, una medida narrativa y ninguna oposición.',
  'OT-MEAS-17': 'Mientras las órdenes estén abiertas, una Nación puede retirar su medida pendiente, y con ello libera la casilla.',
  'OT-MEAS-18':
    'Anunciar una medida no cuesta nada; una concesión solo se agota cuando su medida se resuelve. Cerradas ya las órdenes, la medida que se declara nula no libera su casilla en ese turno.',
  'OT-MEAS-19':
    'Una Nación se defiende de todos mientras no diga otra cosa, en general o frente a una Nación. Lo dicho de una prevalece sobre lo dicho de todas, pero frente a un autor oculto solo vale lo segundo. Sigue en pie hasta que se cambie.',
  'OT-MEAS-20': 'Una Nación puede guardarse un bonificador. El bonificador guardado ni se aplica ni se agota.',
  'OT-MEAS-21':
    'A una Horda se le ordena ir a una región que comparta frontera con la suya y donde no haya otra Horda. Cabe una orden por turno; una nueva sustituye a la anterior.',
  'OT-MEAS-22': 'A una Hueste, o a un Movimiento Armado, se le puede ordenar ir a una región vecina, un paso por turno como mucho.',
  'OT-MEAS-23':
    'El nombre que lleva una medida dice su Nación y su casilla, y nada sobre medidas ocultas; las abiertas y las ocultas se numeran aparte.',
  'OT-PROS-01':
    'La Riqueza y el Progreso se gastan al instante, sin tirada y sin usar medida, hasta 20 veces de una sola vez. Si una de las repeticiones se rechazaría, no se compra nada.',
  'OT-PROS-02': 'Con 5 de Riqueza se compra un bonificador de −6 en un atributo de Autoridad a elección.',
  'OT-PROS-03': 'Con 10 de Riqueza se compra 1 de Progreso.',
  'OT-PROS-04': 'Con 15 de Riqueza se restauran hasta 3 de Legitimidad.',
  'OT-PROS-05': 'Con 20 de Riqueza se restauran hasta 6 de Viabilidad.',
  'OT-PROS-06': 'Con 40 de Riqueza se compra 1 punto de un atributo de Autoridad a elección.',
  'OT-PROS-07': 'Con 1 de Progreso se compran 10 de Riqueza.',
  'OT-PROS-08': 'Con 1 de Progreso se compra un bonificador de −6 en un atributo de Dominio a elección.',
  'OT-PROS-09': 'Con 5 de Progreso se restauran hasta 3 de Viabilidad.',
  'OT-PROS-10': 'Con 10 de Progreso se restauran hasta 6 de Legitimidad.',
  'OT-PROS-11':
    'Con 15 de Progreso una Nación desplaza para siempre en −5 su alcance hacia un objetivo, el geográfico o el cultural: acorta una Lejanía o crea una Cercanía.',
  'OT-PROS-12': 'Con 20 de Progreso se compra una medida extra.',
  'OT-PROS-13': 'Con 25 de Progreso se compra una medida especial extra.',
  'OT-PROS-14': 'Con 30 de Progreso se compra 1 punto de un atributo de Dominio a elección.',
  'OT-PROS-15':
    'No se vende lo que de nada serviría: restaurar un índice sin daño, un bonificador más allá del tope de su atributo, un punto en un atributo de 100, una Cercanía más allá de −25.',
  'OT-PROS-16':
    'Una Nación puede dar Riqueza y Progreso a cualquier otra Nación viva, al instante y hasta donde alcance lo que tiene: un regalo, un soborno o un pago.',
  'OT-PROS-17':
    'Una Nación puede aprovechar una vez cada oportunidad que tenga abierta, pagando su coste; los efectos son inmediatos. Las tecnologías son oportunidades siempre abiertas.',
  'OT-NOTE-01':
    'Quien controla una Nación puede publicar notas sobre ella en cualquier momento de las órdenes. Una nota no está vacía y no tiene efecto sobre nada que se cuente.',
  'OT-VAS-09': 'El Patrono puede perdonar a un vasallo directo el tributo que aún tenga pendiente, solo por ese ciclo.',
  'OT-VAS-10': 'El Patrono puede liberar a un vasallo directo, que queda libre al instante.',
  'OT-VAS-11': 'Un vasallo puede decir que desea seguir siéndolo aunque su Patrono se derrumbe. Si no lo dice, no seguirá.',
  'OT-VAS-12':
    'Un vasallo puede declararse independiente. Sigue ligado, penalizado y tributario hasta ganarse la libertad dañando a su Patrono. Si lo declara el administrador por un vasallo en manos de un jugador, el vasallo queda autónomo desde ese momento.',
  'OT-VAS-13':
    'El Patrono puede elevar al vasallo de su vasallo directo a vasallo directo suyo, o liberarlo. El vasallo perjudicado tiene un bonificador de −10 en medidas hostiles durante 3 turnos, o de −15 si el subvasallo quedó libre.',
  'OT-TRE-01':
    'La Nación de un jugador ofrece un tratado de una a ocho cláusulas a una Nación en manos de otro, a la vista de todos, con período y penalidad si se quiere. Ninguna Nación tiene a la vez dos ofertas abiertas a una misma otra. A las Naciones sin Jugador se las gana con Diplomacia.',
  'OT-TRE-02':
    'Un tratado se compone de cláusulas de 19 clases, desde pago, cesión, vasallaje y paso hasta paz, alianza y obligaciones en palabras. Cada una obra una vez al concluirse o mientras el tratado rija, y toca a sus partes o a Naciones en sus manos, si su clase no dice otra cosa.',
  'OT-TRE-03':
    'En lugar de contestar, la Nación que recibe una oferta puede presentar una contraoferta. Así cierra la oferta y abre otra en sentido contrario.',
  'OT-TRE-04':
    'Quien acepta una oferta concluye el tratado tal como se publicó, cláusula a cláusula y todo o nada. Si algo se ha vuelto imposible o no puede pagarse, la aceptación se rechaza y la oferta sigue abierta.',
  'OT-TRE-05':
    'La Nación destinataria puede rechazar una oferta y quien la hizo puede retirarla. Una oferta cerrada ya no se acepta ni se contesta. La abierta dura de turno en turno hasta que se cierre o se extinga una de las dos Naciones.',
  'OT-TRE-06':
    'Una parte puede romper un tratado abiertamente, y carga con lo que el tratado, o la regla general de los tratados protectores, fije para ello.',
  'OT-TRE-07':
    'Una Nación puede pedir adherirse a un tratado en vigor, con reservas o sin ellas, y las partes contestan. A la carta fundacional de una Organización solo se llega haciéndose miembro.',
  'OT-DECL-01':
    'Una Nación puede declarar su neutralidad, un compromiso o la guerra a otra. Puede fijar un penalizador de +1 a +15 por hasta 10 años, añadir un Estatuto a un compromiso y reservarse el derecho a convocar sobre ella. Tiene una declaración de cada clase a la vez, y una de guerra por enemigo.',
  'OT-DECL-02':
    'Una Nación puede adherirse a la declaración de otra. Sin reservas lo hace al instante; con reservas deben aceptarla todos los declarantes, y si no lo han hecho al llegar el mantenimiento, la petición caduca. Las reservas al texto se anotan para que las lea la gente.',
  'OT-DECL-03': 'Un declarante puede revocar su declaración. La revocación surte efecto a los 2 años, sin penalizador y solo para él.',
  'OT-DECL-04': 'Un declarante puede romper su palabra al instante, y sufre el penalizador de la declaración.',
  'OT-CONF-01':
    'Una Nación convoca una conferencia sobre un tema, en virtud de un tratado, una declaración, una Organización o su propio Prestigio. Fija el primer turno, los invitados, si vienen vasallos, quién propone, el peso de los votos y la mayoría (absoluta, simple o de dos tercios).',
  'OT-CONF-02':
    'Las partes de un tratado, los declarantes de una declaración y los miembros de una Organización pueden convocar conferencias sobre ellos sin pedir permiso, salvo que ese derecho esté reservado o ellos suspendidos. Una Organización que es parte convoca a través de su Líder.',
  'OT-CONF-03':
    'El permiso para convocar por Prestigio lo da el administrador; sin administrador humano lo tienen exactamente las Naciones con 20 o más de Prestigio.',
  'OT-CONF-04':
    'Una Nación del bloque puede acudir a una conferencia mientras se debata o se vote. El convocante asiste siempre. Los vasallos acuden solo si están incluidos, y quien se retiró en protesta ya no es del bloque.',
  'OT-CONF-05':
    'El convocante, o todos si la palabra está abierta, puede proponer un tratado, una declaración conjunta o cambios en aquello de que trata la conferencia; las contrapropuestas son de todo asistente. Cada uno presenta una por turno, si no se acuerdan más. Lo que es solo de dos se cambia por oferta.',
  'OT-CONF-06': 'Durante el debate un asistente puede decir que ya no modificará su postura. Si luego presenta algo, se desdice.',
  'OT-CONF-07':
    'El convocante puede cerrar el debate y abrir la votación en cuanto haya una propuesta, pero no en el turno en que se abrió el debate. Las Naciones del bloque pueden aún acudir y votar hasta el recuento.',
  'OT-CONF-08':
    'Un asistente vota a favor, en contra o se abstiene cuando hay una sola propuesta, y vota por una de ellas o se abstiene cuando hay varias. Puede cambiar su voto hasta el recuento. Solo vota quien tiene voto en ese asunto.',
  'OT-CONF-09':
    'Quien se retira de una conferencia pierde sus votos. Sin protesta sigue en el bloque, queda obligado y puede volver; en protesta no le obliga nada de lo que se apruebe después, pero paga el precio de cada resolución que le habría obligado. El convocante solo puede disolver.',
  'OT-CONF-10': 'El convocante puede disolver una conferencia, aunque no en el turno en que empezó.',
  'OT-CONF-24':
    'Un asistente puede pedir que todos puedan presentar propuestas. La palabra se abre cuando lo quieren el convocante o más de la mitad de los asistentes.',
  'OT-CONF-11':
    'Una Nación se libra de una resolución por recusación: con preaviso, en protesta o, si nunca perteneció ni acudió, por su ausencia. Vale para tratados que una conferencia hizo o cambió y, con límites, para sus declaraciones y los Estatutos que reformó.',
  'OT-ORG-01':
    'Una Nación puede solicitar ser miembro de una Organización. Su Líder la admite o la rechaza, si el Estatuto lo deja en manos del Líder, solo o junto a las conferencias.',
  'OT-ORG-02':
    'Los miembros pueden retirarse, votar al Líder, desconocerlo o reconocerlo y pedir elecciones en un cisma. El Líder puede excluir, suspender y restituir a otros miembros, nombrar electores entre los miembros y renunciar.',
  'OT-CIV-01':
    'Quien controla una Nación puede iniciar en ella una guerra civil con dos a cinco bandos con nombre, el primero de los cuales es el gobierno. Todos los bandos quedan en sus manos. Una Nación tiene una guerra civil como mucho.',
  'OT-CIV-02': 'Quien lleva un bando de una guerra civil puede entregarlo a cualquier jugador o al administrador.',
  'OT-CIV-03':
    'Una guerra civil puede terminarse nombrando vencedor a un bando superviviente. Si varias personas llevan bandos supervivientes, todas deben nombrar al mismo; vale desde la última, o cuando quienes discrepan ya no lleven ninguno.',
  'OT-SEAT-01':
    'Un jugador puede dejar su Nación, aunque no en el turno en que la adoptó. Esta sigue como Nación sin Jugador, y las medidas ya anunciadas para ella se mantienen.',
  'OT-SEAT-02':
    'Un jugador sin Nación puede adoptar cualquier Nación viva que nadie lleve, con la aprobación del administrador, que sin administrador humano se da siempre.',
  'OT-SEAT-03':
    'Una Nación puede reclamar un hito abierto. Si su condición puede contarse, debe cumplirse. Un administrador humano decide entonces; si no lo hay, se otorga al instante.',
  'OT-SEAT-04': 'Un jugador puede decir si preferiría una época total o parcial. Con eso solo aconseja al administrador.',
  'OT-REF-01':
    'En los eventos y en las órdenes el administrador puede publicar eventos, naturales o humanos: noticias, efectos, crisis, crisis duraderas u oportunidades, para unas Naciones o para ninguna. Un evento lleva siempre un texto.',
  'OT-REF-02':
    'El administrador puede dictaminar sobre cualquier medida pendiente: nula, imposible, trivial, con cierto alcance, sin defensa, tomada por otra cosa o en contienda con otras. Cada dictamen puede cambiarse hasta la resolución; una medida nula puede valerle una advertencia a su jugador.',
  'OT-REF-03':
    'Una medida declarada trivial ni se tira ni se contrarresta, tiene éxito leve y no gasta su casilla: mientras las órdenes estén abiertas puede llevar otra, y una concesión no se agota.',
  'OT-REF-04':
    'Una medida declarada nula o imposible no tiene tirada, efecto ni racha. Mientras las órdenes estén abiertas, su casilla vuelve a estar libre.',
  'OT-REF-05':
    'El administrador puede aplicar de uno a veinte efectos a la vez, con un motivo, en cualquier fase del turno que espere a personas. Si uno de ellos no es lícito, no se aplica ninguno.',
  'OT-REF-06':
    'Los efectos del administrador tienen límites: modificadores de hasta 25 y 20 años, bolsas e índices de hasta 100, atributos de hasta 10. También cambian regiones, Naciones, Huestes, rebeliones, guerras civiles, Patronos, concesiones, conflictos, alcances, Colonias y crisis, según las reglas de cada cosa.',
  'OT-REF-07':
    'Quien debe una decisión la toma eligiendo una de sus respuestas; así lo hacen tanto el administrador como el convocante que tiene veto.',
  'OT-REF-08':
    'El administrador puede advertir a un jugador por conducta irrazonable. Al jugador con al menos dos advertencias puede castigarlo con un penalizador de hasta +25 en su Nación por hasta 20 años.',
  'OT-REF-09':
    'El administrador puede publicar nuevos hitos con su recompensa y otorgar hitos a las Naciones, cada uno una vez por partida.',
  'OT-REF-10':
    'El administrador puede premiar al más fuerte en un atributo con un bonificador de −1 a −25 por unos años; si varias Naciones-Jugador son igual de fuertes, a todas.',
  'OT-REF-11':
    'El administrador puede ofrecer oportunidades, fijar alcances, llevar notas privadas y marcar a los jugadores como activos o inactivos. Fija los atributos de una Nación sin Jugador antes del primer turno o en el turno en que la creó.',
  'OT-REF-12':
    'El administrador juzga las palabras: puede anular una declaración sin peso real, dictaminar que un tratado o declaración se rompió, disculpar a un declarante por fuerza mayor y sustituir un penalizador irrazonable por el genérico.',
  'OT-REF-13': 'El administrador puede cerrar la partida en cualquier momento; termina entonces con una clasificación.',
  'OT-REF-14':
    'Por las Naciones en sus manos el administrador anuncia medidas, movimientos, compras, declaraciones y votos con las acciones de siempre y con las mismas casillas que cualquiera.',
  'OT-REF-15':
    'La lista de acciones posibles del administrador trae los pasos del turno, las filas del mazo, toda respuesta a cada decisión que debe y el cierre de la partida. Lo que redacte él mismo también es lícito, pero no está en la lista.',
  'OT-ACT-16':
    'Toda acción aceptada se cuenta a todos. Solo las medidas encubiertas o selladas, las órdenes de defensa, los bonificadores guardados y las notas privadas se cuentan nada más que a su autor y al administrador.',
} as const;
