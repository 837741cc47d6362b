import type { VictoryEvent } from '../../catalogue.ts';
import type { Side } from '../../ids.ts';

export interface ConquestMessages {
  'victory.level': { by: number; level: number };
  'victory.award': { event: VictoryEvent };
  'victory.takenBack': { event: VictoryEvent };
  'end.level': { side: Side; level: number };
  'end.keysLost': {};
  'end.keysHeld': {};
  'end.bothDefeated': {};
  'end.napoleonGone': {};
  'end.franceConquered': {};
  'end.franceHolds': {};
  'end.hundredDaysDrawn': {};
}
