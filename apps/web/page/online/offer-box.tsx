import { type ReactNode, useId } from 'react';

export interface OfferAct {
  readonly name: string;
  readonly onChoose: () => void;
  readonly isMain?: boolean;
}

interface OfferBoxProps {
  readonly title: string;
  readonly words?: string | undefined;
  readonly acts?: readonly OfferAct[];
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** Something beside the question that waits for a word of the player. */
export const OfferBox = ({ title, words, acts = [], busy = false, children }: OfferBoxProps): ReactNode => {
  const id = useId();
  return (
    <section className="bp-offer" role="status" aria-labelledby={id}>
      <p id={id} className="bp-offer-title">
        {title}
      </p>
      {words === undefined ? undefined : <p>{words}</p>}
      {children}
      {acts.length > 0 ? (
        <div className="bp-buttons">
          {acts.map(({ name, onChoose, isMain }) => (
            <button
              key={name}
              type="button"
              className={isMain ? 'bv-button bv-button-main' : 'bv-button'}
              disabled={busy}
              onClick={onChoose}
            >
              {name}
            </button>
          ))}
        </div>
      ) : undefined}
    </section>
  );
};
