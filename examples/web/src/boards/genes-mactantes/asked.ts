const ofPeople = /\.(characters?|principal|authorityCharacters)$/;

/** Is the question one of people? A character and a territory may have the same id, so the field decides which of them answers. */
export const asksForPeople = (asked: string | null): boolean => ofPeople.test(asked ?? '');
