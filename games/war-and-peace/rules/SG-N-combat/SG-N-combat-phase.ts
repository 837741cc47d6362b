import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { activeFaction, changeAllTroops, type Work, type WarAndPeace } from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { activeSeats, leadingSeat } from '../D-players/D.3-seats.ts';
import { trappedShipsAreTaken } from '../F-naval/F.12-lost-port.ts';
import { actionsAgainstBases } from '../O-options/O.1-bases.ts';
import { conquestsAtTheEndOfCombat } from '../I-conquest/I.1-conquest.ts';
import { friendsAt, besiegedBy } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { afterTheInvasion } from '../M-east/M.2-clocks.ts';
import { battle } from '../SG-O-resolution/SG-O.1-battle.ts';
import { endSieges } from '../SG-S-sieges/SG-S.3-investing.ts';
import { siegeTurn } from '../SG-S-sieges/SG-S.4-siege-turn.ts';
import { declare, enemiesAt } from './SG-N.1-declare.ts';

type Combat = Extract<Work, { readonly phase: 'combat' }>;

const BEGIN: Combat = { phase: 'combat', stage: 'declare', attacks: [], fought: [], engaged: [], pressed: [] };

/** SG N.3 Seat by seat, everybody declares their attacks. */
function* declaring(g: WarAndPeace, work: Combat): Script {
  const seat = activeSeats(g).find((each) => !g.clock.out.includes(each));
  if (seat === undefined) {
    g.work = { ...work, stage: 'resolve' };
    return;
  }
  if ((yield* declare(g, seat)) === 'done') g.clock = { ...g.clock, out: [...g.clock.out, seat] };
}

/** SG N.3 The battles in the order that the active player likes. */
function* resolving(g: WarAndPeace, work: Combat): Script {
  const side = activeFaction(g.clock);
  const [first] = work.attacks;
  if (!side || !first) {
    yield* endSieges(g);
    g.work = { ...work, stage: 'sieges' };
    return;
  }
  const among = work.attacks.map(({ target }): AnswerOf<'fight'> => ({ kind: 'fight', target }));
  const by = leadingSeat(g, side);
  const { target } =
    work.attacks.length === 1
      ? first
      : yield* ask(choice({ by, rule: 'SG N.3', prompt: say('combat.order'), among, may: () => undefined }));
  const attack = work.attacks.find((each) => each.target === target) ?? first;
  g.work = {
    ...work,
    attacks: work.attacks.filter((each) => each !== attack),
    fought: [...work.fought, target],
    engaged: [...work.engaged, ...attack.troops.map(({ from }) => from)],
  };
  if (enemiesAt(g, target, side).length > 0) yield* battle(g, attack, side);
  yield* endSieges(g);
}

/** SG S.4 Every city that the active side besieges has its siege turn. */
function* besieging(g: WarAndPeace, work: Combat): Script {
  const side = activeFaction(g.clock);
  const next = side
    ? g.sieges.find(
        ({ city }) =>
          !work.pressed.includes(city) &&
          friendsAt(g, cityCard(city).hex, side).length > 0 &&
          besiegedBy(g, cityCard(city).hex, side).length > 0,
      )
    : undefined;
  if (!side || !next) {
    g.work = { ...work, stage: 'close' };
    return;
  }
  g.work = { ...work, pressed: [...work.pressed, next.city] };
  yield* siegeTurn(g, next.city, side);
}

/** SG P.9, I.1.a, I.1.b The end of the phase: order is restored, and conquests are judged. */
function* closing(g: WarAndPeace): Script {
  if (!g.agreed.lastingDemoralisation) changeAllTroops(g, ({ level }) => level > 0, { level: 0 });
  yield* endSieges(g);
  yield* trappedShipsAreTaken(g);
  yield* conquestsAtTheEndOfCombat(g);
  afterTheInvasion(g);
}

/** E.2.f The Combat Phase: one stage of it. */
export function* combatPhase(g: WarAndPeace): Script<'more' | 'done'> {
  if (g.work.phase !== 'combat') {
    yield* actionsAgainstBases(g);
    g.work = BEGIN;
    return 'more';
  }
  switch (g.work.stage) {
    case 'declare':
      yield* declaring(g, g.work);
      return 'more';
    case 'resolve':
      yield* resolving(g, g.work);
      return 'more';
    case 'sieges':
      yield* besieging(g, g.work);
      return 'more';
    case 'close':
      yield* closing(g);
      return 'done';
  }
}
