import { spread } from '@bivouac/atlas';
import { type Asked, clause, type Verdict } from '@bivouac/kernel';
import { distance, type Hex, hexAt, type Link, linkTo, marchCost } from '../catalogue/board.ts';
import type { CommanderId, HexId, Side } from '../catalogue/ids.ts';
import { findHex } from '../catalogue/map.ts';
import type { RuleRef } from '../rulebook.ts';
import { mayReceiveTrain } from '../rules/7-active-supply/7.3-who-may-receive.ts';
import { mayHoldDepot } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { mayRally } from '../rules/8-rally-and-movement/8.1-rally.ts';
import { mayMove } from '../rules/8-rally-and-movement/8.2-move-a-stack.ts';
import { mayStep } from '../rules/8-rally-and-movement/8.4-step.ts';
import { must } from '../text/speech.ts';
import { commandersAt, occupies, stackAt } from '../state/stack.ts';
import { boardOf, depotAt, isWinter, type Nemesis, opponent } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { marchUnderWay } from './marching.ts';
import { sideOf, stateOf } from './seen.ts';
import type { WhyNotMessages } from './text/messages/why-not.ts';

/** A place that somebody points at while something else is asked. */
interface Pointing {
  readonly g: Nemesis;
  readonly side: Side;
  readonly asked: Asked;
  readonly hex: HexId;
}

const unless = clause<WhyNotMessages, RuleRef>();

const noStack = (rule: RuleRef, { g, side, hex }: Pointing): Verdict =>
  unless(rule, occupies(g, side, hex), 'why.noStack', { hex });

const noDepot =
  (rule: RuleRef) =>
  ({ g, side, hex }: Pointing): Verdict =>
    unless(rule, depotAt(g, hex)?.side === side, 'why.noDepot', { hex });

/** The cheapest way to a hex if nobody stood in it, but for its last step. */
const nearestTo = (g: Nemesis, from: Hex, target: Hex): { readonly at: Hex; readonly cost: number } | undefined => {
  const costs = spread({
    from: [from.id],
    limit: Infinity,
    links: (hex) => hexAt(boardOf(g), hex).links.filter(({ open }) => open),
    cost: (link: Link) => marchCost(link, isWinter(g)),
  });
  const before = target.neighbours.flatMap((at) => {
    const cost = linkTo(at, target.id)?.open ? costs.get(at.id) : undefined;
    return cost === undefined ? [] : [{ at, cost }];
  });
  return before.toSorted((one, other) => one.cost - other.cost)[0];
};

/** 8.4 Where the march would fail: at its last step, if the way there were free; else somewhere between. */
const beyondTheMarch = ({ g, asked, hex }: Pointing): Verdict => {
  const march = marchUnderWay(g, asked);
  if (!march) return undefined;
  if (march.at.id === hex) return unless('8.4', false, 'why.standsHere', { hex });
  const nearest = nearestTo(g, march.at, hexAt(boardOf(g), hex));
  const last = nearest && { ...march, at: nearest.at, points: march.points + nearest.cost, setOut: true, held: false };
  return (last && mayStep(g, last, hex)) ?? unless('8.4', false, 'why.noWayOpen', { hex });
};

/** 10.1 Attacks go from a stack to an enemy beside it. */
const outsideAttack = ({ g, side, hex }: Pointing): Verdict => {
  if (occupies(g, side, hex)) return unless('10.1', false, 'why.noEnemyBeside', { hex });
  const isEnemy =
    stackAt(g, hex) !== undefined ||
    depotAt(g, hex)?.side === opponent(side) ||
    commandersAt(g, opponent(side), hex).length > 0;
  return (
    unless('10.1', isEnemy, 'why.nobodyToAttack', { hex }) ?? unless('10.1', false, 'why.noneOfYoursBeside', { hex })
  );
};

