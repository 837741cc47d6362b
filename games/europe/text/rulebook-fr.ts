import type { RulebookText } from '../rulebook.ts';

export const rulebookFr: RulebookText = {
  chapters: {
    '0': 'Introduction',
    '1': 'Contenu',
    '2': 'Les pions',
    '3': 'La carte',
    '4': 'Le glossaire',
    '5': 'Le tour',
    '6': 'Les cartes',
    '7': 'L’interphase',
    '8': 'La diplomatie',
    '9': 'L’activation',
    '10': 'Le commandement',
    '11': 'L’empilement',
    '12': 'Le mouvement terrestre',
    '13': 'Le ravitaillement',
    '14': 'La bataille',
    '15': 'Forteresses et sièges',
    '16': 'Le temps',
    '17': 'La mer',
    '18': 'Les conquêtes',
    '19': 'La victoire',
    '20': 'Les scénarios',
  },
  rules: {
    '0': {
      title: 'Le sujet du jeu',
      summary:
        'Deux joueurs, l’Empire et la Coalition, se disputent l’Europe de 1805 à 1814, ou pendant les Cent-Jours.',
    },
    '1': {
      title: 'Le contenu de la boîte',
      summary: 'Une carte, des pions, deux paquets de cartes et des aides de jeu ; ici, tout est à l’écran.',
    },
    '2': {
      title: 'Les pions du jeu',
      summary:
        'Les pions figurent des corps, des généraux, des armées, des dépôts et des flottes, ou marquent l’état d’une force ou d’une zone.',
    },
    '2.1': {
      title: 'Unités de combat et autres unités',
      summary:
        'Un corps a un ou deux pas, un moral et un facteur de mouvement ; des étoiles marquent une élite. Les unités spéciales aident aux dés d’une bataille, les dépôts ravitaillent, les flottes naviguent.',
    },
    '2.2': {
      title: 'Les généraux et leurs valeurs',
      summary:
        'Un général a une initiative, qui est aussi le coût de son activation, un commandement en pas, une valeur tactique en attaque et en défense, et un rang.',
    },
    '2.3': {
      title: 'Les marqueurs de toute sorte',
      summary:
        'Des marqueurs indiquent armées, contrôle, sièges, démoralisation, défaut de ravitaillement et l’état des échelles.',
    },
    '3': {
      title: 'La carte de l’Europe',
      summary:
        'La carte montre zones terrestres, zones maritimes, ports avec leur case de blocus, et cases des guerres lointaines.',
    },
    '3.1': {
      title: 'Les zones et leurs symboles',
      summary:
        'Une zone peut avoir une capitale, une forteresse, un port, une ville ou une étoile clef ; elle peut être accidentée, marécageuse ou pauvre. La nature d’une frontière en fixe le coût.',
    },
    '3.2': {
      title: 'Qui contrôle une zone',
      summary:
        'Une zone est à sa nation tant qu’un ennemi n’y place pas son drapeau. Là où il n’y a rien à contrôler, chacun passe.',
    },
    '4': {
      title: 'Les mots et leur sens',
      summary:
        'Le sens des mots de la règle : escalade, territoire national, rapport de forces, force, terrain difficile et les autres.',
    },
    '5': {
      title: 'Une année de jeu',
      summary: 'Un tour est une année : interphase, six rounds d’activation, conquêtes, victoire.',
    },
    '5.1': {
      title: 'L’interphase, pas à pas',
      summary:
        'Avant la campagne : déclarations de guerre, mains, budgets, diplomatie, puissances neutres, redéploiement.',
    },
    '5.1.1': {
      title: 'Quand se déclarent les guerres',
      summary: 'La Coalition puis l’Empire déclarent leurs guerres.',
    },
    '5.1.2': {
      title: 'Quand se forment les mains',
      summary: 'Chacun peut défausser, puis complète sa main à la taille que donne la table.',
    },
    '5.1.3': {
      title: 'Quand se dépensent les budgets',
      summary: 'Les ressources sont perçues et dépensées ; rien ne se garde d’une année à l’autre.',
    },
    '5.1.4': {
      title: 'Quand agissent les diplomates',
      summary:
        'Chaque camp peut employer deux cartes : émissaires, protectorat, fin d’une guerre étrangère ou événement.',
    },
    '5.1.5': {
      title: 'Quand bougent les puissances neutres',
      summary: 'Les forces des puissances majeures qui ne sont pas en guerre bougent chez elles.',
    },
    '5.1.6': {
      title: 'Quand se redéploient les armées',
      summary: 'Les forces ravitaillées se déplacent au loin derrière les lignes, puissance par puissance.',
    },
    '5.2': {
      title: 'Les rounds d’activation',
      summary:
        'À chaque round, l’Empire agit, puis la Coalition : points d’une carte, événement, un seul point sans carte, diplomatie, ou rien.',
    },
    '5.2.1': {
      title: 'La fin de la campagne',
      summary:
        'Après le dernier round : derniers assauts, attrition des forces en difficulté, forteresses conquises remises en service.',
    },
    '5.3': {
      title: 'Conquêtes et redditions, dans l’ordre',
      summary: 'Les puissances mineures tombées, puis les majeures qui se rendent, et les conditions de paix.',
    },
    '5.4': {
      title: 'Le décompte de la victoire',
      summary: 'On compte ce qui vaut tant que cela dure, et on regarde les bouts de l’échelle.',
    },
    '6': {
      title: 'Les cartes des deux camps',
      summary: 'Chaque camp a son paquet. Une carte donne ses points ou son événement.',
    },
    '6.1': {
      title: 'Paquets et cartes permanentes',
      summary:
        'Un paquet commence par les cartes Épopée ; celles des Châtiments arrivent par l’escalade. Les permanentes reviennent chaque année.',
    },
    '6.2': {
      title: 'Ce que montre une carte',
      summary:
        'Une carte montre sa valeur, ses phases, son événement, son effet sur les échelles, et si elle ne sert qu’une fois : étoile d’or, elle sort du jeu ; étoile d’argent, elle ne sert ensuite que pour ses points.',
    },
    '6.3': {
      title: 'Combien de cartes chacun tire',
      summary:
        'Zones clefs et États apportent des cartes ; une main en compte six au moins et dix au plus, sauf événement.',
    },
    '6.4': {
      title: 'Les usages d’une carte',
      summary: 'Une carte sert pour ses points ou pour son événement au moment qu’elle nomme, jamais pour les deux.',
    },
    '6.5': {
      title: 'Guerres étrangères et leurs cases',
      summary: 'Une guerre étrangère retient des pions dans sa case jusqu’à ce qu’un dé de 5 ou plus y mette fin.',
    },
    '6.6': {
      title: 'Cartes jouées au combat',
      summary: 'Les cartes de combat se jouent à l’étape de la bataille qu’elles indiquent.',
    },
    '7': { title: 'L’interphase en détail', summary: 'Tout ce qui se fait entre deux campagnes.' },
    '7.1': {
      title: 'Déclarer la guerre à une puissance',
      summary: 'On peut déclarer la guerre aux nations neutres ; sans déclaration, pas d’invasion cette année.',
    },
    '7.2': {
      title: 'Garder et tirer des cartes',
      summary: 'On garde ou défausse, on reprend les permanentes, on complète la main.',
    },
    '7.3': {
      title: 'Le budget de chaque puissance',
      summary:
        'Les puissances dressent leur budget dans l’ordre : Turquie, Espagne, Prusse, Autriche, Russie, Angleterre, France.',
    },
    '7.3.1': {
      title: 'Ce qu’une puissance peut dépenser',
      summary:
        'Une puissance a son revenu annuel, moins les zones clefs tenues par l’ennemi. Les puissances d’un camp peuvent s’aider jusqu’à quatre points.',
    },
    '7.3.2': {
      title: 'Ce qu’achètent les ressources',
      summary:
        'On achète des pas, des dépôts, des armées et des flottes ; l’Angleterre reçoit chaque année une flotte ou une carte. Le reste est perdu.',
    },
    '7.3.3': {
      title: 'Les pas des pays mineurs',
      summary: 'Deux alliés mineurs avec unités donnent un pas de mineurs.',
    },
    '7.3.4': {
      title: 'Où se placent les unités nouvelles',
      summary:
        'Les nouvelles unités arrivent dans la capitale ou une forteresse du territoire national, non assiégée et reliée à la capitale ; une armée reçoit directement quelques pas, dépôts et généraux.',
    },
    '7.3.5': {
      title: 'L’entrée en jeu des généraux',
      summary: 'Les généraux arrivent en réserve l’année dite, puis rejoignent unités ou armées ravitaillées.',
    },
    '7.3.6': {
      title: 'Retirer des unités de la carte',
      summary: 'On peut retirer des pions de la carte ; ils ne resservent pas avant le budget suivant.',
    },
    '7.4': {
      title: 'Deux cartes pour la diplomatie',
      summary: 'Des cartes servent à gagner puissances neutres et pays mineurs.',
    },
    '7.5': {
      title: 'Le mouvement des majeures neutres',
      summary:
        'Les majeures hors de la guerre bougent de leur facteur dans leurs frontières ; l’Empire joue l’Espagne et la Turquie, la Coalition les autres.',
    },
    '7.6': {
      title: 'Le redéploiement stratégique des forces',
      summary:
        'Les forces ravitaillées se déplacent, avec un général du double de leur facteur ; au-delà du facteur imprimé, test d’attrition.',
    },
    '8': {
      title: 'La diplomatie entre les nations',
      summary: 'La position des nations envers les deux camps, et ses changements.',
    },
    '8.1': {
      title: 'Les statuts d’une nation',
      summary:
        'Toute nation hormis la France et l’Angleterre est neutre, alliée, en paix forcée, en alliance forcée ou protectorat.',
    },
    '8.1.1': {
      title: 'Une nation neutre',
      summary: 'Nul n’entre chez un neutre ; un mineur attaqué rejoint l’autre camp.',
    },
    '8.1.2': {
      title: 'Les alliés et leurs devoirs',
      summary:
        'Des alliés partagent territoire, ravitaillement, commandement dans certaines limites, zones clefs et aides.',
    },
    '8.1.3': {
      title: 'Paix forcée et seconde guerre',
      summary:
        'Une majeure conquise est en paix pour un temps ; l’attaquer de nouveau amène les Châtiments et donne à l’ennemi des émissaires gratuits.',
    },
    '8.1.4': {
      title: 'Alliance forcée et sa rupture',
      summary:
        'Une puissance battue deux fois peut devoir ouvrir son territoire au passage et au ravitaillement de l’Empire.',
    },
    '8.1.5': {
      title: 'Établir un protectorat',
      summary:
        'Avec une carte de valeur 2 ou plus, l’Empire s’attache pour de bon un mineur allié : un point de victoire, et de l’escalade.',
    },
    '8.2': { title: 'Agir par la diplomatie', summary: 'Un émissaire tente de rallier une nation.' },
    '8.2.1': {
      title: 'Gagner une puissance majeure',
      summary: 'Les majeures neutres ne se courtisent que pendant la phase de diplomatie, une par camp et par an.',
    },
    '8.2.2': {
      title: 'Gagner un pays mineur',
      summary: 'Un mineur se courtise neutre, ou allié de la France sans garnison ; pendant les Châtiments, toujours.',
    },
    '8.2.3': {
      title: 'Le dé diplomatique et ses suites',
      summary:
        'Une carte de valeur 3 pour une majeure, 2 pour un mineur avec unités, 1 pour les autres ; un dé plus l’influence du camp : à 6 ou plus, la nation rejoint et apporte les cartes de ses zones clefs.',
    },
    '8.3': { title: 'Les États créés en jeu', summary: 'Certains États peuvent naître d’autres en cours de partie.' },
    '8.3.1': {
      title: 'La Confédération du Rhin',
      summary:
        'La Confédération du Rhin réunit des alliés allemands de la France quand l’événement et les conditions sont là.',
    },
    '8.3.2': {
      title: 'Le royaume de Westphalie',
      summary: 'La Westphalie se forme de pays mineurs et de provinces d’Allemagne du Nord.',
    },
    '8.3.3': {
      title: 'Le royaume de Bavière',
      summary: 'La Bavière augmentée du Tyrol devient un royaume et apporte une carte.',
    },
    '8.3.4': {
      title: 'L’Italie s’agrandit de la Vénétie',
      summary: 'L’Italie reçoit la Vénétie et lève un second corps.',
    },
    '8.3.5': {
      title: 'La Pologne renaît à Varsovie',
      summary: 'La Pologne renaît avec la Mazovie ; d’autres provinces lui donnent un second corps.',
    },
    '9': { title: 'Activer forces et flottes', summary: 'Les points activent forces et flottes.' },
    '9.1': {
      title: 'Ce que coûte une activation',
      summary:
        'Une force coûte l’initiative de son général, un corps isolé ou une flotte un point. Une armée peut d’abord appeler des forces des zones voisines ; elle perd alors un point de mouvement.',
    },
    '9.2': {
      title: 'Les points mis en réserve',
      summary: 'Les points restants vont en réserve et se perdent à la fin de l’année.',
    },
    '10': { title: 'Le commandement des forces', summary: 'Qui peut commander quoi.' },
    '10.1': {
      title: 'Combien de pas un général commande',
      summary:
        'Un général mène autant de pas que son commandement, avec une armée le double, trois subordonnés et la réserve de cavalerie. La moitié au plus peut être d’autres majeures.',
    },
    '10.2': {
      title: 'Le rang désigne le chef',
      summary: 'Le plus petit numéro commande ; il ne sert jamais sous un plus grand.',
    },
    '10.3': {
      title: 'Changer de général',
      summary: 'On change un commandant en phase de budget, ou si sa force est absorbée ou détruite.',
    },
    '11': {
      title: 'Une force par zone',
      summary:
        'Une seule force d’un camp par zone ; l’excédent est perdu. Deux ennemis ne finissent pas un round ensemble, hors siège.',
    },
    '12': {
      title: 'Le mouvement des forces à terre',
      summary: 'Comment les forces marchent, se rencontrent et s’esquivent.',
    },
    '12.1': {
      title: 'Le prix de chaque marche',
      summary:
        'L’unité la plus lente donne le facteur ; mauvais temps et hiver ôtent un point. Une zone coûte un ou deux points, rivières, cols, montagnes et détroits davantage. Une force ou une forteresse ennemie arrête la marche.',
    },
    '12.2': {
      title: 'Réunir et séparer des forces',
      summary: 'Une force en marche peut laisser des unités et en prendre, selon le rang et le commandement.',
    },
    '12.2.1': {
      title: 'Absorber des forces en chemin',
      summary: 'Les unités absorbées en route ont marché et ne remarchent pas dans le round.',
    },
    '12.2.2': {
      title: 'Consolider les forces selon le rang',
      summary: 'Les forces réunies n’en font qu’une sous le rang le plus élevé.',
    },
    '12.3': {
      title: 'Marcher plus loin que permis',
      summary:
        'Un à trois points de plus, déclarés avant la marche, contre un test d’attrition avant la première bataille ou à la fin.',
    },
    '12.4': {
      title: 'Intercepter une force en marche',
      summary:
        'Une force avec général voisine de la zone où entre l’ennemi peut tenter d’intercepter, avec une carte valant son initiative et un dé de 5 ou plus ; elle combat alors à +1.',
    },
    '12.5': {
      title: 'Esquiver la bataille',
      summary:
        'Une force avec général peut tenter d’esquiver sur 5 ou plus, dans la forteresse sans test. Ni par où vient l’ennemi, ni chez lui.',
    },
    '12.6': {
      title: 'Campagnes majeures, lignes intérieures',
      summary:
        'Une Campagne majeure fait marcher plusieurs forces avant un combat commun ; les Lignes intérieures permettent à un bon défenseur de les affronter une à une.',
    },
    '13': { title: 'Le ravitaillement des forces', summary: 'Les armées vivent de lignes qui mènent chez elles.' },
    '13.1': {
      title: 'Quand se vérifie le ravitaillement',
      summary:
        'Le ravitaillement se vérifie à l’activation, en bataille et au siège ; le marqueur reste jusqu’à la vérification suivante.',
    },
    '13.2': {
      title: 'D’où vient le ravitaillement',
      summary:
        'Les sources sont la capitale, les forteresses nationales et les capitales fortifiées des alliés mineurs, si elles ne sont pas assiégées.',
    },
    '13.3': {
      title: 'La ligne, de relais en relais',
      summary:
        'Une ligne va de relais en relais, forteresses et dépôts fixes, à deux points de mouvement par terre, sans limite par mer entre ports libres ; ni par l’ennemi, ni par ses forteresses ou drapeaux.',
    },
    '13.4': {
      title: 'Dépôts mobiles et fixes',
      summary: 'Un dépôt fixe est un relais ; un mobile suit une force. Un dépôt dépensé soulage un test d’attrition.',
    },
    '13.5': {
      title: 'Les forces sans ravitaillement',
      summary:
        'Sans ravitaillement : test d’attrition avant la première bataille, −3 au combat, ni assaut ni ralliement.',
    },
    '13.6': { title: 'Les pertes en marche', summary: 'L’attrition coûte des pas à qui marche trop ou affamé.' },
    '13.6.1': {
      title: 'Quand se teste l’attrition',
      summary:
        'Testée par une force activée sans ravitaillement, après marche forcée, interception, contremarche ou long redéploiement, et en fin d’année si elle est en difficulté.',
    },
    '13.6.2': {
      title: 'Le jet d’attrition',
      summary: 'Un dé modifié, sur la colonne des pas testés, donne les pas perdus ; une étoile peut en ajouter un.',
    },
    '14': {
      title: 'La bataille terrestre, dans l’ordre',
      summary:
        'La bataille pas à pas : contremarches, rapport, niveau, moral, modificateurs, dés, blessures, pertes, retraite, démoralisation, poursuite.',
    },
    '14.1': {
      title: 'Marcher au canon',
      summary:
        'Les généraux voisins peuvent marcher au canon sur 5 ou plus, sauf par montagne ou détroit ; l’attaquant d’abord.',
    },
    '14.2': {
      title: 'Le rapport de forces',
      summary:
        'Les points d’un camp sur ceux de l’autre, à l’entier le plus proche. À cinq contre un, le plus faible est détruit.',
    },
    '14.3': {
      title: 'Escarmouche, bataille mineure ou majeure',
      summary:
        'Jusqu’à 7 points en tout, une escarmouche ; dès 22, dont 10 au plus faible, une bataille majeure ; sinon mineure.',
    },
    '14.4': {
      title: 'Le moral d’une force',
      summary:
        'Le moral d’une force est celui de la plupart de ses pas ; un de moins si la nation a perdu sa capitale.',
    },
    '14.5': { title: 'Ce qui modifie les dés', summary: 'Chaque camp additionne ce qui modifie ses dés.' },
    '14.5.1': {
      title: 'Le rapport comme modificateur',
      summary: 'Le rapport de forces donne à l’attaquant de −3 à +3.',
    },
    '14.5.2': {
      title: 'La supériorité de cavalerie',
      summary: 'Plus de cavalerie, généraux compris, donne +1 en terrain clair.',
    },
    '14.5.3': {
      title: 'Terrain et passages de rivières',
      summary: 'Terrain accidenté, marais, rivières, cols, montagnes et détroits gênent l’attaquant.',
    },
    '14.5.4': {
      title: 'Le ravitaillement sur le champ de bataille',
      summary: 'Chacun vérifie son ravitaillement, l’attaquant par où il est venu ; sans lui, −3.',
    },
    '14.5.5': {
      title: 'Corps d’élite et unités spéciales',
      summary:
        'Un corps d’élite peut mener et ajoute ses étoiles, les unités spéciales leur bonus ; à eux les premières pertes.',
    },
    '14.5.6': {
      title: 'L’apport des généraux au combat',
      summary:
        'Le commandant ajoute sa valeur tactique ; dans une armée, un subordonné peut ajouter la sienne, au risque d’une blessure.',
    },
    '14.5.7': {
      title: 'Cartes de combat, phase par phase',
      summary: 'Chacun peut jouer des cartes de combat, l’attaquant d’abord à chaque étape.',
    },
    '14.6': {
      title: 'Le jet de bataille',
      summary:
        'Deux dés et les modificateurs, sur la colonne du niveau, donnent les pertes ennemies. Le meilleur résultat gagne ; à égalité, un plus, sinon le défenseur.',
    },
    '14.7': {
      title: 'Blessures parmi les subordonnés',
      summary: 'Un subordonné engagé est blessé sur 6 et absent jusqu’au prochain budget.',
    },
    '14.8': {
      title: 'Subir les pertes',
      summary:
        'Les pertes touchent le corps de tête, puis les unités spéciales, puis surtout les pas du moral de la force ; jamais plus que l’ennemi n’a de pas.',
    },
    '14.9': { title: 'La défaite démoralise', summary: 'Une force battue peut perdre courage.' },
    '14.9.1': {
      title: 'Le test de démoralisation',
      summary:
        'Après plus qu’une escarmouche, le vaincu teste un dé contre son moral, moins l’écart des pertes, plus son général.',
    },
    '14.9.2': {
      title: 'La cavalerie poursuit le vaincu',
      summary:
        'S’il échoue, cavalerie et général du vainqueur s’ajoutent à un dé ; au-delà de 6, autant de pertes de plus.',
    },
    '14.9.3': {
      title: 'Ce que fait la démoralisation',
      summary:
        'Une force démoralisée ne force pas la marche, n’intercepte ni ne contremarche ; elle esquive sans test ; démoralisée à nouveau, elle est détruite.',
    },
    '14.9.4': {
      title: 'Rallier une force démoralisée',
      summary:
        'Elle se rallie par une victoire, ou par un test pour deux points de mouvement, commandée et ravitaillée.',
    },
    '14.10': {
      title: 'Où se retire le vaincu',
      summary:
        'Le vaincu gagne une zone voisine ou la forteresse, par ordre de préférence ; rivières et montagnes coûtent des pas. Qui ne peut partir est détruit.',
    },
    '14.11': {
      title: 'Deux armées en une force',
      summary: 'Deux armées combattent comme une, sous le plus ancien, et peuvent se retirer séparément.',
    },
    '15': {
      title: 'Les forteresses et leurs sièges',
      summary: 'Les forteresses arrêtent les armées et se prennent par siège.',
    },
    '15.1': {
      title: 'Ce qu’abrite une forteresse',
      summary:
        'Une force s’arrête devant une forteresse ennemie, sauf à laisser pour la masquer le double de son niveau en pas.',
    },
    '15.2': {
      title: 'Mettre le siège',
      summary:
        'Sans ennemi dehors et avec assez de pas, on assiège ; chaque assaut coûte un point de mouvement et veut du ravitaillement.',
    },
    '15.3': {
      title: 'Lever le siège',
      summary: 'Trop peu d’assiégeants lèvent le siège et se replient en ravitaillement.',
    },
    '15.4': {
      title: 'Le jet d’attaque d’un siège',
      summary:
        'Un dé avec le marqueur de siège, l’armée et les ouvrages : repoussé avec perte, stable, honneurs de la guerre ou brèche. Un échec monte le marqueur jusqu’à 3.',
    },
    '15.5': {
      title: 'Après la chute de la forteresse',
      summary:
        'Une forteresse prise est vide tant qu’on n’y laisse pas un pas ou un dépôt, ou jusqu’à la fin de l’année, ravitaillée.',
    },
    '16': {
      title: 'Le temps des derniers rounds',
      summary:
        'Le round 5 est de mauvais temps, les rounds 6 et 7 d’hiver : marches plus lentes et, l’hiver, attrition, glace en Baltique et pas de débarquement.',
    },
    '17': { title: 'Les flottes et la mer', summary: 'Les flottes naviguent, bloquent, transportent et combattent.' },
    '17.1': {
      title: 'Activer les flottes',
      summary: 'Une flotte coûte un point ; l’Amirauté déplace des escadres par son événement.',
    },
    '17.2': { title: 'Le mouvement des flottes', summary: 'Comment naviguent les escadres.' },
    '17.2.1': {
      title: 'Le prix de la navigation',
      summary:
        'Un point par port, mer, case ou port ennemi, et débarquement. Une escadre peut laisser des flottes, non en prendre.',
    },
    '17.2.2': {
      title: 'Trois flottes font une escadre',
      summary: 'Trois flottes au plus font une escadre, et une escadre d’un camp tient une mer.',
    },
    '17.2.3': {
      title: 'Le Bosphore et Gibraltar',
      summary: 'Le Bosphore est ouvert aux amis de qui tient Constantinople, à tous tant que la Turquie est neutre.',
    },
    '17.2.4': {
      title: 'Les mers fermées à une nation',
      summary: 'La glace ferme la Baltique en hiver ; les flottes de certaines nations restent dans leurs eaux.',
    },
    '17.2.5': {
      title: 'Intercepter une escadre',
      summary: 'Les escadres en mer, puis celles des blocus, interceptent à 6, meilleure initiative ajoutée.',
    },
    '17.2.6': {
      title: 'Une escadre s’esquive',
      summary: 'Une escadre en mer s’esquive à 6 de même, dans un port ou une mer voisine.',
    },
    '17.2.7': {
      title: 'Bloquer un port',
      summary: 'Une escadre dans la case d’un port ennemi coupe le ravitaillement par mer et affronte qui en sort.',
    },
    '17.2.8': {
      title: 'Porter des troupes par mer',
      summary:
        'Chaque flotte porte deux pas, un dépôt, un général et un marqueur d’armée de port en port en une activation.',
    },
    '17.2.9': {
      title: 'Débarquer face à l’ennemi',
      summary: 'Deux pas peuvent débarquer dans un port ennemi, hors hiver, à −3 ; qui ne l’a pas pris est perdu.',
    },
    '17.2.10': {
      title: 'La chasse aux corsaires',
      summary: 'Les Corsaires coûtent une carte à la Coalition, sauf si une flotte les chasse dans leur case.',
    },
    '17.3': { title: 'La bataille entre les flottes', summary: 'Comment combattent les escadres.' },
    '17.3.1': {
      title: 'Les dés du combat naval',
      summary:
        'Un dé par flotte avec la valeur de son amiral ; l’écart des totaux fixe les pertes du plus bas avant sa retraite.',
    },
    '17.3.2': {
      title: 'La retraite d’une escadre',
      summary: 'Dans un port de cette mer, ou une mer voisine ; le vainqueur peut suivre et bloquer.',
    },
    '17.3.3': { title: 'Combattre dans un port', summary: 'Dans un port, les canons de la forteresse tirent aussi.' },
    '17.3.4': {
      title: 'La perte des amiraux',
      summary: 'Les amiraux ne testent pas de blessure, sauf l’événement Nelson.',
    },
    '18': { title: 'Conquérir pays et puissances', summary: 'À la fin de l’année, des pays tombent.' },
    '18.1': {
      title: 'La chute d’un pays mineur',
      summary: 'Un pays mineur dont la capitale est tenue et ravitaillée est conquis : allié, ou terre du vainqueur.',
    },
    '18.2': { title: 'La chute d’une puissance majeure', summary: 'Une majeure tombe avec ses zones clefs.' },
    '18.2.1': {
      title: 'Quand une puissance est conquise',
      summary:
        'Une majeure est conquise quand l’ennemi tient toutes ses zones clefs, ravitaillées ; ou toutes sauf une, la capitale perdue et sans armée en ordre sur son sol.',
    },
    '18.2.2': {
      title: 'Ce que prend le vainqueur',
      summary: 'Les vainqueurs prennent provinces ou alliés mineurs, et une carte ou des ressources.',
    },
    '18.2.3': {
      title: 'Le sort du vaincu',
      summary: 'Le vaincu garde la paix quelques années ; chacun évacue le territoire de l’autre.',
    },
    '19': {
      title: 'Gagner et perdre la partie',
      summary: 'À 20, l’Empire gagne, à 0 la Coalition ; sinon la dernière année décide.',
    },
    '19.1': { title: 'L’Empire gagne sur-le-champ', summary: 'L’Empire gagne aussitôt que le niveau atteint 20.' },
    '19.2': {
      title: 'La Coalition gagne sur-le-champ',
      summary: 'La Coalition gagne aussitôt que le niveau atteint 0.',
    },
    '19.3': {
      title: 'Qui a gagné en 1814',
      summary: 'À la fin de 1814, les zones clefs de la France et Mantoue décident.',
    },
    '20.1': { title: '1815, les Cent-Jours', summary: 'Les Cent-Jours : la France seule contre tous, en un an.' },
    '20.2': {
      title: 'La campagne à partir de 1805',
      summary:
        'Dès 1805, round 2 : l’Autriche doit d’abord attaquer en Bavière ; des États peuvent naître selon les événements.',
    },
    '20.3': {
      title: 'La campagne à partir de 1809',
      summary: 'Dès 1809, l’Espagne en guerre et l’Empire à son apogée.',
    },
  },
};
