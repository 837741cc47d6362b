import { choose, type Script } from '@bivouac/kernel';
import { homesOf, reserveId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import type { NapoleonicWars } from '../state/state.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { hasUnits, place } from './placing.ts';

interface OwnMessages {
  'krumper.where': { left: number };
  'krumper.nowhere': {};
}
type OwnAnswer = { readonly kind: 'muster'; readonly duchy: DuchyId };
const wording: Wording<OwnMessages, OwnAnswer> = {
  en: {
    'krumper.where': ({ left }) => `Where does a Unit muster? ${left} left.`,
    'krumper.nowhere': () => 'Prussia has no Friendly Home Duchy, or no Unit left.',
  },
  fr: {
    'krumper.where': ({ left }) => `Où une unité se rassemble-t-elle ? Encore ${left}.`,
    'krumper.nowhere': () => 'La Prusse n’a pas de duché national ami, ou plus d’unité.',
  },
  labels: {
    en: { byKind: { muster: ({ duchy }, name) => name.place(duchy) } },
    fr: { byKind: { muster: ({ duchy }, name) => name.place(duchy) } },
  },
};
const { must, say } = speechOf<OwnMessages>();
const UNITS = 2;
const homes = (g: NapoleonicWars): readonly DuchyId[] =>
  homesOf('prussia').filter((duchy) => isFriendly(g, 'prussia', duchy));

function* musters(g: NapoleonicWars, { seat }: By): Script {
  const used: DuchyId[] = [];
  for (let unit = 0; unit < UNITS && seat !== null && hasUnits(g, 'prussia', 1) === undefined; unit++) {
    const open = homes(g);
    const fresh = open.filter((duchy) => !used.includes(duchy));
    const among = (fresh.length > 0 ? fresh : open).map((duchy): OwnAnswer => ({ kind: 'muster', duchy }));
    if (among.length === 0) return;
    const prompt = say('krumper.where', { left: UNITS - unit });
    const { duchy } = yield* choose({ by: seat, rule: '6.2', prompt, among, may: () => undefined });
    used.push(duchy);
    yield* place(g, 'prussia', duchy, 1);
  }
}

/** Krumper System (Prussia): two Units, in two Friendly Prussian Home Duchies while there are two. */
export const krumperSystem: CardRules = {
  id: reserveId('krumper_system'),
  wording,
  says: {
    en: 'Two Prussian Units are placed in two Friendly Prussian Home Duchies, or both in the only one.',
    fr: 'Deux unités prussiennes sont placées dans deux duchés nationaux prussiens amis, ou toutes deux dans le seul qui le soit.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', homes(g).length > 0 && hasUnits(g, 'prussia', 1) === undefined, 'krumper.nowhere'),
      play: musters,
    },
  ],
};
