import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, decimale } from '../../../text/wording.ts';
import type { WarningMessages } from '../messages/warnings.ts';

export const frWarnings: Catalogue<WarningMessages, Names> = {
  'warn.leavesSupply': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} n’aura plus de ligne de ravitaillement ${name.at(zone)}.`,
  'warn.badOdds': ({ lost }) => `En l’état, cette bataille est perdue dans ${lost} cas sur 100.`,
  'warn.passRound': () => 'Vous renoncez à votre action de ce round. Sans carte, il reste pourtant un point.',
  'warn.budgetLost': ({ points }) =>
    `Il reste ${decimale(points)} ${points < 2 ? 'point' : 'points'}, qui ${points < 2 ? 'sera perdu' : 'seront perdus'}.`,
};
