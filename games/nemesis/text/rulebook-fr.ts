import type { RulebookText } from '../rulebook.ts';

export const GLOSSARY = {
  'active supply': 'ravitaillement actif',
  adjacent: 'adjacent',
  advance: 'avance après combat',
  'allocate (a train)': 'attribuer',
  'area of play': 'zone de jeu',
  Armistice: 'Armistice',
  artillery: 'artillerie',
  attack: 'attaque',
  'attack value': 'valeur d’attaque',
  attacker: 'attaquant',
  'attacking stack': 'pile attaquante',
  attrition: 'attrition',
  'augmented unit': 'unité augmentée',
  'battle points': 'points de bataille',
  besieged: 'assiégé',
  bridge: 'pont',
  bridged: 'avec pont',
  'card figure': 'chiffre de la fiche',
  cavalry: 'cavalerie',
  chance: 'le hasard',
  city: 'ville',
  class: 'classe',
  clear: 'terrain dégagé',
  'closed hex': 'hexagone fermé',
  Coalition: 'la Coalition',
  'combat command': 'commandement de combat',
  'combat commands (CC)': 'commandements de combat (CC)',
  'combat factor (CF)': 'facteur de combat (FC)',
  'combat phase': 'phase de combat',
  'combat unit': 'unité de combat',
  'combined arms': 'armes combinées',
  commander: 'chef',
  'commander rating (CR)': 'valeur de commandement (VC)',
  "commanders' movement": 'mouvement des chefs',
  'Confederation of the Rhine': 'Confédération du Rhin',
  Conscript: 'Conscrit',
  corps: 'corps',
  Cossacks: 'Cosaques',
  counter: 'pion',
  'crossing (of a river)': 'franchissement',
  'decisive victory': 'victoire décisive',
  'defence value': 'valeur de défense',
  defender: 'défenseur',
  'defending stack': 'pile en défense',
  depot: 'dépôt',
  'depot chain': 'chaîne de dépôts',
  die: 'dé',
  'difficult terrain': 'terrain difficile',
  discard: 'défausser',
  disrupted: 'désorganisé',
  disruption: 'désorganisation',
  'Duchy of Warsaw': 'duché de Varsovie',
  'dummy train': 'train factice',
  eliminated: 'éliminé',
  'enemy territory': 'territoire ennemi',
  escape: 's’échapper',
  evasion: 'esquive',
  'extra hit': 'coup supplémentaire',
  'final attack value (FAV)': 'valeur d’attaque finale (VAF)',
  'final defence value (FDV)': 'valeur de défense finale (VDF)',
  forage: 'fourrage',
  'forage marker': 'marqueur de fourrage',
  'forced march': 'marche forcée',
  forest: 'forêt',
  'fortified city': 'ville fortifiée',
  French: 'les Français',
  'friendly territory': 'territoire ami',
  garrison: 'garnison',
  'general supply': 'ravitaillement général',
  'genuine train': 'vrai train',
  'good order': 'bon ordre',
  'Grande Armée': 'Grande Armée',
  Guard: 'Garde',
  halved: 'divisé par deux',
  hex: 'hexagone',
  hexside: 'côté d’hexagone',
  hit: 'coup',
  infantry: 'infanterie',
  interned: 'interné',
  lake: 'lac',
  Landwehr: 'Landwehr',
  Line: 'Ligne',
  'map edge': 'bord de carte',
  march: 'marche',
  'march attrition': 'attrition de marche',
  marker: 'marqueur',
  marsh: 'marais',
  modifier: 'modificateur',
  mountain: 'montagne',
  move: 'mouvement',
  'movement points': 'points de mouvement',
  neutral: 'neutre',
  'occupancy factor (OF)': 'facteur d’occupation (FO)',
  'occupied by': 'occupé par',
  order: 'ordre d’attaque',
  'Ottoman Empire': 'Empire ottoman',
  'out of supply': 'hors ravitaillement',
  owner: 'propriétaire',
  pass: 'col',
  'pass (decline)': 'passer',
  phase: 'phase',
  player: 'joueur',
  pursuit: 'poursuite',
  quartered: 'divisé par quatre',
  rally: 'ralliement',
  'random event card': 'carte d’événement',
  refusal: 'refus',
  reinforcement: 'renfort',
  'retreat (forced)': 'repli forcé',
  reveal: 'révéler',
  river: 'rivière',
  road: 'route',
  'roll 1d6': 'lancer 1d6',
  rough: 'terrain accidenté',
  'rounded down': 'arrondi à l’inférieur',
  'rounded up': 'arrondi au supérieur',
  ruling: 'interprétation',
  scenario: 'scénario',
  sea: 'mer',
  seniority: 'ancienneté',
  'set-up': 'mise en place',
  'set-up card': 'fiche de mise en place',
  siege: 'siège',
  'special characteristic': 'aptitude particulière',
  stack: 'pile',
  stacking: 'empilement',
  'stacking limit': 'limite d’empilement',
  strait: 'détroit',
  summer: 'belle saison',
  supplied: 'ravitaillé',
  supply: 'ravitaillement',
  'supply route': 'ligne de ravitaillement',
  'supply train': 'train de ravitaillement',
  support: 'soutien',
  'supporting stack': 'pile de soutien',
  'Swiss Confederation': 'Confédération suisse',
  tie: 'égalité',
  turn: 'tour',
  'ultimate supply source (USS)': 'source ultime de ravitaillement (SUR)',
  unbridged: 'sans pont',
  undisrupted: 'en bon ordre',
  unfriendly: 'non ami',
  unit: 'unité',
  'unit left behind': 'unité laissée sur place',
  Veteran: 'Vétéran',
  'victory city': 'ville de victoire',
  'victory points (VP)': 'points de victoire (PV)',
  Winter: 'hiver',
  withdraw: 'se replier',
  withdrawal: 'repli',
} as const satisfies Readonly<Record<string, string>>;

