import type { Catalogue } from '@bivouac/kernel';
import type { EventFirstEmpireMessages } from '../messages/events-1F-to-27F.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const enEventsFirstEmpire: Catalogue<EventFirstEmpireMessages, Names> = {
  'moment.notThis': ({ card }, name) => `${name.card(card)} has no effect at this moment.`,
  'battleCard.nobody': ({ card }, name) => `${name.card(card)} needs a force on the field.`,
  'battleCard.unsupplied': ({ card }, name) => `${name.card(card)} is for a force that is supplied.`,
  'battleCard.noArmy': ({ card }, name) => `${name.card(card)} is for a force with an army.`,
  'battleCard.notFrench': ({ card }, name) => `${name.card(card)} is for a force with a majority of French steps.`,
  'siegeCard.citadel': ({ card, zone }, name) =>
    `${name.card(card)} is for a fortress of the first level; ${name.zone(zone)} is stronger.`,
  'siegeCard.garrison': ({ card, zone }, name) =>
    `${name.card(card)} is for a fortress without a garrison; ${name.zone(zone)} has one.`,
  'seaCard.notNow': ({ card }, name) => `${name.card(card)} cannot be played at this point of a naval battle.`,
  'seaCard.oneOnly': () => 'Each side plays one combat card in a naval battle.',
  'budgetCard.tooLate': ({ card, power }, name) =>
    `${name.card(card)} must be played before the budget of ${name.the.nation(power)} is closed.`,
  'envoys.whom': ({ bonus }) => `A diplomatic action at ${signed(bonus)}: on whom?`,
  'envoys.nobody': ({ card }, name) => `${name.card(card)}: nobody can be approached now.`,
  'genius.which': () => 'Which force meets its attackers one by one?',
  'genius.defence': ({ force, least }, name) =>
    `${capital(name.the.force(force))} would need a tactical value of ${least} or more in defence.`,
  'genius.nobody': () => 'No force that is attacked has a general with a defence of 2 or 3.',
  'genius.apart': ({ force }, name) => `${capital(name.the.force(force))} meets each attacker apart.`,
  'genius.fallBack': ({ force, zone }, name) =>
    `Other attackers wait at ${name.zone(zone)}. Does ${name.the.force(force)} fall back?`,
  'genius.fellBack': ({ force }, name) => `${capital(name.the.force(force))} falls back before the next attack.`,
  'genius.noNapoleon': () => 'Napoleon leads no force on the map.',
  'majorCampaign.nobody': () => 'No force can be activated.',
  'persia.russiaBound': () => 'Russia is with the Empire, or bound by a forced peace or alliance.',
  'finland.russiaAtWar': () => 'Russia fights for the Coalition.',
  'foreignWar.whichCorps': ({ war }, name) => `${name.card(war)}: which corps goes to the war?`,
  'foreignWar.whichGeneral': ({ war }, name) => `${name.card(war)}: which general goes to the war?`,
  'foreignWar.whichFleet': ({ war }, name) => `${name.card(war)}: which fleet goes to the war?`,
  'foreignWar.unitSent': ({ unit, war }, name) =>
    `${capital(name.the.unit(unit))} goes to the war of ${name.card(war)}.`,
  'foreignWar.generalSent': ({ general, war }, name) =>
    `${capital(name.the.general(general))} goes to the war of ${name.card(war)}.`,
  'foreignWar.fleetSent': ({ fleet, war }, name) =>
    `${capital(name.the.fleet(fleet))} goes to the war of ${name.card(war)}.`,
  'foreignWar.owed': ({ war, power }, name) =>
    `${name.card(war)}: ${name.nation(power)} owes what is missing from its next budget.`,
  'schulmeister.whom': () => 'Which force does Schulmeister lead away?',
  'schulmeister.whereTo': ({ force }, name) => `Where is ${name.the.force(force)} led?`,
  'schulmeister.moved': ({ force, zone }, name) => `False news leads ${name.the.force(force)} to ${name.zone(zone)}.`,
  'schulmeister.besieged': ({ force }, name) => `${capital(name.the.force(force))} is besieged.`,
  'schulmeister.besieges': ({ force }, name) => `${capital(name.the.force(force))} besieges a fortress.`,
  'schulmeister.nowhere': ({ force }, name) => `${capital(name.the.force(force))} has no zone to go to.`,
  'schulmeister.nobody': () => 'No force of the enemy can be led away.',
  'marchColumn.mack': () => 'Not on Mack in his first activation.',
  'marchColumn.slowed': ({ force, by }, name) =>
    `${capital(name.the.force(force))} has ${count(by, 'movement point')} less and may not force its march.`,
  'boulogne.winter': () => 'There are no landings in winter.',
  'boulogne.noFleet': () => 'The Empire has no fleet to activate.',
  'foulWeather.which': () => 'Which squadron runs for port?',
  'foulWeather.whereTo': ({ fleets }, name) => `Which port for ${name.fleets(fleets)}?`,
  'foulWeather.noPort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} has no friendly port within reach.`,
  'foulWeather.nobody': () => 'No squadron of the enemy at sea could run for port.',
  'foulWeather.driven': ({ fleets, zone }, name) =>
    `The weather drives ${name.fleets(fleets)} into ${name.zone(zone)}.`,
  'fouche.draw': ({ side }, name) => `A card of ${name.side(side)} at random`,
  'fouche.taken': ({ card, points }, name) =>
    `Fouché finds ${name.card(card)}: it goes back to its pile, and brings ${count(points, 'activation point')}.`,
  'fouche.nothing': () => 'The enemy holds no card but permanent ones.',
  'spain.notAllied': () => 'Spain is not an ally of the Empire.',
  'pressburg.onlyAustria': () => 'The treaty is for Austria.',
  'pressburg.notAtTilsit': () => 'At Tilsit no more than two provinces are annexed.',
  'holland.amsterdam': () => 'The Coalition holds Amsterdam.',
  'guns.who': ({ zone }, name) => `Who marches to the guns of ${name.zone(zone)} from two zones away?`,
  'guns.nobody': () => 'No general two zones away can come.',
  'guns.enemyBetween': ({ zone }, name) => `The enemy stands at ${name.zone(zone)}.`,
  'guns.fortressBetween': ({ zone }, name) => `An enemy fortress bars the way at ${name.zone(zone)}.`,
  'rhine.exists': () => 'The Confederation of the Rhine exists.',
  'walewska.exists': () => 'Poland exists.',
  'walewska.noWar': () => 'The Empire is not at war with the owner of Mazovia.',
  'walewska.warsaw': () => 'The Empire does not hold Warsaw in supply.',
  'walewska.promised': () => 'Poland is promised, if Warsaw is held to the end of the year.',
  'blockade.decreed': () => 'The Continental Blockade is decreed.',
  'tilsit.whom': () => 'On whom is peace imposed?',
  'tilsit.nobody': () => 'No power of the Coalition is shaken enough.',
  'tilsit.liberation': () => 'The War of Liberation ends only with Madrid and all ports of the peninsula.',
  'tilsit.notBritain': () => 'Britain does not come to Tilsit.',
  'tilsit.stillStrong': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} has lost no key zone and has an army in good order.`,
};
