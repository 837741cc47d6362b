// The figures of the server. node apps/server/bench/main.ts [--start PROGRAM] [--database URL] [--seconds N] [--matches 1,10,100] [--json]
// PROGRAM is what a player starts, for its cold start; URL is a PostgreSQL to measure beside the embedded file.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureColdStart } from './cold-start.ts';
import { measureLoading } from './loading.ts';
import { reportLines, type ServerFigures } from './report.ts';
import { measureRooms, type RoomFigures } from './rooms.ts';
import { measureStorage } from './storage.ts';

const { values } = parseArgs({
  options: {
    start: { type: 'string' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    matches: { type: 'string', default: '1,10,100' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const load = loadavg()[0] ?? 0;

const coldStart = values.start === undefined ? undefined : await measureColdStart(values.start);
const rooms: RoomFigures[] = [];
for (const matches of values.matches.split(',')) rooms.push(await measureRooms(Number(matches), seconds));
const storage = [await measureStorage(seconds)];
if (values.database !== undefined) storage.push(await measureStorage(seconds, values.database));
const figures: ServerFigures = {
  cores: availableParallelism(),
  load,
  coldStart,
  idleMegabytes: rooms[0]?.idleMegabytes ?? 0,
  rooms,
  loading: await measureLoading(),
  storage,
};
console.log(values.json ? JSON.stringify(figures) : reportLines(figures).join('\n'));
