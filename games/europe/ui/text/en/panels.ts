import type { Catalogue } from '@bivouac/kernel';
import type { CardPhase } from '../../../catalogue/catalogue.ts';
import type { Status } from '../../../state/state.ts';
import type { Names } from '../../../text/names.ts';
import { capital, count, signed } from '../../../text/wording.ts';
import type { PanelMessages } from '../messages/panels.ts';

const SIDES = { empire: 'Empire', coalition: 'Coalition' };
const CAMPS = {
  empire: 'With the Empire',
  coalition: 'With the Coalition',
  neutral: 'On neither side',
  none: 'Not in play',
};
const PHASES: Readonly<Record<CardPhase, string>> = {
  activation: 'activation',
  diplomacy: 'diplomacy',
  budget: 'budget',
  conquest: 'conquests',
  combat: 'battle',
};
const STATUS: Readonly<Record<Status, string>> = {
  belligerent: 'At war',
  ally: 'Ally',
  protectorate: 'Protectorate',
  neutral: 'Neutral',
  forcedPeace: 'Forced peace',
  forcedAlliance: 'Forced alliance',
  annexed: 'Land of another',
  partOf: 'Shares the fate of another',
  notCreated: 'Not created yet',
  dissolved: 'Dissolved',
  revoltNotInPlay: 'Has not risen',
  inRevolt: 'In revolt',
};
const STARS = { none: '', gold: ', leaves the game after its event', silver: ', event once' };

export const enPanels: Catalogue<PanelMessages, Names> = {
  'panel.cards': () => 'Cards',
  'panel.war': () => 'War',
  'panel.nations': () => 'Nations',
  'panel.side': ({ side }) => SIDES[side],
  'card.note': ({ value, phases, star, combat, foreignWar, permanent, vp, escalade }) =>
    [
      `value ${value}`,
      `event: ${phases.map((phase) => PHASES[phase]).join(', ')}${STARS[star]}`,
      ...(combat ? ['combat card'] : []),
      ...(foreignWar ? ['foreign war'] : []),
      ...(permanent ? ['permanent'] : []),
      ...(vp === 0 ? [] : [`victory ${signed(vp)}`]),
      ...(escalade === 0 ? [] : [`escalade ${signed(escalade)}`]),
    ].join(' · '),
  'cards.hand': () => 'Hand',
  'cards.none': () => 'No cards.',
  'cards.hidden': ({ side, cards, open }, name) =>
    `${capital(name.side(side))} holds ${count(cards, 'card')}${open.length > 0 ? `, among them ${name.cards(open)}` : ''}.`,
  'cards.wars': () => 'Foreign wars',
  'cards.heaps': () => 'Decks and discards',
  'cards.pile': ({ side, cards }) => `${SIDES[side]}: ${count(cards, 'card')} in the deck`,
  'cards.discards': ({ side, cards }) => `${SIDES[side]}: ${cards} discarded`,
  'cards.permanents': ({ side, cards }) => `${SIDES[side]}: ${count(cards, 'permanent card')} not in hand`,
  'cards.setAside': ({ side, cards }) => `${SIDES[side]}: ${cards} of the Punishments, set aside`,
  'cards.removed': ({ cards }) => `${cards} out of the game`,
  'nation.camp': ({ side }) => CAMPS[side],
  'nation.name': ({ nation }, name) => capital(name.nation(nation)),
  'nation.status': ({ status, patron, until, forGood }, name) =>
    `${STATUS[status]}${patron === null ? '' : `, follows ${name.nation(patron)}`}${forGood ? ', for good' : until === null ? '' : `, until ${until}`}.`,
  'nation.influence': ({ empire, coalition, least }) =>
    `Envoys: Empire ${signed(empire)}, Coalition ${signed(coalition)}, card of ${least} or more.`,
  'nation.beaten': ({ empire, coalition }) =>
    `Beaten ${[...(empire > 0 ? [`${empire}× by the Empire`] : []), ...(coalition > 0 ? [`${coalition}× by the Coalition`] : [])].join(', ')}.`,
  'nation.reformed': () => 'Army reformed.',
  'budget.year': ({ year }) => `Budgets of ${year}`,
  'budget.of': ({ power }, name) => `Budget of ${name.nation(power)}`,
  'budget.income': () => 'What comes in',
  'budget.spending': () => 'What is bought',
  'budget.nothing': () => 'Nothing yet.',
  'budget.sum': () => 'In all',
  'income.yearly': () => 'Yearly resources',
  'income.twofold': () => 'Attacked again: as much once more',
  'income.keysLost': () => 'Key zones in enemy hands',
  'income.blockade': () => 'Continental Blockade',
  'income.events': () => 'Events and terms of peace',
  'income.aidFrom': ({ power }, name) => `Aid from ${name.nation(power)}`,
  'income.aidTo': ({ power }, name) => `Aid to ${name.nation(power)}`,
  'budget.resources': () => 'Resources of the year',
  'budget.received': () => 'Aid received',
  'budget.given': () => 'Aid given',
  'budget.spent': () => 'Spent',
  'budget.left': () => 'Left',
  'budget.fleets': () => 'Fleets built',
  'budget.intoArmy': ({ army }, name) => `Into the ${name.army(army)}`,
  'budget.intoArmyOf': ({ steps, depots }) => `${count(steps, 'step')}, ${count(depots, 'depot')}`,
  'budget.points': ({ points, many }) => `${points} ${many === 1 ? 'point' : 'points'}`,
  'budget.powers': () => 'What the powers have',
  'budget.prices': () => 'What things cost',
  'price.infantryStep': () => 'Step of infantry',
  'price.eliteSurcharge': () => 'Elite, more for each step',
  'price.gardeStep': () => 'Step of the French Guard',
  'price.cavalryStep': () => 'Step of cavalry',
  'price.frenchCavalryStep': () => 'Step of French cavalry',
  'price.militiaStep': () => 'Step of militia',
  'price.army': () => 'Army',
  'price.mobileDepot': () => 'Depot',
  'price.fleet': () => 'Fleet',
  'price.specialUnit': () => 'Special unit',
  'price.britishCard': () => 'Card, for Britain',
  'war.tracks': () => 'Tracks',
  'war.balance': () => 'Both sides',
  'war.victory': () => 'Victory',
  'war.level': ({ level, empire, coalition }) =>
    `${level}: the Empire wins at ${empire}, the Coalition at ${coalition}.`,
  'war.hundredDays': () => 'France must keep Napoleon, her key zones and an army in good order.',
  'war.escalade': () => 'Escalade',
  'war.escaladeOf': ({ level, of, due }) =>
    due ? 'The Punishments come with the next year.' : `${level}: the Punishments come at ${of}.`,
  'war.punishments': () => 'The Punishments are in play.',
  'war.standing': () => 'Scored while they hold',
  'war.standingOf': ({ awards }) => count(awards, 'award'),
  'war.powers': () => 'Major powers',
  'war.keys': () => 'Key zones held',
  'war.steps': () => 'Steps on the map',
  'war.armies': () => 'Armies',
  'war.fleets': () => 'Fleets',
  'war.hand': () => 'Cards in hand',
  'war.nextHand': () => 'Hand as things stand',
  'war.reserve': () => 'Points in reserve',
};
