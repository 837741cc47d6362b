import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { warsTold } from './wars.ts';

/** 6.13, 7.7, 6.19 Foreign Wars, the Regroup box, and events that last. */
export const WarsPanel = ({ view, language, onRule }: GamePanelProps<NapoleonicWarsView>): ReactNode => {
  const words = wordsIn(language);
  const { wars, regroup, timed } = warsTold(view, language);
  const section = (title: string, rule: string, lines: readonly string[]): ReactNode => (
    <section key={title}>
      <h3>
        {title} <RuleLink rule={rule} onRule={onRule} bare />
      </h3>
      {lines.length === 0 ? <p className="bv-quiet">{words('wars.nothing')}</p> : undefined}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className="bv-panel">
      {wars.map(({ title, lines }) => section(title, '6.13', lines))}
      {wars.length === 0 ? section(words('wars.title'), '6.13', []) : undefined}
      {section(words('wars.regroup'), '7.7', regroup)}
      {section(words('wars.timedTitle'), '6.19', timed)}
    </div>
  );
};
