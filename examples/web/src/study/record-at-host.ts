import { E } from 'ludoteca';
import { keyFor } from '../online/keys.js';
import { freshToken } from '../tables/tokens.js';
import { type Fault, type FaultCode, fault } from './faults.js';

/** What the host says no with. */
const faults: Readonly<Record<number, FaultCode>> = { 404: 'no-table', 409: 'goes-on' };

/** The record of a table that is over, from its host; whoever has the link of the table may have it. */
export const recordAtHost = async (table: string): Promise<E.Either<Fault, unknown>> => {
  const token = keyFor(table)?.token ?? freshToken();
  try {
    const answer = await fetch(`tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) return fault(faults[answer.status] ?? 'unreachable');
    const record: unknown = await answer.json();
    return typeof record === 'object' && record !== null ? E.right(record) : fault('broken');
  } catch {
    return fault('unreachable');
  }
};
