import type { HexId, Side, UnitId } from '../../../catalogue/catalogue.ts';

type Nothing = Record<never, never>;

/** The battle sheet. */
export interface BattleMessages {
  'battle.title': { from: HexId; to: HexId };
  'battle.side': { side: Side };
  'battle.forces': { attackers: readonly UnitId[]; defenders: readonly UnitId[] };
  'battle.guessCommands': { side: Side; commands: number };
  'battle.guessCalls': Nothing;
  'battle.fails': Nothing;
  'battle.aborted': Nothing;
  'battle.repulse': Nothing;
  'battle.tie': Nothing;
  'battle.tied': { attack: number; defence: number };
  'battle.won': { side: Side; attack: number; defence: number };
  'battle.win': Nothing;
  'battle.drives': Nothing;
  'battle.overrun': Nothing;
  'battle.goesIn': Nothing;
  'battle.order': { needed: number };
  'battle.orderSum': { rating: number; commands: number; concert: number };
  'battle.supportMayCome': { side: Side; hex: HexId };
  'battle.comesAndAdds': { chance: string; value: number };
  'battle.winAgainst': { commands: number };
  'battle.hitsOn': { side: Side };
  'battle.decisive': { side: Side };
  'battle.trapped': Nothing;
  'battle.mayEvade': Nothing;
  'battle.yes': Nothing;
}
