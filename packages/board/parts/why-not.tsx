import { type ReactNode, useId, useState } from 'react';
import type { RichText } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { type OnLight, RichTextView } from './rich-text.tsx';
import { RuleLink } from './rule-link.tsx';
import { found } from './search.ts';
import { plainText } from './sentence.ts';

/** Something that may not be done, the reason and its rule. */
export interface RefusedWish {
  readonly id: string;
  /** What was wished for; left out when the map already shows it. */
  readonly wish?: string;
  readonly because: RichText | string;
  readonly rule: string;
  /** Where on the map it was wished for: the reason is given there. */
  readonly place?: string;
}

export interface WhyNotProps {
  readonly refused: RefusedWish;
  readonly onRule: (rule: string) => void;
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
  readonly onClose?: () => void;
}

/** The reply to a choice that the rules do not allow. */
export const WhyNot = ({ refused, onRule, onLight, onShow, onClose }: WhyNotProps): ReactNode => {
  const words = useWords();
  const lights = { ...(onLight ? { onLight } : {}), ...(onShow ? { onShow } : {}) };
  return (
    <div className="bv-why" role="status">
      <p>
        {refused.wish === undefined ? undefined : <strong>{words('why.wish', { wish: refused.wish })} </strong>}
        <RichTextView text={refused.because} {...lights} /> <RuleLink rule={refused.rule} onRule={onRule} bare />
      </p>
      {onClose ? (
        <button type="button" className="bv-close" aria-label={words('close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      ) : undefined}
    </div>
  );
};

export interface WhyNotListProps {
  readonly wishes: readonly RefusedWish[];
  readonly onRule: (rule: string) => void;
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
}

/** All that might be wished for now and is refused, to look through. */
export const WhyNotList = ({ wishes, onRule, onLight, onShow }: WhyNotListProps): ReactNode => {
  const words = useWords();
  const box = useId();
  const [typed, setTyped] = useState('');
  const lights = { ...(onLight ? { onLight } : {}), ...(onShow ? { onShow } : {}) };
  const textOf = ({ wish = '', because, rule }: RefusedWish): string =>
    `${wish} ${typeof because === 'string' ? because : plainText(because)} ${rule}`;
  return (
    <section className="bv-why-list" aria-label={words('why.list')}>
      <label htmlFor={box} className="bv-unseen">
        {words('why.filter')}
      </label>
      <input
        id={box}
        type="search"
        value={typed}
        placeholder={words('why.filter')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {wishes.length === 0 ? <p className="bv-quiet">{words('why.none')}</p> : undefined}
      <ul>
        {found(wishes, textOf, typed).map((wish) => (
          <li key={wish.id}>
            {wish.wish === undefined ? undefined : <strong>{words('why.wish', { wish: wish.wish })} </strong>}
            <RichTextView text={wish.because} {...lights} /> <RuleLink rule={wish.rule} onRule={onRule} bare />
          </li>
        ))}
      </ul>
    </section>
  );
};
