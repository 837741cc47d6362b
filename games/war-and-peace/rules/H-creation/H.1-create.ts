import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, YES } from '../../answers/answers.ts';
import { cityAt, cityCard, cityId } from '../../catalogue/cities.ts';
import { ARMY_KINDS, type CityId, isMajor, type Land, type Minor } from '../../catalogue/ids.ts';
import { isHex, region } from '../../catalogue/map.ts';
import { initialPool, specialDraft } from '../../catalogue/nations.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  addDraft,
  changePool,
  conquestsOf,
  factionHolding,
  factionOf,
  holderOf,
  inPool,
  isOnMap,
  landOf,
  leaderToPool,
  removeTroops,
  setHolder,
  toPool,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

type Special = 'dalmatia' | 'naples' | 'rhine' | 'westphalia';
const SPECIAL: readonly Special[] = ['dalmatia', 'naples', 'rhine', 'westphalia'];
/** H.1.a to H.1.d The cities that French units must stand in. */
const CITIES: Readonly<Record<Special, readonly CityId[]>> = {
  dalmatia: [cityId('trieste')],
  naples: [cityId('florence')],
  rhine: [cityId('frankfurt')],
  westphalia: [cityId('brunswick'), cityId('cassel')],
};
const TRANSITION: Readonly<Record<Special, string>> = {
  dalmatia: 'CR-01',
  naples: 'CR-02',
  rhine: 'CR-03',
  westphalia: 'CR-04',
};

/** H.1.e French units, not those of satellites, occupy the city. */
const areFrenchIn = (g: WarAndPeace, city: CityId): boolean =>
  factionHolding(g, city) === 'pro' && troopsAt(g, cityCard(city).hex).some(({ nation }) => nation === 'france');

const mayCreate = (g: WarAndPeace, nation: Special): Verdict => {
  const beaten = conquestsOf(g, 'austria').pro + conquestsOf(g, 'prussia').pro > 0;
  return (
    must(
      'H.1',
      stateOf(g, `CREATION.${nation}`) === 'unformed' && g.politics.minors[nation].status === 'unformed',
      'creation.exists',
      { nation },
    ) ??
    must(
      'H.1',
      CITIES[nation].every((city) => areFrenchIn(g, city)),
      'creation.needsFrench',
      { nation },
    ) ??
    must('H.1', nation !== 'rhine' || beaten, 'creation.needsConquest', { nation })
  );
};

/** R-92 Land changes its owner: units of a conquered state on it go to their pool, and its cities to the new state. */
export const cede = (g: WarAndPeace, lands: string, to: Land): void => {
  const hexes = region(lands);
  const before = new Set(hexes.map((hex) => landOf(g, hex)));
  g.politics = { ...g.politics, regions: { ...g.politics.regions, [lands]: to } };
  for (const { sp, ...sort } of g.troops) {
    const conquered = isMajor(sort.nation) && g.politics.status[sort.nation] === 'conquered' && before.has(sort.nation);
    if (!isHex(sort.at) || !hexes.includes(sort.at) || !conquered) continue;
    removeTroops(g, sort, sp);
    toPool(g, sort.nation, sort.kind, sp);
  }
  for (const row of g.leaders) {
    const { nation, naval } = leaderCard(row.id);
    if (
      isOnMap(row) &&
      isHex(row.at) &&
      hexes.includes(row.at) &&
      isMajor(nation) &&
      g.politics.status[nation] === 'conquered' &&
      !naval
    )
      leaderToPool(g, row.id);
  }
  if (to === 'hanse') return;
  for (const hex of hexes) {
    const city = cityAt(hex)?.id;
    const holder = city ? holderOf(g, city) : 'nobody';
    const hostile =
      holder !== 'nobody' && factionOf(g, holder) !== 'neutral' && factionOf(g, holder) !== factionOf(g, to);
    if (city && !hostile) setHolder(g, city, to);
  }
};

/** H.1 The state is there: its pool appears, its land is its own, and what it was made of is no more. */
const create = (g: WarAndPeace, nation: Special): void => {
  const { minors } = g.politics;
  const ended: Partial<Record<Minor, (typeof minors)[Minor]>> =
    nation === 'westphalia'
      ? { brunswick: { status: 'abolished', controller: null }, hesse: { status: 'abolished', controller: null } }
      : {};
  if (nation === 'westphalia')
    for (const gone of ['brunswick', 'hesse'] as const) {
      for (const { sp, ...sort } of g.troops.filter((troop) => troop.nation === gone)) removeTroops(g, sort, sp);
      for (const kind of ARMY_KINDS) changePool(g, gone, kind, -inPool(g, gone, kind));
    }
  g.politics = {
    ...g.politics,
    minors: { ...minors, ...ended, [nation]: { status: 'satellite', controller: 'france' } },
  };
  move(g, `CREATION.${nation}`, TRANSITION[nation], 'formed');
  addDraft(g, nation, initialPool(nation));
  cede(g, nation, nation);
  log(g, 'H.1', 'creation.done', { nation });
};

type Creation = AnswerOf<'create'> | typeof DONE;
/** H.1 In their Alliance Phase the French may create what they hold. */
export function* creations(g: WarAndPeace): Script {
  for (;;) {
    const among = SPECIAL.map((nation): Creation => ({ kind: 'create', nation }));
    const may = (answer: Creation): Verdict =>
      answer.kind === 'done' ? undefined : mayCreate(g, answer.nation as Special);
    if (among.every((answer) => may(answer))) return;
    const answer = yield* ask(
      choice<Creation>({ by: FRENCH, rule: 'H.1', prompt: say('creation.which'), among, may, or: [DONE] }),
    );
    if (answer.kind === 'done') return;
    create(g, answer.nation as Special);
  }
}

const AMSTERDAM = cityId('amsterdam');
const BRUSSELS = cityId('brussels');
/** H.3, H.3.b, H.3.c, H.3.f From 1810 the French may annex Holland: its army goes home, three points of infantry come, and Amsterdam is French. */
export function* annexHolland(g: WarAndPeace): Script {
  if (g.clock.year < 1810 || stateOf(g, 'HOLLAND') !== 'batavian' || scenarioOf(g).victory !== 'printed') return;
  if (![AMSTERDAM, BRUSSELS].every((city) => factionHolding(g, city) === 'pro')) return;
  const answer = yield* ask({ by: FRENCH, rule: 'H.3', prompt: say('creation.annex'), answers: [YES, NO] });
  if (answer.kind === 'no') return;
  for (const { sp, ...sort } of g.troops.filter((troop) => troop.nation === 'holland')) removeTroops(g, sort, sp);
  for (const kind of ARMY_KINDS) changePool(g, 'holland', kind, -inPool(g, 'holland', kind));
  addDraft(g, 'france', specialDraft('hollandAnnexed'));
  g.politics = {
    ...g.politics,
    minors: { ...g.politics.minors, holland: { status: 'annexed', controller: 'france' } },
  };
  cede(g, 'holland', 'france');
  g.history = { ...g.history, hollandAnnexed: true, floating: [...g.history.floating.slice(0, 2), AMSTERDAM] };
  move(g, 'HOLLAND', 'HO-02', 'annexed');
  log(g, 'H.3', 'creation.annexed');
}
