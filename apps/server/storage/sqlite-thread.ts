// Writes answers and snapshots to the embedded database: nobody waits for the disk but those who gave them.
import { parentPort, workerData } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { LogConflict } from './errors.ts';
import { keeping } from './snapshot.ts';
import { committed, Connection, type Work } from './sqlite-connection.ts';
import type { Task, Written } from './sqlite-appends.ts';
import { type Head, stepping } from './step.ts';

const connection = new Connection(workerData as string, false);

const text = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

const workOf = (task: Task): Work => {
  if ('step' in task) return (sql) => stepping(sql, task.step);
  const body = deflateRawSync(JSON.stringify(task.keeping.snapshot.body));
  return (sql) => keeping(sql, task.keeping, body);
};

const write = async (tasks: readonly Task[]): Promise<readonly Written[]> => {
  try {
    const results = await committed(connection, tasks.map(workOf));
    return results.map((result) => {
      if (result.status === 'fulfilled') return { done: result.value as Head | undefined };
      return result.reason instanceof LogConflict ? { isConflict: true } : { fault: text(result.reason) };
    });
  } catch (fault) {
    return tasks.map(() => ({ fault: text(fault) }));
  }
};

parentPort?.on('message', (batch: string | null) => {
  if (batch !== null)
    return void write(JSON.parse(batch) as Task[]).then((written) => parentPort?.postMessage(written));
  connection.db.close();
  parentPort?.close();
});
