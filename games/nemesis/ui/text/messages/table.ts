import type { CommanderId, HexId, Side } from '../../../catalogue/catalogue.ts';
import type { Phase } from '../../../state/state.ts';

type Nothing = Record<never, never>;

/** Headings over answers, tracks, the bar of figures. */
export interface TableMessages {
  'group.trains': Nothing;
  'group.dummies': Nothing;
  'group.moves': Nothing;
  'group.discards': Nothing;
  'group.attacksFrom': { hex: HexId };
  'group.units': Nothing;
  'group.garrisonOf': { hex: HexId };
  'group.commanders': Nothing;
  'group.steps': Nothing;
  'fact.trains': { own: number; theirs: number };
  'tray.depots': Nothing;
  'tray.trains': Nothing;
  'tray.train': Nothing;
  'tray.dummy': Nothing;
  'tray.arrivals': Nothing;
  'gesture.march': Nothing;
  'gesture.marchFrom': { hex: HexId };
  'gesture.length': { points: number; normal: number };
  'gesture.noAttrition': Nothing;
  'gesture.ride': Nothing;
  'gesture.rides': { commander: CommanderId };
  'track.turns': Nothing;
  'track.turn': { turn: number; period: string; winter: boolean; talks: boolean };
  'track.victory': { side: Side; needed: number; lead: number };
  'track.lead': { side: Side; lead: number; winner: Side };
  'moment.turn': { turn: number; of: number };
  'moment.phase': { phase: Phase; period: string };
  'score.cities': Nothing;
  'score.battlePoints': Nothing;
  'score.commands': Nothing;
  'score.trains': Nothing;
  'score.you': { side: Side };
  'score.side': { side: Side };
  'status.turn': Nothing;
  'status.turnOf': { turn: number; of: number; period: string; winter: boolean };
  'status.phase': Nothing;
  'status.phaseNow': { phase: Phase };
  'status.season': Nothing;
  'status.commandsToCome': Nothing;
  'status.commandsLeft': Nothing;
  'status.inHand': Nothing;
  'status.onMap': Nothing;
  'status.depots': Nothing;
  'status.cities': Nothing;
  'status.battlePoints': Nothing;
  'status.own': { own: number; enemy: number };
  'status.both': { coalition: number; french: number };
  'status.knownTrains': { whose: Side | 'own' | 'enemy'; real: number; dummies: number };
  'status.unknownTrains': { whose: Side | 'own' | 'enemy'; left: number };
  'status.between': Nothing;
}
