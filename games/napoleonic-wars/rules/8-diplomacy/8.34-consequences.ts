import { isPlacedIn, standing } from '../3-glossary/3-standing.ts';
import { asItStands } from '../9-movement/9.8-arrival.ts';
import { ask, type Script } from '@bivouac/kernel';
import { DUCHIES, duchy as duchyCard, isPort, duchiesOf } from '../../catalogue/catalogue.ts';
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
  strengthIn,
  strengthOf,
  type NewWar,
} from '../../state/state.ts';
import { regroupFrom } from '../7-builds/7.7-to-regroup.ts';
import { hoist } from '../7-builds/7.4-hoisting.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { attrition } from '../9-movement/9.4-attrition.ts';
import { evasions } from '../10-interception/10.2-evasion.ts';
import { landBattle } from '../11-battle/11-battle.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

const FLAG = { kind: 'flagHere' } as const;
const REGROUP = { kind: 'regroupHere' } as const;

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

/** 8.34 New enemies who still share a Duchy fight, without terrain, unless the declarer evades: rulings/8.34-face-to-face.md. */
function* faceToFace(g: NapoleonicWars, at: DuchyId, movers: readonly Nation[], foes: NewWar['foes']): Script {
  const here = nationsIn(g, at);
  const active = here.filter((nation) => movers.some((mover) => areAllied(g, mover, nation)));
  const isNew = (one: Nation, other: Nation): boolean =>
    atWar(g, one, other) && !foes.some(([a, b]) => a === one && b === other);
  const inactive = here.filter((nation) => active.some((mover) => isNew(mover, nation)));
  if (active.length === 0 || inactive.length === 0) return;
  const failed = yield* evasions(g, { nations: inactive, from: null, to: at, before: asItStands(g) }, []);
  const left = active.filter((nation) => strengthIn(g, at, nation) > 0);
  if (left.length === 0) return;
  yield* landBattle(g, {
    at,
    active: left,
    inactive,
    activeFrom: [],
    inactiveFrom: [],
    terrain: 0,
    failedEvasions: 0,
    activeFailed: failed,
    commander: null,
  });
}

/** 8.34, 15.23 The conqueror of a Subject Neutral has changed Camps: its former Allies suffer Attrition there, and Regroup. */
function* leaveSubjects(g: NapoleonicWars, movers: readonly Nation[]): Script {
  for (const { id, subjectTo } of g.nations) {
    if (subjectTo === null || !movers.includes(subjectTo)) continue;
    for (const at of duchiesOf(id))
      for (const nation of nationsIn(g, at)) {
        if (standing(g, nation, at) !== 'closed' || isPlacedIn(g, nation, at)) continue;
        const all = allIn(g, at, [nation], null);
        const [commander = null] = all.leaders.toSorted(better);
        yield* attrition(g, { ...all, commander }, { at, rolledIn: at, causes: ['8.34'] });
        regroupFrom(g, nation, at, '8.34');
      }
  }
}

/** 8.34 New enemies part: those on enemy land leave it or take it, and Ports that have become enemy ones are left (13.9). */
export function* consequencesOfWar(g: NapoleonicWars, { declarers, changed, guests, foes }: NewWar): Script {
  for (const at of DUCHIES) {
    const holder = controller(g, at);
    for (const nation of nationsIn(g, at))
      if (atWar(g, nation, holder) && guests.some((guest) => guest.nation === nation && guest.duchy === at))
        yield* leaveOrFlag(g, nation, at, declarers.includes(nation));
    yield* faceToFace(g, at, declarers.length > 0 ? declarers : changed, foes);
    if (isPort(at)) yield* driveOutSquadrons(g, at);
  }
  yield* leaveSubjects(g, [...declarers, ...changed]);
}
