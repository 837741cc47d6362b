import { ask, type Script, type Seat } from '@bivouac/kernel';
import { DUCHIES, duchiesOf, isDuchy, isHomeOf, isPort } from '../../catalogue/catalogue.ts';
import type { Column, DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, reveal, say } from '../../text/speech.ts';
import {
  changeNation,
  director,
  discard,
  handOf,
  isAtPlace,
  type NapoleonicWars,
  nationsIn,
  pactOf,
  removeFlag,
  strengthIn,
} from '../../state/state.ts';
import { drawCards } from '../4-prepare/4.4-hands.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { regroupFrom, regroupShips } from '../7-builds/7.7-to-regroup.ts';
import { isNegated } from '../3-glossary/3-standing.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';
import { setConsul } from './8.1-track.ts';
import { restoration } from './8.21-restoring.ts';

const STAY = { kind: 'pass' } as const;
const REGROUP = { kind: 'regroupHere' } as const;

/** 8.21 The new Neutral's Forces come home, and others leave its Home Duchies: all Regroup, Flags with them. */
function* part(g: NapoleonicWars, nation: Nation, uncontrolled: readonly DuchyId[]): Script {
  const own = new Set(duchiesOf(nation));
  for (const duchy of DUCHIES) {
    if (!own.has(duchy)) regroupFrom(g, nation, duchy, '8.21');
    const returns = isHomeOf(nation, duchy) || uncontrolled.includes(duchy);
    if (returns) for (const other of nationsIn(g, duchy)) if (other !== nation) regroupFrom(g, other, duchy, '8.21');
    if (returns) removeFlag(g, duchy);
  }
  const abroad = g.flags.filter((row) => row.nation === nation).map(({ duchy }) => duchy);
  for (const duchy of abroad) removeFlag(g, duchy);
  regroupShips(g, nation, '8.21', ({ at }) => isAtPlace(at) && isDuchy(at) && !own.has(at));
  // 13.9 A Port that its Flag has held is again that of its old owner.
  for (const duchy of abroad) yield* driveOutSquadrons(g, duchy);
}
/** 8.21 Those in its Associate Duchies that others Control stay or Regroup, as their owners like. */
function* others(g: NapoleonicWars, nation: Nation): Script {
  for (const owner of orderOfMovement(g)) {
    const seat = director(g, owner);
    if (seat === null || owner === nation) continue;
    for (const duchy of duchiesOf(nation)) {
      if (strengthIn(g, duchy, owner) === 0) continue;
      const prompt = say('war.flagOrRegroup', { nation: owner, duchy });
      if ((yield* ask({ by: seat, rule: '8.21', prompt, answers: [STAY, REGROUP] })).kind === 'regroupHere')
        regroupFrom(g, owner, duchy, '8.21');
    }
    yield* ships(g, nation, owner, seat);
  }
}

/** 8.21 Squadrons of its old Allies in its Ports may stay there, without its batteries, or Regroup. */
function* ships(g: NapoleonicWars, nation: Nation, owner: Nation, seat: Seat): Script {
  for (const duchy of duchiesOf(nation).filter(isPort)) {
    if (!g.squadrons.some((row) => row.nation === owner && row.at === duchy)) continue;
    const prompt = say('pact.ships', { nation: owner, duchy });
    if ((yield* ask({ by: seat, rule: '8.21', prompt, answers: [STAY, REGROUP] })).kind === 'regroupHere')
      regroupShips(g, owner, '8.21', ({ at }) => at === duchy);
  }
}

/** 8.21 An event breaks a Pact; if nobody restores it the Proxy is Neutral, with a new Hand. */
export function* breakPact(g: NapoleonicWars, nation: Nation, to: Column): Script {
  const power = pactOf(g, nation);
  if (power === null) return;
  setConsul(g, nation, to, power);
  log(g, '8.21', 'pact.broken', { nation, power });
  if (yield* restoration(g, { nation, power, byPoints: true })) return;
  // Judged while it is still at war: Associates in which its enemies stand go back to it.
  const uncontrolled = duchiesOf(nation).filter((duchy) => !isHomeOf(nation, duchy) && isNegated(g, duchy));
  changeNation(g, nation, { camp: null });
  const cards = handOf(g, nation);
  for (const card of cards) discard(g, card);
  if (cards.length > 0) reveal(g, '8.21', 'pact.handGone', { nation, cards: cards.length });
  yield* part(g, nation, uncontrolled);
  yield* drawCards(g, nation, cards.length, '8.21', 'unseen');
  yield* others(g, nation);
}
