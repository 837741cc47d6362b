import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { must, say } from '../../text/speech.ts';
import { type Campaign, type Europe, force, hasForce } from '../../state/state.ts';
import { activateOnLand } from '../9-activations/9.1-activation.ts';
import { type LandAnswer, landAnswers, mayActivateOnLand, nationOfCandidate } from '../9-activations/9.1-candidates.ts';
import { jointBattle } from './12.6-joint-battle.ts';

export { beginCampaign } from './12.6-beginning.ts';

const theCampaign = ({ campaign }: Europe): Campaign => {
  if (!campaign) throw new Error('12.6: there is no campaign');
  return campaign;
};
const sideOfAction = ({ action }: Europe): Side => {
  if (!action) throw new Error('12.6: nobody acts');
  return action.side;
};

/** Zones where forces of the campaign stand before the enemy. */
const zonesOfBattle = (g: Europe): readonly ZoneId[] => [
  ...new Set(theCampaign(g).waiting.flatMap(({ force: id }) => (hasForce(g, id) ? [force(g, id).zone] : []))),
];

/** 35C The forces of a Grand Alliance are not all of one nation: if the first two are, the third is of another. */
const GRAND_ALLIANCE = '35C';
const mayAlly = (g: Europe, answer: LandAnswer): Verdict => {
  const { card, left, nations = [] } = theCampaign(g);
  const areAlike = nations.every((each) => each === nationOfCandidate(g, answer));
  return must('12.6', card !== GRAND_ALLIANCE || left > 1 || !areAlike, 'grandAlliance.oneNation');
};

type Next = LandAnswer | AnswerOf<'fightIn'> | typeof DONE;

/** 12.6 The next step of a Major Campaign: another force is activated, or those who wait give battle. */
export function* campaignOn(g: Europe): Script {
  const side = sideOfAction(g);
  const { left } = theCampaign(g);
  const zones = zonesOfBattle(g);
  const battles = zones.map((zone): Next => ({ kind: 'fightIn', zone }));
  if (left === 0 && zones.length === 0) {
    g.campaign = null;
    return;
  }
  const among: readonly Next[] = [...(left > 0 ? landAnswers(g, side) : []), ...battles];
  const may = (next: Next): Verdict =>
    next.kind === 'done' || next.kind === 'fightIn'
      ? undefined
      : (mayActivateOnLand(g, side, next, true) ?? mayAlly(g, next));
  const prompt = say('campaign.next', { left });
  const next = yield* ask(choice<Next>({ by: side, rule: '12.6', prompt, among, may, or: left > 0 ? [DONE] : [] }));
  if (next.kind === 'done') g.campaign = { ...theCampaign(g), left: 0 };
  else if (next.kind === 'fightIn') yield* jointBattle(g, side, next.zone);
  else {
    const { nations = [] } = theCampaign(g);
    g.campaign = { ...theCampaign(g), left: left - 1, nations: [...nations, nationOfCandidate(g, next)] };
    yield* activateOnLand(g, side, next, true);
  }
}
