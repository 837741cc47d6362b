import type { Verdict } from '@bivouac/kernel';
import { distance, hexAt, isDifficultEntry, type Link } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, stackAt } from '../../state/stack.ts';
import { boardOf, depotAt, isWinter, type Nemesis, opponent } from '../../state/state.ts';
import { type Company, companyAt, mayJoin } from '../14-campaign-of-1813/14.8-sweden.ts';
import { mayLeave } from '../14-campaign-of-1813/14.15-no-armistice.ts';
import { interns, mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { battleOf } from './11.2-taking-part.ts';

/** 11.11 bp3 Enemy units; a lone enemy commander or Depot bars the hex as well (rulings/11.11-withdrawal.md). */
const holdsEnemy = (g: Nemesis, side: Side, hex: HexId): boolean =>
  stackAt(g, hex)?.side === opponent(side) ||
  depotAt(g, hex)?.side === opponent(side) ||
  commandersAt(g, opponent(side), hex).length > 0;

/**
 * 11.11 Where defenders may withdraw to: not across an unbridged river, nor into difficult terrain, nor to the enemy,
 * nor to a hex beside the stack that attacked, nor among those with whom they may not stand (14.8). Roads and passes ease the terrain (rulings/11.11-difficult-terrain.md).
 */
const mayFallBackBy = (g: Nemesis, side: Side, from: HexId, link: Link, who: Company): Verdict => {
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
    }) ??
    mayLeave(g, side, hexAt(boardOf(g), from), hex) ??
    mayJoin(g, side, to, who)
  );
};

/** 11.11 Closed land is no refuge (rulings/11.11-closed-land.md). */
export const mayWithdrawBy = (
  g: Nemesis,
  side: Side,
  from: HexId,
  link: Link,
  who = companyAt(g, side, from),
): Verdict => mayFallBackBy(g, side, from, link, who) ?? mayEnter(g, side, link.hex);

/** 1.1, 14.15 (iii), 16.5 Those who find no other hex, but one of a land that interns, have to go there (rulings/11.11-closed-land.md). */
export const isDrivenIntoClosedLand = (g: Nemesis, side: Side, from: HexId, who = companyAt(g, side, from)): boolean =>
  hexAt(boardOf(g), from).links.some(
    (link) => interns(g, side, link.hex) && mayFallBackBy(g, side, from, link, who) === undefined,
  );
