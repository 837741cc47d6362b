import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { EventCard } from '@bivouac/board/parts/event-card.tsx';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { NemesisView } from '../../secrecy/view.ts';
import { SEAT_COLOURS } from '../../cover/colours.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { cardsTold, type OpenCard } from './cards.ts';

const Cards = ({ cards, words }: { readonly cards: readonly OpenCard[]; readonly words: Speak }): ReactNode =>
  cards.map(({ id, side, title, words: text, note }) => (
    <EventCard
      key={`${side} ${id}`}
      number={id}
      title={title}
      words={text}
      owner={{ name: words('balance.side', { side }), colour: SEAT_COLOURS[side] }}
      note={note}
    />
  ));

/** 16.1 The hand that one may read, what lies on the table, and what is still in force. */
export const CardsPanel = ({ view, seat, language, onRule }: GamePanelProps<NemesisView>): ReactNode => {
  const words = wordsIn(language);
  const { hand, backs, laid, inForce, decks, discards } = cardsTold(view, seat, language);
  return (
    <div className="bv-panel">
      <section>
        <h3>
          {words('cards.hand')} <RuleLink rule="16.1" onRule={onRule} bare />
        </h3>
        <Cards cards={hand} words={words} />
        {hand.length === 0 ? <p className="bv-quiet">{words('cards.none')}</p> : undefined}
        {backs.map((back) => (
          <p key={back.side} className="bv-quiet">
            {back.words}
          </p>
        ))}
      </section>
      <section>
        <h3>{words('cards.laid')}</h3>
        <Cards cards={laid} words={words} />
        {laid.length === 0 ? <p className="bv-quiet">{words('cards.none')}</p> : undefined}
      </section>
      {inForce.length > 0 ? (
        <section>
          <h3>{words('cards.inForce')}</h3>
          <Cards cards={inForce} words={words} />
        </section>
      ) : undefined}
      <section>
        <h3>{words('cards.rest')}</h3>
        <p>{decks}</p>
        {discards.length > 0 ? (
          <details>
            <summary>{words('cards.discards', { cards: discards.length })}</summary>
            <ul>
              {discards.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </details>
        ) : undefined}
      </section>
    </div>
  );
};
