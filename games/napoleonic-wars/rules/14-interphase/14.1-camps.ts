import { mayDeclare } from '../8-diplomacy/8.33-may-declare.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import { CAMPS, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { must, say } from '../../text/speech.ts';
import { campOf, inForce, isPlayerPower, type NapoleonicWars, playerOf } from '../../state/state.ts';
import type { CampAnswer } from '../../text/14.1-camps.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { declareWar } from '../8-diplomacy/8.33-declaration.ts';
import { mayEnterCamp } from '../8-diplomacy/8.3-may-enter-a-camp.ts';
import { entersCamp } from '../8-diplomacy/8.81-entering-a-camp.ts';

type Announcement = Extract<CampAnswer, { readonly kind: 'enterCamp' | 'freeWar' }>;

/** 14.11 A nation outside the Camps is declared upon freely; not by a Power that changes Camps in the same Interphase. */
const mayAnnounce = (g: NapoleonicWars, nation: Nation, wish: Announcement, declared: boolean): Verdict => {
  if (wish.kind === 'enterCamp')
    return (
      must('14.11', !declared, 'camps.warDeclared', { nation }) ??
      must('14.14', !hasAnnounced(g, nation), 'camps.announced') ??
      mayEnterCamp(g, nation, wish.camp)
    );
  return (
    must('14.11', campOf(g, wish.on) === null, 'war.already', { nation: wish.on }) ?? mayDeclare(g, nation, wish.on)
  );
};

/** 14.14 One announcement of a player in an Interphase, whatever came of it: the Powers of a player go together (8.81). */
const hasAnnounced = (g: NapoleonicWars, nation: Nation): boolean =>
  inForce(g, 'announced').some((each) => playerOf(g, each.nation) === playerOf(g, nation));

/** 14.1 Each Player Power in Order of Movement may change or join a Camp, or declare war for nothing. */
export function* campPhase(g: NapoleonicWars): Script {
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) {
    g.effects = g.effects.filter(({ kind }) => kind !== 'announced');
    g.clock = { ...g.clock, phase: 'reinforcement', step: 0 };
    return;
  }
  g.clock = { ...g.clock, step: g.clock.step + 1 };
  const seat = playerOf(g, nation);
  if (seat === null || !isPlayerPower(g, nation)) return;
  for (let declared = false; ; declared = true) {
    const among: readonly Announcement[] = [
      ...CAMPS.map((camp) => ({ kind: 'enterCamp' as const, camp })),
      ...NATIONS.filter((on) => on !== nation).map((on) => ({ kind: 'freeWar' as const, on })),
    ];
    const before = declared;
    if (among.every((wish) => mayAnnounce(g, nation, wish, before) !== undefined)) return;
    const answer = yield* choose<Announcement | typeof PASS>({
      by: seat,
      rule: '14.1',
      prompt: say('camps.what', { nation }),
      among,
      may: (wish) => mayAnnounce(g, nation, wish as Announcement, before),
      or: [PASS],
    });
    if (answer.kind === 'pass') return;
    if (answer.kind === 'enterCamp') {
      g.effects = [...g.effects, { kind: 'announced', nation, card: null }];
      yield* entersCamp(g, nation, answer.camp);
      return;
    }
    yield* declareWar(g, nation, answer.on);
  }
}
