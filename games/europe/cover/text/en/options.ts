import type { Catalogue } from '@bivouac/kernel';
import type { OptionMessages } from '../messages/options.ts';

export const enOptions: Catalogue<OptionMessages, unknown> = {
  'option.scenario': () => 'Scenario',
  'option.scenario.help': () => 'A campaign of ten years, one of six, or the Hundred Days in an evening.',
  'option.edition': () => 'Edition',
  'option.edition.help': () => 'Which of the two rulebooks is played by.',
  'option.edition.2013': () => 'First edition (2013)',
  'option.edition.revised': () => 'Revised edition',
  'option.fogOfWar': () => 'Fog of war',
  'option.fogOfWar.help': () => 'Of an enemy force only its general is seen, or its only unit.',
  'option.dearLoneCorps': () => 'Lone corps pay for ground',
  'option.dearLoneCorps.help': () => 'A corps alone pays a second point to enter a zone that its side does not hold.',
  'option.coveredRetreat': () => 'Cavalry covers a retreat',
  'option.coveredRetreat.help': () => 'Cavalry of the beaten side lowers the die of the pursuit.',
  'option.prussianFrontier': () => 'Prussia stays near her frontier',
  'option.prussianFrontier.help': () => 'Her army does not go far abroad until an enemy has entered Prussia.',
  'option.grenadiersAtOnce': () => 'Austrian grenadiers at once',
  'option.grenadiersAtOnce.help': () => 'They take the field as soon as the Holy Empire (3C) is played.',
  'options.edition': () => 'The rulebook',
  'options.agreed': () => 'By agreement',
  'options.2013': () => 'First edition',
  'options.2013.help': () => 'The rulebook of 2013, without optional rules.',
  'options.revised': () => 'Revised edition',
  'options.revised.help': () => 'The revised rulebook, without optional rules.',
  'options.fog': () => 'Revised, in the fog of war',
  'options.fog.help': () => 'The revised rulebook; what is in an enemy force is known to its owner alone.',
};
