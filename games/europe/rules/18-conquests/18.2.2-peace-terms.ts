import { ask, choice, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { zonesOfProvince } from '../../catalogue/board.ts';
import { groupings } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { NationId, ProvinceId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { changeZone, type Europe, nation, zone } from '../../state/state.ts';
import { sumOf } from '../4-glossary/4-trial.ts';
import {
  checkStates,
  createPoland,
  growItaly,
  growPoland,
  isCreated,
  polishProvinces,
} from '../20-scenarios/20.2-states.ts';
import { makeAlly, takeIn } from './18.1-minor-conquest.ts';
import { type Gain, gains, hasPolishProvince, mayGain, ownerOf, type Terms } from './18.2.2-provinces.ts';

const { nation: POLAND } = groupings.poland;

/** 18.2.2 Three provinces, four after the Drums of War, two at Tilsit; cards may add to it (16F). */
export const provincesDue = (g: Europe, loser: NationId, tilsit: boolean): number => {
  const { provinces, provincesAfterDrums, provincesAtTilsit } = tables(g).forcedPeace;
  const basis = tilsit ? provincesAtTilsit : nation(g, loser).drums ? provincesAfterDrums : provinces;
  return basis + sumOf(g.trial?.modifiers ?? []);
};

/** 18.2.2 The province is land of another from now on. */
const cede = (g: Europe, terms: Terms, province: ProvinceId, to: NationId): void => {
  const owner = ownerOf(g, terms, province);
  const before = polishProvinces(g);
  const ceded = zonesOfProvince(province).filter((id) => zone(g, id).nation === owner);
  for (const id of ceded) changeZone(g, id, { nation: to, control: null, siege: null });
  g.tracks = { ...g.tracks, ceded: [...g.tracks.ceded, ...ceded] };
  log(g, '18.2.2', 'peace.annexed', { province, to });
  growItaly(g);
  if (to === POLAND && isPolandDue(g)) createPoland(g, 'peace');
  if (isCreated(g, 'poland')) growPoland(g, before);
};

/** 20.2 (2c), revised 8.3.5 With Mazovia, which comes first; in the first edition with another Polish province beside it that the Empire has. */
const isPolandDue = (g: Europe): boolean =>
  !isCreated(g, 'poland') && (revised(g, 'newStates') || hasPolishProvince(g) || polishProvinces(g) > 1);
/** 20.2 (2c) 2013: Mazovia has been taken for Poland, and the second province is still to come. */
const isPolandOwed = (g: Europe): boolean => nation(g, POLAND).side === 'none' && polishProvinces(g) > 0;

const gain = (g: Europe, terms: Terms, what: Gain): void => {
  if (what.kind === 'annex') {
    cede(g, terms, what.province, what.to);
    return;
  }
  const before = g.zones;
  if (what.as === 'ally') makeAlly(g, what.nation, terms.by, terms.victor);
  else takeIn(g, what.nation, terms.by, terms.victor);
  const changed = g.zones.filter((row, index) => row.nation !== before[index]?.nation).map(({ id }) => id);
  g.tracks = { ...g.tracks, ceded: [...g.tracks.ceded, ...changed] };
  checkStates(g);
};

/** 18.2.2 The victor takes provinces one after the other; where there are none left to take, the loser pays for each. */
export function* setTerms(g: Europe, terms: Terms): Script {
  for (let { left } = terms; left > 0; left--) {
    const now = { ...terms, left };
    const owed = isPolandOwed(g);
    const among = gains(g, now).filter((each) => !owed || (each.kind === 'annex' && each.to === POLAND));
    if (!among.some((each) => mayGain(g, now, each) === undefined)) {
      payInstead(g, terms.loser, left);
      return;
    }
    const answer = yield* ask(
      choice<Gain | typeof DONE>({
        by: terms.by,
        rule: '18.2.2',
        prompt: say('peace.gain', { loser: terms.loser, left }),
        among,
        may: (each) => (each.kind === 'done' ? undefined : mayGain(g, now, each)),
        or: owed ? [] : [DONE],
      }),
    );
    if (answer.kind === 'done') return;
    gain(g, now, answer);
  }
}

const nextBudget = (g: Europe, power: NationId, by: number): void => {
  g.effects = [...g.effects, { card: null, kind: 'resources', power, by, year: g.clock.year + 1 }];
};
/** 18.2.2 Four resources of the next budget for each province that is missing. */
const payInstead = (g: Europe, loser: NationId, missing: number): void => {
  const by = tables(g).resources.perMissingProvince * missing;
  nextBudget(g, loser, by);
  log(g, '18.2.2', 'peace.pays', { nation: loser, resources: -by });
};

type Spoils = AnswerOf<'spoilsCard'> | AnswerOf<'spoilsResources'>;
/** 18.2.2 The victor has a card more in his next hand, or four resources in his next budget. */
export function* takeSpoils(g: Europe, { by, victor }: Terms): Script {
  const resources = tables(g).resources.conqueror;
  const among: readonly Spoils[] = [{ kind: 'spoilsCard' }, { kind: 'spoilsResources', resources }];
  const answer = yield* ask(
    choice<Spoils>({ by, rule: '18.2.2', prompt: say('peace.spoils', { side: by }), among, may: () => undefined }),
  );
  const { spoils } = g.tracks;
  if (answer.kind === 'spoilsCard') g.tracks = { ...g.tracks, spoils: { ...spoils, [by]: spoils[by] + 1 } };
  else nextBudget(g, victor, answer.resources);
}
