import { within } from '@bivouac/board/text/within.ts';
import type { Catalogue } from '@bivouac/kernel';
import { inFrench } from './counting.ts';
import { houseFr } from './house.fr.ts';
import { lobbyFr } from './lobby.fr.ts';
import type { PageMessages } from './messages.ts';
import { onlineFr } from './online.fr.ts';

const { many } = inFrench;

/** Ce que l’on sait d’un robot par son nom. */
const BOTS: Readonly<Record<string, readonly [name: string, words: string]>> = {
  random: ['Recrue', 'donne n’importe quelle réponse permise, sans plan'],
  greedy: ['Capitaine', 'pèse chaque réponse et choisit la meilleure'],
};

export const fr: Catalogue<PageMessages, undefined> = {
  ...houseFr,
  ...lobbyFr,
  ...onlineFr,

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
  'page.newVersion': () => 'Une nouvelle version de Bivouac est arrivée. Vos parties sont enregistrées.',
  'page.update': () => 'L’utiliser maintenant',
  'page.otherLanguage': () => 'English',
  'page.menu': () => 'Pages',
  'page.lost': () => 'Cette page n’existe pas.',

  'start.title': () => 'Une table pour les grands jeux napoléoniens',
  'start.lead': () =>
    'Chaque règle appliquée, chaque refus expliqué. Seul contre un robot, à deux devant un écran, ou en ligne.',
  'start.quick': () => 'À la table',
  'start.continue': ({ name }) => `Reprendre ${name}`,
  'start.saved': () => 'Vos parties',
  'start.newGame': () => 'Une nouvelle partie',
  'start.game': () => 'Jeu',
  'start.side': () => 'Votre camp',
  'start.bothSides': () => 'Les deux, côte à côte',
  'start.opponent': () => 'Votre adversaire',
  'start.person': () => 'Une personne devant cet écran',
  'start.bot': ({ bot }) => BOTS[bot]?.[0] ?? bot,
  'start.botWords': ({ bot }) => BOTS[bot]?.[1] ?? '',
  'start.presets': () => 'Règles en vigueur',
  'start.ownChoice': () => 'Choisies une à une.',
  'start.ruleByRule': () => 'Choisir règle par règle',
  'start.moreOptions': () => 'Autres options',
  'start.dice': () => 'Dés',
  'start.diceRolled': () => 'Bivouac les jette',
  'start.diceTyped': () => 'Nous jetons les nôtres et les saisissons',
  'start.begin': () => 'Commencer',
  'start.beginning': () => 'Mise en place…',
  'start.openFile': () => 'Ouvrir un enregistrement',
  'start.openFileWords': () =>
    'Un enregistrement est le fichier d’une partie : revoyez-la, ou reprenez-la là où elle s’arrête.',
  'start.choose': () => 'Choisir un fichier',

  'saved.none': () => 'Les parties que vous commencez sont gardées ici, dans ce navigateur.',
  'saved.play': ({ name }) => `Jouer ${name}`,
  'saved.replay': ({ name }) => `Revoir ${name}`,
  'saved.download': ({ name }) => `Télécharger l’enregistrement de ${name}`,
  'saved.rename': ({ name }) => `Renommer ${name}`,
  'saved.remove': ({ name }) => `Supprimer ${name}`,
  'saved.removeSure': ({ name }) => `Supprimer ${name} pour de bon ?`,
  'saved.removeYes': () => 'Supprimer',
  'saved.keep': () => 'Garder',
  'saved.newName': () => 'Nom de la partie',
  'saved.save': () => 'Garder ce nom',
  'saved.over': () => 'terminée',
  'saved.answers': ({ answers }) => many(answers, 'réponse'),
  'saved.versus': ({ sides: [first = '', ...others] }) => [first, ...others.map(within)].join(' contre '),
  'saved.player': ({ side, player }) => `${side} (${player})`,
  'saved.changed': ({ when }) => `jouée pour la dernière fois ${when}`,
  'saved.damaged': () => 'Sauvegardes illisibles',
  'saved.damagedWords': () =>
    'Ces sauvegardes sont gardées telles quelles. Téléchargez-les avant de les supprimer : quelqu’un saura peut-être encore les lire.',
  'saved.nameless': () => 'Une partie sans nom',
  'saved.playWord': () => 'Jouer',
  'saved.replayWord': () => 'Revoir',
  'saved.downloadWord': () => 'Télécharger',
  'saved.renameWord': () => 'Renommer',
  'saved.removeWord': () => 'Supprimer',

  'file.title': () => 'L’enregistrement',
  'file.what': ({ game, answers }) =>
    `${game}, ${many(answers, 'réponse')}. Chaque réponse et chaque empreinte est en ordre.`,
  'file.replay': () => 'Revoir la partie',
  'file.playOn': () => 'Reprendre à la fin',
  'file.close': () => 'Ranger le fichier',

  'table.handOver': ({ seat }) => `Passer la main · ${seat}`,
  'table.rules': () => 'Règles',
  'table.lists': () => 'Unités',
  'table.notes': () => 'Notes',
  'table.more': () => 'Plus',
  'table.battle': () => 'Feuille de bataille',
  'table.hideBattle': () => 'Ranger la feuille',
  'table.legend': () => 'Légende',
  'table.whyNot': () => 'Pourquoi pas ?',
  'table.since': () => 'Depuis votre dernier tour',
  'table.download': () => 'Télécharger l’enregistrement',
  'table.replay': () => 'Revoir',
  'table.leave': () => 'Quitter la table',
  'table.skip': () => 'Ne pas attendre',
  'table.rollAsked': () => 'Jetez un dé et pressez ce qu’il montre',
  'table.rolled': ({ face }) => `Le dé montre ${face}`,
  'table.typeDie': () => 'Ou tapez-le :',
  'table.giveDie': () => 'Donner',
  'table.noSuchFace': ({ entry, faces }) =>
    `Aucun dé ne montre ici « ${entry} ». Tapez ${faces.slice(0, -1).join(', ')} ou ${faces.at(-1)}. Rien n’a encore été jeté.`,
  'table.notYours': ({ seats }) => `C’est à d’autres de décider (${seats.join(' et ')}) :`,
  'table.nothingHere': ({ place }) => `Rien à répondre ici : ${place}`,
  'table.consentTitle': ({ seat }) => `${seat} : demande de reprendre un coup`,
  'table.consentWords': ({ seat, others }) =>
    `Depuis, des dés sont tombés ou d’autres ont répondu. ${seat} : le coup peut être repris avec l’accord de ${others.join(' et ')}.`,
  'table.consentYes': ({ seats }) => `${seats.join(' et ')} : d’accord`,
  'table.consentNo': () => 'Non, coup joué',
  'table.stand': ({ answer }) => `« ${answer} », maintenant et à chaque fois`,
  'table.standing': ({ count }) => `${many(count, 'réponse permanente', 'réponses permanentes')} en vigueur`,
  'table.revoke': () => 'Redemandez-moi',
  'table.aftermath': () => 'La guerre en chiffres',
  'table.tourAgain': () => 'Remontrer la visite',
  'table.keys': () => 'Touches',
  'table.keysAnswers': () => 'donner la réponse qui porte cette touche',
  'table.keysEnter': () => 'clore la question : terminé, passer',
  'table.keysUndo': () => 'reprendre, rétablir',
  'table.keysMap': () => 'déplacer la carte et changer d’échelle quand elle a le focus ; 0 la montre tout entière',
  'table.keysPlaces': () => 'parcourir les lieux de la carte ; Entrée y répond',
  'table.keysEscape': () => 'fermer une fenêtre, se raviser',
  'table.keysHelp': () => 'cette liste',
  'table.luckOfAll': () => 'Tous les dés',
  'table.wholeStory': () => 'Montrer toute l’histoire',

  'pace.title': () => 'Vitesse des robots',
  'pace.slow': () => 'Lente',
  'pace.steady': () => 'Régulière',
  'pace.brisk': () => 'Vive',
  'pace.atOnce': () => 'D’un coup',

  'replay.title': () => 'Revoir une partie',
  'replay.seer': () => 'Vue par',
  'replay.referee': () => 'l’arbitre, qui voit tout',
  'replay.spectator': () => 'un spectateur',
  'replay.copy': () => 'Copier le lien',
  'replay.copied': () => 'Copié.',
  'replay.share': () => 'Partager par un lien',
  'replay.shareWords': () => 'Le lien contient toute la partie. Qui l’ouvre à cette adresse peut la revoir.',
  'replay.tooLong': () =>
    'Cette partie est trop longue pour un lien. Téléchargez-la et déposez le fichier là où d’autres peuvent l’atteindre.',
  'replay.charts': () => 'Chance et fortune',

  'about.title': () => 'À propos de Bivouac',
  'about.what': () =>
    'Bivouac est une table pour des jeux de guerre que d’autres ont conçus et publiés : elle connaît leurs règles, tient les pions et joue l’autre camp si personne d’autre ne le veut.',
  'about.names': () =>
    'Les noms des jeux appartiennent à leurs éditeurs et auteurs. Ils ne servent ici qu’à dire à quel jeu l’on joue. Bivouac n’est lié à aucun éditeur et n’a l’aval d’aucun.',
  'about.rules': () =>
    'Résumés des règles, questions et refus sont rédigés par nous. Les numéros sont ceux des règles imprimées : vous retrouverez chacune dans votre exemplaire. Pour apprendre un jeu et profiter de sa carte et de ses pions, achetez-le.',
  'about.art': () => 'Cartes, pions et images sont nos propres dessins. Terres et côtes viennent de Natural Earth.',
  'about.data': () => 'Chaque donnée d’un jeu porte une étiquette qui dit d’où elle vient.',
  'about.code': () => 'Le code est sous licence MIT. Le caractère est EB Garamond, sous licence SIL Open Font License.',
  'about.offline': () =>
    'Les parties seul ou côte à côte se jouent et se gardent dans ce navigateur : rien n’en est envoyé nulle part, et après la première visite aucune connexion n’est nécessaire. Les parties en ligne sont gardées par le serveur d’où vient cette page ; il n’entend parler de vous que si vous allez à lui.',
  'rulesPage.lead': () => 'Chaque règle numérotée, en peu de mots et dans les nôtres.',

  'keeping.memory': () =>
    'Ce navigateur ne garde rien pour cette page : vos parties durent jusqu’à sa fermeture. Téléchargez l’enregistrement pour en garder une.',
  'keeping.full': () =>
    'L’espace du navigateur est plein : la partie continue, mais elle n’est plus enregistrée. Téléchargez son enregistrement, ou supprimez d’anciennes parties.',
  'keeping.download': () => 'Télécharger l’enregistrement',

  'fault.title': () => 'Cela n’a pas marché',
  'fault.notJson': () => 'Le fichier n’est pas un enregistrement de Bivouac : il ne se lit pas comme du JSON.',
  'fault.notRecord': () => 'Le fichier n’est pas un enregistrement de Bivouac, ou il en manque une partie.',
  'fault.unknownGame': () => 'C’est une partie d’un jeu qui n’est pas sur cette étagère.',
  'fault.otherVersion': () =>
    'La partie a été jouée avec une autre version des règles. Elle est en sûreté où elle est.',
  'fault.damaged': () => 'L’enregistrement est abîmé ou a été modifié : ses réponses ne mènent pas où il le dit.',
  'fault.missing': () => 'Cette partie n’est pas dans ce navigateur.',
  'fault.inUse': () => 'Cette partie a été ouverte dans une autre fenêtre. Continuez là-bas, ou ramenez-la ici.',
  'fault.broken': () =>
    'Quelque chose s’est rompu qui n’aurait pas dû. La partie est enregistrée jusqu’à la dernière réponse.',
  'fault.input': () => 'Une des données n’est pas acceptée. Les détails disent laquelle.',
  'fault.details': () => 'Détails (en anglais)',
  'fault.again': () => 'Réessayer',
  'fault.bringBack': () => 'La ramener ici',
  'fault.download': () => 'Télécharger ce qu’il y a',
  'fault.noWorker': () =>
    'Il manque à ce navigateur quelque chose dont la table a besoin (module workers). Utilisez un Firefox, Chrome, Edge ou Safari récent.',
  'fault.link': ({ address }) => `Aucun enregistrement n’a pu être obtenu de ${address}.`,
  'fault.fileTooBig': () => 'Le fichier est trop gros pour un enregistrement.',
};
