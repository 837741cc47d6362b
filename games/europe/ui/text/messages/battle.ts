import type { Side, ZoneId } from '../../../catalogue/ids.ts';
import type { ForceName, Level } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** The battle sheet. */
export interface BattleMessages {
  'battle.title': { zone: ZoneId };
  'battle.forces': { attackers: readonly ForceName[]; defenders: readonly ForceName[]; from: ZoneId | null };
  'battle.side': { side: Side; points: number };
  'battle.odds': Nothing;
  'battle.level': Nothing;
  'battle.levelOf': { level: Level };
  'battle.morale': Nothing;
  'battle.destroyed': { side: Side };
  'battle.attackerWins': Nothing;
  'battle.attackerLoses': Nothing;
  'battle.expected': Nothing;
  'battle.expectedLosses': { inflicted: string; suffered: string };
  'battle.result': { attack: number; attackCell: string; defence: number; defenceCell: string };
  'battle.won': { side: Side };
  'battle.broken': { side: Side };
  'battle.atSea': Nothing;
  'battle.seaRule': Nothing;
  'battle.squadron': { side: Side; fleets: number };
  'battle.batteries': { dice: number };
  'battle.tie': Nothing;
  'battle.seaLosses': { inflicted: string; suffered: string };
  'battle.seaResult': { attack: number; defence: number };
}
