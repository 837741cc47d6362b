import type { Words } from './words.ts';

export const fr: Words = {
  steps: {
    card: {
      task: 'Jouez Emprunt de guerre pour ses points.',
      why: 'À votre impulsion, vous jouez une carte : pour ses points de commandement, ici 4, ou pour l’événement qu’elle porte. Les points paient marches, drapeaux, levées et diplomatie.',
      instead: 'C’est votre carte de cette impulsion. S’il en reste des points, vous pouvez encore marcher.',
    },
    march: {
      task: 'Menez Napoléon et toute son armée à Linz.',
      why: 'Chaque duché où entre la formation coûte un point. Les cols, les marais et un cinquième duché causent l’attrition : chaque six peut coûter une unité.',
      instead: 'C’est permis, au même prix ; Linz reste ouverte.',
    },
    flag: {
      task: 'Arrêtez-vous à Linz et posez-y un drapeau.',
      why: 'Le drapeau dit qui contrôle le duché. Les duchés à clé décident de la guerre ; les autres vous ravitaillent et ôtent du terrain à l’ennemi. Il coûte un point.',
      instead:
        'Linz reste autrichienne bien que vous y soyez : elle nourrira de nouveau l’Autriche après votre départ.',
    },
    end: {
      task: 'Terminez votre impulsion.',
      why: 'Les points restants sont perdus. La nation suivante joue alors une carte, jusqu’à ce que personne n’en ait plus : c’est la fin du tour.',
      instead: 'Vous pouvez le faire d’abord, tant qu’il vous reste des points.',
    },
    attack: {
      task: 'Jouez Emprunt de guerre pour ses points, et marchez avec Napoléon sur les Autrichiens de Linz.',
      why: 'Ils peuvent esquiver avec un bon jet. S’ils tiennent, chaque camp lance une poignée de dés : autant que le donnent unités, chefs et nationalité.',
      instead: 'Les Autrichiens de Linz restent tranquilles et auront leur propre impulsion.',
    },
    battleCard: {
      task: 'Jouez Grande batterie dans cette bataille.',
      why: 'Les cartes de bataille se jouent avant les dés. Un 6 tue, un 5 désorganise ; plus de dés, plus des deux. Pour ses points, la carte en valait 5.',
      instead: 'Vous gardez la carte ; la bataille se livre avec les dés que vous avez.',
    },
    response: {
      task: 'Réagissez avec la réserve Napoléon.',
      why: 'Les réactions interrompent : elles se jouent quand vient leur moment, même pendant l’impulsion ennemie. Les dés du round sont sur la table. La réserve sert une fois par tour.',
      instead: 'Vous la gardez pour plus tard : à votre impulsion, elle vaut aussi 5 points.',
    },
    intercept: {
      task: 'Charles entre à Munich. Interceptez-le avec Napoléon et toute son armée.',
      why: 'Une armée voisine du duché peut intervenir : deux dés et la valeur du chef, 9 ou plus. Cela ne coûte ni carte ni point.',
      instead: 'Vos deux unités de Munich devront se débrouiller : esquiver ou tenir.',
    },
    stand: {
      task: 'N’esquivez pas : tenez et combattez.',
      why: 'L’attaqué peut esquiver vers un duché voisin, sur 9 ou plus aussi. Avec Napoléon sur place, les dés sont de votre côté.',
      instead: 'Munich est abandonnée sans combat, et les Autrichiens peuvent y poser un drapeau.',
    },
    siege: {
      task: 'Jouez Emprunt de guerre pour ses points, marchez avec Napoléon sur Mayence et assiégez-la.',
      why: 'Une forteresse ne reçoit pas de drapeau, elle se prend : une armée l’attaque, et ne paie que le chemin. Les Autrichiens ont surpris celle-ci.',
      instead: 'Mayence reste autrichienne. Un siège demande l’armée sur place.',
    },
    storm: {
      task: 'Jouez Troupes d’assaut.',
      why: 'Une forteresse tombe sous autant de six, en une impulsion, que sa force ; elle répond avec autant de dés. La carte vous donne trois dés de plus et coûte une unité.',
      instead: 'Le siège continue avec les dés de l’armée.',
    },
  },
  learnt: {
    impulse: 'Une carte, une marche, un drapeau : voilà une impulsion. À cinq joueurs, il y en a cinq par round.',
    battle:
      'Les unités tuées sont perdues ; les désorganisées reviennent, sauf déroute. L’armée battue retraite et peut être poursuivie.',
    enemy:
      'Vous jouez à chaque impulsion : interceptions, esquives, réactions. Qui a le plus de cartes peut même prendre les devants : c’est la préemption.',
    siege:
      'Le reste est diplomatie : camps, consuls sur leur piste, lettres aux autres joueurs. Nul ne gagne seul cette guerre.',
  },
  asides: {
    impulse: 'c’est votre impulsion : jouez une carte, dépensez des points, ou terminez.',
    march: 'choisissez qui part et où. « S’arrêter ici » met fin à la marche.',
    losses: 'les pertes frappent les unités, ou un chef à la place d’une unité. Gardez vos chefs.',
    response: 'un moment où l’on peut jouer des cartes. « Passer » est toujours permis.',
    battleEvent: 'les cartes de bataille se jouent ici, chacun à son tour.',
    retreat: 'l’armée battue retraite dans un duché voisin.',
    pursuit: 'le vainqueur peut poursuivre avec ce qui lui reste.',
    intercept: 'une armée voisine peut intervenir avec un bon jet.',
    evade: 'tenez, ou échappez-vous avec un bon jet.',
    preempt: 'qui a le plus de cartes peut jouer avant une autre nation. D’ordinaire, on attend.',
    peace: 'à la fin du tour, les dés décident de la paix. Une carte du tour suivant peut les infléchir.',
    siege: 'le siège continue, ou il est levé.',
  },
};
