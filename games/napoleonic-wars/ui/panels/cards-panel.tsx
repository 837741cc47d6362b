import type { GamePanelProps } from '@bivouac/board/game-ui.ts';
import { EventCard } from '@bivouac/board/parts/event-card.tsx';
import { RuleLink } from '@bivouac/board/parts/rule-link.tsx';
import type { ReactNode } from 'react';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { names } from '../../text/names.ts';
import { coloursOf } from '../colours.ts';
import { wordsIn } from '../text/words.ts';
import { cardsTold, type OpenCard } from './cards.ts';

const NOBODY = { name: '', colour: '#8d8478' };

/** 6 The Hands and Reserves that one may read, what is known of the others, the events that last, and the piles. */
export const CardsPanel = ({ view, seat, language, onRule }: GamePanelProps<NapoleonicWarsView>): ReactNode => {
  const words = wordsIn(language);
  const { hands, others, inPlay, heaps, removed } = cardsTold(view, seat, language);
  const cards = (some: readonly OpenCard[]): ReactNode =>
    some.map(({ id, nation, points, title, words: text, note }) => (
      <EventCard
        key={id}
        number={String(points)}
        title={title}
        words={text}
        owner={nation ? { name: names(language).nation(nation), colour: coloursOf(nation).field } : NOBODY}
        note={note}
      />
    ));
  return (
    <div className="bv-panel">
      {hands.map(({ nation, heading, cards: hand, reserves }) => (
        <section key={nation}>
          <h3>
            {heading} <RuleLink rule="6" onRule={onRule} bare />
          </h3>
          {cards(hand)}
          <details open={hand.length === 0}>
            <summary>{words('cards.reserves')}</summary>
            {cards(reserves)}
          </details>
        </section>
      ))}
      <section>
        <h3>
          {words('cards.others')} <RuleLink rule="5.2" onRule={onRule} bare />
        </h3>
        <ul>
          {others.map(({ nation, words: line }) => (
            <li key={nation}>{line}</li>
          ))}
        </ul>
      </section>
      {inPlay.length > 0 ? (
        <section>
          <h3>
            {words('cards.inPlay')} <RuleLink rule="6.19" onRule={onRule} bare />
          </h3>
          {cards(inPlay)}
        </section>
      ) : undefined}
      <section>
        <h3>
          {words('cards.heaps')} <RuleLink rule="5.1" onRule={onRule} bare />
        </h3>
        {heaps.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {removed.length > 0 ? (
          <details>
            <summary>{words('cards.removed', { cards: removed.length })}</summary>
            <ul>
              {removed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        ) : undefined}
      </section>
    </div>
  );
};
