import { type Language, type Seat, SPECTATOR } from '@bivouac/kernel';
import { type ChatLine, MOST_CHAT } from '@bivouac/wire';
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../context.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface ChatTabProps {
  readonly match: string;
  readonly seat: Seat;
  readonly lines: readonly ChatLine[];
  readonly isOver: boolean;
  readonly busy: boolean;
  readonly colourOf: (seat: Seat) => string;
  readonly onSay: (words: string) => void;
  readonly onEarlier: (() => void) | undefined;
  readonly onMute: (seat: Seat) => void;
  /** One looks at it. */
  readonly onLook: () => void;
}

interface SaidProps {
  readonly line: ChatLine;
  readonly isOwn: boolean;
  readonly colour: string;
  readonly onReport: () => void;
  readonly onMute: () => void;
}

/** The time alone for what was said today. */
const saidAt = (at: number, language: Language): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const manner = isToday ? undefined : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...manner }).format(at);
};

const Said = ({ line: { name, words: said, at }, isOwn, colour, onReport, onMute }: SaidProps): ReactNode => {
  const { words, language } = usePage();
  const time = saidAt(at, language);
  return (
    <li style={{ '--bp-seat': colour } as CSSProperties}>
      <p className="bp-said-by">
        <strong>{name}</strong> <time dateTime={new Date(at).toISOString()}>{time}</time>
        {isOwn ? undefined : (
          <span className="bp-manners">
            <button type="button" aria-label={words('online.report', { who: name })} onClick={onReport}>
              {words('online.reportWord')}
            </button>
            <button type="button" aria-label={words('online.mute', { who: name })} onClick={onMute}>
              {words('online.muteWord')}
            </button>
          </span>
        )}
      </p>
      <p className="bp-said">{said}</p>
    </li>
  );
};

/** What the players say to each other. */
export const ChatTab = (props: ChatTabProps): ReactNode => {
  const { match, seat, lines, isOver, busy, colourOf, onSay, onEarlier, onMute, onLook } = props;
  const { words } = usePage();
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  const [written, setWritten] = useState('');
  const [reported, setReported] = useState<ChatLine>();
  const last = lines.at(-1)?.line;
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    onLook();
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is nothing new to look at
  }, [last]);
  if (seat === SPECTATOR && !isOver) return <p>{words('online.chatPlayersOnly')}</p>;
  return (
    <div className="bp-chat">
      {onEarlier ? (
        <button type="button" className="bv-button" onClick={onEarlier}>
          {words('online.chatEarlier')}
        </button>
      ) : undefined}
      {lines.length === 0 ? <p>{words('online.chatEmpty')}</p> : undefined}
      <ul ref={list} aria-live="polite">
        {lines.map((line) => (
          <Said
            key={line.line}
            line={line}
            isOwn={line.seat === seat || seat === SPECTATOR}
            colour={line.seat === null ? 'var(--bv-ink-soft)' : colourOf(line.seat)}
            onReport={() => setReported(line)}
            onMute={() => line.seat !== null && onMute(line.seat)}
          />
        ))}
      </ul>
      {seat === SPECTATOR ? undefined : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (written.trim() === '') return;
            onSay(written.trim());
            setWritten('');
          }}
        >
          <label className="bv-unseen" htmlFor={field}>
            {words('online.chatWords')}
          </label>
          <input
            id={field}
            type="text"
            value={written}
            placeholder={words('online.chatWords')}
            maxLength={MOST_CHAT}
            autoComplete="off"
            onChange={(event) => setWritten(event.target.value)}
          />
          <button type="submit" className="bv-button" disabled={busy || written.trim() === ''}>
            {words('online.chatSend')}
          </button>
        </form>
      )}
      {reported ? <ReportDialog match={match} line={reported} onClose={() => setReported(undefined)} /> : undefined}
    </div>
  );
};
