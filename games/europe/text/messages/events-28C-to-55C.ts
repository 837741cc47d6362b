import type { CardId, NationId, Side, SpecialId, UnitId, ZoneId } from '../../catalogue/ids.ts';
import type { ForceName } from '../../state/state.ts';

export interface EventLaterCoalitionMessages {
  'unit.available': { unit: UnitId };
  'battleCard.fewRussians': { card: CardId };
  // 29C
  'vorwaerts.noBlucher': {};
  // 31C, 42C
  'line.attacks': { card: CardId };
  'line.notBritish': { card: CardId };
  // 31C, 32C
  'artillery.which': {};
  'artillery.silenced': { card: CardId };
  'storm.slowed': { force: ForceName; by: number };
  // 7F, 33C, 34C, 36C
  'specialUnit.which': { special: SpecialId };
  'specialUnit.unsupplied': { force: ForceName };
  'specialUnit.onMap': { special: SpecialId };
  'specialUnit.noArmy': { special: SpecialId };
  'specialUnit.joins': { special: SpecialId; force: ForceName };
  // 35C
  'grandAlliance.oneNation': {};
  // 37C
  'malet.atHome': {};
  'malet.geniusGone': { card: CardId };
  // 38C, 53C
  'rising.enemyThere': { zone: ZoneId };
  'rising.fortress': { zone: ZoneId };
  'guerrilla.noMilitia': {};
  'guerrilla.nowhere': {};
  'guerrilla.notSpain': {};
  'guerrilla.harries': { force: ForceName };
  // 39C
  'desertion.which': {};
  'desertion.lastStep': { force: ForceName };
  'desertion.nobody': {};
  // 40C
  'kutuzov.offer': {};
  'scorchedEarth.begins': { year: number };
  // 41C
  'cossacks.which': {};
  'cossacks.noDepot': {};
  'cossacks.noRussians': { card: CardId };
  // 43C
  'trachenberg.begins': {};
  // 44C
  'torresVedras.lost': {};
  'torresVedras.dug': { zone: ZoneId };
  // 45C, 47C
  'rejoining.notBeaten': { nation: NationId };
  'schoenbrunn.discard': {};
  'schoenbrunn.tooLow': { card: CardId; least: number };
  'schoenbrunn.noCard': { least: number };
  // 46C
  'landwehr.which': { left: number };
  'landwehr.complete': { unit: UnitId };
  'landwehr.notThere': { unit: UnitId };
  'landwehr.noAlly': {};
  // 48C
  'generalWinter.noWinter': {};
  'generalWinter.begins': {};
  // 49C
  'bernadotte.protectorate': {};
  'bernadotte.notFree': {};
  // 50C
  'defection.which': {};
  'defection.nobody': {};
  'defection.leaves': { unit: UnitId };
  // 51C
  'typhus.which': {};
  'typhus.spared': { force: ForceName; least: number };
  'typhus.nobody': { least: number };
  // 52C
  'miseries.begin': { side: Side };
  // 53C
  'chouans.nowhere': {};
  'chouans.rise': { zone: ZoneId };
  // 54C
  'restoration.which': {};
  'restoration.noCard': {};
  'restoration.nobody': {};
  'restoration.goesHome': { unit: UnitId };
  // 55C
  'murat.noProtectorate': {};
}
