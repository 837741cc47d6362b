type Nothing = Record<never, never>;

/** What the pages say about people and their matches online. */
export interface HouseMessages {
  // The head of every page
  'house.online': Nothing;
  'house.signIn': Nothing;
  'house.account': { name: string };
  'house.guest': { name: string };
  // The three ways to play, on the start page
  'ways.onlineWords': Nothing;
  'ways.onlineGo': Nothing;
  'ways.needsAccount': Nothing;
  'ways.knownAs': { name: string };
  // The server cannot be reached
  'away.title': Nothing;
  'away.words': Nothing;
  'away.local': Nothing;
  // What the server would not do
  'no.input': Nothing;
  'no.badName': Nothing;
  'no.badPassword': Nothing;
  'no.badMail': Nothing;
  'no.badWebhook': Nothing;
  // Coming in
  'enter.name': Nothing;
  'enter.nameHelp': Nothing;
  'enter.password': Nothing;
  'enter.passwordHelp': Nothing;
  'enter.newPassword': Nothing;
  'enter.currentPassword': Nothing;
  'enter.showPassword': Nothing;
  'enter.mail': Nothing;
  'enter.mailHelp': Nothing;
  'signIn.title': Nothing;
  'signIn.do': Nothing;
  'signIn.forgotten': Nothing;
  'signIn.newHere': Nothing;
  'signIn.guestWords': Nothing;
  'register.title': Nothing;
  'register.lead': Nothing;
  'register.guestLead': { name: string };
  'register.do': Nothing;
  'register.keep': Nothing;
  'register.known': Nothing;
  'register.hasAccount': Nothing;
  'register.goOn': Nothing;
  'register.mailSent': Nothing;
  'reset.title': Nothing;
  'reset.lead': Nothing;
  'reset.ask': Nothing;
  'reset.asked': Nothing;
  'reset.choose': Nothing;
  'reset.set': Nothing;
  'reset.done': Nothing;
  'mail.title': Nothing;
  'mail.confirm': Nothing;
  'mail.confirmWords': Nothing;
  'mail.done': { mail: string };
  // The account
  'account.title': Nothing;
  'account.signedInAs': { name: string };
  'account.guestTitle': Nothing;
  'account.guestWords': Nothing;
  'account.mailTitle': Nothing;
  'account.mailNone': Nothing;
  'account.mailIs': { mail: string };
  'account.mailNew': Nothing;
  'account.mailPassword': Nothing;
  'account.mailSet': Nothing;
  'account.mailAsked': Nothing;
  'account.passwordTitle': Nothing;
  'account.passwordSet': Nothing;
  'account.passwordDone': { keys: number };
  'account.keepKeys': Nothing;
  'account.keysEnd': Nothing;
  'account.mutedTitle': Nothing;
  'account.mutedNone': Nothing;
  'account.unmute': { name: string };
  'account.dataTitle': Nothing;
  'account.export': Nothing;
  'account.exportWords': Nothing;
  'account.signOutTitle': Nothing;
  'account.signOutHere': Nothing;
  'account.signOutEverywhere': Nothing;
  'account.guestSignOut': Nothing;
  'account.deleteTitle': Nothing;
  'account.deleteWords': Nothing;
  'account.delete': Nothing;
  'account.deleteSure': Nothing;
  'account.deleteYes': Nothing;
  'account.keep': Nothing;
  'account.notices': Nothing;
  // Programs that hold a seat
  'program.title': Nothing;
  'program.words': { address: string };
  'program.none': Nothing;
  'program.name': Nothing;
  'program.give': Nothing;
  'program.key': Nothing;
  'program.plays': Nothing;
  'program.takeBack': Nothing;
  // Vacation
  'vacation.title': Nothing;
  'vacation.words': Nothing;
  'vacation.from': Nothing;
  'vacation.to': Nothing;
  'vacation.announce': Nothing;
  'vacation.span': { from: string; to: string };
  'vacation.now': { to: string };
  'vacation.end': Nothing;
  'vacation.drop': Nothing;
}
