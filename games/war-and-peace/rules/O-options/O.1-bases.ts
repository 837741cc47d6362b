import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { ZoneId } from '../../catalogue/ids.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import { zoneCards, zoneId } from '../../catalogue/seas.ts';
import type { WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { conquestsOf, factionOf } from '../../state/lands.ts';

const NORTH_ATLANTIC = zoneId('north_atlantic');
const CAPE = zoneId('cape');
const LESS = 10;

/** What has been used in this phase, by zone. */
type Used = Map<ZoneId, { squadrons: number; infantry: number }>;
const squadronsAt = (g: WarAndPeace, zone: ZoneId): number =>
  g.ships
    .filter(({ nation, kind, at }) => nation === 'england' && kind === 'S' && at === zone)
    .reduce((sum, { sp }) => sum + sp, 0);
const infantryAt = (g: WarAndPeace, zone: ZoneId): number =>
  g.troops
    .filter(({ nation, kind, at }) => nation === 'england' && isInfantry(kind) && (at as string) === zone)
    .reduce((sum, { sp }) => sum + sp, 0);

/** O.1.o, R-114 Portugal is a French conquest: every city of it, and not won back. */
const isPortugalFrench = (g: WarAndPeace): boolean =>
  conquestsOf(g, 'portugal').pro > 0 && factionOf(g, 'portugal') === 'pro';
/** O.1.m, O.1.n, O.1.o A success counts one, off the Cape two unless the French have Portuguese Africa; it never goes away. */
const succeed = (g: WarAndPeace, zone: ZoneId): void => {
  const more = zone === CAPE && !isPortugalFrench(g) ? 2 : 1;
  const { bases } = g.commerce;
  g.commerce = { ...g.commerce, bases: { ...bases, [zone]: (bases[zone] ?? 0) + more } };
};

type Suppress = AnswerOf<'suppress'> | typeof DONE;
const choices = (g: WarAndPeace, used: Used): readonly Suppress[] =>
  zoneCards.flatMap(({ id: zone }) => {
    const gone = used.get(zone) ?? { squadrons: 0, infantry: 0 };
    const ships = squadronsAt(g, zone) - gone.squadrons;
    const men = infantryAt(g, zone) - gone.infantry;
    const points = Math.floor(g.commerce.points / 2);
    const found: Suppress[] = [];
    for (let squadrons = ships; squadrons >= 0; squadrons--)
      for (let infantry = men; infantry >= 0; infantry--)
        for (let spent = points; spent >= 0; spent--)
          if (squadrons + infantry + spent > 0)
            found.push({ kind: 'suppress', zone, squadrons, infantry, points: spent });
    return found;
  });

/** O.1.l, O.1.n The English divide what they have on the high seas among attacks on bases, in their Combat Phase; never in the North Atlantic. */
export function* actionsAgainstBases(g: WarAndPeace): Script {
  if (!g.agreed.economicWarfare || g.clock.segment !== 'anti') return;
  const used: Used = new Map();
  const may = (answer: Suppress): Verdict =>
    must('O.1.l', answer.kind === 'done' || answer.zone !== NORTH_ATLANTIC, 'lloyds.northAtlantic');
  for (;;) {
    const among = choices(g, used);
    if (among.every((answer) => may(answer))) return;
    const prompt = say('lloyds.bases', { points: Math.floor(g.commerce.points / 2) });
    const answer = yield* ask(
      choice<Suppress>({ by: seatOf(g, 'england'), rule: 'O.1.l', prompt, among, may, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    const { zone, squadrons, infantry, points } = answer;
    const gone = used.get(zone) ?? { squadrons: 0, infantry: 0 };
    used.set(zone, { squadrons: gone.squadrons + squadrons, infantry: gone.infantry + infantry });
    g.commerce = { ...g.commerce, points: g.commerce.points - 2 * points };
    const die = say('lloyds.basesDice', { zone });
    const dice = (yield* roll('O.1.m', die)) + (yield* roll('O.1.m', die));
    const score = dice - LESS + squadrons + infantry + points;
    if (score > 0) succeed(g, zone);
    log(g, 'O.1.m', 'lloyds.suppressed', { zone, dice, score, bases: g.commerce.bases[zone] ?? 0 });
  }
}
