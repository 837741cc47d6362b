import type { Script, Verdict } from '@bivouac/kernel';
import { seaOfPort } from '../catalogue/board.ts';
import { cardId, isMajor } from '../catalogue/catalogue.ts';
import { type FleetId, type NationId, opponent, type Side } from '../catalogue/ids.ts';
import { landOf } from '../rules/3-game-map/3.2-counting.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { diplomaticAction } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, isOn, putFleet } from '../state/state.ts';
import { chooseCourt, mayApproachAny } from './envoys.ts';
import type { EventRules, EventUse } from './event.ts';

const CARD = cardId('17C');
const BONUS = 1;
const DENMARK = 'danemark' as NationId;
const DANISH_FLEET = 'fl_danemark' as FleetId;

/** A minor country that ships can reach. */
const hasPort = (g: Europe, nation: NationId): Verdict =>
  must('8.2.2', !isMajor(nation), 'copenhagen.minorOnly', { nation }) ??
  must(
    '8.2.2',
    landOf(g, nation).some((zone) => seaOfPort(zone) !== undefined),
    'copenhagen.noPort',
    { nation },
  );

/** At Copenhagen the fleet is lost before the Danes have answered, and if they refuse they are driven into the arms of the enemy. */
function* bombard(g: Europe, side: Side): Script {
  const nation = yield* chooseCourt(g, side, BONUS, hasPort);
  if (nation === DENMARK) {
    putFleet(g, DANISH_FLEET, { kind: 'off', why: 'gone' });
    log(g, '17.3.1', 'naval.eliminated', { fleet: DANISH_FLEET });
  }
  const isWon = yield* diplomaticAction(g, side, nation, BONUS);
  if (nation === DENMARK && !isWon && !isOn(g, DENMARK, opponent(side))) yield* joinSide(g, DENMARK, opponent(side));
}

const expedition = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) => mayApproachAny(g, side, CARD, hasPort),
  play: bombard,
});

/** 17C Bombardment of Copenhagen: a diplomatic action with one more on the die, on a minor country with a port. */
export const bombardmentOfCopenhagen: EventRules = [expedition('diplomacyPhase'), expedition('action')];
