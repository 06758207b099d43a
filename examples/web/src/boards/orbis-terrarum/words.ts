import { useTable } from '../table.js';
import { tongue } from '../tongue.js';

const inTongue = tongue({
  map: ['The world', 'El món', 'El mundo', 'Le monde'],
  unclaimed: ['no Nation’s land', 'terra de cap Nació', 'tierra de ninguna Nación', 'terre d’aucune Nation'],
  empty: ['empty', 'buida', 'vacía', 'vide'],
  sparse: ['sparsely peopled', 'poc poblada', 'poco poblada', 'peu peuplée'],
  disorganised: ['tribes', 'tribus', 'tribus', 'tribus'],
  capital: ['capital', 'capital', 'capital', 'capitale'],
  viability: ['Viability', 'Viabilitat', 'Viabilidad', 'Viabilité'],
  legitimacy: ['Legitimacy', 'Legitimitat', 'Legitimidad', 'Légitimité'],
  wealth: ['wealth', 'riquesa', 'riqueza', 'richesse'],
  progress: ['progress', 'progrés', 'progreso', 'progrès'],
  regions: ['regions', 'regions', 'regiones', 'régions'],
  vassal: ['vassal of', 'vassall de', 'vasallo de', 'vassal de'],
  war: ['war', 'guerra', 'guerra', 'guerre'],
  hostilities: ['hostilities', 'hostilitats', 'hostilidades', 'hostilités'],
  suspended: ['truce', 'treva', 'tregua', 'trêve'],
  treaties: ['Treaties', 'Tractats', 'Tratados', 'Traités'],
  offers: ['Offers', 'Ofertes', 'Ofertas', 'Offres'],
  organizations: ['Organizations', 'Organitzacions', 'Organizaciones', 'Organisations'],
  conferences: ['Conferences', 'Conferències', 'Conferencias', 'Conférences'],
  declarations: ['Declarations', 'Declaracions', 'Declaraciones', 'Déclarations'],
  until: ['until turn', 'fins al torn', 'hasta el turno', 'jusqu’au tour'],
  leader: ['led by', 'dirigida per', 'dirigida por', 'menée par'],
  others: ['Other Nations', 'Altres Nacions', 'Otras Naciones', 'Autres Nations'],
  host: ['host', 'host', 'hueste', 'ost'],
  horde: ['horde', 'horda', 'horda', 'horde'],
  hidden: ['of an unknown hand', 'de mà desconeguda', 'de mano desconocida', 'd’une main inconnue'],
  year: ['Year', 'Any', 'Año', 'An'],
});

/** The words of this picture in the language of the table. */
export const useWords = (): ReturnType<typeof inTongue> => inTongue(useTable().language);
