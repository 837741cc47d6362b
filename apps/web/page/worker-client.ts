import type { Ask, AskName, Notice, Replies, Response, WorkerFault } from '../worker/protocol.ts';

/** The worker said no, and why. */
export class Refused extends Error {
  readonly fault: WorkerFault;

  constructor(fault: WorkerFault) {
    super('message' in fault ? fault.message : 'wrong' in fault ? `${fault.place}: ${fault.wrong}` : fault.kind);
    this.name = 'Refused';
    this.fault = fault;
  }
}

/** The part of a Worker that the page uses. */
export interface Line {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<Response | Notice>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

/** Where the page asks. It never holds a match: it has the views that it was given, and nothing else. */
export interface Client {
  ask<K extends AskName>(name: K, given: Ask<K>): Promise<Replies[K]>;
  /** Listens to what the worker says unasked; the result stops it. */
  onNotice(heard: (notice: Notice) => void): () => void;
}

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (fault: Refused) => void;
}

export const clientOn = (line: Line): Client => {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(notice: Notice) => void>();
  let next = 0;
  line.onmessage = ({ data }) => {
    if ('notice' in data) {
      for (const heard of listeners) heard(data);
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asker?.reject(new Refused(data.fault));
    else asker?.resolve(data.reply);
  };
  line.onerror = ({ message }) => {
    const fault = new Refused({ kind: 'broken', message: message || 'the worker does not start' });
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  return {
    ask: <K extends AskName>(name: K, given: Ask<K>) =>
      new Promise<Replies[K]>((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
        line.postMessage({ id, ask: name, with: given });
      }),
    onNotice: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
};
