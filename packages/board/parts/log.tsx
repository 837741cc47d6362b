import type { Language } from '@bivouac/kernel';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { entriesOf } from './log-entries.ts';
import { chapters, type LogChapter, type LogLine } from './log-lines.ts';
import { type OnLight, RichTextView } from './rich-text.tsx';
import { rove, RovingText } from './roving.tsx';
import { RuleLink } from './rule-link.tsx';

interface Lights {
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
  readonly onRule?: (rule: string) => void;
}

export interface LogProps extends Lights {
  readonly lines: readonly LogLine[];
  /** A click on a line's margin leads there in the replay. */
  readonly onJump?: (at: number) => void;
  /** What stands above the first line. */
  readonly children?: ReactNode;
}

/** A line of the log with its lights and its rule. */
export const LogEntry = ({ line, onLight, onShow, onRule }: Lights & { readonly line: LogLine }): ReactNode => (
  <>
    <RichTextView text={line.text} {...(onLight ? { onLight } : {})} {...(onShow ? { onShow } : {})} />
    {onRule ? (
      <>
        {' '}
        <RuleLink rule={line.rule} onRule={onRule} bare />
      </>
    ) : undefined}
  </>
);

interface ChapterProps extends Lights {
  readonly chapter: LogChapter;
  readonly language: Language;
}

const Chapter = memo(({ chapter, language, ...lights }: ChapterProps): ReactNode => {
  const words = useWords();
  return (
    <section className="bv-log-chapter">
      {chapter.turn ? (
        <h3 className="bv-log-turn">
          <RichTextView text={chapter.turn.text} />
        </h3>
      ) : undefined}
      {chapter.phase ? (
        <h4 className="bv-log-phase">
          <RichTextView text={chapter.phase.text} />
        </h4>
      ) : undefined}
      {entriesOf(chapter.lines, language).map(({ line, details }) =>
        details.length === 0 ? (
          <p key={line.id} className="bv-log-line">
            <LogEntry line={line} {...lights} />
          </p>
        ) : (
          // The line itself has buttons: what unfolds stands beside it, not around it.
          <div key={line.id} className="bv-log-line bv-log-folded">
            <LogEntry line={line} {...lights} />
            <details>
              <summary tabIndex={-1}>{words('log.details')}</summary>
              {details.map((detail) => (
                <p key={detail.id} className="bv-log-detail">
                  <LogEntry line={detail} {...lights} />
                </p>
              ))}
            </details>
          </div>
        ),
      )}
    </section>
  );
});

const NEAR_END = 40;

/** The story so far in sentences. It stays at its end unless someone reads further up. */
export const Log = ({ lines, children, ...lights }: LogProps): ReactNode => {
  const words = useWords();
  const language = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [readUpTo, setReadUpTo] = useState<string>();
  const last = lines.at(-1)?.id;
  const head = useRef({ line: '', height: 0 });
  const told = useMemo(() => chapters(lines), [lines]);
  // Before the browser itself moves what is scrolled, which would pass for someone reading further up.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { line, height } = head.current;
    const first = lines[0]?.id ?? '';
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    // Lines that unfold above leave the reader where they were.
    else if (first !== line) element.scrollTop += element.scrollHeight - height;
    head.current = { line: first, height: element.scrollHeight };
  }, [lines]);
  // Less room, for a longer question or a phone turned on its side: the end stays in sight.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={scroller}
      className="bv-log"
      role="log"
      aria-label={words('log.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={rove}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        wasAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
        setReadUpTo((known) => (wasAtEnd.current ? undefined : (known ?? last ?? '')));
      }}
    >
      {children}
      {lines.length === 0 ? <p className="bv-quiet">{words('log.empty')}</p> : undefined}
      <RovingText value>
        {told.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} language={language} {...lights} />
        ))}
      </RovingText>
      {readUpTo === undefined ? undefined : (
        <button
          type="button"
          className="bv-button bv-log-latest"
          onClick={() => {
            const element = scroller.current;
            if (element) element.scrollTop = element.scrollHeight;
          }}
        >
          {words(readUpTo === last ? 'log.away' : 'log.news')}
        </button>
      )}
    </div>
  );
};
