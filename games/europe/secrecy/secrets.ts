import { type Cut, cutBy, type Message, type Secrecy, sayer, textsIn, TO_ALL } from '@bivouac/kernel';
import { fleet as fleetCard, fleets, generals, specials, units } from '../catalogue/catalogue.ts';
import type { FleetId, Side } from '../catalogue/ids.ts';
import { type Europe, type ForceId, isForce, isSide, SIDES, sideOf, sideOfForce } from '../state/state.ts';
import type { EuropeMessages } from '../text/messages.ts';
import { veiledForces } from './view-fog.ts';

type Key = keyof EuropeMessages & string;

/**
 * Glossary, Fog of War: what the others get of a message that names hidden pieces. One about which nothing is decided goes to
 * all if everybody it names can be seen, and else to the owner alone.
 */
type Decisions = { readonly [K in Key]?: Exclude<Secrecy<EuropeMessages[K], Side>, 'open'> };

const say = sayer<EuropeMessages>();
const reinforced = (_: object, side: Side): Message => say('fog.reinforced', { side });
const placed = (_: object, side: Side): Message => say('fog.generalPlaced', { side });
const loses = (_: object, side: Side): Message => say('fog.loses', { side });
type Squadron = { readonly fleets: readonly FleetId[] };
const sails = ({ fleets: { length: many } }: Squadron, side: Side): Message => say('fog.squadron', { side, many });

const SECRECY: Decisions = {
  // 2, 14 Losses are known by number, and those who leave the map by name
  'loss.reduced': loses,
  'loss.eliminated': 'shown',
  'loss.special': 'shown',
  'loss.depot': 'shown',
  'command.stepLost': loses,
  'march.militiaGone': 'shown',
  // 7 Anyone who is raised is seen to leave the reserve
  'raise.raised': reinforced,
  'raise.completed': reinforced,
  'general.deployed': placed,
  'raise.fleet': ({ zone }, side) => say('fog.squadronIn', { side, many: 1, zone }),
  'setUp.replaced': reinforced,
  'setUp.fleetDrawn': 'owner',
  'setUp.fleet': 'owner',
  // 6 A card that finds another force than was thought
  'fog.nothing': 'shown',
  // 8 Who was in a force shows when the alliance ends
  'alliance.fallOut': 'shown',
  'alliance.fleetDeployed': ({ zone }, side) => say('fog.squadronIn', { side, many: 1, zone }),
  // 10 Anyone who leaves a force shows who commands it after him, or the unit that he leaves alone
  'general.leaves': 'shown',
  'general.relieved': 'shown',
  'command.toReserve': 'shown',
  'battle.wounded': 'shown',
  'wound.falls': 'shown',
  'disgrace.done': 'shown',
  'kutuzov.dies': 'shown',
  // 13 The column of the table would tell how strong the force is
  'attrition.toll': { bringToLight: ({ force, many }) => say('fog.toll', { force, many }) },
  'attrition.depotSpent': 'shown',
  'attrition.star': 'shown',
  // 14 Those who fight are shown; of a rally the others hear how it ended
  'battle.begins': 'shown',
  'battle.depotTaken': 'shown',
  'rally.done': { bringToLight: ({ force }) => say('rally.itself', { force }) },
  'rally.failed': { bringToLight: ({ force }) => say('fog.notRallied', { force }) },
  // 17 Fleets are known by number
  'activation.squadron': sails,
  'activation.moreFleets': 'owner',
  'naval.activated': sails,
  'naval.step': sails,
  'naval.intercept': ({ fleets: { length: many }, sea }, side) => say('fog.squadronAt', { side, many, sea }),
  'naval.intercepts': ({ sea }, side) => say('fog.interceptsAtSea', { side, sea }),
  'naval.evade': ({ fleets: { length: many }, sea }, side) => say('fog.squadronAt', { side, many, sea }),
  'naval.evades': ({ sea }, side) => say('fog.evadesAtSea', { side, sea }),
  'naval.battle': 'shown',
  'naval.sunk': 'shown',
  'naval.eliminated': 'shown',
  'naval.retreat': sails,
  'naval.retreats': sails,
  'naval.noRefuge': 'shown',
  'naval.entersBox': ({ fleets: { length: many }, zone }, side) => say('fog.squadronBefore', { side, many, zone }),
  'naval.comeOut': ({ fleets: { length: many }, zone }, side) => say('fog.squadronIn', { side, many, zone }),
  'naval.leavePort': ({ fleets: { length: many }, zone }, side) => say('fog.squadronIn', { side, many, zone }),
  'naval.leftPort': ({ fleets: { length: many }, zone }, side) => say('fog.squadronIn', { side, many, zone }),
  'foulWeather.driven': ({ fleets: { length: many }, zone }, side) => say('fog.squadronIn', { side, many, zone }),
  'foulWeather.whereTo': sails,
};

