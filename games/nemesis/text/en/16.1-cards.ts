import type { Catalogue } from '@bivouac/kernel';
import { card, wordsFor } from '../../catalogue/cards.ts';
import type { CardId, Side } from '../../catalogue/catalogue.ts';
import type { CardMessages } from '../messages/16.1-cards.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

const title = (id: CardId): string => `“${card(id).title.en}” (card ${id})`;
const says = (id: CardId, side: Side): string => wordsFor(card(id), side, 'en');

export const enCards: Catalogue<CardMessages, Names> = {
  'card.draw': ({ side }, name) => `A card for ${name.side(side)}.`,
  'card.drawn': ({ card: id }) => `You draw ${title(id)}.`,
  'card.drawnUnseen': ({ side }, name) => `${capital(name.side(side))}: a card is drawn.`,
  'card.laysFirst': ({ side }, name) => `First to lay a card: ${name.side(side)}.`,
  'card.lay': ({ side }, name) => `${capital(name.side(side))}: which card do you play?`,
  'card.laid': ({ side, card: id }, name) => `${capital(name.side(side))}: ${title(id)}. ${says(id, side)}`,
  'card.singleFirst': ({ card: id }) => `${title(id)} holds for both sides: it cannot be kept and is played now.`,
  'card.carriedOut': ({ card: id }) => `${title(id)} is carried out.`,
  'card.noEffect': ({ card: id }) => `${title(id)} cannot be carried out and is discarded without effect.`,
  'card.voids': ({ card: id, other }) => `${title(id)} voids ${title(other)}.`,
  'card.nameUnit': ({ card: id }) => `${title(id)}: which unit?`,
  'card.nameCommander': ({ card: id }) => `${title(id)}: which commander?`,
  'card.nameStack': ({ card: id }) => `${title(id)}: which stack?`,
  'card.nameDepot': ({ card: id }) => `${title(id)}: which Depot?`,
  'card.rallyUnit': ({ card: id, left }) => `${title(id)}: which unit rallies? (${count(left, 'unit')} at most)`,
  'card.commanderNamed': ({ card: id, commander }, name) => `${title(id)}: ${name.commander(commander)}.`,
  'card.stackNamed': ({ card: id, hex }, name) => `${title(id)}: the stack at ${name.hex(hex)}.`,
  'card.depotNamed': ({ card: id, hex }, name) => `${title(id)}: the Depot at ${name.hex(hex)}.`,
  'card.disrupts': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} is disrupted.`,
  'card.eliminates': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} is eliminated.`,
  'card.rallies': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} returns to good order.`,
  'card.mayNotAttack': ({ hex }, name) => `A card keeps the units at ${name.hex(hex)} from attacking this Turn.`,
  'card.mayNotSupport': ({ hex }, name) =>
    `A card keeps a unit at ${name.hex(hex)} from supporting this combat, and a stack supports as a whole or not at all.`,
  'card.ponders': ({ commander }, name) =>
    `${name.commander(commander)} ponders: nobody attacks out of his hex this Turn.`,
  'card.riverInSpate': ({ from, to }, name) =>
    `The rivers are in spate: without a bridge there is no crossing from ${name.hex(from)} to ${name.hex(to)} this Turn.`,
  'card.spiesHand': ({ side, cards }, name) =>
    `The spy reports the hand of ${name.side(side)}: ${cards.map(title).join(', ')}.`,
  'card.spiesTrains': ({ side, real, dummies }, name) =>
    `The spy reports the face-down counters of ${name.side(side)}. Trains: ${real.length > 0 ? name.hexes(real) : 'none'}. Dummies: ${dummies.length > 0 ? name.hexes(dummies) : 'none'}.`,
  'card.returnWhere': ({ card: id, unit }, name) => `${title(id)}: where does ${name.unit(unit)} return?`,
  'card.returns': ({ card: id, unit, hex }, name) => `${title(id)}: ${name.unit(unit)} returns at ${name.hex(hex)}.`,
  'card.eludesNapoleon': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the stack at ${name.hex(hex)} does not wait for Napoleon.`,
  'card.bridgeBlown': ({ side }, name) => `The bridge is blown too soon: one more hit on ${name.side(side)}.`,
  'card.bridgeHit': () => 'The bridge is blown too soon: which of the withdrawing units takes a hit?',
  'card.massGuns': ({ card: id, hex }, name) => `${title(id)}: mass the guns in the combat at ${name.hex(hex)}?`,
  'card.gunsMassed': ({ card: id, side }, name) => `${capital(name.side(side))}: ${title(id)} is used in this combat.`,
  'card.typhusRoll': ({ hex }, name) => `Typhus at ${name.hex(hex)}: on a 6 a unit takes a hit.`,
  'card.typhusDie': ({ hex, die }, name) => `Typhus at ${name.hex(hex)}: die ${die}.`,
  'card.terms': ({ coalition, french }) => `Battle points: Coalition ${coalition}, French ${french}.`,
  'card.stackShown': ({ card: id, hex, units, disrupted, commanders, dummies }, name) =>
    [
      `${title(id)}, ${name.hex(hex)}: ${name.units(units)}.`,
      ...(disrupted.length > 0 ? [`Disrupted: ${name.units(disrupted)}.`] : []),
      ...(commanders.length > 0 ? [`Commanders: ${name.commanders(commanders)}.`] : []),
      ...(dummies > 0 ? [`Dummies: ${dummies}.`] : []),
    ].join(' '),
  'card.arrivesEarly': ({ card: id, unit }, name) =>
    `${title(id)}: ${name.unit(unit)} arrives at the end of this Turn, in a city of Prussia.`,
  'card.arrivesLate': ({ card: id, unit, turn }, name) =>
    `${title(id)}: ${name.unit(unit)} arrives at the end of Turn ${turn}, not before.`,
  'card.raidDie': ({ hex }, name) => `The raid on the Depot at ${name.hex(hex)}: it burns on 4 or more.`,
  'card.raidFails': ({ card: id, hex, die }, name) =>
    `${title(id)}: a ${die}; the Depot at ${name.hex(hex)} stands (4 needed).`,
  'card.raidBurns': ({ card: id, hex, die }, name) =>
    `${title(id)}: a ${die}; the Depot at ${name.hex(hex)} is taken off the map. The train figure of the French stays.`,
  'card.depotPlundered': ({ card: id, hex }, name) =>
    `${title(id)}: the Depot at ${name.hex(hex)} is taken off the map. The train figure of the French stays.`,
  'card.garrisonDie': ({ unit }, name) => `${name.unit(unit)}: the garrison starves on a 6.`,
  'card.garrisonHolds': ({ card: id, unit, die }, name) => `${title(id)}: a ${die}; ${name.unit(unit)} holds out.`,
  'card.mayNotMove': ({ unit }, name) => `By a card, ${name.unit(unit)} may not move this Turn.`,
  'card.enoughMoved': ({ unit }, name) =>
    `By a card, no more stacks with such units may move this Turn: ${name.unit(unit)} stays.`,
  'card.danesStayHome': () =>
    'By a card, Danish units stay in Denmark-Norway this Turn, and those outside stay where they are.',
  'card.idle': ({ commander }, name) =>
    `By a card, ${name.commander(commander)} neither rallies nor moves anybody this Turn, nor moves himself.`,
  'card.stacksLeft': ({ card: id, left }) =>
    `${title(id)}: ${left === 0 ? 'no more Prussian stacks' : count(left, 'more Prussian stack')} may move this Turn.`,
  'card.oneHexOnly': () => 'By a card, this stack moves one hex at most this Turn.',
  'card.noForcedMarch': ({ points, most }) =>
    `By a card, nobody force marches this Turn: that is ${count(points, 'hex', 'hexes')}, and ${most} are the limit.`,
  'card.marchDie': ({ modifier }) => `By a card: ${signed(modifier)}.`,
  'card.freeForOthers': ({ card: id }) => `${title(id)} does not let this stack move without a Supply Train.`,
  'card.goesWithHim': ({ commander }, name) => `By the card, the stack moves with ${name.commander(commander)}.`,
  'card.movesFreely': ({ card: id, hex }, name) =>
    `${title(id)}: the stack at ${name.hex(hex)} moves without a Supply Train.`,
  'card.freeMoveForgone': ({ card: id }) => `${title(id)}: the move without a Supply Train is not made.`,
  'card.useNow': ({ card: id, to }, name) => `${title(id)}: use it in the fight for ${name.hex(to)}?`,
  'card.ofNoUse': ({ card: id }) => `${title(id)} is of no use in this attack.`,
  'card.used': ({ side, card: id }, name) => `${capital(name.side(side))}: ${title(id)} is used in this combat.`,
  'card.mixedMayNotAttack': ({ from }, name) =>
    `By a card, Prussians and Russians may not attack together this Turn: send those of one nation from ${name.hex(from)}.`,
  'card.danesAttackNobody': () => 'By a card, Danish units attack nobody outside Denmark-Norway this Turn.',
  'card.landsturm': ({ hex }, name) =>
    `The Landsturm is up: the stack at ${name.hex(hex)} forages, Supply Train or not.`,
  'card.trainLaid': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the Supply Train of a card lies face up at ${name.hex(hex)}.`,
  'card.trainUnused': ({ hex }, name) =>
    `The Supply Train of the card at ${name.hex(hex)} cannot move a stack and is taken off.`,
  'card.trainNotForThem': ({ hex }, name) => `The Supply Train of the card may not go to ${name.hex(hex)}.`,
  'card.noTrainToLay': () => 'There is no Supply Train of a card left to lay.',
};
