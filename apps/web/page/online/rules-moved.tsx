import { plainText } from '@bivouac/board';
import type { MovedSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { OfferBox } from './offer-box.tsx';

interface RulesMovedProps {
  readonly moved: MovedSeen;
  readonly game: PageGame;
}

/** The match goes on under newer rules: which answers were undone, and why. It stands until one answers. */
export const RulesMoved = ({ moved: { to, back, why }, game: { ui } }: RulesMovedProps): ReactNode => {
  const { words, language } = usePage();
  return (
    <OfferBox
      title={words('online.rulesMoved', { to })}
      words={back === 0 ? words('online.rulesSame') : words('online.rulesBack', { back })}
    >
      {why ? (
        <p>{words('online.rulesWhy', { rule: why.rule, because: plainText(ui.rich(language, why.because)) })}</p>
      ) : undefined}
    </OfferBox>
  );
};
