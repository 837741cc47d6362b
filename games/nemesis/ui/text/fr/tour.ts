import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { TourMessages } from '../messages/tour.ts';

export const frTour: Catalogue<TourMessages, Names> = {
  'tour.goal.title': () => 'L’enjeu de la guerre',
  'tour.goal.words': () =>
    'Quatre villes cerclées de rouge comptent : Mantoue, Milan, Turin et Gênes. Après 13 tours, chacune vaut un point au camp dont les unités l’occupent, comme chaque point de bataille. La Coalition doit alors avoir trois points d’avance ; sinon les Français ont gagné. Commencez par un dépôt : choisissez une ville éclairée près de vos troupes.',
  'tour.depots.title': () => 'Les dépôts',
  'tour.depots.words': () =>
    'Un dépôt nourrit les piles jusqu’à trois hexagones ; qui n’est pas nourri se désorganise. Chacun coûte un train de ravitaillement à chaque tour : n’en placez pas plus qu’il n’en faut, deux ou trois. Le calque du ravitaillement montre qui est nourri. Choisissez ensuite « Terminé ».',
  'tour.trains.title': () => 'Les trains de ravitaillement',
  'tour.trains.words': () =>
    'Seule une pile avec un train de ravitaillement, un chef et une ligne jusqu’à un dépôt peut marcher ou se rallier ce tour. Posez vos trains, face cachée, sur les piles à déplacer, à tour de rôle avec l’adversaire. Les deux trains factices servent à le tromper.',
  'tour.march.title': () => 'Les marches',
  'tour.march.words': () =>
    'Choisissez une pile avec un vrai train, laissez sur place qui vous voulez, puis marchez hexagone par hexagone, ou cliquez sur celui où la marche doit finir. Trois hexagones font une marche normale ; forêt et terrain accidenté comptent double. À partir du troisième, des unités peuvent se perdre en route. La cavalerie ennemie voisine vous arrête.',
  'tour.attack.title': () => 'Les attaques',
  'tour.attack.words': () =>
    'Arrêtez-vous sur une attaque pour voir sa feuille de bataille : les deux sommes, règle par règle, et ce que les dés peuvent donner. L’ordre exige sept avec un dé, la valeur de votre chef et les commandements de combat dépensés. Un ordre qui échoue met fin à vos attaques du tour : donnez le meilleur d’abord.',
  'tour.goal1813.title': () => 'L’enjeu de la guerre',
  'tour.goal1813.words': () =>
    'Treize villes cerclées de rouge, quinze si l’Autriche entre en guerre, valent chacune un point au camp qui les tient, comme chaque point de bataille ; chaque camp en a six. Après 19 tours, la Coalition doit être en tête ; l’égalité est une victoire française, et la perte de Napoléon une défaite. Les armées sont placées selon la fiche ; à vous de placer les dépôts. Choisissez une ville éclairée près de vos troupes.',
  'tour.depots1813.title': () => 'Les dépôts en hiver',
  'tour.depots1813.words': () =>
    'C’est février : jusqu’au tour 3, un dépôt nourrit les piles à trois hexagones, et le dépôt suivant de la chaîne n’est pas plus loin. Qui n’est pas nourri se désorganise. Chaque dépôt coûte un train de ravitaillement à chaque tour, mais pour l’heure il en faut beaucoup rien que pour vivre. En avril, la portée passe à cinq. Le calque du ravitaillement montre qui est nourri ; choisissez ensuite « Terminé ».',
  'tour.march1813.title': () => 'Les marches en hiver',
  'tour.march1813.words': () =>
    'Choisissez une pile avec un vrai train, laissez sur place qui vous voulez, puis marchez hexagone par hexagone, ou cliquez sur celui où la marche doit finir. En hiver, deux hexagones font une marche normale, et plus d’unités se perdent en route. La Prusse n’a pas encore déclaré la guerre : au tour 1, ses unités ne bougent ni ne combattent, et nul ne les attaque.',
  'tour.goal1812.title': () => 'L’enjeu de la guerre',
  'tour.goal1812.words': () =>
    'Les Français doivent prendre Moscou ou Saint-Pétersbourg, ou toutes les autres villes de victoire russes ; une capitale encore tenue à la fin de décembre leur donne la victoire. S’ils n’arrivent jamais si loin, la Coalition l’emporte ; de même si Napoléon est perdu, ou si elle occupe Varsovie avec Königsberg ou Lemberg. Les armées sont placées et quatre magasins russes existent déjà ; à vous de poser les premiers dépôts. Choisissez une ville éclairée près de vos troupes.',
  'tour.depots1812.title': () => 'Les dépôts d’une longue route',
  'tour.depots1812.words': () =>
    'Un dépôt ravitaille les piles à cinq hexagones, et le suivant de la chaîne ne peut être plus loin. En novembre, c’est trois, mais les dépôts de Russie ravitaillent toujours les Russes à cinq. Une unité française deux fois hors ravitaillement est perdue, quelle que soit sa classe. Il faut six dépôts pour atteindre Moscou, et chacun coûte un train de ravitaillement par tour. Le calque du ravitaillement montre qui est ravitaillé ; choisissez ensuite « Terminé ».',
  'tour.march1812.title': () => 'Les marches en Russie',
  'tour.march1812.words': () =>
    'Choisissez une pile avec un vrai train, laissez sur place les unités que vous voulez, puis marchez hexagone par hexagone, ou cliquez sur l’arrivée. Trois hexagones font une marche normale, deux en hiver ; au-delà, on perd des traînards. Moscou est à vingt-deux hexagones du Niémen. Les Russes peuvent céder du terrain : chaque hexagone allonge la chaîne des dépôts français.',
};
