/** A value in a few words that never grow long and never fail: what a message may say of unknown input. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : String(value);
  if (typeof value === 'string') return value.length <= 40 ? JSON.stringify(value) : `a text of ${value.length} characters`;
  try {
    if (Array.isArray(value)) return `a list of ${value.length}`;
  } catch {
    return 'an object'; // a proxy that has been revoked
  }
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
