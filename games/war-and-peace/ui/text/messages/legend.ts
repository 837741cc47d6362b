type Nothing = Record<never, never>;

/** What the signs mean. */
export type LegendMessages = Record<
  | 'legend.counters'
  | 'legend.marks'
  | 'legend.map'
  | `legend.${'disrupted' | 'besieged' | 'garrison' | 'entrenched' | 'moved' | 'waits'}`
  | `legend.${'leader' | 'infantry' | 'cavalry' | 'satellite' | 'squadron' | 'transport' | 'flag'}`
  | `legend.${'capital' | 'major' | 'minor' | 'fortress' | 'red' | 'black' | 'blue' | 'port' | 'river' | 'seaSide' | 'zone'}`,
  Nothing
>;
