import type { RulebookText } from '../rulebook.ts';

export const rulebookFr: RulebookText = {
  chapters: {
    '2': 'Le matériel',
    '3': 'Le glossaire',
    '4': 'Préparer la partie',
    '5': 'Le déroulement',
    '6': 'Cartes et réserves',
    '7': 'Constructions',
    '8': 'La diplomatie',
    '9': 'Le mouvement',
    '10': 'Interception et esquive',
    '11': 'La bataille',
    '12': 'Les forteresses',
    '13': 'La mer',
    '14': 'L’interphase',
    '15': 'Conquête et soumission',
    '16': 'Les ressources',
    '17': 'Règles particulières',
  },
  rules: {
    '2.1': {
      title: 'Contenu de la boîte',
      summary: 'Carte, pions, tableaux, cartes à jouer et dés : une liste, rien à appliquer.',
    },
    '2.2': {
      title: 'Les pions',
      summary:
        'Une unité vaut 1, 2 ou 4 ; les pions de 6 et de 8 ne servent qu’à alléger les piles. Le matériel est une limite absolue. Un chef sans commandement vaut 1 unité.',
    },
    '3': {
      title: 'Le glossaire',
      summary:
        'Duchés amis, non contrôlés et ennemis, ports et zones, armées, camps, mandataires : les mots dans lesquels les règles sont écrites.',
    },
    '4.1': {
      title: 'Les pièces',
      summary:
        'Chaque scénario donne les forces et les escadres en jeu au départ, et leur place. Toutes les réserves sont prêtes.',
    },
    '4.2': {
      title: 'Le tableau de contrôle',
      summary:
        'Consuls, camps, clés et ressources commencent comme le dit le scénario. La France est première sur la piste de mouvement.',
    },
    '4.3': {
      title: 'Les puissances',
      summary:
        'De deux à cinq joueurs. Qui a un pacte avec une nation mineure la dirige ; à moins de cinq, il en va de même de la Prusse.',
    },
    '4.31': {
      title: 'Les rôles',
      summary:
        'À deux, chacun peut miser des unités pour le camp que tous deux veulent ; à plus, les dés décident. À deux, un joueur a la Grande-Bretagne, la Russie et l’Autriche ; à trois, un joueur a la Russie et l’Autriche.',
    },
    '4.4': {
      title: 'Les mains de départ',
      summary:
        '1805 : France 6 cartes ; Autriche et Grande-Bretagne 4 ; Russie et Prusse 3 ; Turquie et Espagne 2 ; Suède et Danemark 1.',
    },
    '4.41': {
      title: 'Plusieurs mains',
      summary: 'Qui a plusieurs nations sépare leurs mains et ne regarde chacune qu’au moment de son échange.',
    },
    '4.5': {
      title: 'L’échange',
      summary: 'Une nation peut échanger toute sa nouvelle main contre une carte de moins, même sous son minimum.',
    },
    '4.51': {
      title: 'Échanges répétés',
      summary: 'On peut échanger encore, une carte de moins à chaque fois, avant que la nation suivante décide.',
    },
    '5.1': {
      title: 'Les impulsions',
      summary:
        'Dans l’ordre de mouvement, chaque nation joue une carte, pour son événement ou pour ses points. Qui a une carte doit jouer, sauf à employer une ressource ou une réserve.',
    },
    '5.11': {
      title: 'Une carte par impulsion',
      summary:
        'D’ordinaire une carte ou une réserve par impulsion. Une carte piochée et jouée par un événement en fait partie.',
    },
    '5.12': {
      title: 'Jeux en plus',
      summary:
        'Une ressource, ou la réserve d’une puissance, se joue en plus d’une carte : une par impulsion, dans l’ordre qu’on veut.',
    },
    '5.2': {
      title: 'La préemption',
      summary:
        'Après le premier round de 1805, la nation qui a le plus de cartes peut passer avant la suivante, sauf égalité ou deux impulsions de suite. Une nation n’est préemptée qu’une fois avant son impulsion, et jamais sans cartes.',
    },
    '5.21': {
      title: 'L’occasion',
      summary: 'La nation qui peut préempter est interrogée avant chaque impulsion prévue.',
    },
    '5.22': {
      title: 'Le moment',
      summary: 'La préemption a lieu entre les impulsions, jamais pendant.',
    },
    '5.23': {
      title: 'Impulsion perdue',
      summary:
        'Si la nation préemptée n’a plus d’impulsion à prendre, celle qui a préempté perd la sienne quand elle suivrait aussitôt.',
    },
    '5.3': {
      title: 'Cartes des mandataires',
      summary:
        'La puissance liée par un pacte choisit le jeu du mandataire. Sinon une carte est tirée au hasard de sa main.',
    },
    '5.31': {
      title: 'Cartes rouges et vertes',
      summary:
        'Un mandataire neutre construit avec ses cartes ; une carte rouge, ou verte à partir de son tour, est jouée pour son événement si c’est possible.',
    },
    '5.32': {
      title: 'Réserve d’un mandataire',
      summary: 'Seul un mandataire dirigé par un joueur emploie sa réserve.',
    },
    '5.4': {
      title: 'Passer',
      summary: 'Une nation sans carte passe. Elle peut encore assiéger, jouer une ressource ou une réserve.',
    },
    '5.5': {
      title: 'Fin des impulsions',
      summary:
        'Après le Danemark le round s’achève et la France revient. Les impulsions finissent quand une seule nation a des cartes et a joué ; ce qu’elle garde sert au tour suivant.',
    },
    '5.51': {
      title: 'Tour prolongé',
      summary: 'Si une autre nation gagne une carte pendant ce qui semblait la dernière impulsion, le tour continue.',
    },
    '5.6': {
      title: 'L’attrition',
      summary:
        'Les formations en duché non contrôlé subissent l’attrition. Les survivants placent leur drapeau ou en retirent un, sauf dans une forteresse.',
    },
    '5.61': {
      title: 'Ports perdus',
      summary: 'Un port qui change de mains par attrition jette à la mer les escadres ennemies.',
    },
    '5.62': {
      title: 'Constructions navales',
      summary:
        'Les marqueurs de construction deviennent des marqueurs de réparation. Une manœuvre ultérieure les enlève.',
    },
    '5.7': {
      title: 'Les conquêtes',
      summary: 'Les conquêtes possibles sont résolues.',
    },
    '5.8': {
      title: 'Le jet de paix',
      summary:
        '6 ou plus met fin à la partie. Chaque joueur peut d’abord changer le jet de un, une fois, contre une carte de moins à la prochaine pioche d’une de ses puissances qui pioche plus que son minimum.',
    },
    '5.81': {
      title: 'La victoire',
      summary:
        'Un point par clé gagnée par les puissances du joueur, moins les clés perdues, et un par pacte avec une nation mineure et par ressource. Le plus de points gagne ; à égalité, la nation la plus loin sur la piste.',
    },
    '5.82': {
      title: 'Paix automatique',
      summary:
        'La partie finit si la France est conquise ou se soumet, après le tour 5 (6 si Napoléon abdique), ou quand la Grande-Bretagne ou la Russie est neutre assujettie et que la France a six points.',
    },
    '5.9': {
      title: 'L’interphase',
      summary: 'Entre les tours : camps, renforts, cartes. Puis le marqueur de tour avance.',
    },
    '6.1': {
      title: 'Les événements',
      summary:
        'Une carte jouée pour son événement fait ce qu’elle dit, même contre un allié, et l’emporte sur les règles, sauf que nul n’a deux impulsions de suite. Toutes les conditions doivent être remplies.',
    },
    '6.11': {
      title: 'Marqueurs d’événement',
      summary: 'Certains événements ont un marqueur tant qu’ils durent : une aide à la lecture.',
    },
    '6.12': {
      title: 'Pièces d’un événement',
      summary:
        'Si la réserve de pions est vide, des unités peuvent être prises ailleurs sur la carte. Qui doit des pièces les construit avec ce qu’il a ; sinon il se soumet.',
    },
    '6.13': {
      title: 'Guerres lointaines',
      summary:
        'Les pièces envoyées restent sur la carte jusqu’à la fin de la guerre. Des escadres bloquées, en réparation ou à regrouper peuvent partir ; une unité ou un chef à regrouper coûte son point.',
    },
    '6.14': {
      title: 'Les réactions',
      summary:
        'Elles interrompent impulsion, bataille ou événement. Elles se résolvent dans l’ordre joué et viennent trop tard si le jeu a continué. Aucune entre deux impulsions.',
    },
    '6.15': {
      title: 'Cartes de bataille',
      summary:
        'Toute nation présente peut en jouer autant qu’elle veut, avant les dés. Ni au siège ni en mer, sauf si la carte le dit.',
    },
    '6.16': {
      title: 'Diplomatie par événement',
      summary:
        'Un événement peut déplacer un consul. Il ne sort d’un pacte que par conquête, soumission ou un événement qui le dit.',
    },
    '6.17': {
      title: 'Attrition par événement',
      summary:
        'Drapeaux, chefs et unités lancent chacun un dé. Le commandant choisit les pertes ; un chef, seulement si son joueur y consent ou s’il ne reste rien d’autre.',
    },
    '6.18': {
      title: 'Pas en 1805',
      summary: 'Ces événements ne se jouent pas en 1805. La carte sert encore pour ses points.',
    },
    '6.19': {
      title: 'Événements temporaires',
      summary:
        'Ils durent jusqu’à la fin du tour. Après chaque impulsion où une puissance jouée par un joueur a joué une carte, un 6 en termine un.',
    },
    '6.2': {
      title: 'Les réserves',
      summary:
        'Chaque nation en a une ou deux, utilisables une fois par tour, pour l’événement ou les points. Ce ne sont pas des cartes, et une nation que nul ne dirige ne peut s’en servir.',
    },
    '6.3': {
      title: 'Points de commandement',
      summary:
        'Ils construisent, déplacent consuls, formations et flottes, et peuvent finir une guerre lointaine. On peut les diviser, non les garder.',
    },
    '6.4': {
      title: 'Impulsion d’un mandataire allié',
      summary:
        'Le patron joue ses cartes pour leur événement ou pour construire et mouvoir ses pièces. Un mandataire peut finir sa propre guerre lointaine et pousser des consuls vers la gauche.',
    },
    '6.5': {
      title: 'Mains fermées',
      summary: 'Les cartes ne s’échangent ni ne se montrent, sauf si un événement le permet.',
    },
    '7.1': {
      title: 'Les unités',
      summary: 'Une unité coûte 2 points.',
    },
    '7.2': {
      title: 'Les chefs',
      summary:
        'Un chef coûte sa valeur de commandement. Certains arrivent en 1807, deux par leur seul événement. Les autres se reconstruisent, même après leur mort.',
    },
    '7.3': {
      title: 'Les escadres',
      summary:
        'Une escadre coûte 4 points et se place dans un port national ami, d’abord en construction, puis en réparation.',
    },
    '7.4': {
      title: 'Les drapeaux',
      summary:
        'Placer ou retirer un drapeau coûte 1 point, sauf débordement, siège ou attrition. Chez elle, une nation n’en place pas : retirer celui de l’ennemi suffit.',
    },
    '7.41': {
      title: 'Où placer',
      summary:
        'Une formation place dans le duché sans forteresse où elle se trouve ; une armée active aussi dans un duché adjacent sans ennemi, hors d’atteinte d’une interception. Jamais à travers marais ou détroit, ni après une bataille perdue dans l’impulsion.',
    },
    '7.42': {
      title: 'Forteresses',
      summary: 'Leur drapeau ne change que par siège, conquête ou soumission.',
    },
    '7.43': {
      title: 'Doubles associés',
      summary:
        'La nation de la moitié basse les contrôle d’abord. La puissance de la moitié haute a besoin d’un drapeau. Qui contrôle peut y construire.',
    },
    '7.44': {
      title: 'Limite des drapeaux',
      summary: 'Qui a employé tous ses drapeaux en prend un ailleurs sur la carte.',
    },
    '7.5': {
      title: 'Constructions des mandataires',
      summary:
        'Un mandataire neutre construit dans sa capitale, dans un ordre fixe : regroupement, unités, chefs, escadres, réparations.',
    },
    '7.51': {
      title: 'Crédits',
      summary:
        'Un mandataire garde un point au plus. Il peut rendre des unités de sa capitale pour 2 points chacune vers un chef ou une escadre. Le reste se perd avec un pacte.',
    },
    '7.6': {
      title: 'Finir une guerre lointaine',
      summary: '1 point, 1 dé : sur 6 la guerre est finie et ses pièces vont se regrouper.',
    },
    '7.7': {
      title: 'Regrouper',
      summary:
        '1 point ramène une unité, un chef ou une escadre dans un duché national ami ; une escadre dans un port sans blocus, en réparation.',
    },
    '8.1': {
      title: 'La piste diplomatique',
      summary:
        'Dès le deuxième round de 1805. Avancer un consul d’une case coûte le nombre de la colonne où il entre. Chacun peut le pousser à gauche, seule sa puissance à droite. On change de ligne parmi les non-alignés. Le côté +1 rend le pas à droite moins cher, à gauche plus cher.',
    },
    '8.2': {
      title: 'Les alliés',
      summary:
        'Dans la case de pacte, le mandataire devient l’allié de la puissance et ses duchés sont amis. Un pacte ne finit que par conquête, soumission ou événement.',
    },
    '8.21': {
      title: 'Pacte rompu',
      summary:
        'Une nation peut aussitôt le rétablir par événement, la puissance lésée aussi par des points. Sinon le mandataire pioche une nouvelle main, devient neutre, et les pièces déplacées se regroupent.',
    },
    '8.22': {
      title: 'Limites entre alliés',
      summary:
        'La France et la Grande-Bretagne ne changent jamais de camp. Nul n’attaque un allié ni ne place de drapeau chez lui, ne déclare la guerre à une nation du même joueur, ni n’est exclu d’un camp.',
    },
    '8.3': {
      title: 'Les camps',
      summary:
        'La France et l’Espagne forment d’abord le camp impérial, la Grande-Bretagne, l’Autriche et la Russie la Coalition. Un camp est allié, et en guerre contre l’autre.',
    },
    '8.31': {
      title: 'Avantages d’un camp',
      summary:
        'Groupes d’armées et grandes flottes communs, duchés amis, et pas de guerre turque tant que la Turquie est cliente du camp.',
    },
    '8.32': {
      title: 'Mandataires attaqués',
      summary:
        'Un client neutre attaqué rejoint la puissance de sa ligne. Attaqué par son patron, ou non aligné, il rejoint la puissance adverse jouée la plus loin sur la piste.',
    },
    '8.33': {
      title: 'Déclarer la guerre',
      summary:
        'Gratuit à l’interphase. Pendant une impulsion, 7 points contre une puissance ; gratuit contre une nation mineure non alignée, un client de l’ennemi ou le sien. Changer de camp ainsi demande la permission du camp. Une puissance neutre doit entrer dans un camp.',
    },
    '8.34': {
      title: 'Suites d’une guerre',
      summary:
        'Les formations qui déclarent, dans les duchés d’un ancien allié, subissent l’attrition et se regroupent ; les autres peuvent rester et placer leur drapeau. Des ennemis dans un même duché se battent aussitôt, sans terrain.',
    },
    '8.4': {
      title: 'Guerres turques',
      summary:
        'Pas de guerre turque contre un client de son camp ; celle en cours finit quand les camps changent ainsi.',
    },
    '8.5': {
      title: 'Neutralité prussienne',
      summary: 'Au premier round de 1805 la Prusse n’entre dans aucun camp et reste chez elle, sauf invasion.',
    },
    '8.6': {
      title: 'Négocier',
      summary:
        'On parle librement et en public, et les promesses n’engagent personne. Les cartes ne s’échangent ni ne se montrent.',
    },
    '8.7': {
      title: 'Mandataires et camps',
      summary: 'Un mandataire lié par un pacte est dans le camp de sa puissance.',
    },
    '8.8': {
      title: 'Neutres assujettis',
      summary:
        'Une puissance jouée qui se soumet ou est conquise. Ses pactes restent dans leur camp sans être ses alliés. Elle le reste jusqu’à son entrée dans un camp, et ne déclare la guerre qu’à une nation d’un camp.',
    },
    '8.81': {
      title: 'Les pactes suivent',
      summary:
        'Une puissance qui change de camp ou y entre emmène ses pactes. Un neutre assujetti attaqué rejoint gratuitement le camp opposé.',
    },
    '8.82': {
      title: 'Conquérant et allié',
      summary:
        'Quand un neutre assujetti entre dans le camp de son conquérant, celui-ci peut à ce moment lui rendre des duchés.',
    },
    '8.83': {
      title: 'Drapeaux ensuite',
      summary: 'Un duché cédé, pris par l’ennemi et repris par le camp, revient à son premier propriétaire.',
    },
    '9.1': {
      title: 'Le mouvement',
      summary:
        '1 point mène un chef et son armée, dans la limite de son commandement, au duché suivant. Les pièces sans chef paient une à une. Un chef de nation mineure ne mène que les siens.',
    },
    '9.2': {
      title: 'Les piles',
      summary: 'Tout nombre peut rester et défendre ensemble ; une armée n’attaque qu’avec ce que son chef commande.',
    },
    '9.3': {
      title: 'Entrer',
      summary: 'On entre dans un duché depuis un duché adjacent, sauf convoi et assaut amphibie.',
    },
    '9.4': {
      title: 'L’attrition',
      summary:
        'Certains mouvements coûtent un dé par unité et par chef : chaque 6 est une perte, au choix du commandant.',
    },
    '9.41': {
      title: 'Col et marais',
      summary: 'Entrer en duché ennemi par un col ou un marais cause l’attrition.',
    },
    '9.42': {
      title: 'Marche forcée',
      summary: 'À partir du cinquième duché de l’impulsion.',
    },
    '9.43': {
      title: 'Embuscade',
      summary: 'Entrer en duché ennemi depuis un duché non contrôlé.',
    },
    '9.44': {
      title: 'Retraite et esquive',
      summary: 'Vers un duché ennemi, par un détroit, ou vers la mer après un débarquement manqué.',
    },
    '9.45': {
      title: 'Attrition française',
      summary:
        'Les pertes françaises sont divisées par deux, arrondies au-dessus, sauf dans un duché national russe, espagnol ou turc.',
    },
    '9.5': {
      title: 'Restrictions',
      summary: 'Ce qui arrête ou interdit une marche.',
    },
    '9.51': {
      title: 'Formation ennemie',
      summary: 'Il faut la combattre aussitôt, sauf esquive ; sans débordement la marche s’arrête.',
    },
    '9.52': {
      title: 'Forteresse ennemie',
      summary: 'Y entrer termine la marche, sauf siège par débordement.',
    },
    '9.53': {
      title: 'Détroit',
      summary: 'Fermé tant qu’une flotte ennemie est dans sa zone ou son port.',
    },
    '9.54': {
      title: 'Neutres',
      summary: 'Seuls les alliés par pacte d’une puissance neutre entrent chez elle sans déclarer la guerre.',
    },
    '9.6': {
      title: 'Plusieurs chefs',
      summary:
        'Un seul commande dans un duché ; les autres comptent comme unités jusqu’à ce qu’ils soient séparés ou mènent une armée de son groupe.',
    },
    '9.7': {
      title: 'Groupes d’armées',
      summary:
        'Des armées d’un camp dans un duché peuvent se joindre sous un commandant, avec l’accord de tous. Seul un chef de puissance commande plusieurs nations. Sans groupe, on défend avec une valeur de 0.',
    },
    '9.71': {
      title: 'Marche d’un groupe',
      summary: 'Un groupe marche à l’impulsion de son commandant et paie 1 point par armée.',
    },
    '9.8': {
      title: 'Engager la bataille',
      summary:
        'Entrer chez l’ennemi, c’est la bataille, sauf esquive. Seuls un groupe ou des interceptions amènent plusieurs formations ensemble.',
    },
    '10.1': {
      title: 'L’interception',
      summary:
        'Une armée inactive peut entrer dans un duché adjacent où l’ennemi entre, si aucun ennemi ne s’y trouve déjà.',
    },
    '10.11': {
      title: 'Le jet',
      summary:
        'Deux dés, 9 ou plus : +1 vers un duché ami, −1 depuis un duché non contrôlé, −1 par marais, col ou détroit, plus la valeur de bataille.',
    },
    '10.12': {
      title: 'Groupes d’armées',
      summary: 'On annonce qui part. Un échec met fin aux interceptions depuis ce duché pour l’impulsion.',
    },
    '10.13': {
      title: 'Drapeaux d’événement',
      summary: 'Une armée qui atteint un tel drapeau le retire.',
    },
    '10.2': {
      title: 'L’esquive',
      summary:
        'Les formations inactives peuvent s’échapper, mais pas vers le duché d’où vient l’ennemi. Deux dés, 9 ou plus, mêmes modificateurs. L’échec perd le terrain et donne un dé à l’ennemi.',
    },
    '10.21': {
      title: 'La poursuite',
      summary: 'La formation active peut suivre avec d’autres points ; l’autre peut esquiver encore.',
    },
    '10.3': {
      title: 'Ordre et limites',
      summary:
        'Esquives, retraites et interceptions ne s’interceptent pas. Une armée qui a échoué ou combattu n’intercepte plus de l’impulsion. L’attrition du mouvement vient après.',
    },
    '11.1': {
      title: 'Événements de bataille',
      summary:
        'Avant les dés, dans l’ordre de mouvement à partir de la nation active, pour un round. Les réactions viennent à tout moment.',
    },
    '11.2': {
      title: 'Dés de bataille',
      summary:
        'Un par unité et par chef subordonné en ordre, plus événements, bonus des nations, valeur du commandant, terrain et esquives manquées au premier round.',
    },
    '11.21': {
      title: 'Bonus des nations',
      summary:
        'Un dé ; deux si plus de la moitié est française ; aucun si la moitié ou plus vient de nations mineures.',
    },
    '11.22': {
      title: 'Le terrain',
      summary:
        'En duché ami du défenseur, au premier round : 1 dé si un attaquant vient par un terrain difficile, 2 par un col, 3 par un marais. Un détroit s’assaille comme depuis la mer.',
    },
    '11.3': {
      title: 'Les pertes',
      summary: 'Les deux côtés à la fois : chaque 6 tue, chaque 5 désorganise pour le reste de la bataille.',
    },
    '11.31': {
      title: 'Partage des pertes',
      summary:
        'Les unités se perdent également par nation ; le commandant tranche le reste. Un chef ne se perd que par consentement ou faute d’unité.',
    },
    '11.32': {
      title: 'Le vainqueur',
      summary: 'Le moins de pertes gagne. L’égalité se joue en un second round ; encore égal, le côté actif perd.',
    },
    '11.33': {
      title: 'Désorganisations en trop',
      summary:
        'Au-delà de la dernière unité elles touchent d’abord le commandant, puis les dés d’événements ou de bonus.',
    },
    '11.4': {
      title: 'La retraite',
      summary: 'Le vaincu va dans un duché ami adjacent ; le côté actif d’abord d’où il vient.',
    },
    '11.41': {
      title: 'Attrition',
      summary: 'Un défenseur sans autre issue peut retraiter en duché ennemi, avec attrition.',
    },
    '11.42': {
      title: 'Pas de retraite',
      summary:
        'Ni vers le duché d’où vient l’ennemi, ni en mer, ni vers une forteresse ennemie non assiégée, une formation ennemie ou un détroit fermé. Qui ne peut retraiter est éliminé.',
    },
    '11.43': {
      title: 'Renoncer',
      summary: 'Une formation dont la retraite ouvrirait une guerre peut être éliminée à la place.',
    },
    '11.44': {
      title: 'Sans suite',
      summary: 'Désorganisation et retraite ne comptent plus après la bataille.',
    },
    '11.5': {
      title: 'La déroute',
      summary:
        'Trois pertes de plus que les siennes : les vaincus désorganisés sont éliminés, et un dé qui ne dépasse pas la valeur du commandant battu gagne une ressource.',
    },
    '11.6': {
      title: 'Le débordement',
      summary: 'Si tout un côté a disparu, le vainqueur actif peut continuer.',
    },
    '11.7': {
      title: 'Débordement de drapeau',
      summary:
        'Si l’on a tué plus que de pièces présentes, le vainqueur place ou retire un drapeau gratuitement, sauf forteresse.',
    },
    '12.1': {
      title: 'Les forteresses',
      summary:
        'Une forteresse contrôle son duché, qui que ce soit s’y trouve. Elle ne pèse pas sur les batailles ; nulle formation n’est dedans.',
    },
    '12.2': {
      title: 'Le siège',
      summary:
        'Une armée de la nation active, sans points, si aucun ennemi n’est là et si elle n’y a pas livré bataille dans l’impulsion. Elle ne bouge plus.',
    },
    '12.3': {
      title: 'Résoudre un siège',
      summary:
        'La forteresse lance autant de dés que sa valeur et tombe à autant de 6 dans une impulsion. L’assiégeant peut continuer après un round où il a causé plus de pertes qu’il n’en a subi.',
    },
    '12.31': {
      title: 'Débordement',
      summary: 'Plus de 6 qu’il n’en faut, ou moins de rounds que la valeur : l’armée peut repartir.',
    },
    '12.32': {
      title: 'Zone',
      summary: 'Un dé de moins si le maître du port ou un allié contrôle une zone voisine.',
    },
    '12.33': {
      title: 'Groupes d’armées',
      summary:
        'Une armée d’un groupe assiège ; d’autres peuvent remplacer ses pertes. Une pièce n’attaque une forteresse qu’une fois par round.',
    },
    '12.4': {
      title: 'Effet sur le mouvement',
      summary:
        'Ni retraite ni esquive vers une forteresse ennemie, sauf si des amis l’assiègent ; de son duché, seulement vers un duché ami ou non contrôlé.',
    },
    '13.1': {
      title: 'Les flottes',
      summary:
        'Un point achète deux manœuvres ; chacune mène une flotte du port à la zone, de zone en zone, ou retour. On peut laisser ou prendre des escadres.',
    },
    '13.11': {
      title: 'La réparation',
      summary:
        'Une escadre en réparation ne part pas d’elle-même. Une manœuvre dans une impulsion ou interphase ultérieure y met fin ; d’ici là, un dé de moins.',
    },
    '13.2': {
      title: 'Grandes flottes',
      summary: 'Des flottes de puissances alliées peuvent se joindre sous une escadre d’une puissance.',
    },
    '13.21': {
      title: 'Mouvement d’une grande flotte',
      summary:
        'Elle paie pour chaque flotte. Elle n’a de modificateur que si plus de la moitié est britannique ou française, et que cette nation commande.',
    },
    '13.22': {
      title: 'Changement de camp',
      summary: 'Les escadres d’une nation qui quitte le camp se séparent aussitôt.',
    },
    '13.3': {
      title: 'En mer',
      summary:
        'Les flottes peuvent passer ou partager une zone. Les flottes inactives interceptent l’une après l’autre ; une flotte active patrouille, une manœuvre à chaque fois.',
    },
    '13.31': {
      title: 'Interception',
      summary: 'Deux dés, 9 ou plus. La flotte inactive essaie d’abord, puis l’active peut patrouiller ou repartir.',
    },
    '13.32': {
      title: 'Ports sur deux zones',
      summary: 'Seule une flotte de la zone empruntée peut intercepter.',
    },
    '13.33': {
      title: 'Esquive',
      summary: 'Deux dés, 9 ou plus. L’échec donne un dé à l’ennemi au premier round.',
    },
    '13.34': {
      title: 'Au port',
      summary: 'Une flotte au port n’intercepte ni n’esquive.',
    },
    '13.35': {
      title: 'Blocus',
      summary: 'Une flotte qui contrôle une zone bloque ses ports.',
    },
    '13.36': {
      title: 'Modificateurs',
      summary:
        '+2 si plus de la moitié est britannique, +1 si française, +1 contre une flotte qui sort d’un port bloqué.',
    },
    '13.4': {
      title: 'Bataille navale',
      summary:
        'Trois dés par escadre britannique, deux par escadre française, danoise ou suédoise, un par autre. Chaque 5 coûte un dé au round suivant, chaque 6 une escadre.',
    },
    '13.41': {
      title: 'Vainqueurs',
      summary: 'Une flotte active victorieuse peut continuer.',
    },
    '13.42': {
      title: 'Vaincus',
      summary: 'Ils vont au port ami le plus proche et y restent pour l’impulsion.',
    },
    '13.5': {
      title: 'Bataille au port',
      summary:
        'Les batteries tirent d’abord : deux dés, quatre d’une forteresse ; puis les flottes se battent avec leur appui. Si le port perd, sa flotte est éliminée.',
    },
    '13.6': {
      title: 'Les convois',
      summary:
        'D’un port ami à un autre, cinq unités et chefs au plus, un par nation et par impulsion, 1 point par zone ou port. Pas à travers une flotte ennemie.',
    },
    '13.61': {
      title: 'Secours',
      summary: 'Une forteresse assiégée peut être secourue par mer : l’assiégeant se bat ou esquive.',
    },
    '13.62': {
      title: 'Ports non contrôlés',
      summary: 'Ils restent amis du dernier maître pour les convois.',
    },
    '13.63': {
      title: 'Guerre ouverte par un débarquement',
      summary: 'Les flottes et forteresses de la nation visée comptent déjà comme ennemies.',
    },
    '13.7': {
      title: 'Assaut amphibie',
      summary:
        'Sur un port ennemi dont son camp contrôle la zone, sous le feu des batteries. Un débarquement battu revient à un port ami, avec attrition.',
    },
    '13.71': {
      title: 'Flotte ennemie',
      summary: 'Un port qui abrite une flotte ennemie doit d’abord être nettoyé.',
    },
    '13.8': {
      title: 'Détroits fortifiés',
      summary:
        'Les batteries d’une forteresse ennemie tirent sur la flotte qui passe ; une flotte dans son port intercepte alors.',
    },
    '13.9': {
      title: 'Port perdu',
      summary:
        'Les escadres du perdant prennent la mer et peuvent être interceptées sans esquive ; celles en construction sont perdues.',
    },
    '14.1': {
      title: 'Les camps',
      summary: 'Entré dans un camp, on y reste, sauf conquête, soumission ou pacte rompu.',
    },
    '14.11': {
      title: 'Changer de camp',
      summary: 'À l’interphase, une puissance change de camp avec la permission de tous dans le nouveau.',
    },
    '14.12': {
      title: 'Entrer dans un camp',
      summary:
        'Une puissance neutre y entre par une déclaration de guerre gratuite. Dans le camp de son conquérant, il faut la permission.',
    },
    '14.13': {
      title: 'Drapeaux',
      summary:
        'Qui change de camp retire ses drapeaux des duchés de ses nouveaux alliés ; ceux-ci doivent libérer sa capitale, le reste s’ils le veulent.',
    },
    '14.14': {
      title: 'Les offres',
      summary: 'On répond à une offre par oui ou par non, telle quelle.',
    },
    '14.2': {
      title: 'Les renforts',
      summary: 'Chaque nation à son tour construit et se déploie.',
    },
    '14.21': {
      title: 'Points',
      summary:
        'France 18 ; Autriche, Russie et Prusse 8 ; Grande-Bretagne 6 ; Espagne et Turquie 4 ; Danemark et Suède 2. Pour construire, regrouper, réparer et un déploiement de plus.',
    },
    '14.22': {
      title: 'Placement',
      summary: 'Dans la capitale, ou le duché national ami le plus proche ; les escadres dans un port national ami.',
    },
    '14.23': {
      title: 'Déploiement gratuit',
      summary:
        'Une armée, un convoi ou une flotte va aussi loin qu’on veut par des duchés amis, en ramassant des pièces, mais pas où l’on pourrait l’intercepter.',
    },
    '14.24': {
      title: 'Déploiement de plus',
      summary: 'Une puissance peut en acheter un : 1 point par unité ou chef, ou une manœuvre par zone ou port.',
    },
    '14.3': {
      title: 'Reprise',
      summary: 'Les défausses sont mêlées à la pioche.',
    },
    '14.31': {
      title: 'La pioche',
      summary:
        'Une carte pour deux clés, au moins le minimum. Suivent les échanges, le choix du neutre assujetti et les cartes gardées. Une carte de trop donne une ressource, les autres de la diplomatie.',
    },
    '14.32': {
      title: 'Limites de la main',
      summary: 'France 4 à 8, autres puissances 2 à 4, nations mineures 1 à 3, au début d’un tour.',
    },
    '14.33': {
      title: 'Réserves',
      summary: 'Toutes sont de nouveau prêtes.',
    },
    '15.1': {
      title: 'La conquête',
      summary:
        'Une nation tombe si toutes ses clés sont perdues, ou si un ennemi contrôle sa capitale et obtient 6 ou plus, +1 par clé perdue et son modificateur. La Russie a deux capitales.',
    },
    '15.11': {
      title: 'Conquête commune',
      summary: 'Qui contrôle la capitale est le conquérant.',
    },
    '15.12': {
      title: 'Conquête simultanée',
      summary: 'Le premier qui réussit dans l’ordre de mouvement l’emporte.',
    },
    '15.2': {
      title: 'Duchés cédés',
      summary:
        'Le conquérant retire ses drapeaux des duchés nationaux et lance un dé : autant sont cédés, choisis tour à tour. Jamais la capitale. Il peut les donner aussitôt à un allié.',
    },
    '15.21': {
      title: 'Retrait du conquérant',
      summary: 'De la capitale vers un duché adjacent, ou au regroupement.',
    },
    '15.22': {
      title: 'Retrait du vaincu',
      summary: 'Ses pièces à l’étranger se regroupent, et les duchés qu’il tenait reviennent à leurs maîtres.',
    },
    '15.23': {
      title: 'Passage',
      summary: 'Le camp du conquérant traverse les duchés du neutre assujetti comme des duchés amis, sauf la capitale.',
    },
    '15.24': {
      title: 'Période de grâce',
      summary: 'Pas de guerre entre eux avant l’interphase du tour suivant.',
    },
    '15.25': {
      title: 'Diplomatie',
      summary:
        'Une puissance jouée conquise garde ses cartes et ses pactes. Un mandataire devient non aligné et son consul reste en place jusqu’à l’interphase suivante.',
    },
    '15.3': {
      title: 'Guerres lointaines',
      summary: 'Celles d’une nation conquise ou soumise finissent.',
    },
    '15.4': {
      title: 'La soumission',
      summary:
        'Après une impulsion, une puissance jouée peut l’offrir si un envahisseur et ses alliés ont chez elle plus de forces qu’elle n’en a en jeu. L’offre va à celui qui en a le plus.',
    },
    '15.41': {
      title: 'Les offres',
      summary: 'Six duchés au plus, oui ou non, une par impulsion.',
    },
    '15.42': {
      title: 'Soumission forcée',
      summary:
        'Une nation forcée de se soumettre compte comme conquise par l’ennemi le plus fort chez elle, mais ne cède rien.',
    },
    '15.5': {
      title: 'Réparations',
      summary: 'Le conquérant gagne une ressource ; la victime perd les siennes et sa clé +1.',
    },
    '16.1': {
      title: 'Gagner des ressources',
      summary:
        'Par une main au-dessus du maximum, des événements, une conquête ou une soumission, une déroute. Perdues quand on est conquis. Jamais échangées.',
    },
    '16.2': {
      title: 'Employer une ressource',
      summary: 'Une par impulsion, pour piocher une carte, seule ou avec un autre jeu.',
    },
    '16.3': {
      title: 'Victoire',
      summary: 'Chacune qui reste vaut un point.',
    },
    '17.1': {
      title: 'Erreurs',
      summary: 'Un remède aux fautes de table. Ici aucun jeu illégal n’est accepté.',
    },
    '17.2': {
      title: 'Forces placées par événement',
      summary:
        'Elles peuvent placer leur drapeau là sans guerre ; entrer dans un autre duché de cette nation en demande une. La nation peut les frapper tant qu’elles n’ont pas placé de drapeau.',
    },
  },
};
