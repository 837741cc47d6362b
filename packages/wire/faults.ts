import type { FaultKind } from './fault.ts';

/** What is wrong and what would be right. A word in braces stands for a parameter. */
export interface FaultWords {
  readonly kind: FaultKind;
  readonly wrong: string;
  readonly remedy: string;
}

const fault = (kind: FaultKind, wrong: string, remedy: string): FaultWords => ({ kind, wrong, remedy });

const PEOPLE = {
  notSignedIn: fault('notSignedIn', 'you are not signed in', 'Sign in, or join as a guest with an invitation.'),
  wrongLogin: fault('notSignedIn', 'wrong name or password', 'Try again, or reset your password.'),
  accountGone: fault('notSignedIn', 'this account no longer exists', 'Sign in with another account.'),
  keyPlaysOneSeat: fault('notYours', 'this key can only play one seat', 'Sign in yourself.'),
  keyOpensNoSeat: fault(
    'notSignedIn',
    'this key is not valid for any seat',
    'Send the key of a seat as "Authorization: Bearer …".',
  ),
  nameTaken: fault('conflict', 'this name is taken', 'Choose another name.'),
  suspended: fault('notYours', 'this account is suspended', 'Write to the operator of this server.'),
  registrationsClosed: fault(
    'notYours',
    'this server takes no new accounts at the moment',
    'Come back later, or follow an invitation as a guest.',
  ),
  hasAccount: fault('conflict', 'you already have an account', 'Sign out first.'),
  wrongPassword: fault('notYours', 'wrong password', 'Try again, or reset your password.'),
  guestHasNoPassword: fault('conflict', 'a guest has no password', 'Create an account first.'),
  noMail: fault('conflict', 'this server cannot send e-mail', 'Ask its operator to set SMTP_URL and MAIL_FROM.'),
  addressTaken: fault('conflict', 'another account uses this address', 'Sign in with that account.'),
  linkTooOld: fault('missing', 'this link is invalid, already used or expired', 'Ask for a new one.'),
  tooManyPasswords: fault('tooMuch', 'too many failed attempts', 'Wait {minutes} minutes, then try again.'),
  tooManyAccounts: fault(
    'tooMuch',
    'too many accounts were created from your address',
    'Wait {minutes} minutes, then try again.',
  ),
  tooManyLetters: fault('tooMuch', 'too many e-mails were sent to you', 'Wait {minutes} minutes, then try again.'),
  tooManyGuests: fault(
    'tooMuch',
    'too many guests came from your address today',
    'Create an account, or come back tomorrow.',
  ),
} as const;

const LOBBY = {
  noSuchMatch: fault('missing', 'there is no such match', 'Check your list of matches.'),
  noSuchSeat: fault('missing', 'there is no such seat', 'Reload the match and try again.'),
  noSuchGame: fault('missing', 'there is no such game', 'Choose one of: {games}.'),
  noSuchBot: fault('missing', 'there is no such bot', 'Choose one of: {bots}.'),
  notAtTable: fault('notYours', 'you are not a player in this match', 'Only its players can do this.'),
  notWaiting: fault('conflict', 'this match has already started or is over', 'This is only possible before it starts.'),
  notOver: fault('conflict', 'this match is not over yet', 'Finish it first.'),
  matchOver: fault('conflict', 'the match is over', 'Ask for a rematch.'),
  notMaker: fault('notYours', 'someone else opened this match', 'Only the player who opened it can do this.'),
  guestsOnlyInvited: fault(
    'notYours',
    'guests can only play where they were invited',
    'Create an account; you keep your matches.',
  ),
  guestNeedsName: fault('input', 'a guest needs a name', 'Enter one, or sign in first.'),
  notInvited: fault('notYours', 'you are not invited', 'Ask a player of this match for a link.'),
  nobodyCalled: fault('missing', 'nobody is called {name}', 'Check the name, or send them a link.'),
  noInvitations: fault('notYours', '{name} takes no invitations from you', 'Invite somebody else.'),
  thatIsYou: fault('input', 'this is you', 'Invite someone else.'),
  noSuchInvitation: fault('missing', 'there is no such invitation', 'Reload the list and try again.'),
  linkLeadsNowhere: fault('missing', 'this link is no longer valid', 'Ask for a new one.'),
  nameAbsentSeat: fault('conflict', 'this match has started', 'Name the seat of a player who is away.'),
  diceUsed: fault('conflict', 'these dice were used for another match', 'Ask for others.'),
  noFreeSeat: fault('conflict', 'no seat is free', 'Open a match of your own, or watch.'),
  seatTaken: fault('conflict', 'this seat is taken', 'Take another.'),
  hasSeat: fault('conflict', 'you already have a seat here', 'Play on, or leave it first.'),
  ownSeat: fault('notYours', 'this is your own seat', 'Resign if you want to give up.'),
  stillHasTime: fault('conflict', 'this player still has time', 'Wait until their time runs out.'),
  othersPlayToo: fault(
    'conflict',
    'other players are still in the match',
    'Give the seat to a bot or to someone else.',
  ),
  tooManyWaiting: fault('tooMuch', 'you already have {most} matches waiting', 'Cancel one first.'),
  openedMany: fault('tooMuch', 'you have opened too many matches', 'Wait {minutes} minutes, then try again.'),
  invitedMany: fault('tooMuch', 'you have sent too many invitations today', 'Wait {minutes} minutes, then try again.'),
  vacationPast: fault('input', 'it starts in the past', 'Choose a start date from today on.'),
  vacationLength: fault('input', 'its length is not valid', 'Choose 1 to 60 days.'),
  vacationFar: fault('input', 'it starts too far in the future', 'Announce it at most a year ahead.'),
  vacationTwice: fault('input', 'you already have a vacation then', 'Remove the other one first.'),
  vacationsMany: fault('tooMuch', 'you have announced too many vacations', 'Remove one first.'),
  noSuchVacation: fault('missing', 'there is no such vacation', 'Reload the list and try again.'),
} as const;

