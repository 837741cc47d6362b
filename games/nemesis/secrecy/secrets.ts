import { type Cut, cutBy, type Message, type Secrecy, sayer, textsIn, TO_ALL } from '@bivouac/kernel';
import {
  commanderCard,
  type CommanderId,
  isCommanderId,
  isUnitId,
  type Side,
  unitCard,
  type UnitId,
} from '../catalogue/catalogue.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisMessages } from '../text/messages.ts';

type Key = keyof NemesisMessages & string;
type Counter = UnitId | CommanderId;

type NamesCounters<P> = true extends {
  readonly [F in keyof P]-?: NonNullable<P[F]> extends Counter | readonly Counter[] ? true : false;
}[keyof P]
  ? true
  : false;

/** The messages that name units or commanders: none of them compiles without a decision here. */
export type NamingKey = { readonly [K in Key]: NamesCounters<NemesisMessages[K]> extends true ? K : never }[Key];

/**
 * 15.1 What the others get of a message that names units or commanders. It is `open` where only the owner is ever told, the
 * counters are off the map, or everybody knows them. Counters that are shown in the combat under way may be named in any case.
 */
type Decisions = { readonly [K in NamingKey]: Secrecy<NemesisMessages[K], Side> } & {
  readonly [K in Exclude<Key, NamingKey>]?: Secrecy<NemesisMessages[K], Side>;
};

const say = sayer<NemesisMessages>();

const SECRECY: Decisions = {
  // 6 General Supply
  'supply.noRoute': 'owner',
  'supply.forageRoll': ({ side, hex }) => say('hidden.forageRoll', { side, hex }),
  'supply.forageFound': ({ side, hex, die }) => say('hidden.foraged', { side, hex, die }),
  'supply.forageLacking': ({ side, hex, die }) => say('hidden.foraged', { side, hex, die }),
  'supply.disrupted': 'owner',
  'supply.staysDisrupted': 'owner',
  'supply.eliminated': 'shown',
  // 7 Active Supply
  'forage.marked': { bringToLight: ({ side, hex }) => say('hidden.forageMarked', { side, hex }) },
  // 8 Rally and Movement
  'rally.begins': ({ side, hex }) => say('hidden.rallies', { side, hex }),
  'rally.whichUnit': ({ hex }) => say('hidden.whoRallies', { hex }),
  'rally.unit': 'owner',
  'march.disrupted': 'open',
  'march.whoGoes': ({ hex }) => say('hidden.whoGoes', { hex }),
  'march.othersFindNoWay': 'open',
  'march.setsOut': {
    bringToLight: ({ hex, units, commanders }, side) =>
      say('hidden.setsOut', { side, hex, counters: units.length + commanders.length }),
  },
  'march.whereTo': ({ hex, points }) => say('hidden.whereTo', { hex, points }),
  'march.drops': ({ hex }) => say('hidden.drops', { hex }),
  'march.leaderEases': 'owner',
  'march.score': 'owner',
  'march.noLoss': 'owner',
  'march.whoIsLost': ({ hex }) => say('hidden.stragglers', { hex }),
  'march.whoIsDisrupted': ({ hex }) => say('hidden.stragglers', { hex }),
  'march.unitLost': 'shown',
  'march.unitDisrupted': 'owner',
  'march.cavalryShown': 'shown',
  'march.cavalryDisrupted': 'shown',
  'commander.surprised': 'shown',
  // 10 Combat: until 10.3 nobody is shown
  'attack.units': ({ from, to }) => say('hidden.attackUnits', { from, to }),
  'attack.ordered': ({ side, from, to }) => say('hidden.attackOrdered', { side, from, to }),
  'attack.roll': ({ from, to, commands }) => say('hidden.attackRoll', { from, to, commands }),
  'attack.score': ({ from, die, commands }) => say('hidden.attackScore', { from, die, commands }),
  'stack.shown': 'shown',
  // 11 Combat: anyone who is named has been shown, or is caught now
  'value.gift': 'shown',
  'value.commander': 'shown',
  'hits.disrupted': 'shown',
  'hits.eliminated': 'shown',
  'withdrawal.whether': 'shown',
  'withdrawal.where': 'shown',
  'withdrawal.further': 'shown',
  'withdrawal.commander': 'shown',
  'withdrawal.made': 'shown',
  'withdrawal.commanderGoesOn': 'shown',
  'withdrawal.commanderLost': 'shown',
  'withdrawal.perishes': 'shown',
  'withdrawal.tooSmall': 'open',
  'advance.made': ({ to }, side) => say('hidden.advances', { side, to }),
  'advance.commander': ({ to }, side) => say('hidden.advances', { side, to }),
  'advance.disrupted': 'open',
  'advance.cavalryOnly': 'open',
  'advance.notAlone': 'open',
  'escape.roll': 'shown',
  'escape.die': 'shown',
  'escape.captured': 'shown',
  'escape.where': 'shown',
  'escape.made': 'shown',
  'escape.nowhere': 'shown',
  'escape.tooFar': 'open',
  // 12 Commanders' Movement
  'ride.whereTo': (_, side) => say('hidden.rideWhereTo', { side }),
  'ride.already': 'open',
  'ride.nowhere': 'open',
  'ride.outOfReach': 'open',
  'ride.rides': ({ from, to }, side) => say('hidden.rides', { side, from, to }),
  // 13 Cossacks, Reinforcements
  'cossacks.die': 'shown',
  'commander.leaves': 'shown',
  'arrival.unitWhere': (_, side) => say('hidden.arrivalWhere', { side }),
  'arrival.commanderWhere': (_, side) => say('hidden.arrivalWhere', { side }),
  'arrival.withoutHisUnits': 'open',
  'arrival.unit': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'arrival.commander': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'arrival.unitLost': 'shown',
  'arrival.commanderLost': 'shown',
  // 14.9, 14.10 Politics
  'confederation.contingent': 'shown',
  'saxony.joins': 'open',
  'defector.where': 'open',
  'defector.goesHome': 'open',
  'defector.tooFar': 'open',
  'defector.joins': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'defector.lost': 'open',
  'wrede.where': 'open',
  'wrede.enters': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'wrede.staysAway': 'open',
  // 14.15 Armistice
  'commander.changes': 'open',
  'truce.restored': 'owner',
  'truce.unitLost': 'shown',
  'truce.commanderLost': 'shown',
  'value.leader': 'shown',
  'march.needHim': 'open',
  // 14.12, 14.13 Garrisons
  'sweden.mustGoOn': 'open',
  'garrison.notRelieved': 'open',
  'garrison.outOfSupply': 'open',
  'garrison.relieved': 'owner',
  'garrison.leaves': 'owner',
  'garrison.staysToTheEnd': 'shown',
  // 15.2 Evacuated garrisons
  'evacuation.unitWhere': (_, side) => say('hidden.arrivalWhere', { side }),
  'evacuation.commanderWhere': (_, side) => say('hidden.arrivalWhere', { side }),
  'evacuation.unit': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'evacuation.commander': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'evacuation.noRoom': 'shown',
  // 16.1 What cards say is said to both, and so is where the units stand that they bring back
  'card.commanderNamed': 'open',
  'card.disrupts': 'shown',
  'card.eliminates': 'shown',
  'card.rallies': 'shown',
  'card.arrivesEarly': 'open',
  'card.arrivesLate': 'open',
  'card.garrisonDie': 'shown',
  'card.garrisonHolds': 'shown',
  'card.mayNotMove': 'open',
  'card.enoughMoved': 'open',
  'card.idle': 'open',
  'card.oneHexOnly': 'open',
  'card.goesWithHim': 'open',
  'card.ponders': 'open',
  'card.returnWhere': 'shown',
  'card.returns': 'shown',
  'card.stackShown': 'shown',
  'emperor.recovers': 'open',
  // 16.2, 16.6 An order that is rolled for tells who gave it
  'march.staffEases': 'owner',
  'cavalryCorps.onlyCavalry': 'open',
  'order.die': 'shown',
  'order.lost': 'shown',
  'order.carriedOut': 'shown',
  'murat.goesHome': 'shown',
  'tension.obeysNobody': 'open',
  // 17 In 1812 all stacks lie open; at the turn of the year commanders leave the map openly (ruling L-21)
  'transition.contingents': 'open',
  'transition.disrupted': 'open',
  'newYear.notOnCard': 'open',
  'newYear.emperorStays': 'open',
  'newYear.takenOff': 'open',
  'garrison.isOne': 'open',
  'garrison.wrongArm': 'open',
  'garrison.tooFar': 'open',
  'garrison.made': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'garrison.notFree': 'open',
  'garrison.commander': ({ hex }, side) => say('hidden.arrives', { side, hex }),
  'napoleon.stays': 'open',
  'napoleon.leaves': 'open',
};

