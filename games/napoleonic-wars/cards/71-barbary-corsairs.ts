import type { Script } from '@bivouac/kernel';
import { cardId, duchyId, portZones } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import { FREE, mayVoyageFrom, type Terms, voyage } from '../rules/13-naval/13.6-convoys.ts';
import { type Formation, leadersOfIn, type NapoleonicWars, pactOf, unitsIn } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick, pickDuchy } from './choosing.ts';
import { hasUnits, place } from './placing.ts';

interface OwnMessages {
  'corsairs.noPact': {};
  'corsairs.nowhere': {};
}
type Raid =
  | { readonly kind: 'raid'; readonly units: number; readonly led: boolean }
  | { readonly kind: 'recruit'; readonly units: number };
const wording: Wording<OwnMessages, Raid> = {
  en: {
    'corsairs.noPact': () => 'The Ottoman Turks must be in Pact.',
    'corsairs.nowhere': () =>
      'Neither Tangier, Algiers nor Tunis is Friendly to the Turks, with Units to place or to ship.',
  },
  fr: {
    'corsairs.noPact': () => 'Les Ottomans doivent être en pacte.',
    'corsairs.nowhere': () =>
      'Ni Tanger, ni Alger, ni Tunis n’est amie des Ottomans, avec des unités à placer ou à embarquer.',
  },
  labels: {
    en: {
      byKind: {
        raid: ({ units, led }) => `${units} aboard${led ? ', with a leader' : ''}`,
        recruit: ({ units }) => `${units} to be placed`,
      },
    },
    fr: {
      byKind: {
        raid: ({ units, led }) => `${units} à bord${led ? ', avec un général' : ''}`,
        recruit: ({ units }) => `${units} à placer`,
      },
    },
  },
};
const { must } = speechOf<OwnMessages>();
const BARBARY_CORSAIRS = cardId('barbary_corsairs');
const COAST: readonly DuchyId[] = [duchyId('tangier'), duchyId('algiers'), duchyId('tunis')];
const RECRUITS = 2;
const ABOARD = 4;

const nests = (g: NapoleonicWars): readonly DuchyId[] =>
  COAST.filter(
    (at) => isFriendly(g, 'turkey', at) && (hasUnits(g, 'turkey', 1) === undefined || unitsIn(g, at, 'turkey') > 0),
  );
/** To a Port of the own Zone, without Control of it and without a leader. */
const termsOf = (at: DuchyId): Terms => ({ ...FREE, needsControl: false, within: portZones(at) });

function* raids(g: NapoleonicWars, { seat }: By): Script {
  const at = yield* pickDuchy(seat, BARBARY_CORSAIRS, nests(g));
  const prompt = say('event.what', { card: BARBARY_CORSAIRS });
  const most = Math.min(RECRUITS, hasUnits(g, 'turkey', 1) === undefined ? RECRUITS : 0);
  const numbers = (upTo: number, from = 1): readonly number[] =>
    Array.from({ length: Math.max(0, upTo - from + 1) }, (_, nth) => from + nth);
  const recruit = yield* pick<Raid>(seat, {
    rule: '6.1',
    prompt,
    among: numbers(most, 0).map((units): Raid => ({ kind: 'recruit', units })),
  });
  if (recruit.units > 0) yield* place(g, 'turkey', at, recruit.units);
  if (unitsIn(g, at, 'turkey') === 0 || !mayVoyageFrom(g, 'turkey', at, termsOf(at))) return;
  const [leader] = leadersOfIn(g, 'turkey', at);
  const sizes = numbers(Math.min(ABOARD, unitsIn(g, at, 'turkey')));
  const raid = yield* pick<Raid | typeof DONE>(seat, {
    rule: '13.6',
    prompt,
    among: sizes.flatMap((units): readonly Raid[] => [
      { kind: 'raid', units, led: false },
      ...(leader === undefined ? [] : [{ kind: 'raid' as const, units, led: true }]),
    ]),
    or: [DONE],
  });
  if (raid.kind === 'done') return;
  const led = raid.kind === 'raid' && raid.led && leader !== undefined ? leader : null;
  const formation: Formation = { commander: led, leaders: led === null ? [] : [led], units: { turkey: raid.units } };
  yield* voyage(g, 'turkey', formation, at, termsOf(at));
}

/** 71 Barbary Corsairs: Units on the Barbary coast, and a raid from there to a Port of the same Zone. */
export const barbaryCorsairs: CardRules = {
  id: BARBARY_CORSAIRS,
  wording,
  says: {
    en: 'The Turks, in Pact, or their Patron: place up to two Turkish Units in Friendly Tangier, Algiers or Tunis; then up to four there, with or without a leader, sail free to a Port of that Duchy’s own Zone, as a Convoy or a landing, without Control of the Zone.',
    fr: 'Les Ottomans, en pacte, ou leur patron : placez jusqu’à deux unités ottomanes à Tanger, Alger ou Tunis amie ; puis jusqu’à quatre d’entre elles, avec ou sans général, gagnent gratuitement un port de la zone de ce duché, en convoi ou par débarquement, sans contrôle de la zone.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) =>
        must('6.1', pactOf(g, 'turkey') !== null, 'corsairs.noPact') ??
        must('6.1', nests(g).length > 0, 'corsairs.nowhere'),
      play: raids,
    },
  ],
};
