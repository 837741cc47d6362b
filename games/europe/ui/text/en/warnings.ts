import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { WarningMessages } from '../messages/warnings.ts';

export const enWarnings: Catalogue<WarningMessages, Names> = {
  'warn.leavesSupply': ({ force, zone }, name) => `At ${name.zone(zone)} ${name.force(force)} has no line of supply.`,
  'warn.badOdds': ({ lost }) => `As things stand this battle is lost in ${lost} of 100 cases.`,
  'warn.passRound': () => 'You give up your action of this round. Without a card there is still one point.',
  'warn.budgetLost': ({ points }) => `${points} points that are left are lost.`,
};
