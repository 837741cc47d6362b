import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { CommanderId, HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandersOf } from '../../state/stack.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { changePolitics } from '../../state/state-1813.ts';
import {
  campaignOf,
  changeLedger,
  commander,
  depotAt,
  loseCommander,
  type Nemesis,
  removeDepot,
  scenarioOf,
  sendCommanderAway,
  SIDES,
} from '../../state/state.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { NAPOLEON } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { linkOf } from './17.1-rules-of-1812.ts';
import { leaveLand } from './17.3-displaced.ts';
import { cardsOfTheLink } from './17.7-cards.ts';

/** A man who was lost in 1812 does not come back under his other counter (ruling L-21). */
const mournTwins = (g: Nemesis): void => {
  for (const [later, earlier] of Object.entries(linkOf(g)?.samePerson ?? {}))
    if (commander(g, earlier).at === 'lost') loseCommander(g, later as CommanderId);
};

/** 17.5a, 17.8 Combat Commands and Battle points begin again, and so do the alliances (rulings/17.5-new-year.md). */
const beginAnew = (g: Nemesis): void => {
  const { battlePoints } = scenarioOf(g);
  for (const side of SIDES) changeLedger(g, side, { commandsWon: 0, battlePoints: battlePoints.start[side] });
  changePolitics(g, { frenchTriumph: 0, contingentsLost: { now: 0, before: 0 } });
};

/** 17.5 From now on the rules of 1813 are in force, with what was agreed on for them. */
const turnTheYear = (g: Nemesis): void => {
  g.agreed = g.politics.invasion?.agreed ?? g.agreed;
  changeInvasion(g, { year: 1813 });
  beginAnew(g);
  mournTwins(g);
  g.cards = cardsOfTheLink(g);
  const torgau = campaignOf(g)?.torgau.hex;
  if (torgau !== undefined && depotAt(g, torgau)) removeDepot(g, torgau);
  log(g, '17.5', 'newYear.begins');
};

/** 17.5d The Saxons shut themselves up in Torgau, 14.14 and Hamburg is lost for two Turns: the French there go elsewhere (rulings/17.5-torgau-and-hamburg.md). */
function* leaveClosedHexes(g: Nemesis): Script<boolean> {
  const { torgau, hamburg } = campaignOf(g) ?? {};
  if (!torgau || !hamburg) return false;
  const side: Side = 'french';
  const isTorgau = ({ id }: { readonly id: HexId }): boolean => id === torgau.hex;
  const isHamburg = ({ id }: { readonly id: HexId }): boolean => hamburg.zone.includes(id);
  if (yield* leaveLand(g, { side, rule: '17.5d', from: isTorgau, within: 1 })) return true;
  return yield* leaveLand(g, { side, rule: '14.14', from: isHamburg, within: Infinity });
}

/** 17.5b Who is named on the Set Up Card of 1813. */
const isOnCard = (g: Nemesis, side: Side, id: CommanderId): boolean =>
  scenarioOf(g).reinforcements[side].some(({ of1813, commanders }) => of1813 && commanders.includes(id)) ||
  (linkOf(g)?.garrisons ?? []).some(({ commanders }) => commanders.includes(id));

/** 17.9c An Emperor who was kept in the field stays there. */
const mayTakeOff = (g: Nemesis, side: Side, id: CommanderId): Verdict =>
  must('17.5b', isOnCard(g, side, id), 'newYear.notOnCard', { commander: id }) ??
  must('17.9c', id !== NAPOLEON || g.politics.invasion?.napoleon !== 'kept', 'newYear.emperorStays', {
    commander: id,
  });

/** 17.5 At the beginning of 1813: first who has to leave leaves; then each player may take commanders off, to come again by the card. */
export function* beginNewYear(g: Nemesis): Script {
  if (g.politics.invasion?.year === 1812) turnTheYear(g);
  if (yield* leaveClosedHexes(g)) return;
  const side = g.clock.next;
  const answer = yield* choose<AnswerOf<'takeOff' | 'done'>>({
    by: side,
    rule: '17.5b',
    prompt: say('newYear.whoLeaves', { side }),
    among: commandersOf(g, side).map(({ id }) => ({ kind: 'takeOff', commander: id })),
    may: (wish) => (wish.kind === 'takeOff' ? mayTakeOff(g, side, wish.commander) : undefined),
    or: [DONE],
  });
  if (answer.kind === 'done') return finish(g, side);
  sendCommanderAway(g, answer.commander);
  log(g, '17.5b', 'newYear.takenOff', { commander: answer.commander });
}
