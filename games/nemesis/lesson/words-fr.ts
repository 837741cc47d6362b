import type { Words } from './words.ts';

export const fr: Words = {
  steps: {
    train: {
      task: 'Posez un train à Trévise.',
      why: 'Une pile ne marche et ne se rallie qu’avec un train, un chef et une ligne de ravitaillement jusqu’à un dépôt. Les deux joueurs posent leurs pions à tour de rôle, face cachée.',
      instead: 'Cette pile peut désormais marcher ou se rallier. Lusignan, à Trévise, attend encore un train.',
    },
    dummy: {
      task: 'Posez un leurre, où vous voulez.',
      why: 'Pour l’adversaire, un leurre ressemble à un train : à lui de deviner laquelle de vos piles va bouger. Vous en avez deux.',
      instead: 'C’est un vrai train : vous en avez quatre, et chacun fait marcher ou rallier une pile, une fois.',
    },
    depot: {
      task: 'Envoyez un train à Vérone et faites-en un dépôt.',
      why: 'Un dépôt ravitaille les piles jusqu’à trois hexagones, mais vous coûte un train à chacun des tours suivants. On pose d’abord tous les trains ; les dépôts viennent ensuite.',
      instead: 'Vérone reste sans dépôt : ses piles dépendent de celui d’Udine, à trois hexagones.',
    },
    rally: {
      task: 'Ralliez la division Kaim, à Trévise.',
      why: 'Une unité désorganisée n’attaque pas et ne marche pas. Un train et un chef rallient autant d’unités que la valeur du chef.',
      instead: 'Kaim reste désorganisée : son facteur de combat ne compte pas, et une seconde perte l’élimine.',
    },
    march: {
      task: 'Faites marcher Klenau de Padoue à Legnago.',
      why: 'Cliquez sur la pile de Padoue, puis sur Legnago. Trois hexagones font une marche normale ; plus elle est longue, plus elle risque de coûter.',
      instead: 'La marche est permise, mais elle dépense le train de cette pile. Une pile sans train ne bouge pas.',
    },
    attack: {
      task: 'Attaquez Padoue depuis Vérone.',
      why: 'Survolez l’attaque, ou touchez-la : les deux totaux, règle par règle, et les chances. Seules attaquent les piles voisines. Puis donnez l’ordre.',
      instead: 'Cet ordre est permis aussi ; si le dé le refuse, vos attaques du tour sont finies.',
    },
    commit: {
      task: 'Dépensez deux ou trois commandements de combat.',
      why: 'L’ordre part à 7 ou plus : dé + valeur de Kray, 2 + commandements. Ils aident aussi les piles que vous appelez.',
      instead:
        'Avec moins de commandements, l’ordre risque d’échouer, et un ordre manqué met fin à vos attaques du tour.',
    },
    support: {
      task: 'Appelez Klenau, à Trévise.',
      why: 'Une pile voisine du défenseur se joint au combat, encore à 7 : dé + valeur de son chef + vos commandements. Ses facteurs s’ajoutent alors à ceux de Kray.',
      instead: 'Kray se bat seul, trois facteurs contre trois.',
    },
    answer: {
      task: 'Les Français attaquent Padoue. Dépensez des commandements pour la défense.',
      why: 'Rien n’arrête l’attaque, mais chaque commandement augmente les chances de voir venir la pile que vous appelez.',
      instead: 'Vous gardez vos commandements pour vos propres attaques ; les secours dépendront d’un bon dé.',
    },
    call: {
      task: 'Appelez Kray, à Trévise.',
      why: 'Toujours 7 : dé + valeur 2 + vos commandements. Avec Kray, la bataille est presque égale ; sans lui, Padoue est perdue.',
      instead: 'Hohenzollern reste seul, un facteur contre quatre.',
    },
    fortress: {
      task: 'Prenez Mantoue : attaquez, dépensez des commandements, appelez du soutien et avancez.',
      why: 'Ici pas de marqueur de siège : une forteresse se prend d’assaut. Elle retire des points à l’attaque, moins si vous avez de l’artillerie, et la rivière en retire d’autres. Mantoue est une ville de victoire.',
      instead:
        'C’est permis, mais Mantoue reste française : une ville de victoire compte pour le camp dont les unités l’occupent.',
    },
    ride: {
      task: 'Envoyez un chef rejoindre une autre pile.',
      why: 'Après les combats, chaque chef peut parcourir jusqu’à trois hexagones vers des amis ou une ville amie. Sans chef, une pile ne pourra ni marcher ni attaquer au prochain tour.',
      instead: 'Les chefs restent sur place, et le tour s’achève.',
    },
  },
  learnt: {
    march:
      'Le train est dépensé, la marche est finie. Voyons ce qui rend les marches possibles : les trains et les dépôts.',
    supply:
      'Les trains font tout bouger, les dépôts nourrissent tout. Ce qui n’est pas ravitaillé se désorganise au début du tour suivant.',
    attack:
      'L’écart des totaux donne le nombre de pertes : une unité touchée deux fois est éliminée. Le vaincu peut devoir se replier.',
    defence:
      'Se défendre est aussi un choix : combien de commandements, qui appeler, et rester ou non après la défaite.',
    fortress:
      'Voilà un tour complet : ravitaillement, marches, combats, mouvement des chefs, renforts. La campagne de 1799 en compte treize.',
  },
  asides: {
    'train.allocate':
      'posez vos autres trains et leurres où vous voulez : sur les piles à déplacer, ou dans les villes pour un dépôt.',
    depot: 'un train posé dans une ville peut devenir un dépôt. Vous pouvez aussi le garder.',
    rally: 'les piles qui ont un train peuvent rallier des unités désorganisées. « Terminé » passe à la suite.',
    march:
      'les piles munies d’un train marchent l’une après l’autre, chaque camp à son tour. Vous pouvez aussi passer et défausser un train.',
    'hits.who': 'choisissez l’unité touchée : la première perte la désorganise, la seconde l’élimine.',
    withdrawal: 'le défenseur battu peut devoir partir. Choisissez où, ou restez si c’est permis.',
    pursuit: 'la cavalerie en bon ordre peut poursuivre et infliger une perte de plus.',
    'advance.who': 'les vainqueurs peuvent occuper l’hexagone conquis.',
    'attack.order': 'vous pouvez attaquer avec une autre pile, ou renoncer : vos attaques du tour sont alors finies.',
    support: 'les piles voisines du combat peuvent être appelées ; chacune demande un 7.',
    ride: 'les chefs peuvent rejoindre une autre pile, jusqu’à trois hexagones.',
  },
};
