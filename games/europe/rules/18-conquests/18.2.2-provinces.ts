import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { areProvincesNeighbours, nationIn1805, provinceOf, seaOfPort, zonesOfProvince } from '../../catalogue/board.ts';
import { groupings, hasUnits, nation as nationCard, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, ProvinceId, Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, minorsOf, nation, powersOf, sideOf, zone } from '../../state/state.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { followersOf } from '../8-diplomacy/8.1.2-followers.ts';

export type Annex = AnswerOf<'annex'>;
export type DetachMinor = AnswerOf<'detachMinor'>;
export type Gain = Annex | DetachMinor;

const { nation: POLAND, core: MAZOVIA, provinces: POLISH } = groupings.poland;

/** Peace terms that are being set. */
export interface Terms {
  readonly loser: NationId;
  readonly by: Side;
  /** The power that has conquered. */
  readonly victor: NationId;
  /** 18.2.2 How many provinces are still to be had. */
  readonly left: number;
}

/** The provinces in which a nation has land. */
const provincesOf = (g: Europe, id: NationId): readonly ProvinceId[] => [
  ...new Set(landOf(g, id).map((at) => provinceOf(at))),
];
const zonesIn = (g: Europe, province: ProvinceId, owner: NationId) =>
  zonesOfProvince(province).filter((at) => zone(g, at).nation === owner);

const isCapitalProvince = (owner: NationId, province: ProvinceId): boolean =>
  nationCard(owner).capital.some((at) => provinceOf(at) === province);

/** 18.2.2 Whose a province is that may be asked for: the loser's, or an unconquered minor ally's. */
export const ownerOf = (g: Europe, { loser }: Terms, province: ProvinceId): NationId | undefined =>
  zonesIn(g, province, loser).length > 0
    ? loser
    : followersOf(g, loser).find((id) => zonesIn(g, province, id).length > 0);

/** 18.2.2 No province with a key zone; in the revised edition only those of the land of 1805 are barred. */
const hasKey = (g: Europe, { loser }: Terms, province: ProvinceId): boolean =>
  zonesOfProvince(province).some((at) => zoneCard(at).key && (!revised(g, 'annexation') || nationIn1805(at) === loser));

/** Islands to which no strait leads. */
const ISLANDS: readonly string[] = [
  'baleares',
  'corse',
  'crete',
  'iles_ioniennes',
  'irlande',
  'malte',
  'rhodes',
  'sardaigne',
];
const shareSea = (one: ProvinceId, at: ZoneId): boolean =>
  zonesOfProvince(one).some((port) => seaOfPort(port) === seaOfPort(at));

/** 18.2.2 It touches land of the victors, what they have just gained counted in; revised: an island across its sea. rulings/18.2.2-islands.md */
const touchesOurs = (g: Europe, by: Side, province: ProvinceId): boolean => {
  const bySea = revised(g, 'annexation') && ISLANDS.includes(province);
  return g.zones.some(({ id, nation: owner }) => {
    const other = provinceOf(id);
    const isNear = areProvincesNeighbours(province, other) || (bySea && shareSea(province, id));
    return sideOf(g, owner) === by && isNear;
  });
};

const touches = (g: Europe, owner: NationId, province: ProvinceId): boolean =>
  provincesOf(g, owner).some((other) => areProvincesNeighbours(province, other));

const isPolish = (province: ProvinceId): boolean => POLISH.includes(province);
/** 20.2 (2c) Has the Empire a Polish province? */
export const hasPolishProvince = (g: Europe): boolean =>
  POLISH.some((id) => zonesOfProvince(id).every((at) => sideOf(g, zone(g, at).nation) === 'empire'));
/** 20.2 (2c) 2013: Mazovia makes a Poland only together with another Polish province, had or to be had. */
const mayMakePoland = (g: Europe, terms: Terms): boolean =>
  revised(g, 'newStates') ||
  hasPolishProvince(g) ||
  (terms.left > 1 && POLISH.some((id) => id !== MAZOVIA && zonesIn(g, id, terms.loser).length > 0));

/** 18.2.2 Mazovia, for all its key zone, is ceded to make Poland; the other Polish provinces, which all touch it, go to a Poland that exists and has not fallen with France (8.3.5). */
const mayGoToPoland = (g: Europe, terms: Terms, province: ProvinceId): Verdict =>
  province === MAZOVIA
    ? must('8.3.5', mayMakePoland(g, terms), 'peace.polandNeedsMore')
    : must('8.3.5', zonesIn(g, MAZOVIA, POLAND).length > 0 && sideOf(g, POLAND) !== 'coalition', 'peace.noPoland');

/** 18.2.2 May that province be annexed by this power of the victors? */
export const mayAnnex = (g: Europe, terms: Terms, { province, to }: Annex): Verdict =>
  to === POLAND
    ? mayGoToPoland(g, terms, province)
    : (must('18.2.2', !hasKey(g, terms, province), 'peace.keyZone', { province }) ??
      must('18.2.2', touchesOurs(g, terms.by, province), 'peace.notAdjacent', { province }));

/** 18.2.2 A minor ally that is still the loser's may be taken in place of a province: as an ally, or, if it has no units and touches our land, as land. */
export const mayDetach = (g: Europe, { by }: Terms, { nation: id, as }: DetachMinor): Verdict =>
  as === 'ally'
    ? undefined
    : (must('18.2.2', !hasUnits(id), 'peace.hasUnits', { nation: id }) ??
      must(
        '18.2.2',
        provincesOf(g, id).some((province) => touchesOurs(g, by, province)),
        'peace.minorNotAdjacent',
        { nation: id },
      ));

/** Who could have it: the powers of the side, and minor powers whose land it touches. */
const recipients = (g: Europe, { by }: Terms, province: ProvinceId): readonly NationId[] => [
  ...powersOf(g, by),
  ...minorsOf(g, by).filter(
    (id) => ['ally', 'protectorate'].includes(nation(g, id).status) && id !== POLAND && touches(g, id, province),
  ),
  ...(by === 'empire' && isPolish(province) ? [POLAND] : []),
];

/** 18.2.2 All that the victor could ask for; in the first edition also provinces of unconquered minor allies, not those of their capitals. */
export const gains = (g: Europe, terms: Terms): readonly Gain[] => {
  const { loser } = terms;
  const minors = followersOf(g, loser);
  const ofMinors = revised(g, 'annexation')
    ? []
    : minors.flatMap((id) => provincesOf(g, id).filter((province) => !isCapitalProvince(id, province)));
  const lands = [...provincesOf(g, loser), ...ofMinors];
  return [
    ...lands.flatMap((province) => recipients(g, terms, province).map((to): Gain => ({ kind: 'annex', province, to }))),
    ...minors.flatMap((id): readonly Gain[] => [
      { kind: 'detachMinor', nation: id, as: 'ally' },
      { kind: 'detachMinor', nation: id, as: 'land' },
    ]),
  ];
};
export const mayGain = (g: Europe, terms: Terms, gain: Gain): Verdict =>
  gain.kind === 'annex' ? mayAnnex(g, terms, gain) : mayDetach(g, terms, gain);
