import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const people: Chapter<ClauseId> = {
  id: 'people',
  title: 'Personatges',
  blocks: [
    { kind: 'heading', text: 'Ascendir' },
    { kind: 'text', text: 'Ascendir és una acció interna que fa una de tres coses.', cites: ['GM-PROM-01'] },
    {
      kind: 'points',
      items: [
        { text: 'Millorar: un valor d’un personatge teu i lliure puja en 1, fins a 3, siga on siga.', cites: ['GM-PROM-02'] },
        { text: 'Nomenar: un personatge teu i lliure esdevé el principal.', cites: ['GM-PROM-03'] },
        { text: 'Presentar: apareix un personatge nou en una de les teues ciutats, amb un valor d’1.', cites: ['GM-PROM-04'] },
      ],
    },
    {
      kind: 'text',
      text: 'A qui millores o nomenes li pots donar un càrrec nou. Si no tens principal, el nouvingut ho és de seguida.',
      cites: ['GM-PROM-05', 'GM-PROM-08'],
    },
    {
      kind: 'text',
      text: 'Un país amb un personatge lliure no es queda mai sense principal. Si perds el teu, el primer personatge lliure del full ocupa el càrrec a l’instant i de franc. Un principal captiu conserva el càrrec.',
      cites: ['GM-PROM-07', 'GM-STATE-08'],
      ruling: true,
    },
    { kind: 'text', text: 'No pots tenir més de deu personatges. Els morts no tornen.', cites: ['GM-CFG-13', 'GM-STATE-10'] },
    { kind: 'heading', text: 'Contra els altres' },
    {
      kind: 'text',
      text: 'Assassinar, Capturar i Convèncer van contra un personatge d’un rival. Són internes quan el personatge és al teu país, i externes a qualsevol altre lloc.',
      cites: ['GM-PERS-01'],
    },
    { kind: 'text', text: 'A casa el trobes siga on siga de les teues terres.', cites: ['GM-PERS-02'] },
    {
      kind: 'text',
      text: 'A fora el busques on el vas veure per última vegada, i si no hi és, o no l’has vist mai, l’acció és nul·la. On són els captius, ho sap tothom.',
      cites: ['GM-PERS-05'],
      ruling: true,
    },
    { kind: 'text', text: 'També és nul·la si el personatge ja és mort, o ja és teu.', cites: ['GM-PERS-03'] },
    { kind: 'text', text: 'L’oponent és l’amo del personatge.', cites: ['GM-PERS-04'] },
    {
      kind: 'points',
      items: [
        { text: 'Assassinar és una contesa de Diplomàcia. Si la guanyes, el personatge mor.', cites: ['GM-ASSA-01'] },
        {
          text: 'Capturar és una contesa de Diplomàcia o de Militarisme, com vulgues. Si la guanyes, el personatge és captiu teu.',
          cites: ['GM-CAPT-01'],
        },
        {
          text: 'Convèncer és una prova d’Autoritat contra 18 més l’Autoritat del personatge. Si la superes, és teu: lliure, allà on és i sense càrrec.',
          cites: ['GM-CONV-01'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'En una contesa el personatge es defensa com a personatge actiu: hi suma el seu valor si no ho ha sigut ja aquest torn, i ja ho ha sigut. El seu amo hi pot afegir els qui siguen al mateix lloc.',
      cites: ['GM-CONT-04', 'GM-CONT-05', 'GM-WIND-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Els teus ajudants també han de ser al mateix lloc. Com que potser no saps on és, pots dir gent que després resulta ser en un altre; no hi sumen res i no es gasten.',
      cites: ['GM-ACTV-06'],
    },
    {
      kind: 'text',
      text: 'El personatge que vols convèncer resisteix amb la seua Autoritat encara que ja haja sigut actiu.',
      cites: ['GM-CONV-02'],
    },
    {
      kind: 'text',
      text: 'Si un personatge sobreviu a un intent de matar-lo en terra teua, encara que siga per empat, el seu amo el pot repatriar a l’instant a una ciutat sense setge.',
      cites: ['GM-ASSA-02', 'GM-REPA-01'],
    },
    { kind: 'played', title: 'Per un pèl', text: 'Ada prova de desfer-se d’una visita.', ...played['a-failed-assassin'] },
    { kind: 'heading', text: 'Captius' },
    { kind: 'text', text: 'Un captiu continua sent del seu amo, però no serveix de res a ningú.', cites: ['GM-CAPT-02'] },
    {
      kind: 'text',
      text: 'Es queda on l’han pres, si és terra de qui el té, i si no, a la seua capital o a la primera ciutat. Així un captiu és sempre en terra de qui el té.',
      cites: ['GM-CAPT-03', 'GM-STATE-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si tens un captiu, quan et toca el pots deixar anar, de franc, i és a casa a l’instant. Si el vens al seu amo, també. Torna a servir-lo com abans.',
      cites: ['GM-RELE-01', 'GM-RELE-02', 'GM-RELE-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Per a alliberar un dels teus, apunta Capturar contra ell, com a externa. La contesa és amb qui el té; si la guanyes, és lliure on és, que potser és lluny de casa. Els captius d’altri no els pots capturar.',
      cites: ['GM-CAPT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quan una terra canvia de mans, els captius que hi ha queden lliures si eren del nou amo o si no n’hi ha cap; els altres canvien de captor.',
      cites: ['GM-CAPT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Un captiu el pot matar qualsevol menys el seu amo, i els seus valors no l’ajuden. Només qui el té el pot convèncer.',
      cites: ['GM-ASSA-03', 'GM-CONV-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Represàlies' },
    {
      kind: 'text',
      text: 'Si contra algú falla l’espionatge, una incursió, un setge o un intent contra un personatge, cada personatge que hi ha sigut actiu queda exposat. L’oponent pot provar de capturar-lo o matar-lo, un intent de franc allà on és, o deixar-lo anar.',
      cites: ['GM-REPR-01'],
    },
    {
      kind: 'text',
      text: 'El mateix passa amb els ajudants del bàndol vençut d’una batalla. No hi ha represàlies pels empats, les proves a casa ni les crisis, ni tampoc per una altra represàlia.',
      cites: ['GM-REPR-02', 'GM-REPR-03', 'GM-REAC-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Els intents es fan d’un en un; qui mentrestant ha mort o és captiu s’ho estalvia.',
      cites: ['GM-REPR-04', 'GM-REPR-05'],
    },
  ],
};
