import { choice, choose, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { ids } from '../../state/stack.ts';
import { changeBattle, disrupt, eliminate, type Nemesis, unit } from '../../state/state.ts';
import { battleOf, mainStack, supportingStacks } from './11.2-taking-part.ts';
import { askUnlessOnly } from './only-answer.ts';

const countHits = (g: Nemesis, side: Side, hits: number): void => {
  const { hits: before } = battleOf(g);
  changeBattle(g, { hits: { ...before, [side]: before[side] + hits } });
};

/** 11.17 A hit disrupts a unit, and eliminates one that is disrupted already. */
export const takeHit = (g: Nemesis, id: UnitId, rule: '11.11' | '11.16' | '11.17' | '16.1'): void => {
  countHits(g, unitCard(id).side, 1);
  if (unit(g, id).disrupted) {
    log(g, rule, 'hits.eliminated', { unit: id });
    eliminate(g, id);
  } else {
    log(g, rule, 'hits.disrupted', { unit: id });
    disrupt(g, id);
  }
};

const endurance = (g: Nemesis, id: UnitId): number => {
  const { at, disrupted } = unit(g, id);
  if (at === 'lost') return 0;
  return disrupted ? 1 : 2;
};
const enduranceOf = (g: Nemesis, units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + endurance(g, id), 0);

/** 11.11, 11.12, 14.4b Units that cannot get away are gone; they count as many hits as it would have taken (rulings/14.4-decisive-victory.md). */
export const perish = (g: Nemesis, units: readonly UnitId[], rule: '11.11' | '11.12' | '14.12'): void => {
  for (const id of units) {
    const hits = endurance(g, id);
    countHits(g, unitCard(id).side, hits);
    log(g, rule, 'withdrawal.perishes', { unit: id, hits });
    eliminate(g, id);
  }
};

interface Share {
  readonly units: readonly UnitId[];
  hits: number;
}

/** The stacks of one side under fire: the attacking or defending one, and its supports. */
interface UnderFire {
  readonly side: Side;
  readonly main: Share;
  readonly supports: readonly Share[];
}
const sharesOf = ({ main, supports }: UnderFire): readonly Share[] => [main, ...supports];
const unitsOf = (fire: UnderFire): readonly UnitId[] => sharesOf(fire).flatMap(({ units }) => units);

const underFire = (g: Nemesis, side: Side): UnderFire => ({
  side,
  main: { units: ids(mainStack(g, side)), hits: 0 },
  supports: supportingStacks(g, side).map((units) => ({ units: ids(units), hits: 0 })),
});

const hit = (id: UnitId): AnswerOf<'hit'> => ({ kind: 'hit', unit: id });

/** 11.17 The owner chooses who takes each hit; he is not asked when only one unit can, nor when nobody will survive. */
function* allocateHit(g: Nemesis, fire: UnderFire, mainShare: number, left: number): Script {
  const { side, main } = fire;
  const units = unitsOf(fire);
  const due = mainShare - main.hits;
  const question = choice({
    by: side,
    rule: '11.17',
    prompt: say('hits.who', { side, left }),
    among: units.filter((id) => endurance(g, id) > 0).map(hit),
    may: ({ unit: id }) => must('11.17', due <= 0 || main.units.includes(id), 'hits.mainStackFirst', { due }),
  });
  const [first] = question.answers;
  const allWillFall = left >= enduranceOf(g, units);
  const { unit: id } = first && allWillFall ? first : yield* askUnlessOnly(question);
  takeHit(g, id, '11.17');
  for (const share of sharesOf(fire)) if (share.units.includes(id)) share.hits++;
}

/** 11.17 A stack that took an odd number may suffer one more, to be rid of a disrupted unit (rulings/11.17-extra-hit.md). */
function* extraHit(g: Nemesis, side: Side, { units, hits }: Share): Script {
  const disrupted = units.filter((id) => unit(g, id).disrupted);
  if (hits % 2 === 0 || disrupted.length === 0) return;
  const answer = yield* choose<AnswerOf<'hit'> | AnswerOf<'pass'>>({
    by: side,
    rule: '11.17',
    prompt: say('hits.extra', { side }),
    among: disrupted.map(hit),
    may: () => undefined,
    or: [PASS],
  });
  if (answer.kind === 'pass') return;
  log(g, '11.17', 'losses.oneMore', { side, hits });
  takeHit(g, answer.unit, '11.17');
}

/**
 * 11.17 Hits are taken one at a time. At least half, rounded up, fall on the attacking or defending stack as far as it
 * can bear them, and only then may supporters take any; what nobody is left to take is lost (rulings/11.17-half-on-the-main-stack.md).
 */
export function* allocateHits(g: Nemesis, side: Side, hits: number): Script {
  const fire = underFire(g, side);
  const borne = Math.min(hits, enduranceOf(g, unitsOf(fire)));
  const mainShare = Math.min(Math.ceil(hits / 2), enduranceOf(g, fire.main.units));
  if (borne < hits) log(g, '11.17', 'losses.beyondBearing', { side, hits, borne });
  if (hits > 0 && fire.supports.length > 0) log(g, '11.17', 'losses.mainShare', { side, hits, share: mainShare });
  for (let left = borne; left > 0; left--) yield* allocateHit(g, fire, mainShare, left);
  for (const share of sharesOf(fire)) yield* extraHit(g, side, share);
}
