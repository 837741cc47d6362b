import { card as cardCard } from '../catalogue/catalogue.ts';
import type { EventAnswer } from '../answers/6-cards.ts';
import type { EnvoyAnswer } from '../answers/8-diplomacy.ts';
import type { CardId, NationId } from '../catalogue/ids.ts';
import { hasUnits } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import { valueOf } from '../rules/6-cards/6.2-value.ts';
import { hand, isMajor, nation, opponent, wasPlayed } from '../state/state.ts';
import { gainOfCampaign, gainOfPoints } from './activation.ts';
import { LAST_ROUND } from './hunt.ts';
import { isLastYear } from './last-year.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { gainAtSea } from './naval.ts';
import { isHunt, type Situation } from './situation.ts';

/** What a victory point is worth beside marches. */
const A_POINT = 6;

/** What an event does beyond its points, where it is worth more than the activation points of its card. */
const EVENTS: Readonly<Record<string, number>> = {
  '2F': 7,
  '14C': 8,
  '35C': 8,
  '25F': 5,
  '22F': 5,
  '18F': 6,
  '20F': 10,
  '24F': 6,
  '45F': 30,
  '32F': 5,
  '33F': 8,
  '40F': 5,
  '51F': 6,
  '53F': 5,
  '3C': 6,
  '2C': 5,
  '7C': 6,
  '8C': 7,
  '21C': 6,
  '22C': 9,
  '45C': 9,
  '46C': 6,
  '47C': 9,
  '49C': 6,
  '52C': 6,
  '53C': 4,
  '37C': 4,
  '55C': 6,
  '18C': 4,
  '24C': 6,
  '29C': 5,
  '54C': 4,
  '15F': 3,
  '7F': 4,
  '44F': 4,
  '36C': 4,
  '33C': 4,
  '34C': 4,
  '16F': 4,
  '26F': 8,
  '27C': 8,
  '51C': 4,
  '41C': 3,
  '39C': 3,
  '11F': 4,
  '13C': 3,
  '5F': 2,
  '17C': 3,
  '12F': 4,
  '30F': 8,
  '41F': 8,
  '9C': -3,
  '19C': -3,
  '1C': -3,
  '10F': 0,
  '16C': 4,
  '43C': 3,
  '46F': 2,
  '47F': 4,
  '4F': 3,
  '23F': 3,
  '34F': 3,
  '39F': 3,
};

/** 12.6, 20.1 In 1815 a campaign brings the armies upon Napoleon at once. */
const CAMPAIGNS: readonly string[] = ['2F', '14C', '35C'];
const HUNT = 16;
/** 9.1, 20.1 In the hunt the points of a card bring more than what else it says. */
const LESS_THAN_POINTS = 0.5;
/** 9F A squadron sails free, and lands with all that it carries. */
const BOULOGNE = '9F';

export const eventWorth = (s: Situation, { card }: EventAnswer): number => {
  const { side } = s;
  const { vp } = cardCard(card);
  if (CAMPAIGNS.includes(card)) return isHunt(s) ? HUNT : gainOfCampaign(s);
  if (card === BOULOGNE) return gainAtSea(s) - 1;
  if (isHunt(s)) return LESS_THAN_POINTS;
  return (EVENTS[card] ?? 1) + (side === 'empire' ? vp : -vp) * A_POINT;
};

const A_POINT_KEPT = 10;
/** 19 A card that may bring victory points some day is not spent on anything else. */
const pointsKept = (s: Situation, card: CardId): number =>
  s.g.tracks.victory === null || isLastYear(s) ? 0 : A_POINT_KEPT * Math.abs(cardCard(card).vp);

/** What it costs to give a card away: its activation points, and the victory points of its event. */
export const cardCost = (s: Situation, card: CardId): number => 1.2 * valueOf(s.g, card) + pointsKept(s, card);

const DIE = 6;
/** 8.2.3 The chance of a diplomatic action. */
export const chanceOfEnvoy = ({ g, side }: Situation, id: NationId): number => {
  const { bonus, defeatedByEnemy, defeatedByFriend, success } = tables(g).diplomacy;
  const { beaten } = nation(g, id);
  const memory = (beaten[opponent(side)] > 0 ? defeatedByEnemy : 0) + (beaten[side] > 0 ? defeatedByFriend : 0);
  const total = (bonus.get(id)?.[side] ?? 0) + (isMajor(id) ? memory : 0);
  return Math.min(Math.max((DIE - success + 1 + total) / DIE, 0), 1);
};

const MAJOR_ALLY = 16;
const ALLY = { withUnits: 6, without: 2.5 };

/** 19 The Empire has more of a great power that it beats than of one that it wins over. */
const prizeOf = ({ side }: Situation, id: NationId): number => {
  if (isMajor(id)) return side === 'empire' ? 0 : MAJOR_ALLY;
  return hasUnits(id) ? ALLY.withUnits : ALLY.without;
};

