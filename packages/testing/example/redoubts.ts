import { askTogether, choice, integer, nationsOf, open, REFEREE, roll, seatNations, shape } from '@bivouac/kernel';
import { viewBy, withStandard, type Game, type Infer, type Question, type Script } from '@bivouac/kernel';
import type { Seat, Seer, State, Verdict, ViewOf } from '@bivouac/kernel';
import { label, logTo, must, type Nation, NATIONS, reveal, say, tell } from './text.ts';

export interface Redoubts extends State {
  clock: { readonly redoubt: number; readonly of: number };
  reserves: Readonly<Record<Nation, number>>;
  takers: readonly Seat[];
}
type Send = { readonly kind: 'send'; readonly nation: Nation; readonly men: number };

const SEATS: readonly Seat[] = ['empire', 'coalition'];
const SEATING = seatNations(NATIONS, { empire: ['france'], coalition: ['austria', 'russia'] });
const RESERVE = 6;

/** 2.1, 2.2 No more than the reserve holds, and its last battalion only against the last redoubt. */
const maySend = ({ clock, reserves }: Redoubts, { nation, men }: Send): Verdict =>
  must('2.1', men <= reserves[nation], 'send.tooMany', { nation, left: reserves[nation] }) ??
  must('2.2', men === 0 || men < reserves[nation] || clock.redoubt === clock.of, 'send.lastOne', { nation });

/** 2 A seat sends up to three battalions of one of its nations. */
const sending = (g: Redoubts, by: Seat): Question<Send> => {
  const force = (nation: Nation): Send[] => [0, 1, 2, 3].map((men) => ({ kind: 'send', nation, men }));
  const among = nationsOf(SEATING, by).flatMap(force);
  return choice({ by, rule: '2', prompt: say('send.whom', g.clock), among, may: (send) => maySend(g, send) });
};

/** 2, 3 Both send in secret; battalions and a die make the total, and the higher takes the redoubt. */
function* redoubt(g: Redoubts): Script {
  let best = { taker: 'nobody', total: 0 };
  for (const { nation, men } of yield* askTogether(SEATS.map((seat) => sending(g, seat)))) {
    const seat = SEATING[nation];
    const total = men + (yield* roll('3', say('assault.roll', { seat })));
    g.reserves = { ...g.reserves, [nation]: g.reserves[nation] - men };
    logTo(g, { only: seat }, '3', 'assault.total', { nation, men, total });
    best = total === best.total ? { taker: 'nobody', total } : total > best.total ? { taker: seat, total } : best;
  }
  g.takers = [...g.takers, best.taker];
  reveal(g, '3', 'assault.taken', { taker: best.taker });
  g.clock = { ...g.clock, redoubt: g.clock.redoubt + 1 };
}

const sights = {
  clock: open<Redoubts['clock']>,
  log: open<Redoubts['log']>,
  takers: open<Redoubts['takers']>,
  reserves: (reserves: Redoubts['reserves'], seer: Seer): readonly (number | 'hidden')[] =>
    NATIONS.map((nation) => (seer === SEATING[nation] || seer === REFEREE ? reserves[nation] : 'hidden')),
};
export type RedoubtsView = ViewOf<Redoubts, typeof sights>;
const options = shape({ redoubts: withStandard(integer({ min: 1, max: 9 }), 5) });

export const redoubts: Game<Redoubts, Infer<typeof options>, RedoubtsView> = {
  id: 'redoubts',
  version: '1',
  options,
  seats: () => SEATS,
  setup: (chosen) => ({
    clock: { redoubt: 1, of: chosen.redoubts },
    log: [],
    reserves: { france: RESERVE, austria: RESERVE, russia: RESERVE },
    takers: [],
  }),
  play: redoubt,
  view: viewBy<Redoubts, typeof sights>(sights),
  imagine({ reserves, ...seen }, _seer, pick) {
    const [france = 0, austria = 0, russia = 0] = reserves.map((men) => (men === 'hidden' ? pick(RESERVE + 1) : men));
    return { ...seen, reserves: { france, austria, russia } };
  },
  sound: ({ reserves }) =>
    NATIONS.filter((nation) => reserves[nation] < 0).map((nation) => ({ rule: '2.1', what: `${nation} overdrawn` })),
  result({ clock, takers }) {
    if (clock.redoubt <= clock.of) return undefined;
    const [empire = 0, coalition = 0] = SEATS.map((seat) => takers.filter((taker) => taker === seat).length);
    const winner = empire === coalition ? 'nobody' : empire > coalition ? 'empire' : 'coalition';
    return { winner, points: { empire, coalition }, because: say('end.redoubts', { empire, coalition }) };
  },
  tell: (language, message) => tell[language](message),
  label: (language, answer) => label(language, answer),
};
