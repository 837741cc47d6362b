import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { FleetId, Side } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Europe, fleetRow, type Grant, squadron } from '../../state/state.ts';
import { navalActivation } from '../17-naval-matters/17.1-activation.ts';
import { mayAfford, useGrant } from './9.1-cost.ts';
import { spendPoints } from './9.2-reserve.ts';

/** 9.1, 17.1 Every fleet costs a point. */
const FLEET = 1;

/** The grant by which this fleet sails free: any fleet, or one of those that the event names. */
const squadronGrant = (g: Europe, fleet: FleetId): Grant | null =>
  g.action?.grants.find(({ what, fleets }) => what === 'squadron' && (fleets?.includes(fleet) ?? true)) ?? null;

/** 20.2 (1) Nothing happens at sea before Austria has done her duty. */
const mayLeaveAustria = ({ action, tracks: { austrianDuty: zones } }: Europe): Verdict =>
  must('20.2', action?.side !== 'coalition' || zones.length === 0, 'duty.onlyAustrians', { zones });

/** 17.1 A fleet is activated once in an action, for a point, or free with its squadron by an event. */
export const mayActivateFleet = (g: Europe, fleet: FleetId): Verdict =>
  mayLeaveAustria(g) ??
  must('17.1', !g.action?.sailed?.includes(fleet), 'activation.fleetDone', { fleet }) ??
  mayAfford(g, FLEET, squadronGrant(g, fleet));

const payFor = (g: Europe, fleet: FleetId, grant: Grant | null): void => {
  if (grant === null) spendPoints(g, FLEET);
  if (g.action) g.action = { ...g.action, sailed: [...(g.action.sailed ?? []), fleet] };
};

/** 17.1 One fleet after the other of the same place joins the squadron; not all of them must. */
export function* activateSquadron(g: Europe, side: Side, first: FleetId): Script {
  const grant = squadronGrant(g, first);
  if (grant !== null && !grant.again) useGrant(g, grant);
  const sailing = [first];
  payFor(g, first, grant);
  while (sailing.length < (grant?.most ?? Infinity)) {
    const others = squadron(g, fleetRow(g, first).at, side).filter(
      (id) => !sailing.includes(id) && (grant?.fleets?.includes(id) ?? true),
    );
    const question = choice<AnswerOf<'activateFleet'> | typeof DONE>({
      by: side,
      rule: '17.1',
      prompt: say('activation.moreFleets', { fleet: first }),
      among: others.map((fleet) => ({ kind: 'activateFleet', fleet })),
      may: (answer) =>
        answer.kind === 'done'
          ? undefined
          : (must('17.1', !g.action?.sailed?.includes(answer.fleet), 'activation.fleetDone', { fleet: answer.fleet }) ??
            mayAfford(g, FLEET, grant)),
      or: [DONE],
    });
    if (!offers(question, 2)) break;
    const answer = yield* ask(question);
    if (answer.kind === 'done') break;
    payFor(g, answer.fleet, grant);
    sailing.push(answer.fleet);
  }
  log(g, '17.1', 'activation.squadron', { fleets: sailing });
  yield* navalActivation(g, sailing, grant?.sailing ?? null);
}
