import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { WarningMessages } from '../messages/warnings.ts';

export const frWarnings: Catalogue<WarningMessages, Names> = {
  'warn.leavesSupply': ({ force, zone }, name) =>
    `${name.force(force)} n’aura pas de ligne de ravitaillement : ${name.zone(zone)}.`,
  'warn.badOdds': ({ lost }) => `En l’état, cette bataille est perdue dans ${lost} cas sur 100.`,
  'warn.passRound': () => 'Vous renoncez à votre action de ce round. Sans carte, il reste pourtant un point.',
  'warn.budgetLost': ({ points }) => `Les ${points} points restants sont perdus.`,
};
