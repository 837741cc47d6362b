import type { Catalogue } from '@bivouac/kernel';
import type { Nation } from '../../catalogue/ids.ts';
import type { Card } from '../../catalogue/cards.ts';
import type { LinkKind } from '../../catalogue/catalogue.ts';
import type { Phase } from '../../state/state.ts';
import type { Names } from '../../text/names.ts';
import { capital, nombre, signed } from '../../text/wording.ts';
import type { UiMessages } from './messages.ts';

const SHORT: Readonly<Record<Nation, string>> = {
  france: 'Fr',
  britain: 'GB',
  austria: 'Au',
  russia: 'Ru',
  prussia: 'Pr',
  turkey: 'Tu',
  spain: 'Es',
  sweden: 'Su',
  denmark: 'Da',
};
const PHASES: Readonly<Record<Phase, string>> = {
  setUp: 'Préparation',
  deal: 'Distribution des mains',
  mulligan: 'Échanges',
  betweenImpulses: 'Impulsions',
  impulse: 'Impulsions',
  march: 'Impulsions',
  impulseEnd: 'Impulsions',
  attrition: 'Phase d’attrition',
  navalBuilds: 'Constructions navales',
  conquest: 'Phase de conquête',
  peace: 'Phase de paix',
  camps: 'Interphase : camps',
  reinforcement: 'Interphase : renforts',
  draw: 'Interphase : cartes',
  subjectDraw: 'Interphase : cartes',
  excess: 'Interphase : cartes',
  over: 'La partie est finie',
};
const LINKS: Readonly<Record<LinkKind, string>> = {
  plain: '',
  rough: ' (difficile)',
  pass: ' (col)',
  marsh: ' (marais)',
  strait: ' (détroit)',
};
const KINDS = { home: 'national', associate: 'associé', dual: 'double associé' };
const WHEN: Readonly<Record<Card['timing'], string>> = {
  impulse: 'événement d’impulsion',
  battle: 'événement de bataille',
  response: 'réaction',
};
const WHERE: Readonly<Record<string, string>> = { regroup: 'au regroupement', pool: 'à construire' };
const CAUSES: Readonly<Record<string, string>> = {
  '9.41': 'un col ou un marais en pays ennemi',
  '9.42': 'une marche forcée',
  '9.43': 'depuis un duché non contrôlé',
};
const COLOURS = { red: 'rouge', green: 'verte' };
const COLUMNS = { unaligned: 'N.-a.', friend: 'Ami', aide: 'Sout.', partner: 'Part.', pact: 'Pacte' };
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join(', ');
const step = (cost: number | null, side: string): string => (cost === null ? '' : `${side} : ${nombre(cost, 'point')}`);

