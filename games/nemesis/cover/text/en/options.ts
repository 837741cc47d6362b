import type { Catalogue } from '@bivouac/kernel';
import type { OptionMessages } from '../messages/options.ts';

export const enOptions: Catalogue<OptionMessages, unknown> = {
  'option.scenario': () => 'Scenario',
  'option.scenario.help': () => 'The campaign to be played.',
  'option.hitsOnWinner': () => 'Hits on the winner',
  'option.hitsOnWinner.help': () => 'Half the difference: rounded how? (11.15)',
  'option.hitsOnWinner.more': () =>
    'The winner of a combat takes half the difference in hits (11.15). 11.15 says to round it up; 1.2 rounds every half down, and so does the worked example.',
  'option.hitsOnWinner.down': () => 'Half, rounded down',
  'option.hitsOnWinner.up': () => 'Half, rounded up',
  'option.bridgeheads': () => 'French bridgeheads',
  'option.bridgeheads.help': () => 'Hamburg and Wittenberg at the truce (14.15)',
  'option.bridgeheads.more': () =>
    'During the Armistice the French stay behind the Elbe (14.15). May they hold Hamburg and Wittenberg, which lie on its far bank?',
  'option.bridgeheads.open': () => 'They may',
  'option.bridgeheads.closed': () => 'They may not',
  'option.armisticeDepots': () => 'Depots at the Armistice',
  'option.armisticeDepots.help': () => 'Placed again at the truce, or moved (14.15)',
  'option.armisticeDepots.more': () =>
    'At the Armistice Depots are moved (14.15). Without new ones the Austrians would be out of supply before they could act.',
  'option.armisticeDepots.new': () => 'New ones too, as at set-up',
  'option.armisticeDepots.standing': () => 'Only those on the map',
  'option.hiddenStacks': () => 'Hidden stacks',
  'option.hiddenStacks.help': () => 'Face-down stacks, five dummies (15.1)',
  'option.hiddenStacks.more': () =>
    'Nobody looks into an enemy stack until it fights, and the Coalition has five dummy counters (15.1).',
  'option.evacuatedGarrisons': () => 'Garrisons brought home',
  'option.evacuatedGarrisons.help': () => 'Those of the East start at home (15.2)',
  'option.evacuatedGarrisons.more': () =>
    'Napoleon has given up Danzig and the fortresses of the East; their garrisons start around Magdeburg and Leipzig (15.2).',
  'option.crowding': () => 'Crowding and forage',
  'option.crowding.help': () => 'Crowds forage in friendly land too (15.3)',
  'option.crowding.more': () =>
    'A stack without a train forages even in friendly land if two or more friendly stacks are next to it (15.3).',
  'option.cards': () => 'Event cards',
  'option.cards.help': () => 'Each plays one of fifty every Turn (16.1)',
  'option.cards.more': () =>
    'Fifty Random Event Cards. Each player holds one, draws one every Turn and plays one of the two (16.1).',
  'option.seniority': () => 'Seniority and characters',
  'option.seniority.help': () => 'Commanders lead only their own (16.2)',
  'option.seniority.more': () =>
    'A commander leads only those under his authority, and some have gifts or faults of their own (16.2).',
  'option.underStrength': () => 'Armies under strength',
  'option.underStrength.help': () => 'Weaker attacks in Turns 1 to 3 (16.3)',
  'option.underStrength.more': () => 'Attacks are weaker by 3, 2 and 1 in the first three Turns (16.3).',
  'option.shortArmistice': () => 'Short Armistice',
  'option.shortArmistice.help': () => 'A late truce delays three corps (16.4)',
  'option.shortArmistice.more': () =>
    'After a truce on Turn 10 or 11 three Russian corps are still near Allenstein (16.4).',
  'option.austrianBargain': () => 'Austria may stay neutral',
  'option.austrianBargain.help': () => 'Battle points for her neutrality (16.5)',
  'option.austrianBargain.more': () =>
    'At the Armistice the French may offer Battle points to keep Austria out of the war (16.5).',
  'option.tension': () => 'Tension in the Coalition',
  'option.tension.help': () => 'A French triumph divides the allies (16.6)',
  'option.tension.more': () =>
    'After a decisive French victory the partners obey and help each other less readily (16.6).',
  'options.readings': () => 'Readings of the rules',
  'options.optional': () => 'Optional rules (15)',
  'options.advanced': () => 'Advanced rules (16)',
  'options.basic': () => 'Recommended for a first game',
  'options.basic.help': () => 'The basic rules alone (1 to 14): a whole campaign, with nothing else to remember.',
  'options.withOptional': () => 'Optional rules',
  'options.withOptional.help': () =>
    'With chapter 15: stacks lie face down, the garrisons of the East are home, crowded stacks forage.',
  'options.everything': () => 'Everything',
  'options.everything.help': () =>
    'With chapters 15 and 16: event cards, seniority, a bargain over Austria and all the rest. For those who know the game.',
};
