/** How dice decide, and what comes of it. */
export const rollsAndEffects = {
  'OT-ROLL-01':
    'Una tirada usa el Umbral de su estadística para la Nación que tira. Una Hueste o Colonia usa los atributos de su dueño; un bando de guerra civil, los de la Nación dividida.',
  'OT-ROLL-02': 'Cada tirada es un solo lanzamiento de 1d100, el dado de cien caras, de 1 a 100.',
  'OT-ROLL-03':
    'El resultado de una tirada es el número del dado más todos los modificadores que se apliquen, nunca menor que 1 ni mayor que 100. Un penalizador lo sube y un bonificador lo baja.',
  'OT-ROLL-04': 'Un 1 en el dado es éxito crítico, sean cuales sean el Umbral y los modificadores.',
  'OT-ROLL-05': 'Un 100 en el dado es fracaso crítico, sean cuales sean el Umbral y los modificadores.',
  'OT-ROLL-06': 'Un resultado menor que el Umbral es un éxito; uno mayor, un fracaso.',
  'OT-ROLL-07': 'Un resultado igual al Umbral es éxito leve en una medida doméstica, en toda contramedida y en la respuesta a una crisis.',
  'OT-ROLL-08':
    'Un resultado igual al Umbral en una medida exterior queda a la espera de la respuesta: es fracaso leve si tiene éxito una contramedida o un rival, y éxito leve si todos fallan o nadie responde.',
  'OT-ROLL-09':
    'El Margen de Diferencia dice en qué porcentaje del Umbral quedó por debajo un éxito, o en qué porcentaje de lo que falta hasta 100 lo rebasó un fracaso. No se redondea. Un crítico tiene al menos margen 0.',
  'OT-ROLL-10':
    'Un margen menor que 33 es leve; de 33 a 66, normal; mayor que 66, grande (Muy Exitoso o Muy Fallido). Las fracciones cuentan: 66,67 es mayor que 66.',
  'OT-ROLL-11': 'Un resultado igual al Umbral tiene margen 0 y es leve, sea éxito o fracaso.',
  'OT-ROLL-12': 'Si así se acuerda, lo crítico es el resultado con sus modificadores, y no el número del dado, cuando vale 1 o 100.',
  'OT-ROLL-13':
    'Con un Umbral de 100 una tirada solo fracasa con un 100 en el dado o con una igualdad desafortunada en el exterior, ambos con margen 0.',
  'OT-ROLL-14':
    'El éxito crítico gana al Muy Exitoso, este al normal, este al leve, y cualquier éxito a cualquier fracaso. Entre los fracasos el leve es el menos grave, y le siguen el normal, el Muy Fallido y el crítico.',
  'OT-MOD-01':
    'Un modificador guardado se aplica a una tirada de su Nación si pesa sobre uno de los dos atributos de la estadística, sobre todas sus tiradas o, siendo hostil la medida, sobre las hostiles. Si vale solo frente a una Nación, esta debe ser la otra parte de la tirada y saberse que lo es.',
  'OT-MOD-02':
    'La situación pesa en las tiradas: estabilidad baja, de +5 a +15; Horda, +10 con ADM o ECN y −10 con MIL o CLT; Hueste, +10 con PRS o INT y −10 con GES o LEA; vasallo, +10, y vasallo de vasallo, +15; guerra civil, +10.',
  'OT-MOD-03': 'Un bonificador declinado para una medida o guardado no se aplica. Los penalizadores no se declinan ni se guardan.',
  'OT-MOD-04':
    'Los bonificadores, de cualquier clase, no se aplican a la medida que busca a su vez un modificador, propio o contra otro, ni al tributo que paga uno. Los penalizadores, sí. Puede acordarse otro alcance de esta regla.',
  'OT-MOD-05':
    'Si se aplica un alcance distinto de 0, es el único modificador de la tirada: todos los demás quedan fuera y ninguno se agota. Puede acordarse que solo deje fuera los guardados y las rachas.',
  'OT-MOD-06': 'Los modificadores de una Nación en un mismo atributo nunca suman más de +25 ni menos de −25.',
  'OT-MOD-07':
    'Si se acordó un tope para la tirada entera, todos los modificadores juntos no lo rebasan en ningún sentido. Lo habitual es que no lo haya.',
  'OT-MOD-08':
    'Un modificador de una sola tirada se agota en la primera en que cuenta, salga como salga y aunque un tope lo dejara en nada. El declinado, guardado o excluido no se agota.',
  'OT-MOD-09': 'Los bonificadores se aplican solos, lo mismo a medidas que a contramedidas.',
  'OT-MOD-10':
    'Un modificador nuevo cancela primero los contrarios del mismo atributo, empezando por el más antiguo, hasta que uno u otros se agoten. Solo entran los que pueden cancelarse.',
  'OT-MOD-11':
    'Lo que quede de un modificador nuevo se guarda mientras los de su signo en ese atributo no pasen juntos de 25; el resto se pierde.',
  'OT-MOD-12':
    'Los modificadores de igual clase, signo y atributo que se acumulan duran todos hasta la fecha más lejana entre ellos, salvo que se acordara que cada uno conserve la suya.',
  'OT-MOD-13':
    'El modificador que se obtiene o se impone con una medida vale 4, 8, 12 o 16 si el éxito es leve, normal, Muy Exitoso o crítico.',
  'OT-MOD-14': 'Los modificadores adquiridos y comprados desaparecen en su primer uso o a los 5 años, lo que ocurra antes.',
  'OT-MOD-15': 'Los modificadores por eventos, hitos, guerra o mala conducta deben tener un final, a 20 años como mucho.',
  'OT-MOD-16': 'Un penalizador por mala conducta nunca lo cancela un bonificador; este se guarda a su lado.',
  'OT-MOD-17':
    'Si se acordó que el fracaso se vuelve en contra, la medida que busca un modificador y fracasa da a su autor uno dañino de 4, 8, 12 o 16 en el mismo atributo. Lo habitual es que un fracaso no traiga nada.',
  'OT-MOD-18':
    'Las rachas se llevan por Nación, estadística y zona del mapa, y aparte las de medidas encubiertas. Un turno cuenta como éxito si en él triunfó al menos una tirada de esa clase, y si no, como fracaso.',
  'OT-MOD-19':
    'La Nación que ha fallado con una estadística en una zona cuatro turnos seguidos tiene allí +10; la que ha triunfado cuatro, −10. Dura lo que dure la racha. El resultado contrario empieza otra, y un turno sin esa tirada la corta.',
  'OT-MOD-20':
    'La racha solo mira la tirada propia, no lo que quedó de ella tras la oposición. Una igualdad en el exterior cuenta como lo que acabó siendo.',
  'OT-MOD-21': 'Las medidas nulas, imposibles o triviales, las contramedidas y las tiradas de paso ni alargan ni cortan una racha.',
  'OT-SCOPE-01':
    'El alcance es de dos clases. El geográfico pesa en las estadísticas de Fuerza Militar, Fuerza Auxiliar y Poder Económico; el cultural, en las de Control Cultural y Control Administrativo.',
  'OT-SCOPE-02':
    'El alcance geográfico sigue la distancia del mapa: hasta 2, ninguno; 3, +5; 4, +10; 5, +15; 6, +20; 7 o más, +25. Lo inalcanzable no puede intentarse. Puede acordarse que el mapa no dé alcance alguno.',
  'OT-SCOPE-03': 'El alcance cultural es de +5 entre quienes no comparten ni cultura ni fe, y si no, ninguno.',
  'OT-SCOPE-04':
    'El alcance es lo que hacen de él el mapa y la cultura, con lo comprado, ganado o infligido, entre −25 y +25. Después los tratados reducen una Lejanía, sin bajar de 0, y por último va la Cercanía del Líder. Lo declarado imposible no puede intentarse.',
  'OT-SCOPE-05': 'El alcance que el administrador fija para una medida sustituye al calculado.',
  'OT-SCOPE-06': 'Las medidas domésticas y las contramedidas no tienen alcance, salvo que el administrador fije uno para una doméstica.',
  'OT-SCOPE-07':
    'Los grados de alcance tienen nombre: +5 apenas lejano, +10 levemente lejano, +15 lejano, +20 muy lejano, +25 extremadamente lejano; −5 apenas cercano, −10 levemente cercano, −15 cercano, −20 muy cercano, −25 extremadamente cercano.',
  'OT-SCOPE-08': 'La Cercanía no ayuda a una medida que busca un modificador, y entonces tampoco deja fuera a los demás.',
  'OT-SCOPE-09':
    'La distancia se mide desde la tierra unida a la capital de un Estado, desde donde esté una Horda, Hueste o Colonia, o desde la tierra del Líder para una Organización, hasta la región más cercana del objetivo o hasta el lugar mismo.',
  'OT-SCOPE-10': 'Parlamentar con las tribus del territorio negro tiene un alcance de al menos +10.',
  'OT-SCOPE-11':
    'El Líder de una Organización sin cisma está más cerca de cada miembro no suspendido, en lo que diga el Estatuto, tanto geográfica como culturalmente, en sus propias medidas y en las de la Organización.',
  'OT-SCOPE-12':
    'Las Lejanías por salida o exclusión y las que el administrador fija por unos años terminan en su turno; lo que un tratado acorta vuelve al terminar este. Lo comprado o ganado por aculturación es para siempre.',
  'OT-OPP-01': 'Una medida que fracasa no tiene efecto ni provoca contramedida.',
  'OT-OPP-02':
    'A toda medida hostil y a toda negociación que no hayan fracasado responde su objetivo, de forma automática, con la contramedida de la estadística. No lo hace si la Nación dijo que no se defiende o si así lo dictaminó el administrador.',
  'OT-OPP-03': 'Las contramedidas no gastan casilla, y una Nación hace cuantas necesite.',
  'OT-OPP-04': 'Si la contramedida fracasa o no la hay, la medida conserva su propio grado.',
  'OT-OPP-05':
    'Si ambas tienen éxito, al grado de la medida se le resta el de la contramedida: un Muy Exitoso contra un éxito leve queda en éxito normal.',
  'OT-OPP-06': 'La medida de la que no queda nada es rechazada y no hace nada. Así, a igual grado gana el defensor.',
  'OT-OPP-07':
    'Los éxitos críticos no se reducen: una medida crítica conserva toda su fuerza ante una respuesta menor, una respuesta crítica rechaza toda medida menor, y entre dos críticos resiste el defensor.',
  'OT-OPP-08':
    'En lugar de la diferencia de grados pueden acordarse otros dos modos: la mitad de la suma de ambos, redondeada hacia abajo, si el del atacante es mayor; o el grado de la diferencia de márgenes. Ninguno da más de lo que dejó una contienda.',
  'OT-OPP-09':
    'Las medidas hostiles abiertas de al menos dos Naciones con la misma estadística y uso contra una misma Nación en un turno son un ataque conjunto, al que se responde con una sola tirada. Puede acordarse que se responda a cada una; a las encubiertas se responde siempre aparte.',
  'OT-OPP-10':
    'En un ataque conjunto la defensa se reparte. El grado de cada atacante se multiplica por la suma de todos menos el grado del defensor, se divide por esa suma y se redondea hacia abajo. Si la defensa falla, todos conservan el suyo; un crítico solo lo reduce otro crítico.',
  'OT-OPP-18':
    'Forman el ataque conjunto las medidas abiertas que no fracasaron, no perdieron una contienda y encuentran defensa; con menos de dos Naciones se responde a cada una. Lo que el defensor tenga frente a una de ellas, o por fatiga, cuenta una vez. Frente a un autor oculto nada de eso cuenta.',
  'OT-OPP-11':
    'Las medidas que no pueden triunfar a la vez están en contienda: Naciones que ocupan la misma región o constituyen en ella una Nación, negociaciones con la misma Nación que piden todas términos exclusivos, una medida y su oposición, y las que enfrenta el administrador. Gana una como mucho.',
  'OT-OPP-12':
    'En una contienda los fracasos quedan fuera y gana el mejor grado; a igual grado, el mejor margen; si también es igual, o entre dos críticos, nadie. Al vencedor le queda su grado menos el del mejor perdedor, al menos leve; a un crítico, todo. Los perdedores no tienen efecto.',
  'OT-OPP-13':
    'Quien gana una contienda se enfrenta aún a la contramedida del objetivo con el grado que le queda. La oposición que vence a una medida que no fracasó daña a su rival directamente; si aquella había fracasado, se la contrarresta como a cualquier ataque.',
  'OT-OPP-14':
    'El autor de una medida encubierta queda al descubierto ante una contramedida Muy Exitosa o crítica, y con un 100 en su propio dado.',
  'OT-OPP-15': 'Una contramedida solo defiende: nunca daña al atacante. Eso solo lo logran las medidas opuestas.',
  'OT-OPP-16': 'Lo mucho que fracase una contramedida no agrava el ataque.',
  'OT-OPP-17': 'Una Nación con Tácticas Asimétricas responde a un ataque con Defensa o con Supresión, la que tenga mayor Umbral.',
  'OT-EFF-01':
    'Una medida obra según el grado que le queda, y cada grado vale 4. Los efectos van por orden de medidas, aunque autor u objetivo caigan en el mismo paso. El que ya no encuentra su objeto no cambia nada.',
  'OT-EFF-02': 'Un ataque de Ofensiva quita al objetivo 4, 8, 12 o 16 de Viabilidad.',
  'OT-EFF-03': 'Un hostigamiento de Incisión quita al objetivo 4, 8, 12 o 16 de Legitimidad.',
  'OT-EFF-04':
    'Fomentar da un bonificador de 4, 8, 12 o 16: Comercio en ECN, Protocolo en INT, Moral en LEA, Disciplina en AUX, Tradición en PRS, Logística en MIL, Industria en TCN, Burocracia en ADM, Retórica en CLT, Competencia en GES. Reforma lo da en cualquier atributo de la propia Nación.',
  'OT-EFF-05':
    'Socavar impone un penalizador de 4, 8, 12 o 16: Comercio en ECN, Tradición en PRS, Seguridad en INT, Industria en TCN, Retórica en CLT, Intriga en ADM, Intimidación en AUX, Hegemonía en MIL, Competencia en GES. Ninguna medida lo impone en LEA.',
  'OT-EFF-06': 'Construcción restaura 4, 8, 12 o 16 de Viabilidad a la propia Nación o a otra, hasta su capacidad.',
  'OT-EFF-07': 'Doctrina restaura 4, 8, 12 o 16 de Legitimidad a la propia Nación o a otra, hasta su capacidad.',
  'OT-EFF-08': 'Invertir con Intervención da 1, 3, 5 u 8 de Riqueza si el éxito es leve, normal, Muy Exitoso o crítico.',
  'OT-EFF-09': 'Investigar con Desarrollo da 1, 2, 3 o 4 de Progreso si el éxito es leve, normal, Muy Exitoso o crítico.',
  'OT-EFF-10':
    'Saquear con Sabotaje quita a la víctima 1, 2, 5 o 9 de Riqueza y da a su autor 0, 2, 4 o 7, dentro de los límites del robo.',
  'OT-EFF-11':
    'Robar saberes con Espionaje quita a la víctima 1, 2, 3 o 4 de Progreso y da a su autor 0, 0, 2 o 3, dentro de los límites del robo.',
  'OT-EFF-12':
    'Expansión hace propia una región negra, o de la Organización si la medida era suya y su Estatuto le permite tener territorio. Puede acordarse que los grados mejores ganen más regiones negras unidas a ella por tierra.',
  'OT-EFF-13':
    'Aculturar con Reforma reduce para siempre en 5, 10 o 15 la Lejanía cultural permanente hacia el objetivo, y la elimina con éxito crítico. Nunca crea una Cercanía, y no toca las Lejanías que caducan ni los tratados.',
  'OT-EFF-14':
    'Desprender con Reforma hace de las regiones nombradas un nuevo Estado sin Jugador, vasallo de la Nación y de su cultura y fe. Tiene el reparto habitual de atributos, encabezado por los más fuertes de la propia Nación.',
  'OT-EFF-15': 'El Asentamiento convierte una Horda en un Estado que posee como capital la región donde está, si es territorio negro.',
  'OT-EFF-16':
    'La Migración convierte un Estado en una Horda en su antigua capital, o en otra de sus regiones si allí hay una Horda; su tierra queda negra y escasamente poblada. Bolsas, daño, tratados, vasallos y Huestes se conservan.',
  'OT-EFF-17': 'Una Expedición con Logística crea una Hueste expedicionaria en la región nombrada, utilizable desde el turno siguiente.',
  'OT-EFF-18':
    'La Subversión con Retórica inicia una rebelión en la Nación objetivo, con una Hueste rebelde del instigador en su capital o donde ella esté.',
  'OT-EFF-19': 'El Bienestar con Industria pone fin a una crisis.',
  'OT-EFF-20':
    'Lo que trae una incitación de Intriga lo decide el administrador: una rebelión, un penalizador en Control Administrativo o nada. Sin administrador humano, con Muy Exitoso o crítico hay rebelión y con menos, el penalizador.',
  'OT-EFF-21':
    'Un ataque u hostigamiento contra una Hueste la destruye con éxito normal o mejor; con éxito leve la empuja a la primera región vecina que sea negra o de su dueño, o la destruye si no la hay. La de dueño oculto solo huye a tierra negra. No toca ningún índice.',
  'OT-EFF-22':
    'Otros cinco usos tienen reglas propias: suprimir una rebelión, negociar con Naciones sin Jugador, parlamentar con tribus, pagar tributo y combatir a un bando de una guerra civil.',
  'OT-EFF-23':
    'La medida que el administrador toma por otra cosa se tira y se contrarresta con la estadística anunciada, pero obra como la otra.',
  'OT-EFF-24':
    'Asentamiento, Migración, Expedición, Subversión y Bienestar obran con cualquier éxito que no se rechace; un grado mejor no cambia nada.',
  'OT-IDX-01':
    'Un índice está al 25 por ciento, al 10 por ciento o vacío cuando lo que queda de él es esa parte de su capacidad o menos, con cálculo exacto.',
  'OT-IDX-02':
    'Una Nación con un índice al 25 por ciento tiene +5; al 10 por ciento, +10; a cero, +15. Si los dos están bajos cuenta solo el peor, salvo que se acordara sumarlos.',
  'OT-IDX-03': 'El penalizador de estabilidad pesa en las medidas propias, no en las contramedidas, salvo que se acordara otra cosa.',
  'OT-IDX-04': 'Al final de cada ciclo toda Nación viva recupera hasta 5 de Viabilidad y hasta 5 de Legitimidad.',
  'OT-IDX-05':
    'Una Nación no recupera nada al final de un ciclo mientras tenga una guerra civil de dos años o más, una rebelión de tres o una guerra de cuatro años activos.',
  'OT-IDX-06': 'La Nación que tiene ambos índices a cero cuando se comprueba se extingue.',
  'OT-IDX-07': 'Las pérdidas se detienen al vaciarse un índice, y la recuperación, en su capacidad; lo demás se pierde.',
  'OT-PROS-18': 'Al final de cada ciclo toda Nación viva gana 5 de Riqueza y 1 de Progreso.',
  'OT-PROS-19': 'Quien roba no toma más de lo que la víctima tiene y el límite del robo permite, ni gana más de lo que la víctima perdió.',
  'OT-PROS-20':
    'Una Nación sin Jugador y sin Patrono pierde como mucho 7 de Riqueza y 2 de Progreso por robos en 10 años, entre todos los ladrones.',
  'OT-PROS-21':
    'Un vasallo pierde como mucho 5 de Riqueza y 1 de Progreso por robos en 10 años, si ningún jugador lo lleva ni lleva a Patrono alguno por encima de él.',
  'OT-PROS-22': 'A las Naciones-Jugador, a sus vasallos y a los vasallos de estos se les puede robar sin límite.',
  'OT-PROS-23': 'El límite del robo mira los últimos 10 años, contando el turno presente.',
  'OT-PROS-24': 'Un robo que no encuentra qué tomar triunfa sin efecto.',
  'OT-NAT-01':
    'Una Horda no posee regiones. Solo ocupa aquella donde está, que sigue negra o de su dueño; por eso no puede ocupar ni recibir tierra, ni heredarla por conquista.',
  'OT-NAT-02':
    'Una Horda se mueve cada turno a otra región. Sin orden válida va a una región negra vecina sin Horda, por sorteo; si no la hay, se queda.',
  'OT-NAT-03':
    'Los movimientos van por orden de Naciones, el de la propia Nación antes que los de sus Huestes. Si otra Horda llegó antes al destino, el movimiento falla sin tirada y la Horda se queda.',
  'OT-NAT-04':
    'Para entrar en una región de otra Nación, una Horda, Hueste o Movimiento Armado tira Ofensiva con +10; basta con igualar el Umbral. No hace falta si hay cláusula de paso o entre Patrono y vasallo, salvo para una Hueste de dueño oculto. La tirada ni es hostil ni se contrarresta.',
  'OT-NAT-05': 'Las Huestes y los Movimientos Armados pueden quedarse donde están o dar un paso. Varias Huestes pueden compartir región.',
  'OT-NAT-06':
    'Las Huestes son expedicionarias (por Expedición), rebeldes (por Subversión) o mercenarias (por el administrador o una oportunidad). La que tiene último turno desaparece en su mantenimiento, y cualquiera desaparece con su Nación.',
  'OT-NAT-07':
    'Las regiones de un Estado unidas por tierra a su capital son la Metrópoli; cada otro grupo unido por tierra es una Colonia, por sí mismo o, si así se acordó, cuando el administrador lo reconoce.',
  'OT-NAT-08':
    'Cuando una Colonia queda unida por tierra a la Metrópoli se funde con ella, y su medida desaparece desde el turno siguiente.',
  'OT-NAT-09':
    'El Estado que pierde su capital la traslada a la primera de las regiones que le quedan. El que se queda sin regiones pasa a ser un Movimiento Armado en la última que poseyó.',
  'OT-NAT-10': 'Un Movimiento Armado que posee una región y no tiene conflictos al final de un ciclo se convierte en Estado.',
  'OT-NAT-11':
    'La Nación que surge durante el juego tiene el reparto habitual de atributos, ni daño ni modificadores, las bolsas vacías y ningún jugador, y es la última en el orden de Naciones.',
  'OT-NAT-12':
    'El territorio negro no es una Nación. No tiene atributos ni contramedidas; solo cabe ocuparlo, parlamentar con él, aculturarlo, atravesarlo o poner en él una Hueste.',
  'OT-VAS-01':
    'Una Nación tiene un Patrono como mucho. Un vasallo puede tener vasallos, pero estos no, y nadie es Patrono de sí mismo a través de otros.',
  'OT-VAS-02': 'Una Nación-Jugador no sufre penalizador de vasallo aunque lo sea.',
  'OT-VAS-03': 'El vasallo en manos del jugador de su Patrono sigue sufriendo el penalizador de vasallo en todas sus tiradas.',
  'OT-VAS-04':
    'Cada vasallo debe un tributo por cada ciclo que empezó estando ya sometido; el vínculo nacido durante un ciclo obliga desde el siguiente. Los vasallos de origen deben desde el primer ciclo.',
  'OT-VAS-05':
    'El tributo se intenta una vez por ciclo, en una de siete clases: MIL con Logística, AUX con Disciplina, ECN con Comercio, CLT con Retórica, ADM con Burocracia, Riqueza con Intervención o Progreso con Desarrollo.',
  'OT-VAS-06':
    'Según su grado, el tributo da al Patrono un bonificador de 4, 8, 12 o 16 en su atributo, o 1, 3, 5 u 8 de Riqueza, o 1, 2, 3 o 4 de Progreso. No se contrarresta.',
  'OT-VAS-07': 'El vasallo que fracasa en su tributo paga al instante 5 de Riqueza a su Patrono, o lo que tenga.',
  'OT-VAS-08':
    'El vasallo que no intentó su tributo en un ciclo, sin que se le perdonara, paga al final del ciclo 10 de Riqueza a su Patrono, o lo que tenga.',
  'OT-VAS-21':
    'Un vasallo tiene anunciado un tributo como mucho. Perdonarlo o romper el vínculo lo retira. Cuenta como intentado cuando se tira o se declara trivial; el nulo o imposible sigue debiéndose.',
  'OT-VAS-14':
    'En el último turno de un ciclo el vasallo sin Jugador que aún debe su tributo intenta uno en Riqueza por sí mismo, si le queda una medida. Esto puede desactivarse.',
  'OT-VAS-15':
    'Si la Viabilidad de un Patrono baja al 10 por ciento o menos, sus vasallos directos quedan libres, salvo los que dijeron que desean seguir.',
  'OT-VAS-16':
    'Si la Legitimidad de un Patrono baja al 20 por ciento o menos, sus vasallos directos quedan libres, salvo los que dijeron que desean seguir.',
  'OT-VAS-17':
    'El vasallo que declaró su independencia y desde entonces redujo con una medida propia la Viabilidad o la Legitimidad de su Patrono queda libre cuando cualquiera de las dos está al 60 por ciento o menos, redujera la que redujera.',
  'OT-VAS-18':
    'El vasallo liberado ya no tiene Patrono, penalizador ni tributo, y conserva a sus propios vasallos. La promesa de lealtad termina con el vínculo para el que se dio.',
  'OT-VAS-19': 'El administrador puede hacer autónomo a un vasallo, lo que lo saca de las manos de su Patrono sin liberarlo.',
  'OT-VAS-20': 'Cuando un Patrono se extingue, sus vasallos quedan libres.',
} as const;
