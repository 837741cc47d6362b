import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { distance, hexAt } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import type { Link } from '../../scenario/scenario.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies, stacksOf } from '../../state/stack.ts';
import { boardOf, changeUnits, commander, moveCommander, type Nemesis, unit } from '../../state/state.ts';
import { CAPACITY, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { surpriseCommanders } from '../8-rally-and-movement/8.8-captured-commanders.ts';
import { asksAnyway } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { isBesieged } from '../8-rally-and-movement/8.4-siege.ts';
import { sequelOf } from './17.1-rules-of-1812.ts';
import { takeOff } from './17.3-taken-off.ts';

type Post = Link['garrisons'][number];
const FRENCH: Side = 'french';

/** The counter that the city still has to give for a unit of that arm: guns for guns, foot for foot. */
const counterFor = (g: Nemesis, { units }: Post, id: UnitId): UnitId | undefined =>
  units.find((each) => unit(g, each).at === 'due' && unitCard(each).arm === unitCard(id).arm);

const hasGuns = ({ units }: Post): boolean => units.some((id) => unitCard(id).arm === 'artillery');

/** 4.1 The room in the city once one has gone in for the other. */
const roomAfter = (g: Nemesis, hex: HexId, id: UnitId, counter: UnitId): number =>
  roomTakenAt(g, FRENCH, hex) - (unit(g, id).at === hex ? unitCard(id).of : 0) + unitCard(counter).of;

/** 17.6 Infantry, at Danzig guns too, within three hexes of a city that is neither besieged nor taken; one counter to a city, in Danzig what 4.1 allows (rulings/17.6-garrisons.md). */
const mayExchange = (g: Nemesis, post: Post, id: UnitId): Verdict => {
  const { hex } = post;
  const { arm } = unitCard(id);
  const counter = counterFor(g, post, id);
  const board = boardOf(g);
  const away = distance(hexAt(board, unit(g, id).at as HexId), hexAt(board, hex));
  const most = sequelOf(g)?.link.garrisonsWithin ?? 0;
  return (
    must('17.6', unitCard(id).garrison === 'none', 'garrison.isOne', { unit: id }) ??
    must('17.6', arm === 'infantry' || (arm === 'artillery' && hasGuns(post)), 'garrison.wrongArm', {
      unit: id,
      hex,
    }) ??
    must('17.6', counter !== undefined, 'garrison.noCounter', { hex }) ??
    must('17.6', away <= most, 'garrison.tooFar', { unit: id, hex, most }) ??
    must('17.6', !occupies(g, 'coalition', hex), 'hex.enemyUnits', { hex }) ??
    must('17.6', !isBesieged(g, FRENCH, hex), 'depot.besieged', { hex }) ??
    must('4.1', counter === undefined || roomAfter(g, hex, id, counter) <= CAPACITY, 'hex.overfull', {
      hex,
      of: counter === undefined ? 0 : roomAfter(g, hex, id, counter),
    })
  );
};

/** 17.6 The unit is gone for good, and a garrison of 14.12 or 14.13 stands in the city, disrupted if the unit was. */
const exchange = (g: Nemesis, post: Post, id: UnitId): void => {
  const counter = counterFor(g, post, id);
  if (counter === undefined) throw new Error(`17.6: no garrison counter left for ${post.hex}`);
  const { disrupted } = unit(g, id);
  takeOff(g, [id]);
  changeUnits(g, (row) => row.id === counter, { at: post.hex, disrupted });
  g.garrisons = [...g.garrisons, { unit: counter, hex: post.hex, relieved: 0 }];
  log(g, '17.6', 'garrison.made', { unit: id, garrison: counter, hex: post.hex });
};

/** 17.6 General Rapp may join the garrison of Danzig, if he is not on the map and has not been lost. */
const mayPost = (g: Nemesis, { hex, units }: Post, id: CommanderId): Verdict =>
  must('17.6', commander(g, id).at === 'due', 'garrison.notFree', { commander: id }) ??
  must(
    '17.6',
    units.some((each) => unit(g, each).at === hex),
    'garrison.nobodyYet',
    { hex },
  );

type Wish = AnswerOf<'exchange' | 'post'>;

const postAt = (link: Link, hex: HexId): Post => {
  const post = link.garrisons.find((each) => each.hex === hex);
  if (!post) throw new Error(`17.6: ${hex} takes no garrison`);
  return post;
};

const may = (g: Nemesis, link: Link, wish: Wish): Verdict => {
  const post = postAt(link, wish.hex);
  return wish.kind === 'exchange' ? mayExchange(g, post, wish.unit) : mayPost(g, post, wish.commander);
};

/** Everything near enough to be thought of, and the commanders of the garrisons. */
const wishes = (g: Nemesis, link: Link): readonly Wish[] => {
  const board = boardOf(g);
  return link.garrisons.flatMap(({ hex, commanders }) => [
    ...stacksOf(g, FRENCH)
      .filter((stack) => distance(hexAt(board, stack.hex), hexAt(board, hex)) <= link.garrisonsWithin)
      .flatMap(({ units }) => units.map(({ id }): Wish => ({ kind: 'exchange', unit: id, hex }))),
    ...commanders.map((id): Wish => ({ kind: 'post', commander: id, hex })),
  ]);
};

/** 17.6 At the end of a Turn, once they have changed their sources, the French may turn units into garrisons. */
export function* makeGarrisons(g: Nemesis): Script {
  const sequel = sequelOf(g);
  if (!sequel || sequel.invasion.sources.french !== 'after') return endPhase(g);
  const { link } = sequel;
  const question = choice<Wish | AnswerOf<'pass'>>({
    by: FRENCH,
    rule: '17.6',
    prompt: say('garrison.whether'),
    among: wishes(g, link),
    may: (wish) => (wish.kind === 'pass' ? undefined : may(g, link, wish)),
    or: [PASS],
  });
  if (!offers(question, 2) && !asksAnyway(g, question.wishes !== undefined)) return endPhase(g);
  const answer = yield* ask(question);
  if (answer.kind === 'pass') return endPhase(g);
  if (answer.kind === 'exchange') {
    yield* surpriseCommanders(g, FRENCH, answer.hex); // 8.8
    return exchange(g, postAt(link, answer.hex), answer.unit);
  }
  moveCommander(g, answer.commander, answer.hex);
  log(g, '17.6', 'garrison.commander', { commander: answer.commander, hex: answer.hex });
}
