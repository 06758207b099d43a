import type { ClauseId } from '../../clauses.js';

/** Every clause of the rules in Catalan, in a sentence or two that stand alone. */
export const clauses: Readonly<Record<ClauseId, string>> = {
  'GM-DICE-01': 'Es juga amb una sola mena de dau, de deu cares numerades del 0 al 9; el 0 compta sempre com a 10.',
  'GM-DICE-02':
    'L’atzar només intervé en el sorteig de l’ordre de joc i en les tirades del dau de deu cares que una regla demana. No se’n tira mai cap altre.',
  'GM-COMP-01':
    'El full d’un país recull el nom, una descripció lliure, la Rellevància, les quatre característiques, les ciutats i quina n’és la capital, els personatges i quin n’és el principal, si n’hi ha.',
  'GM-COMP-02': 'Cada personatge té un nom propi i un càrrec; cap dels dos no pot quedar en blanc.',
  'GM-MAP-01': 'Dos territoris són veïns si els uneix una línia del mapa, i només llavors; el veïnatge val en els dos sentits.',
  'GM-MAP-02': 'Ni tropes ni personatges poden travessar un penya-segat; els rius i les fronteres obertes no aturen ningú.',
  'GM-MAP-03': 'Un territori de terra és costaner si alguna línia l’uneix a un mar, encara que siga un penya-segat.',
  'GM-MAP-04': 'Les ciutats són sempre a terra, i en un territori no n’hi ha més d’una.',
  'GM-MAP-05': 'Cada territori de terra el controla un sol jugador viu o no el controla ningú; els mars no són mai de ningú.',
  'GM-MAP-06': 'Qui controla un territori controla la ciutat que hi ha.',
  'GM-MAP-07':
    'L’ordre del mapa és l’ordre en què hi figuren els territoris; dins d’un mateix territori va primer la guarnició, després l’armada i després la patrulla.',
  'GM-MAP-08': 'Una illa, que només els mars uneixen a la resta, pertany a un país com qualsevol altra terra.',
  'GM-PACK-01':
    'El mapa ja fet per a dos a deu jugadors té un país de vuit territoris per jugador i dos mars, el Mar de Fora i el Mar de Dins.',
  'GM-PACK-02':
    'Als mapes ja fets els països formen un anell: cadascun limita amb el següent per tres línies, una de les quals és un riu. Són dinou línies per jugador.',
  'GM-PACK-03': 'Als mapes ja fets cada país comença amb tres ciutats, al primer, al tercer i al sisé territori, i té lloc per a cinc més.',
  'GM-PACK-04':
    'Els mapes ja fets compleixen totes les regles dels mapes, s’hi pot arribar a tot arreu i cap país no hi és més ben situat que un altre.',
  'GM-PACK-05':
    'Hi ha un mapa ja fet per a cada nombre de jugadors: és el tauler si no en porteu o no en dibuixeu cap altre, i el model per a qui dibuixa.',
  'GM-MAPV-01': 'Cada territori d’un mapa té un senyal propi; no s’admet ni un senyal en blanc ni el mateix dues vegades.',
  'GM-MAPV-02': 'Un mapa té com a mínim tres territoris de terra per jugador, i com a màxim 200 en total.',
  'GM-MAPV-03':
    'La terra pot tenir qualsevol dels nou accidents: plana, muntanya, bosc, riu, llac, aiguamoll, desert, penya-segat i volcà. Els mars no en tenen.',
  'GM-MAPV-04': 'Cada línia uneix dos territoris diferents del mapa, i dos territoris no els uneix més d’una línia.',
  'GM-MAPV-05': 'Des de qualsevol territori del mapa s’arriba a tots els altres sense travessar cap penya-segat.',
  'GM-MAPV-06': 'Un mapa té exactament tants països com jugadors.',
  'GM-MAPV-07': 'Tota la terra, illes incloses, pertany exactament a un país: no en sobra gens ni se’n comparteix.',
  'GM-MAPV-08': 'Els mars no pertanyen a cap país.',
  'GM-MAPV-09': 'Cada país d’un mapa té com a mínim tres territoris de terra.',
  'GM-MAPV-10': 'Cada país d’un mapa comença amb tres ciutats, ni més ni menys.',
  'GM-MAPV-11': 'Les tres primeres ciutats d’un país són en tres territoris diferents d’aquell país.',
  'GM-MAPV-12': 'Cada ciutat d’un mapa té un nom, i no n’hi ha dues que es diguen igual.',
  'GM-KIND-01':
    'Cada mena de desastre demana un terreny. L’epidèmia, la fam i el terratrèmol poden ser a tot arreu; l’huracà demana costa; la inundació, riu, llac, aiguamoll o costa; la sequera, plana o desert; el volcà, volcà o muntanya.',
  'GM-KIND-02':
    'Podeu fer-vos una llista pròpia de desastres si cada mena té un senyal diferent i n’hi ha almenys una que puga passar a tot arreu.',
  'GM-SHEET-01':
    'Per a cada Rellevància hi ha quatre països ja fets, l’equilibrat, el bel·licós, el savi i el cortesà, que gasten exactament els seus punts de creació.',
  'GM-SHEET-02':
    'Un país ja fet té la capital i tots els personatges a la primera ciutat per ordre del mapa, i les ciutats noves als primers territoris lliures, abans les obertes que les emmurallades. Només es proposa on hi cap.',
  'GM-SHEET-03':
    'Hi ha tres distribucions ja fetes: l’Exèrcit repartit per igual entre les ciutats, amb el que sobra a la capital; tot a la capital; o, a partir de 6 punts, la meitat a camp obert vora la capital, amb 2 punts de patrulla.',
  'GM-NAME-01':
    'Els personatges sense nom el prenen d’una llista de trenta noms catalans antics, que cada jugador comença per un lloc diferent; els càrrecs són, per ordre, sobirà, canceller, mariscal, ambaixador i, a partir d’ací, majordom.',
  'GM-CFG-01':
    'Hi juguen de dos a deu jugadors diferents: un sol dau de deu cares no en pot distingir més quan un esdeveniment tria qui afecta.',
  'GM-CFG-02':
    'Si no porteu un mapa propi, es juga amb el que hi ha fet per al vostre nombre de jugadors; si dibuixeu el tauler, aquest és el dibuix que es proposa.',
  'GM-CFG-03': 'Una opció amb un valor que no pot tenir es rebutja dient-ne el nom, i la que no s’esmenta es queda com de costum.',
  'GM-CFG-04': 'Amb la mateixa Rellevància per a tothom, tots els països tenen la mida acordada, mitjana si no dieu res.',
  'GM-CFG-05': 'Podeu jugar sense esdeveniments; llavors el torn no té aquesta fase ni se’n tira el dau.',
  'GM-CFG-06':
    'Quan una fórmula divideix, cada quocient s’arrodoneix per separat: cap avall per defecte, o bé cap amunt, o al més pròxim amb els mitjos cap amunt, segons el que acordeu.',
  'GM-CFG-07': 'Per mal que vagen les coses, un jugador viu té com a mínim una acció per torn; podeu acordar que puga no tenir-ne cap.',
  'GM-CFG-08': 'Una ciutat fundada durant la partida porta 2 punts de guarnició; podeu acordar que en siga 1 o cap.',
  'GM-CFG-09':
    'El terreny no compta en batalla si no ho acordeu; si ho feu, una batalla en muntanya o en bosc dona 1 punt al bàndol que es defensa.',
  'GM-CFG-10': 'Cada personatge pot fer un viatge per torn; podeu acordar que en siguen fins a cinc.',
  'GM-CFG-11': 'Podeu acordar que els personatges no s’amaguen; llavors tothom sap sempre on és tothom.',
  'GM-CFG-12': 'Podeu acordar que no es demane a ningú d’ajudar un altre país en una crisi.',
  'GM-CFG-13':
    'Cap jugador no pot tenir més de deu personatges vius, comptant-hi els que té captius un altre; podeu acordar qualsevol límit entre 2 i 20.',
  'GM-CFG-14': 'Cap jugador no pot proposar més de deu bescanvis per torn; podeu acordar-ne menys, o cap.',
  'GM-CFG-15':
    'Una partida amb condicions de victòria no té últim torn, si no n’acordeu un; en aquest cas, quan arriba, decideixen els punts.',
  'GM-STATE-01': 'En un territori un jugador té com a màxim un contingent de cada mena, i un contingent sense punts no existeix.',
  'GM-STATE-02': 'Una guarnició només pot ser en una ciutat del seu amo; una ciutat de ningú pot tenir la seua.',
  'GM-STATE-03': 'L’Exèrcit d’un jugador és la suma dels punts de tots els seus contingents, i no es compta de cap altra manera.',
  'GM-STATE-04': 'Les característiques i el Contrapoder són nombres enters del 0 al 10; el que en passaria es perd.',
  'GM-STATE-05':
    'Quan una regla diu Autoritat, vol dir el valor de base menys el Contrapoder, i mai menys de 0. Els guanys i les pèrdues canvien el valor de base.',
  'GM-STATE-06': 'Els valors d’un personatge van del 0 al 3, i almenys un dels quatre és 1 o més.',
  'GM-STATE-07':
    'Un personatge es pot fer servir mentre és viu i lliure, encara no ha sigut actiu aquest torn i no és en cap ciutat que haja patit un desastre aquest torn.',
  'GM-STATE-08':
    'El principal d’un país és un dels seus personatges vius; el càrrec només queda vacant mentre el país no té cap personatge lliure.',
  'GM-STATE-09': 'Un captiu és sempre en terres que controla qui el té.',
  'GM-STATE-10': 'Els personatges morts, i els dels jugadors eliminats, no tornen mai.',
  'GM-STATE-11':
    'Cada punt que guanya o perd un Exèrcit s’anota amb el motiu: reclutat, de fundació, rebut, perdut, enviat a casa, donat o dissolt.',
  'GM-VIS-01':
    'Són públics el mapa i totes les tropes, les característiques, les accions, els noms i valors dels personatges, els captius, els setges, les crisis i els punts d’informació. Només són secrets les accions no llegides, el lloc dels personatges lliures i allò que es negocia.',
  'GM-VIS-02':
    'Ningú més que tu no sap què hi ha al teu full, ni quantes accions, fins que cadascuna es llig, s’anul·la o queda nul·la. Si l’has tancat o no, ho sap tothom.',
  'GM-VIS-03':
    'Quan els personatges es poden amagar, només l’amo sap on és un personatge lliure i quant ha viatjat; els altres saben on el van veure per última vegada.',
  'GM-VIS-04':
    'Quan comença el primer torn tothom sap la ciutat de cada principal, i ningú no sap on són els altres personatges d’un rival.',
  'GM-VIS-05':
    'Tothom veu on és un personatge quan és actiu, quan és l’objectiu d’un intent i quan és capturat, alliberat, mort, convençut, presentat o portat a casa.',
  'GM-VIS-06':
    'Un viatge només el veu l’amo, llevat que entre en terres d’un altre jugador: aquest veu el viatger al primer d’aquests territoris.',
  'GM-VIS-07': 'Els fulls dels països i la distribució dels Exèrcits són secrets fins que tothom ha entregat totes dues coses.',
  'GM-VIS-08':
    'Una oferta només la coneixen els dos interessats. Quan s’accepta, tothom veu els béns i els punts d’informació que canvien de mans, però les notícies només les veuen ells dos.',
  'GM-VIS-09':
    'Tothom veu qui ha de respondre i a quina mena de pregunta. Qui viatja i per on, només ho saben l’amo i qui hi pot reaccionar, fins que es fa un intent.',
  'GM-VIS-10': 'Un espectador veu el que és públic i res més.',
  'GM-VIS-11': 'La llista de tot el que pots fer no revela mai res que no pugues veure.',
  'GM-VIS-12': 'Un jugador eliminat veu el mateix que un espectador.',
  'GM-SETUP-01':
    'La partida es prepara pas a pas: l’ordre de joc, el dibuix del tauler si se’n dibuixa, la tria de països, la Rellevància, la creació dels països i la distribució dels Exèrcits.',
  'GM-SETUP-02': 'Tothom crea el país i en distribueix l’Exèrcit alhora i en secret, i el que s’ha entregat ja no es pot canviar.',
  'GM-SETUP-03':
    'Quan tothom ha acabat es mostren els fulls i els Exèrcits, es diu en quina ciutat és cada principal, i comença el primer torn, sense modificadors, Contrapoder ni cap mal.',
  'GM-ORDER-01': 'L’ordre de joc es sorteja; podeu acordar que siga el mateix ordre en què seieu.',
  'GM-BOARD-01':
    'Els quatre passos del dibuix del tauler van seguint l’ordre de joc, de manera que amb dos o tres jugadors algú dibuixa dues vegades.',
  'GM-BOARD-02':
    'Qui dibuixa primer fa la silueta: terres, illes i mars, amb els noms i qui toca amb qui, però sense penya-segats ni rius entremig i sense accidents.',
  'GM-BOARD-03':
    'Qui dibuixa segon posa els accidents de la terra i converteix en penya-segats o rius línies que ja hi són, i no canvia res més.',
  'GM-BOARD-04': 'Qui dibuixa tercer reparteix tota la terra, illes incloses, en tants països amb nom com jugadors hi ha.',
  'GM-BOARD-05': 'Qui dibuixa quart emplaça tres ciutats en tres territoris diferents de cada país.',
  'GM-BOARD-06':
    'Cada pas del dibuix es comprova de seguida; el que no compleix les regles dels mapes es rebutja, i el mateix jugador ho torna a provar.',
  'GM-BOARD-07': 'Un mapa ja fet es juga tal com és, sense dibuixar res.',
  'GM-DRAFT-01':
    'Els països es trien d’un en un seguint l’ordre de joc, a partir de qui vindria després de quatre passos de dibuix, encara que no s’haja dibuixat res.',
  'GM-DRAFT-02': 'Quan et toca, tries un país del mapa que encara no haja triat ningú.',
  'GM-DRAFT-03': 'L’últim país és per a l’últim jugador, sense triar.',
  'GM-DRAFT-04': 'Amb un país reps totes les seues terres, les tres ciutats sense muralles, i el nom que té al mapa com a proposta.',
  'GM-REL-01':
    'Un país petit, mitjà o gran té 20, 30 o 40 punts de creació, parteix de 5, 10 o 15 punts d’Exèrcit i d’1, 2 o 3 accions per torn.',
  'GM-REL-02':
    'Si la Rellevància és a l’atzar, cada jugador per ordre tira el dau: de l’1 al 5 el país és petit, del 6 al 8 mitjà, i amb 9 o 10 gran.',
  'GM-REL-03': 'La Rellevància d’un país no canvia en tota la partida.',
  'GM-CREA-01': 'Pots gastar tots els punts de creació que et dona la Rellevància, però no més; els que no gastes es perden.',
  'GM-CREA-02': 'Cadascuna de les quatre característiques comença a 0 i costa un punt per cada punt, fins a 10.',
  'GM-CREA-03': 'Un personatge costa tants punts com sumen els seus valors; cap valor no pot passar de 3 i almenys un ha de ser 1.',
  'GM-CREA-04': 'Un mateix personatge pot tenir més d’una característica.',
  'GM-CREA-05': 'Un país pot començar sense personatges; si en té, se n’ha de nomenar un principal.',
  'GM-CREA-06': 'En crear el país, una ciutat nova costa 1 punt, una de nova i emmurallada 2, i les muralles d’una de les tres primeres 1.',
  'GM-CREA-07':
    'Una ciutat nova demana terra del propi país sense cap ciutat, i un nom que no tinga ningú. Si dos jugadors han triat en secret el mateix nom, el que va després en l’ordre esdevé el segon d’aquell nom.',
  'GM-CREA-08': 'Cada punt de creació que poses a l’Exèrcit és un punt d’Exèrcit.',
  'GM-CREA-09': 'Marques una de les teues ciutats com a capital, i la marca no canvia mai de lloc, encara que perdes la ciutat.',
  'GM-CREA-10': 'El principal comença en una de les teues ciutats; els altres personatges, a qualsevol lloc del país.',
  'GM-CREA-11': 'El país, i cada personatge i el seu càrrec, han de tenir un nom; cap no pot quedar en blanc.',
  'GM-DEPL-01':
    'El primer Exèrcit són els 5, 10 o 15 punts de la Rellevància, més 2 per ciutat, més el Militarisme, més la meitat de la Tecnologia, més els punts de creació que hi hages esmerçat.',
  'GM-DEPL-02': 'Tot el primer Exèrcit, i res més, es distribueix en guarnicions, armades i patrulles.',
  'GM-DEPL-03':
    'Les guarnicions comencen a les ciutats pròpies; les armades i les patrulles, en terra pròpia o en un mar on aquesta té eixida. Cada lloc i mena es diu una sola vegada.',
  'GM-DEPL-04': 'La fórmula de l’Exèrcit només serveix al començament; després l’Exèrcit canvia per allò que li passa.',
  'GM-FLOW-01':
    'Un torn té quatre fases: esdeveniments, si s’hi juga; desenvolupament intern, que són les situacions crítiques i la declaració d’accions internes; desenvolupament extern, amb la d’accions externes; i resolució. Després es tanca el torn.',
  'GM-FLOW-02':
    'Mentre algú ha de respondre una pregunta no pot actuar ningú més, i aquest només pot respondre-la; també la negociació espera.',
  'GM-FLOW-03': 'Si una pregunta en porta una altra, es respon primer l’última que s’ha fet; la que es fa a un jugador eliminat s’oblida.',
  'GM-FLOW-04': 'Quan tothom actua alhora tant és qui va primer: res que no siga un bescanvi no canvia el que pot fer un altre.',
  'GM-FLOW-05':
    'El teu nombre d’accions es fixa quan comença la declaració d’accions internes; el que canvie després les característiques val per al torn vinent.',
  'GM-FLOW-06':
    'Només a qui no té cap acció aquest torn se li tanca el full tot sol. Qui ja l’ha omplit el tanca com tothom, i així no es nota.',
  'GM-FLOW-07':
    'La declaració externa comença quan tots els jugadors vius han tancat la interna, que ja és definitiva; la resolució, quan tothom ha tancat també l’externa.',
  'GM-FLOW-08': 'L’ordre dels jugadors en la resolució es fixa quan comença i no canvia encara que canvie l’Autoritat.',
  'GM-FLOW-09':
    'A la primera ronda de la resolució li toca a cada jugador viu; a les següents, només a qui encara té una acció per fer. El suport anunciat a un alçament no hi compta.',
  'GM-FLOW-10':
    'Quan et toca en la resolució, primer fas el que és de franc, tant com vulgues, i després, a partir de la segona ronda, una de les accions apuntades, interna o externa, la que tries.',
  'GM-FLOW-11':
    'El que hi ha apuntat s’ha de fer: a partir de la segona ronda no pots passar mentre et quede una acció. Si no te’n queda cap, i a la primera ronda, passes.',
  'GM-FLOW-12': 'Si només a tu et queden accions, les fas una darrere l’altra.',
  'GM-FLOW-13': 'La resolució s’acaba quan a ningú no li queden accions; el suport a un alçament que ningú no ha demanat queda nul.',
  'GM-FLOW-14':
    'En acabar el torn es mira si és l’últim; els desastres sense reparar lleven Autoritat; s’esborren fulls i ofertes; els personatges descansen; passen els desastres; entren els modificadors del torn vinent, i el torn comença.',
  'GM-FLOW-15':
    'Ha d’actuar qui té una pregunta, o aquell a qui toca el pas; de les situacions crítiques a la resolució, també pot respondre qui té una oferta pendent.',
  'GM-FLOW-16': 'Un jugador eliminat no torna a actuar, i perd immediatament el seu lloc a la ronda i les accions apuntades.',
  'GM-FLOW-17':
    'Després de cada acció, de cada bescanvi i en acabar el torn es mira si algú ha guanyat o és eliminat; una partida acabada s’atura allà mateix.',
  'GM-FLOW-18':
    'La primera ronda de la resolució és per als viatges i per a tot el que és de franc. No s’hi fa cap acció apuntada, i així tothom es pot moure o amagar abans que se’n llija la primera.',
  'GM-ERR-01':
    'Si hi ha més d’un inconvenient, primer se’t diu el que val en tots els jocs: s’ha acabat, no hi jugues, no és el pas o no et toca. Per a negociar, sempre et toca.',
  'GM-ERR-02': 'Una acció rebutjada no tira cap dau, no diu res a ningú i no canvia res.',
  'GM-ERR-03':
    'Quan es rebutja una acció es diu quina regla s’hi oposa i per què; si n’hi ha més d’una, la primera de les regles d’aquella acció.',
  'GM-ENUM-01':
    'Quan hi poden ajudar personatges, es proposa que no ho faça cap, cadascun tot sol o tots junts; qualsevol altra tria és igual de bona.',
  'GM-ENUM-02': 'Quan s’ha de triar una quantitat, es proposa 1, la meitat o tot; qualsevol altra d’entremig és igual de bona.',
  'GM-ENUM-03': 'Tot el que se’t proposa és permés, i si has de decidir alguna cosa sempre se’t proposa algun camí.',
  'GM-ENUM-04':
    'No es proposa mai fer o retirar una oferta, mostrar res, parlar ni esborrar una acció apuntada. Rebutjar una oferta es proposa sempre, i acceptar-la mentre es puga complir.',
  'GM-EVT-01': 'Cada tirada es diu una sola vegada, tal com ha caigut i quan ha caigut, i també cada canvi d’allò que tothom pot veure.',
  'GM-EVT-02':
    'El que passa en fer una acció es diu sempre en el mateix ordre per a cada mena, començant per l’acció llegida; de la que no arriba a res, se sent que és nul·la o que l’han anul·lada.',
  'GM-SACT-01': 'Cada pas de la preparació és d’uns jugadors, i el que hi pertany només es pot fer en aquell pas i només ells.',
  'GM-SACT-02': 'En crear el país, cadascuna de les tres primeres ciutats es pot emmurallar una vegada, i cap altra d’aquesta manera.',
  'GM-EVNT-01':
    'Si es juga amb esdeveniments, cada torn comença amb una tirada: amb un 10 hi ha un desastre natural, amb un 1 un descobriment de recursos, i si no, no passa res.',
  'GM-EVNT-02':
    'Per a saber a qui afecta un esdeveniment, les deu cares es reparteixen per igual entre els jugadors vius segons seuen, i la que sobra es torna a tirar.',
  'GM-EVNT-03': 'Qui descobreix recursos té una acció més aquest torn.',
  'GM-EVNT-04':
    'En un desastre, el jugador viu a la dreta de l’afectat en tria la mena, i el de més a la dreta en tria la ciutat. Amb dos jugadors, la tria el mateix afectat.',
  'GM-EVNT-05': 'El desastre triat s’ha d’adir amb el terreny d’una ciutat de l’afectat, com a mínim.',
  'GM-EVNT-06': 'La ciutat ha de ser de l’afectat, i el terreny s’ha d’adir amb el desastre.',
  'GM-EVNT-07': 'Després d’un desastre l’afectat deu una acció de Restaurar ordre.',
  'GM-EVNT-08':
    'Fins que s’acabe el torn no es pot fer servir per a res ni la guarnició de la ciutat afectada ni cap personatge del seu territori, siga de qui siga.',
  'GM-EVNT-09':
    'El desastre també atrapa qui entra després a la ciutat aquest torn. Les armades i patrulles de fora de les muralles no, i qui només hi passa no s’hi atura.',
  'GM-EVNT-10': 'Tothom sap quin desastre s’ha triat i per a quina ciutat.',
  'GM-CRIS-01': 'Al primer torn no hi ha situacions crítiques.',
  'GM-CRIS-02':
    'A partir del segon torn, tota característica que siga a 3 o menys en començar les situacions crítiques és en crisi; la que baixe després ja esperarà al torn vinent.',
  'GM-CRIS-03': 'Els jugadors afronten les crisis un darrere l’altre segons l’ordre de joc; qui en té més d’una tria per quina comença.',
  'GM-CRIS-04':
    'Afrontar una crisi costa forçosament una acció d’aquest torn i apuja la característica en 1 a l’instant, com un Desenvolupament.',
  'GM-CRIS-05': 'Si no et queda cap acció, o el valor de base ja és 10, la crisi no costa res i la característica no puja.',
  'GM-CRIS-06': 'Si així la característica arriba a 4 o més, la crisi s’allunya sense cap tirada.',
  'GM-CRIS-07': 'Si la característica continua a 3 o menys, se’n fa una prova contra 11.',
  'GM-CRIS-08':
    'En la prova d’una crisi et poden ajudar els teus personatges disponibles que siguen al teu país i tinguen aquella característica.',
  'GM-CRIS-09':
    'Si vols ajuda en una crisi, es demana per ordre a cada altre jugador viu que tinga un personatge lliure que no haja sigut actiu; hi pot enviar personatges disponibles que siguen al teu país i tinguen la característica.',
  'GM-CRIS-10': 'La prova superada evita el mal i no canvia res més; no alça el Bloqueig, l’Anarquia ni l’Autarquia.',
  'GM-CRIS-11': 'Si en una crisi falla la prova d’Autoritat, esclata la guerra civil, llevat que ja n’hi haja una.',
  'GM-CRIS-12':
    'Si en una crisi falla la prova de Diplomàcia, de Militarisme o de Tecnologia, el Bloqueig, l’Anarquia o l’Autarquia puja un nivell. Cada nivell és una acció menys, aquest torn i tots els altres.',
  'GM-CRIS-13':
    'Els nivells de Bloqueig, Anarquia i Autarquia s’acumulen torn a torn, i desapareixen quan la característica arriba a 4, siga com siga.',
  'GM-CRIS-14': 'Qui ha ajudat en una crisi ja no pot ser actiu aquest torn; si la prova falla, no hi ha represàlies.',
  'GM-CRIS-15':
    'Es proposa cada crisi que encara has d’afrontar, acceptant l’ajuda dels altres, sense cap personatge, amb cadascun o amb tots els teus que hi poden ajudar.',
  'GM-DECL-01': 'Apuntes les accions al teu full d’una en una: les internes en la declaració interna i les externes en l’externa.',
  'GM-DECL-02':
    'Les accions internes i les externes comparteixen un sol nombre: entre totes no poden passar de les que t’han deixat les crisis d’aquest torn.',
  'GM-DECL-03':
    'Cada acció apuntada costa una acció, tinga èxit o no. En pots apuntar menys de les que tens, però les que no uses es perden.',
  'GM-DECL-04':
    'Quan apuntes una acció en fixes l’objectiu, contra qui o per a què és. Les tropes, les quantitats, els personatges i la informació els tries quan la fas.',
  'GM-DECL-05': 'Fins que no tanques el full pots esborrar qualsevol acció apuntada en aquesta declaració.',
  'GM-DECL-06': 'Quan has tancat el full ja no hi pots apuntar ni esborrar res en aquesta declaració, però encara pots negociar.',
  'GM-DECL-07':
    'En una guerra civil has d’apuntar Guerra civil una vegada entre les accions internes, si en tens cap; no pots tancar el full sense ella ni gastar l’última acció en una altra cosa.',
  'GM-DECL-08': 'Pots apuntar una acció que encara no és possible, com ara un setge amb una armada que hi ha d’arribar.',
  'GM-DECL-09': 'Es proposa cada acció que podries apuntar, amb un nom preparat si en cal, i tancar el full quan pots.',
  'GM-DECL-10': 'Pots dir als altres què has apuntat, de veres o mentint, o demostrar-ho ensenyant el full; res no t’hi obliga.',
  'GM-TRAV-01': 'Un viatge porta un dels teus personatges de territori en territori i no costa cap acció.',
  'GM-TRAV-02':
    'Un personatge pot viatjar, encara que haja sigut actiu, si és teu i lliure, no és en una ciutat afectada per un desastre, no el tanca cap setge i no ha fet ja els viatges d’aquest torn.',
  'GM-TRAV-03':
    'Un viatge va de veí en veí, mai per un penya-segat, no entra dues vegades al mateix territori ni torna al d’eixida, i acaba a terra; pot travessar mars.',
  'GM-TRAV-04': 'Cap viatge no entra al territori d’una ciutat assetjada, llevat dels personatges de qui l’assetja.',
  'GM-TRAV-05': 'Un viatge pot ser tan llarg com vulgues; el viatger va passant per cada territori.',
  'GM-TRAV-06':
    'Cada rival viu en les terres del qual entra un viatge té una sola ocasió de reaccionar, al primer d’aquests territoris, encara que siga el destí.',
  'GM-TRAV-07':
    'Reaccionar a un viatger és provar immediatament de capturar-lo o matar-lo allà on és. No costa cap acció i es pot fer encara que no et toque.',
  'GM-TRAV-08': 'El viatge d’un personatge capturat, mort o portat a casa s’acaba allà; si no, continua.',
  'GM-TRAV-09': 'Ningú no pot reaccionar a un viatger als mars, en terra de ningú ni en la terra del seu amo.',
  'GM-TRAV-10':
    'Per a cada lloc on un personatge pot arribar es proposa un camí: el que passa per menys terres d’altri i, entre aquests, el més curt.',
  'GM-RELE-01': 'Quan et toca en la resolució pots deixar anar qualsevol captiu que tingues, sense cost.',
  'GM-RELE-02':
    'Un personatge alliberat torna a servir el seu amo, amb el càrrec de principal si el tenia, i pot viatjar o ser actiu de seguida si no ho havia sigut aquest torn.',
  'GM-RELE-03':
    'El captiu que deixes anar o vens al seu amo és a casa a l’instant, a la capital o, si no, a la primera ciutat sense setge, sense viatjar. Si no n’hi ha cap, o un setge el tanca, es queda on és, lliure.',
  'GM-LIFT-01': 'Quan et toca en la resolució pots alçar qualsevol setge teu, sense cost.',
  'GM-EXEC-01': 'Per a fer una acció la lliges en veu alta del teu full, i des de llavors la sap tothom.',
  'GM-EXEC-02':
    'Si el que tu pots saber ja mostra que una acció és impossible, queda nul·la: es gasta, no es tira cap dau i tothom en sent el motiu.',
  'GM-EXEC-03': 'Si l’acció és possible però tries mitjans no permesos, se’t diu i ho pots tornar a provar.',
  'GM-EXEC-04': 'Que un objectiu amagat és en un altre lloc només es descobreix quan ja has triat els mitjans; llavors l’acció es perd.',
  'GM-EXEC-05': 'Passes quan no et queda cap acció per fer, o a la primera ronda de la resolució, en què no en fa ningú.',
  'GM-EXEC-06':
    'En les proves i les conteses pots dir personatges que hi ajuden i, en les externes, un punt d’informació. En una acció automàtica no hi entren personatges.',
  'GM-EXEC-07':
    'Per a cada acció apuntada es proposen totes les maneres de fer-la. Contra un personatge es proposen tots els que hi podrien ajudar, siguen on siguen, perquè la llista no diga on és.',
  'GM-FORT-01':
    'Fortificar s’apunta per a una ciutat teua, o que funda el mateix full, que no tinga muralles, i una sola vegada per ciutat i torn.',
  'GM-FORT-02':
    'Fortificar dona muralles a una ciutat per sempre, també durant un setge. Queda nul·la si en fer-la no hi tens cap ciutat o ja és emmurallada.',
  'GM-FOUN-01': 'Fundar s’apunta per a una terra teua sense ciutat, amb un nom que no s’haja usat, i una sola vegada per lloc i torn.',
  'GM-FOUN-02':
    'Una ciutat acabada de fundar no té muralles i porta la seua guarnició, 2 punts per defecte. L’acció queda nul·la si llavors la terra ja no és teua o ja té una ciutat.',
  'GM-SUPP-01':
    'Reprimir contrapoder és una prova d’Autoritat contra 11; si se supera, el Contrapoder baixa en la xifra per sobre d’11. Si no n’hi ha, l’acció és nul·la.',
  'GM-REST-01': 'Pots apuntar Restaurar ordre tantes vegades en un torn com desastres tens per reparar, i no més.',
  'GM-REST-02': 'Restaurar ordre és una prova d’Autoritat contra 10 que, si se supera, repara un desastre.',
  'GM-REST-03': 'Cada desastre sense reparar en acabar el torn et fa perdre 1 punt d’Autoritat, i així cada torn fins que ho faces.',
  'GM-TAXE-01': 'Les Taxes donen una acció més per al torn vinent, isca com isca la resta.',
  'GM-TAXE-02': 'En posar Taxes fas una prova d’Autoritat contra 10; si falla, perds 1 punt d’Autoritat a l’instant.',
  'GM-TAXE-03': 'De Taxes només se’n poden posar una vegada per torn.',
  'GM-DEVE-01':
    'Desenvolupament apuja en 1, fins a 10, la característica apuntada. No es pot apuntar la que ja és a 10, llevat de l’Autoritat, que pot haver baixat quan es llig; si no, l’acció queda nul·la.',
  'GM-OBSE-01':
    'Observació és una prova de Diplomàcia contra 12 que anul·la una Investigació pendent sobre el teu país: la del jugador que ve abans en l’ordre de la resolució i, si en té més d’una, la primera que va apuntar.',
  'GM-OBSE-02': 'La Investigació que anul·la una Observació es llig en veu alta i es perd; la que ja s’havia fet conserva el benefici.',
  'GM-OBSE-03':
    'Si no queda cap Investigació pendent sobre el teu país, o la prova falla, l’Observació no fa res, i tampoc no protegeix per a després.',
  'GM-BATT-01': 'Una Batalla s’apunta contra un rival viu; l’externa, també contra les ciutats de ningú o contra una ciutat concreta.',
  'GM-BATT-02':
    'En fer una Batalla dius el lloc, si és en camp obert o un assalt, almenys un contingent teu, sempre sencer, i els personatges que hi ajuden. La interna és sempre en camp obert.',
  'GM-BATT-03':
    'Una Batalla és interna si es lliura en terra teua, o on hi ha el rival que assetja una ciutat teua; a qualsevol altre lloc és externa.',
  'GM-BATT-04':
    'En camp obert lluites contra les armades i patrulles de l’enemic o, si no n’hi ha, contra la guarnició de la seua ciutat, amb els teus contingents d’aquell lloc; la guarnició que assetgen des d’allà hi pot eixir. No s’hi conquereix res.',
  'GM-BATT-05':
    'Un assalt és per una ciutat que assetges i que té l’oponent, o qui la tinga si l’acció és contra la ciutat. Hi lluites amb les armades i patrulles que hi ha davant i a la base del setge.',
  'GM-BATT-06': 'Una Batalla és nul·la si no es pot lliurar enlloc tal com està apuntada, o si l’oponent ha sigut eliminat.',
  'GM-BATT-07':
    'Per a una Batalla es proposa cada lloc on es pot lliurar, en camp obert o com a assalt, amb tots els contingents teus que hi poden lluitar.',
  'GM-BATT-08':
    'Una Batalla externa es pot apuntar contra una ciutat que no és teua: llavors és un assalt a la ciutat, la tinga qui la tinga quan es llig, i és nul·la si no l’assetges.',
  'GM-CIVI-01': 'Guerra civil només l’apunta qui la pateix, una vegada per torn; queda nul·la si llavors la guerra ja s’ha acabat.',
  'GM-RECR-01': 'Reclutar un sol soldat no demana cap tirada: l’Exèrcit puja en 1.',
  'GM-RECR-02':
    'Reclutar-ne més és una lleva: una prova de Militarisme contra 10. Si se supera, cada punt per sobre és 1 més d’Exèrcit i 1 menys d’Autoritat, tots sense triar, però mai més soldats que Autoritat de base.',
  'GM-RECR-03': 'Els reclutes entren a la guarnició d’una ciutat teua que tu dius. Només pot ser una d’assetjada si ho són totes.',
  'GM-RECR-04': 'Una lleva és nul·la si no et queda gens d’Autoritat de base per a pagar els soldats.',
  'GM-DEMO-01':
    'Amb Soldats a casa, cada punt d’Exèrcit que lleves esdevé 1 punt d’Autoritat, fins a 10. No hi poden tornar les tropes afectades per un desastre ni les guarnicions assetjades.',
  'GM-DEMO-02': 'Soldats a casa és nul·la si l’Autoritat ja és 10 o si no hi ha tropes que puguen tornar.',
  'GM-MOVT-01':
    'Un Trasllat de tropes porta tants punts com vulgues d’un contingent teu a un sol lloc, on formen un contingent nou o s’afigen a un altre.',
  'GM-MOVT-02':
    'Un trasllat demana un contingent amb prou punts, que no l’afecte un desastre ni el tanque un setge. Va a un altre lloc o en canvia la mena, i mai a la guarnició d’una ciutat assetjada.',
  'GM-MOVT-03':
    'Una guarnició només pot entrar en una ciutat pròpia; les armades i les patrulles poden ser a tot arreu, a terra o al mar, a casa o fora.',
  'GM-MOVT-04':
    'Un trasllat només pot anar on hi ha camí per a marxar. Canviar la mena d’un contingent al mateix lloc també és un trasllat, i no demana camí.',
  'GM-MOVT-05': 'Un trasllat no canvia mai la mida de l’Exèrcit; és nul si cap contingent teu no es pot moure.',
  'GM-MOVT-06':
    'Per a un trasllat es proposen, per a cada contingent que es pot moure, els llocs on val la pena anar, què hi pot ser, i la meitat o tots els punts.',
  'GM-PROM-01': 'Ascendir fa una de tres coses: millorar un valor d’un personatge, nomenar el principal o presentar un personatge nou.',
  'GM-PROM-02':
    'Ascendir pot apujar en 1, fins a 3, un valor d’un personatge teu i lliure, siga on siga i el tinguera abans o no. Queda nul·la si llavors l’has perdut, és captiu o ja és a 3.',
  'GM-PROM-03':
    'Ascendir pot nomenar principal qualsevol personatge teu i lliure, en lloc de qui ho siga. Queda nul·la si llavors l’has perdut, és captiu o ja és principal.',
  'GM-PROM-04':
    'Ascendir pot presentar un personatge nou, amb un sol valor d’1, a la ciutat apuntada o, si l’has perduda, a la primera que et quede. No pots passar del límit de personatges.',
  'GM-PROM-05': 'Un personatge presentat mentre el càrrec de principal és vacant l’ocupa de seguida.',
  'GM-PROM-06': 'Si canvies tu mateix el principal del teu país, cap rival no s’anota la substitució.',
  'GM-PROM-07':
    'Quan el càrrec de principal queda vacant, l’ocupa a l’instant i de franc el primer personatge lliure del full. Un principal captiu conserva el càrrec.',
  'GM-PROM-08': 'El personatge que millores o nomenes pot rebre un càrrec nou, que no pot quedar en blanc.',
  'GM-PERS-01': 'Assassinar, Capturar i Convèncer s’apunten contra un personatge viu d’un rival viu.',
  'GM-PERS-02':
    'A casa, un intent contra un personatge el troba a qualsevol lloc de les teues terres; fora, només al lloc on el busques, en terra que no és teua. Si no, l’acció és nul·la.',
  'GM-PERS-03': 'Un intent contra un personatge és nul si llavors és mort, fora de la partida o ja és teu, llevat que el vulgues rescatar.',
  'GM-PERS-04': 'En un intent contra un personatge l’oponent és el seu amo; en un rescat, qui el té captiu.',
  'GM-PERS-05':
    'Fora de casa busques un personatge on el vas veure per última vegada; si no l’has vist mai, o ja no hi és, l’acció és nul·la. Dels captius se sap sempre on són, i de tothom si ningú no es pot amagar.',
  'GM-ASSA-01': 'Assassinar és una contesa de Diplomàcia; si la guanyes, el personatge mor.',
  'GM-ASSA-02':
    'El personatge que sobreviu a un intent de matar-lo en terra de qui ho intenta, també per empat, el pot repatriar el seu amo.',
  'GM-ASSA-03': 'Un captiu el pot assassinar qualsevol menys el seu amo; els seus valors no el defensen.',
  'GM-CAPT-01':
    'Capturar és una contesa de Diplomàcia o de Militarisme, la que tries per a tots dos; si la guanyes, el personatge és captiu teu.',
  'GM-CAPT-02':
    'Un captiu continua sent del seu amo, però fins que no és lliure no pot ser actiu, ni viatjar, ni ascendir, ni ser bescanviat per aquest.',
  'GM-CAPT-03':
    'Un captiu es queda on l’han pres si la terra és de qui el té; si no, el porten a l’instant a la seua capital o, si l’ha perduda, a la seua primera ciutat.',
  'GM-CAPT-04':
    'Capturar, en acció externa, un personatge teu que té un rival és un rescat: la contesa és amb qui el té i, si la guanyes, és lliure allà mateix. És nul·la si ja no és captiu. Els captius d’altri no es poden capturar.',
  'GM-CAPT-05':
    'Quan una terra canvia de mans, els captius que hi ha passen al nou amo, llevat dels que ja eren seus, que queden lliures; si la terra és de ningú, tots queden lliures.',
  'GM-CONV-01':
    'Convèncer és una prova d’Autoritat contra 18 més l’Autoritat del personatge. Si se supera, passa al teu bàndol, lliure, allà on és i sense càrrec de principal.',
  'GM-CONV-02': 'L’Autoritat del personatge que vols convèncer compta encara que ja haja sigut actiu o l’afecte un desastre.',
  'GM-CONV-03': 'Un captiu només el pot convèncer qui el té. Ningú no pot convèncer un personatge si ja no n’hi caben més al full.',
  'GM-EXTN-01': 'Una acció externa va contra un rival viu, i és nul·la si quan es llig ja ha sigut eliminat.',
  'GM-COPY-01':
    'Copiar tecnologia és una prova de Diplomàcia contra 12. Si se supera, la teua Tecnologia puja en 2, fins a 10, i l’altre país no hi perd res.',
  'GM-COPY-02':
    'Es pot copiar de qualsevol, llevat que acordeu que l’altre país ha de tenir més Tecnologia; llavors, si no en té, l’acció és nul·la.',
  'GM-COPY-03': 'D’un país amb Tecnologia 0 no hi ha res a copiar: l’acció és nul·la.',
  'GM-CCOU-01':
    'Crear contrapoder és una prova de Diplomàcia contra 14. Si se supera, el Contrapoder de l’altre país puja en 1, fins a 10, o naix.',
  'GM-SCOU-01': 'Enfortir contrapoder apuja en 1 el Contrapoder d’un altre país sense cap tirada; és nul·la si no en té o si ja és a 10.',
  'GM-CPOW-01': 'El Contrapoder es resta de l’Autoritat del país que el pateix fins que aquest el reprimeix.',
  'GM-INVE-01': 'Investigació és una prova de Diplomàcia contra 13; si se supera, guanyes un punt d’informació sobre aquell país.',
  'GM-DISA-01': 'Promoure desafecció és una prova de Diplomàcia contra 10; si se supera, l’altre país perd 1 punt d’Autoritat.',
  'GM-SABO-01': 'Sabotatge és una prova de Diplomàcia contra 12; si se supera, l’altre jugador té una acció menys el torn vinent.',
  'GM-INCU-01':
    'Una Incursió la fa una patrulla teua, que tu dius, en terra del rival o en un lloc veí que no en separe cap penya-segat; sense patrulla és nul·la.',
  'GM-INCU-02':
    'Incursió és una prova de Militarisme contra 12. Si se supera, el rival té una acció menys el torn vinent; ningú no hi perd tropes i la patrulla es queda on és.',
  'GM-SIEG-01': 'Un Setge s’apunta contra una ciutat que no és teua; és nul si llavors ho és o ja l’assetja un altre.',
  'GM-SIEG-02':
    'Per a assetjar una ciutat cal una armada, no una patrulla, en una base: al territori de la ciutat o en un mar veí que no en separe cap penya-segat.',
  'GM-SIEG-03':
    'Setge és una prova de Militarisme contra 10, o contra 12 si la ciutat és emmurallada; si se supera, queda assetjada des d’aquella base.',
  'GM-SIEG-04': 'Un setge reeixit costa a qui té la ciutat una acció del torn vinent, però mai més d’una per la mateixa ciutat en un torn.',
  'GM-SIEG-05':
    'Un setge dura fins que alguna cosa l’acaba. El pots repetir en un torn posterior per a llevar una altra acció, o per a canviar-ne la base.',
  'GM-SIEG-06':
    'Mentre una ciutat és assetjada la guarnició no en pot eixir ni s’hi pot afegir res, llevat de reclutes quan totes les ciutats d’aquell país ho són.',
  'GM-SIEG-07': 'Mentre una ciutat és assetjada cap personatge no pot entrar al seu territori ni eixir-ne, llevat dels de qui l’assetja.',
  'GM-SIEG-08':
    'Les tropes assetjades poden eixir a lluitar i defensar-se, però no tornar a casa; els personatges assetjats poden ser actius on són.',
  'GM-SIEG-09':
    'Un setge s’acaba quan a qui assetja no li queda armada a la base, perd clarament una batalla allà o per la ciutat, ni que siga com a aliat, l’alça o és eliminat, o quan la ciutat canvia de mans.',
  'GM-SREB-01':
    'Recolzar un alçament s’apunta una vegada per torn per a cada país en guerra civil. S’usa quan aquell país la lluita aquest torn, i si no, queda nul·la.',
  'GM-WIND-01': 'Qui té una pregunta l’ha de respondre, i sempre pot respondre no fent res, llevat de quan ha de triar un desastre.',
  'GM-WIND-02': 'Quan et defenses en una batalla només pots afegir-hi els contingents que són lliures de no entrar-hi.',
  'GM-WIND-03':
    'Quan ataquen un personatge, es demana al seu amo qui el defensa si en té cap altre de lliure que no haja sigut actiu, siga on siga; si no, es tiren els daus de seguida.',
  'GM-REAC-01':
    'Qui reacciona deixa passar el personatge, prova de capturar-lo per Diplomàcia o per Militarisme, o de matar-lo per Diplomàcia, amb l’ajuda de personatges disponibles al mateix lloc.',
  'GM-REAC-02':
    'Una reacció es resol com Capturar o Assassinar a casa, i l’altre s’hi pot defensar; no costa cap acció ni res apuntat, i no s’hi pot usar informació.',
  'GM-REAC-03': 'Per una reacció o una represàlia no hi ha noves represàlies.',
  'GM-REPA-01':
    'El personatge que sobreviu en terra de l’atacant, si no és captiu ni el tanca un setge, pot anar a l’instant, sense cost ni viatge, a qualsevol ciutat del seu amo sense setge, o quedar-s’hi.',
  'GM-TRAD-01':
    'Negociar no costa cap acció. De les situacions crítiques a la resolució, tots els jugadors vius poden negociar en qualsevol moment, els toque o no, mentre ningú no tinga una pregunta per respondre.',
  'GM-TRAD-02': 'Una oferta va a un rival viu i diu fins a sis coses per banda, almenys una entre totes, i potser una nota.',
  'GM-TRAD-03':
    'Es poden bescanviar personatges, captius, tropes, ciutats, terres, el pas, la fi d’un setge, punts d’informació, veure el full, saber on és un personatge, i promeses.',
  'GM-TRAD-04': 'No es poden bescanviar mai accions, característiques ni Contrapoder.',
  'GM-TRAD-05':
    'Un bescanvi es fa sencer quan l’altre l’accepta i tot es pot lliurar. L’altre també el pot rebutjar, i qui l’ha proposat retirar-lo.',
  'GM-TRAD-06':
    'No pots oferir el que no tens, ciutats ni guarnicions assetjades si no és a qui les assetja, tropes afectades per un desastre, l’última ciutat, ni un personatge que a l’altre ja no li cap. On és un personatge no importa.',
  'GM-TRAD-07':
    'Un personatge bescanviat serveix el nou amo on és i com és, i l’antic en sap el lloc. Un captiu bescanviat torna lliure a casa del seu amo, o passa a una altra presó.',
  'GM-TRAD-08': 'Les tropes bescanviades es queden on són; els punts d’una guarnició esdevenen armada, si la ciutat no hi va inclosa.',
  'GM-TRAD-09':
    'Una ciutat es bescanvia amb el territori, les muralles i la marca de capital, i la guarnició que es guarda qui la dona n’ix com a armada. La terra sense ciutat només canvia de mans.',
  'GM-TRAD-10': 'El pas obri les terres de qui el dona a les marxes de l’altre d’un a tres torns, comptant-hi aquest.',
  'GM-TRAD-11': 'Es pot bescanviar un punt d’informació, però ni el dona ni el rep el jugador de qui tracta.',
  'GM-TRAD-12': 'El full o el lloc que es mostra en un bescanvi és verdader i només per a l’altre. Les promeses no obliguen ningú.',
  'GM-TRAD-13':
    'Pots mostrar a algú en qualsevol moment el teu full o on és un personatge teu, a canvi de res, i dir el que vulgues, veritat o mentida, a un o a tothom.',
  'GM-TRAD-14':
    'En un bescanvi canvien de mans primer les tropes dels dos, després s’alcen els setges i després va la resta, sempre abans el que es dona que el que es rep. Si una cosa no es pot lliurar, no se’n lliura cap; els dos Exèrcits junts no canvien.',
  'GM-TRAD-15':
    'Pots tenir una oferta pendent amb cada altre jugador. S’acaba amb el torn, o si un dels dos és eliminat, i no atura mai la partida.',
  'GM-TRAD-16':
    'Un principal es pot bescanviar com qualsevol personatge; ocupa el càrrec el primer personatge lliure del full, i ningú no s’anota la substitució.',
  'GM-TRAD-17': 'Una ciutat assetjada es pot rendir per un bescanvi a qui l’assetja, amb les tropes o sense, i el setge s’acaba.',
  'GM-ALLO-01':
    'El nombre d’accions d’un país és 1, 2 o 3 per la Rellevància, més un terç de l’Autoritat, més un terç de la Tecnologia, cada part arrodonida per separat.',
  'GM-ALLO-02':
    'Al nombre d’accions s’hi sumen els avantatges i se’n resten les pèrdues i els nivells de Bloqueig, Anarquia i Autarquia, però mai per davall del mínim d’un jugador.',
  'GM-ALLO-03': 'Les accions que et queden són les del torn menys les que t’han costat les crisis i les que ja tens apuntades.',
  'GM-ALLO-04': 'Durant les situacions crítiques el nombre d’accions encara segueix les característiques; quan s’acaben, queda fixat.',
  'GM-ALLO-05': 'Els avantatges i les pèrdues per al torn vinent s’acumulen sense límit, només valen aquell torn i després s’obliden.',
  'GM-INIT-01': 'En la resolució actua primer el jugador amb més Autoritat, després el que el segueix, i així tots.',
  'GM-INIT-02':
    'Els jugadors amb la mateixa Autoritat tiren un dau cadascun, i el més alt va davant; els que encara empaten tornen a tirar, i si hi ha més d’un grup es resol abans el més alt.',
  'GM-INIT-03':
    'Quan es tira per l’ordre de la resolució, pels esdeveniments o per la Rellevància, l’1 i el 10 són nombres com els altres.',
  'GM-TEST-01': 'En una prova tires el dau i hi sumes la característica i els valors que hi tenen els teus personatges actius.',
  'GM-TEST-02': 'Una prova només se supera amb una xifra superior a la dificultat; igualar-la no basta.',
  'GM-TEST-03': 'En una prova, un 1 al dau és sempre una errada i un 10 sempre un èxit.',
  'GM-TEST-04': 'La xifra per sobre és el que el total passa de la dificultat, i com a mínim 1 si hi ha èxit.',
  'GM-TEST-05': 'En una prova compta la característica tal com és en aquell moment, abans que l’acció canvie res.',
  'GM-CONT-01':
    'En una contesa tira el dau primer qui actua i després l’oponent; cadascun hi suma la característica i els valors dels seus personatges actius.',
  'GM-CONT-02': 'Guanya la contesa qui fa la xifra més alta; si empaten, no passa res a cap dels dos.',
  'GM-CONT-03':
    'Si només un bàndol de la contesa trau un 1, perd; si no, i només un trau un 10, guanya. Dos 1 no tenen efecte, i amb dos 10 decideixen els totals.',
  'GM-CONT-04':
    'El personatge que volen matar o capturar es defensa: si està disponible i té la característica, hi suma el seu valor, i ja ha sigut actiu aquest torn.',
  'GM-CONT-05': 'Altres personatges de l’oponent el poden defensar si estan disponibles, tenen la característica i són al mateix lloc.',
  'GM-ACTV-01':
    'Per a ser actiu, un personatge ha d’estar disponible i tenir almenys 1 en la característica que es tira. Només se n’exceptua el principal en una guerra civil.',
  'GM-ACTV-02': 'Els personatges actius es diuen obertament abans de tirar cap dau; en una acció n’hi pot haver més d’un.',
  'GM-ACTV-03':
    'Un cop tirat el dau, els personatges actius ja ho han sigut, isca com isca: no ho poden tornar a ser aquest torn, però encara poden viatjar.',
  'GM-ACTV-04':
    'Un personatge actiu ha de ser on es fa l’acció: al teu país per a les de casa, en terra del rival per a l’espionatge i les incursions, amb la patrulla, al setge o al lloc de la batalla.',
  'GM-ACTV-05': 'Són presents en un mar els personatges que són en una terra veïna sense cap penya-segat entremig.',
  'GM-ACTV-06':
    'Contra un personatge només ajuden els que són al mateix lloc. Com que pot ser secret, en pots dir d’altres; no hi sumen res i no es gasten.',
  'GM-ACTV-07': 'Els personatges dits per a una acció que queda nul·la no compten com a actius.',
  'GM-INTL-01':
    'Per a usar informació te’n cal un punt sobre el país de què es tracta: el de l’objectiu, l’oponent, l’amo de la ciutat, o qui té el personatge, com a amo o com a captor.',
  'GM-INTL-02':
    'Un punt d’informació abaixa en 2 la dificultat d’una prova externa, o suma 2 al teu total en una contesa o batalla externa; només se’n pot usar un per acció.',
  'GM-INTL-03': 'El punt d’informació usat es gasta, haja servit o no, però no en una acció nul·la; el que no uses es conserva.',
  'GM-BPRO-01':
    'Una batalla va així: respon l’oponent i després cada tercer jugador; els daus; les pèrdues; el setge i la ciutat; si algú és eliminat; i a l’últim les represàlies.',
  'GM-BPRO-02':
    'En camp obert es defensen totes les armades i patrulles que l’oponent hi té; la guarnició d’una ciutat hi pot ajudar, i ho ha de fer si és sola. En un assalt es defensa la guarnició, i les armades i patrulles d’allà hi poden ajudar.',
  'GM-BPRO-03':
    'Qualsevol altre jugador amb una armada o patrulla al lloc de la batalla, o a la base d’un assalt, s’alia amb un bàndol amb totes elles o se n’està. Les guarnicions dels tercers es queden darrere les muralles.',
  'GM-BPRO-04': 'Una batalla té dos bàndols. Els aliats sumen tropes i personatges al total del cap, però ni dau ni Militarisme propi.',
  'GM-BPRO-05':
    'En una batalla cada bàndol suma un dau, el Militarisme del cap, tots els punts de tropes que hi lluiten i el Militarisme dels personatges actius.',
  'GM-BPRO-06':
    'Les muralles sumen 2 a la defensa d’una ciutat assaltada, i a la guarnició que es defensa tota sola en camp obert darrere d’elles. Qui ix a lluitar es queda sense muralles.',
  'GM-BPRO-07': 'Una batalla es guanya com una contesa; si no guanya ningú, només ha gastat els personatges actius.',
  'GM-BPRO-08':
    'El bàndol vençut perd tants punts de tropes com la resta de les dues xifres, 1 com a mínim i tots els que lluitaven com a màxim; el vencedor no en perd cap.',
  'GM-BPRO-09':
    'Els aliats es reparteixen les pèrdues punt a punt: un el cap, un cada aliat, i tornem-hi, sempre del contingent més gros que ha lluitat.',
  'GM-BPRO-10': 'Una batalla és un fet puntual: tothom es queda on és, i es pot moure o tornar a lluitar amb altres accions.',
  'GM-BPRO-11': 'Una ciutat sense tropes que puguen lluitar encara es defensa d’un assalt amb el dau, el Militarisme i les muralles.',
  'GM-BPRO-12':
    'Una ciutat de ningú es defensa només amb el dau i la guarnició: no té Militarisme ni personatges, i no hi ha ningú a qui demanar res.',
  'GM-BPRO-13':
    'Una batalla és decisiva si el vencedor té la xifra més alta. La que es guanya amb menys, per un 1 o un 10 al dau, costa un punt al vençut i n’exposa els personatges, però ni pren ciutats ni trenca setges.',
  'GM-CONQ-01':
    'Per la força una ciutat només cau si qui l’assetja guanya un assalt decisiu. Una batalla en camp obert o una eixida rebutjada no conquereix res.',
  'GM-CONQ-02':
    'Qui guanya un assalt decisiu controla a l’instant la ciutat i el territori, i el setge s’acaba; les muralles i la marca de capital es queden.',
  'GM-CONQ-03':
    'El que queda dels contingents amb què el cap dels vencedors ha assaltat la ciutat n’és la guarnició; els aliats es queden on eren.',
  'GM-CONQ-04':
    'Quan cau una ciutat, les armades, patrulles i personatges lliures del vençut es queden al territori; els captius passen al nou amo o queden lliures.',
  'GM-RETR-01': 'El que queda de la guarnició d’una ciutat caiguda va a la ciutat més pròxima del seu amo que no siga assetjada.',
  'GM-RETR-02': 'Si no en queda cap, la guarnició esdevé armada en la terra més pròxima del seu amo; si tampoc no té terra, es dissol.',
  'GM-RETR-03': 'El que queda de la guarnició d’una ciutat de ningú es dissol quan la ciutat cau.',
  'GM-MARC-01': 'Les tropes marxen tan lluny com cal amb una sola acció, per terra i per mar, mentre no hi haja un penya-segat pel mig.',
  'GM-MARC-02':
    'Pel camí les tropes poden passar per mars, terra teua, terra de ningú sense ciutat, i la de qui et dona pas. L’altra només pot ser el destí.',
  'GM-MARC-03': 'Els contingents d’altri no aturen cap marxa.',
  'GM-MARC-04': 'Una marxa pot començar i acabar a qualsevol lloc, hi haja el que hi haja.',
  'GM-CIVW-01': 'Una guerra civil comença amb 5 punts de rebels i sense ningú que els dirigisca; un país no en pot tenir dues alhora.',
  'GM-CIVW-02':
    'Una guerra civil continua torn rere torn fins que es decideix. Costa cada torn una acció al país i una a cada jugador que recolza els rebels; si al país no li’n queda cap, aquell torn no es lluita.',
  'GM-CIVW-03':
    'Quan es lluita una guerra civil, es demana per ordre a tots els que van anunciar suport als rebels què hi posen; la seua acció es gasta encara que no hi posen res.',
  'GM-CIVW-04':
    'Qui recolza un alçament hi pot posar armades i patrulles que siguen en terres d’aquell país, i personatges disponibles que hi siguen i tinguen Militarisme, o Autoritat si és el principal dels rebels.',
  'GM-CIVW-05':
    'Qui posa els primers personatges en un alçament n’ha de nomenar un principal; ho és fins que mor, passa al govern, el seu amo és eliminat, o se’n nomena un altre mentre és captiu.',
  'GM-CIVW-06':
    'En una guerra civil el govern lluita amb el seu Militarisme, totes les tropes que no afecta un desastre, siguen on siguen, els personatges actius que són al país, i el principal.',
  'GM-CIVW-07':
    'En una guerra civil el principal, si és lliure i no és en una ciutat afectada, compta sempre amb el millor de Militarisme i Autoritat, siga on siga i encara que ja haja sigut actiu. No es pot dir per a res més d’aquella guerra aquest torn.',
  'GM-CIVW-08':
    'Els rebels lluiten amb els seus punts, el Contrapoder i tot el que els hi han posat; el seu principal, si hi és, compta amb el millor de Militarisme i Autoritat.',
  'GM-CIVW-09':
    'Podeu acordar que primer es mobilitze: el govern fa una prova de Militarisme contra 12 sense personatges, i si falla aquell torn no hi ha batalla. En la batalla el govern tira el dau abans que els rebels.',
  'GM-CIVW-10':
    'Una guerra civil es guanya i es paga com una batalla, sense muralles, terreny ni informació; el bàndol rebel perd els punts d’un en un i per torns: els rebels i després els qui els recolzen, en l’ordre en què han respost.',
  'GM-CIVW-11': 'El govern que es queda sense Exèrcit mentre dura la guerra civil, siga com siga, l’ha perduda i és eliminat.',
  'GM-CIVW-12': 'El govern a qui mor el principal mentre dura la guerra civil l’ha perduda i és eliminat, tant fa qui ocuparia el càrrec.',
  'GM-CIVW-13': 'La guerra civil s’acaba a favor del govern quan als rebels no els queden punts o mor el seu principal.',
  'GM-CIVW-14':
    'Si després de la batalla la guerra civil continua, el govern fa una prova d’Autoritat contra 14, amb personatges seus que siguen al país i no hagen lluitat; si la supera, s’acaba.',
  'GM-CIVW-15':
    'Quan s’acaba una guerra civil no canvia res més: el Contrapoder, les característiques i les tropes de qui la recolzava es queden com eren.',
  'GM-CIVW-16':
    'Després de la batalla d’una guerra civil, els personatges actius del bàndol vençut queden exposats al govern, o a qui dirigeix els suports dels rebels; si no en tenen, a ningú.',
  'GM-REPR-01':
    'Quan fallen contra un rival l’espionatge, la Incursió, el Setge, Convèncer, Assassinar o Capturar, cada personatge que hi ha sigut actiu queda exposat a una represàlia seua.',
  'GM-REPR-02':
    'Després d’una batalla, tots els personatges actius del bàndol vençut, també els dels aliats, queden exposats al cap del bàndol vencedor.',
  'GM-REPR-03':
    'No hi ha represàlies pels empats, les proves a casa ni les crisis, ni de part d’un jugador eliminat o d’una ciutat de ningú.',
  'GM-REPR-04':
    'Per cada personatge exposat, un darrere l’altre, l’oponent pot fer un intent de franc de capturar-lo o matar-lo allà on és, o deixar-lo anar.',
  'GM-REPR-05': 'El personatge exposat que mentrestant ha mort, és captiu o ha deixat la partida no pateix cap represàlia.',
  'GM-APPL-01': 'Els efectes d’una acció venen d’un en un, en l’ordre en què l’acció els descriu, i cadascun respecta els seus límits.',
  'GM-APPL-02':
    'El Bloqueig, l’Anarquia o l’Autarquia s’acaba quan la característica arriba a 4, però el nombre d’accions d’aquest torn es queda com s’havia fixat.',
  'GM-END-01':
    'La partida s’acaba amb l’últim torn, quan algú té totes les capitals, quan algú ha substituït tots els principals, amb una barreja de les dues coses si s’ha acordat, o quan queda un sol país.',
  'GM-END-02': 'Després de l’últim torn decideixen els punts, abans que els desastres sense reparar lleven Autoritat.',
  'GM-END-03': 'Una partida dura deu torns si no acordeu una altra cosa.',
  'GM-END-04':
    'Una partida amb condicions de victòria només s’acaba per una victòria, amb l’últim rival, o amb l’últim torn si n’heu acordat un.',
  'GM-END-05':
    'Una partida per torns s’acaba abans si algú guanya per capitals o per principals, llevat que acordeu que no; sempre s’acaba quan queda un sol país.',
  'GM-END-06':
    'Al final es diu per què s’ha acabat, qui ha guanyat i els punts de tothom. Van davant els guanyadors, després els vius segons els punts, i després els eliminats, l’últim a caure primer.',
  'GM-VICT-01': 'Guanyes si en un mateix moment controles la capital de cada rival viu, les hages aconseguides com siga.',
  'GM-VICT-02': 'Guanyes si en un mateix moment tens anotada, i compta, la substitució del principal de cada rival viu.',
  'GM-VICT-03':
    'T’anotes la substitució d’un rival quan mates, captures o convences qui n’és el principal en aquell moment; es conserva, siga qui siga el següent.',
  'GM-VICT-04':
    'Per a guanyar només compten els rivals vius; la capital i el principal propis no importen. Un rival sense principal no es pot substituir fins que no en torne a tenir.',
  'GM-VICT-05':
    'Has de tenir la capital de cada rival viu, o la substitució de cadascun. Només si acordeu la victòria mixta pot ser la una d’uns i l’altra d’altres.',
  'GM-VICT-06':
    'Si hi ha més d’una victòria alhora, l’últim país va davant de les capitals, les capitals davant dels principals i els principals davant de la barreja; entre diversos guanyadors, guanya qui actua, i si no el primer per ordre.',
  'GM-VICT-07': 'Una substitució no compta mentre aquella mateixa persona és lliure i torna a ser el principal d’aquell rival.',
  'GM-VPTS-01': 'Al final, cada punt de característica val 2 Punts de Victòria; de l’Autoritat se’n descompta abans el Contrapoder.',
  'GM-VPTS-02': 'Al final, cada personatge teu viu i lliure val 2 Punts de Victòria; un captiu no val res per a ningú.',
  'GM-VPTS-03': 'Al final, cada ciutat que controles val 2 Punts de Victòria, amb muralles o sense.',
  'GM-VPTS-04': 'Al final, cada punt d’Exèrcit val 1 Punt de Victòria.',
  'GM-VPTS-05':
    'Guanya qui té més Punts de Victòria; si empaten, qui té més ciutats, després més Exèrcit, després més Autoritat; si no, comparteixen la victòria.',
  'GM-VPTS-06': 'Els jugadors eliminats no tenen Punts de Victòria i van darrere de tots els vius, els primers a caure al final de tot.',
  'GM-ELIM-01': 'Un jugador sense cap ciutat és eliminat a l’instant. Per no tenir personatges o tropes no s’elimina ningú.',
  'GM-ELIM-02': 'Qui perd una guerra civil és eliminat a l’instant.',
  'GM-ELIM-03':
    'Quan s’elimina un jugador es dissolen les seues tropes, s’acaben les seues accions, ofertes, passos i setges, i es perd tota la informació que té o que els altres en tenen.',
  'GM-ELIM-04': 'Els personatges d’un jugador eliminat deixen la partida, i els captius que tenia queden lliures on són.',
  'GM-ELIM-05': 'La terra que li quedava a qui ha perdut l’última ciutat és per a qui l’ha presa.',
  'GM-ELIM-06':
    'Després d’una guerra civil perduda tot el país és de ningú, i els rebels que queden són la guarnició de la capital o, si no, de la primera ciutat.',
  'GM-ELIM-07':
    'La terra de ningú no puntua, no hi reacciona ningú i no s’hi pot fundar, però les seues ciutats es poden assetjar i assaltar.',
  'GM-ELIM-08': 'Quan només queda un jugador guanya de seguida, tinga els punts que tinga.',
};
