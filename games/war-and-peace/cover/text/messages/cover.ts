type Nothing = Record<never, never>;
type Start = '1805' | '1809' | '1812' | '1813';

/** What stands on the box: the game and its starts. */
export type CoverMessages = { title: Nothing } & Record<`scenario.${Start}` | `scenario.${Start}.summary`, Nothing>;
