import type { Words } from './words.ts';

export const fr: Words = {
  steps: {
    card: {
      task: 'Jouez Colonne de marche pour ses points.',
      why: 'À chaque phase d’activation, chaque camp joue une carte : pour ses points d’activation, ou pour l’événement qu’elle porte. Celle-ci donne 2 points.',
      instead: 'C’est votre action de cette phase, et les points n’ont pas servi à marcher.',
    },
    activate: {
      task: 'Activez Napoléon à Soissons.',
      why: 'Une force coûte l’initiative de son général : Napoléon, 1 point seulement. Un corps isolé coûte 1 aussi. Le reste va dans votre réserve.',
      instead: 'Cette force bouge maintenant. Napoléon attend d’être activé.',
    },
    march: {
      task: 'Menez Napoléon à Namur, sans marche forcée.',
      why: 'Il a 4 points de mouvement, un par zone de terrain clair. Une marche forcée en ajoute, et accroît le risque d’attrition à l’arrivée.',
      instead: 'Napoléon va ailleurs. Tant qu’il a des points, il peut encore gagner Namur.',
    },
    flag: {
      task: 'Prenez le contrôle de Namur.',
      why: 'Pour un point, la zone est à vous : elle vous ravitaille et, dans les autres campagnes, rapporte à votre budget. Les zones clés décident de la guerre.',
      instead: 'Namur reste sous contrôle ennemi : vous y êtes, mais rien n’y est à vous.',
    },
    attack: {
      task: 'Attaquez Blücher : jouez Vol de l’Aigle pour ses points, activez Napoléon, marchez sur Liège.',
      why: 'Entrer dans une zone où l’ennemi tient la campagne, c’est l’attaquer. Il peut tenter d’esquiver sur 5 ou plus ; sinon, c’est la bataille.',
      instead: 'C’est permis, mais Blücher reste tranquille et choisira lui-même son heure.',
    },
    lead: {
      task: 'Mettez la Garde en première ligne.',
      why: 'Un corps d’élite en tête ajoute son bonus à vos dés, et prend la première perte. La feuille montre les deux totaux, ligne par ligne.',
      instead: 'Un autre corps mène l’assaut avec son bonus ; la Garde échappe à la première perte.',
    },
    combatCard: {
      task: 'Jouez Grande batterie comme carte de combat.',
      why: 'Les cartes de combat modifient les dés de cette bataille. La même carte valait 2 points d’activation : une main est toujours trop petite.',
      instead: 'Vous gardez la carte pour ses points, et combattez avec ce que montre la feuille.',
    },
    intercept: {
      task: 'Blücher entre à Lille. Interceptez-le avec Napoléon et la carte des cuirassiers.',
      why: 'Un général voisin de la zone peut essayer, avec une carte qui vaut son initiative. Sur 5 ou plus il combat avec +1, avant que l’ennemi n’assiège quoi que ce soit.',
      instead: 'Blücher continue. Vous avez gardé la carte, et pourrez le combattre s’il vient à vous.',
    },
    guns: {
      task: 'Faites marcher Grouchy au son du canon.',
      why: 'Les généraux voisins de la bataille peuvent s’y joindre sur 5 ou plus : en 1815, il ne l’a pas fait. Il amène deux corps.',
      instead: 'Grouchy reste à Namur, comme le 18 juin.',
    },
    depot: {
      task: 'Activez Napoléon avec Vol de l’Aigle, et établissez un dépôt fixe à Namur.',
      why: 'Une force se ravitaille sur ses terres ou auprès d’un dépôt à portée. Sans cela, attrition, et pas de siège. Un dépôt mobile suit l’armée.',
      instead: 'C’est permis, mais le siège a encore besoin d’un dépôt à Namur.',
    },
    siege: {
      task: 'Marchez sur Liège et attaquez la forteresse.',
      why: 'S’il n’y a personne en campagne, le siège commence. Chaque attaque coûte un point de mouvement : un dé, vos pas et le marqueur de siège, contre les murs.',
      instead: 'La forteresse tient. À chaque nouvelle attaque, le marqueur des précédentes vous aide.',
    },
    round: {
      task: 'Arrêtez-vous, terminez l’action et laissez jouer la Coalition.',
      why: 'Quand chacun a joué, la phase d’activation est finie. Après la septième vient l’interphase : budgets, diplomatie, redéploiement. 1815 s’achève avant.',
      instead: 'Votre action dure jusqu’à ce que vous vous arrêtiez et la terminiez.',
    },
  },
  learnt: {
    march:
      'Une carte, une force, une marche, une zone : voilà une action. Les points non dépensés vont dans la réserve.',
    battle:
      'Le vaincu teste son moral ; s’il échoue, il est démoralisé et poursuivi. À un contre cinq, on ne combat même pas.',
    response:
      'Vous agissez aussi pendant le tour de l’ennemi : interception, esquive, contremarche. Tout cela coûte des cartes ou dépend d’un dé.',
    siege: 'Vous avez vu une phase d’activation entière. Six décident de 1815 ; dix années en font la grande campagne.',
  },
  asides: {
    action: 'choisissez votre action : une carte pour ses points ou son événement, une opération sans carte, ou rien.',
    activation: 'activez une autre force, ou terminez l’action ; les points restants vont dans la réserve.',
    callIn: 'une armée peut d’abord appeler les forces des zones voisines. « Terminé » continue sans elles.',
    forced: 'plus de points de mouvement maintenant, plus de risque d’attrition à la fin. Aucun suffit.',
    march: 'continuez, laissez des unités ou un dépôt, prenez le contrôle de la zone, ou arrêtez-vous.',
    interception: 'qui intercepte peut laisser des unités sur place.',
    evasion: 'tenez et combattez, ou tentez d’esquiver sur 5 ou plus.',
    counterMarch: 'les généraux voisins peuvent rejoindre la bataille sur 5 ou plus.',
    battle: 'qui est en tête, qui ajoute sa valeur tactique : chaque choix change une ligne de la feuille.',
    event: 'vous pouvez jouer une carte ici, ou non.',
    loss: 'choisissez l’unité qui perd un pas.',
    retreat: 'la force battue retraite : choisissez où.',
    attrition: 'dépenser un dépôt réduit les pertes d’attrition.',
    siege: 'une forteresse prise peut resservir, avec une garnison.',
  },
};
