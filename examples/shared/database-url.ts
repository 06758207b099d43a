/**
 * Why a database cannot be meant by a URL: node-postgres asks PostgreSQL whatever the scheme is. Null if it can. What else stands in it, such as a
 * password, is not repeated.
 */
export const databaseFault = (name: string, url: string): string | null => {
  if (/^postgres(ql)?:\/\//i.test(url)) return null;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0];
  return `${name} should begin with postgres://${scheme === undefined ? '' : `, not with ${scheme}`}.`;
};
