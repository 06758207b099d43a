import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Civil war and rebellion. */
export const civilWarAndRebellion: Chapter<ClauseId> = {
  id: 'civil-war-and-rebellion',
  title: 'Guerra civil y rebelión',
  blocks: [
    { kind: 'heading', text: 'La rebelión' },
    {
      kind: 'text',
      text: 'Los rebeldes quitan cada año a una Nación 2 de Viabilidad y 1 de Legitimidad. Una rebelión no es guerra civil ni trae su penalizador.',
      cites: ['OT-REB-01', 'OT-REB-10'],
    },
    {
      kind: 'text',
      text: 'La rebelión nacida de una medida cuenta desde el turno siguiente; la nacida de un evento, desde el presente. Su primer año es el primer turno cuyas órdenes ha vivido.',
      cites: ['OT-REB-11', 'OT-CIV-15'],
    },
    {
      kind: 'text',
      text: 'Suprime una rebelión con una medida de Ofensiva o de Incisión, que nadie contrarresta. Cualquier éxito le pone fin, con la Hueste que haya entre los rebeldes.',
      cites: ['OT-REB-02', 'OT-REB-03'],
    },
    {
      kind: 'text',
      text: 'Si los rebeldes tenían un instigador secreto, un Muy Exitoso o un éxito crítico descubre quién era.',
      cites: ['OT-REB-04', 'OT-VIEW-05'],
    },
    {
      kind: 'text',
      text: 'Fracasar al suprimir cuesta Viabilidad si usaste Ofensiva y Legitimidad si Incisión: 12 si es leve, 8 si es normal, 4 si es Muy Fallido y 16 si es crítico.',
      cites: ['OT-REB-05'],
    },
    {
      kind: 'text',
      text: 'Que un fracaso leve cueste más que uno grande es lo que imprime el original: un casi éxito es una larga campaña con los rebeldes contenidos, mientras que una desbandada cuesta poco pero pierde el país. Podéis acordar lo contrario.',
      cites: ['OT-REB-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Si la rebelión no acaba en cinco turnos, escala según tu último fracaso al suprimirla: tras un fracaso leve o normal es un Movimiento Armado; tras uno Muy Fallido o crítico, una guerra civil.',
      cites: ['OT-REB-06'],
    },
    {
      kind: 'text',
      text: 'Si nunca intentaste suprimirla, el administrador decide en cuál de las dos cosas se convierte, o si se desvanece.',
      cites: ['OT-REB-07'],
    },
    {
      kind: 'text',
      text: 'Un Movimiento Armado es una Nación propia, en guerra con la tuya. Toma por sorteo una de tus regiones, aunque no la capital, y en ella está.',
      cites: ['OT-REB-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'La guerra civil' },
    {
      kind: 'text',
      text: 'En una guerra civil los bandos luchan por todo el gobierno. Puedes iniciar una en tu propia Nación por motivos narrativos, con dos a cinco bandos, y entonces los llevas todos.',
      cites: ['OT-CIV-01'],
    },
    {
      kind: 'text',
      text: 'Si surgió de un evento o una rebelión, los rebeldes son del administrador, o de otro jugador que la causó.',
      cites: ['OT-CIV-14'],
    },
    { kind: 'text', text: 'Quien lleva un bando puede entregarlo a otra persona.', cites: ['OT-CIV-02'] },
    {
      kind: 'text',
      text: 'Solo si los bandos están en distintas manos se combaten con medidas. Si no, es una historia que cuentas.',
      cites: ['OT-CIV-04'],
    },
    {
      kind: 'text',
      text: 'Un medidor de 100 puntos, la Supremacía, se reparte por igual entre los bandos, y lo que no cabe dividir es del gobierno.',
      cites: ['OT-CIV-05'],
    },
    {
      kind: 'text',
      text: 'Los bandos se atacan y hostigan en casa. Lo que uno gana lo pierde el otro: 8, 16, 24 o 32 puntos. Los índices de la Nación no se tocan.',
      cites: ['OT-CIV-07', 'OT-CIV-08'],
    },
    { kind: 'text', text: 'Sin puntos, un bando está fuera; con los cien, ha vencido.', cites: ['OT-CIV-12'] },
    {
      kind: 'text',
      text: 'Una Nación en guerra civil tiene +10 en medidas pacíficas en casa, en acciones de guerra fuera y contra las crisis.',
      cites: ['OT-CIV-06'],
    },
    {
      kind: 'text',
      text: 'Desde el segundo año de guerra civil, la Nación pierde cada año 2 de Legitimidad y 1 de Viabilidad.',
      cites: ['OT-CIV-09'],
    },
    {
      kind: 'text',
      text: 'Los extranjeros que atacan u hostigan pueden apoyar a un bando: entonces la mitad del daño es para la Nación, y la otra mitad mueve Supremacía hacia el bando que apoyan. Si no apoyan a nadie, la Nación lo soporta todo.',
      cites: ['OT-CIV-10', 'OT-CIV-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Quien lleva todos los bandos supervivientes, o todos los que los llevan, de común acuerdo, pueden terminarla nombrando un vencedor.',
      cites: ['OT-CIV-03'],
    },
    {
      kind: 'text',
      text: 'Gane quien gane, conservas tu Nación; su gobierno puede ser otro. Nunca hay en ella más de una guerra civil.',
      cites: ['OT-CIV-13'],
    },
    {
      kind: 'text',
      text: 'La rebelión que pasaría a guerra civil en una Nación que ya la tiene se vuelve Movimiento Armado.',
      cites: ['OT-REB-09'],
      ruling: true,
    },
  ],
};
