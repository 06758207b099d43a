/** What the default map has in English alone, in Spanish. */
export const names: Readonly<Record<string, string>> = {
  'Morvath, the Anvil Below': 'Morvath, el Yunque de Abajo',
  'Issilaq, the Unspoken': 'Issilaq, el Innombrado',
  'Uhlgrim, the Hollow Voice': 'Uhlgrim, la Voz Hueca',
};
