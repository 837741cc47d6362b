import { reachOf } from '../rules/14-interphase/14.23-by-land.ts';
import { capitalsOf, card as cardCard, duchy, leader as leaderCard, nationOfLeader } from '../catalogue/catalogue.ts';
import type { Camp, CardId, DuchyId, LeaderId, Nation, PlaceId, Power } from '../catalogue/ids.ts';
import { pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import {
  handLimits,
  campOf,
  controller,
  handOf,
  inCamp,
  isPlayerPower,
  isSubject,
  leadersOfIn,
  nationRow,
  playerOf,
  seatsOf,
  unitsIn,
  unitsOnMap,
} from '../state/state.ts';
import { courtGain, pushGain } from './diplomacy.ts';
import { buildGain, warGain } from './impulse.ts';
import { deploymentGain, restGain } from './fleets.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { diceOf } from './odds.ts';
import { POINT, pullOf, stakeIn, threatTo } from './worth.ts';
import { oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { leaderRow } from '../state/state.ts';
import type { Situation } from './situation.ts';

/** How far the seat is before the best of the others. */
const leadOf = ({ g, seat }: Situation): number =>
  pointsOf(g, seat) -
  Math.max(
    ...seatsOf(g)
      .filter((other) => other !== seat)
      .map((other) => pointsOf(g, other)),
  );

/** 5.8 Who leads wants peace, who does not wants war, if a card is worth it. */
const peace: Judge = (s) => {
  const lead = leadOf(s);
  return byKind({
    peaceUp: () => (lead > 0 ? 0.6 + Math.min(2, lead * 0.4) : -2),
    peaceDown: () => (lead < 0 ? 0.6 + Math.min(2, -lead * 0.3) : lead === 0 ? 0.2 : -2),
    pass: () => 0.4,
  });
};

/** 14.2 Units for leaders who have none, leaders for Units, where the front needs them. */
const reinforce: Judge = (s, { nation: named, points }) => {
  const { g } = s;
  const nation = named as Nation;
  const spare = points as number;
  return byKind({
    newUnit: ({ at }) => 1 + Math.max(0, buildGain(s, nation, at)),
    newLeader: ({ leader, at }) => {
      const led = leadersOfIn(g, nation, at).reduce((sum, id) => sum + leaderCard(id).command, 0);
      const unled = unitsIn(g, at, nation) - led;
      return unled > 1
        ? 2 + leaderCard(leader).battle
        : unitsOnMap(g, nation) > 12
          ? leaderCard(leader).battle * 0.6
          : -1;
    },
    newSquadron: () => (spare >= 4 ? 0.3 : -1),
    unitBack: ({ at }) => 2 + Math.max(0, buildGain(s, nation, at)),
    leaderBack: ({ leader }) => 3 + leaderCard(leader).battle,
    squadronBack: () => 1.5,
    refitNow: () => 1.2,
    deploy: ({ leader }) => deployGain(s, nation, leader),
    deployFleet: ({ from }) => deploymentGain(s, nation, from) - WORTH_DEPLOYING,
    deployConvoy: () => -1,
    deployConvoyUnits: () => -1,
    done: () => 0,
  });
};
const strengthFrom = (s: Situation, leader: LeaderId): number =>
  diceOf(oneArmy(s.g, leader, leaderRow(s.g, leader).at as DuchyId));
/** 14.23 An Army far from the war comes nearer. */
const deployGain = (s: Situation, nation: Nation, leader: LeaderId): number => {
  const at = leaderRow(s.g, leader).at as DuchyId;
  if (reachOf(s.g, { commander: leader, leaders: [leader], units: {} }, at).length === 0) return -1;
  const idle = pullOf(s, nation, at, strengthFrom(s, leader));
  const guards = stakeIn(s, nation, at) * Math.min(1, threatTo(s.g, nation, at) / 6) * 0.2;
  return strengthFrom(s, leader) > 2 && idle < 2.5 ? 1.1 - idle * 0.3 - guards : -1;
};
const deployWhere: Judge = (s, { leader }) => {
  const id = leader as LeaderId;
  const nation = nationOfLeader(id);
  const strength = strengthFrom(s, id);
  const here = pullOf(s, nation, leaderRow(s.g, id).at as DuchyId, strength);
  return byKind({
    deployTo: ({ duchy: to }) =>
      pullOf(s, nation, to, strength) -
      threatTo(s.g, nation, to, 1) * 0.2 +
      stakeIn(s, nation, to) * threatTo(s.g, nation, to) * 0.01,
    done: () => here,
  });
};

const WORTH_DEPLOYING = 0.4;
/** 14.23 Where a Fleet lies until the next Turn. */
const deployShips: Judge = (s, { place }) => {
  const from = place as PlaceId;
  const nation = s.g.squadrons.find((row) => row.at === from && s.nations.includes(row.nation))?.nation ?? 'britain';
  return byKind({
    deployShips: ({ place: to }) => restGain(s, nation, from, to),
    done: () => restGain(s, nation, from, from),
  });
};

/** 14.11 A Camp is entered for the Keys that it opens, and for the foes that it brings. */
const campGain = (s: Situation, nation: Nation, camp: Camp): number => {
  const { g } = s;
  const foes = g.nations.filter((row) => row.camp !== null && row.camp !== camp);
  const friends = inCamp(g, camp).length;
  const prey = foes.reduce((sum, { id }) => {
    const near = capitalsOf(nation).some((capital) => threatTo(g, id, capital, 4) > 0) ? 1 : 0;
    return sum + near;
  }, 0);
  const weak = foes.reduce((sum, { id }) => sum + unitsOnMap(g, id), 0);
  return friends * 0.3 + prey * 0.6 - weak * 0.03 + (isSubject(g, nation) ? -1 : 1);
};
const camps: Judge = (s, { nation: named }) => {
  const nation = named as Nation;
  const now = campOf(s.g, nation);
  return byKind({
    enterCamp: ({ camp }) => (now === null ? campGain(s, nation, camp) : -5),
    freeWar: ({ on }) => (now === null ? -3 : warGain(s, nation, on)),
    pass: () => 0,
  });
};
/** 14.11 A Power is let in if it is not the one that leads. */
const permit: Judge = (s, { nation }) => {
  const player = playerOf(s.g, nation as Nation);
  const leads = player !== null && pointsOf(s.g, player) > pointsOf(s.g, s.seat) + 1;
  return byKind({ yes: () => (leads ? -1 : 1), no: nothing });
};

/** 15.2 Keys first: to take, to keep for last, to be given to nobody. */
const cede: Judge = (s, { nation }) => {
  const mine = (s.powers as readonly Nation[]).includes(nation as Nation);
  return byKind({
    cede: ({ duchy: at }) => (duchy(at).key ? POINT : 1) * (mine ? -1 : 1),
    keepCeded: () => 1,
    giveTo: ({ nation: to }) => (s.nations.includes(to) ? 0 : -1),
  });
};
const withdraw: Judge = (s, { nation }) =>
  byKind({
    withdrawTo: ({ duchy: to }) => 1 + pullOf(s, nation as Nation, to, 6) * 0.1,
    toRegroup: () => 0,
    regroupFrom: () => -1,
    done: () => 0,
  });

/** 15.4 To Submit is worth it when more is lost otherwise: when the Capital is gone and the foe is everywhere. */
const offer: Judge = (s, { nation: named }) => {
  const nation = named as Nation;
  const capitalGone = capitalsOf(nation).every((at) => controller(s.g, at) !== nation);
  const weak = unitsOnMap(s.g, nation) <= 3;
  return byKind({ offerPeace: () => (capitalGone && weak && nation !== 'france' ? 1 : -1), pass: () => 0 });
};
const terms: Judge = (_s, { ceded, returned, kept }) =>
  byKind({
    offerCede: ({ duchy: at }) =>
      ((ceded as readonly unknown[]).length === 0 ? 2 : (ceded as readonly unknown[]).length === 1 ? 0.5 : -1) +
      (duchy(at).key ? ((ceded as readonly unknown[]).length === 0 ? 0.5 : -0.6) : 0),
    askBack: ({ duchy: at }) => (duchy(at).key ? 1 : 0.2) - (returned as readonly unknown[]).length * 0.1,
    askKeep: ({ duchy: at }) => (duchy(at).key ? 1 : 0) - (kept as readonly unknown[]).length * 0.5,
    done: () => 0.1,
  });
/** 15.41 A Resource, a fixed border and a foe less: yes, if Keys are given or few are asked back. */
const reply: Judge = (_s, { ceded, returned, kept }) => {
  const keys = (places: unknown): number => (places as readonly DuchyId[]).filter((at) => duchy(at).key).length;
  return byKind({ yes: () => POINT + keys(ceded) * POINT * 0.8 - (keys(returned) + keys(kept)) * POINT, no: nothing });
};

const excess: Judge = () => byKind({ discardExcess: ({ card }) => -cardCard(card as CardId).cp });
/** 4.5 A weak Hand is changed for a new one with a card less. */
const mulligan: Judge = (s, { nation }) => {
  const hand = handOf(s.g, nation as Nation);
  const points = hand.reduce((sum, card) => sum + cardCard(card).cp, 0);
  const AVERAGE = 4;
  return byKind({ redraw: () => AVERAGE * (hand.length - 1) - points - 0.5, keep: nothing });
};
const subjectDraw: Judge = (s, { nation }) => {
  const id = nation as Nation;
  const now = handOf(s.g, id).length + nationRow(s.g, id).reserves.length;
  return byKind({
    swapHand: () => handLimits(id).most + nationRow(s.g, id).reserves.length * 0.9 - now,
    pass: () => 0.2,
  });
};
const track: Judge = (s, { nation }) =>
  byKind({
    courtRight: ({ nation: proxy }) =>
      isPlayerPower(s.g, nation as Nation) ? courtGain(s, nation as Power, proxy) + 3 : -1,
    courtLeft: ({ nation: proxy }) => pushGain(s, proxy) + 1.5,
    flipUp: () => 0.3,
    flipDown: () => 0.1,
    done: () => 0,
    // An Impulse asks by the same words.
    points: () => -9,
  });
export const trackOnly = track;

export const INTERPHASE: Judges = {
  'peace.influence': peace,
  'reinforce.what': reinforce,
  'deploy.where': deployWhere,
  'deploy.with': () => byKind({ withArmy: () => 2, addUnit: () => 1, addLeader: () => 0.5, done: () => 0 }),
  'deploy.fleetWith': () => byKind({ allShips: () => 1, addShip: () => 0.5, done: () => 0.2 }),
  'deploy.fleetWhere': deployShips,
  'deploy.convoyWhere': () => byKind({ deployTo: () => 0 }),
  'camps.what': camps,
  'camps.permit': permit,
  'camps.unflag': () => byKind({ giveBack: () => -1, done: nothing }),
  'cede.which': cede,
  'cede.give': cede,
  'cede.accept': () => byKind({ yes: () => 1, no: nothing }),
  'withdraw.where': withdraw,
  'withdraw.others': withdraw,
  'submit.offer': offer,
  'submit.terms': terms,
  'submit.reply': reply,
  'excess.which': excess,
  'mulligan.keep': mulligan,
  'subject.draw': subjectDraw,
  'war.flagOrRegroup': () => byKind({ flagHere: () => 1, regroupHere: nothing, pass: () => 1 }),
  'pact.ships': () => byKind({ pass: () => 1, regroupHere: nothing }),
};
