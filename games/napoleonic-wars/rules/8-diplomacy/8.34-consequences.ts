import { ask, type Script } from '@bivouac/kernel';
import { DUCHIES, duchy as duchyCard, isPort } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import {
  allIn,
  areAllied,
  atWar,
  controller,
  director,
  type NapoleonicWars,
  nationsIn,
  strengthOf,
} from '../../state/state.ts';
import { regroupFrom } from '../7-builds/7.7-to-regroup.ts';
import { hoist } from '../7-builds/7.4-hoisting.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { attrition } from '../9-movement/9.4-attrition.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

const FLAG = { kind: 'flagHere' } as const;
const REGROUP = { kind: 'regroupHere' } as const;

/** A change that has put nations at war who were not: who declared it, and whose status has changed. */
export interface NewWar {
  readonly declarers: readonly Nation[];
  readonly changed: readonly Nation[];
}

/** 8.34 Declarers on an ex-ally's land suffer Attrition and Regroup; others may Flag the Duchy if they are alone there. */
function* leaveOrFlag(g: NapoleonicWars, nation: Nation, at: DuchyId, declares: boolean): Script {
  const all = allIn(g, at, [nation], null);
  const [commander = null] = all.leaders.toSorted(better);
  const left = yield* attrition(g, { ...all, commander }, { at, rolledIn: at, causes: ['8.34'] });
  if (strengthOf(left) === 0) return;
  const seat = director(g, nation);
  const alone = nationsIn(g, at).every((other) => areAllied(g, nation, other));
  const mayStay = !declares && alone && seat !== null && duchyCard(at).fortress === 0;
  const prompt = say('war.flagOrRegroup', { nation, duchy: at });
  const stays =
    mayStay && (yield* ask({ by: seat, rule: '8.34', prompt, answers: [FLAG, REGROUP] })).kind === 'flagHere';
  if (stays) yield* hoist(g, nation, at, '8.34');
  else regroupFrom(g, nation, at, '8.34');
}

/** 8.34 New enemies part: those on enemy land leave it or take it, and Ports that have become enemy ones are left (13.9). */
export function* consequencesOfWar(g: NapoleonicWars, { declarers, changed }: NewWar): Script {
  for (const at of DUCHIES) {
    const holder = controller(g, at);
    for (const nation of nationsIn(g, at))
      if (atWar(g, nation, holder) && [...declarers, ...changed].some((each) => each === nation || each === holder))
        yield* leaveOrFlag(g, nation, at, declarers.includes(nation));
    // Those who still face each other in a third nation's Duchy: the newcomer to the war Regroups (rulings/8.34-face-to-face.md).
    const here = nationsIn(g, at);
    for (const nation of here)
      if ([...declarers, ...changed].includes(nation) && here.some((other) => atWar(g, nation, other)))
        regroupFrom(g, nation, at, '8.34');
    if (isPort(at)) yield* driveOutSquadrons(g, at);
  }
}
