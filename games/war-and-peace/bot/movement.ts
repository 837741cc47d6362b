import { cityAt } from '../catalogue/cities.ts';
import type { HexId, LeaderId } from '../catalogue/ids.ts';
import { hexCard } from '../catalogue/map.ts';
import { isInfantry } from '../catalogue/pieces.ts';
import { forcedMarchLoss } from '../catalogue/tables.ts';
import { leader, ratingOf } from '../state/index.ts';
import { weightOf } from './odds.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { layout, threatAt } from './layout.ts';
import { bestMarch, horseAt, marchGain, spotWorth, unledAt, wayOf } from './march.ts';
import { type Corps, garrisonAt, plan } from './plan.ts';
import type { Situation } from './situation.ts';

const WORTH_MARCHING = 0.4;
const DIGGING_IN = 0.2;

/** SG T.1 Who stays in the open where the enemy may come digs in, once everybody else has marched. */
const digging = (s: Situation, at: HexId): number => {
  const stack = layout(s, 'layout').own.get(at);
  const open = hexCard(at).terrain === 'clear' && !cityAt(at);
  return stack && open && threatAt(s, at) > stack.weight / 2 ? DIGGING_IN : -1;
};

/** E.2.e The corps that gains most by its march goes first. */
const which: Judge = (s) =>
  byKind({
    march({ leader: id }) {
      const corps = plan(s, 'plan').corps.get(id);
      return corps ? marchGain(s, corps) - WORTH_MARCHING : -1;
    },
    ride({ at }) {
      const corps = horseAt(s, at);
      return corps ? marchGain(s, corps) - WORTH_MARCHING : -1;
    },
    entrench: ({ at }) => digging(s, at),
    done: nothing,
  });

const PER_LEADER = 10;
/** SG J.5 A leader takes his share, the largest bodies first; what the city needs stays behind. */
const compose: Judge = (s, { leader: id, room }) => {
  const at = leader(s.g, id as LeaderId).at as HexId;
  const share = plan(s, 'plan').corps.get(id as string)?.sp ?? 0;
  const waiting = unledAt(s, 'unled').get(at) ?? 0;
  const taken = PER_LEADER - (room as number);
  const wants = Math.max(0, Math.max(share, Math.min(PER_LEADER, waiting)) - taken);
  const there = (layout(s, 'layout').own.get(at)?.troops ?? []).filter(({ spent }) => spent === 'no');
  const all = there.reduce((sum, { sp }) => sum + sp, 0);
  return byKind({
    takeAll: () => (all <= wants ? 20 : -1),
    take: ({ sp, unit }) => (sp <= wants ? sp + (isInfantry(unit) ? 0.5 : 0) : -1),
    go: nothing,
  });
};

const moving = (s: Situation, at: HexId, id: string, sp: number): Corps => {
  const known = plan(s, 'plan').corps.get(id === 'none' ? at : id);
  const stack = layout(s, 'layout').own.get(at);
  const weight = stack ? (stack.weight / stack.sp) * sp : weightOf({ sp, morale: 1, rating: 0 });
  return { id: known?.id ?? id, leader: known?.leader ?? null, at, sp, weight, fresh: false };
};

const WORTH_FORCING = 1.5;
const PER_POINT = 2;
/** SG K.2 What a forced march is expected to cost. */
const forcedLoss = (rating: number, mp: number): number =>
  [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + forcedMarchLoss(die + rating - (mp - 1)) / 6, 0);

const step: Judge = (s, { at, left, leader: id, sp }, { answers }) => {
  const from = at as HexId;
  const corps = moving(s, from, id as string, sp as number);
  const open = new Set<string>(answers.flatMap((answer) => ('to' in answer ? [answer.to as string] : [])));
  const march = wayOf(s, { corps, at: from, left: left as number }, open);
  const stays = spotWorth(s, corps, from);
  const others = (layout(s, 'layout').own.get(from)?.sp ?? 0) - corps.sp;
  const short = garrisonAt(s, from) - others;
  const forced = (mp: number): number => {
    const { worth } = bestMarch(s, { corps, at: from, left: mp });
    const rating = corps.leader ? ratingOf(corps.leader) : 0;
    return worth - stays - WORTH_FORCING - PER_POINT * forcedLoss(rating, mp);
  };
  const waiting = corps.sp < PER_LEADER ? (unledAt(s, 'unled').get(from) ?? 0) : 0;
  return byKind({
    step: ({ to }) => (to === march.first ? 1 : -1),
    leaveBehind: ({ sp: some, unit }) => (some === short && corps.sp >= 4 * some && isInfantry(unit) ? 3 : -1),
    take: ({ sp: some }) => (some <= waiting ? 2 + some / 10 : -1),
    forceMarch: ({ mp }) => (corps.sp > 0 ? forced(mp) : -1),
    stop: nothing,
  });
};

export const MOVEMENT: Judges = {
  'ground.which': which,
  'ground.compose': compose,
  'ground.step': step,
  'unit.count': () => byKind({ take: ({ sp }) => sp }),
  'ground.home': () => byKind({ step: nothing }),
  'ground.consent': () => byKind({ yes: nothing, no: () => -1 }),
  'rally.fresh': () => byKind({ yes: nothing, no: () => -1 }),
  'channel.where': (s) => byKind({ landIn: ({ to }) => -threatAt(s, to) }),
  'overrun.inside': () => byKind({ yes: () => 1, no: nothing }),
};
