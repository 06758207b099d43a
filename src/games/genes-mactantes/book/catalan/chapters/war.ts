import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const war: Chapter<ClauseId> = {
  id: 'war',
  title: 'La guerra',
  blocks: [
    { kind: 'heading', text: 'Moure tropes' },
    {
      kind: 'text',
      text: 'El Trasllat de tropes porta punts d’un contingent teu a un lloc, on s’afigen a un altre o en formen un. Com a guarnició els cal una ciutat teua; com a armada o patrulla poden ser a tot arreu. Canviar la mena d’un contingent allà mateix també és un trasllat.',
      cites: ['GM-MOVT-01', 'GM-MOVT-03', 'GM-MOVT-04'],
    },
    {
      kind: 'text',
      text: 'Les tropes marxen tan lluny com vulgues amb una acció, per terra i per mar, però no per penya-segats. Poden passar per mars, terra teua, terra de ningú sense ciutat i la de qui t’ha donat pas. Una altra terra només pot ser el final de la marxa: per a arribar al segon territori rere una frontera calen dues accions.',
      cites: ['GM-MARC-01', 'GM-MARC-02', 'GM-MARC-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Les tropes d’altri no tanquen cap camí.', cites: ['GM-MARC-03'], ruling: true },
    {
      kind: 'text',
      text: 'Les guarnicions assetjades no ixen ni reben res, i les tropes d’una ciutat afectada per un desastre no es mouen. Un trasllat no canvia mai la mida de l’Exèrcit.',
      cites: ['GM-MOVT-02', 'GM-MOVT-05'],
    },
    { kind: 'heading', text: 'Batalles' },
    {
      kind: 'text',
      text: 'Apunta una batalla contra un rival. És interna si lluites en terra teua, o si ixes contra qui t’assetja; a qualsevol altre lloc és externa. A fora també la pots apuntar contra una ciutat concreta, o contra les ciutats de ningú.',
      cites: ['GM-BATT-01', 'GM-BATT-03', 'GM-BATT-08'],
    },
    {
      kind: 'text',
      text: 'Quan la lliges dius el lloc, els contingents que hi lluiten, sempre sencers, i els ajudants.',
      cites: ['GM-BATT-02'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'En camp obert et trobes les armades i patrulles que l’enemic hi té o, si no n’hi ha, la guarnició de la seua ciutat. Hi lluites amb el que hi tens; la guarnició que assetgen des d’allà hi pot eixir.',
          cites: ['GM-BATT-04', 'GM-BPRO-02'],
        },
        {
          text: 'Un assalt és per una ciutat que assetges, amb les armades i patrulles que hi tens davant i a la base del setge. Es defensa la guarnició, i hi poden ajudar les tropes que l’enemic té allà fora.',
          cites: ['GM-BATT-05', 'GM-BPRO-02', 'GM-WIND-02'],
        },
      ],
    },
    { kind: 'text', text: 'Si no es pot lluitar enlloc tal com està apuntat, l’acció és nul·la.', cites: ['GM-BATT-06'] },
    {
      kind: 'text',
      text: 'Els altres que tenen tropes de camp en aquell lloc, o a la base d’un assalt, prenen partit amb totes o se n’estan. Les guarnicions dels tercers es queden darrere les muralles.',
      cites: ['GM-BPRO-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Cada bàndol tira un dau i suma el Militarisme del cap, tots els punts que hi lluiten i el Militarisme dels personatges actius. Els aliats hi posen tropes i gent, però ni dau ni Militarisme.',
      cites: ['GM-BPRO-04', 'GM-BPRO-05'],
    },
    {
      kind: 'text',
      text: 'Les muralles sumen 2 a una ciutat assaltada, i a una guarnició que ataquen quan és sola. Qui ix a lluitar les deixa enrere.',
      cites: ['GM-BPRO-06'],
    },
    {
      kind: 'text',
      text: 'Una batalla es guanya com una contesa. El vençut perd la diferència en punts de tropes, 1 com a mínim; el vencedor no en perd cap. Si no guanya ningú, ningú no perd res.',
      cites: ['GM-BPRO-01', 'GM-BPRO-07', 'GM-BPRO-08'],
    },
    { kind: 'text', text: 'Els aliats es reparteixen les pèrdues punt a punt, començant pel cap.', cites: ['GM-BPRO-09'], ruling: true },
    { kind: 'text', text: 'Tothom es queda on és, i pot tornar a lluitar.', cites: ['GM-BPRO-10'] },
    {
      kind: 'text',
      text: 'Una batalla que es guanya contra els totals, per un 1 o un 10, costa un punt al vençut i n’exposa els ajudants; però no pren cap ciutat ni trenca cap setge. Això només ho fa una de decisiva, guanyada amb la xifra més alta.',
      cites: ['GM-BPRO-13'],
      ruling: true,
    },
    { kind: 'heading', text: 'Setges' },
    { kind: 'text', text: 'Un Setge s’apunta contra una ciutat que no és teua.', cites: ['GM-SIEG-01'] },
    {
      kind: 'text',
      text: 'Et cal una armada en una base: al territori de la ciutat, o en un mar del costat. Una patrulla no val. Una ciutat només l’assetja un jugador alhora.',
      cites: ['GM-SIEG-02', 'GM-SIEG-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Fes una prova de Militarisme contra 10, o contra 12 si és emmurallada. L’amo de la ciutat té una acció menys el torn vinent, i no hi entra ni n’ix ningú: ni la guarnició, ni reclutes, ni personatges, llevat dels teus.',
      cites: ['GM-SIEG-03', 'GM-SIEG-04', 'GM-SIEG-06', 'GM-SIEG-07'],
    },
    {
      kind: 'text',
      text: 'Els assetjats poden eixir a lluitar, defensar-se i ser actius on són, però no tornar a casa.',
      cites: ['GM-SIEG-08'],
    },
    {
      kind: 'text',
      text: 'El setge dura fins que alguna cosa l’acaba. Si el tornes a posar un altre torn costa una altra acció; la mateixa ciutat mai no en costa dues en un torn.',
      cites: ['GM-SIEG-04', 'GM-SIEG-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'S’acaba si no et queda cap armada a la base, si et vencen clarament allà o davant la ciutat, si l’alces, cosa que pots fer de franc quan et toca, o si la ciutat canvia de mans.',
      cites: ['GM-SIEG-09', 'GM-LIFT-01'],
    },
    { kind: 'heading', text: 'Prendre una ciutat' },
    {
      kind: 'text',
      text: 'Per la força una ciutat només cau d’una manera: assetja-la, i després guanya-hi un assalt decisiu.',
      cites: ['GM-CONQ-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'La ciutat i el territori són teus a l’instant, amb muralles, marca de capital i tot. Les teues tropes que hi han lluitat en són la guarnició; les dels aliats es queden on eren.',
      cites: ['GM-CONQ-02', 'GM-CONQ-03'],
    },
    {
      kind: 'text',
      text: 'El que queda de la guarnició vella va a la ciutat sense setge més pròxima del seu amo; si no n’hi ha, a camp obert en la terra més pròxima; si no, es dissol. Les tropes de camp i la gent lliure es queden al territori.',
      cites: ['GM-RETR-01', 'GM-RETR-02', 'GM-CONQ-04'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Cau la capital',
      text: 'Ada ha portat deu punts davant les muralles de la capital de Bo. Al mapa, una ciutat va entre parèntesis, una d’emmurallada entre claudàtors, i una capital du una estrella; g, A i p són guarnició, armada i patrulla amb els seus punts, i > porta als veïns.',
      ...played['siege-and-assault'],
    },
    {
      kind: 'text',
      text: 'Una ciutat buida no és una ciutat oberta: encara la defensen el dau, el Militarisme del país i les muralles.',
      cites: ['GM-BPRO-11'],
    },
    {
      kind: 'text',
      text: 'Les ciutats de ningú tenen com a molt una guarnició, i cap Militarisme; si cauen, la guarnició es dissol.',
      cites: ['GM-BPRO-12', 'GM-RETR-03'],
    },
  ],
};
