import { fact, withRow } from '@bivouac/kernel';
import { isMajor, nations as nationCards } from '../catalogue/catalogue.ts';
import type { Allegiance, NationId, Side } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import { bothSides, POWERS } from './clock.ts';

/** 8.1 What a nation can be. A minor power that follows a neutral power is an ally on nobody's side. */
export type Status =
  | 'belligerent'
  | 'ally'
  | 'protectorate'
  | 'neutral'
  | 'forcedPeace'
  | 'forcedAlliance'
  /** Its land has become the national territory of another. */
  | 'annexed'
  /** Shares the fate of its patron, as Sicily that of Naples. */
  | 'partOf'
  | 'notCreated'
  | 'dissolved'
  | 'revoltNotInPlay'
  | 'inRevolt';

export type { Allegiance } from '../catalogue/ids.ts';

/** 18.2.3 A peace that was imposed: by whom, since when, and how long. */
export interface Peace {
  readonly by: Side;
  readonly since: number;
  /** 2013: the last year of the peace, null for good. Revised: null, as a die ends it; but a scenario may give a year. */
  readonly until: number | null;
  /** 30F Revised: no die is thrown for its end up to this year. */
  readonly untested?: number;
  readonly afterwards: 'neutral' | 'forcedAlliance';
  readonly forGood: boolean;
}

export interface NationRow {
  readonly id: NationId;
  readonly side: Allegiance;
  readonly status: Status;
  /** The power that it follows. */
  readonly patron: NationId | null;
  readonly peace: Peace | null;
  /** How often each side has beaten it (8.1.3, 8.2.3). */
  readonly beaten: Readonly<Record<Side, number>>;
  /** 7.1 War has been declared on it while it was neutral. */
  readonly declaredOn: boolean;
  /** Military reform has been made (glossary). */
  readonly reformed: boolean;
  /** 27C It went on fighting when it should have surrendered. */
  readonly drums: boolean;
  /** 8.2.1 2013: Spain has lost a minor or major battle, and may be talked out of her alliance. */
  readonly lostBattle: boolean;
}

const ROWS: ReadonlyMap<NationId, number> = new Map([...nationCards.keys()].map((id, row) => [id, row]));

export const nation = (g: Pick<Europe, 'nations'>, id: NationId): NationRow => {
  const row = g.nations[ROWS.get(id) ?? -1];
  if (!row) throw new Error(`no nation ${id}`);
  return row;
};
export const changeNation = (g: Europe, id: NationId, change: Partial<Omit<NationRow, 'id'>>): void => {
  g.nations = withRow(g.nations, ROWS.get(id) ?? -1, { ...nation(g, id), ...change });
};

export { isMajor };

/** A nation that is part of another is on the side of the other. */
export const sideOf = (g: Pick<Europe, 'nations'>, id: NationId): Allegiance => {
  const { side, status, patron } = nation(g, id);
  return status === 'partOf' && patron !== null ? sideOf(g, patron) : side;
};
export const isOn = (g: Pick<Europe, 'nations'>, id: NationId, side: Side): boolean => sideOf(g, id) === side;
/** Both fight, on different sides. */
export const areEnemies = (g: Pick<Europe, 'nations'>, one: NationId, other: NationId): boolean => {
  const [a, b] = [sideOf(g, one), sideOf(g, other)];
  return (a === 'empire' && b === 'coalition') || (a === 'coalition' && b === 'empire');
};

/** 8.1 The major power whose fate and supply a nation shares: itself, or the power that it follows. */
export const leadingPower = (g: Pick<Europe, 'nations'>, id: NationId): NationId => {
  if (isMajor(id)) return id;
  const { patron, side } = nation(g, id);
  if (patron !== null) return leadingPower(g, patron);
  return (side === 'empire' ? 'france' : 'britain') as NationId;
};

const powers = fact((nations: Europe['nations']) =>
  bothSides((side) => POWERS.filter((id) => isOn({ nations }, id, side))),
);
/** The major powers that fight on a side, in the order of 7.3. */
export const powersOf = (g: Pick<Europe, 'nations'>, side: Side): readonly NationId[] => powers(g.nations)[side];
const MINORS: readonly Status[] = ['ally', 'protectorate', 'inRevolt', 'partOf'];
const minors = fact((nations: Europe['nations']) =>
  bothSides((side) =>
    nations.flatMap(({ id, status }) =>
      !isMajor(id) && isOn({ nations }, id, side) && MINORS.includes(status) ? [id] : [],
    ),
  ),
);
/** Its minor powers and revolts, as the list of nations has them. */
export const minorsOf = (g: Pick<Europe, 'nations'>, side: Side): readonly NationId[] => minors(g.nations)[side];
export const isNeutral = (g: Pick<Europe, 'nations'>, id: NationId): boolean => sideOf(g, id) === 'neutral';
