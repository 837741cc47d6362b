import type { Verdict } from '@bivouac/kernel';
import { distance, hexAt, isDifficultEntry, type Link } from '../../board.ts';
import type { HexId, Side } from '../../catalogue.ts';
import { must } from '../../speech.ts';
import { commandersAt, stackAt } from '../../stack.ts';
import { boardOf, depotAt, isWinter, type Nemesis, opponent } from '../../state.ts';
import { battleOf } from './11.2-taking-part.ts';

/** 11.11 bp3 Enemy units; a lone enemy commander or Depot bars the hex as well (rulings/11.11-withdrawal.md). */
const holdsEnemy = (g: Nemesis, side: Side, hex: HexId): boolean =>
  stackAt(g, hex)?.side === opponent(side) ||
  depotAt(g, hex)?.side === opponent(side) ||
  commandersAt(g, opponent(side), hex).length > 0;

/**
 * 11.11 Where defenders may withdraw to: not across an unbridged river, nor into difficult terrain, nor to the enemy,
 * nor to a hex beside the stack that attacked. Roads and passes ease the terrain (rulings/11.11-difficult-terrain.md).
 */
export const mayWithdrawBy = (g: Nemesis, side: Side, from: HexId, link: Link): Verdict => {
  const attackers = battleOf(g).from;
  const { to, hex } = link;
  return (
    must('2.2', link.open, 'hex.barred', { from, to }) ??
    must('11.11 bp1', !link.river || link.bridge, 'withdrawal.river', { from, to }) ??
    must('11.11 bp2', !isDifficultEntry(link, isWinter(g)), 'withdrawal.difficult', { hex: to }) ??
    must('11.11 bp3', !holdsEnemy(g, side, to), 'withdrawal.enemy', { hex: to }) ??
    must('11.11 bp3', distance(hex, hexAt(boardOf(g), attackers)) > 1, 'withdrawal.besideAttackers', {
      hex: to,
      attackers,
    })
  );
};
