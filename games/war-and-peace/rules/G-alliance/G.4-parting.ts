import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import type { Faction, HexId } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import {
  changeTroops,
  factionHolding,
  factionOf,
  fieldAt,
  type Force,
  landOf,
  leadersAt,
  moveForce,
  occupied,
  pointsOf,
  garrisonAt,
  setHolder,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { crossedSpanishBorder } from '../L-iberia/L.1-spanish-chart.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { surrender } from '../SG-Q-retreat/SG-Q.5-surrender.ts';
import { shelter } from '../SG-S-sieges/SG-S.1-inside.ts';

const ofSide = (g: WarAndPeace, hex: HexId, side: Faction): readonly Troop[] =>
  fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === side);

/** The side that goes moves one hex of its choice, as in a retreat but without loss; where there is no hex it surrenders. */
function* leave(g: WarAndPeace, hex: HexId, side: Faction, captor: Troop): Script {
  const rows = ofSide(g, hex, side);
  const leaders = leadersAt(g, hex)
    .filter((row) => !row.inside && sideOfLeader(g, row.id) === side)
    .map(({ id }) => id);
  const force: Force = {
    at: hex,
    leaders,
    parts: rows.map(({ nation, kind, level, bond, sp }) => ({ nation, kind, level, bond, sp })),
  };
  const among = overland(hex).map((to): Away => ({ kind: 'retreatTo', to }));
  const may = ({ to }: Away): Verdict => mayEnter(g, { verb: 'aside', force, to });
  const [first] = rows;
  if (!first || among.every(may)) return surrender(g, rows, leaders, captor.nation, hex);
  const prompt = say('combat.aside', { at: hex });
  const { to } = yield* ask(choice({ by: commandOf(g, first, side), rule: 'G.4', prompt, among, may }));
  for (const troop of rows) changeTroops(g, troop, troop.sp, { spent: 'moved' });
  moveForce(g, force, to);
  crossedSpanishBorder(g, force.parts, hex, to);
}
type Away = AnswerOf<'retreatTo'>;

/** In a city the state's own troops go inside, and those outside stay as besiegers only if they are as many. */
const partInCity = (g: WarAndPeace, hex: HexId, home: Faction, guests: Faction): void => {
  const city = cityAt(hex);
  if (!city) return;
  shelter(g, hex, home);
  const land = landOf(g, hex);
  if (factionHolding(g, city.id) !== home && land !== 'hanse') setHolder(g, city.id, land);
  const inside = pointsOf(garrisonAt(g, hex));
  const outside = pointsOf(ofSide(g, hex, guests));
  if (ofSide(g, hex, home).length === 0 && inside > 0 && outside >= inside)
    g.sieges = [
      ...g.sieges.filter((siege) => siege.city !== city.id),
      { city: city.id, marker: 0, since: turnOf(g.clock) },
    ];
};

/** G.4, R-81 A change of status has made enemies of troops who share a hex: those who are not at home part from the others. */
export function* partEnemies(g: WarAndPeace): Script {
  for (const hex of occupied(g)) {
    if (!isHex(hex)) continue;
    const [french] = ofSide(g, hex, 'pro');
    const [ally] = ofSide(g, hex, 'anti');
    if (!french || !ally) continue;
    const land = landOf(g, hex);
    const owner = land === 'hanse' ? 'neutral' : factionOf(g, land);
    const home: Faction =
      owner === 'neutral'
        ? pointsOf(ofSide(g, hex, 'pro')) >= pointsOf(ofSide(g, hex, 'anti'))
          ? 'pro'
          : 'anti'
        : owner;
    const guests: Faction = home === 'pro' ? 'anti' : 'pro';
    if (cityAt(hex) && owner !== 'neutral') partInCity(g, hex, home, guests);
    const [stayer] = ofSide(g, hex, home);
    if (stayer && ofSide(g, hex, guests).length > 0) yield* leave(g, hex, guests, stayer);
  }
  g.parting = false;
}