export const rulebookFr: RulebookText = {
  chapters: {
    '1': 'Termes et abréviations',
    '2': 'La carte',
    '3': 'Les pions',
    '4': 'L’empilement',
    '5': 'Le tour de jeu',
    '6': 'Ravitaillement général et attrition',
    '7': 'Ravitaillement actif',
    '8': 'Ralliement et mouvement',
    '9': 'Commandements de combat',
    '10': 'Ordonner le combat',
    '11': 'Résoudre le combat',
    '12': 'Mouvement des chefs',
    '13': 'Cosaques et renforts',
    '14': 'La campagne de 1813',
    '15': 'Règles optionnelles',
    '16': 'Règles avancées',
    '17': 'Relier 1812 et 1813',
    '18': 'Italie 1799',
  },
  rules: {
    '1.1': {
      title: 'Termes et abréviations',
      summary:
        'Fixe le vocabulaire : territoire ami et ennemi, terrain difficile, hiver (tours 1 à 3 et 18 à 19 de 1813), sources ultimes de ravitaillement de chaque camp, bon ordre et désorganisation. Un territoire ami le reste même occupé par l’ennemi, et ce qui n’est pas ami est ennemi. L’Empire ottoman est fermé aux deux camps et la Suisse à la Coalition ; une unité contrainte d’y entrer est internée.',
    },
    '1.2': {
      title: 'Moitiés et quarts arrondis',
      summary: 'Un nombre divisé par deux ou par quatre perd sa fraction : on arrondit à l’inférieur.',
    },
    '2.1': {
      title: 'Ce que montre la carte',
      summary: 'L’Europe centrale telle qu’elle était en 1813.',
    },
    '2.2': {
      title: 'Hexagones, terrains et côtés',
      summary:
        'Un hexagone mesure environ 50 km ; un hexagone côtier numéroté est terrestre, la pleine mer est fermée. Forêt, terrain accidenté et marais sont des terrains difficiles ; un côté traversé par une route supprime le surcoût de la forêt et du terrain accidenté, rien ne supprime celui du marais. La montagne ne se franchit que par un col, difficile en hiver seulement, et un côté de lac est fermé. Les rivières ne ralentissent pas la marche mais comptent pour le ravitaillement, le repli et le combat ; les ponts servent au ravitaillement et au repli.',
    },
    '2.3': {
      title: 'Pas à pas ; sortie de carte',
      summary:
        'Les pions passent d’un hexagone à un autre qui le touche. Une unité contrainte de quitter la carte est éliminée.',
    },
    '3.1': {
      title: 'Les sortes d’unités',
      summary:
        'Les chefs, et trois armes d’unités de combat : infanterie, cavalerie et artillerie. Chaque unité de combat est Vétéran, Ligne ou Conscrit.',
    },
    '3.2': {
      title: 'Facteurs de combat et d’occupation',
      summary:
        'Une unité de combat en bon ordre a un facteur de combat (FC) de 1 ; désorganisée, elle n’en a pas. Son facteur d’occupation (FO) découle de sa classe et ne change pas avec son état : 1 pour les Vétérans, 1½ pour la Ligne, 2 pour les Conscrits.',
    },
    '3.3': {
      title: 'Bon ordre et désorganisation',
      summary:
        'Une unité de combat est en bon ordre ou désorganisée, et son pion le montre. Le manque de ravitaillement (6.4), l’attrition de marche (8.5) et les coups (11.17) la désorganisent ; la règle cite aussi les Cosaques (13.1), qui n’ont pourtant pas cet effet. Une pile qui contient des unités désorganisées ne bouge ni n’attaque, et celles-ci n’apportent rien au combat.',
    },
    '3.4': {
      title: 'Les chefs et leur valeur',
      summary:
        'Un chef n’a pas de FC et son FO est de 0 ; sa valeur de commandement (VC) compte pour le ralliement, les ordres et le combat. Il peut mener toute unité de combat de son camp, sauf les Suédois (14.8).',
    },
    '3.5': {
      title: 'Ancienneté et aptitudes particulières',
      summary:
        'Le pion d’un chef indique aussi son ancienneté, ce qu’il commande et ses aptitudes particulières. Elles servent avec la règle avancée 16.2.',
    },
    '3.6': {
      title: 'Nationalité et astérisque',
      summary:
        'Les couleurs donnent la nationalité du pion. Dans la Grande Armée, Bavarois, Lituaniens, Saxons, Westphaliens, Wurtembergeois et autres Allemands portent un astérisque : ils peuvent passer à la Coalition (14.9), chacun étant alors remplacé par son équivalent. L’Autriche et les Saxons de Torgau sont neutres au départ.',
    },
    '3.7': {
      title: 'Les marqueurs parmi les pions',
      summary: 'Les autres pions sont des marqueurs, expliqués par les règles qui les emploient.',
    },
    '4.1': {
      title: 'Six FO par hexagone',
      summary: 'Un hexagone ne contient jamais plus de 6 FO d’un même camp, à aucun moment du jeu.',
    },
    '4.2': {
      title: 'L’attaque ne surcharge pas l’hexagone',
      summary: 'Les unités qui attaquent, ou soutiennent une attaque, ne comptent pas dans l’hexagone attaqué.',
    },
    '4.3': {
      title: 'Ce qu’est une pile',
      summary: 'Une pile est l’ensemble des unités d’un hexagone, une seule ou plusieurs.',
    },
    '5.1': {
      title: 'Les phases d’un tour',
      summary:
        'Un joueur mène la Coalition, l’autre les Français ; un tour représente environ deux semaines. Les deux joueurs achèvent chaque phase avant la suivante : ravitaillement général ; ravitaillement actif (convertir un dépôt, attribuer les trains, poser les marqueurs de fourrage, établir des dépôts) ; ralliement et mouvement ; commandements de combat ; combat ; mouvement des chefs ; Cosaques et renforts.',
    },
    '5.2': {
      title: 'D’un tour à l’autre',
      summary: 'La dernière phase achevée, le tour prend fin et le suivant commence.',
    },
    '5.3': {
      title: 'Jusqu’à la fin de partie',
      summary:
        'Les tours se suivent jusqu’au dernier tour du scénario ou jusqu’à une victoire immédiate (14.3 et 14.4, ou 18.3 et 18.4).',
    },
    '6.1': {
      title: 'Être en ravitaillement général',
      summary:
        'Une unité de combat est ravitaillée si elle se trouve dans une ville contenant un dépôt ami ou si elle peut tracer jusqu’à une telle ville une ligne d’hexagones contigus. Exceptions : 6.6.',
    },
    '6.2': {
      title: 'Ce qui coupe la ligne',
      summary:
        'La ligne de ravitaillement n’emprunte ni un hexagone occupé par une pile ennemie, ni un hexagone adjacent à de la cavalerie ennemie en bon ordre, sauf si une pile amie tient cet hexagone ou si une rivière sans pont les sépare. Elle ne traverse pas une ville ennemie qu’aucune pile amie ne tient et ne franchit une rivière que par un pont. Elle compte au plus 5 hexagones (3 en hiver, et toujours 3 en 1799), la ville du dépôt comprise mais non l’hexagone de l’unité ; un hexagone difficile compte pour 2.',
    },
    '6.3': {
      title: 'Le jet de fourrage',
      summary:
        'On lance 1d6 pour chaque pile sous un marqueur de fourrage : si le résultat ne dépasse pas son nombre d’unités de combat, elles sont hors ravitaillement. Tous les marqueurs de fourrage sont retirés à la fin de la phase.',
    },
    '6.4': {
      title: 'Effets du manque de ravitaillement',
      summary:
        'Une unité hors ravitaillement est désorganisée. Si elle l’était déjà, un Conscrit est éliminé, une unité de Ligne n’est éliminée qu’en hiver, et un Vétéran reste tel quel.',
    },
    '6.5': {
      title: 'Vérifier d’abord, appliquer ensuite',
      summary:
        'On vérifie le ravitaillement des deux camps avant qu’aucune unité n’en souffre, et toutes en souffrent au même moment.',
    },
    '6.6': {
      title: 'Exemptés des pertes de ravitaillement',
      summary:
        'Les chefs, les Cosaques, les Danois au Danemark-Norvège, les Suédois en Poméranie suédoise, les garnisons françaises dans leurs villes et, au début de 1813, le corps de Poniatowski et les Saxons de Torgau échappent à 6.4. Il leur faut tout de même un train pour bouger ou se rallier, et une ligne selon 6.1 pour le recevoir.',
    },
    '7.1': {
      title: 'Un dépôt devient un train',
      summary:
        'Au début de la phase, chaque joueur peut convertir en train de ravitaillement un de ses dépôts situé dans un hexagone tenu par une pile amie. Le train est posé face visible sur cette pile.',
    },
    '7.2': {
      title: 'Combien de trains disponibles',
      summary:
        'La fiche de mise en place donne un chiffre pour le tour, et chaque dépôt sur la carte en retire un ; les dépôts perdus selon 8.7 et les cartes le modifient aussi. Si le résultat est négatif, l’adversaire retire des dépôts jusqu’à revenir à zéro.',
    },
    '7.3': {
      title: 'Qui peut recevoir un train',
      summary:
        'Pour rallier ou bouger, un train va à des unités de combat en ravitaillement général empilées avec un chef. Pour fonder un dépôt, il va à la ville ; une ville amie peut le recevoir même sans pile.',
    },
    '7.4': {
      title: 'Attribuer les trains en alternance',
      summary:
        'Les joueurs posent un pion à la fois, face cachée sur les piles, en commençant par celui dont la fiche porte le chiffre le plus élevé avant tout ajustement. Celui qui passe défausse un vrai train. Quand l’un n’en a plus, l’autre continue seul.',
    },
    '7.5': {
      title: 'Deux trains factices chacun',
      summary:
        'Outre ses trains, chaque joueur peut poser deux trains factices sur des piles. Ils ne servent qu’à tromper et ne peuvent être défaussés pour passer. Une pile peut recevoir plusieurs pions, et donc se rallier, bouger, envoyer des unités dans plusieurs directions ou fonder un dépôt au même tour.',
    },
    '7.6': {
      title: 'Qui doit fourrager',
      summary:
        'Une pile contenant des unités de combat hors de territoire ami et qui n’a reçu aucun train prend un marqueur de fourrage, sauf si elle est exemptée par 6.6 ou se trouve dans une ville contenant un dépôt ami et non assiégée. La règle optionnelle 15.3 modifie ce point.',
    },
    '7.7': {
      title: 'Où établir des dépôts',
      summary:
        'Un train posé à cet effet est retourné face visible et devient un dépôt, dans une ville amie ou dans une ville non amie tenue par une pile amie ; jamais dans une ville assiégée. Des unités désorganisées ou un chef seul suffisent comme pile.',
    },
    '7.8': {
      title: 'La chaîne de dépôts',
      summary:
        'Un nouveau dépôt doit être relié à la source ultime de ravitaillement par une chaîne de dépôts, ceux du tour compris. Chaque maillon compte au plus 5 hexagones (3 en hiver), l’hexagone du nouveau dépôt compris mais non celui du départ ; un hexagone difficile compte pour 2, et les trois premières interdictions de 6.2 s’appliquent. Un dépôt établi continue de fonctionner même si sa chaîne est coupée.',
    },
    '8.1': {
      title: 'Rallier les unités désorganisées',
      summary:
        'Une pile ravitaillée qui a un train et un chef peut remettre en bon ordre autant d’unités désorganisées que le total des VC présentes. Le train est ensuite retiré.',
    },
    '8.2': {
      title: 'Bouger les piles en alternance',
      summary:
        'Tous les ralliements faits, les joueurs bougent à tour de rôle une pile qui a un train et un chef, le chiffre le plus élevé des fiches en premier ; le train est ensuite retiré. Passer coûte un vrai train, et quand un joueur n’en a plus l’autre continue seul. Avec deux trains, le même chef peut rallier une pile puis la faire bouger. Un joueur doit révéler sa cavalerie en bon ordre dès qu’une pile ennemie lui devient adjacente.',
    },
    '8.3': {
      title: 'Un seul mouvement chacun',
      summary:
        'Un chef ou une unité de combat ne bouge qu’une fois pendant la phase. Un chef n’y bouge qu’avec des unités de combat.',
    },
    '8.4': {
      title: 'Marche et marche forcée',
      summary:
        'Une pile marche de 3 hexagones au plus (2 en hiver), ou de 5 en marche forcée, un hexagone difficile comptant pour 2 ; il lui faut un train et un chef qui n’a pas encore bougé, ses unités restent ensemble, et aucune unité de la pile de départ ne doit être désorganisée. Elle n’entre jamais dans un hexagone contenant des unités de combat ennemies. Adjacente à de la cavalerie ennemie en bon ordre, elle s’arrête, et si elle en part, son premier hexagone ne doit pas être adjacent à une telle cavalerie, sauf si une rivière les sépare ou si une unité amie qui ne bouge pas de ce tour tient déjà l’hexagone. Une unité de combat seule dans une ville est assiégée, et ne peut bouger, si un même hexagone adjacent contient au moins deux unités de combat ennemies en bon ordre.',
    },
    '8.5': {
      title: 'L’attrition de marche',
      summary:
        'Un mouvement de 3 ou plus (2 ou plus en hiver) se termine par un jet de 1d6, modifié par 8.6. Dans une pile d’au moins deux unités de combat, 6 ou 7 élimine une unité d’infanterie ou de cavalerie, 8 ou 9 en élimine une et en désorganise une autre, 10 en élimine deux ; une unité seule est seulement désorganisée. Le propriétaire choisit ; l’artillerie et les chefs ne souffrent jamais.',
    },
    '8.6': {
      title: 'Modificateurs d’attrition de marche',
      summary:
        'On ajoute 1 en hiver, et 1 par hexagone au-delà de l’allocation normale de 3 (2 en hiver). Napoléon (14.5), Souvorov (18.8) et la règle 16.2 apportent d’autres modificateurs.',
    },
    '8.7': {
      title: 'Dépôts perdus à l’ennemi',
      summary:
        'Un dépôt sans escorte est détruit quand une attaque ordonnée contre lui réussit (10.2c), et tout dépôt quand une pile ennemie entre ou avance dans son hexagone. Il est perdu pour de bon, et le chiffre de la fiche de son propriétaire baisse d’un jusqu’à la fin de la partie.',
    },
    '8.8': {
      title: 'Chefs surpris par une marche',
      summary:
        'Une pile qui entre dans un hexagone contenant des chefs ennemis, ou le traverse, soumet chacun d’eux au test de 11.19.',
    },
    '9.1': {
      title: 'Des commandements à chaque tour',
      summary:
        'À chaque tour, les deux joueurs reçoivent des commandements de combat (CC) à dépenser au combat. Ceux qui restent sont perdus.',
    },
    '9.2': {
      title: 'Combien de commandements de combat',
      summary:
        'Le scénario fixe le nombre de base. Une victoire décisive au tour précédent en donne un au vainqueur et en retire un au vaincu jusqu’à la fin de la partie ; tant que la Confédération est alliée à la France, chaque unité à astérisque perdue au tour précédent en coûte un aux Français pour ce tour. Le nombre n’est jamais inférieur à 1 ni supérieur à 6.',
    },
    '9.3': {
      title: 'Qui combat en premier',
      summary:
        'Le joueur qui a le plus de CC après 9.2, cartes non comprises, attaque le premier ; à égalité, le Français.',
    },
    '10.1': {
      title: 'Ordonner une attaque',
      summary:
        'Un joueur ordonne à tout ou partie des unités d’une pile d’attaquer une pile ennemie dans un hexagone adjacent. Toutes les unités de sa pile, désignées ou non, doivent être en bon ordre. Une pile sous un marqueur de fourrage n’attaque pas et ne soutient pas d’attaque.',
    },
    '10.2': {
      title: 'L’attaque a-t-elle lieu ?',
      summary:
        'On additionne 1d6, la VC la plus élevée de la pile et les CC dépensés, perdus quoi qu’il arrive. (a) Un 1 au dé annule l’attaque, et le joueur pourra attaquer de nouveau plus tard. (b) Tout autre dé avec un total inférieur à 7 est un échec, et il n’attaque plus de ce tour. (c) Sinon, l’attaque a lieu.',
    },
    '10.3': {
      title: 'Appel au soutien, CC du défenseur',
      summary:
        'Quand l’attaque a lieu, l’attaquant peut faire appel à ses piles adjacentes aux défenseurs. Le défenseur annonce alors combien de CC il dépense.',
    },
    '10.4': {
      title: 'Le soutien arrive-t-il ?',
      summary:
        'Pour chaque pile appelée, on lance 1d6 et on ajoute sa VC la plus élevée et les CC dépensés pour l’attaque, moins 1 par unité de Conscrits qu’elle contient. À 7 ou plus elle participe ; un 1 au dé n’a ici rien de particulier.',
    },
    '10.5': {
      title: 'Le soutien de la défense',
      summary:
        'Le défenseur peut ensuite faire appel aux piles adjacentes à la pile en défense, par le même test avec ses propres CC. La pile en défense combat, elle, sans test.',
    },
    '10.6': {
      title: 'Des attaques en alternance',
      summary:
        'Les joueurs alternent, un ordre chacun. Celui qui renonce, ou qui échoue selon 10.2b, n’attaque plus de ce tour, et l’autre peut continuer seul.',
    },
    '10.7': {
      title: 'Attaquer plusieurs fois',
      summary: 'Une pile peut recevoir l’ordre d’attaquer autant de fois qu’on veut, en s’affaiblissant selon 11.2.',
    },
    '10.8': {
      title: 'Fin de la phase de combat',
      summary: 'Quand aucun joueur n’attaque plus, la phase prend fin et les marqueurs de marche forcée sont retirés.',
    },
    '11.1': {
      title: 'Combat ou esquive de cavalerie',
      summary:
        'Un ordre réussi entraîne un combat contre la pile adjacente. Des défenseurs tous de cavalerie peuvent se replier avant le combat si les attaquants n’ont pas de cavalerie ; les attaquants peuvent alors avancer dans l’hexagone évacué.',
    },
    '11.2': {
      title: 'Modificateurs cumulés ; piles fatiguées',
      summary:
        'Les modificateurs se cumulent dans l’ordre des règles, et soutenir compte comme prendre part au combat. La force d’une pile est divisée par deux si l’une de ses unités a fait une marche forcée ou a déjà combattu ce tour, et par quatre si les deux sont vrais ou si elle a combattu deux fois ou plus.',
    },
    '11.3': {
      title: 'Valeur d’attaque et armes combinées',
      summary:
        'On additionne les FC des attaquants, plus 2 pour deux armes ou 4 pour trois ; puis on divise par deux ou par quatre selon 11.2.',
    },
    '11.4': {
      title: 'Le terrain contre l’attaquant',
      summary:
        'Après toute division, on retire 3 pour une attaque à travers une rivière, avec ou sans pont ; 2 pour une attaque en forêt, marais ou terrain accidenté ; contre une ville fortifiée, 2 sans artillerie et 1 avec.',
    },
    '11.5': {
      title: 'La valeur d’attaque finale',
      summary:
        'On ajoute la meilleure VC parmi les attaquants, limitée à leur nombre d’unités de combat ; pour chaque pile de soutien, ses unités en bon ordre (divisées selon 11.2), et 1 si un chef l’accompagne ; et 1d6. Une pile de soutien perd 2 à travers une rivière, et 1 en forêt, marais ou terrain accidenté ou, sans artillerie, contre une ville fortifiée. Son apport peut être négatif.',
    },
    '11.6': {
      title: 'Valeur de défense et armes combinées',
      summary:
        'On additionne les FC des défenseurs, plus 2 si deux armes sont présentes en bon ordre ou 4 si trois le sont ; puis on divise par deux ou par quatre selon 11.2.',
    },
    '11.7': {
      title: 'La valeur de défense finale',
      summary:
        'On ajoute la meilleure VC présente, limitée au nombre d’unités de combat en bon ordre ; pour chaque pile de soutien, ses unités en bon ordre (divisées selon 11.2), et 1 si un chef l’accompagne ; et 1d6.',
    },
    '11.8': {
      title: 'La valeur supérieure l’emporte',
      summary: 'Le camp dont la valeur finale est la plus élevée gagne le combat.',
    },
    '11.9': {
      title: 'Un combat à égalité',
      summary:
        'Les deux piles restent où elles sont, et une unité attaquante, au choix du propriétaire, subit un coup.',
    },
    '11.10': {
      title: 'Quand les défenseurs gagnent',
      summary:
        'Les attaquants restent dans leur hexagone. Les défenseurs tiennent le leur ou se replient, à leur choix.',
    },
    '11.11': {
      title: 'Comment une pile se replie',
      summary:
        'Toute la pile, chefs compris, gagne un même hexagone adjacent : ni à travers une rivière sans pont, ni en terrain difficile, ni dans un hexagone contenant des unités ennemies, ni à côté de la pile qui a attaqué. Les unités qui y dépassent la limite d’empilement subissent chacune un coup, et les survivantes se replient d’un hexagone de plus, sous les mêmes interdictions et dans la limite d’empilement.',
    },
    '11.12': {
      title: 'Quand les attaquants gagnent',
      summary:
        'De 3 ou plus : les défenseurs doivent se replier, ou sont éliminés s’ils ne le peuvent pas, et tout attaquant en bon ordre peut avancer dans l’hexagone. De 1 ou 2 : les défenseurs restent ou se replient, à leur choix, et seule la cavalerie en bon ordre peut les suivre. Les piles de soutien n’avancent ni ne reculent, et les unités désorganisées restent sur place.',
    },
    '11.13': {
      title: 'Avance sur une défense détruite',
      summary:
        'Si toutes les unités en défense sont éliminées, les attaquants en bon ordre et leurs chefs peuvent avancer, quel que soit l’écart.',
    },
    '11.14': {
      title: 'Coups subis par le vaincu',
      summary:
        'Le vaincu subit autant de coups que l’écart des valeurs finales, sans dépasser le double des unités de combat en bon ordre, soutiens compris, que le vainqueur avait au départ.',
    },
    '11.15': {
      title: 'Coups subis par le vainqueur',
      summary:
        'Le vainqueur subit la moitié de l’écart, arrondie à l’inférieur selon notre interprétation (une option de table arrondit au supérieur), ajustée par 1d6 : −2 sur 1, −1 sur 2, rien sur 3 ou 4, +1 sur 5, +2 sur 6. Le résultat est d’au moins 0 et ne dépasse pas le nombre d’unités de combat en bon ordre, soutiens compris, que le vaincu avait au départ.',
    },
    '11.16': {
      title: 'La cavalerie en poursuite',
      summary:
        'Si, après les pertes, une pile qui se replie n’a plus de cavalerie en bon ordre alors que la pile attaquante en a, une unité désorganisée en défense, au choix du propriétaire, est éliminée.',
    },
    '11.17': {
      title: 'Encaisser les coups',
      summary:
        'Le propriétaire répartit les coups dès qu’ils tombent, au moins la moitié sur la pile attaquante ou en défense elle-même avant que le reste puisse aller aux soutiens. Un coup désorganise une unité en bon ordre et élimine une unité désorganisée, même dans ce combat. Une pile qui subit un nombre impair de coups peut en accepter un de plus pour éliminer une unité désorganisée.',
    },
    '11.18': {
      title: 'Unités désorganisées sous l’attaque',
      summary:
        'Les unités désorganisées ne combattent pas, mais peuvent subir des coups et être refoulées. S’il n’y a qu’elles dans l’hexagone, leur valeur finale est de 1d6, quels que soient le chef ou le soutien, et elles n’infligent aucun coup.',
    },
    '11.19': {
      title: 'Le sort des chefs',
      summary:
        'Quand un combat élimine la dernière unité de combat amie de son hexagone, ou qu’il est attaqué seul, le propriétaire d’un chef lance 1d6 : sur 1, il est perdu. Sinon, il rejoint une pile amie à trois hexagones au plus, quoi qu’il y ait entre eux ; à défaut, il est perdu.',
    },
    '12.1': {
      title: 'Comment bougent les chefs',
      summary:
        'Après le combat, chaque chef peut parcourir jusqu’à trois hexagones, même s’il a marché, et doit finir avec des unités de combat amies ou dans une ville en territoire ami. Il n’entre ni dans un hexagone contenant une pile ennemie, ni dans une ville en territoire ennemi qu’aucune pile amie ne tient.',
    },
    '12.2': {
      title: 'Les chefs bougent en alternance',
      summary: 'Les joueurs bougent leurs chefs à tour de rôle, en commençant par le premier selon 9.3.',
    },
    '13.1': {
      title: 'Les Cosaques se déchaînent',
      summary:
        'À partir du tour 4, le joueur français lance 1d6 pour chaque ville occupée par des Cosaques, amie ou ennemie. Un 6 fait passer un point de bataille de la Coalition aux Français, entre 0 et 12.',
    },
    '13.2': {
      title: 'L’arrivée des renforts',
      summary:
        'Les renforts arrivent à la fin du tour indiqué par la fiche de mise en place et peuvent bouger au suivant. Le joueur dont la fiche donne le plus de trains les place en premier.',
    },
    '13.3': {
      title: 'Où placer les renforts',
      summary:
        'Ni dans un hexagone contenant une pile ennemie, ni à côté, et dans la limite d’empilement. Ceux qui ne peuvent être placés à leur date sont perdus.',
    },
    '14.1': {
      title: 'Mise en place de 1813',
      summary:
        'La Coalition se place d’abord, les Français ensuite, selon leurs fiches. La Coalition a 3 CC (6 à partir du tour 13 si l’Autriche l’a rejointe) et 6 trains au tour 1 ; les Français ont 2 CC aux tours 1 à 4, puis 4, et 9 trains au tour 1. Chacun peut poser tout ou partie de ces trains comme dépôts dans des villes amies, reliés selon 7.8.',
    },
    '14.2': {
      title: 'Le compte des tours',
      summary: 'La campagne commence au tour 1, et le compte avance d’un tour quand toutes les phases sont achevées.',
    },
    '14.3': {
      title: 'Dix-neuf tours au plus',
      summary: 'La campagne s’achève avec le tour 19 ; un Armistice fait sauter certains des tours qui précèdent.',
    },
    '14.4': {
      title: 'La victoire en 1813',
      summary:
        'Si Napoléon est tué ou pris selon 11.19, la Coalition gagne aussitôt ; sinon, le total le plus élevé après le tour 19 l’emporte, les Français à égalité. (a) Quinze villes valent un point chacune, au camp dont elles sont territoire ami, ou à l’ennemi si ses unités s’y trouvent ; Prague et Vienne ne comptent que si l’Autriche est entrée en guerre. (b) Sur douze points de bataille, chaque camp en a six au départ, et un change de main à chaque victoire décisive ; les Cosaques (13.1), Hambourg (14.14) et un Armistice (14.15) en déplacent aussi. Une victoire est décisive si chaque camp avait au moins six unités de combat, désorganisées et soutiens compris, et si le vaincu a subi au moins quatre coups de plus que le vainqueur, pertes du repli comprises.',
    },
    '14.5': {
      title: 'Napoléon en marche',
      summary:
        'Les unités que Napoléon accompagne pendant tout leur mouvement retirent 1 à leur jet d’attrition. Avec les règles avancées, 16.2 la remplace.',
    },
    '14.6': {
      title: 'La Prusse encore en paix',
      summary:
        'Au tour 1, les unités prussiennes ne bougent pas, ne prennent part à aucune attaque et ne peuvent être attaquées.',
    },
    '14.7': {
      title: 'Le duché nourrit chacun',
      summary: 'Pour le fourrage et les dépôts, le duché de Varsovie, villes comprises, est ami des deux camps.',
    },
    '14.8': {
      title: 'Les Suédois se ménagent',
      summary:
        'Les unités suédoises ne s’empilent avec d’autres unités de la Coalition que si un chef suédois est présent. Elles n’attaquent, ou ne se joignent à une attaque, que si les FC bruts des attaquants dépassent d’au moins 2 ceux des défenseurs. Elles se défendent librement.',
    },
    '14.9': {
      title: 'La Confédération change de camp',
      summary:
        'La Confédération du Rhin est d’abord française. Les déclencheurs sont (a) une défaite française décisive en présence de Napoléon, ou (b) des unités de la Coalition dans trois de ses villes de victoire, ou dans deux et à Hambourg. Si l’Autriche n’est pas entrée en guerre, la Confédération est, dès le tour suivant, amie des deux camps pour le fourrage et les dépôts ; 14.15(vi) a le même effet. Si l’Autriche y est entrée, la Confédération passe à la Coalition : les unités à astérisque changent de camp en bon ordre et peuvent rejoindre des piles de la Coalition à cinq hexagones au plus, Wrede (VC 1) arrive avec les Bavarois, et la Saxe suit.',
    },
    '14.10': {
      title: 'Saxons neutres à Torgau',
      summary:
        'Tant que la Saxe n’a pas rejoint la Coalition, Thielmann et son infanterie à Torgau sont neutres : ils ferment la ville aux unités et au ravitaillement des deux camps, ne bougent ni n’attaquent, ne peuvent être attaqués et échappent à 6.4. Ensuite, ils jouent comme les autres.',
    },
    '14.11': {
      title: 'Poniatowski et Osten-Sacken immobiles',
      summary:
        'Le corps d’Osten-Sacken à Cracovie et celui de Poniatowski, juste au sud-est, restent sur place sans attaquer ni être attaqués jusqu’à un Armistice ; celui de Poniatowski échappe à 6.4. Après un Armistice, les deux sont redéployés et jouent à partir du tour 13.',
    },
    '14.12': {
      title: 'Les garnisons laissées derrière',
      summary:
        'Une garnison (G) est en ravitaillement général tant qu’elle reste ; la ville perd ce privilège quand elle part ou tombe. Elle peut partir à partir du tour qui suit l’arrivée d’une unité amie venue du dehors, si elle est ravitaillée et a un train. Dans sa ville, elle se défend mais n’attaque pas, et un repli forcé l’élimine.',
    },
    '14.13': {
      title: 'La garnison de Dantzig',
      summary:
        'Le Xe corps (DG) a le même privilège à Dantzig, mais peut partir sans être secouru, s’il est ravitaillé et a un train. À Dantzig, il se défend et n’attaque pas ; si un combat l’en chasse, il doit être ravitaillé comme les autres.',
    },
    '14.14': {
      title: 'Hambourg et sa division militaire',
      summary:
        'Aux tours 1 et 2, les unités françaises ne peuvent se trouver à Hambourg ni à côté ; à la fin du tour 2, des Cosaques de Walmoden y arrivent, exemptés de 6.4. Du tour 4 jusqu’à un Armistice, chaque tour qui s’achève avec des unités de la Coalition à Hambourg fait passer un point de bataille des Français à la Coalition, trois au plus.',
    },
    '14.15': {
      title: 'L’armistice de Pleiswitz',
      summary:
        'Au début des tours 7 à 11, les deux joueurs lancent 1d6, et le plus élevé peut proposer une trêve. Les Français peuvent refuser si la Coalition a 3 points territoriaux ou moins (2 aux tours 10 et 11), la Coalition si elle en a 4 ou plus. Une trêve remet en bon ordre toutes les unités sauf les garnisons, redéploie les deux armées derrière leurs lignes, fait entrer l’Autriche et les renforts du tour 12, donne aux Français 3 points de bataille pris à la Coalition, et le jeu reprend au tour 13. Sans trêve, l’Autriche reste fermée et les deux corps de 14.11 immobiles ; si la Coalition l’avait refusée, les Français d’Italie doivent y rester et la Confédération devient amie des deux camps pour le ravitaillement.',
    },
    '14.16': {
      title: 'L’Autriche entre en guerre',
      summary:
        'L’Autriche est neutre et fermée, sauf à Poniatowski, et ne rejoint la Coalition que par un Armistice. Elle reçoit alors des dépôts de la Coalition et engage ses unités ; à partir du tour 13, Vienne est une source ultime de ravitaillement, la Coalition a 6 CC et l’Autriche est ouverte à tous.',
    },
    '14.17': {
      title: 'Les ports prussiens',
      summary:
        'Köslin et Stolp sont chacun une source ultime de ravitaillement de la Coalition tant qu’une de ses unités s’y trouve.',
    },
    '15.1': {
      title: 'Piles cachées et leurres',
      summary:
        'La Coalition peut grossir ses piles de cinq pions factices au plus, jamais plus dans une pile qu’elle n’a d’unités de combat. On ne regarde dans les piles ennemies qu’au combat, selon 8.2 ou par une carte.',
    },
    '15.2': {
      title: 'Les garnisons ramenées à temps',
      summary:
        'Les règles 14.12 et 14.13 ne s’appliquent pas. Le Xe corps se place à Magdebourg ou à côté, les autres garnisons à Leipzig ou à côté, rattachées au XIIIe corps de Davout, dans la limite d’empilement.',
    },
    '15.3': {
      title: 'Fourrager en pays encombré',
      summary:
        'À la place de 7.6, une pile sans train fourrage si elle est hors de territoire ami, ou adjacente à au moins deux autres piles amies contenant des unités de combat. Sont épargnées les piles de Cosaques seuls et celles qui occupent une ville contenant un dépôt ami et non assiégée.',
    },
    '16.1': {
      title: 'Les cartes d’événement',
      summary:
        'Les cartes 1 à 30 servent jusqu’à l’Armistice, les cartes 31 à 50 à partir du tour 13 ; chaque joueur en reçoit une au départ, avant que les cartes 4, 11 et 13 n’entrent dans le paquet. À chaque tour, avant le ravitaillement général, chacun en pioche une et joue celle-ci ou celle qu’il a en main, le Français d’abord avec le premier paquet, la Coalition d’abord avec le second. Une carte à instruction unique se joue aussitôt après celle de l’adversaire et l’emporte sur elle. Si l’Autriche reste neutre, 40a, 43a, 48a et 49a remplacent 40, 43, 48 et 49.',
    },
    '16.2': {
      title: 'Autorité et aptitudes des chefs',
      summary:
        'L’ancienneté (A toutes les unités, I l’infanterie, C la cavalerie, K les Cosaques, ou un corps) dit qui un chef commande. Une pile accompagnée pendant tout son mouvement par un chef qui la commande en entier retire 1 à l’attrition de marche ; au combat compte la VC de celui qui commande le plus d’unités, limitée à leur nombre. Dix aptitudes particulières modifient les marches et les FC tant que leur titulaire est le plus ancien. Un chef de corps de cavalerie seul ne reçoit de train que pour une pile toute de cavalerie, et sa VC ne compte que pour la cavalerie.',
    },
    '16.3': {
      title: 'Unités faibles au début',
      summary: 'Aux tours 1, 2 et 3, les attaques perdent encore 3, 2 et 1 au titre de 11.4.',
    },
    '16.4': {
      title: 'Un Armistice abrégé',
      summary:
        'Si l’Armistice survient au tour 10 ou 11, les VIIIe, IXe et Xe corps russes du tour 12 se placent à deux hexagones au plus d’Allenstein (2509).',
    },
    '16.5': {
      title: 'Acheter la neutralité autrichienne',
      summary:
        'Lors d’un Armistice, après le transfert de 14.15(e), les Français peuvent offrir des points de bataille pour que l’Autriche reste neutre. Si la Coalition accepte, les points changent de main et l’Autriche reste à l’écart ; l’Illyrie devient neutre et fermée ; à partir du tour 13, les trains sont la moyenne des deux lignes de la fiche, arrondie à l’inférieur.',
    },
    '16.6': {
      title: 'Discorde dans la Coalition',
      summary:
        'Au tour qui suit une victoire décisive française, si les Français ont plus de points de bataille, les chefs de la Coalition ne rallient et ne font bouger que des unités de leur nation. Une pile de soutien dont le meilleur chef n’est pas de la même nation que celui de la pile principale retire 1 à son test.',
    },
    '17.1': {
      title: 'Assembler les deux cartes',
      summary:
        'La carte de 1813 se place à l’ouest de celle de 1812, et par-dessus là où elles se recouvrent ; mise en place et renforts sont ceux de 1812. La partie de 1812 gagne un tour 17 (février 1813), joué sans cartes, et perd la carte 24 de son second paquet.',
    },
    '17.2': {
      title: 'Une fin anticipée en 1812',
      summary:
        'Au lieu de la victoire habituelle de 1812, la Coalition gagne aussitôt si Napoléon meurt, et les Français gagnent s’ils tiennent Moscou ou Saint-Pétersbourg à la fin du tour 14. La Coalition gagne si aucun tour ne s’est achevé avec Moscou, ou Saint-Pétersbourg, ou toutes les autres villes de victoire russes aux mains des Français, ou si à la fin du tour 14 au plus tard elle tient Varsovie et soit Königsberg, soit Lemberg. Sinon, le jeu se poursuit en 1813.',
    },
    '17.3': {
      title: 'De 1812 à 1813',
      summary:
        'Après le ravitaillement général du tour 17, les contingents autrichien et prussien de la Grande Armée et toutes les unités françaises désorganisées sont retirés. L’Autriche devient neutre et interne les Français qui s’y trouvent jusqu’à l’Armistice, Lemberg cesse d’être une source française, et la Prusse est amie des deux camps jusqu’à l’apparition d’unités prussiennes. Les Français ont deux trains de moins qu’au tour 16 ; le tour suivant est le tour 1 de 1813.',
    },
    '17.4': {
      title: 'Changer de sources de ravitaillement',
      summary:
        'Chaque camp commence avec ses sources de 1812 et peut en changer une seule fois, après le ravitaillement général d’un tour de 1813 : les Français pour le bord ouest de la carte, la Coalition, si une de ses unités est à Varsovie, pour Varsovie, puis les ports prussiens et Vienne. Le changement apporte les chiffres de trains de 1813, permet de retirer ou déplacer les dépôts et fait venir les unités de 1813 déjà dues, sauf celles à étoile. Si toutes leurs sources sont prises, les Français doivent changer et une Coalition qui avait changé revient en arrière, sans déplacer de dépôts. Tant qu’aucune unité russe ravitaillée n’est en Prusse, la Coalition ne reçoit que des Russes.',
    },
    '17.5': {
      title: 'Le premier tour de 1813',
      summary:
        'Les CC gagnés en 1812 sont perdus, et les chefs qui figurent sur la fiche de 1813 peuvent être retirés de la carte ; les unités restent. Les Saxons se placent à Torgau ; les autres unités de 1813 attendent le changement de sources de leur camp. Jusque-là, les Français ont deux trains de moins qu’au tour 16 de 1812 et la Coalition autant qu’alors, pertes déduites.',
    },
    '17.6': {
      title: 'Garnisons de la partie reliée',
      summary:
        'Après leur changement de sources, les Français peuvent, à la fin d’un tour, échanger de l’infanterie à trois hexagones au plus de Dantzig, Glogau, Küstrin, Stettin, Thorn ou Varsovie contre une garnison dans la ville, si elle n’est ni assiégée ni tenue par l’ennemi. Chaque ville reçoit une unité, Dantzig autant que la limite d’empilement le permet, artillerie et Rapp compris. C’est sans retour, et 14.12 et 14.13 s’appliquent.',
    },
    '17.7': {
      title: 'Les cartes sans la Prusse',
      summary:
        'Les cartes 3, 6, 10, 14, 17, 19, 20, 21, 22, 28 et 29 restent hors du premier paquet jusqu’à la fin du tour où la Prusse rejoint la Coalition.',
    },
    '17.8': {
      title: 'Victoire de la partie reliée',
      summary: 'Comme en 14.4, avec les seules villes de victoire de la carte de 1813.',
    },
    '17.9': {
      title: 'Autres changements des parties reliées',
      summary:
        'En 1812, l’option suédoise (16.12) et la campagne de deux ans (16.13) sont exclues, et 16.11 s’applique. Napoléon part au début du tour 11 et revient au tour 5 de 1813, à moins que les Français ne le gardent et ne renoncent aux unités dues à partir du tour 12 de 1813. En 1813, la règle 16.2 est exclue, et les unités de la Coalition ravitaillées par un dépôt en Russie gardent une portée de 5 hexagones en toute saison.',
    },
    '18.1': {
      title: 'Mise en place de 1799',
      summary:
        'Le jeu commence en mars 1799 ; la Coalition se place d’abord, les Français ensuite. La Coalition a 3 CC et 5 trains par tour, puis 4 CC et 6 trains à partir du tour 4 ; les Français ont 5 trains par tour et 3 CC, puis 4 CC à partir du tour 8. Avant de jouer, chacun peut poser tout ou partie de ses trains comme dépôts dans des villes amies, reliés selon 7.8.',
    },
    '18.2': {
      title: 'Le compte des tours 1799',
      summary: 'La campagne commence au tour 1, et le compte avance d’un tour quand toutes les phases sont achevées.',
    },
    '18.3': {
      title: 'Une partie de treize tours',
      summary: 'La campagne de 1799 s’achève avec le tour 13.',
    },
    '18.4': {
      title: 'La victoire en 1799',
      summary:
        'Après le tour 13, chaque camp compte (a) un point pour chacune des villes de Gênes, Milan, Turin et Mantoue que ses propres unités occupent, et (b) ses points de bataille : six chacun au départ, un changeant de main à chaque victoire décisive (14.4b), entre 0 et 12. La Coalition gagne avec au moins 3 points de plus que les Français ; sinon, les Français gagnent.',
    },
    '18.5': {
      title: 'La zone de jeu 1799',
      summary:
        'Seuls le royaume d’Italie, les Provinces illyriennes, le sud de la France, Klagenfurt (3325) et les hexagones 3823 et 3824 sont en jeu ; une unité contrainte d’en sortir est éliminée. Pour les dépôts et le fourrage, le pays au nord du Pô et à l’est de l’Adige est ami de la Coalition toute la partie. Le reste est ami des deux camps jusqu’au tour 5 inclus, puis d’aucun.',
    },
    '18.6': {
      title: 'Les sources ultimes en 1799',
      summary:
        'Français : hexagones 4528 et 4530, et bord sud de la carte en Italie, de 4030 à 3630. Coalition : Klagenfurt (3325).',
    },
    '18.7': {
      title: 'Des lignes de ravitaillement courtes',
      summary:
        'Pendant toute la campagne de 1799, une ligne de ravitaillement selon 6.2 compte au plus 3 hexagones, pour les deux camps.',
    },
    '18.8': {
      title: 'Les dons de Souvorov',
      summary:
        'Les unités que Souvorov accompagne pendant tout leur mouvement retirent 1 à leur jet d’attrition. Chaque unité en bon ordre empilée avec lui a 1 FC de plus, 3 de plus au total au maximum.',
    },
    '18.9': {
      title: 'Divisions et brigades augmentées',
      summary:
        'Les unités marquées 2* ont un FC de 2 en attaque, en défense et en soutien, et un FO plus élevé. Pour les coups et le ralliement, chacune est une seule unité : un coup la désorganise, un second l’élimine, et une VC de 1 la rallie.',
    },
  },
};
