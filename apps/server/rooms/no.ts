import { type FaultName, FAULTS, type FaultParams, filled, type WireFault } from '@bivouac/wire';

export interface About {
  readonly place?: string;
  readonly params?: FaultParams;
  /** Milliseconds after which it may be tried again. */
  readonly waitMs?: number;
}

/** A "no" that is no rule's, by its name, under which every language has its words. */
export class No extends Error {
  readonly fault: WireFault;
  readonly waitMs: number | undefined;

  constructor(name: FaultName, { place, params, waitMs }: About) {
    const words = FAULTS[name];
    const [wrong, remedy] = [filled(words.wrong, params), filled(words.remedy, params)];
    super(`${wrong}. ${remedy}`);
    this.name = 'No';
    this.fault = {
      kind: words.kind,
      ...(place === undefined ? {} : { place }),
      wrong,
      remedy,
      name,
      ...(params === undefined ? {} : { params }),
    };
    this.waitMs = waitMs;
  }
}

export const no = (name: FaultName, about: About = {}): No => new No(name, about);

/** Not now: again when that time has passed. */
export const notNow = (name: FaultName, waitMs: number): No =>
  no(name, { waitMs, params: { minutes: Math.ceil(waitMs / 60_000) } });

export const noSuchMatch = (): No => no('noSuchMatch');
export const notYours = (seat: string): No => no('notYourSeat', { params: { seat: seat.slice(0, 40) } });
export const changedMeanwhile = (): No => no('changedMeanwhile');
