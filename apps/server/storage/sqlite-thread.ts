// Writes answers to the embedded database: nobody waits for the disk but those who gave them.
import { parentPort, workerData } from 'node:worker_threads';
import { LogConflict } from './errors.ts';
import { committed, Connection } from './sqlite-connection.ts';
import type { Written } from './sqlite-appends.ts';
import { type Head, type Step, stepping } from './step.ts';

const connection = new Connection(workerData as string, false);

const text = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

const write = async (steps: readonly Step[]): Promise<readonly Written[]> => {
  try {
    const results = await committed(
      connection,
      steps.map((step) => (sql) => stepping(sql, step)),
    );
    return results.map((result) => {
      if (result.status === 'fulfilled') return { head: result.value as Head };
      return result.reason instanceof LogConflict ? { isConflict: true } : { fault: text(result.reason) };
    });
  } catch (fault) {
    return steps.map(() => ({ fault: text(fault) }));
  }
};

parentPort?.on('message', (batch: string | null) => {
  if (batch !== null)
    return void write(JSON.parse(batch) as Step[]).then((written) => parentPort?.postMessage(written));
  connection.db.close();
  parentPort?.close();
});
