import { askAny, choice, type Question, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { activeFaction, type WarAndPeace, type Work } from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import { activeSeats, isActive, seatOf } from '../D-players/D.3-seats.ts';
import { manTheHighSeas } from '../O-options/O.1-high-seas.ts';
import { commerceRaids } from '../O-options/O.1-raiding.ts';
import { ontoTheCircle, stationaryInterceptions } from './F.4-circle.ts';
import { idle } from './F.2-forming.ts';
import { sail } from './F.11-sail.ts';
import { nelsonUnderFire } from './F.10-nelson.ts';
import { shipsGoHome, swedesEvacuate } from './E.1-neutral-ships.ts';
import { shipsLeaveNeutralPorts } from './F.12-neutral-port.ts';

type Sail = AnswerOf<'sail'>;
type Naval = Extract<Work, { readonly phase: 'naval' }>;
const BEGIN: Naval = { phase: 'naval', stage: 'circle', nelson: false };

/** The stacks that a seat may form fleets of. */
const stacksOf = (g: WarAndPeace, seat: Seat): readonly Sail[] => {
  const stacks = new Map<string, Sail>();
  for (const { nation, at, station } of g.ships)
    if (isActive(g, nation) && seatOf(g, nation) === seat && station !== 'trapped')
      stacks.set(`${nation}/${at}/${station}`, { kind: 'sail', nation, at, station });
  return [...stacks.values()];
};
/** F.11, F.6.d Each stack moves once; a try to run a blockade is a move. */
const maySail = (g: WarAndPeace, sailing: Sail): Verdict => must('F.11', idle(g, sailing).length > 0, 'naval.moved');
const question = (g: WarAndPeace, by: Seat): Question<Sail | typeof DONE> =>
  choice<Sail | typeof DONE>({
    by,
    rule: 'E.2.a',
    prompt: say('naval.which'),
    among: stacksOf(g, by),
    may: (sailing) => (sailing.kind === 'done' ? undefined : maySail(g, sailing)),
    or: [DONE],
  });

/** E.1.a, E.2.a One fleet of one seat: allies sail at the same time, whoever comes first. */
function* sailing(g: WarAndPeace, work: Naval): Script {
  const seats = activeSeats(g).filter(
    (seat) => !g.clock.out.includes(seat) && stacksOf(g, seat).some((order) => !maySail(g, order)),
  );
  if (seats.length === 0) {
    g.work = { ...work, stage: 'close' };
    return;
  }
  const { by, answer } = yield* askAny(seats.map((seat) => question(g, seat)));
  if (answer.kind === 'done') g.clock = { ...g.clock, out: [...g.clock.out, by] };
  else yield* sail(g, by, answer);
}

/** E.1.a, E.2.a The Naval Phase: the circles (F.4.f, F.4.g), raids (O.1), fleet by fleet (F.11), and its end (F.10, O.1). */
export function* navalPhase(g: WarAndPeace): Script<'more' | 'done'> {
  const side = activeFaction(g.clock);
  if (g.work.phase !== 'naval') {
    g.work = BEGIN;
    if (side === 'anti') g.treasury = { ...g.treasury, lent: {} }; // J.2.h What nobody has used is lost.
    return 'more';
  }
  switch (g.work.stage) {
    case 'circle':
      if (side) {
        yield* stationaryInterceptions(g, side);
        yield* ontoTheCircle(g, side);
        if (side === 'pro') yield* commerceRaids(g);
      } else {
        shipsGoHome(g);
        swedesEvacuate(g);
      }
      if (g.work.phase === 'naval') g.work = { ...g.work, stage: 'sail' };
      return 'more';
    case 'sail':
      yield* sailing(g, g.work);
      return 'more';
    case 'close':
      if (g.work.nelson) yield* nelsonUnderFire(g);
      if (side === 'anti') yield* manTheHighSeas(g);
      if (side) shipsLeaveNeutralPorts(g, side);
      return 'done';
  }
}
