import type { Catalogue } from '@bivouac/kernel';
import type { EventLaterCoalitionMessages } from '../messages/events-28C-to-55C.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const enEventsLaterCoalition: Catalogue<EventLaterCoalitionMessages, Names> = {
  'unit.available': ({ unit }, name) => `${capital(name.the.unit(unit))} comes to the reserve.`,
  'battleCard.fewRussians': ({ card }, name) =>
    `${name.card(card)} is for a force at least half of whose steps are Russian.`,
  'vorwaerts.noBlucher': () => 'Blücher leads no force on the map.',
  'line.attacks': ({ card }, name) => `${name.card(card)} is for a force that defends itself.`,
  'line.notBritish': ({ card }, name) => `${name.card(card)} is for a force under a British general.`,
  'artillery.which': () => 'Which artillery card has no effect?',
  'artillery.silenced': ({ card }, name) => `${name.card(card)} has no effect.`,
  'storm.slowed': ({ force, by }, name) =>
    `A thunderstorm: ${name.force(force)} has ${count(by, 'movement point')} less.`,
  'specialUnit.which': ({ special }, name) => `${name.special(special)}: with which army?`,
  'specialUnit.unsupplied': ({ force }, name) => `The army of ${name.the.force(force)} is out of supply.`,
  'specialUnit.onMap': ({ special }, name) => `${name.special(special)}: already on the map.`,
  'specialUnit.noArmy': ({ special }, name) => `${name.special(special)}: no supplied army of the nation has room.`,
  'specialUnit.joins': ({ special, force }, name) =>
    `${name.special(special)}: now with the army of ${name.the.force(force)}.`,
  'grandAlliance.oneNation': () => 'The three forces are of at least two nations.',
  'malet.atHome': () => 'Napoleon is not with a force outside France.',
  'malet.geniusGone': ({ card }, name) => `${name.card(card)} leaves the game.`,
  'rising.enemyThere': ({ zone }, name) => `Empire units stand at ${name.zone(zone)}.`,
  'rising.fortress': ({ zone }, name) => `The Empire holds the fortress of ${name.zone(zone)}.`,
  'guerrilla.noMilitia': () => 'No Spanish militia is in the reserve.',
  'guerrilla.nowhere': () => 'No Spanish zone has room for militia.',
  'guerrilla.notSpain': () => 'The force is not in Spain.',
  'guerrilla.harries': ({ force }, name) =>
    `${capital(name.the.force(force))} is harried by guerrillas, and tests attrition at the end of its activation.`,
  'desertion.which': () => 'From which force do men desert?',
  'desertion.lastStep': ({ force }, name) => `${capital(name.the.force(force))} has one step left.`,
  'desertion.nobody': () => 'No force of the Empire has more than one step.',
  'kutuzov.offer': () => 'Kutuzov comes back: does he take over the Russian army?',
  'scorchedEarth.begins': ({ year }) => `Scorched earth in Russia to the end of ${year}.`,
  'cossacks.which': () => 'Which depot do the Cossacks burn?',
  'cossacks.noDepot': () => 'No fixed depot of the Empire lies alone next to Russian units.',
  'cossacks.noRussians': ({ card }, name) => `${name.card(card)} is for a force with Russian steps.`,
  'trachenberg.begins': () =>
    'Until the end of the next round Coalition forces evade more easily when Napoleon attacks them.',
  'torresVedras.lost': () => 'The Empire holds Lisbon.',
  'torresVedras.dug': ({ zone }, name) => `The lines of Torres Vedras protect ${name.zone(zone)}.`,
  'rejoining.notBeaten': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} is neither held by a forced peace or alliance nor neutral after a defeat.`,
  'schoenbrunn.discard': () => 'Since the marriage of Marie-Louise (30F) another card must go: which?',
  'schoenbrunn.tooLow': ({ card, least }, name) => `${name.card(card)}: a card worth ${least} or more must go.`,
  'schoenbrunn.noCard': ({ least }) => `Since 30F another card worth ${least} or more must be discarded.`,
  'landwehr.which': ({ left }) => `Landwehr, ${count(left, 'step')} left: for which corps?`,
  'landwehr.complete': ({ unit }, name) => `${capital(name.the.unit(unit))} is complete.`,
  'landwehr.notThere': ({ unit }, name) => `${capital(name.the.unit(unit))} is not in the reserve.`,
  'landwehr.noAlly': () => 'Neither Prussia nor Austria fights for the Coalition.',
  'generalWinter.noWinter': () => 'Only in a winter round.',
  'generalWinter.begins': () => 'A hard winter in Russia, Prussia and Poland.',
  'bernadotte.protectorate': () => 'Sweden is a protectorate of the Empire.',
  'bernadotte.notFree': () => 'Sweden is neither neutral nor an ally of the Empire.',
  'defection.which': () => 'Which German corps leaves the field?',
  'defection.nobody': () => 'No German corps fights for the Empire here.',
  'defection.leaves': ({ unit }, name) => `${capital(name.the.unit(unit))} leaves the field for the reserve.`,
  'typhus.which': () => 'In which force does typhus break out?',
  'typhus.spared': ({ force, least }, name) =>
    `${capital(name.the.force(force))} is neither besieged nor outside France with ${least} steps or more.`,
  'typhus.nobody': ({ least }) => `No Empire force is besieged, or outside France with ${least} steps or more.`,
  'miseries.begin': ({ side }, name) => `From the next draw on the hand of ${name.side(side)} may exceed ten cards.`,
  'chouans.nowhere': () => 'No zone of Poitou or Brittany is free.',
  'chouans.rise': ({ zone }, name) => `The Chouans rise at ${name.zone(zone)}.`,
  'restoration.which': () => 'Which French corps goes home?',
  'restoration.noCard': () => 'The Empire holds no card that it could lose.',
  'restoration.nobody': () =>
    'In France there is neither a National Guard nor a reduced corps of the line without a general.',
  'restoration.goesHome': ({ unit }, name) => `${capital(name.the.unit(unit))} goes home, to the reserve.`,
  'murat.noProtectorate': () => 'Naples is not a protectorate of the Empire.',
};
