import { ask, choice, roll, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import {
  type Group,
  GROUPS,
  isMajor,
  type Major,
  MAJORS,
  type Minor,
  MINORS,
  type Nation,
  SHIP_KINDS,
  type ShipKind,
} from '../../catalogue/ids.ts';
import { groupOf, januaryDraft } from '../../catalogue/nations.ts';
import { shipLimits } from '../../catalogue/pieces.ts';
import {
  type Account,
  activeFaction,
  addDraft,
  changePool,
  coloursOf,
  factionOf,
  inPool,
  type WarAndPeace,
  type Work,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { FRENCH, englishSeat, isPlayed, leadingSeat, seatOf } from '../D-players/D.3-seats.ts';
import { bernadotteLeaves } from '../K-france/K.3-bernadotte.ts';
import { frenchPartisansRise } from '../K-france/K.1-partisans.ts';
import { poolsRebuilt } from '../I-conquest/I.2-rebuilt.ts';
import { markForRepair } from '../F-naval/F.8-repairs.ts';
import { isShort, pointsDue } from '../O-options/O.1-lloyds.ts';
import { comeBackFromIreland } from '../G-alliance/G.10-ireland.ts';
import { mayRaiseLegion, paysForLegion } from './J.3-legion.ts';
import { comeBack, mobilise } from '../G-alliance/G.7-foreign-wars.ts';
import { reinforcementsArrive } from './reinforcements.ts';
import {
  FLOATING,
  blackCities,
  floatingCities,
  mayFloat,
  navalPoints,
  pointsPerCity,
  productionModifier,
  redCities,
} from './J.2-points.ts';
import { purchase } from './J.2-purchase.ts';
import {
  ENGLISH_POINT,
  IBERIANS,
  isInvaded,
  madridRaisesMilitia,
  nativePoints,
  noticeInvasions,
} from './J.4-iberia.ts';
import { purchaseNatively } from './J.4-native-purchase.ts';
import { raiseLandwehr } from './J.8-landwehr.ts';

type Production = Extract<Work, { readonly phase: 'production' }>;

/** J.2.i, I.2.e The states that produce in this segment: majors first, then a place for each group of minor states. */
const producers = (g: WarAndPeace): readonly Nation[] => {
  const faction = activeFaction(g.clock);
  const majors = MAJORS.filter((major) =>
    faction ? factionOf(g, major) === faction : factionOf(g, major) === 'neutral',
  );
  return faction && factionOf(g, 'portugal') === faction && isInvaded(g, 'portugal') ? [...majors, 'portugal'] : majors;
};
/** J.2.i The English player produces for neutrals without a player; the French for pro-French ones. */
const producer = (g: WarAndPeace, nation: Nation): Seat => {
  const major = coloursOf(g, nation);
  if (factionOf(g, nation) === 'neutral' && major !== null)
    return isPlayed(g, major) ? seatOf(g, major) : major === 'france' ? FRENCH : englishSeat(g);
  return seatOf(g, nation);
};

/** J.1.f In January the pools grow; those of neutral minor states in the neutral segment. */
const januaryAdditions = (g: WarAndPeace): void => {
  if (g.clock.month !== 1) return;
  const faction = activeFaction(g.clock) ?? 'neutral';
  const formed = (minor: Minor): boolean => ['satellite', 'neutral'].includes(g.politics.minors[minor].status);
  const nations: readonly Nation[] = [
    ...MAJORS.filter((major) => factionOf(g, major) === faction),
    ...MINORS.filter((minor) => formed(minor) && factionOf(g, minor) === faction),
  ];
  for (const nation of nations) {
    const draft = januaryDraft(nation, g.clock.year);
    addDraft(g, nation, draft);
    const kinds = Object.entries(draft.units).map(([kind, sp]) => ({ nation, kind: kind as 'I', sp }));
    if (kinds.length > 0) log(g, 'J.1.f', 'production.added', { nation, force: tokensOf(draft.leaders, kinds) });
  }
};

/** F.1.e, J.5.f, J.6.e England and France may lay down one naval unit each January, while there are counters. */
function* layDown(g: WarAndPeace, nation: Major): Script {
  if (g.clock.month !== 1 || (nation !== 'england' && nation !== 'france')) return;
  const limits = shipLimits.find((each) => each.nation === nation);
  const have = (kind: ShipKind): number =>
    g.ships.filter((ship) => ship.nation === nation && ship.kind === kind).reduce((sum, { sp }) => sum + sp, 0) +
    inPool(g, nation, kind);
  const most = (kind: ShipKind): number => (kind === 'S' ? limits?.squadrons : limits?.transports) ?? 0;
  const among = SHIP_KINDS.map((ship): AnswerOf<'layDown'> => ({ kind: 'layDown', ship }));
  const may = ({ ship }: AnswerOf<'layDown'>): Verdict =>
    must(nation === 'england' ? 'J.5.f' : 'J.6.e', have(ship) < most(ship), 'production.shipLimit', { nation });
  if (among.every(may)) return;
  const rule = nation === 'england' ? 'J.5.f' : 'J.6.e';
  const { ship } = yield* ask(
    choice({ by: producer(g, nation), rule, prompt: say('production.layDown', { nation }), among, may }),
  );
  changePool(g, nation, ship, 1);
}

/** J.2.g A French city that was lost is made up for by another. */
function* designate(g: WarAndPeace): Script {
  for (;;) {
    const now = floatingCities(g);
    const among = mayFloat(g)
      .filter((city) => !now.includes(city))
      .map((city): AnswerOf<'designate'> => ({ kind: 'designate', city }));
    if (now.length >= FLOATING || among.length === 0) return;
    const { city } = yield* ask(
      choice({
        by: producer(g, 'france'),
        rule: 'J.2.g',
        prompt: say('production.designate'),
        among,
        may: () => undefined,
      }),
    );
    g.history = { ...g.history, floating: [...now, city] };
    log(g, 'J.2.g', 'production.designated', { city });
  }
}

const emptyAccount = (nation: Nation): Account => ({ nation, any: 0, landwehr: 0, naval: 0, deployed: {} });
/** J.5.a, J.5.b, J.6.a, J.6.b What England and France have in store. */
const stored = (g: WarAndPeace, nation: Nation): Pick<Account, 'any' | 'naval'> => {
  if (nation === 'england') return { any: g.treasury.england, naval: g.treasury.englandNaval };
  return { any: 0, naval: nation === 'france' ? g.treasury.franceNaval : 0 };
};
const STORE = 10;
/** J.2.h Unused points are lost, but for what England and France may store: five points each. */
const store = (g: WarAndPeace, { nation, any, naval }: Account): void => {
  if (nation === 'england')
    g.treasury = { ...g.treasury, england: Math.min(STORE, any), englandNaval: Math.min(STORE, naval) };
  if (nation === 'france') g.treasury = { ...g.treasury, franceNaval: Math.min(STORE, naval) };
};

/** F.3.g, J.5.a What England has lent is spent now or lost. */
const useLoan = (g: WarAndPeace, nation: Nation): number => {
  const { [nation]: lent = 0, ...others } = g.treasury.lent;
  if (lent > 0) g.treasury = { ...g.treasury, lent: others };
  return lent;
};

/** O.1.e, O.1.i What the war on trade takes from England's points, the common ones first; the actions against bases use it. */
const payForTheHighSeas = (g: WarAndPeace, nation: Nation, any: number, naval: number): readonly [number, number] => {
  const due = nation === 'england' ? Math.min(pointsDue(g), any + naval) : 0;
  if (due === 0) return [any, naval];
  g.commerce = { ...g.commerce, points: due };
  log(g, 'O.1.e', 'lloyds.due', { points: due / 2 });
  return [any - Math.min(any, due), naval - Math.max(0, due - any)];
};

/** J.2.h, F.8 What a state does last: store, and note what it repairs. */
const close = (g: WarAndPeace, account: Account): void => {
  store(g, account);
  markForRepair(g, account.nation);
};

/** J.2.b The die of a major state, and what it gives. */
function* openAccount(g: WarAndPeace, work: Production, nation: Nation): Script<Production> {
  const lent = useLoan(g, nation);
  if (IBERIANS.includes(nation) && isInvaded(g, nation)) {
    const any = nativePoints(g, nation) + lent * ENGLISH_POINT;
    log(g, 'J.4.h', 'production.points', { nation, die: 0, modifier: 0, points: any * 2 });
    return { ...work, account: { ...emptyAccount(nation), any, native: true } };
  }
  if (!isMajor(nation)) return { ...work, account: emptyAccount(nation) };
  raiseLandwehr(g, nation);
  yield* layDown(g, nation);
  if (nation === 'france') {
    yield* comeBackFromIreland(g);
    yield* designate(g);
    bernadotteLeaves(g);
    yield* frenchPartisansRise(g);
  }
  yield* comeBack(g, nation, producer(g, nation));
  const complete = yield* mobilise(g, nation, producer(g, nation));
  const die = yield* roll('J.2.b', say('production.die', { nation }));
  const modifier = productionModifier(g, nation);
  const perCity = nation === 'england' && isShort(g) ? 1 : pointsPerCity(die + modifier); // O.1.h
  const before = stored(g, nation);
  const debt = nation === 'russia' ? g.treasury.russianDebt : 0;
  if (debt > 0) g.treasury = { ...g.treasury, russianDebt: 0 };
  const landwehr = blackCities(g, nation).length * perCity * 2;
  const [any, naval] = payForTheHighSeas(
    g,
    nation,
    Math.max(0, redCities(g, nation).length * perCity * 2 + lent * 2 + before.any - debt),
    navalPoints(g, nation, perCity) * 2 + before.naval,
  );
  log(g, 'J.2.b', 'production.points', { nation, die, modifier, points: any + landwehr + naval });
  return {
    ...work,
    dice: { ...work.dice, [nation]: perCity },
    // G.7.e Nothing is raised while a war far away lacks its forces.
    account: complete ? { ...emptyAccount(nation), any, landwehr, naval } : emptyAccount(nation),
  };
}

/** J.3.b The minor states of a group that could buy: their city is free, and their pool is not empty. */
const candidates = (g: WarAndPeace, group: Group): readonly Minor[] => {
  const faction = activeFaction(g.clock);
  if (!faction) return []; // J.3.a
  return MINORS.filter((minor) => {
    const { status } = g.politics.minors[minor];
    return (
      groupOf(minor) === group &&
      ((status === 'satellite' &&
        factionOf(g, minor) === faction &&
        redCities(g, minor).length > 0 &&
        !isInvaded(g, minor) &&
        poolHasUnits(g, minor)) ||
        (faction === 'anti' && paysForLegion(g, minor)))
    );
  });
};
const poolHasUnits = (g: WarAndPeace, minor: Minor): boolean => Object.keys(g.pools[minor] ?? {}).length > 0;

/** J.3.b In each group one state produces in a phase; the leading player of the faction says which. */
function* chooseMinor(g: WarAndPeace, work: Production, group: Group): Script<Production> {
  const open = candidates(g, group);
  const [only] = open;
  const faction = activeFaction(g.clock);
  if (!only || !faction) return work;
  const among = open.map((nation): AnswerOf<'produceIn'> => ({ kind: 'produceIn', nation }));
  const nation =
    open.length === 1
      ? only
      : (yield* ask(
          choice({
            by: leadingSeat(g, faction),
            rule: 'J.3.b',
            prompt: say('production.which', { group }),
            among,
            may: () => undefined,
          }),
        )).nation;
  const master = coloursOf(g, nation);
  const perCity = (master && work.dice[master]) ?? 1;
  const legion = yield* mayRaiseLegion(g, nation);
  const cities = Math.max(redCities(g, nation).length, legion ? 1 : 0);
  const any = cities * perCity * 2 + useLoan(g, nation) * 2;
  const account: Account = { ...emptyAccount(nation), any };
  return {
    ...work,
    account: legion ? { ...account, legion, spentOnLand: work.englishLand } : account,
    bought: [...work.bought, nation],
  };
}

/** J The Production Phase: one purchase, or the next state's turn. */
export function* productionPhase(g: WarAndPeace): Script<'more' | 'done'> {
  if (g.work.phase !== 'production') {
    noticeInvasions(g);
    januaryAdditions(g);
    reinforcementsArrive(g);
    if (g.clock.segment === 'anti') madridRaisesMilitia(g);
    g.work = {
      phase: 'production',
      left: producers(g),
      groups: GROUPS,
      dice: {},
      account: null,
      englishLand: 0,
      bought: [],
    };
    return 'more';
  }
  const work = g.work;
  if (work.account) {
    const by = producer(g, work.account.legion ? 'england' : work.account.nation); // J.3.d
    const account = work.account.native
      ? yield* purchaseNatively(g, by, work.account)
      : yield* purchase(g, by, work.account);
    if (!account) close(g, work.account);
    const englishLand = work.account.nation === 'england' ? (work.account.spentOnLand ?? 0) : work.englishLand;
    g.work = { ...work, account: account ?? null, englishLand };
    return 'more';
  }
  const [nation, ...left] = work.left;
  if (nation) {
    g.work = yield* openAccount(g, { ...work, left }, nation);
    return 'more';
  }
  const [group, ...groups] = work.groups;
  if (group) {
    g.work = yield* chooseMinor(g, { ...work, groups }, group);
    return 'more';
  }
  poolsRebuilt(g);
  return 'done';
}
