import type { Catalogue } from '@bivouac/kernel';
import type { Nation } from '../../catalogue/ids.ts';
import type { Card } from '../../catalogue/cards.ts';
import type { LinkKind } from '../../catalogue/catalogue.ts';
import type { Phase } from '../../state/state.ts';
import type { Names } from '../../text/names.ts';
import { capital, count, signed } from '../../text/wording.ts';
import type { UiMessages } from './messages.ts';

const SHORT: Readonly<Record<Nation, string>> = {
  france: 'Fr',
  britain: 'Br',
  austria: 'Au',
  russia: 'Ru',
  prussia: 'Pr',
  turkey: 'Tu',
  spain: 'Sp',
  sweden: 'Sw',
  denmark: 'De',
};
const PHASES: Readonly<Record<Phase, string>> = {
  setUp: 'Preparation',
  deal: 'Hands are dealt',
  mulligan: 'Mulligans',
  betweenImpulses: 'Impulses',
  impulse: 'Impulses',
  march: 'Impulses',
  impulseEnd: 'Impulses',
  attrition: 'Attrition Phase',
  navalBuilds: 'Naval builds',
  conquest: 'Conquest Phase',
  peace: 'Peace Phase',
  camps: 'Interphase: Camps',
  reinforcement: 'Interphase: reinforcements',
  draw: 'Interphase: cards',
  subjectDraw: 'Interphase: cards',
  excess: 'Interphase: cards',
  over: 'The game is over',
};
const LINKS: Readonly<Record<LinkKind, string>> = {
  plain: '',
  rough: ' (rough)',
  pass: ' (pass)',
  marsh: ' (marsh)',
  strait: ' (strait)',
};
const KINDS = { home: 'Home', associate: 'Associate', dual: 'Dual Associate' };
const WHEN: Readonly<Record<Card['timing'], string>> = {
  impulse: 'event in an Impulse',
  battle: 'event in battle',
  response: 'Response',
};
const WHERE: Readonly<Record<string, string>> = { regroup: 'in Regroup', pool: 'may be built' };
const CAUSES: Readonly<Record<string, string>> = {
  '9.41': 'a pass or marsh into enemy land',
  '9.42': 'a forced march',
  '9.43': 'from an Uncontrolled Duchy',
};
const COLUMNS = { unaligned: 'Una.', friend: 'Fri.', aide: 'Aide', partner: 'Part.', pact: 'Pact' };
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join(', ');
const step = (cost: number | null, side: string): string => (cost === null ? '' : `${side}: ${count(cost, 'point')}`);

