import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { OptionMessages } from '../messages/options.ts';

export const enOptions: Catalogue<OptionMessages, Names> = {
  'option.scenario': () => 'Scenario',
  'option.scenario.help': () => 'The campaign to be played.',
  'option.hitsOnWinner': () => 'Hits on the winner',
  'option.hitsOnWinner.help': () =>
    'The winner of a combat takes half the difference in hits (11.15). 11.15 says to round it up; 1.2 rounds every half down, and so does the worked example.',
  'option.hitsOnWinner.down': () => 'Half, rounded down',
  'option.hitsOnWinner.up': () => 'Half, rounded up',
  'option.bridgeheads': () => 'French bridgeheads',
  'option.bridgeheads.help': () =>
    'During the Armistice the French stay behind the Elbe (14.15). May they hold Hamburg and Wittenberg, which lie on its far bank?',
  'option.bridgeheads.open': () => 'They may',
  'option.bridgeheads.closed': () => 'They may not',
  'option.armisticeDepots': () => 'Depots at the Armistice',
  'option.armisticeDepots.help': () =>
    'At the Armistice Depots are moved (14.15). Without new ones the Austrians would be out of supply before they could act.',
  'option.armisticeDepots.new': () => 'New ones too, as at the set-up',
  'option.armisticeDepots.standing': () => 'Only those on the map',
  'option.hiddenStacks': () => 'Hidden stacks',
  'option.hiddenStacks.help': () =>
    'Nobody looks into an enemy stack until it fights, and the Coalition has five dummy counters (15.1).',
  'option.evacuatedGarrisons': () => 'Garrisons brought home',
  'option.evacuatedGarrisons.help': () =>
    'Napoleon has given up Danzig and the fortresses of the East; their garrisons start around Magdeburg and Leipzig (15.2).',
  'option.crowding': () => 'Crowding and forage',
  'option.crowding.help': () =>
    'A stack without a train forages even in friendly land if two or more friendly stacks are next to it (15.3).',
  'option.cards': () => 'Event cards',
  'option.cards.help': () =>
    'Fifty Random Event Cards. Each player holds one, draws one every Turn and plays one of the two (16.1).',
  'option.seniority': () => 'Seniority and characters',
  'option.seniority.help': () =>
    'A commander leads only those under his authority, and some have gifts or faults of their own (16.2).',
  'option.underStrength': () => 'Armies under strength',
  'option.underStrength.help': () => 'Attacks are weaker by 3, 2 and 1 in the first three Turns (16.3).',
  'option.shortArmistice': () => 'Short Armistice',
  'option.shortArmistice.help': () =>
    'After a truce on Turn 10 or 11 three Russian corps are still near Allenstein (16.4).',
  'option.austrianBargain': () => 'Austria may stay neutral',
  'option.austrianBargain.help': () =>
    'At the Armistice the French may offer Battle points to keep Austria out of the war (16.5).',
  'option.tension': () => 'Tension in the Coalition',
  'option.tension.help': () =>
    'After a decisive French victory the partners obey and help each other less readily (16.6).',
};
