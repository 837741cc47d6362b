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
  /** The other seats, to whom letters can be written. */
  readonly others: readonly { readonly seat: Seat; readonly name: string }[];
  /** To the table, or a letter to one seat. */
  readonly onSay: (words: string, to: Seat | undefined) => void;
  readonly onEarlier: (() => void) | undefined;
  readonly onMute: (seat: Seat) => void;
  /** One looks at it. */
  readonly onLook: () => void;
}

interface SaidProps {
  readonly line: ChatLine;
  /** Of a letter: who else reads it. */
  readonly letter: string | undefined;
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

const Said = ({ line: { name, words: said, at }, letter, isOwn, colour, onReport, onMute }: SaidProps): ReactNode => {
  const { words, language } = usePage();
  const time = saidAt(at, language);
  return (
    <li className={letter === undefined ? undefined : 'bp-letter'} style={{ '--bp-seat': colour } as CSSProperties}>
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
      {letter === undefined ? undefined : <p className="bp-letter-note">{letter}</p>}
      <p className="bp-said">{said}</p>
    </li>
  );
};

/** What the players say to each other. */
export const ChatTab = (props: ChatTabProps): ReactNode => {
  const { match, seat, lines, isOver, busy, colourOf, others, onSay, onEarlier, onMute, onLook } = props;
  const { words } = usePage();
  const field = useId();
  const list = useRef<HTMLUListElement>(null);
  const recipients = useId();
  const [written, setWritten] = useState('');
  const [to, setTo] = useState('');
  const nameOf = (other: Seat): string => others.find((each) => each.seat === other)?.name ?? other;
  const letterOf = (line: ChatLine): string | undefined => {
    if (line.to === null) return undefined;
    return line.to === seat ? words('online.letterToYou') : words('online.letterTo', { who: nameOf(line.to) });
  };
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
            letter={letterOf(line)}
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
            onSay(written.trim(), to === '' ? undefined : to);
            setWritten('');
          }}
        >
          {others.length > 1 ? (
            <>
              <label className="bv-unseen" htmlFor={recipients}>
                {words('online.chatTo')}
              </label>
              <select id={recipients} value={to} onChange={(event) => setTo(event.target.value)}>
                <option value="">{words('online.chatToAll')}</option>
                {others.map((each) => (
                  <option key={each.seat} value={each.seat}>
                    {words('online.chatToOne', { who: each.name })}
                  </option>
                ))}
              </select>
            </>
          ) : undefined}
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
