import type { Catalogue } from '@bivouac/kernel';
import type { HouseMessages } from './house.ts';

/** Ce que dit la maison en français. */
export const houseFr: Catalogue<HouseMessages, undefined> = {
  'house.online': () => 'En ligne',
  'house.signIn': () => 'Se connecter',
  'house.account': ({ name }) => `Compte de ${name}`,
  'house.guest': ({ name }) => `${name} (compte invité)`,

  'ways.onlineWords': () =>
    'Contre quelqu’un, où qu’il soit, en une soirée ou en plusieurs semaines. Ouvrez une partie, prenez une place libre ou envoyez un lien à un ami.',
  'ways.onlineGo': () => 'Jouer en ligne',
  'ways.needsAccount': () => 'Avec un nom et un mot de passe, ou en invité par un lien.',
  'ways.knownAs': ({ name }) => `Vous êtes connecté sous le nom de ${name}.`,

  'away.title': () => 'Le serveur est injoignable',
  'away.words': () =>
    'Les parties en ligne ont besoin de lui. Peut-être êtes-vous hors connexion, ou le serveur est-il en maintenance ; vos parties y sont en sûreté, et réessayer ne coûte rien.',
  'away.local': () => 'Jouer ici en attendant',

  'no.input': () => 'Quelque chose ne va pas dans le formulaire.',
  'no.badName': () =>
    'Un nom compte de 2 à 24 lettres et chiffres, séparés au besoin par une espace, un point, un tiret ou une apostrophe.',
  'no.badPassword': () => 'Un mot de passe compte de 10 à 128 lettres, chiffres ou signes.',
  'no.badMail': () => 'Ce n’est pas une adresse électronique.',
  'no.badWebhook': () =>
    'Le serveur n’appelle pas cette adresse. Elle doit commencer par https:// et se trouver sur l’internet ouvert.',

  'enter.name': () => 'Nom',
  'enter.nameHelp': () => 'Les autres le voient à la table.',
  'enter.password': () => 'Mot de passe',
  'enter.passwordHelp': () => 'Au moins 10 lettres, chiffres ou signes.',
  'enter.newPassword': () => 'Nouveau mot de passe',
  'enter.currentPassword': () => 'Votre mot de passe actuel',
  'enter.showPassword': () => 'Montrer le mot de passe',
  'enter.mail': () => 'Adresse électronique (facultative)',
  'enter.mailHelp': () => 'Pour remplacer un mot de passe oublié, et pour les avis. Personne ne la voit.',
  'signIn.title': () => 'Se connecter',
  'signIn.do': () => 'Se connecter',
  'signIn.forgotten': () => 'J’ai oublié mon mot de passe',
  'signIn.newHere': () => 'Créer un compte',
  'signIn.guestWords': () => 'Vous jouez en invité. Vos parties passeront au compte auquel vous vous connectez.',
  'register.title': () => 'Créer un compte',
  'register.lead': () =>
    'Un nom et un mot de passe, rien de plus. Il en faut un pour ouvrir des parties et prendre place.',
  'register.guestLead': ({ name }) =>
    `Vous jouez en invité sous le nom de ${name}. Avec un mot de passe, le nom et vos parties sont à vous pour de bon, dans tous les navigateurs.`,
  'register.do': () => 'Créer le compte',
  'register.keep': () => 'Garder mes parties',
  'register.known': () => 'Vous avez un compte et vous êtes connecté.',
  'register.hasAccount': () => 'J’ai un compte',
  'register.goOn': () => 'Continuer',
  'register.mailSent': () => 'Un courriel est en route. Ouvrez le lien qu’il contient pour confirmer l’adresse.',
  'reset.title': () => 'Un nouveau mot de passe',
  'reset.lead': () =>
    'Donnez l’adresse électronique de votre compte. S’il existe, vous y recevrez un courriel avec un lien.',
  'reset.ask': () => 'M’envoyer le lien',
  'reset.asked': () =>
    'Si un compte a cette adresse, un courriel est en route. Son lien sert une seule fois, dans l’heure.',
  'reset.choose': () =>
    'Choisissez un nouveau mot de passe. Les autres navigateurs seront déconnectés et les clés de vos programmes révoquées.',
  'reset.set': () => 'Enregistrer le mot de passe',
  'reset.done': () => 'Votre mot de passe est changé. Vous êtes connecté.',
  'mail.title': () => 'Votre adresse électronique',
  'mail.confirm': () => 'Cette adresse est la mienne',
  'mail.confirmWords': () => 'Bivouac écrira à cette adresse dès que vous aurez confirmé qu’elle est à vous.',
  'mail.done': ({ mail }) => `Bivouac vous écrit désormais à ${mail}.`,

  'account.title': () => 'Votre compte',
  'account.signedInAs': ({ name }) => `Vous êtes connecté sous le nom de ${name}.`,
  'account.guestTitle': () => 'Vous jouez en invité',
  'account.guestWords': () =>
    'Un invité ne vit que dans ce navigateur. Créez un compte, et vos parties restent les vôtres.',
  'account.mailTitle': () => 'Adresse électronique',
  'account.mailNone': () =>
    'Aucune adresse n’est enregistrée. Sans elle, un mot de passe oublié ne peut être remplacé.',
  'account.mailIs': ({ mail }) => `Bivouac vous écrit à ${mail}.`,
  'account.mailNew': () => 'Nouvelle adresse',
  'account.mailPassword': () => 'Votre mot de passe (cette adresse permet de le réinitialiser)',
  'account.mailSet': () => 'M’envoyer un lien pour la confirmer',
  'account.mailAsked': () => 'Un courriel est en route. Ouvrez le lien qu’il contient dans la journée.',
  'account.passwordTitle': () => 'Mot de passe',
  'account.passwordSet': () => 'Changer le mot de passe',
  'account.passwordDone': ({ keys }) =>
    `Votre mot de passe est changé. Les autres navigateurs sont déconnectés.${keys === 0 ? '' : ` Clés de programmes révoquées : ${keys}.`}`,
  'account.keepKeys': () => 'Garder les clés de mes programmes',
  'account.keysEnd': () => 'Sinon leurs clés sont révoquées, et vous reprenez leurs places.',
  'account.mutedTitle': () => 'Joueurs masqués',
  'account.mutedNone': () => 'Aucun. Vous pouvez masquer un joueur à la table.',
  'account.unmute': ({ name }) => `Ne plus masquer ${name}`,
  'account.dataTitle': () => 'Vos données',
  'account.export': () => 'Télécharger mes données',
  'account.exportWords': () => 'Tout ce que le serveur garde à votre sujet, dans un fichier.',
  'account.signOutTitle': () => 'Déconnexion',
  'account.signOutHere': () => 'Se déconnecter de ce navigateur',
  'account.signOutEverywhere': () => 'Se déconnecter partout',
  'account.guestSignOut': () => 'Un invité qui se déconnecte ne peut pas revenir.',
  'account.deleteTitle': () => 'Supprimer le compte',
  'account.deleteWords': () =>
    'Votre nom, votre adresse, vos avis et vos messages sont oubliés. Dans les parties en cours, votre place est marquée comme abandonnée ; les autres peuvent continuer.',
  'account.delete': () => 'Supprimer mon compte',
  'account.deleteSure': () => 'Supprimer votre compte définitivement ?',
  'account.deleteYes': () => 'Supprimer définitivement',
  'account.keep': () => 'Le garder',
  'account.notices': () => 'Comment être averti quand c’est à vous',

  'program.title': () => 'Programmes qui jouent pour vous',
  'program.words': ({ address }) =>
    `Un programme à vous peut tenir une de vos places. Il se connecte à ${address} avec une clé qui n’est montrée qu’une fois.`,
  'program.none': () => 'Vous n’êtes à aucune table en ce moment.',
  'program.name': () => 'Nom du programme',
  'program.give': () => 'Lui confier la place',
  'program.key': () => 'Sa clé (affichée une seule fois)',
  'program.plays': () => 'Un programme joue ici.',
  'program.takeBack': () => 'Reprendre la place',

  'vacation.title': () => 'Vacances',
  'vacation.words': () =>
    'Pendant votre absence, votre horloge s’arrête, pour autant de jours que chaque partie en accorde.',
  'vacation.from': () => 'Premier jour',
  'vacation.to': () => 'Dernier jour',
  'vacation.announce': () => 'Ajouter',
  'vacation.span': ({ from, to }) => `Du ${from} au ${to}`,
  'vacation.now': ({ to }) => `Absent jusqu’au ${to}`,
  'vacation.end': () => 'Je suis de retour',
  'vacation.drop': () => 'Retirer',
};
