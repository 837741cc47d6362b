import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { areAllied, atWar, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules, Happening } from './card.ts';
import { pick } from './choosing.ts';
import { lays } from './timed.ts';

interface OwnMessages {
  'armistice.nobody': {};
  'armistice.agreed': { one: Nation; other: Nation };
  'armistice.calledOff': {};
}
type Truce = { readonly kind: 'truce'; readonly one: Nation; readonly other: Nation };
const wording: Wording<OwnMessages, Truce> = {
  en: {
    'armistice.nobody': () => 'Neither your nation nor an Ally is at war.',
    'armistice.agreed': ({ one, other }, name) =>
      `There is an Armistice between ${name.the.nation(one)} and ${name.the.nation(other)}.`,
    'armistice.calledOff': () => 'The battle is called off.',
  },
  fr: {
    'armistice.nobody': () => 'Ni votre nation ni un allié n’est en guerre.',
    'armistice.agreed': ({ one, other }, name) =>
      `Il y a armistice entre ${name.the.nation(one)} et ${name.the.nation(other)}.`,
    'armistice.calledOff': () => 'La bataille est annulée.',
  },
  labels: {
    en: { byKind: { truce: ({ one, other }, name) => `${name.nation(one)} and ${name.nation(other)}` } },
    fr: { byKind: { truce: ({ one, other }, name) => `${name.nation(one)} et ${name.nation(other)}` } },
  },
};
const { log, must } = speechOf<OwnMessages>();
const ARMISTICE = cardId('armistice');

const truces = (g: NapoleonicWars, { nation }: By): readonly Truce[] =>
  NATIONS.filter((one) => areAllied(g, nation, one)).flatMap((one) =>
    NATIONS.filter((other) => atWar(g, one, other)).map((other): Truce => ({ kind: 'truce', one, other })),
  );
/** A battle between these two alone, whose dice have not been rolled. */
const isTheirBattle = ({ battle: row }: NapoleonicWars, { one, other }: Truce): boolean =>
  row?.kind === 'land' &&
  row.round === 1 &&
  [...row.active.nations, ...row.inactive.nations].every((nation) => nation === one || nation === other);

function* agreed(g: NapoleonicWars, by: By, now: Happening | null): Script {
  const prompt = say('event.what', { card: ARMISTICE });
  const truce = yield* pick<Truce>(by.seat, { rule: '6.19', prompt, among: truces(g, by) });
  const { one, other } = truce;
  lays(g, by, ARMISTICE);
  g.effects = [...g.effects, { kind: 'armistice', card: ARMISTICE, nations: [one, other] }];
  log(g, '6.19', 'armistice.agreed', { one, other });
  if (now?.moment !== 'battleStart' || !isTheirBattle(g, truce)) return;
  g.effects = [...g.effects, { kind: 'battleOff', card: null }];
  log(g, '6.19', 'armistice.calledOff');
}
const may = (g: NapoleonicWars, by: By): Verdict => must('6.14', truces(g, by).length > 0, 'armistice.nobody');

/** 87 Armistice: two nations at war neither enter nor attack each other’s land until it ends; a battle just begun is called off. */
export const armistice: CardRules = {
  id: ARMISTICE,
  wording,
  says: {
    en: 'Response, timed: between two nations of opposite Camps, one of them yours or your Ally. Neither enters Duchies of the other, attacks, intercepts or besieges it, or Flags its Duchies with points; Fleets and Forces placed by event are not bound. A battle of these two alone, before its dice, is called off.',
    fr: 'Réaction, durable : entre deux nations de camps opposés, dont la vôtre ou un allié. Aucune n’entre dans les duchés de l’autre, ne l’attaque, ne l’intercepte, ne l’assiège ni n’y plante de drapeau avec des points ; flottes et forces placées par événement ne sont pas liées. Une bataille entre elles seules, avant ses dés, est annulée.',
  },
  plays: [
    { when: 'impulse', may, play: agreed },
    { when: 'anyAct', may, play: agreed },
    { when: 'battleStart', may, play: agreed },
  ],
};
