import type { HouseClient, NoticeSeen } from '@bivouac/wire';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { latestOfEach } from './latest.ts';

export interface BellTools {
  readonly notices: readonly NoticeSeen[];
  /** How many matches have something new to tell. */
  readonly unread: number;
  /** The one that has just come, to be shown at once. */
  readonly latest: NoticeSeen | undefined;
  readonly dismiss: () => void;
  readonly markRead: () => void;
}

/** Said by the server when a line is closed for good: nobody is signed in, or too many tabs listen. */
const NOT_FOR_YOU = 4003;
const SIGNED_OUT = 4001;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

const addressOfLine = (): string => {
  const address = new URL('/ws/notices', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

/** Keeps a line to the server on which notices come; the result closes it. */
export const listen = (heard: (notice: NoticeSeen) => void, onOpen: () => void, onSignedOut: () => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let isWanted = true;
  const open = (): void => {
    const line = new WebSocket(addressOfLine());
    socket = line;
    line.addEventListener('open', () => {
      pause = FIRST_PAUSE;
      onOpen();
    });
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said = JSON.parse(String(data)) as { readonly say: string; readonly notice: NoticeSeen };
      if (said.say === 'notice') heard(said.notice);
    });
    line.addEventListener('close', ({ code }) => {
      if (!isWanted || code === NOT_FOR_YOU) return;
      if (code === SIGNED_OUT) onSignedOut();
      timer = setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
  };
  open();
  return (): void => {
    isWanted = false;
    clearTimeout(timer);
    socket?.close();
  };
};

/** What this person was told, and what comes while they look. */
export const useBell = (house: HouseClient, user: string | undefined, ask: () => Promise<void>): BellTools => {
  const [notices, setNotices] = useState<readonly NoticeSeen[]>([]);
  const [latest, setLatest] = useState<NoticeSeen>();
  useEffect(() => {
    if (user === undefined) return undefined;
    const fetchAll = (): void => {
      house.notices.list().then(
        (told) => setNotices(latestOfEach(told.notices)),
        () => undefined, // The line is opened again, and then they are fetched.
      );
    };
    const heard = (notice: NoticeSeen): void => {
      setNotices((before) => latestOfEach([notice, ...before]));
      setLatest(notice);
    };
    const hangUp = listen(heard, fetchAll, () => void ask());
    return () => {
      hangUp();
      setNotices([]);
      setLatest(undefined);
    };
  }, [house, user, ask]);

  const dismiss = useCallback(() => setLatest(undefined), []);
  const markRead = useCallback(() => {
    const upTo = Math.max(0, ...notices.filter(({ readAt }) => readAt === null).map(({ notice }) => notice));
    if (upTo === 0) return;
    const readAt = Date.now();
    setNotices((before) => before.map((each) => (each.readAt === null ? { ...each, readAt } : each)));
    house.notices.read({ upTo }).catch(() => undefined); // They are new again at the next visit.
  }, [house, notices]);
  const unread = new Set(notices.filter(({ readAt }) => readAt === null).map(({ match }) => match)).size;
  return useMemo(() => ({ notices, unread, latest, dismiss, markRead }), [notices, unread, latest, dismiss, markRead]);
};
