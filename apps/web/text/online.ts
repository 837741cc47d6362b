type Nothing = Record<never, never>;
/** A player, by name. */
interface Who {
  who: string;
}

/** What the pages say at a table that is played over the network. */
export interface OnlineMessages {
  // Who is at the table
  'online.players': Nothing;
  'online.here': Who;
  'online.away': Who;
  'online.you': Who;
  'online.watchers': { count: number };
  'online.watching': Nothing;
  'online.yourTurnTitle': { name: string };
  // One person at several seats
  'online.yourSeats': Nothing;
  'online.seatAsked': { seat: string };
  // The line
  'online.lost': Nothing;
  'online.restored': Nothing;
  // The rules have moved
  'online.rulesMoved': { to: string };
  'online.rulesSame': Nothing;
  'online.rulesBack': { back: number };
  'online.rulesWhy': { rule: string; because: string };
  // Taking back, a draw
  'online.asksBack': Who;
  'online.asksBackWords': Nothing;
  'online.askedBack': Nothing;
  'online.agree': Nothing;
  'online.refuse': Nothing;
  'online.offersDraw': Who;
  'online.offeredDraw': Nothing;
  'online.decline': Nothing;
  'online.offerDraw': Nothing;
  // Giving up
  'online.resign': Nothing;
  'online.resignSure': Nothing;
  'online.resignWords': Nothing;
  'online.resignYes': Nothing;
  'online.resignHow': Nothing;
  'online.resignEnds': Nothing;
  'online.resignBot': { bot: string };
  'online.resignAnybody': Nothing;
  'online.resignAnybodyWords': Nothing;
  'online.playOn': Nothing;
  // How it ended; without a winner nobody wins
  'online.ended.resigned': Who & { winner: string };
  'online.ended.claimed': Who & { winner: string };
  'online.ended.draw': Nothing;
  'online.ended.abandoned': Nothing;
  // And again
  'online.rematch': Nothing;
  'online.rematchSwapped': Nothing;
  'online.asksRematch': Who;
  'online.takeRematch': Nothing;
  // One who is away
  'online.absent': Who;
  'online.leftTable': Nothing;
  'online.seatLeft': { seat: string };
  'online.takeOver': Nothing;
  'online.takeOverToo': Nothing;
  'online.claim': Nothing;
  'online.giveToBot': { bot: string };
  'online.giveToPerson': Nothing;
  'online.linkForSeat': Nothing;
  // Dice
  'online.dice': Nothing;
  'online.diceWords': Nothing;
  'online.commitment': Nothing;
  'online.secret': Nothing;
  'online.secretLater': Nothing;
  'online.seed': { seat: string };
  'online.seedStands': Nothing;
  'online.seedLost': Nothing;
  'online.verify': Nothing;
  // Chat
  'online.chat': { unread: number };
  'online.chatEmpty': Nothing;
  'online.chatPlayersOnly': Nothing;
  'online.chatEarlier': Nothing;
  'online.chatWords': Nothing;
  'online.chatTo': Nothing;
  'online.chatToAll': Nothing;
  'online.chatToOne': { who: string };
  'online.letterTo': { who: string };
  'online.letterToYou': Nothing;
  'online.chatSend': Nothing;
  'online.mute': Who;
  'online.muteWord': Nothing;
  'online.report': Who;
  'online.reportWord': Nothing;
  'online.reportWhy': Nothing;
  'online.reportSend': Nothing;
  'online.reported': Nothing;
  // Else
  'online.notBegun': Nothing;
}
