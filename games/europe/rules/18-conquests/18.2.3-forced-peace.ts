import { roll, type Script } from '@bivouac/kernel';
import { revised, tables } from '../../scenario/editions.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  changeNation,
  type Europe,
  force,
  hasForce,
  isMajor,
  nation,
  opponent,
  type Peace,
  sideOfForce,
  zone,
} from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { joinSide } from '../8-diplomacy/8.1.2-alliance.ts';
import { followersOf } from '../8-diplomacy/8.1.2-followers.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { clearDepots } from './18.2.3-parting.ts';

const BRITAIN = 'britain' as NationId;
/** 8.1.3 So many defeats by the same side, and the peace lasts to the end. */
const FOR_GOOD = 2;

/** 18.2.3 2013: the die, halved and rounded up, is the number of whole years; in the revised edition a die ends it year by year. */
function* lengthOf(g: Europe, by: Side): Script<number | null> {
  if (revised(g, 'peaceLength')) return null;
  const die = yield* roll('18.2.3', say('trial.roll', { trial: 'peace', by }));
  return g.clock.year + Math.ceil(die / tables(g).forcedPeace.dieDividedBy);
}

/** 8.1.3 Its minor allies that are left to it: in the first edition they submit to the same peace, in the revised one they stay its allies. */
const bindFollowers = (g: Europe, loser: NationId, peace: Peace): void => {
  for (const id of followersOf(g, loser))
    changeNation(
      g,
      id,
      revised(g, 'minorsOfLoser')
        ? { side: 'neutral', status: 'ally' }
        : { side: 'neutral', status: 'forcedPeace', peace },
    );
};

/** 8.1.3, 18.2.3 The loser is out of the war; beaten twice by the same side, it is so for good. */
export function* imposePeace(g: Europe, loser: NationId, by: Side, liberated: boolean): Script {
  // Revised: Britain joins the Coalition again after each of her peaces.
  const everReturns = loser === BRITAIN && revised(g, 'britainStatus');
  const forGood = nation(g, loser).beaten[by] >= FOR_GOOD && !everReturns;
  const until = forGood ? null : yield* lengthOf(g, by);
  const afterwards = liberated && revised(g, 'liberationEnd') ? 'forcedAlliance' : 'neutral';
  const peace: Peace = { by, since: g.clock.year, until, afterwards, forGood };
  changeNation(g, loser, { side: 'neutral', status: 'forcedPeace', patron: null, peace });
  bindFollowers(g, loser, peace);
  if (forGood) log(g, '8.1.3', 'peace.forGood', { nation: loser });
  else if (until === null) log(g, '18.2.3', 'peace.begins', { nation: loser });
  else log(g, '18.2.3', 'peace.until', { nation: loser, year: until });
}

/** 18.2.3 2013: the years are over. Revised: from the year after, on five or more, with two added for every year from the second. */
function* isOver(g: Europe, id: NationId, { by, since, until, untested = 0, forGood }: Peace): Script<boolean> {
  const { year } = g.clock;
  if (forGood || since === year) return false;
  if (until !== null) return year >= until;
  if (year <= untested) return false;
  const { perYearFromSecond, endsOn } = tables(g).forcedPeace;
  const modifiers = modifier('years', perYearFromSecond * (year - since - 1));
  const score = yield* tested(g, '18.2.3', newTrial('peace', opponent(by), { nation: id, modifiers }));
  return score !== undefined && score.total >= endsOn;
}

/** 18.2.3 Anyone who has not left the land by then is destroyed. */
const driveOut = (g: Europe, land: NationId, by: Side): void => {
  for (const { id } of g.forces) {
    if (!hasForce(g, id) || zone(g, force(g, id).zone).nation !== land || sideOfForce(g, id) !== by) continue;
    log(g, '18.2.3', 'peace.notEvacuated', { force: called(g, id) });
    destroyForce(g, id);
  }
  clearDepots(g, landOf(g, land), by);
};

/** 8.1.1, 8.1.3 The peace is over: the power is neutral. Britain never is, and joins the Coalition again; Spain after her war of liberation becomes a forced ally. */
function* endPeace(g: Europe, id: NationId, { by, afterwards }: Peace): Script {
  const followers = followersOf(g, id);
  for (const minor of followers) changeNation(g, minor, { side: 'neutral', status: 'ally', peace: null });
  if (afterwards === 'forcedAlliance') {
    changeNation(g, id, { status: 'forcedAlliance', peace: null });
    log(g, '8.1.4', 'peace.forcedAlliance', { nation: id });
    return;
  }
  changeNation(g, id, { side: 'neutral', status: 'neutral', peace: null });
  log(g, '8.1.3', 'peace.over', { nation: id });
  for (const land of [id, ...followers]) driveOut(g, land, by);
  if (id === BRITAIN) yield* joinSide(g, id, 'coalition');
}

/** 18.2.3 The peaces of former years, power by power. */
export function* testPeaces(g: Europe): Script {
  for (const { id, status, peace } of g.nations)
    if (isMajor(id) && status === 'forcedPeace' && peace && (yield* isOver(g, id, peace)))
      yield* endPeace(g, id, peace);
}
