import { ask, type Script } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { director, handOf, type NapoleonicWars } from '../../state/state.ts';

/** 5.2, 8.1 The first Round of the Turn of 1805. */
export const isFirstRound = ({ clock }: Pick<NapoleonicWars, 'clock'>): boolean =>
  clock.turn === 1 && clock.round === 1;

/** 5.2 The one nation with more cards than every other; neither Resources nor Reserves count. */
const withMostCards = (g: NapoleonicWars): Nation | undefined => {
  const most = Math.max(...NATIONS.map((nation) => handOf(g, nation).length));
  const [one, ...tied] = NATIONS.filter((nation) => handOf(g, nation).length === most);
  return tied.length === 0 ? one : undefined;
};

/** 5.2 The nation that may take an Impulse before that of the marker: rulings/5.2-undirected-preemption.md. */
export const preemptor = (g: NapoleonicWars): Nation | undefined => {
  const { marker, lastActive, preempted } = g.clock;
  if (isFirstRound(g) || preempted || handOf(g, marker).length === 0) return undefined;
  const nation = withMostCards(g);
  if (nation === undefined || nation === marker || nation === lastActive) return undefined;
  return director(g, nation) === null ? undefined : nation;
};

/** 5.21, 5.22 Before a Scheduled Impulse, and never in the midst of one, the nation with most cards is asked. */
export function* preemption(g: NapoleonicWars): Script<Nation | undefined> {
  const nation = preemptor(g);
  const seat = nation === undefined ? null : director(g, nation);
  if (nation === undefined || seat === null) return undefined;
  const before = g.clock.marker;
  const prompt = say('preempt.offer', { nation, before });
  const { kind } = yield* ask({ by: seat, rule: '5.21', prompt, answers: [{ kind: 'preempt' }, PASS] });
  if (kind === 'pass') return undefined;
  log(g, '5.22', 'preempt.taken', { nation, before });
  return nation;
}
