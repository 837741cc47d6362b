/** Somebody else has written to this match meanwhile. Nothing was stored; load the match and look again. */
export class LogConflict extends Error {
  readonly match: string;
  readonly next: number;
  readonly generation: number;

  constructor(match: string, next: number, generation: number) {
    super(`match ${match}: the log no longer stands at ${next} (generation ${generation}), or is closed`);
    this.name = 'LogConflict';
    this.match = match;
    this.next = next;
    this.generation = generation;
  }
}

/** A name or an address that is somebody else's. */
export class Taken extends Error {
  readonly what: 'name' | 'mail';

  constructor(what: 'name' | 'mail') {
    super(`this ${what} is taken`);
    this.name = 'Taken';
    this.what = what;
  }
}
