type Nothing = Record<never, never>;

/** What can be chosen before a match. */
export interface OptionMessages {
  'option.scenario': Nothing;
  'option.scenario.help': Nothing;
  'option.hitsOnWinner': Nothing;
  'option.hitsOnWinner.help': Nothing;
  'option.hitsOnWinner.down': Nothing;
  'option.hitsOnWinner.up': Nothing;
}
