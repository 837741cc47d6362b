import { type Database, first } from './database.ts';

export interface Settings {
  /** What is kept under this name; the first who asks makes it, and all others get the same. */
  keep(name: string, make: () => string): Promise<string>;
  read(name: string): Promise<string | undefined>;
  put(name: string, content: string): Promise<void>;
}

const reading = (db: Database, name: string): Promise<{ readonly content: string } | undefined> =>
  first(db.all<{ content: string }>('SELECT content FROM settings WHERE name = $1', name));

export const settings = (db: Database): Settings => ({
  read: async (name) => (await reading(db, name))?.content,

  put: (name, content) =>
    db.write(async (sql) => {
      await sql.all(
        'INSERT INTO settings (name, content) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET content = excluded.content',
        name,
        content,
      );
    }),

  async keep(name, make) {
    const read = () => reading(db, name);
    const kept = await read();
    if (kept !== undefined) return kept.content;
    await db.write(async (sql) => {
      await sql.all('INSERT INTO settings (name, content) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make());
    });
    const made = await read();
    if (made === undefined) throw new Error(`the setting ${name} was not stored`);
    return made.content;
  },
});