const TABLE = {
  notYourSeat: fault('notYours', 'the seat {seat} is not yours', 'Use your own seat, or watch as a spectator.'),
  notStarted: fault('conflict', 'this match is not running', 'You can play once it has started.'),
  changedMeanwhile: fault('conflict', 'the position has changed in the meantime', 'Look again, then decide.'),
  tookNothingBack: fault('conflict', 'you have nothing to redo', 'Only the player who undid a move can redo it.'),
  nobodyTakesBack: fault('conflict', 'nobody has asked to undo', 'Reload the table and try again.'),
  nobodyOffersDraw: fault('conflict', 'nobody has offered a draw', 'Reload the table and try again.'),
  recordAfterEnd: fault('conflict', 'the match is not over yet', 'Its record is available after the end.'),
  tooManyMessages: fault('tooMuch', '{most} messages are already waiting', 'Wait for the replies.'),
  tooManyWatched: fault('tooMuch', 'you are already watching {most} matches', 'Leave one first.'),
  readsMuch: fault('tooMuch', 'you have read too many logs and records', 'Wait {minutes} minutes, then try again.'),
  tooManyConnections: fault('tooMuch', 'too many connections from your address', 'Close one first.'),
} as const;

const TALK = {
  noWords: fault('input', 'the message is empty', 'Write something.'),
  talksFast: fault('tooMuch', 'you are sending messages too quickly', 'Wait a moment.'),
  nobodyElse: fault('conflict', 'nobody else holds that seat', 'Choose the seat of another player.'),
  noSuchLine: fault('missing', 'there is no such message', 'Reload the chat.'),
  ownWords: fault('conflict', 'this is your own message', 'You can report other players’ messages.'),
  reportedMuch: fault('tooMuch', 'you have sent too many reports today', 'Wait {minutes} minutes, then try again.'),
  tooManyPlaces: fault('tooMuch', 'you already have {most}', 'Remove one first.'),
} as const;

const HOUSE = {
  nothingHere: fault('missing', 'page not found', 'Check the address.'),
  crossSite: fault('crossSite', 'this request came from another site', 'Use this site’s own pages.'),
  tooLarge: fault('tooMuch', 'the request is too large', 'Send less at once.'),
  tooManyRequests: fault('tooMuch', 'too many requests', 'Wait {minutes} minutes, then try again.'),
  busy: fault('tooMuch', 'the server is busy', 'Try again in a moment.'),
  broken: fault('broken', 'something went wrong on the server, and nothing was changed', 'Try again.'),
  newerRules: fault(
    'unreachable',
    'this match is played under newer rules than this server knows',
    'Try again in a moment; the server is being upgraded.',
  ),
  ownerAway: fault('unreachable', 'the server that plays this match does not answer', 'Try again in a moment.'),
  unwell: fault('unreachable', 'the database cannot be reached', 'Try again later; the operator has been notified.'),
  unreachable: fault('unreachable', 'the server cannot be reached', 'Check the connection, then try again.'),
} as const;

/** Every fault that has a name. A catalogue in another language is a `Record<FaultName, …>`: so none is forgotten. */
export const FAULTS = { ...PEOPLE, ...LOBBY, ...TABLE, ...TALK, ...HOUSE } as const;
export type FaultName = keyof typeof FAULTS;

export type FaultParams = Readonly<Record<string, string | number>>;

/** Puts the parameters where their names stand in braces. */
export const filled = (words: string, params: FaultParams = {}): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
