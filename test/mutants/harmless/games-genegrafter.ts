import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/games/genegrafter/advice/gist.ts': [
    {
      line: 'default:',
      becomes: ['default:'],
      why: 'whatever else happens has no weight, whether it means null or nothing',
    },
  ],
  'src/games/genegrafter/labels/english/questions.ts': [
    {
      line: `view?.hand == null ? card(id) : \`\${card(id)}, from your \${word(view.hand.includes(id) ? 'hand' : 'genePool')}\`,`,
      becomes: ['view.hand'],
      why: 'an answer whose words fail is called by its name, and so is a card without a view',
    },
  ],
  'src/games/genegrafter/labels/french/questions.ts': [
    {
      line: `view?.hand == null ? card(id) : \`\${card(id)}, de votre \${word(view.hand.includes(id) ? 'hand' : 'genePool')}\`,`,
      becomes: ['view.hand'],
      why: 'an answer whose words fail is called by its name, and so is a card without a view',
    },
  ],
  'src/games/genegrafter/queries/characters.ts': [
    {
      line: 'if (character.gear.length === 0) return false;',
      becomes: ['false'],
      why: 'among no gear none of the kind is found, only more slowly',
    },
  ],
};
