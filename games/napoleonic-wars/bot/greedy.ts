import { bestOf, judgingBot } from '@bivouac/bots';
import { type Bot, CHANCE, type Question } from '@bivouac/kernel';
import { card as cardCard, cards, duchy, leader as leaderCard, nationOfLeader } from '../catalogue/catalogue.ts';
import { type CardId, type DuchyId, type LeaderId, type Nation, NATIONS, type PlaceId } from '../catalogue/ids.ts';
import { oneArmy, armyGroup } from '../rules/9-movement/9.1-armies.ts';
import {
  type Formation,
  handOf,
  leadersIn,
  leadersOfIn,
  type NapoleonicWars,
  unitsIn,
  unitsOnMap,
  strengthOf,
} from '../state/state.ts';
import { imagine, type NapoleonicWarsView } from '../secrecy/view.ts';
import { BATTLE } from './battle.ts';
import { courtGain, pushGain } from './diplomacy.ts';
import { act, build } from './impulse.ts';
import { INTERPHASE, trackOnly } from './interphase.ts';
import { type AnyAnswer, byKind, type Judge, type Judges, nothing } from './judging.ts';
import { voyageFrom } from './fleets.ts';
import { landings } from './landing.ts';
import { bestMarch, onwards } from './march.ts';
import { type Situation, situation } from './situation.ts';
import { prizeOf, stakeIn, threatTo } from './worth.ts';

/** Answers within an event that is played in the head: the seat by its judges, chance by a roll, others by the first that comes. */
const answering = (g: NapoleonicWars, question: Question, roll: (below: number) => number): unknown => {
  const { by, answers, prompt } = question;
  if (by === CHANCE) return answers[roll(answers.length)];
  const judge = JUDGES[prompt.key];
  if (!judge || prompt.key === 'impulse.act')
    return answers.find(({ kind }) => kind === 'pass' || kind === 'done') ?? answers[0];
  return bestOf(answers as readonly AnyAnswer[], judge(situation(g, by), prompt.params, question, roll), roll);
};

const marchWith: Judge = (s, { leader }) => {
  const id = leader as LeaderId;
  const plan = bestMarch(s, id, s.g.impulse?.points ?? 0);
  return byKind({
    withArmy: () => (plan?.how === 'army' ? 3 : 1.2),
    withAll: () => (plan?.how === 'group' ? 3 : 1),
    addUnit: () => 0.5,
    addLeader: () => -1,
    done: () => (plan?.how === 'alone' ? 2 : 0.4),
  });
};
/** 9.1 The next Duchy of a march: by what lies at its end. */
const marchOn: Judge = (s, { nation: named, duchy: here, points, leader, strength, steps }) => {
  const at = here as DuchyId;
  const nation = named as Nation;
  const formation = marchers(s, nation, at, leader as LeaderId | 'none', strength as number);
  const plan = onwards(s, nation, formation, at, points as number);
  const goes = plan?.path[0];
  // Who has been told to march goes, be it another way: to halt at once would only be asked again.
  const first = steps === 0;
  const halts = first ? -2 : 0;
  return byKind({
    to: ({ duchy: to }) => (to === goes ? (first ? 1 : (plan?.gain ?? 0) - 0.05) : -1),
    halt: () => halts,
    regather: () => -3,
  });
};
/** The Formation on the march, as its leader and strength tell. */
const marchers = (
  { g }: Situation,
  nation: Nation,
  at: DuchyId,
  leader: LeaderId | 'none',
  strength: number,
): Formation => {
  if (leader === 'none') return { commander: null, leaders: [], units: { [nation]: strength } };
  const army = oneArmy(g, leader, at);
  const leaders = [leader, ...leadersOfIn(g, nationOfLeader(leader), at).filter((id) => id !== leader)];
  const size = army.leaders.length + NATIONS.reduce((sum, each) => sum + (army.units[each] ?? 0), 0);
  if (size === strength) return army;
  const group = armyGroup(g, leader, at);
  if (strengthOf(group) === strength) return group;
  if (size > strength) return { commander: leader, leaders: [leader], units: { [nation]: Math.max(0, strength - 1) } };
  return { commander: leader, leaders, units: { [nation]: Math.max(0, strength - leaders.length) } };
};
const convoyWhere: Judge = (s, { nation: named, duchy: from }) => {
  const nation = named as Nation;
  const at = from as DuchyId;
  const [leader] = leadersOfIn(s.g, nation, at).toSorted((a, b) => leaderCard(b).battle - leaderCard(a).battle);
  const formation: Formation = leader
    ? oneArmy(s.g, leader, at)
    : { commander: null, leaders: [], units: { [nation]: Math.min(2, unitsIn(s.g, at, nation)) } };
  const found = landings(s, nation, at, formation, s.g.impulse?.points ?? 0);
  return byKind({ convoyTo: ({ duchy: to }) => found.find((each) => each.to === to)?.gain ?? -5 });
};
/** 13.1 The next step of a voyage, by what lies at its end. */
const sailOn: Judge = (s, { nation, place, maneuvers }) => {
  const voyage = voyageFrom(s, nation as Nation, place as PlaceId, maneuvers as number);
  const gain = voyage?.gain ?? -1;
  return byKind({
    sailTo: ({ place: to }) => (voyage?.first === to ? gain : -9),
    patrol: () => (voyage?.first === 'patrol' ? gain : -9),
    done: nothing,
  });
};
/** 8.6 Allies are helped where it costs nothing. */
const agree: Judge = () => byKind({ yes: () => 1, no: nothing });
const consent: Judge = (s, { leader }) => {
  const owner = nationOfLeader(leader as LeaderId);
  const mine = s.nations.includes(owner);
  return byKind({ yes: () => (mine ? -1 : 1), no: nothing });
};
const consulStep: Judge = (s) =>
  byKind({
    consulRight: ({ nation, row }) => (s.powers.includes(row) ? courtGain(s, row, nation) + 4 : -6),
    consulLeft: ({ nation }) => pushGain(s, nation) + 2,
    done: () => 0,
  });
