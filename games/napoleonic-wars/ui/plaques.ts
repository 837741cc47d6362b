import type { Charge, Plaque } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { type Nation, NATIONS, type Power } from '../catalogue/ids.ts';
import { preemptor } from '../rules/5-sequence/5.2-preemption.ts';
import { keyPoints, pointsOf } from '../rules/5-sequence/5.81-victory.ts';
import { campOf, director, keysOf, nationRow, powersOf, seatsOf } from '../state/state.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { coloursOf } from './colours.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** Told apart without colour: France a pale, Britain a cross, Austria a fess, Russia a saltire, Prussia quarters. */
const CHARGES: Readonly<Record<Power, Charge>> = {
  france: 'pale',
  britain: 'cross',
  austria: 'fess',
  russia: 'saltire',
  prussia: 'quarters',
};
const EDGES = { imperial: 'double', coalition: 'single' } as const;

/** 5.1, 5.2 Whose Impulse it is, who may come before the next, and who is next. */
const markOf = (view: NapoleonicWarsView, seat: Seat, language: Language): Plaque['mark'] => {
  const words = wordsIn(language);
  const g = stateOf(view);
  const { impulse, clock } = view;
  const directs = (nation: Nation | undefined): boolean => nation !== undefined && director(g, nation) === seat;
  if (impulse && directs(impulse.nation))
    return { tone: 'now', words: words('plaque.now', { nation: impulse.nation, points: impulse.points }) };
  const first = preemptor(g);
  if (first !== undefined && directs(first)) return { tone: 'may', words: words('plaque.may') };
  if (!impulse && clock.phase === 'betweenImpulses' && directs(clock.marker))
    return { tone: 'next', words: words('plaque.next') };
  return undefined;
};

/** Every seat in Movement Track Order, with its Keys and what they have gained, its cards, its Resources and its Camp. */
export const plaques = (view: NapoleonicWarsView, _seat: Seat, language: Language): readonly Plaque[] => {
  const words = wordsIn(language);
  const g = stateOf(view);
  const place = (seat: Seat): number => Math.min(...powersOf(g, seat).map((power) => NATIONS.indexOf(power)));
  const inOrder = seatsOf(g).toSorted((a, b) => place(a) - place(b));
  return inOrder.map((seat): Plaque => {
    const powers = powersOf(g, seat);
    const [first = 'france'] = powers;
    const sum = (of: (power: Power) => number): number => powers.reduce((all, power) => all + of(power), 0);
    const keys = sum((power) => keysOf(g, power));
    const gained = sum((power) => keyPoints(g, power));
    const cards = sum((power) => view.cards.hands[power].length);
    const resources = sum((power) => nationRow(g, power).resources);
    const camp = campOf(g, first);
    const mark = markOf(view, seat, language);
    return {
      seat,
      name: words('score.seat', { powers }),
      shield: { ...coloursOf(first), charge: CHARGES[first] },
      figures: [
        {
          sign: 'key',
          value: String(keys),
          change: words('plaque.gained', { gained }),
          words: words('plaque.keys', { keys, gained }),
        },
        { sign: 'card', value: String(cards), words: words('plaque.cards', { cards }) },
        {
          sign: 'coin',
          value: String(resources),
          words: words('plaque.resources', { resources, points: pointsOf(g, seat) }),
        },
      ],
      badge: {
        words: words('plaque.camp', { camp, subject: nationRow(g, first).subjectTo !== null }),
        edge: camp === null ? 'dotted' : EDGES[camp],
      },
      ...(mark ? { mark } : {}),
    };
  });
};
