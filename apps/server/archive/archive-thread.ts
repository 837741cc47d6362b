// Reads logs and puts records together: however long a match is, no other waits for it.
import { parentPort, workerData } from 'node:worker_threads';
import type { Shelf } from '../rooms/shelf.ts';
import { openReader } from '../storage/reader.ts';
import type { StorePlace } from '../storage/open.ts';
import type { Task, Told } from './archive.ts';
import { logText, packedRecord } from './reading.ts';

const { module, place } = workerData as { readonly module: string; readonly place: StorePlace };
const { SHELF } = (await import(module)) as { readonly SHELF: Shelf };
const reader = await openReader(place);

const done = async (task: Task): Promise<Told> => {
  try {
    if ('seer' in task) return { text: await logText(reader, task.match, task.seer, task.upTo) };
    return { record: await packedRecord(reader, SHELF, task.match) };
  } catch (fault) {
    return { failed: fault instanceof Error ? fault.message : String(fault) };
  }
};

parentPort?.on('message', (task: Task | null) => {
  if (task === null) return void reader.close().then(() => parentPort?.close());
  void done(task).then((told) => parentPort?.postMessage(told));
});
