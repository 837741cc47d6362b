import type { Spot } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language, Message } from '@bivouac/kernel';
import { duchies, isZone, leaders, nation as nationCard } from '../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, PlaceId, ReserveId } from '../catalogue/ids.ts';
import { rulesOf } from '../cards/shelf.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { fleetCounter, placeOfCounter, placeOfFleet, unitCounter } from './counters.ts';
import { isNation } from './seen.ts';

const NOWHERE: Spot = {};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isPlace = (value: string | undefined): value is PlaceId =>
  value !== undefined && (isZone(value as PlaceId) || duchies.has(value as DuchyId));

/** Answers that take a force from where it stands to a place. */
const WAYS: readonly string[] = ['to', 'evadeTo', 'retreatTo', 'withdrawTo', 'deployTo', 'convoyTo', 'retreatIntoWar'];
const BY_SEA: readonly string[] = ['sail', 'sailTo', 'refuge', 'putToSea', 'refit', 'refitNow', 'buildSquadron'];
const TO_A_PORT: readonly string[] = ['regroupSquadron', 'squadronBack', 'newSquadron'];

/** The place that a question is about: where the Formation stands that it asks. */
const placeOf = ({ params }: Message): string | undefined => {
  const named = text(params['duchy']) ?? text(params['place']) ?? text(params['at']) ?? text(params['from']);
  return isPlace(named) ? named : undefined;
};
const onSheet = (place: PlaceId, kind: string): string =>
  BY_SEA.includes(kind) || TO_A_PORT.includes(kind) ? placeOfFleet(place) : place;

/** Where on the sheet an answer can be given: what it names says where. */
export const spot = (answer: Answer, { prompt }: Asked, view?: NapoleonicWarsView): Spot => {
  const { kind } = answer;
  const [leader, nation] = [text(answer['leader']), answer['nation'] ?? answer['on']];
  const named = text(answer['duchy']) ?? text(answer['place']) ?? text(answer['zone']) ?? text(answer['from']);
  const about = placeOf(prompt);
  if (isPlace(named)) {
    const place = onSheet(named, kind);
    return about !== undefined && WAYS.includes(kind) && about !== named ? { from: about, place } : { place };
  }
  if (leader !== undefined && leaders.has(leader as LeaderId)) return { counter: leader };
  if (!isNation(nation)) return NOWHERE;
  if (about !== undefined) {
    const counter = [unitCounter(nation, about), fleetCounter(nation, about)].find(
      (id) => view !== undefined && placeOfCounter(view, id) !== undefined,
    );
    if (counter !== undefined) return { counter };
  }
  // What is done with a whole nation is done at its Capital.
  const [seat] = nationCard(nation).capitals;
  return ABOUT_NATIONS.includes(kind) && seat !== undefined ? { place: seat } : NOWHERE;
};
/** 8 Consuls and Camps are looked up at the Capitals of half of Europe: the eye stays where one can march, build and besiege. */
const OF_DIPLOMACY: readonly string[] = [
  'courtRight',
  'courtLeft',
  'flipUp',
  'flipDown',
  'declareWar',
  'freeWar',
  'changeCamp',
  'enterCamp',
];
export const minor = ({ kind }: Answer, { prompt }: Asked): boolean =>
  prompt.key === 'impulse.act' && OF_DIPLOMACY.includes(kind);

const ABOUT_NATIONS: readonly string[] = ['courtRight', 'courtLeft', 'flipUp', 'flipDown', 'declareWar', 'freeWar'];

/** 6, 6.2 The card or Reserve that an answer plays. */
export const cardOf = (answer: Answer): string | undefined => text(answer['card']) ?? text(answer['reserve']);

/** What the event of a card does. */
export const answerHelp = (answer: Answer, _asked: Asked, language: Language): string | undefined => {
  const id = cardOf(answer);
  return id === undefined ? undefined : rulesOf(id as CardId | ReserveId)?.says[language];
};

const CLOSING: readonly string[] = ['done', 'pass', 'halt', 'endImpulse', 'keep', 'stopSiege', 'no'];
export const closes = ({ kind }: Answer): boolean => CLOSING.includes(kind);
