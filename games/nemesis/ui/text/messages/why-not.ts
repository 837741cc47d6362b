import type { CommanderId, HexId } from '../../../catalogue/catalogue.ts';

/** Why a place has no answer, where no rule has been asked about it. */
export interface WhyNotMessages {
  'why.noStack': { hex: HexId };
  'why.noStackNoCity': { hex: HexId };
  'why.noDepot': { hex: HexId };
  'why.noCommander': { hex: HexId };
  'why.standsHere': { hex: HexId };
  'why.noWayOpen': { hex: HexId };
  'why.whoMarchesFirst': { from: HexId; hex: HexId };
  'why.nobodyToAttack': { hex: HexId };
  'why.noEnemyBeside': { hex: HexId };
  'why.noneOfYoursBeside': { hex: HexId };
  'why.calledAlready': { hex: HexId };
  'why.notBeside': { hex: HexId; beside: HexId };
  'why.tooFarToRide': { commander: CommanderId; hex: HexId; hexes: number };
  'why.aboutAnother': { hex: HexId; about: HexId };
  'why.noPart': { hex: HexId };
}
