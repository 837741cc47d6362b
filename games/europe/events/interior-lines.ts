import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { general as generalCard } from '../catalogue/catalogue.ts';
import type { Side, ZoneId } from '../catalogue/ids.ts';
import { log, must, say } from '../text/speech.ts';
import { called, type Europe, fieldForces, force, forceCalled, type ForceId, hasForce } from '../state/state.ts';

/** 12.6 The tactical value in defence that a general needs to fight his attackers one by one. */
const DEFENCE = 2;

/** 12.6 Where forces of the enemy's campaign stand before ours. */
const zonesEntered = (g: Europe): readonly ZoneId[] => {
  const marches = [...(g.march ? [g.march] : []), ...(g.campaign?.waiting ?? [])];
  return [...new Set(marches.flatMap(({ force: id }) => (hasForce(g, id) ? [force(g, id).zone] : [])))];
};
const attacked = (g: Europe, side: Side): readonly ForceId[] =>
  zonesEntered(g).flatMap((zone) => fieldForces(g, zone, side));
const maySeparate = (g: Europe, id: ForceId): Verdict => {
  const { commander } = force(g, id);
  const defence = commander === null ? 0 : generalCard(commander).defence;
  return must('12.6', defence >= DEFENCE, 'genius.defence', { force: called(g, id), least: DEFENCE });
};

/** 12.6 Against a campaign of the enemy, before its first battle: a general who is good enough. */
export const mayCounterCampaign = (g: Europe, side: Side): Verdict =>
  must(
    '12.6',
    attacked(g, side).some((id) => maySeparate(g, id) === undefined),
    'genius.nobody',
  );

/** 1F, 15C, 12.6 Interior lines: one of our forces fights each of those who attack it apart. */
export function* fightOnInteriorLines(g: Europe, side: Side): Script {
  const { force: name } = yield* ask(
    choice<AnswerOf<'holdApart'>>({
      by: side,
      rule: '12.6',
      prompt: say('genius.which'),
      among: attacked(g, side).map((id) => ({ kind: 'holdApart', force: called(g, id) })),
      may: (answer) => maySeparate(g, forceCalled(g, answer.force)),
    }),
  );
  if (g.campaign) g.campaign = { ...g.campaign, apart: forceCalled(g, name) };
  log(g, '12.6', 'genius.apart', { force: name });
}