/** 10.3, 11.11 Only what touches the hex that is spoken of can come to it, or be gone to from it. */
const beside =
  (rule: RuleRef, param: 'hex' | 'to') =>
  ({ g, asked: { prompt }, hex }: Pointing): Verdict => {
    const spokenOf = prompt.params[param] as HexId;
    return unless(rule, linkTo(hexAt(boardOf(g), spokenOf), hex) !== undefined, 'why.notBeside', {
      hex,
      beside: spokenOf,
    });
  };

/** 10.3, 10.5 A stack beside the combat is called, and once only. */
const outsideSupport = (pointing: Pointing): Verdict => {
  const { g, side, asked, hex } = pointing;
  const rule = asked.rule as RuleRef;
  return (
    noStack(rule, pointing) ??
    unless(rule, !g.battle?.called[side].includes(hex), 'why.calledAlready', { hex }) ??
    beside(rule, 'to')(pointing)
  );
};

const tooFarToRide = ({ g, asked: { prompt }, hex }: Pointing): Verdict => {
  const from = hexAt(boardOf(g), prompt.params['hex'] as HexId);
  const commander = prompt.params['commander'] as CommanderId;
  return unless('12.1', false, 'why.tooFarToRide', { commander, hex, hexes: distance(from, hexAt(boardOf(g), hex)) });
};

/** What a question would say of a place that it did not think of. */
const REASONS: Readonly<Record<string, (pointing: Pointing) => Verdict>> = {
  'setUp.depot': ({ g, side, hex }) => mayHoldDepot(g, side, hex),
  'depot.establish': ({ g, side, hex }) => mayHoldDepot(g, side, hex),
  'depot.convertOrKeepAll': noDepot('7.1'),
  'depot.removeForWant': noDepot('7.2'),
  'train.allocate': ({ g, side, hex }) =>
    unless('7.3', occupies(g, side, hex) || findHex(hex)?.city !== undefined, 'why.noStackNoCity', { hex }) ??
    mayReceiveTrain(g, side, hex),
  'rally.whichStack': (pointing) => noStack('8.1', pointing) ?? mayRally(pointing.g, pointing.side, pointing.hex),
  'march.whichStack': (pointing) => noStack('8.3', pointing) ?? mayMove(pointing.g, pointing.side, pointing.hex),
  'march.whoGoes': ({ asked: { prompt }, hex }) =>
    unless('8.4 bp3', false, 'why.whoMarchesFirst', { from: prompt.params['hex'] as HexId, hex }),
  'march.whereTo': beyondTheMarch,
  'attack.order': outsideAttack,
  'support.call': outsideSupport,
  'withdrawal.where': beside('11.11', 'hex'),
  'withdrawal.whether': beside('11.11', 'hex'),
  'withdrawal.further': beside('11.11', 'hex'),
  'ride.who': ({ g, side, hex }) => unless('12.1', commandersAt(g, side, hex).length > 0, 'why.noCommander', { hex }),
  'ride.whereTo': tooFarToRide,
};

/** The question is about something else, and says what. */
const aboutElsewhere = ({ asked: { rule, prompt }, hex }: Pointing): Verdict => {
  const about = prompt.params['hex'] ?? prompt.params['to'];
  const cited = rule as RuleRef;
  return typeof about === 'string' && about !== hex
    ? unless(cited, false, 'why.aboutAnother', { hex, about: about as HexId })
    : unless(cited, false, 'why.noPart', { hex });
};

/** Why nothing can be answered at a place that no refused wish speaks of: the nearest reason that is true, with its rule. */
export const whyNotAt = (view: NemesisView, asked: Asked, place: string): Verdict => {
  const side = sideOf(asked.by);
  const card = findHex(place);
  if (!side || !card) return undefined;
  const g = stateOf(view);
  const pointing = { g, side, asked, hex: card.id };
  return (
    must('18.5', boardOf(g).byId.has(card.id), 'hex.outsidePlay', { hex: card.id }) ??
    REASONS[asked.prompt.key]?.(pointing) ??
    aboutElsewhere(pointing)
  );
};
