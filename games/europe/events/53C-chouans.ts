import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { zonesOfProvince } from '../catalogue/board.ts';
import type { NationId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { mayRaiseAt, raiseAt } from '../rules/7-interphase/7.3.4-placing.ts';
import { CHOUAN_LAND } from '../rules/13-supply/13.2-chouans.ts';
import { log, must, say } from '../text/speech.ts';
import { changeNation, type Europe } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { mayRiseAt } from './rising.ts';

const CHOUANS = 'chouans' as NationId;
const BRITAIN = 'britain' as NationId;
const CORPS = 'cho_1' as UnitId;

const places: () => readonly ZoneId[] = () => CHOUAN_LAND.flatMap(zonesOfProvince);
const mayStandAt = (g: Europe, at: ZoneId, side: Side): Verdict =>
  mayRiseAt(g, at, side) ?? mayRaiseAt(g, CORPS, at, false);

function* rise(g: Europe, side: Side): Script {
  const { zone } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '6.4',
      prompt: say('raise.where', { unit: CORPS }),
      among: places().map((at) => ({ kind: 'raiseAt', zone: at })),
      may: (answer) => mayStandAt(g, answer.zone, side),
    }),
  );
  changeNation(g, CHOUANS, { side, status: 'inRevolt', patron: BRITAIN });
  raiseAt(g, CORPS, zone, false);
  log(g, '6.4', 'chouans.rise', { zone });
}

const revolt = (when: EventUse['when']): EventUse => ({
  when,
  may: (g, side) =>
    must(
      '6.4',
      places().some((at) => mayStandAt(g, at, side) === undefined),
      'chouans.nowhere',
    ),
  play: rise,
});

/** 53C Chouans: they rise in Poitou or Brittany, where they are always supplied (13.2), and are a minor country of the Coalition. */
export const chouans: EventRules = [revolt('diplomacyPhase'), revolt('action')];
