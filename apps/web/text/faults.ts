import type { Language } from '@bivouac/kernel';
import { type FaultName, FAULTS, filled, type WireFault } from '@bivouac/wire';

type Words = readonly [wrong: string, remedy: string];

const WAIT = 'Réessayez dans {minutes} minutes.';
const LOOK_AGAIN = 'Regardez à nouveau la partie.';

/** Ce que le serveur n’a pas voulu faire, et ce qui irait. */
const FR: Readonly<Record<FaultName, Words>> = {
  notSignedIn: ['Vous n’êtes pas connecté', 'Connectez-vous, ou jouez en invité par un lien.'],
  wrongLogin: ['Le nom et le mot de passe ne vont pas ensemble', 'Réessayez, ou demandez un nouveau mot de passe.'],
  accountGone: ['Ce compte n’existe plus', 'Connectez-vous avec un autre.'],
  keyPlaysOneSeat: ['Cette clé ne sert qu’à jouer une place', 'Connectez-vous vous-même.'],
  keyOpensNoSeat: ['Cette clé n’ouvre aucune place', 'Envoyez la clé d’une place : « Authorization: Bearer … ».'],
  nameTaken: ['Ce nom est pris', 'Choisissez-en un autre.'],
  suspended: ['Ce compte est suspendu', 'Écrivez à l’administrateur de ce serveur.'],
  registrationsClosed: [
    'Ce serveur n’accepte pas de nouveaux comptes pour le moment',
    'Revenez plus tard, ou suivez une invitation en tant qu’invité.',
  ],
  hasAccount: ['Vous avez déjà un compte', 'Déconnectez-vous d’abord.'],
  wrongPassword: ['Ce n’est pas votre mot de passe', 'Réessayez, ou demandez-en un nouveau.'],
  guestHasNoPassword: ['Un invité n’a pas de mot de passe', 'Créez un compte pour en avoir un.'],
  noMail: [
    'Ce serveur n’envoie pas de courrier',
    'Adressez-vous à son administrateur, qui peut régler SMTP_URL et MAIL_FROM.',
  ],
  addressTaken: ['Un autre compte a cette adresse', 'Connectez-vous avec lui.'],
  linkTooOld: ['Ce lien n’est pas valable, a déjà servi ou est trop ancien', 'Demandez-en un nouveau.'],
  tooManyPasswords: ['Trop de mots de passe ont été essayés', WAIT],
  tooManyAccounts: ['Trop de comptes ont été créés depuis votre adresse', WAIT],
  tooManyLetters: ['Trop de courriels ont été envoyés pour vous', WAIT],
  tooManyGuests: ['Trop d’invités sont venus aujourd’hui de votre adresse', 'Créez un compte, ou revenez demain.'],

  noSuchMatch: ['Cette partie n’existe pas, ou elle n’est pas pour vous', 'Cherchez-la parmi vos parties.'],
  noSuchSeat: ['Cette place n’existe pas', LOOK_AGAIN],
  noSuchGame: ['Ce jeu n’existe pas ici', 'Choisissez parmi : {games}.'],
  noSuchBot: ['Ce robot n’existe pas', 'Choisissez parmi : {bots}.'],
  notAtTable: ['Vous n’êtes pas à cette table', 'Seuls ses joueurs peuvent le faire.'],
  notWaiting: ['Cette partie a commencé ou est terminée', 'Cela ne se fait qu’avant le début.'],
  notOver: ['Cette partie n’est pas terminée', 'Jouez-la d’abord jusqu’au bout.'],
  matchOver: ['La partie est terminée', 'Demandez une revanche.'],
  notMaker: ['C’est la partie d’un autre', 'Seul celui qui l’a ouverte peut le faire.'],
  guestsOnlyInvited: ['Les invités jouent là où on les a conviés', 'Créez un compte, et vous gardez vos parties.'],
  guestNeedsName: ['Il faut un nom à un invité', 'Donnez-en un, ou connectez-vous d’abord.'],
  notInvited: ['Vous n’êtes pas invité', 'Demandez un lien à un joueur de cette partie.'],
  nobodyCalled: ['Personne ne s’appelle {name}', 'Vérifiez le nom, ou envoyez un lien.'],
  noInvitations: ['{name} n’accepte pas vos invitations', 'Invitez quelqu’un d’autre.'],
  thatIsYou: ['C’est vous-même', 'Invitez quelqu’un d’autre.'],
  noSuchInvitation: ['Cette invitation n’existe pas', 'Regardez à nouveau la liste.'],
  linkLeadsNowhere: ['Ce lien ne mène plus nulle part', 'Demandez-en un nouveau.'],
  nameAbsentSeat: ['Cette partie a commencé', 'Nommez la place d’un joueur absent.'],
  diceUsed: ['Ces dés ont déjà servi pour une autre partie', 'Demandez-en d’autres.'],
  noFreeSeat: ['Aucune place n’est libre', 'Ouvrez votre propre partie, ou regardez celle-ci.'],
  seatTaken: ['Cette place est prise', 'Prenez-en une autre.'],
  hasSeat: ['Vous avez déjà une place ici', 'Continuez à jouer, ou quittez-la d’abord.'],
  ownSeat: ['C’est votre propre place', 'Abandonnez, si vous renoncez.'],
  stillHasTime: ['Le joueur de cette place a encore du temps', 'Attendez que son délai soit passé.'],
  othersPlayToo: ['D’autres jouent aussi', 'Confiez la place à un robot ou à quelqu’un d’autre.'],
  tooManyWaiting: ['{most} de vos parties attendent déjà', 'Annulez-en une d’abord.'],
  openedMany: ['Vous avez ouvert beaucoup de parties', WAIT],
  invitedMany: ['Vous avez invité trop de monde aujourd’hui', WAIT],
  vacationPast: ['Ces vacances commencent dans le passé', 'Choisissez un jour à venir.'],
  vacationLength: ['Cette durée n’est pas possible', '60 jours au plus à la fois.'],
  vacationFar: ['Ces vacances sont trop lointaines', 'Annoncez-les moins d’un an à l’avance.'],
  vacationTwice: ['Vous êtes déjà absent à ce moment', 'Mettez d’abord fin aux autres vacances.'],
  vacationsMany: ['Cela fait beaucoup de vacances', 'Renoncez d’abord à certaines.'],
  noSuchVacation: ['Ces vacances n’existent pas', 'Regardez à nouveau la liste.'],

  notYourSeat: ['La place {seat} n’est pas la vôtre', 'Prenez la vôtre, ou regardez en spectateur.'],
  notStarted: ['Cette partie n’est pas en cours', 'On y joue une fois qu’elle a commencé.'],
  changedMeanwhile: ['La table a changé entre-temps', 'Regardez-la à nouveau, puis décidez.'],
  tookNothingBack: ['Vous n’avez rien repris', 'Seul celui qui reprend un coup peut le rétablir.'],
  nobodyTakesBack: ['Personne ne vous demande de reprendre un coup', 'Regardez à nouveau la table.'],
  nobodyOffersDraw: ['Personne ne propose la nulle', 'Regardez à nouveau la table.'],
  recordAfterEnd: ['La partie n’est pas terminée', 'Son enregistrement s’obtient après la fin.'],
  readsMuch: ['Vous lisez beaucoup de journaux et d’enregistrements', WAIT],
  tooManyMessages: ['{most} messages attendent déjà', 'Attendez les réponses.'],
  tooManyWatched: ['Vous regardez déjà {most} parties', 'Quittez-en une d’abord.'],
  tooManyConnections: ['Trop de connexions viennent de votre adresse', 'Fermez-en une d’abord.'],

  noWords: ['Le message est vide', 'Écrivez quelque chose.'],
  talksFast: ['Vous écrivez trop vite', 'Patientez un peu.'],
  nobodyElse: ['Personne d’autre n’est assis là', 'Choisissez la place d’un autre joueur.'],
  noSuchLine: ['Ce message n’existe pas', 'Relisez la discussion.'],
  ownWords: ['Ce sont vos propres mots', 'Signalez ceux des autres.'],
  reportedMuch: ['Vous avez beaucoup signalé aujourd’hui', WAIT],
  tooManyPlaces: ['Vous en avez déjà {most}', 'Retirez-en d’abord.'],

  nothingHere: ['Il n’y a rien ici', 'Vérifiez l’adresse.'],
  crossSite: ['Cela a été envoyé par la page d’un autre site', 'Servez-vous des pages de ce site.'],
  tooLarge: ['La requête est trop volumineuse', 'Envoyez-en moins à la fois.'],
  busy: ['Le serveur est très occupé', 'Réessayez dans un instant.'],
  tooManyRequests: ['Trop de requêtes', WAIT],
  broken: ['Une erreur s’est produite sur le serveur, et rien n’a changé', 'Réessayez.'],
  newerRules: [
    'Cette partie se joue avec des règles plus récentes que celles de ce serveur',
    'Réessayez dans un instant ; le serveur est en cours de mise à jour.',
  ],
  ownerAway: ['Le serveur où se joue cette partie ne répond pas', 'Réessayez dans un instant.'],
  unwell: ['La base de données est injoignable', 'Réessayez plus tard ; l’administrateur est prévenu.'],
  unreachable: ['Le serveur est injoignable', 'Vérifiez la connexion, puis réessayez.'],
};

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** What the server would not do, and what would be right; nothing where a fault has no name. */
export const faultSaid = ({ name, params }: WireFault, language: Language): string | undefined => {
  if (name === undefined || !Object.hasOwn(FAULTS, name)) return undefined;
  const { wrong, remedy } = FAULTS[name];
  const [said, advice] = language === 'fr' ? FR[name] : [capital(wrong), remedy];
  return filled(`${said}. ${advice}`, params);
};
