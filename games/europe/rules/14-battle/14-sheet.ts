import type { Side } from '../../catalogue/ids.ts';
import { type Battle, bothSides, type Europe, type ForceId, forceSteps, hasForce } from '../../state/state.ts';

/** 14 The battle that is being fought. */
export const sheet = ({ battle }: Pick<Europe, 'battle'>): Battle => {
  if (!battle) throw new Error('14: no battle is being fought');
  return battle;
};
export const changeSheet = (g: Europe, change: Partial<Battle>): void => {
  g.battle = { ...sheet(g), ...change };
};
/** A record with the entry of one side replaced. */
export const withSide = <T>(record: Readonly<Record<Side, T>>, side: Side, value: T): Readonly<Record<Side, T>> => ({
  ...record,
  [side]: value,
});

/** The forces of a side in this battle that are still on the map. */
export const fighting = (g: Europe, side: Side): readonly ForceId[] =>
  sheet(g).forces[side].filter((id) => hasForce(g, id));
export const stepsFighting = (g: Europe, side: Side): number =>
  fighting(g, side).reduce((sum, id) => sum + forceSteps(g, id), 0);

type Opening = Pick<Battle, 'zone' | 'attacker' | 'forces' | 'from' | 'intercepted' | 'landing' | 'landingModifier'> &
  Partial<Pick<Battle, 'joined' | 'cameBy'>>;
/** A new sheet: who fights where; all the rest is filled in step by step. */
export const newSheet = (opening: Opening): Battle => ({
  step: 'counterMarches',
  joined: [],
  cameBy: bothSides((side) => (side === opening.attacker && opening.from !== null ? [opening.from] : [])),
  ...opening,
  edge: opening.from,
  unsupplied: bothSides(() => false),
  points: bothSides(() => 0),
  commander: bothSides(() => null),
  odds: null,
  level: null,
  morale: bothSides(() => null),
  moraleChosen: bothSides(() => false),
  lead: bothSides(() => null),
  specials: bothSides(() => []),
  subordinate: bothSides(() => null),
  modifiers: bothSides(() => []),
  extraCavalry: bothSides(() => 0),
  noSuperiority: bothSides(() => false),
  cards: [],
  countered: [],
  rolled: bothSides(() => null),
  losses: bothSides(() => 0),
  victor: null,
  broken: null,
  fordsRiver: false,
  bridged: false,
  trapped: [],
});
