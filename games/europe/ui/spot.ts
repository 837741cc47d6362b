import type { Spot } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Message } from '@bivouac/kernel';
import type { EuropeAnswer } from '../answers/answers.ts';
import { blockadeBoxOf, zonesOfProvince } from '../catalogue/board.ts';
import { cardText, nations, zones } from '../catalogue/catalogue.ts';
import type { CardId, NationId, ProvinceId, ZoneId } from '../catalogue/ids.ts';
import { force, forceCalled, type ForceName } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import type { Language } from '@bivouac/kernel';
import { depotCounter } from './counters.ts';

const NOWHERE: Spot = {};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What the force itself does where it stands. */
const BY_THE_FORCE: readonly EuropeAnswer['kind'][] = [
  'control',
  'siege',
  'rally',
  'halt',
  'stand',
  'evade',
  'shelter',
  'fight',
  'await',
  'dropDepot',
];
/** 17.2.7 What is done before a port, in its blockade box. */
const BEFORE_THE_PORT: readonly EuropeAnswer['kind'][] = ['blockade', 'attackBlockade', 'blockading'];

/** The zone that a force stands in, by its name. */
export const standsIn = (view: EuropeView | undefined, name: string | undefined): string | undefined => {
  if (!view || name === undefined) return undefined;
  const stands = [...view.generals, ...view.units].some((row) => row.id === name && row.at.startsWith('force-'));
  return stands ? force(view, forceCalled(view, name as ForceName)).zone : undefined;
};

const placeOf = ({ kind, zone, to, sea, war, box }: Answer): string | undefined => {
  const land = text(to) ?? text(zone);
  if (land !== undefined && BEFORE_THE_PORT.some((each) => each === kind)) return blockadeBoxOf(land as ZoneId);
  const named = land ?? text(sea) ?? text(box);
  return war === undefined && named !== undefined && kind !== 'giveAid' ? named : undefined;
};

const counterOf = ({ unit, general, fleet, special, force: name, depot }: Answer): string | undefined =>
  text(unit) ??
  text(general) ??
  text(fleet) ??
  text(special) ??
  text(name) ??
  (typeof depot === 'number' ? depotCounter({ id: depot }) : undefined);

/** A province that changes hands is spoken of where it lies, a nation at its capital. */
const countryOf = ({ nation, province, from, to }: Answer): string | undefined => {
  const part = text(province);
  if (part !== undefined) return zonesOfProvince(part as ProvinceId)[0];
  const named = [nation, from, to].map(text).find((id) => id !== undefined && nations.has(id as NationId));
  return named === undefined ? undefined : nations.get(named as NationId)?.capital[0];
};

const asksAbout = ({ params }: Message): string | undefined => text(params['force']);

/**
 * Where on the sheet an answer can be given. What an answer names says where: a zone or a sea, a piece, a nation. One that
 * names nothing is done by the force that the question is about, or nowhere.
 */
export const spot = (answer: Answer, { prompt }: Asked, view?: EuropeView): Spot => {
  const place = placeOf(answer);
  const counter = counterOf(answer);
  if (place !== undefined && !nations.has(place as NationId)) {
    const from = standsIn(view, counter ?? asksAbout(prompt));
    const isWay = from !== undefined && from !== place && zones.has(place as ZoneId);
    return isWay ? { from, place } : { place };
  }
  if (counter !== undefined) return { counter };
  const country = countryOf(answer);
  if (country !== undefined) return { place: country };
  const about = asksAbout(prompt);
  if (about === undefined || !BY_THE_FORCE.some((each) => each === answer.kind)) return NOWHERE;
  const stands = standsIn(view, about);
  return stands === undefined ? { counter: about } : { place: stands };
};

/** What the event of a card does, to the one who may play it. */
export const answerHelp = (
  { kind, card }: Answer,
  _asked: Asked,
  language: Language,
  view?: EuropeView,
): string | undefined =>
  kind === 'event' && typeof card === 'string'
    ? cardText(card as CardId, view?.edition ?? '2013')[language]
    : undefined;

const CLOSING: readonly EuropeAnswer['kind'][] = ['done', 'pass', 'halt', 'stand', 'no'];

export const closes = ({ kind }: Answer): boolean => CLOSING.some((closing) => closing === kind);
