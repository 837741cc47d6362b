import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { fleet as fleetCard, unit as unitCard, unitId } from '../catalogue/catalogue.ts';
import { type NationId, opponent, type Side, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { landOf } from '../rules/3-game-map/3.2-counting.ts';
import { mayRaiseAt, raiseAt } from '../rules/7-interphase/7.3.4-placing.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { loseFleet } from '../rules/17-naval-matters/17.3.1-losses.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, forcesIn, isOn, nation, putUnit, sideOfForce, unitsAt, zone } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';

const SPAIN = 'spain' as NationId;
const MILITIA: readonly UnitId[] = ['esp_mil1', 'esp_mil2', 'esp_mil3', 'esp_mil4'].map(unitId);
const LAST_MILITIA = 'esp_mil5' as UnitId;
const BOUND: readonly string[] = ['forcedPeace', 'forcedAlliance'];

/** 8.1.2 Spain is under the hand of the Empire. */
const isBound = (g: Europe, side: Side): Verdict =>
  must('8.1.2', isOn(g, SPAIN, opponent(side)) || BOUND.includes(nation(g, SPAIN).status), 'dosDeMayo.free');

/** Foreign troops of the Empire in a zone. */
const isOccupied = (g: Europe, at: ZoneId, by: Side): boolean =>
  forcesIn(g, at).some(
    ({ id }) => sideOfForce(g, id) === by && unitsAt(g, id).some((row) => unitCard(row.id).nation !== SPAIN),
  );

/** Fleets in Spanish ports where no soldier of the Empire stands are with the rising; the others are lost. */
const settleFleets = (g: Europe, side: Side): void => {
  for (const { id, at } of g.fleets) {
    if (fleetCard(id).nation !== SPAIN || at.kind === 'off') continue;
    const isSafe = at.kind === 'port' && zone(g, at.zone).nation === SPAIN && !isOccupied(g, at.zone, opponent(side));
    if (isSafe) continue;
    loseFleet(g, id);
    log(g, '17.2.1', 'naval.eliminated', { fleet: id });
  }
};

/** Militia take up arms, one in a zone, where no unit of the Empire stands. */
function* armTheParishes(g: Europe, side: Side): Script {
  const taken: ZoneId[] = [];
  const may = (unit: UnitId, at: ZoneId): Verdict =>
    must('6.4', !taken.includes(at), 'dosDeMayo.oneEach', { zone: at }) ??
    must('6.4', !forcesIn(g, at).some(({ id }) => sideOfForce(g, id) === opponent(side)), 'dosDeMayo.enemyThere', {
      zone: at,
    }) ??
    mayRaiseAt(g, unit, at, false);
  for (const unit of MILITIA) {
    const question = choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '6.4',
      prompt: say('raise.where', { unit }),
      among: landOf(g, SPAIN).map((at) => ({ kind: 'raiseAt', zone: at })),
      may: (answer) => may(unit, answer.zone),
    });
    if (!offers(question, 1)) {
      putUnit(g, unit, 'reserve');
      continue;
    }
    const { zone: at } = yield* ask(question);
    raiseAt(g, unit, at, false);
    taken.push(at);
    log(g, '6.4', 'raise.raised', { unit, zone: at });
  }
  putUnit(g, LAST_MILITIA, 'reserve');
}

function* rise(g: Europe, side: Side): Script {
  log(g, '4', 'dosDeMayo.rises');
  settleFleets(g, side);
  yield* joinSide(g, SPAIN, side, { rising: true });
  yield* armTheParishes(g, side);
}

const uprising = (when: EventUse['when']): EventUse => ({ when, may: isBound, play: rise });

/**
 * 22C Dos de Mayo: the War of Liberation. Spain joins the Coalition, falls out with the troops of the Empire that stand
 * beside hers, and arms her militia; what the Empire alone occupies it holds. Rules that the war changes ask
 * `isWarOfLiberation` or whether the card was played.
 */
export const dosDeMayo: EventRules = [uprising('diplomacyPhase'), uprising('action')];