export const en: Catalogue<UiMessages, Names> = {
  'piece.units': ({ nation, count: units, marks }, name) => marked(name.units(nation, units), marks),
  'piece.leader': ({ leader, commands, marks }, name) =>
    marked(`${name.leader(leader)}${commands ? ', Commander' : ''}`, marks),
  'piece.fleet': ({ nation, ships, dice, marks }, name) =>
    marked(`${name.nation(nation)}: ${count(ships, 'Squadron')}${dice > 0 ? `, ${dice} dice` : ''}`, marks),
  'piece.flag': ({ nation, ceded }, name) => `Flag: ${name.nation(nation)}${ceded ? ', ceded' : ''}`,
  'mark.halted': () => 'moves no further in this Impulse',
  'mark.besieged': () => 'has attacked a Fortress in this Round',
  'mark.marked': () => 'has fought or failed to intercept',
  'mark.building': ({ ships }) => `${ships} being built`,
  'mark.refit': ({ ships }) => `${ships} under Refit`,
  'place.duchy': ({ duchy, owner, kind, dual }, name) =>
    `${name.place(duchy)}: ${KINDS[kind]} Duchy of ${name.the.nation(owner)}${dual === null ? '' : ` and ${name.the.nation(dual)}`}.`,
  'place.capital': () => 'Capital.',
  'place.key': () => 'Key.',
  'place.fortress': ({ strength }) => `Fortress of ${strength}.`,
  'place.port': ({ zones }, name) => `Port on ${name.places(zones)}.`,
  'place.held': ({ nation }, name) => `Controlled by ${name.the.nation(nation)}.`,
  'place.forces': ({ nation, strength }, name) => `${name.nation(nation)}: ${count(strength, 'Unit')} and leaders.`,
  'place.links': ({ links }, name) =>
    `Leads to ${links.map(({ to, by }) => `${name.place(to)}${LINKS[by]}`).join(', ')}.`,
  'place.zone': ({ zone, ports, adjacent }, name) =>
    `${capital(name.the.place(zone))}. Ports: ${ports.length > 0 ? name.places(ports) : 'none'}. Leads to ${name.places(adjacent)}.`,
  'place.masters': ({ nations }, name) => `Controlled by ${name.nations(nations)}.`,
  'place.harbour': ({ duchy }, name) => `Port of ${name.the.place(duchy)}.`,
  'place.regroup': () => 'The Regroup box: a piece comes back for 1 point.',
  'place.wars': ({ cards }, name) =>
    cards.length === 0 ? 'No Foreign War.' : `Foreign Wars: ${cards.map((card) => name.card(card)).join(', ')}.`,
  'legend.counters': () => 'Counters',
  'legend.marks': () => 'Marks',
  'legend.map': () => 'Map',
  'legend.leader': () => 'Leader: Command Rating, Battle Rating',
  'legend.infantry': () => 'Units: so many of one nation',
  'legend.cavalry': () => 'Two or three Units',
  'legend.artillery': () => 'Four Units or more',
  'legend.fleet': () => 'Squadrons, and their dice',
  'legend.flag': () => 'Flag of the nation that Controls the Duchy',
  'legend.moved': () => 'Moves no further in this Impulse',
  'legend.combat': () => 'Has attacked a Fortress in this Round',
  'legend.combatTwice': () => 'Has fought or failed to intercept',
  'legend.disrupted': () => 'Squadrons under Refit',
  'legend.waits': () => 'Squadrons being built',
  'nation.short': ({ nation }) => SHORT[nation],
  'track.turns': () => 'Turns',
  'track.turn': ({ turn, year }) => `Turn ${turn}, ${year}`,
  'track.movement': ({ round }) => `Round ${round}`,
  'track.nation': ({ nation, now, preempts }, name) =>
    `${name.nation(nation)}${now ? ': its Impulse' : ''}${preempts ? ', may pre-empt' : ''}`,
  'moment.turn': ({ turn, year }) => `Turn ${turn}, ${year}`,
  'moment.impulse': ({ round, nation, begun }, name) =>
    `Round ${round} · ${begun ? '' : 'next: '}${name.nation(nation)}`,
  'moment.phase': ({ phase }) => PHASES[phase],
  'score.keys': () => 'Keys',
  'score.cards': () => 'Cards',
  'score.resources': () => 'Resources',
  'score.points': () => 'Points',
  'score.keysOf': ({ keys, gained }) => `${keys} (${gained === 0 ? '±0' : signed(gained)})`,
  'score.you': ({ powers }, name) => `You, ${name.nations(powers)}`,
  'score.seat': ({ powers }, name) => name.nations(powers),
  'plaque.now': ({ nation, points }, name) => `${name.nation(nation)}: Impulse · ${count(points, 'point')} left`,
  'plaque.may': () => 'may pre-empt',
  'plaque.next': () => 'next',
  'plaque.gained': ({ gained }) => (gained === 0 ? '±0' : signed(gained)),
  'plaque.keys': ({ keys, gained }) => `${count(keys, 'Key')}, ${signed(gained)} since the start`,
  'plaque.cards': ({ cards }) => count(cards, 'card'),
  'plaque.resources': ({ resources, points }) =>
    `${count(resources, 'Resource')}; ${count(points, 'point')} as it stands`,
  'plaque.camp': ({ camp, subject }) =>
    camp === 'imperial' ? 'Imperial' : camp === 'coalition' ? 'Coalition' : subject ? 'Subject' : 'Neutral',
  'status.turn': () => 'Turn',
  'status.round': ({ year, round }) => `${year}, Round ${round}`,
  'status.impulse': () => 'Impulse',
  'status.points': ({ nation, points, maneuvers }, name) =>
    `${name.nation(nation)}: ${count(points, 'Command Point')}, ${count(maneuvers, 'Manoeuvre')}`,
  'status.preempt': () => 'May pre-empt',
  'status.preemptor': ({ nation, most }, name) =>
    nation === null ? 'nobody' : `${name.nation(nation)}, with ${count(most, 'card')}`,
  'status.timed': () => 'Timed events',
  'status.cards': ({ cards }, name) => cards.map((card) => name.card(card)).join(', '),
  'list.armies': ({ nation }, name) => name.nation(nation),
  'list.stack': ({ duchy, strength }, name) => `${name.place(duchy)}: strength ${strength}`,
  'list.pools': () => 'Headquarters',
  'list.nation': ({ nation, units, keys, resources }, name) =>
    `${name.nation(nation)}: ${count(units, 'Unit')} on the map, ${count(keys, 'Key')}, ${count(resources, 'Resource')}`,
  'list.units': ({ nation, count: units, where }, name) => `${name.units(nation, units)}, ${WHERE[where] ?? where}`,
  'list.ships': ({ ships, where }) => `${count(ships, 'Squadron')}, ${WHERE[where] ?? where}`,
  'list.leader': ({ leader, cost, where }, name) =>
    `${name.leader(leader)}, ${WHERE[where] ?? where}${where === 'pool' ? `: ${count(cost, 'point')}` : ''}`,
  'overlay.camps': () => 'Camps',
  'overlay.held': ({ duchy, nation }, name) => `${name.place(duchy)}: ${name.nation(nation)}`,
  'overlay.keys': () => 'Keys',
  'overlay.key': ({ duchy, nation, owner }, name) =>
    nation === owner
      ? `${name.place(duchy)}: Key of ${name.the.nation(nation)}`
      : `${name.place(duchy)}: Key of ${name.the.nation(owner)}, taken by ${name.the.nation(nation)}`,
  'overlay.seas': () => 'Seas and blockades',
  'overlay.zone': ({ zone, nations }, name) => `${capital(name.the.place(zone))}: ${name.nations(nations)}`,
  'overlay.blockaded': ({ duchy }, name) => `${name.place(duchy)}: blockaded`,
  'overlay.interceptions': () => 'Enemy interceptions',
  'overlay.intercepted': ({ duchy, leaders }, name) => `${name.place(duchy)}: within reach of ${name.leaders(leaders)}`,
  'group.events': () => 'Play an event',
  'group.points': () => 'Command Points',
  'group.march': () => 'Armies',
  'group.sea': () => 'Fleets',
  'group.build': () => 'Builds and Regroup',
  'group.flags': () => 'Flags',
  'group.siege': () => 'Sieges',
  'group.diplomacy': () => 'Diplomacy',
  'group.wars': () => 'Foreign Wars',
  'gesture.march': () => 'March',
  'gesture.marchOf': ({ leader }, name) => `March with ${name.leader(leader)}`,
  'gesture.points': ({ cost }) => count(cost, 'Command Point'),
  'warn.attrition': ({ duchy, cause }, name) =>
    `${name.place(duchy)}: Attrition for every Unit and leader (${CAUSES[cause] ?? cause}).`,
  'warn.battle': ({ duchy, nations }, name) =>
    `${name.place(duchy)}: battle with ${name.nations(nations)}, unless they evade.`,
  'warn.interception': ({ duchy, leaders }, name) => `${name.place(duchy)}: ${name.leaders(leaders)} may intercept.`,
  'warn.pointsLeft': ({ points }) => `${count(points, 'Command Point')} left: they are lost at the end of the Impulse.`,
  'panel.cards': () => 'Cards',
  'panel.diplomacy': () => 'Diplomacy',
  'panel.nations': () => 'Nations',
  'panel.wars': () => 'Wars',
  'cards.handOf': ({ nation, cards }, name) => `${name.nation(nation)}: ${count(cards, 'card')}`,
  'cards.reserves': () => 'Reserves',
  'cards.others': () => 'The others',
  'cards.other': ({ nation, cards, reserves }, name) =>
    `${name.nation(nation)}: ${count(cards, 'card')}${reserves.length > 0 ? `; Reserve ${reserves.map((id) => name.card(id)).join(', ')}` : '; no Reserve left'}`,
  'cards.inPlay': () => 'On the table',
  'cards.heaps': () => 'Piles',
  'cards.pile': ({ cards }) => `${count(cards, 'card')} to draw`,
  'cards.discards': ({ cards, top }, name) =>
    `${count(cards, 'discard')}${top === null ? '' : `; on top ${name.card(top)}`}`,
  'cards.removed': ({ cards }) => `${count(cards, 'card')} out of the game`,
  'cards.pointsOnly': () => 'Played for its points.',
  'cards.note': ({ timing, foreignWar, no1805, timed, proxy, leaves }) =>
    joined([
      WHEN[timing],
      foreignWar ? 'Foreign War' : '',
      timed ? 'lasts' : '',
      no1805 ? 'not in 1805' : '',
      proxy === null ? '' : `${proxy} for Proxies`,
      leaves ? 'leaves the game' : '',
    ]),
  'cards.reserve': ({ timing, plus, no1805, ready }) =>
    joined([
      ready ? 'ready' : 'used in this Turn',
      WHEN[timing],
      plus ? 'besides a card' : '',
      no1805 ? 'not in 1805' : '',
    ]),
  'diplomacy.track': () => 'Diplomatic Track',
  'diplomacy.column': ({ column, cost }, name) => `${name.column(column)} ${cost}`,
  'diplomacy.columnShort': ({ column, cost }) => `${COLUMNS[column]} ${cost}`,
  'diplomacy.consul': ({ nation, column, row, right, left }, name) =>
    joined([
      `${name.nation(nation)}: ${name.column(column)}${row === null || column === 'unaligned' ? '' : ` of ${name.the.nation(row)}`}`,
      step(right, 'nearer'),
      step(left, 'away'),
    ]),
  'diplomacy.noCamp': () => 'In no Camp',
  'diplomacy.keys': ({ keys }) => count(keys, 'Key'),
  'diplomacy.member': ({ nation, player, subject, keys }, name) =>
    joined([
      name.nation(nation),
      player === null ? 'directed by nobody' : player === nation ? '' : `directed by ${name.seat(player)}`,
      subject === null ? '' : `Subject Neutral of ${name.the.nation(subject)}`,
      count(keys, 'Key'),
    ]),
  'hq.title': ({ nation, player }, name) =>
    `${name.nation(nation)}${player === null || player === nation ? '' : `, directed by ${name.seat(player)}`}`,
  'hq.keys': () => 'Keys',
  'hq.units': () => 'Units',
  'hq.unitsOf': ({ map, pool, regroup, away }) =>
    [
      `${map} on the map`,
      `${pool} to build`,
      ...(regroup > 0 ? [`${regroup} in Regroup`] : []),
      ...(away > 0 ? [`${away} in Foreign Wars`] : []),
    ].join(', '),
  'hq.cards': () => 'Hand',
  'hq.cardsOf': ({ cards, least, most }) => `${cards} (a Turn begins with ${least} to ${most})`,
  'hq.reserves': () => 'Reserves',
  'hq.reservesOf': ({ ready, used }) => [...ready, ...used.map((reserve) => `${reserve} (used)`)].join(', '),
  'hq.resources': () => 'Resources',
  'hq.resourcesOf': ({ resources, plusKey }) => `${resources}${plusKey ? ', and a +1 Key' : ''}`,
  'hq.flags': () => 'Flags',
  'hq.flagsOf': ({ used, all }) => `${used} of ${all} on the map`,
  'hq.credit': () => 'Points kept',
  'wars.title': () => 'Foreign Wars',
  'wars.regroup': () => 'Regroup box',
  'wars.timedTitle': () => 'Events that last',
  'wars.nothing': () => 'Nothing.',
  'wars.ships': ({ nation, ships }, name) => `${name.nation(nation)}: ${count(ships, 'Squadron')}`,
  'wars.timed': ({ card, nation }, name) => `${name.card(card)} (${name.nation(nation)})`,
  'battle.title': ({ kind, at }, name) =>
    kind === 'siege'
      ? `Siege of ${name.the.place(at)}`
      : kind === 'naval'
        ? `Naval battle in ${name.the.place(at)}`
        : kind === 'port'
          ? `Attack on the Port of ${name.the.place(at)}`
          : `Battle of ${name.the.place(at)}`,
  'battle.round': ({ round, last }) => `Round ${round}${last ? ': a tie beats the Active side' : ''}`,
  'battle.side': ({ which, nations, kills, disrupts }, name) =>
    `${which === 'active' ? 'Active' : 'Inactive'}: ${name.nations(nations)}${kills + disrupts > 0 ? ` (${kills} killed, ${disrupts} disrupted)` : ''}`,
  'battle.dice': () => 'Dice',
  'battle.pieces': () => 'Pieces in order',
  'battle.commander': ({ leader }, name) => name.leader(leader),
  'battle.bonus': () => 'Nations',
  'battle.terrain': () => 'Terrain',
  'battle.failedEvasion': () => 'The enemy failed to evade',
  'battle.guns': ({ ships }) => count(ships, 'Squadron'),
  'battle.disrupted': () => 'Disrupted',
  'battle.fortress': () => 'Fortress',
  'battle.batteries': () => 'Batteries',
  'battle.activeWins': () => 'The Active side wins',
  'battle.inactiveWins': () => 'The inactive side wins',
  'battle.tie': () => 'A second Round',
  'battle.falls': () => 'The Fortress falls in this Round',
  'battle.holds': () => 'It holds',
  'battle.soFar': ({ active, inactive }) =>
    `With these dice: ${count(inactive, 'casualty', 'casualties')} of the inactive side, ${active} of the Active side.`,
  'battle.expected': () => 'Killed on average',
  'battle.expectedOf': ({ inflicted, suffered }) => `${inflicted} inactive, ${suffered} Active`,
  'battle.rout': () => 'Rout',
  'battle.routOf': ({ active, inactive }) => `of the inactive side ${active}, of the Active side ${inactive}`,
  'battle.percent': ({ percent }) => `${percent}%`,
  'tour.goal': () => 'What it is about',
  'tour.goal.words': () =>
    'Each of your Powers has Keys, marked with a star. At the end you have a point for each Key gained, one less for each lost, and one for each Minor Pact and Resource. First choose which Power begins with a Resource.',
  'tour.hand': () => 'Your Hand',
  'tour.hand.words': () =>
    'A card is played for its event or for its Command Points. The tab “Cards” tells what each does. You may exchange the whole Hand for one card fewer.',
  'tour.impulse': () => 'An Impulse',
  'tour.impulse.words': () =>
    'Play one card. Its points march Armies, build, sail, place Flags and move Consuls. A Resource or a Reserve of a Power may be played besides.',
  'tour.march': () => 'A march',
  'tour.march.words': () =>
    'A point takes an Army into the next Duchy. Passes, marshes and long marches cost men in enemy land; an enemy there means battle.',
  'tour.response': () => 'Responses',
  'tour.response.words': () =>
    'Everybody is asked, whether they hold a fitting card or not. A standing order can pass for you.',
  'tour.battle': () => 'A battle',
  'tour.battle.words': () =>
    'Every 6 kills and every 5 disrupts. Fewer casualties win; a tie goes to a second Round and then to the side that is not Active.',
  'tour.preempt': () => 'Pre-emption',
  'tour.preempt.words': () => 'The nation with the most cards may take an Impulse before the next nation.',
};
