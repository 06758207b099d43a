import type { Action, ClauseId } from 'ludoteca/orbis-terrarum';
import type { AnswerMove, Deed, Lesson } from './lesson.js';

type Played = AnswerMove<Action>['action'];
type Measure = Extract<Action, { readonly type: 'submit-measure' }>;

const bo = (action: Played): AnswerMove<Action> => ({ by: 'Bo', action });
const isReady: Played = { type: 'ready' };

/** A measure in the one slot that every Nation has. */
const announces = (measure: Pick<Measure, 'statistic' | 'mode'> & Partial<Measure>): Deed<Action> => ({
  action: { type: 'submit-measure', nation: 'francia', slot: { kind: 'main', id: '1' }, ...measure } as Played,
  // Whatever is told with it.
  free: ['note'],
});

/** Orbis Terrarum II: three years of Francia, from a treaty to a war that begins well. */
export const lesson: Lesson<Action, ClauseId> = {
  game: 'orbis-terrarum',
  config: { players: ['Ada', 'Bo'], refereeMode: 'auto' },
  learner: 'Ada',
  seed: 'a first game',
  begins: [
    { by: 'Ada', action: { type: 'choose-nation', nation: 'francia' } },
    bo({ type: 'choose-nation', nation: 'burgundia' }),
    { by: 'Ada', action: { type: 'distribute-attributes', domain: [20, 10, 15, 25, 10], authority: [25, 20, 10, 10, 15] } },
    {
      by: 'Bo',
      action: { type: 'distribute-attributes', domain: [15, 15, 20, 15, 15], authority: [15, 15, 20, 15, 15] },
      dice: [12, 1],
    },
    bo({ type: 'make-offer', from: 'burgundia', to: 'francia', clauses: [{ kind: 'non-aggression' }] }),
    bo(isReady),
  ],
  steps: [
    {
      text: [
        'You are Ada and lead {francia} in the year 500; Bo leads {burgundia}. Nobody wins and nobody loses: together you write the history of the world, a year each turn. Three years follow.',
        'Ets l’Ada i dirigeixes {francia} l’any 500; en Bo dirigeix {burgundia}. Ningú no guanya ni perd: plegats escriviu la història del món, un any per torn. Ara venen tres anys.',
        'Eres Ada y diriges {francia} en el año 500; Bo dirige {burgundia}. Nadie gana ni pierde: juntos escribís la historia del mundo, un año por turno. Siguen tres años.',
        'Vous êtes Ada et menez la {francia} en l’an 500 ; Bo mène la {burgundia}. Personne ne gagne ni ne perd : ensemble, vous écrivez l’histoire du monde, un an par tour. Voici trois de ces années.',
      ],
      clauses: ['OT-END-01'],
    },
    {
      text: [
        'Your two regions, with the capital in {belgica}. Regions without a colour belong to nobody: black territory, which you can occupy.',
        'Les teves dues regions, amb la capital a {belgica}. Les regions sense color no són de ningú: són territori negre, que pots ocupar.',
        'Tus dos regiones, con la capital en {belgica}. Las regiones sin color no son de nadie: son territorio negro, que puedes ocupar.',
        'Vos deux régions, avec la capitale en {belgica}. Les régions sans couleur ne sont à personne : c’est le territoire noir, que vous pouvez occuper.',
      ],
      look: ['region:belgica'],
      clauses: ['OT-SCOPE-10'],
    },
    {
      text: [
        'Ten attributes describe a Nation: five of Domain, five of Authority. Whatever you attempt adds one of each. {CLT} 25 and {GES} 25 make 50 for {expansion}: throw less than 50 with a hundred-sided die, and it succeeds.',
        'Deu atributs descriuen una Nació: cinc de Domini i cinc d’Autoritat. Tot el que intentes en suma un de cada mena. {CLT} 25 i {GES} 25 fan 50 per a {expansion}: si el dau de cent cares dona menys de 50, surt bé.',
        'Diez atributos describen una Nación: cinco de Dominio y cinco de Autoridad. Todo lo que intentas suma uno de cada clase. {CLT} 25 y {GES} 25 suman 50 para {expansion}: si el dado de cien caras da menos de 50, sale bien.',
        'Dix attributs décrivent une Nation : cinq de Domaine, cinq d’Autorité. Toute tentative en ajoute un de chaque sorte. {CLT} 25 et {GES} 25 font 50 pour {expansion} : si le dé à cent faces donne moins de 50, c’est réussi.',
      ],
      look: ['nation:francia'],
      clauses: ['OT-STAT-02'],
    },
    {
      text: [
        'Each year begins with a happening: the harvest is good, and you have 3 Wealth. Then everybody gives orders. Bo offers you a treaty of non-aggression: accept his offer, and you need not fear him for ten years.',
        'Cada any comença amb un esdeveniment: la collita és bona, i tens 3 de Riquesa. Després tothom dona ordres. En Bo t’ofereix un tractat de no-agressió: accepta’l, i no l’hauràs de témer en deu anys.',
        'Cada año empieza con un evento: la cosecha es buena, y tienes 3 de Riqueza. Luego todos dan órdenes. Bo te ofrece un tratado de no agresión: acéptalo, y no tendrás que temerle en diez años.',
        'Chaque année s’ouvre sur un évènement : la récolte est bonne, et vous avez 3 de Richesse. Puis chacun donne ses ordres. Bo vous propose un traité de non-agression : acceptez-le, et vous n’aurez pas à craindre Bo pendant dix ans.',
      ],
      look: ['offer:offer-1'],
      clauses: ['OT-TRE-04'],
      deed: { action: { type: 'accept-offer', offer: 'offer-1' } },
    },
    {
      text: [
        'One measure a year. {armorica}, beside you, belongs to nobody: announce a measure of {expansion} ({occupy}) at {armorica}. Your chance is 49 in 100; the form shows it before you decide.',
        'Una mesura per any. {armorica}, al teu costat, no és de ningú: anuncia una mesura d’{expansion} ({occupy}) a {armorica}. Tens 49 possibilitats entre 100; el formulari te les mostra abans de decidir.',
        'Una medida por año. {armorica}, a tu lado, no es de nadie: anuncia una medida de {expansion} ({occupy}) en {armorica}. Tienes 49 posibilidades entre 100; el formulario las muestra antes de que decidas.',
        'Une mesure par an. L’{armorica}, à côté de chez vous, n’est à personne : annoncez une mesure d’{expansion} ({occupy}) en {armorica}. Vous avez 49 chances sur 100 ; le formulaire les montre avant que vous décidiez.',
      ],
      look: ['region:armorica'],
      clauses: ['OT-MEAS-01', 'OT-SLOT-01'],
      deed: announces({ statistic: 'expansion', mode: 'occupy', target: { kind: 'region', id: 'armorica' } }),
    },
    {
      text: [
        'Until you say that you are ready you can still withdraw the measure, write offers, or tell stories. Bo is ready: be ready as well, and the year is resolved.',
        'Fins que no diguis que has acabat, encara pots retirar la mesura, fer ofertes o explicar històries. En Bo ja ha acabat: acaba tu també, i l’any es resol.',
        'Hasta que digas que estás lista, aún puedes retirar la medida, hacer ofertas o contar historias. Bo está listo: di que tú también lo estás, y el año se resuelve.',
        'Tant que vous n’en avez pas fini pour ce tour, vous pouvez encore retirer la mesure, faire des offres ou raconter des histoires. Bo a fini : finissez aussi, et l’année se résout.',
      ],
      clauses: ['OT-FLOW-05', 'OT-FLOW-07'],
      deed: { action: isReady, dice: [22], answers: [bo(isReady)] },
    },
    {
      text: [
        'You threw 22, well below 50: a normal success, and {armorica} is yours. The further below, the better the grade: slight, normal, great. A 1 is a critical success, a 100 a critical failure.',
        'Has tret 22, ben per sota de 50: un èxit normal, i {armorica} és teva. Com més per sota, millor el grau: lleu, normal, gran. L’1 és un èxit crític i el 100, un fracàs crític.',
        'Has sacado 22, muy por debajo de 50: un éxito normal, y {armorica} es tuya. Cuanto más por debajo, mejor el grado: leve, normal, grande. El 1 es un éxito crítico y el 100, un fracaso crítico.',
        'Vous avez fait 22, bien en dessous de 50 : une réussite normale, et l’{armorica} est à vous. Plus le jet est bas, plus la réussite est grande : légère, normale, grande. Un 1 est une réussite critique, un 100 un échec critique.',
      ],
      look: ['region:armorica'],
      clauses: ['OT-ROLL-01'],
    },
    {
      text: [
        'The second year. Fill the purse: announce {intervention}, which is {ECN} 15 and {LEA} 20, so 35. A great success brings 5 Wealth.',
        'El segon any. Omple la bossa: anuncia {intervention}, que és {ECN} 15 i {LEA} 20, és a dir, 35. Un gran èxit dona 5 de Riquesa.',
        'El segundo año. Llena la bolsa: anuncia {intervention}, que es {ECN} 15 y {LEA} 20, o sea 35. Un éxito grande (Muy Exitoso) da 5 de Riqueza.',
        'La deuxième année. Remplissez votre bourse : annoncez {intervention}, soit {ECN} 15 et {LEA} 20, donc 35. Une grande réussite rapporte 5 de Richesse.',
      ],
      look: ['nation:francia'],
      clauses: ['OT-MEAS-02'],
      deed: announces({ statistic: 'intervention', mode: 'invest' }),
    },
    {
      text: [
        'Be ready. The people of {burgundia} are rising, which is no trouble of yours: Nations answer their crises by themselves.',
        'Acaba per aquest torn. El poble de {burgundia} s’alça, però no és cosa teva: les Nacions responen soles a les seves crisis.',
        'Di que estás lista. El pueblo de {burgundia} se alza, pero no es asunto tuyo: las Naciones responden solas a sus crisis.',
        'Finissez votre tour. Le peuple de {burgundia} se soulève, mais ce n’est pas votre affaire : les Nations répondent elles-mêmes à leurs crises.',
      ],
      clauses: ['OT-FLOW-05'],
      deed: { action: isReady, dice: [10, 5, 12, 1], answers: [bo(isReady)] },
    },
    {
      text: [
        'A 5 out of 35, a great success: 5 Wealth, and another good harvest brings 3 more. You have 11. Wealth and Progress buy bonuses, stability and even attributes.',
        'Un 5 sobre 35, un gran èxit: 5 de Riquesa, i una altra bona collita en dona 3 més. En tens 11. La Riquesa i el Progrés compren bonificadors, estabilitat i fins i tot atributs.',
        'Un 5 sobre 35, un Muy Exitoso: 5 de Riqueza, y otra buena cosecha da 3 más. Tienes 11. La Riqueza y el Progreso compran bonificadores, estabilidad e incluso atributos.',
        'Un 5 pour 35, une grande réussite : 5 de Richesse, et une autre bonne récolte en apporte 3. Vous en avez 11. La Richesse et le Progrès achètent des bonus, de la stabilité et même des attributs.',
      ],
      look: ['nation:francia'],
      clauses: ['OT-PROS-01'],
    },
    {
      text: [
        'Now be bold. First buy a bonus on {GES} for 5 Wealth: it takes 6 off your next throw with it.',
        'Ara sigues agosarada. Primer compra un bonificador de {GES} per 5 de Riquesa: resta 6 a la propera tirada que en faci servir.',
        'Ahora sé audaz. Primero compra un bonificador de {GES} por 5 de Riqueza: resta 6 a tu próxima tirada que la use.',
        'Osez maintenant. Achetez d’abord un bonus de {GES} pour 5 de Richesse : il ôte 6 à votre prochain jet qui s’en sert.',
      ],
      look: ['nation:francia'],
      clauses: ['OT-PROS-01', 'OT-PROS-15'],
      deed: { action: { type: 'spend', nation: 'francia', item: 'authority-bonus', attribute: 'GES', times: 1 } },
    },
    {
      text: [
        'Announce an {offensive} ({strike}) at {gothia}, your neighbour in the south: {MIL} 20 and {GES} 25 make 45. {gothia} may answer with a throw of its own, and its success is taken off yours.',
        'Anuncia una {offensive} ({strike}) contra {gothia}, la veïna del sud: {MIL} 20 i {GES} 25 fan 45. {gothia} pot respondre amb una tirada pròpia, i el seu èxit es resta del teu.',
        'Anuncia una {offensive} ({strike}) contra {gothia}, tu vecina del sur: {MIL} 20 y {GES} 25 suman 45. {gothia} puede responder con una tirada propia, y su éxito se resta del tuyo.',
        'Annoncez une {offensive} ({strike}) contre la {gothia}, votre voisine du sud : {MIL} 20 et {GES} 25 font 45. La {gothia} peut répondre par son propre jet, et sa réussite se retranche de la vôtre.',
      ],
      look: ['region:tarraco'],
      clauses: ['OT-MEAS-01'],
      deed: announces({ statistic: 'offensive', mode: 'strike', target: { kind: 'nation', id: 'gothia' }, decline: [] }),
    },
    {
      text: [
        'Be ready, and watch the year: hordes wander, measures are thrown, answers follow.',
        'Acaba el torn i mira l’any: les hordes ronden, es tiren els daus de les mesures i venen les respostes.',
        'Di que estás lista y mira el año: las hordas vagan, se tiran los dados de las medidas y llegan las respuestas.',
        'Finissez votre tour et regardez l’année : les hordes errent, les mesures sont jouées, les réponses suivent.',
      ],
      clauses: ['OT-FLOW-07'],
      deed: { action: isReady, dice: [18, 70] },
    },
    {
      text: [
        '18 less 6 is 12: a great success, and {gothia} threw 70 in vain. Its Viability falls by 12; with both indices at 0 a Nation dies out. Three years of clashes would make this a war.',
        '18 menys 6 són 12: un gran èxit, i {gothia} ha tret 70 debades. La seva Viabilitat baixa 12; amb tots dos índexs a zero, una Nació s’extingeix. Tres anys de xocs en farien una guerra.',
        '18 menos 6 son 12: un Muy Exitoso, y {gothia} ha sacado 70 en vano. Su Viabilidad baja 12; con ambos índices a cero, una Nación se extingue. Tres años de choques harían de esto una guerra.',
        '18 moins 6 font 12 : une grande réussite, et la {gothia} a fait 70 en vain. Sa Viabilité baisse de 12 ; avec ses deux indices à zéro, une Nation s’éteint. Trois ans de heurts en feraient une guerre.',
      ],
      look: ['region:tarraco'],
      clauses: ['OT-WAR-01', 'OT-IDX-06'],
    },
    {
      text: [
        'When in doubt, press a sentence of the chronicle or a number such as those below: the rulebook opens at that place. “Rules” has the whole game on one page, with its 25 statistics.',
        'Si dubtes, prem una frase de la crònica o un número com els de sota: el reglament s’obre en aquell lloc. A «Regles» hi ha tot el joc en una pàgina, amb les 25 estadístiques.',
        'Si dudas, pulsa una frase de la crónica o un número como los de abajo: el reglamento se abre en ese lugar. En «Reglas» está todo el juego en una página, con las 25 estadísticas.',
        'En cas de doute, touchez une phrase de la chronique ou un numéro comme ceux-ci : les règles s’ouvrent à cet endroit. « Règles » contient tout le jeu en une page, avec ses 25 statistiques.',
      ],
      clauses: ['OT-STAT-02', 'OT-END-03'],
    },
    {
      text: [
        'What next? Play on from here against a bot: make vassals, hold conferences, found organizations. Or begin a game with friends, and with a referee who tells what each year brings.',
        'I ara què? Juga a partir d’aquí contra un bot: fes vassalls, convoca conferències, funda organitzacions. O comença una partida amb amics i amb un àrbitre que expliqui què porta cada any.',
        '¿Y ahora? Juega desde aquí contra un bot: haz vasallos, convoca conferencias, funda organizaciones. O empieza una partida con amigos y con un administrador que cuente qué trae cada año.',
        'Et maintenant ? Jouez à partir d’ici contre un robot : faites des vassaux, tenez des conférences, fondez des organisations. Ou commencez une partie entre amis, avec un arbitre qui raconte ce qu’apporte chaque année.',
      ],
      look: ['nation:francia'],
      clauses: ['OT-END-05'],
    },
  ],
};
