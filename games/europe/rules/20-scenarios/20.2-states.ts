import type { Verdict } from '@bivouac/kernel';
import { type Grouping, groupings } from '../../catalogue/catalogue.ts';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { GeneralId, NationId, ProvinceId, UnitId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  changeNation,
  changeZone,
  type Europe,
  generalRow,
  isForce,
  isOn,
  nation,
  type PieceAt,
  putGeneral,
  putUnit,
  unitRow,
  zone,
} from '../../state/state.ts';
import { eliminateUnit, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { raiseEscalade } from '../4-glossary/4-escalade.ts';
import { settle, takeBack } from '../19-victory/19-awards.ts';

const FRANCE = 'france' as NationId;
const NAPLES = 'naples' as NationId;
const PONIATOWSKI = 'poniatowski' as GeneralId;
const JEROME = 'jerome' as GeneralId;
const { rhine, westphalia, poland, bavaria, italy } = groupings;

const isProtectorate = (g: Europe, id: NationId): boolean => nation(g, id).status === 'protectorate';
const isAdded = (g: Europe, provinces: readonly ProvinceId[], to: NationId): boolean =>
  provinces.every((id) => zonesOfProvince(id).every((each) => zone(g, each).nation === to));

/** 20.2, revised 8.3 Does one of the states that can be made in play exist? */
export const isCreated = (g: Europe, which: Grouping): boolean => {
  switch (which) {
    case 'rhine':
      return isProtectorate(g, rhine.nation);
    case 'westphalia':
      return isProtectorate(g, westphalia.nation);
    case 'poland':
      return isProtectorate(g, poland.nation);
    case 'bavaria':
      return isOn(g, bavaria.nation, 'empire') && isAdded(g, bavaria.adds, bavaria.nation);
    case 'italy':
      return isAdded(g, italy.adds, italy.nation);
  }
};

/** An ally or protectorate of the Empire, or land that France has taken in. */
const isOurs = (g: Europe, id: NationId): boolean => isOn(g, id, 'empire');
const isProvinceOurs = (g: Europe, id: ProvinceId): boolean =>
  zonesOfProvince(id).every((each) => isOn(g, zone(g, each).nation, 'empire'));

const membersOf = (g: Europe, which: 'rhine' | 'westphalia'): number =>
  which === 'rhine'
    ? rhine.members.filter((id) => isOurs(g, id)).length
    : westphalia.members.filter((id) => isOurs(g, id)).length +
      westphalia.provinces.filter((id) => isProvinceOurs(g, id)).length;

/** 8.3.1 The Confederation needs six of its members on the Empire's side; in the revised edition also that Austria and Prussia were beaten. */
export const mayCreateRhine = (g: Europe): Verdict => {
  const unbeaten = revised(g, 'newStates')
    ? rhine.needsDefeated.find((id) => nation(g, id).beaten.empire === 0)
    : undefined;
  return (
    must('8.3.1', membersOf(g, 'rhine') >= rhine.minimum, 'state.needsAllies', {
      nation: rhine.nation,
      least: rhine.minimum,
    }) ?? (unbeaten === undefined ? undefined : must('8.3.1', false, 'state.needsBeaten', { nation: unbeaten }))
  );
};

/** 8.3.2 Westphalia needs four of its five lands and Naples. rulings/20.2-westphalia.md */
export const mayCreateWestphalia = (g: Europe): Verdict =>
  must('8.3.2', membersOf(g, 'westphalia') >= westphalia.minimum, 'state.needsAllies', {
    nation: westphalia.nation,
    least: westphalia.minimum,
  }) ?? must('8.3.2', isOurs(g, NAPLES), 'state.needsNaples');

const enter = (g: Europe, unit: UnitId, at: PieceAt): void => {
  if (unitRow(g, unit).at !== 'notYet') return;
  putUnit(g, unit, at);
  log(g, '8.3', 'state.corps', { unit });
};
const enterGeneral = (g: Europe, general: GeneralId, at: PieceAt): void => {
  if (generalRow(g, general).at === 'notYet') putGeneral(g, general, at);
};

/** 20.2 The new state is a protectorate from the first day. */
const proclaim = (g: Europe, id: NationId): void => {
  changeNation(g, id, { side: 'empire', status: 'protectorate', patron: FRANCE });
  log(g, '8.3', 'state.created', { nation: id });
};

/** 8.3.1 The Confederation of the Rhine (20F); its points are on the card. */
export const createRhine = (g: Europe): void => {
  proclaim(g, rhine.nation);
  enter(g, 'rhi_1' as UnitId, 'reserve');
};
/** 8.3.2 Westphalia (45F); its point is on the card. */
export const createWestphalia = (g: Europe): void => {
  proclaim(g, westphalia.nation);
  enter(g, 'wes_1' as UnitId, 'reserve');
  enterGeneral(g, JEROME, 'reserve');
};

/** The Polish provinces that Poland has, Mazovia among them. */
const polishProvinces = (g: Europe): number =>
  poland.provinces.filter((id) => zonesOfProvince(id).some((each) => zone(g, each).nation === poland.nation)).length;

/** 8.3.5 The point for Poland: Mazovia and one province more, or Marie Walewska; once and for all. */
const scorePoland = (g: Europe): void => settle(g, 'poland', true);

/** 8.1.5, 22F, revised 8.3.5 Two of escalade by the card, and in the revised edition by a peace; in the first one as any protectorate. */
const escaladeOfPoland = (g: Europe, by: 'card' | 'peace'): number => {
  const line = by === 'peace' && !revised(g, 'newStates') ? 'protectorate' : 'poland';
  return tables(g).victory.events.get(line)?.escalade ?? 0;
};

/**
 * 20.2 (2c), revised 8.3.5 The Duchy of Warsaw: by Marie Walewska its first corps and Poniatowski come free with the next
 * budget, by a peace they are to be built.
 */
export const createPoland = (g: Europe, by: 'card' | 'peace'): void => {
  proclaim(g, poland.nation);
  const at = by === 'card' ? 'returning' : 'reserve';
  enter(g, 'pol_1' as UnitId, at);
  enterGeneral(g, PONIATOWSKI, at);
  raiseEscalade(g, escaladeOfPoland(g, by));
  if (by === 'card') scorePoland(g);
};

/** 8.3.5 The land of Poland has grown: a second province brings the point, a third the second corps. */
export const growPoland = (g: Europe, before: number): void => {
  const now = polishProvinces(g);
  if (before < 2 && now >= 2) scorePoland(g);
  if (now >= poland.secondCorpsAt) enter(g, poland.secondCorps, 'reserve');
};
export { polishProvinces };

/** 8.3.4 With Venetia the Kingdom of Italy may raise a second corps. */
export const growItaly = (g: Europe): void => {
  if (isCreated(g, 'italy')) enter(g, italy.secondCorps, 'reserve');
};

/** 8.3.5 Marie Walewska: Mazovia becomes Polish where it lies. */
export const foundPolandByCard = (g: Europe): void => {
  const before = polishProvinces(g);
  for (const id of zonesOfProvince(poland.core)) changeZone(g, id, { nation: poland.nation, control: null });
  createPoland(g, 'card');
  growPoland(g, before);
};

const dissolve = (g: Europe, id: NationId, unit: UnitId): void => {
  changeNation(g, id, { side: 'none', status: 'dissolved', patron: null });
  const { at } = unitRow(g, unit);
  eliminateUnit(g, unit);
  putUnit(g, unit, 'gone');
  if (isForce(at)) tidy(g, at);
  log(g, '8.3', 'state.dissolved', { nation: id });
};

/** 8.3.1, 8.3.2 The Confederation and Westphalia vanish for good when none of their members is left to the Empire. */
export const checkStates = (g: Europe): void => {
  if (isCreated(g, 'rhine') && membersOf(g, 'rhine') === 0) {
    dissolve(g, rhine.nation, 'rhi_1' as UnitId);
    takeBack(g, 'rhine');
  }
  if (isCreated(g, 'westphalia') && membersOf(g, 'westphalia') === 0) {
    dissolve(g, westphalia.nation, 'wes_1' as UnitId);
    takeBack(g, 'westphalia');
  }
};

/** Revised 8.2.2 The state under French protection of which a minor power is part. */
export const protectedStateOf = (g: Europe, id: NationId): NationId | undefined => {
  if (isCreated(g, 'rhine') && rhine.members.includes(id)) return rhine.nation;
  return isCreated(g, 'westphalia') && westphalia.members.includes(id) ? westphalia.nation : undefined;
};
