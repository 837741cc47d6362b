import { type Faction, type HexId, type Major, type Nation } from '../catalogue/ids.ts';
import { hexId, isHex } from '../catalogue/map.ts';
import { conquestsOf, factionOf, landOf, pointsOf, sideOfTroop, type WarAndPeace } from '../state/index.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { Predicate } from '../catalogue/victory.ts';
import { conditionsFor } from '../rules/C-victory/C-victory.ts';
import { FAR, isSpainDue, mpTo } from './ground.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import type { Situation } from './situation.ts';

/** The points that a state has under arms. */
const armyOf = (g: WarAndPeace, nation: Nation): number =>
  pointsOf(g.troops.filter((troop) => troop.nation === nation && troop.kind !== 'P'));
const armiesOf = (g: WarAndPeace, faction: Faction): number =>
  pointsOf(g.troops.filter((troop) => sideOfTroop(g, troop) === faction));

/**
 * G.5.a War is declared on nobody who would stay out, unless victory asks for it: a shorter start that counts another conquest, or
 * C.4.a, by which Spain and Russia must have been invaded in time.
 */
const declares: Judge = ({ g, side }) =>
  byKind({
    declareWar: ({ nation }) => {
      if (isWanted(g, side, nation)) return 3;
      if (scenarioOf(g).victory !== 'printed' || side !== 'pro') return -1;
      if (nation === 'spain') return isSpainDue(g) ? 2 : -1;
      return nation === 'russia' && isRussiaDue(g) ? 1.5 : -1;
    },
    pass: nothing,
  });
const MUCH_STRONGER = 1.5;
/** C.4.a, N.2.b Before 1813, a year early if all the others together are much the weaker. */
const isRussiaDue = (g: WarAndPeace): boolean => {
  const { clock, history } = g;
  if (history.invaded.russia !== null || clock.year < 1811 || clock.year > 1812) return false;
  return clock.year === 1812 || armiesOf(g, 'pro') > MUCH_STRONGER * (armiesOf(g, 'anti') + armyOf(g, 'russia'));
};

/** Does the victory of a shorter start hang on another conquest of this state by France? */
const isWanted = (g: WarAndPeace, side: Faction, nation: Major): boolean =>
  side === 'pro' &&
  scenarioOf(g).victory !== 'printed' &&
  conditionsFor(g).some(
    ({ side: whose, when }) => whose.includes('france') && conquestsIn(when, nation) > conquestsOf(g, nation).pro,
  );
const conquestsIn = (when: Predicate, nation: Major): number => {
  if ('all' in when) return Math.max(0, ...when.all.map((each) => conquestsIn(each, nation)));
  if ('any' in when) return Math.max(0, ...when.any.map((each) => conquestsIn(each, nation)));
  return 'conquests' in when && when.conquests === nation ? (when.min ?? 0) : 0;
};
/** G.2, G.3 The one attempt of a segment goes to the state whose army counts for most: enemies before neutrals. */
const woos: Judge = (s) => {
  const { g } = s;
  return byKind({
    woo: ({ nation }) =>
      s.side === 'pro' && nation === 'russia' && isRussiaDue(g)
        ? -1
        : 1 + armyOf(g, nation) / 100 + (factionOf(g, nation) === s.enemy ? 0.5 : 0),
    requisition: ({ nation }) => 0.9 + armyOf(g, nation) / 100,
    pass: nothing,
  });
};

/** Points of a side on the ground of a state. */
const pointsIn = (g: WarAndPeace, nation: Major, side: Faction): number =>
  pointsOf(
    g.troops.filter((troop) => isHex(troop.at) && landOf(g, troop.at) === nation && sideOfTroop(g, troop) === side),
  );

const READY = 20;
const HOPELESS = 1.3;
/** G.3.b, G.3.e A state joins the war against France when it has an army and is not alone, and leaves it when it is beaten. */
const announces: Judge = (s, { nation }) => {
  const { g } = s;
  const major = nation as Major;
  const army = armyOf(g, major);
  const others = armiesOf(g, 'anti') + (factionOf(g, major) === 'anti' ? 0 : army);
  const chance = others / Math.max(1, armiesOf(g, 'pro'));
  const joins = army >= READY && chance > 0.7;
  return byKind({
    announce: ({ stance }) => (stance === 'anti' ? (joins ? 2 : 0) : stance === 'neutral' ? 1 : -1),
  });
};

/** I.2.g A state sues for peace while it still has an army to save, when the enemy in its country is past fighting. */
const sues: Judge = (s, { nation }) => {
  const { g } = s;
  const major = nation as Major;
  const own = pointsIn(g, major, s.side);
  const leads = major === 'france' || major === 'england'; // they would lose more than an army
  const hopeless = !leads && pointsIn(g, major, s.enemy) > HOPELESS * own;
  return byKind({ sue: () => (hopeless ? 1 : -1), pass: nothing });
};

const PARIS = hexId('AA15');
const nearParis = (s: Situation, at: HexId): number => -Math.min(FAR, mpTo(s.g, s.side, at, PARIS));

const yes: Judge = () => byKind({ yes: () => 1, no: nothing });
const peace: Judge = () => byKind({ yes: () => 1, withPoint: nothing, no: () => -1 });

export const POLITICS: Judges = {
  'alliance.declare': declares,
  'alliance.attempt': woos,
  'alliance.announce': announces,
  'alliance.consent': yes,
  'alliance.sue': sues,
  'alliance.accept': yes,
  'creation.which': () => byKind({ create: () => 1, done: nothing }),
  'creation.annex': yes,
  'creation.formHanover': yes,
  'poland.question': () => byKind({ poland: ({ how }) => (how === 'duchy' ? 1 : how === 'none' ? 0.5 : 0) }), // M.6
  'treaty.pressburg': yes,
  'treaty.tyrol': () => byKind({ tyrol: ({ to }) => (to === 'bavaria' ? 1 : 0) }),
  'treaty.tilsit': ({ g }) => byKind({ yes: () => (isRussiaDue(g) ? -1 : 1), no: nothing }),
  'war.peace': peace,
  'exile.try': yes,
  'exile.land': (s) => byKind({ advance: ({ from }) => nearParis(s, from) }),
  'alliance.takeFrom': () => byKind({ sendToWar: nothing }),
  'prisoners.release': () => byKind({ release: () => -1, done: nothing }),
  'conquest.vacant': () => byKind({ retreatTo: nothing }),
  'exile.way': () => byKind({ step: nothing }),
  'end.offer': yes,
  'alliance.voteOn': () => byKind({ expel: () => -1, pass: nothing }),
  'alliance.vote': () => byKind({ yes: () => -1, no: nothing }),
  'invasion.protector': () => byKind({ protector: nothing }),
};
