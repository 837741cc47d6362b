import type { Script, Verdict } from '@bivouac/kernel';
import { zonesOfProvince } from '../catalogue/board.ts';
import { cardId, zoneId } from '../catalogue/catalogue.ts';
import { type NationId, type ProvinceId, type Side, opponent, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { consolidate } from '../rules/12-land-movement/12.2-combining.ts';
import { log, must } from '../text/speech.ts';
import {
  changeNation,
  changeZone,
  type Europe,
  flipUnit,
  forcesIn,
  formForce,
  isNeutral,
  isOn,
  putUnit,
  sideOfForce,
} from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';

const CARD = cardId('20C');
const TURKEY = 'turkey' as NationId;
const SERBS = 'serbes' as NationId;
const SERBIA = 'serbie' as ProvinceId;
const CORPS = 'ser_1' as UnitId;
/** Belgrade, or Nish where the Turks are too strong. */
const PLACES: readonly ZoneId[] = [zoneId('belgrade'), zoneId('nich')];
const RESOURCES = -2;

/** No troops of the Turks, or of those who fight beside them. */
const isFree = (g: Europe, zone: ZoneId, side: Side): boolean =>
  forcesIn(g, zone).every(({ id }) => sideOfForce(g, id) === side);
const placeFor = (g: Europe, side: Side): ZoneId | undefined => PLACES.find((zone) => isFree(g, zone, side));

const mayRise = (g: Europe, side: Side): Verdict =>
  must('6.4', isNeutral(g, TURKEY) || isOn(g, TURKEY, opponent(side)), 'serbia.turkishFriend') ??
  must('6.4', placeFor(g, side) !== undefined, 'serbia.noPlace');

function* rise(g: Europe, side: Side): Script {
  const zone = placeFor(g, side);
  if (zone === undefined) throw new Error('20C: no place for the Serbs');
  changeNation(g, SERBS, { side, status: 'inRevolt', patron: null });
  for (const each of zonesOfProvince(SERBIA))
    if (isFree(g, each, side)) changeZone(g, each, { control: SERBS, siege: null });
  putUnit(g, CORPS, formForce(g, zone));
  flipUnit(g, CORPS, false);
  g.effects = [...g.effects, { card: CARD, kind: 'resources', power: TURKEY, by: RESOURCES, year: g.clock.year + 1 }];
  log(g, '6.4', 'serbia.rises', { zone });
  yield* consolidate(g, zone, side);
}

const revolt = (when: EventUse['when']): EventUse => ({ when, may: mayRise, play: rise });

/** 20C Serbian Rising: the Serbs rise and hold Serbia, which Belgrade feeds. Turkey has fewer resources in her next budget. */
export const serbianRising: EventRules = [revolt('diplomacyPhase'), revolt('action')];
