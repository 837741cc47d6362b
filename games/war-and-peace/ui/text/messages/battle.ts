import type { Faction, LeaderId } from '../../../catalogue/ids.ts';

type Nothing = Record<never, never>;

/** The battle sheet. */
export interface BattleMessages {
  'battle.title': { at: string };
  'battle.subtitle': { own: number; enemy: number };
  'battle.side': { faction: Faction; sp: number; force: readonly string[] };
  'battle.morale': Nothing;
  'battle.leader': { leaders: readonly LeaderId[] };
  'battle.ground': Nothing;
  'battle.lines': Nothing;
  'battle.adds': Nothing;
  'battle.lost': Nothing;
  'battle.goesOn': Nothing;
  'battle.won': Nothing;
  'battle.odds': { faction: Faction };
  'battle.onTheDice': Nothing;
  'battle.attackerLoses': Nothing;
  'battle.defenderLoses': Nothing;
}
