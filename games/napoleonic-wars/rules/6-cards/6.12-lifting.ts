import { choose, type Script } from '@bivouac/kernel';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { director, type NapoleonicWars, removeUnits, unitsInPool } from '../../state/state.ts';
import { PASS } from '../../text/answers.ts';
import type { EventAnswer } from '../../text/6.1-event-choices.ts';
import { log, say } from '../../text/speech.ts';

type Lift = Extract<EventAnswer, { readonly kind: 'liftUnit' }>;

/** 6.12 Duchies from which Units may be lifted to be built or placed anew in another. */
export const liftable = (g: NapoleonicWars, nation: Nation, to: DuchyId): readonly DuchyId[] => [
  ...new Set(g.units.filter((row) => row.nation === nation && row.at !== to).map(({ at }) => at)),
];
/** 6.12 One Unit is eliminated elsewhere so as to be built or placed anew; its player may do without. Leaders never are. */
export function* liftUnit(g: NapoleonicWars, nation: Nation, to: DuchyId): Script<boolean> {
  const seat = director(g, nation);
  const among = liftable(g, nation, to).map((duchy): Lift => ({ kind: 'liftUnit', duchy }));
  if (seat === null || among.length === 0) return false;
  const prompt = say('event.lift', { nation });
  const or = [PASS];
  const answer = yield* choose<Lift | typeof PASS>({ by: seat, rule: '6.12', prompt, among, may: () => undefined, or });
  if (answer.kind === 'pass') return false;
  removeUnits(g, nation, answer.duchy, 1);
  log(g, '6.12', 'event.lifted', { nation, duchy: answer.duchy });
  return true;
}
/** 6.12 Lifts what the pool lacks. Returns how many Units can be placed. */
export function* recycled(g: NapoleonicWars, nation: Nation, to: DuchyId, wanted: number): Script<number> {
  while (unitsInPool(g, nation) < wanted) if (!(yield* liftUnit(g, nation, to))) break;
  return Math.min(wanted, unitsInPool(g, nation));
}
