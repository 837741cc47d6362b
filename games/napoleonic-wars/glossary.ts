import { glossaryOf, type Term, type WrittenTerm } from '@bivouac/board/glossary/terms.ts';
import type { Language } from '@bivouac/kernel';

const TERMS = {
  impulse: {
    rule: '5.1',
    en: [
      'Impulse|Impulses',
      'A nation’s turn to play one card, as its event or for its Command Points. A Resource or a Reserve may stand in for the card.',
    ],
    fr: [
      'impulsion|impulsions',
      'Le moment où une nation joue une carte, pour son événement ou ses points. Une ressource ou une réserve peut en tenir lieu.',
    ],
  },
  preemption: {
    rule: '5.2',
    en: [
      'Pre-emption|pre-empt|pre-empts',
      'The nation with the most cards may take an Impulse before another’s. Nobody has two in a row.',
    ],
    fr: [
      'préemption',
      'La nation qui a le plus de cartes peut jouer avant une autre. Personne n’a deux impulsions de suite.',
    ],
  },
  commandPoint: {
    rule: '6.1',
    en: [
      'Command Point|Command Points',
      'What a card is worth if it is not played as its event. They pay for marches, Flags, builds, diplomacy and fleets.',
    ],
    fr: [
      'point de commandement|points de commandement',
      'Ce que vaut une carte qu’on ne joue pas pour son événement. Ils paient marches, drapeaux, levées, diplomatie et flottes.',
    ],
  },
  reserve: {
    rule: '6.2',
    en: [
      'Reserve|Reserves',
      'Each nation has one or two, used once in a Turn as an event or for points. They are not cards of the Hand.',
    ],
    fr: [
      'réserve|réserves',
      'Chaque nation en a une ou deux, utilisables une fois par tour, en événement ou en points. Ce ne sont pas des cartes de la main.',
    ],
  },
  resource: {
    rule: '16.1',
    en: [
      'Resource|Resources',
      'It may take the place of a card in an Impulse. You gain one by events, conquest, a rout, or a Hand over its maximum.',
    ],
    fr: [
      'ressource|ressources',
      'Elle peut remplacer une carte lors d’une impulsion. On en gagne par un événement, une conquête, une déroute ou une main trop pleine.',
    ],
  },
  response: {
    rule: '6.14',
    en: [
      'Response|Responses',
      'A card that interrupts an Impulse, a battle or an event. It comes too late once play has gone on.',
    ],
    fr: [
      'réaction|réactions|carte de réaction|cartes de réaction',
      'Une carte qui interrompt une impulsion, une bataille ou un événement. Il est trop tard quand le jeu a repris.',
    ],
  },
  key: {
    rule: '15.1',
    en: ['Key|Keys', 'A Duchy that decides the war. A nation that has lost all its Keys is conquered.'],
    fr: ['clé|clés', 'Un duché qui décide de la guerre. Une nation qui a perdu toutes ses clés est conquise.'],
  },
  flag: {
    rule: '7.4',
    en: ['Flag|Flags', 'It shows who controls a Duchy that is not his own. It costs a point to place or to lift one.'],
    fr: ['drapeau|drapeaux', 'Il montre qui contrôle un duché étranger. Il coûte un point à poser ou à ôter.'],
  },
  duchy: {
    rule: '3',
    en: [
      'Duchy|Duchies',
      'A land space of the map: friendly, enemy or uncontrolled. Its kind decides on supply, Attrition and retreat.',
    ],
    fr: [
      'duché|duchés',
      'Un espace terrestre de la carte : ami, ennemi ou sans maître. De là dépendent ravitaillement, attrition et retraite.',
    ],
  },
  formation: {
    rule: '3',
    en: ['Formation|Formations', 'Pieces that stand and march together: an Army with its leader, or Units alone.'],
    fr: ['formation|formations', 'Des pions qui marchent ensemble : une armée avec son chef, ou des unités seules.'],
  },
  attrition: {
    rule: '9.4',
    en: [
      'Attrition',
      'Some moves cost a die for each Unit and leader. Each 6 is a loss; French losses are mostly halved.',
    ],
    fr: [
      'attrition',
      'Certains mouvements coûtent un dé par unité et par chef. Chaque 6 est une perte ; celles des Français sont le plus souvent réduites de moitié.',
    ],
  },
  interception: {
    rule: '10.1',
    en: [
      'interception|intercept|intercepts',
      'An Army beside a Duchy that enemies enter may step in. Two dice and its Battle Rating, 9 or more.',
    ],
    fr: [
      'interception|intercepter|intercepte',
      'Une armée voisine d’un duché où entre l’ennemi peut intervenir. Deux dés et sa valeur de combat, 9 ou plus.',
    ],
  },
  evasion: {
    rule: '10.2',
    en: [
      'evasion|evade|evades',
      'Who is attacked may slip away with two dice, 9 or more. Failure loses the terrain and gives the enemy a die.',
    ],
    fr: [
      'esquive|esquiver',
      'L’attaqué peut s’échapper avec deux dés, 9 ou plus. Un échec lui ôte le terrain et donne un dé à l’ennemi.',
    ],
  },
  rout: {
    rule: '11.5',
    en: [
      'rout',
      'Three casualties more than one’s own. All disrupted Units of the loser are eliminated, and a Resource may be won.',
    ],
    fr: [
      'déroute',
      'Trois pertes de plus que les siennes. Toutes les unités désorganisées du vaincu sont éliminées, et une ressource peut être gagnée.',
    ],
  },
  fortress: {
    rule: '12.1',
    en: [
      'Fortress|Fortresses',
      'It controls its Duchy, whoever stands there. A siege takes it with as many sixes in an Impulse as its strength.',
    ],
    fr: [
      'forteresse|forteresses',
      'Elle contrôle son duché, qui que ce soit qui s’y trouve. Un siège la prend avec autant de six, en une impulsion, que sa force.',
    ],
  },
  regroup: {
    rule: '7.7',
    en: [
      'Regroup',
      'Pieces that come back from a defeat wait in this box. A point brings one to a friendly Home Duchy.',
    ],
    fr: [
      'regrouper|regroupement',
      'Les pions revenus d’une défaite attendent dans cette case. Un point en ramène un dans un duché national ami.',
    ],
  },
  camp: {
    rule: '8.3',
    en: [
      'Camp|Camps',
      'France and Spain begin as the Imperial Camp, Britain, Austria and Russia as the Coalition. Nations of a Camp are allied.',
    ],
    fr: [
      'camp|camps',
      'France et Espagne forment au début le camp impérial ; Grande-Bretagne, Autriche et Russie, la Coalition. Les nations d’un camp sont alliées.',
    ],
  },
  consul: {
    rule: '8.1',
    en: [
      'Consul|Consuls',
      'Its place on the Diplomatic Track shows whom a neutral nation leans to. Moving it one box costs the number of the column.',
    ],
    fr: [
      'consul|consuls',
      'Sa place sur la piste diplomatique montre vers qui penche une nation neutre. L’avancer d’une case coûte le numéro de la colonne.',
    ],
  },
  pact: {
    rule: '8.2',
    en: [
      'Pact|Pacts',
      'The last box of the Track: the nation becomes the Power’s Ally. It ends only by conquest, submission or an event.',
    ],
    fr: [
      'pacte|pactes',
      'La dernière case de la piste : la nation devient l’alliée de la puissance. Il ne prend fin que par conquête, soumission ou événement.',
    ],
  },
  proxy: {
    rule: '5.3',
    en: [
      'Proxy|Proxies',
      'A nation without a player. A Power with a Pact plays for it; otherwise its cards are drawn.',
    ],
    fr: [
      'mandataire|mandataires',
      'Une nation sans joueur. La puissance qui a un pacte joue pour elle ; sinon ses cartes sont tirées au sort.',
    ],
  },
} as const satisfies Readonly<Record<string, WrittenTerm>>;

/** The words of The Napoleonic Wars, in two sentences each. */
export const glossary = (language: Language): readonly Term[] => glossaryOf(TERMS, language);
