import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Does something on a fresh database of this PostgreSQL, which is gone afterwards. */
export const onPostgres = async <T>(server: string, work: (databaseUrl: string) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `bivouac_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  try {
    return await work(url.href);
  } finally {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
  }
};
