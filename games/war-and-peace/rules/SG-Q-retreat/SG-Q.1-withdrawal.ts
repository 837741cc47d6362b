import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { isCavalry, kindCard, NAPOLEON } from '../../catalogue/pieces.ts';
import type { Committed, WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Battle, cavalry, type Party, present, speaker, strength } from '../SG-O-resolution/SG-O-sides.ts';
import { canRetreat, retreat } from './SG-Q.2-retreat.ts';
import { pursue } from './SG-Q.4-pursuit.ts';

/** SG H.4, G.4.e Napoleon driven off the field gives the Allies two Victory Points. */
export const napoleonForced = (g: WarAndPeace, party: Party): void => {
  if (!party.leaders.includes(NAPOLEON)) return;
  g.counters = { ...g.counters, victoryPoints: g.counters.victoryPoints + 2 };
  log(g, 'G.4.e', 'combat.napoleon');
};

/** SG Q.1 A force that can go may go before it is fought; without more cavalry it is pursued. */
const mayWithdraw = (g: WarAndPeace, party: Party, target: HexId): Verdict => {
  const led = party.leaders.length > 0 || party.troops.every(({ kind }) => !kindCard(kind).needsLeader);
  return (
    must('SG Q.1', led, 'combat.noLeader') ??
    must('SG Q.1', canRetreat(g, party, target), 'combat.noWay', { at: target })
  );
};

type Standing = AnswerOf<'stand'> | AnswerOf<'withdraw'> | AnswerOf<'rearGuard'>;
type Stays = { readonly how: 'stands' | 'gone' } | { readonly how: 'rearGuard'; readonly party: Party };
/** SG Q.1 Cavalry that stays behind covers the others: they go unharmed, and it fights on alone. */
const rearGuard = (party: Party, sp: number): readonly [Party, Party] => {
  let left = sp;
  const stay: Committed[] = [];
  const go: Committed[] = [];
  for (const each of party.troops) {
    const some = isCavalry(each.kind) ? Math.min(left, each.sp) : 0;
    left -= some;
    if (some > 0) stay.push({ ...each, sp: some });
    if (each.sp > some) go.push({ ...each, sp: each.sp - some });
  }
  return [
    { ...party, troops: go },
    { ...party, troops: stay, leaders: [] },
  ];
};
export function* standsOrGoes(
  g: WarAndPeace,
  { target, round }: Battle,
  party: Party,
  enemy: Party,
  isAttacker: boolean,
): Script<Stays> {
  const prompt = say('combat.stand', { at: target, own: strength(party), enemy: strength(enemy) });
  const may = (answer: Standing): Verdict =>
    isAttacker || answer.kind === 'stand'
      ? undefined
      : (mayWithdraw(g, party, target) ??
        must('SG Q.1', answer.kind !== 'rearGuard' || answer.sp < strength(party), 'combat.noRearGuard'));
  const or: readonly Standing[] = [{ kind: 'stand' }];
  const horse = isAttacker ? 0 : cavalry(party);
  const among: readonly Standing[] = [
    { kind: 'withdraw' },
    ...Array.from({ length: horse }, (_, less): Standing => ({ kind: 'rearGuard', sp: horse - less })),
  ];
  if (may({ kind: 'withdraw' }) && round > 0) return { how: 'stands' };
  const answer = yield* ask(choice<Standing>({ by: speaker(g, party), rule: 'SG Q.1', prompt, among, may, or }));
  if (answer.kind === 'stand') return { how: 'stands' };
  log(g, 'SG Q.1', 'combat.withdraws', { faction: party.faction, at: target });
  if (party.level > 0) napoleonForced(g, party);
  const harmless = cavalry(party) > cavalry(enemy);
  if (isAttacker) return { how: 'gone' };
  if (answer.kind === 'rearGuard') {
    const [main, stays] = rearGuard(party, answer.sp);
    yield* retreat(g, { ...main, level: 0 }, target, enemy);
    return { how: 'rearGuard', party: present(g, stays) };
  }
  const survivors = yield* retreat(g, { ...party, level: 0 }, target, enemy);
  if (!harmless) yield* pursue(g, enemy, survivors, target);
  return { how: 'gone' };
}
