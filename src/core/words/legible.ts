/** A name that can be read: content of one’s own may call things by blanks, and what has no other name goes by its id. */
export const legible = (name: string, id: string): string => (name.trim() === '' ? JSON.stringify(id) : name);
