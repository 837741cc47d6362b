type Nothing = Record<never, never>;

/** What stands on the box: the game and its scenarios. */
export interface CoverMessages {
  title: Nothing;
  'scenario.1805': Nothing;
  'scenario.1809': Nothing;
  'scenario.1815': Nothing;
  'scenario.1805.summary': Nothing;
  'scenario.1809.summary': Nothing;
  'scenario.1815.summary': Nothing;
}
