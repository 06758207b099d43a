import pg from 'pg';
import type { Complain, Database } from './database.js';

const returnAfter = 1000;

/** A server of PostgreSQL 15 or newer. It may go and come: whoever asks meanwhile is refused, and this process stays. */
export const openPostgres = (url: string, complain: Complain): Database => {
  const common = { connectionString: url, application_name: 'ludoteca', keepAlive: true, connectionTimeoutMillis: 5000 };
  const pool = new pg.Pool({ ...common, max: 10, query_timeout: 15_000 });
  pool.on('error', (error) => complain('a connection to the database', error));
  return {
    name: 'PostgreSQL',
    query: async (text, values) => (await pool.query(text, [...values])).rows,
    script: async (text) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text);
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
    },
    listen: async (channel, heard) => {
      let client: pg.Client | null = null;
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      const listen = async (): Promise<void> => {
        const next = new pg.Client(common);
        client = next;
        const lost = (): void => {
          if (client !== next) return;
          client = null;
          if (!isOver) timer = setTimeout(() => void listen(), returnAfter);
        };
        next.on('error', (error) => complain('the connection for notices', error));
        next.on('end', lost);
        next.on('notification', ({ payload }) => heard(payload ?? ''));
        try {
          await next.connect();
          await next.query(`listen ${channel}`);
        } catch (error) {
          complain('the connection for notices', error);
          await next.end().catch(() => {});
          lost();
        }
      };
      await listen();
      return async () => {
        isOver = true;
        clearTimeout(timer);
        await client?.end().catch(() => {});
      };
    },
    close: () => pool.end(),
  };
};
