import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { neighbours } from '../catalogue/board.ts';
import { cardId, unit as unitCard } from '../catalogue/catalogue.ts';
import { type NationId, opponent, type Side, type ZoneId } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, forcesIn, isOn, removeDepot, sideOf, unitsAt } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer, stepsFightingOf } from './moments.ts';

const CARD = cardId('41C');
const RUSSIA = 'russia' as NationId;
const PURSUIT = 2;
type Raid = AnswerOf<'raid'>;

const hasRussians = (g: Europe, at: ZoneId): boolean =>
  forcesIn(g, at).some(({ id }) => unitsAt(g, id).some((row) => unitCard(row.id).nation === RUSSIA));

/** Fixed depots of the enemy that nobody guards, next to Russians who are in the war. */
const raids = (g: Europe, side: Side): readonly Raid[] =>
  g.depots.flatMap(({ id, nation, fixed, zone }): readonly Raid[] =>
    fixed &&
    zone !== null &&
    isOn(g, RUSSIA, side) &&
    sideOf(g, nation) === opponent(side) &&
    forcesIn(g, zone).length === 0 &&
    neighbours(zone).some((at) => hasRussians(g, at))
      ? [{ kind: 'raid', depot: id, zone }]
      : [],
  );

function* raid(g: Europe, side: Side): Script {
  const prompt = say('cossacks.which');
  const { depot, zone } = yield* ask(
    choice({ by: side, rule: '6.4', prompt, among: raids(g, side), may: () => undefined }),
  );
  removeDepot(g, depot);
  log(g, '6.4', 'depot.seized', { zone });
}

/** 41C Cossacks: a fixed depot that nobody guards, next to Russians, is destroyed; or two more on a pursuit with Russians. */
export const cossacks: EventRules = [
  { when: 'action', may: (g, side) => must('6.4', raids(g, side).length > 0, 'cossacks.noDepot'), play: raid },
  {
    when: 'pursuit',
    may: (g, side) =>
      mayAnswer(g, CARD, 'pursuit', side) ??
      must('14.9.2', stepsFightingOf(g, side, RUSSIA) > 0, 'cossacks.noRussians', { card: CARD }),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: PURSUIT, card: CARD })),
  },
];
