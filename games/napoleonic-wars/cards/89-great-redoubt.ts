import { battle } from '../state/state.ts';
import { battleEvent, sideOf } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'redoubt.attacks': { en: 'Only the inactive side digs in.', fr: 'Seul le camp inactif se retranche.' },
  'redoubt.surprised': {
    en: 'A Formation of this side has failed to evade.',
    fr: 'Une formation de ce camp a manqué son esquive.',
  },
});
const DICE = 4;

/** 89 Great Redoubt: four dice more for defenders who stand their ground, in this Round. */
export const greatRedoubt = battleEvent('great_redoubt', {
  says: {
    en: 'Battle: four dice more in this Round for the inactive side, if none of its Formations has failed to evade.',
    fr: 'Bataille : quatre dés de plus dans ce round pour le camp inactif, si aucune de ses formations n’a manqué une esquive.',
  },
  wording,
  may: (g, { nation }) =>
    must('6.15', sideOf(g, nation) === 'inactive', 'redoubt.attacks') ??
    must('6.15', battle(g).inactive.failedEvasions === 0, 'redoubt.surprised'),
  bonus: () => ({ dice: DICE }),
});
