/** The place of a part in the whole: `config.players` for the players of a configuration, `config` for what has no one place in it. */
export const within = (part: string, path: string | undefined): string => (path ? `${part}.${path}` : part);
