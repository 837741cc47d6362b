import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { fleet as fleetCard, zones } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { BoxId, FleetId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Europe, fleetRow, isHeldBy, putFleet, squadron, type Voyage, zone } from '../../state/state.ts';
import { SQUADRON } from './17.2.2-stacking.ts';

const CORSAIRS = 'box_corsairs' as BoxId;

/** 17.2.10 The Admiralty (1C) sends one fleet against them; in the revised edition none goes without a point. */
const mayBeSent = (g: Europe, { sailing }: Voyage): Verdict => {
  if (sailing?.card !== '1C') return undefined;
  const sent = g.action?.sailed?.filter((id) => huntsCorsairs(g, id)) ?? [];
  return (
    must('17.2.10', !revised(g, 'corsairsAdmiralty'), 'admiralty.noHunters') ??
    must('17.2.10', sent.length === 0, 'admiralty.oneHunter')
  );
};

/** 17.2.10 A Coalition fleet may go and hunt the Corsairs (35F), who need not be out yet. */
export const mayHuntCorsairs = (g: Europe, voyage: Voyage): Verdict =>
  mayBeSent(g, voyage) ?? must('17.2.10', voyage.fleets.length === 1, 'naval.oneHunter');

export const huntCorsairs = (g: Europe, fleet: FleetId): void => {
  putFleet(g, fleet, { kind: 'box', box: CORSAIRS });
  log(g, '17.2.10', 'naval.hunts', { fleet });
};
export const huntsCorsairs = (g: Europe, fleet: FleetId): boolean => {
  const { at } = fleetRow(g, fleet);
  return at.kind === 'box' && at.box === CORSAIRS;
};

/** 17.2.10 It comes back to a port of its national territory in a later round. */
export function* comeHome(g: Europe, fleet: FleetId): Script {
  const { nation } = fleetCard(fleet);
  const question = choice<AnswerOf<'mooredAt'>>({
    by: 'coalition',
    rule: '17.2.10',
    prompt: say('naval.homePort', { fleet }),
    among: [...zones.values()].flatMap(({ id, port }) =>
      port !== undefined && zone(g, id).nation === nation && isHeldBy(g, id, 'coalition')
        ? [{ kind: 'mooredAt', zone: id }]
        : [],
    ),
    may: ({ zone: port }) =>
      must('17.2.2', squadron(g, { kind: 'port', zone: port }, 'coalition').length < SQUADRON, 'naval.full'),
  });
  if (!offers(question, 1)) return;
  const { zone: port } = yield* ask(question);
  putFleet(g, fleet, { kind: 'port', zone: port });
}
