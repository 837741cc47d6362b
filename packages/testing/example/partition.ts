import { askAny, askTogether, bySeat, draw, integer, isAmong, open, REFEREE, shape, viewBy } from '@bivouac/kernel';
import { window, withStandard, type Game, type Infer, type Result, type Script } from '@bivouac/kernel';
import type { BySeat, Seat, Seer, State, ViewOf } from '@bivouac/kernel';
import { label, log, logTo, must, POWERS, reveal, say, tell } from './partition-text.ts';

type Amounts = BySeat<number>;
type Envoy = 'due' | 'spy' | 'clerk' | 'spent';
/** The powers, in the order of play; those who are out; and what each has: gold, land, an envoy, and an ally or ''. */
export interface Partition extends State {
  clock: { readonly round: number; readonly of: number };
  powers: readonly Seat[];
  out: readonly Seat[];
  gold: Amounts;
  land: Amounts;
  envoys: BySeat<Envoy>;
  allies: BySeat<Seat>;
}
type Deed = { readonly kind: 'tax' } | { readonly kind: 'offer'; readonly to: Seat };

const GOLD = 3;
const ENVOYS = (['spy', 'clerk'] as const).map((envoy) => ({ kind: 'envoy', envoy }) as const);
const inPlay = ({ powers, out }: Partition): readonly Seat[] => powers.filter((power) => !out.includes(power));
const friends = ({ allies }: Readonly<Partition>, power: Seat): readonly Seat[] => [power, allies[power] ?? ''];
const add = (to: Seat, many: number, all: Amounts): Amounts => ({ ...all, [to]: (all[to] ?? 0) + many });

/** 1 Each power is sent an envoy, a spy or a clerk: which, nobody else knows. */
function* deal(g: Partition): Script {
  for (const power of g.powers) {
    const { envoy } = yield* draw('1', say('envoy.sent', { power }), ENVOYS);
    g.envoys = { ...g.envoys, [power]: envoy };
  }
  g.clock = { ...g.clock, round: 1 };
}

/** 2 All bid in secret, and all pay. The highest bid wins the province, unless two are equal. */
function* auction(g: Partition): Script<Seat | undefined> {
  const upTo = (gold: number) => Array.from({ length: gold + 1 }, (_, bid) => ({ kind: 'bid', gold: bid }));
  const [bidders, prompt] = [inPlay(g), say('bid.howMuch', g.clock)];
  const asked = bidders.map((by) => ({ by, rule: '2', prompt, answers: upTo(g.gold[by] ?? 0) }));
  const bids = (yield* askTogether(asked)).map(({ gold }) => gold);
  const most = Math.max(...bids);
  const highest = bidders.filter((_, place) => bids[place] === most);
  for (const [place, power] of bidders.entries()) g.gold = add(power, -(bids[place] ?? 0), g.gold);
  reveal(g, '2', highest.length === 1 ? 'bid.won' : 'bid.tied', { powers: highest, gold: most });
  return highest.length === 1 ? highest[0] : undefined;
}

/** 3 The others may unmask a spy, in the order of play; the first who does keeps the winner out of the province. */
function* intrigue(g: Partition, winner: Seat): Script<boolean> {
  const seats = inPlay(g).filter((power) => power !== winner && g.envoys[power] !== 'spent');
  const [prompt, involves] = [say('intrigue.whether', { winner }), friends(g, winner)];
  const among = () => [{ kind: 'unmask' }];
  const may = (power: Seat) => must('3', g.envoys[power] === 'spy', 'intrigue.clerk', { power });
  const [play] = yield* window({ moment: 'provinceWon', rule: '3', prompt, order: 'one', seats, among, may, involves });
  if (play) g.envoys = { ...g.envoys, [play.by]: 'spent' };
  if (play) reveal(g, '3', 'intrigue.unmasked', { power: play.by, winner });
  return play !== undefined;
}

/** 4 In council each does one thing, in whatever order they come: it taxes, or offers an alliance to a rival. */
function* council(g: Partition): Script {
  const prompt = say('council.whatNow');
  const rivals = (by: Seat) => inPlay(g).filter((power) => !isAmong(power, friends(g, by)));
  const deeds = (by: Seat): Deed[] => [{ kind: 'tax' }, ...rivals(by).map((to): Deed => ({ kind: 'offer', to }))];
  let offers: BySeat<Seat> = {};
  for (let waiting = inPlay(g); waiting.length > 0;) {
    const { by, answer } = yield* askAny(waiting.map((by) => ({ by, rule: '4', prompt, answers: deeds(by) })));
    waiting = waiting.filter((power) => power !== by);
    if (answer.kind === 'tax') {
      g.gold = add(by, 1, g.gold);
      logTo(g, { only: friends(g, by) }, '4', 'council.taxed', { power: by });
    } else {
      offers = { ...offers, [by]: answer.to };
      log(g, '4', 'council.offered', { power: by, to: answer.to });
      if (offers[answer.to] === by) ally(g, [by, answer.to]);
    }
  }
}

