import type { Catalogue } from '@bivouac/kernel';
import type { CardPhase } from '../../../catalogue/catalogue.ts';
import type { Status } from '../../../state/state.ts';
import type { Names } from '../../../text/names.ts';
import { capital, nombre, signed } from '../../../text/wording.ts';
import type { PanelMessages } from '../messages/panels.ts';

const SIDES = { empire: 'Empire', coalition: 'Coalition' };
const CAMPS = {
  empire: 'Avec l’Empire',
  coalition: 'Avec la Coalition',
  neutral: 'D’aucun camp',
  none: 'Hors du jeu',
};
const PHASES: Readonly<Record<CardPhase, string>> = {
  activation: 'activation',
  diplomacy: 'diplomatie',
  budget: 'budget',
  conquest: 'conquêtes',
  combat: 'combat',
};
const STATUS: Readonly<Record<Status, string>> = {
  belligerent: 'En guerre',
  ally: 'Allié',
  protectorate: 'Protectorat',
  neutral: 'Neutre',
  forcedPeace: 'Paix forcée',
  forcedAlliance: 'Alliance forcée',
  annexed: 'Territoire d’un autre',
  partOf: 'Partage le sort d’un autre',
  notCreated: 'Pas encore créé',
  dissolved: 'Dissous',
  revoltNotInPlay: 'Non soulevé',
  inRevolt: 'En révolte',
};
const STARS = { none: '', gold: ', sort du jeu après l’événement', silver: ', événement une seule fois' };
const cards = (number: number): string => nombre(number, 'carte');

