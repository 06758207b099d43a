/** Conferences, organizations, happenings, epochs and the end. */
export const conferencesAndEndings = {
  'OT-CONF-12':
    'Una conferencia está prevista; se debate desde que se abren las órdenes de su primer turno; luego se vota, y al fin se cierra o se disuelve.',
  'OT-CONF-13':
    'El debate acaba y empieza la votación cuando lo dice el convocante, cuando todos los asistentes mantienen su postura o pasados diez años. En el turno en que se abre dura hasta el final del turno mientras falte alguien del bloque por venir. Sin ninguna propuesta, la conferencia se cierra.',
  'OT-CONF-14':
    'Los votos se cuentan en el primer mantenimiento en que todos hayan votado todo lo que pueden votar, a más tardar en el turno siguiente al de abrirse la votación; en el turno en que se abrió el debate, solo si no falta nadie del bloque por venir. Los votos que faltan son abstenciones.',
  'OT-CONF-15':
    'Cada asistente tiene un voto, o el peso de 0 a 10 que le dio el convocante. La Nación que se hace vasalla donde los vasallos no están incluidos pierde asiento y votos, salvo que sea el convocante, pero sigue en el bloque.',
  'OT-CONF-16':
    'Una propuesta única se aprueba con un voto si nadie está en contra. Si no, los votos a favor han de ser más de la mitad de todos, contrarios y abstenciones incluidos, contando pesos. Puede acordarse que siempre baste uno, o que siempre haga falta la mitad.',
  'OT-CONF-25':
    'Si el convocante eligió mayoría simple, una propuesta única discutida se aprueba con más votos a favor que en contra; si eligió dos tercios, con dos tercios de todos, abstenciones incluidas.',
  'OT-CONF-26':
    'El derecho a convocar sobre un tratado, declaración o Estatuto puede reservarse: a las partes que nombre una cláusula, al primer declarante o al Líder. Nadie más puede entonces convocar sobre él, hasta que no quede quien pueda.',
  'OT-CONF-27':
    'Los cambios de un tratado, declaración u Organización los votan solo sus partes, declarantes o miembros, y ninguno suspendido; los demás tienen voz. Un tratado o declaración nuevos los vota todo asistente.',
  'OT-CONF-17':
    'Si los votos a favor y en contra de una propuesta única son iguales y no son cero, decide el voto del convocante; si se abstuvo, fracasa. Donde hacen falta dos tercios, el empate simplemente fracasa.',
  'OT-CONF-18':
    'De varias propuestas sobre un asunto gana la de más votos; a igualdad, la que votó el convocante, y si no, ninguna. Si ninguna tiene votos, no se aprueba ninguna.',
  'OT-CONF-19':
    'Si un asunto tuvo varias propuestas, el convocante puede rechazar la vencedora. Una propuesta única no puede rechazarla así.',
  'OT-CONF-20': 'No cuentan los votos de Naciones que se retiraron de la conferencia, perdieron en ella su asiento o dejaron el bloque.',
  'OT-CONF-21': 'Una conferencia puede aprobar varias resoluciones o ninguna.',
  'OT-CONF-22':
    'El bloque de una conferencia son el convocante, los asistentes, los invitados y quienes pertenecen a aquello sobre lo que se convocó, menos quien se retiró en protesta. Sus resoluciones obligan a todos, presentes o no. En un cisma, solo a quienes reconocen al Líder que convoca.',
  'OT-CONF-23': 'Una conferencia aún en debate se disuelve si su convocante se extingue.',
  'OT-RES-01':
    'El tratado que aprueba una conferencia tiene por partes a todo el bloque, presentes o no, y sigue las reglas de los tratados. Si tiene menos de dos partes, es imposible o le falta un voto necesario, no se aprueba nada.',
  'OT-RES-02':
    'Una conferencia puede cambiar o terminar aquello sobre lo que se convocó, admitir en ello y excluir, suspender o restituir a los suyos. Las condiciones se juzgan de nuevo en el recuento. Las cláusulas que un tratado enmendado conserva palabra por palabra no obran otra vez.',
  'OT-RES-03':
    'El excluido sale del tratado, declaración u Organización, y por 5 turnos queda +5 más lejos de cada uno que permanece, geográfica y culturalmente, en ambos sentidos.',
  'OT-RES-04':
    'La Nación suspendida sigue sujeta a sus deberes, y la paz vale para ella, pero no tiene voto, cargo, bonificador, subsidio, paso, Cercanía ni protección hasta que se la restituya. La suspensión puede decir en palabras qué debe hacer para ello.',
  'OT-RES-05': 'La recusación con preaviso surte efecto a los 2 años y, si no se resolvió otra cosa, no cuesta nada.',
  'OT-RES-06':
    'Quien no votó por una resolución puede dejarla en protesta, dentro de 3 años o al retirarse de la conferencia. El precio es el que fije la resolución o, si no lo fija, una Lejanía de +5 por 10 turnos hacia y desde cada Nación que se queda, una sola vez.',
  'OT-RES-07':
    'La Nación que no era del bloque y nunca acudió a la conferencia puede dejar su resolución al instante y sin coste dentro de 3 años. No puede quien se adhirió después por su voluntad.',
  'OT-RES-08':
    'Una resolución puede fijar una penalidad por salir, que rige también con preaviso y sustituye a cualquier otro precio. Si el bloque se disuelve, nadie sufre nada.',
  'OT-RES-09':
    'El miembro del bloque que no acude queda obligado igual. No acudir no cuesta nada por sí mismo, aunque el administrador puede fijar una Lejanía.',
  'OT-RES-10':
    'Ninguna resolución quita nada a una Nación que no votó por ella: pagos, tierra, vasallos, libertad u otro tratado piden el voto de quien los da, o todo es nulo. Obligaciones, condiciones, modificadores entre las partes y penalidades obligan también a los ausentes.',
  'OT-RES-11':
    'La declaración que aprueba una conferencia es declaración conjunta de todo el bloque, con los límites habituales de penalizador. La exclusión la termina para un declarante; el declarante suspendido sigue obligado, pero sin protección.',
  'OT-RES-12':
    'Una declaración conjunta que una conferencia hizo o enmendó, y una Organización cuyo Estatuto reformó, puede dejarlas en protesta, como un tratado, quien no votó por ello. No es ruptura, y los demás siguen obligados.',
  'OT-ORG-03':
    'Un Estatuto nombra la Organización, sus medidas y los atributos que fomenta. Fija quién elige al Líder, si su mandato es de 3 a 10 años o variable, si cabe reelección, una Cercanía de −5 a −25, si tiene territorio, cómo se entra y se sale y quién convoca.',
  'OT-ORG-04':
    'Un tratado, declaración conjunta o resolución que contiene un Estatuto funda una Organización en cuanto tiene cinco partes o declarantes. Con menos no funda nada.',
  'OT-ORG-05':
    'La Organización que tuvo menos de cinco miembros durante todo un ciclo deja de existir al final de este. Un miembro en guerra civil cuenta tantas veces como bandos supervivientes tenga.',
  'OT-ORG-06':
    'La medida de una Organización usa una de las estadísticas que permite su Estatuto, con los atributos del Líder. Sus fomentos solo benefician a miembros no suspendidos, y solo en los atributos que nombra el Estatuto.',
  'OT-ORG-07':
    'El Líder concluye tratados, hace declaraciones y convoca en nombre de la Organización, obligando y protegiendo a cada miembro, y toma tierra para ella si el Estatuto lo permite, o si no para sí. En esos tratados los miembros son una sola parte. En un cisma habla solo por los suyos.',
  'OT-ORG-08':
    'Quien quiere ser miembro lo solicita y lo aprueban el Líder o una conferencia, si el Estatuto no dice otra cosa; a nadie se admite sin pedirlo. También pueden excluir, lo que crea Lejanía, o suspender.',
  'OT-ORG-09':
    'Hay elección al fundarse la Organización y cuando falta el Líder o acaba su mandato, y se cuenta tras una fase entera de órdenes. Gana quien más votos tenga; el empate, el mayor Prestigio. Sin votos sigue el Líder o, si no puede, encabeza el miembro de mayor Prestigio.',
  'OT-ORG-10':
    'Según su Estatuto, al Líder lo eligen todos los miembros o ciertos electores entre ellos, o va por rotación según el orden de ingreso, o lo es el de mayor Prestigio. Los suspendidos no toman parte. En un cisma votan todos los demás.',
  'OT-ORG-11':
    'Un mandato variable son dos dados de diez caras sumados, de 2 a 20 turnos, que se tiran al tomar el cargo. Uno fijo son los años que diga el Estatuto.',
  'OT-ORG-12':
    'Un Líder puede ser reelegido si el Estatuto no lo prohíbe. Si lo prohíbe, el último que lo fue no puede salir en la elección siguiente, dejara como dejara el cargo, salvo a petición de los miembros en un cisma.',
  'OT-ORG-13':
    'Cuando el Líder renuncia, se retira, es excluido o se extingue, el cargo queda vacante, y su medida extra y su Cercanía acaban al instante.',
  'OT-ORG-14':
    'Cuando al menos un tercio de los miembros de una Organización desconoce al Líder en favor de un mismo rival, esta entra en cisma.',
  'OT-ORG-15':
    'Durante un cisma no hay medidas ni Cercanía de la Organización, no se admite ni se excluye a nadie, sus modificadores y deberes descansan, y ni se reforma ni se disuelve. Cada Líder habla solo por los miembros que lo reconocen, y solo a esos convoca y suspende.',
  'OT-ORG-16':
    'Un cisma acaba cuando uno de los Líderes renuncia o cuando al menos el 80 por ciento de los miembros reconoce a uno, que encabeza entonces solo, con nuevo mandato.',
  'OT-ORG-17':
    'Si durante un cisma lo pide el 80 por ciento de los miembros, todos los no suspendidos eligen a un único Líder, sea quien sea. Sin ningún voto nada cambia. Ninguna otra conferencia elige Líder.',
  'OT-ORG-18':
    'A los 15 turnos de cisma la Organización se divide. La antigua conserva a su Líder y a quienes lo reconocen; otra nueva con el mismo Estatuto tiene al rival y a los suyos, que dejan sin coste la carta y las resoluciones de la antigua.',
  'OT-ORG-19':
    'El miembro que se retira de una Organización da 2 años de preaviso, o sale al instante si el Estatuto lo dice, de ordinario sin coste. Con ello acaba su parte en la carta y en las resoluciones de la Organización.',
  'OT-ORG-20':
    'Mientras existan una Organización y su carta fundacional, los miembros de la una son las partes de la otra. Quien entra o sale de una entra o sale de la otra. Si acaba solo la carta, la Organización sigue bajo su Estatuto.',
  'OT-ORG-21':
    'Una carta funda su Organización una sola vez. Cuando la Organización cesa, sus resoluciones terminan sin coste, y la carta, si sigue, ya no funda nada.',
  'OT-EVT-01': 'Las noticias no cambian nada. Los efectos de un evento se producen al instante.',
  'OT-EVT-02':
    'Cada Nación a la que afecta una crisis responde por sí sola, una vez, en la resolución de ese turno, con una tirada doméstica de la estadística que la crisis nombra. Los bonificadores se aplican.',
  'OT-EVT-03': 'La Nación cuya respuesta a una crisis tiene éxito no pierde nada. Haber dicho que uno no se defiende no importa aquí.',
  'OT-EVT-04': 'A las crisis se responde por el orden de sus eventos y, en cada una, por orden de Naciones.',
  'OT-EVT-05': 'Una crisis que amenaza con rebelión inicia una si la respuesta fracasa, contada desde el turno siguiente.',
  'OT-EVT-06':
    'El fracaso ante una crisis cuesta 4, 8, 12 o 16 del índice que nombra si es leve, normal, Muy Fallido o crítico, o impone un penalizador de esa medida en el atributo que nombra por 5 años, al instante.',
  'OT-EVT-07':
    'Una crisis duradera no cuesta nada de entrada. Si la respuesta fracasa, dura su número de turnos y se cobra lo suyo en cada mantenimiento desde el turno siguiente, hasta que se agote o el Bienestar le ponga fin.',
  'OT-EVT-08': 'Una oportunidad está abierta el turno en que se ofrece, si no dice que más tiempo.',
  'OT-EVT-09':
    'Sin administrador humano, cada dos ciclos, al acabar el segundo, un dado de diez caras escoge un atributo, y toda Nación-Jugador que sea la más fuerte en él tiene −8 en él durante 5 años.',
  'OT-EPO-01':
    'Cuando una Nación-Jugador viva tiene una estadística de 95 o más, y uno de sus grupos supera su suma de base, empieza una época. El administrador decide si es total o parcial, sabiendo lo que prefieren los jugadores.',
  'OT-EPO-02':
    'Una época total empieza de nuevo en el mismo mundo: cada jugador activo vuelve a repartir atributos y los demás vuelven a los primeros. Daño, modificadores guardados, rachas y concesiones desaparecen, las bolsas vuelven a su inicio y las nuevas sumas son las de base.',
  'OT-EPO-03':
    'En una época parcial todo grupo de toda Nación que supere su suma de base vuelve a ella en proporción; los que no la superan quedan igual.',
  'OT-EPO-04':
    'Una época parcial reparte la suma de base en proporción a los valores anteriores, sin atributos menores que 5 ni mayores que 30 mientras sea posible. Se redondea hacia abajo, y los puntos que sobran van a las fracciones mayores, primero al atributo anterior en la lista.',
  'OT-EPO-05':
    'En una época parcial el daño mengua en proporción a la capacidad, redondeando hacia abajo. Bolsas, modificadores, rachas y concesiones se conservan.',
  'OT-EPO-06':
    'Toda época deja como están el mapa, el calendario, los tratados, declaraciones, Organizaciones, conflictos, guerras civiles, rebeliones, vasallos, Huestes y tecnologías.',
  'OT-EPO-07': 'Una Nación sin Jugador nunca provoca una época.',
  'OT-END-01': 'No hay vencedor: ninguna posición es una victoria.',
  'OT-END-02': 'Mientras la partida no se cierra, sigue; después dice por qué acabó y cómo quedaron todos, y nunca nombra un vencedor.',
  'OT-END-03': 'Una partida termina cuando el administrador la cierra o, si se acordó un último turno, tras el mantenimiento de este.',
  'OT-END-04': 'Cerrada la partida, nadie puede hacer ya nada.',
  'OT-END-05':
    'La clasificación da de cada jugador su Nación, la suma de sus atributos, sus dos índices, Riqueza, Progreso, regiones y vasallos directos, y una puntuación: atributos e índices 1 cada uno, Riqueza 0,1, Progreso 1, regiones 2, vasallos 3, o lo que se acuerde.',
  'OT-END-06':
    'La clasificación va por puntuación, luego por suma de atributos, luego por los dos índices y luego por asiento. Quienes igualan en las tres primeras cosas comparten puesto, y el siguiente los cuenta a todos. Quien no tiene Nación lo tiene todo a cero.',
  'OT-END-07':
    'Cuando una Nación se extingue, su tierra queda negra y desorganizada, o es del conquistador si así se acordó. Se pierden sus Huestes, concesiones, bolsas y modificadores, sus vasallos quedan libres, sus luchas acaban, y sale de tratados, conferencias y Organizaciones sin romper nada.',
  'OT-END-08': 'El jugador cuya Nación se extingue sigue en la partida y puede adoptar otra; ningún jugador queda eliminado.',
  'OT-END-09': 'Las extinciones se comprueban por orden de Naciones, y pueden caer varias a la vez.',
  'OT-END-10': 'Una partida sin último turno termina después del turno 1 000 000.',
} as const;
