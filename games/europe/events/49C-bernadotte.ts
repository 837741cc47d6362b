import type { Script, Verdict } from '@bivouac/kernel';
import { type GeneralId, type NationId, opponent, type Side, type UnitId } from '../catalogue/ids.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { deploy } from '../rules/8-diplomacy/8.2.3-deployment.ts';
import { must } from '../text/speech.ts';
import { type Europe, nation } from '../state/state.ts';
import { leaveService, takeService } from './crowned-generals.ts';
import type { EventRules } from './event.ts';

const SWEDEN = 'suede' as NationId;
const BERNADOTTE = 'bernadotte' as GeneralId;
const CHARLES_JOHN = 'charles_jean' as GeneralId;
const CORPS = 'sue_1' as UnitId;

const mayElect = (g: Europe, side: Side): Verdict => {
  const { side: allegiance, status } = nation(g, SWEDEN);
  return (
    must('8.1.5', status !== 'protectorate', 'bernadotte.protectorate') ??
    must('6.4', allegiance === 'neutral' || allegiance === opponent(side), 'bernadotte.notFree')
  );
};

function* elect(g: Europe, side: Side): Script {
  const wasFree = nation(g, SWEDEN).side === 'neutral';
  yield* joinSide(g, SWEDEN, side);
  // 8.2.3 Who comes over from the Empire also has what was lost in its service.
  if (!wasFree) yield* deploy(g, SWEDEN, side);
  yield* leaveService(g, opponent(side), BERNADOTTE, 'gone');
  takeService(g, CHARLES_JOHN, CORPS);
}

/** 49C Bernadotte: Sweden joins the Coalition; the marshal leaves the French and leads the Swedes as Charles John. */
export const bernadotte: EventRules = [{ when: 'diplomacyPhase', may: mayElect, play: elect }];
