import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, type Power, POWERS } from '../catalogue/ids.ts';
import { mayBefriend, setConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { columnAt, consulOf, isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { mayTouchConsul } from './consul-steps.ts';

interface OwnMessages {
  'treaty.nobody': {};
}
type Treaty = { readonly kind: 'treatyWith'; readonly nation: Nation; readonly row: Power };
const wording: Wording<OwnMessages, Treaty> = {
  en: { 'treaty.nobody': () => 'There is no Neutral Client.' },
  fr: { 'treaty.nobody': () => 'Il n’y a pas de client neutre.' },
  labels: {
    en: { byKind: { treatyWith: ({ nation, row }, name) => `${name.nation(nation)} to ${name.the.nation(row)}` } },
    fr: { byKind: { treatyWith: ({ nation, row }, name) => `${name.nation(nation)} vers ${name.the.nation(row)}` } },
  },
};
const { must } = speechOf<OwnMessages>();
const SECRET_TREATY = cardId('secret_treaty');

/** A Neutral Client goes to the row of another Player Power. */
const treaties = (g: NapoleonicWars): readonly Treaty[] =>
  g.consuls
    .filter(({ column }) => column !== 'unaligned' && column !== 'pact')
    .flatMap(({ nation, row }) =>
      POWERS.filter((power) => power !== row && isPlayerPower(g, power)).map((power): Treaty => ({
        kind: 'treatyWith',
        nation,
        row: power,
      })),
    );
/** From Friend the Consul becomes Unaligned, and nobody’s Client. */
const mayTreat = (g: NapoleonicWars, { nation, row }: Treaty): Verdict =>
  mayTouchConsul(g, nation) ?? (consulOf(g, nation)?.column === 'friend' ? undefined : mayBefriend(g, row, nation));

function* signs(g: NapoleonicWars, { seat }: By): Script {
  const prompt = say('event.what', { card: SECRET_TREATY });
  const may = (treaty: Treaty): Verdict => mayTreat(g, treaty);
  const { nation, row } = yield* pick<Treaty>(seat, { rule: '8.1', prompt, among: treaties(g), may });
  setConsul(g, nation, columnAt(consulOf(g, nation)?.column ?? 'friend', -1) ?? 'unaligned', row);
}

/** 28 Secret Treaty: a Neutral Client goes over to another Power, a box further to the left. */
export const secretTreaty: CardRules = {
  id: SECRET_TREATY,
  wording,
  says: {
    en: 'Move the Consul of one Neutral Client to the row of another Player Power, one column left of its present one; from Friend it becomes Unaligned.',
    fr: 'Déplacez le consul d’un client neutre vers la ligne d’une autre puissance jouée, une colonne à gauche de la sienne ; ami, il devient non-aligné.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const verdicts = treaties(g).map((treaty) => mayTreat(g, treaty));
        return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'treaty.nobody'));
      },
      play: signs,
    },
  ],
};
