import type { MatchView, Message, Seat, Told } from '@bivouac/kernel';
import { patched } from './patch.ts';
import type { DeltaSent, SnapshotSent, TableSeen } from './to-client.ts';

/** All that a client knows of a match from one seat. */
export interface Known {
  readonly match: string;
  readonly as: Seat;
  readonly game: string;
  readonly version: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly epoch: string;
  readonly rev: number;
  readonly view: MatchView<unknown>;
  readonly events: readonly Told[];
  readonly hasEarlier: boolean;
  readonly moments: Readonly<Record<string, Message>>;
  readonly table: TableSeen;
}

const withDelta = (before: Known, delta: DeltaSent): Known => {
  const { view, events, table } = before;
  const { seq, back, state, ask, result } = delta;
  const kept = back === undefined ? events : events.filter(({ at }) => at <= back);
  return {
    ...before,
    rev: delta.rev,
    view: {
      seq,
      state: state ? patched(view.state, state) : view.state,
      ask: ask ?? view.ask,
      result: result === undefined ? view.result : result,
    },
    events: delta.events ? [...kept, ...delta.events] : kept,
    table: delta.table ? patched({ table }, { table: delta.table }).table : table,
  };
};

/** What is known after this message; nothing when one was missed in between. */
export const known = (before: Known | undefined, sent: SnapshotSent | DeltaSent): Known | undefined => {
  if (sent.say === 'delta') {
    if (!before) return undefined;
    if (sent.rev <= before.rev) return before;
    return (sent.from ?? sent.rev - 1) === before.rev ? withDelta(before, sent) : undefined;
  }
  const { say: _say, ...shown } = sent;
  return shown;
};
