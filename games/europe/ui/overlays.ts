import type { Overlay } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { isOpenToAll } from '../catalogue/board.ts';
import { zone as zoneCard } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { isZoneSupplied, supplyLine } from '../rules/13-supply/13.3-supply-lines.ts';
import {
  type Allegiance,
  called,
  type Europe,
  forcesOf,
  force,
  holder,
  holdingSide,
  opponent,
  sideOf,
  zone,
} from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { sideOfSeat, stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

type Tone = Overlay['places'][number]['tone'];
const NO_LINES: Overlay['lines'] = [];

const toneOf = (side: Allegiance, own: Side): Tone | undefined =>
  side === own ? 'own' : side === opponent(own) ? 'enemy' : side === 'neutral' ? 'shared' : undefined;

/** 13.3 The line of each force of a side, link by link to its source, and who has none. */
const supply = (g: Europe, side: Side, own: Side, words: Speak): Overlay => {
  const lines = forcesOf(g, side).map((id) => ({ id, line: supplyLine(g, id) }));
  return {
    id: `supply ${side}`,
    name: words('overlay.supply', { side }),
    places: lines.map(({ id, line }) => ({
      place: force(g, id).zone,
      tone: line ? (side === own ? 'own' : 'enemy') : 'danger',
      words: line
        ? words('supply.fed', { force: called(g, id), zone: line.at(-1) ?? force(g, id).zone })
        : words('supply.hungry', { force: called(g, id) }),
    })),
    lines: lines.flatMap(({ line }) =>
      line && line.length > 1 ? [{ through: line, tone: side === own ? ('own' as const) : ('enemy' as const) }] : [],
    ),
  };
};

/** 3.2 Which side holds each zone now. */
const control = (g: Europe, own: Side, words: Speak): Overlay => ({
  id: 'control',
  name: words('overlay.control'),
  wash: true,
  places: g.zones.flatMap(({ id }) => {
    const tone = isOpenToAll(id) ? undefined : toneOf(holdingSide(g, id), own);
    return tone ? [{ place: id, tone, words: words('control.held', { zone: id, nation: holder(g, id) }) }] : [];
  }),
  lines: NO_LINES,
});

/** 4 Whose land it is: it stays a nation's own while another's flag flies there. */
const land = (g: Europe, own: Side, words: Speak): Overlay => ({
  id: 'land',
  name: words('overlay.land'),
  wash: true,
  places: g.zones.flatMap(({ id, nation }) => {
    const tone = toneOf(sideOf(g, nation), own);
    return tone ? [{ place: id, tone, words: words('land.of', { zone: id, nation }) }] : [];
  }),
  lines: NO_LINES,
});

/** 18.2.1, 6.3 Key zones: whose they are, and whether they count for who holds them. */
const keys = (g: Europe, own: Side, words: Speak): Overlay => ({
  id: 'keys',
  name: words('overlay.keys'),
  places: g.zones.flatMap(({ id }) => {
    if (!zoneCard(id).key) return [];
    const side = holdingSide(g, id);
    const isFed = zone(g, id).control === null || isZoneSupplied(g, id, holder(g, id));
    return [
      {
        place: id,
        tone: isFed ? (toneOf(side, own) ?? 'shared') : 'danger',
        words: words('keys.held', { zone: id, nation: holder(g, id), counts: isFed }),
      },
    ];
  }),
  lines: NO_LINES,
});

const kept = fact((view: EuropeView, seat: Seat, language: Language): readonly Overlay[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own = sideOfSeat(seat) ?? 'empire';
  return [
    supply(g, own, own, words),
    supply(g, opponent(own), own, words),
    control(g, own, words),
    land(g, own, words),
    keys(g, own, words),
  ];
});

export const overlays = (view: EuropeView, seat: Seat, language: Language): readonly Overlay[] =>
  kept(view, seat, language);
