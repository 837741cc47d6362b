import type { Language } from '@bivouac/kernel';
import type { RuleNumber } from '../rulebook.ts';

/** What a rule says in the revised edition, where the text of the first would mislead. */
export const rulebookRevised: Readonly<Record<Language, Readonly<Partial<Record<RuleNumber, string>>>>> = {
  en: {
    '2.1':
      'A corps has one or two steps, a morale and a movement factor; stars mark an elite. A special unit counts one step for command and attrition, none for the odds; lost, it can be built again. Depots feed, fleets sail.',
    '3.2':
      'A zone belongs to its nation until an enemy puts his flag there, also by landing. Flags must be supplied to count for victory and conquest, and to cost the enemy cards or resources.',
    '5.2.1':
      'After the last round: last siege attacks, then supply is checked, forces in trouble suffer attrition, and captured fortresses are manned again. Weather plays no part.',
    '5.3':
      'Minor countries that fell to the Coalition, then to the Empire; then major powers in the same order, the terms of peace, and the tests that end old ones.',
    '6.3':
      'Key zones and states bring cards; a hand has six at least and ten at most, unless an event says more. After the phase it has exactly that size; 24F, 25F and permanent cards are never discarded.',
    '7.3.2':
      'Steps, depots, armies and fleets are bought; a reduced unit may be filled up in a supplied army or in a reinforcement zone. Britain gets a fleet or a card each year. What is left is lost.',
    '7.5':
      'Neutral major powers move by their factor within their borders, and their fleets to a home port or the sea before it; the Empire plays Spain and Turkey, the Coalition the others.',
    '8.1':
      'Every nation but France is neutral, allied, in forced peace, in a forced alliance or a protectorate. Britain is never neutral; conquered, it keeps a forced peace and then returns to the Coalition.',
    '8.1.3':
      'A conquered major power keeps peace for a time. To attack it again brings the Punishments and doubles its resources, and the enemy gets envoys for nothing.',
    '8.1.4':
      'A power beaten a second time, by anyone, can be made to open its land to the Empire for a card. It is not at war with the Coalition, which may not enter.',
    '8.1.5':
      'With a card of 2 or more the Empire binds an allied minor for good: a victory point; escalade only where a card or a new state says so. A lost one is bound again in two steps.',
    '9.1':
      'A force costs the initiative of its general, a fleet one point, a lone corps one, or two if it marches by force or fights. An army may first call in forces from zones beside it; it then loses a movement point.',
    '9.2':
      'Points that are left, also of an action without a card, go to the reserve and are lost at the end of the year.',
    '10.1':
      'A general leads as many steps as his command, with an army twice as many, three subordinates and the cavalry reserve. Steps of other major powers: fewer than his own nation has there, and at most half his command.',
    '10.2': 'The lowest number commands when forces are united; it never serves under a higher one.',
    '11': 'One force of a side in a zone at the end of each round; what exceeds that is lost. Two enemies do not end a round together, but for a siege.',
    '12.4':
      'A force with a general beside the zone that an enemy enters may try to intercept, with a card worth its initiative and a die of 5 or more; one try for each zone entered. It then fights at +1 and may not evade.',
    '12.5':
      'A force with a general may try to evade on 5 or more, into the fortress without a test; a corps alone evades without one when demoralised or into a fortress. Not where the enemy comes from, nor into his zones.',
    '13.3':
      'A line goes from link to link, fortresses and fixed depots of the own nation, two movement points apart by land, without limit by sea between free ports; not through the enemy, his fortresses or his flags.',
    '13.6.2':
      'A die with its modifiers, in the column of the steps tested, gives the steps lost; a star may add one. The zone where the march began does not count as poor.',
    '14': 'The battle step by step: counter-marches, odds, level, morale, leading corps, modifiers, dice, wounds, losses, demoralisation, pursuit, retreat.',
    '14.4':
      'The morale of a force is that of most of its steps; one less if the nation has lost its capital, but not for Spain in the War of Liberation. Two armies have one morale.',
    '14.5.2':
      'Who has more pieces of cavalry, engaged or not, generals and special units included, gets +1 in clear terrain.',
    '14.8':
      'Losses fall on the leading corps, then on special units, then at least half on steps of the force’s morale or a higher one; never more than the enemy has steps.',
    '14.9.2':
      'If he fails, cavalry and general of the victor are added to a die; what exceeds 6 is lost in addition. By agreement the cavalry of the beaten side covers its retreat.',
    '15.1':
      'A force halts before an enemy fortress unless it leaves twice its level in steps to mask it. Inside, the limits of stacking hold.',
    '15.2':
      'With no enemy outside and steps enough one besieges; each attack costs a movement point and needs supply. Nobody reinforces a besieged fortress, not even by sea.',
    '15.4':
      'A die with the siege marker, the army and the works: repulsed with loss, no change, honours of war or a breach. Failure raises the marker up to 3. After a breach troops and generals wait for the next budget.',
    '16': 'Round 5 has bad weather, rounds 6 and 7 are winter: slower marches and, in winter, attrition, ice in the Baltic and no landing. The end phase knows no weather.',
    '17.2.1':
      'A point for a port, a sea or the box of an enemy port; the box of a friendly one is free, and a port is entered through its box. A squadron may leave fleets behind, not take them up.',
    '17.2.3': 'The Bosphorus is open to who holds Constantinople, and to all while Turkey is neutral.',
    '17.2.9':
      'Two steps may land in an enemy port, not in winter, at −3, supplied for that battle. The guns of an empty fortress are fought first, until one side wins.',
    '17.2.10': 'The Corsairs cost the Coalition a card unless a fleet hunts them in their box, for one point.',
    '17.3.3':
      'In a port the guns of the fortress fire too, and save the first fleet of the squadron that defends there unless all are lost.',
    '18.1':
      'A minor whose capital and fortresses are held and supplied is conquered: an ally if it has units, else an ally or a zone under the victor’s flag.',
    '18.2.2':
      'The victors take provinces or minor allies, and a card or resources; minors that are not taken stay allies of the loser.',
    '18.2.3':
      'Each year a die decides whether peace ends: on 5 or more, +2 for every year from the second on. Both leave the land of the other.',
    '19.3': 'At the end of 1814 the Empire needs the key zones of France, Mantua, and Napoleonic Europe (45F) played.',
  },
  fr: {
    '2.1':
      'Un corps a un ou deux pas, un moral et un facteur de mouvement ; des étoiles marquent une élite. Une unité spéciale compte un pas pour le commandement et l’attrition, aucun pour le rapport ; perdue, elle peut être reconstruite. Les dépôts ravitaillent, les flottes naviguent.',
    '3.2':
      'Une zone est à sa nation tant qu’un ennemi n’y place pas son drapeau, fût-ce par un débarquement. Un drapeau doit être ravitaillé pour compter dans la victoire et la conquête, et pour priver l’ennemi de cartes ou de ressources.',
    '5.2.1':
      'Après le dernier round : derniers assauts, vérification du ravitaillement, attrition des forces en difficulté, forteresses conquises remises en service. Le temps ne joue plus.',
    '5.3':
      'Les pays mineurs pris par la Coalition, puis par l’Empire ; les puissances majeures dans le même ordre, les conditions de paix et les tests qui mettent fin aux anciennes.',
    '6.3':
      'Zones clefs et États apportent des cartes ; une main en compte six au moins et dix au plus, sauf événement. Après la phase, elle a exactement cette taille ; 24F, 25F et les permanentes ne se défaussent pas.',
    '7.3.2':
      'On achète des pas, des dépôts, des armées et des flottes ; une unité réduite se complète dans une armée ravitaillée ou dans une zone de renfort. L’Angleterre reçoit chaque année une flotte ou une carte. Le reste est perdu.',
    '7.5':
      'Les majeures neutres bougent de leur facteur dans leurs frontières, et leurs flottes vers un port national ou la mer voisine ; l’Empire joue l’Espagne et la Turquie, la Coalition les autres.',
    '8.1':
      'Toute nation hormis la France est neutre, alliée, en paix forcée, en alliance forcée ou protectorat. L’Angleterre n’est jamais neutre ; conquise, elle est en paix forcée, puis revient à la Coalition.',
    '8.1.3':
      'Une majeure conquise est en paix pour un temps. L’attaquer de nouveau amène les Châtiments, double ses ressources et donne à l’ennemi des émissaires gratuits.',
    '8.1.4':
      'Une puissance battue une seconde fois, par qui que ce soit, peut devoir ouvrir son territoire à l’Empire, contre une carte. Elle n’est pas en guerre avec la Coalition, qui n’y entre pas.',
    '8.1.5':
      'Avec une carte de valeur 2 ou plus, l’Empire s’attache pour de bon un mineur allié : un point de victoire ; l’escalade ne monte que si une carte ou un nouvel État le dit. Perdu, il se rétablit en deux fois.',
    '9.1':
      'Une force coûte l’initiative de son général, une flotte un point, un corps isolé un point, ou deux s’il force la marche ou combat. Une armée peut d’abord appeler des forces des zones voisines ; elle perd alors un point de mouvement.',
    '9.2': 'Les points restants, même ceux d’une action sans carte, vont en réserve et se perdent à la fin de l’année.',
    '10.1':
      'Un général mène autant de pas que son commandement, avec une armée le double, trois subordonnés et la réserve de cavalerie. Les pas d’autres majeures : moins que ceux de sa nation, et au plus la moitié de son commandement.',
    '10.2': 'Le plus petit numéro commande quand des forces se réunissent ; il ne sert jamais sous un plus grand.',
    '11': 'Une seule force d’un camp par zone à la fin de chaque round ; l’excédent est perdu. Deux ennemis ne finissent pas un round ensemble, hors siège.',
    '12.4':
      'Une force avec général voisine de la zone où entre l’ennemi peut tenter d’intercepter, avec une carte valant son initiative et un dé de 5 ou plus ; un essai par zone où il entre. Elle combat alors à +1 et n’esquive pas.',
    '12.5':
      'Une force avec général peut tenter d’esquiver sur 5 ou plus, dans la forteresse sans test ; un corps isolé esquive sans test s’il est démoralisé ou gagne une forteresse. Ni par où vient l’ennemi, ni chez lui.',
    '13.3':
      'Une ligne va de relais en relais, forteresses et dépôts fixes de sa nation, à deux points de mouvement par terre, sans limite par mer entre ports libres ; ni par l’ennemi, ni par ses forteresses ou drapeaux.',
    '13.6.2':
      'Un dé modifié, sur la colonne des pas testés, donne les pas perdus ; une étoile peut en ajouter un. La zone de départ ne compte pas comme pauvre.',
    '14': 'La bataille pas à pas : contremarches, rapport, niveau, moral, corps de tête, modificateurs, dés, blessures, pertes, démoralisation, poursuite, retraite.',
    '14.4':
      'Le moral d’une force est celui de la plupart de ses pas ; un de moins si la nation a perdu sa capitale, sauf l’Espagne dans la guerre de Libération. Deux armées ont un seul moral.',
    '14.5.2':
      'Qui a le plus de pions de cavalerie, engagés ou non, généraux et unités spéciales compris, a +1 en terrain clair.',
    '14.8':
      'Les pertes touchent le corps de tête, puis les unités spéciales, puis pour moitié au moins les pas du moral de la force ou d’un moral supérieur ; jamais plus que l’ennemi n’a de pas.',
    '14.9.2':
      'S’il échoue, cavalerie et général du vainqueur s’ajoutent à un dé ; au-delà de 6, autant de pertes de plus. En option, la cavalerie du vaincu couvre sa retraite.',
    '15.1':
      'Une force s’arrête devant une forteresse ennemie, sauf à laisser pour la masquer le double de son niveau en pas. Dedans, les limites d’empilement valent.',
    '15.2':
      'Sans ennemi dehors et avec assez de pas, on assiège ; chaque assaut coûte un point de mouvement et veut du ravitaillement. Nul ne renforce une forteresse assiégée, même par mer.',
    '15.4':
      'Un dé avec le marqueur de siège, l’armée et les ouvrages : repoussé avec perte, stable, honneurs de la guerre ou brèche. Un échec monte le marqueur jusqu’à 3. Après une brèche, troupes et généraux attendent le budget suivant.',
    '16': 'Le round 5 est de mauvais temps, les rounds 6 et 7 d’hiver : marches plus lentes et, l’hiver, attrition, glace en Baltique et pas de débarquement. La phase de fin ignore le temps.',
    '17.2.1':
      'Un point par port, mer ou case d’un port ennemi ; la case d’un port ami est gratuite, et l’on entre au port par sa case. Une escadre peut laisser des flottes, non en prendre.',
    '17.2.3': 'Le Bosphore est ouvert à qui tient Constantinople, à tous tant que la Turquie est neutre.',
    '17.2.9':
      'Deux pas peuvent débarquer dans un port ennemi, hors hiver, à −3, ravitaillés pour cette bataille. Les canons d’une forteresse vide s’affrontent d’abord, jusqu’à ce qu’un camp l’emporte.',
    '17.2.10':
      'Les Corsaires coûtent une carte à la Coalition, sauf si une flotte les chasse dans leur case, pour un point.',
    '17.3.3':
      'Dans un port, les canons de la forteresse tirent aussi, et sauvent la première flotte de l’escadre qui s’y défend, sauf si toutes sont perdues.',
    '18.1':
      'Un mineur dont la capitale et les forteresses sont tenues et ravitaillées est conquis : allié s’il a des unités, sinon allié ou sous le drapeau du vainqueur.',
    '18.2.2':
      'Les vainqueurs prennent provinces ou alliés mineurs, et une carte ou des ressources ; les mineurs qu’ils laissent restent alliés du vaincu.',
    '18.2.3':
      'Chaque année, un dé dit si la paix prend fin : sur 5 ou plus, +2 par année dès la deuxième. Chacun évacue le territoire de l’autre.',
    '19.3':
      'À la fin de 1814, il faut à l’Empire les zones clefs de la France, Mantoue, et l’Europe napoléonienne (45F) jouée.',
  },
};
