import type { ReactNode } from 'react';

export interface EventCardProps {
  readonly number: string;
  readonly title: string;
  readonly words: string;
  /** Who holds it or has laid it. */
  readonly owner: { readonly name: string; readonly colour: string };
  /** What there is to say of it beside what it says itself. */
  readonly note?: string | undefined;
}

/** A card of the game, open: its number, its title and what it says. */
export const EventCard = ({ number, title, words, owner, note }: EventCardProps): ReactNode => (
  <article className="bv-event-card" style={{ borderInlineStartColor: owner.colour }}>
    <header>
      <h4>{title}</h4>
      <span className="bv-event-card-number">{number}</span>
    </header>
    <p>{words}</p>
    <p className="bv-quiet">{note === undefined ? owner.name : `${owner.name} · ${note}`}</p>
  </article>
);
