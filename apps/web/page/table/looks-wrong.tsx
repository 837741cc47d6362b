import { Dialog, type LogLine, plainText, type QuestionState, type RefusedWish } from '@bivouac/board';
import type { Doubted } from '@bivouac/kernel';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../context.tsx';

/** Something that the table said, under a rule. */
type Said = Omit<Doubted, 'note'>;

/** So many lines of the log are offered, the latest first. */
const LATEST = 60;

/** What might look wrong: the last refusal, the question, and the lines of the log. */
export const doubtful = (
  refused: RefusedWish | undefined,
  question: QuestionState,
  lines: readonly LogLine[],
  at: number,
): readonly Said[] => {
  const words = (text: RefusedWish['because']): string => (typeof text === 'string' ? text : plainText(text));
  return [
    ...(refused ? [{ at, rule: refused.rule, said: words(refused.because) }] : []),
    ...(question.kind === 'asked' ? [{ at, rule: question.rule, said: words(question.prompt) }] : []),
    ...lines
      .filter(({ heading }) => heading === undefined)
      .slice(-LATEST)
      .reverse()
      .map((line) => ({ at: line.at, rule: line.rule, said: plainText(line.text) })),
  ];
};

interface LooksWrongProps {
  readonly things: readonly Said[];
  /** Saves a file, or sends word to the server’s keepers. */
  readonly doubt: (doubted: Doubted) => Promise<'saved' | 'sent'>;
  readonly onClose: () => void;
}

const MOST_LETTERS = 1000;

/** For players who know the rulebook better than we do. */
export const LooksWrong = ({ things, doubt, onClose }: LooksWrongProps): ReactNode => {
  const { words } = usePage();
  const [which, note] = [useId(), useId()];
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'saved' | 'sent' | 'failed'>();
  const thing = things[place];
  const send = (): void => {
    if (thing) void doubt({ ...thing, note: typed }).then(setOutcome, () => setOutcome('failed'));
  };
  return (
    <Dialog title={words('doubt.title')} onClose={onClose}>
      {outcome === 'saved' || outcome === 'sent' ? (
        <p role="status">{words(`doubt.${outcome}`)}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <p>{words('doubt.words')}</p>
          <label htmlFor={which}>{words('doubt.which')}</label>
          <select id={which} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
            {things.map(({ rule, said }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may stand in two lines
              <option key={index} value={index}>
                {`${rule} · ${said}`}
              </option>
            ))}
          </select>
          <label htmlFor={note}>{words('doubt.note')}</label>
          <textarea
            id={note}
            rows={4}
            maxLength={MOST_LETTERS}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {outcome === 'failed' ? <p role="alert">{words('doubt.failed')}</p> : undefined}
          <div className="bp-buttons">
            <button type="submit" className="bv-button bv-button-main" disabled={thing === undefined}>
              {words('doubt.send')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
