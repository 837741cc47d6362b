import type { ReplayCard } from '../worker/protocol.ts';

/** A record from a file, checked by the worker. */
export interface OpenedFile {
  readonly card: ReplayCard;
  readonly text: string;
  readonly name: string;
}

let latest: OpenedFile | undefined;

/** The file that the start page has opened, for the page that replays it. A reload puts it away. */
export const keepOpened = (file: OpenedFile): void => {
  latest = file;
};
export const openedFile = (): OpenedFile | undefined => latest;
