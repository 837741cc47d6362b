import type { CardId, FleetId, GeneralId, NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import type { ForceName } from '../../state/state.ts';

export interface EventFirstEmpireMessages {
  'moment.notThis': { card: CardId };
  'battleCard.nobody': { card: CardId };
  'battleCard.unsupplied': { card: CardId };
  'battleCard.noArmy': { card: CardId };
  'battleCard.notFrench': { card: CardId };
  'siegeCard.citadel': { card: CardId; zone: ZoneId };
  'siegeCard.garrison': { card: CardId; zone: ZoneId };
  'seaCard.notNow': { card: CardId };
  'seaCard.oneOnly': {};
  'budgetCard.tooLate': { card: CardId; power: NationId };
  'envoys.whom': { bonus: number };
  'envoys.nobody': { card: CardId };
  // 1F
  'genius.which': {};
  'genius.defence': { force: ForceName; least: number };
  'genius.nobody': {};
  'genius.apart': { force: ForceName };
  'genius.fallBack': { force: ForceName; zone: ZoneId };
  'genius.fellBack': { force: ForceName };
  'genius.noNapoleon': {};
  // 2F
  'majorCampaign.nobody': {};
  // 4F, 23F
  'persia.russiaBound': {};
  'finland.russiaAtWar': {};
  'foreignWar.whichCorps': { war: CardId };
  'foreignWar.whichGeneral': { war: CardId };
  'foreignWar.unitSent': { unit: UnitId; war: CardId };
  'foreignWar.generalSent': { general: GeneralId; war: CardId };
  'foreignWar.fleetSent': { fleet: FleetId; war: CardId };
  'foreignWar.whichFleet': { war: CardId };
  'foreignWar.owed': { war: CardId; power: NationId };
  // 5F
  'schulmeister.whom': {};
  'schulmeister.whereTo': { force: ForceName };
  'schulmeister.moved': { force: ForceName; zone: ZoneId };
  'schulmeister.besieged': { force: ForceName };
  'schulmeister.besieges': { force: ForceName };
  'schulmeister.nowhere': { force: ForceName };
  'schulmeister.nobody': {};
  // 6F
  'marchColumn.mack': {};
  'marchColumn.slowed': { force: ForceName; by: number };
  // 9F
  'boulogne.winter': {};
  'boulogne.noFleet': {};
  // 10F
  'foulWeather.which': {};
  'foulWeather.whereTo': { fleets: readonly FleetId[] };
  'foulWeather.noPort': { fleet: FleetId };
  'foulWeather.nobody': {};
  'foulWeather.driven': { fleets: readonly FleetId[]; zone: ZoneId };
  // 14F
  'fouche.draw': { side: Side };
  'fouche.taken': { card: CardId; points: number };
  'fouche.nothing': {};
  // 15F, 24F
  'spain.notAllied': {};
  // 16F
  'pressburg.onlyAustria': {};
  'pressburg.notAtTilsit': {};
  // 18F
  'holland.amsterdam': {};
  // 19F
  'guns.who': { zone: ZoneId };
  'guns.nobody': {};
  'guns.enemyBetween': { zone: ZoneId };
  'guns.fortressBetween': { zone: ZoneId };
  // 20F
  'rhine.exists': {};
  // 22F
  'walewska.exists': {};
  'walewska.noWar': {};
  'walewska.warsaw': {};
  'walewska.promised': {};
  // 25F
  'blockade.decreed': {};
  // 26F
  'tilsit.whom': {};
  'tilsit.nobody': {};
  'tilsit.liberation': {};
  'tilsit.notBritain': {};
  'tilsit.stillStrong': { nation: NationId };
}
