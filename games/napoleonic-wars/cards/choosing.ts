import { type Answer, choose, draw, type Message, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { card as cardCard } from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, Nation, ReserveId, ZoneId } from '../catalogue/ids.ts';
import { NATIONS } from '../catalogue/ids.ts';
import type { RuleRef } from '../rulebook.ts';
import { DONE } from '../text/answers.ts';
import type { EventAnswer } from '../text/6.1-event-choices.ts';
import { say } from '../text/speech.ts';
import { director, type NapoleonicWars, patronOf, playerOf } from '../state/state.ts';
import type { By } from './card.ts';

type Of<K extends EventAnswer['kind']> = Extract<EventAnswer, { readonly kind: K }>;

/** 5.31 Who decides what an event leaves open: whoever plays it; for an undirected Proxy as the card says, or else chance. */
export const chooserOf = (g: NapoleonicWars, { nation, seat }: By, id: CardId): Seat | null => {
  if (seat !== null) return seat;
  const chooser = cardCard(id).proxy?.chooser ?? 'none';
  const [kind, name] = chooser.split(':');
  const named = NATIONS.find((each) => each === name);
  if (kind === 'named' && named !== undefined) return director(g, named);
  const patron = chooser === 'patronElseRandom' ? patronOf(g, nation) : null;
  return patron === null ? null : playerOf(g, patron);
};

interface Choice<A extends Answer> {
  readonly rule: RuleRef;
  readonly prompt: Message;
  readonly among: readonly A[];
  readonly may?: (answer: A) => Verdict;
  readonly or?: readonly A[];
}
/** A choice of a seat; where nobody decides, chance picks among what is legal, and never less than the most (5.31). */
export function* pick<A extends Answer>(
  seat: Seat | null,
  { rule, prompt, among, may = () => undefined, or = [] }: Choice<A>,
): Script<A> {
  if (seat !== null) return yield* choose<A>({ by: seat, rule, prompt, among, may, or });
  return yield* draw(
    rule,
    prompt,
    among.filter((answer) => may(answer) === undefined),
  );
}

type Id = CardId | ReserveId;
export function* pickDuchy(seat: Seat | null, card: Id, duchies: readonly DuchyId[], left = 1): Script<DuchyId> {
  const among = duchies.map((duchy): Of<'eventDuchy'> => ({ kind: 'eventDuchy', duchy }));
  return (yield* pick(seat, { rule: '6.1', prompt: say('event.where', { card, left }), among })).duchy;
}
/** Different Duchies, so many at most. */
export function* pickDuchies(
  seat: Seat | null,
  card: Id,
  duchies: readonly DuchyId[],
  most: number,
  least = 1,
): Script<readonly DuchyId[]> {
  const chosen: DuchyId[] = [];
  while (chosen.length < most) {
    const among = duchies
      .filter((duchy) => !chosen.includes(duchy))
      .map((duchy): Of<'eventDuchy'> => ({ kind: 'eventDuchy', duchy }));
    if (among.length === 0) break;
    const prompt = say('event.where', { card, left: most - chosen.length });
    const or = chosen.length >= least ? [DONE] : [];
    const answer = yield* pick<Of<'eventDuchy'> | typeof DONE>(seat, { rule: '6.1', prompt, among, or });
    if (answer.kind === 'done') break;
    chosen.push(answer.duchy);
  }
  return chosen;
}
export function* pickNation(seat: Seat | null, card: Id, nations: readonly Nation[]): Script<Nation> {
  const among = nations.map((nation): Of<'eventNation'> => ({ kind: 'eventNation', nation }));
  return (yield* pick(seat, { rule: '6.1', prompt: say('event.whichNation', { card }), among })).nation;
}
export function* pickLeader(seat: Seat | null, card: Id, leaders: readonly LeaderId[]): Script<LeaderId> {
  const among = leaders.map((leader): Of<'eventLeader'> => ({ kind: 'eventLeader', leader }));
  return (yield* pick(seat, { rule: '6.1', prompt: say('event.whichLeader', { card }), among })).leader;
}
export function* pickZone(seat: Seat | null, card: Id, zones: readonly ZoneId[]): Script<ZoneId> {
  const among = zones.map((zone): Of<'eventZone'> => ({ kind: 'eventZone', zone }));
  return (yield* pick(seat, { rule: '6.1', prompt: say('event.whichZone', { card }), among })).zone;
}
/** 6.12 A yes or no of the seat that an event asks; nobody says no. */
export function* accepts(seat: Seat | null, prompt: Message): Script<boolean> {
  if (seat === null) return false;
  const among = [{ kind: 'yes' as const }, { kind: 'no' as const }];
  return (yield* choose({ by: seat, rule: '6.1', prompt, among, may: () => undefined })).kind === 'yes';
}
