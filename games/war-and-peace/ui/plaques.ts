import type { Charge, Plaque } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { isMajor, type Major } from '../catalogue/ids.ts';
import { warAndPeaceCover } from '../cover/cover.ts';
import { productionCitiesBySeat } from '../rules/C-victory/C-victory.ts';
import { activeSeats, seats } from '../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { factionOf } from '../state/index.ts';
import { coloursOf } from './colours.ts';
import { stateOf } from './seen.ts';
import { figuresOf } from './status.ts';
import { wordsIn } from './text/words.ts';

/** Told apart without colour. Prussia and Spain never lead seats of one table, so they share the quarters. */
const CHARGES: Readonly<Record<Major, Charge>> = {
  france: 'pale',
  england: 'cross',
  austria: 'fess',
  russia: 'saltire',
  prussia: 'quarters',
  spain: 'quarters',
};
const EDGES = { pro: 'double', anti: 'single', neutral: 'dotted' } as const;

/** D.3 At a table of more than two: every seat with its cities, points and squadrons, its side, and who acts now. */
export const plaques = (view: WarAndPeaceView, _seat: Seat, language: Language): readonly Plaque[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const cities = productionCitiesBySeat(g);
  const acting = activeSeats(g);
  return seats(g).map((seat): Plaque => {
    const major: Major = isMajor(seat) ? seat : 'france';
    const { sp, squadrons } = figuresOf(g, seat);
    const held = cities[seat] ?? 0;
    const side = factionOf(g, major);
    return {
      seat,
      name: warAndPeaceCover.seatName(language, seat),
      shield: { ...coloursOf(g, major), charge: CHARGES[major] },
      figures: [
        { sign: 'key', value: String(held), words: words('plaque.cities', { cities: held }) },
        { sign: 'coin', value: String(sp), words: words('plaque.points', { sp }) },
        { sign: 'card', value: String(squadrons), words: words('plaque.squadrons', { squadrons }) },
      ],
      badge: { words: words('plaque.side', { side }), edge: EDGES[side] },
      ...(acting.includes(seat) ? { mark: { tone: 'now', words: words('plaque.now') } } : {}),
    };
  });
};
