import type { Language } from '@bivouac/kernel';

interface Told {
  readonly title: string;
  readonly summary: string;
}

/** The Standard Game as far as the campaign leans on it: its letters are the book's, its figures ours (data/README.md). */
const STANDARD_GAME: readonly (readonly [number: string, en: Told, fr: Told])[] = [
  [
    'SG A.2',
    { title: 'Forces', summary: 'Strength points and leaders of one side in a hex that act together are a force.' },
    {
      title: 'Forces',
      summary: 'Les points de force et les chefs d’un camp qui agissent ensemble dans un hexagone sont une force.',
    },
  ],
  [
    'SG C.1',
    {
      title: 'Terrain',
      summary:
        'Clear, forest, mountain or marsh, and cities besides; rivers and sea lie on the sides. Nobody crosses a side that is all sea.',
    },
    {
      title: 'Terrain',
      summary:
        'Dégagé, forêt, montagne ou marais, et des villes en plus ; rivières et mer sont sur les côtés. Nul ne franchit un côté tout en mer.',
    },
  ],
  [
    'SG D.1',
    {
      title: 'Leaders',
      summary:
        'Rated 0 to 3. A leader alone whom the enemy comes upon escapes to own troops within four hexes, else is captured.',
    },
    {
      title: 'Chefs',
      summary:
        'Leur valeur va de 0 à 3. Un chef seul surpris par l’ennemi rejoint des troupes à quatre hexagones au plus, sinon il est pris.',
    },
  ],
  [
    'SG G.1',
    {
      title: 'Attrition: who',
      summary:
        'Every hex with units of the active side. Neutrals, partisans, leaders, half-paid cavalry and expeditionary forces at home are spared.',
    },
    {
      title: 'Attrition : qui',
      summary:
        'Chaque hexagone d’unités du camp actif. Neutres, partisans, chefs, cavalerie à moitié payée et corps expéditionnaires chez eux sont épargnés.',
    },
  ],
  [
    'SG G.2',
    {
      title: 'Attrition: the loss',
      summary: 'One die for the side, changed hex by hex, read against the points in the hex.',
    },
    {
      title: 'Attrition : la perte',
      summary: 'Un dé pour le camp, modifié par hexagone, lu selon les points qui y sont.',
    },
  ],
  [
    'SG G.3',
    {
      title: 'Attrition: modifiers',
      summary:
        '−1 for five points or fewer in an own city; winter +1, or +2 for more than five; +2 out of supply; +1 in mountain or marsh; +1 in Iberia and the east; −1 if all are at home.',
    },
    {
      title: 'Attrition : modificateurs',
      summary:
        '−1 pour cinq points au plus dans une ville à soi ; hiver +1, ou +2 au-delà de cinq ; +2 hors ravitaillement ; +1 en montagne ou marais ; +1 en Ibérie et à l’est ; −1 si tous sont chez eux.',
    },
  ],
  [
    'SG G.4',
    {
      title: 'Attrition: whose loss',
      summary: 'The owner chooses; at least half must be infantry, and nations share in proportion.',
    },
    {
      title: 'Attrition : quelles pertes',
      summary: 'Le propriétaire choisit ; la moitié au moins est d’infanterie, et les nations partagent en proportion.',
    },
  ],
  [
    'SG G.5',
    { title: 'Attrition of the besieged', summary: '+1 from the third turn of a siege.' },
    { title: 'Attrition des assiégés', summary: '+1 dès le troisième tour de siège.' },
  ],
  [
    'SG H.4',
    {
      title: 'Napoleon’s withdrawal',
      summary: 'Driven off the field, or withdrawing while demoralised, he gives the anti-French two Victory Points.',
    },
    {
      title: 'Retraite de Napoléon',
      summary: 'Chassé du terrain, ou se repliant démoralisé, il donne deux points de victoire aux antifrançais.',
    },
  ],
  [
    'SG I.1',
    { title: 'Recovery', summary: 'A wounded leader comes back at a city of his country in the turn marked.' },
    { title: 'Guérison', summary: 'Un chef blessé revient dans une ville de son pays au tour indiqué.' },
  ],
  [
    'SG J.1',
    { title: 'Movement points', summary: 'Four; eight for leaders alone; one hex for partisans.' },
    { title: 'Points de mouvement', summary: 'Quatre ; huit pour des chefs seuls ; un hexagone pour les partisans.' },
  ],
  [
    'SG J.2',
    {
      title: 'Costs',
      summary:
        'Clear, forest or any city 1; mountain or marsh 2. A force with its whole allowance may always enter one hex.',
    },
    {
      title: 'Coûts',
      summary:
        'Dégagé, forêt ou toute ville 1 ; montagne ou marais 2. Une force au complet peut toujours entrer dans un hexagone.',
    },
  ],
  [
    'SG J.3',
    { title: 'Who moves', summary: 'Infantry with a leader; cavalry also alone.' },
    { title: 'Qui marche', summary: 'L’infanterie avec un chef ; la cavalerie aussi seule.' },
  ],
  [
    'SG J.4',
    { title: 'On the way', summary: 'A force may drop and pick up points. Each piece moves once a phase.' },
    {
      title: 'En route',
      summary: 'Une force peut laisser et prendre des points. Chaque pion marche une fois par phase.',
    },
  ],
  [
    'SG J.5',
    { title: 'Ten points', summary: 'A leader takes ten; several together take as many tens.' },
    { title: 'Dix points', summary: 'Un chef en emmène dix ; plusieurs ensemble autant de dizaines.' },
  ],
  [
    'SG J.6',
    {
      title: 'Enemies in the way',
      summary:
        'A hex with enemies in the field is closed, but to an overrun. A city with enemies inside alone may be entered by as many points: stop and besiege, or leave as many and pay 1.',
    },
    {
      title: 'Ennemis en chemin',
      summary:
        'Un hexagone tenu par l’ennemi est fermé, sauf débordement. Une ville où l’ennemi est seulement dedans s’entre avec autant de points : s’arrêter et assiéger, ou en laisser autant et payer 1.',
    },
  ],
  [
    'SG J.8',
    {
      title: 'Closed ground',
      summary: 'Neutral, conquered and treaty ground has its own rules for each way of coming there.',
    },
    { title: 'Terrain fermé', summary: 'Le sol neutre, conquis ou sous traité a ses règles selon la façon d’y venir.' },
  ],
  [
    'SG J.10',
    {
      title: 'Taking a city',
      summary: 'To enter a city of the enemy, or of nobody, without an enemy in it takes it at once.',
    },
    {
      title: 'Prendre une ville',
      summary: 'Entrer dans une ville ennemie, ou à personne, vide d’ennemis, la prend aussitôt.',
    },
  ],
  [
    'SG K.1',
    {
      title: 'Forced march',
      summary: 'After its normal allowance a supplied force with a leader may try for 1 to 3 points more.',
    },
    {
      title: 'Marche forcée',
      summary: 'Après son mouvement, une force ravitaillée avec un chef peut tenter 1 à 3 points de plus.',
    },
  ],
  [
    'SG K.2',
    {
      title: 'Its cost',
      summary:
        'One die plus the rating, less 1 for each point after the first and for winter in the centre and east: 4 or more is free, 2 or 3 costs a point, less costs two.',
    },
    {
      title: 'Son prix',
      summary:
        'Un dé plus la valeur, moins 1 par point après le premier et pour l’hiver au centre et à l’est : 4 ou plus ne coûte rien, 2 ou 3 un point, moins deux.',
    },
  ],
  [
    'SG K.3',
    { title: 'Once', summary: 'One attempt a phase; cavalry or leaders alone gain 1 at most.' },
    { title: 'Une fois', summary: 'Un essai par phase ; cavalerie ou chefs seuls gagnent 1 au plus.' },
  ],
  [
    'SG L.1',
    {
      title: 'Overrun',
      summary:
        'A led force, or cavalry, with five times the enemy’s points in the field destroys them in passing, for 1 point more. Their leaders are hit by 11 or 12.',
    },
    {
      title: 'Débordement',
      summary:
        'Une force menée, ou de cavalerie, à cinq contre un dans le champ détruit l’ennemi au passage, pour 1 point de plus. Ses chefs sont touchés sur 11 ou 12.',
    },
  ],
  [
    'SG L.2',
    { title: 'Not overrun', summary: 'Partisans, troops in mountains, and those dug in.' },
    { title: 'Sans débordement', summary: 'Les partisans, les troupes en montagne, et les retranchées.' },
  ],
  [
    'SG M.2',
    {
      title: 'Line of supply',
      summary: 'Twelve movement points at most to a source, past no enemy unless friends are there too.',
    },
    {
      title: 'Ligne de ravitaillement',
      summary:
        'Douze points de mouvement au plus jusqu’à une source, sans passer par l’ennemi sauf là où des amis sont aussi.',
    },
  ],
  [
    'SG M.3',
    {
      title: 'Sources',
      summary:
        'Own cities at home, those of satellites and allies that produce, and recorded ones. An open port with an own squadron in its zone feeds five.',
    },
    {
      title: 'Sources',
      summary:
        'Les villes à soi chez soi, celles de satellites et d’alliés qui produisent, et celles inscrites. Un port ouvert, une escadre à soi dans sa zone, en nourrit cinq.',
    },
  ],
  [
    'SG M.5',
    {
      title: 'For a while',
      summary: 'Who was landed is supplied for the segment; the besieged for two turns, and while their port is open.',
    },
    {
      title: 'Pour un temps',
      summary:
        'Qui débarque est ravitaillé pour le segment ; les assiégés deux tours, et tant que leur port est ouvert.',
    },
  ],
  [
    'SG N.1',
    {
      title: 'Where',
      summary: 'Against an enemy in the field of a hex beside, or out of a besieged city against its own hex.',
    },
    {
      title: 'Où',
      summary:
        'Contre un ennemi dans le champ d’un hexagone voisin, ou d’une ville assiégée contre son propre hexagone.',
    },
  ],
  [
    'SG N.2',
    {
      title: 'Who',
      summary:
        'Infantry with a leader, cavalry and partisans alone. Hexes may combine; each hex is attacked once, each point attacks once.',
    },
    {
      title: 'Qui',
      summary:
        'L’infanterie avec un chef, cavalerie et partisans seuls. Des hexagones peuvent se joindre ; chaque hexagone est attaqué une fois, chaque point attaque une fois.',
    },
  ],
  [
    'SG N.3',
    { title: 'Declared first', summary: 'All attacks are declared, then fought in any order.' },
    { title: 'Déclarer d’abord', summary: 'Toutes les attaques sont déclarées, puis livrées dans l’ordre voulu.' },
  ],
  [
    'SG N.4',
    { title: 'Who defends', summary: 'Everybody in the field.' },
    { title: 'Qui défend', summary: 'Tous ceux du champ.' },
  ],
  [
    'SG N.5',
    { title: 'Committed forces', summary: 'The attacker may hold points and leaders back; only the committed count.' },
    {
      title: 'Forces engagées',
      summary: 'L’attaquant peut garder des points et des chefs ; seuls les engagés comptent.',
    },
  ],
  [
    'SG N.6',
    { title: 'Into the city', summary: 'A defender may go inside up to its room instead of fighting.' },
    {
      title: 'Dans la ville',
      summary: 'Un défenseur peut entrer dans la ville, selon la place, au lieu de combattre.',
    },
  ],
  [
    'SG O.1',
    {
      title: 'A round',
      summary:
        'Withdrawal; reinforcement from the second round; the Guard; odds and roll; losses; retreat; another round or not.',
    },
    {
      title: 'Un round',
      summary:
        'Repli ; renforts dès le deuxième ; la Garde ; rapport et lancer ; pertes ; retraite ; un autre round ou non.',
    },
  ],
  [
    'SG O.2',
    { title: 'Odds', summary: 'The larger force against the smaller: 1:1, 3:2, 2:1, 3:1, 4:1.' },
    { title: 'Rapport', summary: 'La plus grande force contre la plus petite : 1:1, 3:2, 2:1, 3:1, 4:1.' },
  ],
  [
    'SG O.3',
    {
      title: 'The roll',
      summary:
        'The larger side rolls two dice: the difference in morale and in the best leaders, and one for the best of ground, river or works of those attacked there.',
    },
    {
      title: 'Le lancer',
      summary:
        'Le camp le plus fort lance deux dés : la différence de moral et des meilleurs chefs, et un pour le meilleur du terrain, de la rivière ou des ouvrages de l’attaqué.',
    },
  ],
  [
    'SG O.4',
    {
      title: 'Losses',
      summary:
        'Both sides read the column of the smaller force. At least half have the morale that the force fought with.',
    },
    {
      title: 'Pertes',
      summary: 'Les deux camps lisent la colonne de la plus petite force. La moitié au moins a le moral de la force.',
    },
  ],
  [
    'SG O.5',
    {
      title: 'Calling troops',
      summary:
        'From the second round, hexes beside, or the garrison that is relieved, may come on a die of 2 plus the rating or less, 5 at most; cavalry alone on 3.',
    },
    {
      title: 'Appeler des troupes',
      summary:
        'Dès le deuxième round, des hexagones voisins, ou la garnison secourue, viennent sur un dé de 2 plus la valeur ou moins, 5 au plus ; la cavalerie seule sur 3.',
    },
  ],
  [
    'SG O.6',
    { title: 'Another round', summary: 'The attacker may fight on; if not, the defender may attack in turn.' },
    { title: 'Un autre round', summary: 'L’attaquant peut continuer ; sinon le défenseur peut attaquer à son tour.' },
  ],
  [
    'SG P.1',
    { title: 'Morale', summary: 'By nation and kind; a satellite’s by its master.' },
    { title: 'Moral', summary: 'Selon la nation et le genre ; celui d’un satellite selon son maître.' },
  ],
  [
    'SG P.2',
    { title: 'Morale of a force', summary: 'That of most of its points; when level, the lower.' },
    { title: 'Moral d’une force', summary: 'Celui de la plupart de ses points ; à égalité, le plus bas.' },
  ],
  [
    'SG P.3',
    { title: 'Demoralisation', summary: 'A D result raises the level of a force, to 3 at most.' },
    { title: 'Démoralisation', summary: 'Un résultat D élève le niveau d’une force, à 3 au plus.' },
  ],
  [
    'SG P.4',
    { title: 'Effective morale', summary: 'Morale less the level, never below 0.' },
    { title: 'Moral effectif', summary: 'Le moral moins le niveau, jamais sous 0.' },
  ],
  [
    'SG P.8',
    { title: 'Both retreat', summary: 'Then only the smaller does.' },
    { title: 'Retraite des deux', summary: 'Alors seule la plus petite recule.' },
  ],
  [
    'SG P.9',
    { title: 'Rallied', summary: 'Levels are taken off at the end of the Combat Phase.' },
    { title: 'Ralliement', summary: 'Les niveaux sont ôtés à la fin de la phase de combat.' },
  ],
  [
    'SG Q.1',
    {
      title: 'Withdrawal',
      summary: 'Before a round a force may go one hex; without more cavalry than the enemy it is pursued.',
    },
    {
      title: 'Repli',
      summary:
        'Avant un round, une force peut partir d’un hexagone ; sans plus de cavalerie que l’ennemi, elle est poursuivie.',
    },
  ],
  [
    'SG Q.2',
    {
      title: 'Retreat',
      summary:
        'One hex away from the battle, two at level 2, three at 3, towards supply; never into strong enemies or closed ground.',
    },
    {
      title: 'Retraite',
      summary:
        'Un hexagone loin de la bataille, deux au niveau 2, trois au 3, vers le ravitaillement ; jamais vers un ennemi fort ou un sol fermé.',
    },
  ],
  [
    'SG Q.4',
    { title: 'Pursuit', summary: 'More cavalry than the beaten: a die plus the rating says how many more are lost.' },
    {
      title: 'Poursuite',
      summary: 'Plus de cavalerie que le vaincu : un dé plus la valeur dit combien de points de plus sont perdus.',
    },
  ],
  [
    'SG Q.5',
    { title: 'No way out', summary: 'A force that must retreat and cannot surrenders.' },
    { title: 'Sans issue', summary: 'Une force qui doit reculer et ne peut pas se rend.' },
  ],
  [
    'SG Q.6',
    { title: 'Advance', summary: 'The winner may enter the hex.' },
    { title: 'Avance', summary: 'Le vainqueur peut entrer dans l’hexagone.' },
  ],
  [
    'SG R.1',
    { title: 'Leaders under fire', summary: 'Two dice for each named leader who fought: 12 is a hit.' },
    { title: 'Chefs sous le feu', summary: 'Deux dés par chef nommé qui a combattu : 12 le touche.' },
  ],
  [
    'SG R.2',
    { title: 'How badly', summary: 'A die: 1 or 2 killed, else away for so many turns.' },
    { title: 'Gravité', summary: 'Un dé : 1 ou 2 tué, sinon absent d’autant de tours.' },
  ],
  [
    'SG S.1',
    { title: 'Inside a city', summary: 'Room for 3, 6 or 10 points: minor, major, capital.' },
    { title: 'Dans une ville', summary: 'Place pour 3, 6 ou 10 points : mineure, grande, capitale.' },
  ],
  [
    'SG S.2',
    { title: 'Control', summary: 'It belongs to the force inside; when empty, to the last that took it.' },
    { title: 'Contrôle', summary: 'À qui est dedans ; vide, à qui l’a prise en dernier.' },
  ],
  [
    'SG S.3',
    {
      title: 'To invest',
      summary: 'As many points as the garrison, in supply, alone before the city: it is besieged.',
    },
    {
      title: 'Investir',
      summary: 'Autant de points que la garnison, ravitaillés, seuls devant la ville : elle est assiégée.',
    },
  ],
  [
    'SG S.4',
    {
      title: 'Siege turns',
      summary:
        'Two dice plus the marker (4 at most) and the rating, −3 with an open port: 9, 10 or 11 takes it, 2 more for a fortress.',
    },
    {
      title: 'Tours de siège',
      summary:
        'Deux dés plus le marqueur (4 au plus) et la valeur, −3 avec un port ouvert : 9, 10 ou 11 la prend, 2 de plus pour une forteresse.',
    },
  ],
  [
    'SG S.5',
    { title: 'Assault', summary: 'One round against a garrison that counts twice, in a fortress three times.' },
    { title: 'Assaut', summary: 'Un round contre une garnison qui compte double, triple dans une forteresse.' },
  ],
  [
    'SG S.6',
    { title: 'The fall', summary: 'The garrison is captured, and the city changes hands.' },
    { title: 'La chute', summary: 'La garnison est prise, et la ville change de mains.' },
  ],
  [
    'SG S.8',
    { title: 'Lifted', summary: 'When the besieger leaves or has fewer points than the garrison.' },
    { title: 'Levée', summary: 'Quand l’assiégeant part ou a moins de points que la garnison.' },
  ],
  [
    'SG T.1',
    { title: 'Digging in', summary: 'A force with infantry that does not move may dig in.' },
    { title: 'Se retrancher', summary: 'Une force avec de l’infanterie qui ne bouge pas peut se retrancher.' },
  ],
  [
    'SG T.3',
    { title: 'Until', summary: 'The last leaves, attacks out of the hex or retreats.' },
    { title: 'Jusqu’à', summary: 'Ce que le dernier parte, attaque hors de l’hexagone ou recule.' },
  ],
  [
    'SG V.1',
    {
      title: 'The Guard',
      summary: 'Committed, it gives a morale of 3 to its whole force; beaten, the force fights on with 0.',
    },
    {
      title: 'La Garde',
      summary: 'Engagée, elle donne un moral de 3 à toute sa force ; battue, la force continue avec 0.',
    },
  ],
  [
    'SG W.1',
    { title: 'Russian patriotism', summary: 'After an invasion Russians have one morale more at home.' },
    { title: 'Patriotisme russe', summary: 'Après une invasion, les Russes ont un moral de plus chez eux.' },
  ],
];

export const standardGame = (language: Language): readonly (Told & { readonly number: string })[] =>
  STANDARD_GAME.map(([number, en, fr]) => ({ number, ...(language === 'fr' ? fr : en) }));
