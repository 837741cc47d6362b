import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { EventCard } from '@bivouac/board/parts/event-card.tsx';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { EuropeView } from '../../secrecy/view.ts';
import { SEAT_COLOURS } from '../../cover/colours.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { cardsTold, type OpenCard } from './cards.ts';

const Cards = ({ cards, words }: { readonly cards: readonly OpenCard[]; readonly words: Speak }): ReactNode =>
  cards.map(({ id, side, title, words: text, note }) => (
    <EventCard
      key={id}
      number={id}
      title={title}
      words={text}
      owner={{ name: words('panel.side', { side }), colour: SEAT_COLOURS[side] }}
      note={note}
    />
  ));

/** 6 The hand that one may read, what is known of the other, foreign wars and the piles. */
export const CardsPanel = ({ view, seat, language, onRule }: GamePanelProps<EuropeView>): ReactNode => {
  const words = wordsIn(language);
  const { hand, others, wars, heaps } = cardsTold(view, seat, language);
  return (
    <div className="bv-panel">
      <section>
        <h3>
          {words('cards.hand')} <RuleLink rule="6.4" onRule={onRule} bare />
        </h3>
        <Cards cards={hand} words={words} />
        {hand.length === 0 ? <p className="bv-quiet">{words('cards.none')}</p> : undefined}
        {others.map((other) => (
          <p key={other.side}>{other.words}</p>
        ))}
      </section>
      {wars.length > 0 ? (
        <section>
          <h3>
            {words('cards.wars')} <RuleLink rule="6.5" onRule={onRule} bare />
          </h3>
          <Cards cards={wars} words={words} />
        </section>
      ) : undefined}
      <section>
        <h3>
          {words('cards.heaps')} <RuleLink rule="6.1" onRule={onRule} bare />
        </h3>
        {heaps.map(({ id, words: heading, cards }) =>
          cards.length === 0 ? (
            <p key={id}>{heading}</p>
          ) : (
            <details key={id}>
              <summary>{heading}</summary>
              <ul>
                {cards.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </details>
          ),
        )}
      </section>
    </div>
  );
};
