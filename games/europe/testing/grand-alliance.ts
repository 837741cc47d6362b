import { acting } from './marches.ts';
import type { Position, Table } from './position.ts';

/** Prussia and Spain fight for the Coalition, Saxony for the Empire. */
export const GRAND_ALLIANCE = {
  prussia: { side: 'coalition', status: 'belligerent' },
  spain: { side: 'coalition', status: 'belligerent' },
  saxe: { side: 'empire', status: 'ally' },
} as const satisfies Position['nations'];

/** An Empire force sets out against this alliance, and the Coalition holds one card. */
export const settingOut = (card: string, name: string, wanted: Position): Table =>
  acting({
    noOtherCards: true,
    hands: { empire: [], coalition: [card] },
    nations: GRAND_ALLIANCE,
    ...wanted,
  }).answer('empire', { kind: 'activate', force: name });
