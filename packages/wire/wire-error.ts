import type { WireFault } from './fault.ts';

/** The server would not do it, or could not be reached. */
export class WireError extends Error {
  readonly fault: WireFault | undefined;

  constructor(message: string, fault?: WireFault, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WireError';
    this.fault = fault;
  }
}
