import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const orders: Chapter<ClauseId> = {
  id: 'orders',
  title: 'Apuntar i llegir les accions',
  blocks: [
    { kind: 'heading', text: 'Apuntar' },
    {
      kind: 'text',
      text: 'Primer tothom apunta accions internes, i després tothom n’apunta d’externes. Comparteixen un sol nombre d’accions: pensa què vols fer fora abans de gastar-ho tot a casa.',
      cites: ['GM-DECL-01', 'GM-DECL-02'],
    },
    {
      kind: 'text',
      text: 'Apunta què fas i contra qui o per a què. Com ho fas, amb quines tropes, quins personatges i quina informació, no cal que ho sàpies fins que ho faces.',
      cites: ['GM-DECL-04'],
    },
    {
      kind: 'text',
      text: 'Pots apuntar una cosa que encara no és possible, com ara un setge d’una armada que és de camí. Pots apuntar menys del que podries, però el que sobra es perd. Cada acció apuntada en costa una, isca com isca.',
      cites: ['GM-DECL-03', 'GM-DECL-08'],
    },
    {
      kind: 'text',
      text: 'Què hi ha al teu full, i quant, no ho veu ningú. Pots dir què has apuntat, o mentir, o mostrar-ho; mai no hi estàs obligat.',
      cites: ['GM-VIS-02', 'GM-DECL-10'],
    },
    {
      kind: 'text',
      text: 'Fins que no tanques el full pots esborrar coses. Quan l’has tancat, tancat està, però pots continuar parlant. Quan tots han tancat les internes comencen les externes, i quan tots han tancat aquestes, la resolució.',
      cites: ['GM-DECL-05', 'GM-DECL-06', 'GM-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'Si has apuntat totes les accions a casa, continues amb el llapis a la mà mentre els altres apunten les seues, i així ningú no ho sap. Només qui no té cap acció aquest torn s’ho estalvia. No cal córrer: el que apunta un no toca el que apunta un altre.',
      cites: ['GM-FLOW-04', 'GM-FLOW-06'],
    },
    { kind: 'heading', text: 'Llegir' },
    {
      kind: 'text',
      text: 'Comença el jugador amb més Autoritat, després el que el segueix. Si empaten, tiren un dau. L’ordre val per a tota la resolució, encara que canvie l’Autoritat.',
      cites: ['GM-INIT-01', 'GM-FLOW-08'],
    },
    {
      kind: 'text',
      text: 'Si són més d’un els que empaten, tiren fins que tots siguen diferents, i el més alt va davant.',
      cites: ['GM-INIT-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'La primera ronda és per als viatges i tot el que és de franc. No s’hi llig cap acció, i així tothom es pot moure o amagar abans del primer colp.',
      cites: ['GM-FLOW-18'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A partir de la segona ronda tries una acció del full, la que vulgues, interna o externa, la lliges en veu alta i la fas. Després ho fa el següent. Quan et toca, pots fer abans el que és de franc: viatjar, deixar anar captius, alçar setges.',
      cites: ['GM-FLOW-09', 'GM-FLOW-10', 'GM-EXEC-01'],
    },
    {
      kind: 'text',
      text: 'El que has apuntat ho has de fer. Només passes si no et queda res, o a la primera ronda. Si només te’n queden a tu, les fas una darrere l’altra. Quan a ningú no li’n queden, la resolució s’ha acabat.',
      cites: ['GM-FLOW-11', 'GM-FLOW-12', 'GM-FLOW-13', 'GM-EXEC-05'],
    },
    { kind: 'heading', text: 'Quan una acció no arriba a res' },
    {
      kind: 'text',
      text: 'El món pot haver canviat des que vas apuntar. Si una acció s’ha fet impossible pel que tu pots saber, és nul·la: es perd sense tirar. Si només ho impedeix una cosa amagada, algú que no és on creies, això es veu quan ja has dit amb què la fas.',
      cites: ['GM-EXEC-02', 'GM-EXEC-04'],
    },
    { kind: 'text', text: 'Però si només has triat malament els mitjans, se’t diu i ho tornes a provar.', cites: ['GM-EXEC-03'] },
    { kind: 'heading', text: 'Preguntes' },
    {
      kind: 'text',
      text: 'Moltes accions demanen alguna cosa a un altre jugador: qui es defensa, qui pren partit, qui es venja. Mentre algú ha de respondre, tot espera. Si una pregunta en porta una altra, es respon primer l’última.',
      cites: ['GM-FLOW-02', 'GM-FLOW-03'],
    },
  ],
};
