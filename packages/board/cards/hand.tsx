import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import type { HandCard } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Choice } from '../question/choice.ts';
import { vignettePath, type Vignette } from './vignettes.ts';

/** Why something cannot be done with a card. */
export interface CardRefusal {
  readonly card: string;
  readonly wish: string;
  readonly because: string;
  readonly rule: string;
}

export interface HandProps {
  readonly cards: readonly HandCard[];
  /** Every way in which they may be played now. */
  readonly choices: readonly (Choice & { readonly card: string })[];
  readonly refused: readonly CardRefusal[];
  readonly raised: string | undefined;
  readonly onRaise: (card: string | undefined) => void;
  readonly onAnswer: (id: string) => void;
  readonly onRule: (rule: string) => void;
  /** A card was dragged to this point of the screen. */
  readonly onDrop: (card: string, x: number, y: number) => void;
}

const Engraving = ({ vignette }: { readonly vignette: Vignette }): ReactNode => {
  const id = useId().replaceAll(':', '');
  return (
    <svg className="bv-engraving" viewBox="-60 -34 120 68" aria-hidden="true">
      <defs>
        <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 .5H3" className="bv-engraved" />
        </pattern>
      </defs>
      <rect x="-60" y="-34" width="120" height="68" className="bv-engraving-sky" />
      <path d="M-60 8C-40 2-20 12 0 8S40 2 60 9V34H-60Z" fill={`url(#${id})`} />
      <path d="M-60 8C-40 2-20 12 0 8S40 2 60 9" className="bv-engraved" />
      <path d={vignettePath(vignette)} className="bv-engraving-ink" />
    </svg>
  );
};

const STILL = 8;

interface CardProps {
  readonly card: HandCard;
  readonly ways: number;
  readonly isRaised: boolean;
  readonly onRaise: () => void;
  readonly onDrop: (x: number, y: number) => void;
}

/** One card of the hand: its value, its number, its engraving and what it says. It is clicked, or dragged onto the map. */
const Card = ({ card, ways, isRaised, onRaise, onDrop }: CardProps): ReactNode => {
  const [from, setFrom] = useState<readonly [x: number, y: number]>();
  const [by, setBy] = useState<readonly [x: number, y: number]>([0, 0]);
  const isCarried = Math.hypot(...by) > STILL;
  const release = (event: PointerEvent<HTMLButtonElement>): void => {
    if (from && isCarried && event.type === 'pointerup') onDrop(event.clientX, event.clientY);
    setFrom(undefined);
    setBy([0, 0]);
  };
  const look = ['bv-card', ...(ways > 0 ? ['bv-card-fits'] : []), ...(isRaised ? ['bv-card-raised'] : [])].join(' ');
  return (
    <button
      type="button"
      className={isCarried ? `${look} bv-card-carried` : look}
      aria-expanded={isRaised}
      style={{
        borderTopColor: card.colour,
        ...(isCarried ? { transform: `translate(${by[0]}px,${by[1]}px) rotate(-3deg)` } : {}),
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom([event.clientX, event.clientY]);
      }}
      onPointerMove={(event) => {
        if (from) setBy([event.clientX - from[0], event.clientY - from[1]]);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={() => {
        if (!isCarried) onRaise();
      }}
    >
      {card.value === undefined ? undefined : (
        <span className="bv-card-value" style={{ background: card.colour }}>
          {card.value}
        </span>
      )}
      <span className="bv-card-number">{card.number}</span>
      <span className="bv-card-title">{card.title}</span>
      <Engraving vignette={card.vignette} />
      <span className="bv-card-words">{card.words}</span>
    </button>
  );
};

/** The hand along the lower edge. What can be played now stands out; a raised card says how, and why not otherwise. */
export const Hand = (props: HandProps): ReactNode => {
  const { cards, choices, refused, raised, onRaise, onAnswer, onRule, onDrop } = props;
  const words = useWords();
  const up = cards.find(({ id }) => id === raised);
  const ways = choices.filter(({ card }) => card === raised);
  const whyNot = refused.filter(({ card }) => card === raised);
  return (
    <section
      className="bv-hand"
      aria-label={words('hand.title')}
      data-control
      data-many={cards.length > 9 || undefined}
    >
      {up ? (
        <div className="bv-ways" role="group" aria-label={up.title}>
          <p className="bv-ways-title">
            {up.title} <span className="bv-quiet">{up.note}</span>
          </p>
          <p className="bv-ways-words">{up.words}</p>
          <ul>
            {ways.map(({ id, words: way, help, spot }) => (
              <li key={id}>
                <button
                  type="button"
                  className="bv-button"
                  data-placed={spot?.place !== undefined}
                  onClick={() => onAnswer(id)}
                >
                  {way}
                  {help === undefined || help === up.words ? undefined : <small>{help}</small>}
                </button>
              </li>
            ))}
            {whyNot.map(({ wish, because, rule }) => (
              <li key={wish} className="bv-ways-not">
                <b>{wish}</b> {because} <RuleLink rule={rule} onRule={onRule} bare />
              </li>
            ))}
            {ways.length === 0 && whyNot.length === 0 ? (
              <li className="bv-ways-not">{words('hand.notNow')}</li>
            ) : undefined}
          </ul>
        </div>
      ) : undefined}
      <div className="bv-hand-cards">
        {cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            ways={choices.filter((choice) => choice.card === card.id).length}
            isRaised={card.id === raised}
            onRaise={() => onRaise(card.id === raised ? undefined : card.id)}
            onDrop={(x, y) => onDrop(card.id, x, y)}
          />
        ))}
      </div>
    </section>
  );
};
