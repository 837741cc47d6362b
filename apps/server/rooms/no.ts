import type { FaultKind, WireFault } from '@bivouac/wire';

/** A "no" that is no rule's: to whoever asked, with what is wrong and what would be right. */
export class No extends Error {
  readonly fault: WireFault;

  constructor(kind: FaultKind, wrong: string, remedy: string, place?: string) {
    super(`${wrong}. ${remedy}`);
    this.name = 'No';
    this.fault = { kind, ...(place === undefined ? {} : { place }), wrong, remedy };
  }
}

export const noSuchMatch = (): No => new No('missing', 'there is no such match', 'Look it up among your matches.');
export const notYours = (seat: string): No =>
  new No('notYours', `you do not hold the seat ${seat.slice(0, 40)}`, 'Take your own seat, or watch as a spectator.');
export const changedMeanwhile = (): No =>
  new No('conflict', 'the table has changed meanwhile', 'Look at it again, then decide.');