/** The messages about which it has been decided. */
export const DECIDED: ReadonlySet<string> = new Set(Object.keys(SECRECY));

const isCounter = (id: string): id is Counter => isUnitId(id) || isCommanderId(id);

/** The units and commanders whom a message names, whatever it calls them. */
const namedIn = ({ params }: Message): readonly Counter[] => textsIn(params).filter(isCounter);

const sideOf = (id: Counter): Side => (isUnitId(id) ? unitCard(id).side : commanderCard(id).side);

const isSide = (side: unknown): side is Side => side === 'coalition' || side === 'french';

/** Whose counters a message is about; one that does not say so speaks of the side that acts. */
const ownerOf = (g: Nemesis, { params }: Message, named: readonly Counter[]): Side => {
  const [first] = named;
  if (first) return sideOf(first);
  if (isSide(params['side'])) return params['side'];
  return g.battle?.attacker ?? g.clock.next;
};

/** Shown to all from 10.3 to the end of the combat. */
const isShown = ({ battle }: Nemesis, id: Counter): boolean => battle?.shown?.includes(id) ?? false;

/** 15.1 A message that names counters and has no decision goes to the owner alone. */
export const cutFor = (g: Nemesis, message: Message): Cut<Side> => {
  const decided = SECRECY[message.key as Key] as Secrecy<never, Side> | undefined;
  const named = namedIn(message);
  if (named.length > 0 && named.every((id) => isShown(g, id))) return TO_ALL;
  return cutBy(decided ?? (named.length > 0 ? 'owner' : 'open'), message, () => ownerOf(g, message, named));
};

/** A refusal goes to the one who asks, and must not count the enemy's units for him before they are shown. */
const UNTOLD: { readonly [K in Key]?: (params: NemesisMessages[K]) => Message } = {
  'sweden.odds': ({ to }) => say('hidden.swedenOdds', { to }),
};

export const cutReason = ({ battle }: Nemesis, because: Message): Message => {
  const untold = UNTOLD[because.key as Key] as ((params: never) => Message) | undefined;
  return untold && !battle?.shown ? untold(because.params as never) : because;
};
