import { ask, choice, type Seat, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexCards, zonesOf } from '../../catalogue/map.ts';
import { type Nation, isMinor } from '../../catalogue/ids.ts';
import { isZone } from '../../catalogue/seas.ts';
import { scenarioOf, type SetUpEntry } from '../../scenario/scenario.ts';
import { deploy, deployAsUsual, freeEntries, kindsIn, leaderNamed, occupyOwnerless } from '../../scenario/set-up.ts';
import { landOf, type WarAndPeace } from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { FRENCH, seatOf } from '../D-players/D.3-seats.ts';

/** P.6, P.7 France places what stands free in Spain and Denmark; every other state its own. */
const placedBy = (g: WarAndPeace, nation: Nation): Seat =>
  nation === 'spain' || isMinor(nation) ? FRENCH : seatOf(g, nation);

/** P.1, J.1.d Where the group may stand: what is on the map is set up, what is to come waits in its pool. */
export const postsOf = (g: WarAndPeace, { among, anywhere = '' }: SetUpEntry): readonly string[] => {
  if (among) return among;
  if (!isZone(anywhere)) return hexCards.filter(({ id }) => landOf(g, id) === anywhere).map(({ id }) => id);
  return [anywhere, ...hexCards.filter(({ id }) => zonesOf(id).includes(anywhere)).map(({ id }) => id)];
};

/** Piece by piece: each leader, then each kind of unit, some here and some there. */
function* placeByHand(g: WarAndPeace, entry: SetUpEntry): Script {
  const by = placedBy(g, entry.owner);
  const posts = postsOf(g, entry);
  for (const name of entry.leaders) {
    const leader = leaderNamed(g, entry.owner, name);
    const among = posts.map((at): AnswerOf<'postLeader'> => ({ kind: 'postLeader', leader, at }));
    const { at } = yield* ask(
      choice({ by, rule: 'P.1', prompt: say('setUp.leader', { leader }), among, may: () => undefined }),
    );
    deploy(g, entry, at as never, {}, [leader]);
  }
  for (const unit of kindsIn(entry.units.units)) {
    let left = entry.units.units[unit] ?? 0;
    while (left > 0) {
      const among = posts.flatMap((at) =>
        Array.from({ length: left }, (_, less): AnswerOf<'post'> => ({ kind: 'post', unit, sp: left - less, at })),
      );
      const limit = left;
      const prompt = say('setUp.post', { nation: entry.owner, unit, left });
      const may = ({ sp }: AnswerOf<'post'>) => must('P.1', sp <= limit, 'ground.onlySo', { left: limit });
      const { at, sp } = yield* ask(choice({ by, rule: 'P.1', prompt, among, may }));
      deploy(g, entry, at as never, { [unit]: sp }, []);
      left -= sp;
    }
  }
}

/**
 * P.1 The groups that may stand here or there, one after the other; then the first month begins. Those without a choice stand already:
 * P.2.a and P.2.b, P.3.a, P.4.a, P.5.a and P.5.b, P.7.a and P.7.b.
 */
export function* deployment(g: WarAndPeace): Script {
  const entry = freeEntries(scenarioOf(g), g.agreed)[g.clock.step];
  if (!entry) {
    occupyOwnerless(g);
    g.clock = { ...g.clock, segment: 'month', step: 0 };
    return;
  }
  const force = tokensOf(
    entry.leaders.map((name) => leaderNamed(g, entry.owner, name)),
    kindsIn(entry.units.units).map((kind) => ({ nation: entry.owner, kind, sp: entry.units.units[kind] ?? 0 })),
  );
  const answers: readonly (AnswerOf<'usual'> | AnswerOf<'choose'>)[] = [{ kind: 'choose' }, { kind: 'usual' }];
  const prompt = say('setUp.usual', { nation: entry.owner, force });
  const { kind } = yield* ask({ by: placedBy(g, entry.owner), rule: 'P.1', prompt, answers });
  if (kind === 'usual') deployAsUsual(g, entry);
  else yield* placeByHand(g, entry);
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}
