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
};
