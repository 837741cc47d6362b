/** The outline of a rulebook, as far as the coverage of its rules needs it. */
export interface Outline {
  readonly id: string;
  readonly chapters: readonly {
    readonly number: string;
    readonly rules: readonly {
      readonly number: string;
      readonly kind: string;
      readonly reason?: string;
      /** The number that files and tests carry, where an edition prints another. */
      readonly under?: string;
    }[];
  }[];
}
