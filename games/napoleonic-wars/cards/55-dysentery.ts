import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { better } from '../rules/9-movement/9.1-armies.ts';
import { attrition } from '../rules/9-movement/9.4-attrition.ts';
import { speechOf } from '../text/speech.ts';
import { allIn, changeLeader, impulse, markUnits, type NapoleonicWars } from '../state/state.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules, HappeningAt } from './card.ts';

interface OwnMessages {
  'dysentery.notActive': {};
}
const wording: Wording<OwnMessages> = {
  en: { 'dysentery.notActive': () => 'Only a Formation of the Active side that has just marched in.' },
  fr: { 'dysentery.notActive': () => 'Seulement une formation du camp actif qui vient d’entrer.' },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { must } = speechOf<OwnMessages>();

function* fallsSick(g: NapoleonicWars, _by: By, { nations, duchy }: HappeningAt<'formationEntered'>): Script {
  const all = allIn(g, duchy, nations, null);
  const [commander = null] = all.leaders.toSorted(better);
  const left = yield* attrition(g, { ...all, commander }, { at: duchy, rolledIn: duchy, causes: ['6.17'] });
  for (const leader of left.leaders) changeLeader(g, leader, { halted: true });
  markUnits(g, (row) => row.at === duchy && nations.includes(row.nation), { halted: true });
}

/** 55 Dysentery: a Formation that has just entered a Duchy suffers Attrition and goes no further in this Impulse. */
export const dysentery: CardRules = {
  id: cardId('dysentery'),
  wording,
  says: {
    en: 'Response: an Active Formation that has just entered a Duchy by land suffers Attrition and enters no further Duchy in this Impulse.',
    fr: 'Réaction : une formation active qui vient d’entrer dans un duché par terre subit l’attrition et n’entre plus dans aucun duché de cette impulsion.',
  },
  plays: [
    {
      when: 'formationEntered',
      may: (g, _by, { nations }) => must('6.14', nations.includes(impulse(g).nation), 'dysentery.notActive'),
      play: fallsSick,
    },
  ],
};
