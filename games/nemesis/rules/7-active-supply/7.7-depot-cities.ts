import type { Verdict } from '@bivouac/kernel';
import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, occupies } from '../../state/stack.ts';
import { boardOf, depotAt, type Nemesis, opponent } from '../../state/state.ts';
import { isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import { mayStore } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { isBesieged } from '../8-rally-and-movement/8.4-siege.ts';

/** 7.7 A stack of whatever order holds an unfriendly city for a Depot, and so does a commander alone: ruling A-61. */
const isHeld = (g: Nemesis, side: Side, hex: HexId): boolean =>
  occupies(g, side, hex) || commandersAt(g, side, hex).length > 0;

/** 7.7 A Depot stands in a friendly city, or in another that a friendly stack holds; one to a city, no enemy in it, no siege. Ruling A-74. */
export const mayTakeDepot = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('7.7', hexAt(boardOf(g), hex).city !== undefined, 'depot.noCity', { hex }) ??
  mayStore(g, side, hexAt(boardOf(g), hex)) ??
  must('7.7', !occupies(g, opponent(side), hex), 'hex.enemyUnits', { hex }) ??
  must('7.7', depotAt(g, hex) === undefined, 'depot.alreadyThere', { hex }) ??
  must('7.7', isFriendlyForSupply(g, side, hex) || isHeld(g, side, hex), 'depot.unfriendlyCity', { hex }) ??
  must('7.7', !isBesieged(g, side, hex), 'depot.besieged', { hex });
