import { glossaryOf, type Term, type WrittenTerm } from '@bivouac/board/glossary/terms.ts';
import type { Language } from '@bivouac/kernel';

const TERMS = {
  train: {
    rule: '7.4',
    en: [
      'Supply Train|Supply Trains|train|trains',
      'A counter that lets one stack march or rally once. Both players place theirs in turn, face down.',
    ],
    fr: [
      'train|trains|train de ravitaillement|trains de ravitaillement',
      'Un pion qui fait marcher ou rallier une pile, une fois. Les deux joueurs posent les leurs à tour de rôle, face cachée.',
    ],
  },
  dummy: {
    rule: '7.5',
    en: [
      'dummy|dummies',
      'A counter that looks like a Supply Train and is none. It only deceives your opponent; you have two.',
    ],
    fr: [
      'leurre|leurres|train factice|trains factices',
      'Un pion qui ressemble à un train et n’en est pas un. Il ne sert qu’à tromper l’adversaire ; vous en avez deux.',
    ],
  },
  depot: {
    rule: '7.7',
    en: [
      'Depot|Depots',
      'It supplies stacks within range, and stands in a city. Each Depot on the map costs a Supply Train in every Turn.',
    ],
    fr: [
      'dépôt|dépôts',
      'Il ravitaille les piles à portée et se trouve dans une ville. Chaque dépôt sur la carte coûte un train à chaque tour.',
    ],
  },
  supplyRoute: {
    rule: '6.2',
    en: [
      'supply route|supply routes',
      'Adjoining hexes from a stack to a friendly Depot, three or five at most. Enemy stacks, enemy cavalry and rivers without a bridge cut it.',
    ],
    fr: [
      'ligne de ravitaillement|lignes de ravitaillement',
      'Des hexagones voisins d’une pile à un dépôt ami, trois ou cinq au plus. Piles ennemies, cavalerie ennemie et rivières sans pont la coupent.',
    ],
  },
  outOfSupply: {
    rule: '6.4',
    en: [
      'out of supply|unsupplied',
      'Without a supply route when the Turn begins. The unit is disrupted; if it was already, it may be eliminated, depending on its class.',
    ],
    fr: [
      'hors ravitaillement',
      'Sans ligne de ravitaillement au début du tour. L’unité est désorganisée ; si elle l’était déjà, elle peut être éliminée, selon sa classe.',
    ],
  },
  commands: {
    rule: '9.1',
    en: [
      'Combat Command|Combat Commands',
      'A point to spend on orders to attack and on calls for support. You receive some each Turn; what is not spent is lost.',
    ],
    fr: [
      'commandement de combat|commandements de combat',
      'Un point à dépenser pour ordonner une attaque ou appeler du soutien. Vous en recevez à chaque tour ; le reste est perdu.',
    ],
  },
  combatFactor: {
    rule: '3.2',
    en: [
      'Combat Factor|Combat Factors',
      'What a unit in good order adds in combat: the figure at the left of its counter. A disrupted unit adds nothing.',
    ],
    fr: [
      'facteur de combat|facteurs de combat',
      'Ce qu’une unité en bon ordre ajoute au combat : le chiffre de gauche du pion. Une unité désorganisée n’ajoute rien.',
    ],
  },
  occupancy: {
    rule: '4.1',
    en: [
      'Occupancy Factor|Occupancy Factors',
      'The room that a unit takes: 1 for Veterans, 1½ for Line, 2 for Conscripts. A hex never holds more than 6 of one side.',
    ],
    fr: [
      'facteur d’occupation|facteurs d’occupation',
      'La place que prend une unité : 1 pour les Vétérans, 1½ pour la Ligne, 2 pour les Conscrits. Un hexagone n’en contient jamais plus de 6 par camp.',
    ],
  },
  disrupted: {
    rule: '3.3',
    en: [
      'disrupted|disruption',
      'A disrupted unit adds nothing in combat, and its stack neither marches nor attacks. A second hit eliminates it; rallying restores it.',
    ],
    fr: [
      'désorganisé|désorganisée|désorganisés|désorganisées',
      'Une unité désorganisée n’ajoute rien au combat, et sa pile ne marche ni n’attaque. Une seconde perte l’élimine ; le ralliement la rétablit.',
    ],
  },
  rally: {
    rule: '8.1',
    en: [
      'rally|rallies|rallied',
      'A stack with a train and a commander brings disrupted units back to good order. It restores as many as the ratings of its commanders add up to.',
    ],
    fr: [
      'rallier|ralliement|se rallier',
      'Une pile avec un train et un chef remet en bon ordre ses unités désorganisées. Elle en rallie autant que la somme des valeurs de ses chefs.',
    ],
  },
  forcedMarch: {
    rule: '8.4',
    en: [
      'forced march|forced marches',
      'A march of more than three hexes, two in Winter, up to five. It makes losses at the end more likely.',
    ],
    fr: [
      'marche forcée|marches forcées',
      'Une marche de plus de trois hexagones, deux en hiver, jusqu’à cinq. Elle rend les pertes à l’arrivée plus probables.',
    ],
  },
  attrition: {
    rule: '8.5',
    en: [
      'attrition|march attrition',
      'Losses on a long march: a die at the end of three hexes or more, two in Winter. On 6 and above a unit is lost.',
    ],
    fr: [
      'attrition',
      'Les pertes d’une longue marche : un dé après trois hexagones ou plus, deux en hiver. Sur 6 et plus, une unité est perdue.',
    ],
  },
  forage: {
    rule: '7.6',
    en: [
      'forage marker|forage',
      'A stack in enemy land that received no train lives off the country. It neither attacks nor supports an attack in this Turn.',
    ],
    fr: [
      'fourrage|marqueur de fourrage',
      'Une pile en terre ennemie qui n’a pas reçu de train vit sur le pays. Elle n’attaque ni ne soutient ce tour-ci.',
    ],
  },
  rating: {
    rule: '10.2',
    en: [
      'Commander Rating',
      'What a commander adds to orders, calls and battles. In battle it counts for no more units than it has in good order.',
    ],
    fr: [
      'valeur de commandement',
      'Ce qu’un chef ajoute aux ordres, aux appels et aux batailles. Au combat, elle ne compte pas plus que les unités en bon ordre.',
    ],
  },
  support: {
    rule: '10.4',
    en: [
      'support|supports',
      'Stacks next to the defender may be called into a battle. Each needs 7: die, rating and Combat Commands.',
    ],
    fr: [
      'soutien',
      'Les piles voisines du défenseur peuvent être appelées au combat. Chacune demande un 7 : dé, valeur du chef et commandements.',
    ],
  },
  withdrawal: {
    rule: '11.11',
    en: [
      'withdrawal|withdraw|withdraws',
      'The beaten stack leaves its hex for a neighbouring one, by clear ground and bridges. If it cannot, it is eliminated.',
    ],
    fr: [
      'repli|se replier',
      'La pile battue quitte son hexagone pour un voisin, par terrain clair et par les ponts. Si elle ne le peut, elle est éliminée.',
    ],
  },
  pursuit: {
    rule: '11.16',
    en: [
      'pursuit',
      'Undisrupted cavalry of the victor eliminates a disrupted unit of a stack that withdraws without cavalry.',
    ],
    fr: [
      'poursuite',
      'La cavalerie en bon ordre du vainqueur élimine une unité désorganisée d’une pile qui se replie sans cavalerie.',
    ],
  },
  victoryCity: {
    rule: '14.4',
    en: [
      'victory city|victory cities',
      'A city with a red ring: a point at the end for the side that holds it. Whose units stand in it, holds it.',
    ],
    fr: [
      'ville de victoire|villes de victoire',
      'Une ville cerclée de rouge : un point, à la fin, pour le camp qui la tient. La tient celui dont les unités y sont.',
    ],
  },
  battlePoint: {
    rule: '14.4',
    en: [
      'Battle point|Battle points',
      'Each decisive victory takes one from the loser. They count at the end like cities.',
    ],
    fr: [
      'point de bataille|points de bataille',
      'Chaque victoire décisive en prend un au vaincu. À la fin, ils comptent comme des villes.',
    ],
  },
  decisive: {
    rule: '14.4',
    en: [
      'decisive victory|decisive victories',
      'Both sides had six units or more, and the loser took at least four hits more. It wins a Battle point, and a Combat Command for good.',
    ],
    fr: [
      'victoire décisive|victoires décisives',
      'Chaque camp avait au moins six unités, et le vaincu a subi au moins quatre pertes de plus. Elle vaut un point de bataille et, pour de bon, un commandement de combat.',
    ],
  },
} as const satisfies Readonly<Record<string, WrittenTerm>>;

/** The words of 1813, in two sentences each. */
export const glossary = (language: Language): readonly Term[] => glossaryOf(TERMS, language);
