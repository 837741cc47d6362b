import { choose, type Script } from '@bivouac/kernel';
import { homesOf, reserveId } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { atWar, campOf, flagIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';

interface OwnMessages {
  'guerrillas.where': { left: number };
  'guerrillas.nobody': {};
}
type OwnAnswer = { readonly kind: 'rise'; readonly duchy: DuchyId };
const wording: Wording<OwnMessages, OwnAnswer> = {
  en: {
    'guerrillas.where': ({ left }) => `Where do the guerrillas strike? ${left} left.`,
    'guerrillas.nobody': () => 'No enemy Force stands in Spain.',
  },
  fr: {
    'guerrillas.where': ({ left }) => `Où la guérilla frappe-t-elle ? Encore ${left}.`,
    'guerrillas.nobody': () => 'Aucune force ennemie ne se trouve en Espagne.',
  },
  labels: {
    en: { byKind: { rise: ({ duchy }, name) => name.place(duchy) } },
    fr: { byKind: { rise: ({ duchy }, name) => name.place(duchy) } },
  },
};
const { must, say } = speechOf<OwnMessages>();
const MOST = 3;

/** Enemies with Forces, a Flag included, in a Spanish Home Duchy. */
const enemies = (g: NapoleonicWars, duchy: DuchyId): readonly Nation[] => {
  const flag = flagIn(g, duchy)?.nation;
  const here = nationsIn(g, duchy);
  const all = flag === undefined || here.includes(flag) ? here : [...here, flag];
  return all.filter((nation) => atWar(g, nation, 'spain'));
};
const targets = (g: NapoleonicWars): readonly DuchyId[] =>
  homesOf('spain').filter((duchy) => enemies(g, duchy).length > 0);

function* rising(g: NapoleonicWars, { seat }: By): Script {
  const chosen: DuchyId[] = [];
  while (seat !== null && chosen.length < MOST) {
    const among = targets(g)
      .filter((duchy) => !chosen.includes(duchy))
      .map((duchy): OwnAnswer => ({ kind: 'rise', duchy }));
    if (among.length === 0) break;
    const answer = yield* choose<OwnAnswer | typeof DONE>({
      by: seat,
      rule: '6.17',
      prompt: say('guerrillas.where', { left: MOST - chosen.length }),
      among,
      may: () => undefined,
      or: chosen.length > 0 ? [DONE] : [],
    });
    if (answer.kind === 'done') break;
    chosen.push(answer.duchy);
  }
  for (const at of chosen) yield* eventAttrition(g, { at, nations: enemies(g, at), flags: true, halved: 'never' });
}

/** Guerrillas (Spain): all enemy Forces in one to three Spanish Home Duchies suffer Attrition, never halved. */
export const guerrillas: CardRules = {
  id: reserveId('guerrillas'),
  wording,
  says: {
    en: 'All enemy Forces in one to three Spanish Home Duchies suffer Attrition, never halved.',
    fr: 'Toutes les forces ennemies dans un à trois duchés nationaux espagnols subissent l’attrition, jamais divisée par deux.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => must('6.1', campOf(g, 'spain') !== null && targets(g).length > 0, 'guerrillas.nobody'),
      play: rising,
    },
  ],
};
