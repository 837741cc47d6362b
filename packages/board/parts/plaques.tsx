import type { ReactNode } from 'react';
import { CHARGES, SHIELD } from '../counter/shield.ts';
import type { Plaque } from '../game-ui.ts';
import { useWords } from '../language.tsx';

const SIGNS: Readonly<Record<Plaque['figures'][number]['sign'], string>> = {
  key: 'M-7-2a4 4 0 1 1 7.6 1.4H8V3H6V.6H3.4V3H1.6V.6H.4A4 4 0 0 1-7-2Z',
  card: 'M-6-6L2-8L5 5L-3 7Z',
  coin: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM0-3.6L1.2-1.2L3.8-.8L1.9 1L2.4 3.6L0 2.4L-2.4 3.6L-1.9 1L-3.8-.8L-1.2-1.2Z',
};

interface PlaquesProps {
  readonly plaques: readonly Plaque[];
  /** The seat that looks. */
  readonly own: string;
}

/** The seats of a table of more than two, in their order, each with its figures and whether it is its turn. */
export const Plaques = ({ plaques, own }: PlaquesProps): ReactNode => {
  const words = useWords();
  return (
    <ul className="bv-plaques" aria-label={words('status.title')}>
      {plaques.map(({ seat, name, shield, figures, badge, mark }) => (
        <li
          key={seat}
          className={['bv-plaque', mark ? `bv-plaque-${mark.tone}` : '', seat === own ? 'bv-plaque-own' : ''].join(' ')}
          aria-current={mark?.tone === 'now' ? 'step' : undefined}
        >
          <svg className="bv-shield" viewBox="-13 -14 26 29" aria-hidden="true">
            <path d={SHIELD} fill={shield.field} />
            <path d={CHARGES[shield.charge]} fill={shield.ink} opacity="0.9" />
            <path d={SHIELD} className="bv-shield-edge" />
          </svg>
          <span className="bv-plaque-name">{name}</span>
          {badge ? <span className={`bv-badge bv-badge-${badge.edge}`}>{badge.words}</span> : undefined}
          <span className="bv-plaque-figures">
            {figures.map(({ sign, value, change, words: told }) => (
              <span key={sign} title={told}>
                <svg viewBox="-9 -9 18 18" aria-hidden="true">
                  <path d={SIGNS[sign]} fillRule="evenodd" />
                </svg>
                <span className="bv-unseen">{told}</span>
                <span aria-hidden="true">{value}</span>
                {change === undefined ? undefined : (
                  <span className="bv-plaque-change" aria-hidden="true">
                    {change}
                  </span>
                )}
              </span>
            ))}
          </span>
          {mark ? <span className="bv-plaque-mark">{mark.words}</span> : undefined}
        </li>
      ))}
    </ul>
  );
};
