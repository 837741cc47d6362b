import type { Catalogue } from '@bivouac/kernel';
import type { OnlineMessages } from './online.ts';

const wins = (winner: string): string => (winner === '' ? 'Personne ne gagne.' : `Victoire : ${winner}.`);

/** Ce que dit en français une table jouée à distance. */
export const onlineFr: Catalogue<OnlineMessages, undefined> = {
  'online.players': () => 'Joueurs',
  'online.here': ({ who }) => `${who}, à la table`,
  'online.away': ({ who }) => `${who}, hors connexion`,
  'online.you': ({ who }) => `${who} (vous)`,
  'online.watchers': ({ count }) => (count < 2 ? `${count} spectateur` : `${count} spectateurs`),
  'online.watching': () => 'Vous êtes spectateur : vous ne voyez que les informations publiques.',

  'online.yourTurnTitle': ({ name }) => `À vous : ${name}`,

  'online.yourSeats': () => 'Vos places',
  'online.seatAsked': ({ seat }) => `${seat} · à vous de jouer`,

  'online.lost': () => 'La connexion est perdue. Nouvel essai en cours…',
  'online.restored': () => 'Connexion rétablie.',

  'online.rulesMoved': ({ to }) => `Les règles sont passées à la version ${to}`,
  'online.rulesSame': () => 'Tout ce que vous avez joué reste valable.',
  'online.rulesBack': ({ back }) =>
    `${back === 1 ? 'La dernière réponse a été annulée et doit être donnée' : `Les ${back} dernières réponses ont été annulées et doivent être données`} à nouveau. Le journal les conserve.`,
  'online.rulesWhy': ({ rule, because }) => `Règle ${rule} : ${because}`,

  'online.asksBack': ({ who }) => `${who} demande à reprendre un coup`,
  'online.asksBackWords': () => 'Depuis, des dés ont été lancés ou vous avez répondu. À vous de décider.',
  'online.askedBack': () => 'Vous avez demandé à reprendre un coup. Aux autres d’en décider.',
  'online.agree': () => 'D’accord',
  'online.refuse': () => 'Non, le coup reste joué',
  'online.offersDraw': ({ who }) => `${who} propose la nulle`,
  'online.offeredDraw': () => 'Vous avez proposé la nulle. On joue tant qu’elle n’est pas acceptée.',
  'online.decline': () => 'Non, on continue',
  'online.offerDraw': () => 'Proposer la nulle',

  'online.resign': () => 'Abandonner',
  'online.resignSure': () => 'Abandonner la partie ?',
  'online.resignWords': () => 'Cela prend effet aussitôt, sans retour possible.',
  'online.resignYes': () => 'J’abandonne',
  'online.resignHow': () => 'Que devient votre place',
  'online.resignEnds': () => 'La partie s’arrête et votre adversaire l’emporte',
  'online.resignBot': ({ bot }) => `Un robot continue : ${bot}`,
  'online.resignAnybody': () => 'Quelqu’un d’autre peut la reprendre',
  'online.resignAnybodyWords': () =>
    'Les autres peuvent envoyer un lien vers votre place. Dans une partie publique, tout le monde peut la prendre.',
  'online.playOn': () => 'Continuer',

  'online.ended.resigned': ({ who, winner }) => `${who} a abandonné. ${wins(winner)}`,
  'online.ended.claimed': ({ who, winner }) => `${who} a dépassé le délai. ${wins(winner)}`,
  'online.ended.draw': () => 'Partie nulle, d’un commun accord.',
  'online.ended.abandoned': () => 'La partie a été laissée à l’abandon. Personne ne gagne.',

  'online.rematch': () => 'Revanche',
  'online.rematchSwapped': () => 'Revanche dans l’autre camp',
  'online.asksRematch': ({ who }) => `${who} demande une revanche`,
  'online.takeRematch': () => 'Prendre place',

  'online.absent': ({ who }) => `${who} a laissé passer le délai de ce coup`,
  'online.leftTable': () => 'Un joueur a quitté cette table',
  'online.seatLeft': ({ seat }) => `Le joueur est parti. Place libre : ${seat}`,
  'online.takeOver': () => 'Reprendre cette place',
  'online.takeOverToo': () => 'Jouer aussi cette place',
  'online.claim': () => 'Réclamer la victoire',
  'online.giveToBot': ({ bot }) => `Confier la place à un robot : ${bot}`,
  'online.giveToPerson': () => 'Confier la place à quelqu’un d’autre',
  'online.linkForSeat': () => 'Qui ouvre ce lien le premier prend la place :',

  'online.dice': () => 'Les dés sont-ils justes ?',
  'online.diceWords': () =>
    'Chaque jet de cette partie découle d’un secret que le serveur a tiré avant que quiconque ne s’installe, et des graines que les joueurs ont ajoutées ensuite. Son empreinte figure ci-dessous : changer le secret après coup changerait aussi l’empreinte. À la fin de la partie, le secret est montré, et chacun peut refaire tous les jets.',
  'online.commitment': () => 'Empreinte (SHA-256)',
  'online.secret': () => 'Secret',
  'online.seed': ({ seat }) => `Ajouté par un joueur (${seat})`,
  'online.seedStands': () =>
    'La graine ajoutée par votre navigateur y figure, et l’empreinte est celle qu’il a vue avant.',
  'online.seedLost': () =>
    'Votre navigateur avait ajouté une autre graine, ou vu une autre empreinte avant la partie. Ne vous fiez pas à ces dés.',
  'online.secretLater': () => 'montré à la fin de la partie',
  'online.verify': () => 'Téléchargez l’enregistrement et vérifiez chaque jet avec : npx bivouac verify FICHIER',

  'online.chat': ({ unread }) => (unread > 0 ? `Discussion (${unread})` : 'Discussion'),
  'online.chatEmpty': () => 'Aucun message.',
  'online.chatPlayersOnly': () =>
    'Tant que la partie dure, ce que disent les joueurs est pour eux. Vous pourrez le lire à la fin.',
  'online.chatEarlier': () => 'Afficher les messages précédents',
  'online.chatTo': () => 'Qui le lit',
  'online.chatToAll': () => 'Toute la table',
  'online.chatToOne': ({ who }) => `Lettre à ${who}`,
  'online.letterTo': ({ who }) => `Lettre à ${who} : vous deux seuls la lisez`,
  'online.letterToYou': () => 'Lettre pour vous : vous deux seuls la lisez',
  'online.chatWords': () => 'Message à la table',
  'online.chatSend': () => 'Envoyer',
  'online.mute': ({ who }) => `Masquer ${who}`,
  'online.muteWord': () => 'Masquer',
  'online.report': ({ who }) => `Signaler ce message de ${who}`,
  'online.reportWord': () => 'Signaler',
  'online.reportWhy': () => 'Que lui reprochez-vous ? L’administrateur du site le lira.',
  'online.reportSend': () => 'Envoyer le signalement',
  'online.reported': () => 'L’administrateur le lira.',

  'online.notBegun': () => 'Cette partie n’a pas commencé, ou elle a été annulée.',
};