/** 4 Two who offer it to each other are allied, see each other's gold, and leave the allies that they had. */
const ally = (g: Partition, [one = '', other = '']: readonly Seat[]): void => {
  const left = g.powers.filter((power) => [one, other].includes(g.allies[power] ?? ''));
  g.allies = { ...g.allies, ...bySeat(left, () => ''), [one]: other, [other]: one };
  reveal(g, '4', 'council.allied', { powers: [one, other] });
};

function* round(g: Partition): Script {
  const winner = yield* auction(g);
  if (winner !== undefined && !(yield* intrigue(g, winner))) g.land = add(winner, 1, g.land);
  const fallen = inPlay(g).filter((power) => g.gold[power] === 0 && g.land[power] === 0); // 5 neither gold nor land
  g.out = [...g.out, ...fallen];
  if (fallen.length > 0) reveal(g, '5', 'powers.out', { powers: fallen });
  yield* council(g);
  g.clock = { ...g.clock, round: g.clock.round + 1 };
}

/** 6 Allies win together: the side with the most land, and the others rank after it. */
const standing = (g: Partition): Result => {
  const worth = (power: Seat): number => friends(g, power).reduce((sum, friend) => sum + (g.land[friend] ?? 0), 0);
  const ranks = bySeat(g.powers, (power) => 1 + g.powers.filter((other) => worth(other) > worth(power)).length);
  const winners = g.powers.filter((power) => ranks[power] === 1);
  const [winner = 'nobody'] = winners.length === 1 ? winners : [];
  return { winner, winners, ranks, points: g.land, because: say('end.land', { powers: winners }) };
};

const sights = {
  clock: open<Partition['clock']>,
  log: open<Partition['log']>,
  powers: open<Partition['powers']>,
  out: open<Partition['out']>,
  land: open<Partition['land']>,
  allies: open<Partition['allies']>,
  gold: (gold: Amounts, seer: Seer, g: Readonly<Partition>) => {
    const isKnown = (power: Seat) => seer === REFEREE || isAmong(seer, friends(g, power)) || g.out.includes(power);
    return bySeat(g.powers, (power) => (isKnown(power) ? (gold[power] ?? 0) : 'hidden'));
  },
  envoys: (envoys: BySeat<Envoy>, seer: Seer, { powers }: Readonly<Partition>) => {
    const isKnown = (power: Seat, envoy: Envoy) => isAmong(seer, [power, REFEREE]) || isAmong(envoy, ['due', 'spent']);
    return bySeat(powers, (power, is: Envoy = envoys[power] ?? 'due') => (isKnown(power, is) ? is : 'hidden'));
  },
};
const players = withStandard(integer({ min: 3, max: 5 }), 3);
const options = shape({ players, rounds: withStandard(integer({ min: 1, max: 9 }), 4) });

export const partition: Game<Partition, Infer<typeof options>, ViewOf<Partition, typeof sights>> = {
  id: 'partition',
  version: '1',
  options,
  seats: (chosen) => POWERS.slice(0, chosen.players),
  inPlay,
  moments: { provinceWon: say('moment.provinceWon') },
  setup({ players: many, rounds }) {
    const powers = POWERS.slice(0, many);
    const start = { gold: bySeat(powers, () => GOLD), land: bySeat(powers, () => 0), allies: bySeat(powers, () => '') };
    return { clock: { round: 0, of: rounds }, log: [], powers, out: [], ...start, envoys: bySeat(powers, () => 'due') };
  },
  play: (g) => (g.clock.round === 0 ? deal(g) : round(g)),
  view: viewBy<Partition, typeof sights>(sights),
  imagine({ gold, envoys, ...g }, _seer, pick) {
    const purse = (is: number | 'hidden' = 0): number => (is === 'hidden' ? 1 + pick(GOLD) : is);
    const envoy = (is: Envoy | 'hidden' = 'due'): Envoy => (is !== 'hidden' ? is : pick(2) === 0 ? 'spy' : 'clerk');
    const all = { envoys: bySeat(g.powers, (power) => envoy(envoys[power])) };
    return { ...g, ...all, gold: bySeat(g.powers, (power) => purse(gold[power])) };
  },
  sound: ({ gold }) => (Object.values(gold).some((many) => many < 0) ? [{ rule: '2', what: 'a debt' }] : []),
  result: (g) => (g.clock.round > g.clock.of || inPlay(g).length < 2 ? standing(g) : undefined),
  adjudicate: standing,
  tell: (language, message) => tell[language](message),
  label: (language, answer) => label(language, answer),
};
