import type { FaultKind } from './fault.ts';

/** What is wrong and what would be right. A word in braces stands for a parameter. */
export interface FaultWords {
  readonly kind: FaultKind;
  readonly wrong: string;
  readonly remedy: string;
}

const fault = (kind: FaultKind, wrong: string, remedy: string): FaultWords => ({ kind, wrong, remedy });

const PEOPLE = {
  notSignedIn: fault('notSignedIn', 'you are not signed in', 'Sign in, or play as a guest by an invitation.'),
  wrongLogin: fault('notSignedIn', 'name and password do not fit together', 'Try again, or ask for a new password.'),
  accountGone: fault('notSignedIn', 'this account is gone', 'Sign in with another.'),
  keyPlaysOneSeat: fault('notYours', 'this key plays one seat and does nothing else', 'Sign in yourself.'),
  keyOpensNoSeat: fault(
    'notSignedIn',
    'this key opens no seat',
    'Send the key of a seat as "Authorization: Bearer …".',
  ),
  nameTaken: fault('conflict', 'this name is taken', 'Choose another name.'),
  hasAccount: fault('conflict', 'you have an account', 'Sign out first.'),
  wrongPassword: fault('notYours', 'this is not your password', 'Try again, or ask for a new one.'),
  guestHasNoPassword: fault('conflict', 'a guest has no password', 'Register to have one.'),
  noMail: fault('conflict', 'this server sends no mail', 'Ask its operator; he can set SMTP_URL and MAIL_FROM.'),
  addressTaken: fault('conflict', 'another account has this address', 'Sign in with that.'),
  linkTooOld: fault('missing', 'this link is wrong, used up or too old', 'Ask for a new one.'),
  tooManyPasswords: fault('tooMuch', 'too many passwords were tried', 'Wait {minutes} minutes, then try again.'),
  tooManyAccounts: fault(
    'tooMuch',
    'too many accounts were made from your address',
    'Wait {minutes} minutes, then try again.',
  ),
  tooManyLetters: fault('tooMuch', 'too many letters were sent for you', 'Wait {minutes} minutes, then try again.'),
  tooManyGuests: fault('tooMuch', 'too many guests came from your address today', 'Register, or come back tomorrow.'),
} as const;

const LOBBY = {
  noSuchMatch: fault('missing', 'there is no such match', 'Look it up among your matches.'),
  noSuchSeat: fault('missing', 'there is no such seat', 'Look at the match again.'),
  noSuchGame: fault('missing', 'there is no such game', 'Choose one of: {games}.'),
  noSuchBot: fault('missing', 'there is no such bot', 'Choose one of: {bots}.'),
  notAtTable: fault('notYours', 'you do not sit at this table', 'Only its players may do this.'),
  notWaiting: fault('conflict', 'this match has started or is over', 'This can be done before it starts only.'),
  notOver: fault('conflict', 'this match is not over', 'Play it to the end first.'),
  matchOver: fault('conflict', 'the match is over', 'Ask for a rematch.'),
  notMaker: fault('notYours', 'this is another’s match', 'Its maker may do this.'),
  guestsOnlyInvited: fault('notYours', 'guests play where they were invited', 'Register, and you keep your matches.'),
  guestNeedsName: fault('input', 'a guest needs a name', 'Give one, or sign in first.'),
  notInvited: fault('notYours', 'you are not invited', 'Ask a player of this match for a link.'),
  nobodyCalled: fault('missing', 'nobody is called {name}', 'Check the name, or send him a link.'),
  thatIsYou: fault('input', 'this is you', 'Invite somebody else.'),
  noSuchInvitation: fault('missing', 'there is no such invitation', 'Look at the list again.'),
  linkLeadsNowhere: fault('missing', 'this link leads nowhere any more', 'Ask for a new one.'),
  nameAbsentSeat: fault('conflict', 'this match has started', 'Name the seat of a player who is away.'),
  noFreeSeat: fault('conflict', 'no seat is free', 'Open a match of your own, or watch.'),
  seatTaken: fault('conflict', 'this seat is taken', 'Take another.'),
  hasSeat: fault('conflict', 'you have a seat here', 'Go on playing, or get up from it first.'),
  ownSeat: fault('notYours', 'this is your own seat', 'Resign, if you give up.'),
  stillHasTime: fault('conflict', 'the player of this seat still has time', 'Wait until his time is over.'),
  othersPlayToo: fault('conflict', 'others play too', 'Give the seat to a bot or to somebody else.'),
  tooManyWaiting: fault('tooMuch', '{most} matches of yours wait already', 'Call one off first.'),
  openedMany: fault('tooMuch', 'you have opened many matches', 'Wait {minutes} minutes, then try again.'),
  invitedMany: fault('tooMuch', 'you have invited too many today', 'Wait {minutes} minutes, then try again.'),
  vacationPast: fault('input', 'it begins in the past', 'Time that has passed stays so.'),
  vacationLength: fault('input', 'it has a strange length', 'Up to 60 days at once.'),
  vacationFar: fault('input', 'it is far away', 'Announce it in the year before.'),
  vacationTwice: fault('input', 'you are away then already', 'End the other one first.'),
  vacationsMany: fault('tooMuch', 'these are many', 'Drop one first.'),
  noSuchVacation: fault('missing', 'there is no such vacation', 'Look at the list again.'),
} as const;

