import { type Database, first } from './database.ts';

export interface Settings {
  /** What is kept under this name; the first who asks makes it, and all others get the same. */
  keep(name: string, make: () => string): Promise<string>;
}

export const settings = (db: Database): Settings => ({
  async keep(name, make) {
    const read = () => first(db.all<{ content: string }>('SELECT content FROM settings WHERE name = $1', name));
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
