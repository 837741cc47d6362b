import type { Overlay } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { cityCards } from '../catalogue/cities.ts';
import { type Faction, MAJORS, type Major } from '../catalogue/ids.ts';
import { hexCards } from '../catalogue/map.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { LINE, supplyLine } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { factionHolding, factionOf, holderOf, landOf, type WarAndPeace } from '../state/index.ts';
import { stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

type Tone = Overlay['places'][number]['tone'];
const NO_LINES: Overlay['lines'] = [];

const toneOf = (faction: Faction | 'neutral' | 'nobody', own: Faction): Tone | undefined =>
  faction === own ? 'own' : faction === 'nobody' ? undefined : faction === 'neutral' ? 'shared' : 'enemy';

/** SG M.2 How far the lines of a state reach: the last stretch is marked, for a step more would leave it. */
const supply = (g: WarAndPeace, nation: Major, words: Speak): Overlay => ({
  id: `supply ${nation}`,
  name: words('overlay.supply', { nation }),
  wash: true,
  places: hexCards.flatMap(({ id }) => {
    const mp = supplyLine(g, nation, factionOf(g, nation), id);
    return mp === undefined
      ? []
      : [
          {
            place: id,
            tone: mp === 0 ? 'own' : mp >= LINE - 1 ? 'danger' : 'good',
            words: words('supply.line', { mp, most: LINE }),
          },
        ];
  }),
  lines: NO_LINES,
});

/** SG S.2 Which faction controls each city. */
const cities = (g: WarAndPeace, own: Faction, words: Speak): Overlay => ({
  id: 'cities',
  name: words('overlay.cities'),
  places: cityCards.flatMap(({ id, hex }) => {
    const tone = toneOf(factionHolding(g, id), own);
    return tone ? [{ place: hex, tone, words: words('cities.held', { city: id, holder: holderOf(g, id) }) }] : [];
  }),
  lines: NO_LINES,
});

/** G Where every state stands, on its land. */
const states = (g: WarAndPeace, own: Faction, words: Speak): Overlay => ({
  id: 'states',
  name: words('overlay.states'),
  wash: true,
  places: hexCards.flatMap(({ id }) => {
    const land = landOf(g, id);
    const tone = land === 'hanse' ? 'shared' : toneOf(factionOf(g, land), own);
    return tone ? [{ place: id, tone, words: words('states.land', { land }) }] : [];
  }),
  lines: NO_LINES,
});

const kept = fact((view: WarAndPeaceView, seat: Seat, language: Language): readonly Overlay[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own: Faction = seat === 'france' || factionOf(g, 'france') === 'neutral' ? 'pro' : ownFaction(g, seat);
  const led = MAJORS.filter((major) => seatOf(g, major) === seat && factionOf(g, major) !== 'neutral');
  const shown = led.length > 0 ? led : (['france'] as const);
  return [states(g, own, words), cities(g, own, words), ...shown.map((major) => supply(g, major, words))];
});
const ownFaction = (g: WarAndPeace, seat: Seat): Faction =>
  MAJORS.some((major) => seatOf(g, major) === seat && factionOf(g, major) === 'pro') ? 'pro' : 'anti';

export const overlays = (view: WarAndPeaceView, seat: Seat, language: Language): readonly Overlay[] =>
  kept(view, seat, language);
