import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../answers/answers.ts';
import { cardId, unit as unitCard } from '../catalogue/catalogue.ts';
import { revised } from '../scenario/editions.ts';
import type { NationId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { isZoneSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { hasBeenBeaten, reform, REFORMERS } from '../rules/7-interphase/7.3-military-reform.ts';
import { reinforcementZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { must, say } from '../text/speech.ts';
import { areEnemies, type Europe, nation, unitRow } from '../state/state.ts';
import { changeResources, isBudgetOpen } from './budget-cards.ts';
import type { EventRules, EventUse } from './event.ts';
import { hasPlace, placeFree } from './placing.ts';

const CARD = cardId('3C');
const AUSTRIA = 'austria' as NationId;
const TURKEY = 'turkey' as NationId;
const GRENADIERS = 'aus_gren' as UnitId;
const CORPS = 3;
const RESOURCES = 6;

/** Austrian corps of the reserve, those of the military reform left out. */
const corps = (g: Europe): readonly UnitId[] =>
  g.units.flatMap(({ id, at }) => {
    const { nation: owner, code } = unitCard(id);
    return owner === AUSTRIA && at === 'reserve' && code !== 'E' ? [id] : [];
  });
const mayField = (g: Europe, unit: UnitId): Verdict =>
  must('7.3.4', hasPlace(g, unit, reinforcementZones(g, AUSTRIA)), 'raise.nowhere', { unit });

/** (a) War with Turkey, and a corps that finds room. */
const mayRaiseCorps = (g: Europe): Verdict =>
  must('6.4', areEnemies(g, AUSTRIA, TURKEY), 'holyEmpire.noTurkishWar') ??
  must(
    '6.4',
    corps(g).some((unit) => mayField(g, unit) === undefined),
    'holyEmpire.noCorps',
  );
function* raiseCorps(g: Europe, side: Side): Script {
  for (let left = CORPS; left > 0; left--) {
    const question = choice<AnswerOf<'fieldCorps'> | typeof DONE>({
      by: side,
      rule: '6.4',
      prompt: say('holyEmpire.which', { left }),
      among: corps(g).map((unit) => ({ kind: 'fieldCorps', unit })),
      may: (answer) => (answer.kind === 'done' ? undefined : mayField(g, answer.unit)),
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    yield* placeFree(g, side, answer.unit, reinforcementZones(g, AUSTRIA));
  }
}

/** (b) In this budget while it is open, else in that of next year. */
const bringResources = (g: Europe): void => {
  if (isBudgetOpen(g, CARD, AUSTRIA) === undefined) changeResources(g, CARD, AUSTRIA, RESOURCES);
  else
    g.effects = [
      ...g.effects,
      { card: CARD, kind: 'resources', power: AUSTRIA, by: RESOURCES, year: g.clock.year + 1 },
    ];
};

/** (c) Glossary, Military reform: a power that has been beaten and has not reformed. */
const isDue = (g: Europe, power: NationId): boolean => hasBeenBeaten(g, power) && !nation(g, power).reformed;
const mayReform = (g: Europe): Verdict =>
  must(
    '4',
    REFORMERS.some((power) => isDue(g, power)),
    'holyEmpire.nobodyBeaten',
  );
/** In the first edition a power that is beaten later reforms after that; in the revised one the card acts only now. */
const reformNow = (g: Europe): void => {
  for (const power of REFORMERS) if (isDue(g, power)) reform(g, power);
  if (!revised(g, 'reform')) g.effects = [...g.effects, { card: CARD, kind: 'reformAfterDefeat' }];
};

/** Glossary revised, by agreement: the grenadiers take the field in a supplied reinforcement zone. */
function* sendGrenadiers(g: Europe, side: Side): Script {
  const { at } = unitRow(g, GRENADIERS);
  if (!revised(g, 'reform') || !g.agreed.grenadiersAtOnce || (at !== 'notYet' && at !== 'reserve')) return;
  const zones: readonly ZoneId[] = reinforcementZones(g, AUSTRIA).filter((zone) => isZoneSupplied(g, zone, AUSTRIA));
  if (hasPlace(g, GRENADIERS, zones)) yield* placeFree(g, side, GRENADIERS, zones);
}

const uses = (when: EventUse['when']): readonly EventUse[] => [
  {
    when,
    use: 'a',
    may: mayRaiseCorps,
    *play(g, side) {
      yield* raiseCorps(g, side);
      yield* sendGrenadiers(g, side);
    },
  },
  {
    when,
    use: 'b',
    may: () => undefined,
    *play(g, side) {
      bringResources(g);
      yield* sendGrenadiers(g, side);
    },
  },
  {
    when,
    use: 'c',
    may: mayReform,
    *play(g, side) {
      reformNow(g);
      yield* sendGrenadiers(g, side);
    },
  },
];

/** 3C Holy Empire: three Austrian corps for a war with Turkey, six resources for Austria, or the military reform of beaten powers. */
export const holyEmpire: EventRules = [...uses('action'), ...uses('budgetPhase')];
