import type { RulebookText } from '@bivouac/manifest';
import type { ChapterNumber, RuleNumber } from '../rulebook.ts';

export const rulebookFr: RulebookText<ChapterNumber, RuleNumber> = {
  chapters: {
    A: 'Introduction',
    B: 'Matériel',
    C: 'Victoire',
    D: 'Joueurs',
    E: 'Le tour',
    F: 'Unités navales',
    G: 'La phase d’alliance',
    H: 'Naissance des États mineurs',
    I: 'Conquête',
    J: 'Production',
    K: 'France',
    L: 'Angleterre, Portugal et Espagne',
    M: 'Autriche, Prusse et Russie',
    N: 'Invasions',
    O: 'Règles facultatives',
    P: 'Mise en place',
  },
  rules: {
    A: {
      title: 'Introduction',
      summary:
        'Pourquoi l’Europe combattit la France de 1805 à 1815. Là où ces règles et le jeu standard diffèrent, celles-ci l’emportent.',
    },
    B: { title: 'Matériel', summary: 'Ce qui sert de la boîte : B.1 à B.3.' },
    'B.1': {
      title: 'Quatre cartes',
      summary:
        'On joue sur les quatre cartes, de Lisbonne à Moscou. Nos départs plus courts ferment les pays qui n’y ont pas de part.',
    },
    'B.2': { title: 'Tous les pions', summary: 'Les unités de tous les États, grands et mineurs, servent.' },
    'B.3': {
      title: 'Tableaux',
      summary: 'La séquence du tour, les tables navales et les réserves de recrutement servent.',
    },
    C: { title: 'Victoire', summary: 'C.1 vaut pour tous ; les autres conditions dépendent du nombre de joueurs.' },
    'C.1': {
      title: 'Comment la partie finit',
      summary: 'De septembre 1805 à août 1815, sauf victoire immédiate : C.1.a à C.1.g.',
    },
    'C.1.a': { title: 'Victoire automatique', summary: 'Une victoire automatique met fin à la partie aussitôt.' },
    'C.1.b': {
      title: 'Fin convenue',
      summary:
        'À la fin d’un tour, les joueurs peuvent convenir d’arrêter. Qui contrôle le plus de villes de production gagne ; à égalité, on partage.',
    },
    'C.1.c': {
      title: 'Villes de production',
      summary: 'Comptent les villes à symbole de production rouge, bleu ou noir.',
    },
    'C.1.d': { title: 'Ports', summary: 'Comptent les villes à ancre.' },
    'C.1.e': {
      title: 'Contrôle à la fin',
      summary: 'À la fin, une ville est au joueur qui a le plus de points de force dans son hexagone.',
    },
    'C.1.f': {
      title: 'Qui a conquis',
      summary: 'Le conquérant d’un État est celui qui contrôle, à cet instant, la ville qui achève la conquête.',
    },
    'C.1.g': {
      title: 'La France tombe encore',
      summary: 'Si Napoléon est revenu et que la France est conquise, la partie finit à l’instant.',
    },
    'C.2': {
      title: 'Victoire décisive française',
      summary: 'À deux : C.2.a ou C.2.b, à l’instant où la condition est remplie.',
    },
    'C.2.a': {
      title: 'Angleterre conquise',
      summary:
        'Les Français conquièrent l’Angleterre et contrôlent au moins 15 villes de production, dont Paris ; les anglaises comptent.',
    },
    'C.2.b': {
      title: 'Les côtes de l’Europe',
      summary: 'Les Français contrôlent Paris, Moscou et au moins 35 ports, dont Lisbonne et Anvers.',
    },
    'C.3': { title: 'Victoire marginale française immédiate', summary: 'Proposée dès que C.3.a est remplie.' },
    'C.3.a': {
      title: 'Les grands ports',
      summary:
        'Les Français contrôlent Paris, Moscou et au moins 19 ports qui sont capitale ou grande ville, dont Anvers, La Corogne, Hambourg, Königsberg et Lisbonne. Ils peuvent refuser ; l’offre est alors perdue.',
    },
    'C.4': { title: 'Victoire marginale française à la fin', summary: 'Par C.4.a.' },
    'C.4.a': {
      title: 'Un Empire debout',
      summary:
        'Un point français libre dans Paris ; la France en guerre et jamais conquise ; l’Espagne envahie avant 1809 et la Russie avant 1813 ; au moins quatre villes de production.',
    },
    'C.5': { title: 'Partie nulle', summary: 'Par C.5.a.' },
    'C.5.a': {
      title: 'Les Cent-Jours durent',
      summary: 'Napoléon est revenu, et un point français libre est dans Paris à la fin.',
    },
    'C.6': { title: 'Victoire marginale anglaise', summary: 'Par C.6.a.' },
    'C.6.a': {
      title: 'Un Empire réduit',
      summary: 'Comme C.4.a, mais les Français contrôlent moins de quatre villes de production.',
    },
    'C.7': { title: 'Victoire décisive anglaise immédiate', summary: 'Par C.7.a.' },
    'C.7.a': { title: 'Waterloo', summary: 'Napoléon est revenu, et le joueur anglais conquiert la France.' },
    'C.8': { title: 'Victoire décisive anglaise', summary: 'Si aucune des conditions ci-dessus n’est remplie.' },
    'C.9': { title: 'À trois : les Français', summary: 'C.2 à C.5 valent aussi à trois.' },
    'C.10': { title: 'Autriche, Angleterre, Espagne : marginale', summary: 'Par C.10.a.' },
    'C.10.a': {
      title: 'Ils conquièrent la France',
      summary:
        'L’un d’eux conquiert la France ; la Prusse a été conquise au moins une fois, l’Autriche au plus deux, l’Espagne jamais par la France.',
    },
    'C.11': { title: 'Prusse et Russie : marginale', summary: 'Par C.11.a.' },
    'C.11.a': {
      title: 'Ils conquièrent la France',
      summary:
        'L’un d’eux conquiert la France ; l’Autriche a été conquise au moins deux fois, la Prusse au plus une, la Russie jamais par la France.',
    },
    'C.12': { title: 'Autriche et Angleterre : décisive', summary: 'Par C.12.a.' },
    'C.12.a': {
      title: 'À Paris après le retour',
      summary:
        'Napoléon est revenu ; l’Autriche, l’Angleterre ou l’Espagne contrôle Paris à la fin ; conquêtes comme en C.10.a.',
    },
    'C.13': { title: 'Prusse et Russie : décisive après le retour', summary: 'Par C.13.a.' },
    'C.13.a': {
      title: 'À Paris après le retour',
      summary: 'Napoléon est revenu ; la Prusse ou la Russie contrôle Paris à la fin ; conquêtes comme en C.11.a.',
    },
    'C.14': { title: 'Prusse et Russie : décisive', summary: 'Par C.14.a.' },
    'C.14.a': {
      title: 'Paris sans Français',
      summary:
        'Aucun point français libre dans Paris à la fin ; l’Autriche a été conquise au moins trois fois, la Prusse au plus une, la Russie jamais par la France.',
    },
    'C.15': {
      title: 'Autriche, Angleterre, Espagne : le reste',
      summary: 'Victoire décisive si aucune autre condition à trois n’est remplie.',
    },
    'C.16': { title: 'À quatre : les Français', summary: 'C.2 à C.5 valent aussi à quatre.' },
    'C.17': { title: 'Autriche et Prusse : marginale', summary: 'Par C.17.a.' },
    'C.17.a': {
      title: 'Ils conquièrent la France',
      summary:
        'L’un d’eux conquiert la France ; la France a conquis l’Espagne ou la Russie ; l’Autriche a été conquise au plus deux fois, la Prusse au plus une.',
    },
    'C.18': { title: 'Angleterre et Espagne : marginale', summary: 'Par C.18.a.' },
    'C.18.a': {
      title: 'Ils conquièrent la France',
      summary:
        'L’un d’eux conquiert la France ; l’Espagne n’a jamais été conquise par la France, l’Autriche au moins deux fois, la Prusse au moins une.',
    },
    'C.19': { title: 'Russie : marginale', summary: 'Par C.19.a.' },
    'C.19.a': {
      title: 'Elle conquiert la France',
      summary:
        'La Russie conquiert la France et n’a jamais été conquise par elle ; l’Autriche l’a été au moins deux fois, la Prusse au moins une.',
    },
    'C.20': { title: 'Autriche et Prusse : décisive', summary: 'Par C.20.a.' },
    'C.20.a': {
      title: 'À Paris après le retour',
      summary: 'Napoléon est revenu ; l’un d’eux contrôle Paris à la fin ; conquêtes comme en C.17.a.',
    },
    'C.21': { title: 'Angleterre et Espagne : décisive', summary: 'Par C.21.a.' },
    'C.21.a': {
      title: 'À Paris après le retour',
      summary: 'Napoléon est revenu ; l’un d’eux contrôle Paris à la fin ; conquêtes comme en C.18.a.',
    },
    'C.22': { title: 'Russie : décisive après le retour', summary: 'Par C.22.a.' },
    'C.22.a': {
      title: 'À Paris après le retour',
      summary: 'Napoléon est revenu ; la Russie contrôle Paris à la fin ; conquêtes comme en C.19.a.',
    },
    'C.23': { title: 'Russie : décisive', summary: 'Par C.23.a.' },
    'C.23.a': {
      title: 'Paris sans Français',
      summary:
        'Aucun point français libre dans Paris à la fin ; la Russie n’a jamais été conquise par la France ; l’Autriche trois fois et la Prusse une, ou chacune deux fois, au moins.',
    },
    'C.24': {
      title: 'Angleterre et Espagne : le reste',
      summary: 'Victoire décisive si aucune autre condition à quatre n’est remplie.',
    },
    'C.25': {
      title: 'À cinq',
      summary: 'Comme à quatre. Une victoire de l’Angleterre ou de l’Espagne compte pour leurs deux joueurs.',
    },
    D: { title: 'Départ politique et places', summary: 'Qui est dans quel camp en septembre 1805, et qui joue quoi.' },
    'D.1': {
      title: 'Grandes puissances',
      summary:
        'La France et l’Espagne sont profrançaises ; l’Angleterre, l’Autriche et la Russie antifrançaises ; la Prusse est neutre.',
    },
    'D.2': {
      title: 'États mineurs',
      summary:
        'La Bavière, la Hollande, l’Italie, la Suisse et le Wurtemberg suivent la France ; l’Égypte, Malte et le Portugal l’Angleterre ; le Brunswick, la Hesse et la Saxe la Prusse. Le Danemark et la Suède sont neutres. Les autres ne sont pas formés ; Munich est autrichienne, et la France tient Hanovre.',
    },
    'D.3': {
      title: 'Nombre de joueurs',
      summary:
        'D’un à cinq. À deux, le camp d’un État dit qui le commande ; à plus, c’est sa place. Un État qui a son joueur échappe au dé d’alliance.',
    },
    E: {
      title: 'Le tour',
      summary:
        'Un tour est un mois : le segment des neutres, celui des profrançais, celui des antifrançais, puis la fin.',
    },
    'E.1': {
      title: 'Segment des neutres',
      summary:
        'Les joueurs d’États neutres agissent : en mer, production, mouvement, alliances. Leurs navires n’engagent aucun combat.',
    },
    'E.1.b': { title: 'Production des neutres', summary: 'Un État neutre achète dans sa réserve.' },
    'E.1.c': {
      title: 'Mouvement des neutres',
      summary:
        'Les troupes neutres restent chez elles et ne combattent personne. Celles d’un État sans joueur ne bougent pas.',
    },
    'E.1.d': {
      title: 'Alliances des neutres',
      summary:
        'Un joueur neutre dit si l’État reste neutre ou rejoint un camp. Rejoindre les Français demande leur accord.',
    },
    'E.2': { title: 'Segment profrançais', summary: 'Les joueurs profrançais agissent, phase par phase.' },
    'E.2.a': { title: 'En mer', summary: 'Comme au segment des neutres, combats compris.' },
    'E.2.b': { title: 'Attrition', summary: 'Un dé du joueur français frappe chaque hexagone d’unités profrançaises.' },
    'E.2.c': { title: 'Alliances', summary: 'Le joueur français peut tenter de changer un grand État.' },
    'E.2.d': { title: 'Production', summary: 'Chaque État achète dans sa réserve.' },
    'E.2.e': {
      title: 'Mouvement',
      summary: 'Les joueurs actifs bougent en même temps ; des alliés peuvent déplacer leurs unités entre eux.',
    },
    'E.2.f': {
      title: 'Combat',
      summary:
        'Les joueurs actifs attaquent, et seulement les forces de l’autre camp. Des alliés peuvent se prêter leurs forces.',
    },
    'E.3': {
      title: 'Segment antifrançais',
      summary: 'Comme le profrançais ; le joueur anglais lance pour l’attrition et les alliances.',
    },
    'E.4': { title: 'Fin du tour', summary: 'Le marqueur de tour avance, et le mois suivant commence.' },
    F: { title: 'Unités navales', summary: 'Les flottes : F.1 à F.12.' },
    'F.1': { title: 'Genres', summary: 'Escadres et transports.' },
    'F.1.a': { title: 'Escadres et transports', summary: 'Une pile d’unités navales est une flotte.' },
    'F.1.b': {
      title: 'Escadres',
      summary:
        'Elles combattent ; leur moral est de 1, celui des anglaises de 2. De l’armée, elles ne portent que des chefs.',
    },
    'F.1.c': {
      title: 'Transports',
      summary: 'Ils ne combattent pas ; ils portent troupes, ravitaillement et points de production.',
    },
    'F.1.d': {
      title: 'Qui a des navires',
      summary:
        'Tous les grands États sauf l’Autriche et la Prusse ; parmi les mineurs, le Danemark, le Portugal et la Suède.',
    },
    'F.1.e': {
      title: 'Navires neufs',
      summary:
        'Seules l’Angleterre et la France construisent plus qu’elles n’avaient ; les autres remplacent leurs pertes.',
    },
    'F.1.f': {
      title: 'Tempêtes',
      summary:
        'Quand le dé d’attrition montre 6, chaque zone où l’on a des navires en mer relance : sur 5 ou 6, des escadres sont endommagées.',
    },
    'F.2': { title: 'Mouvement', summary: 'De port en port et de zone en zone.' },
    'F.2.a': { title: 'Quatre points', summary: 'Toute unité navale a quatre points de mouvement.' },
    'F.2.b': {
      title: 'Flottes',
      summary:
        'Les navires d’un État bougent seuls ou ensemble. Des alliés qui partent du même lieu peuvent former une flotte combinée, et laisser des navires en route.',
    },
    'F.2.c': {
      title: 'Russes et Suédois',
      summary: 'Ils ne se combinent avec personne, sauf une Suède satellite de la Russie.',
    },
    'F.2.d': {
      title: 'Côte et large',
      summary:
        'Une zone maritime a des hexagones côtiers et le large. Un navire hors d’un hexagone côtier est en mer. Londres et Bordeaux comptent comme côtiers.',
    },
    'F.2.e': {
      title: 'Seize zones',
      summary:
        'Quatre mers d’Europe, douze du monde. Gibraltar, Brest, Plymouth et Copenhague ouvrent chacun sur deux zones.',
    },
    'F.2.f': {
      title: 'Où aller',
      summary: 'Dans tout hexagone côtier ou zone à portée ; aucun chef n’est nécessaire.',
    },
    'F.2.g': {
      title: 'Coûts',
      summary:
        'Une zone coûte ce qui y est imprimé, un port 1, un autre hexagone côtier 2. On peut suivre la côte d’hexagone en hexagone.',
    },
    'F.2.h': { title: 'Où finir', summary: 'Dans un hexagone côtier, ou en mer.' },
    'F.2.i': {
      title: 'Gibraltar',
      summary: 'On ne peut ni l’assiéger ni lui donner l’assaut tant qu’il abrite un point de troupes et une escadre.',
    },
    'F.2.j': { title: 'Londres et Bordeaux', summary: 'Ports de l’intérieur qui ouvrent droit sur leur zone.' },
    'F.3': { title: 'Transport', summary: 'Troupes, ravitaillement et points par la mer.' },
    'F.3.a': {
      title: 'Qui porte qui',
      summary:
        'Les navires portent les unités de leur État et de ses satellites ; ceux d’un satellite, les siennes et celles de son maître. Seuls les Anglais portent des points de production.',
    },
    'F.3.b': {
      title: 'À bord et à terre',
      summary:
        'Dans tout hexagone côtier, sans coût. L’infanterie n’embarque qu’avec un chef. Qui a été porté ne marche pas dans le même segment, et est ravitaillé.',
    },
    'F.3.c': { title: 'Escadres', summary: 'Elles portent jusqu’à dix chefs et rien d’autre.' },
    'F.3.d': {
      title: 'Charge d’un transport',
      summary:
        'Cinq points de ravitaillement ou de production, deux d’infanterie ou un de cavalerie ; deux points avec un d’infanterie ; et jusqu’à dix chefs.',
    },
    'F.3.e': { title: 'Rien ne reste à bord', summary: 'Cargaison et troupes sont débarquées à la fin de la phase.' },
    'F.3.f': {
      title: 'Ravitaillement débarqué',
      summary:
        'Pour le reste du segment, l’hexagone nourrit autant de points aux couleurs du navire, à trois points de mouvement au plus.',
    },
    'F.3.g': {
      title: 'Points débarqués',
      summary:
        'Les points anglais débarqués dans un État sont dépensés par son joueur à la phase de production suivante.',
    },
    'F.3.h': {
      title: 'Perdu en mer',
      summary: 'Ce que porte un navire coulé est perdu ; sur un navire capturé, les troupes sont prisonnières.',
    },
    'F.4': { title: 'Interception', summary: 'Des escadres peuvent arrêter qui passe.' },
    'F.4.a': {
      title: 'Quand',
      summary:
        'Quand des navires entrent dans une zone, ou quittent sa côte, les escadres de la zone qui ne sont pas bloquées peuvent tenter.',
    },
    'F.4.b': { title: 'Le mouvement attend', summary: 'Il s’arrête jusqu’à ce que chaque tentative soit résolue.' },
    'F.4.c': {
      title: 'Le dé',
      summary:
        'Un par escadre ou un pour plusieurs : +1 si déjà en mer, le chiffre de la zone, Nelson. Qui réussit peut attaquer ensemble.',
    },
    'F.4.d': { title: 'Escadres bloquées', summary: 'Elles n’interceptent jamais.' },
    'F.4.e': {
      title: 'Une fois par phase',
      summary: 'Qui a intercepté une force n’en intercepte pas d’autre dans la phase.',
    },
    'F.4.f': {
      title: 'Interception sur place',
      summary:
        'Au début de la phase, des flottes des deux camps sur le cercle +1 d’une zone peuvent être amenées au combat, avec +1.',
    },
    'F.4.g': {
      title: 'Le cercle',
      summary:
        'Ensuite, le joueur actif peut placer des flottes des deux camps d’une zone sur son cercle ; un mouvement normal n’y va pas.',
    },
    'F.4.h': {
      title: 'Partir est libre',
      summary: 'Qui quitte une zone n’y est pas intercepté, mais dans celle où il entre.',
    },
    'F.4.i': {
      title: 'Une seule flotte',
      summary:
        'Une interception oppose une flotte à une flotte. S’il y en a plusieurs, le joueur actif nomme celle-là.',
    },
    'F.5': { title: 'Poursuite', summary: 'Après un round, le vainqueur peut continuer.' },
    'F.5.a': { title: 'La même table', summary: 'Interception et poursuite partagent une table.' },
    'F.5.b': {
      title: 'Un round de plus',
      summary:
        'Le vainqueur d’un round lance une fois pour toute sa force ; si elle rejoint l’ennemi, un autre round suit.',
    },
    'F.6': { title: 'Blocus', summary: 'Fermer un port.' },
    'F.6.a': {
      title: 'Assez d’escadres',
      summary: 'Un port est bloqué par autant d’escadres qu’il en abrite, ou plus.',
    },
    'F.6.b': {
      title: 'En infériorité',
      summary:
        'Le blocus cesse quand les escadres de l’intérieur le dépassent. Un ennemi dans la ville à la fin du combat capture les navires.',
    },
    'F.6.c': {
      title: 'Forcer le blocus',
      summary:
        'Pour sortir, lancez sur la table de blocus : passer, échouer et peut-être combattre, ou être combattu. Qui échoue rentre, sauf si le blocus est rompu.',
    },
    'F.6.d': { title: 'Une fois par phase', summary: 'Aucun navire n’essaie deux fois dans une phase.' },
    'F.6.e': {
      title: 'Entrer',
      summary: 'Des navires peuvent entrer dans l’hexagone d’un port bloqué, mais pas dans le port.',
    },
    'F.6.f': {
      title: 'Son maître le peut',
      summary: 'Le joueur qui contrôle le port peut y faire entrer des navires.',
    },
    'F.6.g': {
      title: 'Les bloqueurs interceptent',
      summary: 'Ils quittent aussitôt le blocus et ne sont pas en mer pour le dé ; on recompte le blocus.',
    },
    'F.6.h': {
      title: 'Pas ceux qu’ils enfermaient',
      summary:
        'Les escadres qui bloquaient un port n’interceptent pas les navires qui y commençaient le segment enfermés.',
    },
    'F.6.i': {
      title: 'Des deux côtés',
      summary:
        'Les navires qui sortent et ceux qui viennent du large combattent les bloqueurs l’un après l’autre, sauf si ceux-ci les laissent se joindre.',
    },
    'F.6.j': {
      title: 'Du large seulement',
      summary: 'Une flotte du large peut attaquer les bloqueurs entière, si personne ne force la sortie.',
    },
    'F.7': { title: 'Combat naval', summary: 'Rapport, dé, dégâts.' },
    'F.7.a': {
      title: 'Quatre occasions',
      summary:
        'En entrant dans un hexagone côtier où sont des navires ennemis, par interception, par interception sur place, en forçant un blocus. Des navires au port ne sont pas attaqués.',
    },
    'F.7.b': {
      title: 'Rapport et dé',
      summary:
        'La plus grande force lance : 1:1, 3:2 ou 2:1. La table dit qui recule, est endommagé, coulé ou capturé.',
    },
    'F.7.c': {
      title: 'Dégâts',
      summary: 'La table des dégâts se lit à la taille de la plus petite force, pour les deux camps.',
    },
    'F.7.d': {
      title: 'Quels navires souffrent',
      summary:
        'La moitié au moins de ce qui est perdu ou endommagé a le moral avec lequel la force a combattu ; à égalité, le plus bas.',
    },
    'F.7.e': {
      title: 'Retraite',
      summary:
        'Dans les eaux d’Europe, vers le plus proche port ami ouvert ; ailleurs, dans la zone voisine la moins chère.',
    },
    'F.7.f': { title: 'Avec Nelson', summary: 'La moitié au moins des pertes est anglaise.' },
    'F.7.g': { title: 'Moral nul', summary: 'Une force dont le moral est de 0 recule entière.' },
    'F.7.h': {
      title: 'Autres rounds',
      summary: 'Le camp indemne, ou seulement endommagé, peut poursuivre et combattre encore.',
    },
    'F.7.i': {
      title: 'Quand cela finit',
      summary:
        'Un perdant qui n’est pas poursuivi, ou perd deux fois de suite, gagne le plus proche port ouvert ; sans port, ses navires subissent le sort de transports sans escorte.',
    },
    'F.7.j': {
      title: 'Transports',
      summary: 'Ils ne combattent pas. Sans escorte ils lancent : capturés, coulés ou sauvés.',
    },
    'F.7.k': {
      title: 'Modificateurs',
      summary:
        '+1 si la plus grande force est anglaise, −1 si c’est la plus petite ; Nelson compte un de plus pour les Anglais.',
    },
    'F.8': {
      title: 'Escadres endommagées',
      summary:
        'Réparées dans un port à soi (les anglaises aussi en mer) pour un point chacune, marquées à la fin d’une production et payées à la suivante. Leur moral baisse d’un ; endommagées encore, elles coulent.',
    },
    'F.9': {
      title: 'Prises',
      summary:
        'Un navire capturé est détruit ou gardé. Gardé, on le remorque dans un port à soi et on le répare en trois mois pour trois points (un transport en un, pour un). Il peut être repris en mer.',
    },
    'F.10': {
      title: 'Nelson',
      summary:
        'Il ajoute 1 à l’interception, à la poursuite et au combat de sa flotte. Il ne bouge qu’avec des navires, périt ou est pris avec eux, et après un combat est touché sur 11 ou plus.',
    },
    'F.10.f': { title: 'Aucun autre chef', summary: 'Nelson seul influe sur le combat naval.' },
    'F.10.g': { title: 'Pas à terre', summary: 'Il ne traverse pas la terre.' },
    'F.10.h': { title: 'Pas seul', summary: 'Il bouge avec des navires qui partent de son hexagone, à leur allure.' },
    'F.11': {
      title: 'Séquence en mer',
      summary:
        'Une flotte après l’autre. Les navires pris en route vont à l’allure de la flotte ; ceux laissés ne vont pas plus loin.',
    },
    'F.11.a': {
      title: 'Le combat d’abord',
      summary:
        'Un combat en route se règle avant tout le reste. Le vainqueur peut continuer, suivre et bloquer, ou rester.',
    },
    'F.12': {
      title: 'Un port perdu',
      summary:
        'Les navires d’une ville qui tombe prennent la mer ; si elle est bloquée, ils doivent forcer le blocus, et personne ne recule.',
    },
    G: {
      title: 'La phase d’alliance',
      summary:
        'Qui combat pour qui : G.1 à G.10. Les règles propres à l’Autriche, à la Prusse et à la Russie passent d’abord.',
    },
    'G.1': { title: 'Le tableau des alliances', summary: 'Il montre le camp de chaque État et groupe.' },
    'G.1.a': {
      title: 'Puissances et groupes',
      summary: 'Six grands États et quatre groupes : occidental (Hollande, Portugal), italien, allemand, balte.',
    },
    'G.1.b': {
      title: 'Au départ',
      summary:
        'La France et l’Espagne d’un côté ; l’Angleterre, l’Autriche et la Russie de l’autre ; la Prusse et les groupes neutres.',
    },
    'G.2': { title: 'À deux joueurs', summary: 'Pour un ou deux joueurs seulement.' },
    'G.2.a': { title: 'Au lieu de G.3', summary: 'G.3 ne s’applique pas.' },
    'G.2.b': {
      title: 'Le dé français',
      summary:
        'Une fois par segment, pour un État éligible : 0 ou moins le fait passer de neutre à profrançais, ou d’antifrançais à neutre.',
    },
    'G.2.c': {
      title: 'Le dé anglais',
      summary: 'De même en sens inverse, sur 7 ou plus. Les unités d’un État devenu neutre rentrent chez elles.',
    },
    'G.3': { title: 'À trois joueurs et plus', summary: 'Les États qui ont un joueur décident eux-mêmes.' },
    'G.3.a': { title: 'Au lieu de G.2', summary: 'G.2 ne s’applique pas.' },
    'G.3.b': { title: 'Joueurs neutres', summary: 'Chacun dit si l’État rejoint un camp ou reste neutre.' },
    'G.3.c': {
      title: 'Joueurs profrançais',
      summary:
        'Chacun dit si l’État reste ou devient neutre. Puis les Français peuvent lancer pour un État que personne ne joue.',
    },
    'G.3.d': {
      title: 'La majorité exclut',
      summary:
        'La majorité des profrançais peut imposer la neutralité à l’un de ses États, et l’attaquer au tour suivant.',
    },
    'G.3.e': {
      title: 'Joueurs antifrançais',
      summary: 'Comme G.3.c, à 7 ou plus pour le dé des Anglais, qui ne peuvent devenir neutres.',
    },
    'G.3.f': { title: 'La majorité exclut', summary: 'De même chez les antifrançais.' },
    'G.4': { title: 'Le dé d’alliance', summary: 'Ce qui le modifie, et pour qui.' },
    'G.4.a': {
      title: 'États mineurs',
      summary:
        'Aucun dé ne les change : qui tient la ville de production peut prendre l’État. Un groupe tenu tout entier compte pour son camp. Un État mineur neutre attaqué rejoint l’autre camp.',
    },
    'G.4.b': {
      title: 'Modificateurs',
      summary:
        '−1 par point de ville, grand État et groupe profrançais ; +1 par antifrançais ; 4 au plus dans chaque sens.',
    },
    'G.4.c': {
      title: 'Points de ville français',
      summary: 'Un par ville de production d’un grand État antifrançais que les profrançais tiennent.',
    },
    'G.4.d': {
      title: 'Points de ville antifrançais',
      summary:
        'Un par ville de production d’un grand État profrançais, et par grande ville de France, qu’ils tiennent. Perdus quand l’État devient neutre, sauf ville inscrite comme source.',
    },
    'G.4.e': {
      title: 'Napoléon recule',
      summary:
        'Deux points de victoire pour les antifrançais quand Napoléon est chassé du terrain. Tous sont perdus quand un grand État est conquis.',
    },
    'G.4.f': {
      title: 'L’or anglais',
      summary: '+1 au dé anglais par point de production prêté à cet État à la phase navale précédente.',
    },
    'G.4.g': {
      title: 'Exclu d’une alliance',
      summary:
        'Un État qui quitte un camp bouge au segment des neutres suivant. Attaqué, il rejoint l’autre camp et peut bouger avec lui.',
    },
    'G.5': { title: 'Déclaration de guerre', summary: 'G.5.a à G.5.c.' },
    'G.5.a': { title: 'À qui', summary: 'À tout grand État que personne ne joue ; il rejoint aussitôt l’autre camp.' },
    'G.5.b': { title: 'Puis marcher', summary: 'Le mouvement du même tour peut l’envahir.' },
    'G.5.c': { title: 'Seulement l’ennemi', summary: 'Nul n’attaque un grand État qui n’est pas du camp opposé.' },
    'G.6': { title: 'Prisonniers', summary: 'G.6.a à G.6.c.' },
    'G.6.a': {
      title: 'Captures',
      summary: 'Les unités qui se rendent vont aux prisonniers de l’État qui les a prises.',
    },
    'G.6.b': {
      title: 'Chaque janvier',
      summary: 'On les échange point pour point et ils retournent à leurs réserves ; le reste se négocie.',
    },
    'G.6.c': {
      title: 'Libérés',
      summary: 'Quand un État est conquis ou devient neutre de lui-même, ses prisonniers rentrent.',
    },
    'G.7': { title: 'Guerres lointaines', summary: 'L’Amérique et la Turquie peuvent appeler des forces.' },
    'G.7.a': { title: 'Chaque janvier', summary: 'Le joueur français lance deux dés, un par guerre.' },
    'G.7.b': {
      title: 'Guerre avec l’Amérique',
      summary: 'Sur 1 : les Anglais envoient 4 d’infanterie, 2 escadres et 2 transports.',
    },
    'G.7.c': {
      title: 'Guerre avec la Turquie',
      summary:
        'Sur 1 : la Russie envoie 10 d’infanterie, 4 de cavalerie et un chef de valeur 2 ; Kiev ne produit pas pendant ce temps.',
    },
    'G.7.d': {
      title: 'Paix',
      summary:
        'Chaque tour sur 12 à deux dés ; la Russie sur 11 si elle mise un point de production. Les forces reviennent dans une ville de production.',
    },
    'G.7.e': {
      title: 'Qui part',
      summary:
        'Personne d’assiégé. Ce qui manque sur la carte vient de la réserve ; tant que tout n’est pas parti, rien n’est levé.',
    },
    'G.7.f': { title: 'Une guerre d’Amérique', summary: 'Il y en a une au plus par partie.' },
    'G.7.g': { title: 'Guerres turques', summary: 'Leur nombre n’est pas limité.' },
    'G.8': { title: 'Danemark', summary: 'G.8.a et G.8.b.' },
    'G.8.a': { title: 'Neutre', summary: 'Il commence neutre, et une attaque le change de camp.' },
    'G.8.b': {
      title: 'Le dé français',
      summary: 'Une fois l’Autriche et la Prusse conquises chacune, les Français peuvent lancer pour le Danemark.',
    },
    'G.9': { title: 'Suède', summary: 'G.9.a à G.9.g.' },
    'G.9.a': { title: 'Neutre', summary: 'Elle commence neutre, et une attaque la change de camp.' },
    'G.9.b': {
      title: 'Le dé français',
      summary:
        'Comme pour le Danemark, tant que la Russie n’est pas antifrançaise. Un succès vide d’abord la Poméranie des Suédois ; sans Suédois, la Suède rejoint les Français.',
    },
    'G.9.c': { title: 'Évacuation', summary: 'Le transport suédois ramène les troupes dès qu’il peut.' },
    'G.9.d': {
      title: 'Guerre avec la Russie',
      summary: 'Si la Suède est profrançaise, la Russie envoie 5 d’infanterie, 1 de cavalerie et un chef de valeur 2.',
    },
    'G.9.e': { title: 'Paix', summary: 'Comme G.7.d, sur 12, ou sur 11 avec un point.' },
    'G.9.f': { title: 'La conquête y met fin', summary: 'La conquête de la Suède met fin à la guerre.' },
    'G.9.g': { title: 'Une fois', summary: 'Il y a une telle guerre par partie.' },
    'G.10': {
      title: 'Irlande',
      summary:
        'Une force française débarquée là lance deux dés, plus ses points et un chef : 12 soulève une révolte qui retient 4 points d’infanterie anglaise. Elle peut relancer chaque mois ; au bout d’un an elle rentre.',
    },
    H: { title: 'Comment naissent les États mineurs', summary: 'Les pions limitent ce qui peut servir.' },
    'H.1': {
      title: 'Satellites français',
      summary:
        'À la phase d’alliance française, avec des points français dans la ville de production : Dalmatie (Trieste), Naples (Florence), Rhin (Francfort, après une conquête de l’Autriche ou de la Prusse), Westphalie (Brunswick et Cassel). Une conquête antifrançaise les défait.',
    },
    'H.2': { title: 'La question polonaise', summary: 'H.2.a à H.2.f.' },
    'H.2.a': {
      title: 'Quand',
      summary:
        'Quand les Français tiennent Varsovie et ont conquis l’Autriche et la Prusse, ils choisissent une de trois réponses à leur prochaine phase d’alliance.',
    },
    'H.2.b': { title: 'Pas de Pologne', summary: 'Le pays reste comme il est, et il n’y a pas d’unités polonaises.' },
    'H.2.c': {
      title: 'Le grand-duché',
      summary: 'Varsovie et Thorn forment la Pologne, avec sa réserve ; Varsovie nourrit les Français.',
    },
    'H.2.d': {
      title: 'Le royaume',
      summary:
        'Dantzig, Grodno, Kovno et Brest-Litovsk aussi ; Grodno produit ; 8 d’infanterie polonaise de plus. La Prusse gagne 6 de Landwehr et celle de Königsberg, la Russie 4 d’infanterie ; ni l’une ni l’autre ne prête plus de troupes à la France.',
    },
    'H.2.e': { title: 'Unités françaises', summary: 'La Pologne ne lève que des unités satellites françaises.' },
    'H.2.f': {
      title: 'Conquise',
      summary:
        'Prise par les antifrançais, la Pologne disparaît jusqu’à ce que la Russie soit conquise et la Pologne de nouveau française.',
    },
    'H.3': {
      title: 'Hollande',
      summary: 'Dès 1810, Amsterdam et Bruxelles françaises, les Français peuvent l’annexer.',
    },
    'H.3.a': {
      title: 'Avant',
      summary:
        'C’est un satellite français, à Amsterdam. Si les antifrançais tiennent Amsterdam et Bruxelles, l’Angleterre peut y former la Hollande.',
    },
    'H.3.b': {
      title: 'Annexée',
      summary: 'Les troupes hollandaises sortent du jeu ; 3 d’infanterie vont à la réserve française.',
    },
    'H.3.c': { title: 'Amsterdam', summary: 'Elle peut produire pour la France à la place d’une autre grande ville.' },
    'H.3.d': { title: 'La conquérir', summary: 'Il faut alors Amsterdam et Bruxelles.' },
    'H.3.e': {
      title: 'Libérée',
      summary:
        'Conquise par les antifrançais, elle donne à l’Angleterre une réserve de 1 de milice, 2 de Landwehr, 5 d’infanterie et 2 de cavalerie.',
    },
    'H.3.f': { title: 'Plus jamais', summary: 'Les unités satellites françaises de Hollande ne reviennent pas.' },
    'H.4': { title: 'Autres États mineurs', summary: 'H.4.a à H.4.c.' },
    'H.4.a': {
      title: 'Suède',
      summary:
        'Ses unités servent qui la contrôle, avec un moral de 1. Attaquer les Suédois à Stralsund ou à Lübeck fait entrer la Suède en guerre.',
    },
    'H.4.b': { title: 'Navires danois et portugais', summary: 'Ils restent en jeu pour qui contrôle l’État.' },
    'H.4.c': {
      title: 'Hanovre',
      summary: 'Un conquérant antifrançais peut le former et lever sa Landwehr ; un profrançais le défait.',
    },
    I: { title: 'Comment on conquiert les États', summary: 'I.1 à I.3.' },
    'I.1': {
      title: 'Conquête',
      summary: 'Un État est conquis quand toutes ses capitales et villes de production sont en mains étrangères.',
    },
    'I.1.a': {
      title: 'France',
      summary: 'Un point antifrançais ravitaillé dans Paris, non assiégé, à la fin d’une phase de combat.',
    },
    'I.1.b': { title: 'Angleterre, Espagne, Portugal', summary: 'Un point étranger dans chaque ville du pays.' },
    'I.1.c': {
      title: 'Villes de Landwehr',
      summary:
        'Celles d’Autriche et de Prusse ne comptent comme villes de production que quand la Landwehr peut être levée. Königsberg est aussi capitale.',
    },
    'I.2': { title: 'Un grand État conquis', summary: 'I.2.a à I.2.h, aussitôt.' },
    'I.2.a': {
      title: 'Neutre jusqu’à sa reconstruction',
      summary:
        'Il ne rejoint personne, et aucun dé n’est lancé pour lui, tant qu’une unité terrestre reste dans sa réserve.',
    },
    'I.2.b': {
      title: 'Troupes à l’étranger',
      summary: 'Les unités hors de ses frontières vont à sa réserve ; les navires rentrent.',
    },
    'I.2.c': {
      title: 'Ses villes',
      summary:
        'Le camp conquérant prend chaque ville où il entre, et elle le nourrit ; les troupes de l’État y vont à la réserve. La capitale doit être évacuée dès que possible et reste fermée.',
    },
    'I.2.d': {
      title: 'Libre passage',
      summary:
        'Les deux camps peuvent la traverser et y tracer leur ravitaillement ; nul n’attaque ses troupes tant qu’il est neutre.',
    },
    'I.2.e': {
      title: 'Il se reconstruit',
      summary: 'Il ne subit pas d’attrition et produit avec les villes qu’il tient encore.',
    },
    'I.2.f': {
      title: 'De retour',
      summary: 'Sa réserve vide d’unités terrestres, il retombe sous les règles d’alliance.',
    },
    'I.2.g': {
      title: 'Demander la paix',
      summary: 'Un État dont l’ennemi tient la capitale peut demander la paix ; si celui-ci accepte, il est conquis.',
    },
    'I.2.h': {
      title: 'Envahi une fois conquis',
      summary:
        'Un État neutre que la France a conquis devient profrançais tant qu’une unité antifrançaise y est ; ses troupes restent chez elles.',
    },
    'I.3': { title: 'Un État mineur conquis', summary: 'I.3.a à I.3.d, aussitôt.' },
    'I.3.a': { title: 'Sa réserve', summary: 'Elle passe aux unités du conquérant, point pour point.' },
    'I.3.b': {
      title: 'Ses troupes',
      summary: 'Un dé : de 1 à 3, elles vont à la réserve et y changent ; à 4 ou plus, elles changent sur place.',
    },
    'I.3.c': {
      title: 'Fidèles à la France',
      summary: 'Les unités satellites françaises d’Italie, de Pologne, du Portugal et d’Espagne restent.',
    },
    'I.3.d': {
      title: 'Bavière',
      summary: 'Ses unités restent aussi tant que l’Autriche n’a pas été conquise par les Français.',
    },
    J: { title: 'Production', summary: 'Les renforts de la Grande Campagne : J.1 à J.8.' },
    'J.1': { title: 'Les réserves de recrutement', summary: 'J.1.a à J.1.f.' },
    'J.1.a': { title: 'Un tableau par État', summary: 'Chaque État a le sien.' },
    'J.1.b': {
      title: 'D’un grand État',
      summary: 'Sa réserve, ses prisonniers, ses villes de production et les ajouts de chaque janvier.',
    },
    'J.1.c': { title: 'D’un État mineur', summary: 'Sa réserve et sa ville de production, dans son groupe.' },
    'J.1.d': {
      title: 'Au départ',
      summary: 'La réserve de 1805 est remplie après la mise en place ; les autres unités attendent leur année.',
    },
    'J.1.e': {
      title: 'Les pertes',
      summary:
        'Les unités éliminées retournent à leur réserve. Les morts sortent du jeu, les blessés attendent sur la piste des tours, les captifs sont prisonniers.',
    },
    'J.1.f': {
      title: 'Janvier',
      summary:
        'Chaque janvier ajoute les unités de l’année, dans la limite des pions ; les États mineurs neutres reçoivent les leurs au segment des neutres.',
    },
    'J.2': { title: 'Grands États', summary: 'J.2.a à J.2.i.' },
    'J.2.a': {
      title: 'Acheter',
      summary:
        'Les points achètent des points de force dans la réserve, placés dans des villes de production sans ennemi, quatre au plus par ville et par phase.',
    },
    'J.2.b': { title: 'Le dé', summary: '5 ou moins : un point par ville de production libre ; 6 ou plus : deux.' },
    'J.2.c': {
      title: 'Ce qui le modifie',
      summary:
        '+3 pour les Français en janvier et juillet, Napoléon à Paris (après une invasion de la Russie, +1 tout mois) ; +1 pour la Russie avec 20 points profrançais à l’est ; −1 pour l’Angleterre si la France contrôle le Portugal.',
    },
    'J.2.d': {
      title: 'Prix',
      summary:
        'Navire 5 ; cavalerie de la Garde 3 ; infanterie de la Garde ou cavalerie 2 ; infanterie ou cosaques 1 ; Landwehr, milice, partisans ½.',
    },
    'J.2.e': {
      title: 'Noir et rouge',
      summary: 'Les points des villes noires n’achètent que de la Landwehr, ceux des rouges toute unité d’armée.',
    },
    'J.2.f': { title: 'Chefs', summary: 'Les chefs en réserve viennent gratuitement, dans toute ville de leur pays.' },
    'J.2.g': {
      title: 'Villes françaises',
      summary:
        'Outre Paris, trois grandes villes non prises produisent, au choix des Français ; ni Bruxelles ni Anvers.',
    },
    'J.2.h': {
      title: 'Rien ne se garde',
      summary: 'Les points inutilisés sont perdus, sauf ceux de l’Angleterre et les points navals français.',
    },
    'J.2.i': {
      title: 'Qui produit',
      summary:
        'Le joueur anglais produit pour les États sans joueur, neutres ou antifrançais ; le Français pour les autres.',
    },
    'J.3': { title: 'États mineurs', summary: 'J.3.a à J.3.e.' },
    'J.3.a': { title: 'Neutres', summary: 'Ils ne produisent pas.' },
    'J.3.b': {
      title: 'Un par groupe',
      summary: 'Qui tient la ville de production achète dans la réserve de cet État, un État par groupe et par phase.',
    },
    'J.3.c': {
      title: 'Quelles unités',
      summary:
        'Un État mineur combat avec les unités de son maître : satellites français, Landwehr autrichienne, cosaques russes.',
    },
    'J.3.d': {
      title: 'Légion allemande du roi',
      summary:
        'Le Brunswick et le Hanovre aux mains antifrançaises peuvent la lever dans la réserve anglaise, sauf refus de leur joueur.',
    },
    'J.3.e': { title: 'Bavière', summary: 'Elle produit une fois Munich prise par un point profrançais.' },
    'J.4': { title: 'Espagne et Portugal', summary: 'J.4.a à J.4.p.' },
    'J.4.a': {
      title: 'Sans étrangers',
      summary:
        'Ils produisent comme les autres tant qu’aucune armée étrangère n’y est. Des Français dans une Espagne neutre ou profrançaise n’envahissent pas ; dans une Espagne antifrançaise, aussitôt.',
    },
    'J.4.b': {
      title: 'Envahi',
      summary: 'L’État rejoint l’autre camp, J.4.d à J.4.o s’appliquent, et sa réserve reçoit les ajouts d’invasion.',
    },
    'J.4.c': { title: 'Combien de temps', summary: 'Tant qu’une unité d’armée ennemie y est.' },
    'J.4.d': { title: 'Milice et partisans', summary: 'On ne les lève que contre un ennemi dans le pays.' },
    'J.4.e': {
      title: 'Points anglais',
      summary: 'L’Angleterre peut prêter deux points par tour à chaque pays ; un vaut six points indigènes.',
    },
    'J.4.f': {
      title: 'Les irréguliers d’abord',
      summary: 'En Espagne, infanterie et cavalerie seulement quand il ne reste ni milice ni partisans en réserve.',
    },
    'J.4.g': {
      title: 'Points indigènes',
      summary: 'Deux par grande ville et un par ville mineure sans unité profrançaise.',
    },
    'J.4.h': {
      title: 'Sur la piste',
      summary:
        'Vingt pour l’Espagne et quatre pour le Portugal au départ ; chaque ville perdue ou reprise change le compte.',
    },
    'J.4.i': { title: 'Non gardés', summary: 'Les points indigènes sont dépensés dans la phase ou perdus.' },
    'J.4.j': {
      title: 'Chacun les siens',
      summary: 'Les points espagnols achètent des Espagnols, les portugais des Portugais.',
    },
    'J.4.k': { title: 'Prix indigènes', summary: 'Milice 4, partisans 6, infanterie 6, cavalerie 12.' },
    'J.4.l': { title: 'Les irréguliers d’abord', summary: 'De même dans les deux pays.' },
    'J.4.m': {
      title: 'Cavalerie à moitié payée',
      summary:
        'La cavalerie peut être payée à moitié : elle est sur la carte, ne bouge ni ne combat, et est perdue si l’hexagone l’est.',
    },
    'J.4.n': {
      title: 'Où',
      summary: 'Dans toute ville du pays sans Français ; les partisans dans un hexagone vide de montagne ou de ville.',
    },
    'J.4.o': { title: 'Deux par hexagone', summary: 'Deux points au plus sont placés dans un hexagone par phase.' },
    'J.4.p': {
      title: 'Madrid et Lisbonne',
      summary:
        'Un point de milice gratuit par phase tant qu’un point antifrançais est dans Madrid. Des Français dans Madrid ou Lisbonne ajoutent une infanterie satellite à leur réserve.',
    },
    'J.5': { title: 'Angleterre', summary: 'J.5.a à J.5.f.' },
    'J.5.a': {
      title: 'Épargne et prêts',
      summary: 'L’Angleterre garde des points, et les prête par transport aux ports et aux côtes.',
    },
    'J.5.b': { title: 'Cinq', summary: 'Elle en garde cinq au plus.' },
    'J.5.c': {
      title: 'Ce qu’un État reçoit',
      summary: 'Pas plus par tour que ses villes rouges ne pourraient en faire ; rien à un État profrançais.',
    },
    'J.5.d': { title: 'Ce qui se dépense', summary: 'Deux par phase sur terre, cinq en navires.' },
    'J.5.e': {
      title: 'Portsmouth',
      summary: 'Ses points sont pour les navires, et gardés à part ; ceux d’autres villes peuvent aussi en acheter.',
    },
    'J.5.f': {
      title: 'Navires neufs',
      summary: 'Une unité navale va à la réserve chaque janvier ; achetée pour cinq, elle paraît à Portsmouth.',
    },
    'J.6': { title: 'France', summary: 'J.6.a à J.6.e.' },
    'J.6.a': { title: 'Les points navals se gardent', summary: 'La France n’épargne que ceux-là.' },
    'J.6.b': { title: 'Cinq', summary: 'Elle en garde cinq au plus.' },
    'J.6.c': { title: 'Ce qui se dépense', summary: 'Cinq par phase en navires ; sur terre, sans limite.' },
    'J.6.d': { title: 'Anvers et Toulon', summary: 'Ensemble, un point naval, tant que l’un des deux est français.' },
    'J.6.e': {
      title: 'Navires neufs',
      summary: 'Une unité navale chaque janvier ; achetée pour cinq, elle paraît à Anvers ou à Toulon.',
    },
    'J.7': { title: 'Remplacer les navires', summary: 'J.7.a à J.7.d.' },
    'J.7.a': { title: 'Coulé', summary: 'Un navire coulé va à sa réserve.' },
    'J.7.b': {
      title: 'Racheté',
      summary: 'Pour cinq points, ordinaires ou navals, dans tout port de l’État non tenu par l’ennemi.',
    },
    'J.7.c': { title: 'Par mensualités', summary: 'Un point tout de suite, les autres mois par mois sur la piste.' },
    'J.7.d': {
      title: 'En points indigènes',
      summary: 'Trente points espagnols ou portugais, en six parts de cinq si l’on veut.',
    },
    'J.8': { title: 'Landwehr', summary: 'J.8.a à J.8.c.' },
    'J.8.a': { title: 'Autriche et Prusse', summary: 'Elles seules la lèvent, une fois en réserve.' },
    'J.8.b': { title: 'Autriche', summary: 'Dès juin 1808, un point par mois tant qu’elle est antifrançaise.' },
    'J.8.c': {
      title: 'Prusse',
      summary:
        'Deux par mois tant qu’elle est antifrançaise, après l’être devenue une deuxième fois ; Königsberg en produit alors.',
    },
    K: { title: 'France', summary: 'K.1 à K.5.' },
    'K.1': { title: 'Partisans français', summary: 'K.1.a à K.1.g.' },
    'K.1.a': {
      title: 'Ils se lèvent',
      summary:
        'Au premier tour où un ennemi est en France, deux partisans paraissent, dans des hexagones vides de forêt, de montagne ou de ville.',
    },
    'K.1.b': { title: 'Seuls', summary: 'Un partisan ne partage jamais un hexagone.' },
    'K.1.c': { title: 'Insaisissables', summary: 'Pas d’attrition, pas de débordement, un moral de 0.' },
    'K.1.d': { title: 'Un hexagone', summary: 'Ils bougent d’un hexagone par phase, jamais avec un chef.' },
    'K.1.e': {
      title: 'Ils s’esquivent',
      summary:
        'Attaqués hors terrain dégagé, ou en terrain dégagé sans cavalerie ennemie, ils peuvent gagner un hexagone vide.',
    },
    'K.1.f': { title: 'Remplacés', summary: 'Les perdus se rachètent selon K.1.a.' },
    'K.1.g': { title: 'Chez eux', summary: 'Ils ne quittent pas la France.' },
    'K.2': { title: 'Abdication et exil', summary: 'K.2.a à K.2.h.' },
    'K.2.a': {
      title: 'En exil',
      summary:
        'Quand la France est conquise, Napoléon, un chef et un point de Garde partent en exil pour douze mois sur la piste.',
    },
    'K.2.b': { title: 'Pendant ce temps', summary: 'La France est conquise et neutre, et ses unités ne bougent pas.' },
    'K.2.c': {
      title: 'Les étrangers partent',
      summary:
        'Tous quittent la France et n’y rentrent pas ; Anvers et Bruxelles deviennent anglaises. Pour attaquer un allié, un État doit devenir profrançais.',
    },
    'K.2.d': {
      title: 'La tentative',
      summary:
        'Après trois tours, une fois par segment : un dé moins un par État profrançais et par trois mois ; 0 amène Napoléon dans un port de Méditerranée.',
    },
    'K.2.e': { title: 'Au bout d’un an', summary: 'Il revient en tout cas.' },
    'K.2.f': {
      title: 'La marche sur Paris',
      summary:
        'Quinze points de mouvement par le plus court. Les forces françaises égales ou moindres se joignent ; une plus grande se joint de 1 à 4, recule sur 5, et tire sur 6.',
    },
    'K.2.g': { title: 'Fusillé', summary: 'Si Napoléon est abattu, la partie finit.' },
    'K.2.h': {
      title: 'À Paris',
      summary: 'La France est de nouveau profrançaise, et la partie va jusqu’en août 1815.',
    },
    'K.3': { title: 'Bernadotte', summary: 'K.3.a.' },
    'K.3.a': {
      title: 'Prince royal',
      summary: 'En août 1810, il quitte la France et paraît comme chef suédois à Stockholm, sauf s’il est mort.',
    },
    'K.4': { title: 'Corps expéditionnaires', summary: 'K.4.a à K.4.d.' },
    'K.4.a': {
      title: 'En demander un',
      summary:
        'À un État parti neutre ou antifrançais (pas l’Espagne), maintenant profrançais et ouvert au dé : à 0 ou moins.',
    },
    'K.4.b': {
      title: 'Sa taille',
      summary:
        'Deux dés, modifiés : 7 ou plus, un chef, 1 de cavalerie et 4 d’infanterie ; de 3 à 6, 2 et 8 ; 2 ou moins, 3 et 12 ; et un chef nommé tiré au sort, jamais Blücher.',
    },
    'K.4.c': {
      title: 'À l’étranger',
      summary:
        'Il peut quitter son pays avec sa propre ligne, ne subit l’attrition qu’à l’étranger, et n’est pas renforcé.',
    },
    'K.4.d': { title: 'Rappelé', summary: 'Si son État quitte les Français, le joueur anglais le ramène sans combat.' },
    'K.5': { title: 'La traversée de la Manche', summary: 'K.5.a à K.5.c.' },
    'K.5.a': {
      title: 'Quand',
      summary:
        'Aucune escadre anglaise libre en mer du Nord, et un transport français à Boulogne ou en mer là : des troupes peuvent passer au mouvement terrestre.',
    },
    'K.5.b': {
      title: 'Combien',
      summary:
        'Deux chefs par tour depuis Boulogne avec leur infanterie, vers un hexagone ombré ; chaque force lance pour l’attrition.',
    },
    'K.5.c': { title: 'Et pas plus loin', summary: 'La traversée prend tout le mouvement.' },
    L: { title: 'Angleterre, Portugal et Espagne', summary: 'L.1 à L.3.' },
    'L.1': {
      title: 'Table d’alliance espagnole',
      summary:
        'L’Espagne est alliée des Français jusqu’à ce que l’Autriche et la Prusse aient été conquises par la France ou que juillet 1807 soit passé ; alors la table court. Aucun dé pour l’Espagne avant que la France l’ait conquise.',
    },
    'L.1.a': { title: 'Elle part de 12', summary: 'Le marqueur est placé sur 12.' },
    'L.1.b': {
      title: 'En bas, en haut',
      summary:
        'Elle baisse avec les escadres espagnoles perdues, par dizaine de points profrançais en Espagne ou y entrant, de deux si les Français déplacent des Espagnols, d’un chaque mois ; elle monte quand des navires sont remplacés, par dizaine qui sort, de deux quand les antifrançais attaquent des Espagnols.',
    },
    'L.1.c': {
      title: 'À zéro',
      summary: 'L’Espagne déclare la guerre à la France et reste antifrançaise sauf conquête.',
    },
    'L.1.d': { title: 'Après une conquête', summary: 'Conquise une fois par la France, l’Espagne est ouverte au dé.' },
    'L.2': { title: 'Partisans et milice', summary: 'L.2.a à L.2.g.' },
    'L.2.a': {
      title: 'Où',
      summary: 'Les partisans paraissent dans un hexagone vide de montagne ou de ville de leur pays.',
    },
    'L.2.b': { title: 'Seuls', summary: 'Un partisan ne partage jamais un hexagone.' },
    'L.2.c': { title: 'Insaisissables', summary: 'Pas d’attrition, pas de débordement, un moral de 0.' },
    'L.2.d': { title: 'Un hexagone', summary: 'Ils bougent d’un hexagone par phase, jamais avec un chef.' },
    'L.2.e': { title: 'Ils s’esquivent', summary: 'Comme K.1.e.' },
    'L.2.f': { title: 'Remplacés', summary: 'Les perdus se rachètent selon L.2.a.' },
    'L.2.g': { title: 'Chez eux', summary: 'Milice et partisans ne quittent jamais leur pays.' },
    'L.3': {
      title: 'Égypte et Malte',
      summary: 'Satellites anglais qui ne deviennent jamais profrançais et ne produisent pas.',
    },
    M: { title: 'Autriche, Prusse et Russie', summary: 'Leurs intérêts : M.1 à M.6.' },
    'M.1': { title: 'Autriche', summary: 'M.1.a à M.1.c.' },
    'M.1.a': { title: 'D’abord sans dé', summary: 'Aucun n’est lancé pour l’Autriche avant deux conquêtes.' },
    'M.1.b': {
      title: 'Elle revient',
      summary:
        'Conquise une fois puis reconstruite, elle déclare la guerre à la France à la phase d’alliance neutre suivante.',
    },
    'M.1.c': {
      title: 'Après la deuxième fois',
      summary: 'Reconstruite encore, elle suit les règles d’alliance normales, sauf M.3.c.',
    },
    'M.2': { title: 'Prusse', summary: 'M.2.a à M.2.c.' },
    'M.2.a': {
      title: 'Pas encore française',
      summary:
        'Aucun dé ne la rend profrançaise avant une conquête par la France ; un dé peut la rendre antifrançaise, et l’inverse.',
    },
    'M.2.b': {
      title: 'Son horloge',
      summary:
        'Trois tours après la première conquête de l’Autriche, ou en mai 1806, deux dés chaque tour : guerre sur 2, puis sur 3 ou moins, et ainsi de suite. Après cette guerre, aucun dé jusqu’à une conquête par la France.',
    },
    'M.2.c': {
      title: 'Après une conquête',
      summary: 'Reconstruite, elle suit les règles d’alliance normales, sauf M.3.c.',
    },
    'M.3': { title: 'Russie', summary: 'M.3.a à M.3.d.' },
    'M.3.a': {
      title: 'Quand elle peut changer',
      summary: 'Une fois l’Autriche et la Prusse conquises en même temps ; mais elle ne devient jamais profrançaise.',
    },
    'M.3.b': {
      title: 'Envahie',
      summary: 'Envahie par la France, elle reste antifrançaise jusqu’au bout, sauf conquête.',
    },
    'M.3.c': {
      title: 'Après la retraite',
      summary:
        'Quand aucune unité profrançaise ne reste dans une Russie envahie, l’Autriche et la Prusse redeviennent neutres : l’Autriche fermée à tous, la Prusse ouverte. Berlin, Königsberg et Varsovie perdues pour les Français, la Prusse entre en guerre pour de bon ; dès le tour suivant, l’Autriche lance deux dés pour la suivre.',
    },
    'M.3.d': {
      title: 'Cosaques',
      summary: 'Moral 0. Avant un round ils peuvent partir, sauf si l’ennemi a plus de cavalerie.',
    },
    'M.4': { title: 'Alliés des Français', summary: 'M.4.a à M.4.c.' },
    'M.4.a': {
      title: 'Ils ne marchent pas pour la France',
      summary: 'Les Français n’en déplacent aucune unité hors corps expéditionnaire, sauf si l’État est envahi.',
    },
    'M.4.b': {
      title: 'L’autre joueur peut',
      summary: 'L’Anglais, ou son joueur, peut déplacer un chef avec dix points au plus par phase.',
    },
    'M.4.c': { title: 'Envahi', summary: 'Les Français déplacent alors toutes ses unités, dans ses frontières.' },
    'M.5': {
      title: 'Paix de Presbourg',
      summary:
        'Si les Français conquièrent l’Autriche, ils peuvent la déclarer avant la fin de leur prochaine phase d’alliance, sinon jamais.',
    },
    'M.5.a': { title: 'Venise', summary: 'Va à l’Italie.' },
    'M.5.b': { title: 'Innsbruck', summary: 'Va à la Bavière ou à la France, au choix des Français.' },
    'M.5.c': { title: 'Défaite', summary: 'Par une conquête antifrançaise de ces États.' },
    'M.5.d': {
      title: 'Une trêve',
      summary:
        'Si convenue avant la partie : la France et l’Autriche ne s’attaquent ni ne se déclarent la guerre pendant douze tours.',
    },
    'M.6': {
      title: 'Traité de Tilsit',
      summary:
        'Quand l’Autriche et la Prusse ont été conquises par la France et la question polonaise tranchée, les Français peuvent le déclarer à cette phase d’alliance ou à la suivante. Sa durée dépend de leur réponse.',
    },
    'M.6.a': {
      title: 'Sans Pologne',
      summary:
        'La Russie est neutre 18 mois et ne reçoit pas de points anglais avant 1811 ; Magdebourg nourrit les Français.',
    },
    'M.6.b': {
      title: 'Avec le duché',
      summary: '12 mois, et aucun point avant 1810 ; Magdebourg nourrit les Français.',
    },
    'M.6.c': { title: 'Avec le royaume', summary: '6 mois, et aucun point avant 1809 ; Magdebourg reste prussienne.' },
    N: {
      title: 'Invasions',
      summary: 'Entrer chez l’autre camp en est une ; l’Espagne et la Russie ont leurs règles.',
    },
    'N.1': {
      title: 'Espagne',
      summary:
        'Jusque-là : pas plus de 20 points profrançais en Espagne, et aucun dans la rangée de Madrid ni au sud, sauf près de Gibraltar.',
    },
    'N.1.a': {
      title: 'Ce qui est une invasion',
      summary:
        'Franchir ces limites ; cinq points de plus après que la table a atteint 0 ; vingt après une déclaration de guerre.',
    },
    'N.1.b': { title: 'Limites levées', summary: 'Quand l’Espagne est antifrançaise, elles ne valent plus.' },
    'N.1.c': {
      title: 'Ce qui suit',
      summary: 'L’Espagne est antifrançaise jusqu’au bout sauf conquête, et la table est rangée.',
    },
    'N.2': { title: 'Russie', summary: 'N.2.a et N.2.b.' },
    'N.2.a': {
      title: 'Avant 1810',
      summary: 'Une grande ville ou capitale de Russie aux mains des Français est une invasion.',
    },
    'N.2.b': { title: 'Dès 1810', summary: '25 points profrançais qui entrent en Russie en sont une.' },
    'N.3': { title: 'États mineurs', summary: 'N.3.a et N.3.b.' },
    'N.3.a': { title: 'Entrer', summary: 'Des unités d’armée dans un État mineur neutre ou hostile l’envahissent.' },
    'N.3.b': { title: 'Amis', summary: 'Traverser un État ami n’en est pas une, attaquer ses troupes si.' },
    O: { title: 'Règles facultatives', summary: 'N’importe lesquelles de O.1 à O.8, d’un commun accord.' },
    'O.1': { title: 'Guerre de course', summary: 'La course contre le commerce anglais : O.1.a à O.1.o.' },
    'O.1.a': {
      title: 'La course',
      summary:
        'Des escadres du camp français restées toute une phase dans une zone peuvent courir sus : deux dés plus 1 par escadre française et ½ par alliée.',
    },
    'O.1.b': {
      title: 'Le résultat',
      summary:
        'Ajoutez le trafic de la zone ; ôtez les escadres anglaises, les actions contre les bases, et 9. Le reste élève le taux des Lloyd’s, parti de 5.',
    },
    'O.1.c': {
      title: 'Amérique',
      summary:
        'La course devant l’Amérique du Nord rend la guerre américaine moins probable en janvier suivant ; pendant cette guerre, il n’y a pas de trafic.',
    },
    'O.1.d': {
      title: 'Le taux baisse',
      summary: 'De 3 par tour, de 6 si les Français n’ont pas couru, jamais sous 5.',
    },
    'O.1.e': {
      title: 'À 10',
      summary:
        'L’Angleterre envoie trois escadres ou deux d’infanterie dans les mers du monde, ou dépense trois points par tour.',
    },
    'O.1.f': {
      title: 'Elles y restent',
      summary: 'Jusqu’à leur remplacement ou un taux sous 10 ; les troupes n’ont pas à débarquer.',
    },
    'O.1.g': { title: 'Changer de moyen', summary: 'Un moyen peut remplacer l’autre.' },
    'O.1.h': { title: 'À 15', summary: 'Pas plus d’un point par ville anglaise.' },
    'O.1.i': { title: 'À 20', summary: 'Trois points par tour en plus des forces.' },
    'O.1.j': { title: 'À 30', summary: 'Trois points, trois escadres et deux d’infanterie.' },
    'O.1.k': {
      title: 'À 40',
      summary: 'Rien n’est prêté, aucune troupe anglaise ne part, et celles du dehors n’attaquent pas.',
    },
    'O.1.l': {
      title: 'Action contre les bases',
      summary: 'Au combat, les Anglais nomment une zone ; pas l’Atlantique Nord.',
    },
    'O.1.m': {
      title: 'Ses dés',
      summary:
        'Deux dés moins 10, plus escadres, infanterie et points dépensés : au-dessus de 0, la course y perd 1 pour de bon.',
    },
    'O.1.n': { title: 'Encore et encore', summary: 'Plusieurs tentatives sont possibles, et s’ajoutent.' },
    'O.1.o': {
      title: 'Europe et Cap',
      summary:
        'Dans les zones d’Europe, seulement quand tous les ports ennemis y sont tombés ; au Cap, effet double sauf Portugal français.',
    },
    'O.2': { title: 'Flottes cachées', summary: 'O.2.a à O.2.g.' },
    'O.2.a': {
      title: 'Un pion de flotte',
      summary: 'Des navires qui forment une flotte peuvent être remplacés par un pion, et reposent dans sa case.',
    },
    'O.2.b': { title: 'Qui peut voir', summary: 'L’ennemi, une fois le combat engagé et tous les combats déclarés.' },
    'O.2.c': { title: 'Il bouge', summary: 'Comme toute flotte.' },
    'O.2.d': { title: 'Rien de plus', summary: 'Le pion lui-même n’ajoute rien au combat ni au commerce.' },
    'O.2.e': { title: 'Nelson', summary: 'Il peut être caché comme un navire.' },
    'O.2.f': { title: 'Vide', summary: 'Une flotte sans navires est ôtée et annoncée.' },
    'O.2.g': { title: 'Avec O.1', summary: 'Le 9 de la course devient 10.' },
    'O.3': {
      title: 'Le retour de Napoléon',
      summary: 'Après une invasion de la Russie, les Français peuvent le déclarer au mouvement terrestre.',
    },
    'O.3.a': { title: 'Vingt points', summary: 'Son mouvement est de 20 ce tour et le suivant.' },
    'O.3.b': { title: 'Vers Paris', summary: 'Il va dans la direction de Paris.' },
    'O.3.c': { title: 'Une fois', summary: 'Une fois par partie.' },
    'O.3.d': {
      title: 'Un nouvel élan',
      summary: '+3 à la production française le mois après son arrivée, au lieu de son apport habituel.',
    },
    'O.4': { title: 'Météo', summary: 'À la place de la météo simple du jeu standard.' },
    'O.4.a': { title: 'Quatre temps', summary: 'Beau, pluie, mauvais, froid.' },
    'O.4.b': { title: 'Trois régions', summary: 'La carte 1 est le sud, 2 et 3 le centre, 4 le nord.' },
    'O.4.c': {
      title: 'Un dé',
      summary: 'Les Anglais lancent avant le mois : tel quel pour le centre, +1 pour le nord, −1 pour le sud.',
    },
    'O.4.d': { title: 'Marqueurs', summary: 'Ils montrent le temps de chaque région.' },
    'O.4.e': {
      title: 'Effets',
      summary:
        'Pluie : un point de mouvement de moins. Mauvais : un de moins, et +1 à l’attrition. Froid : +1 à l’attrition. Le ravitaillement ne change pas.',
    },
    'O.4.f': { title: 'Premier tour', summary: 'Beau partout, sans dé.' },
    'O.5': { title: 'Typhus', summary: 'O.5.a à O.5.c.' },
    'O.5.a': {
      title: 'Quand',
      summary:
        'Dès juillet 1810, ou après une invasion de la Russie, deux dés avant l’attrition française : il éclate sur 12.',
    },
    'O.5.b': { title: 'La marque', summary: 'Un marqueur le montre.' },
    'O.5.c': {
      title: 'Effets',
      summary:
        'Attrition +1 en Ibérie et +2 au centre et à l’est, pour les deux camps, jusqu’à la conquête de la France.',
    },
    'O.6': {
      title: 'Lignes de Torres Vedras',
      summary:
        'Dès juillet 1809, Wellington avec cinq points d’infanterie peut les bâtir : se retrancher, attendre trois mois, payer un point. Elles restent, et comptent un pour les antifrançais qui y sont attaqués ; pas dans une grande ville.',
    },
    'O.7': {
      title: 'Démoralisation durable',
      summary:
        'Les marqueurs restent après le combat. Au début du mouvement, un hexagone avec un chef lance deux dés plus moral et valeur : 9 ôte un niveau. Des troupes fraîches d’égale force qui s’y arrêtent en font autant.',
    },
    'O.8': {
      title: 'L’audace de Nelson',
      summary: 'Une fois par mois, Nelson peut compter 2 dans un round ; puis deux dés, et 10 ou plus est sa mort.',
    },
    P: { title: 'Mise en place', summary: 'Qui est où : P.1 à P.7. La page propose les places historiques d’un clic.' },
    'P.1': {
      title: 'France',
      summary:
        'Elle se place la première : Napoléon près de Strasbourg, Davout près de Metz, Masséna à Milan, garnisons et flottes.',
    },
    'P.2': { title: 'Angleterre', summary: 'P.2.a et P.2.b.' },
    'P.2.a': {
      title: 'Forces anglaises',
      summary: 'Chez elles, à Gibraltar, et en blocus devant les ports français et espagnols ; Nelson en Méditerranée.',
    },
    'P.2.b': { title: 'Portugal', summary: 'À Lisbonne, avec une escadre et un transport.' },
    'P.3': { title: 'Russie', summary: 'P.3.a.' },
    'P.3.a': {
      title: 'Forces russes',
      summary: 'À la frontière de l’ouest, vers Brest-Litovsk, Lublin et Grodno, avec des réserves derrière.',
    },
    'P.4': { title: 'Autriche', summary: 'P.4.a.' },
    'P.4.a': { title: 'Forces autrichiennes', summary: 'Mack vers Ulm, Charles en Vénétie, Jean dans le Tyrol.' },
    'P.5': { title: 'Prusse', summary: 'P.5.a et P.5.b.' },
    'P.5.a': { title: 'Forces prussiennes', summary: 'Dans ses forteresses et sur l’Elbe.' },
    'P.5.b': { title: 'Ses satellites', summary: 'Saxons, Hessois et Brunswickois chez eux.' },
    'P.6': { title: 'Espagne', summary: 'Garnisons et escadres à Cadix, La Corogne et Carthagène.' },
    'P.7': { title: 'Neutres', summary: 'P.7.a et P.7.b.' },
    'P.7.a': { title: 'Danemark', summary: 'Ses troupes et navires chez lui.' },
    'P.7.b': { title: 'Suède', summary: 'Chez elle et en Poméranie.' },
  },
};
