/** War and rebellion, diplomacy, treaties and declarations. */
export const strifeAndAgreements = {
  'OT-WAR-01':
    'Dos Naciones se enfrentan en un turno cuando una ha tirado una medida hostil contra la otra o sus Huestes, aunque fracase. El Espionaje, el Sabotaje, lo encubierto que sigue oculto y lo de Huestes de dueño oculto no son enfrentamiento.',
  'OT-WAR-02':
    'Cada par de Naciones está en paz, en hostilidades, en guerra o en guerra suspendida. Se cuentan los turnos seguidos con enfrentamiento y los tranquilos, y cada serie corta la otra; al volver la paz todo se cuenta de nuevo.',
  'OT-WAR-03': 'Un enfrentamiento abre las hostilidades; con enfrentamientos en tres turnos seguidos se convierten en guerra.',
  'OT-WAR-04':
    'Una declaración de guerra no cambia nada por sí sola, pero mientras siga en pie el primer enfrentamiento trae la guerra al instante.',
  'OT-WAR-05': 'Un turno sin enfrentamiento termina las hostilidades. Dos turnos así seguidos suspenden una guerra.',
  'OT-WAR-06': 'Un enfrentamiento durante una guerra suspendida la reanuda al instante.',
  'OT-WAR-07':
    'Solo la guerra en curso cuenta para la fatiga, los aliados, la recuperación y las acciones de guerra; las hostilidades y las guerras suspendidas, no.',
  'OT-WAR-08':
    'Los años activos de una guerra crecen en cada mantenimiento en guerra, empezando por el que la hizo tal, y se detienen mientras está suspendida.',
  'OT-WAR-09':
    'Una cláusula de paz pone fin por completo al conflicto de sus partes y a las declaraciones de guerra entre ellas, al concluirse y de nuevo con cada Nación que se adhiere sin reserva a ella.',
  'OT-WAR-10':
    'Es acción de guerra la medida hostil contra una Nación con la que se está en guerra, o contra su Hueste, la supresión de una rebelión y la medida contra un bando de guerra civil. Todas las demás son pacíficas.',
  'OT-WAR-11':
    'Cada enemigo con el que una Nación está en guerra es un frente, o los que le dé el administrador. Un vasallo, o un enemigo al que solo se llega por tierra de otro enemigo, cuenta la mitad.',
  'OT-WAR-12': 'Un enemigo es indirecto si su tierra no toca ninguna de las propias, pero la de otro enemigo toca ambas.',
  'OT-WAR-13':
    'Una Nación sostiene sin dificultad dos frentes, uno más con Logística de Campaña, uno más por cada aliado que luche a su lado, y los que añada el administrador.',
  'OT-WAR-14':
    'Un aliado cuenta si los une una alianza, o el vínculo de Patrono y vasallo, y ambos están en guerra con al menos un mismo enemigo. Cuenta una vez. La alianza de una Organización liga a cada miembro; otras Naciones en manos de una parte no son aliadas.',
  'OT-WAR-15': 'La fatiga de guerra es de +5 por cada frente entero de más.',
  'OT-WAR-16': 'La fatiga de guerra pesa en las acciones de guerra y en las contramedidas contra enemigos en guerra, y en nada más.',
  'OT-CIV-04':
    'Una guerra civil tiene Supremacía mientras sus bandos supervivientes estén al menos en dos manos distintas. Si no, es mera narrativa, sin medidas entre bandos. Dos bandos de una misma mano nunca se combaten con medidas.',
  'OT-CIV-05':
    'La Supremacía se reparte por igual entre los bandos, 100 puntos en total, y lo que sobra va al gobierno. Si la guerra civil pasa a distintas manos más tarde, los bandos supervivientes empiezan entonces a partes iguales.',
  'OT-CIV-06':
    'Una Nación en guerra civil tiene +10 en medidas domésticas pacíficas, en acciones exteriores de guerra y ante las crisis. No lo sufren las exteriores pacíficas, la supresión, las medidas de bando, los ataques a Huestes y Naciones sin tierra en su territorio ni las demás contramedidas.',
  'OT-CIV-07':
    'Un bando ataca u hostiga a otro en casa, y este responde. Lo ganado pasa de uno a otro: 8, 16, 24 o 32 puntos de Supremacía, hasta donde el otro tenga.',
  'OT-CIV-08': 'Las medidas de los bandos de una guerra civil nunca tocan la Viabilidad ni la Legitimidad de la Nación.',
  'OT-CIV-09': 'Desde su segundo año, una guerra civil cuesta a la Nación 2 de Legitimidad y 1 de Viabilidad en cada mantenimiento.',
  'OT-CIV-10':
    'Un ataque u hostigamiento extranjero que apoya a un bando de una guerra civil con Supremacía cuesta a la Nación la mitad de lo normal, y la otra mitad pasa en Supremacía del bando combatido al apoyado, hasta donde tenga.',
  'OT-CIV-11': 'Una medida extranjera que no apoya a ningún bando daña por entero a la Nación dividida y no toca la Supremacía.',
  'OT-CIV-12':
    'El bando sin Supremacía queda eliminado y pierde su medida. Cuando un bando tiene los 100 puntos, la guerra civil termina y ha vencido él.',
  'OT-CIV-13':
    'El jugador de la Nación la conserva gane quien gane; si no ganó el gobierno, el gobierno ha cambiado. Una Nación tiene una guerra civil a la vez.',
  'OT-CIV-14':
    'El jugador que inició la guerra civil en su Nación lleva todos los bandos. Si surgió de otro modo lleva el gobierno, y los rebeldes son del administrador, o del jugador del instigador si la causó otra Nación, que así se da a conocer.',
  'OT-CIV-15':
    'El primer año de una guerra civil o rebelión es el primer turno cuyas órdenes ha vivido. Desde entonces envejece los años de cada turno.',
  'OT-REB-01': 'Cada rebelión cuesta a su Nación 2 de Viabilidad y 1 de Legitimidad en cada mantenimiento desde su primer año.',
  'OT-REB-02': 'Una rebelión se suprime con una tirada doméstica de Ofensiva o Incisión que nadie contrarresta.',
  'OT-REB-03': 'Cualquier éxito al suprimir una rebelión le pone fin, junto con la Hueste rebelde ligada a ella.',
  'OT-REB-04': 'Suprimir una rebelión con Muy Exitoso o éxito crítico descubre a su instigador.',
  'OT-REB-05':
    'El fracaso al suprimir cuesta Viabilidad si se usó Ofensiva y Legitimidad si Incisión: 12 si es leve, 8 si es normal, 4 si es Muy Fallido y 16 si es crítico. Puede acordarse que cueste más cuanto peor: 4, 8, 12 y 16.',
  'OT-REB-06':
    'La rebelión que no acaba en cinco turnos, o en el plazo del administrador, escala según el último fracaso al suprimirla: leve o normal hace un Movimiento Armado; Muy Fallido o crítico, una guerra civil.',
  'OT-REB-07':
    'Si nadie intentó suprimir una rebelión, el administrador decide si pasa a Movimiento Armado, a guerra civil o se desvanece.',
  'OT-REB-08':
    'Un Movimiento Armado es una nueva Nación en guerra con la de origen, de su cultura y fe. Toma por sorteo una región de ella que no sea la capital; si no la hay, está en la capital y no posee nada. La rebelión termina así.',
  'OT-REB-09':
    'La rebelión que pasa a guerra civil tiene dos bandos, el gobierno y los rebeldes. La Nación que ya tiene guerra civil recibe en su lugar un Movimiento Armado.',
  'OT-REB-10': 'Una rebelión no es guerra civil y no trae su penalizador.',
  'OT-REB-11': 'La rebelión nacida de una medida cuenta desde el turno siguiente; la nacida de un evento, desde el presente.',
  'OT-DIP-01':
    'A una negociación se opone la Diplomacia de la Nación a la que se dirige, y el grado que queda dice cuán dispuesta está. Si no queda nada, se niega.',
  'OT-DIP-02':
    'Cuando una negociación tiene éxito, el administrador habla por la Nación destinataria y por la contraparte que nadie lleve: acepta, rechaza o contesta con otros términos.',
  'OT-DIP-03':
    'Una Nación sin Jugador solo se hace vasalla si es merecido: con Muy Exitoso o crítico, con cualquier éxito tras tres anteriores normales o mejores, o con cualquiera si los términos dan la paz en un conflicto que perdió. Lo mismo vale para la contraparte que nadie lleve.',
  'OT-DIP-04':
    'Una Nación ha perdido un conflicto si está en guerra, o en guerra suspendida, y su Viabilidad o Legitimidad está al 25 por ciento o menos, o si el administrador la dio por derrotada.',
  'OT-DIP-05':
    'Sin administrador humano una Nación acepta si el grado alcanza lo que pide su término más duro. Leve: paso, cercanía, cese al fuego, dádivas. Normal: paz, no agresión y casi todo. Muy Exitoso: alianza, liberación, pagos suyos, modificadores en su contra. Crítico: su tierra o vasallos nuevos sacados de ella.',
  'OT-DIP-06':
    'La negociación aceptada hace un tratado de duración habitual entre objetivo y contraparte; lo imposible cuenta como rechazo. Otros términos no obligan a nadie: pasan a ser oferta del objetivo, y tratado al instante solo si el administrador habla por ambos.',
  'OT-DIP-07':
    'Ninguna tirada obliga a otro jugador. Si una de las dos Naciones está en manos de otro, el éxito solo abre una oferta con los mismos términos, que ese jugador puede aceptar; si lo están las dos, no resulta nada.',
  'OT-DIP-08':
    'Las tribus del territorio negro no contrarrestan a quien parlamenta. Cualquier éxito les hace asumir la actitud pedida, solo en esa región y por 10 años; no tiene más efecto.',
  'OT-DIP-09':
    'Con éxito normal, parlamentar hace de una región negra una Nación independiente; con Muy Exitoso, una vasalla. Sus atributos preponderantes son Fuerza Auxiliar y Lealtad. Con menos solo se logra una actitud.',
  'OT-TRE-08':
    'Un tratado dura 10 años si no dice otra cosa, y nunca más de 20. En el mantenimiento de su último turno termina con sus modificadores, alcances y deberes.',
  'OT-TRE-09':
    'Un tratado puede fijar una penalidad por romperlo: un modificador de +1 a +25 en todas las tiradas o en un atributo por hasta 10 años, y hasta 100 de Riqueza y de Progreso.',
  'OT-TRE-10':
    'Quien rompe un tratado sufre su penalidad. Lo que deba pagar, hasta donde alcance su bolsa, se reparte por igual entre las demás partes, redondeando hacia abajo; los miembros de su misma Organización no reciben nada.',
  'OT-TRE-11': 'Un tratado sin penalidad que no protege a nadie puede romperse sin consecuencias.',
  'OT-TRE-12':
    'Quien viola una cláusula protectora de un tratado sin penalidad tiene +10 en todas sus tiradas durante los tres turnos siguientes.',
  'OT-TRE-13':
    'La medida hostil contra otra parte de una paz o no agresión, o del garante contra su garantizado, rompe el tratado por sí sola, salvo que siga encubierta. Un cese al fuego solo lo rompe un enfrentamiento. Si atacan ambos, infringen ambos.',
  'OT-TRE-14':
    'Tras una ruptura, un tratado entre dos termina. De uno mayor sale solo el infractor, y termina cuando quedan menos de dos partes.',
  'OT-TRE-15':
    'Una Nación se adhiere cuando lo aceptan todas las partes, la mayoría o solo el Patrono, según el tratado. Lo que obró al concluirse no se repite, pero una paz termina también las guerras con la recién llegada. A los dos mantenimientos sin respuesta, la petición caduca.',
  'OT-TRE-16':
    'Quien entra en un tratado con reservas queda exento de las cláusulas que nombró, que ni le obligan ni le benefician. Las reservas piden la aprobación de todas las partes.',
  'OT-TRE-17':
    'Un tratado puede renovarse por un nuevo período de 20 años como mucho. Con tres o más partes, renovarlo o cambiarlo pide una conferencia; entre dos, lo cambian ambas por oferta.',
  'OT-TRE-18': 'La parte que se extingue sale de sus tratados sin romperlos; el que queda con menos de dos partes termina.',
  'OT-TRE-19': 'Una obligación en palabras no obra por sí sola, y solo se rompe diciéndolo o por dictamen del administrador.',
  'OT-DECL-05':
    'Las declaraciones de igual clase, texto, enemigo y penalizador hechas en el mismo turno por distintas Naciones son una declaración conjunta.',
  'OT-DECL-06':
    'El neutral que se enfrenta a otro rompe su neutralidad y recibe el penalizador. No es así si el otro lo atacó en este turno o en los dos anteriores, o si están en guerra: entonces su neutralidad termina sin penalizador. Espiar y sabotear no rompen nada.',
  'OT-DECL-07':
    'Quien se enfrenta a un neutral recibe el penalizador de su declaración, una vez por declaración y turno. La neutralidad que declaró una sola Nación sigue en pie.',
  'OT-DECL-08': 'La declaración conjunta que rompe uno de sus declarantes, o que otros rompen frente a uno de ellos, termina para todos.',
  'OT-DECL-09': 'El penalizador de una declaración pesa en todas las tiradas. Si no se fijó o es irrazonable, es de +5 por 5 años.',
  'OT-DECL-10': 'Ningún penalizador de declaración pasa de +15 ni dura más de 10 años.',
  'OT-DECL-11':
    'Revocar una declaración conjunta toca solo a quien lo hace: los demás siguen obligados, y también él hasta que venza el preaviso.',
  'OT-DECL-12': 'Una declaración revocada o rota puede volver a hacerse en cualquier momento.',
  'OT-DECL-13':
    'Un compromiso solo se rompe diciéndolo o por dictamen del administrador, que también puede castigar a quien obligue a romperlo. Una declaración de guerra no tiene penalizador y termina con la paz, la extinción o la revocación.',
  'OT-DECL-14':
    'Quien se ve obligado por fuerza mayor a romper una declaración no debe nada. Salvo en la neutralidad, lo juzga el administrador, y la declaración termina entonces solo para ese declarante.',
} as const;
