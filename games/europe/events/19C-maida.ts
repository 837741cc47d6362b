import { seaOfPort } from '../board.ts';
import { cardId, zone as zoneCard } from '../catalogue.ts';
import type { NationId, ZoneId } from '../ids.ts';
import { must } from '../speech.ts';
import type { Europe } from '../state.ts';
import { britishFleets, grantFleets, hasFleet, isNoWinter } from './british-fleets.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('19C');
const BRITAIN = 'britain' as NationId;
const STEPS = 2;
const LANDING = -1;
const NATIONS: readonly string[] = ['naples', 'sicile', 'papaute', 'italie'];
const PROVINCES: readonly string[] = ['toscane', 'ligurie', 'piemont', 'sicile'];

/** Ports of Italy and Sicily on which no fortress looks down. */
const italianPorts = (g: Europe): readonly ZoneId[] =>
  g.zones.flatMap(({ id, nation, fortress }) =>
    seaOfPort(id) !== undefined &&
    fortress === 'none' &&
    (NATIONS.includes(nation) || PROVINCES.includes(zoneCard(id).province))
      ? [id]
      : [],
  );

/** 19C Maida: a British fleet lands British troops at an open port of Italy; if they are beaten they come home again. */
export const maida: EventRules = [
  {
    when: 'action',
    may: (g) =>
      isNoWinter(g) ??
      hasFleet(g, false) ??
      must('17.2.9', italianPorts(g).length > 0, 'sailing.noPort', { card: CARD }),
    play: atOnce((g) =>
      grantFleets(g, {
        fleets: britishFleets(g, false),
        most: 1,
        sailing: { card: CARD, steps: STEPS, landing: LANDING, ports: italianPorts(g), of: BRITAIN, comesBack: true },
      }),
    ),
  },
];
