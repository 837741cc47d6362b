import { within } from '@bivouac/board/text/within.ts';
import type { Catalogue } from '@bivouac/kernel';
import { inEnglish } from './counting.ts';
import { houseEn } from './house.en.ts';
import { lobbyEn } from './lobby.en.ts';
import type { PageMessages } from './messages.ts';
import { onlineEn } from './online.en.ts';
import { ordersEn } from './orders.en.ts';

const { many, listed } = inEnglish;

/** What is known of a bot by its name. */
const BOTS: Readonly<Record<string, readonly [name: string, words: string]>> = {
  random: ['Recruit', 'plays any legal move at random'],
  greedy: ['Captain', 'weighs every move and plays the best'],
};

export const en: Catalogue<PageMessages, undefined> = {
  ...houseEn,
  ...lobbyEn,
  ...onlineEn,
  ...ordersEn,

  'page.title': ({ page }) => (page === '' ? 'Bivouac' : `${page} · Bivouac`),
  'page.home': () => 'Start',
  'page.rules': () => 'Rules',
  'page.about': () => 'About',
  'page.settings': () => 'Settings',
  'page.skip': () => 'Skip to the content',
  'page.loading': () => 'One moment…',
  'page.back': () => 'Back to the start',
  'page.reload': () => 'Reload',
  'page.dismiss': () => 'Close this notice',
  'page.newVersion': () => 'A new version of Bivouac is available. Your games are saved.',
  'page.update': () => 'Update now',
  'page.otherLanguage': () => 'Français',
  'page.menu': () => 'Pages',
  'page.lost': () => 'There is no such page.',

  'start.title': () => 'A table for the great Napoleonic wargames',
  'start.lead': () =>
    'Every rule enforced, every refusal explained. Play alone against a bot, with a friend at one screen, or online.',
  'start.quick': () => 'Play now',
  'start.continue': ({ name }) => `Continue ${name}`,
  'start.saved': () => 'Your games',
  'start.newGame': () => 'New game',
  'start.game': () => 'Game',
  'start.side': () => 'Your side',
  'start.bothSides': () => 'Both sides, at one screen',
  'start.opponent': () => 'Your opponent',
  'start.person': () => 'A person at this screen',
  'start.bot': ({ bot }) => BOTS[bot]?.[0] ?? bot,
  'start.botWords': ({ bot }) => BOTS[bot]?.[1] ?? '',
  'start.presets': () => 'Rules in force',
  'start.ownChoice': () => 'Your own selection.',
  'start.ruleByRule': () => 'Choose rule by rule',
  'start.moreOptions': () => 'More options',
  'start.dice': () => 'Dice',
  'start.diceRolled': () => 'Bivouac rolls them',
  'start.diceTyped': () => 'We roll our own and enter them',
  'start.begin': () => 'Begin',
  'start.beginning': () => 'Setting up…',
  'start.openFile': () => 'Open a record',
  'start.openFileWords': () => 'A record is a saved game in a file: replay it, or continue from where it ends.',
  'start.choose': () => 'Choose a file',

  'saved.none': () => 'Games you start are saved here, in this browser.',
  'saved.play': ({ name }) => `Play ${name}`,
  'saved.replay': ({ name }) => `Replay ${name}`,
  'saved.download': ({ name }) => `Download the record of ${name}`,
  'saved.rename': ({ name }) => `Rename ${name}`,
  'saved.remove': ({ name }) => `Delete ${name}`,
  'saved.removeSure': ({ name }) => `Delete ${name} permanently?`,
  'saved.removeYes': () => 'Delete',
  'saved.keep': () => 'Keep it',
  'saved.newName': () => 'Name of this game',
  'saved.save': () => 'Save name',
  'saved.over': () => 'over',
  'saved.answers': ({ answers }) => many(answers, 'answer'),
  'saved.versus': ({ sides: [first = '', ...others] }) => [first, ...others.map(within)].join(' against '),
  'saved.player': ({ side, player }) => `${side} (${player})`,
  'saved.changed': ({ when }) => `last played ${when}`,
  'saved.damaged': () => 'Saves that cannot be opened',
  'saved.damagedWords': () =>
    'These saves are kept as they are. Download them before you delete them: they may still be recoverable.',
  'saved.nameless': () => 'Untitled game',
  'saved.playWord': () => 'Play',
  'saved.replayWord': () => 'Replay',
  'saved.downloadWord': () => 'Download',
  'saved.renameWord': () => 'Rename',
  'saved.removeWord': () => 'Delete',

  'file.title': () => 'The record',
  'file.what': ({ game, answers }) => `${game}, ${many(answers, 'answer')}. All answers and hashes check out.`,
  'file.replay': () => 'Replay',
  'file.playOn': () => 'Continue from the end',
  'file.close': () => 'Close',

  'table.handOver': ({ seat }) => `Hand over to ${within(seat)}`,
  'table.rules': () => 'Rules',
  'table.lists': () => 'Units',
  'table.notes': () => 'Notes',
  'table.more': () => 'More',
  'table.battle': () => 'Battle sheet',
  'table.hideBattle': () => 'Hide the battle sheet',
  'table.legend': () => 'Legend',
  'table.whyNot': () => 'Why not?',
  'table.since': () => 'Since your last turn',
  'table.download': () => 'Download the record',
  'table.replay': () => 'Replay',
  'table.leave': () => 'Leave the table',
  'table.skip': () => 'Skip ahead',
  'table.rollAsked': () => 'Roll a die and enter the result',
  'table.rolled': ({ face }) => `I rolled ${face}`,
  'table.typeDie': () => 'Or type it:',
  'table.giveDie': () => 'Enter',
  'table.noSuchFace': ({ entry, faces }) =>
    `“${entry}” is not a face of this die. Type ${faces.slice(0, -1).join(', ')} or ${faces.at(-1)}. Nothing has been rolled yet.`,
  'table.notYours': ({ seats }) => `Waiting for ${listed(seats.map(within))}:`,
  'table.nothingHere': ({ place }) => `Nothing to do here: ${place}`,
  'table.consentTitle': ({ seat }) => `${seat} asks to undo`,
  'table.consentWords': ({ seat, others }) =>
    `Dice have been rolled or others have answered since. ${seat} may undo if ${listed(others.map(within))} agree.`,
  'table.consentYes': ({ seats }) => `${listed(seats)}: agreed`,
  'table.consentNo': () => 'No, it stands',
  'table.stand': ({ answer }) => `Always answer “${answer}” to this`,
  'table.standing': ({ count }) => `${many(count, 'standing answer')} in force`,
  'table.revoke': () => 'Ask me again',
  'table.aftermath': () => 'Statistics',
  'table.tourAgain': () => 'Show the tour again',
  'table.keys': () => 'Keys',
  'table.keysAnswers': () => 'choose the answer with this key',
  'table.keysEnter': () => 'finish the question: done, pass',
  'table.keysUndo': () => 'undo, redo',
  'table.keysMap': () => 'pan and zoom the map when it has focus; 0 shows the whole map',
  'table.keysPlaces': () => 'step through the places on the map; Enter chooses one',
  'table.keysEscape': () => 'close a window, go back',
  'table.keysHelp': () => 'this list',
  'table.luckOfAll': () => 'All dice',
  'table.wholeStory': () => 'Show everything that happened',

  'pace.title': () => 'Speed of bots',
  'pace.slow': () => 'Slow',
  'pace.steady': () => 'Normal',
  'pace.brisk': () => 'Fast',
  'pace.atOnce': () => 'Instant',

  'replay.title': () => 'Replay',
  'replay.seer': () => 'Seen by',
  'replay.referee': () => 'the referee, who sees all',
  'replay.spectator': () => 'a spectator',
  'replay.copy': () => 'Copy the link',
  'replay.copied': () => 'Copied.',
  'replay.share': () => 'Share as a link',
  'replay.shareWords': () => 'The link contains the whole record. Anyone who opens it sees the replay.',
  'replay.tooLong': () => 'This record is too long for a link. Download it and share the file instead.',
  'replay.charts': () => 'Luck and fortune',

  'about.title': () => 'About Bivouac',
  'about.what': () =>
    'Bivouac is a table for board wargames that others designed and published: it knows their rules, keeps track of the pieces and plays the other side when nobody else does.',
  'about.names': () =>
    'The names of the games belong to their publishers and designers. They are used here only to say which game is played. Bivouac is not affiliated with or endorsed by any publisher.',
  'about.rules': () =>
    'Rule summaries, prompts and refusals are in our own words. Rule numbers are the printed ones, so that you can look each rule up in your own copy. To learn a game and to enjoy its map and counters, buy it.',
  'about.art': () => 'Maps, counters and pictures are our own drawings. Land and coast come from Natural Earth.',
  'about.data': () => 'Every figure in a game is tagged with its source.',
  'about.code': () =>
    'The code is under the MIT licence. The typeface is EB Garamond, under the SIL Open Font License.',
  'about.offline': () =>
    'Solo and same-screen games are played and saved in this browser: nothing is sent anywhere, and after the first visit you need no connection. Online matches are kept on the server that hosts this page; it learns about you only when you go online.',
  'rulesPage.lead': () => 'Every numbered rule, summed up in our own words.',

  'keeping.memory': () =>
    'This browser does not let the page save anything: your games last until you close it. Download the record to keep a game.',
  'keeping.full': () =>
    'The browser’s storage is full: the game goes on, but is no longer saved. Download its record, or delete old games.',
  'keeping.download': () => 'Download the record',

  'fault.title': () => 'Something went wrong',
  'fault.notJson': () => 'This file is not a Bivouac record: it is not valid JSON.',
  'fault.notRecord': () => 'This file is not a Bivouac record, or part of it is missing.',
  'fault.unknownGame': () => 'This record is of a game that is not installed here.',
  'fault.otherVersion': () => 'This record was played with another version of the rules. Nothing has been changed.',
  'fault.damaged': () => 'This record is damaged or was altered: its answers do not lead to the position it claims.',
  'fault.missing': () => 'This game is not in this browser.',
  'fault.inUse': () => 'This game is open in another window. Continue there, or bring it back here.',
  'fault.broken': () => 'An unexpected error occurred. The game is saved up to your last answer.',
  'fault.input': () => 'Some of it is not valid.',
  'fault.details': () => 'Details',
  'fault.again': () => 'Try again',
  'fault.bringBack': () => 'Bring it back',
  'fault.download': () => 'Download what is left',
  'fault.noWorker': () =>
    'This browser lacks a feature Bivouac needs (module workers). Please use a current Firefox, Chrome, Edge or Safari.',
  'fault.link': ({ address }) => `Could not fetch a record from ${address}.`,
  'fault.fileTooBig': () => 'The file is too big to be a record.',
};
