import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const rolling: Chapter<ClauseId> = {
  id: 'rolling',
  title: 'Tirar el dau',
  blocks: [
    {
      kind: 'text',
      text: 'Hi ha tres maneres de provar una cosa. Una acció automàtica s’aconsegueix tal com s’intenta. En una prova lluites contra una dificultat. En una contesa, contra un altre jugador.',
    },
    { kind: 'heading', text: 'Proves' },
    {
      kind: 'text',
      text: 'Tira el dau i suma-hi la característica tal com és ara. Has de passar de la dificultat; igualar-la no basta.',
      cites: ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-05'],
    },
    {
      kind: 'text',
      text: 'Un 1 al dau és una errada siga quin siga el total, i un 0, que és un 10, és un èxit siga quin siga el total.',
      cites: ['GM-TEST-03'],
    },
    { kind: 'text', text: 'Alguns resultats es mesuren per la xifra per sobre: quant passes de la dificultat.' },
    { kind: 'text', text: 'Si tens èxit és sempre 1 com a mínim, encara que siga gràcies a un 10.', cites: ['GM-TEST-04'], ruling: true },
    {
      kind: 'played',
      title: 'Igualar no basta',
      text: 'Els espies d’Ada proven dues vegades de copiar la Tecnologia de Bo.',
      ...played['a-test'],
    },
    { kind: 'heading', text: 'Conteses' },
    {
      kind: 'text',
      text: 'Primer tira qui actua i després l’altre, i cadascun hi suma la característica. Guanya la xifra més alta. Si són iguals, no passa res a ningú.',
      cites: ['GM-CONT-01', 'GM-CONT-02'],
    },
    {
      kind: 'text',
      text: 'Si només un trau un 1, perd, siguen quins siguen els totals; si no, i només un trau un 10, guanya. Dos 1 no tenen efecte, i amb dos 10 decideixen els totals.',
      cites: ['GM-CONT-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'El dau no té aquests capricis quan decideix els esdeveniments, la Rellevància o qui va primer: allà l’1 i el 10 són nombres com els altres.',
      cites: ['GM-INIT-03'],
    },
    { kind: 'heading', text: 'Personatges actius' },
    {
      kind: 'text',
      text: 'Els teus personatges hi poden ajudar. Abans de tirar dius obertament quins ho fan, tants com vulgues, i cadascun suma el seu valor en la característica que compta. Una acció automàtica no necessita ajuda de ningú.',
      cites: ['GM-ACTV-02', 'GM-EXEC-06'],
    },
    {
      kind: 'text',
      text: 'Per a ajudar, un personatge ha de ser viu i lliure, no ha d’haver sigut actiu aquest torn, no ha de ser en una ciutat afectada per un desastre, i ha de tenir almenys 1 en la característica.',
      cites: ['GM-ACTV-01', 'GM-STATE-07'],
    },
    {
      kind: 'text',
      text: 'També hi ha de ser present. Per al que fas a casa, i per a l’Observació, al teu país; per a l’espionatge, al país de l’objectiu. En una incursió, allà mateix o amb la patrulla; en un setge, davant de la ciutat o a la base; en una batalla, al lloc on es lliura. Són presents en un mar els que són en una terra veïna, si no hi ha un penya-segat entremig.',
      cites: ['GM-ACTV-04', 'GM-ACTV-05'],
    },
    {
      kind: 'text',
      text: 'Un cop tirat el dau, el personatge ja ha sigut actiu: no pot tornar a ajudar aquest torn, però encara pot viatjar. Si l’acció ha quedat nul·la, no compta.',
      cites: ['GM-ACTV-03', 'GM-ACTV-07'],
    },
    {
      kind: 'text',
      text: 'A qui ajuda, el veu tothom. I si falles a fora, els qui t’han ajudat ho poden pagar; ho trobaràs al capítol dels personatges.',
      cites: ['GM-VIS-05', 'GM-REPR-01'],
    },
    { kind: 'heading', text: 'Informació' },
    {
      kind: 'text',
      text: 'Una Investigació pot guanyar punts d’informació sobre un país. Usa’n un, i només un, en una acció externa contra aquell país: la prova és 2 més fàcil, o sumes 2 en la contesa. El punt es gasta, haja servit o no, però no si l’acció és nul·la. El que no uses es conserva.',
      cites: ['GM-INTL-01', 'GM-INTL-02', 'GM-INTL-03'],
    },
    { kind: 'text', text: 'Quan una acció fa més d’una cosa, passen en l’ordre en què ho diu la regla.', cites: ['GM-APPL-01'] },
  ],
};
