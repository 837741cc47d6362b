import { ask, choice, type Script } from '@bivouac/kernel';
import { scenario } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, NATIONS, type Power } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { determineRoles } from './4.31-roles.ts';
import { directedBy, gainResource, type NapoleonicWars, powersOf, removeUnits, seatsOf } from '../../state/state.ts';

/** 4.31 The winner of the bidding removes the Units that they bid from any Power they direct. */
function* forfeits(g: NapoleonicWars, seat: string): Script {
  while (g.forfeit > 0) {
    const among = g.units
      .filter(({ nation }) => isPower(nation) && directedBy(g, seat).includes(nation))
      .map(({ nation, at }) => ({ kind: 'forfeit' as const, nation, duchy: at }));
    if (among.length === 0) break;
    const prompt = say('forfeit.which', { left: g.forfeit });
    const { nation, duchy } = yield* ask(choice({ by: seat, rule: '4.31', prompt, among, may: () => undefined }));
    removeUnits(g, nation, duchy as DuchyId, 1);
    g.forfeit--;
    log(g, '4.31', 'forfeit.given', { nation, duchy });
  }
  g.forfeit = 0;
}

/** 4.2 One Power of each player starts with a Resource. */
function* firstResources(g: NapoleonicWars): Script {
  if (Object.keys(scenario(g.scenario).resources).length > 0) return;
  for (const seat of seatsOf(g)) {
    const powers = powersOf(g, seat);
    const nation = powers.length === 1 ? powers[0] : yield* whichPower(seat, powers);
    if (nation === undefined) continue;
    gainResource(g, nation);
    log(g, '4.2', 'resource.placed', { nation });
  }
}
function* whichPower(seat: string, powers: readonly Power[]): Script<Power> {
  const among = NATIONS.filter((each): each is Power => (powers as readonly string[]).includes(each)).map((nation) => ({
    kind: 'resourceTo' as const,
    nation,
  }));
  const prompt = say('resource.which');
  return (yield* ask(choice({ by: seat, rule: '4.2', prompt, among, may: () => undefined }))).nation;
}

/** 4 What is settled before the cards are dealt. */
export function* beforePlay(g: NapoleonicWars): Script {
  yield* determineRoles(g);
  if (g.forfeiter !== null) yield* forfeits(g, g.forfeiter);
  yield* firstResources(g);
  g.clock = { ...g.clock, phase: 'deal', step: 0 };
}
