import { glossaryOf, type Term, type WrittenTerm } from '@bivouac/board/glossary/terms.ts';
import type { Language } from '@bivouac/kernel';

const TERMS = {
  activationPoint: {
    rule: '9.1',
    en: [
      'activation point|activation points',
      'The price of moving forces: a force costs the initiative of its general, a lone corps or a fleet one. Points come from cards and the reserve.',
    ],
    fr: [
      'point d’activation|points d’activation',
      'Le prix du mouvement : une force coûte l’initiative de son général, un corps isolé ou une flotte un point. Les points viennent des cartes et de la réserve.',
    ],
  },
  reserve: {
    rule: '9.2',
    en: [
      'reserve',
      'Activation points that you have not spent. They can be used later, and are lost when the year ends.',
    ],
    fr: ['réserve', 'Les points d’activation non dépensés. Ils servent plus tard, et sont perdus à la fin de l’année.'],
  },
  initiative: {
    rule: '2.2',
    en: [
      'initiative',
      'A figure of a general: what it costs to activate his force, and the value of the card that an interception needs. Low is good.',
    ],
    fr: [
      'initiative',
      'Un chiffre du général : le coût d’activation de sa force, et la valeur de carte que demande une interception. Plus il est bas, mieux c’est.',
    ],
  },
  forcedMarch: {
    rule: '12.3',
    en: [
      'forced march|forced marches',
      'One to three movement points more, declared before the march. It costs a test of attrition.',
    ],
    fr: [
      'marche forcée|marches forcées',
      'Un à trois points de mouvement de plus, annoncés avant la marche. Elle coûte un test d’attrition.',
    ],
  },
  interception: {
    rule: '12.4',
    en: [
      'interception|intercept|intercepts',
      'A force with a general may try to meet an enemy that enters a zone beside it. It spends a card, needs 5 or more, and then fights with +1.',
    ],
    fr: [
      'interception|intercepter|intercepte',
      'Une force avec un général peut tenter d’arrêter un ennemi qui entre dans une zone voisine. Elle dépense une carte, doit faire 5 ou plus, et combat avec +1.',
    ],
  },
  evasion: {
    rule: '12.5',
    en: [
      'evasion|evade|evades',
      'A force with a general that is about to be attacked may slip away on 5 or more. Into its own fortress it needs no die.',
    ],
    fr: [
      'esquive|esquiver',
      'Une force avec un général, sur le point d’être attaquée, peut s’échapper sur 5 ou plus. Vers sa propre forteresse, aucun dé n’est nécessaire.',
    ],
  },
  counterMarch: {
    rule: '14.1',
    en: [
      'counter-march|counter-marches',
      'Generals beside a battle may march to the sound of the guns on 5 or more. Mountains and straits bar the way.',
    ],
    fr: [
      'contremarche|contremarches',
      'Les généraux voisins d’une bataille peuvent marcher au canon sur 5 ou plus. Montagnes et détroits l’interdisent.',
    ],
  },
  morale: {
    rule: '14.4',
    en: [
      'morale',
      'That of most steps of the force; one less if its nation has lost its capital. A beaten force tests it.',
    ],
    fr: [
      'moral',
      'Celui de la plupart des pas de la force ; un de moins si sa nation a perdu sa capitale. Une force battue le teste.',
    ],
  },
  demoralised: {
    rule: '14.9',
    en: [
      'demoralised',
      'A beaten force that failed its test of morale. It may be pursued at once, and fights badly until it rallies.',
    ],
    fr: [
      'démoralisé|démoralisée|démoralisés|démoralisées',
      'Une force battue qui a manqué son test de moral. Elle peut être poursuivie aussitôt, et combat mal tant qu’elle ne s’est pas ralliée.',
    ],
  },
  pursuit: {
    rule: '14.9.2',
    en: [
      'pursuit',
      'Cavalry and general of the victor add to a die against a demoralised force. What is above 6 is lost besides.',
    ],
    fr: [
      'poursuite',
      'La cavalerie et le général du vainqueur s’ajoutent à un dé contre une force démoralisée. Ce qui dépasse 6 est perdu en plus.',
    ],
  },
  elite: {
    rule: '14.5.5',
    en: [
      'elite corps',
      'A corps with stars. It may lead a battle and adds its stars to the dice, and takes the first loss.',
    ],
    fr: [
      'corps d’élite',
      'Un corps avec des étoiles. Il peut se mettre en tête et ajoute ses étoiles aux dés ; il prend la première perte.',
    ],
  },
  specialUnit: {
    rule: '14.5.6',
    en: [
      'special unit|special units',
      'A counter that adds to the dice of a battle. It takes the first losses, before the corps.',
    ],
    fr: [
      'unité spéciale|unités spéciales',
      'Un pion qui ajoute aux dés d’une bataille. Il prend les premières pertes, avant les corps.',
    ],
  },
  step: {
    rule: '2.1',
    en: [
      'step|steps',
      'A corps has one or two: with the first loss it is flipped, with the second it is gone. Generals command so many steps.',
    ],
    fr: [
      'pas',
      'Un corps en a un ou deux : à la première perte il est retourné, à la seconde il disparaît. Un général commande tant de pas.',
    ],
  },
  attrition: {
    rule: '13.6',
    en: ['attrition', 'Steps lost by those who march hard or hungry. A depot that is spent eases the test.'],
    fr: ['attrition', 'Les pas perdus par qui marche trop ou sans vivres. Dépenser un dépôt adoucit le test.'],
  },
  depot: {
    rule: '13.4',
    en: [
      'depot|depots',
      'A fixed depot is a link of supply; a mobile one goes with a force. Either can be spent to ease attrition.',
    ],
    fr: [
      'dépôt|dépôts',
      'Un dépôt fixe est un relais de ravitaillement ; un dépôt mobile suit une force. On peut dépenser l’un ou l’autre contre l’attrition.',
    ],
  },
  siegeMarker: {
    rule: '15.4',
    en: ['siege marker', 'Each attack on a fortress that fails raises it, to 3 at most. It is added to the next one.'],
    fr: [
      'marqueur de siège',
      'Chaque attaque manquée contre une forteresse l’augmente, jusqu’à 3. Il s’ajoute à la suivante.',
    ],
  },
  protectorate: {
    rule: '8.1.5',
    en: [
      'protectorate|protectorates',
      'With a card worth two or more the Empire ties an allied minor for good. It scores a victory point and raises the escalation.',
    ],
    fr: [
      'protectorat|protectorats',
      'Avec une carte valant deux ou plus, l’Empire s’attache pour de bon un allié mineur. Cela rapporte un point de victoire et fait monter l’escalade.',
    ],
  },
  escalation: {
    rule: '4',
    en: [
      'escalation',
      'How far Europe has been roused against the Empire. Some cards come into play only when it has risen.',
    ],
    fr: [
      'escalade',
      'À quel point l’Europe s’est dressée contre l’Empire. Certaines cartes n’entrent en jeu que lorsqu’elle a monté.',
    ],
  },
  foreignWar: {
    rule: '6.5',
    en: ['foreign war|foreign wars', 'A war far away that ties down pieces in its box. It ends on a die of 5 or more.'],
    fr: [
      'guerre lointaine|guerres lointaines',
      'Une guerre lointaine retient des pions dans sa case. Elle s’achève sur un dé de 5 ou plus.',
    ],
  },
  forcedAlliance: {
    rule: '8.1.4',
    en: [
      'forced alliance',
      'A power beaten twice may be made to let the Empire pass and be supplied through its land.',
    ],
    fr: [
      'alliance forcée',
      'Une puissance deux fois vaincue peut être contrainte de laisser l’Empire passer et se ravitailler chez elle.',
    ],
  },
  redeployment: {
    rule: '7.6',
    en: [
      'redeployment',
      'Between the years supplied forces move a long way, with a general twice their factor. Beyond the printed factor they test attrition.',
    ],
    fr: [
      'redéploiement',
      'Entre les années, les forces ravitaillées vont loin, le double avec un général. Au-delà du facteur imprimé, elles testent l’attrition.',
    ],
  },
} as const satisfies Readonly<Record<string, WrittenTerm>>;

/** The words of Napoléon against Europe, in two sentences each. */
export const glossary = (language: Language): readonly Term[] => glossaryOf(TERMS, language);
