import type { Seat } from '@bivouac/kernel';
import type { Faction } from '../catalogue/ids.ts';

/** E The segments of a month, between the set-up and the end. */
export const SEGMENTS = ['setUp', 'month', 'neutral', 'pro', 'anti', 'end', 'over'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** E.1, E.2 The phases of a segment; a neutral one has neither attrition nor combat. */
export const PHASES = ['naval', 'attrition', 'alliance', 'production', 'ground', 'combat'] as const;
export type Phase = (typeof PHASES)[number];

/** Where play stands. At a checkpoint it alone says where play resumes. */
export interface Clock {
  readonly year: number;
  readonly month: number;
  readonly segment: Segment;
  readonly phase: Phase;
  /** Where a phase stands: the entry of the set-up, the step of an Alliance Phase, the battle of a Combat Phase. */
  readonly step: number;
  /** E.2.e Who has nothing more to do in this phase. */
  readonly out: readonly Seat[];
}

export const isWinterMonth = (month: number): boolean => month === 12 || month <= 2;

/** Months since January of the year 1: to count from one turn to another. */
export const turnOf = ({ year, month }: { readonly year: number; readonly month: number }): number =>
  year * 12 + month - 1;
export const nextMonth = ({
  year,
  month,
}: {
  readonly year: number;
  readonly month: number;
}): {
  readonly year: number;
  readonly month: number;
} => (month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 });

/** Whose segment it is; nobody's when it is neither faction's. */
export const activeFaction = ({ segment }: Clock): Faction | undefined =>
  segment === 'pro' || segment === 'anti' ? segment : undefined;
