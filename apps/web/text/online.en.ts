import type { Catalogue } from '@bivouac/kernel';
import type { OnlineMessages } from './online.ts';

const wins = (winner: string): string => (winner === '' ? 'Nobody wins.' : `${winner} wins.`);

/** What a table over the network says in English. */
export const onlineEn: Catalogue<OnlineMessages, undefined> = {
  'online.players': () => 'Players',
  'online.here': ({ who }) => `${who}, at the table`,
  'online.away': ({ who }) => `${who}, not connected`,
  'online.you': ({ who }) => `${who} (you)`,
  'online.watchers': ({ count }) => (count === 1 ? '1 watches' : `${count} watch`),
  'online.watching': () => 'You are watching. You see what everybody may know.',

  'online.yourTurnTitle': ({ name }) => `Your turn: ${name}`,

  'online.lost': () => 'The connection is lost. Trying again …',
  'online.restored': () => 'Connected again.',

  'online.asksBack': ({ who }) => `${who} asks to take something back`,
  'online.asksBackWords': () => 'Dice have fallen or you have answered since. It is yours to allow.',
  'online.askedBack': () => 'You have asked to take something back. The others decide.',
  'online.agree': () => 'Agreed',
  'online.refuse': () => 'No, it stands',
  'online.offersDraw': ({ who }) => `${who} offers a draw`,
  'online.offeredDraw': () => 'You have offered a draw. Play goes on until it is taken.',
  'online.decline': () => 'No, we play on',
  'online.offerDraw': () => 'Offer a draw',

  'online.resign': () => 'Resign',
  'online.resignSure': () => 'Give up?',
  'online.resignWords': () => 'The match ends at once, and this cannot be taken back.',
  'online.resignYes': () => 'I resign',
  'online.playOn': () => 'Play on',

  'online.ended.resigned': ({ who, winner }) => `${who} has resigned. ${wins(winner)}`,
  'online.ended.claimed': ({ who, winner }) => `${who} stayed away. ${wins(winner)}`,
  'online.ended.draw': () => 'A draw, by agreement.',
  'online.ended.abandoned': () => 'The match was given up. Nobody wins.',

  'online.rematch': () => 'Rematch',
  'online.rematchSwapped': () => 'Rematch on the other side',
  'online.asksRematch': ({ who }) => `${who} asks for a rematch`,
  'online.takeRematch': () => 'Sit down',

  'online.absent': ({ who }) => `${who} has let the time for this move pass`,
  'online.leftTable': () => 'A player has left this table',
  'online.claim': () => 'Claim the match',
  'online.giveToBot': ({ bot }) => `Let a bot play on: ${bot}`,
  'online.giveToPerson': () => 'Let somebody else play on',
  'online.linkForSeat': () => 'Whoever opens this link first takes the seat:',

  'online.dice': () => 'Are the dice fair?',
  'online.diceWords': () =>
    'Every roll of this match follows from a secret that was drawn before the first one. Its fingerprint is below: whoever changed the secret later would change the fingerprint too. After the end the secret is shown, and anybody can make every roll anew.',
  'online.commitment': () => 'Fingerprint (SHA-256)',
  'online.secret': () => 'Secret',
  'online.secretLater': () => 'shown when the match is over',
  'online.verify': () => 'Download the record and check every roll with: npx bivouac verify FILE',

  'online.chat': ({ unread }) => (unread > 0 ? `Chat (${unread})` : 'Chat'),
  'online.chatEmpty': () => 'Nothing has been said yet.',
  'online.chatPlayersOnly': () =>
    'While the match runs, what players say is for players. You can read it after the end.',
  'online.chatEarlier': () => 'Show what was said before',
  'online.chatWords': () => 'Say something to the table',
  'online.chatSend': () => 'Say it',
  'online.mute': ({ who }) => `Mute ${who}`,
  'online.muteWord': () => 'Mute',
  'online.report': ({ who }) => `Report these words of ${who}`,
  'online.reportWord': () => 'Report',
  'online.reportWhy': () => 'What is wrong with them? The operator reads it.',
  'online.reportSend': () => 'Send the report',
  'online.reported': () => 'The operator will read it.',

  'online.notBegun': () => 'This match has not begun, or was called off.',
};
