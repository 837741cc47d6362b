import type { Script, Verdict } from '@bivouac/kernel';
import { type GeneralId, type NationId, opponent, type Side, type UnitId } from '../catalogue/ids.ts';
import { eliminateUnit, tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { log, must } from '../text/speech.ts';
import {
  changeNation,
  type Europe,
  force,
  generalRow,
  isForce,
  nation,
  putGeneral,
  unitRow,
  unitsAt,
} from '../state/state.ts';
import { leaveService, takeService } from './crowned-generals.ts';
import type { EventRules, EventUse } from './event.ts';
import { isInItaly } from './italy.ts';

const NAPLES = 'naples' as NationId;
const MURAT = 'murat' as GeneralId;
/** Murat as a general of Naples. */
const JOACHIM = 'joachim' as GeneralId;
const CORPS = 'nap_1' as UnitId;

/** 8.1.5 Only the Empire has protectorates. */
const mayBetray = (g: Europe): Verdict =>
  must('8.1.5', nation(g, NAPLES).status === 'protectorate', 'murat.noProtectorate');

const isOnMap = (g: Europe): boolean => isForce(unitRow(g, CORPS).at);
/** Far from Italy the corps melts away. */
const loseCorpsAbroad = (g: Europe): void => {
  const { at } = unitRow(g, CORPS);
  if (!isForce(at) || isInItaly(g, force(g, at).zone)) return;
  eliminateUnit(g, CORPS);
  log(g, '8.2.3', 'loss.eliminated', { unit: CORPS });
  tidy(g, at);
};

/** Murat leaves his Frenchmen to another; his Neapolitans wait for their king. */
function* leaveFrench(g: Europe, side: Side): Script {
  const { at } = generalRow(g, MURAT);
  if (!isForce(at)) return;
  if (unitsAt(g, at).some(({ id }) => id !== CORPS)) return yield* leaveService(g, side, MURAT, 'reserve');
  putGeneral(g, MURAT, 'reserve');
  tidy(g, at);
}

/** 8.1.5, 8.2.3 The point of the protectorate is the one on the card, and is not lost twice. */
function* betray(g: Europe, side: Side): Script {
  loseCorpsAbroad(g);
  yield* leaveFrench(g, opponent(side));
  changeNation(g, NAPLES, { status: 'ally' });
  yield* joinSide(g, NAPLES, side);
  if (!isOnMap(g) || generalRow(g, MURAT).at !== 'reserve') return;
  putGeneral(g, MURAT, 'gone');
  takeService(g, JOACHIM, CORPS);
}

const treason = (when: EventUse['when']): EventUse => ({ when, may: mayBetray, play: betray });

/** 55C Murat’s Treason: Naples goes over to the Coalition, its corps with Murat if it is in Italy; elsewhere the corps is lost. */
export const muratsTreason: EventRules = [treason('diplomacyPhase'), treason('action')];
