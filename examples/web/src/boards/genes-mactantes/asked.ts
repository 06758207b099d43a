import type { View } from 'ludoteca/genes-mactantes';

/** Whether the question is one of people or of places: a character and a territory may have the same id, so what all answers have in common decides. */
export const askedFor = (view: View, choosable: ReadonlySet<string>): { readonly people: boolean; readonly places: boolean } => {
  const people = new Set(view.characters.map(({ id }) => id));
  const places = new Set([...view.map.territories, ...view.map.countries].map(({ id }) => id));
  const answers = [...choosable];
  return { people: answers.every((id) => people.has(id)), places: answers.every((id) => places.has(id)) };
};