export const fr: Catalogue<UiMessages, Names> = {
  'piece.units': ({ nation, count, marks }, name) => marked(name.units(nation, count), marks),
  'piece.leader': ({ leader, commands, marks }, name) =>
    marked(`${name.leader(leader)}${commands ? ', commandant' : ''}`, marks),
  'piece.fleet': ({ nation, ships, dice, marks }, name) =>
    marked(`${name.nation(nation)} : ${nombre(ships, 'escadre')}${dice > 0 ? `, ${nombre(dice, 'dé')}` : ''}`, marks),
  'piece.flag': ({ nation, ceded }, name) => `Drapeau : ${name.nation(nation)}${ceded ? ', duché cédé' : ''}`,
  'mark.halted': () => 'ne bouge plus de l’impulsion',
  'mark.besieged': () => 'a attaqué une forteresse dans ce round',
  'mark.marked': () => 'a combattu ou manqué une interception',
  'mark.building': ({ ships }) => `${ships} en construction`,
  'mark.refit': ({ ships }) => `${ships} en réparation`,
  'place.duchy': ({ duchy, owner, kind, dual }, name) =>
    `${name.place(duchy)} : duché ${KINDS[kind]} ${name.of.nation(owner)}${dual === null ? '' : ` et ${name.of.nation(dual)}`}.`,
  'place.capital': () => 'Capitale.',
  'place.key': () => 'Clé.',
  'place.fortress': ({ strength }) => `Forteresse de ${strength}.`,
  'place.port': ({ zones }, name) => `Port sur : ${name.places(zones)}.`,
  'place.held': ({ nation }, name) => `Sous le contrôle ${name.of.nation(nation)}.`,
  'place.forces': ({ nation, strength }, name) =>
    `${name.nation(nation)} : ${nombre(strength, 'unité')}, chefs compris.`,
  'place.links': ({ links }, name) =>
    `Mène à : ${links.map(({ to, by }) => `${name.place(to)}${LINKS[by]}`).join(', ')}.`,
  'place.zone': ({ zone, ports, adjacent }, name) =>
    `${capital(name.the.place(zone))}. Ports : ${ports.length > 0 ? name.places(ports) : 'aucun'}. Mène à : ${name.places(adjacent)}.`,
  'place.masters': ({ nations }, name) => `Contrôle : ${name.nations(nations)}.`,
  'place.harbour': ({ duchy }, name) => `Port ${name.of.place(duchy)}.`,
  'place.regroup': () => 'La case de regroupement : une pièce revient pour 1 point.',
  'place.wars': ({ cards }, name) =>
    cards.length === 0
      ? 'Aucune guerre lointaine.'
      : `Guerres lointaines : ${cards.map((card) => name.card(card)).join(', ')}.`,
  'legend.counters': () => 'Pions',
  'legend.marks': () => 'Marques',
  'legend.map': () => 'Carte',
  'legend.leader': () => 'Chef : commandement, valeur de bataille',
  'legend.infantry': () => 'Unités : leur nombre, d’une même nation',
  'legend.cavalry': () => 'Deux ou trois unités',
  'legend.artillery': () => 'Quatre unités ou plus',
  'legend.fleet': () => 'Escadres, et leurs dés',
  'legend.flag': () => 'Drapeau de la nation qui contrôle le duché',
  'legend.moved': () => 'Ne bouge plus de l’impulsion',
  'legend.combat': () => 'A attaqué une forteresse dans ce round',
  'legend.combatTwice': () => 'A combattu ou manqué une interception',
  'legend.disrupted': () => 'Escadres en réparation',
  'legend.waits': () => 'Escadres en construction',
  'nation.short': ({ nation }) => SHORT[nation],
  'track.turns': () => 'Tours',
  'track.turn': ({ turn, year }) => `Tour ${turn}, ${year}`,
  'track.movement': ({ round }) => `Round ${round}`,
  'track.nation': ({ nation, now, preempts }, name) =>
    `${name.nation(nation)}${now ? ' : son impulsion' : ''}${preempts ? ', peut préempter' : ''}`,
  'moment.turn': ({ turn, year }) => `Tour ${turn}, ${year}`,
  'moment.impulse': ({ round, nation, begun }, name) =>
    `Round ${round} · ${begun ? '' : 'ensuite : '}${name.nation(nation)}`,
  'moment.phase': ({ phase }) => PHASES[phase],
  'score.keys': () => 'Clés',
  'score.cards': () => 'Cartes',
  'score.resources': () => 'Ressources',
  'score.points': () => 'Points',
  'score.keysOf': ({ keys, gained }) => `${keys} (${gained === 0 ? '±0' : signed(gained)})`,
  'score.you': ({ powers }, name) => `Vous, ${name.nations(powers)}`,
  'score.seat': ({ powers }, name) => name.nations(powers),
  'plaque.now': ({ nation, points }, name) => `${name.nation(nation)} : impulsion · ${nombre(points, 'point')}`,
  'plaque.may': () => 'peut préempter',
  'plaque.next': () => 'joue ensuite',
  'plaque.gained': ({ gained }) => (gained === 0 ? '±0' : signed(gained)),
  'plaque.keys': ({ keys, gained }) => `${nombre(keys, 'clé')}, ${signed(gained)} depuis le début`,
  'plaque.cards': ({ cards }) => nombre(cards, 'carte'),
  'plaque.resources': ({ resources, points }) =>
    `${nombre(resources, 'ressource')} ; ${nombre(points, 'point')} à ce moment`,
  'plaque.camp': ({ camp, subject }) =>
    camp === 'imperial' ? 'Empire' : camp === 'coalition' ? 'Coalition' : subject ? 'Assujetti' : 'Neutre',
  'status.turn': () => 'Tour',
  'status.round': ({ year, round }) => `${year}, round ${round}`,
  'status.impulse': () => 'Impulsion',
  'status.points': ({ nation, points, maneuvers }, name) =>
    `${name.nation(nation)} : ${nombre(points, 'point')} de commandement, ${nombre(maneuvers, 'manœuvre')}`,
  'status.preempt': () => 'Peut préempter',
  'status.preemptor': ({ nation, most }, name) =>
    nation === null ? 'personne' : `${name.nation(nation)}, avec ${nombre(most, 'carte')}`,
  'status.timed': () => 'Événements temporaires',
  'status.cards': ({ cards }, name) => cards.map((card) => name.card(card)).join(', '),
  'list.armies': ({ nation }, name) => name.nation(nation),
  'list.stack': ({ duchy, strength }, name) => `${name.place(duchy)} : force ${strength}`,
  'list.pools': () => 'Quartiers généraux',
  'list.nation': ({ nation, units, keys, resources }, name) =>
    `${name.nation(nation)} : ${nombre(units, 'unité')} sur la carte, ${nombre(keys, 'clé')}, ${nombre(resources, 'ressource')}`,
  'list.units': ({ nation, count, where }, name) => `${name.units(nation, count)}, ${WHERE[where] ?? where}`,
  'list.ships': ({ ships, where }) => `${nombre(ships, 'escadre')}, ${WHERE[where] ?? where}`,
  'list.leader': ({ leader, cost, where }, name) =>
    `${name.leader(leader)}, ${WHERE[where] ?? where}${where === 'pool' ? ` : ${nombre(cost, 'point')}` : ''}`,
  'overlay.camps': () => 'Les camps',
  'overlay.held': ({ duchy, nation }, name) => `${name.place(duchy)} : ${name.nation(nation)}`,
  'overlay.keys': () => 'Les clés',
  'overlay.key': ({ duchy, nation, owner }, name) =>
    nation === owner
      ? `${name.place(duchy)} : clé ${name.of.nation(nation)}`
      : `${name.place(duchy)} : clé ${name.of.nation(owner)}, prise par ${name.the.nation(nation)}`,
  'overlay.seas': () => 'Mers et blocus',
  'overlay.zone': ({ zone, nations }, name) => `${capital(name.the.place(zone))} : ${name.nations(nations)}`,
  'overlay.blockaded': ({ duchy }, name) => `${name.place(duchy)} : port bloqué`,
  'overlay.interceptions': () => 'Interceptions ennemies',
  'overlay.intercepted': ({ duchy, leaders }, name) => `${name.place(duchy)} : à portée de ${name.leaders(leaders)}`,
  'group.events': () => 'Jouer un événement',
  'group.points': () => 'Points de commandement',
  'group.march': () => 'Armées',
  'group.sea': () => 'Flottes',
  'group.build': () => 'Constructions et regroupement',
  'group.flags': () => 'Drapeaux',
  'group.siege': () => 'Sièges',
  'group.diplomacy': () => 'Diplomatie',
  'group.wars': () => 'Guerres lointaines',
  'gesture.march': () => 'Marcher',
  'gesture.marchOf': ({ leader }, name) => `Marcher avec ${name.leader(leader)}`,
  'gesture.points': ({ cost }) => `${nombre(cost, 'point')} de commandement`,
  'warn.attrition': ({ duchy, cause }, name) =>
    `${name.place(duchy)} : attrition pour chaque unité et chaque chef (${CAUSES[cause] ?? cause}).`,
  'warn.battle': ({ duchy, nations }, name) =>
    `${name.place(duchy)} : bataille contre ${name.nations(nations)}, sauf esquive.`,
  'warn.interception': ({ duchy, leaders }, name) =>
    `${name.place(duchy)} : interception possible par ${name.leaders(leaders)}.`,
  'warn.pointsLeft': ({ points }) =>
    `Il reste ${nombre(points, 'point')} de commandement, perdu à la fin de l’impulsion.`,
  'panel.cards': () => 'Cartes',
  'panel.diplomacy': () => 'Diplomatie',
  'panel.nations': () => 'Nations',
  'panel.wars': () => 'Guerres',
  'cards.handOf': ({ nation, cards }, name) => `${name.nation(nation)} : ${nombre(cards, 'carte')}`,
  'cards.reserves': () => 'Réserves',
  'cards.others': () => 'Les autres',
  'cards.other': ({ nation, cards, reserves }, name) =>
    `${name.nation(nation)} : ${nombre(cards, 'carte')}${reserves.length > 0 ? ` ; réserve ${reserves.map((id) => name.card(id)).join(', ')}` : ' ; plus de réserve'}`,
  'cards.inPlay': () => 'Sur la table',
  'cards.heaps': () => 'Les piles',
  'cards.pile': ({ cards }) => `${nombre(cards, 'carte')} à piocher`,
  'cards.discards': ({ cards, top }, name) =>
    `${nombre(cards, 'carte défaussée', 'cartes défaussées')}${top === null ? '' : ` ; au-dessus ${name.card(top)}`}`,
  'cards.removed': ({ cards }) => `${nombre(cards, 'carte')} hors jeu`,
  'cards.pointsOnly': () => 'Jouée pour ses points.',
  'cards.note': ({ timing, foreignWar, no1805, timed, proxy, leaves }) =>
    joined([
      WHEN[timing],
      foreignWar ? 'guerre lointaine' : '',
      timed ? 'dure' : '',
      no1805 ? 'pas en 1805' : '',
      proxy === null ? '' : `${COLOURS[proxy]} pour les mandataires`,
      leaves ? 'quitte le jeu' : '',
    ]),
  'cards.reserve': ({ timing, plus, no1805, ready }) =>
    joined([
      ready ? 'prête' : 'employée ce tour',
      WHEN[timing],
      plus ? 'en plus d’une carte' : '',
      no1805 ? 'pas en 1805' : '',
    ]),
  'diplomacy.track': () => 'Piste diplomatique',
  'diplomacy.column': ({ column, cost }, name) => `${name.column(column)} ${cost}`,
  'diplomacy.columnShort': ({ column, cost }) => `${COLUMNS[column]} ${cost}`,
  'diplomacy.consul': ({ nation, column, row, right, left }, name) =>
    joined([
      `${name.nation(nation)} : ${name.column(column)}${row === null || column === 'unaligned' ? '' : ` ${name.of.nation(row)}`}`,
      step(right, 'rapprocher'),
      step(left, 'éloigner'),
    ]),
  'diplomacy.noCamp': () => 'Dans aucun camp',
  'diplomacy.keys': ({ keys }) => nombre(keys, 'clé'),
  'diplomacy.member': ({ nation, player, subject, keys }, name) =>
    joined([
      name.nation(nation),
      player === null ? 'dirigée par personne' : player === nation ? '' : `dirigée par ${name.the.nation(player)}`,
      subject === null ? '' : `neutre assujettie ${name.of.nation(subject)}`,
      nombre(keys, 'clé'),
    ]),
  'hq.title': ({ nation, player }, name) =>
    `${name.nation(nation)}${player === null || player === nation ? '' : `, dirigée par ${name.the.nation(player)}`}`,
  'hq.keys': () => 'Clés',
  'hq.units': () => 'Unités',
  'hq.unitsOf': ({ map, pool, regroup, away }) =>
    [
      `${map} sur la carte`,
      `${pool} à construire`,
      ...(regroup > 0 ? [`${regroup} au regroupement`] : []),
      ...(away > 0 ? [`${away} en guerres lointaines`] : []),
    ].join(', '),
  'hq.cards': () => 'Main',
  'hq.cardsOf': ({ cards, least, most }) => `${cards} (un tour commence avec ${least} à ${most})`,
  'hq.reserves': () => 'Réserves',
  'hq.reservesOf': ({ ready, used }) => [...ready, ...used.map((reserve) => `${reserve} (employée)`)].join(', '),
  'hq.resources': () => 'Ressources',
  'hq.resourcesOf': ({ resources, plusKey }) => `${resources}${plusKey ? ', et une clé +1' : ''}`,
  'hq.flags': () => 'Drapeaux',
  'hq.flagsOf': ({ used, all }) => `${used} sur ${all} en jeu`,
  'hq.credit': () => 'Points gardés',
  'wars.title': () => 'Guerres lointaines',
  'wars.regroup': () => 'Case de regroupement',
  'wars.timedTitle': () => 'Événements qui durent',
  'wars.nothing': () => 'Rien.',
  'wars.ships': ({ nation, ships }, name) => `${name.nation(nation)} : ${nombre(ships, 'escadre')}`,
  'wars.timed': ({ card, nation }, name) => `${name.card(card)} (${name.nation(nation)})`,
  'battle.title': ({ kind, at }, name) =>
    kind === 'siege'
      ? `Siège ${name.of.place(at)}`
      : kind === 'naval'
        ? `Bataille navale : ${name.place(at)}`
        : kind === 'port'
          ? `Attaque du port ${name.of.place(at)}`
          : `Bataille ${name.of.place(at)}`,
  'battle.round': ({ round, last }) => `Round ${round}${last ? ' : l’égalité bat le côté actif' : ''}`,
  'battle.side': ({ which, nations, kills, disrupts }, name) =>
    `${which === 'active' ? 'Actif' : 'Inactif'} : ${name.nations(nations)}${kills + disrupts > 0 ? ` (tués ${kills}, désorganisés ${disrupts})` : ''}`,
  'battle.dice': () => 'Dés',
  'battle.pieces': () => 'Pièces en ordre',
  'battle.commander': ({ leader }, name) => name.leader(leader),
  'battle.bonus': () => 'Bonus des nations',
  'battle.terrain': () => 'Terrain',
  'battle.failedEvasion': () => 'L’ennemi a manqué son esquive',
  'battle.guns': ({ ships }) => nombre(ships, 'escadre'),
  'battle.disrupted': () => 'Désorganisées',
  'battle.fortress': () => 'Forteresse',
  'battle.batteries': () => 'Batteries',
  'battle.activeWins': () => 'Le côté actif gagne',
  'battle.inactiveWins': () => 'Le côté inactif gagne',
  'battle.tie': () => 'Un second round',
  'battle.falls': () => 'La forteresse tombe dans ce round',
  'battle.holds': () => 'Elle tient',
  'battle.soFar': ({ active, inactive }) =>
    `Avec ces dés : ${nombre(inactive, 'perte')} du côté inactif, ${active} du côté actif.`,
  'battle.expected': () => 'Tués en moyenne',
  'battle.expectedOf': ({ inflicted, suffered }) => `inactif ${inflicted}, actif ${suffered}`,
  'battle.rout': () => 'Déroute',
  'battle.routOf': ({ active, inactive }) => `du côté inactif ${active}, du côté actif ${inactive}`,
  'battle.percent': ({ percent }) => `${percent} %`,
  'tour.goal': () => 'Le but du jeu',
  'tour.goal.words': () =>
    'Chacune de vos puissances a des clés, marquées d’une étoile. À la fin, un point par clé gagnée, un de moins par clé perdue, un par pacte avec une nation mineure et par ressource. Choisissez d’abord la puissance qui commence avec une ressource.',
  'tour.hand': () => 'Votre main',
  'tour.hand.words': () =>
    'Une carte se joue pour son événement ou pour ses points de commandement. L’onglet « Cartes » dit ce que fait chacune. Vous pouvez échanger toute la main contre une carte de moins.',
  'tour.impulse': () => 'Une impulsion',
  'tour.impulse.words': () =>
    'Jouez une carte. Ses points font marcher les armées, construisent, naviguent, placent des drapeaux et déplacent des consuls. Une ressource ou la réserve d’une puissance peut s’y ajouter.',
  'tour.march': () => 'Une marche',
  'tour.march.words': () =>
    'Un point mène une armée au duché suivant. Cols, marais et longues marches coûtent des hommes en pays ennemi ; un ennemi sur place, c’est la bataille.',
  'tour.response': () => 'Les réactions',
  'tour.response.words': () =>
    'Tout le monde est interrogé, qu’il ait ou non une carte qui convient. Une consigne peut passer pour vous.',
  'tour.battle': () => 'Une bataille',
  'tour.battle.words': () =>
    'Chaque 6 tue, chaque 5 désorganise. Le moins de pertes gagne ; l’égalité va au second round, puis au côté qui n’est pas actif.',
  'tour.preempt': () => 'La préemption',
  'tour.preempt.words': () => 'La nation qui a le plus de cartes peut passer avant la suivante.',
};