/** A force is called by its general or by its only unit, whom everybody can see. */
const NAMES_OF_FORCES: readonly string[] = ['force', 'into', 'from', 'enemy', 'other'];

const isIn = (map: { has(id: never): boolean }, id: string): boolean => map.has(id as never);

/** Whose piece it is that only he can see; nobody's if all can. */
const ownerOfHidden = (g: Europe, id: string): Side | undefined => {
  const veil = veiledForces(SIDES, g.forces, g.units, g.nations, g.battle);
  const ownerOfForce = (at: ForceId): Side | undefined => {
    const side = sideOfForce(g, at);
    return isSide(side) ? side : undefined;
  };
  if (isIn(fleets, id)) {
    const side = sideOf(g, fleetCard(id as FleetId).nation);
    const fights = g.seaBattle && SIDES.some((each) => g.seaBattle?.fleets[each].some((fleet) => fleet === id));
    const isOut = g.fleets.some((row) => row.id === id && row.at.kind !== 'off');
    return isSide(side) && isOut && !fights ? side : undefined;
  }
  const rows = isIn(units, id) ? g.units : isIn(generals, id) ? g.generals : isIn(specials, id) ? g.specials : [];
  const at = rows.find((row) => row.id === id)?.at;
  if (at === undefined || !isForce(at) || !veil.has(at)) return undefined;
  return g.forces.some(({ commander }) => commander === id) ? undefined : ownerOfForce(at);
};

const isSideName = (side: unknown): side is Side => side === 'empire' || side === 'coalition';

/** Whose pieces a message is about that names nobody hidden: the force's or the fleet's, else the side that acts. */
const ownerOf = (g: Europe, { params }: Message): Side => {
  const { force, fleet } = params;
  const at = [...g.generals, ...g.units].find((row) => row.id === force)?.at;
  const side =
    at !== undefined && isForce(at)
      ? sideOfForce(g, at)
      : typeof fleet === 'string'
        ? sideOf(g, fleetCard(fleet as FleetId).nation)
        : params['side'];
  return isSideName(side) ? side : (g.action?.side ?? g.clock.next);
};

/** 13.6.2 The modifiers of an attrition die tell of nations and depots: the others see how it fell. */
const cutOfTrial = ({ trial, by, die }: EuropeMessages['trial.total']): Cut<Side> | undefined =>
  trial === 'attrition'
    ? { to: 'owner', owner: by, others: say('fog.rolled', { trial, by, die }), reveals: false }
    : undefined;

/** What becomes of a message in the fog of war. */
export const cutFor = (g: Europe, message: Message): Cut<Side> => {
  if (message.key === 'trial.total') return cutOfTrial(message.params as EuropeMessages['trial.total']) ?? TO_ALL;
  const decided = SECRECY[message.key as Key] as Secrecy<never, Side> | undefined;
  if (decided === 'shown') return cutBy<Side>('shown', message, () => ownerOf(g, message));
  const named = textsIn(message.params, NAMES_OF_FORCES);
  const hidden = named.map((id) => ownerOfHidden(g, id)).find((side) => side !== undefined);
  const owner = (): Side => hidden ?? ownerOf(g, message);
  if (decided === 'owner' || typeof decided === 'object') return cutBy(decided, message, owner);
  return hidden === undefined ? TO_ALL : cutBy(decided ?? 'owner', message, owner);
};
