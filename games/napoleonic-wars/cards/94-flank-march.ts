import { linkBetween } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { battle } from '../state/state.ts';
import { battleEvent, sideOf } from './battle-dice.ts';
import { plainWords } from './plain-words.ts';

const { wording, must } = plainWords({
  'flank.late': { en: 'In the first Round only.', fr: 'Dans le premier round seulement.' },
  'flank.defends': { en: 'Only the Active side marches.', fr: 'Seul le camp actif marche.' },
  'flank.notByLand': { en: 'It did not come by land.', fr: 'Il n’est pas venu par terre.' },
  'flank.hardGround': {
    en: 'It came over a pass, a marsh or a strait.',
    fr: 'Il est venu par un col, un marais ou un détroit.',
  },
});
const DICE = 3;

/** 94 Flank March: three dice more for attackers on easy ground, in the first Round. */
export const flankMarch = battleEvent('flank_march', {
  says: {
    en: 'Battle: three dice more in the first Round for an Active side that came by land and crossed no pass, marsh or strait.',
    fr: 'Bataille : trois dés de plus dans le premier round pour un camp actif venu par terre sans franchir ni col, ni marais, ni détroit.',
  },
  wording,
  may: (g, { nation }) => {
    const { round, activeFrom, at, seaPorts } = battle(g);
    const way = activeFrom.map((from) => linkBetween(from, at as DuchyId));
    return (
      must('6.15', round === 1, 'flank.late') ??
      must('6.15', sideOf(g, nation) === 'active', 'flank.defends') ??
      must('6.15', way.length > 0 && seaPorts.length === 0, 'flank.notByLand') ??
      must(
        '6.15',
        way.every((link) => link === 'plain' || link === 'rough'),
        'flank.hardGround',
      )
    );
  },
  bonus: () => ({ dice: DICE }),
});
