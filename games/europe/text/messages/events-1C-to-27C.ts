import type { CardId, FleetId, GeneralId, NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';

export interface EventFirstCoalitionMessages {
  'placing.reserve': { unit: UnitId };
  'battleCard.attacks': { card: CardId };
  'battleCard.noBritish': { card: CardId };
  'battleCard.notBroken': { side: Side };
  'sailing.noFleet': {};
  'sailing.onePort': { zone: ZoneId };
  'sailing.onlyOf': { nation: NationId };
  // 1C
  'admiralty.noHunters': {};
  'admiralty.oneHunter': {};
  // 2C
  'holyRussia.notAtWar': {};
  'holyRussia.tooFew': { steps: number; needed: number };
  // 3C
  'holyEmpire.noTurkishWar': {};
  'holyEmpire.noCorps': {};
  'holyEmpire.which': { left: number };
  'holyEmpire.nobodyBeaten': {};
  // 4C
  'wound.nobody': {};
  'wound.roll': { general: GeneralId };
  'wound.unhurt': { general: GeneralId };
  'wound.falls': { general: GeneralId };
  // 5C
  'hussars.noGain': { card: CardId };
  'hussars.ground': { zone: ZoneId };
  // 6C
  'galleons.notEmpire': {};
  // 7C
  'rothschild.nothing': {};
  // 10C
  'nelson.notThere': {};
  'nelson.roll': {};
  'nelson.lives': { total: number };
  'nelson.falls': { total: number };
  'nelson.wreck': { fleet: FleetId };
  'nelson.sunkForGood': { fleet: FleetId };
  // 12C
  'congreve.noPort': {};
  'congreve.notBritish': {};
  // 16C
  'winterCampaign.sixthRound': {};
  'winterCampaign.already': {};
  'winterCampaign.goesOn': { year: number };
  // 17C
  'copenhagen.minorOnly': { nation: NationId };
  'copenhagen.noPort': { nation: NationId };
  // 18C
  'tyrol.noKingdom': {};
  'tyrol.alreadyUp': {};
  'tyrol.rises': { zone: ZoneId };
  // 20C
  'serbia.turkishFriend': {};
  'serbia.noPlace': {};
  'serbia.rises': { zone: ZoneId };
  'serbia.stays': {};
  // 21C
  'pitt.whom': {};
  // 22C
  'dosDeMayo.free': {};
  'dosDeMayo.rises': {};
  'dosDeMayo.oneEach': { zone: ZoneId };
  'dosDeMayo.enemyThere': { zone: ZoneId };
  // 23C
  'bailen.notSpain': { zone: ZoneId };
  // 25C
  'disgrace.nobody': {};
  'disgrace.napoleon': {};
  'disgrace.done': { general: GeneralId };
  // 26C
  'correspondence.hand': { cards: readonly CardId[] };
  'correspondence.which': {};
  'correspondence.tooDear': { card: CardId; most: number };
  'correspondence.nothing': {};
  // 27C
  'drums.notBritain': {};
}
