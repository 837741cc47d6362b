type Nothing = Record<never, never>;

/** What stands on the box: the game and its scenarios. */
export interface CoverMessages {
  title: Nothing;
  'scenario.1799': Nothing;
  'scenario.1812': Nothing;
  'scenario.1813': Nothing;
  'scenario.1812-1813': Nothing;
  'scenario.1799.summary': Nothing;
  'scenario.1812.summary': Nothing;
  'scenario.1813.summary': Nothing;
  'scenario.1812-1813.summary': Nothing;
}
