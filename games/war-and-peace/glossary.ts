import { glossaryOf, type Term, type WrittenTerm } from '@bivouac/board/glossary/terms.ts';
import type { Language } from '@bivouac/kernel';

const TERMS = {
  strengthPoint: {
    rule: 'SG A.2',
    en: [
      'strength point|strength points',
      'The measure of an army: infantry and cavalry are counted in them. Losses take them off, production brings them back.',
    ],
    fr: [
      'point de force|points de force',
      'La mesure d’une armée : l’infanterie et la cavalerie se comptent ainsi. Les pertes en ôtent, la production en rend.',
    ],
  },
  leader: {
    rule: 'SG D.1',
    en: [
      'leader|leaders',
      'Infantry moves only with one, and his rating helps in battle and at sieges. Leaders in the pool come back free of charge.',
    ],
    fr: [
      'chef|chefs',
      'L’infanterie ne bouge qu’avec lui, et sa valeur aide au combat et aux sièges. Les chefs de la réserve reviennent gratuitement.',
    ],
  },
  attrition: {
    rule: 'SG G.1',
    en: [
      'attrition',
      'What forces lose without a battle, at the beginning of their segment. Want of supply and winter make it worse.',
    ],
    fr: [
      'attrition',
      'Ce que les forces perdent sans combattre, au début de leur segment. Le manque de ravitaillement et l’hiver l’aggravent.',
    ],
  },
  forcedMarch: {
    rule: 'SG K.1',
    en: [
      'forced march|forced marches',
      'A supplied force with a leader may try for 1 to 3 movement points more. A die says what it loses.',
    ],
    fr: [
      'marche forcée|marches forcées',
      'Une force ravitaillée avec un chef peut tenter 1 à 3 points de mouvement de plus. Un dé dit ce qu’elle perd.',
    ],
  },
  overrun: {
    rule: 'SG L.1',
    en: [
      'overrun|overruns',
      'A force far stronger than an enemy in its way runs over it while it moves. It need not stop for a combat.',
    ],
    fr: [
      'débordement|débordements',
      'Une force bien plus forte que l’ennemi sur son chemin le balaie en marchant. Elle n’a pas à s’arrêter pour combattre.',
    ],
  },
  supply: {
    rule: 'SG M.2',
    en: [
      'line of supply|lines of supply',
      'A way of hexes from a force to a source of supply. Enemies in the field and closed ground cut it.',
    ],
    fr: [
      'ligne de ravitaillement|lignes de ravitaillement',
      'Un chemin d’hexagones d’une force à une source de ravitaillement. L’ennemi en campagne et le terrain fermé la coupent.',
    ],
  },
  withdrawal: {
    rule: 'SG Q.1',
    en: [
      'withdrawal|withdraw|withdraws',
      'Before a round a force may go one hex back. Without more cavalry than the enemy it is pursued.',
    ],
    fr: [
      'repli|se replier',
      'Avant un round, une force peut reculer d’un hexagone. Sans plus de cavalerie que l’ennemi, elle est poursuivie.',
    ],
  },
  pursuit: {
    rule: 'SG Q.4',
    en: ['pursuit', 'A die against those who retreat or withdraw: they may lose more on the way.'],
    fr: ['poursuite', 'Un dé contre ceux qui retraitent ou se replient : ils peuvent perdre encore en chemin.'],
  },
  demoralised: {
    rule: 'SG P.1',
    en: [
      'demoralised|demoralisation',
      'Beaten troops sink by levels. Each level makes them fight worse and run further.',
    ],
    fr: [
      'démoralisé|démoralisée|démoralisés|démoralisées|démoralisation',
      'Les troupes battues s’enfoncent par niveaux. À chaque niveau elles combattent moins bien et fuient plus loin.',
    ],
  },
  siegeMarker: {
    rule: 'SG S.4',
    en: [
      'siege|sieges',
      'Two dice, the turns that the siege has lasted and the leader’s rating: 9, 10 or 11 takes the city, 2 more for a fortress.',
    ],
    fr: [
      'siège|sièges',
      'Deux dés, la durée du siège en tours et la valeur du chef : 9, 10 ou 11 prend la ville, 2 de plus pour une forteresse.',
    ],
  },
  entrenchment: {
    rule: 'SG T.1',
    en: ['entrenchment|dig in', 'A force that digs in does not move, and is harder to beat where it stands.'],
    fr: ['retranchement|se retrancher', 'Une force retranchée ne bouge pas, et se bat mieux là où elle est.'],
  },
  pool: {
    rule: 'J.1',
    en: [
      'force pool|force pools',
      'The units of a state that are not on the map. Production buys them; what is lost comes back to it.',
    ],
    fr: [
      'réserve de recrutement',
      'Les unités d’un État qui ne sont pas sur la carte. La production les achète ; ce qui est perdu y revient.',
    ],
  },
  production: {
    rule: 'J.2.a',
    en: [
      'production point|production points',
      'They buy strength points from the pool, four to a city at most. A die and the free production cities give them.',
    ],
    fr: [
      'point de production|points de production',
      'Ils achètent des points de force dans la réserve, quatre par ville au plus. Un dé et les villes de production libres les donnent.',
    ],
  },
  alliancePhase: {
    rule: 'G.4',
    en: [
      'Alliance Phase|alliance die',
      'Each side tries to win over states: a die with its modifiers. War may also be declared here.',
    ],
    fr: [
      'phase d’alliance',
      'Chaque camp tente de gagner des États : un dé et ses modificateurs. On peut aussi y déclarer la guerre.',
    ],
  },
  conquest: {
    rule: 'I.1',
    en: [
      'conquest|conquered',
      'A state is conquered when all its capitals and production cities are in foreign hands.',
    ],
    fr: [
      'conquête|conquis|conquise',
      'Un État est conquis quand toutes ses capitales et villes de production sont en mains étrangères.',
    ],
  },
  satellite: {
    rule: 'H.1',
    en: [
      'satellite|satellites',
      'A minor state that France makes with points of its own, and whose units fight for it. An enemy conquest undoes it.',
    ],
    fr: [
      'satellite|satellites',
      'Un État mineur que la France crée avec ses propres points, et dont les unités combattent pour elle. Une conquête ennemie le défait.',
    ],
  },
  seaZone: {
    rule: 'F.2',
    en: ['sea zone|sea zones', 'Fleets go from port to zone and from zone to zone. Enemies there may intercept them.'],
    fr: [
      'zone maritime|zones maritimes',
      'Les flottes vont de port en zone et de zone en zone. L’ennemi qui s’y trouve peut les intercepter.',
    ],
  },
  blockade: {
    rule: 'F.6',
    en: ['blockade|blockaded', 'Ships outside a port shut it up: who leaves it must fight.'],
    fr: ['blocus', 'Des navires devant un port le ferment : qui en sort doit combattre.'],
  },
  partisans: {
    rule: 'L.2',
    en: ['partisans|militia', 'Troops of a country in revolt. They move little, count little, and tie down many.'],
    fr: [
      'partisans|milice',
      'Les troupes d’un pays soulevé. Elles bougent peu, pèsent peu, et retiennent beaucoup de monde.',
    ],
  },
} as const satisfies Readonly<Record<string, WrittenTerm>>;

/** The words of War and Peace, in two sentences each. */
export const glossary = (language: Language): readonly Term[] => glossaryOf(TERMS, language);
