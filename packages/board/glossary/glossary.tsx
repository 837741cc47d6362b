import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RuleLink } from '../parts/rule-link.tsx';
import { explained, finderOf, type Term, type TermFinder } from './terms.ts';

interface Shown {
  readonly term: Term;
  readonly at: DOMRect;
}

interface Glossary {
  readonly finder: TermFinder | undefined;
  readonly show: (term: Term, element: Element) => void;
  readonly hide: () => void;
  readonly card: string;
  readonly shown: string | undefined;
}

const GlossaryContext = createContext<Glossary | undefined>(undefined);

const WIDTH = 320;
const EDGE = 8;
const LOW = 190;

/** Above or below the word, wherever it fits. */
const placed = ({ at }: Shown): Readonly<Record<string, number>> => {
  const left = Math.max(EDGE, Math.min(at.left, innerWidth - WIDTH - EDGE));
  return at.top > LOW ? { left, bottom: innerHeight - at.top + EDGE } : { left, top: at.bottom + EDGE };
};

/** So long the pointer may be on its way from the word to its card. */
const GRACE_MS = 250;

interface GlossaryProviderProps {
  readonly terms: readonly Term[];
  readonly onRule: (rule: string) => void;
  readonly children: ReactNode;
}

/** Within it, terms explain themselves wherever a text stands: by a card, on hover, focus or tap. */
export const GlossaryProvider = ({ terms, onRule, children }: GlossaryProviderProps): ReactNode => {
  const [shown, setShown] = useState<Shown>();
  const card = useId();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finder = useMemo(() => finderOf(terms), [terms]);
  const glossary = useMemo(
    (): Glossary => ({
      finder,
      card,
      shown: shown?.term.id,
      show: (term, element) => {
        clearTimeout(leaving.current);
        setShown({ term, at: element.getBoundingClientRect() });
      },
      hide: () => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setShown(undefined), GRACE_MS);
      },
    }),
    [finder, card, shown],
  );
  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setShown(undefined);
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [shown]);
  return (
    <GlossaryContext value={glossary}>
      {children}
      {shown
        ? createPortal(
            <div
              id={card}
              className="bv-term-card"
              role="tooltip"
              style={placed(shown)}
              onMouseEnter={() => clearTimeout(leaving.current)}
              onMouseLeave={glossary.hide}
            >
              <strong>{shown.term.forms[0]}</strong>
              <p>{shown.term.words}</p>
              <RuleLink
                rule={shown.term.rule}
                onRule={(rule) => {
                  setShown(undefined);
                  onRule(rule);
                }}
              />
            </div>,
            document.querySelector('.bv-table') ?? document.body,
          )
        : undefined}
    </GlossaryContext>
  );
};

interface TermWordProps {
  readonly term: Term;
  readonly text: string;
  readonly glossary: Glossary;
  /** Reached with the Tab key; elsewhere by pointer or tap alone. */
  readonly isStop: boolean;
}

const TermWord = ({ term, text, glossary, isStop }: TermWordProps): ReactNode => {
  const { show, hide, shown, card } = glossary;
  return (
    <dfn
      className="bv-term"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its card opens on focus, for who has no pointer
      tabIndex={isStop ? 0 : -1}
      aria-describedby={shown === term.id ? card : undefined}
      onMouseEnter={({ currentTarget }) => show(term, currentTarget)}
      onMouseLeave={hide}
      onFocus={({ currentTarget }) => show(term, currentTarget)}
      onBlur={hide}
    >
      {text}
    </dfn>
  );
};

interface ExplainedProps {
  readonly children: string;
  readonly isStop?: boolean;
}

/** A text whose terms explain themselves. Outside a table it is the text alone. */
export const Explained = ({ children, isStop = false }: ExplainedProps): ReactNode => {
  const glossary = useContext(GlossaryContext);
  if (!glossary?.finder) return children;
  return explained(children, glossary.finder).map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change places
      <TermWord key={place} {...piece} glossary={glossary} isStop={isStop} />
    ),
  );
};
