import type { Overlay } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { DUCHIES, duchy, portsIn, straits, ZONES } from '../catalogue/catalogue.ts';
import { NATIONS } from '../catalogue/ids.ts';
import { controlsZone, isSealed } from '../rules/3-glossary/3-standing.ts';
import { controller, type NapoleonicWars } from '../state/state.ts';
import { mayIntercept } from '../rules/10-interception/10.1-interception.ts';
import { isOnMap } from '../state/state.ts';
import { links, nationOfLeader } from '../catalogue/catalogue.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { ownNations, stateOf, toneFor } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

const NO_LINES: Overlay['lines'] = [];

/** 3, 8.3 Whose every Duchy is now: one's own, an Ally's, an enemy's, or a Neutral's. */
const camps = (g: NapoleonicWars, seat: Seat, words: Speak): Overlay => ({
  id: 'camps',
  name: words('overlay.camps'),
  wash: true,
  places: DUCHIES.map((id) => ({
    place: id,
    tone: toneFor(g, seat, controller(g, id)),
    words: words('overlay.held', { duchy: id, nation: controller(g, id) }),
  })),
  lines: NO_LINES,
});

/** 5.81 Keys, and who Controls them. */
const keys = (g: NapoleonicWars, seat: Seat, words: Speak): Overlay => ({
  id: 'keys',
  name: words('overlay.keys'),
  places: DUCHIES.filter((id) => duchy(id).key).map((id) => ({
    place: id,
    tone: toneFor(g, seat, controller(g, id)),
    words: words('overlay.key', { duchy: id, nation: controller(g, id), owner: duchy(id).owner }),
  })),
  lines: NO_LINES,
});

/** 13.35 Zones that one's Camp or the enemy Controls, and the Ports that are blockaded. */
const seas = (g: NapoleonicWars, seat: Seat, words: Speak): Overlay => {
  const masters = (zone: (typeof ZONES)[number]) => NATIONS.filter((nation) => controlsZone(g, nation, zone));
  return {
    id: 'seas',
    name: words('overlay.seas'),
    places: ZONES.flatMap((id): Overlay['places'] => {
      const [master] = masters(id);
      if (master === undefined) return [];
      return [
        { place: id, tone: toneFor(g, seat, master), words: words('overlay.zone', { zone: id, nations: masters(id) }) },
        ...portsIn(id)
          .filter((port) => isSealed(g, controller(g, port), port))
          .map((port) => ({
            place: port,
            tone: 'danger' as const,
            words: words('overlay.blockaded', { duchy: port }),
          })),
      ];
    }),
    lines: straits.map(({ link }) => ({ through: link, tone: 'shared' as const })),
  };
};

/** 10.1 Where enemy Armies could intercept what enters now. */
const interceptions = (g: NapoleonicWars, seat: Seat, words: Speak): Overlay => {
  const own = ownNations(g, seat);
  const enemies = g.leaders.flatMap(({ id, at }) =>
    isOnMap(at) && toneFor(g, seat, nationOfLeader(id)) === 'enemy' ? [{ id, at }] : [],
  );
  const places = new Map<string, (typeof enemies)[number]['id'][]>();
  for (const { id, at } of enemies)
    for (const { to } of links(at))
      if (own.length > 0 && !mayIntercept(g, id, { to })) places.set(to, [...(places.get(to) ?? []), id]);
  return {
    id: 'interceptions',
    name: words('overlay.interceptions'),
    places: [...places].map(([place, leaders]) => ({
      place,
      tone: 'danger' as const,
      words: words('overlay.intercepted', { duchy: place as (typeof DUCHIES)[number], leaders }),
    })),
    lines: NO_LINES,
  };
};

const kept = fact((view: NapoleonicWarsView, seat: Seat, language: Language): readonly Overlay[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return [camps(g, seat, words), keys(g, seat, words), seas(g, seat, words), interceptions(g, seat, words)];
});
export const overlays = (view: NapoleonicWarsView, seat: Seat, language: Language): readonly Overlay[] =>
  kept(view, seat, language);
