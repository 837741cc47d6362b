import { hexAt, linkTo } from '../../catalogue/board.ts';
import { type HexId, unitCard } from '../../catalogue/catalogue.ts';
import { boardOf, type Nemesis, type UnitRow } from '../../state/state.ts';
import { isDifficultToAttack } from '../2-board/2.2-terrain.ts';
import { hasPontoons, hasSiegeTrain } from '../16-advanced-rules/16.1-held-ready.ts';
import { line, type Line } from './11.2-sheet.ts';

const RIVER = -3;
const FORTRESS = -2;
const FORTRESS_WITH_ARTILLERY = -1;
const DIFFICULT = -2;

const SUPPORT_RIVER = -2;
const SUPPORT_GROUND = -1;

export const hasArtillery = (units: readonly UnitRow[]): boolean =>
  units.some(({ id, disrupted }) => !disrupted && unitCard(id).arm === 'artillery');

export const isAcrossRiver = (g: Nemesis, from: HexId, to: HexId): boolean =>
  linkTo(hexAt(boardOf(g), from), to)?.river ?? false;

/** 16.1 Unless boats are at hand. */
const isWeakenedByRiver = (g: Nemesis, from: HexId, to: HexId): boolean =>
  isAcrossRiver(g, from, to) && !hasPontoons(g);

/** 11.4 The worse of fortress and difficult ground counts, never both (rulings/11.4-terrain.md). */
const ground = (g: Nemesis, to: HexId, artillery: boolean): readonly Line[] => {
  const { fortified, terrain } = hexAt(boardOf(g), to);
  const walls = !fortified || hasSiegeTrain(g) ? 0 : artillery ? FORTRESS_WITH_ARTILLERY : FORTRESS;
  const difficult = isDifficultToAttack(terrain) ? DIFFICULT : 0;
  if (difficult < walls) return [line('11.4', 'value.difficult', { hex: to, terrain, value: difficult })];
  if (walls < 0) return [line('11.4', 'value.fortress', { hex: to, artillery, value: walls })];
  return [];
};

/** 11.4 A river, bridged or not, and the ground that is attacked weaken the attack, after it has been halved or quartered. */
export const terrainOfAttack = (g: Nemesis, from: HexId, to: HexId, attackers: readonly UnitRow[]): readonly Line[] =>
  terrainWithGuns(g, from, to, hasArtillery(attackers));
export const terrainWithGuns = (g: Nemesis, from: HexId, to: HexId, artillery: boolean): readonly Line[] => [
  ...(isWeakenedByRiver(g, from, to) ? [line('11.4', 'value.river', { from, to, value: RIVER })] : []),
  ...ground(g, to, artillery),
];

/**
 * 11.5 The same for each supporting stack, by its own hexside, but milder. Artillery anywhere in the attack opens the
 * fortress to all supporters (rulings/11.5-fortress-and-supporters.md).
 */
export const terrainOfSupport = (g: Nemesis, from: HexId, to: HexId, artillery: boolean): readonly Line[] => {
  const { fortified, terrain } = hexAt(boardOf(g), to);
  const value = SUPPORT_GROUND;
  const onGround = isDifficultToAttack(terrain)
    ? [line('11.5', 'value.supportDifficult', { from, hex: to, terrain, value })]
    : fortified && !artillery && !hasSiegeTrain(g)
      ? [line('11.5', 'value.supportFortress', { from, hex: to, value })]
      : [];
  return [
    ...(isWeakenedByRiver(g, from, to) ? [line('11.5', 'value.supportRiver', { from, to, value: SUPPORT_RIVER })] : []),
    ...onGround,
  ];
};
