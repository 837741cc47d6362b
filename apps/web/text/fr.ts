import { within } from '@bivouac/board/text/within.ts';
import type { Catalogue } from '@bivouac/kernel';
import { inFrench } from './counting.ts';
import { houseFr } from './house.fr.ts';
import { lobbyFr } from './lobby.fr.ts';
import type { PageMessages } from './messages.ts';
import { onlineFr } from './online.fr.ts';
import { ordersFr } from './orders.fr.ts';
import { startFr } from './start.fr.ts';

const { many, listed } = inFrench;

/** Ce que l’on sait d’un robot par son nom. */
const BOTS: Readonly<Record<string, readonly [name: string, words: string]>> = {
  random: ['Recrue', 'joue au hasard parmi les coups permis'],
  greedy: ['Capitaine', 'évalue chaque coup et joue le meilleur'],
};

export const fr: Catalogue<PageMessages, undefined> = {
  ...houseFr,
  ...lobbyFr,
  ...onlineFr,
  ...ordersFr,
  ...startFr,

  'page.title': ({ page }) => (page === '' ? 'Bivouac' : `${page} · Bivouac`),
  'page.home': () => 'Accueil',
  'page.rules': () => 'Règles',
  'page.about': () => 'À propos',
  'page.settings': () => 'Réglages',
  'page.skip': () => 'Aller au contenu',
  'page.loading': () => 'Un instant…',
  'page.back': () => 'Retour à l’accueil',
  'page.reload': () => 'Recharger la page',
  'page.dismiss': () => 'Fermer cet avis',
  'page.newVersion': () => 'Une nouvelle version de Bivouac est disponible. Vos parties sont enregistrées.',
  'page.update': () => 'Mettre à jour',
  'page.otherLanguage': () => 'English',
  'page.menu': () => 'Pages',
  'page.lost': () => 'Cette page n’existe pas.',

  'start.title': () => 'Une table pour les grands jeux napoléoniens',
  'start.lead': () =>
    'Chaque règle appliquée, chaque refus expliqué. Seul contre un robot, à deux devant un écran, ou en ligne.',
  'campaigns.title': () => 'Choisissez une campagne',
  'campaigns.side': () => 'Vous jouez',
  'start.quick': () => 'Jouer',
  'start.saved': () => 'Vos parties',
  'start.newGame': () => 'Nouvelle partie',
  'start.game': () => 'Jeu',
  'start.side': () => 'Votre camp',
  'start.bothSides': () => 'Les deux, sur un même écran',
  'start.opponent': () => 'Votre adversaire',
  'start.person': () => 'Une personne devant cet écran',
  'start.bot': ({ bot }) => BOTS[bot]?.[0] ?? bot,
  'start.botWords': ({ bot }) => BOTS[bot]?.[1] ?? '',
  'start.presets': () => 'Règles en vigueur',
  'start.ownChoice': () => 'Choisies une à une.',
  'start.ruleByRule': () => 'Choisir règle par règle',
  'start.moreOptions': () => 'Autres options',
  'start.dice': () => 'Dés',
  'start.diceRolled': () => 'Lancés par Bivouac',
  'start.diceTyped': () => 'Nous lançons les nôtres',
  'start.begin': () => 'Commencer',
  'start.beginning': () => 'Mise en place…',
  'start.openFile': () => 'Ouvrir un enregistrement',
  'start.openFileWords': () =>
    'Un enregistrement est le fichier d’une partie : revoyez-la, ou reprenez-la là où elle s’arrête.',
  'start.choose': () => 'Choisir un fichier',

  'saved.none': () => 'Les parties commencées sont enregistrées ici, dans ce navigateur.',
  'saved.play': ({ name }) => `Jouer ${name}`,
  'saved.replay': ({ name }) => `Rejouer ${name}`,
  'saved.download': ({ name }) => `Télécharger l’enregistrement de ${name}`,
  'saved.rename': ({ name }) => `Renommer ${name}`,
  'saved.remove': ({ name }) => `Supprimer ${name}`,
  'saved.removeSure': ({ name }) => `Supprimer ${name} définitivement ?`,
  'saved.removeYes': () => 'Supprimer',
  'saved.keep': () => 'Garder',
  'saved.newName': () => 'Nom de la partie',
  'saved.save': () => 'Enregistrer le nom',
  'saved.over': () => 'terminée',
  'saved.answers': ({ answers }) => many(answers, 'réponse'),
  'saved.versus': ({ sides: [first = '', ...others] }) => [first, ...others.map(within)].join(' contre '),
  'saved.player': ({ side, player }) => `${side} (${player})`,
  'saved.changed': ({ when }) => `jouée pour la dernière fois ${when}`,
  'saved.damaged': () => 'Sauvegardes illisibles',
  'saved.damagedWords': () =>
    'Ces sauvegardes sont conservées telles quelles. Téléchargez-les avant de les supprimer : elles sont peut-être récupérables.',
  'saved.nameless': () => 'Partie sans nom',
  'saved.playWord': () => 'Jouer',
  'saved.replayWord': () => 'Rejouer',
  'saved.downloadWord': () => 'Télécharger',
  'saved.renameWord': () => 'Renommer',
  'saved.removeWord': () => 'Supprimer',

  'file.title': () => 'L’enregistrement',
  'file.what': ({ game, answers }) =>
    `${game}, ${many(answers, 'réponse')}. Toutes les réponses et empreintes sont valides.`,
  'file.replay': () => 'Rejouer la partie',
  'file.playOn': () => 'Reprendre à la fin',
  'file.close': () => 'Fermer',

  'table.handOver': ({ seat }) => `Passer la main à ${within(seat)}`,
  'table.rules': () => 'Règles',
  'table.lists': () => 'Unités',
  'table.notes': () => 'Notes',
  'table.more': () => 'Plus',
  'table.battle': () => 'Feuille de bataille',
  'table.hideBattle': () => 'Masquer la feuille de bataille',
  'table.legend': () => 'Légende',
  'doubt.title': () => 'Signaler une erreur de règle',
  'doubt.words': () => 'Une règle est-elle mal appliquée ? Dites-nous laquelle, et ce que dit le livret.',
  'doubt.which': () => 'Ce qui semble faux',
  'doubt.note': () => 'Ce qui serait juste, et pourquoi',
  'doubt.send': () => 'Signaler',
  'doubt.saved': () =>
    'Enregistré dans un fichier, avec la partie. La commande « bivouac replay » l’ouvre à cet endroit.',
  'doubt.sent': () => 'Envoyé, merci ! Les responsables de ce serveur vont regarder.',
  'doubt.failed': () => 'L’envoi a échoué. Réessayez plus tard.',
  'table.whyNot': () => 'Pourquoi pas ?',
  'table.since': () => 'Depuis votre dernier tour',
  'table.download': () => 'Télécharger l’enregistrement',
  'table.replay': () => 'Rejouer la partie',
  'table.leave': () => 'Quitter la table',
  'table.skip': () => 'Passer l’animation',
  'table.rest': () => 'Passer jusqu’à mon tour',
  'table.nextPiece': () => 'Force suivante',
  'table.rollAsked': () => 'Lancez un dé et indiquez le résultat',
  'table.rolled': ({ face }) => `J’ai obtenu ${face}`,
  'table.typeDie': () => 'Ou saisissez-le :',
  'table.giveDie': () => 'Valider',
  'table.noSuchFace': ({ entry, faces }) =>
    `« ${entry} » n’est pas une face de ce dé. Saisissez ${faces.slice(0, -1).join(', ')} ou ${faces.at(-1)}. Aucun dé n’a encore été lancé.`,
  'table.notYours': ({ seats }) => `On attend ${listed(seats.map(within))} :`,
  'table.nothingHere': ({ place }) => `Rien à faire ici : ${place}`,
  'table.consentTitle': ({ seat }) => `${seat} : demande de reprendre un coup`,
  'table.consentWords': ({ seat, others }) =>
    `Depuis, des dés ont été lancés ou d’autres ont répondu. ${seat} : le coup peut être repris avec l’accord de ${listed(others.map(within))}.`,
  'table.consentYes': ({ seats }) => `${listed(seats)} : d’accord`,
  'table.consentNo': () => 'Non, coup joué',
  'table.stand': ({ answer }) => `Toujours répondre « ${answer} »`,
  'table.standing': ({ count }) => `${many(count, 'réponse permanente', 'réponses permanentes')} en vigueur`,
  'table.revoke': () => 'Redemandez-moi',
  'table.aftermath': () => 'Statistiques',
  'table.tourAgain': () => 'Relancer le tutoriel',
  'table.keys': () => 'Touches',
  'table.keysAnswers': () => 'choisir la réponse de cette touche',
  'table.keysEnter': () => 'terminer la question : terminé, passer',
  'table.keysUndo': () => 'reprendre, rétablir',
  'table.keysMap': () => 'déplacer la carte et zoomer quand elle a le focus ; 0 la montre en entier',
  'table.keysPlaces': () => 'parcourir les lieux de la carte ; Entrée pour choisir',
  'table.keysEscape': () => 'fermer une fenêtre, revenir',
  'table.keysHelp': () => 'cette liste',
  'table.luckOfAll': () => 'Tous les dés',
  'table.wholeStory': () => 'Tout afficher',

  'pace.title': () => 'Vitesse des robots',
  'pace.slow': () => 'Lente',
  'pace.steady': () => 'Normale',
  'pace.brisk': () => 'Rapide',
  'pace.atOnce': () => 'Instantanée',

  'replay.title': () => 'Rejouer une partie',
  'replay.seer': () => 'Vue par',
  'replay.referee': () => 'l’arbitre, qui voit tout',
  'replay.spectator': () => 'un spectateur',
  'replay.copy': () => 'Copier le lien',
  'replay.copied': () => 'Copié.',
  'replay.share': () => 'Partager par un lien',
  'replay.shareWords': () => 'Le lien contient toute la partie. Quiconque l’ouvre peut la rejouer.',
  'replay.tooLong': () => 'Cette partie est trop longue pour un lien. Téléchargez-la et partagez plutôt le fichier.',
  'replay.charts': () => 'Chance et fortune',

  'about.title': () => 'À propos de Bivouac',
  'about.what': () =>
    'Bivouac est une table pour des jeux de guerre que d’autres ont conçus et publiés : elle connaît leurs règles, tient les pions et joue l’autre camp quand il n’y a personne d’autre.',
  'about.names': () =>
    'Les noms des jeux appartiennent à leurs éditeurs et auteurs. Ils ne servent ici qu’à dire à quel jeu l’on joue. Bivouac n’est lié à aucun éditeur et n’a l’aval d’aucun.',
  'about.rules': () =>
    'Résumés des règles, questions et refus sont rédigés par nous. Les numéros sont ceux des règles imprimées : vous retrouverez chacune dans votre exemplaire. Pour apprendre un jeu et profiter de sa carte et de ses pions, achetez-le.',
  'about.art': () => 'Cartes, pions et images sont nos propres dessins. Terres et côtes viennent de Natural Earth.',
  'about.data': () => 'Chaque donnée d’un jeu indique sa source.',
  'about.code': () => 'Le code est sous licence MIT. Le caractère est EB Garamond, sous licence SIL Open Font License.',
  'about.offline': () =>
    'Les parties en solo ou sur un même écran se jouent et s’enregistrent dans ce navigateur : rien n’est envoyé, et après la première visite aucune connexion n’est nécessaire. Les parties en ligne sont conservées par le serveur de ce site ; il ne sait rien de vous tant que vous ne jouez pas en ligne.',
  'rulesPage.lead': () => 'Chaque règle numérotée, résumée en quelques mots, les nôtres.',

  'keeping.memory': () =>
    'Ce navigateur n’enregistre rien pour cette page : vos parties disparaîtront à sa fermeture. Téléchargez l’enregistrement pour en garder une.',
  'keeping.full': () =>
    'L’espace du navigateur est plein : la partie continue, mais elle n’est plus enregistrée. Téléchargez son enregistrement, ou supprimez d’anciennes parties.',
  'keeping.download': () => 'Télécharger l’enregistrement',

  'fault.title': () => 'Une erreur s’est produite',
  'fault.notJson': () => 'Ce fichier n’est pas un enregistrement de Bivouac : ce n’est pas du JSON valide.',
  'fault.notRecord': () => 'Le fichier n’est pas un enregistrement de Bivouac, ou il en manque une partie.',
  'fault.unknownGame': () => 'Cette partie est celle d’un jeu qui n’est pas installé ici.',
  'fault.otherVersion': () => 'La partie a été jouée avec une autre version des règles. Rien n’a été modifié.',
  'fault.damaged': () =>
    'L’enregistrement est endommagé ou a été modifié : ses réponses ne mènent pas à la position annoncée.',
  'fault.missing': () => 'Cette partie n’est pas dans ce navigateur.',
  'fault.inUse': () => 'Cette partie a été ouverte dans une autre fenêtre. Continuez là-bas, ou ramenez-la ici.',
  'fault.broken': () =>
    'Une erreur inattendue s’est produite. La partie est enregistrée jusqu’à votre dernière réponse.',
  'fault.input': () => 'Une des données n’est pas acceptée. Les détails disent laquelle.',
  'fault.details': () => 'Détails (en anglais)',
  'fault.again': () => 'Réessayer',
  'fault.bringBack': () => 'La ramener ici',
  'fault.download': () => 'Télécharger ce qui reste',
  'fault.noWorker': () =>
    'Il manque à ce navigateur une fonction nécessaire à Bivouac (module workers). Utilisez un Firefox, Chrome, Edge ou Safari récent.',
  'fault.link': ({ address }) => `Impossible d’obtenir un enregistrement depuis ${address}.`,
  'fault.fileTooBig': () => 'Le fichier est trop gros pour un enregistrement.',
};
