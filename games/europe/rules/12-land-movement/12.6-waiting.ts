import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { called, type Europe, force, hasForce, type March } from '../../state/state.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { opponent } from '../../catalogue/ids.ts';
import { marchers } from './12.1-movement-factor.ts';
import { theMarch } from './12.3-forced-marches.ts';

/** The zone from which a march has entered the one where it stands. */
export const cameFrom = ({ route, start }: March): ZoneId => route.at(-2) ?? start;

/** 12.6 Marches of the campaign that wait for battle in a zone. */
export const waitingIn = (g: Europe, zone: ZoneId): readonly March[] =>
  g.campaign?.waiting.filter(({ force: id }) => hasForce(g, id) && force(g, id).zone === zone) ?? [];

/** 12.6 The march stands before the enemy while others of the campaign move. */
export const wait = (g: Europe): void => {
  const march = theMarch(g);
  if (!g.campaign) throw new Error('12.6: only a campaign waits');
  g.campaign = { ...g.campaign, waiting: [...g.campaign.waiting, march] };
  if (g.action) g.action = { ...g.action, activated: [...g.action.activated, ...marchers(g, march)] };
  g.march = null;
};

/** 12.6 In a Major Campaign a force that meets the enemy may wait for others, to fight beside them. */
export function* awaitOthers(g: Europe, side: Side): Script<boolean> {
  const { campaign } = g;
  if (!campaign || (campaign.left === 0 && campaign.waiting.length === 0)) return false;
  const { force: id } = theMarch(g);
  const { zone } = force(g, id);
  const among: readonly (AnswerOf<'fight'> | AnswerOf<'await'>)[] = [{ kind: 'fight' }, { kind: 'await' }];
  const prompt = say('campaign.fightOrWait', { force: called(g, id), zone });
  const answer = yield* ask(choice({ by: side, rule: '12.6', prompt, among, may: () => undefined }));
  if (answer.kind === 'fight') return false;
  log(g, '12.6', 'campaign.waits', { force: called(g, id), zone });
  wait(g);
  return true;
}

/** 12.6 Interior lines: the card comes when the first attacker stands before the enemy, and before the first battle. */
export function* counterCampaign(g: Europe, side: Side): Script {
  if (!g.campaign || g.campaign.begun) return;
  g.campaign = { ...g.campaign, begun: true };
  yield* reactions(g, 'onMajorCampaign', [opponent(side)]);
}
