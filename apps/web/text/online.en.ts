import type { Catalogue } from '@bivouac/kernel';
import type { OnlineMessages } from './online.ts';

const wins = (winner: string): string => (winner === '' ? 'Nobody wins.' : `${winner} wins.`);

/** What a table over the network says in English. */
export const onlineEn: Catalogue<OnlineMessages, undefined> = {
  'online.players': () => 'Players',
  'online.here': ({ who }) => `${who}, at the table`,
  'online.away': ({ who }) => `${who}, not connected`,
  'online.you': ({ who }) => `${who} (you)`,
  'online.watchers': ({ count }) => (count === 1 ? '1 spectator' : `${count} spectators`),
  'online.watching': () => 'You are a spectator. You see only public information.',

  'online.yourTurnTitle': ({ name }) => `Your turn: ${name}`,

  'online.yourSeats': () => 'Your seats',
  'online.seatAsked': ({ seat }) => `${seat} · your turn`,

  'online.lost': () => 'Connection lost. Reconnecting…',
  'online.restored': () => 'Reconnected.',

  'online.rulesMoved': ({ to }) => `The rules have been updated to version ${to}`,
  'online.rulesSame': () => 'Everything you have played still stands.',
  'online.rulesBack': ({ back }) =>
    `${back === 1 ? 'The last answer was' : `The last ${back} answers were`} undone and must be given again. The log keeps them.`,
  'online.rulesWhy': ({ rule, because }) => `Rule ${rule}: ${because}`,

  'online.asksBack': ({ who }) => `${who} asks to undo`,
  'online.asksBackWords': () => 'Dice have been rolled or you have answered since. You decide.',
  'online.askedBack': () => 'You have asked to undo. The others decide.',
  'online.agree': () => 'Agreed',
  'online.refuse': () => 'No, it stands',
  'online.offersDraw': ({ who }) => `${who} offers a draw`,
  'online.offeredDraw': () => 'You have offered a draw. Play goes on until it is accepted.',
  'online.decline': () => 'No, play on',
  'online.offerDraw': () => 'Offer a draw',

  'online.resign': () => 'Resign',
  'online.resignSure': () => 'Resign?',
  'online.resignWords': () => 'This takes effect at once and cannot be undone.',
  'online.resignYes': () => 'I resign',
  'online.resignHow': () => 'What happens to your seat',
  'online.resignEnds': () => 'The match ends, and your opponent wins',
  'online.resignBot': ({ bot }) => `A bot plays on: ${bot}`,
  'online.resignAnybody': () => 'Someone else can take over',
  'online.resignAnybodyWords': () => 'The others can send a link to your seat. In a public match anyone can take it.',
  'online.playOn': () => 'Play on',

  'online.ended.resigned': ({ who, winner }) => `${who} has resigned. ${wins(winner)}`,
  'online.ended.claimed': ({ who, winner }) => `${who} ran out of time. ${wins(winner)}`,
  'online.ended.draw': () => 'A draw, by agreement.',
  'online.ended.abandoned': () => 'The match was abandoned. Nobody wins.',

  'online.rematch': () => 'Rematch',
  'online.rematchSwapped': () => 'Rematch on the other side',
  'online.asksRematch': ({ who }) => `${who} asks for a rematch`,
  'online.takeRematch': () => 'Accept',

  'online.absent': ({ who }) => `${who} has run out of time for this move`,
  'online.leftTable': () => 'A player has left this table',
  'online.seatLeft': ({ seat }) => `The player has left. Free seat: ${seat}`,
  'online.takeOver': () => 'Take over this seat',
  'online.takeOverToo': () => 'Play this seat too',
  'online.claim': () => 'Claim the match',
  'online.giveToBot': ({ bot }) => `Let a bot take over: ${bot}`,
  'online.giveToPerson': () => 'Let someone else take over',
  'online.linkForSeat': () => 'The first person to open this link takes the seat:',

  'online.dice': () => 'Are the dice fair?',
  'online.diceWords': () =>
    'Every roll of this match follows from a secret that the server drew before anyone joined, and from the seeds that the players added after that. Its fingerprint is below: changing the secret later would change the fingerprint. When the match is over the secret is published, and anyone can recompute every roll.',
  'online.commitment': () => 'Fingerprint (SHA-256)',
  'online.secret': () => 'Secret',
  'online.seed': ({ seat }) => `Added by a player (${seat})`,
  'online.seedStands': () =>
    'The seed that your browser added is among these, and the fingerprint is the one it saw before.',
  'online.seedLost': () =>
    'Your browser added another seed, or saw another fingerprint before the match. Do not trust these dice.',
  'online.secretLater': () => 'shown when the match is over',
  'online.verify': () => 'Download the record and check every roll with: npx bivouac verify FILE',

  'online.chat': ({ unread }) => (unread > 0 ? `Chat (${unread})` : 'Chat'),
  'online.chatEmpty': () => 'No messages yet.',
  'online.chatPlayersOnly': () => 'During the match, only players can read the chat. You can read it afterwards.',
  'online.chatEarlier': () => 'Show earlier messages',
  'online.chatTo': () => 'Who reads it',
  'online.chatToAll': () => 'The whole table',
  'online.chatToOne': ({ who }) => `A letter to ${who}`,
  'online.letterTo': ({ who }) => `Letter to ${who}: only the two of you read it`,
  'online.letterToYou': () => 'Letter to you: only the two of you read it',
  'online.chatWords': () => 'Message to the table',
  'online.chatSend': () => 'Send',
  'online.mute': ({ who }) => `Mute ${who}`,
  'online.muteWord': () => 'Mute',
  'online.report': ({ who }) => `Report this message by ${who}`,
  'online.reportWord': () => 'Report',
  'online.reportWhy': () => 'What is wrong with it? The site operator will read this.',
  'online.reportSend': () => 'Send report',
  'online.reported': () => 'Thank you. The site operator will look into it.',

  'online.notBegun': () => 'This match has not started, or was cancelled.',
};
