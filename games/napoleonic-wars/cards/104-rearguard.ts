import type { Script } from '@bivouac/kernel';
import { cardId, nationOfLeader } from '../catalogue/catalogue.ts';
import { isRout } from '../rules/11-battle/11.5-aftermath.ts';
import { battle, changeBattle, changeLeader, leadersIn, markUnits, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules, HappeningAt } from './card.ts';
import { pick } from './choosing.ts';

interface OwnMessages {
  'rearguard.nothing': {};
  'rearguard.covers': {};
  'rearguard.holds': {};
}
type Deed = { readonly kind: 'coverRetreat' } | { readonly kind: 'barPursuit' };
const wording: Wording<OwnMessages, Deed> = {
  en: {
    'rearguard.nothing': () => 'There is no rout to prevent and no Active victor to stop.',
    'rearguard.covers': () => 'A rearguard covers the retreat: there is no rout.',
    'rearguard.holds': () => 'A rearguard stops the pursuit: the victors go no further in this Impulse.',
  },
  fr: {
    'rearguard.nothing': () => 'Il n’y a ni déroute à éviter ni vainqueur actif à arrêter.',
    'rearguard.covers': () => 'L’arrière-garde couvre la retraite : pas de déroute.',
    'rearguard.holds': () => 'L’arrière-garde arrête la poursuite : les vainqueurs n’iront pas plus loin.',
  },
  labels: {
    en: { byKind: { coverRetreat: () => 'No rout', barPursuit: () => 'No further advance' } },
    fr: { byKind: { coverRetreat: () => 'Pas de déroute', barPursuit: () => 'Pas d’avance' } },
  },
};
const { log, must } = speechOf<OwnMessages>();
const REARGUARD = cardId('rearguard');

const deeds = (g: NapoleonicWars, { loser, routed }: HappeningAt<'battleEnded'>): readonly Deed[] =>
  routed
    ? []
    : [
        ...(isRout(g, loser) ? [{ kind: 'coverRetreat' as const }] : []),
        ...(loser === 'inactive' ? [{ kind: 'barPursuit' as const }] : []),
      ];

function* covers(g: NapoleonicWars, { seat }: By, now: HappeningAt<'battleEnded'>): Script {
  const prompt = say('event.what', { card: REARGUARD });
  const { kind } = yield* pick(seat, { rule: '6.14', prompt, among: deeds(g, now) });
  if (kind === 'coverRetreat') {
    changeBattle(g, { noRout: true });
    return log(g, '6.14', 'rearguard.covers');
  }
  const { nations } = battle(g).active;
  for (const { id } of leadersIn(g, now.duchy))
    if (nations.includes(nationOfLeader(id))) changeLeader(g, id, { halted: true });
  markUnits(g, (row) => row.at === now.duchy && nations.includes(row.nation), { halted: true });
  log(g, '6.14', 'rearguard.holds');
}

/** 104 Rearguard: the loser of a land battle is not routed, or the Active victor goes no further in this Impulse. */
export const rearguard: CardRules = {
  id: REARGUARD,
  wording,
  says: {
    en: 'Response to a land battle just decided: either the loser is not routed, or the victorious Active pieces enter no further Duchy in this Impulse.',
    fr: 'Réaction à une bataille terrestre qui vient d’être décidée : soit le perdant n’est pas mis en déroute, soit les pièces actives victorieuses n’entrent plus dans aucun duché de cette impulsion.',
  },
  mightAnswer: (g, now) => now.moment === 'battleEnded' && deeds(g, now).length > 0,
  plays: [
    {
      when: 'battleEnded',
      may: (g, _by, now) => must('6.14', deeds(g, now).length > 0, 'rearguard.nothing'),
      play: covers,
    },
  ],
};