/** Parliament pays for an Ally: rather for a nation of the seat. */
const parliament: Judge = (s) => (answer) => {
  const { nation } = answer as { readonly nation?: Nation };
  return nation !== undefined && s.nations.includes(nation) ? 1 : 0;
};
/** 6.13 What is lost for a war or an event: the farthest, the weakest. */
const commit: Judge = (s) =>
  byKind({
    commitUnit: ({ duchy: at }) => -stakeIn(s, s.g.impulse?.nation ?? 'france', at) * 0.1 - unguarded(s, at),
    commitLeader: ({ leader }) => -leaderCard(leader).battle,
    commitShip: ({ from }) => (from === 'regroup' ? 2 : 0),
    payWith: ({ card }) => -(cards.has(card as CardId) ? cardCard(card as CardId).cp : 3),
    payByResource: () => -8,
  });
const unguarded = ({ g }: Situation, at: DuchyId): number => (leadersIn(g, at).length > 0 ? 0.5 : 0);
/** 6.1 Choices of an event: what strikes others, and spares the seat. */
const eventChoice: Judge = (s) => (answer) => {
  const at = (answer as { readonly duchy?: DuchyId }).duchy;
  const nation = (answer as { readonly nation?: Nation }).nation;
  if (at !== undefined && duchyExists(at)) {
    const [power] = s.powers;
    return power === undefined
      ? 0
      : prizeOf(s, power, at) * 0.1 + stakeIn(s, power, at) * 0.02 * threatTo(s.g, power, at);
  }
  if (nation !== undefined)
    return s.nations.includes(nation) ? -1 : unitsOnMap(s.g, nation) * 0.05 + handOf(s.g, nation).length * 0.1;
  return answer.kind === 'done' || answer.kind === 'pass' ? -0.1 : 0.3;
};
const duchyExists = (at: string): boolean => {
  try {
    return duchy(at as DuchyId).id === at;
  } catch {
    return false;
  }
};

const impulseAct = act(answering);
/** 14.31.6 The discards of the Interphase buy on the Track by the same words as an Impulse. */
const whatNext: Judge = (s, asked, question, pick) =>
  (s.g.impulse === null ? trackOnly : impulseAct)(s, asked, question, pick);

/** How each question of the game is judged. */
export const JUDGES: Judges = {
  'roles.bid': () => byKind({ bid: ({ camp, units }) => (camp === 'imperial' ? 1 : 0) - Math.abs(units - 2) * 0.1 }),
  'forfeit.which': (s) => byKind({ forfeit: ({ duchy: at, nation }) => -stakeIn(s, nation, at) - unguarded(s, at) }),
  'resource.which': () => byKind({ resourceTo: ({ nation }) => (nation === 'austria' ? 1 : 0) }),
  'preempt.offer': () => byKind({ preempt: () => 0.2, pass: nothing }),
  'impulse.act': whatNext,
  'build.what': build,
  'march.with': marchWith,
  'march.on': marchOn,
  'convoy.where': convoyWhere,
  'sail.with': () => byKind({ allShips: () => 1, addShip: () => 0.4, done: () => 0.5 }),
  'sail.on': sailOn,
  'sail.consent': agree,
  'fleet.consent': agree,
  'group.consent': consent,
  'command.consent': consent,
  'intercept.consent': agree,
  'losses.consent': () => byKind({ yes: () => -1, no: nothing }),
  'consul.whichStep': consulStep,
  'commit.unit': commit,
  'commit.leader': commit,
  'commit.ship': commit,
  'commit.pay': commit,
  'flag.shortage': (s) =>
    byKind({
      liftFlag: ({ duchy: at }) => (duchy(at).key ? -5 : 0.5) - stakeIn(s, s.powers[0] ?? 'france', at) * 0.01,
      pass: nothing,
    }),
  'timed.which': () => byKind({ endTimed: nothing }),
  'port.whichZone': () => byKind({ putToSea: nothing }),
  'krumper.where': eventChoice,
  'guerrillas.where': eventChoice,
  'parliament.whom': parliament,
  'event.where': eventChoice,
  'event.whichNation': eventChoice,
  'event.whichLeader': eventChoice,
  'event.whichZone': eventChoice,
  'event.whichPlace': eventChoice,
  'event.whichCard': eventChoice,
  'event.whichReserve': eventChoice,
  'event.what': eventChoice,
  'event.lift': eventChoice,
  'pact.payWith': commit,
  'pact.restore': () => (answer) => (answer.kind === 'pass' ? 0 : 1),
  ...BATTLE,
  ...INTERPHASE,
};
/** A card may ask what only it knows: then the general judgement of events serves. */
const judges: Judges = new Proxy(JUDGES, { get: (table, key: string) => table[key] ?? eventChoice });

/** Looks one decision ahead: every answer is scored by what it leads to, and the best is given. */
export const greedy: Bot<NapoleonicWarsView> = judgingBot({
  name: 'greedy',
  judges,
  situation: (view: NapoleonicWarsView, seat, pick) => situation(imagine(view, seat, pick), seat),
});
