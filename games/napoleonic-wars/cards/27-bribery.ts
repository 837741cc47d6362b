import type { Script, Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, type Power, POWERS } from '../catalogue/ids.ts';
import { flipConsul, mayBefriend } from '../rules/8-diplomacy/8.1-track.ts';
import { consulOf, isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { mayTouchConsul } from './consul-steps.ts';
import { drawByEvent } from './hands.ts';

interface OwnMessages {
  'bribery.nobody': {};
  'bribery.inPact': { nation: Nation };
}
type Bribe =
  | { readonly kind: 'bribeFor'; readonly nation: Nation; readonly row: Power }
  | { readonly kind: 'bribeAway'; readonly nation: Nation };
const wording: Wording<OwnMessages, Bribe> = {
  en: {
    'bribery.nobody': () => 'No Consul can be bribed.',
    'bribery.inPact': ({ nation }, name) => `${name.nation(nation)} is in Pact.`,
  },
  fr: {
    'bribery.nobody': () => 'Aucun consul ne peut être corrompu.',
    'bribery.inPact': ({ nation }, name) => `${name.nation(nation)} : en pacte.`,
  },
  labels: {
    en: {
      byKind: {
        bribeFor: ({ nation, row }, name) => `${name.nation(nation)}: +1 side, ${name.nation(row)}`,
        bribeAway: ({ nation }, name) => `${name.nation(nation)}: normal side`,
      },
    },
    fr: {
      byKind: {
        bribeFor: ({ nation, row }, name) => `${name.nation(nation)} : face +1, ${name.nation(row)}`,
        bribeAway: ({ nation }, name) => `${name.nation(nation)} : face normale`,
      },
    },
  },
};
const { must } = speechOf<OwnMessages>();
const BRIBERY = cardId('bribery');

const bribes = (g: NapoleonicWars): readonly Bribe[] =>
  g.consuls.flatMap(({ nation, row, plus }): readonly Bribe[] => {
    if (plus) return [{ kind: 'bribeAway', nation }];
    const rows = row === null ? POWERS.filter((power) => isPlayerPower(g, power)) : [row];
    return rows.map((each): Bribe => ({ kind: 'bribeFor', nation, row: each }));
  });
const mayBribe = (g: NapoleonicWars, bribe: Bribe): Verdict =>
  must('8.2', consulOf(g, bribe.nation)?.column !== 'pact', 'bribery.inPact', { nation: bribe.nation }) ??
  mayTouchConsul(g, bribe.nation) ??
  (bribe.kind === 'bribeFor' ? mayBefriend(g, bribe.row, bribe.nation) : undefined);

function* pays(g: NapoleonicWars, { nation, seat }: By): Script {
  const prompt = say('event.what', { card: BRIBERY });
  const may = (bribe: Bribe): Verdict => mayBribe(g, bribe);
  const bribe = yield* pick<Bribe>(seat, { rule: '8.1', prompt, among: bribes(g), may });
  flipConsul(g, bribe.nation, bribe.kind === 'bribeFor' ? bribe.row : nation, bribe.kind === 'bribeFor');
  yield* drawByEvent(g, nation, 1);
}

/** 27 Bribery: a Consul outside Pact shows its +1 side, or loses it; a card is drawn. */
export const bribery: CardRules = {
  id: BRIBERY,
  wording,
  says: {
    en: 'Give a Consul outside Pact its +1 side, from Unaligned on the row that you name, or take it away. Then your nation draws one card.',
    fr: 'Donnez à un consul hors pacte sa face +1, non-aligné sur la ligne que vous nommez, ou retirez-la-lui. Votre nation pioche ensuite une carte.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const verdicts = bribes(g).map((bribe) => mayBribe(g, bribe));
        return verdicts.includes(undefined) ? undefined : (verdicts[0] ?? must('6.1', false, 'bribery.nobody'));
      },
      play: pays,
    },
  ],
};