const TABLE = {
  notYourSeat: fault('notYours', 'you do not hold the seat {seat}', 'Take your own seat, or watch as a spectator.'),
  notStarted: fault('conflict', 'this match does not run', 'It can be played once it has started.'),
  changedMeanwhile: fault('conflict', 'the table has changed meanwhile', 'Look at it again, then decide.'),
  tookNothingBack: fault('conflict', 'you have taken nothing back', 'Who takes back may bring it back.'),
  botsPlayOn: fault('conflict', 'a bot holds a seat, and bots play to the end', 'Play on, or resign.'),
  nobodyTakesBack: fault('conflict', 'nobody asks you to take something back', 'Look at the table again.'),
  nobodyOffersDraw: fault('conflict', 'nobody offers a draw', 'Look at the table again.'),
  recordAfterEnd: fault('conflict', 'the match is not over', 'Its record can be had after the end.'),
  tooManyMessages: fault('tooMuch', '{most} messages wait already', 'Wait for the replies.'),
  tooManyWatched: fault('tooMuch', 'you watch {most} matches already', 'Leave one first.'),
  readsMuch: fault('tooMuch', 'you read many logs and records', 'Wait {minutes} minutes, then try again.'),
  tooManyConnections: fault('tooMuch', 'many connections come from your address', 'Close one first.'),
} as const;

const TALK = {
  noWords: fault('input', 'there are no words', 'Write something.'),
  talksFast: fault('tooMuch', 'you talk very fast', 'Wait a little.'),
  nobodyElse: fault('conflict', 'nobody else sits there', 'Choose the seat of another player.'),
  noSuchLine: fault('missing', 'there is no such line', 'Look at the chat again.'),
  ownWords: fault('conflict', 'these are your own words', 'Report those of others.'),
  reportedMuch: fault('tooMuch', 'you have reported much today', 'Wait {minutes} minutes, then try again.'),
  tooManyPlaces: fault('tooMuch', 'you have {most} already', 'Drop one first.'),
} as const;

const HOUSE = {
  nothingHere: fault('missing', 'there is nothing here', 'Check the address.'),
  crossSite: fault('crossSite', 'this was sent by a page of another site', 'Use the pages of this site.'),
  tooLarge: fault('tooMuch', 'the request is too large', 'Send less at once.'),
  tooManyRequests: fault('tooMuch', 'too many requests', 'Wait {minutes} minutes, then try again.'),
  busy: fault('tooMuch', 'the server is busy', 'Try again in a moment.'),
  broken: fault('broken', 'something went wrong on the server, and nothing was changed', 'Try again.'),
  unwell: fault('unreachable', 'the database cannot be reached', 'Try again later; the operator is told.'),
  unreachable: fault('unreachable', 'the server cannot be reached', 'Check the connection, then try again.'),
} as const;

/** Every fault that has a name. A catalogue in another language is a `Record<FaultName, …>`: so none is forgotten. */
export const FAULTS = { ...PEOPLE, ...LOBBY, ...TABLE, ...TALK, ...HOUSE } as const;
export type FaultName = keyof typeof FAULTS;

export type FaultParams = Readonly<Record<string, string | number>>;

/** Puts the parameters where their names stand in braces. */
export const filled = (words: string, params: FaultParams = {}): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
