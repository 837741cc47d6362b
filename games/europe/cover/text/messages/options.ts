type Nothing = Record<never, never>;

/** What can be chosen before a match. */
export interface OptionMessages {
  'option.scenario': Nothing;
  'option.scenario.help': Nothing;
  'option.edition': Nothing;
  'option.edition.help': Nothing;
  'option.edition.2013': Nothing;
  'option.edition.revised': Nothing;
  'option.fogOfWar': Nothing;
  'option.fogOfWar.help': Nothing;
  'option.dearLoneCorps': Nothing;
  'option.dearLoneCorps.help': Nothing;
  'option.coveredRetreat': Nothing;
  'option.coveredRetreat.help': Nothing;
  'option.prussianFrontier': Nothing;
  'option.prussianFrontier.help': Nothing;
  'option.grenadiersAtOnce': Nothing;
  'option.grenadiersAtOnce.help': Nothing;
  'options.edition': Nothing;
  'options.agreed': Nothing;
  'options.2013': Nothing;
  'options.2013.help': Nothing;
  'options.revised': Nothing;
  'options.revised.help': Nothing;
  'options.fog': Nothing;
  'options.fog.help': Nothing;
}
