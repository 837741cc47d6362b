import { zoneId } from '../catalogue/catalogue.ts';
import type { GeneralId, Side, UnitId } from '../catalogue/ids.ts';
import { battle, type Engagement } from '../rules/14-battle/14-battle.ts';
import { type Battle, type Europe, forceCalled, type ForceId } from '../state/state.ts';
import type { Position, Table } from './position.ts';
import { scene } from './scene.ts';

/** A battle in words: forces by their general or unit, zones by their name. */
export interface Fight {
  readonly zone: string;
  readonly attacker?: Side;
  readonly by: readonly string[];
  readonly against: readonly string[];
  readonly from?: string;
  readonly interceptedFrom?: string;
  readonly landing?: boolean;
  readonly landingModifier?: number;
}

export const forceOf = (g: Pick<Europe, 'generals' | 'units'>, name: string): ForceId =>
  forceCalled(g, name as GeneralId | UnitId);

const engagement = (g: Europe, fight: Fight): Engagement => ({
  zone: zoneId(fight.zone),
  attacker: fight.attacker ?? 'empire',
  attackers: fight.by.map((name) => forceOf(g, name)),
  defenders: fight.against.map((name) => forceOf(g, name)),
  from: fight.from === undefined ? null : zoneId(fight.from),
  interceptedFrom: fight.interceptedFrom === undefined ? null : zoneId(fight.interceptedFrom),
  landing: fight.landing ?? false,
  ...(fight.landingModifier === undefined ? {} : { landingModifier: fight.landingModifier }),
});

/** A table at which this battle is fought and nothing else. */
export const battleAt = (wanted: Position, fight: Fight): Table =>
  scene(wanted, (g) => battle(g, engagement(g, fight)));

/** The sheet of the battle that is being fought. */
export const sheetOf = ({ state }: Table): Battle => {
  if (!state.battle) throw new Error('no battle is being fought');
  return state.battle;
};
/** The modifiers of a side by their names. */
export const modifiersOn = (table: Table, side: Side): Readonly<Record<string, number>> =>
  Object.fromEntries(sheetOf(table).modifiers[side].map(({ what, by }) => [what, by]));
