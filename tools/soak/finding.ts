/** What a part came to. */
export interface Finding {
  readonly part: string;
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly seeds: string;
  /** A line for each figure. */
  readonly figures: readonly string[];
  readonly faults: readonly string[];
}

export type Progress = (text: string) => void;
