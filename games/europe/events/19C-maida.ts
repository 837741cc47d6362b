import { seaOfPort } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import type { Europe } from '../state/state.ts';
import { britishFleets, grantFleets, hasFleet, isNoWinter } from './british-fleets.ts';
import { atOnce, type EventRules } from './event.ts';
import { isInItaly } from './italy.ts';

const CARD = cardId('19C');
const BRITAIN = 'britain' as NationId;
/** 17.2.9 In place of −3; the two steps of a fleet are what may land in any case. */
const LANDING = -1;

/** Ports of Italy and Sicily on which no fortress looks down. */
const italianPorts = (g: Europe): readonly ZoneId[] =>
  g.zones.flatMap(({ id, fortress }) =>
    seaOfPort(id) !== undefined && fortress === 'none' && isInItaly(g, id) ? [id] : [],
  );

/** 19C Maida: a British fleet lands British troops at an open port of Italy; if they are beaten they come home again. */
export const maida: EventRules = [
  {
    when: 'action',
    may: (g) => isNoWinter(g) ?? hasFleet(g, false),
    play: atOnce((g) =>
      grantFleets(g, {
        fleets: britishFleets(g, false),
        most: 1,
        sailing: { card: CARD, landing: LANDING, ports: italianPorts(g), of: BRITAIN, comesBack: true },
      }),
    ),
  },
];
