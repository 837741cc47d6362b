/** Where the other processes on the same database find this one. */
export interface LinkPlace {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Under which name the others reach it, if not under the host's. */
  readonly name?: string;
}
