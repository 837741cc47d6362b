import { inspect } from 'node:util';
import { type Answer, canonical, LANGUAGES, type Match, type Pick, type State, type Verdict } from '@bivouac/kernel';
import { facets, mustAgree } from './agreement.ts';
import { FORGERIES, forged, type Forgery, type Target } from './forgery.ts';
import { Breach, positions, rounds, seers, type Subject, type Tally } from './subject.ts';

/** How a message comes to the table: as seat, number and answer, none of which is believed. */
export type Gate = <S extends State, O, V>(match: Match<S, O, V>, message: Forgery) => Verdict;
const theGate: Gate = (match, { seat, seq, answer }) => match.answer(seat as string, seq as number, answer);

/** Forged messages tried at one position before the next. */
const TO_A_POSITION = 50;

const shown = ({ kind, ...message }: Forgery): string =>
  `${kind}: ${inspect(message, { depth: 1, maxStringLength: 80, breakLength: Infinity })}`;

const targets = <S extends State, O, V>(match: Match<S, O, V>, elsewhere: readonly Answer[]): readonly Target[] => {
  const asked = match.questions().map(({ by }) => by);
  const idle = match.game.seats(match.options).filter((seat) => !asked.includes(seat));
  return match
    .questions()
    .map(({ by, answers }) => ({ asked: by, seq: match.seq, since: match.since(by), answers, idle, elsewhere }));
};

const tryForgery = <S extends State, O, V>(
  match: Match<S, O, V>,
  message: Forgery,
  gate: Gate,
  place: string,
): void => {
  const { state, seq } = match;
  const tables = Object.values(state);
  let verdict: Verdict;
  try {
    verdict = gate(match, message);
  } catch (thrown) {
    throw new Breach(`a forged answer throws (${shown(message)}): ${String(thrown)}`, place, thrown);
  }
  if (!verdict) throw new Breach(`a forged answer is accepted (${shown(message)})`, place);
  if (verdict.rule === '') throw new Breach(`a forged answer is refused without a rule (${shown(message)})`, place);
  for (const language of LANGUAGES)
    if (match.game.tell(language, verdict.because).trim() === '')
      throw new Breach(`a forged answer is refused without a reason (${shown(message)})`, place);
  const same = match.state === state && Object.values(state).every((table, index) => table === tables[index]);
  if (!same || match.seq !== seq) throw new Breach(`a forged answer moves the table (${shown(message)})`, place);
};

/** The whole table as everyone sees it. */
const seen = <S extends State, O, V>(match: Match<S, O, V>): Readonly<Record<string, string>> => ({
  ...facets(match),
  ...Object.fromEntries(seers(match).map((seer) => [`view of ${seer}`, canonical(match.view(seer))])),
  record: canonical(match.record()),
});

/** Of so many forged answers none may be accepted; each is refused with its rule, and nothing moves. */
export const gateTest = <S extends State, O, V>(
  subject: Subject<S, O, V>,
  count: number,
  gate: Gate = theGate,
): Tally => {
  const tally: Record<string, number> = Object.fromEntries(FORGERIES.map((kind) => [kind, 0]));
  let tried = 0;
  let elsewhere: readonly Answer[] = [];
  const enough = (): boolean => tried >= count;
  const attack = (match: Match<S, O, V>, pick: Pick, place: string): void => {
    const before = seen(match);
    const open = targets(match, elsewhere);
    if (open.length === 0) return;
    for (let nth = 0; nth < TO_A_POSITION && !enough(); nth++) {
      const kind = FORGERIES[tried % FORGERIES.length] ?? '';
      const message = forged(kind, open[pick(open.length)] as Target, pick);
      if (!message) continue;
      tryForgery(match, message, gate, place);
      tally[kind] = (tally[kind] ?? 0) + 1;
      tried++;
    }
    mustAgree(before, seen(match), 'after forged answers', place);
    elsewhere = open.flatMap(({ answers }) => answers.slice(0, 50));
  };
  // Endless: games are played until enough answers were forged.
  for (let games = 1; !enough(); games++) {
    const round = rounds(subject, games).at(-1);
    if (!round) throw new Error('a run without a round');
    for (const { match, pick, place } of positions(subject, round)) if (!enough()) attack(match, pick, place);
  }
  return { forged: tried, ...tally };
};
