// Carries out the tasks it is sent, one after the other.
import { parentPort } from 'node:worker_threads';
import { carriedOut, type Task } from './task.ts';

const port = parentPort;
port?.on('message', (task: Task) => void carriedOut(task).then((done) => port.postMessage(done)));
