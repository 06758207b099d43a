import { useTable } from '../table.js';
import { tongue } from '../tongue.js';

const inTongue = tongue({
  map: ['The region', 'La regió', 'La región', 'La région'],
  of: ['of', 'de', 'de', 'de'],
  city: ['city', 'ciutat', 'ciudad', 'ville'],
  capital: ['capital', 'capital', 'capital', 'capitale'],
  walls: ['walls', 'muralles', 'murallas', 'murailles'],
  defence: ['Defence', 'Defensa', 'Defensa', 'Défense'],
  besieged: ['besieged by', 'assetjada per', 'asediada por', 'assiégée par'],
  stricken: ['struck by a disaster', 'colpida per un desastre', 'afectada por un desastre', 'frappée par une catastrophe'],
  captive: ['captive of', 'en poder de', 'en poder de', 'captif de'],
  seen: ['seen in turn', 'a la vista el torn', 'a la vista en el turno', 'vu au tour'],
  sheet: ['sheet of orders', 'full d’accions', 'hoja de órdenes', 'feuille d’ordres'],
  offers: ['Trades on offer', 'Bescanvis oferts', 'Trueques ofrecidos', 'Échanges proposés'],
  person: ['somebody of a court', 'algú d’una cort', 'alguien de una corte', 'quelqu’un d’une cour'],
  principal: ['who leads the country', 'qui encapçala el país', 'quien encabeza el país', 'qui mène le pays'],
  values: [
    'what somebody of the court adds',
    'el que hi suma algú de la cort',
    'lo que suma alguien de la corte',
    'ce qu’ajoute quelqu’un de la cour',
  ],
  gauges: ['characteristics', 'característiques', 'características', 'caractéristiques'],
  army: ['Army', 'Exèrcit', 'Ejército', 'Armée'],
  action: ['action', 'acció', 'acción', 'action'],
  actions: ['actions', 'accions', 'acciones', 'actions'],
  counterpower: ['counterpower', 'contrapoder', 'contrapoder', 'contre-pouvoir'],
  disorder: ['disorder', 'desordre', 'desorden', 'désordre'],
  civilWar: ['civil war', 'guerra civil', 'guerra civil', 'guerre civile'],
  claim: ['principal lost to', 'principal perdut a mans de', 'principal perdido a manos de', 'personnage principal perdu face à'],
  intel: ['intel on', 'informació sobre', 'información sobre', 'renseignements sur'],
  passage: ['may march through the land of', 'pot travessar la terra de', 'puede cruzar la tierra de', 'peut traverser la terre de'],
  until: ['until turn', 'fins al torn', 'hasta el turno', 'jusqu’au tour'],
  blockade: ['blockade', 'bloqueig', 'bloqueo', 'blocus'],
  anarchy: ['anarchy', 'anarquia', 'anarquía', 'anarchie'],
  autarchy: ['autarchy', 'autarquia', 'autarquía', 'autarcie'],
});

/** The words of this picture in the language of the table. */
export const useWords = (): ReturnType<typeof inTongue> => inTongue(useTable().language);
