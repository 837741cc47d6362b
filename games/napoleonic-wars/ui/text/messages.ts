import type {
  Camp,
  CardId,
  Column,
  DuchyId,
  LeaderId,
  Nation,
  PlaceId,
  Power,
  ReserveId,
  ZoneId,
} from '../../catalogue/ids.ts';
import type { DuchyCard, LinkKind } from '../../catalogue/catalogue.ts';
import type { Card } from '../../catalogue/cards.ts';
import type { Battle, Phase, Which } from '../../state/state.ts';
import type { Cause } from '../../rules/9-movement/9.4-attrition.ts';
import type { SeatId } from '../../state/nations.ts';

type Nothing = Record<never, never>;

/** Pieces, places and what lies there. */
export interface PieceMessages {
  'piece.units': { nation: Nation; count: number; marks: readonly string[] };
  'piece.leader': { leader: LeaderId; commands: boolean; marks: readonly string[] };
  'piece.fleet': { nation: Nation; ships: number; dice: number; marks: readonly string[] };
  'piece.flag': { nation: Nation; ceded: boolean };
  'mark.halted': Nothing;
  'mark.besieged': Nothing;
  'mark.marked': Nothing;
  'mark.building': { ships: number };
  'mark.refit': { ships: number };
  'place.duchy': { duchy: DuchyId; owner: Nation; kind: DuchyCard['kind']; dual: Power | null };
  'place.capital': Nothing;
  'place.key': Nothing;
  'place.fortress': { strength: number };
  'place.port': { zones: readonly ZoneId[] };
  'place.held': { nation: Nation };
  'place.forces': { nation: Nation; strength: number };
  'place.links': { links: readonly { readonly to: DuchyId; readonly by: LinkKind }[] };
  'place.zone': { zone: ZoneId; ports: readonly DuchyId[]; adjacent: readonly ZoneId[] };
  'place.masters': { nations: readonly Nation[] };
  'place.harbour': { duchy: DuchyId };
  'place.regroup': Nothing;
  'place.wars': { cards: readonly CardId[] };
  'legend.counters': Nothing;
  'legend.marks': Nothing;
  'legend.map': Nothing;
  'legend.leader': Nothing;
  'legend.infantry': Nothing;
  'legend.cavalry': Nothing;
  'legend.artillery': Nothing;
  'legend.fleet': Nothing;
  'legend.flag': Nothing;
  'legend.moved': Nothing;
  'legend.combat': Nothing;
  'legend.combatTwice': Nothing;
  'legend.disrupted': Nothing;
  'legend.waits': Nothing;
}

/** The header, the lists, the overlays. */
export interface TableWords {
  'nation.short': { nation: Nation };
  'track.turns': Nothing;
  'track.turn': { turn: number; year: number };
  'track.movement': { round: number };
  'track.nation': { nation: Nation; now: boolean; preempts: boolean };
  'moment.turn': { turn: number; year: number };
  'moment.impulse': { round: number; nation: Nation; begun: boolean };
  'moment.phase': { phase: Phase };
  'score.keys': Nothing;
  'score.cards': Nothing;
  'score.resources': Nothing;
  'score.points': Nothing;
  'score.keysOf': { keys: number; gained: number };
  'score.you': { powers: readonly Nation[] };
  'score.seat': { powers: readonly Nation[] };
  'plaque.now': { nation: Nation; points: number };
  'plaque.may': Nothing;
  'plaque.next': Nothing;
  'plaque.gained': { gained: number };
  'plaque.keys': { keys: number; gained: number };
  'plaque.cards': { cards: number };
  'plaque.resources': { resources: number; points: number };
  'plaque.camp': { camp: Camp | null; subject: boolean };
  'status.turn': Nothing;
  'status.round': { year: number; round: number };
  'status.impulse': Nothing;
  'status.points': { nation: Nation; points: number; maneuvers: number };
  'status.preempt': Nothing;
  'status.preemptor': { nation: Nation | null; most: number };
  'status.timed': Nothing;
  'status.cards': { cards: readonly CardId[] };
  'list.armies': { nation: Nation };
  'list.stack': { duchy: DuchyId; strength: number };
  'list.pools': Nothing;
  'list.nation': { nation: Nation; units: number; keys: number; resources: number };
  'list.units': { nation: Nation; count: number; where: string };
  'list.ships': { nation: Nation; ships: number; where: string };
  'list.leader': { leader: LeaderId; cost: number; where: string };
  'overlay.camps': Nothing;
  'overlay.held': { duchy: DuchyId; nation: Nation };
  'overlay.keys': Nothing;
  'overlay.key': { duchy: DuchyId; nation: Nation; owner: Nation };
  'overlay.seas': Nothing;
  'overlay.zone': { zone: ZoneId; nations: readonly Nation[] };
  'overlay.blockaded': { duchy: DuchyId };
  'overlay.interceptions': Nothing;
  'overlay.intercepted': { duchy: DuchyId; leaders: readonly LeaderId[] };
  'group.events': Nothing;
  'group.points': Nothing;
  'group.march': Nothing;
  'group.sea': Nothing;
  'group.build': Nothing;
  'group.flags': Nothing;
  'group.siege': Nothing;
  'group.diplomacy': Nothing;
  'group.wars': Nothing;
  'gesture.march': Nothing;
  'gesture.marchOf': { leader: LeaderId };
  'gesture.points': { cost: number };
  'warn.attrition': { duchy: DuchyId; cause: Cause };
  'warn.battle': { duchy: DuchyId; nations: readonly Nation[] };
  'warn.interception': { duchy: DuchyId; leaders: readonly LeaderId[] };
  'warn.pointsLeft': { points: number };
}

