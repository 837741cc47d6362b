import { type Choice, Dialog, Explained, percent, RuleLink, type Warning } from '@bivouac/board';
import type { Answer, Asked } from '@bivouac/kernel';
import { type ReactNode, useState } from 'react';
import type { Hint } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';

/** A warning, and the choices that bring it. */
export interface Worry extends Warning {
  readonly choices: readonly string[];
}

/** The warnings of all choices, each once. What every choice brings stands for itself. */
export const worriesOf = (
  choices: readonly { readonly words: string; readonly warnings: readonly Warning[] }[],
): readonly Worry[] => {
  const worries = new Map<string, Worry>();
  for (const { words, warnings } of choices)
    for (const warning of warnings) {
      const known = worries.get(warning.words);
      worries.set(warning.words, { ...warning, choices: [...(known?.choices ?? []), words] });
    }
  return [...worries.values()].map((worry) =>
    worry.choices.length === choices.length && choices.length > 1 ? { ...worry, choices: [] } : worry,
  );
};

interface GuideDialogProps {
  readonly asked: Asked;
  /** What is asked, in words. */
  readonly prompt: string;
  /** What such a question is about. */
  readonly about: string | undefined;
  readonly choices: readonly Choice[];
  readonly worries: readonly Worry[];
  readonly hint: (() => Promise<Hint | null>) | undefined;
  readonly label: (answer: Answer) => string;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

const MOST = 14;
const MOST_CAUSES = 4;
const MOST_WORRIES = 8;

/** What the bot would do, and how near the others come. Asking for it is help, and the record says so. */
const HintPart = ({ hint, label, onAnswer, onClose }: Omit<GuideDialogProps, 'prompt'>): ReactNode => {
  const { words, language } = usePage();
  const [given, setGiven] = useState<Hint | null>();
  if (!hint) return undefined;
  return (
    <section>
      <h3>{words('guide.hint')}</h3>
      {given === undefined ? (
        <p>
          {words('guide.hintWords')}{' '}
          <button type="button" className="bv-button" onClick={() => void hint().then(setGiven)}>
            {words('guide.ask')}
          </button>
        </p>
      ) : given === null ? (
        <p>{words('guide.none')}</p>
      ) : (
        <div role="status">
          <p>
            {words('guide.would', { answer: label(given.answer) })}{' '}
            <button
              type="button"
              className="bv-button bv-button-main"
              onClick={() => {
                onClose();
                onAnswer(given.answer);
              }}
            >
              {words('guide.do')}
            </button>
          </p>
          {given.ranked.length > 0 ? (
            <>
              <p className="bv-quiet">{words('guide.ranked')}</p>
              <ul className="bp-guide-ranked">
                {given.ranked.map(({ answer, share }) => (
                  <li key={JSON.stringify(answer)}>
                    <span>{label(answer)}</span>
                    <meter min={0} max={1} value={share} aria-label={label(answer)} />
                    <span>{percent(share, language)}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : undefined}
        </div>
      )}
    </section>
  );
};

/** "What can I do now?", "What should I worry about?", and a hint: one key away. */
export const GuideDialog = (props: GuideDialogProps): ReactNode => {
  const { asked, prompt, about, choices, worries, onRule, onClose } = props;
  const { words } = usePage();
  const cite = (rule: string): void => {
    onClose();
    onRule(rule);
  };
  const helpOf = ({ help, foresight }: Choice): string => [foresight, help].filter((part) => part).join(' · ');
  return (
    <Dialog title={words('guide.title')} onClose={onClose} className="bp-guide">
      <section>
        <h3>{words('guide.now')}</h3>
        <p>
          <strong>{prompt}</strong> {about ? <Explained isStop>{about}</Explained> : undefined}{' '}
          <RuleLink rule={asked.rule} onRule={cite} />
        </p>
        <ul>
          {choices.slice(0, MOST).map((choice) => (
            <li key={choice.id}>
              {choice.words}
              {helpOf(choice) ? <span className="bv-quiet"> · {helpOf(choice)}</span> : undefined}
            </li>
          ))}
        </ul>
        {choices.length > MOST ? (
          <p className="bv-quiet">{words('guide.more', { choices: choices.length - MOST })}</p>
        ) : undefined}
      </section>
      <section>
        <h3>{words('guide.worry')}</h3>
        {worries.length === 0 ? <p>{words('guide.calm')}</p> : undefined}
        <ul>
          {worries.slice(0, MOST_WORRIES).map((worry) => (
            <li key={worry.words}>
              <Explained isStop>{worry.words}</Explained> <RuleLink rule={worry.rule} onRule={cite} bare />
              {worry.choices.length > 0 ? (
                <span className="bv-quiet"> {words('guide.if', { choices: worry.choices.slice(0, MOST_CAUSES) })}</span>
              ) : undefined}
            </li>
          ))}
        </ul>
        {worries.length > MOST_WORRIES ? (
          <p className="bv-quiet">{words('guide.moreWorries', { worries: worries.length - MOST_WORRIES })}</p>
        ) : undefined}
      </section>
      <HintPart {...props} />
    </Dialog>
  );
};
