/** Another process plays this match now. */
export class Lost extends Error {
  constructor(match: string) {
    super(`match ${match} is played by another process`);
    this.name = 'Lost';
  }
}