/** The tabs beside the log, and the battle sheet. */
export interface PanelMessages {
  'panel.cards': Nothing;
  'panel.diplomacy': Nothing;
  'panel.nations': Nothing;
  'panel.wars': Nothing;
  'cards.handOf': { nation: Nation; cards: number };
  'cards.reserves': Nothing;
  'cards.others': Nothing;
  'cards.other': { nation: Nation; cards: number; reserves: readonly ReserveId[] };
  'cards.inPlay': Nothing;
  'cards.heaps': Nothing;
  'cards.pile': { cards: number };
  'cards.discards': { cards: number; top: CardId | null };
  'cards.removed': { cards: number };
  'cards.pointsOnly': Nothing;
  'cards.note': {
    timing: Card['timing'];
    foreignWar: boolean;
    no1805: boolean;
    timed: boolean;
    proxy: 'red' | 'green' | null;
    leaves: boolean;
  };
  'cards.reserve': { timing: Card['timing']; plus: boolean; no1805: boolean; ready: boolean };
  'diplomacy.track': Nothing;
  'diplomacy.column': { column: Column; cost: number };
  'diplomacy.columnShort': { column: Column; cost: number };
  'diplomacy.consul': { nation: Nation; column: Column; row: Power | null; right: number | null; left: number | null };
  'diplomacy.noCamp': Nothing;
  'diplomacy.keys': { keys: number };
  'diplomacy.member': { nation: Nation; player: SeatId | null; subject: Nation | null; keys: number };
  'hq.title': { nation: Nation; player: SeatId | null };
  'hq.keys': Nothing;
  'hq.units': Nothing;
  'hq.unitsOf': { map: number; pool: number; regroup: number; away: number };
  'hq.cards': Nothing;
  'hq.cardsOf': { cards: number; least: number; most: number };
  'hq.reserves': Nothing;
  'hq.reservesOf': { ready: readonly string[]; used: readonly string[] };
  'hq.resources': Nothing;
  'hq.resourcesOf': { resources: number; plusKey: boolean };
  'hq.flags': Nothing;
  'hq.flagsOf': { used: number; all: number };
  'hq.credit': Nothing;
  'wars.title': Nothing;
  'wars.regroup': Nothing;
  'wars.timedTitle': Nothing;
  'wars.nothing': Nothing;
  'wars.ships': { nation: Nation; ships: number };
  'wars.timed': { card: CardId; nation: Nation };
  'battle.title': { kind: Battle['kind']; at: PlaceId };
  'battle.round': { round: number; last: boolean };
  'battle.side': { which: Which; nations: readonly Nation[]; kills: number; disrupts: number };
  'battle.dice': Nothing;
  'battle.pieces': Nothing;
  'battle.commander': { leader: LeaderId };
  'battle.bonus': Nothing;
  'battle.terrain': Nothing;
  'battle.failedEvasion': Nothing;
  'battle.guns': { ships: number };
  'battle.disrupted': Nothing;
  'battle.fortress': Nothing;
  'battle.batteries': Nothing;
  'battle.activeWins': Nothing;
  'battle.inactiveWins': Nothing;
  'battle.tie': Nothing;
  'battle.falls': Nothing;
  'battle.holds': Nothing;
  'battle.soFar': { active: number; inactive: number };
  'battle.expected': Nothing;
  'battle.expectedOf': { inflicted: string; suffered: string };
  'battle.rout': Nothing;
  'battle.routOf': { active: string; inactive: string };
  'battle.percent': { percent: number };
}

/** The first Turn, step by step. */
export interface TourMessages {
  'tour.goal': Nothing;
  'tour.goal.words': Nothing;
  'tour.hand': Nothing;
  'tour.hand.words': Nothing;
  'tour.impulse': Nothing;
  'tour.impulse.words': Nothing;
  'tour.march': Nothing;
  'tour.march.words': Nothing;
  'tour.response': Nothing;
  'tour.response.words': Nothing;
  'tour.battle': Nothing;
  'tour.battle.words': Nothing;
  'tour.preempt': Nothing;
  'tour.preempt.words': Nothing;
}

export interface UiMessages extends PieceMessages, TableWords, PanelMessages, TourMessages {}
