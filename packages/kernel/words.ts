import type { Catalogue } from './message.ts';
import { listed, sayer } from './message.ts';
import type { Seat } from './question.ts';

/** What the table itself says, whatever the game. A game's messages extend these. */
export interface TableMessages {
  'table.over': Record<never, never>;
  'table.notAsked': { seat: Seat; asked: readonly Seat[] };
  'table.notAskedNow': { seat: Seat };
  'table.responses': Record<never, never>;
  'table.agreedEnd': Record<never, never>;
  'table.stale': { given: number; now: number };
  'table.unnumbered': { now: number };
  'table.unlisted': Record<never, never>;
  'table.nothingToUndo': { seat: Seat };
  'table.undoNeedsConsent': { seats: readonly Seat[] };
  'table.nothingToRedo': Record<never, never>;
}

export interface TableNames {
  seat(seat: Seat): string;
}

export const tableEn: Catalogue<TableMessages, TableNames> = {
  'table.over': () => 'The game is over.',
  'table.notAsked': ({ seat, asked }, name) =>
    `Waiting for ${listed(
      'en',
      asked.map((each) => name.seat(each)),
    )}, not for ${name.seat(seat)}.`,
  'table.notAskedNow': ({ seat }, name) => `Waiting for responses, but not from ${name.seat(seat)}.`,
  'table.responses': () => 'Waiting for responses.',
  'table.agreedEnd': () => 'The players have agreed to end the game.',
  'table.stale': ({ given, now }) =>
    `This is an answer to question ${given}, but play has moved on to question ${now}.`,
  'table.unnumbered': ({ now }) => `This does not say which question it answers; play is at question ${now}.`,
  'table.unlisted': () => 'This is not a legal choice.',
  'table.nothingToUndo': ({ seat }, name) => `${name.seat(seat)} has nothing to undo.`,
  'table.undoNeedsConsent': ({ seats }, name) =>
    `Dice have been rolled, something hidden has been revealed or another player has answered since: undoing needs the consent of ${listed(
      'en',
      seats.map((each) => name.seat(each)),
    )}.`,
  'table.nothingToRedo': () => 'There is nothing to redo.',
};

export const tableFr: Catalogue<TableMessages, TableNames> = {
  'table.over': () => 'La partie est terminée.',
  'table.notAsked': ({ seat, asked }, name) =>
    `Ce n’est pas à ${name.seat(seat)} de répondre ; la table attend ${listed(
      'fr',
      asked.map((each) => name.seat(each)),
    )}.`,
  'table.notAskedNow': ({ seat }, name) => `La table attend des réponses, mais pas celle de ${name.seat(seat)}.`,
  'table.responses': () => 'En attente des réponses.',
  'table.agreedEnd': () => 'Les joueurs sont convenus d’arrêter la partie.',
  'table.stale': ({ given, now }) =>
    `Cette réponse vise la question ${given}, or la table en est à la question ${now}.`,
  'table.unnumbered': ({ now }) =>
    `Cette réponse ne dit pas à quelle question elle répond ; la table en est à la question ${now}.`,
  'table.unlisted': () => 'Ce choix n’est pas permis.',
  'table.nothingToUndo': ({ seat }, name) => `Rien à reprendre pour ${name.seat(seat)}.`,
  'table.undoNeedsConsent': ({ seats }, name) =>
    `Depuis, des dés ont été lancés, un secret a été révélé ou un autre joueur a répondu : pour revenir en arrière, il faut l’accord de ${listed(
      'fr',
      seats.map((each) => name.seat(each)),
    )}.`,
  'table.nothingToRedo': () => 'Il n’y a rien à rétablir.',
};

export const sayAtTable = sayer<TableMessages>();