export const frPanels: Catalogue<PanelMessages, Names> = {
  'panel.cards': () => 'Cartes',
  'panel.war': () => 'Guerre',
  'panel.nations': () => 'Nations',
  'panel.side': ({ side }) => SIDES[side],
  'card.note': ({ value, phases, star, combat, foreignWar, permanent, vp, escalade }) =>
    [
      `valeur ${value}`,
      `événement : ${phases.map((phase) => PHASES[phase]).join(', ')}${STARS[star]}`,
      ...(combat ? ['carte de combat'] : []),
      ...(foreignWar ? ['guerre étrangère'] : []),
      ...(permanent ? ['permanente'] : []),
      ...(vp === 0 ? [] : [`victoire ${signed(vp)}`]),
      ...(escalade === 0 ? [] : [`escalade ${signed(escalade)}`]),
    ].join(' · '),
  'cards.hand': () => 'Main',
  'cards.none': () => 'Aucune carte.',
  'cards.hidden': ({ side, cards: many, open }, name) =>
    `${capital(name.side(side))} a ${cards(many)}${open.length > 0 ? `, dont ${name.cards(open)}` : ''}.`,
  'cards.wars': () => 'Guerres étrangères',
  'cards.heaps': () => 'Pioches et défausses',
  'cards.pile': ({ side, cards: many }) => `${SIDES[side]} : ${cards(many)} dans la pioche`,
  'cards.discards': ({ side, cards: many }) => `${SIDES[side]} : ${cards(many)} en défausse`,
  'cards.permanents': ({ side, cards: many }) =>
    `${SIDES[side]} : ${nombre(many, 'carte permanente', 'cartes permanentes')} hors de la main`,
  'cards.setAside': ({ side, cards: many }) => `${SIDES[side]} : ${cards(many)} des Châtiments, de côté`,
  'cards.removed': ({ cards: many }) => `${cards(many)} hors du jeu`,
  'nation.camp': ({ side }) => CAMPS[side],
  'nation.name': ({ nation }, name) => capital(name.nation(nation)),
  'nation.status': ({ status, patron, until, forGood }, name) =>
    `${STATUS[status]}${patron === null ? '' : `, suit ${name.the.nation(patron)}`}${forGood ? ', pour toujours' : until === null ? '' : `, jusqu’en ${until}`}.`,
  'nation.influence': ({ empire, coalition, least }) =>
    `Émissaires : Empire ${signed(empire)}, Coalition ${signed(coalition)}, carte de ${least} ou plus.`,
  'nation.beaten': ({ empire, coalition }) =>
    `Défaites : ${[...(empire > 0 ? [`${empire} face à l’Empire`] : []), ...(coalition > 0 ? [`${coalition} face à la Coalition`] : [])].join(', ')}.`,
  'nation.reformed': () => 'Armée réformée.',
  'budget.year': ({ year }) => `Budgets de ${year}`,
  'budget.of': ({ power }, name) => `Budget ${name.of.nation(power)}`,
  'budget.income': () => 'Recettes',
  'budget.spending': () => 'Achats',
  'budget.nothing': () => 'Rien encore.',
  'budget.sum': () => 'Bilan',
  'income.yearly': () => 'Revenu annuel',
  'income.twofold': () => 'Attaquée de nouveau : encore autant',
  'income.keysLost': () => 'Zones clefs tenues par l’ennemi',
  'income.blockade': () => 'Blocus continental',
  'income.events': () => 'Événements et conditions de paix',
  'income.aidFrom': ({ power }, name) => `Aide reçue : ${name.nation(power)}`,
  'income.aidTo': ({ power }, name) => `Aide donnée : ${name.nation(power)}`,
  'budget.resources': () => 'Ressources de l’année',
  'budget.received': () => 'Aide reçue',
  'budget.given': () => 'Aide donnée',
  'budget.spent': () => 'Dépensé',
  'budget.left': () => 'Reste',
  'budget.fleets': () => 'Flottes construites',
  'budget.intoArmy': ({ army }, name) => `Renforts directs : ${name.army(army)}`,
  'budget.intoArmyOf': ({ steps, depots }) => `${nombre(steps, 'pas', 'pas')}, ${nombre(depots, 'dépôt')}`,
  'budget.points': ({ points, many }) => `${points} ${many < 2 ? 'point' : 'points'}`,
  'budget.powers': () => 'Ce qu’ont les puissances',
  'budget.prices': () => 'Ce que cela coûte',
  'price.infantryStep': () => 'Pas d’infanterie',
  'price.eliteSurcharge': () => 'Élite, en plus par pas',
  'price.gardeStep': () => 'Pas de la Garde française',
  'price.cavalryStep': () => 'Pas de cavalerie',
  'price.frenchCavalryStep': () => 'Pas de cavalerie française',
  'price.militiaStep': () => 'Pas de milice',
  'price.army': () => 'Armée',
  'price.mobileDepot': () => 'Dépôt',
  'price.fleet': () => 'Flotte',
  'price.specialUnit': () => 'Unité spéciale',
  'price.britishCard': () => 'Carte, pour l’Angleterre',
  'war.tracks': () => 'Échelles',
  'war.balance': () => 'Les deux camps',
  'war.victory': () => 'Victoire',
  'war.level': ({ level, empire, coalition }) => `${level} : l’Empire gagne à ${empire}, la Coalition à ${coalition}.`,
  'war.hundredDays': () => 'La France doit garder Napoléon, ses zones clefs et une armée en ordre.',
  'war.escalade': () => 'Escalade',
  'war.escaladeOf': ({ level, of, due }) =>
    due ? 'Les Châtiments arrivent avec l’année suivante.' : `${level} : les Châtiments arrivent à ${of}.`,
  'war.punishments': () => 'Les Châtiments sont en jeu.',
  'war.standing': () => 'Comptés tant que cela dure',
  'war.standingOf': ({ awards }) => nombre(awards, 'gain'),
  'war.powers': () => 'Puissances majeures',
  'war.keys': () => 'Zones clefs tenues',
  'war.steps': () => 'Pas sur la carte',
  'war.armies': () => 'Armées',
  'war.fleets': () => 'Flottes',
  'war.hand': () => 'Cartes en main',
  'war.nextHand': () => 'Main en l’état',
  'war.reserve': () => 'PA en réserve',
};
