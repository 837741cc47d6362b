type Nothing = Record<never, never>;

/** What can be chosen before a match. */
export interface OptionMessages {
  'option.scenario': Nothing;
  'option.scenario.help': Nothing;
  'option.hitsOnWinner': Nothing;
  'option.hitsOnWinner.help': Nothing;
  'option.hitsOnWinner.down': Nothing;
  'option.hitsOnWinner.up': Nothing;
  'option.bridgeheads': Nothing;
  'option.bridgeheads.help': Nothing;
  'option.bridgeheads.open': Nothing;
  'option.bridgeheads.closed': Nothing;
  'option.armisticeDepots': Nothing;
  'option.armisticeDepots.help': Nothing;
  'option.armisticeDepots.new': Nothing;
  'option.armisticeDepots.standing': Nothing;
  'option.hiddenStacks': Nothing;
  'option.hiddenStacks.help': Nothing;
  'option.evacuatedGarrisons': Nothing;
  'option.evacuatedGarrisons.help': Nothing;
  'option.crowding': Nothing;
  'option.crowding.help': Nothing;
  'option.cards': Nothing;
  'option.cards.help': Nothing;
  'option.seniority': Nothing;
  'option.seniority.help': Nothing;
  'option.underStrength': Nothing;
  'option.underStrength.help': Nothing;
  'option.shortArmistice': Nothing;
  'option.shortArmistice.help': Nothing;
  'option.austrianBargain': Nothing;
  'option.austrianBargain.help': Nothing;
  'option.tension': Nothing;
  'option.tension.help': Nothing;
}
