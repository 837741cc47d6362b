import type { Words } from './words.ts';

export const fr: Words = {
  steps: {
    march: {
      task: 'Menez Napoléon de Strasbourg à Ulm avec neuf points d’infanterie.',
      why: 'L’infanterie ne marche qu’avec un chef, qui emmène autant de points que son rang le permet. Un hexagone clair coûte 1 point de mouvement sur 4 ; on prend une ville en y entrant.',
      instead: 'Cette force a bougé, et chacune ne bouge qu’une fois par phase. Napoléon est encore à Strasbourg.',
    },
    force: {
      task: 'Menez la cavalerie de Murat à Ratisbonne, puis un hexagone plus loin en marche forcée.',
      why: 'Les points épuisés, une force ravitaillée avec un chef peut en tenter 1 à 3 de plus : le dé dit ce qu’il en coûte. Derrière Augsbourg, elle coupe la route de Mack.',
      instead: 'C’est permis, mais la route de Vienne reste ouverte à Mack.',
    },
    attack: {
      task: 'Terminez le mouvement, puis attaquez Augsbourg.',
      why: 'On attaque d’un hexagone à l’hexagone voisin, avec tous ceux qui s’y trouvent. La feuille montre le rapport : points, moral, chefs, ravitaillement et terrain, ligne par ligne.',
      instead: 'C’est permis. Qui n’attaque pas maintenant attend un mois.',
    },
    advance: {
      task: 'Avancez dans Augsbourg.',
      why: 'L’ennemi battu ou replié quitte l’hexagone, et les vainqueurs peuvent y entrer. On retraite vers son ravitaillement, jamais vers un ennemi fort : les chemins manquent à Mack.',
      instead: 'Vous restez à Ulm. Augsbourg sera au premier qui y entrera.',
    },
    withdraw: {
      task: 'Charles attaque Ney à Augsbourg, dix-sept points contre trois. Repliez-vous.',
      why: 'Le défenseur peut reculer d’un hexagone avant les dés. Sans plus de cavalerie que l’ennemi, il est poursuivi, et c’est tout.',
      instead: 'Ney tient : à ce rapport, la table des combats ne promet guère que des pertes.',
    },
    siege: {
      task: 'Pressez le siège d’Ulm : lancez les dés.',
      why: 'Deux dés, le marqueur des tours de siège accomplis et la valeur du chef : à 11, cette forteresse tombe. Un assaut va plus vite, et coûte du sang.',
      instead: 'Attendre ajoute un tour au marqueur ; un assaut est une bataille contre des murs.',
    },
    leader: {
      task: 'C’est la production. Faites venir Davout.',
      why: 'Les chefs de la réserve viennent gratuitement, dans n’importe quelle ville de leur pays. L’infanterie ne va nulle part sans eux.',
      instead: 'C’est acheté et placé. Les chefs, eux, ne coûtent rien.',
    },
    levy: {
      task: 'Levez de l’infanterie.',
      why: 'Les points viennent du dé et des villes de production que vous tenez. Ils achètent ce qui reste dans la réserve de recrutement, quatre points par ville au plus.',
      instead: 'Chaque État achète tant qu’il a des points ou des besoins ; ce qui reste est presque toujours perdu.',
    },
  },
  learnt: {
    road: 'Marche, marche forcée, combat, avance : ce sont les phases terrestre et de combat d’un mois.',
    defence: 'Le repli sauve une armée qui a où aller. Ce fut le malheur de Mack.',
    siege: 'Une forteresse qui tient barre la route et nourrit sa garnison ; le marqueur monte à chaque tour.',
    production:
      'Alliances, flottes, attrition et villes de victoire font le reste du mois. La liste près de la carte nomme chaque force qui n’a pas bougé.',
  },
  asides: {
    ground: 'déplacez une autre force, ou terminez le mouvement. « Stop » achève une marche.',
    combat: 'déclarez les attaques l’une après l’autre ; les pertes vont où vous dites.',
    siege: 'lancez, donnez l’assaut ou attendez.',
    production: 'achetez et placez des unités, ou terminez.',
    alliance: 'la politique des alliances : « Passer » est toujours permis.',
    naval: 'les flottes peuvent bouger. « Terminé » passe à la suite.',
    attrition: 'l’attrition frappe les forces hors ravitaillement.',
  },
};