export const envoyWorth = (s: Situation, { card, nation: id }: EnvoyAnswer): number => {
  const prize = prizeOf(s, id);
  return chanceOfEnvoy(s, id) * prize - cardCost(s, card);
};

/** A card whose event is better kept. */
const keptFor = (s: Situation, card: CardId): number => {
  const worth = (EVENTS[card] ?? 1) + Math.abs(cardCard(card).vp) * A_POINT;
  return Math.max(pointsKept(s, card), worth >= 5 ? 0.3 * worth : 0);
};

const deed: Judge = (s) => {
  const { g, side } = s;
  const reserve = g.tracks.reserve[side];
  const known = new Map<number, number>();
  const pointsWorth = (points: number): number => {
    let worth = known.get(points);
    if (worth === undefined) known.set(points, (worth = gainOfPoints(s, points)));
    return worth;
  };
  return byKind({
    points: ({ card }) => 0.5 + pointsWorth(valueOf(g, card) + reserve) + 0.4 * valueOf(g, card) - keptFor(s, card),
    operation: () => pointsWorth(1 + reserve) + 0.1,
    event: (answer) => eventWorth(s, answer),
    envoy: (answer) => envoyWorth(s, answer) + 1,
    protectorate: ({ card }) => A_POINT + 4 - 0.1 * cardCost(s, card),
    endWar: () => 1,
    pass: nothing,
  });
};

const diplomacy: Judge = (s) =>
  byKind({
    event: (answer) => eventWorth(s, answer) - 1,
    envoy: (answer) => envoyWorth(s, answer),
    protectorate: ({ card }) => A_POINT - 0.1 * cardCost(s, card),
    endWar: () => -1,
    pass: nothing,
  });

const A_GREAT_BATTLE = 9;
/** 14, 17.2.9 A battle that is worth a card: a great one, or that of a landing. */
const isGreatBattle = ({ g: { battle } }: Situation): boolean =>
  battle !== null && (battle.landing || battle.points.empire + battle.points.coalition >= A_GREAT_BATTLE);

/** 5.2 In so many rounds of this year the side has still to act: the Empire acts first. */
const roundsToCome = ({ g, side }: Situation): number =>
  LAST_ROUND - g.clock.round + (side === 'coalition' && g.action?.side === 'empire' ? 1 : 0);
/** 5.2 A card is played in a round. */
export const hasCardsToSpare = (s: Situation): boolean => hand(s.g, s.side).length > roundsToCome(s);

const reaction: Judge = (s, { when }) => {
  const { g, side } = s;
  const mine = g.action?.side === side;
  const worth = (answer: EventAnswer): number => {
    switch (when) {
      case 'beforeOdds':
      case 'combatModifiers':
      case 'onArtillery':
      case 'demoralisation':
      case 'pursuit':
      case 'woundTest':
        if (isHunt(s)) return valueOf(g, answer.card) === 1 || hasCardsToSpare(s) ? 1 : -1;
        return isGreatBattle(s) ? 1 - 0.1 * valueOf(g, answer.card) : -1;
      case 'siege':
        return mine ? 0.5 : -0.5;
      case 'budgetPhase':
      case 'conquestPhase':
        return eventWorth(s, answer) - 1.5;
      case 'onDiplomacy':
        return 2;
      case 'onMajorCampaign':
      case 'retreat':
      case 'onEvasion':
        return 0.5;
      default:
        return -1;
    }
  };
  return byKind({ event: worth, pass: nothing });
};

/** 6.3 What is of little use is thrown away for a new card. */
const keep = (s: Situation, card: CardId): number => {
  const worth = (EVENTS[card] ?? 1) + Math.abs(cardCard(card).vp) * A_POINT;
  const isOver = wasPlayed(s.g, card) && cardCard(card).star === 'silver';
  return valueOf(s.g, card) + (isOver ? 0 : 0.25 * worth);
};

export const HAND: Judges = {
  'action.choose': deed,
  'diplomacy.phase': diplomacy,
  'event.react': reaction,
  'hand.discard': (s) => byKind({ discard: ({ card }) => 1.9 - keep(s, card), done: nothing }),
  'hand.discardDown': (s) => byKind({ discard: ({ card }) => -keep(s, card) }),
  'schoenbrunn.discard': (s) => byKind({ discard: ({ card }) => -keep(s, card), done: () => -2, pass: () => -2 }),
  'diplomacy.free': (s) =>
    byKind({
      court: ({ nation: id }) => chanceOfEnvoy(s, id) * prizeOf(s, id) - 0.1,
      done: nothing,
    }),
  'envoys.whom': (s) => byKind({ approach: ({ nation: id }) => chanceOfEnvoy(s, id) * prizeOf(s, id) }),
};
