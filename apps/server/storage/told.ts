import type { Told } from '@bivouac/kernel';
import type { Sql } from './database.ts';

/** The lines that were told at one place of the log. Each is kept without its place, which they share. */
export type ToldRow = readonly [place: number, lines: string];

/** Lines as they are kept. Those of one place are always told in one step. */
export const toldRows = (told: readonly Told[]): readonly ToldRow[] =>
  [...Map.groupBy(told, ({ at }) => at)].map(([place, lines]) => [
    place,
    JSON.stringify(lines.map(({ at: _place, ...line }) => line)),
  ]);

const ADD_TOLD = 'INSERT INTO told (number, place, lines) VALUES ($1, $2, $3)';

export async function writeTold(sql: Sql, number: number, told: readonly Told[] = []): Promise<void> {
  for (const row of toldRows(told)) await sql.all(ADD_TOLD, number, ...row);
}

/** Everything that was told in a match up to a place, to anyone. */
export async function readTold(sql: Sql, match: string, upTo: number): Promise<readonly Told[]> {
  const rows = await sql.all<{ place: number; lines: string }>(
    `SELECT place, lines FROM told WHERE number = (SELECT number FROM matches WHERE id = $1) AND place <= $2
     ORDER BY place`,
    match,
    upTo,
  );
  return rows.flatMap(({ place, lines }) =>
    (JSON.parse(lines) as readonly Omit<Told, 'at'>[]).map((line) => ({ ...line, at: place })),
  );
}
