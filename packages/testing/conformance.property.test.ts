import { conformance } from './conformance.ts';
import { partition } from './example/partition.ts';
import { redoubts } from './example/redoubts.ts';

conformance(redoubts, { options: [{ redoubts: 5 }, { redoubts: 1 }], games: 40, has: ['seals'] });

const tables = [3, 4, 5].map((players) => ({ players, rounds: 4 }));
conformance(partition, { options: tables, games: 30, has: ['seals', 'windows', 'sideBySide', 'out'] });
