import { type FaultKind, type FaultName, FAULTS, type FaultParams, filled, type WireFault } from '@bivouac/wire';

export interface About {
  readonly place?: string;
  readonly params?: FaultParams;
  /** Milliseconds after which it may be tried again. */
  readonly waitMs?: number;
}

/** A "no" that is no rule's: to whoever asked, with what is wrong and what would be right. */
export class No extends Error {
  readonly fault: WireFault;
  readonly waitMs: number | undefined;

  constructor(kind: FaultKind, wrong: string, remedy: string, { name, place, params, waitMs }: About & Named = {}) {
    super(`${wrong}. ${remedy}`);
    this.name = 'No';
    this.fault = {
      kind,
      ...(place === undefined ? {} : { place }),
      wrong,
      remedy,
      ...(name === undefined ? {} : { name }),
      ...(params === undefined ? {} : { params }),
    };
    this.waitMs = waitMs;
  }
}
interface Named {
  readonly name?: FaultName;
}

/** A "no" by its name, under which every language has its words. */
export const no = (name: FaultName, about: About = {}): No => {
  const { kind, wrong, remedy } = FAULTS[name];
  return new No(kind, filled(wrong, about.params), filled(remedy, about.params), { ...about, name });
};

/** Not now: again when that time has passed. */
export const notNow = (name: FaultName, waitMs: number): No =>
  no(name, { waitMs, params: { minutes: Math.ceil(waitMs / 60_000) } });

export const noSuchMatch = (): No => no('noSuchMatch');
export const notYours = (seat: string): No => no('notYourSeat', { params: { seat: seat.slice(0, 40) } });
export const changedMeanwhile = (): No => no('changedMeanwhile');
