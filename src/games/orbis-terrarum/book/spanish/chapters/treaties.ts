import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Treaties. */
export const treaties: Chapter<ClauseId> = {
  id: 'treaties',
  title: 'Tratados',
  blocks: [
    { kind: 'heading', text: 'Ofertas' },
    {
      kind: 'text',
      text: 'A la Nación de otro jugador le ofreces un tratado a la vista de todos: sus cláusulas, cuánto dura y qué cuesta romperlo. Las negociaciones son públicas.',
      cites: ['OT-TRE-01', 'OT-VIEW-09'],
    },
    {
      kind: 'text',
      text: 'Ese jugador puede aceptar tu oferta, rechazarla o presentar una contraoferta, que cierra la tuya. Tú puedes retirarla. Si no, sigue abierta de año en año.',
      cites: ['OT-TRE-03', 'OT-TRE-05'],
    },
    { kind: 'text', text: 'Lo que se acepta se concluye exactamente como se publicó, todo o nada.', cites: ['OT-TRE-04'] },
    { kind: 'heading', text: 'Cláusulas' },
    { kind: 'text', text: 'Un tratado puede tener hasta ocho cláusulas.', cites: ['OT-TRE-02'] },
    {
      kind: 'points',
      items: [
        {
          text: 'Al instante: un pago; una cesión de regiones; vasallaje, liberación o un nuevo vasallo hecho de regiones de una parte; renovación o fin de otro tratado.',
          cites: ['OT-TRE-02'],
        },
        { text: 'Cada ciclo: un subsidio.', cites: ['OT-TRE-02'] },
        {
          text: 'Mientras rija: un modificador entre las partes; una distancia acortada; paso para Hordas y Huestes; una alianza; quién puede convocar sobre él; un Estatuto; una obligación en palabras.',
          cites: ['OT-TRE-02'],
        },
        { text: 'Para proteger: paz, no agresión, cese al fuego, y una garantía en favor de quien queráis.', cites: ['OT-TRE-02'] },
      ],
    },
    {
      kind: 'text',
      text: 'Si se rompió una obligación en palabras solo pueden decirlo las personas: quien la rompe abiertamente o el administrador.',
      cites: ['OT-TRE-19'],
    },
    { kind: 'text', text: 'Un tratado dura 10 años si no dice otra cosa, y nunca más de 20.', cites: ['OT-TRE-08'] },
    {
      kind: 'text',
      text: 'Un tratado puede renovarse o cambiarse: entre dos, por una oferta que acepten ambas; entre tres o más, solo en una conferencia.',
      cites: ['OT-TRE-17'],
    },
    { kind: 'heading', text: 'Romper un tratado' },
    {
      kind: 'text',
      text: 'Puedes romper un tratado abiertamente. Sufres entonces la penalidad que fija, y pagas lo que fija, repartido entre los demás.',
      cites: ['OT-TRE-06', 'OT-TRE-10'],
    },
    {
      kind: 'text',
      text: 'Una penalidad es un modificador de hasta +25 por hasta 10 años, y hasta 100 de Riqueza y de Progreso.',
      cites: ['OT-TRE-09'],
    },
    { kind: 'text', text: 'Si un tratado no fija penalidad ni protege a nadie, romperlo no cuesta nada.', cites: ['OT-TRE-11'] },
    {
      kind: 'text',
      text: 'Si no fija penalidad pero violaste una cláusula que protege a alguien, tienes +10 en todo durante los tres turnos siguientes.',
      cites: ['OT-TRE-12'],
    },
    {
      kind: 'text',
      text: 'La medida hostil contra quien una paz, no agresión o garantía protege de ti es una ruptura, salvo que siga encubierta. Un cese al fuego solo lo rompe un enfrentamiento. Si os atacáis los dos el mismo año, los dos lo habéis roto.',
      cites: ['OT-TRE-13'],
    },
    {
      kind: 'text',
      text: 'Tras una ruptura, un tratado entre dos se acaba. De uno mayor sale solo el infractor. Quien se extingue sale sin ruptura.',
      cites: ['OT-TRE-14', 'OT-TRE-18'],
    },
    {
      kind: 'played',
      title: 'Romper una no agresión',
      text: 'Francia y Gothia prometieron no atacarse, y Francia hostiga aun así. Gothia pierde 12 de Legitimidad; Francia tiene +10 en todo durante tres turnos, y el tratado se acaba.',
      ...played['a-broken-peace'],
    },
    { kind: 'heading', text: 'Adherirse' },
    {
      kind: 'text',
      text: 'Puedes pedir adherirte a un tratado en vigor. El tratado dice si deben aceptarlo todas las partes, la mayoría o solo el Patrono; si no dice nada, todas. Lo que obró al concluirse no vuelve a obrar para ti, salvo que una paz termina también tus guerras con las partes.',
      cites: ['OT-TRE-07', 'OT-TRE-15'],
    },
    {
      kind: 'text',
      text: 'Puedes pedirlo con reservas. Entonces deben aceptarlo todas, y las cláusulas que nombraste ni te obligan ni te benefician.',
      cites: ['OT-TRE-16'],
    },
  ],
};
