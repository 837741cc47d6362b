import type { Script } from '@bivouac/kernel';
import { linkBetween } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { type Europe, force, type ForceId, hasForce, opponent, removeDepot } from '../../state/state.ts';
import { saveDepots } from './14-aftermath.ts';
import type { Engagement } from './14-battle.ts';
import { changeSheet, fighting, sheet, withSide } from './14-sheet.ts';
import { loneDepots } from './14.2-odds.ts';
import { combatCards } from './14.5.7-combat-cards.ts';
import { demoralisationTest } from './14.9.1-demoralisation.ts';
import { pursuit } from './14.9.2-pursuit.ts';
import { hasRefuge } from './14.10-where-to.ts';
import { chooseRefuge, crossingLoss, perish, type Plight, reach, type Refuge } from './14.10-retreat.ts';

/** 14.10 The attacker goes back where he came from, and so does one who intercepted; a defender never goes where an attacker came from. */
const plightOf = (g: Europe, { attacker, from, interceptedFrom }: Engagement, loser: Side): Plight =>
  loser === attacker
    ? { cameFrom: from, enemyCameFrom: [] }
    : { cameFrom: interceptedFrom, enemyCameFrom: sheet(g).cameBy[attacker] };

/** 14.11 In the first edition two armies may fall back to two places; in the revised one they stay together. */
const columns = (g: Europe, loser: Side): readonly (readonly ForceId[])[] => {
  const forces = fighting(g, loser);
  if (forces.length === 0) return [];
  return revised(g, 'twoArmies') ? [forces] : forces.map((id) => [id]);
};

interface Column {
  readonly forces: readonly ForceId[];
  readonly plight: Plight;
  readonly refuge: Refuge | undefined;
}
/** 14.1, 14.11 An army of two that came to the attack by a way of its own goes back by it. */
const plightOfColumn = (g: Europe, plight: Plight, forces: readonly ForceId[], loser: Side): Plight => {
  const { attacker, joined } = sheet(g);
  const isOneOfTwo = forces.length < fighting(g, loser).length;
  const by = joined.find(({ force: id }) => forces.includes(id));
  return loser === attacker && isOneOfTwo && by ? { ...plight, cameFrom: by.from } : plight;
};
const fordsRiver = (g: Europe, { refuge }: Column): boolean =>
  refuge?.kind === 'retreat' && linkBetween(sheet(g).zone, refuge.zone)?.kind === 'river';
/** 14.10 Who has nowhere to go, after all that has happened since the way was chosen. */
const trapped = (g: Europe, loser: Side, ways: readonly Column[]): readonly ForceId[] =>
  ways.flatMap(({ forces, plight }) => {
    const left = forces.filter((id) => hasForce(g, id));
    return hasRefuge(g, left, loser, plight) ? [] : left;
  });

/** 14.9.1, 14.10 Where each column goes is settled, and what the crossing costs counts for the morale. rulings/14.10-crossing-first.md */
function* chooseWays(g: Europe, loser: Side, plight: Plight): Script<readonly Column[]> {
  const ways: Column[] = [];
  for (const forces of columns(g, loser)) {
    const own = plightOfColumn(g, plight, forces, loser);
    ways.push({ forces, plight: own, refuge: yield* chooseRefuge(g, forces, own) });
  }
  changeSheet(g, { fordsRiver: ways.some((way) => fordsRiver(g, way)) });
  if (ways.length > 0) yield* combatCards(g, 'retreat', [loser]);
  for (const { forces, refuge } of ways) {
    const lost = refuge ? yield* crossingLoss(g, forces, refuge) : 0;
    const { losses } = sheet(g);
    changeSheet(g, { losses: withSide(losses, loser, losses[loser] + lost) });
  }
  return ways;
}

/** 37F A force that a card has brought away does not retreat. */
const stillThere = (g: Europe, { forces }: Column): readonly ForceId[] =>
  forces.filter((id) => hasForce(g, id) && force(g, id).zone === sheet(g).zone);

/** 14.9, 14.10 The loser: crossing, morale, pursuit, and then the retreat itself. */
export function* defeat(g: Europe, engagement: Engagement, loser: Side): Script {
  for (const depot of loneDepots(g, loser)) {
    removeDepot(g, depot);
    log(g, '2.1', 'battle.depotTaken', { zone: engagement.zone });
  }
  // 17.2.9 Anyone who has landed has nowhere to go.
  if (engagement.landing && loser === engagement.attacker) {
    if (!engagement.comesBack) perish(g, fighting(g, loser));
    return;
  }
  const plight = plightOf(g, engagement, loser);
  changeSheet(g, { step: 'crossing' });
  const ways = yield* chooseWays(g, loser, plight);
  changeSheet(g, { step: 'demoralisation' });
  const broken = yield* demoralisationTest(g, loser);
  changeSheet(g, { step: 'pursuit' });
  if (broken) yield* pursuit(g, opponent(loser));
  changeSheet(g, { step: 'retreat' });
  changeSheet(g, { trapped: trapped(g, loser, ways) });
  if (fighting(g, loser).length > 0) {
    yield* combatCards(g, 'retreat', [loser]);
    yield* saveDepots(g, loser);
  }
  for (const way of ways) yield* reach(g, stillThere(g, way), way.plight, way.refuge);
}
