import { zones } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import type { Peace } from '../state/state.ts';
import { holding } from './cards.ts';
import type { Position, Table } from './position.ts';

/** Parts of the conquest phase, as its clock counts them. */
export const POLAND_RISES = 1;
export const MAJORS_BY_EMPIRE = 4;
export const TILSIT = 5;

/** The Empire holds this card in that part of the conquest phase. */
export const inConquests = (card: string, step: number, wanted: Position): Table =>
  holding(card, { ...wanted, clock: { phase: 'conquests', round: 0, next: 'coalition', step, ...wanted.clock } });

/** A power holds the land of these nations, fortress by fortress. */
export const heldBy = (power: string, ...nations: readonly string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(
    [...zones.values()]
      .filter(({ nation }) => nations.includes(nation))
      .map(({ id }) => [id, { control: power as NationId }]),
  );

/** What a power is that the Empire has beaten once (18.2): in forced peace, in forced alliance (8.1.4), or neutral again. */
export const beaten = { empire: 1, coalition: 0 };
export const peace: Peace = { by: 'empire', since: 1809, until: 1811, afterwards: 'neutral', forGood: false };
export const inPeace = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
export const inAlliance = { side: 'neutral', status: 'forcedAlliance', beaten } as const;
export const neutralAgain = { side: 'neutral', status: 'neutral', beaten } as const;
