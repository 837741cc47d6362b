import type { Script, Verdict } from '@bivouac/kernel';
import { unitId } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, UnitId } from '../catalogue/ids.ts';
import { deploy, mayDeploy } from '../rules/7-interphase/7.3.5-generals.ts';
import { reinforcementZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { must } from '../text/speech.ts';
import {
  type Europe,
  forcesOf,
  force,
  forceSteps,
  generalRow,
  isOn,
  type PieceAt,
  putGeneral,
  unitRow,
  zone,
} from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { placeFree } from './placing.ts';

const RUSSIA = 'russia' as NationId;
const INVADERS = 10;
const UNITS: readonly UnitId[] = ['rus_mil2', 'rus_mil3', 'rus_11', 'rus_12'].map(unitId);
const CHICHAGOV = 'tchitchagov' as GeneralId;

/** Combat steps of the Empire on Russian soil. */
const invaders = (g: Europe): number =>
  forcesOf(g, 'empire').reduce(
    (sum, id) => sum + (zone(g, force(g, id).zone).nation === RUSSIA ? forceSteps(g, id) : 0),
    0,
  );
const isInvaded = (g: Europe): Verdict =>
  must('6.4', isOn(g, RUSSIA, 'coalition'), 'holyRussia.notAtWar') ??
  must('6.4', invaders(g) >= INVADERS, 'holyRussia.tooFew', { steps: invaders(g), needed: INVADERS });

const isAtHand = (at: PieceAt): boolean => at === 'notYet' || at === 'reserve';

function* levy(g: Europe, side: Side): Script {
  for (const unit of UNITS)
    if (isAtHand(unitRow(g, unit).at)) yield* placeFree(g, side, unit, reinforcementZones(g, RUSSIA));
  if (isAtHand(generalRow(g, CHICHAGOV).at)) {
    putGeneral(g, CHICHAGOV, 'reserve');
    if (mayDeploy(g, CHICHAGOV) === undefined) yield* deploy(g, side, CHICHAGOV);
  }
  if (g.action) g.action = { ...g.action, grants: [...g.action.grants, { what: 'force', of: RUSSIA }] };
}

const call = (when: EventUse['when']): EventUse => ({ when, may: isInvaded, play: levy });

/** 2C Holy Russia: against an invasion new corps and militia take the field, and in a round a Russian force is activated free. */
export const holyRussia: EventRules = [call('action'), call('diplomacyPhase')];
